## A Gangs leckéje: egy tízperces első kör, amely játék közben tanít.
## A *csillagok* közötti szavak félkövérek; a csillagok párban állnak.
gangs-lesson-known-none = Még semmit. Az első embereiddel ez megváltozik.
gangs-lesson-drink-list = Mit tesz az ital
gangs-lesson-drink-levels = { $from }–{ $to }
gangs-lesson-if-now = Ha most szavaznának
gangs-lesson-money = pénz
gangs-lesson-votes = szavazat
gangs-lesson-premium = ennyit kapna

## 1
gangs-lesson-women-title = A te bandád
gangs-lesson-women-thought = New York, { $year }. Te vezeted a *{ $whyos }* bandát: { $start-members } ember itt: { $hq }, és { $start-cash } dollár. A *{ $rabbits }* és a *{ $bowery }* ugyanezeket az utcákat akarja. { $turns-politics } kör után a *leggazdagabb* banda nyer.
gangs-lesson-women-goal-1 = Kezdj három nővel.
    .how = Nyomd meg egyszer a + jelet, aztán a sötét gombot.
gangs-lesson-women-why = Miért nők? Egy bordélyhoz { $activities-brothel-women } kell, egy megvesztegetéshez egy. Minden másban férfi és nő egyforma.
gangs-lesson-women-known = *Férfi és nő* egyforma, de a bordélyhoz és a megvesztegetéshez nő kell.
gangs-lesson-women-wrong = Bármennyi jó lenne. Ebben a leckében legyen három nő: jövőre bordélyt akarsz majd.
gangs-lesson-women-after = A *sorrendet* a véletlen adja: előbb a { $rabbits }, aztán te, aztán a { $bowery }. A { $rabbits } kirabol valakit, vesz két *pengét*, és egy férfit küld a küszöbödre: { $street }.
gangs-lesson-women-next = Az első lépéseid.

## 2
gangs-lesson-port-title = Küldj egy férfit a kikötőbe
gangs-lesson-port-thought = Mindenekelőtt mozogsz. Akármekkora *csoport* { $step_cost } dollárért megy egy szomszédos mezőre, vagy bárhonnan { $box_cost } dollárért a vízparti *helyszínek* egyikére. A *kikötőben* újoncokat találsz.
gangs-lesson-port-goal-1 = Küldj egy férfit a kikötőbe.
    .how = Válaszd a kikötőt, aztán a sötét gombot.
gangs-lesson-port-known = Egy *csoport* lépése { $step_cost } dollár, akármekkora is.
gangs-lesson-port-wrong = Az is jó hely. De előbb a kikötő.
gangs-lesson-port-wrong-go = A kikötőbe elég egy férfi. A többieknek más dolguk van.
gangs-lesson-port-wrong-deed = Még ne: előbb néhányan elindulnak otthonról.

## 3
gangs-lesson-attack-title = Dobd ki őket
gangs-lesson-attack-thought = A *{ $rabbits }* egy embere itt áll: { $street }. Aki egy másik banda mezőjére lép, ott *megáll*, és *harcolnia* kell. A harcban minden embered húz egy kockát: aki többen van, többet húz.
gangs-lesson-attack-goal-1 = Küldj ide egy férfit és egy nőt: { $street }.
    .how = Válaszd ki, nyomd a − jelet, míg egy nő marad, aztán a sötét gombot.
gangs-lesson-attack-why = Miért kettő? Ketten egy ellen három kockából kettőt húztok.
gangs-lesson-attack-known = Másik banda mezőjén: *megállsz* és *harcolsz*.
gangs-lesson-attack-wrong = Az ráér. A harc itt lesz: { $street }.
gangs-lesson-attack-wrong-go = Egy férfi és egy nő, se több, se kevesebb: egy nő máshová kell, egy pedig a házat őrzi.
gangs-lesson-attack-wrong-deed = Még ne: előbb dobd ki azt az embert az utcádból.

