### The page's own words in German. The table of a game has its own files.
###
### The glossary of all German files (readers are addressed as "du"):
###   ward               Bezirk (die Bezirke); at first mention: Wahlbezirk
###   ward action        Bezirksaktion
###   ward boss          Boss (die Bosse); at first mention: Bezirksboss
###   favor              Gefallen (der Gefallen, die Gefallen); „Gefallen der Iren“, in running text also „irische Gefallen“
###   slander            Verleumdung, verleumden; spread: ausweiten, Ausweitung
###   slander token      Verleumdungsmarker, short: Marker
###   immigrant cube     Einwandererstein, short: Stein; one of a nation also: Ire, Engländer, Deutscher, Italiener
###   newcomer           Neuankömmling
###   Castle Garden      stays, without article; so does Tammany Hall
###   Mayor              Bürgermeister, short: Bürgerm., in the head of a table: Bgm.
###   Deputy Mayor       Vizebürgermeister, short: Vize
###   Council President  Ratspräsident, short: Rat
###   Chief of Police    Polizeichef, short: Polizei
###   Precinct Chairman  Ortsvorsteher, short: Vorsteher
###   office, benefit    Amt, Amtsvorteil
###   term, year, zone   Amtszeit, Jahr, Zone
###   lock               Sperre, sperren, gesperrt; lock token: Sperrmarker; placing lock: Setzsperre; full lock: volle Sperre
###   campaign           Wahlkampf, Wahlkampf führen
###   settle             ansiedeln, Ansiedeln; resettle: umsiedeln
###   place              einsetzen, setzen; arrest: verhaften
###   election, vote     Wahl; a ward votes: ein Bezirk wählt; votes: Stimmen
###   bid                Gebot, bieten; fist: Faust
###   leader             Anführer, anführen
###   tie                Gleichstand; full tie: völliger Gleichstand
###   supply, bag        Vorrat, Beutel; box of a zone: Kasten
###   VP                 Siegpunkt (SP); on the page: Punkte
###   marker             Markierung (a boss on an office or a nation)
###   edition            Ausgabe; ruling: Festlegung
###   table, seat        Tisch, Platz; log: Verlauf; record: Protokoll

## Everywhere
loading = Einen Moment …
title = { $place } · fivepoints
title-your-turn = ● Du bist dran · fivepoints
title-table = Ein Tisch
title-new = Neuer Tisch
title-lobby = Lobby
title-finished = Meine Tische und beendete Spiele
title-me = Du
title-adopt = Auf diesem Gerät du selbst sein
title-lost = Nicht gefunden
nav = Hauptmenü
nav-home = Spiel
nav-lobby = Lobby
nav-finished = Tische
nav-me = Du
language = Sprache
theme-light = Zu Tageslicht wechseln
theme-dark = Zu Gaslicht wechseln
sound = Töne
sound-label = Eine Glocke, wenn du dran bist, und andere Töne
notices-label = Eine Mitteilung des Browsers, wenn du dran bist und gerade woanders hinschaust
notices-not-here = Der Browser zeigt hier keine Mitteilungen: er braucht https oder localhost, und deine Erlaubnis in seinen Einstellungen. Der Titel der Seite und die Glocke sagen es dir trotzdem.
notice-your-turn = Du bist dran
cancel = Abbrechen
close = Schließen
save = Sichern
saved = Gesichert.
copy = Kopieren
copied = Kopiert.
copy-by-hand = Dein Browser lässt uns nicht kopieren: Nimm den Link aus dem Feld.
try-again = Jetzt versuchen
home-link = Zur Startseite
all = alle
number = { $count }
somebody = Jemand
trouble-title = Das hat nicht geklappt
lost-title = Hier ist nichts
lost-text = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist fort.

## Refusals
refusal-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal; es ist nichts geschehen.
refusal-unknown = Wähle zuerst einen Namen.
refusal-forbidden = Das steht dir nicht zu: { $text }.
    .plain = Das steht dir nicht zu.
refusal-not-found = Das gibt es nicht mehr.
refusal-seat = Dieser Platz ist nicht am Zug.
refusal-phase = Nicht jetzt: { $text }.
    .plain = Das geht in diesem Moment nicht.
refusal-illegal = Das ist nicht erlaubt: { $text }.
    .plain = Die Regeln erlauben das jetzt nicht.
