### Was the game fair? The check of a record in the page, and what it proves.

fairness-title = Was the game fair?
fairness-about = This page can check every draw and every sealed choice by itself, whatever the server says.
fairness-check = Check it
fairness-busy = Checked so far: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The outcome of all of it
fairness-verdict-right = Every draw and sealed choice checks out.
fairness-verdict-wrong = Something is wrong with this game.
fairness-verdict-unknown = Nothing wrong was found, but not everything can be checked here.
fairness-counts = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} and { $seals ->
    [one] { $seals } sealed choice
   *[other] { $seals } sealed choices
} were checked in this page.

## One check: as a word beside its mark
fairness-right = Right
fairness-wrong = Wrong
fairness-unknown = Not checked
fairness-list = What was checked

## The checks. $entry is the number of an entry in the record, $wrong and $unknown how many there are of $count.
fairness-format-unknown = This is not a record that this page can read.
fairness-running-unknown = The game is not over: its secret is shown only at the end.
fairness-house-right = The server’s own word fits the hash that was published of it.
fairness-house-wrong = The server’s own word does not fit the hash that was published of it.
fairness-house-seen-right = The hash of the server’s word is the one this page saw before the game began.
fairness-house-seen-wrong = The hash of the server’s word is not the one this page saw before the game began.
fairness-house-seen-unknown = This page did not see the hash of the server’s word before the game began, so it has none to compare.
fairness-own-word-right = The word this page brought is among the words of the seats.
fairness-own-word-wrong = The word this page brought is not among the words of the seats. (If you sat down anew on another device, the word from there counts.)
fairness-own-word-unknown = This page does not remember a word of its own: you sat down on another device, or the browser has forgotten it.
fairness-secret-right = The secret behind all draws is made of the server’s word and of every seat’s, and of nothing else.
fairness-secret-wrong = The secret behind all draws is not made of the server’s word and the seats’.
fairness-secret-unknown = The record holds no words, so how its secret was made can’t be checked.
fairness-commitment-right = The secret fits the hash that was published of it.
fairness-commitment-wrong = The secret does not fit the hash that was published of it.
fairness-commitment-seen-right = The hash of the secret is the one this page was shown in the game.
fairness-commitment-seen-wrong = The hash of the secret is not the one this page was shown in the game.
fairness-commitment-seen-unknown = This page was not shown the hash of the secret in the game, so it has none to compare.
fairness-draws-right = { $count ->
    [0] There was nothing to draw.
    [one] One draw: it is what the secret gives from all that could be drawn.
   *[other] { $count } draws: each is what the secret gives from all that could be drawn.
}
fairness-draws-wrong = { $wrong ->
    [one] The draw in entry { $entry } of the record is not what the secret gives.
   *[other] { $wrong } draws are not what the secret gives; the first is in entry { $entry } of the record.
}
fairness-draws-unknown = { $right ->
    [0] The record does not say what its draws were drawn from, as older ones don’t, so they can’t be checked here.
   *[other] { $right } of { $count } draws are what the secret gives; what the others were drawn from the record does not say.
}
fairness-lone-right = { $count ->
    [one] One draw could fall in one way only, as from a ballot box with the ballots of one gang: there was nothing for chance to decide.
   *[other] { $count } draws could fall in one way only, as from a ballot box with the ballots of one gang: there was nothing for chance to decide.
}
fairness-lone-wrong = The draw in entry { $entry } of the record is not the only one that could fall.
fairness-seals-right = { $count ->
    [0] There were no sealed choices.
    [one] One sealed choice: it was opened as it had been closed.
   *[other] { $count } sealed choices: each was opened as it had been closed.
}
fairness-seals-wrong = { $wrong ->
    [one] The choice in entry { $entry } of the record does not fit its seal.
   *[other] { $wrong } choices do not fit their seals; the first is in entry { $entry } of the record.
}
fairness-receipts-right = { $count ->
    [one] The choice that was closed for you has the seal this page got a receipt for.
   *[other] { $count } choices that were closed for you have the seals this page got receipts for.
}
fairness-receipts-wrong = { $wrong ->
    [one] The choice in entry { $entry } of the record has not the seal this page got a receipt for. (If you made it anew on another device, the receipt from there counts.)
   *[other] { $wrong } choices that were closed for you have not the seals this page got receipts for; the first is in entry { $entry } of the record. (If you made them anew on another device, the receipts from there count.)
}
fairness-log-right = The record tells the game as this page showed it, in all { $count } entries.
fairness-log-wrong = { $wrong ->
    [one] Entry { $entry } of the record is not what this page showed.
   *[other] { $wrong } entries of the record are not what this page showed; the first is entry { $entry }.
}
fairness-log-unknown = { $unknown ->
    [one] One entry was hidden from this page when it was made, so it can’t be compared.
   *[other] { $unknown } entries were hidden from this page when they were made, so they can’t be compared.
}
fairness-not-there-unknown = This page was not at the table, so it can’t compare the record with what was shown before and during the game.

## What it proves. $words: whether the players brought words.
fairness-proves = { $words ->
    [yes] Where all of this is right, nobody could choose a draw or change a sealed choice, unless the server was in league with whoever brought the last word.
   *[no] Where all of this is right, no draw and no sealed choice was changed afterwards; but whoever ran the game may have chosen its secret.
}
fairness-proves-not = It does not prove that nobody looked, since whoever runs the server can read its database; whether all moves were legal is told by “fivepoints verify” from the record.

## The numbers behind it
fairness-hashes = The secret and the hashes
fairness-secret = Secret
fairness-commitment = Its hash, published before the first draw
fairness-house = The server’s word
fairness-house-hash = Its hash, published before anyone sat down
fairness-seat-word = Word of { $who }
fairness-seat-word-filled-in = Word of { $who }, who brought none: the server filled it in
