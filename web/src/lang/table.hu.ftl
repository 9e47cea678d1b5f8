### A Tammany Hall asztala. A napló üzeneteiben a nevek és a kerületek változók maradnak: az oldal rájuk mutat.
### $who egy név vagy „Te”; $you értéke „yes”, ha az olvasóról van szó: ilyenkor az ige második személyű.
### A ward-name névelővel áll, ezért ragozható: { ward-name }ben = „a 4. kerületben”. A szavak jegyzéke a hu.ftl elején van.

## Mindenütt használt szavak

you-name = Te
you-object = téged
ward-name = { $ward ->
    [1] az{"\u00A0"}1.{"\u00A0"}kerület
    [5] az{"\u00A0"}5.{"\u00A0"}kerület
   *[other] a{"\u00A0"}{ $ward }.{"\u00A0"}kerület
}
ward-title = { $ward ->
    [14] Tammany Hall
   *[other] { $ward }. kerület
}
nation-name = { $nation ->
    [irish] ír
    [english] angol
    [german] német
   *[italian] olasz
}
nation-one = { $nation ->
    [irish] egy ír
    [english] egy angol
    [german] egy német
   *[italian] egy olasz
}
# Feltételes kötőjelekkel: a tisztségek táblázatának oszlopai keskenyek.
office-name = { $office ->
    [mayor] Polgár{"\u00AD"}mester
    [deputy] Alpolgár{"\u00AD"}mester
    [council] Tanács{"\u00AD"}elnök
    [police] Rendőr{"\u00AD"}kapitány
    [precinct] Körzeti elnök
   *[none] nincs tisztsége
}
office-short = { $office ->
    [mayor] Polgárm.
    [deputy] Alpolg.
    [council] Tanács
    [police] Rendőr
    [precinct] Körzet
   *[none] civil
}
office-benefit = { $office ->
    [deputy] évente elvesz egy tetszőleges szívességet
    [council] két lakat a ciklusra, évente egy
    [police] évente visszaküld egy kockát a zsákba
   *[precinct] évente áttesz egy kockát a szomszédba
}
count-of-nation = { $count } { nation-name }
count-bosses = { $count } főnök
count-favors = { $count ->
    [0] nincs szívesség
   *[other] { $count } szívesség
}
count-points = { $count } pont
zone-name = { $zone }. zóna

## Az évek

years-term = { $term }. ciklus
years-label = { $year }. év a 16-ból
years-year = { $year }. év
years-next = választás a { $year }. év után
years-election = Választás
years-voted = { $wards } kerületből { $voted } szavazott
years-all-voted = minden kerület szavazott
years-next-short = voks: { $year }. év
years-voted-short = { $voted } / { $wards }
years-all-voted-short = megvan
years-over = Négy választás után

## Helyek

seats-label = Játékosok
seat-first = kezd
seat-points = pont
seat-score = { $count } pont
seat-favor = { $nation ->
    [irish] Ír
    [english] Angol
    [german] Német
   *[italian] Olasz
} szívesség: { $count }
seat-favors-all = összesen { $count } szívesség
seat-bosses-left = még { $count }
seat-bosses-unlimited = korlátlan főnök
seat-tokens = Rágalomjelző: { $count }
seat-leads = vezet
seat-leads-label = Ezek vezetője: { $nations }
seat-deciding = dönt
seat-thinking = töpreng
seat-closed = marok zárva
seat-away = nincs itt
seat-bot-plays = bot helyettesít
seat-clock = Hátralévő idő: { $time }
seat-late = fogy az idő
clock-short = Fogy az időd
clock-stops-title = Ha az óra lejár:
clock-stops = az előre megadott válaszod lép életbe, vagy ha nincs, a program lép helyetted. Amit leraktál, ott marad, és a hely a tiéd marad.
forecast-title = Ha most szavaznának
forecast-label = { $who }: { $count ->
    [0] egy kerület sem
   *[other] { $count } kerület
}
forecast-note = Csak a főnökök szerint. { $even ->
    [0] Döntetlen nincs
   *[other] { $even } kerület döntetlen
}, { $empty ->
    [0] üres sincs
   *[other] { $empty } kerületben nincs senki
}; a többi a szívességeken múlik.
forecast-bag = Még a zsákban: { $count }

