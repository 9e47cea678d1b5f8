### Looking at a game again: the replay of a table or of a record file, in German. The glossary is in de.ftl.
### $who is a name or "Du"; $you is "yes" when it is the reader: the verb follows it.

title-replay = Rückblick
replay-title = Rückblick
tab-eyes = Blick

## Where it is opened from

replay-link = Rückblick
replay-look-back = Zurückblicken
replay-open-link = Protokoll öffnen

## Opening a record file

replay-open-title = Ein Protokoll öffnen
replay-open-about = Ein Protokoll ist die Datei einer Partie: Lade es am Ende eines Spiels herunter und sieh es dir hier noch einmal an, Zug für Zug. Es wird zuerst geprüft; nichts davon wird behalten.
replay-choose = Protokolldatei wählen
replay-drop = oder zieh die Datei irgendwo auf diese Seite
replay-opening = Das Spiel wird geöffnet …
replay-not-a-record = Diese Datei ist kein Protokoll eines Spiels: Sie war nicht als solches zu lesen.
replay-another = Anderes Protokoll öffnen
replay-to-table = Zum Tisch
replay-of = { $game }: Rückblick
# $text is what the server found wrong, in English.
replay-refused = { $text ->
    [none] Dieses Protokoll stimmt nicht, deshalb wird es nicht gezeigt.
   *[other] Dieses Protokoll stimmt nicht, deshalb wird es nicht gezeigt: { $text }.
}

## Going about in it

replay-bar = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-move = Zug { $move } von { $moves }
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-keys = Pfeiltasten: ein Zug; mit Umschalt: ein Jahr
replay-slider = Moment des Spiels
replay-to-term = Zum Beginn von Amtszeit { $term }
replay-to-election = Zur Wahl des Jahres { $year }
# $when is a message replay-when-…, $what one or more sentences of the log.
replay-said = { $when } Zug { $move } von { $moves }. { $what }

## The moment

replay-when-set-up = Vor dem ersten Jahr.
replay-when-turn = Jahr { $year }, Zug { $turn } von { $players }.
replay-when-year = Jahr { $year }.
replay-when-election = Die Wahl des Jahres { $year }.
replay-start = Der Anfang
replay-arrivals = Neuankömmlinge
replay-nothing = Sonst geschah nichts.
replay-running = das Spiel ist nicht vorbei
replay-count = Zur Auszählung
replay-deed = { $deed ->
    [first] { $who } { $you ->
        [yes] beginnst
       *[no] beginnt
    }
    [campaign] { $who } { $you ->
    [yes] hast
   *[no] hat
} Wahlkampf geführt
    [settle] { $who } { $you ->
    [yes] hast
   *[no] hat
} angesiedelt
    [slander] { $who } { $you ->
    [yes] hast
   *[no] hat
} verleumdet
    [take] { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Gefallen genommen
    [arrest] { $who } { $you ->
    [yes] hast
   *[no] hat
} verhaftet
    [lock] { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Bezirk gesperrt
    [move] { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Stein umgesiedelt
    [place] { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Stein eingesetzt
    [bid] { $who } { $you ->
    [yes] hast
   *[no] hat
} geboten
    [appoint] { $who } { $you ->
    [yes] hast
   *[no] hat
} die Ämter vergeben
    [pass] { $who } { $you ->
    [yes] hast
   *[no] hat
} verzichtet
    [undo] { $who } { $you ->
    [yes] hast
   *[no] hat
} einen Zug zurückgenommen
    [end] { $who } { $you ->
    [yes] hast
   *[no] hat
} den Zug beendet
   *[other] { $who } { $you ->
    [yes] hast
   *[no] hat
} gezogen
}
log-closed = { $who } { $you ->
    [yes] hast
   *[no] hat
} { $you ->
    [yes] deine
   *[no] eine
} Faust geschlossen.

## Whose eyes, a link, playing on

replay-eyes = Aus wessen Augen
replay-everybody = Alle
replay-spectator = Zuschauer
replay-eyes-note = „Alle“ zeigt auch verdeckte Gebote so, wie sie abgegeben wurden. Die Augen eines Spielers zeigen, was dieser Spieler sah.
replay-eyes-later = Wenn das Spiel vorbei ist, kannst du von jedem Platz aus zusehen.
replay-copy = Link hierher kopieren
replay-play-on = Von hier weiterspielen
replay-play-on-text = Ein neuer Tisch beginnt in diesem Moment, mit denselben Steinen, Bossen und Punkten. Bots nehmen die anderen Plätze; das Spiel, das du ansiehst, bleibt, wie es ist.
replay-my-seat = Dein Platz
replay-level = Wie die anderen spielen
replay-begin = Spiel starten
replay-over = In diesem Moment ist das Spiel vorbei: Es gibt nichts mehr zu spielen. Geh zu einem früheren zurück.
