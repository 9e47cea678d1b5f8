### Tammany Hall in German. The glossary is at the head of web/src/lang/de.ftl.
### In the rules help a paragraph is one line, an item of a list is one line that begins with "- ", and an empty line separates paragraphs.
### Order, search words and notes of the topics are in topics.json. docs/rules/tammany-hall.md decides what is said here.

## Rules help: the game as a whole

rules-overview =
    Du bist einer von drei bis fünf Politikern im alten New York. Deine Bezirksbosse werben im unteren Manhattan um Stimmen, du findest ein Zuhause für die Neuankömmlinge aus Übersee, und ihre Gemeinden danken es dir mit Gefallen. Wenn die Wahlbezirke wählen, sind Bosse und Gefallen deine Stimmen.

    Das Spiel dauert 16 Jahre: vier Amtszeiten zu vier Jahren, mit einer Wahl nach jeder Amtszeit. In jedem Jahr ist jeder Spieler einmal am Zug: entweder Wahlkampf mit zwei Bossen oder Ansiedeln mit einem Boss und einem Einwandererstein, der einen Gefallen einbringt.

    In einer Wahl geht jeder Bezirk an den Spieler, der dort die meisten Stimmen hat. Ein gewonnener Bezirk zählt 1 Siegpunkt (SP), Tammany Hall selbst (Bezirk 14) zählt 2. Wer die meisten Bezirke gewinnt, wird Bürgermeister, bekommt 3 SP mehr und vergibt die übrigen Ämter. Ab der zweiten Amtszeit kannst du in einem Zug mehr tun: Ämter und Verleumdung kommen hinzu.

    Nach der vierten Wahl bringen die größten Bestände an Gefallen und die noch vorhandenen Verleumdungsmarker ein paar weitere Punkte. Wer die meisten SP hat, gewinnt.
    .title = Das Spiel in Kürze

rules-years =
    Die 16 Jahre bilden vier Amtszeiten: die Jahre 1 bis 4, 5 bis 8, 9 bis 12 und 13 bis 16. Nach dem letzten Jahr jeder Amtszeit ist eine Wahl.

    In einem Jahr ist jeder Spieler einmal am Zug, im Uhrzeigersinn, beginnend mit dem Startspieler der Amtszeit. Er beginnt alle vier Jahre der Amtszeit.

    Der Startspieler der ersten Amtszeit wird ausgelost. Später ist es der Bürgermeister. Bringt eine Wahl keinen Bürgermeister, bleibt der Startspieler derselbe.

    Amtsvorteile und Verleumdung gibt es nur in den Amtszeiten 2, 3 und 4, also ab Jahr 5.
    .title = Jahre, Amtszeiten und Zugfolge

rules-pieces =
    - Einwanderersteine: 25 von jeder der vier Nationen, Iren (grün), Engländer (weiß), Deutsche (gelb oder orange, je nach Ausgabe) und Italiener (blau).
    - Politische Gefallen: 35 von jeder Nation.
    - Bezirksbosse: 20 für jeden Spieler. Einer davon zeigt die Punkte an, also sind 19 zum Einsetzen da.
    - Verleumdungsmarker: 3 für jeden Spieler.
    - Sperrmarker: 2, für den Ratspräsidenten.
    - Stadtämter: Bürgermeister, Vizebürgermeister, Ratspräsident, Polizeichef und Ortsvorsteher.
    .title = Das Spielmaterial

rules-map =
    Der Plan zeigt 15 Bezirke des unteren Manhattan in drei Zonen. Bezirk 12 und Bezirk 16 gibt es nicht. In einer Wahl wählen die Bezirke in dieser Reihenfolge:
    - Zone I: 1, 2, 4, 7, 6, 14
    - Zone II: 9, 15, 8, 5, 3
    - Zone III: 17, 11, 13, 10

    Zwei Bezirke sind benachbart, wenn sie ein Stück Grenze gemeinsam haben. Eine gemeinsame Ecke genügt nicht, und eine Zonengrenze zwischen ihnen ändert nichts. Benachbart sind:
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

    Diese Paare berühren sich nur in einer Ecke und sind nicht benachbart: 5 und 14, 6 und 8, 4 und 10, 6 und 7.

    Fünf Bezirke sind besonders:
    - Bezirke 1 und 2: Wer gewinnt, darf einen Einwandererstein aus dem Beutel einsetzen.
    - Bezirke 4 und 7: Wer gewinnt, darf einen Gefallen nehmen.
    - Bezirk 14, Tammany Hall: zählt 2 SP, gilt aber als ein Bezirk.

    Nachbarschaft ist nur für den Ortsvorsteher und für das Ausweiten einer Verleumdung von Bedeutung, sonst für nichts.
    .title = Der Stadtplan

rules-active =
    Ein Bezirk ist aktiv, wenn mindestens ein Einwandererstein in ihm steht. Bosse, Steine und Sperren dürfen nur in aktive Bezirke, und nur aktive Bezirke wählen.

    Wird eine Zone geöffnet, werden alle ihre Bezirke aktiv. Von da an bleiben sie es, denn nichts kann den letzten Stein aus einem Bezirk nehmen. Die Bezirke einer Zone, die noch geschlossen ist, sind nicht im Spiel.
    .title = Aktive Bezirke

