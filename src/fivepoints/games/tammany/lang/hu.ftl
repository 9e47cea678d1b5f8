### A Tammany Hall magyarul.
### A szabálysúgóban egy bekezdés egy sor, egy felsorolás minden tétele egy „- ” kezdetű sor, és a bekezdéseket üres sor választja el.
### A témák sorrendje, keresőszavai és jegyzetei a topics.json fájlban vannak. Hogy itt mi áll, arról a docs/rules/tammany-hall.md dönt.
### A szavak jegyzéke az oldal hu.ftl fájljának elején van; „pont” mindig győzelmi pont.

## Szabálysúgó: a játék egésze

rules-overview =
    A régi New York három-öt politikusának egyike vagy. Kerületi főnökeid Alsó-Manhattant járják, te otthont találsz a tengerentúlról érkezőknek, és közösségeik szívességekkel hálálják meg. Amikor a kerületek szavaznak, a főnökök és a szívességek a szavazataid.

    A játék 16 évig tart: négy négyéves ciklusig, mindegyik után egy választással. Minden évben minden játékosnak egy köre van: vagy Kampány két főnökkel, vagy Letelepítés egy főnökkel és egy bevándorlókockával, amely szívességet hoz.

    A választáson minden kerület azé a játékosé, akinek ott a legtöbb szavazata van. Egy megnyert kerület 1 győzelmi pontot (röviden: pontot) ér, maga a Tammany Hall (a 14. kerület) 2-t. Aki a legtöbb kerületet nyeri meg, polgármester lesz, további 3 pontot kap, és kiosztja a többi tisztséget. A második ciklustól a tisztségek és a rágalom több lehetőséget adnak a körödben.

    A negyedik választás után a legnagyobb szívességkészletek és a kézben maradt rágalomjelzők még érnek egy keveset. Az nyer, akinek a legtöbb pontja van.
    .title = A játék röviden

rules-years =
    A 16 év négy ciklust tesz ki: az 1–4., az 5–8., a 9–12. és a 13–16. évet. Minden ciklus utolsó éve után választás van.

    Egy évben minden játékosnak egy köre van, az óramutató járása szerint, a ciklus kezdőjátékosával kezdve. A ciklus mind a négy évét ez a játékos kezdi.

    Az első ciklus kezdőjátékosát véletlenszerűen választjuk ki. Később a polgármester az. Ha egy választás nem hoz polgármestert, a kezdőjátékos ugyanaz marad.

    A tisztségek előnyei és a rágalom csak a 2., a 3. és a 4. ciklusban élnek, tehát az 5. évtől.
    .title = Évek, ciklusok, sorrend

rules-pieces =
    - Bevándorlókockák: a négy nemzet mindegyikéből 25, ír (zöld), angol (fehér), német (kiadástól függően sárga vagy narancssárga) és olasz (kék).
    - Politikai szívességek: nemzetenként 35.
    - Kerületi főnökök: játékosonként 20. Egyikük a pontokat jelzi, így 19 használható.
    - Rágalomjelzők: játékosonként 3.
    - Lakatjelzők: 2, a tanácselnöké.
    - Városi tisztségek: polgármester, alpolgármester, tanácselnök, rendőrkapitány és körzeti elnök.
    .title = A játék kellékei

rules-map =
    A tábla Alsó-Manhattan 15 kerületét mutatja, három zónában. 12. és 16. kerület nincs. A választáson a kerületek ebben a sorrendben szavaznak:
    - I. zóna: 1, 2, 4, 7, 6, 14
    - II. zóna: 9, 15, 8, 5, 3
    - III. zóna: 17, 11, 13, 10

    Két kerület akkor szomszédos, ha van közös határszakaszuk. Nem elég, ha egy sarokban érintkeznek, és a köztük futó zónahatár semmin sem változtat. Szomszédok:
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

    Ezek a párok csak sarokban érintkeznek, és nem szomszédosak: 5 és 14, 6 és 8, 4 és 10, 6 és 7.

    Öt kerület különleges:
    - 1. és 2. kerület: a győztes lerakhat egy bevándorlókockát a zsákból.
    - 4. és 7. kerület: a győztes elvehet egy szívességet.
    - 14. kerület, a Tammany Hall: 2 pontot ér, de egy kerületnek számít.

    A szomszédság csak a körzeti elnöknek és a rágalom terjesztésénél számít, másnál nem.
    .title = A térkép

rules-active =
    Egy kerület akkor aktív, ha legalább egy bevándorlókocka áll benne. Főnök, kocka és lakat csak aktív kerületbe kerülhet, és csak aktív kerület szavaz.

    Egy zóna megnyitása minden kerületét aktívvá teszi. Ettől fogva azok is maradnak, mert egy kerületből az utolsó kockát semmi sem veheti el. A még zárt zónák kerületei nincsenek játékban.
    .title = Aktív kerületek

