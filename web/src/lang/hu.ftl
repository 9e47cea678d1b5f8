### Az oldal saját szövegei: kezdőlap, új asztal, váró, beszélgetés, menü. A játékok asztalának külön fájljai vannak.
###
### Szójegyzék, minden magyar fájlban ugyanez. A megszólítás tegező; a gombok a játékos szavai („Leülök”) vagy főnevek.
###   ward = kerület („4. kerület”; a ward-name üzenet névelővel áll, és így ragozható: „a 4. kerületben”)
###   ward boss, boss = kerületi főnök, főnök
###   favor = szívesség (ír, angol, német, olasz)
###   slander, slander token, spread = rágalom, rágalomjelző (jelző), terjesztés
###   immigrant cube, newcomer = bevándorlókocka (kocka), bevándorló; immigrant leader = a bevándorlók vezetője
###   Castle Garden, Tammany Hall = változatlan
###   office = tisztség; Mayor = polgármester; Deputy Mayor = alpolgármester; Council President = tanácselnök
###   Chief of Police = rendőrkapitány (arrest = letartóztatás); Precinct Chairman = körzeti elnök (resettle, move = áttelepítés)
###   term = ciklus; year = év; turn = kör; ward action = kerületi akció; first player = kezdőjátékos
###   zone = zóna (zárva, megnyílik); lock, locked = lakat, lelakatolt (full lock = teljes lakat, placing lock = lerakási lakat)
###   Campaign = Kampány; Settle = Letelepítés; place = lerak
###   election = választás; candidate = jelölt (indul); bid = licit; fist, hand = marok; vote = szavazat; tie = döntetlen
###   bag = zsák; supply = készlet; point, VP = győzelmi pont, pont; ruling = döntés; edition = kiadás
###   table = asztal; seat = hely; lobby = lobbi; game (played) = játszma; record = felvétel; rematch = visszavágó

## Mindenütt
loading = Egy pillanat…
title = { $place } · fivepoints
title-your-turn = ● Te jössz · fivepoints
title-table = Asztal
title-new = Új asztal
title-lobby = Lobbi
title-finished = Asztalaim és befejezett játszmák
title-me = Te
title-adopt = Légy ezen az eszközön is önmagad
title-lost = Nem található
nav = Főmenü
nav-home = Játék
nav-lobby = Lobbi
nav-finished = Asztalok
nav-me = Te
language = Nyelv
theme-light = Váltás nappali fényre
theme-dark = Váltás gázlámpafényre
sound = Hangok
sound-label = Csengő, amikor te jössz, és egyéb hangok
notices-label = A böngésző értesítése, amikor te jössz, és éppen máshol jársz
notices-not-here = A böngésző itt nem mutat értesítést: ehhez https vagy localhost kell, és az engedélyed a beállításaiban. Az oldal címe és a csengő azért szól.
notice-your-turn = Te jössz
cancel = Mégse
close = Bezárás
save = Mentés
saved = Elmentve.
copy = Másolás
copied = Kimásolva.
copy-by-hand = A böngésződ nem engedi a másolást: vedd ki a linket a mezőből.
try-again = Próbáld most
home-link = A kezdőlapra
all = mind
number = { $count }
somebody = Valaki
trouble-title = Ez nem sikerült
lost-title = Itt nincs semmi
lost-text = Lehet, hogy elírás van a címben, vagy ami itt volt, már nincs meg.

## Elutasítások
refusal-offline = A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra; semmi sem történt.
refusal-unknown = Előbb válassz nevet.
refusal-forbidden = Ezt te nem teheted meg: { $text }.
    .plain = Ezt te nem teheted meg.
refusal-not-found = Ez már nincs meg.
refusal-seat = Most nem ez a hely van soron.
refusal-phase = Most nem: { $text }.
    .plain = Ez ebben a pillanatban nem megy.
refusal-illegal = Ezt nem szabad: { $text }.
    .plain = Ezt a szabályok most nem engedik.
refusal-notation = Ez a lépés nem olvasható: { $text }.
    .plain = Ez a lépés nem olvasható.
refusal-option = Így nem lehet játszani: { $text }.
    .plain = Így nem lehet játszani.