rules-zones =
    Wie viel von der Stadt offen ist, hängt von der Zahl der Spieler ab:
    - 3 Spieler: Zone I von Anfang an, Zone II nach der ersten Wahl, Zone III nach der zweiten.
    - 4 Spieler: Zone I und II von Anfang an, Zone III nach der ersten Wahl.
    - 5 Spieler: alle drei Zonen von Anfang an.

    Jede Zone hat einen Kasten mit Steinen, der auf ihre Öffnung wartet:
    - Zone I: 2 Iren, 2 Engländer, 2 Deutsche
    - Zone II: 2 Iren, 2 Engländer, 1 Deutscher
    - Zone III: 2 Iren, 1 Engländer, 1 Deutscher

    Um eine Zone zu öffnen, werden ihre Steine gemischt, und auf jeden ihrer Bezirke kommt einer. In Zone I kommt ein irischer Stein auf Bezirk 14, bevor die anderen fünf gemischt und auf die anderen fünf Bezirke verteilt werden.

    Eine Zone, die nach einer Wahl geöffnet wird, öffnet sich als allerletzter Schritt, wenn die neuen Ämter vergeben sind. Ihre Bezirke sind vom ersten Zug der nächsten Amtszeit an im Spiel.
    .title = Zonen und wann sie öffnen

rules-setup =
    - Alle beginnen mit 0 SP, 3 Verleumdungsmarkern und ohne Gefallen.
    - Der Kasten jeder Zone wird mit ihren Steinen gefüllt.
    - Die Zonen für eure Spielerzahl werden geöffnet: Zone I bei 3 Spielern, I und II bei 4, alle bei 5. Jeder ihrer Bezirke bekommt durch Zufall einen Stein aus dem Kasten; in Zone I bekommt Bezirk 14 immer einen irischen.
    - Alle anderen Steine kommen in den Beutel, darunter die 25 Italiener. Die Steine geschlossener Zonen bleiben in ihren Kästen.
    - Der Startspieler wird ausgelost.
    - Castle Garden bekommt seine ersten Steine, in der Ausgabe 2020 jetzt, in der von 2009 im ersten Zug.

    Bis zur ersten Wahl gibt es keine Ämter, keine Sperren und keine Anführer der Einwanderer.
    .title = Der Aufbau

## Rules help: a turn

rules-turn =
    Zu Beginn deines Zuges wird Castle Garden gefüllt, wenn es leer ist. Dann handelst du, in beliebiger Reihenfolge, jedes davon höchstens einmal:
    - Die Bezirksaktion, die du ausführen musst: Wahlkampf oder Ansiedeln.
    - Der Vorteil deines Amtes, ab Amtszeit 2, wenn du ein Amt mit einem Vorteil hast.
    - Eine Verleumdung, ab Amtszeit 2, wenn du in dieser Amtszeit noch nicht verleumdet hast.

    Amt und Verleumdung sind nie Pflicht. Die beiden Einsetzungen einer Bezirksaktion gehören zusammen: Führe sie zu Ende, bevor du etwas anderes tust.

    Dein Zug ist zu Ende, wenn du es sagst, und das kannst du, sobald die Bezirksaktion ausgeführt ist.
    .title = Dein Zug

rules-castle-garden =
    In Castle Garden gehen die Einwanderer an Land: Von hier nimmt das Ansiedeln seinen Stein.

    Ist es zu Beginn eines Zuges leer, werden Steine aus dem Beutel gezogen, zwei mehr, als Spieler da sind: 5 bei drei Spielern, 6 bei vieren, 7 bei fünfen. Solange noch ein Stein darin ist, wird keiner gezogen.

    Wenn eine Wahl beginnt, kommen die Steine, die noch in Castle Garden sind, zurück in den Beutel.
    .title = Castle Garden

rules-campaign =
    Setze zwei deiner Bosse ein. Beide dürfen in denselben Bezirk oder jeder in einen anderen. Die Bezirke müssen aktiv und ungesperrt sein.

    Mehr braucht es nicht: Wer sonst dort ist, spielt keine Rolle, und es gibt keine Obergrenze für Bosse in einem Bezirk. Wahlkampf bringt keinen Gefallen.

    Hast du nur noch einen Boss, setzt du diesen ein. Hast du keinen mehr, darfst du trotzdem Wahlkampf wählen, und dann wird nichts eingesetzt.
    .title = Wahlkampf

rules-settle =
    Setze einen deiner Bosse ein und dann einen Stein deiner Wahl aus Castle Garden. Sie dürfen in denselben Bezirk oder in zwei verschiedene, und wo der Stein hinkommt, musst du keinen Boss haben. Beide Bezirke müssen aktiv und ungesperrt sein.

    Du nimmst einen Gefallen der Nation des Steins. Ein Beispiel: Ein Boss geht nach Bezirk 4 und ein deutscher Stein nach Bezirk 14: Du nimmst einen deutschen Gefallen.

    Hast du keinen Boss mehr, siedelst du nur den Stein an. Ist Castle Garden leer und der Beutel auch, kannst du nur Wahlkampf wählen.
    .title = Ansiedeln

rules-bosses =
    Ein Boss arbeitet für dich in einem Bezirk. In der Wahl zählt jeder Boss als eine Stimme, und ohne Boss in einem Bezirk bist du dort kein Kandidat. Auch um dort jemanden zu verleumden, brauchst du einen.

    Bosse kommen durch Wahlkampf (zwei) und Ansiedeln (einer) auf den Plan. Sie kehren zu dir zurück, wenn du verleumdet wirst und wenn ihr Bezirk gewählt hat: Dann verlassen ihn alle Bosse, außer einem des Siegers. Der eine, der bleibt, ist in der nächsten Amtszeit ein Boss wie jeder andere.

    Bosse gehen nie von Bezirk zu Bezirk. Wie viele in einem Bezirk stehen, von einem Spieler oder von mehreren, ist nicht begrenzt.

    Du hast 19 zur Verfügung. Sie dienen auch als Markierung: einer auf deinem Amt und einer auf jeder Nation, deren Anführer du bist.
    .title = Bezirksbosse