rules-zones =
    Hogy a városból mennyi van nyitva, a játékosok számától függ:
    - 3 játékos: az I. zóna kezdettől, a II. zóna az első, a III. zóna a második választás után.
    - 4 játékos: az I. és a II. zóna kezdettől, a III. zóna az első választás után.
    - 5 játékos: mindhárom zóna kezdettől.

    Minden zónának van egy doboznyi kockája, amely a megnyitására vár:
    - I. zóna: 2 ír, 2 angol, 2 német
    - II. zóna: 2 ír, 2 angol, 1 német
    - III. zóna: 2 ír, 1 angol, 1 német

    Egy zóna megnyitásakor összekeverjük a kockáit, és minden kerületére egyet teszünk. Az I. zónában előbb egy ír kocka kerül a 14. kerületbe, és csak utána keverjük szét a másik ötöt a másik öt kerület között.

    Az a zóna, amely választás után nyílik meg, a legutolsó lépésben teszi, amikor az új tisztségeket már kiosztották. Kerületeit a következő ciklus első körétől lehet használni.
    .title = A zónák és megnyitásuk

rules-setup =
    - Mindenki 0 ponttal, 3 rágalomjelzővel és szívesség nélkül kezd.
    - Minden zóna dobozába bekerülnek a kockái.
    - A játékosok számához tartozó zónák megnyílnak: 3 játékosnál az I., 4-nél az I. és a II., 5-nél mind. Minden kerületük kap egy kockát a dobozból, véletlenszerűen; az I. zónában a 14. kerület mindig egy írt.
    - Minden más kocka a zsákba kerül, köztük a 25 olasz. A zárt zónák kockái a dobozukban maradnak.
    - A kezdőjátékost véletlenszerűen választjuk ki.
    - A Castle Garden megkapja első kockáit: a 2020-as kiadásban most, a 2009-esben az első körben.

    Az első választásig nincsenek tisztségek, nincsenek lakatok, és a bevándorlóknak nincsenek vezetőik.
    .title = Előkészületek

## Szabálysúgó: egy kör

rules-turn =
    Köröd elején feltöltjük a Castle Gardent, ha üres. Aztán cselekszel, tetszés szerinti sorrendben, ezek mindegyikével legfeljebb egyszer:
    - A kerületi akció, amely kötelező: Kampány vagy Letelepítés.
    - Tisztséged előnye, a 2. ciklustól, ha olyan tisztséged van, amely előnnyel jár.
    - Egy rágalom, a 2. ciklustól, ha ebben a ciklusban még nem rágalmaztál.

    A tisztség és a rágalom sosem kötelező. A kerületi akció két lerakása összetartozik: fejezd be, mielőtt bármi mást teszel.

    Köröd akkor ér véget, amikor kimondod, és ezt a kerületi akció után teheted meg.
    .title = A köröd

rules-castle-garden =
    A Castle Garden az a hely, ahol a bevándorlók partra szállnak: a Letelepítés innen veszi a kockáját.

    Ha egy kör elején üres, kockákat húzunk bele a zsákból, kettővel többet, mint ahány játékos van: három játékosnál 5-öt, négynél 6-ot, ötnél 7-et. Amíg akár egy kocka is van benne, nem húzunk.

    Amikor egy választás elkezdődik, a Castle Gardenben maradt kockák visszakerülnek a zsákba.
    .title = Castle Garden

rules-campaign =
    Rakd le két főnöködet. Mehet mindkettő ugyanabba a kerületbe, vagy mindegyik másikba. A kerületeknek aktívnak és lakat nélkülinek kell lenniük.

    Más nem kell hozzá: nem számít, ki van még ott, és nincs korlátja, hány főnök állhat egy kerületben. A Kampány nem hoz szívességet.

    Ha egy főnököd maradt, azt az egyet rakod le. Ha egy sem maradt, akkor is választhatsz Kampányt, de semmit sem raksz le.
    .title = Kampány

rules-settle =
    Rakd le egy főnöködet, aztán egy tetszőleges kockát a Castle Gardenből. Mehetnek ugyanabba a kerületbe vagy két különbözőbe, és nem kell, hogy legyen főnököd ott, ahová a kocka kerül. Mindkét kerületnek aktívnak és lakat nélkülinek kell lennie.

    Elveszel egy szívességet a kocka nemzetéből. Például egy főnök a 4. kerületbe, egy német kocka a 14. kerületbe kerül: elveszel egy német szívességet.

    Ha nem maradt főnököd, csak a kockát telepíted le. Ha a Castle Garden és a zsák is üres, csak Kampányt választhatsz.
    .title = Letelepítés

rules-bosses =
    A főnök neked dolgozik egy kerületben. A választáson minden főnök egy szavazatot ér, és ahol nincs főnököd, ott nem vagy jelölt. Rágalmazni is csak ott tudsz valakit, ahol van főnököd.

    Főnökök Kampánnyal (kettő) és Letelepítéssel (egy) kerülnek a táblára. Akkor térnek vissza hozzád, ha megrágalmaznak, és amikor a kerületük szavazott: ilyenkor minden főnök elhagyja, a győztes egyetlen főnöke kivételével. Aki marad, a következő ciklusban ugyanolyan főnök, mint a többi.

    A főnökök sosem mennek át egyik kerületből a másikba. Nincs korlátja, hány állhat egy kerületben, akár egy játékosé, akár többé.

    19 főnököt használhatsz. Jelölőként is szolgálnak: egy a tisztségeden, és egy minden nemzeten, amelynek bevándorlóit vezeted.
    .title = Kerületi főnökök

