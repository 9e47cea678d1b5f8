### The table of Tammany Hall in German. The glossary is at the head of de.ftl.
### $who is a name or "Du"; $you is "yes" when it is the reader: the verb follows it.

## Words used everywhere

you-name = Du
you-object = dich
ward-name = Bezirk { $ward }
ward-title = { $ward ->
    [14] Tammany Hall
   *[other] Bezirk { $ward }
}
nation-name = { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutsche
   *[italian] Italiener
}
# in the accusative
nation-one = { $nation ->
    [irish] einen Iren
    [english] einen Engländer
    [german] einen Deutschen
   *[italian] einen Italiener
}
# with soft hyphens: the heads of a narrow grid
office-name = { $office ->
    [mayor] Bürger­meister
    [deputy] Vize­bürger­meister
    [council] Rats­präsident
    [police] Polizei­chef
    [precinct] Orts­vorsteher
   *[none] kein Amt
}
office-short = { $office ->
    [mayor] Bürgerm.
    [deputy] Vize
    [council] Rat
    [police] Polizei
    [precinct] Vorsteher
   *[none] kein Amt
}
office-benefit = { $office ->
    [deputy] jedes Jahr ein Gefallen beliebiger Nation
    [council] zwei Sperren in der Amtszeit, eine im Jahr
    [police] jedes Jahr ein Stein zurück in den Beutel
   *[precinct] jedes Jahr ein Stein in den Nachbar­bezirk
}
count-of-nation = { $nation ->
    [irish] { $count ->
        [one] { $count } Ire
       *[other] { $count } Iren
    }
    [english] { $count } Engländer
    [german] { $count ->
        [one] { $count } Deutscher
       *[other] { $count } Deutsche
    }
   *[italian] { $count } Italiener
}
count-bosses = { $count ->
    [one] { $count } Boss
   *[other] { $count } Bosse
}
count-favors = { $count ->
    [0] kein Gefallen
   *[other] { $count } Gefallen
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
zone-name = Zone { $zone }

## The years

years-term = { $term ->
    [1] Erste Amtszeit
    [2] Zweite Amtszeit
    [3] Dritte Amtszeit
   *[4] Vierte Amtszeit
}
years-label = Jahr { $year } von 16
years-year = Jahr { $year }
years-next = Wahl nach Jahr { $year }
years-election = Wahl
years-voted = { $voted } von { $wards } Bezirken haben gewählt
years-all-voted = alle Bezirke haben gewählt
years-next-short = Wahl nach { $year }
years-voted-short = { $voted } von { $wards }
years-all-voted-short = gezählt
years-over = Die vierte Wahl ist vorbei

## Seats

seats-label = Spieler
seat-first = Start
seat-points = Punkte
seat-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
seat-favor = Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}: { $count }
seat-favors-all = { $count } Gefallen insgesamt
seat-bosses-left = noch { $count }
seat-bosses-unlimited = Bosse ohne Ende
seat-tokens = Verleumdungsmarker: { $count }
seat-leads = führt an
seat-leads-label = Führt an: { $nations }
seat-deciding = am Zug
seat-thinking = überlegt
seat-closed = Faust zu
seat-away = nicht da
seat-bot-plays = ein Bot vertritt
seat-clock = Restzeit: { $time }
seat-late = die Zeit wird knapp
clock-short = Deine Zeit wird knapp
clock-stops-title = Wenn die Uhr abläuft:
clock-stops = Die Antwort, die du hinterlassen hast, wird gegeben, sonst zieht das Programm für dich. Was du eingesetzt hast, bleibt, und der Platz bleibt deiner.
forecast-title = Würde jetzt gewählt
forecast-label = { $who }: { $count ->
    [0] kein Bezirk
    [one] { $count } Bezirk
   *[other] { $count } Bezirke
}
forecast-note = Nur nach Bossen: { $even ->
    [0] kein Bezirk gleich
    [one] { $even } Bezirk gleich
   *[other] { $even } Bezirke gleich
}, { $empty ->
    [0] keiner leer
   *[other] { $empty } leer
}; Gefallen entscheiden den Rest.
forecast-bag = Noch im Beutel: { $count }