rules-cubes =
    Jeder Stein ist eine Gemeinde von Einwanderern: Iren, Engländer, Deutsche oder Italiener. Steine machen einen Bezirk aktiv, sie bestimmen, welche Gefallen in ihm geboten und für eine Verleumdung in ihm verwendet werden können, und sie entscheiden, wer eine Nation anführt. Sie gehören niemandem.

    Steine kommen in die Bezirke, wenn eine Zone geöffnet wird, durch Ansiedeln (aus Castle Garden) und durch den Bonus der Bezirke 1 und 2 (aus dem Beutel). Der Ortsvorsteher siedelt sie um, und der Polizeichef schickt sie in den Beutel zurück. Der letzte Stein eines Bezirks bleibt immer.

    Nur ein Stein, der durch Ansiedeln eingesetzt wird, bringt einen Gefallen. Es gibt keine Obergrenze für Steine in einem Bezirk.
    .title = Einwanderersteine und Nationen

rules-favors =
    Ein Gefallen ist das Wohlwollen einer Nation. Alle dürfen sehen, wie viele du hast.

    So bekommst du Gefallen:
    - Ansiedeln: einen von der Nation des Steins.
    - Vizebürgermeister: jedes Jahr einen von einer beliebigen Nation.
    - Sieg in Bezirk 4 oder Bezirk 7: einen von einer beliebigen Nation.
    - Anführer der Einwanderer, bei jeder Wahl: 3 von der angeführten Nation.

    So verwendest du sie:
    - Als Stimmen, in einem Bezirk, in dem diese Nation vertreten ist.
    - Für eine Verleumdung: einen, und zwei weitere derselben Nation, um sie auszuweiten.

    Gefallen, die du hast, lösen auch Gleichstände um das Bürgermeisteramt und um den Sieg auf, und am Ende des Spiels bekommt 2 SP, wer von einer Nation die meisten hat.

    Bezahlte und gebotene Gefallen kommen zurück in den Vorrat. Sie werden nie einem anderen Spieler gegeben und nie getauscht.
    .title = Politische Gefallen

rules-table-talk =
    Redet, so viel ihr wollt und wann ihr wollt: bittet, droht, schmiedet gemeinsam Pläne. Kein Versprechen bindet jemanden, auch deins nicht.

    Durch Absprachen wechselt nichts den Besitzer. Vor allem Gefallen werden nie verschenkt oder getauscht.
    .title = Tischgespräche und Absprachen

## Rules help: offices and slander

rules-offices =
    Nach jeder Wahl außer der letzten gibt der Bürgermeister jedem anderen Spieler genau eines der vier übrigen Ämter. Kein Amt geht an zwei Spieler. Bei drei oder vier Spielern bleiben Ämter leer, und welche das sind, bestimmt der Bürgermeister.

    Du hast ein Amt bis zur nächsten Wahl. Sein Vorteil kann einmal im Jahr genutzt werden, in deinem Zug, vor oder nach deiner Bezirksaktion:
    - Vizebürgermeister: einen Gefallen einer beliebigen Nation nehmen.
    - Ratspräsident: einen Bezirk sperren.
    - Polizeichef: einen Stein in den Beutel zurückschicken.
    - Ortsvorsteher: einen Stein in einen benachbarten Bezirk umsiedeln.

    Der Bürgermeister hat keinen jährlichen Vorteil. In der ersten Amtszeit hat niemand ein Amt, und bringt eine Wahl keinen Bürgermeister, wird kein Amt vergeben.
    .title = Stadtämter

rules-mayor =
    Wer in der Wahl die meisten Bezirke gewonnen hat, ist Bürgermeister; wie Gleichstände aufgelöst werden, steht unter „Die Wahl des Bürgermeisters“. Das Amt bringt:
    - sofort 3 SP.
    - die Entscheidung, welcher andere Spieler welches Amt bekommt, jeder eines.
    - den ersten Zug in jedem Jahr der kommenden Amtszeit.

    Der Bürgermeister hat keinen Vorteil, den er im Jahr nutzen könnte. Das Amt endet mit der nächsten Wahl, und derselbe Spieler kann es wieder gewinnen. In der letzten Wahl wird wie immer ein Bürgermeister gewählt und bekommt die 3 SP, vergibt aber keine Ämter.
    .title = Der Bürgermeister

rules-deputy =
    Einmal im Jahr, in deinem Zug, nimmst du einen Gefallen einer Nation deiner Wahl. Die Nation muss nirgends vertreten sein, aber ein Gefallen von ihr muss noch im Vorrat sein.
    .title = Vizebürgermeister

rules-council =
    Einmal im Jahr, in deinem Zug, legst du eine Sperre auf einen Bezirk, der aktiv und noch nicht gesperrt ist. Du hast zwei Sperren für die Amtszeit, also höchstens in zwei Jahren, und in welchen beiden, bestimmst du.

    Die Sperren bleiben, bis der letzte Bezirk der nächsten Wahl gewählt hat. Sie binden dich ebenso wie alle anderen.
    .title = Ratspräsident

rules-police =
    Einmal im Jahr, in deinem Zug, verhaftest du einen Stein: Wähle einen Bezirk mit zwei oder mehr Steinen und schicke einen davon, von einer beliebigen Nation, in den Beutel zurück. Du brauchst dort keinen Boss.

    Bei voller Sperre (üblich in der Ausgabe 2020) ist ein gesperrter Bezirk für dich außer Reichweite. Bei der Setzsperre (üblich in der von 2009) darfst du dort verhaften.
    .title = Polizeichef

rules-precinct =
    Einmal im Jahr, in deinem Zug, siedelst du einen Stein um: Wähle einen Bezirk mit zwei oder mehr Steinen und versetze einen davon, von einer beliebigen Nation, in einen benachbarten Bezirk, der aktiv und nicht gesperrt ist. Du brauchst in keinem der beiden Bezirke einen Boss, und du bekommst keinen Gefallen dafür.

    Bei voller Sperre (üblich in der Ausgabe 2020) kannst du keinen Stein aus einem gesperrten Bezirk umsiedeln. Bei der Setzsperre (üblich in der von 2009) kannst du es.
    .title = Ortsvorsteher