refusal-notation = Dieser Zug ist nicht lesbar: { $text }.
    .plain = Dieser Zug ist nicht lesbar.
refusal-option = So lässt sich nicht spielen: { $text }.
    .plain = So lässt sich nicht spielen.
refusal-invalid = Das war nicht zu verstehen: { $text }.
    .plain = Das war nicht zu verstehen.
refusal-stale = Das Spiel ist inzwischen weiter. Sieh noch einmal hin, dann wähle.
refusal-slow = Das war zu viel in zu kurzer Zeit. Warte einen Moment.
refusal-too-large = Das war zu lang.
refusal-storage = Der Server kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es gleich noch einmal.
refusal-refused = Das geht nicht: { $text }.
    .plain = Das geht nicht.
refusal-failed = Hier ging etwas schief. Es ist nichts geschehen, was dir nicht gesagt wurde.

## A name
name-title = Wie sollen wir dich nennen?
name-why = Die anderen am Tisch sehen den Namen. Du kannst ihn jederzeit ändern; ein Konto brauchst du nicht.
name-label = Dein Name
name-default = Boss
name-go-on = Weiter

## Home
home-sub = Zwei Spiele aus dem alten New York, an einem Tisch.
home-about = Kauf dir einen Bezirk mit Gefallen, verleumde deine Rivalen, schließ die Faust um dein Gebot. Oder führ eine Bande und bleib den Tombs fern. Gegen Bots, mit Freunden, live oder über Tage. Ohne Konto.
play-now = Jetzt gegen Bots spielen
new-table = Neuer Tisch
join-by-link = Per Link dazu
join-label = Der Link oder sein letzter Teil
join-wrong = Das ist nicht der Link eines Tisches.
join-go = Zum Tisch
my-tables = Meine Tische
my-tables-empty = Gerade läuft kein Spiel. „Jetzt gegen Bots spielen“ setzt dich sofort an einen Tisch.
mine-your-turn = { $game }, du bist dran
mine-over = { $game }, beendet
mine-open = { $game }, noch nicht begonnen
mine-play = Spielen
mine-look = Ansehen
# said to those who hear the page: which table a link leads to
at-table = , Tisch von { $names }
seats-taken = { $taken } von { $seats } Plätzen besetzt
waiting-for = wartet auf { $names }
open-tables = Offene Tische
open-tables-empty = Im Moment sucht niemand Mitspieler. Eröffne einen Tisch, dann steht er hier.
open-detail = { $taken } von { $seats } Plätzen, { $pace }
playing-detail = { $seats } spielen, { $pace }
sit-down = Hinsetzen
watch = Zusehen
the-games = Die Spiele
the-games-empty = Auf diesem Server gibt es kein Spiel.
game-with-data = { $game } ({ $data })
game-tammany = Tammany Hall
game-tammany-about = { $least } bis { $most } Politiker, 60 Minuten. Verdeckte Gebote, vier Nationen, fünfzehn Bezirke.
game-gangs = Gangs
game-gangs-about = { $least } bis { $most } Gangs, 90 Minuten. Lokale, Verbrechen, Polizei, Bandenkrieg und Wahlen in den Straßen von 1890.
game-2009 = { $game }, Regeln von 2009

## Finished games
finished-mine = Meine beendeten Spiele
finished-mine-empty = Noch keine.
finished-listed = Beendete Spiele von allen
finished-listed-empty = Noch keine: Spiele aus der Lobby werden hier aufbewahrt.
finished-you-won =
    { $points ->
        [one] Du hast mit { $points } Punkt gewonnen
       *[other] Du hast mit { $points } Punkten gewonnen
    }
finished-won-by =
    { $count ->
        [0] Kein Sieg
       *[other] Sieg für { $names }
    }
finished-detail = { $game }, { $day }
finished-look = Ansehen
record = Protokoll