## Ki vezet egy kerületben

standing-nobody = Itt senki sem indul.
standing-alone = { $you ->
    [yes] Egyedül indulsz itt
   *[no] { $who } egyedül indul itt
}, { count-votes-bare }kel.
count-votes-bare = { $votes } főnök
standing-leads = { $you ->
    [yes] Te vezetsz
   *[no] { $who } vezet
}, { $votes }–{ $others }.
standing-even = Döntetlen, { $votes } főnökkel: { $who }.
answer-after = Ezzel: { $standing }
answer-boss = Főnök { ward-name }be
answer-cube = { $nation ->
    [irish] Ír
    [english] Angol
    [german] Német
   *[italian] Olasz
} bevándorló { ward-name }be
answer-newcomer = Bevándorló { ward-name }be
answer-lock = Lakat { ward-name }re
answer-lock-note = Amíg a választásnak nincs vége, ide nem kerülhet se főnök, se kocka.
answer-arrest = { $nation ->
    [none] Egy kocka
    [irish] Ír kocka
    [english] Angol kocka
    [german] Német kocka
   *[italian] Olasz kocka
} { ward-name }ből a zsákba
answer-from = Egy kocka { ward-name }ből
answer-to = { $nation ->
    [irish] Ír
    [english] Angol
    [german] Német
   *[italian] Olasz
} kocka { ward-name }be
answer-slander = Rágalom { ward-name }ben
answer-victims = Megrágalmazhatod: { $victims }.
answer-spread = Terjesztés { ward-name }be
answer-spread-price = Még 2 { nation-name } szívesség; még egy főnök hazamegy.
answer-gain = +1 { nation-name } szívesség ({ $before } → { $after })
answer-no-gain = Nincs több { nation-name } szívesség a készletben.
answer-locked = { ward-title }: lakat alatt van.
answer-closed = { ward-title }: még nem nyílt meg.
answer-votes-lost = { $who }: { $before } → { $after }

## A köröd