rules-locks =
    Eine Sperre schließt einen Bezirk für alles Neue: Niemand darf einen Boss oder einen Stein in ihn setzen, auf keine Weise. Das gilt auch für den Ratspräsidenten, für einen Stein, der umgesiedelt wird, und für den Bonusstein der Bezirke 1 und 2.

    Was eine Sperre sonst noch verhindert, ist eine Option eures Tisches:
    - Volle Sperre (üblich in der Ausgabe 2020): Es darf auch nichts herausgenommen werden. Keine Verleumdung und keine Ausweitung im Bezirk, keine Verhaftung in ihm, kein Umsiedeln eines Steins aus ihm heraus.
    - Setzsperre (üblich in der Ausgabe 2009): Verleumdung, Ausweitung und Verhaftung im Bezirk sind erlaubt, ebenso das Umsiedeln eines Steins aus ihm heraus.

    Ein gesperrter Bezirk wählt wie jeder andere, und seine Bosse verlassen ihn wie üblich. Wenn der letzte Bezirk der Wahl gewählt hat, werden alle Sperren zusammen entfernt.
    .title = Gesperrte Bezirke

rules-slander =
    Ab Amtszeit 2 darfst du einmal in jeder Amtszeit in deinem Zug einen anderen Spieler verleumden, vor oder nach deiner Bezirksaktion.

    Wähle einen Bezirk, in dem ihr beide einen Boss habt. Zahle einen Verleumdungsmarker und einen Gefallen einer Nation, die in diesem Bezirk vertreten ist. Einer der Bosse des Opfers dort geht nach Hause. Dann darfst du die Verleumdung sofort ausweiten.

    Ein Beispiel: Du und ein Rivale habt je einen Boss in Bezirk 6, und dort ist ein italienischer Stein. Du zahlst einen Verleumdungsmarker und einen italienischen Gefallen, und der Boss des Rivalen verlässt Bezirk 6.

    Der Gefallen kommt in den Vorrat zurück, und der Marker ist aus dem Spiel. Eine Verleumdung, die du in einer Amtszeit nicht nutzt, hebst du nicht für die nächste auf: Es gibt nie zwei in einer Amtszeit. Ein Marker, den du behältst, zählt am Ende 1 SP.

    Bei voller Sperre (üblich in der Ausgabe 2020) ist ein gesperrter Bezirk vor Verleumdung sicher, bei der Setzsperre (üblich in der von 2009) nicht.
    .title = Verleumdung

rules-spread =
    Gleich nach einer Verleumdung darfst du sie ausweiten, einmal. Wähle einen Bezirk, der dem ersten benachbart ist, in dem dieselbe Nation vertreten ist und in dem du und dasselbe Opfer wieder beide einen Boss habt. Zahle zwei weitere Gefallen dieser Nation, und einer der Bosse des Opfers dort geht ebenfalls nach Hause.

    Beide Schritte zusammen kosten also einen Verleumdungsmarker und drei Gefallen einer Nation. Einen dritten Schritt gibt es nicht. Wenn kein Bezirk in Frage kommt oder du weniger als zwei solche Gefallen übrig hast, wirst du nicht gefragt.

    Ein Beispiel: Nach einer italienischen Verleumdung in Bezirk 6 darf sie auf Bezirk 14 ausgeweitet werden, wenn dort ein italienischer Stein und von jedem von euch ein Boss ist. Eine Zonengrenze zwischen den beiden Bezirken spielt keine Rolle.

    Bei voller Sperre (üblich in der Ausgabe 2020) kann eine Verleumdung nicht auf einen gesperrten Bezirk ausgeweitet werden. Bei der Setzsperre (üblich in der von 2009) kann sie es.
    .title = Eine Verleumdung ausweiten

## Rules help: the election

rules-election =
    Nach den Jahren 4, 8, 12 und 16 ist eine Wahl. Schritt für Schritt:
    - Die Steine, die noch in Castle Garden sind, kommen zurück in den Beutel.
    - Die Bezirke wählen einer nach dem anderen: Zone I (1, 2, 4, 7, 6, 14), Zone II (9, 15, 8, 5, 3), Zone III (17, 11, 13, 10). Bezirke geschlossener Zonen werden ausgelassen.
    - Alle Sperren werden entfernt.
    - Die Anführer der Einwanderer werden ermittelt und in Gefallen bezahlt.
    - Gewonnene Bezirke bringen Punkte. Die alten Ämter enden, und der Bürgermeister wird gewählt und bekommt 3 SP.
    - Der Bürgermeister vergibt die übrigen Ämter, außer nach der letzten Wahl.
    - Eine neue Zone öffnet, wenn eine an der Reihe ist.

    In einem Bezirk sind die Spieler Kandidaten, die dort mindestens einen Boss haben. Ohne Kandidat geschieht nichts. Ein einziger Kandidat gewinnt ohne Gebot. Sonst bieten die Kandidaten verdeckt Gefallen, und die meisten Stimmen, Bosse und Gefallen zusammen, gewinnen den Bezirk. Bei Gleichstand an der Spitze gewinnt ihn niemand.

    Dann verlassen alle Bosse den Bezirk, außer einem des Siegers. Hat der Bezirk einen Bonus, bekommt der Sieger ihn, bevor der nächste Bezirk wählt.
    .title = Die Wahl