refusal-invalid = Ezt nem sikerült megérteni: { $text }.
    .plain = Ezt nem sikerült megérteni.
refusal-stale = A játék azóta továbbhaladt. Nézd meg újra, aztán válassz.
refusal-slow = Ez túl sok volt ilyen rövid idő alatt. Várj egy kicsit.
refusal-too-large = Ez túl hosszú volt.
refusal-storage = A szerver most nem tud írni, ezért semmi sem történt. Próbáld újra egy kicsit később.
refusal-refused = Ez nem megy: { $text }.
    .plain = Ez nem megy.
refusal-failed = Itt valami elromlott. Nem történt semmi olyan, amiről ne szóltunk volna.

## A név
name-title = Hogyan szólítsunk?
name-why = A többiek ezt látják az asztalnál. Bármikor megváltoztathatod; fiók nem kell hozzá.
name-label = A neved
name-default = Főnök
name-go-on = Tovább

## Kezdőlap
home-sub = Két játék a régi New Yorkból, egy asztalnál.
home-about = Vegyél meg egy kerületet szívességekkel, rágalmazd meg az ellenfeledet, zárd a markodba a licitedet. Vagy vezess bandát, és kerüld el a Tombsot. Botok ellen vagy barátokkal, élőben vagy napokon át. Fiók nem kell hozzá.
play-now = Játék most, botok ellen
new-table = Új asztal
join-by-link = Belépés linkkel
join-label = A link, vagy az utolsó része
join-wrong = Ez nem egy asztal linkje.
join-go = Az asztalhoz
my-tables = Asztalaim
my-tables-empty = Nincs folyamatban játszmád. A „Játék most, botok ellen” gombbal azonnal asztalhoz ülsz.
mine-your-turn = { $game }, te jössz
mine-over = { $game }, befejezve
mine-open = { $game }, még nem indult
mine-play = Játék
mine-look = Nézem
# azoknak, akik hallgatják az oldalt: melyik asztalhoz visz a link
at-table = , { $names } asztala
seats-taken = { $seats } helyből { $taken } foglalt
waiting-for = soron van: { $names }
open-tables = Nyitott asztalok
open-tables-empty = Most senki sem vár játékosokra. Nyiss egy asztalt, és itt megjelenik.
open-detail = { $seats } helyből { $taken } foglalt, { $pace }
playing-detail = { $seats } játékos, { $pace }
sit-down = Leülök
watch = Nézem
the-games = A játékok
the-games-empty = Ezen a szerveren nincs játék.
game-with-data = { $game } ({ $data })
game-tammany = Tammany Hall
game-tammany-about = { $least }–{ $most } politikus, 60 perc. Titkos licitek, négy nemzet, tizenöt kerület.
game-gangs = Gangs
game-gangs-about = { $least }–{ $most } banda, 90 perc. Lebujok, bűnözés, rendőrség, bandaháború és választások 1890 utcáin.
game-2009 = { $game }, 2009-es szabályok

## Befejezett játszmák
finished-mine = Befejezett játszmáim
finished-mine-empty = Még nincs.
finished-listed = Mindenki befejezett játszmái
finished-listed-empty = Még nincs: a lobbiból indult játszmák ide kerülnek.
finished-you-won = { $points } ponttal nyertél
finished-won-by =
    { $count ->
        [0] Nincs győztes
       *[other] { $names } nyert
    }
finished-detail = { $game }, { $day }
finished-look = Nézem
record = Felvétel