rules-cubes =
    Minden kocka a bevándorlók egy közössége: ír, angol, német vagy olasz. A kockák teszik aktívvá a kerületet, ők mondják meg, milyen szívességgel lehet benne licitálni és rágalmazni, és rajtuk múlik, ki vezet egy nemzetet. Nem tartoznak senkihez.

    Kockák akkor kerülnek a kerületekbe, amikor egy zóna megnyílik, továbbá Letelepítéssel (a Castle Gardenből) és az 1. és a 2. kerület bónuszával (a zsákból). A körzeti elnök áttelepíti, a rendőrkapitány a zsákba küldi vissza őket. Egy kerület utolsó kockája sosem távozik.

    Csak a Letelepítéssel lerakott kocka hoz szívességet. Nincs korlátja, hány kocka lehet egy kerületben.
    .title = Bevándorlókockák és nemzetek

rules-favors =
    A szívesség egy nemzet jóindulata. Bárki láthatja, hány van nálad.

    Így szerzel szívességet:
    - Letelepítés: egyet a kocka nemzetéből.
    - Alpolgármester: egy tetszőlegeset, minden évben.
    - A 4. vagy a 7. kerület győztese: egy tetszőlegeset.
    - A bevándorlók vezetői, minden választáson: 3-at a vezetett nemzetből.

    Így használod fel:
    - Szavazatként, olyan kerületben, ahol az a nemzet jelen van.
    - Rágalomra: egyet, és a terjesztéshez még kettőt ugyanabból a nemzetből.

    A nálad lévő szívességek döntenek akkor is, ha a polgármesteri címért vagy a győzelemért döntetlen áll fenn, és a játék végén 2 pontot kap, akinek egy nemzetből a legtöbb van.

    A kifizetett vagy licitált szívességek visszakerülnek a készletbe. Más játékosnak sosem adhatók, és nem is cserélhetők.
    .title = Politikai szívességek

rules-table-talk =
    Beszélj, amennyit és amikor csak akarsz: kérlelj, fenyegess, tervezz másokkal. Az ígéret senkit sem köt, téged sem.

    Megállapodással semmi sem cserél gazdát. Szívességet különösen soha nem lehet adni vagy cserélni.
    .title = Beszéd és alkuk az asztalnál

## Szabálysúgó: tisztségek és rágalom

rules-offices =
    Az utolsó kivételével minden választás után a polgármester minden más játékosnak pontosan egyet ad a többi négy tisztségből. Egy tisztséget nem kaphat két játékos. Három vagy négy játékosnál néhány betöltetlen marad; hogy melyik, azt a polgármester dönti el.

    A tisztség a következő választásig a tiéd. Előnyét évente egyszer használhatod, a körödben, a kerületi akciód előtt vagy után:
    - Alpolgármester: vegyél el egy tetszőleges szívességet.
    - Tanácselnök: tegyél lakatot egy kerületre.
    - Rendőrkapitány: küldj vissza egy kockát a zsákba.
    - Körzeti elnök: tegyél át egy kockát egy szomszédos kerületbe.

    A polgármesternek nincs évi előnye. Az első ciklusban senkinek sincs tisztsége, és ha egy választás nem hoz polgármestert, senki sem kap tisztséget.
    .title = Városi tisztségek

rules-mayor =
    Az a játékos a polgármester, aki a választáson a legtöbb kerületet nyerte; hogy döntetlennél mi történik, azt a polgármester megválasztásánál mondjuk el. A tisztség ezzel jár:
    - Azonnal 3 pont.
    - Te választod meg, melyik másik játékos melyik tisztséget kapja, mindenki egyet.
    - A következő ciklus minden évében te kezdesz.

    A polgármesternek nincs év közben használható előnye. A tisztség a következő választással megszűnik, és ugyanaz a játékos újra elnyerheti. Az utolsó választáson is van polgármester, aki mint mindig, megkapja a 3 pontot, de tisztségeket nem oszt.
    .title = A polgármester

rules-deputy =
    Évente egyszer, a körödben, vegyél el egy szívességet, bármelyik nemzetét. A nemzetnek sehol sem kell jelen lennie, de maradnia kell szívességének a készletben.
    .title = Alpolgármester

rules-council =
    Évente egyszer, a körödben, tegyél lakatot egy olyan kerületre, amely aktív, és még nincs rajta lakat. A ciklusra két lakatod van, tehát legfeljebb két évre, és te döntöd el, melyik kettőre.

    A lakatok addig maradnak, amíg a következő választáson az utolsó kerület is szavazott. Téged ugyanúgy kötnek, mint mindenki mást.
    .title = Tanácselnök

rules-police =
    Évente egyszer, a körödben, tartóztass le egy kockát: válassz egy kerületet, amelyben legalább két kocka van, és küldj vissza közülük egyet, bármelyik nemzetét, a zsákba. Nem kell, hogy legyen ott főnököd.

    Teljes lakatnál (a 2020-as kiadásban ez a szokásos) a lelakatolt kerületek elérhetetlenek neked. Lerakási lakatnál (a 2009-esben ez a szokásos) ott is letartóztathatsz.
    .title = Rendőrkapitány

rules-precinct =
    Évente egyszer, a körödben, telepíts át egy kockát: válassz egy kerületet, amelyben legalább két kocka van, és tegyél át közülük egyet, bármelyik nemzetét, egy szomszédos kerületbe, amely aktív, és nincs rajta lakat. Egyik kerületben sem kell, hogy legyen főnököd, és szívesség nem jár érte.

    Teljes lakatnál (a 2020-as kiadásban ez a szokásos) lelakatolt kerületből nem vihetsz ki kockát. Lerakási lakatnál (a 2009-esben ez a szokásos) igen.
    .title = Körzeti elnök