## Who is ahead in a ward

standing-nobody = Hier steht niemand.
standing-alone = { $you ->
    [yes] Du stehst hier allein
   *[no] { $who } steht hier allein
}, mit { count-votes-bare }.
# in the dative
count-votes-bare = { $votes ->
    [one] { $votes } Boss
   *[other] { $votes } Bossen
}
standing-leads = { $you ->
    [yes] Du führst
   *[no] { $who } führt
} mit { $votes } zu { $others }.
standing-even = Gleichstand bei { $votes }: { $who }.
answer-after = Danach: { $standing }
answer-boss = Boss nach { ward-name }
answer-cube = { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} nach { ward-name }
answer-newcomer = Neuankömmling nach { ward-name }
answer-lock = { ward-name } sperren
answer-lock-note = Bis die Wahl vorbei ist, kann hier kein Boss und kein Stein eingesetzt werden.
answer-arrest = { $nation ->
    [none] Ein Stein
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} aus { ward-name } zurück in den Beutel
answer-from = Ein Stein aus { ward-name }
answer-to = { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} nach { ward-name }
answer-slander = Verleumdung in { ward-name }
answer-victims = Verleumden kannst du hier: { $victims }.
answer-spread = Ausweiten auf { ward-name }
answer-spread-price = 2 weitere Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}; noch ein Boss geht nach Hause.
answer-gain = +1 Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
} ({ $before } → { $after })
answer-no-gain = Von den Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
} ist keiner mehr da.
answer-locked = { ward-title } ist gesperrt.
answer-closed = { ward-title } ist noch nicht offen.
answer-votes-lost = { $who }: { $before } → { $after }

## Your turn

