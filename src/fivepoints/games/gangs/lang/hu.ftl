### A Gangs magyarul. Hogy itt mi áll, arról a docs/rules/gangs.md dönt.
### A ház szójegyzéke a web/src/lang/hu.ftl elején van. Ehhez a játékhoz még:
###   gang = banda; member = tag; chief = vezér; headquarters, HQ = főhadiszállás; square = mező; box = helyszín; hold = tart; control = ural
###   den = lebuj; traffic = csempésztanya; token = jelző; staff = személyzet; goods = áru; stock = raktár; supply = készlet; wrecked = szétverik
###   turn = kör; order = sorrend; dial = szeszmérő (fok); bottle = üveg; at large = szabadlábon; beds = ágyak; Tombs, cell = Tombs, cella
###   Club, Blade, Firearm = Furkósbot, Penge, Lőfegyver; pot = csupor; aggression, crime = bűntett; equipment = segítő; raid = razzia
###   battle = csata; war = háború; combat = harc; commit = bevet; rout = fejvesztett menekülés; drying out = elvonó
###   deal = alku; loan = kölcsön (lehív); exchange = csere; ballot = szavazólap; box (of ballots) = urna; rig = szavazatcsalás; sack = feldúl
###   booklet = füzet; reading = értelmezés; reconstructed = rekonstruált

## What happened by itself, for the log

news-turn =
    { $turn ->
        [1] Kezdődik az { $turn }. kör.
        [5] Kezdődik az { $turn }. kör.
       *[other] Kezdődik a { $turn }. kör.
    }
news-income = { $seat } a lebujaiból { $dollars } $-t kap.
news-wrecked =
    { $kind ->
        [saloon] { $seat } kifogyott a whiskyből: szétverik a kocsmáját ({ $square }).
        [opiumden] { $seat } kifogyott az ópiumból: szétverik az ópiumbarlangját ({ $square }).
       *[other] { $seat } kifogyott az áruból: szétverik egy lebuját ({ $square }).
    }
news-raid =
    { $count ->
        [one] Rendőrségi razzia ({ $square }): { $seat } ottani tagja a Tombsba kerül.
       *[other] Rendőrségi razzia ({ $square }): { $seat } tagjai közül { $count } a Tombsba kerül.
    }
news-hits = { $seat }: { $dead } halott, { $wounded } sebesült.
news-battle-won = { $seat } megnyeri a csatát ({ $square }).
news-battle-drawn = A csatának ({ $square }) nincs győztese: { $seats }.
news-war-won = { $seat } megnyeri a háborút, és megkapja a bónuszt.
news-war-drawn = A háborúnak nincs győztese: { $seats }.
news-forced = { $seat } nem választhatott: { $move }.
news-rout =
    { $count ->
        [one] { $seat } nem tud hová menekülni ({ $square }): egy tag a Tombsba kerül.
       *[other] { $seat } nem tud hová menekülni ({ $square }): { $count } tag a Tombsba kerül.
    }
news-drink = { $seat } elisz { $dollars } $-t.
news-out = { $seat } tagok nélkül marad, és kiesik a játékból.
news-ballots =
    { $count ->
        [0] { $seat } egy szavazólapot sem tett az urnába.
        [one] { $seat } az urnába egy szavazólapot tett.
       *[other] { $seat } az urnába { $count } szavazólapot tett.
    }
news-votes =
    { $votes ->
        [one] { $seat }: egy szavazat, ezért { $dollars } $-t kap.
       *[other] { $seat }: { $votes } szavazat, ezért { $dollars } $-t kap.
    }

## Rules help: the game. Numbers come from the data file: police.bribe_cash is $police-bribe_cash here

rules-overview =
    New York egyik bandáját vezeted; az első év { NUMBER($turns-first_year, useGrouping: 0) }. Tagjaid az utcákat járják, lebujokat nyitnak, amelyek minden évben fizetnek, lopnak, megvesztegetik a rendőrséget, és harcolnak a többi bandával. Amikor az utolsó kör véget ér, a leggazdagabb banda nyer.

    Két–hat banda játszik. Az alapjáték { $turns-base } körből áll, minden évre jut egy. A hosszabb játék, a Politique, { $turns-politics } körből áll, és választások is vannak benne.

    Egy kör röviden:
    - Lebujaid fizetnek, ha elég tagod áll mellettük.
    - Kijön a rendőrség: amelyik lebujt szemmel tartja, az nem fizet.
    - Bandánként, egymás után mozogtok az utcákon, és akciókat hajtotok végre: toboroztok, lebujt nyittok, raboltok, fegyvert vesztek.
    - A bandák pénzért háborúznak.
    - A sebesültek és a bebörtönzöttek visszatérnek, az ital megkéri az árát, és a bandák alkukat kötnek a következő évre.

    A lebujok a játék gerince. A háború és a bűnözés gyors pénzt hoz, de egymagában egyik sem hoz győzelmet.
    .title = A játék röviden

rules-words =
    - Banda: amit egy játékos vezet. Egy hely az asztalnál.
    - Tag: a banda egy férfi vagy női tagja. Ugyanazt tudják; csak a bordély és a megvesztegetés kíván nőket.
    - Mező: egy hely az utcákon, például 6a. A kerületek csak összefogják a mezőket.
    - Helyszín: az utcákon kívüli négy hely egyike: Kikötő, Kórház, Tammany Hall, Fegyverkovács.
    - Lebuj: olyan hely, amely minden körben fizet. Csempésztanya: olyan hely, amely árut ad. Mindkettő egy jelző egy mezőn.
    - Ágyak: itt fekszenek a sebesültek. Tombs („Sírboltok”): a börtön.
    - Szabadlábon: egy mezőn vagy egy helyszínen.
    - Élő: szabadlábon, ágyban, a Tombsban, vagy segítőként a banda saját tábláján.
    - Mezőt tartani: tagjaid állnak rajta.
    - Sorrend: a bandák sora a kezdeményezésben, az elsőtől az utolsóig.
    - Szeszmérő: mennyit iszik a bandád.
    - Arzenál: egy banda Pengéi és Lőfegyverei.
    .title = A játék szavai

rules-sources =
    A szabályok egyetlen régi, nyomtatott francia szöveget követnek. Ez jól leírja a kör fázisait, de a táblái elvesztek: a térkép, a bandák táblái, az árak, a sávok és a szeszmérő. Ezért itt minden szabálynak három forrás egyike az alapja, és minden téma megmondja, melyik:
    - A füzet: a nyomtatott szöveg mondja így. Az ilyen jegyzet jele B és a fejezet száma, például B7.
    - Értelmezésünk: a szöveg szól róla, de másképp is olvasható, vagy nyitva hagy egy részletet. Az ilyen jegyzet jele R.
    - Rekonstruált: a szöveg hallgat, vagy elveszett a táblája. Mi találtuk ki, és több ezer szimulált játszmában próbáltuk ki. Az ilyen jegyzet jele O, az angol own (saját) szóból.

    A súgó minden számról, amelyet egy téma említ, ugyanezt mondja el: a nevét az adatfájlban, az értékét és a forrását. Ha az adatfájl és egy mondat eltérne, az adatfájl dönt.
    .title = Mi való a füzetből, és mi tőlünk

rules-pieces =
    Minden bandának { $figures-men } férfi és { $figures-women } női figurája van. A halottak visszakerülnek ebbe a készletbe, és újra toborozhatók.

    Mindenkié:
    - Pénz, egész dollárban. Senki sem kerülhet 0 alá: amit nem tudsz kifizetni, azt nem teheted meg, a kényszerű fizetés pedig annyit visz el, amennyi van.
    - A lebujok és a csempésztanyák jelzői, mindegyik fajtából adott számú. Hatnál kevesebb bandánál arányosan kevesebb van: a hat bandára szóló szám szorozva a bandák számával és osztva hattal, felfelé kerekítve.
    - Rendőrbábuk: hat, öt vagy négy bandánál { $police-pawns-6 }, kettőnél vagy háromnál { $police-pawns-2 }.
    - Hét szívesség, mindegyik fajtából egy.
    - Alkulapkák, mindegyik fajtából egy pár.

    „A bandák száma” mindig a kezdéskori szám. Dobókocka nincs.
    .title = A játék kellékei

rules-weapons =
    - Furkósbot: fehér kocka jelvénnyel, nem tesz semmit. Minden élő tagnak van egy; a Furkósbotokat nem számoljuk, nem lehet megvenni és elveszíteni sem.
    - Penge: piros kocka vérrel, sebesít. Az ára { $weapons-blade-price } $, és a játék minden bandájára { $weapons-blade-per_player } jut.
    - Lőfegyver: fekete kocka koponyával, öl. Az ára { $weapons-gun-price } $, és a játék minden bandájára { $weapons-gun-per_player } jut.

    Pengéid és Lőfegyvereid az arzenálod. Mindenki láthatja. Minden harchoz ebből választasz, és a harc után a fegyver azé, akinél van.
    .title = Fegyverek

