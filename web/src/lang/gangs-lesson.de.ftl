## Die Lektion von Gangs: eine erste Runde von zehn Minuten, die beim Spielen lehrt.
## Wörter zwischen *Sternchen* erscheinen fett; sie stehen paarweise.
gangs-lesson-known-none = Noch nichts. Das ändert sich mit deinen ersten Leuten.
gangs-lesson-drink-list = Was das Trinken tut
gangs-lesson-drink-levels = { $from } bis { $to }
gangs-lesson-if-now = Wenn jetzt gewählt würde
gangs-lesson-money = Geld
gangs-lesson-votes = Stimmen
gangs-lesson-premium = bekäme

## 1
gangs-lesson-women-title = Deine Gang
gangs-lesson-women-thought = New York, { $year }. Du führst die *{ $whyos }*: { $start-members } Leute in { $hq }, { $start-cash } $. Die *{ $rabbits }* und die *{ $bowery }* wollen dieselben Straßen. Nach { $turns-politics } Runden gewinnt die *reichste* Gang.
gangs-lesson-women-goal-1 = Beginne mit drei Frauen.
    .how = Drück einmal +, dann den dunklen Knopf.
gangs-lesson-women-why = Warum Frauen? Ein Bordell braucht { $activities-brothel-women }, eine Bestechung eine. Sonst sind Männer und Frauen gleich.
gangs-lesson-women-known = *Männer und Frauen* sind gleich, nur Bordell und Bestechung brauchen Frauen.
gangs-lesson-women-wrong = Jede Zahl ginge. Nimm für diese Lektion drei Frauen: Nächstes Jahr willst du ein Bordell.
gangs-lesson-women-after = Der Zufall bestimmt die *Reihenfolge*: zuerst die { $rabbits }, dann du, dann die { $bowery }. Die { $rabbits } rauben jemanden aus, kaufen zwei *Klingen* und schicken einen Mann nach { $street }, vor deine Tür.
gangs-lesson-women-next = Deine ersten Bewegungen.

## 2
gangs-lesson-port-title = Schick einen Mann zum Hafen
gangs-lesson-port-thought = Zuallererst bewegst du. Eine *Gruppe* beliebiger Größe geht für { $step_cost } $ auf ein Nachbarfeld oder von überall für { $box_cost } $ an einen *Ort* am Wasser. Im *Hafen* findest du Rekruten.
gangs-lesson-port-goal-1 = Schick einen Mann in den Hafen.
    .how = Wähle den Hafen, dann den dunklen Knopf.
gangs-lesson-port-known = Eine *Gruppe* zahlt { $step_cost } $ je Bewegung, egal wie groß sie ist.
gangs-lesson-port-wrong = Auch ein guter Ort. Aber zuerst der Hafen.
gangs-lesson-port-wrong-go = Für den Hafen reicht ein Mann. Die anderen haben zu tun.
gangs-lesson-port-wrong-deed = Noch nicht: Erst verlassen einige das Haus.

## 3
gangs-lesson-attack-title = Wirf sie hinaus
gangs-lesson-attack-thought = Ein Mann der *{ $rabbits }* steht in { $street }. Wer das Feld einer anderen Gang betritt, *hält* dort an und muss *kämpfen*. Im Kampf zieht jeder deiner Leute einen Stein: Mehr Leute ziehen mehr.
gangs-lesson-attack-goal-1 = Schick einen Mann und eine Frau nach { $street }.
    .how = Wähle das Feld, drück −, bis eine Frau bleibt, dann den dunklen Knopf.
gangs-lesson-attack-why = Warum zwei? Zwei gegen einen ziehen zwei von drei Steinen.
gangs-lesson-attack-known = Auf dem Feld einer anderen Gang: *halten* und *kämpfen*.
gangs-lesson-attack-wrong = Das kann warten. Gekämpft wird in { $street }.
gangs-lesson-attack-wrong-go = Ein Mann und eine Frau, nicht mehr und nicht weniger: Eine Frau wird anderswo gebraucht, eine hütet das Haus.
gangs-lesson-attack-wrong-deed = Noch nicht: Wirf erst diesen Mann aus deiner Straße.

