## The lesson: a first game of ten minutes that teaches by playing.
## Words between *asterisks* are shown in bold; keep them in pairs. Seats: Fernando, you, Honora.
title-learn = { $game } lernen
nav-learn = Lernen
lesson-home = In zehn Minuten lernen
lesson-none = Für dieses Spiel gibt es noch keine Lektion.
lesson-title = Lektion
lesson-step = { $n } von { $all }
lesson-kick = In zehn Minuten lernen · { $n } von { $all }
lesson-known = Das weißt du schon
lesson-known-none = Noch nichts. Das ändert sich mit deinem ersten Boss.
lesson-next = Danach
lesson-note = Du ziehst. Andere Züge werden erklärt und zurückgenommen.
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-leave = Verlassen
lesson-go-on = Weiter
# Where a step's text and the controls do not fit beside each other: from one to the other
lesson-do = Nun du
lesson-read = Noch mal lesen
lesson-again = Lektion neu beginnen
# Before a goal that is reached, for those who hear it
lesson-done = Erledigt:
lesson-taken-back = Zurückgenommen.
lesson-wrong = An einem echten Tisch geht das, aber diese Lektion geht einen anderen Weg. Achte auf das, was in Messing steht.
# What is heard at each step. $deed: the next two, or a question
lesson-said = Lektion, Schritt { $n } von { $all }: { $title }. { $thought } { $deed }
lesson-now = Jetzt: { $deed } { $how }
# In place of a refusal: the lesson's card says why
refusal-lesson = { "" }

## 1
lesson-boss-title = Setz einen Boss ein
lesson-boss-thought = New York, 1850. Du, *Fernando* und *Honora* kämpft um sechs Bezirke. Sechzehn Jahre, nach jedem vierten eine Wahl. Ein *Boss* in einem Bezirk ist dort eine Stimme. Fernando hat begonnen, in Bezirk 1 und 14.
lesson-boss-goal-1 = Wähle Ansiedeln.
    .how = Es steht neben Wahlkampf.
lesson-boss-goal-2 = Setz einen Boss in Bezirk 4.
    .how = Wähle den Bezirk auf der Karte.
lesson-boss-why = Warum Bezirk 4? Dort ist noch niemand, und wer ihn gewinnt, nimmt obendrein einen Gefallen.
lesson-boss-call = Hier steht noch niemand.
    .title = Dein erster Boss
lesson-boss-known = *Bosse* sind Stimmen in ihrem Bezirk.
lesson-boss-wrong = Jeder offene Bezirk ginge. Beginnen wir in Bezirk 4: Dort ist noch niemand, und wer ihn gewinnt, nimmt einen Gefallen.
lesson-boss-wrong-kind = Damit beginnt ein Wahlkampf: zwei Bosse. Der kommt gleich. Wähle zuerst Ansiedeln.

## 2
lesson-newcomer-title = Ein Neuankömmling und ein Gefallen
lesson-newcomer-thought = Dein Boss steht in Bezirk 4. Bring nun jemanden aus *Castle Garden* in einen Bezirk. Dafür bekommst du einen *Gefallen* derselben Nation: eine Stimme, die du später ausgibst.
lesson-newcomer-goal-1 = Boss in Bezirk 4
    .how = Wähle Ansiedeln, dann Bezirk 4.
lesson-newcomer-goal-2 = Bring einen Deutschen nach Bezirk 4.
    .how = Wähle Deutsche, dann den Bezirk.
lesson-newcomer-why = Warum Deutsche? Einer lebt in Bezirk 2 und einer in Bezirk 6, gleich nebenan: Dein Gefallen zählt auch dort.
lesson-newcomer-call = Der Deutsche kommt zu deinem Boss in Bezirk 4; der Gefallen kommt auf deine Hand.
    .title = Dann der Bezirk
lesson-newcomer-known = *Neuankömmlinge* bringen einen Gefallen. Er zählt, wo ihre Nation lebt.
lesson-newcomer-wrong = Fast. Diesmal ein Boss in Bezirk 4 und ein Deutscher in denselben Bezirk.
lesson-newcomer-wrong-boss = Der Boss geht nach Bezirk 4, wo sonst niemand steht.
lesson-newcomer-wrong-nation = Dieser Gefallen würde in weniger Bezirken um deinen herum zählen. Deutsche leben in Bezirk 2 und 6, gleich nebenan: Nimm einen Deutschen.
lesson-newcomer-wrong-ward = Ein Neuankömmling darf in jeden Bezirk, mit oder ohne Boss von dir. Hier willst du Deutsche in Bezirk 4, damit deutsche Gefallen dort zählen.
lesson-newcomer-wrong-settle = Ein Neuankömmling darf in jeden Bezirk, mit oder ohne Boss von dir. Hier willst du Deutsche in Bezirk 4, damit deutsche Gefallen dort zählen.
lesson-newcomer-wrong-kind = Das wäre ein Wahlkampf. Bleib beim Ansiedeln: Es bringt den Gefallen.