turn-title = Te jössz
turn-lead = Bármilyen sorrendben, mindet egyszer.
turn-lead-one = Kampány vagy Letelepítés: a kettő közül az egyik.
turn-lead-end = A kerületi akció megvan.
turn-action = A kerületi akció
turn-campaign = Kampány
turn-settle = Letelepítés
turn-first = Első főnök: válassz kerületet.
turn-first-done = Első főnököd { $ward }be megy.
turn-second = Második főnök: ugyanoda vagy máshová.
turn-second-done = Második főnököd { $ward }be megy.
turn-only = Utolsó főnököd: válassz kerületet.
turn-only-done = Utolsó főnököd { $ward }be megy.
turn-none = Nincs több főnököd: a kampányban egyet sem raksz le.
turn-boss = Főnököd: válassz kerületet.
turn-boss-done = Főnököd { $ward }be megy.
turn-cube = Egy bevándorló a Castle Gardenből: melyik?
turn-cube-ward = Most a bevándorló: válassz kerületet.
turn-cube-later = Aztán egy bevándorló a Castle Gardenből.
turn-cube-done = { $nation ->
    [irish] Az ír
    [english] Az angol
    [german] A német
   *[italian] Az olasz
} bevándorló { $ward }be megy.
turn-cube-whom = És ki menjen { $ward }be?
turn-locked = Lakat alatt: { $wards }.
turn-free = ingyen
turn-office-use = { $kind ->
    [take] Vegyél el egy tetszőleges szívességet.
    [lock] Tegyél lakatot egy kerületre: oda semmi sem kerülhet.
    [arrest] Küldj vissza egy kockát a zsákba, olyan kerületből, ahol legalább kettő van.
   *[move] Tegyél át egy kockát egy szomszédos kerületbe.
}
turn-office-short = { $kind ->
    [take] Szívesség
    [lock] Lakat
    [arrest] Zsákba
   *[move] Átrakás
}
turn-office-used = Ebben az évben már használtad.
turn-slander = Rágalom
turn-slander-price = 1 jelző + 1 szívesség
turn-slander-use = Vedd le egy ellenfél főnökét. Itt lehet: { $wards }.
turn-slander-used = Ciklusonként egyszer: ebben már rágalmaztál.
turn-slander-lead = Fizess egy jelzőt és egy szívességet; egy ellenfél főnöke hazamegy.
turn-slander-note = Ciklusonként egyszer. A megmaradt jelzők a végén 1-1 pontot érnek.
turn-slander-ward = Hol? Válassz kerületet.
turn-slander-ward-done = Hely: { $ward }.
turn-slander-victim = Kinek a főnöke?
turn-slander-nation = Melyik szívességgel fizetsz?
turn-slander-spread = Terjeszted még 2 { nation-name } szívesség árán? Válassz kerületet, vagy hagyd így.
turn-slander-spread-done = Továbbterjed { $ward }be, még 2 szívesség árán.
turn-slander-no-spread = Innen nem terjedhet tovább.
turn-slander-spread-off = Ne terjedjen
turn-slander-after = Ezután marad { $favors } { nation-name } szívességed, { $tokens ->
    [0] jelződ pedig nem
   *[other] és { $tokens } jelződ
}.
turn-take-which = Melyik nemzet szívessége?
turn-lock-where = Melyik kerület? Válassz egyet.
turn-arrest-where = Melyik kerületből? Válassz egyet.
turn-arrest-which = Melyik kocka?
turn-move-from = Melyik kerületből? Válassz egyet.
turn-move-from-done = Innen: { $ward }.
turn-move-which = Melyik kocka?
turn-move-to = Melyik szomszédba? Válassz kerületet.
turn-pick-nation = { $nation ->
    [irish] Ír
    [english] Angol
    [german] Német
   *[italian] Olasz
}
turn-pick-count = { nation-name }, { $count } van
turn-pick-bag = { nation-name }, { $count } a zsákban
turn-pick-garden = { nation-name }, { $count } a Castle Gardenben
turn-pick-victim = { $who }, { $before } helyett { $after }
turn-placed = 2-ből { $placed } lerakva
turn-undo = Visszavonás
turn-back = Vissza
turn-end = Kör vége
turn-why-ward = A kört a Kampány vagy a Letelepítés után fejezheted be.
turn-why-undo = Nincs mit visszavonni.
turn-why-offline = A lépések a kapcsolatra várnak.
turn-sending = Küldés…

## A köröd telefonon

phone-first = Első főnök: hová?
phone-second = Második főnök: hová?
phone-only = Utolsó főnököd: hová?
phone-boss = Főnököd: hová?
phone-newcomer = Melyik bevándorló?
phone-cube = { $nation ->
    [irish] Ír
    [english] Angol
    [german] Német
   *[italian] Olasz
} bevándorló: hová?
phone-done = A kerületi akció megvan
phone-tap = Koppints egy kerületre a térképen.

## A gomb, amely megteszi

deed-place-boss = Főnök { ward-name }be
deed-choose-ward = Legyen { ward-name }
deed-campaign = { $same ->
    [one] Főnök: { $first }. kerület
    [none] Kampány főnök nélkül
    [yes] Két főnök: { $first }. kerület
   *[no] Főnökök: { $first }. és { $second }. kerület
}
deed-settle = { $boss ->
    [none] Bevándorló { ward-name }be: { nation-name }
   *[other] Főnök: { $boss }., { nation-name }: { $ward }. kerület
}
deed-take = Szívesség: { nation-name }
deed-lock = Lakat { ward-name }re
deed-arrest = Zsákba { ward-name }ből: { nation-name }
deed-move = Áttelepítés: { nation-name }, { $from }. → { $to }. kerület
deed-slander = Rágalom { $victim } ellen: { $price } { nation-name }
deed-place = Bevándorló { ward-name }be: { nation-name }
deed-not-yet = { $what ->
   *[ward] Válassz kerületet
    [cube] Válassz kockát
    [newcomer] Válassz bevándorlót
    [favor] Válassz szívességet
    [boss] Válassz főnököt
}