turn-title = Du bist dran
turn-lead = In beliebiger Reihenfolge, jedes einmal.
turn-lead-one = Wahlkampf oder Ansiedeln: eines von beiden.
turn-lead-end = Die Bezirksaktion ist erledigt.
turn-action = Die Bezirksaktion
turn-campaign = Wahlkampf
turn-settle = Ansiedeln
turn-first = Erster Boss: Wähle einen Bezirk.
turn-first-done = Dein erster Boss geht nach { $ward }.
turn-second = Zweiter Boss: dort oder woanders.
turn-second-done = Dein zweiter Boss geht nach { $ward }.
turn-only = Dein letzter Boss: Wähle einen Bezirk.
turn-only-done = Dein letzter Boss geht nach { $ward }.
turn-none = Du hast keinen Boss mehr: Der Wahlkampf setzt keinen ein.
turn-boss = Dein Boss: Wähle einen Bezirk.
turn-boss-done = Dein Boss geht nach { $ward }.
turn-cube = Ein Neuankömmling aus Castle Garden: welcher?
turn-cube-ward = Nun der Neuankömmling: Wähle einen Bezirk.
turn-cube-later = Dann ein Neuankömmling aus Castle Garden.
turn-cube-done = { $nation ->
    [irish] Der Ire
    [english] Der Engländer
    [german] Der Deutsche
   *[italian] Der Italiener
} geht nach { $ward }.
turn-cube-whom = Und wer geht nach { $ward }?
turn-locked = Gesperrt: { $wards }.
turn-free = gratis
turn-office-use = { $kind ->
    [take] Nimm einen Gefallen einer beliebigen Nation.
    [lock] Lege eine Sperre auf einen Bezirk: Dort kann nichts eingesetzt werden.
    [arrest] Schicke einen Stein in den Beutel zurück, aus einem Bezirk mit zwei oder mehr.
   *[move] Siedle einen Stein in einen Nachbarbezirk um.
}
turn-office-short = { $kind ->
    [take] Gefallen
    [lock] Sperre
    [arrest] Verhaften
   *[move] Umsiedeln
}
turn-office-used = Dieses Jahr schon genutzt.
turn-slander = Verleumden
turn-slander-price = Marker + Gefallen
turn-slander-use = Entferne einen gegnerischen Boss in { $wards }.
turn-slander-used = Einmal je Amtszeit: In dieser hast du schon verleumdet.
turn-slander-lead = Zahle einen Marker und einen Gefallen; ein gegnerischer Boss geht nach Hause.
turn-slander-note = Einmal je Amtszeit. Ungenutzte Marker: am Ende je 1 Punkt.
turn-slander-ward = Wo? Wähle einen Bezirk.
turn-slander-ward-done = In { $ward }.
turn-slander-victim = Wessen Boss?
turn-slander-nation = Mit welchem Gefallen zahlst du?
turn-slander-spread = Für 2 weitere Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
} ausweiten? Wähle einen Bezirk oder lass es.
turn-slander-spread-done = Sie greift auf { $ward } über, für 2 weitere.
turn-slander-no-spread = Von hier aus lässt sie sich nicht ausweiten.
turn-slander-spread-off = Nicht ausweiten
turn-slander-after = Danach bleiben dir: { $favors } Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}, { $tokens ->
    [0] kein Marker
   *[other] { $tokens } Marker
}.
turn-take-which = Ein Gefallen welcher Nation?
turn-lock-where = Welchen Bezirk? Wähle einen.
turn-arrest-where = Aus welchem Bezirk? Wähle einen.
turn-arrest-which = Welchen Stein?
turn-move-from = Aus welchem Bezirk? Wähle einen.
turn-move-from-done = Aus { $ward }.
turn-move-which = Welchen Stein?
turn-move-to = In welchen Nachbarbezirk? Wähle einen.
turn-pick-nation = { nation-name }
turn-pick-count = { nation-name }, du hast { $count }
turn-pick-bag = { nation-name }, { $count } im Beutel
turn-pick-garden = { nation-name }, { $count } in Castle Garden
turn-pick-victim = { $who }, von { $before } auf { $after }
turn-placed = { $placed } von 2 gesetzt
turn-undo = Rückgängig
turn-back = Zurück
turn-end = Zug beenden
turn-why-ward = Beenden geht nach Wahlkampf oder Ansiedeln.
turn-why-undo = Es gibt nichts zurückzunehmen.
turn-why-offline = Züge warten auf die Verbindung.
turn-sending = Wird gesendet …

## Your turn on a phone

phone-first = Erster Boss: wohin?
phone-second = Zweiter Boss: wohin?
phone-only = Dein letzter Boss: wohin?
phone-boss = Dein Boss: wohin?
phone-newcomer = Welcher Neuankömmling?
phone-cube = { $nation ->
    [irish] Der Ire
    [english] Der Engländer
    [german] Der Deutsche
   *[italian] Der Italiener
}: wohin?
phone-done = Die Bezirksaktion ist erledigt
phone-tap = Tippe auf der Karte auf einen Bezirk.

## The button with the deed

deed-place-boss = Boss nach { ward-name }
deed-choose-ward = { ward-name } wählen
deed-campaign = { $same ->
    [one] Boss nach Bezirk { $first }
    [none] Wahlkampf ohne Boss
    [yes] Zwei Bosse nach Bezirk { $first }
   *[no] Bosse nach Bezirk { $first } und { $second }
}
deed-settle = { $boss ->
    [none] { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} nach { ward-name }
   *[other] Boss nach Bezirk { $boss }, { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} nach { ward-name }
}
deed-take = Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
} nehmen
deed-lock = { ward-name } sperren
deed-arrest = { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} aus { ward-name } in den Beutel
deed-move = { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} von Bezirk { $from } nach Bezirk { $to }
deed-slander = { $victim } verleumden: { $price } Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}
deed-place = { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} nach { ward-name }
deed-not-yet = { $what ->
   *[ward] Bezirk wählen
    [cube] Stein wählen
    [newcomer] Neuankömmling wählen
    [favor] Gefallen wählen
    [boss] Boss wählen
}

