### Egy játszma újranézése: egy asztal vagy egy felvétel visszajátszása.
### $who egy név vagy „Te”; $you értéke „yes”, ha az olvasóról van szó: ilyenkor az ige második személyű.

title-replay = Visszajátszás
replay-title = Visszajátszás
tab-eyes = Nézőpont

## Ahonnan megnyílik

replay-link = Újranézem
replay-look-back = Visszanézem
replay-open-link = Felvétel nyitása

## Egy felvétel megnyitása

replay-open-title = Felvétel megnyitása
replay-open-about = A felvétel egy játszma fájlja: a játszma végén letöltheted, és itt lépésről lépésre újra megnézheted. Előbb ellenőrizzük; semmit sem őrzünk meg belőle.
replay-choose = Válassz egy felvételt
replay-drop = vagy ejtsd a fájlt bárhová ezen az oldalon
replay-opening = Megnyitjuk a játszmát…
replay-not-a-record = Ez a fájl nem egy játszma felvétele: nem olvasható akként.
replay-another = Másik felvétel megnyitása
replay-to-table = Az asztalhoz
replay-of = { $game }: visszajátszás
# $text az, amit a szerver hibásnak talált, angolul.
replay-refused = { $text ->
    [none] Ez a felvétel nincs rendben, ezért nem mutatjuk.
   *[other] Ez a felvétel nincs rendben, ezért nem mutatjuk: { $text }.
}

## Mozgás benne

replay-bar = Haladás a játszmában
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépéssel tovább
replay-last = A végére
replay-move = lépés: { $move } / { $moves }
replay-speed = tempó
replay-times = { NUMBER($speed) }×
replay-keys = Nyilak: egy lépés; Shifttel: egy év
replay-slider = A játszma pillanata
replay-to-term = Ugrás ide: { $term }. ciklus eleje
replay-to-election = Ugrás a { $year }. évi választásra
# $when egy replay-when-… üzenet, $what a napló egy vagy több mondata.
replay-said = { $when } Lépés: { $move } / { $moves }. { $what }

## A pillanat

replay-when-set-up = Az első év előtt.
replay-when-turn = { $year }. év, kör: { $turn } / { $players }.
replay-when-year = { $year }. év.
replay-when-election = A { $year }. évi választás.
replay-start = A kezdet
replay-arrivals = Új érkezők
replay-nothing = Más nem történt.
replay-running = a játszma még tart
replay-count = Az összesítéshez
replay-deed = { $deed ->
    [first] { $who } { $you ->
        [yes] kezdesz
       *[no] kezd
    }
    [campaign] { $who } { $you ->
        [yes] kampányoltál
       *[no] kampányolt
    }
    [settle] { $who } { $you ->
        [yes] letelepítettél
       *[no] letelepített
    }
    [slander] { $who } { $you ->
        [yes] rágalmaztál
       *[no] rágalmazott
    }
    [take] { $who } { $you ->
        [yes] elvettél
       *[no] elvett
    } egy szívességet
    [arrest] { $who } { $you ->
        [yes] letartóztattál
       *[no] letartóztatott
    }
    [lock] { $who } lakatot { $you ->
        [yes] tettél
       *[no] tett
    } egy kerületre
    [move] { $who } { $you ->
        [yes] áttelepítettél
       *[no] áttelepített
    } egy kockát
    [place] { $who } { $you ->
        [yes] leraktál
       *[no] lerakott
    } egy kockát
    [bid] { $who } { $you ->
        [yes] licitáltál
       *[no] licitált
    }
    [appoint] { $who } { $you ->
        [yes] kiosztottad
       *[no] kiosztotta
    } a tisztségeket
    [pass] { $who } { $you ->
        [yes] passzoltál
       *[no] passzolt
    }
    [undo] { $who } { $you ->
        [yes] visszavontál
       *[no] visszavont
    } egy lépést
    [end] { $who } { $you ->
        [yes] befejezted
       *[no] befejezte
    } a kört
   *[other] { $who } { $you ->
        [yes] léptél
       *[no] lépett
    }
}
log-closed = { $who } { $you ->
    [yes] bezártad a markodat
   *[no] bezárta a markát
}.

## Kinek a szemével, link, továbbjátszás

replay-eyes = Kinek a szemével
replay-everybody = Mindenki
replay-spectator = Egy néző
replay-eyes-note = A „Mindenki” a titkos liciteket is mutatja, ahogy megszülettek. Egy játékos szemével azt látod, amit ő látott.
replay-eyes-later = Ha a játszma véget ért, minden hely szemével nézheted.
replay-copy = Link másolása
replay-play-on = Továbbjátszom innen
replay-play-on-text = Új asztal indul ebből a pillanatból, ugyanezekkel a bábukkal és pontokkal. A többi helyen botok ülnek; az a játszma, amelyet nézel, érintetlen marad.
replay-my-seat = A helyed
replay-level = Hogyan játszanak a többiek
replay-begin = Indul a játék
replay-over = Ebben a pillanatban a játszma már véget ért: nincs mit játszani. Menj vissza egy korábbihoz.