rules-map =
    Az utcák 24 mezőből állnak, 15 kerületben. 12. és 16. kerület nincs. Egy mező neve a kerületének száma és egy betű:
    - 1. kerület: 1a { $wards-1-squares-1a }
    - 2. kerület: 2a { $wards-2-squares-2a }, 2b { $wards-2-squares-2b }
    - 3. kerület: 3a { $wards-3-squares-3a }
    - 4. kerület: 4a { $wards-4-squares-4a }, 4b { $wards-4-squares-4b }
    - 5. kerület: 5a { $wards-5-squares-5a }
    - 6. kerület: 6a { $wards-6-squares-6a }, 6b { $wards-6-squares-6b }
    - 7. kerület: 7a { $wards-7-squares-7a }
    - 8. kerület: 8a { $wards-8-squares-8a }, 8b { $wards-8-squares-8b }
    - 9. kerület: 9a { $wards-9-squares-9a }, 9b { $wards-9-squares-9b }
    - 10. kerület: 10a { $wards-10-squares-10a }, 10b { $wards-10-squares-10b }
    - 11. kerület: 11a { $wards-11-squares-11a }
    - 13. kerület: 13a { $wards-13-squares-13a }, 13b { $wards-13-squares-13b }
    - 14. kerület: 14a { $wards-14-squares-14a }
    - 15. kerület: 15a { $wards-15-squares-15a }, 15b { $wards-15-squares-15b }
    - 17. kerület: 17a { $wards-17-squares-17a }, 17b { $wards-17-squares-17b }

    Két mező szomszédos, ha ugyanabban a kerületben vagy szomszédos kerületekben van. A szomszédos kerületek:
    - 1. kerület: 2, 3
    - 2. kerület: 1, 3, 4, 6
    - 3. kerület: 1, 2, 5, 6
    - 4. kerület: 2, 6, 7
    - 5. kerület: 3, 6, 8
    - 6. kerület: 2, 3, 4, 5, 10, 14
    - 7. kerület: 4, 10, 13
    - 8. kerület: 5, 9, 14, 15
    - 9. kerület: 8, 15
    - 10. kerület: 6, 7, 13, 14, 17
    - 11. kerület: 13, 17
    - 13. kerület: 7, 10, 11, 17
    - 14. kerület: 6, 8, 10, 15, 17
    - 15. kerület: 8, 9, 14, 17
    - 17. kerület: 10, 11, 13, 14, 15
    .title = A térkép

rules-fewer =
    Hatnál kevesebb bandánál néhány kerület zárva van. Ezek és mezőik nem léteznek:
    - 5 banda: 1., 11. kerület
    - 4 banda: 1., 2., 3., 5., 11. kerület
    - 3 banda: 1., 2., 3., 5., 7., 9., 11. kerület
    - 2 banda: 1., 2., 3., 5., 7., 9., 10., 11. kerület

    Bármelyik banda játékban lehet. A hiányzó banda főhadiszállása közönséges mező.

    Jelzőből és rendőrbábuból is kevesebb van, és szívességet eggyel kevesebb banda vehet el, mint ahány játékos van, ha ez kevesebb, mint { $tammany-favor_takers }.
    .title = Kettő–öt banda

rules-gangs =
    Minden bandának van egy vezére és egy főhadiszállása, az utcák egyik mezője:
    - { $gangs-whyos-name }: { $gangs-whyos-chief }, főhadiszállás: { $gangs-whyos-hq }
    - { $gangs-rabbits-name }: { $gangs-rabbits-chief }, főhadiszállás: { $gangs-rabbits-hq }
    - { $gangs-bowery-name }: { $gangs-bowery-chief }, főhadiszállás: { $gangs-bowery-hq }
    - { $gangs-eastman-name }: { $gangs-eastman-chief }, főhadiszállás: { $gangs-eastman-hq }
    - { $gangs-dusters-name }: { $gangs-dusters-chief }, főhadiszállás: { $gangs-dusters-hq }
    - { $gangs-charlton-name }: { $gangs-charlton-chief }, főhadiszállás: { $gangs-charlton-hq }

    A bandák csak abban különböznek, hogy hol laknak.
    .title = A bandák és főhadiszállásaik

rules-boxes =
    Négy helyszín van az utcákon kívül. Mindegyik bármelyik mezőről elérhető, és ott senki sem harcol:
    - Kikötő: toborzás.
    - Kórház: kijózanodás.
    - Tammany Hall: lobbizás a befolyásért.
    - Fegyverkovács: fegyvervásárlás.

    Egy helyszínen egyszerre minden banda jelen lehet. Akik egy helyszínre mentek, ebben a körben nem mozognak többet; az „e” fázisban térnek vissza az utcákra. A tammany modul nélkül a Tammany Hall, az alcohol modul nélkül a Kórház van zárva.
    .title = A négy helyszín

rules-limit =
    Egy mezőn vagy egy helyszínen legfeljebb { $stack_limit } tagod állhat, férfiak és nők együtt. Csak a saját főhadiszállásodon nincs korlát számodra.

    A korlát minden egyes lépés után érvényes: egy mezőt egy pillanatra sem zsúfolhatsz túl. Minden banda külön számít.
    .title = Hány tag fér el

rules-control =
    Hogy ki ural egy mezőt, ebben a sorrendben:
    - az a banda, amelynek tagjai állnak rajta;
    - ha senki sincs ott, a rajta lévő jelzők tulajdonosa;
    - különben az a banda, amelynek ez a főhadiszállása, hacsak ki nem esett;
    - különben senki.

    A tagok olyan mezőkre térnek vissza, amelyeket a bandájuk ural, és a választáson minden mező, amelyet uralsz, egy szavazat.
    .title = Ki ural egy mezőt

rules-setup =
    - Minden helynek van egy bandája, amelyet az asztal megnyitásakor választottak vagy kisorsoltak.
    - Minden bandának { $start-cash } $-a van, a Furkósbotokon kívül nincs fegyvere, nincs jelzője és áruja; szeszmérője és befolyása 0.
    - Minden bandának { $start-members } tagja áll a főhadiszállásán. Mindenki egyszerre és titokban választja meg, hány nő van köztük, akár egy sem, akár mind.
    - A bandák sorrendjét kisorsoljuk.
    - A rendőrség még nincs a táblán.
    .title = Előkészületek

## Rules help: a turn

rules-turn =
    Egy kör nyolc fázisból áll. Néhány közülük egy modulhoz tartozik, és egy asztal anélkül is játszhat:
    - a: az utolsó megvesztegetések, termelés, bevétel, szívességek (szívességek csak a tammany modullal)
    - b: rendőrség, a { $police-first_turn }. körtől (police modul)
    - c: mozgás, csaták és akciók, bandánként
    - d: bandaháború (war modul)
    - e: kiürülnek az ágyak, a Tombs és a helyszínek
    - f: ivás (alcohol modul)
    - g: alkuk, de az utolsó körben nem (deals modul)
    - h: választás, a Politique változatban a { $politics-election_first_turn }. körtől

    Minden fázisban a bandáknak az a sorrendje számít, amely a fázis kezdetén áll fenn. A kör végén a fel nem használt szívességek visszakerülnek, és amit körönként egyszer tehetsz meg, azt újra megteheted.
    .title = Egy kör fázisai

rules-out =
    Egy banda akkor esik ki, ha nincs többé tagja se szabadlábon, se ágyban, se a Tombsban. A saját tábláján álló segítők nem mentik meg.

    Ezt minden harc után, egy banda „c” fázisa után, a razziák után és az ivás után nézzük meg. A kiesett banda jelzői és fegyverei visszakerülnek a készletbe, a vele kötött alkuk megszűnnek, és ha nála volt a korrupciós bábu, az is visszakerül. Pénze és helye a sorrendben megmarad, de mindenből kimarad, semmit sem ural, és minden túlélő mögé kerül.

    Ha legfeljebb egy banda maradt, a kört még végigjátsszuk, a választással együtt. Ezután a játék véget ér.
    .title = Kiesés a játékból

rules-staff =
    Egy jelző csak akkor működik, ha tulajdonosának elég tagja van a mezőn: a lebujhoz kellenek a tagjai, a bordélyhoz a nők is, a csempésztanyához a tagjai. Egy mező két jelzőjéhez a kettő összege kell, mert senki sem dolgozik két helyen.

    Ha csak az egyikhez vannak elegen, a lebuj működik. Helyette a csempésztanya működik, ha a lebuj úgysem fizetne: rendőrbábu áll ott, vagy áru kell hozzá, és a fázis kezdetén nem volt belőle semmid.

    A személyzet nélküli jelző a helyén marad. Nem ad árut, nem fizet, nem fogyaszt, és nem verik szét.
    .title = Személyzet: mitől működik egy jelző

rules-production =
    Az „a” fázisban minden csempésztanya, amelynek megvan a személyzete, a raktáradba teszi az áruját: a whiskycsempészet { $activities-whisky-output } hordót, az ópiumcsempészet { $activities-opium-output } kilót.

    A raktárnak nincs korlátja. Az áruval sosem lehet kereskedni, és a végén nem ér semmit. Egy kocsma egy hordót, egy ópiumbarlang egy kilót fogyaszt minden alkalommal, amikor fizet.
    .title = Termelés