## When others decide

wait-one = Am Zug: { $who }
wait-many = Am Zug: { $who }
wait-none = Einen Moment
wait-spectator = Du siehst zu.
wait-happened = Was gerade geschah
wait-paused = Das Spiel ist unterbrochen
wait-over = Das Spiel ist vorbei
wait-aborted = Das Spiel wurde vorzeitig beendet
wait-stuck = Dieses Spiel kann nicht weitergehen
wait-stuck-text = Seine Züge passen nicht zu den heutigen Regeln, oder das Programm macht hier einen Fehler. Im Menü lässt es sich abbrechen.

## Answers left for later

standing-title = Deine Gebote und Boni im Voraus
standing-note = Sie werden für dich abgegeben, wenn es so weit ist. Vorher sieht sie niemand. Was dann nicht geht, wirst du doch gefragt.
# $kind: bid, cube or favor
standing-choice = { $kind ->
    [bid] Bezirk { $ward }: { $answer }
    [cube] Bezirk { $ward }, Neuankömmling: { $answer }
   *[favor] Bezirk { $ward }, Gefallen: { $answer }
}
standing-bid = { $favors ->
    [none] nichts
   *[other] { $favors }
}
# $nation and $ward can be none
standing-bonus = { $nation ->
    [none] keiner
   *[other] { $ward ->
        [none] { nation-name }
       *[other] { nation-name }, { ward-name }
    }
}
standing-none-left = frag mich
standing-edit = { $kind ->
    [bid] Gebot für Bezirk { $ward }
    [cube] Wenn du Bezirk { $ward } gewinnst: ein Neuankömmling aus dem Beutel
   *[favor] Wenn du Bezirk { $ward } gewinnst: ein Gefallen
}
standing-where = In welchen Bezirk?
standing-no-ward = Bezirk wählen
standing-save = Gebot hinterlegen
standing-save-none = Leeres Gebot hinterlegen
standing-save-bonus = Wahl hinterlegen
standing-clear = Mich fragen

## The election

vote-title = Die Bezirke wählen
vote-now = wählt
vote-tie = Gleichstand, niemand
vote-unopposed = ohne Gegner
vote-empty = niemand tritt an
vote-nobody = niemand trat an
vote-kick = Bezirk { $ward } wählt
vote-hall = Tammany Hall
vote-name = Bezirk { $ward }
vote-may-bid = hier bietbar: { $nations }
vote-all-bid = hier bietbar: alle vier Nationen
vote-bonus-cube = und ein Neuankömmling zu setzen
vote-bonus-favor = und ein Gefallen beliebiger Nation
vote-could-add = noch bis zu { $count }
vote-closed = Faust zu
vote-thinking = überlegt
vote-not-asked = ohne Gebot
vote-yours = noch offen
vote-yours-closed = Faust zu
vote-reach = Erreichbare Stimmen
vote-reach-key = voll: sicher, gestrichelt: Gefallen auf der Hand
vote-reach-label = { $who }: { $sure } sicher, bis zu { $most }
vote-hand = Deine Hand
vote-hand-note = Gebotenes ist so oder so weg
vote-of = von { $count }
vote-less = { nation-name }: einer weniger
vote-more = { nation-name }: einer mehr
vote-amount = { nation-name }: { $count }
vote-nothing = Nichts bieten
vote-close = { $count ->
    [0] Leere Faust schließen
   *[other] Faust um { $count } Gefallen schließen
}
vote-close-again = { $count ->
    [0] Neu schließen: leer
   *[other] Neu schließen: { $count } Gefallen
}
vote-is-closed = Deine Faust ist geschlossen.
vote-change = Änderbar, bis sich die letzte Hand schließt.
vote-not-yours = Du trittst hier nicht an.
vote-no-favor = Du hast keinen Gefallen, der hier geboten werden kann.
vote-watch = Du siehst bei dieser Wahl zu.
vote-fast = Vorspulen: Hände nicht zeigen
vote-unknown = { $count } + ?
vote-votes = { $count ->
    [one] Stimme
   *[other] Stimmen
}
vote-tally = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $more } aus dieser Wahl
vote-more-points = +{ $count }