## 4
gangs-lesson-corner-title = Noch eine Straße
gangs-lesson-corner-thought = *Jedes Feld und jeder Ort*, wo du Leute hast, gibt dir *eine Aktion*. Eine einzige Frau in einer weiteren Straße ist eine Aktion mehr, und die Straße gehört dir.
gangs-lesson-corner-goal-1 = Schick eine Frau nach { $corner }.
    .how = Wähle das Feld, drück −, bis eine bleibt, dann den dunklen Knopf.
gangs-lesson-corner-known = Wo du Leute hast, hast du *eine Aktion*.
gangs-lesson-corner-wrong = Das ginge auch. Nimm in dieser Lektion { $corner }.
gangs-lesson-corner-wrong-from = Die bleiben, wo sie sind. Eine Frau aus { $hq } geht.
gangs-lesson-corner-wrong-go = Eine Frau reicht; die andere bleibt zu Hause.
gangs-lesson-corner-wrong-deed = Noch eine Bewegung: eine Straße mehr, eine Aktion mehr.

## 5
gangs-lesson-actions-title = Zähl deine Orte
gangs-lesson-actions-thought = Du hast noch { $dollars } $, und Leute hier: { $hq }, { $street }, { $corner } und im Hafen. Sagst du, dass du genug bewegt hast, werden deine *Aktionen* gezählt.
gangs-lesson-actions-question = Wie viele Aktionen werden das?
gangs-lesson-actions-choice-three = Drei
gangs-lesson-actions-choice-four = Vier
gangs-lesson-actions-choice-five = Fünf
gangs-lesson-actions-wrong-three = Auch ein Ort am Wasser zählt: Dein Mann im Hafen ist eine Aktion wert.
gangs-lesson-actions-wrong-five = Du hast fünf Leute, aber zwei stehen beisammen. Es zählen Orte, nicht Köpfe.
gangs-lesson-actions-known = *Aktionen* werden einmal gezählt, nach dem Bewegen.
gangs-lesson-actions-next = Der Kampf um { $street }.

## 6
gangs-lesson-battle-title = In den Topf
gangs-lesson-battle-thought = *Schlachten* kommen zuerst und kosten je eine Aktion. Jede Seite schließt Waffen in eine *Faust*; wer keine hat, hat einen Knüppel. Alles kommt in einen *Topf*, du ziehst einen Stein für jeden deiner Leute. Rot verwundet, Schwarz tötet.
gangs-lesson-battle-goal-1 = Sag, dass du genug bewegt hast.
    .how = Es ist der dunkle Knopf.
gangs-lesson-battle-known = Im Kampf verwundet *Rot*, und *Schwarz* tötet. Eine Waffe behält, wer sie zieht.
gangs-lesson-battle-wrong = Genug bewegt: Du brauchst dein Geld für Rekruten. Drück „Genug bewegt“.
gangs-lesson-battle-after = Die { $rabbits } haben eine *Klinge* hineingetan, und du hast sie gezogen. Ihr Mann ist verwundet und kommt ins Bett: { $combat-blood_cash } $ für dich. Und die Klinge ist *deine*: Eine Waffe behält, wer sie zieht.
gangs-lesson-battle-next = Drei Aktionen bleiben.

## 7
gangs-lesson-crime-title = Schnelles Geld
gangs-lesson-crime-thought = Ein *Raubzug* auf einem Feld ohne Geschäft zahlt sofort. Zu { $aggressions-mugging-members } *raubt* ihr jemanden aus: { $aggressions-mugging-loot } $. Dann werden ebenso viele Steine gezogen: Rot ist eine Wunde, Schwarz das Gefängnis, die *Tombs*, Weiß nichts.
gangs-lesson-crime-goal-1 = Raub in { $street } jemanden aus.
    .how = Wähle die Straße, dann Straßenraub, dann den dunklen Knopf.