rules-income =
    A termelés után minden lebujod fizet, amelynek megvan a személyzete, a legnagyobb bevételűvel kezdve, aztán a mezők számsorrendjében.
    - Az a lebuj, amelynek mezőjén rendőrbábu áll, nem fizet és nem fogyaszt.
    - Egy kocsma egy hordót, egy ópiumbarlang egy kilót vesz el a raktáradból. Ha nem maradt, a lebujt szétverik: a jelzője visszakerül a készletbe.
    - A Könyvelővel minden fizető lebuj { $equipment-bookkeeper-value } $-ral többet hoz.

    Itt a játék nem kérdez semmit. Hogy lebujaid mennyit fizetnek, az azon múlik, hol hagyod a tagjaidat az előző körben.
    .title = Bevétel

rules-influence =
    A tammany modullal, amely a Politique változatban mindig él, a befolyásod nő, amikor lobbizol. Sosem kell elkölteni.

    Az „a” fázisban, a bevétel után, rangsoroljuk azokat, akiknek a befolyása 1 vagy több: elöl a legnagyobb befolyás, egyenlőknél a kevesebb pénz, aztán a sorrendben hátrébb álló. Közülük az első { $tammany-favor_takers }, de legfeljebb egy híján az összes banda, egymás után elvesz egy-egy szívességet.

    Az első közülük a korrupciós bábut is elveszi, és a főhadiszállására teszi, a következő „a” fázisig. Akinél ez van, azt a rendőrség megkíméli.
    .title = A befolyás, és ki vesz el szívességet

rules-favors =
    Mindegyikből egy van. A kör végéig fel nem használt szívesség visszakerül.
    - double: azonnal újra fizet az a lebujod, amely ebben a körben a legtöbbet fizette, a Könyvelő pénzével együtt. Semmit sem ad, ha egy sem fizetett.
    - white2: egy bűntettel együtt mondod be: { $favors-white2-white } fehér kockával több van a csuporban.
    - recruit2: e körben a következő toborzásod újonconként { $favors-recruit2-off } $-ral olcsóbb.
    - move4: e körben az első { $favors-move4-steps } fizetős mozgásod ingyenes, a Bérkocsiséi után.
    - parole: amikor elveszed, vagy az akcióid között, ha vannak foglyaid: mind { $favors-parole-cells } cellával lejjebb kerülnek, és akik már a 0. cellában voltak, visszatérnek.
    - keepgirl: e körben a következő megvesztegetésed csak a pénzbe kerül, nőbe nem.
    - sober2: amikor elveszed, vagy az akcióid között: a szeszmérőd { $favors-sober2-levels } fokkal csökken, de 0 alá nem.

    Rendőrség nélkül nincs keepgirl és nincs korrupciós bábu, alkohol nélkül nincs sober2.
    .title = A hét szívesség

rules-police =
    A { $police-first_turn }. körtől, a „b” fázisban. Az első alkalommal a bábuk az őrszobáikra kerülnek: { $police-stations-0 }, { $police-stations-1 } és { $police-stations-2 }; két bábunál csak az első kettőre.

    Aztán legfeljebb három banda mozgat egy-egy bábut, egymás után:
    - az a banda, amelynek a legkevesebb élő tagja van,
    - az a banda, amelynek a legkevesebb pénze van,
    - a tammany modullal és három bábuval az a banda, amelynek a legkisebb a befolyása.

    Egyenlőségnél az mozgat, aki a sorrendben utolsó. Hogy ki mozgat, azt mindig csak akkor nézzük meg, amikor sorra kerül, így egy banda kétszer is mozgathat. Olyan bábut választ, amelyet ebben a fázisban még senki sem választott, és 0–{ $police-move } lépéssel viszi odébb, mindig szomszédos mezőre.

    Egy bábu sem fejezheti be a mozgását ott, ahol a korrupciós bábu birtokosának tagja vagy jelzője van, még helyben maradással sem; áthaladni szabad. Ha egyetlen elérhető mező sem felel meg, a bábu marad. Az a bábu is marad, amelyet senki sem mozgat, és a hatása is megmarad.

    Egyetlen bábu egy lebuj mezőjén elveszi a lebuj bevételét a következő „a” fázisban. A csempésztanyákat nem zavarja.
    .title = Rendőrség

rules-bribes =
    Olyan bábut vesztegethetsz meg, amely egy lebujod mezőjén áll. Fizetsz { $police-bribe_cash } $-t, és lemondasz egy női tagodról, bármelyik mezőről; ő visszakerül a készletbe. Aztán a bábut egy szomszédos mezőre teszed, ahol megállhat. Ha nincs ilyen, a bábu nem vesztegethető meg.

    Erre két alkalom van: a „b” fázisban, miután a rendőrség mozgott, és újra a következő „a” fázis elején, a bevétel előtt. Mindkétszer sorrendben kérdezzük meg a bandákat, újra és újra, amíg egymás után mind nem passzolt. Egy alkalommal egy bábut egyszer vesztegethetsz meg.

    Nem mondhatsz le arról, aki a saját tábládon kívül az utolsó tagod.
    .title = Megvesztegetés

rules-raids =
    A „b” fázis megvesztegetései után ahol { $police-raid_pawns } vagy több bábu áll együtt, azon a mezőn minden tag a Tombsba kerül ({ $tombs_entry-raid }. cella). A főhadiszállás sem menedék.

    Az „a” fázis megvesztegetései után nincs razzia. Akik a „c” fázisban lépnek olyan mezőre, ahol bábuk állnak, a következő „b” fázisig biztonságban vannak.
    .title = Razziák

## Rules help: moves and actions

rules-moves =
    A „c” fázisban a bandák egymás után mozognak, harcolnak és akciókat hajtanak végre. Minden mozgásod megelőzi az akcióidat:
    - Lépés: egy csoport, egy mező egy vagy több tagja, átmegy egy szomszédos mezőre. Az egész csoportnak { $step_cost } $-ba kerül.
    - Helyszínre: egy csoport bármelyik mezőről egy helyszínre megy, { $box_cost } $-ért. Ebben a körben nem mozog többet.

    A csoportok a mozgások között szétválhatnak és egyesülhetnek. Egy körben legfeljebb { $moves_per_turn } mozgásod van, és te mondod ki, mikor végeztél.

    Ha egy csoport olyan mezőre lép, ahol másik banda áll, ott meg kell állnia. Más nem állítja meg, se jelző, se rendőrség.

    Ha nobattle alkud van, nem léphetsz olyan mezőre, amelyet a társad tart. A társ olyan jelzője, amely mellett nem áll senki, nincs védve.
    .title = Mozgás

rules-actions =
    Amikor végeztél a mozgással, megszámoljuk az akcióidat: egy jár minden mezőért és egy minden helyszínért, ahol most tagjaid vannak. Ami ebben a fázisban később hozzájön vagy elvész, nem változtat a számon.

    Először a csaták jönnek, aztán az átvételek, aztán az akcióid, egyenként, tetszés szerinti sorrendben. Ugyanaz a csoport többször is cselekedhet. A fel nem használt akciók elvesznek.
    - A Kikötőben: toborzás.
    - A Kórházban: kijózanodás.
    - A Tammany Hallban: lobbizás.
    - A Fegyverkovácsnál: fegyvervásárlás.
    - Egy mezőn: lebuj vagy csempésztanya nyitása, bűntett, segítő beállítása.
    - Bárhol, a Politique változatban: a szavazóhelyiség feldúlása vagy szavazatcsalás.

    Ingyen, az akcióid között, akkor is, ha már egy sem maradt: bezárhatod egy saját jelződet (visszakerül a készletbe; az utolsó körben nem lehet), vagy felhasználhatod a parole és a sober2 szívességet. A fázis akkor ér véget számodra, amikor kimondod, hogy végeztél.
    .title = Akciók

rules-battles =
    Ahol a mozgásod végén egy mezőn két banda tagjai állnak, harcolnod kell. A csaták minden más akciót megelőznek, te választod meg, melyik az első, és mindegyik egy akciódat használja fel.

    A mezőn mindkét banda minden tagja harcol. Hogy miként, azt a harcnál mondjuk el. Utána a vesztes fél visszavonul, a győztes pedig marad, és dönt az ottani jelzőkről.
    .title = Csaták

rules-take-over =
    Minden mezőn, amelyet te tartasz, és amelyen egy másik banda jelzője van, jelzőnként eldöntöd: megtartod vagy lerombolod. Ehhez nem kell harc; a magára hagyott jelzőt egyszerűen el lehet venni.

    A megtartott jelző a tiéd, és a bandád akkor issza meg az üvegeit, amikor először működik neked: azonnal, ha most megvan ott a személyzeted (előbb a lebujé, aztán a csempésztanyáé), különben abban az „a” fázisban, amelyben először ad árut vagy fizet. A rendőrség és az üres raktár itt nem számít. A lerombolt jelző visszakerül a készletbe.
    .title = Jelzők átvétele

rules-recruit =
    Ha van tagod a Kikötőben, bármennyi férfit és nőt toborozhatsz, legalább egyet, fejenként { $recruit_cost } $-ért. A készletedben kell még lennie figurának, és a Kikötőben legfeljebb { $stack_limit } tagod állhat.

    Az újoncok az „e” fázisig a Kikötőben állnak, aztán hazajönnek. A „d” fázisban már háborúba küldhetők.
    .title = Toborzás

rules-sober =
    Ha van tagod a Kórházban, és a szeszmérőd 0 felett áll, { $alcohol-box_relief } fokkal csökkentheted, de 0 alá nem. Ott minden tag körönként egyszer használható.

    Utána helyet cserélhetsz a sorrendben, a swap modullal.
    .title = Kijózanodás