rules-bids =
    Haben zwei oder mehr Spieler einen Boss in einem Bezirk, der wählt, bietet jeder von ihnen verdeckt Gefallen. Du darfst beliebig viele von denen bieten, die du hast, von allen Nationen, die in diesem Moment im Bezirk vertreten sind, beliebig gemischt. Nichts zu bieten ist erlaubt. Die Gebote werden gemeinsam aufgedeckt.

    Deine Stimmen sind deine Bosse dort plus die Gefallen, die du bietest. Die meisten Stimmen gewinnen, und bei Gleichstand an der Spitze gewinnt niemand. Jeder gebotene Gefallen kommt in den Vorrat zurück, auch die der Verlierer.

    Ein Beispiel: Irische und deutsche Steine sind im Bezirk. Du hast 2 Bosse und bietest 1 irischen und 2 deutsche Gefallen: 5 Stimmen. Ein Rivale hat 3 Bosse und bietet 1 deutschen Gefallen: 4 Stimmen. Du gewinnst, alle vier Gefallen sind weg, und einer deiner Bosse bleibt.

    Hast du keinen Gefallen, der hier geboten werden kann, wirst du nicht gefragt, und dein Gebot ist leer. Gilt das für alle Kandidaten, entscheiden sofort allein die Bosse. Könntest du bieten, wirst du gefragt, auch wenn kein Gebot das Ergebnis ändern kann.

    Die Bezirke wählen einer nach dem anderen: Was du hier ausgibst, fehlt im nächsten Bezirk, und ein Gefallen, den du in Bezirk 4 oder 7 gewinnst, kann in einem späteren geboten werden.
    .title = Gebote und Stimmen

rules-ties =
    Haben zwei oder mehr Kandidaten in einem Bezirk gleich viele und die meisten Stimmen, gewinnt ihn niemand. Alle Bosse verlassen ihn, und alle gebotenen Gefallen sind weg. Der Bezirk bringt niemandem Punkte und keinen Bonus, und seine Steine zählen für keinen Anführer der Einwanderer.

    Wie ein Gleichstand um das Bürgermeisteramt oder um den Sieg aufgelöst wird, steht unter „Gleichstände auflösen“.
    .title = Gleichstand in einem Bezirk

rules-bonus-wards =
    Vier Bezirke haben einen Bonus für den Sieger. Er wird sofort genommen, bevor der nächste Bezirk wählt:
    - Bezirke 1 und 2: Setze einen Stein einer beliebigen Nation aus dem Beutel in einen beliebigen aktiven, ungesperrten Bezirk. Du bekommst keinen Gefallen dafür.
    - Bezirke 4 und 7: Nimm einen Gefallen einer beliebigen Nation.

    Auf beides darfst du verzichten. Der Stein darf in einen Bezirk, der erst noch wählt, und dann können dort Gefallen seiner Nation geboten werden. Ein Bezirk mit einer Sperre ist für ihn geschlossen, selbst der eben gewonnene: Sperren bleiben, bis der letzte Bezirk gewählt hat.

    Bezirk 14, Tammany Hall, hat keinen solchen Bonus, zählt aber 2 SP statt 1. Bei der Wahl des Bürgermeisters gilt er trotzdem als ein Bezirk.
    .title = Bezirke mit Bonus

rules-leaders =
    Wenn alle Bezirke gewählt haben, werden die Markierungen der letzten Anführer entfernt. Dann wird der Anführer jeder Nation ermittelt, zuerst bei den Iren, dann bei Engländern, Deutschen und Italienern: Zählt die Steine der Nation in den Bezirken, die jeder Spieler in dieser Wahl gewonnen hat. Wer die meisten hat, nimmt 3 Gefallen dieser Nation.

    Haben mehrere Spieler gleich viele und die meisten, führt jeder von ihnen an und nimmt 3. Gibt es in keinem gewonnenen Bezirk einen solchen Stein, hat die Nation keinen Anführer.

    Ein Beispiel: In den Bezirken, die du gewonnen hast, sind 4 irische und 2 italienische Steine, in denen eines Rivalen 3 irische und 2 italienische, und die anderen Sieger haben keinen davon. Du nimmst 3 irische Gefallen, und jeder von euch beiden nimmt 3 italienische.

    Die Markierung eines Anführers ist ein Boss aus seinem Vorrat. Sie bleibt, bis das nächste Mal Anführer ernannt werden.
    .title = Anführer der Einwanderer

rules-points =
    In jeder Wahl:
    - 1 SP für jeden Bezirk, den du gewonnen hast.
    - 2 SP stattdessen für Bezirk 14, Tammany Hall.
    - 3 SP für den neuen Bürgermeister.

    Am Ende des Spiels:
    - 2 SP für jede Nation, von der du die meisten Gefallen hast. Haben mehrere Spieler gleich viele und die meisten, bekommt jeder von ihnen 2.
    - 1 SP für jeden Verleumdungsmarker, den du nicht genutzt hast.

    Ein Beispiel: Die Bezirke 2, 6 und 14 bringen 4 SP, und insgesamt 7, wenn sie dich zum Bürgermeister machen. Punkte gehen nie verloren.
    .title = Siegpunkte

rules-mayor-election =
    Wer die meisten Bezirke gewonnen hat, ist Bürgermeister. Bezirk 14 gilt hier als ein Bezirk.

    Einen Gleichstand lösen die vorhandenen Gefallen auf. Die Gefallen, die eben an die Anführer der Einwanderer gezahlt wurden, zählen mit. Bei jedem Schritt bleiben nur die im Rennen, die noch gleichstehen:
    - die meisten Gefallen insgesamt
    - die meisten irischen Gefallen
    - die meisten englischen Gefallen
    - die meisten deutschen Gefallen
    - die meisten italienischen Gefallen

    Steht es immer noch gleich, bleibt der Bürgermeister der vorigen Amtszeit im Amt, auch wenn er nicht zu den Gleichstehenden gehört, und bekommt die 3 SP. Gab es vorher keinen Bürgermeister, gibt es auch jetzt keinen: Kein Amt wird vergeben, und der Startspieler der letzten Amtszeit beginnt wieder.
    .title = Die Wahl des Bürgermeisters