rules-locks =
    A lakat elzárja a kerületet az érkezők elől: senki sem rakhat le benne se főnököt, se kockát, semmilyen módon. Ez a tanácselnökre is vonatkozik, az áttelepített kockára is, meg az 1. és a 2. kerület bónuszkockájára is.

    Hogy a lakat mi mást tilt, az az asztalotok beállítása:
    - Teljes lakat (a 2020-as kiadásban ez a szokásos): elvenni sem szabad semmit. A kerületben nincs rágalom és nincs terjesztés, nincs letartóztatás, és kocka sem vihető ki belőle.
    - Lerakási lakat (a 2009-es kiadásban ez a szokásos): a kerületben szabad rágalmazni, terjeszteni és letartóztatni, és kockát is ki lehet vinni belőle.

    A lelakatolt kerület ugyanúgy szavaz, mint a többi, és főnökei a szokásos módon hagyják el. Amikor a választáson az utolsó kerület is szavazott, minden lakat egyszerre lekerül.
    .title = Lelakatolt kerületek

rules-slander =
    A 2. ciklustól minden ciklusban egyszer megrágalmazhatsz egy másik játékost a körödben, a kerületi akciód előtt vagy után.

    Válassz egy kerületet, ahol mindkettőtöknek van főnöke. Fizess egy rágalomjelzőt és egy szívességet, olyan nemzetét, amely abban a kerületben jelen van. Az áldozat egyik ottani főnöke hazamegy. Ezután azonnal terjesztheted a rágalmat.

    Például neked is, egy ellenfelednek is egy-egy főnöke van a 6. kerületben, és ott egy olasz kocka is áll. Fizetsz egy rágalomjelzőt és egy olasz szívességet, és az ellenfél főnöke elhagyja a 6. kerületet.

    A szívesség visszakerül a készletbe, a jelző kikerül a játékból. Az a rágalom, amelyet egy ciklusban nem használsz ki, nem marad meg a következőre: egy ciklusban sosincs kettő. A megtartott jelző a végén 1 pontot ér.

    A lelakatolt kerület teljes lakatnál (a 2020-as kiadásban ez a szokásos) védve van a rágalomtól, lerakási lakatnál (a 2009-esben ez a szokásos) nem.
    .title = Rágalom

rules-spread =
    Közvetlenül egy rágalom után terjesztheted, egyszer. Válassz egy kerületet, amely szomszédos az elsővel, ahol ugyanaz a nemzet jelen van, és ahol neked is, ugyanannak az áldozatnak is van főnöke. Fizess még két szívességet ugyanabból a nemzetből, és az áldozat egyik ottani főnöke is hazamegy.

    A két lépés együtt tehát egy rágalomjelzőbe és egy nemzet három szívességébe kerül. Harmadik lépés nincs. Ha egyetlen kerület sem felel meg, vagy kettőnél kevesebb ilyen szívességed maradt, a játék nem kérdez.

    Például egy olasz rágalom a 6. kerületből a 14. kerületbe terjedhet, ha ott van egy olasz kocka, és mindkettőtöknek egy-egy főnöke. Nem számít, ha a két kerület között zónahatár fut.

    Teljes lakatnál (a 2020-as kiadásban ez a szokásos) a rágalom nem terjedhet lelakatolt kerületbe. Lerakási lakatnál (a 2009-esben ez a szokásos) igen.
    .title = A rágalom terjesztése

## Szabálysúgó: a választás

rules-election =
    A 4., a 8., a 12. és a 16. év után választás van. Lépésről lépésre:
    - A Castle Gardenben maradt kockák visszakerülnek a zsákba.
    - A kerületek egymás után szavaznak: I. zóna (1, 2, 4, 7, 6, 14), II. zóna (9, 15, 8, 5, 3), III. zóna (17, 11, 13, 10). A zárt zónák kerületei kimaradnak.
    - Minden lakat lekerül.
    - Kiderül, kik a bevándorlók vezetői, és megkapják szívességeiket.
    - A megnyert kerületek pontot érnek. A régi tisztségek megszűnnek, megválasztják a polgármestert, és ő 3 pontot kap.
    - A polgármester kiosztja a többi tisztséget, kivéve az utolsó választás után.
    - Megnyílik egy új zóna, ha itt az ideje.

    Egy kerületben azok a játékosok a jelöltek, akiknek legalább egy főnökük van ott. Jelölt nélkül nem történik semmi. Egyetlen jelölt licit nélkül nyer. Különben a jelöltek titokban szívességekkel licitálnak, és a legtöbb szavazat, a főnökök és a szívességek együtt, megnyeri a kerületet. Ha az élen döntetlen van, senki sem nyeri meg.

    Ezután minden főnök elhagyja a kerületet, a győztes egyetlen főnöke kivételével. Ha a kerülethez bónusz jár, a győztes a következő kerület szavazása előtt kapja meg.
    .title = A választás