rules-lobby =
    A tammany modullal, ha van tagod a Tammany Hallban, a befolyásod ennyivel nő: { $tammany-influence_for_a_member }. Ott minden tag körönként egyszer használható, és minden alkalom egy akcióba kerül: két tag, két akció, kétszeres befolyás.
    .title = Lobbizás

rules-arms =
    Ha van tagod a Fegyverkovácsnál, egy akcióval annyi fegyvert vehetsz, amennyit akarsz: Pengét { $weapons-blade-price } $-ért, Lőfegyvert { $weapons-gun-price } $-ért, amíg a készlet tart.

    Utána helyet cserélhetsz a sorrendben, a swap modullal.
    .title = Fegyvervásárlás

rules-order =
    A swap modullal: miután a Kórházban kijózanodtál vagy a Fegyverkovácsnál vásároltál, helyet cserélhetsz a sorrendben bármelyik másik bandával, amely nem esett ki. Körönként egyszer.

    A folyó fázis megtartja a sorrendjét. Az új a következő fázistól számít. Ez dönti el, ki játszik először, ki üzenhet először hadat, és sok egyenlőséget is.
    .title = Helycsere a sorrendben

rules-open =
    Egy akció egy lebujt vagy egy csempésztanyát nyit egy mezőn, amelyet te tartasz, és semmibe sem kerül, csak italba: a szeszmérőd az üvegei számával nő. Kell hozzá:
    - egy ilyen jelző a készletben,
    - hogy ott még ne legyen ugyanilyen osztályú jelző (egy mezőn egy lebujnak és egy csempésztanyának van helye), se másik bandáé,
    - annyi tag, amennyi a mező minden jelzőjéhez kell, az újat is beleértve, a bordélyhoz pedig nők.

    A jelző a következő „a” fázistól fizet vagy ad árut, amíg megvan a személyzete.
    .title = Lebuj vagy csempésztanya nyitása

rules-dens =
    A csempésztanyák árut adnak, a lebujok fizetnek. Az „ital” azt jelenti, hány üveget iszik meg a bandád, amikor megnyitja.
    - Whiskycsempészet, csempésztanya: { $activities-whisky-members } tag, { $activities-whisky-output } hordót ad, ital { $activities-whisky-bottles }, jelző { $activities-whisky-tokens_for_6 }
    - Ópiumcsempészet, csempésztanya: { $activities-opium-members } tag, { $activities-opium-output } kilót ad, ital { $activities-opium-bottles }, jelző { $activities-opium-tokens_for_6 }
    - Patkányverem, lebuj: { $activities-ratpit-members } tag, { $activities-ratpit-income } $-t fizet, ital { $activities-ratpit-bottles }, jelző { $activities-ratpit-tokens_for_6 }
    - Bordély, lebuj: { $activities-brothel-members } tag, közülük { $activities-brothel-women } nő, { $activities-brothel-income } $-t fizet, ital { $activities-brothel-bottles }, jelző { $activities-brothel-tokens_for_6 }
    - Játékbarlang, lebuj: { $activities-casino-members } tag, { $activities-casino-income } $-t fizet, ital { $activities-casino-bottles }, jelző { $activities-casino-tokens_for_6 }
    - Kocsma, lebuj: { $activities-saloon-members } tag, egy hordót fogyaszt, { $activities-saloon-income } $-t fizet, ital { $activities-saloon-bottles }, jelző { $activities-saloon-tokens_for_6 }
    - Ópiumbarlang, lebuj: { $activities-opiumden-members } tag, egy kilót fogyaszt, { $activities-opiumden-income } $-t fizet, ital { $activities-opiumden-bottles }, jelző { $activities-opiumden-tokens_for_6 }

    A jelzők száma hat bandára szól.
    .title = Lebujok és csempésztanyák, és mit fizetnek

rules-crime =
    A bűntett gyors pénz, kockázattal. Olyan mező kell hozzá, amelyet te tartasz, és amelyen nincs jelző, csempésztanya sem, és legalább annyi tagod ott, amennyit a bűntett kíván:
    - Zsebtolvajlás: { $aggressions-pickpocket-members } tag, { $aggressions-pickpocket-loot } $, 3-ból 2-szer senkit sem kapnak el
    - Útonállás: { $aggressions-mugging-members } tag, { $aggressions-mugging-loot } $, 5-ből 2-szer senkit sem kapnak el
    - Betörés: { $aggressions-burglary-members } tag, { $aggressions-burglary-loot } $, 21-ből 5-ször senkit sem kapnak el
    - Raktárrablás: { $aggressions-heist-members } tag, { $aggressions-heist-loot } $, 99-ből 14-szer senkit sem kapnak el
    - Bankrablás: { $aggressions-bankjob-members } tag, { $aggressions-bankjob-loot } $, 143-ból 12-szer senkit sem kapnak el

    A zsákmányt azonnal megkapod, és bármi történik is, megtartod; az Orgazda még { $equipment-fence-value } $-t ad hozzá. Aztán egy csuporból annyi kockát húzunk, ahány tagot a bűntett kíván:
    - { $aggression_pot-black } fekete: letartóztatás. Egy tag a Tombsba kerül ({ $tombs_entry-aggression }. cella). Bármelyik bűntettnél 3-ból 1-szer fordul elő.
    - Az elsőn felül minden tagért { $aggression_pot-red_for_each_member_after_the_first } piros: sérülés. Egy tag ágyba kerül ({ $beds_entry-wound }. ágy).
    - Minden tagért { $aggression_pot-white_for_each_member } fehér: semmi. A Figyelő { $equipment-lookout-value } fehér kockát ad hozzá, és a white2 szívesség is.

    Te nevezed meg, kit kapnak el, a mezőn álló tagjaid közül.
    .title = Bűnözés: a bűntettek

rules-equipment =
    Egy akció egy tagot egy mezőről végleg a saját tábládra küld, az alábbiak egyikeként. Mindegyikből egy lehet:
    - Figyelő: minden bűntettednél { $equipment-lookout-value } fehér kockával több
    - Orgazda: minden bűntettedért { $equipment-fence-value } $-ral több
    - Bérkocsis: minden körben az első { $equipment-cabman-value } lépésed vagy helyszínre vezető utad ingyenes
    - Sebész: embereid { $equipment-surgeon-value } ággyal lejjebb kerülnek, de 0 alá nem
    - Zugügyvéd: embereid a Tombsban { $equipment-lawyer-value } cellával lejjebb kerülnek, de 0 alá nem
    - Könyvelő: minden fizető lebujodért { $equipment-bookkeeper-value } $-ral több

    Akár férfi, akár nő, ez a tag továbbra is élőnek számít, nem lehet megölni, és sosem tér vissza. Nem küldheted oda azt, aki a tábládon kívül az utolsó tagod.
    .title = Segítők (equipment)

## Rules help: fights

rules-combat =
    A csata és a háború ugyanúgy zajlik.
    - Mindkét fél egyszerre és titokban választ fegyvereket az arzenáljából, a harcban álló tagonként legfeljebb egyet. A többieknek Furkósbotjuk van.
    - Mindkét fél kockái egy csuporba kerülnek. A támadó annyit húz, ahány tagja a harcban van; a többi a védőé.
    - Minden nálad lévő koponya megöl egy ellenfelet, aztán minden vér megsebesít egyet, amíg van ellenfél. Az ezen felüli találat semmis. Minden megöltért { $combat-skull_cash } $-t, minden megsebesítettért { $combat-blood_cash } $-t kapsz a banktól.
    - A halottak a készletbe, a sebesültek ágyba kerülnek ({ $beds_entry-wound }. ágy). Először a támadó nevezi meg az áldozatait, aztán a védő, aztán a kölcsönadó.
    - Minden Penge és Lőfegyver ezután azé, akinél a húzás után van.
    - Aki többet ölt meg, nyer; ha ez egyenlő, aki többet sebesített meg; ha ez is, senki.

    Háború után a győztes még { $combat-war_bonus } $-t kap. Csata után a vesztes fél visszavonul, a győztes pedig dönt a jelzőkről, még akkor is, ha egy tagja sem maradt. A győztes nélküli csata a védőé, ha van ott túlélője, különben a támadóé, ha neki van; különben a jelzők a tulajdonosuknál maradnak.
    .title = A harc

rules-retreat =
    A csatában vesztes fél túlélői együtt távoznak egy szomszédos mezőre. A tulajdonosuk választja meg; nem lehet rajta másik banda tagja vagy jelzője, és mindannyiuknak el kell férniük.

    Ha nincs ilyen, a főhadiszállásukra mennek, ha ott nincs ellenség. Különben fejvesztve menekülnek: a Tombsba kerülnek ({ $tombs_entry-rout }. cella).
    .title = Visszavonulás

