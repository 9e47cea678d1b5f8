### Gangs in German. docs/rules/gangs.md decides what is said here.
### The glossary of the house is at the head of web/src/lang/de.ftl. The words of this game:
###   gang, member       Gang, Mitglied; chief: Anführer; headquarters (HQ): Hauptquartier (HQ)
###   square, box        Feld, Ort (Hafen, Hospital, Tammany Hall, Waffenhändler)
###   turn, phase        Runde, Phase; order: Reihenfolge; move: Bewegung; step: Schritt
###   den, traffic       Lokal, Schmugglernest; token: Marker; staff: Personal; goods, stock: Ware, Lager
###   weapons            Knüppel, Klinge, Schusswaffe; cube: Stein; badge, blood, skull: Abzeichen, Blut, Totenkopf
###   police pawn        Polizist; corruption pawn: Korruptionsfigur; raid: Razzia; bribe: Bestechung
###   aggression, loot   Raubzug, Beute; equipment: Ausrüstung; the gang’s board: Tableau
###   combat             Kampf; battle: Schlacht; war: Bandenkrieg, Krieg; commit: aufbieten; rout: wilde Flucht
###   dial, drying out   Pegel, Entzug; sober up: ausnüchtern; at large: auf freiem Fuß
###   deal, tile         Abmachung, Plättchen; loan: Leihe; lender, borrower: Verleiher, Entleiher; duel: Duell
###   ballot, box        Stimmzettel, Urne; rig: Wahl fälschen; sack: Wahllokal plündern; count: Auszählung
###   booklet, reading   Regelheft, Lesart; default: Vorgabe; standing order: Daueranweisung

## What happened by itself, for the log

news-turn = Runde { $turn } beginnt.
news-income = { $seat } nimmt mit Lokalen { $dollars } $ ein.
news-wrecked =
    { $kind ->
        [saloon] { $seat } hat keinen Whisky: Der Saloon auf { $square } wird verwüstet.
        [opiumden] { $seat } hat kein Opium: Die Opiumhöhle auf { $square } wird verwüstet.
       *[other] { $seat } hat keine Ware: Ein Lokal auf { $square } wird verwüstet.
    }
news-raid =
    { $count ->
        [one] Razzia auf { $square }: Die Polizei bringt dort ein Mitglied von { $seat } in die Tombs.
       *[other] Razzia auf { $square }: Die Polizei bringt { $count } Mitglieder von { $seat } in die Tombs.
    }
news-hits = { $seat }: { $dead } tot, { $wounded } verwundet.
news-battle-won = { $seat } gewinnt die Schlacht um { $square }.
news-battle-drawn = Die Schlacht um { $square } zwischen { $seats } hat keinen Sieger.
news-war-won = { $seat } gewinnt den Krieg und bekommt den Bonus.
news-war-drawn = Der Krieg zwischen { $seats } hat keinen Sieger.
news-forced = { $seat } hatte keine Wahl: { $move }.
news-rout =
    { $count ->
        [one] { $seat } kann von { $square } nirgendwohin fliehen: Ein Mitglied kommt in die Tombs.
       *[other] { $seat } kann von { $square } nirgendwohin fliehen: { $count } Mitglieder kommen in die Tombs.
    }
news-drink = { $seat } vertrinkt { $dollars } $.
news-out = { $seat } hat niemanden mehr und scheidet aus.
news-ballots =
    { $count ->
        [0] { $seat } hatte keinen Stimmzettel eingeworfen.
        [one] { $seat } hatte einen Stimmzettel eingeworfen.
       *[other] { $seat } hatte { $count } Stimmzettel eingeworfen.
    }
news-votes =
    { $votes ->
        [one] { $seat } hat eine Stimme und bekommt { $dollars } $.
       *[other] { $seat } hat { $votes } Stimmen und bekommt { $dollars } $.
    }

## Rules help: the game. Numbers come from the data file: police.bribe_cash is $police-bribe_cash here

rules-overview =
    Du führst eine der Gangs von New York in den Jahren ab { NUMBER($turns-first_year, useGrouping: 0) }. Deine Mitglieder ziehen durch die Straßen, eröffnen Lokale, die jedes Jahr Geld bringen, stehlen, bestechen die Polizei und kämpfen gegen die anderen Gangs. Wenn die letzte Runde vorbei ist, gewinnt die reichste Gang.

    Es spielen zwei bis sechs Gangs. Das Grundspiel hat { $turns-base } Runden, eine für jedes Jahr. Das längere Spiel, Politique, hat { $turns-politics } und dazu Wahlen.

    Eine Runde in Kürze:
    - Deine Lokale zahlen, wenn genug deiner Mitglieder bei ihnen stehen.
    - Die Polizei kommt vorbei: Ein Lokal, das sie überwacht, zahlt nichts.
    - Eine Gang nach der anderen zieht durch die Straßen und handelt: anwerben, Lokale eröffnen, rauben, Waffen kaufen.
    - Die Gangs führen Krieg um Geld.
    - Verwundete und Gefangene kommen zurück, der Alkohol fordert seinen Preis, und für das kommende Jahr werden Abmachungen getroffen.

    Die Lokale sind das Rückgrat. Krieg und Verbrechen bringen schnelles Geld, aber keines von beiden gewinnt allein.
    .title = Das Spiel in Kürze

rules-words =
    - Gang: was ein Spieler führt. Ein Platz am Tisch.
    - Mitglied: ein Mann oder eine Frau einer Gang. Sie können dasselbe; nur ein Bordell und eine Bestechung verlangen Frauen.
    - Feld: eine Stelle in den Straßen, etwa 6a. Bezirke fassen nur Felder zusammen.
    - Ort: einer von vieren abseits der Straßen: Hafen, Hospital, Tammany Hall, Waffenhändler.
    - Lokal: bringt jede Runde Geld. Schmugglernest: liefert Ware. Beide sind Marker auf einem Feld.
    - Betten: Hier liegen die Verwundeten. Tombs: das Gefängnis.
    - Auf freiem Fuß: auf einem Feld oder an einem Ort.
    - Lebend: auf freiem Fuß, im Bett, in den Tombs oder als Ausrüstung auf dem eigenen Tableau der Gang.
    - Ein Feld halten: Mitglieder darauf haben.
    - Reihenfolge: die Initiative, von der ersten bis zur letzten Gang.
    - Pegel: wie viel deine Gang trinkt.
    - Arsenal: die Klingen und Schusswaffen einer Gang.
    .title = Wörter des Spiels

rules-sources =
    Die Regeln folgen einem alten gedruckten Text auf Französisch. Er beschreibt die Phasen einer Runde gut, aber seine Tafeln sind verloren: der Stadtplan, die Tableaus der Gangs, die Preise, die Leisten und der Pegel. Deshalb hat jede Regel hier eine von drei Quellen, und jedes Thema sagt, welche:
    - Das Regelheft: Der gedruckte Text sagt es so. Diese Anmerkungen heißen B mit der Nummer ihres Kapitels, etwa B7.
    - Unsere Lesart: Der Text sagt etwas, lässt sich aber auch anders lesen oder lässt eine Einzelheit offen. Diese Anmerkungen heißen R.
    - Rekonstruiert: Der Text schweigt, oder seine Tafel ist verloren. Wir haben es uns ausgedacht und in Tausenden simulierter Spiele erprobt. Diese Anmerkungen heißen O, vom englischen „own“: unser Eigenes.

    Zu jeder Zahl, die ein Thema nennt, sagt die Hilfe dasselbe: ihren Namen in der Datendatei, ihren Wert und ihre Quelle. Wo Datendatei und Satz sich widersprechen sollten, entscheidet die Datendatei.
    .title = Was aus dem Regelheft stammt und was von uns

rules-pieces =
    Jede Gang hat { $figures-men } Männer und { $figures-women } Frauen. Die Toten kommen in diesen Vorrat zurück und können wieder angeworben werden.

    Für alle:
    - Geld, in ganzen Dollar. Niemand fällt unter 0: Was du nicht bezahlen kannst, darfst du nicht tun, und eine erzwungene Zahlung nimmt, was da ist.
    - Marker der Lokale und Schmugglernester, jede Art in ihrer eigenen Anzahl. Bei weniger als sechs Gangs ist nur ein Teil davon da: die Anzahl für sechs, mal Zahl der Gangs, durch sechs, aufgerundet.
    - Polizisten: { $police-pawns-6 } bei sechs, fünf oder vier Gangs, { $police-pawns-2 } bei zwei oder drei.
    - Sieben Gefallen, einer von jeder Art.
    - Plättchen der Abmachungen, ein Paar von jeder Art.

    Die „Zahl der Gangs“ ist immer die zu Beginn. Es wird nicht gewürfelt.
    .title = Das Spielmaterial

rules-weapons =
    - Knüppel: ein weißer Stein mit Abzeichen, der nichts bewirkt. Jedes lebende Mitglied hat einen; Knüppel werden nicht gezählt, gekauft oder verloren.
    - Klinge: ein roter Stein mit Blut, der verwundet. Sie kostet { $weapons-blade-price } $, und für jede Gang im Spiel gibt es { $weapons-blade-per_player }.
    - Schusswaffe: ein schwarzer Stein mit Totenkopf, der tötet. Sie kostet { $weapons-gun-price } $, und für jede Gang im Spiel gibt es { $weapons-gun-per_player }.

    Deine Klingen und Schusswaffen sind dein Arsenal. Alle können es sehen. Für jeden Kampf wählst du daraus, und nach dem Kampf gehört eine Waffe dem, der sie hat.
    .title = Waffen