## 3
lesson-turn-title = Beende deinen Zug
lesson-turn-thought = Ein Boss und ein Gefallen: Das war deine *Bezirksaktion*, eine im Jahr. An einem echten Tisch kannst du sie mit „Rückgängig“ zurücknehmen, bis dein Zug endet. Dann sind die anderen dran.
lesson-turn-goal-1 = Beende deinen Zug.
    .how = Es ist der dunkle Knopf.
lesson-turn-known = Ein Jahr: Jeder ist einmal am Zug.
lesson-turn-wrong = Deine Bezirksaktion für dieses Jahr hattest du schon. Beende deinen Zug.
lesson-turn-after = Honora bringt eine englische Familie nach Bezirk 7 und hat nun einen englischen Gefallen. Dann beginnt das zweite Jahr: Fernando tut dasselbe in Bezirk 14. Das ist *Tammany Hall* und zählt zwei Punkte.
lesson-turn-next = Dein zweiter Zug, mit der anderen Bezirksaktion.

## 4
lesson-campaign-title = Zwei Bosse auf einmal
lesson-campaign-thought = Ansiedeln gab dir einen Boss und einen Gefallen. *Wahlkampf* gibt zwei Bosse und keinen Gefallen: Stimmen, die alle sehen. Setz sie dorthin, wo Deutsche leben, damit dein Gefallen beiden helfen kann.
lesson-campaign-goal-1 = Bosse in Bezirk 2 und 6.
    .how = Bleib bei Wahlkampf und wähle beide auf der Karte.
lesson-campaign-goal-2 = Beende deinen Zug.
    .how = Es ist der dunkle Knopf.
lesson-campaign-known = *Wahlkampf*: zwei Bosse. *Ansiedeln*: ein Boss, ein Neuankömmling, ein Gefallen.
lesson-campaign-wrong = Der Bezirk ginge auch, aber dort lebt kein Deutscher, oder du stehst schon dort. Wähle Bezirk 2 und 6.
lesson-campaign-wrong-kind = Zuerst zwei Bosse, einer in Bezirk 2 und einer in Bezirk 6, mit Wahlkampf; dann beende den Zug.
lesson-campaign-after = Honora antwortet dir in Bezirk 2. Fernando rückt in Bezirk 6 ein und bringt einen Deutschen mit: Nun hat auch er einen deutschen Gefallen. Vor der Wahl gehört dir nichts.
lesson-campaign-next = Wie du auf einen Blick siehst, wer führt.

## 5
lesson-lead-title = Wer führt in einem Bezirk?
lesson-lead-thought = Das Schild mit der Nummer eines Bezirks trägt die *Farbe* dessen, der dort die meisten Bosse hat. Schlichtes Papier heißt gleich oder leer. Sieh dir Bezirk 2, 4 und 6 an.
lesson-lead-question = In welchem von ihnen führst du?
lesson-lead-choice-2 = Bezirk 2
lesson-lead-choice-4 = Bezirk 4
lesson-lead-choice-6 = Bezirk 6
lesson-lead-known = Das *Schild* zeigt, wer in einem Bezirk führt.
lesson-lead-wrong-2 = In Bezirk 2 hat Honora so viele Bosse wie du: Gleichstand, also ist das Schild schlicht.
lesson-lead-wrong-6 = In Bezirk 6 hat Fernando so viele Bosse wie du: Gleichstand, also ist das Schild schlicht.
lesson-lead-after = Bezirk 4, richtig. Zwei Jahre vergehen: Du siedelst einen Italiener in Bezirk 6 und einen Deutschen in Bezirk 2 an, Fernando und Honora drängen nach. Dann ist *Wahltag*.
lesson-lead-next = Die erste Wahl, mit geschlossenen Fäusten.

## 6
lesson-count-title = Die Bezirke wählen
lesson-count-thought = Sie wählen den Pfeilen nach. Fernando stand in Bezirk 1 allein: seiner, *ohne Wahl*. In Bezirk 2 triffst du auf Honora, je zwei Bosse. Gefallen zählen nur, wenn ihre Nation *dort lebt*: Engländer und Deutsche.
lesson-count-question = Welcher deiner Gefallen nützt hier nichts?
lesson-count-choice-german = Deutsche
lesson-count-choice-italian = Italiener
lesson-count-known = Wer allein antritt, gewinnt ohne Wahl.
lesson-count-wrong-german = Sieh dir die Steine in Bezirk 2 an: Dort leben Deutsche, also zählen deine deutschen Gefallen.