## Amikor mások döntenek

wait-one = { $who } dönt
wait-many = Most dönt: { $who }
wait-none = Egy pillanat
wait-spectator = Nézőként vagy itt.
wait-happened = Ami most történt
wait-paused = A játszma szünetel
wait-over = A játszma véget ért
wait-aborted = A játszmát idő előtt lezárták
wait-stuck = Ez a játszma nem folytatható
wait-stuck-text = A lépései nem illenek a mai szabályokhoz, vagy a program hibázik itt. A menüben közösen befejezhető.

## Későbbre hagyott válaszok

standing-title = Licitjeid és bónuszaid későbbi kerületekre
standing-note = Amikor sor kerül rájuk, ezek számítanak a válaszodnak. Előtte senki sem látja őket. Ami akkor nem lehetséges, azt mégis megkérdezzük.
# $kind: bid, cube or favor
standing-choice = { $kind ->
    [bid] { $ward }. kerület: { $answer }
    [cube] { $ward }. kerület, bevándorló: { $answer }
   *[favor] { $ward }. kerület, szívesség: { $answer }
}
standing-bid = { $favors ->
    [none] semmi
   *[other] { $favors }
}
# $nation and $ward can be none
standing-bonus = { $nation ->
    [none] semmi
   *[other] { $ward ->
        [none] { nation-name }
       *[other] { nation-name }, { $ward }. kerület
    }
}
standing-none-left = kérdezz
standing-edit = { $kind ->
    [bid] Licit: { $ward }. kerület
    [cube] Ha megnyered ({ $ward }. kerület): egy bevándorló a zsákból
   *[favor] Ha megnyered ({ $ward }. kerület): egy szívesség
}
standing-where = Melyik kerületbe?
standing-no-ward = Válassz kerületet
standing-save = Ez legyen a licit
standing-save-none = Ne legyen licitem
standing-save-bonus = Ez legyen a bónusz
standing-clear = Majd kérdezz

## A választás

vote-title = A kerületek szavaznak
vote-now = szavaz
vote-tie = döntetlen, senki
vote-unopposed = ellenfél nélkül
vote-empty = senki sem indul
vote-nobody = senki sem indult
vote-kick = Most szavaz: { $ward }. kerület
vote-hall = Tammany Hall
vote-name = { $ward }. kerület
vote-may-bid = licitálható: { $nations }
vote-all-bid = mind a négy nemzet licitálható
vote-bonus-cube = és egy lerakható bevándorló
vote-bonus-favor = és egy tetszőleges szívesség
vote-could-add = legfeljebb még { $count }
vote-closed = marok zárva
vote-thinking = töpreng
vote-not-asked = nincs mivel licitálnia
vote-yours = a tiéd, még nyitva
vote-yours-closed = a markod zárva
vote-reach = Elérhető szavazatok
vote-reach-key = teli: biztos, szaggatott: még kézben
vote-reach-label = { $who }: { $sure } biztos, legfeljebb { $most }
vote-hand = A markod
vote-hand-note = a licit akkor is elvész, ha veszítesz
vote-of = van: { $count }
vote-less = Eggyel kevesebb { nation-name }
vote-more = Eggyel több { nation-name }
vote-amount = { nation-name }: { $count }
vote-nothing = Üres marok
vote-close = { $count ->
    [0] Zárom a markom üresen
   *[other] Zárom a markom: { $count } szívesség
}
vote-close-again = { $count ->
    [0] Újra zárom, üresen
   *[other] Újra zárom: { $count } szívesség
}
vote-is-closed = A markod zárva.
vote-change = Az utolsó marok zárásáig módosítható.
vote-not-yours = Itt nem indulsz.
vote-no-favor = Nincs olyan szívességed, amellyel itt licitálhatnál.
vote-watch = Nézőként követed ezt a szavazást.
vote-fast = Gyorsítva: a markok mutatása nélkül
vote-unknown = { $count } + ?
vote-votes = szavazat
vote-tally = { $who }: { $points } pont, ebből a választásból { $more }
vote-more-points = +{ $count }