## Új asztal
new-game = Játék
new-players = Játékosok
new-seats = Helyek
new-rules = Szabályok
new-lots = A helyeket induláskor sorsoljuk ki
new-pace = Tempó
new-bot-pace = A botok lépnek
new-bot-pace-at-once = azonnal
new-bot-pace-quick = gyorsan
new-bot-pace-middle = egy mp után
new-bot-pace-calm = ráérősen
new-who = Ki jöhet
new-who-comes = Az asztal elérhető
new-link = csak a linkjével
new-listed = a lobbiban
new-watchers = Mások is nézhetik
new-open = Asztalnyitás
new-open-then = Utána kapsz egy linket a barátaidnak.
new-start = Indul a játék
new-start-then = Minden hely foglalt: azonnal kezdődik.
option-tammany-edition = Kiadás
option-tammany-edition-2020 = 2020
option-tammany-edition-2009 = 2009
option-tammany-edition-hint = A 2020-as kiadás az újabb. A 2009-esben a Castle Garden az első körben telik meg, és a lakatok gyengébbek.
option-tammany-supply = Készlet
option-tammany-supply-printed = mint a dobozban
option-tammany-supply-unlimited = korlátlan
option-tammany-supply-hint = Elfogyhatnak-e a főnökök és a szívességek, mint a dobozban.
option-tammany-lock = Lakatok
option-tammany-lock-usual = a kiadás szerint
option-tammany-lock-placing = csak a lerakást tiltja
option-tammany-lock-full = mindent tilt
option-tammany-lock-hint = Tilos-e lelakatolt kerületben a rágalom, a letartóztatás és az elköltöztetés is.
option-gangs-mode = Hossz
option-gangs-mode-base = alapjáték, hét kör
option-gangs-mode-politique = Politique, tíz kör választásokkal
option-gangs-tammany = Tammany Hall
option-gangs-tammany-hint = Befolyás és szívességek. A Politique változatban mindig él.
option-gangs-police = Rendőrség
option-gangs-police-hint = Lebujokat figyel és razziázik; a harmadik körtől.
option-gangs-alcohol = Ivás
option-gangs-alcohol-hint = A lebujokkal üvegek járnak, és a szeszmérő megkéri az árát.
option-gangs-war = Bandaháború
option-gangs-war-hint = Egy banda körönként egyszer hadat üzenhet.
option-gangs-deals = Alkuk
option-gangs-deals-hint = Béke, kölcsön, csere a következő évre.
option-gangs-equipment = Segítők
option-gangs-equipment-hint = Egy tagból Figyelő, Bérkocsis vagy más segítő lesz.
option-gangs-swap = Helycsere a sorrendben
option-gangs-swap-hint = A Kórház vagy a Fegyverkovács után helyet lehet cserélni.
new-modules = Modulok
new-modules-hint = A játék részei, amelyek elhagyhatók, vagy később lépnek be.
new-module-from = { $turn ->
    [0] ki
    [one] be
   *[other] { $turn }. körtől
}
# amit a váró mond egy asztalról; a szokásosat nem mondja
told-gangs-mode-base = alapjáték
told-gangs-mode-politique = Politique
told-gangs-police-0 = rendőrség nélkül
told-gangs-alcohol-0 = ivás nélkül
told-gangs-war-0 = háború nélkül
told-gangs-deals-0 = alkuk nélkül
told-gangs-equipment-0 = segítők nélkül
told-gangs-swap-0 = helycsere nélkül
told-tammany-edition-2020 = 2020-as kiadás
told-tammany-edition-2009 = 2009-es kiadás
told-tammany-supply-unlimited = korlátlan készlet
told-tammany-lock-placing = a lakat csak a lerakást tiltja
told-tammany-lock-full = a lakat mindent tilt
seat-who = { $seat }. hely: ki ül itt
seat-level = { $seat }. hely: melyik bot ül itt
seat-colour = { $seat }. hely: melyik szín
seat-name = Ki játszik a(z) { $seat }. helyen
seat-name-hint = Név
seat-me = Én
seat-open = Nyitva egy barátnak
seat-bot = Bot
level-greenhorn = Zöldfülű: néha téved
level-heeler = Kortes: ésszel játszik
level-captain = Kapitány: előre gondolkodik
level-sachem = Szachem: könyörtelen
level-random = Véletlen: bármit lép
colour-lot = sorsolva
# $colour: 0 és 4 között
hat =
    { $colour ->
        [0] piros cilinder
        [1] fekete keménykalap
        [2] lila micisapka
        [3] narancssárga zsirardi
       *[4] zöld puhakalap
    }