## 7
lesson-fist-title = Deine geschlossene Faust
lesson-fist-thought = Jeder von euch verbirgt Gefallen in der Faust; sie öffnen sich *gemeinsam*. Ein Boss ist eine Stimme, ein Gefallen ist eine Stimme. Die meisten Stimmen gewinnen, bei *Gleichstand* gewinnt niemand. Was geboten ist, ist weg, auch beim Verlierer.
lesson-fist-goal-1 = Schließ die Faust um zwei deutsche Gefallen.
    .how = Drücke zweimal +, dann den dunklen Knopf.
lesson-fist-why = Warum beide? Honora hat zwei englische Gefallen. Hält sie einen zurück, gewinnen deine zwei.
lesson-fist-known = *Gebote* öffnen sich gemeinsam und sind dann weg. Bei Gleichstand gewinnt niemand.
lesson-fist-wrong = Hier zählen nur deine deutschen Gefallen. Nimm beide in die Faust.
lesson-fist-wrong-less = Höchstens drei Stimmen: Mit einem einzigen Gefallen macht Honora daraus einen Gleichstand, und dann gewinnt niemand den Bezirk. Nimm beide deutschen Gefallen.
lesson-fist-after = Vier zu drei Stimmen: Bezirk 2 gehört dir. Einer deiner Bosse *bleibt* dort für die nächste Amtszeit, alle anderen gehen. Die Gefallen sind ausgegeben.

## 8
lesson-bonus-title = Manche Bezirke geben mehr
lesson-bonus-thought = Bezirk 1 und 2 geben dem Sieger einen *Neuankömmling* aus dem Beutel zum Einsetzen, Bezirk 4 und 7 einen *Gefallen*. Als Nächstes wählt Bezirk 4. Dort stehst du allein, also gehört er dir auch.
lesson-bonus-goal-1 = Setz einen Deutschen in Bezirk 4.
    .how = Wähle Deutsche, dann Bezirk 4.
lesson-bonus-goal-2 = Nimm einen deutschen Gefallen.
    .how = Wähle Deutsche, dann den dunklen Knopf.
lesson-bonus-why = Warum wieder Deutsche? Wer die meisten Steine einer Nation gewinnt, führt sie an.
lesson-bonus-known = Bezirk 1 und 2 geben einen *Neuankömmling*, Bezirk 4 und 7 einen *Gefallen*.
lesson-bonus-wrong = Es kostet nichts, also wäre es schade, es nicht gut zu nutzen: Nimm Deutsche, wie die Lektion es will.
lesson-bonus-wrong-ward = Er darf in jeden Bezirk. In Bezirk 4, den du gleich gewinnst, zählt er sicher für dich.
lesson-bonus-wrong-place = Er darf in jeden Bezirk. In Bezirk 4, den du gleich gewinnst, zählt er sicher für dich.
lesson-bonus-wrong-nation = Du könntest jede Nation nehmen. Von den Deutschen hast du schon die meisten: Bleib bei ihnen.
lesson-bonus-wrong-take = Du könntest jede Nation nehmen. Als Nächstes kommt Bezirk 6, und dort leben Deutsche: Nimm Deutsche.
lesson-bonus-after = In Bezirk 7 steht nur Honora: Er gehört ihr ohne Wahl, und sie nimmt einen Gefallen ihrer Wahl.
lesson-bonus-next = Ein Bezirk, der entscheidet, wer Bürgermeister wird.

## 9
lesson-mayor-title = Noch ein Bezirk
lesson-mayor-thought = Du hast zwei Bezirke. Ein dritter macht dich zum *Bürgermeister*. In Bezirk 6 hat Fernando zwei Bosse wie du und einen deutschen Gefallen. Dort leben Deutsche und Italiener, also zählen alle deine Gefallen.
lesson-mayor-goal-1 = Schließ die Faust um einen deutschen und einen italienischen.
    .how = Drücke bei beiden +, dann den dunklen Knopf.
lesson-mayor-why = Warum beide? Fernando kann drei Stimmen erreichen. Vier gewinnen sicher.
lesson-mayor-known = Die meisten Bezirke: *Bürgermeister*, drei Punkte. Der *Anführer* einer Nation bekommt drei Gefallen.
lesson-mayor-wrong = Einen deutschen und einen italienischen: Beide Nationen leben in Bezirk 6.
lesson-mayor-wrong-less = Fernando kann drei Stimmen erreichen. Mit weniger als vier droht dir Gleichstand oder Niederlage, und die drei Punkte des Bürgermeisters sind mehr wert als ein Gefallen.
lesson-mayor-after = Du gewinnst die meisten Bezirke: Du bist *Bürgermeister*. Ein Bezirk ist ein Punkt, Bezirk 14 zwei, der Bürgermeister hat drei mehr. Wer die meisten Steine einer Nation gewonnen hat, *führt sie an* und bekommt drei Gefallen: du, bei Deutschen und Italienern.
lesson-mayor-next = Die Pflicht des Bürgermeisters.