## A markok kinyílnak

reveal-empty = üres marok
reveal-won = { $you ->
    [yes] { ward-title }: a tiéd, { $votes }–{ $others }
   *[no] { ward-title }: { $who } nyeri, { $votes }–{ $others }
}
reveal-tied = Döntetlen, { $ward ->
    [14] Tammany Hall
   *[other] { $ward }. kerület
}: senki sem nyer
reveal-won-note = { $you ->
    [yes] Egy főnököd marad; mindenki más hazamegy.
   *[no] A győztes egy főnöke marad; mindenki más hazamegy.
} { $favors ->
    [0] Senki sem licitált szívességgel.
    [one] Egy szívesség visszakerül a készletbe.
   *[other] { $favors } szívesség visszakerül a készletbe.
}
reveal-tied-note = Minden főnök hazamegy. { $favors ->
    [0] Senki sem licitált szívességgel.
    [one] Egy szívesség visszakerül a készletbe.
   *[other] { $favors } szívesség visszakerül a készletbe.
}
reveal-next = Tovább: { $ward }. kerület
reveal-go-on = Tovább
reveal-hold = Maradjunk még
reveal-space = Szóköz: tovább
# A list of wards that needed no closed fists
unbid-title = Licit nélkül eldőlt
unbid-note = Aki egyedül áll, nyer. Ahol senki sem licitálhatott szívességgel, a főnökök döntenek.
reveal-ahead = Következik: { $ward }. kerület
reveal-ahead-who = { $who }: { $count } főnök

## Az összesítés

count-kick = Véget ért a { $year }. évi választás
count-mayor = { $you ->
    [yes] Te vagy a polgármester
   *[no] { $who } a polgármester
}
count-mayor-note = Ez még { $points } pont, a többi tisztség kiosztása és a következő ciklus első köre.
count-mayor-tie = { $who } ugyanannyi kerületet nyert: a kézben lévő szívességek döntöttek.
count-mayor-stays = { $who } ugyanannyi kerületet nyert, és szívességből is ugyanannyi van náluk: a korábbi polgármester marad.
count-no-mayor = Nincs polgármester
count-no-mayor-note = Teljes döntetlen: senki sem kap tisztséget.
count-no-ward = egy kerület sem
count-nobody = senki
count-leaders = A nemzetek vezetői
count-leaders-note = Minden vezető 3 szívességet kap a nemzetétől, amíg a készletből futja.

## Bónuszok és tisztségek

bonus-kick = Tiéd a győzelem: { $ward }. kerület
bonus-cube = Egy bevándorló a zsákból
bonus-cube-lead = Bármelyik kerületbe, amely nyitva van, és nincs rajta lakat. Szívesség nem jár érte.
bonus-favor = Vegyél el egy szívességet
bonus-favor-lead = Bármelyik nemzetét.
bonus-which = Melyik nemzet?
bonus-where = Válassz kerületet.
bonus-pass = Nem kérek bónuszt
offices-kick = Te vagy a polgármester
offices-title = Oszd ki a tisztségeket
offices-lead = A következő ciklus négy évére szól.
offices-empty-note = { $count ->
    [0] Minden tisztség gazdára talál.
    [one] Egy tisztség betöltetlen marad.
   *[other] { $count } tisztség betöltetlen marad.
}
offices-grid = Tisztségek játékosonként
offices-give = kapja
offices-swap = csere
offices-for = { office-name }: { $who }
offices-nobody = senki
offices-stays-empty = üres marad
offices-button = { $count ->
    [1] Kiosztom ezt a tisztséget
    [2] Kiosztom ezt a kettőt
    [3] Kiosztom ezt a hármat
   *[other] Kiosztom ezt a négyet
}
offices-button-wait = Mindenkinek jár egy tisztség
offices-clear = Töröl
offices-swap-note = Ha már kiosztottat választasz, a kettő helyet cserél.
offices-result = Amit a szavazás hozott
offices-tied = { $wards ->
    [one] Döntetlen, senkié: { $list }. kerület.
   *[other] Döntetlen, senkié ezek a kerületek: { $list }.
}

