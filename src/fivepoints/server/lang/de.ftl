### Warum etwas nicht geschieht: hinter „Das geht nicht:“ und Ähnlichem, deshalb klein und ohne Punkt.

## Der Tisch
refused-no-table = diesen Tisch gibt es nicht
refused-private = dieser Tisch wird anderen nicht gezeigt
refused-not-begun = die Partie hat noch nicht begonnen
refused-begun = die Partie hat schon begonnen
refused-begun-not-aborted = die Partie hat begonnen: man kann sie verlassen, aufgeben oder gemeinsam abbrechen
refused-over = die Partie ist zu Ende
refused-not-over = die Partie ist nicht zu Ende
refused-stuck = diese Partie kann nach den heutigen Regeln nicht weitergehen
refused-not-owner = das kann nur, wem der Tisch gehört
refused-no-pause = nur ein Tisch pro Zug kann unterbrochen werden
refused-paused = der Tisch ist unterbrochen
refused-paused-already = der Tisch ist schon unterbrochen
refused-not-paused = der Tisch ist nicht unterbrochen
refused-too-many-tables = du hast zu viele Tische, die nicht zu Ende sind: bring erst einige zu Ende
refused-rematch-not-yours = eine Revanche kann nur verlangen, wer am Tisch saß
refused-calling-off-not-yours = die Partie abbrechen kann nur, wer am Tisch sitzt
refused-play-on-later = diese Partie ist nicht zu Ende: erst dann kann jemand von einem ihrer Momente weiterspielen
refused-other-eyes = eine laufende Partie sieht man vom eigenen Platz aus oder von keinem
refused-no-lesson = zu diesem Spiel gibt es keine Lektion

## Plätze
refused-no-seat = es gibt keinen Platz { $seat }
refused-not-your-seat = das ist nicht dein Platz
refused-no-free-seat = kein Platz ist frei
refused-seat-taken = dieser Platz ist besetzt
refused-seated = du spielst hier schon: ein anderer Platz eines laufenden Spiels kann wissen, was deiner nicht wissen darf
refused-seat-open = ein Platz ist noch frei
refused-colour-taken = diese Farbe ist vergeben
refused-one-colour-twice = zwei Plätze haben dieselbe Farbe
refused-figure-settled = wen dieser Platz spielt, steht fest: die Partie läuft schon oder geht von der Stellung einer anderen aus
refused-unwanted = wem dieser Tisch gehört, möchte dich nicht daran haben
refused-person-here = dort sitzt jemand: in einer laufenden Partie wird nur ein Platz frei, der verlassen oder zu spät ist; ohne Uhren auch einer, der nicht verbunden ist
refused-choice-closed = die Wahl dort ist geschlossen: warte, bis alle Hände offen sind
refused-not-late = dieser Platz ist weder verlassen noch zu spät
refused-bot-plays = ein Bot spielt diesen Platz für dich: komm erst zurück
refused-bot-not-yours = einen Bot verlangen kann nur, wer am Tisch sitzt
refused-secret-made = das Geheimnis ist schon gebildet
refused-word-not-yours = ein Wort dazugeben kann nur, wer am Tisch sitzt

## Züge und Gespräch
refused-moved-on = das Spiel ist inzwischen weiter
refused-no-occasion = dafür lässt sich jetzt nichts hinterlegen
refused-no-whisper = geflüstert wird nur von einer Person am Tisch zur anderen
refused-not-heard = diese Person möchte nichts von dir hören

## Leute
refused-no-name = wähle zuerst einen Namen
refused-no-person = diese Person gibt es nicht
refused-that-is-you = das bist du selbst
refused-too-long-away = fort sein kann man höchstens { $days } Tage, und nicht erst in ferner Zukunft
refused-old-link = dieser Link wurde schon benutzt oder ist zu alt: mach einen neuen
refused-broken-link = dieser Link ist nicht vollständig
refused-no-letters = dieser Server verschickt nichts: wer ihn betreibt, hat es nicht eingerichtet
refused-no-mail-address = das ist keine E-Mail-Adresse
refused-no-hook = an diese Adresse kann nichts gehen ({ $why })
refused-other-word = das ist nicht das Wort, das zuletzt an deine Adresse ging

## Die Leitung
refused-too-much = das war zu viel in zu kurzer Zeit: warte einen Moment
refused-no-text = Nachrichten sind Texte
refused-stopping = der Server hält an; er kommt wieder
refused-crowd = es sind zu viele verbunden: versuch es später
refused-too-many-connections = du hast zu viele Verbindungen: schließ einige