rules-map =
    Die Straßen sind 24 Felder in 15 Bezirken. Bezirk 12 und Bezirk 16 gibt es nicht. Ein Feld hat die Nummer seines Bezirks und einen Buchstaben:
    - Bezirk 1: 1a { $wards-1-squares-1a }
    - Bezirk 2: 2a { $wards-2-squares-2a }, 2b { $wards-2-squares-2b }
    - Bezirk 3: 3a { $wards-3-squares-3a }
    - Bezirk 4: 4a { $wards-4-squares-4a }, 4b { $wards-4-squares-4b }
    - Bezirk 5: 5a { $wards-5-squares-5a }
    - Bezirk 6: 6a { $wards-6-squares-6a }, 6b { $wards-6-squares-6b }
    - Bezirk 7: 7a { $wards-7-squares-7a }
    - Bezirk 8: 8a { $wards-8-squares-8a }, 8b { $wards-8-squares-8b }
    - Bezirk 9: 9a { $wards-9-squares-9a }, 9b { $wards-9-squares-9b }
    - Bezirk 10: 10a { $wards-10-squares-10a }, 10b { $wards-10-squares-10b }
    - Bezirk 11: 11a { $wards-11-squares-11a }
    - Bezirk 13: 13a { $wards-13-squares-13a }, 13b { $wards-13-squares-13b }
    - Bezirk 14: 14a { $wards-14-squares-14a }
    - Bezirk 15: 15a { $wards-15-squares-15a }, 15b { $wards-15-squares-15b }
    - Bezirk 17: 17a { $wards-17-squares-17a }, 17b { $wards-17-squares-17b }

    Zwei Felder sind benachbart, wenn sie im selben Bezirk oder in benachbarten Bezirken liegen. Benachbarte Bezirke sind:
    - Bezirk 1: 2, 3
    - Bezirk 2: 1, 3, 4, 6
    - Bezirk 3: 1, 2, 5, 6
    - Bezirk 4: 2, 6, 7
    - Bezirk 5: 3, 6, 8
    - Bezirk 6: 2, 3, 4, 5, 10, 14
    - Bezirk 7: 4, 10, 13
    - Bezirk 8: 5, 9, 14, 15
    - Bezirk 9: 8, 15
    - Bezirk 10: 6, 7, 13, 14, 17
    - Bezirk 11: 13, 17
    - Bezirk 13: 7, 10, 11, 17
    - Bezirk 14: 6, 8, 10, 15, 17
    - Bezirk 15: 8, 9, 14, 17
    - Bezirk 17: 10, 11, 13, 14, 15
    .title = Der Stadtplan

rules-fewer =
    Bei weniger als sechs Gangs sind einige Bezirke geschlossen. Es gibt sie und ihre Felder dann nicht:
    - 5 Gangs: Bezirke 1, 11
    - 4 Gangs: Bezirke 1, 2, 3, 5, 11
    - 3 Gangs: Bezirke 1, 2, 3, 5, 7, 9, 11
    - 2 Gangs: Bezirke 1, 2, 3, 5, 7, 9, 10, 11

    Welche Gangs mitspielen, ist frei. Das Hauptquartier einer Gang, die fehlt, ist ein gewöhnliches Feld.

    Es gibt auch weniger Marker und weniger Polizisten, und Gefallen kann eine Gang weniger nehmen, als mitspielen, wenn das weniger als { $tammany-favor_takers } sind.
    .title = Zwei bis fünf Gangs

rules-gangs =
    Jede Gang hat einen Anführer und ein Hauptquartier (HQ), ein Feld in den Straßen:
    - { $gangs-whyos-name }: { $gangs-whyos-chief }, HQ { $gangs-whyos-hq }
    - { $gangs-rabbits-name }: { $gangs-rabbits-chief }, HQ { $gangs-rabbits-hq }
    - { $gangs-bowery-name }: { $gangs-bowery-chief }, HQ { $gangs-bowery-hq }
    - { $gangs-eastman-name }: { $gangs-eastman-chief }, HQ { $gangs-eastman-hq }
    - { $gangs-dusters-name }: { $gangs-dusters-chief }, HQ { $gangs-dusters-hq }
    - { $gangs-charlton-name }: { $gangs-charlton-chief }, HQ { $gangs-charlton-hq }

    Die Gangs unterscheiden sich nur darin, wo sie zu Hause sind.
    .title = Die Gangs und ihre Hauptquartiere

rules-boxes =
    Vier Orte liegen abseits der Straßen. Du erreichst jeden von jedem Feld aus, und niemand kämpft dort:
    - Hafen: anwerben.
    - Hospital: ausnüchtern.
    - Tammany Hall: um Einfluss werben.
    - Waffenhändler: Waffen kaufen.

    Alle Gangs dürfen zugleich an einem Ort sein. Mitglieder, die zu einem Ort gegangen sind, bewegen sich in dieser Runde nicht mehr; in Phase e kommen sie auf die Straßen zurück. Ohne das Modul tammany ist Tammany Hall geschlossen, ohne alcohol das Hospital.
    .title = Die vier Orte

rules-limit =
    Auf einem Feld oder an einem Ort dürfen höchstens { $stack_limit } deiner Mitglieder stehen, Männer und Frauen zusammen. Nur dein eigenes HQ hat für dich keine Grenze.

    Die Grenze gilt nach jedem einzelnen Schritt: Du kannst ein Feld nicht einmal für einen Moment überfüllen. Jede Gang zählt für sich.
    .title = Wie viele Mitglieder Platz haben

rules-control =
    Wer ein Feld kontrolliert, in dieser Rangfolge:
    - die Gang mit Mitgliedern darauf;
    - wenn dort niemand ist, der Besitzer seiner Marker;
    - sonst die Gang, deren HQ es ist, außer sie ist ausgeschieden;
    - sonst niemand.

    Mitglieder kommen auf Felder zurück, die ihre Gang kontrolliert, und in einer Wahl ist jedes Feld, das du kontrollierst, eine Stimme.
    .title = Kontrolle eines Feldes

rules-setup =
    - Jeder Platz hat eine Gang, gewählt oder ausgelost, wenn der Tisch eröffnet wird.
    - Jede Gang hat { $start-cash } $, keine Waffen außer Knüppeln, keine Marker und keine Ware; ihr Pegel und ihr Einfluss sind 0.
    - Jede Gang hat { $start-members } Mitglieder auf ihrem HQ. Alle wählen gleichzeitig und verdeckt, wie viele davon Frauen sind, von keiner bis zu allen.
    - Die Reihenfolge der Gangs wird ausgelost.
    - Die Polizei ist noch nicht auf dem Plan.
    .title = Der Aufbau

## Rules help: a turn

rules-turn =
    Eine Runde hat acht Phasen. Manche gehören zu einem Modul, und ein Tisch kann ohne es spielen:
    - a: letzte Bestechungen, Produktion, Einkommen, Gefallen (Gefallen mit tammany)
    - b: Polizei, ab Runde { $police-first_turn } (Modul police)
    - c: Bewegungen, Schlachten und Aktionen, eine Gang nach der anderen
    - d: Bandenkrieg (Modul war)
    - e: Betten, Tombs und Orte leeren sich
    - f: Trinken (Modul alcohol)
    - g: Abmachungen, aber nicht in der letzten Runde (Modul deals)
    - h: Wahl, in Politique ab Runde { $politics-election_first_turn }

    In jeder Phase gilt die Reihenfolge der Gangs, wie sie zu Beginn der Phase ist. Am Ende der Runde kommen ungenutzte Gefallen zurück, und was du einmal in der Runde tun darfst, steht dir wieder frei.
    .title = Die Phasen einer Runde

rules-out =
    Eine Gang scheidet aus, wenn sie kein Mitglied mehr auf freiem Fuß, im Bett oder in den Tombs hat. Ausrüstung auf ihrem Tableau rettet sie nicht.

    Das wird nach jedem Kampf geprüft, nach Phase c einer Gang, nach Razzien und nach dem Trinken. Die Marker und Waffen einer ausgeschiedenen Gang kommen in den Vorrat zurück, Abmachungen mit ihr enden, und die Korruptionsfigur kommt zurück, wenn sie diese hatte. Sie behält ihr Geld und ihren Platz in der Reihenfolge, wird aber bei allem übergangen, kontrolliert nichts und steht in der Wertung hinter allen Überlebenden.

    Ist höchstens noch eine Gang übrig, wird die Runde trotzdem zu Ende gespielt, auch eine Wahl. Dann ist das Spiel vorbei.
    .title = Ausgeschieden

rules-staff =
    Ein Marker arbeitet nur, wenn genug Mitglieder seines Besitzers auf dem Feld sind: Ein Lokal braucht seine Mitglieder, ein Bordell auch seine Frauen, ein Schmugglernest seine Mitglieder. Für beide Marker eines Feldes brauchst du die Summe, denn niemand arbeitet an zwei Stellen.

    Reicht es nur für einen von beiden, arbeitet das Lokal. Stattdessen arbeitet das Schmugglernest, wenn das Lokal ohnehin nichts zahlen würde: Ein Polizist steht dort, oder es braucht Ware und du hattest zu Beginn der Phase keine.

    Ein Marker ohne Personal bleibt, wo er ist. Er liefert nichts, zahlt nichts, verbraucht nichts und wird nicht verwüstet.
    .title = Personal: wer einen Marker arbeiten lässt

rules-production =
    In Phase a legt jedes Schmugglernest mit Personal seine Ware in dein Lager: Whiskyschmuggel { $activities-whisky-output } Fässer, Opiumschmuggel { $activities-opium-output } Kilo.

    Das Lager ist nicht begrenzt. Ware wird nie gehandelt und ist am Ende nichts wert. Jedes Mal, wenn sie zahlen, verbraucht ein Saloon ein Fass und eine Opiumhöhle ein Kilo.
    .title = Produktion

rules-income =
    Nach der Produktion zahlt jedes deiner Lokale mit Personal, das mit dem höchsten Einkommen zuerst, dann nach der Nummer des Feldes.
    - Ein Lokal mit einem Polizisten auf seinem Feld zahlt nichts und verbraucht nichts.
    - Ein Saloon nimmt ein Fass aus deinem Lager, eine Opiumhöhle ein Kilo. Ist keines mehr da, wird das Lokal verwüstet: Sein Marker kommt in den Vorrat zurück.
    - Mit dem Buchhalter bringt jedes Lokal, das zahlt, { $equipment-bookkeeper-value } $ mehr.

    Hier wird nichts gefragt. Was deine Lokale zahlen werden, entscheidet sich daran, wo du deine Mitglieder in der Runde davor lässt.
    .title = Einkommen