## The hands open

reveal-empty = eine leere Hand
reveal-won = { $you ->
    [yes] { ward-title } gehört dir, { $votes } zu { $others }
   *[no] { ward-title } geht an { $who }, { $votes } zu { $others }
}
reveal-tied = Gleichstand in { $ward ->
    [14] Tammany Hall
   *[other] Bezirk { $ward }
}: Niemand gewinnt
reveal-won-note = { $you ->
    [yes] Ein Boss von dir bleibt; alle anderen gehen nach Hause.
   *[no] Ein Boss des Siegers bleibt; alle anderen gehen nach Hause.
} { $favors ->
    [0] Es wurde kein Gefallen geboten.
    [one] Ein Gefallen geht in den Vorrat zurück.
   *[other] { $favors } Gefallen gehen in den Vorrat zurück.
}
reveal-tied-note = Alle Bosse gehen nach Hause. { $favors ->
    [0] Es wurde kein Gefallen geboten.
    [one] Ein Gefallen geht in den Vorrat zurück.
   *[other] { $favors } Gefallen gehen in den Vorrat zurück.
}
reveal-next = Weiter zu Bezirk { $ward }
reveal-go-on = Weiter
reveal-hold = Noch bleiben
reveal-space = Leertaste: weiter
# A list of wards that needed no closed fists
unbid-title = Ohne Gebot entschieden
unbid-note = Wer allein antritt, gewinnt. Wo niemand einen Gefallen bieten konnte, entscheiden die Bosse.
reveal-ahead = Danach: Bezirk { $ward }
reveal-ahead-who = { $who } { $count ->
    [one] { $count } Boss
   *[other] { $count } Bosse
}

## The count

count-kick = Die Wahl des Jahres { $year } ist vorbei
count-mayor = { $you ->
    [yes] Du bist Bürgermeister
   *[no] { $who } ist Bürgermeister
}
count-mayor-note = { $points } Punkte mehr, die übrigen Ämter zu vergeben und der erste Zug der nächsten Amtszeit.
count-mayor-tie = { $who } haben gleich viele Bezirke gewonnen: die Gefallen auf der Hand entschieden.
count-mayor-stays = { $who } haben gleich viele Bezirke gewonnen und die gleichen Gefallen: der bisherige Bürgermeister bleibt.
count-no-mayor = Es gibt keinen Bürgermeister
count-no-mayor-note = Völliger Gleichstand: Kein Amt wird vergeben.
count-no-ward = kein Bezirk
count-nobody = niemand
count-leaders = Anführer der Nationen
count-leaders-note = Jeder Anführer nimmt 3 Gefallen der Nation, soweit noch welche da sind.

## Bonuses and offices