## New table
new-game = Spiel
new-players = Spieler
new-seats = Plätze
new-rules = Regeln
new-lots = Plätze beim Start auslosen
new-pace = Tempo
new-bot-pace = Bots ziehen
new-bot-pace-at-once = sofort
new-bot-pace-quick = schnell
new-bot-pace-middle = nach 1 Sekunde
new-bot-pace-calm = in Ruhe
new-who = Wer kommen darf
new-who-comes = Der Tisch ist zu finden
new-link = nur per Link
new-listed = in der Lobby
new-watchers = Andere dürfen zusehen
new-open = Tisch eröffnen
new-open-then = Dann bekommst du einen Link für deine Freunde.
new-start = Spiel starten
new-start-then = Alle Plätze sind besetzt: Es geht sofort los.
option-tammany-edition = Ausgabe
option-tammany-edition-2020 = 2020
option-tammany-edition-2009 = 2009
option-tammany-edition-hint = Die Ausgabe 2020 ist die neuere. In der von 2009 füllt sich Castle Garden im ersten Zug, und Sperren sind schwächer.
option-tammany-supply = Vorrat
option-tammany-supply-printed = wie gedruckt
option-tammany-supply-unlimited = unbegrenzt
option-tammany-supply-hint = Ob Bosse und Gefallen ausgehen können, wie in der Schachtel.
option-tammany-lock = Sperren
option-tammany-lock-usual = wie in der Ausgabe
option-tammany-lock-placing = nur Setzsperre
option-tammany-lock-full = volle Sperre
option-tammany-lock-hint = Ob in einem gesperrten Bezirk auch Verleumden, Verhaften und Umsiedeln nach außen verboten sind.
option-gangs-mode = Länge
option-gangs-mode-base = Grundspiel, sieben Runden
option-gangs-mode-politique = Politique, zehn Runden mit Wahlen
option-gangs-tammany = Tammany Hall
option-gangs-tammany-hint = Einfluss und Gefallen. In Politique immer dabei.
option-gangs-police = Polizei
option-gangs-police-hint = Sie überwacht Lokale und macht Razzien, ab der dritten Runde.
option-gangs-alcohol = Trinken
option-gangs-alcohol-hint = Lokale bringen Flaschen, und der Pegel fordert seinen Preis.
option-gangs-war = Bandenkrieg
option-gangs-war-hint = Einmal je Runde darf eine Gang den Krieg erklären.
option-gangs-deals = Abmachungen
option-gangs-deals-hint = Frieden, Leihe, Tausch für das kommende Jahr.
option-gangs-equipment = Ausrüstung
option-gangs-equipment-hint = Ein Mitglied wird Schmieresteher, Kutscher oder dergleichen.
option-gangs-swap = Platztausch
option-gangs-swap-hint = Nach Hospital oder Waffenhändler dürfen Plätze in der Reihenfolge getauscht werden.
new-modules = Module
new-modules-hint = Teile des Spiels, die wegbleiben oder später dazukommen können.
new-module-from = { $turn ->
    [0] aus
    [one] an
   *[other] ab Runde { $turn }
}
# what a waiting room says of a table; what is as usual is not said
told-gangs-mode-base = Grundspiel
told-gangs-mode-politique = Politique
told-gangs-police-0 = ohne Polizei
told-gangs-alcohol-0 = ohne Trinken
told-gangs-war-0 = ohne Krieg
told-gangs-deals-0 = ohne Abmachungen
told-gangs-equipment-0 = ohne Ausrüstung
told-gangs-swap-0 = ohne Platztausch
told-tammany-edition-2020 = Ausgabe 2020
told-tammany-edition-2009 = Ausgabe 2009
told-tammany-supply-unlimited = unbegrenzter Vorrat
told-tammany-lock-placing = Sperren verbieten nur das Einsetzen
told-tammany-lock-full = Sperren verbieten alles
seat-who = Wer auf Platz { $seat } sitzt
seat-level = Welcher Bot auf Platz { $seat } sitzt
seat-colour = Farbe von Platz { $seat }
seat-name = Wer spielt auf Platz { $seat }
seat-name-hint = Name
seat-me = Ich
seat-open = Frei für Freunde
seat-bot = Bot
level-greenhorn = Grünschnabel: irrt sich hin und wieder
level-heeler = Handlanger: spielt mit Verstand
level-captain = Hauptmann: denkt voraus
level-sachem = Sachem: gnadenlos
level-random = Zufall: spielt irgendwas
colour-lot = per Los
# $colour: 0 to 4
hat =
    { $colour ->
        [0] roter Zylinder
        [1] schwarze Melone
        [2] violette Schiebermütze
        [3] orangefarbener Strohhut
       *[4] grüner Schlapphut
    }