rules-influence =
    Mit dem Modul tammany, in Politique immer dabei, wächst dein Einfluss, wenn du um ihn wirbst. Er wird nie ausgegeben.

    In Phase a, nach dem Einkommen, wird eine Rangfolge aller mit Einfluss 1 oder mehr gebildet: der größte Einfluss zuerst, bei Gleichstand wer weniger Geld hat, dann wer in der Reihenfolge weiter hinten steht. Die ersten { $tammany-favor_takers } von ihnen, aber höchstens alle Gangs außer einer, nehmen nacheinander je einen Gefallen.

    Die erste von ihnen nimmt auch die Korruptionsfigur und stellt sie auf ihr HQ, bis zur nächsten Phase a. Wer sie hat, den verschont die Polizei.
    .title = Einfluss und wer Gefallen nimmt

rules-favors =
    Es gibt jeden einmal. Ein Gefallen, der bis zum Ende der Runde nicht genutzt ist, kommt zurück.
    - double: sofort; dein Lokal, das in dieser Runde am meisten gezahlt hat, zahlt noch einmal, mit dem Geld des Buchhalters. Nichts, wenn keines gezahlt hat.
    - white2: Sag es mit einem Raubzug an: { $favors-white2-white } weiße Steine mehr im Topf.
    - recruit2: Deine nächste Aktion Anwerben in dieser Runde kostet für jeden Neuzugang { $favors-recruit2-off } $ weniger.
    - move4: Deine ersten { $favors-move4-steps } bezahlten Bewegungen in dieser Runde sind frei, nach denen des Kutschers.
    - parole: wenn du ihn nimmst oder unter deinen Aktionen, wenn du Gefangene hast: Alle rücken { $favors-parole-cells } Zelle nach unten, und wer schon in Zelle 0 sitzt, kommt zurück.
    - keepgirl: Deine nächste Bestechung in dieser Runde kostet nur das Geld, keine Frau.
    - sober2: wenn du ihn nimmst oder unter deinen Aktionen: Dein Pegel sinkt um { $favors-sober2-levels }, nicht unter 0.

    Ohne Polizei gibt es kein keepgirl und keine Korruptionsfigur, ohne Alkohol kein sober2.
    .title = Die sieben Gefallen

rules-police =
    Ab Runde { $police-first_turn }, in Phase b. Beim ersten Mal kommen die Polizisten auf ihre Wachen: { $police-stations-0 }, { $police-stations-1 } und { $police-stations-2 }; bei zwei Polizisten nur auf die ersten beiden.

    Dann bewegen bis zu drei Gangs nacheinander je einen Polizisten:
    - die Gang mit den wenigsten lebenden Mitgliedern,
    - die Gang mit dem wenigsten Geld,
    - mit dem Modul tammany und drei Polizisten die Gang mit dem geringsten Einfluss.

    Bei Gleichstand ist es die letzte in der Reihenfolge. Jede wird erst bestimmt, wenn sie dran ist, also kann eine Gang zweimal bewegen. Sie wählt einen Polizisten, der in dieser Phase noch nicht gewählt wurde, und bewegt ihn um 0 bis { $police-move } benachbarte Felder.

    Kein Polizist darf seine Bewegung dort beenden, wo der Besitzer der Korruptionsfigur Mitglieder oder Marker hat, auch nicht durch Stehenbleiben; hindurchgehen darf er. Ist kein Feld in Reichweite erlaubt, bleibt der Polizist stehen. Auch ein Polizist, den niemand bewegt, bleibt stehen und behält seine Wirkung.

    Ein Polizist auf dem Feld eines Lokals verhindert dessen Einkommen in der nächsten Phase a. Schmugglernester werden nicht gestört.
    .title = Polizei

rules-bribes =
    Du darfst einen Polizisten bestechen, der auf einem Feld mit einem deiner Lokale steht. Du zahlst { $police-bribe_cash } $ und gibst eine deiner Frauen her, von einem beliebigen Feld; sie kommt in den Vorrat zurück. Dann stellst du den Polizisten auf ein benachbartes Feld, auf dem er stehen bleiben darf. Gibt es keines, lässt er sich nicht bestechen.

    Es gibt zwei Gelegenheiten: in Phase b, nachdem die Polizei sich bewegt hat, und noch einmal zu Beginn der nächsten Phase a, vor dem Einkommen. Jedes Mal werden die Gangs in der Reihenfolge gefragt, immer wieder reihum, bis alle hintereinander gepasst haben. Du kannst jeden Polizisten bei jeder Gelegenheit einmal bestechen.

    Dein letztes Mitglied außerhalb deines Tableaus kannst du nicht hergeben.
    .title = Bestechung

rules-raids =
    Wo nach den Bestechungen der Phase b { $police-raid_pawns } oder mehr Polizisten zusammenstehen, kommen alle Mitglieder auf diesem Feld in die Tombs, in Zelle { $tombs_entry-raid }. Ein Hauptquartier ist keine Zuflucht.

    Nach den Bestechungen der Phase a gibt es keine Razzia. Mitglieder, die in Phase c auf ein Feld mit Polizisten gehen, sind bis zur nächsten Phase b sicher.
    .title = Razzien

## Rules help: moves and actions

rules-moves =
    In Phase c bewegt sich, kämpft und handelt eine Gang nach der anderen. Alle deine Bewegungen kommen vor deinen Aktionen:
    - Ein Schritt: Eine Gruppe, ein Mitglied oder mehr von einem Feld, geht auf ein benachbartes Feld. Das kostet { $step_cost } $ für die ganze Gruppe.
    - Zu einem Ort: Eine Gruppe geht von einem beliebigen Feld zu einem Ort, für { $box_cost } $. Sie bewegt sich in dieser Runde nicht mehr.

    Zwischen den Bewegungen dürfen Gruppen sich teilen und zusammenschließen. Du hast höchstens { $moves_per_turn } Bewegungen in einer Runde, und du sagst, wann du fertig bist.

    Eine Gruppe, die ein Feld betritt, auf dem eine andere Gang steht, muss dort anhalten. Sonst hält sie nichts auf, weder Marker noch Polizei.

    Mit einer Abmachung nobattle darfst du kein Feld betreten, das dein Partner hält. Ein Marker des Partners, bei dem niemand steht, ist nicht geschützt.
    .title = Bewegungen

rules-actions =
    Wenn deine Bewegungen fertig sind, werden deine Aktionen gezählt: eine für jedes Feld und eine für jeden Ort, wo du jetzt Mitglieder hast. Spätere Gewinne und Verluste in dieser Phase ändern die Zahl nicht.

    Zuerst kommen die Schlachten, dann die Übernahmen, dann deine Aktionen, eine nach der anderen, in beliebiger Folge. Dieselbe Gruppe darf immer wieder handeln. Aktionen, die du nicht nutzt, verfallen.
    - Im Hafen: anwerben.
    - Im Hospital: ausnüchtern.
    - In Tammany Hall: um Einfluss werben.
    - Beim Waffenhändler: Waffen kaufen.
    - Auf einem Feld: ein Lokal oder ein Schmugglernest eröffnen, einen Raubzug unternehmen, ausrüsten.
    - Überall, in Politique: das Wahllokal plündern oder die Wahl fälschen.

    Zwischen deinen Aktionen kostenlos, auch wenn du keine mehr hast: einen eigenen Marker schließen (er kommt in den Vorrat zurück; nicht in der letzten Runde) oder die Gefallen parole und sober2 nutzen. Die Phase endet für dich, wenn du sagst, dass du fertig bist.
    .title = Aktionen

rules-battles =
    Wo am Ende deiner Bewegungen Mitglieder von zwei Gangs auf einem Feld stehen, musst du kämpfen. Schlachten kommen vor allen anderen Aktionen, du wählst, welche zuerst, und jede verbraucht eine deiner Aktionen.

    Alle Mitglieder beider Gangs auf dem Feld kämpfen. Wie, steht unter „Kampf“. Danach zieht sich die geschlagene Seite zurück, und der Sieger bleibt und entscheidet über die Marker dort.
    .title = Schlachten

rules-take-over =
    Auf jedem Feld, das du hältst und auf dem Marker einer anderen Gang liegen, entscheidest du für jeden Marker: behalten oder zerstören. Dafür braucht es keinen Kampf; ein Marker, bei dem niemand steht, kann einfach genommen werden.

    Ein Marker, den du behältst, gehört dir, und deine Gang trinkt seine Flaschen, wenn er zum ersten Mal für dich arbeitet: sofort, wenn du jetzt das Personal dort hast (zuerst für das Lokal, dann für das Schmugglernest), sonst in der Phase a, in der er zum ersten Mal Ware liefert oder zahlt. Polizei und ein leeres Lager spielen dabei keine Rolle. Ein zerstörter Marker kommt in den Vorrat zurück.
    .title = Marker übernehmen

rules-recruit =
    Mit einem Mitglied im Hafen darfst du beliebig viele Männer und Frauen anwerben, mindestens eine Person, für je { $recruit_cost } $. In deinem Vorrat müssen noch Figuren sein, und im Hafen dürfen nicht mehr als { $stack_limit } der Deinen stehen.

    Neuzugänge stehen bis Phase e im Hafen und kommen dann nach Hause. In Phase d können sie schon in einen Krieg geschickt werden.
    .title = Anwerben

rules-sober =
    Mit einem Mitglied im Hospital und einem Pegel über 0 darfst du deinen Pegel um { $alcohol-box_relief } senken, nicht unter 0. Jedes Mitglied dort kann einmal in der Runde dazu dienen.

    Danach darfst du deinen Platz in der Reihenfolge tauschen, mit dem Modul swap.
    .title = Ausnüchtern