## A napló

log-label = Napló
log-year = { $year }. év
log-new = { $count } új
log-earlier = A korábbi { $count } sor megjelenítése
log-empty = Még nem történt semmi.
log-first = { $who } { $you ->
    [yes] kezdesz
   *[no] kezd
}.
log-opening = Kerületek nyílnak meg, és bevándorlók várnak a Castle Gardenben.
# The first line of a game that was played on from a moment of another
log-taken-up = Egy másik játszma { $year }. évétől folytatva.
log-taken-up-vote = Egy másik játszma { $year }. évi választásától folytatva.
log-newcomers = Bevándorlók a Castle Gardenben: { $cubes }.
log-campaign-none = { $who } főnök nélkül { $you ->
    [yes] kampányoltál
   *[no] kampányolt
}.
log-campaign-one = { $who } az utolsó { $you ->
    [yes] főnököddel kampányoltál
   *[no] főnökével kampányolt
} { $ward }ben.
log-campaign-both = { $who } { $you ->
    [yes] kampányoltál
   *[no] kampányolt
}: két főnök { $ward }ben.
log-campaign-two = { $who } { $you ->
    [yes] kampányoltál
   *[no] kampányolt
} { $ward }ben és { $other }ben.
log-settle-alone = { $who } { $you ->
    [yes] letelepítettél
   *[no] letelepített
} { nation-one } bevándorlót { $ward }ben.
log-settle-both = { $who } { $you ->
    [yes] letelepítettél
   *[no] letelepített
}: főnök és { nation-name } bevándorló { $ward }ben.
log-settle = { $who } { $you ->
    [yes] letelepítettél
   *[no] letelepített
}: főnök { $ward }ben, { nation-name } bevándorló { $other }ben.
log-take = { $who } { $you ->
    [yes] elvettél
   *[no] elvett
} { nation-one } szívességet.
log-arrest = { $who } { $you ->
    [yes] visszaküldtél
   *[no] visszaküldött
} a zsákba { nation-one } kockát { $ward }ből.
log-lock = { $who } lakatot { $you ->
    [yes] tettél
   *[no] tett
} { $ward }re.
log-move = { $who } { $you ->
    [yes] áttelepítettél
   *[no] áttelepített
} { nation-one } kockát { $ward }ből { $other }be.
log-slander = { $who } rágalmat { $you ->
    [yes] vetettél be
   *[no] vetett be
} { $yours ->
    [yes] ellened
   *[no] { $victim } ellen
} { $ward }ben, 1 { nation-name } szívesség árán.{ $yours ->
    [yes] {" "}Elveszítettél egy főnököt.
   *[no] {""}
}
log-slander-spread = { $who } rágalmat { $you ->
    [yes] vetettél be
   *[no] vetett be
} { $yours ->
    [yes] ellened
   *[no] { $victim } ellen
} { $ward }ben és { $other }ben, 3 { nation-name } szívesség árán.{ $yours ->
    [yes] {" "}Elveszítettél két főnököt.
   *[no] {""}
}
log-bid = { $who } { $you ->
    [yes] licitáltál
   *[no] licitált
}: { $favors }.
log-bid-none = { $who } üres markot { $you ->
    [yes] nyitottál
   *[no] nyitott
}.
log-place = { $who } { $you ->
    [yes] leraktál
   *[no] lerakott
} { nation-one } bevándorlót { $ward }be.
log-pass = { $who } nem { $you ->
    [yes] kértél
   *[no] kért
} bónuszt.
log-office = { $who } { $office ->
    [mayor] polgármester
    [deputy] alpolgármester
    [council] tanácselnök
    [police] rendőrkapitány
    [precinct] körzeti elnök
   *[none] tisztség nélkül
}
log-appoint = { $who } { $you ->
    [yes] kiosztottad
   *[no] kiosztotta
} a tisztségeket: { $offices }.
log-undo = { $who } { $you ->
    [yes] visszavontad
   *[no] visszavonta
} az utolsó lépést.
log-late = { $you ->
    [yes] Lejárt az időd
   *[no] { $who } ideje lejárt
}: a program lépett.
own-news-ward-won = { $ward }. kerület: te nyersz, { $votes }–{ $others }.
own-news-ward-alone = { $ward }. kerület: egyedül indulsz, és nyersz.
own-news-mayor = Te vagy a polgármester.
own-news-points = Ezen a választáson { $points } pontot szerzel.
own-news-tokens = Megmaradt rágalomjelzőkért { $points } pont: te.
say-your-turn = Te jössz.
say-your-bid = Most szavaz: { $ward }. kerület. Licitálj!
say-your-bonus = Megnyerted: { $ward }. kerület. Jár a bónusz.
say-your-offices = Te vagy a polgármester: oszd ki a tisztségeket.

