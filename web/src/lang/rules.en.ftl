## The rules: the button and the dialog at a table, the tab beside the log, the page of their own
title-rules = Rules
nav-rules = Rules
tab-rules = Rules
rulebook-title = Rules
# The page of the rules. $game: its title
rulebook-of = The rules of { $game }
rulebook-home = Read the rules
rulebook-all = All rules
rulebook-back = All rules
# The name of a small ? button. $title: the rule it opens
rulebook-mark = Rule: { $title }
rulebook-search = Find a rule
rulebook-found =
    { $count ->
        [0] Nothing is said of that. Try another word.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rulebook-edition = Where the editions differ
# Marks the line of an edition that holds at this table
rulebook-here = at this table
rulebook-rulings = Rulings
rulebook-related = Read on
rulebook-none = There are no rules to read for this game yet.
rulebook-not-loaded = The rules could not be loaded. Check your connection, then load the page again.

## Parts of the rules of Tammany Hall
rulebook-tammany-game = The game as a whole
rulebook-tammany-turn = A turn
rulebook-tammany-offices = Offices and slander
rulebook-tammany-election = The election
rulebook-tammany-end = The end
rulebook-tammany-more = Supply, rulings, editions