rules-lobby =
    Mit dem Modul tammany und einem Mitglied in Tammany Hall steigt dein Einfluss um { $tammany-influence_for_a_member }. Jedes Mitglied dort kann einmal in der Runde dazu dienen, und jedes Mal kostet eine Aktion: zwei Mitglieder, zwei Aktionen, zweimal der Einfluss.
    .title = Um Einfluss werben

rules-arms =
    Mit einem Mitglied beim Waffenhändler darfst du mit einer Aktion so viele Waffen kaufen, wie du willst: Klingen für { $weapons-blade-price } $, Schusswaffen für { $weapons-gun-price } $, solange der Vorrat reicht.

    Danach darfst du deinen Platz in der Reihenfolge tauschen, mit dem Modul swap.
    .title = Waffen kaufen

rules-order =
    Mit dem Modul swap: Nachdem du im Hospital ausgenüchtert oder beim Waffenhändler gekauft hast, darfst du in der Reihenfolge den Platz mit einer beliebigen anderen Gang tauschen, die nicht ausgeschieden ist. Einmal in der Runde.

    Die laufende Phase behält ihre Reihenfolge. Die neue gilt ab der nächsten Phase. Sie bestimmt, wer zuerst spielt, wer zuerst Krieg erklärt, und viele Gleichstände.
    .title = Plätze in der Reihenfolge tauschen

rules-open =
    Eine Aktion eröffnet ein Lokal oder ein Schmugglernest auf einem Feld, das du hältst, und das kostet nichts als Alkohol: Dein Pegel steigt um seine Flaschen. Du brauchst
    - einen Marker dieser Art im Vorrat,
    - auf dem Feld noch keinen Marker derselben Klasse (ein Feld hat Platz für ein Lokal und ein Schmugglernest) und keinen einer anderen Gang,
    - dort Mitglieder für alle Marker des Feldes samt dem neuen, und Frauen für ein Bordell.

    Ein Marker zahlt oder liefert Ware ab der nächsten Phase a, solange er sein Personal hat.
    .title = Ein Lokal oder ein Schmugglernest eröffnen

rules-dens =
    Schmugglernester liefern Ware, Lokale zahlen. „Trinken“ ist die Zahl der Flaschen, die deine Gang bei der Eröffnung trinkt.
    - Whiskyschmuggel, Schmugglernest: { $activities-whisky-members } Mitglieder, liefert { $activities-whisky-output } Fässer, Trinken { $activities-whisky-bottles }, Marker { $activities-whisky-tokens_for_6 }
    - Opiumschmuggel, Schmugglernest: { $activities-opium-members } Mitglieder, liefert { $activities-opium-output } Kilo, Trinken { $activities-opium-bottles }, Marker { $activities-opium-tokens_for_6 }
    - Rattenarena, Lokal: { $activities-ratpit-members } Mitglieder, zahlt { $activities-ratpit-income } $, Trinken { $activities-ratpit-bottles }, Marker { $activities-ratpit-tokens_for_6 }
    - Bordell, Lokal: { $activities-brothel-members } Mitglieder, davon { $activities-brothel-women } Frauen, zahlt { $activities-brothel-income } $, Trinken { $activities-brothel-bottles }, Marker { $activities-brothel-tokens_for_6 }
    - Spielsalon, Lokal: { $activities-casino-members } Mitglieder, zahlt { $activities-casino-income } $, Trinken { $activities-casino-bottles }, Marker { $activities-casino-tokens_for_6 }
    - Saloon, Lokal: { $activities-saloon-members } Mitglieder, verbraucht ein Fass, zahlt { $activities-saloon-income } $, Trinken { $activities-saloon-bottles }, Marker { $activities-saloon-tokens_for_6 }
    - Opiumhöhle, Lokal: { $activities-opiumden-members } Mitglieder, verbraucht ein Kilo, zahlt { $activities-opiumden-income } $, Trinken { $activities-opiumden-bottles }, Marker { $activities-opiumden-tokens_for_6 }

    Die Zahl der Marker ist die bei sechs Gangs.
    .title = Lokale und Schmugglernester und was sie bringen

rules-crime =
    Ein Raubzug ist schnelles Geld mit Risiko. Du brauchst ein Feld, das du hältst und auf dem kein Marker liegt, auch kein Schmugglernest, und dort mindestens so viele Mitglieder, wie das Verbrechen verlangt:
    - Taschendiebstahl: { $aggressions-pickpocket-members } Mitglied, { $aggressions-pickpocket-loot } $, niemand erwischt: 2 von 3 Malen
    - Straßenraub: { $aggressions-mugging-members } Mitglieder, { $aggressions-mugging-loot } $, niemand erwischt: 2 von 5
    - Einbruch: { $aggressions-burglary-members } Mitglieder, { $aggressions-burglary-loot } $, niemand erwischt: 5 von 21
    - Lagerhausraub: { $aggressions-heist-members } Mitglieder, { $aggressions-heist-loot } $, niemand erwischt: 14 von 99
    - Bankraub: { $aggressions-bankjob-members } Mitglieder, { $aggressions-bankjob-loot } $, niemand erwischt: 12 von 143

    Du nimmst die Beute sofort und behältst sie, was auch kommt; der Hehler legt { $equipment-fence-value } $ dazu. Dann werden so viele Steine, wie das Verbrechen Mitglieder verlangt, aus einem Topf gezogen:
    - { $aggression_pot-black } schwarzer: eine Verhaftung. Ein Mitglied kommt in die Tombs, in Zelle { $tombs_entry-aggression }. Das geschieht in einem von drei Fällen, bei jedem Verbrechen.
    - { $aggression_pot-red_for_each_member_after_the_first } roter für jedes Mitglied nach dem ersten: eine Verletzung. Ein Mitglied kommt in Bett { $beds_entry-wound }.
    - { $aggression_pot-white_for_each_member } weiße für jedes Mitglied: nichts. Der Schmieresteher fügt { $equipment-lookout-value } weiße Steine hinzu, ebenso der Gefallen white2.

    Wen es trifft, bestimmst du, unter deinen Mitgliedern auf diesem Feld.
    .title = Verbrechen: Raubzüge

rules-equipment =
    Eine Aktion schickt ein Mitglied von einem Feld für immer auf dein eigenes Tableau, als eines von diesen. Du darfst von jedem eines haben:
    - Schmieresteher: { $equipment-lookout-value } weiße Steine mehr bei jedem deiner Raubzüge
    - Hehler: { $equipment-fence-value } $ mehr für jeden deiner Raubzüge
    - Kutscher: Deine ersten { $equipment-cabman-value } Schritte oder Wege zu einem Ort in jeder Runde sind frei
    - Chirurg: Deine Leute kommen in ein um { $equipment-surgeon-value } niedrigeres Bett, nicht unter 0
    - Winkeladvokat: Deine Leute kommen in eine um { $equipment-lawyer-value } niedrigere Zelle der Tombs, nicht unter 0
    - Buchhalter: { $equipment-bookkeeper-value } $ mehr für jedes deiner Lokale, das zahlt

    Ob Mann oder Frau, dieses Mitglied gilt weiter als lebend, kann nicht getötet werden und kommt nie zurück. Dein letztes Mitglied außerhalb deines Tableaus kannst du nicht schicken.
    .title = Ausrüstung

## Rules help: fights

rules-combat =
    Eine Schlacht und ein Krieg werden auf dieselbe Weise ausgetragen.
    - Beide Seiten wählen gleichzeitig und verdeckt Waffen aus ihrem Arsenal, höchstens eine für jedes Mitglied im Kampf. Die übrigen haben Knüppel.
    - Die Steine beider Seiten kommen in einen Topf. Der Angreifer zieht so viele, wie er Mitglieder im Kampf hat; der Verteidiger hat den Rest.
    - Jeder Totenkopf, den du nun hast, tötet einen Gegner, dann verwundet jedes Blut einen, solange noch Gegner da sind. Treffer darüber hinaus verfallen. Du nimmst von der Bank { $combat-skull_cash } $ für jeden Getöteten und { $combat-blood_cash } $ für jeden Verwundeten.
    - Die Toten kommen in den Vorrat, die Verwundeten in Bett { $beds_entry-wound }. Zuerst nennt der Angreifer seine Opfer, dann der Verteidiger, dann ein Verleiher.
    - Klingen und Schusswaffen gehören nun dem, der sie nach dem Ziehen hat.
    - Wer mehr getötet hat, gewinnt; bei Gleichstand, wer mehr verwundet hat; steht es wieder gleich, niemand.

    Nach einem Krieg nimmt der Sieger { $combat-war_bonus } $ mehr. Nach einer Schlacht zieht sich die geschlagene Seite zurück, und der Sieger entscheidet über die Marker, auch wenn von seinen Mitgliedern keines mehr da ist. Eine Schlacht ohne Sieger geht an den Verteidiger, wenn er dort Überlebende hat, sonst an den Angreifer, wenn er welche hat; sonst behalten die Marker ihren Besitzer.
    .title = Kampf

rules-retreat =
    Die Überlebenden der Seite, die in einer Schlacht geschlagen wurde, gehen gemeinsam auf ein benachbartes Feld. Ihr Besitzer wählt es; dort dürfen keine Mitglieder oder Marker einer anderen Gang sein, und alle müssen Platz haben.

    Gibt es kein solches Feld, gehen sie auf ihr HQ, wenn dort kein Gegner ist. Sonst ist es eine wilde Flucht: Sie kommen in die Tombs, in Zelle { $tombs_entry-rout }.
    .title = Rückzug

