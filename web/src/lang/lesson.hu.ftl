## A lecke: egy tízperces első játszma, amely játék közben tanít.
## A *csillagok* közötti szavak félkövérek; a csillagok párban állnak. Helyek: Fernando, te, Honora.
title-learn = A { $game } megtanulása
nav-learn = Tanulás
lesson-home = Tízperces lecke
lesson-none = Ehhez a játékhoz még nincs lecke.
lesson-title = Lecke
lesson-step = lépés: { $n } / { $all }
lesson-kick = Tízperces lecke · { $n } / { $all }
lesson-known = Eddig ezt tudod
lesson-known-none = Még semmit. Az első főnököddel ez megváltozik.
lesson-next = Következik
lesson-note = Te csinálod, nem mi. Minden mást megmagyarázunk és visszavonunk.
lesson-back = Vissza
lesson-show = Mutasd
lesson-leave = Kilépés
lesson-go-on = Tovább
# Ahol a lépés szövege és a gombok nem férnek el egymás mellett: egyikről a másikra
lesson-do = Most te
lesson-read = Újraolvasom
lesson-again = Elölről kezdem
# Egy elért cél előtt, azoknak, akik hallgatják
lesson-done = Kész:
lesson-taken-back = Visszavonva.
lesson-wrong = Igazi asztalnál ezt megteheted, de ez a lecke másfelé megy. Nézd, mi van sárgarézzel kiemelve.
# Ami minden lépésnél elhangzik. $deed: a következő kettő, vagy egy kérdés
lesson-said = Lecke, { $n }. lépés, összesen { $all }: { $title }. { $thought } { $deed }
lesson-now = Most: { $deed } { $how }
# Elutasítás helyett: a lecke lapja mondja meg, miért
refusal-lesson = { "" }

## 1
lesson-boss-title = Tegyél egy főnököt a térképre
lesson-boss-thought = New York, 1850. Te, *Fernando* és *Honora* hat kerületért küzdötök. Tizenhat év, minden negyedik után választás. Egy *főnök* a kerületben egy szavazat. Fernando kezdett, az 1. és a 14. kerületben.
lesson-boss-goal-1 = Válaszd a Letelepítést.
    .how = A Kampány mellett áll.
lesson-boss-goal-2 = Tegyél főnököt a 4. kerületbe.
    .how = Válaszd ki a kerületet a térképen.
lesson-boss-why = Miért a 4. kerület? Még senki sincs ott, és a győztese ráadásul egy szívességet is kap.
lesson-boss-call = Itt még senki sem indul.
    .title = Az első főnököd
lesson-boss-known = A *főnök* szavazat a maga kerületében.
lesson-boss-wrong = Bármelyik nyitott kerület jó lenne. Kezdjük a 4. kerületben: még senki sincs ott, és a győztese kap egy szívességet.
lesson-boss-wrong-kind = Ez egy kampány kezdete: két főnök. Mindjárt az is sorra kerül. Előbb válaszd a Letelepítést.

## 2
lesson-newcomer-title = Egy bevándorló és egy szívesség
lesson-newcomer-thought = Főnököd a 4. kerületben áll. Most hozz valakit a *Castle Gardenből* egy kerületbe. Ezért *szívességet* kapsz ugyanattól a nemzettől: ez egy szavazat, amelyet később használhatsz fel.
lesson-newcomer-goal-1 = Főnök a 4. kerületbe
    .how = Válaszd a Letelepítést, aztán a 4. kerületet.
lesson-newcomer-goal-2 = Hozz egy németet a 4. kerületbe.
    .how = Válaszd a németet, aztán a kerületet.
lesson-newcomer-why = Miért németet? Egy a 2., egy a 6. kerületben él, a szomszédban: a szívességed ott is számít majd.
lesson-newcomer-call = A német a főnököd mellé kerül a 4. kerületbe; a szívesség a kezedbe.
    .title = Aztán a kerület
lesson-newcomer-known = A *bevándorló* szívességet hoz. Ott számít, ahol a nemzete él.
lesson-newcomer-wrong = Majdnem. Ezúttal egy főnök a 4. kerületbe, és egy német ugyanoda.
lesson-newcomer-wrong-boss = A főnök a 4. kerületbe megy, ahol senki más nem áll.
lesson-newcomer-wrong-nation = Az a szívesség kevesebb környező kerületben számítana. A szomszédban, a 2. és a 6. kerületben németek élnek: németet válassz.
lesson-newcomer-wrong-ward = A bevándorló bármelyik kerületbe mehet, akár van ott főnököd, akár nincs. Most a 4. kerületbe kellenek németek, hogy ott számítson a német szívesség.
lesson-newcomer-wrong-settle = A bevándorló bármelyik kerületbe mehet, akár van ott főnököd, akár nincs. Most a 4. kerületbe kellenek németek, hogy ott számítson a német szívesség.
lesson-newcomer-wrong-kind = Ez kampány lenne. Maradj a Letelepítésnél: az hozza a szívességet.