## Rules help: the end

rules-end =
    Das Spiel endet nach der vierten Wahl. Sie wird gespielt wie die anderen, bis zum neuen Bürgermeister und den 3 SP. Andere Ämter werden nicht vergeben.

    Dann kommen die letzten Punkte:
    - Für jede Nation 2 SP für den, der die meisten Gefallen von ihr hat, mindestens einen. Haben mehrere Spieler gleich viele und die meisten, bekommt jeder von ihnen 2.
    - 1 SP für jeden nicht genutzten Verleumdungsmarker.

    Wer die meisten SP hat, gewinnt. Stehen dabei mehrere Spieler gleich, entscheiden ihre Gefallen, dann das Bürgermeisteramt: siehe „Gleichstände auflösen“.
    .title = Das Ende des Spiels

rules-tie-breaks =
    Um das Bürgermeisteramt und um den Sieg werden Gleichstände durch Gefallen aufgelöst. Bei jedem Schritt bleiben nur die im Rennen, die noch gleichstehen: die meisten Gefallen insgesamt, dann die meisten irischen, die meisten englischen, die meisten deutschen, die meisten italienischen.

    Wenn das nicht entscheidet:
    - Um das Bürgermeisteramt: Der Bürgermeister der vorigen Amtszeit bleibt, ob er gleichsteht oder nicht, und bekommt die 3 SP. Gab es keinen, ist niemand Bürgermeister.
    - Um den Sieg: Der Bürgermeister der letzten Wahl gewinnt, wenn er unter den noch Gleichstehenden ist. Wenn nicht, teilen sie sich den Sieg.

    Die Plätze nach dem ersten richten sich nach den SP, dann ebenso nach den Gefallen. Spieler, die immer noch gleichstehen, teilen sich den Platz.

    Ein Gleichstand in einem Bezirk ist etwas anderes: Dort gewinnt niemand.
    .title = Gleichstände auflösen

rules-secrets =
    Fast alles ist offen: Steine, Bosse, Gefallen, Verleumdungsmarker, Punkte und was der Beutel enthält, nach Anzahl. Zwei Dinge sind geheim:
    - ein Gebot, bis alle Gebote dieses Bezirks abgegeben sind
    - die Reihenfolge, in der der Beutel seine Steine hergeben wird

    Niemand erfährt sie vorzeitig: kein Spieler, kein Zuschauer und kein Bot.
    .title = Was offen und was geheim ist

## Rules help: supply, rulings, editions

rules-supply =
    Was geschieht, wenn etwas ausgeht:
    - Steine: Castle Garden bekommt, was der Beutel noch hat. Sind beide leer, ist Ansiedeln nicht möglich. Ist der Beutel leer, entfällt der Bonus der Bezirke 1 und 2.
    - Gefallen: Von einer Nation, deren Gefallen ausgegangen sind, kann keiner genommen werden, und Ansiedeln gibt dann keinen. Reichen die übrigen Gefallen nicht für die Anführer einer Nation, werden diese nacheinander in Zugfolge bezahlt, mit je 3 oder dem, was noch da ist.
    - Bosse: Du setzt so viele ein, wie die Aktion verlangt und du hast. Eine Markierung, für die du keinen Boss hast, wird weggelassen, und die Ehre behältst du trotzdem.

    Euer Tisch kann die Option des unbegrenzten Vorrats wählen: Dann gehen Bosse und Gefallen nie aus. Steine, Verleumdungsmarker und Sperren sind immer begrenzt.
    .title = Wenn der Vorrat ausgeht

rules-rulings =
    Wo die gedruckten Regeln schweigen oder unklar sind, braucht dieses Programm trotzdem eine Antwort. Diese Antworten sind seine Festlegungen, Q1 bis Q13. Einige sprechen nur aus, was ein gedruckter Text schon sagt, und stehen hier, weil danach gefragt wird; das ist dort vermerkt.
    .title = Festlegungen

rules-editions =
    Das Spiel erschien 2009 und noch einmal 2020. Euer Tisch spielt eine dieser Ausgaben, die von 2020, wenn er nicht anders gewählt hat. Nur drei Regeln sind verschieden, E1 bis E3: was eine Sperre verbietet, wann Castle Garden zum ersten Mal gefüllt wird und welche Farbe die Deutschen haben.

    An anderen Stellen sagt ein gedruckter Text mehr als ein anderer, oder er sagt es anders. Das Programm spielt sie in beiden Ausgaben gleich:
    - Bei völligem Gleichstand bleibt der Bürgermeister und beginnt die nächste Amtszeit. Gab es noch keinen Bürgermeister, gibt es keinen, solange der völlige Gleichstand andauert, und der Startspieler bleibt derselbe.
    - Beim Auflösen von Gleichständen werden nur die verglichen, die noch gleichstehen.
    - Der Bonusstein der Bezirke 1 und 2 kommt aus dem Beutel. Er bringt keinen Gefallen, und ein umgesiedelter Stein auch nicht.
    - Alle vorhandenen Gefallen sind offen.
    - Nichts zu bieten ist erlaubt. Ein einziger Kandidat gewinnt ohne Gebot.
    - Um eine Verleumdung auszuweiten, brauchst du auch im zweiten Bezirk einen eigenen Boss.
    - Anführer werden zuerst bei den Iren ernannt.
    - Beim Ansiedeln kommt der Boss vor dem Stein.
    - Tischgespräche sind frei.
    - Eine Zone öffnet zwischen der Wahl und dem nächsten Jahr. Manche Texte nennen das das Ende der Wahl, andere den Beginn von Jahr 5 oder 9.
    .title = Die Ausgaben von 2009 und 2020