## 4
gangs-lesson-corner-title = Még egy utca
gangs-lesson-corner-thought = *Minden mező és minden helyszín*, ahol embered van, *egy akciót* ad. Egyetlen nő egy újabb utcában eggyel több akció, és az utca a tiéd.
gangs-lesson-corner-goal-1 = Küldj ide egy nőt: { $corner }.
    .how = Válaszd ki, nyomd a − jelet, míg egy marad, aztán a sötét gombot.
gangs-lesson-corner-known = Ahol embered van, az *egy akció*.
gangs-lesson-corner-wrong = Az is jó lenne. Ebben a leckében ez legyen: { $corner }.
gangs-lesson-corner-wrong-from = Ők ott maradnak, ahol vannak. Innen megy egy nő: { $hq }.
gangs-lesson-corner-wrong-go = Egy nő elég; a másik otthon marad.
gangs-lesson-corner-wrong-deed = Még egy lépés: egy utcával több, egy akcióval több.

## 5
gangs-lesson-actions-title = Számold meg a helyeidet
gangs-lesson-actions-thought = Maradt { $dollars } dollárod, és itt vannak embereid: { $hq }, { $street }, { $corner } és a kikötő. Amikor befejezed a mozgást, megszámoljuk az *akcióidat*.
gangs-lesson-actions-question = Hány akció lesz az?
gangs-lesson-actions-choice-three = Három
gangs-lesson-actions-choice-four = Négy
gangs-lesson-actions-choice-five = Öt
gangs-lesson-actions-wrong-three = A vízparti helyszín is számít: a kikötői embered egy akciót ér.
gangs-lesson-actions-wrong-five = Öt embered van, de ketten együtt állnak. A helyek számítanak, nem a fejek.
gangs-lesson-actions-known = Az *akciókat* egyszer számoljuk, a mozgás végén.
gangs-lesson-actions-next = Harc ezért: { $street }.

## 6
gangs-lesson-battle-title = A csuporba
gangs-lesson-battle-thought = Először a *csaták* jönnek, mindegyik egy akció. Mindkét fél *öklébe* zárja a fegyvereit; akinek nincs, annak furkósbotja van. Minden egy *csuporba* kerül, és emberenként egy kockát húzol. A piros sebez, a fekete öl.
gangs-lesson-battle-goal-1 = Fejezd be a mozgást.
    .how = Ez a sötét gomb.
gangs-lesson-battle-known = Harcban a *piros* kocka sebez, a *fekete* öl. A fegyver azé, aki kihúzza.
gangs-lesson-battle-wrong = Elég volt a mozgásból: a pénzed az újoncoké. Nyomd meg: Mozgás vége.
gangs-lesson-battle-after = A { $rabbits } egy *pengét* tett be, és te húztad ki. Az emberük megsebesült, ágyba kerül: { $combat-blood_cash } dollár neked. És a penge a *tiéd*: a fegyver azé, aki kihúzza.
gangs-lesson-battle-next = Három akció maradt.

## 7
gangs-lesson-crime-title = Gyors pénz
gangs-lesson-crime-thought = A *bűntett* olyan mezőn, ahol nincs üzlet, azonnal fizet. { $aggressions-mugging-members } ember *kirabolhat* valakit: { $aggressions-mugging-loot } dollár. Aztán ugyanennyi kockát húztok: a piros sérülés, a fekete börtön, vagyis a *Tombs*, a fehér semmi.
gangs-lesson-crime-goal-1 = Rabolj ki valakit itt: { $street }.
    .how = Válaszd az utcát, az Útonállást, aztán a sötét gombot.