## 3
lesson-turn-title = Fejezd be a kört
lesson-turn-thought = Egy főnök és egy szívesség: ez volt a *kerületi akciód*, évente egy. Igazi asztalnál a Visszavonással meg nem történtté teheted, amíg a köröd véget nem ér. Aztán a többiek jönnek.
lesson-turn-goal-1 = Fejezd be a kört.
    .how = Ez a sötét gomb.
lesson-turn-known = Egy év: mindenkinek egy köre van.
lesson-turn-wrong = Ebben az évben megvolt a kerületi akciód. Fejezd be a kört.
lesson-turn-after = Honora egy angol családot hoz a 7. kerületbe, és most van egy angol szívessége. Aztán kezdődik a második év: Fernando ugyanezt teszi a 14. kerületben. Az a *Tammany Hall*, és két pontot ér.
lesson-turn-next = A második köröd, a másik kerületi akcióval.

## 4
lesson-campaign-title = Két főnök egyszerre
lesson-campaign-thought = A Letelepítés egy főnököt és egy szívességet adott. A *Kampány* két főnököt ad és semmi szívességet: szavazatokat, amelyeket mindenki lát. Tedd őket oda, ahol németek élnek, hogy a szívességed mindkettőnek segíthessen.
lesson-campaign-goal-1 = Főnökök a 2. és a 6. kerületbe.
    .how = Maradj a Kampánynál, és válaszd ki mindkettőt a térképen.
lesson-campaign-goal-2 = Fejezd be a kört.
    .how = Ez a sötét gomb.
lesson-campaign-known = *Kampány*: két főnök. *Letelepítés*: egy főnök, egy bevándorló, egy szívesség.
lesson-campaign-wrong = Az a kerület is jó lenne, de ott nem él német, vagy már ott állsz. Válaszd a 2. és a 6. kerületet.
lesson-campaign-wrong-kind = Előbb két főnök, egy a 2. és egy a 6. kerületbe, Kampánnyal; aztán fejezd be a kört.
lesson-campaign-after = Honora a 2. kerületben válaszol neked. Fernando a 6. kerületbe jön, és hoz egy németet: most már neki is van német szívessége. A szavazás előtt semmi sem a tiéd.
lesson-campaign-next = Hogyan látod egy pillantással, ki vezet.

## 5
lesson-lead-title = Ki vezet egy kerületben?
lesson-lead-thought = A kerület számtáblája annak a *színét* viseli, akinek ott a legtöbb főnöke van. A sima papír döntetlent jelent, vagy üres kerületet. Nézd meg a 2., a 4. és a 6. kerületet.
lesson-lead-question = Melyikben vezetsz?
lesson-lead-choice-2 = 2. kerület
lesson-lead-choice-4 = 4. kerület
lesson-lead-choice-6 = 6. kerület
lesson-lead-known = A *számtábla* mutatja, ki vezet a kerületben.
lesson-lead-wrong-2 = A 2. kerületben Honorának ugyanannyi főnöke van, mint neked: döntetlen, ezért sima a számtáblája.
lesson-lead-wrong-6 = A 6. kerületben Fernandónak ugyanannyi főnöke van, mint neked: döntetlen, ezért sima a számtáblája.
lesson-lead-after = A 4. kerület, úgy van. Eltelik két év: letelepítesz egy olaszt a 6. és egy németet a 2. kerületben, Fernando és Honora is tovább nyomul. Aztán jön a *választás napja*.
lesson-lead-next = Az első választás, zárt markokkal.

## 6
lesson-count-title = A kerületek szavaznak
lesson-count-thought = A nyilak mentén szavaznak. Fernando egyedül állt az 1. kerületben: az övé, *szavazás nélkül*. A 2. kerületben Honorával találkozol, két-két főnökkel. Szívesség csak akkor számít, ha a nemzete *ott él*: angolok és németek.
lesson-count-question = Melyik szívességed nem ér itt semmit?
lesson-count-choice-german = Német
lesson-count-choice-italian = Olasz
lesson-count-known = Az egyedüli jelölt szavazás nélkül nyer.
lesson-count-wrong-german = Nézd meg a 2. kerület kockáit: németek élnek ott, tehát a német szívességeid számítanak.