pace = Órák
pace-relaxed = Óra nélkül
pace-relaxed-hint = Mindenki annyi ideig gondolkodik, ameddig kell.
pace-live = Élő
pace-live-hint = Mindenkinek ennyi ideje van az egész játszmára, és lépésenként még egy kevés. Akinek elfogy, helyette a program lép.
pace-turn = Körönként
pace-turn-hint = Napokon át: minden körre és minden válaszra ennyi óra jut.
pace-base = Perc fejenként
pace-increment = Plusz másodperc lépésenként
pace-hours = Óra körönként
pace-relaxed-words = óra nélkül
pace-live-words = élő, fejenként { $minutes } perc és lépésenként { $seconds } mp
pace-hours-words =
    { $hours ->
        [one] körönként egy óra
       *[other] körönként { $hours } óra
    }
pace-days-words =
    { $days ->
        [one] körönként egy nap
       *[other] körönként { $days } nap
    }

## Váró
room-title = { $game }: indulás előtt
room-link = Küldd el ezt a linket a barátaidnak
room-link-listed = A lobbiban is látszik; ezt a linket is elküldheted
room-seats = { $seats } helyből { $taken } foglalt
room-lots = A helyeket induláskor sorsoljuk ki.
room-hat = A kalapod
room-gangs-colour = A bandád
room-start = Indul a játék
room-abort = Asztal bezárása
room-aborted = Ezt az asztalt eredmény nélkül bezárták
room-ready = Mindenki itt van.
room-wait-owner = Mindenki itt van: az indítja a játékot, aki az asztalt nyitotta.
room-wait-seats = Várjuk, hogy a helyek beteljenek.
# Before two links: to the lesson, to the rules
room-meanwhile = Addig is:
seat-empty = { $seat }. hely
seat-free = szabad
seat-kept = fenntartva valakinek
seat-you = te
seat-here = itt van
seat-not-here = most nincs itt
seat-sit = Leülök: { $seat }. hely
# For somebody who sits already: another seat of theirs, played at the same screen
seat-sit-too = A { $seat }. hely is az enyém
seat-leave = Felállok
seat-bot-in = Bot kapja
seat-free-it = Felszabadítom
fair-title = Mitől igazságosak a húzások
fair-about = Mielőtt bárki leült, a szerver rögzített egy titkos szót, és a lenyomatát (hash) itt mutatja. Minden játékos oldala hozzáad egy saját szót; minden húzás ezekből együtt következik, és a játszma végén a felvétel ezt bizonyítja.

## Az asztalnál
table-loading = Terítjük az asztalt…
table-not-loaded = Az asztalt nem sikerült betölteni. Töltsd be újra az oldalt.
table-unknown = Ez az oldal még nem ismeri ezt a játékot.
table-private = Ezt az asztalt mások nem láthatják
table-private-text = Csak az láthatja, aki mellette ül.
table-gone = Nincs ilyen asztal
table-gone-text = Lehet, hogy a link hiányos, vagy az asztalt bezárták.
offline = Megszakadt a kapcsolat. Az utolsó lépésed nem veszett el.
offline-again = Újabb próba { $seconds } mp múlva
offline-now = Újabb próba…
curtain-title = Add tovább az eszközt: { $name }, { $hat }
curtain-about = Amíg tovább nem lépsz, a többiektől semmi sem látszik.
curtain-go = Nálam van: mutasd a helyemet
menu = Menü
menu-link = Az asztal linkje
menu-pause = Szünet az asztalnál
notice-paused = Az asztal szünetel: senkinek sem megy az órája, és lépni sem lehet.
notice-you-left = Felálltál ettől az asztaltól; a többiek várnak rád, vagy botot kérnek.
notice-bot-for-you = Egy bot játszik helyetted.
notice-left = { $count ->
    [one] { $who } felállt az asztaltól. Amíg vissza nem jön, egy bot játszhat helyette.
   *[other] { $who } felálltak az asztaltól. Amíg vissza nem jönnek, botok játszhatnak helyettük.
}
notice-bot-plays = { $count ->
    [one] { $who } helyett egy bot játszik, amíg vissza nem jön.
   *[other] { $who } helyett botok játszanak, amíg vissza nem jönnek.
}
menu-go-on = Folytatás
menu-rematch = Visszavágó
menu-next = A visszavágóhoz
seat-come-back = Visszajövök
seat-resign = Feladom
seat-ask-bot = Botot kérek
seat-left = felállt
seat-resigned = feladta, bot játszik
seat-stand-in = bot játszik, amíg vissza nem jön
resign-warning = A helyeden végig bot játszik, és nem jöhetsz vissza.
resign-do = Végleg feladom
call-off = A játszma félbehagyása
call-off-warning = A játszma eredmény nélkül ér véget, amint mindenki beleegyezik. Aki felállt, arra nem várunk.
call-off-do = Félbehagyom
call-off-asked = { $who } félbehagyná a játszmát. Eredmény nélkül ér véget, ha mindenki beleegyezik.
call-off-waits = Félbehagynád a játszmát. Akkor ér véget, ha mindenki beleegyezik.
call-off-sure = A játszma azonnal véget ér, eredmény nélkül.
call-off-agree = Beleegyezem
call-off-take-back = Visszavonom