gangs-lesson-crime-why = Miért előbb? Ahol üzlet van, ott már senkit sem lehet kirabolni.
gangs-lesson-crime-known = A *bűntett* azonnal fizet; kockák mondják meg, kit kapnak el.
gangs-lesson-crime-wrong = Mindjárt az is sorra kerül. Előbb a bűntett.
gangs-lesson-crime-wrong-place = Ketten kellenek hozzá, és ők itt állnak: { $street }.
gangs-lesson-crime-wrong-kind = Az is menne, de ketten többet vihettek el: válaszd az Útonállást.
gangs-lesson-crime-after = Csak fehér kocka: senkit sem kaptak el. A pénz *mindenképp* a tiéd.
gangs-lesson-crime-next = Valami, ami minden körben fizet.

## 8
gangs-lesson-den-title = Nyiss patkányvermet
gangs-lesson-den-thought = Egy *lebuj* minden körben fizet, amíg elég embered áll ott. A *patkányveremhez* { $activities-ratpit-members } kell, és { $activities-ratpit-income } dollárt fizet. Ugyanazok újra cselekedhetnek; a nyitás egy akció és egy *üveg*, pénzbe nem kerül.
gangs-lesson-den-goal-1 = Nyiss patkányvermet itt: { $street }.
    .how = Válaszd az utcát, a Patkányvermet, aztán a sötét gombot.
gangs-lesson-den-known = Egy *lebuj* minden körben fizet, amíg ott állnak az emberei.
gangs-lesson-den-wrong = Azt ne. A patkányverem körről körre fizet: előbb azt nyisd meg.
gangs-lesson-den-wrong-place = A patkányveremhez { $activities-ratpit-members } ember kell. Ők itt állnak: { $street }.
gangs-lesson-den-wrong-kind = A whiskyt kocsmában adják el, az pedig nincs. A patkányverem magától fizet.

## 9
gangs-lesson-recruit-title = Új arcok
gangs-lesson-recruit-thought = Egy akció maradt. A *kikötőben* az embered fejenként { $recruit_cost } dollárért toboroz. Az újoncok ott várnak, háborúban harcolnak, aztán hazajönnek. A többi helyszín: *fegyverkovács*, *kórház* az ital ellen, *Tammany Hall* a szívességekért.
gangs-lesson-recruit-goal-1 = Toborozz egy férfit és egy nőt.
    .how = Válaszd a kikötőt, mindkettőnél a + jelet, aztán a sötét gombot.
gangs-lesson-recruit-goal-2 = Mondd, hogy kész vagy.
    .how = Ez a sötét gomb.
gangs-lesson-recruit-known = *Kikötő*: újoncok. *Fegyverkovács*: fegyver. *Kórház*: kijózanodás. *Tammany Hall*: szívesség.
gangs-lesson-recruit-wrong = Több emberrel mindenből több van. Előbb az újoncok, a kikötőben.
gangs-lesson-recruit-wrong-recruit = Mindkettőből egyet: egy férfit és egy nőt.
gangs-lesson-recruit-after = A { $bowery } *whiskyt* csempész, és *kocsmát* nyit, amely eladja. Mindenki cselekedett, jön a *háború*. A { $rabbits } kezében maradt egy penge: hadat üzennek neked.
gangs-lesson-recruit-next = Háború, ujjakkal és öklökkel.

## 10
gangs-lesson-war-title = A háború elől nincs kitérés
gangs-lesson-war-thought = Pengével vagy lőfegyverrel egy banda körönként *egy háborút* indíthat. Mindkét fél titokban *ujjakat* mutat: hányat küld, bárhol álljanak is, legfeljebb { $combat-war_max } embert. A győztes { $combat-war_bonus } dollárt kap.
gangs-lesson-war-goal-1 = Küldd mind a hetet.
    .how = Az ujjak már fenn vannak: nyomd meg a sötét gombot.
gangs-lesson-war-why = Miért mindet? Aki többen van, több kockát húz.
gangs-lesson-war-known = *Háború*: titkos ujjak, aztán öklök, aztán a csupor. A győztes { $combat-war_bonus } dollárt kap.
gangs-lesson-war-wrong = Kevesebb ember kevesebbet kockáztat, de kevesebb kockát húz. Most küldd mind a hetet.