rules-bids =
    Ha egy szavazó kerületben két vagy több játékosnak van főnöke, mindegyikük titokban licitál szívességekkel. Annyival licitálhatsz, amennyi nálad van, bármelyik nemzetével, amely abban a pillanatban jelen van a kerületben, tetszés szerint vegyítve. Az üres licit is megengedett. A liciteket egyszerre fedjük fel.

    Szavazataid az ottani főnökeid és a licitált szívességeid együtt. A legtöbb szavazat nyer, és ha az élen döntetlen van, senki sem nyer. Minden licitált szívesség visszakerül a készletbe, a veszteseké is.

    Például ír és német kockák vannak a kerületben. 2 főnököd van, és 1 ír meg 2 német szívességet licitálsz: 5 szavazat. Egy ellenfélnek 3 főnöke van, és 1 német szívességet licitál: 4 szavazat. Te nyersz, mind a négy szívesség elvész, és egy főnököd ott marad.

    Ha nincs olyan szívességed, amellyel itt licitálni lehetne, a játék nem kérdez, és a licited üres. Ha ez minden jelöltre igaz, azonnal a főnökök döntenek egyedül. Ha licitálhatsz, a játék megkérdez, akkor is, ha semmilyen licit nem változtathat az eredményen.

    A kerületek egyenként szavaznak: amit itt elköltesz, az a következő kerületben hiányzik, és a 4. vagy a 7. kerületben nyert szívességgel egy későbbiben már licitálhatsz.
    .title = Licitek és szavazatok

rules-ties =
    Ha egy kerületben két vagy több jelölt között döntetlen a legtöbb szavazat, senki sem nyeri meg. Minden főnök elhagyja, és minden licitált szívesség elvész. A kerület senkinek sem ér pontot, nem hoz bónuszt, és kockái senkinek sem számítanak a bevándorlók vezetőinél.

    Hogy mi dönt, ha a polgármesteri címért vagy a győzelemért áll fenn döntetlen, azt a döntetlenek feloldásánál mondjuk el.
    .title = Döntetlen egy kerületben

rules-bonus-wards =
    Négy kerület bónuszt ad a győztesének, azonnal, a következő kerület szavazása előtt:
    - 1. és 2. kerület: rakj le a zsákból egy kockát, bármelyik nemzetét, bármelyik aktív, lakat nélküli kerületbe. Szívesség nem jár érte.
    - 4. és 7. kerület: vegyél el egy szívességet, bármelyik nemzetét.

    Mindkettőről lemondhatsz. A kocka olyan kerületbe is kerülhet, amely még ezután szavaz, és ott a nemzetének szívességeivel már licitálni lehet. A lelakatolt kerületbe nem kerülhet, még az éppen megnyertbe sem: a lakatok addig maradnak, amíg az utolsó kerület is szavazott.

    A 14. kerülethez, a Tammany Hallhoz nem jár ilyen bónusz, de 1 helyett 2 pontot ér. A polgármester megválasztásánál így is egy kerületnek számít.
    .title = Bónuszt adó kerületek

rules-leaders =
    Amikor minden kerület szavazott, lekerülnek az előző vezetők jelölői. Aztán megkeressük minden nemzet vezetőjét, először az írekét, aztán az angolokét, a németekét és az olaszokét: számold meg a nemzet kockáit azokban a kerületekben, amelyeket az egyes játékosok ezen a választáson megnyertek. Akinek a legtöbb van, 3 szívességet vesz el abból a nemzetből.

    Ha a legtöbb kocka döntetlen, mindegyikük vezető, és mindegyik 3-at vesz el. Ha egyetlen megnyert kerületben sincs ilyen kocka, a nemzetnek nincs vezetője.

    Például a te megnyert kerületeidben 4 ír és 2 olasz kocka van, egy ellenfeledéiben 3 ír és 2 olasz, a többi győztesnek pedig nincs ezekből. Te 3 ír szívességet veszel el, és mindketten 3-3 olaszt.

    A vezető jelölője egy főnök a saját készletéből. Addig marad ott, amíg legközelebb vezetőket nevezünk meg.
    .title = A bevándorlók vezetői

rules-points =
    Minden választáson:
    - 1 pont minden megnyert kerületért.
    - Ehelyett 2 pont a 14. kerületért, a Tammany Hallért.
    - 3 pont az új polgármesternek.

    A játék végén:
    - 2 pont minden nemzetért, amelyből nálad van a legtöbb szívesség. Ha a legtöbb döntetlen, mindegyikük 2 pontot kap.
    - 1 pont minden fel nem használt rágalomjelzőért.

    Például a 2., a 6. és a 14. kerület 4 pontot hoz, és összesen 7-et, ha velük polgármester leszel. Pontot sosem veszítesz.
    .title = Győzelmi pontok

rules-mayor-election =
    Az a játékos a polgármester, aki a legtöbb kerületet nyerte. A 14. kerület itt egy kerületnek számít.

    Döntetlennél a kézben lévő szívességek döntenek. A bevándorlók vezetőinek most kifizetett szívességek is számítanak. Minden lépésben csak azok maradnak versenyben, akik között még döntetlen van:
    - a legtöbb szívesség összesen
    - a legtöbb ír szívesség
    - a legtöbb angol szívesség
    - a legtöbb német szívesség
    - a legtöbb olasz szívesség

    Ha még mindig döntetlen, az előző ciklus polgármestere marad hivatalban, akkor is, ha nincs a döntetlenben érintettek között, és ő kapja a 3 pontot. Ha előtte nem volt polgármester, most sincs: senki sem kap tisztséget, és újra az előző ciklus kezdőjátékosa kezd.
    .title = A polgármester megválasztása

## Szabálysúgó: a játék vége