## Fülek

tabs-label = Több a játszmáról
tab-map = Térkép
tab-players = Játékosok
tab-log = Napló
tab-chat = Csevegés
tab-your-move = te jössz
tab-procession = Kerületek
tab-wards = Táblázat
wards-ward = Kerület
wards-bosses = Főnökök
wards-cubes = Kockák
wards-now = Az élen
wards-locked = lakat
wards-closed = zárva

## A játszma vége

end-began = Ez a játszma a { $year }. évben kezdődött. A korábbi pontok csak az összegben szerepelnek.
end-kick = Tizenhat év után
end-won = { $you ->
    [yes] { $points } ponttal nyertél
   *[no] { $who } nyert { $points } ponttal
}
end-shared = Közös győzelem { $points } ponttal: { $who }
end-mayor = { $count ->
    [0] Egyszer sem polgármester
    [one] Egyszer polgármester
    [2] Kétszer polgármester
    [3] Háromszor polgármester
    [4] Négyszer polgármester
   *[other] { $count } alkalommal polgármester
}
end-you-came = Te { $place ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
   *[other] ötödik
} lettél { $points } ponttal.
end-rematch = Visszavágó
end-next = A visszavágóhoz
end-record = Felvétel letöltése
end-look = Az asztal
end-back = Az eredményhez
end-points = Pontok
end-wards = kerület
end-hall = Hall
end-mayors = polg.
end-favors = szívesség
end-tokens = jelző
end-total = összes
end-source = { $source ->
    [wards] Kerületek
    [hall] Tammany Hall
    [mayor] Polgármester
    [favors] Szívességek
   *[tokens] Jelzők
}
end-last = Az utolsó választás
end-last-ward = { $ward }. kerület: { $who }
end-last-nobody = { $ward }. kerület: senki
end-from = Honnan jöttek a pontok
end-from-label = { $who }: { $wards } a kerületekért, { $hall } a Tammany Hallért, { $mayor } polgármesterként, { $favors } a szívességekért, { $tokens } a jelzőkért
end-terms = Ciklusról ciklusra
end-star = csillag jelöli a polgármestert
end-start = kezdet
end-election = { $count ->
    [1] első választás
    [2] második
    [3] harmadik
   *[4] negyedik
}
end-end = vége