## 11
gangs-lesson-fist-title = Az ökölbe zárt kéz
gangs-lesson-fist-thought = Ők négyen jönnek, és aki támad, annak fegyvert kell hoznia. A pengédet beteheted vagy kihagyhatod. *Tizenegy kockából hetet* húzol: az egyetlen pengéjük valószínűleg hozzád kerül. Nézd az *esélyeidet*.
gangs-lesson-fist-goal-1 = Csak furkósbot legyen az öklödben.
    .how = Nyomd meg a sötét gombot.
gangs-lesson-fist-why = Miért semmi? Két pengével a csuporban többnyire döntetlen a vége, és senki sem kapja meg a { $combat-war_bonus } dollárt.
gangs-lesson-fist-known = Az *öklök* egyszerre nyílnak. Aki védekezik, fegyver nélkül is jöhet.
gangs-lesson-fist-wrong = Biztonságosabb, de két pengével a csuporban többnyire döntetlen a vége. Most csak furkósbot.
gangs-lesson-fist-after = Te húztad ki a pengét: egyikük megsebesült, és *tiéd a háború*. { $combat-war_bonus } dollár, még { $combat-blood_cash } a sebesültért, és egy második penge.
gangs-lesson-fist-next = A te háborúd.

## 12
gangs-lesson-declare-title = Most te üzensz hadat
gangs-lesson-declare-thought = A { $rabbits } fegyver nélkül maradt, így már csak te indíthatsz háborút. A sávok az esélyeket mutatják, ha mindkét fél mindent bevet. Aki támad, annak *legalább egy* fegyvert hoznia kell.
gangs-lesson-declare-goal-1 = Üzenj hadat nekik: { $rabbits }.
    .how = Válaszd ki őket, aztán a sötét gombot.
gangs-lesson-declare-goal-2 = Küldd megint mind a hetet.
    .how = Nyomd meg a sötét gombot.
gangs-lesson-declare-goal-3 = Tegyél egy pengét az öklödbe.
    .how = Már benne van: nyomd meg a sötét gombot.
gangs-lesson-declare-why = Miért őket? Ők vannak a legkevesebben. Heten három ellen tíz kockából hetet húztok.
gangs-lesson-declare-known = Körönként egy *hadüzenet*, saját fegyverrel.
gangs-lesson-declare-wrong = Egy háború, amelyet jó eséllyel megnyersz, { $combat-war_bonus } dollárt ér. Ők legyenek: { $rabbits }. Ők vannak a legkevesebben.
gangs-lesson-declare-wrong-commit = Aki többen van, több kockát húz: küldd mind a hetet.
gangs-lesson-declare-wrong-arm = Egy penge elég. Kettőből gyakran mindkét fél húz egyet, és az döntetlen.
gangs-lesson-declare-after = Hét kocka, köztük a penge: megint { $combat-war_bonus } és { $combat-blood_cash } dollár. Másnak nincs fegyvere, így az idei háborúknak vége.
gangs-lesson-declare-next = Mindenki hazajön.

## 13
gangs-lesson-home-title = Hazatérés
gangs-lesson-home-thought = A háborúk után a *helyszínek* kiürülnek: mindenki egy meződre megy. A *sebesültek* egy körrel később kelnek fel, a *foglyok* még később szabadulnak. Az embered és a két újonc elhagyja a kikötőt.
gangs-lesson-home-goal-1 = Küldd ide mindhármukat: { $hq }.
    .how = A szokásos már ki van választva: nyomd meg mindig a sötét gombot.
gangs-lesson-home-why = Miért oda? Két nővel jövőre bordélyt nyithatsz ott: körönként { $activities-brothel-income } dollár.
gangs-lesson-home-known = A háborúk után a *helyszínek* kiürülnek; az ágyak és a Tombs körről körre.
gangs-lesson-home-wrong = Bármelyik meződ jó lenne. Ez legyen: { $hq }, előbb a férfiak, hogy ott bordélyt nyithassatok.