rules-end =
    A játék a negyedik választás után ér véget. Ez is úgy zajlik, mint a többi, egészen az új polgármesterig és a 3 pontig. Más tisztséget nem osztanak ki.

    Aztán következnek az utolsó pontok:
    - Minden nemzetért 2 pont annak, akinél a legtöbb szívessége van, legalább egy. Ha a legtöbb döntetlen, mindegyikük 2 pontot kap.
    - 1 pont minden fel nem használt rágalomjelzőért.

    Az nyer, akinek a legtöbb pontja van. Ha ebben döntetlen van, a szívességek döntenek, aztán a polgármesteri tisztség: lásd a döntetlenek feloldását.
    .title = A játék vége

rules-tie-breaks =
    A polgármesteri címnél és a győzelemnél a döntetlent a szívességek oldják fel. Minden lépésben csak azok maradnak versenyben, akik között még döntetlen van: a legtöbb szívesség összesen, aztán a legtöbb ír, a legtöbb angol, a legtöbb német, a legtöbb olasz.

    Ha ez sem dönt:
    - A polgármesternél: az előző ciklus polgármestere marad, akár érintett a döntetlenben, akár nem, és ő kapja a 3 pontot. Ha nem volt, senki sem polgármester.
    - A győzelemnél: az utolsó választás polgármestere nyer, ha azok között van, akik között még döntetlen áll fenn. Ha nincs, osztoznak a győzelmen.

    Az első utáni helyekről a pontok, majd ugyanígy a szívességek döntenek. Akik így is egyenlők, osztoznak a helyen.

    A döntetlen egy kerületben más dolog: ott senki sem nyer.
    .title = Döntetlenek feloldása

rules-secrets =
    Szinte minden nyílt: a kockák, a főnökök, a szívességek, a rágalomjelzők, a pontok, és az is, hogy miből mennyi van a zsákban. Két dolog titkos:
    - egy licit, amíg annak a kerületnek minden licitje be nem érkezett
    - a sorrend, amelyben a zsák a kockáit adni fogja

    Ezeket senki sem tudja meg előbb: se játékos, se néző, se bot.
    .title = Mi nyilvános és mi titkos

## Szabálysúgó: készlet, döntések, kiadások

rules-supply =
    Mi történik, ha valami elfogy:
    - Kockák: a Castle Garden annyit kap, amennyi a zsákban még van. Ha mindkettő üres, nincs Letelepítés. Ha a zsák üres, az 1. és a 2. kerület bónusza elmarad.
    - Szívességek: amelyik nemzeté elfogyott, abból nem lehet elvenni, és a Letelepítés sem ad. Ha egy nemzet vezetőinek nem jut elég a maradékból, a körök sorrendjében egymás után kapják meg, fejenként 3-at vagy ami még van.
    - Főnökök: annyit raksz le, amennyit az akció kér, és amennyi van. Amelyik jelölőhöz nincs főnököd, az elmarad, de a megtiszteltetés így is a tiéd.

    Az asztalotok választhatja a korlátlan készletet: akkor a főnökök és a szívességek sosem fogynak el. A kockák, a rágalomjelzők és a lakatok száma mindig korlátozott.
    .title = Ha elfogy a készlet

rules-rulings =
    Ahol a nyomtatott szabály hallgat vagy nem világos, ennek a programnak akkor is kell egy válasz. Ezek a válaszok a döntései, Q1-től Q13-ig. Néhányuk csak kimondja, amit egy nyomtatott szöveg már tartalmaz, és azért szerepel itt, mert sokan kérdezik; ezt ott jelezzük is.
    .title = Döntések

rules-editions =
    A játék 2009-ben, majd 2020-ban újra megjelent. Asztalotok e kiadások egyikét játssza: a 2020-ast, hacsak mást nem választott. Csak három szabály különbözik, E1-től E3-ig: mit tilt a lakat, mikor telik meg először a Castle Garden, és milyen színűek a németek.

    Másutt az egyik nyomtatott szöveg többet mond a másiknál, vagy másképp mondja. A program ezeket mindkét kiadásban egyformán játssza:
    - Teljes döntetlennél a polgármester marad, és ő kezdi a következő ciklust. Ha még nem volt polgármester, addig nincs is, amíg a teljes döntetlen tart, és a kezdőjátékos ugyanaz marad.
    - A döntetlen feloldása csak azokat veti össze, akik között még döntetlen van.
    - Az 1. és a 2. kerület bónuszkockája a zsákból jön. Nem hoz szívességet, és az áttelepített kocka sem.
    - Minden kézben lévő szívesség nyilvános.
    - Az üres licit is megengedett. Egyetlen jelölt licit nélkül nyer.
    - A rágalom terjesztéséhez a második kerületben is kell saját főnök.
    - A vezetők megnevezése az írekkel kezdődik.
    - Letelepítésnél a főnök megelőzi a kockát.
    - Az asztalnál szabad beszélni.
    - A zóna a választás és a következő év között nyílik meg. Egyes szövegek ezt a választás végének, mások az 5. vagy a 9. év kezdetének hívják.
    .title = A 2009-es és a 2020-as kiadás

