## The rules: the button and the dialog at a table, the tab beside the log, the page of their own
title-rules = Regeln
nav-rules = Regeln
tab-rules = Regeln
rulebook-title = Regeln
# The page of the rules. $game: its title
rulebook-of = Die Regeln von { $game }
rulebook-home = Regeln lesen
rulebook-all = Alle Regeln
rulebook-back = Alle Regeln
# The name of a small ? button. $title: the rule it opens
rulebook-mark = Regel: { $title }
rulebook-search = Eine Regel finden
rulebook-found =
    { $count ->
        [0] Dazu ist nichts gesagt. Versuch es mit einem anderen Wort.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rulebook-edition = Wo sich die Ausgaben unterscheiden
# Marks the line of an edition that holds at this table
rulebook-here = an diesem Tisch
rulebook-rulings = Festlegungen
rulebook-related = Weiterlesen
rulebook-none = Für dieses Spiel gibt es noch keine Regeln zu lesen.
rulebook-not-loaded = Die Regeln konnten nicht geladen werden. Prüfe deine Verbindung, dann lade die Seite neu.

## Parts of the rules of Tammany Hall
rulebook-tammany-game = Das Spiel als Ganzes
rulebook-tammany-turn = Ein Zug
rulebook-tammany-offices = Ämter und Verleumdung
rulebook-tammany-election = Die Wahl
rulebook-tammany-end = Das Ende
rulebook-tammany-more = Vorrat, Festlegungen, Ausgaben