## 10
lesson-offices-title = Vergib die Ämter
lesson-offices-thought = Der Bürgermeister gibt jedem anderen ein *Amt*: eine Macht, die einmal im Jahr genutzt wird. Du hast keine, aber du beginnst jedes Jahr. Gib die nützlichen dem, der zurückliegt: Honora hat 1 Punkt, Fernando 3.
lesson-offices-goal-1 = Honora: Vizebürgermeister. Fernando: Ortsvorsteher.
    .how = Wähle beide in der Tabelle, dann den dunklen Knopf.
lesson-offices-why = Warum nicht die anderen? Ein Ratspräsident sperrt Bezirke, und ein Polizeichef schickt Leute weg: vielleicht deine.
lesson-offices-known = Der *Bürgermeister* vergibt die Ämter, nach jeder Wahl.
lesson-offices-wrong = Das ist erlaubt und manchmal klug. Heute bekommt Honora, die zurückliegt, den Vizebürgermeister und Fernando nur den Ortsvorsteher.
lesson-offices-after = Fünf neue Bezirke öffnen. Ein Jahr vergeht: Du siedelst in Bezirk 3 an. Honora nimmt als *Vizebürgermeister* einen Gefallen. Fernando siedelt als *Ortsvorsteher* einen irischen Stein um und setzt Bosse in deine Bezirke 2 und 6.
lesson-offices-next = Was ein Amt in einem Zug bringt.

## 11
lesson-office-title = Ein Amt in einem Zug
lesson-office-thought = Ein *Amt* nutzt man *einmal im Jahr*, im eigenen Zug, umsonst, vor oder nach der Bezirksaktion: Seine Karte steht unter Wahlkampf und Ansiedeln. Fernando hat einen irischen Stein von Bezirk 14 nach 6 umgesiedelt und dort dann Wahlkampf gemacht.
lesson-office-question = Was bringt ihm dieser Stein?
lesson-office-choice-point = Einen Punkt
lesson-office-choice-favors = Seine irischen Gefallen zählen in Bezirk 6
lesson-office-wrong-point = Ein Stein allein ist kein Punkt. Sieh auf seine Gefallen: Drei sind irisch, und jetzt lebt ein irischer Stein in Bezirk 6.
lesson-office-known = Ein *Amt* wirkt einmal im Jahr, im eigenen Zug, neben der Bezirksaktion.
lesson-office-list = Die vier Ämter

## 12
lesson-slander-title = Schlag zurück: Verleumdung
lesson-slander-thought = Einmal je Amtszeit, ab der zweiten: Wo ihr beide einen Boss habt, zahle einen *Marker* und einen *Gefallen* einer Nation, die dort lebt, und der Boss des anderen geht. Zwei weitere Gefallen *weiten sie aus*, auf einen Bezirk nebenan.
lesson-slander-goal-1 = Öffne Verleumden.
    .how = Es steht unter deiner Bezirksaktion.
lesson-slander-goal-2 = Bezirk 6, gegen Fernando, für einen deutschen Gefallen.
    .how = Wähle den Bezirk, dann den Gefallen.
lesson-slander-goal-3 = Weite sie auf Bezirk 2 aus.
    .how = Wähle Bezirk 2, dann den dunklen Knopf.
lesson-slander-known = *Verleumdung*: ein Marker und ein Gefallen; zwei weitere Gefallen weiten sie aus.
lesson-slander-wrong = Beginne in Bezirk 6 und weite auf Bezirk 2 aus: In beiden leben Deutsche, also zahlen deutsche Gefallen für beide.
lesson-slander-wrong-kind = Deine Bezirksaktion kommt danach. Öffne zuerst Verleumden.
lesson-slander-wrong-nation = In Bezirk 2 leben keine Italiener, also ließe sich diese Verleumdung nicht dorthin ausweiten. Zahle mit einem deutschen Gefallen.
lesson-slander-wrong-spread = Fernando bedroht dich auch in Bezirk 2: Weite sie dorthin aus.
lesson-slander-wrong-slander = Du hast drei deutsche Gefallen: genug, um sie auch auf Bezirk 2 auszuweiten. Wähle Bezirk 2 vor dem dunklen Knopf.

## 13
lesson-end-title = Wie es endet
lesson-end-thought = Nach der vierten Wahl kommen die letzten Punkte: *zwei* für jede Nation, von der du die meisten Gefallen hast, *einer* für jeden Verleumdungsmarker, den du behalten hast. Die meisten Punkte gewinnen. Du weißt genug, um zu spielen!
lesson-if-now = Wenn es jetzt endete
lesson-so-far = Punkte
lesson-most-favors = meiste Gefallen
lesson-tokens = Marker
lesson-all = gesamt
