### Was the game fair? The check of a record in the page, in German. The glossary is in de.ftl; draw: Ziehung, sealed choice: versiegelte Entscheidung, receipt: Quittung.

fairness-title = War das Spiel fair?
fairness-about = Diese Seite kann jede Ziehung und jede versiegelte Entscheidung selbst nachprüfen, was auch immer der Server sagt.
fairness-check = Prüfen
fairness-busy = Bisher geprüft: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## The outcome of all of it
fairness-verdict-right = Jede Ziehung und jede versiegelte Entscheidung stimmt.
fairness-verdict-wrong = Mit diesem Spiel stimmt etwas nicht.
fairness-verdict-unknown = Es wurde nichts Falsches gefunden, aber nicht alles lässt sich hier prüfen.
fairness-counts = Auf dieser Seite geprüft: { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} und { $seals ->
    [one] { $seals } versiegelte Entscheidung
   *[other] { $seals } versiegelte Entscheidungen
}.

## One check: as a word beside its mark
fairness-right = Richtig
fairness-wrong = Falsch
fairness-unknown = Ungeprüft
fairness-list = Was geprüft wurde

## The checks. $entry is the number of an entry in the record, $wrong and $unknown how many there are of $count.
fairness-format-unknown = Das ist kein Protokoll, das diese Seite lesen kann.
fairness-running-unknown = Das Spiel ist nicht vorbei: Sein Geheimnis wird erst am Ende gezeigt.
fairness-house-right = Das Wort des Servers passt zu dem Hash, der davon veröffentlicht wurde.
fairness-house-wrong = Das Wort des Servers passt nicht zu dem Hash, der davon veröffentlicht wurde.
fairness-house-seen-right = Der Hash vom Wort des Servers ist der, den diese Seite vor Spielbeginn gesehen hat.
fairness-house-seen-wrong = Der Hash vom Wort des Servers ist nicht der, den diese Seite vor Spielbeginn gesehen hat.
fairness-house-seen-unknown = Diese Seite hat den Hash vom Wort des Servers vor Spielbeginn nicht gesehen und kann ihn deshalb nicht vergleichen.
fairness-own-word-right = Das Wort, das diese Seite beigetragen hat, ist unter den Worten der Plätze.
fairness-own-word-wrong = Das Wort, das diese Seite beigetragen hat, ist nicht unter den Worten der Plätze. (Wenn du dich auf einem anderen Gerät neu hingesetzt hast, gilt das Wort von dort.)
fairness-own-word-unknown = Diese Seite erinnert sich an kein eigenes Wort: Du hast dich auf einem anderen Gerät hingesetzt, oder der Browser hat es vergessen.
fairness-secret-right = Das Geheimnis hinter allen Ziehungen besteht aus dem Wort des Servers und dem jedes Platzes, und aus nichts sonst.
fairness-secret-wrong = Das Geheimnis hinter allen Ziehungen besteht nicht aus dem Wort des Servers und denen der Plätze.
fairness-secret-unknown = Das Protokoll enthält keine Worte; wie sein Geheimnis entstand, lässt sich also nicht prüfen.
fairness-commitment-right = Das Geheimnis passt zu dem Hash, der davon veröffentlicht wurde.
fairness-commitment-wrong = Das Geheimnis passt nicht zu dem Hash, der davon veröffentlicht wurde.
fairness-commitment-seen-right = Der Hash des Geheimnisses ist der, der dieser Seite im Spiel gezeigt wurde.
fairness-commitment-seen-wrong = Der Hash des Geheimnisses ist nicht der, der dieser Seite im Spiel gezeigt wurde.
fairness-commitment-seen-unknown = Dieser Seite wurde der Hash des Geheimnisses im Spiel nicht gezeigt; sie kann ihn also nicht vergleichen.
fairness-draws-right = { $count ->
    [0] Es gab nichts zu ziehen.
    [one] Eine Ziehung: Sie ist das, was das Geheimnis aus allem ergibt, was gezogen werden konnte.
   *[other] { $count } Ziehungen: Jede ist das, was das Geheimnis aus allem ergibt, was gezogen werden konnte.
}
fairness-draws-wrong = { $wrong ->
    [one] Die Ziehung in Eintrag { $entry } des Protokolls ist nicht das, was das Geheimnis ergibt.
   *[other] { $wrong } Ziehungen sind nicht das, was das Geheimnis ergibt; die erste steht in Eintrag { $entry } des Protokolls.
}
fairness-draws-unknown = { $right ->
    [0] Das Protokoll sagt nicht, woraus gezogen wurde, wie bei älteren üblich; die Ziehungen lassen sich hier also nicht prüfen.
   *[other] { $right } von { $count } Ziehungen sind das, was das Geheimnis ergibt; woraus die anderen gezogen wurden, sagt das Protokoll nicht.
}
fairness-lone-right = { $count ->
    [one] Eine Ziehung konnte nur auf eine Weise ausgehen, etwa aus einer Urne mit Stimmzetteln nur einer Gang: Der Zufall hatte nichts zu entscheiden.
   *[other] { $count } Ziehungen konnten nur auf eine Weise ausgehen, etwa aus einer Urne mit Stimmzetteln nur einer Gang: Der Zufall hatte nichts zu entscheiden.
}
fairness-lone-wrong = Die Ziehung in Eintrag { $entry } des Protokolls ist nicht die einzige, die möglich war.
fairness-seals-right = { $count ->
    [0] Es gab keine versiegelten Entscheidungen.
    [one] Eine versiegelte Entscheidung: Sie wurde so geöffnet, wie sie geschlossen worden war.
   *[other] { $count } versiegelte Entscheidungen: Jede wurde so geöffnet, wie sie geschlossen worden war.
}
fairness-seals-wrong = { $wrong ->
    [one] Die Entscheidung in Eintrag { $entry } des Protokolls passt nicht zu ihrem Siegel.
   *[other] { $wrong } Entscheidungen passen nicht zu ihren Siegeln; die erste steht in Eintrag { $entry } des Protokolls.
}
fairness-receipts-right = { $count ->
    [one] Die Entscheidung, die du auf dieser Seite geschlossen hast, trägt das Siegel, für das du eine Quittung bekommen hast.
   *[other] Die { $count } Entscheidungen, die du auf dieser Seite geschlossen hast, tragen die Siegel, für die du Quittungen bekommen hast.
}
fairness-receipts-wrong = { $wrong ->
    [one] Deine Entscheidung in Eintrag { $entry } des Protokolls trägt nicht das Siegel, für das du eine Quittung bekommen hast. (Wenn du sie auf einem anderen Gerät neu getroffen hast, gilt die Quittung von dort.)
   *[other] { $wrong } deiner Entscheidungen tragen nicht die Siegel, für die du Quittungen bekommen hast; die erste steht in Eintrag { $entry } des Protokolls. (Wenn du sie auf einem anderen Gerät neu getroffen hast, gelten die Quittungen von dort.)
}
fairness-log-right = Das Protokoll erzählt das Spiel so, wie diese Seite es gezeigt hat, in allen { $count } Einträgen.
fairness-log-wrong = { $wrong ->
    [one] Eintrag { $entry } des Protokolls ist nicht das, was diese Seite gezeigt hat.
   *[other] { $wrong } Einträge des Protokolls sind nicht das, was diese Seite gezeigt hat; der erste ist Eintrag { $entry }.
}
fairness-log-unknown = { $unknown ->
    [one] Ein Eintrag war dieser Seite verborgen, als er entstand; er lässt sich also nicht vergleichen.
   *[other] { $unknown } Einträge waren dieser Seite verborgen, als sie entstanden; sie lassen sich also nicht vergleichen.
}
fairness-not-there-unknown = Diese Seite war nicht am Tisch; sie kann das Protokoll also nicht mit dem vergleichen, was vor dem Spiel und während des Spiels gezeigt wurde.

## What it proves. $words: whether the players brought words.
fairness-proves = { $words ->
    [yes] Wo das alles richtig ist, konnte niemand eine Ziehung bestimmen oder eine versiegelte Entscheidung ändern, außer der Server machte mit dem gemeinsame Sache, der das letzte Wort beitrug.
   *[no] Wo das alles richtig ist, wurde nachträglich keine Ziehung und keine versiegelte Entscheidung geändert; wer das Spiel betrieb, kann aber sein Geheimnis ausgesucht haben.
}
fairness-proves-not = Es beweist nicht, dass niemand hineingesehen hat, denn wer den Server betreibt, kann seine Datenbank lesen; ob alle Züge erlaubt waren, sagt „fivepoints verify“ anhand des Protokolls.

## The numbers behind it
fairness-hashes = Das Geheimnis und die Hashes
fairness-secret = Geheimnis
fairness-commitment = Sein Hash, veröffentlicht vor der ersten Ziehung
fairness-house = Das Wort des Servers
fairness-house-hash = Sein Hash, veröffentlicht, bevor sich jemand hinsetzte
fairness-seat-word = Wort von { $who }
fairness-seat-word-filled-in = Wort von { $who }, vom Server ergänzt, da keines beigetragen wurde