## 7
lesson-fist-title = A zárt markod
lesson-fist-thought = Mindketten a markotokba rejtetek szívességeket; *egyszerre* nyílnak ki. Egy főnök egy szavazat, egy szívesség egy szavazat. A legtöbb szavazat nyer, a *döntetlen* senkié. Amit licitálnak, elvész, a vesztesé is.
lesson-fist-goal-1 = Zárd a markodba két német szívességet.
    .how = Nyomd meg kétszer a + jelet, aztán a sötét gombot.
lesson-fist-why = Miért mindkettőt? Honorának két angol szívessége van. Ha egyet visszatart, a te kettőd nyer.
lesson-fist-known = A *licitek* egyszerre nyílnak ki, és elvesznek. A döntetlen senkié.
lesson-fist-wrong = Itt csak a német szívességeid számítanak. Tedd mindkettőt a markodba.
lesson-fist-wrong-less = Ez legfeljebb három szavazat: Honora egyetlen szívességgel döntetlent ér el, és akkor senki sem nyeri meg a kerületet. Tedd bele mindkét német szívességet.
lesson-fist-after = Négy szavazat három ellen: a 2. kerület a tiéd. Egy főnököd ott *marad* a következő ciklusra, mindenki más távozik. A szívességek elvesztek.

## 8
lesson-bonus-title = Vannak kerületek, amelyek többet adnak
lesson-bonus-thought = Az 1. és a 2. kerület győztese lerakhat egy *bevándorlót* a zsákból, a 4. és a 7. kerületé egy *szívességet* kap. Most a 4. kerület szavaz. Egyedül állsz ott, tehát az is a tiéd.
lesson-bonus-goal-1 = Rakj le egy németet a 4. kerületbe.
    .how = Válaszd a németet, aztán a 4. kerületet.
lesson-bonus-goal-2 = Vegyél el egy német szívességet.
    .how = Válaszd a németet, aztán a sötét gombot.
lesson-bonus-why = Miért megint német? Aki egy nemzetből a legtöbb kockát nyeri, az lesz a vezetője.
lesson-bonus-known = Az 1. és a 2. kerület *bevándorlót*, a 4. és a 7. *szívességet* ad.
lesson-bonus-wrong = Ingyen van, kár lenne nem jól használni: válaszd a németet, ahogy a lecke kéri.
lesson-bonus-wrong-ward = Bármelyik kerület megkaphatja. A 4. kerületben, amelyet mindjárt megnyersz, biztosan neked számít.
lesson-bonus-wrong-place = Bármelyik kerület megkaphatja. A 4. kerületben, amelyet mindjárt megnyersz, biztosan neked számít.
lesson-bonus-wrong-nation = Bármelyik nemzetet választhatnád. Németből már most neked van a legtöbb: maradj náluk.
lesson-bonus-wrong-take = Bármelyik nemzetet választhatnád. A 6. kerület következik, és ott németek élnek: németet vegyél el.
lesson-bonus-after = A 7. kerületben csak Honora indul: szavazás nélkül az övé, és elvesz egy tetszőleges szívességet.
lesson-bonus-next = Egy kerület, amely eldönti, ki a polgármester.

## 9
lesson-mayor-title = Még egy kerület
lesson-mayor-thought = Két kerületed van. A harmadikkal *polgármester* leszel. A 6. kerületben Fernandónak két főnöke van, mint neked, és egy német szívessége. Németek és olaszok élnek ott, tehát minden szívességed számít.
lesson-mayor-goal-1 = Zárj a markodba egy németet és egy olaszt.
    .how = Nyomd meg a + jelet mindkettőnél, aztán a sötét gombot.
lesson-mayor-why = Miért mindkettőt? Fernando három szavazatig juthat. Négy biztosan nyer.
lesson-mayor-known = A legtöbb kerület: *polgármester*, három pont. Egy nemzet *vezetője* három szívességet kap.
lesson-mayor-wrong = Egy németet és egy olaszt: mindkét nemzet él a 6. kerületben.
lesson-mayor-wrong-less = Fernando három szavazatig juthat. Négynél kevesebbel döntetlen vagy vereség is lehet, és a polgármester három pontja többet ér egy szívességnél.
lesson-mayor-after = Te nyered a legtöbb kerületet: te vagy a *polgármester*. Egy kerület egy pont, a 14. kettő, a polgármesteré még három. Aki egy nemzetből a legtöbb kockát nyerte, az a *vezetője*, és három szívességet kap: a németeknél és az olaszoknál te.
lesson-mayor-next = A polgármester kötelessége.