gangs-lesson-crime-why = Warum zuerst? Wo ein Geschäft ist, kann niemand mehr beraubt werden.
gangs-lesson-crime-known = *Raubzüge* zahlen sofort; Steine sagen, wen es erwischt.
gangs-lesson-crime-wrong = Das kommt gleich. Zuerst der Raubzug.
gangs-lesson-crime-wrong-place = Es braucht zwei, und die stehen in { $street }.
gangs-lesson-crime-wrong-kind = Das ginge, aber zu zweit bringt ihr mehr heim: Wähle Straßenraub.
gangs-lesson-crime-after = Nur weiße Steine: Niemand ist erwischt worden. Das Geld gehört dir *in jedem Fall*.
gangs-lesson-crime-next = Etwas, das jede Runde zahlt.

## 8
gangs-lesson-den-title = Eröffne eine Rattenarena
gangs-lesson-den-thought = Ein *Lokal* zahlt jede Runde, solange genug deiner Leute dort stehen. Eine *Rattenarena* braucht { $activities-ratpit-members } und zahlt { $activities-ratpit-income } $. Dieselben Leute dürfen noch einmal handeln; es kostet eine Aktion und eine *Flasche*, kein Geld.
gangs-lesson-den-goal-1 = Eröffne in { $street } eine Rattenarena.
    .how = Wähle die Straße, dann Rattenarena, dann den dunklen Knopf.
gangs-lesson-den-known = Ein *Lokal* zahlt jede Runde, solange seine Leute dort stehen.
gangs-lesson-den-wrong = Das nicht. Eine Rattenarena zahlt Runde um Runde: Eröffne sie zuerst.
gangs-lesson-den-wrong-place = Eine Rattenarena braucht { $activities-ratpit-members } Leute. Die stehen in { $street }.
gangs-lesson-den-wrong-kind = Whisky verkauft man in einem Saloon, und du hast keinen. Eine Rattenarena zahlt von selbst.

## 9
gangs-lesson-recruit-title = Neue Gesichter
gangs-lesson-recruit-thought = Eine Aktion bleibt. Dein Mann im *Hafen* heuert für { $recruit_cost } $ je Kopf an. Rekruten warten dort, kämpfen in einem Krieg mit und kommen dann heim. Die anderen Orte: *Waffenhändler*, *Hospital* gegen das Trinken, *Tammany Hall* für Gefallen.
gangs-lesson-recruit-goal-1 = Rekrutiere einen Mann und eine Frau.
    .how = Wähle den Hafen, drück bei beiden +, dann den dunklen Knopf.
gangs-lesson-recruit-goal-2 = Sag, dass du fertig bist.
    .how = Es ist der dunkle Knopf.
gangs-lesson-recruit-known = *Hafen*: Rekruten. *Waffenhändler*: Waffen. *Hospital*: nüchtern werden. *Tammany Hall*: Gefallen.
gangs-lesson-recruit-wrong = Mehr Leute heißt mehr von allem. Zuerst die Rekruten, im Hafen.
gangs-lesson-recruit-wrong-recruit = Je einen: einen Mann und eine Frau.
gangs-lesson-recruit-after = Die { $bowery } schmuggeln *Whisky* und eröffnen einen *Saloon*, der ihn verkauft. Alle haben gehandelt, nun kommt der *Krieg*. Die { $rabbits } haben noch eine Klinge: Sie erklären dir den Krieg.
gangs-lesson-recruit-next = Ein Krieg, mit Fingern und Fäusten.

## 10
gangs-lesson-war-title = Krieg lehnt man nicht ab
gangs-lesson-war-thought = Mit einer Klinge oder Schusswaffe darf eine Gang *einen Krieg* je Runde erklären. Beide halten verdeckt *Finger* hoch: wie viele sie schicken, wo diese auch stehen, höchstens { $combat-war_max }. Wer gewinnt, nimmt { $combat-war_bonus } $.
gangs-lesson-war-goal-1 = Schick alle sieben.
    .how = Die Finger sind schon oben: Drück den dunklen Knopf.
gangs-lesson-war-why = Warum alle? Mehr Leute ziehen mehr Steine.
gangs-lesson-war-known = *Krieg*: verdeckte Finger, dann Fäuste, dann der Topf. Wer gewinnt, nimmt { $combat-war_bonus } $.
gangs-lesson-war-wrong = Weniger wagen weniger, ziehen aber weniger Steine. Schick diesmal alle sieben.