rules-war =
    In Phase d darf, der Reihe nach, jede Gang mit Mitgliedern auf freiem Fuß und einer Klinge oder Schusswaffe { $combat-declarations_per_turn } Mal einer anderen Gang mit Mitgliedern auf freiem Fuß den Krieg erklären. Er kann nicht abgelehnt werden. Nicht erlaubt ist das:
    - bei einer Abmachung nowar zwischen euch,
    - gegen eine Gang, der in dieser Runde schon { $combat-attacks_on_a_gang_per_turn } Mal der Krieg erklärt wurde.

    Angegriffen zu werden kostet eine Gang nicht ihre eigene Kriegserklärung. Dann:
    - Zuerst sagt der Angreifer, dann der Verteidiger, ob er eine Leihe abruft.
    - Beide bieten gleichzeitig und verdeckt 1 bis { $combat-war_max } ihrer Mitglieder auf freiem Fuß auf, wo immer diese sind.
    - Beide wählen verdeckt Waffen; der Angreifer bringt mindestens { $combat-attacker_brings_at_least } eigene Klinge oder Schusswaffe mit.
    - Gekämpft wird wie unter „Kampf“. Die Opfer dürfen von jedem Feld oder Ort kommen. Der Sieger, Angreifer oder Verteidiger, nimmt { $combat-war_bonus } $ von der Bank.

    Für einen Krieg bewegt sich niemand, und kein Feld wechselt den Besitzer.
    .title = Bandenkrieg

## Rules help: coming back, drink, deals, votes

rules-return =
    In Phase e, der Reihe nach, bei jeder Gang:
    - Mitglieder in Bett 0 stehen auf, alle anderen Patienten rücken ein Bett nach unten.
    - Gefangene in Zelle 0 der Tombs kommen frei, alle anderen rücken eine Zelle nach unten.
    - Alle Mitglieder verlassen die Orte.

    Du stellst jedes von ihnen auf ein Feld, das du kontrollierst und das Platz hat, in der Folge, die du willst. Gehen ist Pflicht; wer keinen Platz findet, bleibt in Bett 0, in Zelle 0 oder am Ort und zählt dort für die Aktionen der nächsten Runde. Kontrollierst du gar kein Feld, gehen sie auf das von deinem HQ aus nächste Feld, das niemand kontrolliert; gibt es keines, bleiben sie.

    In der letzten Runde eines Grundspiels kommen alle nach einer festen Regel zurück, und es wird nichts gefragt.
    .title = Zurückkommen

rules-tracks =
    Es gibt { $tracks-beds } Betten und { $tracks-tombs } Zellen der Tombs, gezählt ab 0. Je höher die Nummer, desto länger das Warten:
    - eine Verwundung oder ein roter Stein: Bett { $beds_entry-wound }, zurück in Phase e der nächsten Runde
    - zu betrunken: Bett { $beds_entry-drunk }; Entzug: Bett { $beds_entry-drying }; zurück in Phase e der nächsten Runde
    - bei einem Raubzug erwischt: Zelle { $tombs_entry-aggression }, zurück in Phase e zwei Runden später
    - eine Razzia: Zelle { $tombs_entry-raid }, zurück in Phase e der nächsten Runde
    - eine wilde Flucht: Zelle { $tombs_entry-rout }, zurück in Phase e der nächsten Runde
    - betrunken verhaftet: Zelle { $tombs_entry-drunk }, zurück in Phase e zwei Runden später

    Der Chirurg senkt das Bett, der Winkeladvokat die Zelle.
    .title = Betten und Tombs: wie lange

rules-drinking =
    Dein Pegel geht von 0 bis { $alcohol-max }. Er steigt um die Flaschen jedes Lokals und jedes Schmugglernests, das du eröffnest oder übernimmst, und sinkt nie von selbst. Flaschen über { $alcohol-max } hinaus verfallen. In Phase f, der Reihe nach, trägt jede Gang die Folgen ihres Pegels:
    - 0 bis 2: nichts
    - 3 und 4: { $alcohol-effects-3-cash } $ zahlen
    - 5 und 6: { $alcohol-effects-5-bed } ins Bett
    - 7 und 8: { $alcohol-effects-7-tombs } in die Tombs
    - 9: { $alcohol-effects-9-dead } stirbt
    - 10: { $alcohol-effects-10-dead } stirbt, { $alcohol-effects-10-bed } ins Bett

    Du wählst die Mitglieder, alle unter denen auf freiem Fuß. Danach darfst du, außer in der letzten Runde, Mitglieder zum Entzug ins Bett legen, eines nach dem anderen, solange dein Pegel { $alcohol-dry_from } oder mehr ist: Jedes senkt ihn um { $alcohol-dry_relief }.

    Auch das Hospital senkt ihn, in Phase c.
    .title = Trinken

rules-deals =
    In Phase g, nicht in der letzten Runde, enden die Abmachungen der Runde davor, und alle Plättchen kommen zurück. Der Reihe nach darf jede Gang ein Paar Plättchen nehmen, das noch da ist, und diese Abmachung einer anderen Gang vorschlagen. Ein genommenes Paar bleibt genommen, was auch daraus wird. Eine angenommene Abmachung gilt bis zur nächsten Phase g und kann nicht gebrochen werden.
    - nowar: Keine erklärt der anderen den Krieg.
    - nobattle: Keine betritt ein Feld, das die andere hält.
    - loan: Eine hilft der anderen in einem Krieg; es müssen drei Gangs oder mehr im Spiel sein.
    - exchange: ein Lokal gegen ein Lokal oder ein Schmugglernest gegen ein Schmugglernest, von verschiedener Art, sofort und für immer. Die beiden Marker tauschen die Felder; die Felder behalten ihre Besitzer, und niemand trinkt.
    - noballot: Keine plündert oder fälscht. Nur in Politique, ab Runde { $politics-election_first_turn }.

    Ein Tausch (exchange) kann nur vorgeschlagen werden, wo es ein solches Paar gibt, nowar und loan nur, wenn es in der nächsten Runde Krieg geben wird.
    .title = Abmachungen

rules-duel =
    Mit einem Vorschlag sagst du gleich, ob du bei einer Ablehnung um ihn kämpfst. Wenn ja, führt eine Ablehnung zum Zweikampf: { $duel-black } schwarzer und { $duel-white } weiße Steine werden abwechselnd gezogen, du beginnst. Wer Schwarz zieht, verliert; die Chancen sind gleich.

    Der Sieger entscheidet die Sache, wie er will:
    - die Abmachung wie vorgeschlagen, oder keine;
    - bei einer Leihe auch mit vertauschten Rollen;
    - bei einem Tausch auch jedes andere passende Paar von Markern der vorgeschlagenen Klasse, je einer von jeder Gang.
    .title = Duell um eine Abmachung

rules-loan =
    Ein Entleiher darf die Leihe in einem Krieg abrufen, wenn der Verleiher nicht der Gegner ist und Mitglieder auf freiem Fuß hat. Dann kommen bis zu { $deals-loan-members } Mitglieder des Verleihers zu den aufgebotenen hinzu.
    - Der Entleiher bewaffnet höchstens seine eigenen Mitglieder; der Verleiher gibt den verliehenen eigene Waffen dazu, verdeckt auch vor dem Entleiher.
    - Die ersten Opfer sind die des Entleihers, Tote vor Verwundeten, bis zu der Zahl, die er aufgeboten hat; die übrigen sind verliehene, und der Verleiher nennt sie.
    - Alles Geld geht an den Entleiher.
    - Nach dem Kampf nimmt der Verleiher von dem, was diese Seite hat, so viele Klingen und Schusswaffen zurück, wie er gegeben hat, soweit sie reichen. Der Entleiher hat den Rest.

    Wer verleiht, nimmt nicht an einem Krieg teil.
    .title = Leihe

rules-ballot =
    Zwei Aktionen in Politique, ab Runde { $politics-ballot_first_turn }, jede einmal in der Runde, wo immer deine Mitglieder sind. Mit einer Abmachung noballot darfst du keine von beiden.
    - Die Wahl fälschen: Wirf 0 bis { $politics-ballot_max } deiner Stimmzettel in die Urne, für je { $politics-ballot_price } $. Alle sehen, dass du es getan hast. Wie viele es waren und was du bezahlt hast, bleibt geheim.
    - Das Wahllokal plündern, für { $politics-sack_price } $: { $politics-sack_ballots } zufällig aus der Urne gezogene Stimmzettel, oder alle, wenn es weniger sind, kommen heraus und werden allen gezeigt. Die Urne kann sich als leer erweisen.
    .title = Die Wahl fälschen, das Wahllokal plündern

rules-election =
    In Politique, am Ende jeder Runde ab Runde { $politics-election_first_turn }. Deine Stimmen sind die Felder, die du kontrollierst, und deine Stimmzettel in der Urne. Die Bank zahlt nach Rang: { $politics-premiums-0 } $, { $politics-premiums-1 } $, { $politics-premiums-2 } $, { $politics-premiums-3 } $, { $politics-premiums-4 } $, { $politics-premiums-5 } $, so viele davon, wie zu Beginn Gangs da waren.

    Bei Gleichstand legen die Gangs die Prämien ihrer Plätze zusammen und teilen sie gleichmäßig, abgerundet. Ausgeschiedene Gangs nehmen nicht teil, und die letzten Prämien werden nicht gezahlt.

    Die Auszählung zeigt alle Stimmzettel und was für sie bezahlt wurde. Dann ist die Urne leer.
    .title = Wahlen

rules-end =
    Das Spiel endet nach Runde { $turns-base }, in Politique nach Runde { $turns-politics }, oder am Ende einer Runde, in der höchstens eine Gang übrig ist. Die reichste überlebende Gang gewinnt. Bei Gleichstand entscheiden
    - mehr lebende Mitglieder, die auf dem Tableau der Gang mitgezählt,
    - mehr kontrollierte Felder,
    - der frühere Platz in der Reihenfolge.

    Ausgeschiedene Gangs kommen zuletzt: je später eine ausschied, desto höher; im selben Moment nach Geld, dann nach Reihenfolge.
    .title = Das Ende und der Sieger