rules-options =
    Ezeket az asztal megnyitásakor lehet választani:
    - Játékosok: 3, 4 vagy 5.
    - Kiadás: 2020 (alapértelmezés) vagy 2009.
    - Lakat: teljes vagy lerakási. Az alapértelmezést a kiadás adja, 2020-ban teljes, 2009-ben lerakási, de bármelyik kiadáshoz bármelyik választható.
    - Készlet: mint a dobozban (alapértelmezés), ahol a főnökök és a szívességek elfogyhatnak, vagy korlátlan, ahol sosem fogynak el.

    Egy asztal azt is megengedheti, hogy a játékosok kicseréljék a licitjüket, amíg a kerület utolsó licitje be nem érkezett. Enélkül a licit végleges.
    .title = Az asztal beállításai

rules-moves =
    A lépéseket néhány (angol) szóval is le lehet írni. A kerületet a száma, a játékost a helyének betűje jelöli.
    - campaign 4 7: egy főnök a 4. és egy a 7. kerületbe; campaign 4 4: mindkettő a 4. kerületbe
    - campaign 4: az egyetlen megmaradt főnököd; campaign none: nincs több főnököd
    - settle 2 english 6: egy főnök a 2. kerületbe, aztán egy angol kocka a 6. kerületbe; settle english 6: nincs több főnököd
    - take irish: egy ír szívesség, az alpolgármesternek vagy a 4. vagy a 7. kerület győztesének
    - arrest german 14: a rendőrkapitány a 14. kerület egy német kockáját a zsákba küldi
    - lock 5: a tanácselnök lakatot tesz az 5. kerületre
    - move irish 5 3: a körzeti elnök egy ír kockát az 5. kerületből a 3. kerületbe tesz át
    - slander 8 b german: a b játékos egy főnöke elhagyja a 8. kerületet, egy német szívesség árán
    - slander 8 b german spread 14: és egy másik a 14. kerületet, még kettő árán
    - bid irish 2 english 1: licit három szívességgel; bid none: üres licit
    - place irish 5: az 1. vagy a 2. kerület bónusza, egy ír kocka az 5. kerületbe
    - pass: köszönöm, nem kérek bónuszt
    - appoint b deputy c police: a polgármester kiosztja a tisztségeket (deputy = alpolgármester, council = tanácselnök, police = rendőrkapitány, precinct = körzeti elnök)
    - end: vége a körödnek
    .title = Hogyan írjuk le a lépéseket

## Döntések (docs/rules/tammany-hall.md, 10)

ruling-q1 =
    A Castle Garden annyi kockát kap, amennyi a zsákban még van. Ha egyikben sincs egy sem, nincs Letelepítés, és a Kampány marad az egyetlen kerületi akció. Ez a mi döntésünk: a nyomtatott szabály nem mondja meg.
    .title = Mi van, ha a zsákban kevés a kocka?

ruling-q2 =
    Nem. A Kampány két főnöke, illetve a Letelepítés főnöke és kockája egyetlen akció. Tisztségedet vagy a rágalmat előtte vagy utána használd. Ez csak kimondja, amit a nyomtatott szabály tartalmaz.
    .title = Jöhet-e másik akció a két lerakás közé?

ruling-q3 =
    Igen. Minden nyomtatott szöveg szerint a győztes elveheti a bónuszt, tehát senkinek sem kötelező. Amit hozzáteszünk: csak olyan nemzetet választhatsz, amelyből még van, az 1. és a 2. kerületnél a zsákban, a 4. és a 7. kerületnél a szívességek készletében. Ha ott már semmi sincs, a bónusz elmarad.
    .title = Le lehet-e mondani egy kerület bónuszáról?

ruling-q4 =
    Nem. Ha egyetlen megnyert kerületben sincs kockája egy nemzetnek, nincs vezetője. És ha a játék végén senkinél sincs szívessége, senki sem kap érte pontot. Ez a mi döntésünk: a nyomtatott szabály nem mondja meg.
    .title = Lehet-e nullával valakinek a legtöbbje egy nemzetből?

ruling-q5 =
    Mindenre együtt 19 főnököd van: a kerületekben állók, egy minden nemzeten, amelyet vezetsz, egy a tisztségeden. Annyit kell leraknod, amennyit az akció kér, amíg a készletedből futja. Ha egy maradt, a Kampány egyet rak le. Ha egy sem maradt, egyet sem, és ezt külön lépésként mondod ki, vagy Letelepítéssel csak a kockát rakod le.

    Ha nincs főnököd egy tisztség vagy egy általad vezetett nemzet jelölőjéhez, a jelölő elmarad, és később sem kerül oda. A tisztség vagy a vezetés így is a tiéd. A nemzeteken álló jelölők akkor térnek vissza, amikor legközelebb vezetőket nevezünk meg.

    Ez a mi döntésünk, és ugyanazt teszi, amit a nyomtatott kellékek tennének. Korlátlan készletnél sosem kerül rá sor.
    .title = Mi van, ha egy játékos főnökei elfogynak?

ruling-q6 =
    Igen. Az a polgármester, aki azért marad, mert semmi sem oldotta fel a döntetlent, ugyanúgy 3 pontot kap, mint az újonnan megválasztott. Ez a mi döntésünk egy vitatott kérdésben: az egyik nyomtatott szöveg szerint a polgármester nyer, a másik szerint a tisztség nála marad.
    .title = Kap-e 3 pontot a teljes döntetlennel maradó polgármester?

ruling-q7 =
    A döntetlenben lévő játékosok osztoznak a győzelmen. A nyomtatott szabály csak annyit mond, hogy a polgármester nyer, azt nem, hogy mi történik, ha az utolsó polgármester nincs köztük, ezért ez a mi döntésünk.
    .title = Mi van, ha az utolsó polgármester nincs a győzelemért döntetlenben lévők között?