## 11
gangs-lesson-fist-title = Deine geschlossene Faust
gangs-lesson-fist-thought = Sie schicken vier, und wer angreift, muss eine Waffe bringen. Du kannst deine Klinge dazutun oder nicht. Du ziehst *sieben von elf Steinen*: Ihre einzige Klinge fällt wohl dir zu. Sieh auf *deine Chancen*.
gangs-lesson-fist-goal-1 = Schließ die Faust nur um Knüppel.
    .how = Drück den dunklen Knopf.
gangs-lesson-fist-why = Warum keine? Mit zwei Klingen im Topf endet es meist unentschieden, und niemand nimmt die { $combat-war_bonus } $.
gangs-lesson-fist-known = *Fäuste* öffnen sich zugleich. Wer verteidigt, muss keine Waffe bringen.
gangs-lesson-fist-wrong = Sicherer, aber mit zwei Klingen im Topf endet es meist unentschieden. Diesmal nur Knüppel.
gangs-lesson-fist-after = Du hast die Klinge gezogen: Einer von ihnen ist verwundet, und *der Krieg ist deiner*. { $combat-war_bonus } $, { $combat-blood_cash } $ mehr für den Verwundeten und eine zweite Klinge.
gangs-lesson-fist-next = Dein eigener Krieg.

## 12
gangs-lesson-declare-title = Nun erklärst du
gangs-lesson-declare-thought = Die { $rabbits } haben keine Waffe mehr, nur du kannst noch Krieg erklären. Die Balken zeigen die Chancen, wenn beide alles bringen. Wer angreift, muss *mindestens eine* Waffe bringen.
gangs-lesson-declare-goal-1 = Erklär den { $rabbits } den Krieg.
    .how = Wähle sie, dann den dunklen Knopf.
gangs-lesson-declare-goal-2 = Schick wieder alle sieben.
    .how = Drück den dunklen Knopf.
gangs-lesson-declare-goal-3 = Nimm eine Klinge in die Faust.
    .how = Sie ist schon darin: Drück den dunklen Knopf.
gangs-lesson-declare-why = Warum sie? Sie sind am wenigsten. Sieben gegen drei ziehen sieben von zehn Steinen.
gangs-lesson-declare-known = Eine *Kriegserklärung* je Runde, mit eigener Waffe.
gangs-lesson-declare-wrong = Ein Krieg, den du wohl gewinnst, ist { $combat-war_bonus } $ wert. Nimm dir die { $rabbits } vor: Sie sind am wenigsten.
gangs-lesson-declare-wrong-commit = Mehr Leute ziehen mehr Steine: Schick alle sieben.
gangs-lesson-declare-wrong-arm = Eine Klinge reicht. Bei zweien im Topf zieht oft jede Seite eine, und das ist unentschieden.
gangs-lesson-declare-after = Sieben Steine, und die Klinge ist dabei: noch einmal { $combat-war_bonus } $ und { $combat-blood_cash } $. Sonst hat niemand eine Waffe, die Kriege dieses Jahres sind vorbei.
gangs-lesson-declare-next = Alle kommen heim.

## 13
gangs-lesson-home-title = Heimkehr
gangs-lesson-home-thought = Nach den Kriegen leeren sich die *Orte*: Alle gehen auf ein Feld von dir. *Verwundete* stehen eine Runde später auf, *Gefangene* noch später. Dein Mann und die zwei Rekruten verlassen den Hafen.
gangs-lesson-home-goal-1 = Schick alle drei nach { $hq }.
    .how = Das Übliche ist schon gewählt: Drück jedes Mal den dunklen Knopf.
gangs-lesson-home-why = Warum dorthin? Mit zwei Frauen kannst du dort nächstes Jahr ein Bordell eröffnen: { $activities-brothel-income } $ je Runde.
gangs-lesson-home-known = Nach den Kriegen leeren sich die *Orte*, Betten und Tombs Runde um Runde.
gangs-lesson-home-wrong = Jedes deiner Felder ginge. Nimm { $hq }, die Männer zuerst, damit dort ein Bordell eröffnen kann.