pace = Bedenkzeit
pace-relaxed = Ohne Uhr
pace-relaxed-hint = Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Live
pace-live-hint = Alle haben eine feste Zeit für das ganze Spiel und für jeden Zug etwas dazu. Wer sie überzieht, für den wird gezogen.
pace-turn = Pro Zug
pace-turn-hint = Über Tage: Für jeden Zug und jede Antwort gibt es eine Anzahl Stunden.
pace-base = Minuten für jeden
pace-increment = Sekunden zusätzlich pro Zug
pace-hours = Stunden pro Zug
pace-relaxed-words = ohne Uhr
pace-live-words = live, je { $minutes } min und { $seconds } s pro Zug
pace-hours-words =
    { $hours ->
        [one] eine Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
pace-days-words =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Waiting room
room-title = { $game }: vor dem Start
room-link = Schick diesen Link deinen Freunden
room-link-listed = Der Tisch steht in der Lobby; du kannst auch diesen Link verschicken
room-seats = { $taken } von { $seats } Plätzen besetzt
room-lots = Die Plätze werden beim Start ausgelost.
room-hat = Dein Hut
room-gangs-colour = Deine Gang
room-start = Spiel starten
room-abort = Tisch schließen
room-aborted = Dieser Tisch wurde vor einem Ergebnis geschlossen
room-ready = Alle sind da.
room-wait-owner = Alle sind da: Wer den Tisch eröffnet hat, startet.
room-wait-seats = Wir warten auf die freien Plätze.
# Before two links: to the lesson, to the rules
room-meanwhile = Bis es losgeht:
seat-empty = Platz { $seat }
seat-free = frei
seat-kept = für jemanden reserviert
seat-you = du
seat-here = gerade da
seat-not-here = gerade nicht da
seat-sit = Auf Platz { $seat } setzen
# For somebody who sits already: another seat of theirs, played at the same screen
seat-sit-too = Platz { $seat } hier mitspielen
seat-leave = Aufstehen
seat-bot-in = Einem Bot geben
seat-free-it = Platz freigeben
fair-title = Wie das Ziehen fair bleibt
fair-about = Bevor sich jemand gesetzt hat, hat der Server ein geheimes Wort festgelegt; hier steht sein Hash. Die Seite jedes Spielers fügt ein eigenes Wort hinzu; alles Gezogene folgt aus allen diesen Worten zusammen, und das Protokoll beweist es, wenn das Spiel vorbei ist.

## At the table
table-loading = Der Tisch wird gedeckt …
table-not-loaded = Der Tisch konnte nicht geladen werden. Lade die Seite neu.
table-unknown = Diese Seite kennt dieses Spiel noch nicht.
table-private = Dieser Tisch wird anderen nicht gezeigt
table-private-text = Nur wer an ihm sitzt, darf ihn sehen.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.
offline = Verbindung unterbrochen. Dein letzter Zug ist sicher.
offline-again = Neuer Versuch in { $seconds } s
offline-now = Neuer Versuch …
curtain-title = Gib das Gerät weiter an { $name }, { $hat }
curtain-about = Von den anderen ist nichts zu sehen, bis du weitergehst.
curtain-go = Hab es: meinen Platz zeigen
menu = Menü
menu-link = Der Link zu diesem Tisch
menu-pause = Tisch unterbrechen
notice-paused = Der Tisch ist unterbrochen: keine Uhr läuft, kein Zug wird angenommen.
notice-you-left = Du hast diesen Tisch verlassen; die anderen warten auf dich oder bitten um einen Bot.
notice-bot-for-you = Ein Bot spielt für dich.
notice-left = { $count ->
    [one] { $who } ist gegangen. Bis zur Rückkehr kann ein Bot spielen.
   *[other] { $who } sind gegangen. Bis zur Rückkehr können Bots spielen.
}
notice-bot-plays = { $count ->
    [one] Ein Bot spielt für { $who }, bis zur Rückkehr.
   *[other] Bots spielen für { $who }, bis zur Rückkehr.
}
menu-go-on = Weiter
menu-rematch = Revanche
menu-next = Zur Revanche
seat-come-back = Zurückkommen
seat-resign = Aufgeben
seat-ask-bot = Einen Bot bitten
seat-left = ist gegangen
seat-resigned = hat aufgegeben, ein Bot spielt
seat-stand-in = bis zur Rückkehr spielt ein Bot
resign-warning = Ein Bot spielt auf deinem Platz bis zum Ende, und du kannst nicht zurückkommen.
resign-do = Endgültig aufgeben
call-off = Spiel ohne Ergebnis beenden
call-off-warning = Das Spiel endet ohne Ergebnis, sobald alle zustimmen. Wer gegangen ist, auf den wird nicht gewartet.
call-off-do = Spiel beenden
call-off-asked = { $count ->
    [one] { $who } möchte das Spiel beenden. Es endet ohne Ergebnis, wenn alle zustimmen.
   *[other] { $who } möchten das Spiel beenden. Es endet ohne Ergebnis, wenn alle zustimmen.
}
call-off-waits = Du möchtest das Spiel beenden. Es endet, wenn alle zustimmen.
call-off-sure = Das Spiel endet sofort, ohne Ergebnis.
call-off-agree = Zustimmen
call-off-take-back = Zurücknehmen

## Talk
talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-placeholder = Sag etwas
talk-to = An wen
talk-to-all = An alle
talk-to-one = { $name } zuflüstern
talk-new =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
say = Sagen
whisper = { $from } flüstert, an { $to }
whisper-you = { $from } flüstert dir zu
silence = Zu { $name }
mute = Nicht zeigen, was { $name } sagt
block = { $name } blockieren: kein Flüstern, kein Platz an meinen Tischen

## You
letters-title = Briefe, wenn du am Zug bist
letters-about = Für Tische mit Stunden pro Zug: wenn du eine Weile am Zug bist und nicht da. Ein Brief für alle deine Tische; in jedem steht ein Link, der sie abstellt.
letters-mail = E-Mail
letters-mail-label = Deine E-Mail-Adresse
letters-hook = Ein Webhook eines Chatprogramms
letters-hook-label = Adresse des Webhooks
letters-word = Das Wort, das wir dorthin geschickt haben
letters-confirm = Sie gehört mir
letters-active = Schick mir Briefe
letters-gap = Höchstens einer
letters-every = { $minutes ->
    [5] alle 5 Minuten
    [60] pro Stunde
    [1440] pro Tag
   *[other] alle { $hours } Stunden
}
letters-forget = Diese Adresse vergessen
letters-problem = Der letzte Brief kam nicht an: { $why }
away-title = Freie Tage
away-about = An diesen Tagen steht deine Uhr still, wo Stunden pro Zug gelten. Höchstens 45 Tage.
away-from = Erster Tag
away-to = Letzter Tag
away-now = Nicht da vom { $from } bis { $to }
away-none = Ich bin zurück
device-title = Ein anderes Gerät
device-about = Mit diesem Link wird ein anderer Browser auch zu dir: dein Name, deine Tische. Er gilt einmal und nur für eine Stunde. Wer ihn öffnet, gilt als du, also zeig ihn niemandem.
device-make = Link erstellen
device-link = Öffne dies auf dem anderen Gerät vor { $until }
adopt-about = Dieser Browser wird zu der Person, die den Link erstellt hat, mit ihrem Namen und ihren Tischen.
adopt-replaces = Dieser Browser wird zu der Person, die den Link erstellt hat. Wer du hier jetzt bist, { $name }, ist dann nicht mehr erreichbar, außer über ein anderes Gerät, das es auch ist.
adopt-do = Diese Person werden
silenced-title = Stumm und blockiert
silenced-count =
    { $count ->
        [one] Eine Person ist stumm geschaltet oder blockiert.
       *[other] { $count } Personen sind stumm geschaltet oder blockiert.
    }
silenced-undo = Alle wieder hören
forget-title = Meine Daten löschen
forget-about = Dein Name, was du gesagt hast, deine Links und Blockierungen. Beendete Spiele bleiben, ohne deinen Namen.
forget-open = Meine Daten löschen …
forget-sure = Alles über dich löschen?
forget-warning = Dein Name, alles, was du gesagt hast, deine Links und Blockierungen werden sofort gelöscht. In laufenden Spielen spielen Bots auf deinen Plätzen bis zum Ende. Beendete Spiele bleiben, mit „Jemand“ auf deinem Platz. Das lässt sich nicht zurücknehmen.
forget-do = Endgültig löschen