ruling-q8 =
    Akkor nem lehet többet elvenni. A Letelepítés e nemzet kockájával nem ad szívességet. Ha a nemzetet több játékos vezeti, a körök sorrendjében kapják meg, a véget érő ciklus kezdőjátékosával kezdve: mindegyik 3-at vesz el, vagy ami még van.

    Ez a mi döntésünk, és ugyanazt teszi, amit a nyomtatott kellékek tennének. Korlátlan készletnél sosem kerül rá sor.
    .title = Mi van, ha egy nemzet szívességei elfogynak?

ruling-q9 =
    Akkor ebben az évben egyszerűen nem használod. Később semmivel sem pótolható. Ez csak kimondja, amit a nyomtatott szabály tartalmaz.
    .title = Mi van, ha tisztséged előnye lehetetlen?

ruling-q10 =
    Azok a játékosok, akik mind egyetlen kerületet sem nyertek, ugyanúgy döntetlenben vannak, mint bárki más, tehát a döntetlen szokásos feloldása mondja meg, ki a polgármester, elsőként a szívességek. Ez csak kimondja, amit a nyomtatott szabály tartalmaz.
    .title = Ki a polgármester, ha senki sem nyert kerületet?

ruling-q11 =
    Mind egyszerre, amikor a választás utolsó kerülete is szavazott, és mielőtt a tisztségeket kiosztják; az utolsó választás után is. Addig a lakat érvényes: az 1. vagy a 2. kerületben nyert kocka nem kerülhet lelakatolt kerületbe, még magába az 1. vagy a 2. kerületbe sem, ha éppen azon van lakat. Ez csak kimondja, amit a nyomtatott szabály tartalmaz.
    .title = Pontosan mikor kerülnek le a lakatok?

ruling-q12 =
    Az, hogy egy játékos licitált, azonnal nyilvános. Hogy mit licitált, nemzetekkel és számokkal, azt mindenki akkor látja, amikor a liciteket felfedjük. A licit végleges, hacsak az asztalotok meg nem engedi, hogy a játékos kicserélje, amíg a kerület utolsó licitje be nem érkezett. Ez a mi döntésünk: a nyomtatott szabály erre nem tér ki.
    .title = Ki és mikor látja, mit licitáltak?

ruling-q13 =
    Nem. A lelakatolt kerület a szokásos módon szavaz, és főnökei a szokásos módon hagyják el, a győztes egyetlen főnöke kivételével. A kiadó válaszai a játékosoknak csak a játékosok akcióiról és tisztségeiről szólnak, ezért ez a mi döntésünk.
    .title = Ott tartja-e a lakat a főnököket a választáson?

## A kiadások szabályai (docs/rules/tammany-hall.md, 11)

edition-e1 =
    - 2009: nem rakható le benne se főnök, se kocka, és kocka nem is telepíthető át bele. A rágalom, a terjesztés és a letartóztatás megengedett benne, és kockát is ki szabad vinni belőle.
    - 2020: nem rakható le benne és nem vehető el belőle se főnök, se kocka. Nincs tehát benne rágalom és terjesztés, nincs letartóztatás, és nincs áttelepítés se ki, se be.

    Az első a 2009-es francia és német kiadás szövege. A magyar kiadás az elvételt is tiltja, és a kiadó későbbi válaszai a játékosoknak ezt mindegyikre kimondják. Egy asztal bármelyik kiadáshoz bármelyik szabályt választhatja: a lakat beállítása lerakási vagy teljes.
    .title = Mit tilt a lakat?

edition-e2 =
    - 2009: a játék első körében.
    - 2020: az előkészületeknél.

    A kockák húzása ugyanaz, és semmi más nem függ tőle.
    .title = Mikor telik meg először a Castle Garden?

edition-e3 =
    - 2009: narancssárga.
    - 2020: sárga.

    A többi nemzet mindkettőben ugyanolyan: az ír zöld, az angol fehér, az olasz kék.
    .title = Milyen színűek a németek?

## Ami magától történik, a naplóba

# $ward: a kerület száma, $seat: egy név, $votes és $others: a győztes és a következő szavazatai
news-election = A { $year }. évi választás.
news-ward-won = { $ward }. kerület: { $seat } nyer, { $votes }–{ $others }.
news-ward-alone = { $ward }. kerület: { $seat } egyedül indul, és nyer.
# $seats: több név
news-ward-tied = { $ward }. kerület: döntetlen { $votes } szavazattal ({ $seats }), senki sem nyer.
news-leader =
    { $nation ->
        [irish] Az írek
        [english] Az angolok
        [german] A németek
       *[italian] Az olaszok
    } { $count ->
        [one] vezetője
       *[other] vezetői
    }: { $seats }.
news-mayor = { $seat } a polgármester.
news-no-mayor = Teljes döntetlen: nincs polgármester, és senki sem kap tisztséget.
news-points = { $seat } { $points } pontot szerez ezen a választáson.
news-most-favors =
    A legtöbb { $nation ->
        [irish] ír
        [english] angol
        [german] német
       *[italian] olasz
    } szívességért { $points } pont: { $seats }.
news-tokens = Megmaradt rágalomjelzőkért { $points } pont: { $seat }.