rules-war =
    A „d” fázisban, sorrendben, minden banda, amelynek van szabadlábon tagja, és van Pengéje vagy Lőfegyvere, { $combat-declarations_per_turn } hadüzenetet küldhet egy másik bandának, amelynek van szabadlábon tagja. Visszautasítani nem lehet. Nem szabad:
    - ha nowar alku van köztetek,
    - olyan bandának, amelynek ebben a körben már { $combat-attacks_on_a_gang_per_turn } alkalommal üzentek hadat.

    A megtámadott banda saját hadüzenete ettől nem vész el. Ezután:
    - Először a támadó, aztán a védő mondja meg, hogy lehív-e egy kölcsönt.
    - Mindketten egyszerre és titokban bevetik szabadlábon lévő tagjaikat, legalább 1-et, legfeljebb { $combat-war_max } tagot, bárhol vannak is.
    - Mindketten titokban fegyvert választanak; a támadó legalább { $combat-attacker_brings_at_least } saját Pengét vagy Lőfegyvert hoz.
    - A harc a szokásos módon zajlik. Az áldozatok bármelyik mezőről vagy helyszínről valók lehetnek. A győztes, akár támadó, akár védő, { $combat-war_bonus } $-t kap a banktól.

    A háborúért senki sem mozog, és mező nem cserél gazdát.
    .title = Bandaháború

## Rules help: coming back, drink, deals, votes

rules-return =
    Az „e” fázisban, sorrendben, minden bandánál:
    - A 0. ágyon fekvők távoznak, a többi beteg egy ággyal lejjebb kerül.
    - A Tombsban a 0. cella foglyai távoznak, a többiek egy cellával lejjebb kerülnek.
    - Minden tag elhagyja a helyszíneket.

    Mindegyiküket olyan mezőre teszed, amelyet uralsz, és ahol elfér, abban az egymásutánban, amelyet akarsz. A távozás kötelező; akinek nincs hely, az a 0. cellában vagy a helyszínen marad, és a következő körben az ottani akcióknál számít. Ha egyetlen mezőt sem uralsz, a főhadiszállásodhoz legközelebbi olyan mezőre mennek, amelyet senki sem ural; ha nincs ilyen, maradnak.

    Az alapjáték utolsó körében mindenki rögzített szabály szerint tér vissza, és a játék nem kérdez.
    .title = Visszatérés

rules-tracks =
    { $tracks-beds } ágy és a Tombsban { $tracks-tombs } cella van, 0-tól számozva. Minél magasabb a szám, annál tovább vársz:
    - seb vagy piros kocka: { $beds_entry-wound }. ágy, vissza a következő kör „e” fázisában
    - túl részeg: { $beds_entry-drunk }. ágy; elvonó: { $beds_entry-drying }. ágy; vissza a következő kör „e” fázisában
    - bűntettnél elkapták: { $tombs_entry-aggression }. cella, vissza két körrel később az „e” fázisban
    - razzia: { $tombs_entry-raid }. cella, vissza a következő kör „e” fázisában
    - fejvesztett menekülés: { $tombs_entry-rout }. cella, vissza a következő kör „e” fázisában
    - részegség miatti letartóztatás: { $tombs_entry-drunk }. cella, vissza két körrel később az „e” fázisban

    A Sebész az ágyat, a Zugügyvéd a cellát viszi lejjebb.
    .title = Ágyak és Tombs: meddig tart

rules-drinking =
    A szeszmérőd 0 és { $alcohol-max } fok között áll. Minden lebuj és csempésztanya üvegeivel nő, amelyet megnyitsz vagy átveszel, és magától sosem csökken. A { $alcohol-max } fok feletti üvegek elvesznek. Az „f” fázisban, sorrendben, minden banda elszenvedi a foka hatását:
    - 0–2: semmi
    - 3 és 4: { $alcohol-effects-3-cash } $-t fizet
    - 5 és 6: { $alcohol-effects-5-bed } tag ágyba kerül
    - 7 és 8: { $alcohol-effects-7-tombs } tag a Tombsba kerül
    - 9: { $alcohol-effects-9-dead } tag meghal
    - 10: { $alcohol-effects-10-dead } tag meghal, { $alcohol-effects-10-bed } ágyba kerül

    A tagokat te választod meg, mind a szabadlábon lévők közül. Aztán, az utolsó kört kivéve, elvonóra küldhetsz tagokat az ágyakba, egymás után, amíg a szeszmérőd legalább { $alcohol-dry_from } fokon áll: mindegyik { $alcohol-dry_relief } fokkal csökkenti.

    A Kórház is csökkenti, a „c” fázisban.
    .title = Ivás

rules-deals =
    A „g” fázisban, az utolsó kört kivéve, az előző kör alkui megszűnnek, és minden lapka visszakerül. Sorrendben minden banda elvehet egy még ott lévő lapkapárt, és felajánlhatja ezt az alkut egy másik bandának. Az elvett pár foglalt marad, akármi lesz az ajánlatból. Az elfogadott alku a következő „g” fázisig áll, és nem lehet megszegni.
    - nowar: egyik sem üzen hadat a másiknak.
    - nobattle: egyik sem lép olyan mezőre, amelyet a másik tart.
    - loan: az egyik segíti a másikat egy háborúban; legalább három bandának kell játékban lennie.
    - exchange: lebuj lebujért vagy csempésztanya csempésztanyáért, különböző fajtájúak, azonnal és végleg. A két jelző mezőt cserél; a mezők a tulajdonosuknál maradnak, és senki sem iszik.
    - noballot: egyik sem dúlja fel a szavazóhelyiséget, és nem is csal a szavazásnál. Csak a Politique változatban, a { $politics-election_first_turn }. körtől.

    Cserét csak akkor lehet ajánlani, ha van ilyen pár, nowar és loan alkut csak akkor, ha a következő körben lesz háború.
    .title = Alkuk

rules-duel =
    Az ajánlattal együtt azonnal megmondod, harcolsz-e érte, ha visszautasítják. Ha igen, a visszautasítás párviadalt jelent: { $duel-black } fekete és { $duel-white } fehér kockát húzunk felváltva, te kezdesz. Aki a feketét húzza, veszít; az esélyek egyenlők.

    A győztes úgy dönti el a dolgot, ahogy akarja:
    - az ajánlott alku, vagy nincs alku;
    - kölcsönnél felcserélt szerepekkel is;
    - cserénél az ajánlott osztály bármely más megfelelő jelzőpárja is, bandánként egy jelzővel.
    .title = Párbaj egy alkuért

rules-loan =
    A kölcsönkérő egyetlen háborúban lehívhatja a kölcsönt, ha nem a kölcsönadó az ellenség, és annak van szabadlábon tagja. Ekkor a kölcsönadó legfeljebb { $deals-loan-members } tagja csatlakozik, a bevetetteken felül.
    - A kölcsönkérő legfeljebb a saját tagjait fegyverzi fel; a kölcsönadó saját fegyvereket ad a kölcsönzöttekhez, a kölcsönkérő előtt is titokban.
    - Az első áldozatok a kölcsönkérőéi, előbb a halottak, aztán a sebesültek, legfeljebb annyian, ahányat bevetett; a többi áldozat a kölcsönzöttek közül való, őket a kölcsönadó nevezi meg.
    - Minden pénz a kölcsönkérőé.
    - A harc után a kölcsönadó abból, ami ennél a félnél van, visszavesz annyi Pengét és Lőfegyvert, amennyit adott, ameddig futja. A többi a kölcsönkérőé.

    A kölcsönadás nem háborús részvétel.
    .title = Kölcsönök

rules-ballot =
    Két akció a Politique változatban, a { $politics-ballot_first_turn }. körtől, körönként mindegyik egyszer, bárhol vannak is a tagjaid. Ha noballot alkud van, egyiket sem teheted.
    - Szavazatcsalás: tegyél az urnába 0–{ $politics-ballot_max } szavazólapot a sajátjaidból, darabját { $politics-ballot_price } $-ért. Mindenki látja, hogy megtetted. Hogy mennyit tettél be, és mennyit fizettél, az titok marad.
    - A szavazóhelyiség feldúlása, { $politics-sack_price } $-ért: { $politics-sack_ballots } véletlenszerűen húzott szavazólap, vagy mind, ha kevesebb van, kikerül az urnából, és mindenkinek megmutatjuk. Kiderülhet, hogy az urna üres.
    .title = Szavazatcsalás, a szavazóhelyiség feldúlása

rules-election =
    A Politique változatban, a { $politics-election_first_turn }. körtől minden kör végén. Szavazataid az általad uralt mezők és az urnában lévő szavazólapjaid. A bank helyezés szerint fizet: { $politics-premiums-0 } $, { $politics-premiums-1 } $, { $politics-premiums-2 } $, { $politics-premiums-3 } $, { $politics-premiums-4 } $, { $politics-premiums-5 } $, annyit közülük, ahány banda kezdéskor volt.

    Az egyenlők összeadják helyeik jutalmait, és egyenlően osztoznak, lefelé kerekítve. A kiesett bandák nem vesznek részt, és az utolsó jutalmakat nem fizetjük ki.

    A számláláskor minden szavazólap, és amit fizettek értük, láthatóvá válik. Ezután az urna üres.
    .title = Választások

rules-end =
    A játék a { $turns-base }. kör után ér véget, a Politique változatban a { $turns-politics }. kör után, vagy egy olyan kör végén, amikor legfeljebb egy banda maradt. A leggazdagabb túlélő nyer. Egyenlőségnél ez dönt:
    - több élő tag, a banda tábláján lévőkkel együtt,
    - több uralt mező,
    - az előrébb lévő hely a sorrendben.

    A kiesett bandák a végére kerülnek: minél később esett ki, annál előrébb; azonos pillanatban a pénz, aztán a sorrend dönt.
    .title = A játék vége és a győztes