## 10
lesson-offices-title = Oszd ki a tisztségeket
lesson-offices-thought = A polgármester mindenki másnak egy *tisztséget* ad: egy évente egyszer használható hatalmat. Neked ilyen nincs, de minden évben te kezdesz. A hasznosabbat add annak, aki le van maradva: Honorának 1 pontja van, Fernandónak 3.
lesson-offices-goal-1 = Honora: alpolgármester. Fernando: körzeti elnök.
    .how = Jelöld meg mindkettőt a táblázatban, aztán a sötét gomb.
lesson-offices-why = Miért nem a többit? A tanácselnök kerületeket lakatol le, a rendőrkapitány elküld embereket: talán éppen a tieidet.
lesson-offices-known = A *polgármester* osztja ki a tisztségeket, minden választás után.
lesson-offices-wrong = Szabad, és néha okos is. Ma Honora, aki le van maradva, alpolgármester lesz, Fernando pedig csak körzeti elnök.
lesson-offices-after = Öt új kerület nyílik meg. Eltelik egy év: te a 3. kerületben telepítesz le. Honora *alpolgármesterként* elvesz egy szívességet. Fernando *körzeti elnökként* áttelepít egy ír kockát, és főnököket tesz a te 2. és 6. kerületedbe.
lesson-offices-next = Mire jó egy tisztség egy körben.

## 11
lesson-office-title = Egy tisztség a körben
lesson-office-thought = A *tisztség* *évente egyszer* használható, a viselője saját körében, ingyen, a kerületi akció előtt vagy után: a kártyája a Kampány és a Letelepítés alatt áll. Fernando áttelepített egy ír kockát a 14. kerületből a 6.-ba, aztán ott kampányolt.
lesson-office-question = Mit nyer ezzel a kockával?
lesson-office-choice-point = Egy pontot
lesson-office-choice-favors = Ír szívességei számítanak a 6. kerületben
lesson-office-wrong-point = A kocka magában nem pont. Nézd a szívességeit: három közülük ír, és most ír kocka él a 6. kerületben.
lesson-office-known = A *tisztség* évente egyszer hat, a viselője körében, a kerületi akción felül.
lesson-office-list = A négy tisztség

## 12
lesson-slander-title = Vágj vissza: rágalom
lesson-slander-thought = Ciklusonként egyszer, a másodiktól: ahol mindkettőtöknek van főnöke, fizess egy *jelzőt* és egy ott élő nemzet egy *szívességét*, és a másik főnöke távozik. Még két szívességgel egy szomszédos kerületbe *terjed*.
lesson-slander-goal-1 = Nyisd meg a Rágalmat.
    .how = A kerületi akciód alatt áll.
lesson-slander-goal-2 = 6. kerület, Fernando ellen, egy német szívességgel.
    .how = Válaszd ki a kerületet, aztán a szívességet.
lesson-slander-goal-3 = Terjeszd a 2. kerületbe.
    .how = Válaszd a 2. kerületet, aztán a sötét gombot.
lesson-slander-known = *Rágalom*: egy jelző és egy szívesség; még két szívességgel terjed.
lesson-slander-wrong = Kezdd a 6. kerületben, és terjeszd a 2. kerületbe: mindkettőben németek élnek, tehát a német szívesség mindkettőért fizet.
lesson-slander-wrong-kind = A kerületi akciód később jön. Előbb nyisd meg a Rágalmat.
lesson-slander-wrong-nation = A 2. kerületben nem élnek olaszok, így ez a rágalom nem terjedhetne oda. Fizess egy német szívességgel.
lesson-slander-wrong-spread = Fernando a 2. kerületben is fenyeget: oda terjeszd.
lesson-slander-wrong-slander = Három német szívességed van: elég ahhoz, hogy a 2. kerületbe is terjeszd. Válaszd a 2. kerületet a sötét gomb előtt.

## 13
lesson-end-title = Hogyan ér véget
lesson-end-thought = A negyedik választás után jönnek az utolsó pontok: *kettő* minden nemzetért, amelyből neked van a legtöbb szívességed, *egy* minden megtartott rágalomjelzőért. A legtöbb pont nyer. Most már eleget tudsz a játékhoz!
lesson-if-now = Ha most érne véget
lesson-so-far = pont
lesson-most-favors = szívesség
lesson-tokens = jelző
lesson-all = összesen