## Rules help: at the table

rules-secrets =
    Alles ist offen: Mitglieder, Marker, Geld, Arsenale, Ware, Pegel, Einfluss, Gefallen, Abmachungen, Vorräte und was gezogen wurde. Außer:
    - die Frauen zu Beginn, die für einen Krieg aufgebotenen Mitglieder, die gewählten und verliehenen Waffen: Das weiß nur, wer wählt, bis alle gewählt haben, dann wissen es alle;
    - Stimmzettel: wie viele eine Gang eingeworfen und was sie bezahlt hat. Das weiß bis zur Auszählung nur diese Gang. Bis dahin sehen die anderen ihr Geld, als hätte sie nichts bezahlt, und eine erzwungene Zahlung wird von beiden Beträgen genommen;
    - was gezogen werden wird: Das weiß niemand.

    Stimmzettel, die eine Plünderung zeigt, sind offen. Was du gefragt wirst und wann, verrät nie ein Geheimnis.
    .title = Was geheim ist

rules-choices =
    Du wirst auch außerhalb deines eigenen Teils von Phase c gefragt: nach Frauen zu Beginn, Gefallen, Bewegungen der Polizei, Bestechungen, Waffen, Opfern, Rückzügen, Rückkehr, Kriegen, Leihen, Abmachungen. Wo es nur eine Möglichkeit gibt, wird nicht gefragt.

    Manche Entscheidungen haben eine Vorgabe, die ein Klick annimmt und die auch gleich für dich gespielt werden kann:
    - Opfer: von dort, wo du die meisten Mitglieder übrig hast, Männer zuerst;
    - Rückkehr: auf Felder, deren Markern Personal fehlt, das bestzahlende Lokal zuerst, sonst auf dein HQ;
    - Rückzug: auf eines deiner Felder, dem Personal fehlt, sonst auf dein HQ, sonst zu deiner größten Gruppe;
    - Entzug: ab Pegel 5 ein Mitglied nach dem anderen.

    Daueranweisungen tun dasselbe für „kein Krieg“, „keine Abmachung vorschlagen“ und „alle aufbieten“.

    Läuft deine Zeit ab, werden diese Vorgaben gespielt, und im Übrigen: 2 Frauen, keine Bestechung, kein Krieg, keine Abmachung, ablehnen, den Marker behalten, der erste Gefallen, ein Polizist bleibt stehen oder nimmt das erste erlaubte Feld, zuerst die Schlacht auf dem niedrigsten Feld, alle aufbieten, keine Waffen (ein Angreifer in einem Krieg die wenigsten erlaubten), die Leihe abrufen, und ein gewonnenes Duell führt zur Abmachung, wenn es dein Vorschlag war, sonst zu keiner. Alles andere ist Nein.
    .title = Entscheidungen, Vorgaben und Daueranweisungen

rules-options =
    - Grundspiel ({ $turns-base } Runden) oder Politique ({ $turns-politics } Runden, mit Wahlen und dem Modul tammany).
    - Welche Gangs mitspielen.
    - Module, jedes aus oder ab einer Runde eurer Wahl in Kraft: tammany (Einfluss, Gefallen, Korruptionsfigur, die dritte Gang, die die Polizei bewegt), police (Polizei), alcohol (Pegel und Hospital), war (Krieg, auch die Abmachungen nowar und loan), deals (Abmachungen), equipment (Ausrüstung), swap (Plätze tauschen).
    - Der Datensatz: die Zahlen, wie sie mit dem Spiel kommen, oder eine andere Datei, die der Betreiber des Servers benannt hat. Alle Zahlen in dieser Hilfe sind die, die mit dem Spiel kommen.

    Ohne eine Wahl sind alle Module ab der ersten Runde dabei, tammany nur in Politique. Neulinge tun gut daran, anfangs einige wegzulassen.
    .title = Optionen eines Tisches

rules-advice =
    Was Tausende simulierter Spiele zwischen einfachen Spielern gezeigt haben:
    - Lokale bringen mehr als die Hälfte allen Geldes, Kämpfe im Grundspiel mehr als ein Drittel. Niemand gewinnt allein mit Verbrechen, ohne Lokale oder ohne Anwerben.
    - Ein Mitglied ist für jede Runde, die noch kommt, 1 bis 3 $ wert. Hab 11 bis 17 davon, dann hör auf anzuwerben; nicht in der letzten Runde.
    - Eröffne, was für jedes Mitglied am meisten zahlt, solange noch drei Runden oder mehr kommen. Ein Schmugglernest nur zusammen mit seinem Lokal.
    - Schick ein Mitglied ins Hospital, wenn der Pegel bei 2 bis 4 ist. Personal darf zu einem Ort gehen: Es ist vor dem Einkommen zurück.
    - Kauf eine erste Klinge in Runde 2 bis 4. In einem Krieg biete alle auf und bring eine Waffe mit.
    - Wirb mit drei bis fünf Mitgliedern in der Runde um Einfluss oder gar nicht.
    - Bestich für das Einkommen zu Beginn von Phase a; in Phase b nur gegen eine Razzia oder mit keepgirl.
    - Fälsche jedes Mal mit allen Stimmzetteln, die du darfst.
    - Raube in der letzten Runde mit allen, die nirgends Personal sind.
    .title = Rat aus simulierten Spielen

rules-examples =
    - Verbrechen: Drei Männer der Whyos begehen mit 10 $ in der Kasse einen Einbruch. Im Topf sind 1 schwarzer, 2 rote und 6 weiße Steine, 3 werden gezogen: schwarz, weiß, weiß. Sie haben 16 $, zwei Männer bleiben, einer sitzt in Zelle 2 der Tombs.
    - Aktionen: Mitglieder auf 6a, 6b und 2a, eines im Hafen und eines beim Waffenhändler ergeben 5 Aktionen. Stehen Gegner auf 2a, verbraucht die Schlacht eine; vier bleiben, auch wenn 2a verloren geht.
    - Zwei Marker: Vier Männer auf 6b eröffnen Whiskyschmuggel (Pegel 1) und einen Saloon (Pegel 4). In der nächsten Phase a: 2 Fässer geliefert, 1 für 11 $ verkauft, 1 übrig.
    - Schlacht: Vier mit einer Schusswaffe greifen zwei mit einer Klinge an. Sie ziehen die Schusswaffe und 3 Knüppel: ein Gegner tot, einer der Ihren verwundet. 5 $ für sie, 1 $ für die anderen; sie gewinnen, und der Überlebende zieht sich zurück.
    - Krieg: Sechs mit einer Schusswaffe gegen drei mit einer Klinge gewinnen 6 von 9 Malen. Ziehen sie beide Waffen, nehmen sie 5 $, 1 $ und 10 $ und behalten die Klinge.
    - Ohne Ware: Zwei Saloons mit Personal und ein Fass bringen 11 $, und der andere Saloon wird verwüstet; nicht, wenn dort Polizei steht oder Personal fehlt.
    - Wahl: 7, 5, 5, 3, 3 und 3 Stimmen bringen 20, 14, 14, 8, 8 und 8 $.
    .title = Durchgerechnete Beispiele

rules-notation =
    Züge lassen sich mit wenigen, englischen Worten schreiben. Felder sind wie 6a, Spieler sind die Buchstaben ihrer Plätze, 2m1w ist eine Gruppe aus zwei Männern und einer Frau.
    - women 2: zwei deiner fünf sind Frauen
    - step 2m1w 6a 2a: eine Gruppe auf ein benachbartes Feld; box port 1m 6a: ein Mann in den Hafen
    - done: Bewegungen oder Aktionen sind fertig; pass: keine Bestechung, kein Krieg, keine Abmachung, kein Entzug
    - fight 2a: welche Schlacht zuerst; arm 1 blade 1 gun: Waffen; arm none: Knüppel
    - bury man 6a, bed woman port, jail man 6a: Opfer; retreat 2b: Rückzug; home man 6a: einer kommt zurück
    - keep saloon 2a, destroy saloon 2a: übernommene Marker
    - recruit 3m1w; sober; lobby; buy 2 blades; swap b
    - open saloon 6b; close saloon 6b; rob burglary 6a white2; equip fence man 6a; sack; rig 3
    - favor double; use parole; keep sober2
    - police 1 10b: der erste Polizist nach 10b; bribe 1 7a woman 6a
    - war b; call oder decline: eine Leihe abrufen oder nicht; commit 6; dry man 6a
    - offer nowar b fight; offer exchange b rat-pit 2a saloon 4b; accept; refuse; deal; nodeal; reverse
    .title = Wie Züge geschrieben werden

rules-numbers =
    Alle Zahlen des Spiels mit ihren Namen in der Datendatei, zuerst die des Regelhefts, dann unsere Lesarten, dann die, die wir rekonstruiert haben, weil die Tafeln verloren sind. Frag nach einer Zahl mit ihrem Namen, etwa recruit_cost oder police.bribe_cash, um die Regeln zu sehen, die sie verwenden.
    .title = Alle Zahlen und woher sie kommen

numbers-booklet =
    .title = Zahlen, die das Regelheft nennt

numbers-reading =
    .title = Zahlen nach unserer Lesart des Regelhefts

numbers-own =
    .title = Zahlen, die wir rekonstruiert haben

## What the booklet says, what we read in it, and what we reconstructed (docs/rules/gangs.md). One line for each mark of the rules

booklet-0 =
    - Es spielen sechs Gangs.
    - Die Option Politique macht daraus 10 Runden statt 7.
    - Eine Runde ist ein Jahr, ab 1890.
    - Die reichste Gang gewinnt.
    .title = Das Regelheft zum Spiel

reading-0 =
    - Das Regelheft hat zwei Wörter für eine Stelle in den Straßen. Wir verstehen beide als ein Feld.
    .title = Unsere Lesart: Wörter

own-0 =
    - Das Regelheft ist für sechs. Zwei bis fünf Gangs, mit geschlossenen Bezirken und weniger Material, sind unsere Anpassung.
    .title = Rekonstruiert: die Zahl der Spieler