## Rules help: at the table

rules-secrets =
    Minden nyílt: a tagok, a jelzők, a pénz, az arzenálok, az áru, a szeszmérők, a befolyás, a szívességek, az alkuk, a készletek, és hogy mit húztak. Kivéve:
    - a nők száma kezdéskor, a háborúba bevetett tagok, a választott és a kölcsönadott fegyverek: csak az tudja, aki választotta, amíg mindenki nem választott, aztán mindenki;
    - a szavazólapok: hányat tett be egy banda, és mennyit fizetett. Ezt a számlálásig csak az a banda tudja. A többiek addig úgy látják a pénzét, mintha semmit sem fizetett volna, és a kényszerű fizetést mindkét összegből levonjuk;
    - amit ezután húznak: ezt senki sem tudja.

    A feldúláskor megmutatott szavazólapok nyíltak. Az, hogy mit és mikor kérdez tőled a játék, sosem árul el titkot.
    .title = Mi titkos

rules-choices =
    A játék a „c” fázisbeli saját részeden kívül is kérdez: nőkről kezdéskor, szívességekről, a rendőrség mozgatásáról, megvesztegetésről, fegyverekről, áldozatokról, visszavonulásról, visszatérésről, háborúról, kölcsönről, alkuról. Ahol csak egy lehetőség van, nem kérdez.

    Néhány kérdésnek van alapértelmezett válasza; egy kattintással elfogadhatod, és azonnal le is játszható helyetted:
    - áldozatok: onnan, ahol a legtöbb nélkülözhető tagod van, előbb a férfiak;
    - visszatérés: azokra a mezőkre, ahol a jelzőknek nincs elég személyzete, előbb a legjobban fizető lebujhoz, különben a főhadiszállásodra;
    - visszavonulás: egy meződre, ahol kevés a személyzet, különben a főhadiszállásodra, különben a legnagyobb csoportodhoz;
    - elvonó: egyenként, az 5. foktól.

    Az állandó utasítások ugyanezt teszik: „nincs háború”, „nem ajánlok alkut” és „mindenkit bevetek”.

    Ha lejár az időd, ezeket az alapértelmezéseket játsszuk, egyébként pedig: 2 nő, nincs megvesztegetés, nincs háború, nincs alku, visszautasítás, a jelző megtartása, az első szívesség, a bábu marad vagy az első megengedett mezőre megy, először a legkisebb számú mező csatája, mindenki bevetése, nincs fegyver (háborúban a támadónál a megengedett legkevesebb), a kölcsön lehívása, és a megnyert párbajból alku lesz, ha te ajánlottad, különben nem. Minden más: nem.
    .title = Kérdések, alapértelmezések, állandó utasítások

rules-options =
    - Alapjáték ({ $turns-base } kör) vagy Politique ({ $turns-politics } kör, választásokkal és a tammany modullal).
    - Mely bandák játszanak.
    - Modulok, mindegyik kikapcsolva vagy egy tetszés szerinti körtől érvényben: tammany (befolyás, szívességek, korrupciós bábu, a harmadik rendőrmozgató), police (rendőrség), alcohol (szeszmérő és Kórház), war (háború; a nowar és a loan alku is), deals (alkuk), equipment (segítők), swap (helycsere).
    - Az adatkészlet: a játékkal érkező számok, vagy egy másik fájl, amelyet a szerver üzemeltetője megnevezett. Ebben a súgóban mindenütt a játékkal érkező számok állnak.

    Ha nem választotok mást, minden modul az első körtől él, a tammany csak a Politique változatban. Kezdőknek érdemes eleinte néhányat kikapcsolni.
    .title = Az asztal beállításai

rules-advice =
    Amit egyszerű játékosok több ezer szimulált játszmája mutatott:
    - Az összes pénz több mint felét a lebujok hozzák, az alapjátékban több mint harmadát a harcok. Senki sem nyer csak bűnözéssel, lebujok nélkül vagy újoncok nélkül.
    - Egy tag minden hátralévő körre 1–3 $-t ér. Legyen belőlük 11–17, aztán ne toborozz többet; az utolsó körben se.
    - Azt nyisd meg, ami tagonként a legtöbbet fizet, amíg három vagy több kör van hátra. Csempésztanyát csak a lebujával együtt.
    - Küldj egy tagot a Kórházba, amikor a szeszmérő 2–4 fokon áll. A személyzet is mehet helyszínre: a bevétel előtt visszaér.
    - Az első Pengét a 2–4. körben vedd meg. Háborúban vess be mindenkit, és egy fegyvert vigyél.
    - Körönként három–öt taggal lobbizz, vagy egyáltalán ne.
    - A bevételért az „a” fázis elején vesztegess; a „b” fázisban csak razzia ellen vagy keepgirl szívességgel.
    - Szavazatcsalásnál mindig az összes megengedett szavazólapot tedd be.
    - Az utolsó körben mindenkivel rabolj, aki sehol sem személyzet.
    .title = Tanácsok szimulált játszmákból

rules-examples =
    - Bűntett: a Whyos három férfija betörést követ el, a bandának 10 $-a van. A csuporban 1 fekete, 2 piros és 6 fehér kocka van, 3-at húzunk: fekete, fehér, fehér. Most 16 $-uk van, két férfi marad, egy a Tombs 2. cellájában ül.
    - Akciók: tagok a 6a, a 6b és a 2a mezőn, egy a Kikötőben és egy a Fegyverkovácsnál, ez 5 akció. Ha a 2a mezőn ellenség áll, a csata egyet felhasznál; négy marad, akkor is, ha a 2a elvész.
    - Két jelző: a 6b mezőn négy férfi whiskycsempészetet (szeszmérő 1) és kocsmát (szeszmérő 4) nyit. A következő „a” fázisban: 2 hordó készül, 1 elkel 11 $-ért, 1 marad.
    - Csata: négyen egy Lőfegyverrel megtámadnak kettőt, akiknek egy Pengéjük van. A Lőfegyvert és 3 Furkósbotot húzzák: az ellenfélnél egy halott, náluk egy sebesült. Nekik 5 $, a másik félnek 1 $ jár; ők nyernek, és a túlélő visszavonul.
    - Háború: hatan egy Lőfegyverrel három ellen, akiknek egy Pengéjük van, 9-ből 6-szor nyernek. Ha mindkét fegyvert ők húzzák, 5 $-t, 1 $-t és 10 $-t kapnak, és a Penge náluk marad.
    - Áru nélkül: két kocsma személyzettel, de egyetlen hordóval 11 $-t hoz, és a másik kocsmát szétverik; nem verik szét, ha rendőrség áll ott, vagy nincs meg a személyzete.
    - Választás: 7, 5, 5, 3, 3 és 3 szavazat 20, 14, 14, 8, 8 és 8 $-t hoz.
    .title = Kidolgozott példák

rules-notation =
    A lépéseket néhány (angol) szóval is le lehet írni. A mezők jele például 6a, a játékosoké a helyük betűje, a 2m1w két férfi és egy nő csoportja.
    - women 2: az öt tagodból kettő nő
    - step 2m1w 6a 2a: egy csoport egy szomszédos mezőre; box port 1m 6a: egy férfi a Kikötőbe
    - done: vége a mozgásnak vagy az akcióknak; pass: nincs megvesztegetés, háború, alku vagy elvonó
    - fight 2a: melyik csata legyen az első; arm 1 blade 1 gun: fegyverek; arm none: Furkósbotok
    - bury man 6a, bed woman port, jail man 6a: áldozatok; retreat 2b: visszavonulás; home man 6a: egy tag visszatér
    - keep saloon 2a, destroy saloon 2a: átvett jelzők
    - recruit 3m1w: toborzás; sober: kijózanodás; lobby: lobbizás; buy 2 blades: vásárlás; swap b: helycsere
    - open saloon 6b: nyitás; close saloon 6b: bezárás; rob burglary 6a white2: bűntett; equip fence man 6a: segítő; sack: a szavazóhelyiség feldúlása; rig 3: szavazatcsalás
    - favor double; use parole; keep sober2: szívességek
    - police 1 10b: az első bábu a 10b mezőre; bribe 1 7a woman 6a: megvesztegetés
    - war b: háború; call vagy decline: kölcsön lehívása vagy mellőzése; commit 6: bevetés; dry man 6a: elvonó
    - offer nowar b fight; offer exchange b rat-pit 2a saloon 4b; accept; refuse; deal; nodeal; reverse: alkuk
    .title = Hogyan írjuk le a lépéseket

rules-numbers =
    A játék minden száma, az adatfájlban viselt nevével: először a füzet számai, aztán a mi értelmezéseink, végül azok, amelyeket azért rekonstruáltunk, mert a táblák elvesztek. Kérdezz rá egy számra a nevével, például recruit_cost vagy police.bribe_cash, és látod a szabályokat, amelyek használják.
    .title = Minden szám, és honnan való

numbers-booklet =
    .title = A füzetben megadott számok

numbers-reading =
    .title = Számok a füzetről adott értelmezésünk szerint

numbers-own =
    .title = Rekonstruált számok

## What the booklet says, what we read in it, and what we reconstructed (docs/rules/gangs.md). One line for each mark of the rules