## 14
gangs-lesson-drink-title = Geschäft macht durstig
gangs-lesson-drink-thought = Jedes Geschäft, das du eröffnest, erhöht deinen *Pegel* um seine Flaschen. Die { $bowery } stehen bei { $theirs } und haben eben dafür gezahlt. Du stehst bei { $dial }. Von selbst sinkt er nie: Dagegen hilft das Hospital oder das Bett.
gangs-lesson-drink-question = Wie viele Flaschen noch, bis dich das Trinken Geld kostet?
gangs-lesson-drink-choice-one = Eine
gangs-lesson-drink-choice-two = Zwei
gangs-lesson-drink-choice-four = Vier
gangs-lesson-drink-wrong-one = Eine mehr macht zwei. Sieh in die Liste: Das ist noch nüchtern.
gangs-lesson-drink-wrong-four = Bei vier mehr kommt jemand ins Bett. Such die erste Zeile, die Geld kostet.
gangs-lesson-drink-known = *Flaschen* summieren sich: Erst kosten sie Geld, dann Leute.
gangs-lesson-drink-after = Richtig. Nun die *Abmachungen* des Jahres: Alle dürfen eine vorschlagen. Die { $rabbits } beginnen, und sie haben genug von deinen Klingen.
gangs-lesson-drink-next = Ein Angebot.

## 15
gangs-lesson-answer-title = Frieden, sagen sie
gangs-lesson-answer-thought = Eine *Abmachung* gilt ein Jahr und ist nicht zu brechen: Frieden, eigene Straßen, geliehene Kämpfer, ein Tausch von Geschäften. Du darfst *ablehnen*: Nichts geschieht, außer sie haben für diesen Fall ein *Duell* angesagt.
gangs-lesson-answer-goal-1 = Lehn ab.
    .how = Es steht neben dem dunklen Knopf.
gangs-lesson-answer-why = Warum? Du hast alle Klingen: Nächstes Jahr willst du vielleicht wieder Krieg.
gangs-lesson-answer-known = Eine *Abmachung* gilt ein Jahr und ist nicht zu brechen.
gangs-lesson-answer-wrong = Ein freundlicher Gedanke. Aber du bist stärker, und der nächste Krieg ist { $combat-war_bonus } $ wert: Lehn ab.

## 16
gangs-lesson-offer-title = Dein eigenes Angebot
gangs-lesson-offer-thought = Nun darfst du etwas vorschlagen. Du hast Straßen zu verlieren und wenige Leute, sie zu hüten. Bei *Eigene Straßen* betritt keiner von euch ein Feld, das der andere hält.
gangs-lesson-offer-goal-1 = Biete den { $bowery } Eigene Straßen an.
    .how = Wähle die Abmachung, dann die Gang, dann den dunklen Knopf.
gangs-lesson-offer-known = Jedes Jahr beginnt mit *Produktion*, dann *Einkommen*.
gangs-lesson-offer-wrong = Auch das ist ein gutes Angebot. Biete heute Eigene Straßen an, dann ist deine Rattenarena sicher.
gangs-lesson-offer-wrong-seat = Die { $rabbits } sind schwach. Einige dich mit den { $bowery }.
gangs-lesson-offer-wrong-offer = Darum muss man nicht kämpfen: Biete es ohne Duell an.
gangs-lesson-offer-after = Sie *nehmen an*. Das neue Jahr beginnt mit Produktion und *Einkommen*: Deine Rattenarena zahlt { $activities-ratpit-income } $. Die { $bowery } machen { $activities-whisky-output } Fässer Whisky, und ihr Saloon verkauft eines für { $activities-saloon-income } $.
gangs-lesson-offer-next = Was es noch gibt.

## 17
gangs-lesson-end-title = Wie es weitergeht
gangs-lesson-end-thought = So geht es Runde um Runde. Ab Runde { $police-first_turn } schließt die *Polizei* Lokale. Ab Runde { $politics-election_first_turn } bringen *Wahlen* Geld: eine Stimme für jedes Feld, das du beherrschst, bald auch für gekaufte *Stimmzettel*. Die reichste Gang gewinnt. Du weißt genug, um zu spielen!
