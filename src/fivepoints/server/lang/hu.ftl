### Miért nem történik meg valami: az „Ez nem megy:” és hasonlók után, ezért kisbetűvel és pont nélkül.

## Az asztal
refused-no-table = nincs ilyen asztal
refused-private = ezt az asztalt mások nem láthatják
refused-not-begun = a játék még nem kezdődött el
refused-begun = a játék már elkezdődött
refused-begun-not-aborted = a játék már elkezdődött: el lehet hagyni, fel lehet adni, vagy közösen be lehet fejezni
refused-over = a játék véget ért
refused-not-over = a játék még nem ért véget
refused-stuck = ez a játék a mai szabályok szerint nem folytatható
refused-not-owner = ezt csak az asztal gazdája teheti meg
refused-no-pause = csak körönkénti asztalt lehet szüneteltetni
refused-paused = az asztal szünetel
refused-paused-already = az asztal már szünetel
refused-not-paused = az asztal nem szünetel
refused-too-many-tables = túl sok befejezetlen asztalod van: előbb fejezz be néhányat
refused-rematch-not-yours = visszavágót csak az kérhet, aki az asztalnál ült
refused-calling-off-not-yours = a játékot csak az fejezheti be, aki az asztalnál ül
refused-play-on-later = ez a játék még nem ért véget: csak azután lehet valamelyik pillanatától továbbjátszani
refused-other-eyes = folyó játékot csak a saját helyünkről vagy kívülről lehet nézni
refused-no-lesson = ehhez a játékhoz nincs lecke

## Helyek
refused-no-seat = nincs { $seat } számú hely
refused-not-your-seat = ez nem a te helyed
refused-no-free-seat = nincs szabad hely
refused-seat-taken = ez a hely foglalt
refused-seated = már játszol itt: egy folyó játék másik helye olyat is tudhat, amit a tiéd nem
refused-seat-open = egy hely még szabad
refused-colour-taken = ez a szín foglalt
refused-one-colour-twice = két helynek ugyanaz a színe
refused-figure-settled = eldőlt, kit játszik ez a hely: a játék már folyik, vagy egy másik állásából folytatódik
refused-unwanted = az asztal gazdája nem szeretné, hogy ideülj
refused-person-here = ül ott valaki: folyó játékban csak elhagyott vagy elkésett hely szabadul fel; óra nélkül az is, amelyik nincs kapcsolatban
refused-choice-closed = az ottani választás már zárva van: várj, amíg minden marok kinyílik
refused-not-late = ezt a helyet nem hagyták el, és nem is futott ki az időből
refused-bot-plays = ezen a helyen egy bot játszik helyetted: előbb gyere vissza
refused-bot-not-yours = botot csak az kérhet, aki az asztalnál ül
refused-secret-made = a titok már elkészült
refused-word-not-yours = szót csak az adhat hozzá, aki az asztalnál ül

## Lépések és beszéd
refused-moved-on = a játék azóta továbbhaladt
refused-no-occasion = erre most nem lehet választ hagyni
refused-no-whisper = súgni csak az asztalnál ülők tudnak egymásnak
refused-not-heard = nem szeretne hallani felőled

## Emberek
refused-no-name = előbb válassz nevet
refused-no-person = nincs ilyen ember
refused-that-is-you = ez te vagy
refused-too-long-away = legfeljebb { $days } napig lehetsz távol, és nem a messzi jövőben
refused-old-link = ezt a linket már használták, vagy túl régi: kérj újat
refused-broken-link = ez a link nem teljes
refused-no-letters = ez a szerver nem küld semmit: aki üzemelteti, nem állította be
refused-no-mail-address = ez nem e-mail-cím
refused-no-hook = erre a címre nem mehet semmi ({ $why })
refused-other-word = nem ez volt a címedre legutóbb küldött szó

## A vonal
refused-too-much = ez túl sok volt ilyen rövid idő alatt: várj egy kicsit
refused-no-text = az üzenetek szövegek
refused-stopping = a szerver leáll; vissza fog jönni
refused-crowd = túl sokan vannak: próbáld később
refused-too-many-connections = túl sok kapcsolatod van: zárj be néhányat