## 14
gangs-lesson-drink-title = Az üzlet szomjas
gangs-lesson-drink-thought = Minden üzlet, amelyet megnyitsz, *üvegeket* ad a szeszmérődhöz. A { $bowery } mérője { $theirs }, és épp most fizettek érte. A tiéd { $dial }. Magától sosem csökken: a kórház vagy az ágy segít rajta.
gangs-lesson-drink-question = Hány üveg kell még, hogy az ital pénzbe kerüljön?
gangs-lesson-drink-choice-one = Egy
gangs-lesson-drink-choice-two = Kettő
gangs-lesson-drink-choice-four = Négy
gangs-lesson-drink-wrong-one = Még eggyel kettő lesz. Nézd a listát: az még józan.
gangs-lesson-drink-wrong-four = Még néggyel már ágyba kerül valaki. Keresd az első sort, amely pénzbe kerül.
gangs-lesson-drink-known = Az *üvegek* összeadódnak: előbb pénzbe, aztán emberbe kerülnek.
gangs-lesson-drink-after = Így van. Jönnek az év *alkui*: mindenki egyet ajánlhat. A { $rabbits } kezdi, és elegük van a pengéidből.
gangs-lesson-drink-next = Egy ajánlat.

## 15
gangs-lesson-answer-title = Béke, mondják
gangs-lesson-answer-thought = Egy *alku* egy évig tart, és nem szeghető meg: béke, saját utcák, kölcsönharcosok, üzletek cseréje. *Visszautasíthatod*: semmi sem történik, hacsak nem jelentették be, hogy *párbajt* vívnak érte.
gangs-lesson-answer-goal-1 = Utasítsd vissza.
    .how = A sötét gomb mellett van.
gangs-lesson-answer-why = Miért? Minden penge nálad van: jövőre talán megint háborút akarsz.
gangs-lesson-answer-known = Egy *alku* egy évig tart, és nem szeghető meg.
gangs-lesson-answer-wrong = Kedves gondolat. De te vagy az erősebb, és a következő háború { $combat-war_bonus } dollárt ér: utasítsd vissza.

## 16
gangs-lesson-offer-title = A te ajánlatod
gangs-lesson-offer-thought = Most te ajánlhatsz alkut. Van mit veszítened, és kevés az embered, aki őrizné. A *Saját utcák* alkuval egyikőtök sem lép olyan mezőre, ahol a másik áll.
gangs-lesson-offer-goal-1 = Ajánld a Saját utcákat nekik: { $bowery }.
    .how = Válaszd az alkut, aztán a bandát, aztán a sötét gombot.
gangs-lesson-offer-known = Minden év *termeléssel*, aztán *bevétellel* kezdődik.
gangs-lesson-offer-wrong = Az is tisztességes alku. Ma a Saját utcákat ajánld, hogy a patkányverem biztonságban legyen.
gangs-lesson-offer-wrong-seat = A { $rabbits } gyenge. Ezzel a bandával alkudj: { $bowery }.
gangs-lesson-offer-wrong-offer = Ezért nem kell harcolni: ajánld párbaj nélkül.
gangs-lesson-offer-after = *Elfogadják*. Az új év termeléssel és *bevétellel* kezdődik: a patkányvermed { $activities-ratpit-income } dollárt fizet. A { $bowery } { $activities-whisky-output } hordó whiskyt főz, és a kocsmájuk egyet elad { $activities-saloon-income } dollárért.
gangs-lesson-offer-next = Ami még hátravan.

## 17
gangs-lesson-end-title = Hogyan tovább
gangs-lesson-end-thought = Így megy ez körről körre. A { $police-first_turn }. körtől *rendőrök* zárnak be lebujokat. A { $politics-election_first_turn }. körtől *választások* fizetnek: minden ellenőrzött mező egy szavazat, hamarosan a megvett *szavazólapok* is. A leggazdagabb nyer. Eleget tudsz, hogy játssz!