booklet-0 =
    - Hat banda játszik.
    - A Politique változat 7 helyett 10 körös.
    - Egy kör egy év, 1890-től.
    - A leggazdagabb banda nyer.
    .title = A füzet a játékról

reading-0 =
    - A füzet két szót használ az utcák egy helyére. Szerintünk mindkettő mezőt jelent.
    .title = Értelmezésünk: szavak

own-0 =
    - A füzet hat bandának szól. A kettő–öt banda, a zárt kerületekkel és a kevesebb kellékkel, a mi átszámításunk.
    .title = Rekonstruált: a játékosok száma

booklet-1 =
    - Három rendőrbábu van.
    - Hét szívesség van.
    .title = A füzet a kellékekről

reading-1a =
    - A füzet minden újoncnak ad egy Furkósbotot. Ezért minden élő tagnak van egy, és senki sem számolja őket.
    .title = Értelmezésünk: Furkósbotok

reading-1b =
    - A kellékek listája nyolc, az alkuk felsorolása tíz lapkát említ. A nyolc noballot nélkül helyes, ezért minden alkunak egy párja van.
    .title = Értelmezésünk: alkulapkák

own-1 =
    - Hogy egy bandának hány férfi és női figurája van, hány fegyver és jelző van, és mennyibe kerülnek a fegyverek, az elveszett; a számok tőlünk valók.
    - Két vagy három bandánál két rendőrbábu van.
    - A füzet felsorol egy hatoldalú dobókockát, amelyet a szövege sosem használ. Itt sincs szerepe.
    .title = Rekonstruált: kellékek és fegyverek

booklet-2a =
    - A hat bandának és vezéreiknek ez a nevük.
    .title = A füzet a bandákról

booklet-2b =
    - Négy helyszín van: Kikötő, Kórház, Tammany Hall, Fegyverkovács.
    .title = A füzet a helyszínekről

booklet-2c =
    - Egy mezőn egy bandának legfeljebb 5 tagja állhat.
    - A saját főhadiszállásán egy bandának nincs korlátja.
    .title = A füzet arról, hányan férnek el

reading-2a =
    - Az 5-ös korlát a helyszíneken is érvényes.
    - Minden egyes lépés után érvényes, nem csak a végén.
    .title = Értelmezésünk: hányan férnek el

reading-2b =
    - A füzet beszél a mezők uralásáról, de nem mondja meg, mi az. Előbb a tagok, aztán a jelzők, aztán a főhadiszállás: ez a mi döntésünk.
    .title = Értelmezésünk: ki ural egy mezőt

own-2 =
    - A nyomtatott térkép elveszett. A mezők, a neveik, a szomszédságok és a főhadiszállások helye tőlünk való, a Tammany Hall kerületeire fektetve.
    - Hogy kevesebb bandánál mely kerületek vannak zárva, az is tőlünk való.
    .title = Rekonstruált: a térkép

booklet-3 =
    - Minden banda 10 $-ral kezd.
    - Minden banda 5 taggal kezd a főhadiszállásán.
    - Az első sorrendet véletlenszerűen húzzuk ki.
    .title = A füzet az előkészületekről

booklet-4a =
    - A rendőrség a 3. körtől jön.
    - A 7. körtől vannak választások.
    - A fel nem használt szívességek a kör végén visszakerülnek.
    .title = A füzet a körről

booklet-4b =
    - A játék véget ér, ha egy banda marad.
    .title = A füzet az utolsó bandáról

reading-4 =
    - Azt a kört, amelyben már csak egy banda marad, még végigjátsszuk, a választásával együtt.
    .title = Értelmezésünk: mikor ér véget

own-4 =
    - Hogy mi lesz egy kiesett banda holmijával, és hányadik lesz, az tőlünk való.
    .title = Rekonstruált: kiesett bandák

booklet-5a =
    - A jelzők csak akkor működnek, ha elég tag van a mezőjükön.
    .title = A füzet a személyzetről

booklet-5b =
    - A csempésztanyák árut adnak a tulajdonosuknak.
    .title = A füzet a termelésről

booklet-5c =
    - A lebujok fizetnek a tulajdonosuknak.
    - Az a lebuj, amelynek mezőjén rendőrbábu áll, nem fizet.
    - Azt a lebujt, amelyhez áru kell, de nincs, szétverik.
    .title = A füzet a bevételről

booklet-5d =
    - Aki elsőként vesz el szívességet, a korrupciós bábut is elveszi.
    .title = A füzet a korrupciós báburól

reading-5a =
    - Egy mező két jelzőjéhez a tagjaik összege kell: senki sem személyzet két helyen.
    - A személyzet nélküli jelző tétlen, de nem verik szét.
    .title = Értelmezésünk: személyzet

reading-5b =
    - A lebujok kötött sorrendben fizetnek, a legnagyobb bevételűvel kezdve, aztán mezők szerint. Ez akkor számít, ha kevés az áru.
    - Az a lebuj, amelyet a rendőrség leállít, nem fogyaszt árut, és nem verik szét.
    .title = Értelmezésünk: bevétel

reading-5c =
    - A füzet egy helyen hármat mond, egy másikon kettőt. Mi hármat veszünk, de sosem az összes bandát.
    .title = Értelmezésünk: hányan vesznek el szívességet

own-5 =
    - Hogy két jelző közül melyik működik, ha csak az egyikhez van személyzet, az tőlünk való.
    - Ahogy az is, mi dönt egyenlő befolyásnál, előbb a kevesebb pénz, aztán a sorrendben hátrébb álló: szimulációban ez volt a legigazságosabb.
    .title = Rekonstruált: személyzet és befolyás

booklet-6a =
    - A mozgatók: a legkevesebb tagú, a legkevesebb pénzű és a legkisebb befolyású banda.
    - Egyenlőségnél az mozgat, aki a sorrendben utolsó.
    - Egy bábu 0–2 lépést tesz.
    - A korrupciós bábu védi a birtokosát.
    - Egyetlen bábu egy lebuj mezőjén elveszi a bevételét.
    .title = A füzet a rendőrségről

booklet-6b =
    - Megvesztegetni soron kívül lehet.
    - A bábunak olyan mezőn kell állnia, ahol a megvesztegető bandának lebuja van.
    - A megvesztegetés 3 $-ba és egy nőbe kerül.
    - A bábu egy szomszédos mezőre megy.
    .title = A füzet a megvesztegetésről

booklet-6c =
    - Két vagy több bábu egy mezőn minden ottani tagot a Tombsba küld.
    .title = A füzet a razziákról

reading-6a =
    - Ha a befolyás nincs játékban, csak az első két mozgató van.
    - Minden mozgató olyan bábut vesz, amelyet ebben a fázisban még senki sem választott.
    - A védelem a 0 lépést is tiltja: a kiválasztott bábu nem maradhat a birtokosnál.
    - Egy bábu nem zavarja a csempésztanyát.
    .title = Értelmezésünk: a rendőrség

reading-6b =
    - Megvesztegetni két alkalommal lehet, a rendőrség mozgása után és a következő bevétel előtt. A füzet csak annyit mond, hogy soron kívül.
    .title = Értelmezésünk: két alkalom a megvesztegetésre

reading-6c =
    - A razzia a főhadiszálláson lévő tagokat is elviszi.
    .title = Értelmezésünk: razzia egy főhadiszálláson

own-6 =
    - Hogy hol kezdenek a bábuk, és melyik marad el kevesebb bandánál, az tőlünk való.
    .title = Rekonstruált: őrszobák

booklet-7a =
    - A mozgás megelőzi az akciókat.
    - Egy lépés 1 $-ba kerül.
    - Egy helyszínre menni 1 $-ba kerül.
    - Az a csoport, amely másik bandával találkozik, megáll.
    .title = A füzet a mozgásról

booklet-7b =
    - Egy bandának annyi akciója van, ahány mezőn és helyszínen tagja van.
    - Ugyanaz a csoport akárhányszor cselekedhet.
    .title = A füzet az akciókról

booklet-7c =
    - Ahol két banda áll egy mezőn, ott csata van.
    .title = A füzet a csatákról

booklet-7d =
    - Egy jelző új birtokosa megtartja vagy lerombolja.
    - Aki megtartja, megissza az üvegeit.
    .title = A füzet az átvételről

booklet-7e =
    - A toborzáshoz egy tag kell a Kikötőben.
    - Az újoncok ára a helyszínre van nyomtatva. (Ez a nyomat elveszett.)
    .title = A füzet az újoncokról

booklet-7f =
    - A Kórházban minden tag körönként egyszer használható.
    - 3 fokkal csökkenti a szeszmérőt.
    .title = A füzet a kijózanodásról

booklet-7g =
    - A Tammany Hallba küldött tag növeli a befolyást.
    .title = A füzet a lobbizásról

booklet-7h =
    - Egy akcióval annyi fegyvert vehetsz, amennyit akarsz.
    .title = A füzet a Fegyverkovácsról

booklet-7i =
    - Aki lebujt vagy csempésztanyát nyit, megissza az üvegeit.
    .title = A füzet a nyitásról

booklet-7j =
    - Bűntett üres mezőn történik.
    - A csuporban 1 fekete kocka van, az elsőn felül minden tagért egy piros, és minden tagért két fehér; annyit húzunk, ahány tag van. A zsákmány megmarad.
    .title = A füzet a bűntettekről