bonus-kick = Du hast Bezirk { $ward } gewonnen
bonus-cube = Setze einen Neuankömmling aus dem Beutel
bonus-cube-lead = In einen beliebigen offenen, nicht gesperrten Bezirk. Er bringt keinen Gefallen.
bonus-favor = Nimm einen Gefallen
bonus-favor-lead = Von einer beliebigen Nation.
bonus-which = Welche Nation?
bonus-where = Wähle einen Bezirk.
bonus-pass = Kein Bonus
offices-kick = Du bist Bürgermeister
offices-title = Gib allen je ein Amt
offices-lead = Es gilt für die vier Jahre der nächsten Amtszeit.
offices-empty-note = { $count ->
    [0] Jedes Amt wird vergeben.
    [one] Ein Amt bleibt leer.
   *[other] { $count } Ämter bleiben leer.
}
offices-grid = Ämter nach Spielern
offices-give = geben
offices-swap = tauschen
offices-for = { office-name } für { $who }
offices-nobody = niemand
offices-stays-empty = bleibt leer
offices-button = { $count ->
    [1] Dieses Amt vergeben
    [2] Diese zwei Ämter vergeben
    [3] Diese drei Ämter vergeben
   *[other] Diese vier Ämter vergeben
}
offices-button-wait = Alle bekommen ein Amt
offices-clear = Leeren
offices-swap-note = Wählst du ein vergebenes, tauschen die beiden.
offices-result = Was die Wahl brachte
offices-tied = { $wards ->
    [one] Gleichstand in Bezirk { $list }: niemand.
   *[other] Gleichstand in den Bezirken { $list }: niemand.
}

## The log

