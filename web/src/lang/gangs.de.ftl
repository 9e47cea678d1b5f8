### Gangs on the page, in German. Money is in whole dollars. The names of gangs, chiefs and squares come from the game's numbers.
### The glossary of this game is at the head of src/fivepoints/games/gangs/lang/de.ftl.
### $who is a name or "Du" and can't be inflected: it is always the subject; $you is "yes" when it is the reader, for the verb.

## Words

gangs-kind-in-sentence = { $kind ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
}
gangs-kind = { $kind ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
}
gangs-crime = { $crime ->
    [pickpocket] Taschen{"\u00AD"}diebstahl
    [mugging] Straßenraub
    [burglary] Einbruch
    [heist] Lagerhaus{"\u00AD"}raub
   *[bankjob] Bankraub
}
gangs-tool = { $tool ->
    [lookout] Schmiere{"\u00AD"}steher
    [fence] Hehler
    [cabman] Kutscher
    [surgeon] Chirurg
    [lawyer] Winkel{"\u00AD"}advokat
   *[bookkeeper] Buchhalter
}
gangs-tool-note = { $tool ->
    [lookout] { $value } weiße Steine mehr bei jedem Raubzug
    [fence] { $value } $ mehr für jeden Raubzug
    [cabman] { $value } freie Bewegungen je Runde
    [surgeon] Verwundete liegen { $value } Bett tiefer
    [lawyer] Gefangene sitzen { $value } Zelle tiefer
   *[bookkeeper] { $value } $ mehr von jedem Lokal, das zahlt
}
gangs-favor = { $favor ->
    [double] Zahlt doppelt
    [white2] Auge zu
    [recruit2] Billige Neuzugänge
    [move4] Freie Bewegungen
    [parole] Bewährung
    [keepgirl] Schweigegeld
   *[sober2] Mäßigung
}
# without article: it also stands alone
gangs-box = { $box ->
    [port] Hafen
    [hospital] Hospital
    [tammany] Tammany Hall
   *[arms] Waffenhändler
}
gangs-box-use = { $box ->
    [port] anwerben
    [hospital] ausnüchtern
    [tammany] um Einfluss werben
   *[arms] Waffen kaufen
}
gangs-square = { $code } { $name }
gangs-code = { $code }
gangs-sex = { $sex ->
    [man] Männer
   *[woman] Frauen
}
gangs-one = { $sex ->
    [man] ein Mann
   *[woman] eine Frau
}
gangs-weapon = { $weapon ->
    [gun] Schusswaffen
    [blade] Klingen
   *[club] Knüppel
}
# with a figure: it stands in more than one case
gangs-men = { $count ->
    [0] kein Mann
    [one] { $count } Mann
   *[other] { $count } Männer
}
gangs-women = { $count ->
    [0] keine Frau
    [one] { $count } Frau
   *[other] { $count } Frauen
}
gangs-nobody = niemand
gangs-guns = { $count ->
    [0] keine Schusswaffe
    [one] eine Schusswaffe
   *[other] { $count } Schusswaffen
}
gangs-blades = { $count ->
    [0] keine Klinge
    [one] eine Klinge
   *[other] { $count } Klingen
}
gangs-clubs-only = nur Knüppel
gangs-goods = { $goods ->
    [barrel] { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
   *[kilo] { $count } Kilo
}
gangs-dollars = { $dollars } $
gangs-a-turn = je Runde
gangs-at-once = sofort
gangs-you = du
gangs-out = ausgeschieden
gangs-of = von { $count }
gangs-price-each = je { $dollars } $
gangs-fewer = { $what ->
    [man] Ein Mann weniger
    [woman] Eine Frau weniger
    [gun] Eine Schusswaffe weniger
    [blade] Eine Klinge weniger
   *[member] Ein Mitglied weniger
}
gangs-more = { $what ->
    [man] Ein Mann mehr
    [woman] Eine Frau mehr
    [gun] Eine Schusswaffe mehr
    [blade] Eine Klinge mehr
   *[member] Ein Mitglied mehr
}
gangs-usual = üblich
gangs-choose-square = Feld wählen
gangs-choose-member = Jemanden wählen
# $colour: 0 to 5
gangs-colour = { $colour ->
    [0] Whyos
    [1] Dead Rabbits
    [2] Bowery Boys
    [3] Eastman Gang
    [4] Hudson Dusters
   *[5] Charlton Street Gang
}

## The top bar

gangs-over = das Spiel ist vorbei
gangs-turn-of = Runde { $turn } von { $turns }
gangs-set-up = vor der ersten Runde
gangs-phases = Die Phasen einer Runde
gangs-phase = { $stage ->
    [a] Einkommen
    [b] Polizei
    [c] Bewegen & Handeln
    [d] Krieg
    [e] Rückkehr
    [f] Trinken
    [g] Abmachungen
   *[h] Wahl
}

## The gangs

gangs-place = { $place }.
gangs-doing = { $phase ->
    [move] bewegt sich
    [act] handelt
    [offer] schlägt vor
    [women] überlegt
    [arm] überlegt
    [commit] überlegt
    [war] entscheidet
   *[other] gefragt
}
gangs-members-sealed = { $count } Mitglieder, wie viele davon Frauen sind, ist noch verdeckt
gangs-influence = Einfluss { $count }
gangs-truly = wirklich: { $dollars } $
gangs-token-works = { gangs-kind-in-sentence } auf { $square }
gangs-token-idle = { gangs-kind-in-sentence } auf { $square }, arbeitet jetzt nicht
gangs-next-turn = { $when ->
    [this] +{ $dollars } $ diese Runde
   *[next] +{ $dollars } $ nächste Runde
}
gangs-next-turn-short = +{ $dollars } $
gangs-dial = Pegel: { $level } von { $most }
gangs-effect = { $effect ->
    [sober] nüchtern
    [cash] zahlt { $dollars } $
    [bed] 1 ins Bett
    [tombs] 1 in die Tombs
    [dead] 1 stirbt
   *[deadbed] 1 stirbt, 1 ins Bett
}
gangs-effect-short = { $effect ->
    [sober] nüch{"\u00AD"}tern
    [cash] { $dollars } $
    [bed] Bett
    [tombs] Tombs
    [dead] tot
   *[deadbed] tot, Bett
}
gangs-tip-who = { $who }: { $group }
gangs-tip-works = { $dollars ->
    [0] { gangs-kind } arbeitet.
   *[other] { gangs-kind } zahlt { $dollars } $.
}
gangs-tip-idle = { gangs-kind } arbeitet jetzt nicht.

## What is asked, aloud

gangs-asked = { $phase ->
    [women] Wie viele deiner Mitglieder sind Frauen?
    [bribe] Bestichst du einen Polizisten?
    [favor] Nimm einen Gefallen.
    [use] Den Gefallen jetzt nutzen?
    [police] Bewege einen Polizisten.
    [move] Deine Bewegungen.
    [fight] Welche Schlacht kommt zuerst?
    [arm] Ein Kampf: Wähle deine Waffen.
    [victim] Nenne ein Opfer.
    [retreat] Wohin gehen deine Überlebenden?
    [takeover] Behältst oder zerstörst du, was du übernommen hast?
    [act] Deine Aktionen.
    [home] Wer kommt zurück, und wohin?
    [war] Krieg gegen wen, oder gegen niemanden?
    [call] Rufst du die Leihe ab?
    [commit] Ein Krieg: Wie viele bietest du auf?
    [dry] Geht jemand auf Entzug?
    [offer] Schlag eine Abmachung vor, oder keine.
    [answer] Dir wird eine Abmachung vorgeschlagen.
   *[settle] Du hast das Duell gewonnen: Entscheide die Sache.
}
gangs-wait-one = { $phase ->
    [move] { $who } bewegt sich
    [act] { $who } handelt
    [police] { $who } bewegt die Polizei
    [bribe] { $who } überlegt, ob bestochen wird
    [offer] { $who } darf eine Abmachung vorschlagen
    [answer] { $who } antwortet auf einen Vorschlag
    [war] { $who } entscheidet über Krieg
    [victim] { $who } nennt die Opfer
    [home] { $who } holt Mitglieder heim
   *[other] { $who } entscheidet
}
gangs-wait-many = { $phase ->
    [women] Noch nicht geschlossen: { $who }
   *[other] Fäuste noch offen: { $who }
}

## Sealed choices

gangs-sealed = Verdeckt: Niemand sieht es, bevor alle gewählt haben.
gangs-sealed-closed = Geschlossen. Änderbar, bis die letzte Hand sich schließt.
gangs-women-title = Wer sind deine fünf?
gangs-women-lead = So viele deiner { $members } Mitglieder zu Beginn sind Frauen. Ein Bordell und eine Bestechung brauchen Frauen, sonst ist es gleich.
gangs-women-label = { gangs-women }
gangs-women-button = Beginnen: { $men ->
    [0] kein Mann
    [one] ein Mann
   *[other] { $men } Männer
}, { $women ->
    [0] keine Frau
    [one] eine Frau
   *[other] { $women } Frauen
}
gangs-women-again = Neu schließen: { $men ->
    [0] kein Mann
    [one] ein Mann
   *[other] { $men } Männer
}, { $women ->
    [0] keine Frau
    [one] eine Frau
   *[other] { $women } Frauen
}

## A fight

gangs-arm-war = Krieg: die Waffen
gangs-arm-battle = Schlacht um { $square }
gangs-fight-between = { $attacker } gegen { $defender }
gangs-arm-yours = Deine Waffen
gangs-arm-lend = Waffen für die Verliehenen
gangs-arm-limit = { $count ->
    [one] höchstens eine, für dein einziges Mitglied
   *[other] höchstens eine für jedes deiner { $count } Mitglieder
}
gangs-arm-rest = der Rest, gratis
gangs-chances = Deine Chancen
gangs-chances-note = jeder Stein fällt dir { $mine } von { $all } Malen zu
gangs-if-they-bring = wenn sie { $weapons } bringen
gangs-odds = Sieg { $win } %, gleich { $even } %, Niederlage { $lose } %
gangs-odds-part = { $name ->
    [win] Sieg { $percent } %
    [even] gleich { $percent } %
   *[lose] verloren { $percent } %
}
gangs-odds-short = { $percent }
gangs-even-war = Gleichstand: Niemand bekommt den Bonus.
gangs-even-battle = { $side ->
    [attacker] Gleichstand: Du ziehst dich zurück.
   *[defender] Gleichstand: Sie ziehen sich zurück.
}
gangs-fist = Faust schließen: { $weapons }
gangs-fist-again = Neu schließen: { $weapons }
gangs-fist-clubs = Nur Knüppel
gangs-side = { $role ->
    [attacker] Angreifer mit { $count }
    [lender] Verleiher mit { $count }
   *[defender] Verteidiger mit { $count }
}
gangs-side-hidden = { $role ->
    [attacker] Angreifer
    [lender] Verleiher
   *[defender] Verteidiger
}
gangs-fist-closed = Faust zu
gangs-fist-open = noch offen
gangs-fist-thinking = überlegt
gangs-arsenal = Arsenal
gangs-commit-title = Wie viele bietest du auf?
gangs-war-between = Krieg: { $attacker } gegen { $defender }
gangs-commit-fingers = Finger oben
gangs-commit-label = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
gangs-commit-note = Mehr Finger ziehen mehr Steine und riskieren mehr Köpfe.
gangs-commit-all = { $count } auf freiem Fuß; alle, bis zu { $most }, wenn du nichts anderes sagst
gangs-commit-then = Dann Waffen, wenn alle Hände zu sehen sind: höchstens eine je Finger.
gangs-commit-button = { $count ->
    [one] Einen Finger heben
   *[other] { $count } Finger heben
}
gangs-commit-again = { $count ->
    [one] Stattdessen einen Finger heben
   *[other] Stattdessen { $count } Finger heben
}
gangs-fast = Kämpfe, Raubzüge und Wahlen ab jetzt nicht zeigen
gangs-battle-drawn = Schlacht um { $square }, gezogen
gangs-battle-held = { $you ->
    [yes] Du hältst { $place }
   *[no] { $who } hält { $place }
}
gangs-battle-taken = { $you ->
    [yes] Du nimmst { $place }
   *[no] { $who } nimmt { $place }
}
gangs-battle-even = Kein Sieger auf { $place }
gangs-war-won = { $you ->
    [yes] Du gewinnst den Krieg
   *[no] { $who } gewinnt den Krieg
}
gangs-war-even = Niemand gewinnt den Krieg
gangs-drawing = { $war ->
    [yes] Der Topf entscheidet den Krieg
   *[no] Der Topf entscheidet: { $place }
}
gangs-drew = { $who }: gezogen
gangs-holds = { $who }: behalten
gangs-put-in = { $guns ->
    [0] {""}
    [one] Ein Totenkopf.
   *[other] { $guns } Totenköpfe.
} { $blades ->
    [0] {""}
    [one] Einmal Blut.
   *[other] { $blades }-mal Blut.
} Mitgebracht: { $weapons }.
gangs-gains = +{ $dollars } $
gangs-losses = { $dead ->
    [0] { $wounded ->
        [0] Keine Verluste.
       *[other] Verluste: { $wounded } verwundet.
    }
   *[other] { $wounded ->
        [0] Verluste: { $dead } tot.
       *[other] Verluste: { $dead } tot, { $wounded } verwundet.
    }
}
gangs-for-killed = { $count ->
    [one] für einen Toten
   *[other] für { $count } Tote
}
gangs-for-wounded = { $count ->
    [one] für einen Verwundeten
   *[other] für { $count } Verwundete
}
gangs-for-war = { $dollars } $ für den Krieg
gangs-for-nothing = niemand getroffen
gangs-verdict-skulls = { $most ->
    [one] Ein Totenkopf zu null
   *[other] { $most } Totenköpfe zu { $least }
}
gangs-verdict-blood = Totenköpfe gleich, Blut { $most } zu { $least }
gangs-verdict-even = Totenköpfe und Blut sind gleich
gangs-verdict-name = Jede Gang nennt ihre Toten und Verwundeten.
gangs-verdict-then = { $what ->
    [war] Kein Feld wechselt den Besitzer.
    [taken] Die Geschlagenen verlassen das Feld.
    [held] Die Angreifer verlassen das Feld.
   *[even] Bei Gleichstand verlassen die Angreifer das Feld.
}
gangs-crime-kick = { gangs-crime } auf { $place }
gangs-crime-fate = Für einen roten Stein kommt ein Mitglied ins Bett, für den schwarzen eines in die Tombs.
gangs-crime-loot = Die Beute von { $dollars } $ bleibt, was auch gezogen wird.
gangs-declares = { $when ->
    [war] im Krieg
    [now] entscheidet
    [done] hat entschieden
   *[next] kommt noch
}
gangs-proc = { $about ->
    [war] Der Krieg
    [favors] Gefallen von Tammany Hall
    [election] Die Wahl
   *[battle] Der Kampf
}
gangs-step = { $step ->
    [war] Erklären
    [call] Leihe
    [commit] Finger
    [arm] Waffen
    [draw] Ziehen
    [spoils] Beute
    [victim] Tote und Verwundete
    [stay] Wer bleibt
    [squares] Felder
    [ballots] Stimmzettel
    [premiums] Prämien
   *[retreat] Rückzug
}
gangs-step-note = { $step ->
    [war] jede Gang, der Reihe nach, einmal je Runde
    [call] erst der Angreifer, dann der Verteidiger
    [commit] 1 bis { $most } Mitglieder, verdeckt
    [arm] beide zugleich, verdeckt
    [draw] mehr Totenköpfe, dann mehr Blut
    [spoils] { $kill } $ je Totem, { $wound } $ je Verwundetem, { $bonus } $ dem Sieger
    [victim] jede nennt die eigenen
    [stay] der Sieger behält oder zerstört
    [squares] wer welche kontrolliert, auf der Karte
    [ballots] die Urne wird geöffnet, alles gezeigt und bezahlt
    [premiums] nach Platz; Gleiche teilen
   *[retreat] die Geschlagenen, auf ein Feld
}
gangs-in-order = In Reihenfolge
gangs-stake = Was davon abhängt
gangs-stake-token = { $dollars ->
    [0] { gangs-kind }. Der Sieger behält oder zerstört den Marker.
   *[other] { gangs-kind }, { $dollars } $ je Runde. Der Sieger behält oder zerstört den Marker.
}
gangs-stake-kill = { $dollars } $ für jeden Getöteten
gangs-stake-wound = { $dollars } $ für jeden Verwundeten
gangs-stake-weapons = Waffen gehören dem, der sie zieht.
gangs-influence-title = Einfluss
gangs-influence-note = Er wird nicht ausgegeben. Wirb in Tammany Hall um mehr.
gangs-premiums = Prämien

## Moves

gangs-move-title = Deine Bewegungen
gangs-move-lead = { $free ->
    [0] Ein Schritt oder ein Weg zu einem Ort kostet { $price } $.
    [one] Eine Bewegung ist frei, dann je { $price } $.
   *[other] { $free } Bewegungen sind frei, dann je { $price } $.
} { $count ->
    [one] Eine Aktion, wenn du jetzt aufhörst.
   *[other] { $count } Aktionen, wenn du jetzt aufhörst.
}
gangs-move-from = Von wo?
gangs-move-to = Wohin?
gangs-move-who = Wer geht?
gangs-move-other = Anderes Feld
gangs-move-towards = Ziel: { $place }
gangs-move-elsewhere = Woandershin
gangs-move-meets = Kampf: { $who }
gangs-move-unguarded = { $who }: { gangs-kind-in-sentence }, unbewacht
gangs-move-own = { gangs-kind-in-sentence }
gangs-move-free = frei
gangs-move-fight = { $count ->
    [one] Dort steht ein Mitglied von { $who }: Deine Gruppe hält an und kämpft.
   *[other] Dort stehen { $count } Mitglieder von { $who }: Deine Gruppe hält an und kämpft.
}
gangs-move-short = { gangs-kind-in-sentence } auf { $square }: dann { $count } zu wenig.
gangs-move-helps = Auf { $square } fehlt Personal: { $count }.
gangs-move-police = Auf { $square } steht ein Polizist.
gangs-move-actions = { $count ->
    [one] Dann hast du eine Aktion.
   *[other] Dann hast du { $count } Aktionen.
}
gangs-box-then = { $box ->
    [port] Wer hingeht, kann anwerben und kommt mit der Rückkehr heim.
    [hospital] Wer hingeht, kann den Pegel senken und kommt mit der Rückkehr heim.
    [tammany] Wer hingeht, kann deinen Einfluss erhöhen und kommt mit der Rückkehr heim.
   *[arms] Wer hingeht, kann Waffen kaufen und kommt mit der Rückkehr heim.
}
gangs-move-button = { $box ->
    [yes] Zum Ort { $place }, { $price ->
        [0] gratis
       *[other] { $price } $
    }
   *[no] Schritt nach { $place }, { $price ->
        [0] gratis
       *[other] { $price } $
    }
}
gangs-move-done = Genug bewegt

# a word or two under a square
gangs-why-fight = Kampf
gangs-why-hq = dein HQ
gangs-why-raid = Razzia: { $count }
gangs-why-shuts = sperrt { $dollars } $

## Battles and what comes after

gangs-fight-title = Welche Schlacht zuerst?
gangs-fight-lead = Jede kostet eine Aktion und ist Pflicht.
gangs-foe = { $who }, { $count }
gangs-retreat-title = Wohin ziehen sie sich zurück?
gangs-retreat-lead = Alle deine Überlebenden gehen auf ein Feld.
gangs-deed-fight = Kampf um { $place }
gangs-deed-retreat = Alle nach { $place }
gangs-take-title = { $kind ->
    [ratpit] Die
    [brothel] Das
    [opiumden] Die
   *[other] Den
} { gangs-kind-in-sentence } behalten?
gangs-take-lead = { $place } ist jetzt dein.
gangs-take-keep = Behalten
gangs-take-destroy = Zerstören
gangs-take-destroy-note = der Marker kommt in den Vorrat zurück
gangs-take-keep-button = { gangs-kind-in-sentence } behalten
gangs-take-destroy-button = { gangs-kind-in-sentence } zerstören

## Actions

gangs-act-title = Deine Aktionen
gangs-act-left = { $count ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}
gangs-act-lead = { $count ->
    [0] Keine Aktion mehr: Nur was nichts kostet, geht noch.
    [one] Noch eine Aktion.
   *[other] Noch { $count } Aktionen.
}
gangs-act-where = Wo?
gangs-act-elsewhere = Woanders
gangs-act-choose = { $deed ->
    [recruit] Sag, wie viele du anwirbst
    [buy] Sag, welche Waffen du kaufst
   *[other] Oben wählen
}
gangs-act-done = Fertig
gangs-act-undone = { $count ->
    [one] „Fertig“ verzichtet auf eine Aktion.
   *[other] „Fertig“ verzichtet auf { $count } Aktionen.
}
gangs-act-undone-swap = Du darfst noch Plätze in der Reihenfolge tauschen.
gangs-open-here = Hier eröffnen
gangs-open-late = letzte Runde: bringt nichts mehr
gangs-by-force = Mit Gewalt holen
gangs-or-by-force = Oder mit Gewalt holen
gangs-open-needs = braucht { $members }{ $women ->
    [0] {""}
    [one] , davon { $women } Frau
   *[other] , davon { $women } Frauen
}{ $uses ->
    [barrel] {" "}und ein Fass je Runde
    [kilo] {" "}und ein Kilo je Runde
   *[none] {""}
}{ $short ->
    [yes] : du hast keines
   *[no] {""}
}; { $bottles ->
    [0] keine Flasche
   *[other] Pegel +{ $bottles }
}
gangs-crime-needs = { $members ->
    [one] ein Mitglied; die Beute bleibt auf jeden Fall
   *[other] { $members } Mitglieder; die Beute bleibt auf jeden Fall
}
gangs-crime-white2 = Mit „Auge zu“: { $count } weiße mehr
gangs-pot = Im Topf: { $black } schwarz, { $red } rot, { $white } weiß
gangs-pot-drawn = { $count ->
    [one] einer wird gezogen
   *[other] { $count } werden gezogen
}
gangs-crime-odds = niemand erwischt { $clean } %, verletzt { $hurt } %, verhaftet { $jailed } %, beides { $both } %
gangs-crime-part = { $name ->
    [clean] sauber { $percent } %
    [hurt] verletzt { $percent } %
    [jailed] Haft { $percent } %
   *[both] beides { $percent } %
}
gangs-crime-clean = { $percent } % niemand erwischt
gangs-equip-title = Ausrüsten: ein Helfer, für immer
gangs-equip-who = Wer?
gangs-close-title = Hier etwas schließen
gangs-close-note = gratis; der Marker kommt in den Vorrat zurück
gangs-square-nothing = Hier gibt es nichts mehr zu tun.
gangs-box-nothing = Hier ist jetzt nichts zu tun.
gangs-recruit-lead = Je { $men } $. Sie stehen im Hafen und kommen mit der Rückkehr heim.
gangs-buy-lead = Eine Klinge kostet { $blades } $, eine Schusswaffe { $guns } $.
gangs-sober-title = Ausnüchtern
gangs-sober-note = Pegel { $dial } auf { $after }
gangs-lobby-title = Um Einfluss werben
gangs-lobby-note = Einfluss { $influence }, eins mehr
gangs-favor-use = { $favor ->
    [parole] Deine Gefangenen rücken nach unten.
   *[sober2] Dein Pegel sinkt.
}
gangs-ballot = Die Wahl
gangs-rig-title = Die Wahl fälschen
gangs-rig-note = { $dollars } $ je Stimmzettel, bis zu { $most }; geheim
gangs-rig-you = Du siehst
gangs-rig-you-see = { $count ->
    [one] Ein Stimmzettel von dir in der Urne; { $cash } $ − { $price } $ = { $left } $ unter deinem Geld bis zur Auszählung.
   *[other] { $count } Stimmzettel von dir in der Urne; { $cash } $ − { $price } $ = { $left } $ unter deinem Geld bis zur Auszählung.
}
gangs-rig-others = Alle anderen sehen
gangs-rig-others-see = „{ gangs-log-rig-hidden }“ Dein Geld bleibt { $cash } $, die Urne zeigt keine Zahl.
gangs-rig-votes = Du kontrollierst { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}: mit diesen Zetteln { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}, wenn niemand das Wahllokal plündert. Kein Zettel ist ein Bluff: auch er kostet die Aktion.
gangs-ballots = Stimmzettel
gangs-ballots-label = { $count ->
    [one] ein Stimmzettel
   *[other] { $count } Stimmzettel
}
gangs-sack-title = Das Wahllokal plündern
gangs-sack-note = { $count } zufällige Stimmzettel kommen aus der Urne
gangs-swap = Plätze in der Reihenfolge tauschen
gangs-swap-note = Einmal je Runde, gratis. Es gilt ab der nächsten Phase.
gangs-order-place = jetzt { gangs-place }
gangs-deed-open = { gangs-kind-in-sentence } auf { $square } eröffnen
gangs-deed-close = { gangs-kind-in-sentence } auf { $square } schließen
gangs-deed-rob = { $crime ->
    [pickpocket] Taschendiebstahl für { $dollars } $
    [mugging] Straßenraub für { $dollars } $
    [burglary] Einbruch für { $dollars } $
    [heist] Lagerhaus ausrauben für { $dollars } $
   *[bankjob] Bank ausrauben für { $dollars } $
}
gangs-deed-equip = { $tool ->
    [lookout] Schmieresteher
    [fence] Hehler
    [cabman] Kutscher
    [surgeon] Chirurgen
    [lawyer] Winkeladvokaten
   *[bookkeeper] Buchhalter
} nehmen
gangs-deed-recruit = { $who } für { $dollars } $ anwerben
gangs-deed-buy = { $weapons } für { $dollars } $ kaufen
gangs-deed-rig = { $count ->
    [0] Keinen Stimmzettel einwerfen
    [one] Einen Stimmzettel für { $dollars } $ einwerfen
   *[other] { $count } Stimmzettel für { $dollars } $ einwerfen
}
gangs-deed-sack = Für { $dollars } $ plündern
gangs-deed-swap = Platz mit { $who } tauschen
gangs-deed-sober = Ausnüchtern, Pegel −{ $levels }
gangs-deed-lobby = Werben, Einfluss +1
gangs-deed-use = „{ gangs-favor }“ nutzen

## The police

gangs-police-title = Bewege einen Polizisten
gangs-police-lead = { $why }: du bist dran.
gangs-mover-why = { $reason ->
    [living] Wenigste Mitglieder, { $count }
    [cash] Wenigstes Geld, { $count } $
   *[influence] Wenigster Einfluss, { $count }
}
gangs-movers = Wer in dieser Runde einen bewegt
gangs-mover = { $when ->
    [now] dein Zug
   *[next] danach, wenn es so bleibt
}
gangs-mover-moved = nach { $square } geschickt
gangs-pawn-opens = Wieder offen: { gangs-kind } von { $who }, { $dollars } $ mehr für sie.
gangs-pawn-payable = { $who } könnte ihn mit Geld loswerden.
gangs-police-which = Welchen Polizisten?
gangs-police-on = auf { $square }
gangs-police-where = Wohin? Wähle ein leuchtendes Feld.
gangs-police-shield = { $who } hat die Korruptionsfigur: Wo diese Gang ist, bleibt kein Polizist stehen.
gangs-police-stay = Auf { $square } stehen lassen
gangs-police-button = Nach { $square } schicken
gangs-pawn-shuts = Überwacht { $kind ->
    [ratpit] die
    [brothel] das
    [opiumden] die
   *[other] den
} { gangs-kind-in-sentence } von { $who }: { $dollars } $ weniger.
gangs-pawn-raid = { $count ->
    [one] Razzia: Ein Mitglied von { $who } kommt in die Tombs, wenn niemand besticht.
   *[other] Razzia: { $count } Mitglieder von { $who } kommen in die Tombs, wenn niemand besticht.
}
gangs-pawn-nothing = Dort wird nichts gestört.
gangs-bribe-title = Ihn bestechen?
gangs-bribe-lead = { $count ->
    [one] Auf { $place } überwacht ein Polizist { $kind ->
        [ratpit] deine
        [brothel] dein
        [opiumden] deine
       *[other] deinen
    } { gangs-kind-in-sentence }{ $dollars ->
        [0] .
       *[other] : { $dollars } $ weniger beim nächsten Einkommen.
    }
   *[other] Auf { $place } überwachen { $count } Polizisten { $kind ->
        [ratpit] deine
        [brothel] dein
        [opiumden] deine
       *[other] deinen
    } { gangs-kind-in-sentence }{ $dollars ->
        [0] .
       *[other] : { $dollars } $ weniger beim nächsten Einkommen, solange einer von ihnen bleibt.
    }
}
gangs-bribe-raid = { $count ->
    [one] Eine Razzia droht: Dein Mitglied dort kommt in die Tombs.
   *[other] Eine Razzia droht: Deine { $count } Mitglieder dort kommen in die Tombs.
}
gangs-bribe-lead-which = Polizisten stehen bei deinen Lokalen.
gangs-bribe-woman = Welche Frau geht mit den { $dollars } $?
gangs-bribe-where = Wohin geht er? Wähle ein leuchtendes Feld.
gangs-bribe-price = { $dollars } $ und eine Frau
gangs-bribe-price-kept = { $dollars } $, keine Frau
gangs-bribe-saves = { $dollars } $ beim nächsten Einkommen
gangs-bribe-saves-nothing = { $why ->
    [stays] nichts: Ein anderer Polizist bleibt dort
    [late] nichts: Es gibt kein Einkommen mehr
    [woman] nichts: Ohne sie fehlt einem Lokal Personal
   *[idle] nichts: So, wie es steht, zahlt das Lokal nicht
}
gangs-bribe-spares = { $count ->
    [one] ein Mitglied vor der Razzia
   *[other] { $count } Mitglieder vor der Razzia
}
gangs-you-pay = Du zahlst
gangs-you-save = Du rettest
gangs-you-lose = Du verlierst
gangs-bribe-button = Zahlen, nach { $square } schicken
gangs-bribe-pass = Passen
gangs-bribe-then = { $then ->
    [raids] Als Nächstes kommen die Razzien, überall, wo zwei Polizisten stehen. Vor dem nächsten Einkommen kann man noch einmal zahlen.
    [last] Als Nächstes kommen die Razzien, überall, wo zwei Polizisten stehen. Es gibt kein Einkommen mehr.
   *[income] Als Nächstes zahlen die Lokale. Vorher kommt keine Razzia.
}
gangs-from = von { $square }
gangs-short-of-one = { gangs-kind-in-sentence }: dann zu wenig Personal
gangs-not-needed = dort wird sie nicht gebraucht

## Favors

gangs-favor-kick = { NUMBER($year, useGrouping: 0) }, Gefallen von Tammany Hall
gangs-favor-title = Nimm einen Gefallen
gangs-favor-lead = Er ist in dieser Runde dein; ungenutzt kommt er zurück.
gangs-favor-about = { $favor ->
    [double] Dein bestzahlendes Lokal zahlt sofort noch einmal.
    [white2] Mehr weiße Steine bei einem Raubzug.
    [recruit2] Dein nächstes Anwerben ist billiger.
    [move4] Deine ersten bezahlten Bewegungen kosten nichts.
    [parole] Alle deine Gefangenen eine Zelle tiefer.
    [keepgirl] Deine nächste Bestechung kostet keine Frau.
   *[sober2] Dein Pegel sinkt.
}
gangs-favor-worth = { $favor ->
    [double] Jetzt { $best } $ wert.
    [white2] { $white } weiße mehr.
    [recruit2] Je { $off } $ weniger.
    [move4] Spart bis zu { $steps } mal { $step } $.
    [parole] { $prisoners ->
        [0] Du hast keine Gefangenen.
        [one] Du hast einen Gefangenen.
       *[other] Du hast { $prisoners } Gefangene.
    }
    [keepgirl] Eine Frau bleibt.
   *[sober2] Von { $dial } auf { $after }.
}
gangs-favor-not-now = jetzt nicht im Spiel
gangs-favor-taken = schon bei { $who }
gangs-favor-button = „{ gangs-favor }“ nehmen
gangs-favor-choose = Gefallen wählen
gangs-favor-choosing = wählt
gangs-corruption = die Korruptionsfigur
gangs-favor-use-now = „{ gangs-favor }“ jetzt nutzen
gangs-favor-keep = Für deinen Zug behalten

## Members to name

gangs-victim-title = { $fate ->
    [bury] Nenne einen Toten
    [bed] Nenne einen Verwundeten
   *[jail] Nenne jemanden für die Tombs
}
gangs-victim-lead = Das übliche Opfer ist gewählt; nimm ein anderes, wenn du willst.
gangs-victims-part = { $fate ->
    [bury] { $count ->
        [one] ein Toter
       *[other] { $count } Tote
    }
    [bed] { $count } ins Bett
   *[jail] { $count } in die Tombs
}
gangs-victims-usual = { $retreat ->
    [yes] Wie üblich: { $what }, dann Rückzug
   *[no] Wie üblich: { $what }
}
gangs-home-title = Wer kommt zurück, und wohin?
gangs-home-lead = Noch zu stellen: { $who }.
gangs-dry-title = Jemand auf Entzug?
gangs-dry-lead = Wer auf Entzug geht, liegt eine Runde im Bett, und dein Pegel fällt von { $dial } auf { $after }.
gangs-dry-pass = Niemand auf Entzug
gangs-member = { $sex ->
    [man] Ein Mann: { $place }
   *[woman] Eine Frau: { $place }
}
gangs-member-box = an einem Ort, kommt diese Runde heim
gangs-member-free = dort wird niemand gebraucht
gangs-member-spare = für das, was dort ist, reicht es
gangs-member-short = { $dollars ->
    [0] { gangs-kind-in-sentence }: dann zu wenig Personal
   *[other] { gangs-kind-in-sentence }: dann zu wenig Personal, { $dollars } $ weniger
}
gangs-home-needed = { gangs-kind-in-sentence }: { $count } zu wenig
gangs-home-hq = dein Hauptquartier, ohne Grenze
gangs-home-there = { $count ->
    [0] niemand von dir ist dort
    [one] ein Mitglied von dir ist dort
   *[other] { $count } Mitglieder von dir sind dort
}
gangs-deed-bury = { $sex ->
    [man] { $place }: Der Mann stirbt
   *[woman] { $place }: Die Frau stirbt
}
gangs-deed-bed = { $sex ->
    [man] { $place }: Der Mann kommt ins Bett
   *[woman] { $place }: Die Frau kommt ins Bett
}
gangs-deed-jail = { $sex ->
    [man] { $place }: Der Mann kommt in die Tombs
   *[woman] { $place }: Die Frau kommt in die Tombs
}
gangs-deed-dry = { $sex ->
    [man] { $place }: Der Mann geht auf Entzug
   *[woman] { $place }: Die Frau geht auf Entzug
}
gangs-deed-home = { $sex ->
    [man] Ein Mann nach { $place }
   *[woman] Eine Frau nach { $place }
}

## War

gangs-war-kick = Bandenkrieg, du bist mit dem Erklären dran
gangs-war-title = Krieg gegen wen, oder gegen niemanden?
gangs-war-lead = Alle auf freiem Fuß dürfen kämpfen. Du hast { $count } auf freiem Fuß, { $weapons }. Der Sieger nimmt { $bonus } $; niemand verliert ein Feld.
gangs-at-large = { $count } auf freiem Fuß
gangs-war-all = alle gegen alle, mit allen Waffen
gangs-war-note = Die Balken rechnen mit dem Meisten, was beide bringen könnten; was sie bringen werden, wissen nur sie.
gangs-war-peace = Frieden bis zu den nächsten Abmachungen.
gangs-war-nobody = Niemand auf freiem Fuß.
gangs-war-attacked = { $count ->
    [0] Nicht jetzt.
    [one] Diese Runde schon einmal angegriffen.
   *[other] Diese Runde schon { $count }-mal angegriffen.
}
gangs-war-choose = Gang wählen
gangs-war-none = Kein Krieg in diesem Jahr
gangs-deed-war = Krieg gegen { $who } erklären
gangs-loan-title = Die Leihe abrufen?
gangs-loan-lead = { $who } schuldet dir für einen Krieg { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}.
gangs-loan-call = { $count } davon abrufen
gangs-loan-decline = Nicht in diesem Krieg
gangs-loan-means-on-top = Sie kämpfen auf deiner Seite, zusätzlich zu denen, die du aufbietest.
gangs-loan-means-weapons = Sie bringen eigene Waffen mit und sagen niemandem, welche.
gangs-loan-means-victims = Deine eigenen Toten und Verwundeten kommen zuerst; nur der Rest trifft sie.
gangs-loan-means-money = Alles Geld dieses Krieges gehört dir. Eine Leihe wird nur einmal abgerufen.

## Deals

gangs-deal-kick = Abmachungen für das kommende Jahr
gangs-deal-title = Schlag eine Abmachung vor, oder keine
gangs-terms = { $terms ->
    [nowar] Frieden
    [nobattle] Eigene Straßen
    [lend] Mitglieder verleihen
    [borrow] Mitglieder entleihen
    [loan] Leihe
    [exchange] Tausch
   *[noballot] Saubere Wahl
}
gangs-terms-about = { $terms ->
    [nowar] kein Krieg zwischen euch
    [nobattle] keine betritt die Felder der anderen
    [lend] { $members } deiner Mitglieder dürfen in einem Krieg für sie kämpfen
    [borrow] { $members } ihrer Mitglieder dürfen in einem Krieg für dich kämpfen
    [exchange] Lokal gegen Lokal oder Schmugglernest gegen Schmugglernest, für immer
   *[noballot] keine plündert oder fälscht
}
gangs-terms-not = schon genommen, oder nicht jetzt
gangs-terms-bind = { $terms ->
    [nowar] Bis zu den nächsten Abmachungen gibt es keinen Krieg zwischen dir und { $who }.
    [nobattle] Bis zu den nächsten Abmachungen betrittst du kein Feld, das { $who } hält, und umgekehrt.
    [lend] In einem Krieg darf { $who } { $members } deiner Mitglieder abrufen, mit Waffen deiner Wahl.
    [borrow] In einem Krieg darfst du { $members } Mitglieder von { $who } abrufen, mit Waffen ihrer Wahl.
    [exchange] { $give ->
        [whisky] Dein Whiskyschmuggel
        [opium] Dein Opiumschmuggel
        [ratpit] Deine Rattenarena
        [brothel] Dein Bordell
        [casino] Dein Spielsalon
        [saloon] Dein Saloon
       *[opiumden] Deine Opiumhöhle
    } auf { $giveAt } und { $take ->
        [whisky] der Whiskyschmuggel
        [opium] der Opiumschmuggel
        [ratpit] die Rattenarena
        [brothel] das Bordell
        [casino] der Spielsalon
        [saloon] der Saloon
       *[opiumden] die Opiumhöhle
    } von { $who } auf { $takeAt } tauschen die Felder, für immer. Ohne Flaschen.
   *[noballot] Bis zu den nächsten Abmachungen wird nicht geplündert und nicht gefälscht, weder von dir noch von { $who }.
}
gangs-deal-whom = Mit wem?
gangs-token-at = { gangs-kind }, { $square }
gangs-you-give = Du gibst
gangs-they-give = Sie geben
gangs-deal-fight = Bei Ablehnung darum kämpfen
gangs-deal-fight-note = Eins gegen eins, gleiche Chancen. Der Sieger entscheidet.
gangs-deal-button = Vorschlag an { $who }: { $terms ->
    [nowar] Frieden
    [nobattle] Eigene Straßen
    [lend] Mitglieder verleihen
    [borrow] Mitglieder entleihen
    [exchange] Tausch
   *[noballot] Saubere Wahl
}
gangs-deal-choose = Abmachung und Gang wählen
gangs-deal-none = Keine Abmachung diese Runde
gangs-answer-kick = { $who } schlägt dir eine Abmachung vor
gangs-answer-duel = Lehnst du ab, führt { $who } ein Duell darum: gleiche Chancen, der Sieger entscheidet die Sache.
gangs-answer-duel-how = Ein schwarzer Stein unter sechs, abwechselnd gezogen, die anderen zuerst: Wer ihn zieht, verliert.
gangs-answer-free = Du darfst ablehnen, dann geschieht nichts.
gangs-answer-accept = Annehmen
gangs-answer-refuse = Ablehnen
gangs-settle-kick = Du hast das Duell gegen { $who } gewonnen
gangs-settle-title = Entscheide die Sache
gangs-settle-deal = Die Abmachung, wie vorgeschlagen
gangs-settle-nodeal = Keine Abmachung
gangs-settle-reverse = Die Leihe andersherum
gangs-settle-exchange = { $mine ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
} auf { $mineAt } gegen { $theirs ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
} auf { $theirsAt }
gangs-settle-button = So sei es
gangs-deals-none = Keine Abmachung gilt.
gangs-deal-kind = { $kind ->
    [nowar] Frieden
    [nobattle] Eigene Straßen
    [loan] Leihe
    [exchange] Tausch
   *[noballot] Saubere Wahl
}
gangs-deal-stands = { $kind ->
    [nowar] { $first } und { $second }: kein Krieg bis zu den nächsten Abmachungen
    [nobattle] { $first } und { $second }: keine betritt die Felder der anderen
    [loan] { $first } verleiht an { $second }, in einem Krieg
    [exchange] { $first } und { $second } haben Marker getauscht
   *[noballot] { $first } und { $second }: keine plündert oder fälscht
}

## A duel over a deal

gangs-duel-kick = Abmachung von { $from }, abgelehnt: { $to }
gangs-duel-title = Schwarz verliert
gangs-duel-draws = { $side ->
    [first] { $you ->
        [yes] ziehst als 1., 3., 5.
       *[no] zieht als 1., 3., 5.
    }
   *[second] { $you ->
        [yes] ziehst als 2., 4., 6.
       *[no] zieht als 2., 4., 6.
    }
}
gangs-duel-cube = { $cube ->
    [white] weiß
    [black] schwarz
   *[none] nicht gezogen
}
gangs-duel-won = { $you ->
    [yes] Du gewinnst das Duell
   *[no] { $who } gewinnt das Duell
}
gangs-duel-black = Der { gangs-place } Würfel ist schwarz. Der Sieger entscheidet die Sache.
gangs-after = Danach
gangs-after-token = { gangs-kind } auf { $square }: { $lack ->
    [0] dort nötig { $need }, dort sind { $have }.
   *[other] dort nötig { $need }, es fehlen { $lack }.
}
gangs-after-income = { $after ->
    [0] Nichts beim nächsten Einkommen statt { $before } $.
   *[other] { $after } $ beim nächsten Einkommen statt { $before } $.
}
gangs-after-wrecked = Ein Lokal ohne Ware: Es würde verwüstet.
gangs-after-fighters = { $count } auf freiem Fuß, { $weapons }.
gangs-after-lends = { $count ->
    [one] Ein Mitglied kann in einem Krieg abgerufen werden.
   *[other] { $count } Mitglieder können in einem Krieg abgerufen werden.
}
gangs-after-borrows = Bis zu { $count } kämpfen in einem Krieg.
gangs-after-squares = { $count ->
    [0] Kein Feld.
    [one] Ein Feld.
   *[other] { $count } Felder.
}

## Standing orders

gangs-habits = Daueranweisungen
gangs-habits-note = Wird für dich gespielt; niemand sieht, was eingestellt ist.
gangs-habit = { $habit ->
    [victims] Immer die üblichen Opfer nennen
    [retreat] Rückzug immer auf das übliche Feld
    [return] Mitglieder immer wie üblich heimholen
    [drying] Entzug immer wie üblich
    [nowar] Kein Krieg, bis ich es sage
    [nodeal] Keine Abmachung vorschlagen, bis ich es sage
    [nobribe] Keine Bestechung, bis ich es sage
    [noarms] Keine Waffen mitbringen, bis ich es sage
   *[commit] Immer alle aufbieten
}
gangs-habit-note = { $habit ->
    [victims] wer am wenigsten fehlt
    [retreat] wo Personal fehlt, sonst ins Hauptquartier
    [return] wo Personal fehlt, sonst ins Hauptquartier
    [drying] ab Pegel 5, eines
    [nowar] du wirst nicht nach Krieg gefragt
    [nodeal] nach Antworten wirst du weiter gefragt
    [nobribe] du wirst nicht nach Polizisten gefragt
    [noarms] nur Knüppel; wo welche Pflicht sind, die wenigsten
   *[commit] im Krieg alle Finger oben
}

## The gang's board

gangs-board-about = Das Tableau einer Gang liegt über der Karte: was sie eröffnen, rauben und nutzen kann, ihr Pegel, Betten und Tombs. Taste B.
gangs-board-of = Das Tableau von { $who }
gangs-board-close = Zurück zur Karte
gangs-board-lines = Zeilen des Tableaus
gangs-board-soon = { $dollars } $ beim nächsten Einkommen.
gangs-income-over = Es gibt kein Einkommen mehr: Das ist die letzte Runde.
gangs-board-goods = Danach { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} und { $kilos ->
    [one] ein Kilo
   *[other] { $kilos } Kilo
} im Lager.
gangs-board-drink = Der Pegel steht bei { $level }: { $effect ->
    [sober] heute Nacht kein Schaden.
    [cash] heute Nacht { $dollars } $.
    [bed] heute Nacht eines ins Bett.
    [tombs] heute Nacht eines in die Tombs.
    [dead] heute Nacht stirbt eines.
   *[deadbed] heute Nacht stirbt eines, und eines kommt ins Bett.
}
gangs-board-wrecked = { $count ->
    [one] Ein Lokal hat keine Ware und wird verwüstet.
   *[other] { $count } Lokale haben keine Ware und werden verwüstet.
}
gangs-board-heads = Lebend: { $group }.
gangs-line-production = Produktion
gangs-line-income = Einkommen
gangs-line-crimes = Raubzüge
gangs-line-tools = Ausrüstung
gangs-where = { $now ->
    [yes] { $count ->
        [0] Jetzt nirgends.
        [one] Auf einem Feld. Wähle es.
       *[other] Auf { $count } Feldern. Wähle eines.
    }
   *[no] { $count ->
        [0] So, wie es steht, nirgends.
        [one] Ein Feld ist dafür da.
       *[other] { $count } Felder sind dafür da.
    }
}
gangs-where-not = { $place }: { $why }
# two words under a square
gangs-not = { $why ->
    [theirs] nicht deines
    [den] hat ein Lokal
    [traffic] hat ein Schmugglernest
    [token] hat einen Marker
    [supply] keiner mehr
    [women] { $count ->
        [one] 1 Frau fehlt
       *[other] { $count } Frauen fehlen
    }
   *[members] { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
}
gangs-left = noch { $count }
gangs-tool-has = im Dienst
gangs-dial-title = Pegel
gangs-beds = Betten
gangs-tombs = Die Tombs
gangs-cell = { $cell ->
    [0] diese Runde
    [1] nächste Runde
   *[other] in { $cell } Runden
}
tab-board = Tableau
tab-deals = Abmachungen

## The election

gangs-election-kick = Wahl von { $year }
gangs-election-title = { $you ->
    [yes] Du gewinnst die Stadt
   *[no] { $who } gewinnt die Stadt
}
gangs-votes = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}
gangs-ballots-put = { $count ->
    [0] kein Stimmzettel
    [one] ein Stimmzettel für { $dollars } $
   *[other] { $count } Stimmzettel für { $dollars } $
}{ $burnt ->
    [0] {""}
    [one] , einer davon verbrannt
   *[other] , { $burnt } davon verbrannt
}
gangs-count-squares = Die Felder werden gezählt
gangs-count-ballots = Die Urne wird geöffnet
gangs-election-tie = { $who } teilen sich die Plätze { $first } bis { $last }: { $pool } $ ÷ { $count } = je { $dollars } $.
gangs-places-shared = gleichauf, Plätze { $first } bis { $last }

## The end

gangs-end-kick = { $turns ->
    [one] Nach einem Jahr
   *[other] Nach { $turns } Jahren
}
gangs-end-won = { $you ->
    [yes] Du bist die reichste Gang, mit { $dollars } $
   *[no] { $who } ist die reichste Gang, mit { $dollars } $
}
gangs-end-you = Du kommst mit { $dollars } $ auf Platz { $place }.
gangs-end-places = Die Plätze
gangs-end-line = { $out ->
    [yes] ausgeschieden
   *[no] { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }, { $squares ->
        [one] ein Feld
       *[other] { $squares } Felder
    }
}

## The log

gangs-log-turn = { NUMBER($year, useGrouping: 0) }, Runde { $turn }
gangs-log-women = { $who } { $you ->
    [yes] beginnst
   *[no] beginnt
} mit { $count ->
    [0] keiner Frau
    [one] einer Frau
   *[other] { $count } Frauen
}.
gangs-log-commit = { $who } { $you ->
    [yes] bietest
   *[no] bietet
} { $count } auf.
gangs-log-arm = { $who } { $you ->
    [yes] bringst
   *[no] bringt
} als Waffen: { $weapons }.
gangs-log-bribe = { $who } { $you ->
    [yes] bestichst
   *[no] besticht
} einen Polizisten, er geht nach { $to }.
gangs-log-bribe-woman = { $who } { $you ->
    [yes] bestichst
   *[no] besticht
} einen Polizisten mit einer Frau von { $from }, er geht nach { $to }.
gangs-log-favor = { $who } { $you ->
    [yes] nimmst
   *[no] nimmt
} „{ gangs-favor }“.
gangs-log-use = { $who } nutzt „{ gangs-favor }“.
gangs-log-keep = { $who } { $you ->
    [yes] behältst
   *[no] behält
} „{ gangs-favor }“ für später.
gangs-log-police = { $who } { $you ->
    [yes] bewegst
   *[no] bewegt
} einen Polizisten nach { $to }.
gangs-log-step = { $who } { $you ->
    [yes] gehst
   *[no] geht
} von { $from } nach { $to }: { $group }.
gangs-log-box = { $who } { $you ->
    [yes] schickst
   *[no] schickt
} zum Ort { $to }: { $group }.
gangs-log-fight = { $who } { $you ->
    [yes] greifst
   *[no] greift
} auf { $square } an.
gangs-log-bury = { $who } { $you ->
    [yes] begräbst
   *[no] begräbt
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} von { $square }.
gangs-log-bed = { $who } { $you ->
    [yes] schickst
   *[no] schickt
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} von { $square } ins Bett.
gangs-log-jail = { $who } { $you ->
    [yes] verlierst
   *[no] verliert
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} von { $square } an die Tombs.
gangs-log-dry = { $who } { $you ->
    [yes] schickst
   *[no] schickt
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} von { $square } auf Entzug ins Bett.
gangs-log-home = { $who } { $you ->
    [yes] holst
   *[no] holt
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} heim nach { $square }.
gangs-log-retreat = { $who } { $you ->
    [yes] ziehst dich
   *[no] zieht sich
} nach { $to } zurück.
gangs-log-take = { $who } { $you ->
    [yes] behältst
   *[no] behält
} { $kind ->
    [ratpit] die
    [brothel] das
    [opiumden] die
   *[other] den
} { gangs-kind-in-sentence } auf { $square }.
gangs-log-destroy = { $who } { $you ->
    [yes] zerstörst
   *[no] zerstört
} { $kind ->
    [ratpit] die
    [brothel] das
    [opiumden] die
   *[other] den
} { gangs-kind-in-sentence } auf { $square }.
gangs-log-recruit = { $who } { $you ->
    [yes] wirbst
   *[no] wirbt
} an: { $group }.
gangs-log-sober = { $who } { $you ->
    [yes] nüchterst
   *[no] nüchtert
} aus.
gangs-log-lobby = { $who } { $you ->
    [yes] wirbst
   *[no] wirbt
} in Tammany Hall um Einfluss.
gangs-log-buy = { $who } { $you ->
    [yes] kaufst
   *[no] kauft
}: { $weapons }.
gangs-log-open = { $who } { $you ->
    [yes] eröffnest
   *[no] eröffnet
} { $kind ->
    [ratpit] eine
    [brothel] ein
    [opiumden] eine
   *[other] einen
} { gangs-kind-in-sentence } auf { $square }.
gangs-log-close = { $who } schließt { $kind ->
    [ratpit] die
    [brothel] das
    [opiumden] die
   *[other] den
} { gangs-kind-in-sentence } auf { $square }.
gangs-log-rob = { $who } { $you ->
    [yes] schlägst
   *[no] schlägt
} auf { $square } zu: { gangs-crime }.
gangs-log-rob-white = { $who } { $you ->
    [yes] schlägst
   *[no] schlägt
} auf { $square } zu, mit „Auge zu“: { gangs-crime }.
gangs-log-equip = { $who } { $you ->
    [yes] nimmst
   *[no] nimmt
} { $sex ->
    [man] einen Mann
   *[woman] eine Frau
} von { $square } in Dienst: { gangs-tool }.
gangs-log-sack = { $who } { $you ->
    [yes] plünderst
   *[no] plündert
} das Wahllokal.
gangs-log-rig = { $who } { $you ->
    [yes] fälschst
   *[no] fälscht
} die Wahl mit { $count ->
    [0] keinem Stimmzettel
    [one] einem Stimmzettel
   *[other] { $count } Stimmzetteln
}.
gangs-log-rig-hidden = { $who } { $you ->
    [yes] fälschst
   *[no] fälscht
} die Wahl.
# $other may be "dich": after gegen, an, trifft
gangs-log-swap = { $who }: Platztausch in der Reihenfolge, es trifft { $other }.
gangs-log-war = { $who } gegen { $other }: Kriegserklärung.
gangs-log-call = { $who } { $you ->
    [yes] rufst
   *[no] ruft
} die Leihe ab.
gangs-log-decline = { $who } { $you ->
    [yes] rufst
   *[no] ruft
} die Leihe nicht ab.
gangs-log-offer = { $who } an { $other }: Vorschlag „{ gangs-terms }“.
gangs-log-offer-fight = { $who } an { $other }: Vorschlag „{ gangs-terms }“, sonst Duell.
gangs-log-accept = { $who } { $you ->
    [yes] nimmst
   *[no] nimmt
} an.
gangs-log-refuse = { $who } { $you ->
    [yes] lehnst
   *[no] lehnt
} ab.
gangs-log-deal = { $who } { $you ->
    [yes] entscheidest
   *[no] entscheidet
}: Die Abmachung gilt.
gangs-log-nodeal = { $who } { $you ->
    [yes] entscheidest
   *[no] entscheidet
}: keine Abmachung.
gangs-log-reverse = { $who } { $you ->
    [yes] entscheidest
   *[no] entscheidet
}: Die Leihe gilt andersherum.
gangs-log-exchange = { $who } { $you ->
    [yes] entscheidest
   *[no] entscheidet
}: { $mine ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
} auf { $mineAt } gegen { $theirs ->
    [whisky] Whiskyschmuggel
    [opium] Opiumschmuggel
    [ratpit] Rattenarena
    [brothel] Bordell
    [casino] Spielsalon
    [saloon] Saloon
   *[opiumden] Opiumhöhle
} auf { $theirsAt }.
gangs-log-undo = { $who } { $you ->
    [yes] nimmst
   *[no] nimmt
} den letzten Zug zurück.
gangs-draw-order = Als Nächstes in der Reihenfolge: { $who }.
gangs-draw-ballot = Ein Stimmzettel von { $you ->
    [yes] dir
   *[no] { $who }
} kam aus der Urne.
gangs-draw-empty = In der Urne war kein Stimmzettel mehr.
gangs-draw-clean = Nur weiße Steine: Niemand wurde erwischt.
gangs-draw-crime = Gezogen: { $black ->
    [0] kein schwarzer
    [one] der schwarze
   *[other] { $black } schwarze
}, { $red ->
    [0] kein roter
    [one] ein roter
   *[other] { $red } rote
}.
gangs-draw-clubs = Der Angreifer zog nur Knüppel.
gangs-draw-fight = Der Angreifer zog { $guns ->
    [0] keinen Totenkopf
    [one] einen Totenkopf
   *[other] { $guns } Totenköpfe
} und { $blades ->
    [0] kein Blut
    [one] einmal Blut
   *[other] { $blades }-mal Blut
}.
gangs-draw-duel = Der schwarze Stein kam als Nummer { $cube }.
gangs-own-news-income = Du nimmst mit Lokalen { $dollars } $ ein.
gangs-own-news-wrecked = Du hast keine Ware: Ein Lokal auf { $square } wird verwüstet.
gangs-own-news-raid = { $count ->
    [one] Razzia auf { $square }: Die Polizei bringt dein Mitglied dort in die Tombs.
   *[other] Razzia auf { $square }: Die Polizei bringt { $count } deiner Mitglieder in die Tombs.
}
gangs-own-news-hits = Bei dir: { $dead } tot, { $wounded } verwundet.
gangs-own-news-battle-won = Du gewinnst die Schlacht um { $square }.
gangs-own-news-war-won = Du gewinnst den Krieg und bekommst den Bonus.
gangs-own-news-rout = { $count ->
    [one] Du kannst von { $square } nirgendwohin fliehen: Dein Mitglied kommt in die Tombs.
   *[other] Du kannst von { $square } nirgendwohin fliehen: { $count } deiner Mitglieder kommen in die Tombs.
}
gangs-own-news-drink = Du vertrinkst { $dollars } $.
gangs-own-news-out = Du hast niemanden mehr und scheidest aus.
gangs-own-news-ballots = { $count ->
    [0] Du hattest keinen Stimmzettel eingeworfen.
    [one] Du hattest einen Stimmzettel eingeworfen.
   *[other] Du hattest { $count } Stimmzettel eingeworfen.
}
gangs-own-news-votes = { $votes ->
    [one] Du hast eine Stimme und bekommst { $dollars } $.
   *[other] Du hast { $votes } Stimmen und bekommst { $dollars } $.
}

## The parts of the rule book

rulebook-gangs-game = Das Spiel
rulebook-gangs-turn = Eine Runde
rulebook-gangs-actions = Bewegungen und Aktionen
rulebook-gangs-fights = Kampf und Krieg
rulebook-gangs-night = Rückkehr, Trinken, Abmachungen
rulebook-gangs-end = Wahlen, das Ende und mehr

## A replay

gangs-replay-to-turn = Zu Runde { $turn }
gangs-replay-when = { $year }, Runde { $turn }: { gangs-phase }.