## Beszélgetés
talk = Beszélgetés
talk-empty = Még senki sem szólt semmit.
talk-placeholder = Mondj valamit
talk-to = Kinek
talk-to-all = Mindenkinek
talk-to-one = Súgás: { $name }
talk-new = { $count } új üzenet
say = Küldés
whisper = { $from } súgja, neki: { $to }
whisper-you = { $from } súgja neked
silence = Mi legyen vele: { $name }
mute = Ne mutasd, amit { $name } mond
block = { $name } letiltása: nem súghat, nem ülhet az asztalaimhoz

## Te
letters-title = Levelek, amikor te jössz
letters-about = Körönkénti asztaloknál: ha már egy ideje te jössz, és nem vagy itt. Minden asztalodról egy levél; mindegyikben van egy hivatkozás, amely leállítja őket.
letters-mail = E-mail
letters-mail-label = Az e-mail-címed
letters-hook = Egy csevegőprogram webhookja
letters-hook-label = A webhook címe
letters-word = A szó, amelyet erre a címre küldtünk
letters-confirm = Az enyém
letters-active = Küldjetek leveleket
letters-gap = Legfeljebb egy
letters-every = { $minutes ->
    [5] 5 percenként
    [60] óránként
    [1440] naponta
   *[other] { $hours } óránként
}
letters-forget = Felejtsétek el ezt a címet
letters-problem = A legutóbbi levél nem érkezett meg: { $why }
away-title = Távollét
away-about = Ezeken a napokon a körönkénti asztaloknál áll az órád. Legfeljebb 45 nap.
away-from = Első nap
away-to = Utolsó nap
away-now = Távol: { $from } – { $to }
away-none = Visszajöttem
device-title = Másik eszköz
device-about = Egy link, amellyel egy másik böngésző is te leszel: a neveddel, az asztalaiddal. Egyszer használható, egy órán belül. Aki megnyitja, az te vagy, ezért ne mutasd meg másnak.
device-make = Link készítése
device-link = Nyisd meg a másik eszközön eddig: { $until }
adopt-about = Ez a böngésző azzá válik, aki a linket készítette, a nevével és az asztalaival együtt.
adopt-replaces = Ez a böngésző azzá válik, aki a linket készítette. Aki most itt vagy ({ $name }), többé nem érhető el, hacsak egy másik eszköz nem ő is.
adopt-do = Ő leszek
silenced-title = Elnémítva és letiltva
silenced-count =
    { $count ->
        [one] Egy személyt némítottál el vagy tiltottál le.
       *[other] { $count } személyt némítottál el vagy tiltottál le.
    }
silenced-undo = Újra hallom őket
forget-title = Adataim törlése
forget-about = A neved, amit mondtál, a linkjeid és a tiltásaid. A befejezett játszmák megmaradnak, a neved nélkül.
forget-open = Adataim törlése…
forget-sure = Törlöd minden adatodat?
forget-warning = A neved, minden, amit mondtál, a linkjeid és a tiltásaid azonnal törlődnek. A futó játszmákban botok játsszák végig a helyeidet. A befejezett játszmák megmaradnak, a helyeden „Valaki” áll. Ezt nem lehet visszavonni.
forget-do = Végleges törlés