log-label = Verlauf
log-year = Jahr { $year }
log-new = { $count } neu
log-earlier = Die { $count } früheren Zeilen zeigen
log-empty = Noch ist nichts geschehen.
log-first = { $who } { $you ->
    [yes] beginnst
   *[no] beginnt
}.
log-opening = Bezirke öffnen, und in Castle Garden warten Neuankömmlinge.
# The first line of a game that was played on from a moment of another
log-taken-up = Aufgenommen im Jahr { $year } einer anderen Partie.
log-taken-up-vote = Aufgenommen in der Wahl des Jahres { $year } einer anderen Partie.
log-newcomers = Neu in Castle Garden: { $cubes }.
log-campaign-none = { $who } { $you ->
    [yes] hast
   *[no] hat
} ohne Boss Wahlkampf geführt.
log-campaign-one = { $who } { $you ->
    [yes] hast
   *[no] hat
} mit dem letzten Boss in { $ward } Wahlkampf geführt.
log-campaign-both = { $who } { $you ->
    [yes] hast
   *[no] hat
} Wahlkampf geführt: zwei Bosse in { $ward }.
log-campaign-two = { $who } { $you ->
    [yes] hast
   *[no] hat
} Wahlkampf geführt, in { $ward } und { $other }.
log-settle-alone = { $who } { $you ->
    [yes] hast
   *[no] hat
} angesiedelt: { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} in { $ward }.
log-settle-both = { $who } { $you ->
    [yes] hast
   *[no] hat
} angesiedelt: Boss und { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} in { $ward }.
log-settle = { $who } { $you ->
    [yes] hast
   *[no] hat
} angesiedelt: Boss in { $ward }, { $nation ->
    [irish] Ire
    [english] Engländer
    [german] Deutscher
   *[italian] Italiener
} in { $other }.
log-take = { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
} genommen.
log-arrest = { $who } { $you ->
    [yes] hast
   *[no] hat
} { nation-one } aus { $ward } in den Beutel zurückgeschickt.
log-lock = { $who } { $you ->
    [yes] hast
   *[no] hat
} { $ward } gesperrt.
log-move = { $who } { $you ->
    [yes] hast
   *[no] hat
} { nation-one } von { $ward } nach { $other } umgesiedelt.
log-slander = { $who } { $you ->
    [yes] hast
   *[no] hat
} { $victim } in { $ward } verleumdet, für 1 Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}.{ $yours ->
    [yes] {" "}Du hast einen Boss verloren.
   *[no] {""}
}
log-slander-spread = { $who } { $you ->
    [yes] hast
   *[no] hat
} { $victim } in { $ward } und { $other } verleumdet, für 3 Gefallen der { $nation ->
    [irish] Iren
    [english] Engländer
    [german] Deutschen
   *[italian] Italiener
}.{ $yours ->
    [yes] {" "}Du hast zwei Bosse verloren.
   *[no] {""}
}
log-bid = { $who } { $you ->
    [yes] hast
   *[no] hat
} geboten: { $favors }.
log-bid-none = { $who } { $you ->
    [yes] hast
   *[no] hat
} eine leere Hand geöffnet.
log-place = { $who } { $you ->
    [yes] hast
   *[no] hat
} { nation-one } in { $ward } eingesetzt.
log-pass = { $who } { $you ->
    [yes] hast
   *[no] hat
} auf den Bonus verzichtet.
log-office = { $who } als { office-name }
log-appoint = { $who } { $you ->
    [yes] hast
   *[no] hat
} die Ämter vergeben: { $offices }.
log-undo = { $who } { $you ->
    [yes] hast
   *[no] hat
} den letzten Zug zurückgenommen.
log-late = Zeit abgelaufen für { $you ->
    [yes] dich
   *[no] { $who }
}: Das Programm hat gezogen.
own-news-ward-won = Bezirk { $ward }: Du gewinnst, { $votes } zu { $others }.
own-news-ward-alone = Bezirk { $ward }: Du trittst allein an und gewinnst.
own-news-mayor = Du bist Bürgermeister.
own-news-points = Du bekommst bei dieser Wahl { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
own-news-tokens = Ungenutzte Verleumdungsmarker, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: du.
say-your-turn = Du bist dran.
say-your-bid = Bezirk { $ward } wählt: dein Gebot.
say-your-bonus = Du hast Bezirk { $ward } gewonnen: dein Bonus.
say-your-offices = Du bist Bürgermeister: Vergib die Ämter.

## Tabs

tabs-label = Mehr über das Spiel
tab-map = Karte
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-your-move = du bist am Zug
tab-procession = Bezirke
tab-wards = Bezirke
wards-ward = Bezirk
wards-bosses = Bosse
wards-cubes = Steine
wards-now = Nach Bossen
wards-locked = gesperrt
wards-closed = geschlossen

## The end

end-began = Diese Partie begann im Jahr { $year }. Punkte von vorher stehen nur in der Summe.
end-kick = Nach sechzehn Jahren
end-won = { $you ->
    [yes] Du gewinnst mit { $points }
   *[no] { $who } gewinnt mit { $points }
}
end-shared = Geteilter Sieg mit { $points }: { $who }
end-mayor = { $count ->
    [0] Nie Bürgermeister
    [one] Einmal Bürgermeister
    [2] Zweimal Bürgermeister
    [3] Dreimal Bürgermeister
    [4] Viermal Bürgermeister
   *[other] { $count }-mal Bürgermeister
}
end-you-came = Du kommst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} auf Platz { $place }.
end-rematch = Revanche
end-next = Zur Revanche
end-record = Protokoll laden
end-look = Tisch ansehen
end-back = Zum Ergebnis
end-points = Punkte
end-wards = Bezirke
end-hall = Hall
end-mayors = Bgm.
end-favors = Gefallen
end-tokens = Marker
end-total = gesamt
end-source = { $source ->
    [wards] Bezirke
    [hall] Tammany Hall
    [mayor] Bürgermeister
    [favors] Gefallen
   *[tokens] Marker
}
end-last = Die letzte Wahl
end-last-ward = Bezirk { $ward }: { $who }
end-last-nobody = Bezirk { $ward }: niemand
end-from = Woher die Punkte kamen
end-from-label = { $who }: { $wards } aus Bezirken, { $hall } aus Tammany Hall, { $mayor } als Bürgermeister, { $favors } aus Gefallen, { $tokens } aus Markern
end-terms = Amtszeit für Amtszeit
end-star = ein Stern markiert den Bürgermeister
end-start = Beginn
end-election = { $count ->
    [1] erste Wahl
    [2] zweite
    [3] dritte
   *[4] vierte
}
end-end = Ende