booklet-7k =
    - A tag, akiből segítő lesz, a banda táblájára kerül.
    .title = A füzet a segítőkről

booklet-7l =
    - A szavazóhelyiséget körönként egyszer lehet feldúlni, 5 $-ért.
    - A feldúlás 3 szavazólapot visz el.
    - Szavazatcsalás körönként egyszer lehetséges, legfeljebb 5 szavazólappal, darabját 1 $-ért.
    - A szavazatcsalás titokban történik.
    .title = A füzet a szavazólapokról

booklet-7m =
    - Néhány, jellel megjelölt akció után egy banda helyet cserélhet egy másikkal a sorrendben.
    .title = A füzet a sorrendről

reading-7a =
    - Az 1 $ az egész csoportért jár, nem tagonként.
    .title = Értelmezésünk: a lépés ára

reading-7b =
    - Egyszer számoljuk meg, amikor vége a mozgásnak. Ami később hozzájön vagy elvész, nem változtat rajta.
    .title = Értelmezésünk: az akciók száma

reading-7c =
    - A csata minden más akciót megelőz, és egy akciót használ fel.
    .title = Értelmezésünk: a csata akcióba kerül

reading-7d =
    - Azt a jelzőt, amely mellett nem áll senki, harc nélkül el lehet venni.
    - Ha egy megtartott jelző még nem működhet, az üvegeit akkor isszák meg, amikor először működik.
    .title = Értelmezésünk: átvétel

reading-7e =
    - Egy tag a Tammany Hallban eggyel növeli a befolyást.
    .title = Értelmezésünk: lobbizás

reading-7f =
    - Az a mező, amelyen csempésztanya van, nem üres, ezért ott nincs bűntett.
    .title = Értelmezésünk: üres mezők

reading-7g =
    - A noballot alku a szavazatcsalást is tiltja, nem csak a feldúlást.
    .title = Értelmezésünk: noballot

reading-7h =
    - Helyet cserélni körönként egyszer lehet.
    .title = Értelmezésünk: a sorrend

own-7 =
    - Az újonc ára és a mozgások körönkénti korlátja tőlünk való.
    - Ahogy az is, mit kíván és mit hoz az egyes bűntett, és mit tud az egyes segítő.
    - Elveszett azoknak az akcióknak a jele, amelyek után helyet lehet cserélni a sorrendben. Hogy ezek a Kórház és a Fegyverkovács akciói, az tőlünk való.
    .title = Rekonstruált: árak és akciók

booklet-8a =
    - Egy félnek annyi fegyvere van, ahány tagja.
    - Minden kocka egy csuporba kerül; a támadó annyit húz, ahány tagja van, a többi a védőé.
    - Egy megölt ellenfél 5 $-t ér.
    - A halottak a készletbe, a sebesültek ágyba kerülnek.
    - Aki többet öl meg, nyer, aztán aki többet sebesít meg.
    - A háború győztese 10 $-t kap, akár támadó, akár védő.
    - Csata után a vesztesek visszavonulnak, a győztes pedig marad, és dönt a jelzőkről.
    .title = A füzet a harcról

booklet-8b =
    - A vesztesek egy szomszédos mezőre mennek.
    .title = A füzet a visszavonulásról

reading-8 =
    - Egy megsebesített ellenfél 1 $-t ér; a szöveg mértékegység nélkül ad meg egy számot.
    - Mindkét fél megtartja azokat a fegyvereket, amelyek a húzás végén nála vannak.
    - A csata győztese dönt a jelzőkről, és a vesztesek visszavonulnak, még akkor is, ha a győztesnek egy tagja sem maradt.
    - A győztes nélküli csata a védőé, ha van túlélője, különben a támadóé, ha neki van; különben a jelzők a tulajdonosuknál maradnak.
    .title = Értelmezésünk: a harc

own-8 =
    - Hogy mi lesz azokkal, akik nem vonulhatnak vissza szomszédos mezőre, az tőlünk való: a főhadiszállás, különben a Tombs.
    .title = Rekonstruált: fejvesztett menekülés

booklet-9 =
    - A hadüzenetek sorrendben következnek.
    - Egy banda körönként egyszer üzenhet hadat, bármelyik másik bandának.
    - Mindkét fél 1–10 tagot vet be.
    .title = A füzet a háborúról

reading-9 =
    - A megtámadott banda még maga is hadat üzenhet.
    .title = Értelmezésünk: megtámadott és támadó

own-9 =
    - A támadónak Penge vagy Lőfegyver kell, és egy bandát egy körben legfeljebb kétszer lehet megtámadni. Enélkül a legtöbb háború csak Furkósbotok húzása, és mindenki a leggyengébbnek esik neki.
    .title = Rekonstruált: a háború korlátai

booklet-10 =
    - Akik egy sáv végén vannak, távoznak róla, a többiek eggyel továbbmennek.
    - Minden tag elhagyja a helyszíneket.
    - Olyan mezőkre térnek vissza, amelyeket a bandájuk ural.
    .title = A füzet a visszatérésről

own-10 =
    - Hogy milyen hosszúak a sávok, és ki hová kerül rajtuk, az tőlünk való.
    - Ahogy az is, hová mennek azok a tagok, akiknek nem maradt mezőjük.
    .title = Rekonstruált: a sávok

booklet-11 =
    - Minden banda elszenvedi azt a hatást, amely a szeszmérője fokához tartozik.
    .title = A füzet az ivásról

reading-11 =
    - A füzet ebben a fázisban csökkenti a szeszmérőt, minden kórházban lévő tagért 3 fokkal. Hogy ezek új betegek, az a mi értelmezésünk.
    .title = Értelmezésünk: elvonó

own-11 =
    - A fokok, és hogy mit okoznak, tőlünk valók.
    .title = Rekonstruált: a szeszmérő

booklet-12a =
    - Az alkuk a következő alkufázisig tartanak; akkor minden lapka visszakerül.
    - Az elfogadott alku áll, és nem lehet megszegni.
    - Ötféle alku van.
    .title = A füzet az alkukról

booklet-12b =
    - Ha az ajánlattevő akarja, a visszautasítás párviadalhoz vezet.
    - Egy fekete és öt fehér kockával vívják; a fekete veszít.
    .title = A füzet a párbajról

booklet-12c =
    - A kölcsönadó tetszése szerinti fegyvereket ad hozzá.
    .title = A füzet a kölcsönökről

reading-12a =
    - Lebujt lebujért, csempésztanyát csempésztanyáért cserélnek, különböző fajtájúakat.
    .title = Értelmezésünk: csere

reading-12b =
    - Hogy lesz-e párbaj, azt az ajánlattal együtt mondják meg.
    - Az ajánlattevő húz először.
    - A győztes dönti el a dolgot: az ajánlat szerint, sehogy, a kölcsönt fordítva, vagy egy másik megfelelő jelzőpárral.
    .title = Értelmezésünk: a párbaj

own-12 =
    - Hogy ki hány tagot fegyverez fel, kinek az áldozatai jönnek előbb, és ki mely fegyvereket kapja vissza, azt mi dolgoztuk ki.
    .title = Rekonstruált: kölcsönök

booklet-13 =
    - Szavazat az uralt mező és az urnában lévő szavazólap.
    - A jutalmak: 20, 16, 12, 10, 8 és 6.
    - Az egyenlők összeadják a jutalmaikat, és osztoznak, lefelé kerekítve.
    .title = A füzet a választásokról

reading-13 =
    - A 7–10. kör mindegyikében van választás.
    .title = Értelmezésünk: mely körökben

booklet-14 =
    - A két csempésztanya, a kocsmák és az ópiumbarlangok az árujukkal a füzetből valók, és az is, hogy a jelzőkön 0–3 üveg van.
    .title = A füzet a lebujokról és a csempésztanyákról

own-14 =
    - A táblák elvesztek. A többi lebuj, hogy az egyes jelzőkhöz mi kell, mit adnak, mennyit fizetnek és mennyit itatnak, és hogy hány jelző van, az tőlünk való, szimulációval hangolva.
    .title = Rekonstruált: a banda táblája

booklet-15 =
    - Mind a hét szívesség hatása a füzetből való.
    .title = A füzet a szívességekről

reading-15 =
    - A recruit2 az akció minden újoncánál levonja a pénzét.
    - A parole a banda minden foglyát mozgatja, nem csak egyet.
    .title = Értelmezésünk: szívességek

booklet-17 =
    - A játékosok egyenként vezethetik be a szabályokat, akár játék közben is. Hogy melyikekre gondolt, az elveszett.
    .title = A füzet a beállításokról

reading-17 =
    - A tammany modul csak a Politique változatban él, hacsak egy asztal az alapjátékban is nem akarja.
    .title = Értelmezésünk: tammany

own-17 =
    - Hogy mely szabályok alkotnak egy modult, az tőlünk való, ahogy az alapértelmezések is, és az, amit az idő lejártakor játszunk.
    .title = Rekonstruált: a modulok

booklet-20 =
    - A leggazdagabb banda nyer.
    - Egyenlők között az nyer, akinek több tagja van.
    .title = A füzet a győztesről

own-20 =
    - A mezők, aztán a hely a sorrendben, és a kiesett bandák helyezése tőlünk való.
    .title = Rekonstruált: az utolsó egyenlőségek