rules-options =
    Das wählt ein Tisch, wenn er eröffnet wird:
    - Spieler: 3, 4 oder 5.
    - Ausgabe: 2020 (die Voreinstellung) oder 2009.
    - Sperre: volle Sperre (full) oder Setzsperre (placing). Die Ausgabe gibt die Voreinstellung vor, volle Sperre 2020 und Setzsperre 2009, aber jede passt zu jeder Ausgabe.
    - Vorrat: wie gedruckt (printed, die Voreinstellung), bei dem Bosse und Gefallen ausgehen können, oder unbegrenzt (unlimited), bei dem sie es nie tun.

    Ein Tisch kann den Spielern auch erlauben, ein Gebot zu ersetzen, bis das letzte Gebot des Bezirks abgegeben ist. Ohne das ist ein Gebot endgültig.
    .title = Optionen eines Tisches

rules-moves =
    Züge lassen sich mit wenigen, englischen Worten schreiben. Bezirke sind ihre Nummern, Spieler sind die Buchstaben ihrer Plätze.
    - campaign 4 7: ein Boss nach Bezirk 4 und einer nach Bezirk 7; campaign 4 4: beide nach Bezirk 4
    - campaign 4: dein einziger verbliebener Boss; campaign none: kein Boss mehr da
    - settle 2 english 6: ein Boss nach Bezirk 2, dann ein englischer Stein nach Bezirk 6; settle english 6: kein Boss mehr da
    - take irish: ein irischer Gefallen, für den Vizebürgermeister oder den Sieger von Bezirk 4 oder 7
    - arrest german 14: der Polizeichef schickt einen deutschen Stein aus Bezirk 14 in den Beutel
    - lock 5: der Ratspräsident sperrt Bezirk 5
    - move irish 5 3: der Ortsvorsteher siedelt einen irischen Stein von Bezirk 5 nach Bezirk 3 um
    - slander 8 b german: ein Boss von Spieler b verlässt Bezirk 8, für einen deutschen Gefallen
    - slander 8 b german spread 14: und ein weiterer verlässt Bezirk 14, für zwei weitere
    - bid irish 2 english 1: ein Gebot von drei Gefallen; bid none: ein leeres Gebot
    - place irish 5: der Bonus von Bezirk 1 oder 2, ein irischer Stein nach Bezirk 5
    - pass: kein Bonus, danke
    - appoint b deputy c police: der Bürgermeister vergibt die Ämter (deputy, council, police, precinct)
    - end: dein Zug ist zu Ende
    .title = Wie Züge geschrieben werden

## Rulings (docs/rules/tammany-hall.md, 10)

ruling-q1 =
    Castle Garden bekommt so viele Steine, wie der Beutel noch hat. Sind in beiden keine mehr, ist Ansiedeln nicht möglich, und Wahlkampf ist die einzige Bezirksaktion, die bleibt. Das ist unsere Festlegung: Die gedruckten Regeln sagen nichts dazu.
    .title = Was, wenn der Beutel nicht reicht?

ruling-q2 =
    Nein. Die zwei Bosse eines Wahlkampfs oder der Boss und der Stein beim Ansiedeln sind eine Aktion. Nutze dein Amt oder verleumde vorher oder nachher. Das spricht nur aus, was die gedruckten Regeln sagen.
    .title = Darf eine andere Aktion zwischen die beiden Einsetzungen kommen?

ruling-q3 =
    Ja. Jeder gedruckte Text sagt, dass der Sieger den Bonus nehmen darf, also muss es niemand. Was wir hinzufügen: Du kannst nur eine Nation wählen, von der noch etwas da ist, für die Bezirke 1 und 2 im Beutel, für die Bezirke 4 und 7 im Vorrat der Gefallen. Ist dort gar nichts mehr, entfällt der Bonus.
    .title = Darf man auf den Bonus eines Bezirks verzichten?

ruling-q4 =
    Nein. Gibt es in keinem gewonnenen Bezirk einen Stein einer Nation, hat sie keinen Anführer. Und hat am Ende des Spiels niemand einen Gefallen von ihr, bekommt niemand Punkte für sie. Das ist unsere Festlegung: Die gedruckten Regeln sagen nichts dazu.
    .title = Kann man von einer Nation am meisten haben, ohne etwas von ihr zu haben?

ruling-q5 =
    Du hast 19 Bosse für alles: die in den Bezirken, einen auf jeder Nation, die du anführst, einen auf deinem Amt. Du musst so viele einsetzen, wie die Aktion verlangt, soweit dein Vorrat reicht. Ist noch einer da, setzt ein Wahlkampf einen ein. Ist keiner da, setzt er keinen ein, und du sagst das als eigenen Schritt, oder du siedelst nur einen Stein an.

    Hast du keinen Boss für die Markierung eines Amtes oder einer Nation, die du anführst, wird die Markierung weggelassen und auch später nicht gesetzt. Du hast das Amt oder die Führung trotzdem. Markierungen auf Nationen kommen zurück, wenn das nächste Mal Anführer ernannt werden.

    Das ist unsere Festlegung, und sie tut, was das gedruckte Material tun würde. Bei unbegrenztem Vorrat kommt es nie dazu.
    .title = Was, wenn einem Spieler die Bosse ausgehen?

ruling-q6 =
    Ja. Ein Bürgermeister, der bleibt, weil nichts den Gleichstand auflösen konnte, bekommt die 3 SP wie jeder neu gewählte. Das ist unsere Festlegung in einer strittigen Frage: Ein gedruckter Text sagt, dass der Bürgermeister gewinnt, ein anderer, dass er das Amt behält.
    .title = Bekommt ein Bürgermeister, der durch völligen Gleichstand bleibt, 3 SP?