booklet-1 =
    - Es gibt drei Polizisten.
    - Es gibt sieben Gefallen.
    .title = Das Regelheft zum Spielmaterial

reading-1a =
    - Das Regelheft gibt jedem Neuzugang einen Knüppel. Also hat jedes lebende Mitglied einen, und niemand zählt sie.
    .title = Unsere Lesart: Knüppel

reading-1b =
    - Die Inhaltsliste hat acht Plättchen, die Liste der Abmachungen zehn. Acht stimmt ohne noballot, also hat jede Abmachung ein Paar.
    .title = Unsere Lesart: Plättchen der Abmachungen

own-1 =
    - Wie viele Männer und Frauen eine Gang hat, wie viele Waffen und Marker es gibt und was Waffen kosten, ist verloren; die Zahlen sind von uns.
    - Bei zwei oder drei Gangs gibt es zwei Polizisten.
    - Das Regelheft führt einen sechsseitigen Würfel auf, den sein Text nie verwendet. Hier wird er nicht gebraucht.
    .title = Rekonstruiert: Spielmaterial und Waffen

booklet-2a =
    - Die sechs Gangs und ihre Anführer haben diese Namen.
    .title = Das Regelheft zu den Gangs

booklet-2b =
    - Es gibt vier Orte: Hafen, Hospital, Tammany Hall, Waffenhändler.
    .title = Das Regelheft zu den Orten

booklet-2c =
    - Höchstens 5 Mitglieder einer Gang stehen auf einem Feld.
    - Auf ihrem eigenen HQ hat eine Gang keine Grenze.
    .title = Das Regelheft dazu, wie viele Platz haben

reading-2a =
    - Die Grenze von 5 gilt auch an einem Ort.
    - Sie gilt nach jedem einzelnen Schritt, nicht nur am Ende.
    .title = Unsere Lesart: wie viele Platz haben

reading-2b =
    - Das Regelheft spricht von Kontrolle, ohne zu sagen, was sie ist. Zuerst Mitglieder, dann Marker, dann das HQ ist unsere Festlegung.
    .title = Unsere Lesart: Kontrolle

own-2 =
    - Der gedruckte Stadtplan ist verloren. Die Felder, ihre Namen, was benachbart ist und wo jedes HQ liegt, sind von uns, gelegt über die Bezirke von Tammany Hall.
    - Welche Bezirke bei weniger Gangs geschlossen sind, ist von uns.
    .title = Rekonstruiert: der Stadtplan

booklet-3 =
    - Jede Gang beginnt mit 10 $.
    - Jede Gang beginnt mit 5 Mitgliedern auf ihrem HQ.
    - Die erste Reihenfolge wird ausgelost.
    .title = Das Regelheft zum Aufbau

booklet-4a =
    - Die Polizei kommt ab Runde 3.
    - Wahlen gibt es ab Runde 7.
    - Ungenutzte Gefallen kommen am Ende der Runde zurück.
    .title = Das Regelheft zur Runde

booklet-4b =
    - Das Spiel endet, wenn eine Gang übrig ist.
    .title = Das Regelheft zur letzten Gang

reading-4 =
    - Die Runde, in der nur noch eine Gang übrig ist, wird zu Ende gespielt, auch ihre Wahl.
    .title = Unsere Lesart: wann es endet

own-4 =
    - Was aus den Sachen einer ausgeschiedenen Gang wird und wo sie in der Wertung steht, ist von uns.
    .title = Rekonstruiert: ausgeschiedene Gangs

booklet-5a =
    - Marker arbeiten nur, wenn genug Mitglieder auf ihrem Feld sind.
    .title = Das Regelheft zum Personal

booklet-5b =
    - Schmugglernester liefern ihrem Besitzer Ware.
    .title = Das Regelheft zur Produktion

booklet-5c =
    - Lokale zahlen ihrem Besitzer Geld.
    - Ein Lokal mit einem Polizisten auf seinem Feld zahlt nichts.
    - Ein Lokal, das Ware braucht und keine hat, wird verwüstet.
    .title = Das Regelheft zum Einkommen

booklet-5d =
    - Wer als Erster einen Gefallen nimmt, nimmt auch die Korruptionsfigur.
    .title = Das Regelheft zur Korruptionsfigur

reading-5a =
    - Zwei Marker auf einem Feld brauchen die Summe ihrer Mitglieder: Niemand ist Personal für zwei.
    - Ein Marker ohne Personal ruht und wird nicht verwüstet.
    .title = Unsere Lesart: Personal

reading-5b =
    - Lokale zahlen in fester Folge, das höchste Einkommen zuerst, dann nach Feld. Darauf kommt es an, wenn Ware knapp ist.
    - Ein Lokal, dessen Einkommen die Polizei verhindert, verbraucht keine Ware und wird nicht verwüstet.
    .title = Unsere Lesart: Einkommen

reading-5c =
    - Das Regelheft sagt an einer Stelle drei, an einer anderen zwei. Wir nehmen drei, aber nie alle Gangs.
    .title = Unsere Lesart: wie viele Gefallen nehmen

own-5 =
    - Welcher von zwei Markern arbeitet, wenn das Personal nur für einen reicht, ist von uns.
    - Ebenso, wie Gleichstände beim Einfluss aufgelöst werden, weniger Geld zuerst, dann der Letzte in der Reihenfolge: In der Simulation war das am gerechtesten.
    .title = Rekonstruiert: Personal und Einfluss

booklet-6a =
    - Die Polizei bewegen die Gang mit den wenigsten Mitgliedern, die mit dem wenigsten Geld und die mit dem geringsten Einfluss.
    - Bei Gleichstand ist es die letzte in der Reihenfolge.
    - Ein Polizist geht 0 bis 2 Schritte.
    - Die Korruptionsfigur schützt ihren Besitzer.
    - Ein Polizist auf dem Feld eines Lokals verhindert dessen Einkommen.
    .title = Das Regelheft zur Polizei

booklet-6b =
    - Bestochen wird außer der Reihe.
    - Der Polizist muss auf einem Feld mit einem Lokal der Gang stehen, die besticht.
    - Eine Bestechung kostet 3 $ und eine Frau.
    - Der Polizist kommt auf ein benachbartes Feld.
    .title = Das Regelheft zu Bestechungen

booklet-6c =
    - Zwei oder mehr Polizisten auf einem Feld schicken alle Mitglieder dort in die Tombs.
    .title = Das Regelheft zu Razzien

reading-6a =
    - Ist kein Einfluss im Spiel, bewegen nur die ersten beiden Gangs die Polizei.
    - Jede nimmt einen Polizisten, den in dieser Phase noch niemand gewählt hat.
    - Der Schutz verbietet auch eine Bewegung um 0: Ein gewählter Polizist darf beim Besitzer der Figur nicht stehen bleiben.
    - Ein Polizist stört ein Schmugglernest nicht.
    .title = Unsere Lesart: die Polizei

reading-6b =
    - Bestochen wird bei zwei Gelegenheiten, nach den Bewegungen der Polizei und vor dem nächsten Einkommen. Das Regelheft sagt nur, dass es außer der Reihe geschieht.
    .title = Unsere Lesart: zwei Gelegenheiten für Bestechungen

reading-6c =
    - Eine Razzia nimmt auch die Mitglieder in einem Hauptquartier mit.
    .title = Unsere Lesart: Razzien in einem HQ

own-6 =
    - Wo die Polizisten beginnen, ist von uns, und welche bei weniger Gangs wegbleiben.
    .title = Rekonstruiert: Wachen

booklet-7a =
    - Bewegungen kommen vor Aktionen.
    - Ein Schritt kostet 1 $.
    - Zu einem Ort zu gehen kostet 1 $.
    - Eine Gruppe, die auf eine andere Gang trifft, hält an.
    .title = Das Regelheft zu Bewegungen

booklet-7b =
    - Eine Gang hat eine Aktion für jedes Feld und jeden Ort, wo sie Mitglieder hat.
    - Dieselbe Gruppe darf beliebig oft handeln.
    .title = Das Regelheft zu Aktionen

booklet-7c =
    - Wo zwei Gangs auf einem Feld stehen, gibt es eine Schlacht.
    .title = Das Regelheft zu Schlachten

booklet-7d =
    - Der neue Besitzer eines Markers behält oder zerstört ihn.
    - Wer ihn behält, trinkt seine Flaschen.
    .title = Das Regelheft zu Übernahmen

booklet-7e =
    - Zum Anwerben braucht es ein Mitglied im Hafen.
    - Neuzugänge kosten, was auf dem Ort gedruckt steht. (Dieser Druck ist verloren.)
    .title = Das Regelheft zum Anwerben

booklet-7f =
    - Jedes Mitglied im Hospital kann einmal in der Runde dienen.
    - Es senkt den Pegel um 3.
    .title = Das Regelheft zum Ausnüchtern

booklet-7g =
    - Ein Mitglied, das nach Tammany Hall gestellt wird, erhöht den Einfluss.
    .title = Das Regelheft zum Werben um Einfluss

booklet-7h =
    - Eine Aktion kauft so viele Waffen, wie du willst.
    .title = Das Regelheft zum Waffenhändler

booklet-7i =
    - Wer ein Lokal oder ein Schmugglernest eröffnet, trinkt seine Flaschen.
    .title = Das Regelheft zum Eröffnen

booklet-7j =
    - Ein Raubzug geschieht auf einem leeren Feld.
    - Im Topf sind 1 schwarzer Stein, ein roter für jedes Mitglied nach dem ersten und zwei weiße für jedes Mitglied; gezogen werden so viele, wie Mitglieder da sind. Die Beute bleibt.
    .title = Das Regelheft zu Raubzügen

booklet-7k =
    - Das Mitglied, das Ausrüstung wird, kommt auf das Tableau der Gang.
    .title = Das Regelheft zur Ausrüstung