ruling-q7 =
    Die Spieler, die gleichstehen, teilen sich den Sieg. Die gedruckten Regeln sagen nur, dass der Bürgermeister gewinnt, und nicht, was geschieht, wenn der letzte Bürgermeister keiner von ihnen ist; also ist das unsere Festlegung.
    .title = Was, wenn der letzte Bürgermeister nicht unter denen ist, die um den Sieg gleichstehen?

ruling-q8 =
    Dann kann keiner mehr genommen werden. Ein Ansiedeln mit einem Stein dieser Nation gibt keinen Gefallen. Führen mehrere Spieler die Nation an, werden sie in Zugfolge bezahlt, beginnend mit dem Startspieler der Amtszeit, die zu Ende geht: Jeder nimmt 3 oder was noch da ist.

    Das ist unsere Festlegung, und sie tut, was das gedruckte Material tun würde. Bei unbegrenztem Vorrat kommt es nie dazu.
    .title = Was, wenn die Gefallen einer Nation ausgehen?

ruling-q9 =
    Dann nutzt du ihn dieses Jahr einfach nicht. Später gibt es keinen Ausgleich dafür. Das spricht nur aus, was die gedruckten Regeln sagen.
    .title = Was, wenn der Vorteil deines Amtes unmöglich ist?

ruling-q10 =
    Spieler, die alle keinen Bezirk gewonnen haben, stehen gleich wie alle anderen auch; also entscheidet die übliche Auflösung des Gleichstands, wer Bürgermeister ist, zuerst durch die Gefallen. Das spricht nur aus, was die gedruckten Regeln sagen.
    .title = Wer ist Bürgermeister, wenn niemand einen Bezirk gewonnen hat?

ruling-q11 =
    Alle zusammen, wenn der letzte Bezirk der Wahl gewählt hat und bevor Ämter vergeben werden; auch nach der letzten Wahl. Bis dahin gilt eine Sperre: Ein Stein, der in Bezirk 1 oder 2 gewonnen wird, kann nicht in einen gesperrten Bezirk, nicht einmal in Bezirk 1 oder 2 selbst, wenn dieser der gesperrte ist. Das spricht nur aus, was die gedruckten Regeln sagen.
    .title = Wann genau werden Sperren entfernt?

ruling-q12 =
    Dass ein Spieler geboten hat, ist sofort öffentlich. Was geboten wurde, mit Nationen und Anzahlen, sehen alle, wenn die Gebote aufgedeckt werden. Ein Gebot ist endgültig, außer euer Tisch erlaubt einem Spieler, es zu ersetzen, bis das letzte des Bezirks abgegeben ist. Das ist unsere Festlegung: Die gedruckten Regeln gehen nicht darauf ein.
    .title = Wer sieht, was geboten wurde, und wann?

ruling-q13 =
    Nein. Ein gesperrter Bezirk wählt wie üblich, und seine Bosse verlassen ihn wie üblich, außer einem des Siegers. Die Antworten des Verlags an Spieler sprechen nur von den Aktionen und Ämtern der Spieler; also ist das unsere Festlegung.
    .title = Hält eine Sperre bei einer Wahl die Bosse in ihrem Bezirk?

## Edition rules (docs/rules/tammany-hall.md, 11)

edition-e1 =
    - 2009: Kein Boss und kein Stein darf in ihn gesetzt und kein Stein in ihn umgesiedelt werden. Verleumdung, Ausweitung und Verhaftung in ihm sind erlaubt, ebenso das Umsiedeln eines Steins aus ihm heraus.
    - 2020: Kein Boss und kein Stein darf in ihn gesetzt oder aus ihm genommen werden. Also gibt es in ihm keine Verleumdung und keine Ausweitung, keine Verhaftung und kein Umsiedeln aus ihm heraus oder in ihn hinein.

    Das erste ist der französische und deutsche Druck von 2009. Der ungarische Druck verbietet auch das Herausnehmen, und die späteren Antworten des Verlags an Spieler sagen das für alle. Ein Tisch darf jede der beiden Regeln zu jeder Ausgabe wählen: Die Option der Sperre ist Setzsperre (placing) oder volle Sperre (full).
    .title = Was verbietet eine Sperre?

edition-e2 =
    - 2009: im ersten Zug des Spiels.
    - 2020: beim Aufbau.

    Es werden dieselben Steine gezogen, und sonst hängt nichts davon ab.
    .title = Wann wird Castle Garden zum ersten Mal gefüllt?

edition-e3 =
    - 2009: orange.
    - 2020: gelb.

    Die anderen Nationen sehen in beiden gleich aus: Iren grün, Engländer weiß, Italiener blau.
    .title = Welche Farbe haben die Deutschen?

## What happens by itself, for the log

# $ward: its number, $seat: a name, $votes and $others: votes of the winner and of the next
news-election = Die Wahl des Jahres { $year }.
news-ward-won = Bezirk { $ward }: { $seat } gewinnt, { $votes } zu { $others }.
news-ward-alone = Bezirk { $ward }: { $seat } tritt allein an und gewinnt.
# $seats: several names
news-ward-tied = Bezirk { $ward }: Gleichstand bei { $votes } ({ $seats }), niemand gewinnt.
news-leader =
    Anführer der { $nation ->
        [irish] Iren
        [english] Engländer
        [german] Deutschen
       *[italian] Italiener
    }: { $seats }.
news-mayor = { $seat } ist Bürgermeister.
news-no-mayor = Völliger Gleichstand: Es gibt keinen Bürgermeister, und kein Amt wird vergeben.
news-points =
    { $seat } bekommt bei dieser Wahl { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
news-most-favors =
    Die meisten Gefallen der { $nation ->
        [irish] Iren
        [english] Engländer
        [german] Deutschen
       *[italian] Italiener
    }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $seats }.
news-tokens =
    Ungenutzte Verleumdungsmarker, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $seat }.