booklet-7l =
    - Das Wahllokal wird einmal in der Runde geplündert, für 5 $.
    - Eine Plünderung nimmt 3 Stimmzettel.
    - Die Wahl wird einmal in der Runde gefälscht, mit bis zu 5 Stimmzetteln für je 1 $.
    - Gefälscht wird im Geheimen.
    .title = Das Regelheft zu Stimmzetteln

booklet-7m =
    - Nach manchen Aktionen, die ein Zeichen tragen, darf eine Gang in der Reihenfolge den Platz mit einer anderen tauschen.
    .title = Das Regelheft zur Reihenfolge

reading-7a =
    - Der Preis von 1 $ gilt für die ganze Gruppe, nicht für jedes Mitglied.
    .title = Unsere Lesart: der Preis eines Schritts

reading-7b =
    - Gezählt wird einmal, wenn die Bewegungen fertig sind. Spätere Gewinne und Verluste ändern nichts daran.
    .title = Unsere Lesart: die Zahl der Aktionen

reading-7c =
    - Eine Schlacht kommt vor allen anderen Aktionen und verbraucht eine Aktion.
    .title = Unsere Lesart: Schlachten verbrauchen Aktionen

reading-7d =
    - Ein Marker, bei dem niemand steht, kann ohne Kampf genommen werden.
    - Kann ein behaltener Marker noch nicht arbeiten, werden seine Flaschen getrunken, wenn er es zum ersten Mal tut.
    .title = Unsere Lesart: Übernahmen

reading-7e =
    - Ein Mitglied in Tammany Hall erhöht den Einfluss um eins.
    .title = Unsere Lesart: Werben um Einfluss

reading-7f =
    - Ein Feld mit einem Schmugglernest ist nicht leer, also gibt es dort keinen Raubzug.
    .title = Unsere Lesart: leere Felder

reading-7g =
    - Eine Abmachung noballot verbietet das Fälschen ebenso wie das Plündern.
    .title = Unsere Lesart: noballot

reading-7h =
    - Plätze können einmal in der Runde getauscht werden.
    .title = Unsere Lesart: die Reihenfolge

own-7 =
    - Der Preis eines Neuzugangs und die Grenze der Bewegungen in einer Runde sind von uns.
    - Ebenso alles, was ein einzelner Raubzug verlangt und bringt, und was jede Ausrüstung bewirkt.
    - Das Zeichen der Aktionen, nach denen Plätze in der Reihenfolge getauscht werden können, ist verloren. Dass es die im Hospital und beim Waffenhändler sind, ist von uns.
    .title = Rekonstruiert: Preise und Aktionen

booklet-8a =
    - Eine Seite hat so viele Waffen wie Mitglieder.
    - Alle Steine kommen in einen Topf; der Angreifer zieht so viele, wie er Mitglieder hat, der Verteidiger hat die übrigen.
    - Ein Getöteter bringt 5 $.
    - Die Toten kommen in den Vorrat, die Verwundeten ins Bett.
    - Es gewinnt, wer mehr getötet, dann, wer mehr verwundet hat.
    - Der Sieger eines Kriegs nimmt 10 $, Angreifer oder Verteidiger.
    - Nach einer Schlacht ziehen sich die Geschlagenen zurück, und der Sieger bleibt und entscheidet über die Marker.
    .title = Das Regelheft zum Kampf

booklet-8b =
    - Die Geschlagenen gehen auf ein benachbartes Feld.
    .title = Das Regelheft zum Rückzug

reading-8 =
    - Ein Verwundeter bringt 1 $; der Text nennt eine Zahl ohne Einheit.
    - Jede Seite behält die Waffen, die sie am Ende des Ziehens hat.
    - Der Sieger einer Schlacht entscheidet über die Marker, und die Geschlagenen ziehen sich zurück, auch wenn vom Sieger niemand mehr da ist.
    - Eine Schlacht ohne Sieger geht an den Verteidiger, wenn er Überlebende hat, sonst an den Angreifer, wenn er welche hat; sonst behalten die Marker ihren Besitzer.
    .title = Unsere Lesart: Kampf

own-8 =
    - Was mit denen geschieht, die sich auf kein benachbartes Feld zurückziehen können, ist von uns: das HQ, sonst die Tombs.
    .title = Rekonstruiert: wilde Flucht

booklet-9 =
    - Kriege werden der Reihe nach erklärt.
    - Eine Gang darf einen Krieg in der Runde erklären, jeder beliebigen anderen.
    - Beide Seiten bieten 1 bis 10 Mitglieder auf.
    .title = Das Regelheft zum Krieg

reading-9 =
    - Eine Gang, die angegriffen wurde, darf trotzdem ihren eigenen Krieg erklären.
    .title = Unsere Lesart: angegriffen werden und angreifen

own-9 =
    - Ein Angreifer braucht eine Klinge oder Schusswaffe, und eine Gang wird höchstens zweimal in der Runde angegriffen. Ohne das sind die meisten Kriege ein bloßes Ziehen von Knüppeln, und alle fallen über die Schwächsten her.
    .title = Rekonstruiert: Grenzen des Kriegs

booklet-10 =
    - Wer am Ende einer Leiste ist, verlässt sie, alle anderen rücken um eins weiter.
    - Alle Mitglieder verlassen die Orte.
    - Sie kommen auf Felder zurück, die ihre Gang kontrolliert.
    .title = Das Regelheft zum Zurückkommen

own-10 =
    - Wie lang die Leisten sind und wohin auf ihnen jemand kommt, ist von uns.
    - Ebenso, wohin Mitglieder gehen, denen kein Feld geblieben ist.
    .title = Rekonstruiert: die Leisten

booklet-11 =
    - Jede Gang trägt die Folgen ihres Pegels.
    .title = Das Regelheft zum Trinken

reading-11 =
    - Das Regelheft senkt den Pegel in dieser Phase, um 3 für ein Mitglied im Krankenhaus. Dass das neue Patienten sind, ist unsere Lesart.
    .title = Unsere Lesart: Entzug

own-11 =
    - Die Stufen des Pegels und was sie bewirken, sind von uns.
    .title = Rekonstruiert: der Pegel

booklet-12a =
    - Abmachungen gelten bis zur nächsten Phase der Abmachungen; dann kommen alle Plättchen zurück.
    - Eine angenommene Abmachung gilt und kann nicht gebrochen werden.
    - Es gibt fünf Arten von Abmachungen.
    .title = Das Regelheft zu Abmachungen

booklet-12b =
    - Wenn der Vorschlagende es wünscht, führt eine Ablehnung zum Zweikampf.
    - Er wird mit einem schwarzen und fünf weißen Steinen ausgetragen; Schwarz verliert.
    .title = Das Regelheft zum Duell

booklet-12c =
    - Der Verleiher gibt Waffen seiner Wahl dazu.
    .title = Das Regelheft zur Leihe

reading-12a =
    - Getauscht wird ein Lokal gegen ein Lokal und ein Schmugglernest gegen ein Schmugglernest, von verschiedener Art.
    .title = Unsere Lesart: Tausch

reading-12b =
    - Ob es ein Duell geben wird, wird mit dem Vorschlag gesagt.
    - Wer vorschlägt, zieht zuerst.
    - Der Sieger entscheidet die Sache: wie vorgeschlagen, gar nicht, eine Leihe andersherum oder ein anderes passendes Paar von Markern.
    .title = Unsere Lesart: das Duell

own-12 =
    - Wer wie viele bewaffnet, wessen Opfer zuerst kommen und wer welche Waffen zurückbekommt, haben wir ausgearbeitet.
    .title = Rekonstruiert: Leihe

booklet-13 =
    - Stimmen sind kontrollierte Felder und Stimmzettel in der Urne.
    - Die Prämien sind 20, 16, 12, 10, 8 und 6.
    - Bei Gleichstand legen die Gangs ihre Prämien zusammen und teilen sie, abgerundet.
    .title = Das Regelheft zu Wahlen

reading-13 =
    - In jeder der Runden 7 bis 10 ist eine Wahl.
    .title = Unsere Lesart: welche Runden

booklet-14 =
    - Die zwei Schmugglernester, die Bars und die Opiumhöhlen mit ihrer Ware stammen aus dem Regelheft, und dass Marker 0 bis 3 Flaschen haben.
    .title = Das Regelheft zu Lokalen und Schmugglernestern

own-14 =
    - Die Tableaus sind verloren. Die anderen Lokale, was jeder Marker braucht, liefert, zahlt und zu trinken gibt und wie viele Marker es gibt, ist von uns, abgestimmt durch Simulation.
    .title = Rekonstruiert: das Tableau der Gang

booklet-15 =
    - Die Wirkungen aller sieben Gefallen stammen aus dem Regelheft.
    .title = Das Regelheft zu Gefallen

reading-15 =
    - recruit2 zieht sein Geld für jeden Neuzugang der Aktion ab.
    - parole bewegt alle Gefangenen der Gang, nicht nur einen.
    .title = Unsere Lesart: Gefallen

booklet-17 =
    - Die Spieler dürfen Regeln nach und nach einführen, sogar während eines Spiels. Welche gemeint waren, ist verloren.
    .title = Das Regelheft zu Optionen

reading-17 =
    - Das Modul tammany ist nur in Politique dabei, außer ein Tisch will es in einem Grundspiel.
    .title = Unsere Lesart: tammany

own-17 =
    - Welche Regeln ein Modul bilden, ist von uns, und ebenso die Vorgaben und was gespielt wird, wenn die Zeit abläuft.
    .title = Rekonstruiert: die Module

booklet-20 =
    - Die reichste Gang gewinnt.
    - Bei Gleichstand gewinnen mehr Mitglieder.
    .title = Das Regelheft zum Sieger

own-20 =
    - Felder, dann der Platz in der Reihenfolge, und die Ränge ausgeschiedener Gangs sind von uns.
    .title = Rekonstruiert: die letzten Gleichstände
