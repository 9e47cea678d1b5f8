### Gangs on the page. Money is in whole dollars. The names of gangs, chiefs and squares come from the game's numbers.
### $who is a gang or "Te"; $you is "yes" when it is the reader: then the verb is in the second person.
### The glossary is at the head of src/fivepoints/games/gangs/lang/hu.ftl. $other may be "téged": "akit …: { $other }" fits it and a name.

## Words

gangs-kind-in-sentence = { $kind ->
    [whisky] whiskycsempészet
    [opium] ópiumcsempészet
    [ratpit] patkányverem
    [brothel] bordély
    [casino] játékbarlang
    [saloon] kocsma
   *[opiumden] ópiumbarlang
}
gangs-kind = { $kind ->
    [whisky] Whiskycsempészet
    [opium] Ópiumcsempészet
    [ratpit] Patkányverem
    [brothel] Bordély
    [casino] Játékbarlang
    [saloon] Kocsma
   *[opiumden] Ópiumbarlang
}
gangs-crime = { $crime ->
    [pickpocket] Zsebtolvajlás
    [mugging] Útonállás
    [burglary] Betörés
    [heist] Raktárrablás
   *[bankjob] Bankrablás
}
gangs-tool = { $tool ->
    [lookout] Figyelő
    [fence] Orgazda
    [cabman] Bérkocsis
    [surgeon] Sebész
    [lawyer] Zugügyvéd
   *[bookkeeper] Könyvelő
}
gangs-tool-note = { $tool ->
    [lookout] minden bűntettnél +{ $value } fehér kocka
    [fence] minden bűntettért +{ $value } $
    [cabman] körönként { $value } ingyenes mozgás
    [surgeon] a sebesültek { $value } ággyal lejjebb
    [lawyer] a foglyok { $value } cellával lejjebb
   *[bookkeeper] minden fizető lebujért +{ $value } $
}
gangs-favor = { $favor ->
    [double] Dupla bevétel
    [white2] Félrenézés
    [recruit2] Olcsó újoncok
    [move4] Ingyenes mozgás
    [parole] Szabadon bocsátás
    [keepgirl] Hallgatási pénz
   *[sober2] Mértékletesség
}
gangs-box = { $box ->
    [port] Kikötő
    [hospital] Kórház
    [tammany] Tammany Hall
   *[arms] Fegyverkovács
}
gangs-box-use = { $box ->
    [port] toborzás
    [hospital] kijózanodás
    [tammany] lobbizás a befolyásért
   *[arms] fegyvervásárlás
}
gangs-square = { $code } { $name }
gangs-code = { $code }
gangs-sex = { $sex ->
    [man] Férfiak
   *[woman] Nők
}
gangs-one = { $sex ->
    [man] egy férfi
   *[woman] egy nő
}
gangs-weapon = { $weapon ->
    [gun] Lőfegyver
    [blade] Penge
   *[club] Furkósbot
}
gangs-men = { $count ->
    [0] egy férfi sem
    [one] egy férfi
   *[other] { $count } férfi
}
gangs-women = { $count ->
    [0] egy nő sem
    [one] egy nő
   *[other] { $count } nő
}
gangs-nobody = senki
gangs-guns = { $count ->
    [0] nincs Lőfegyver
    [one] egy Lőfegyver
   *[other] { $count } Lőfegyver
}
gangs-blades = { $count ->
    [0] nincs Penge
    [one] egy Penge
   *[other] { $count } Penge
}
gangs-clubs-only = csak Furkósbot
gangs-goods = { $goods ->
    [barrel] { $count } hordó
   *[kilo] { $count } kiló
}
gangs-dollars = { $dollars } $
gangs-a-turn = körönként
gangs-at-once = azonnal
gangs-you = te
gangs-out = kiesett
gangs-of = { $count } közül
gangs-price-each = egyenként { $dollars } $
gangs-fewer = { $what ->
    [man] Egy férfival kevesebb
    [woman] Egy nővel kevesebb
    [gun] Egy Lőfegyverrel kevesebb
    [blade] Egy Pengével kevesebb
   *[member] Egy taggal kevesebb
}
gangs-more = { $what ->
    [man] Egy férfival több
    [woman] Egy nővel több
    [gun] Egy Lőfegyverrel több
    [blade] Egy Pengével több
   *[member] Egy taggal több
}
gangs-usual = szokásos
gangs-choose-square = Válassz mezőt
gangs-choose-member = Válassz valakit
# $colour: 0 to 5
gangs-colour = { $colour ->
    [0] Whyos
    [1] Dead Rabbits
    [2] Bowery Boys
    [3] Eastman Gang
    [4] Hudson Dusters
   *[5] Charlton Street Gang
}

## The top bar

gangs-over = a játéknak vége
gangs-turn-of = kör: { $turn } / { $turns }
gangs-set-up = az első kör előtt
gangs-phases = Egy kör fázisai
gangs-phase = { $stage ->
    [a] Bevétel
    [b] Rendőrség
    [c] Mozgás, akciók
    [d] Háború
    [e] Visszatérés
    [f] Ivás
    [g] Alkuk
   *[h] Választás
}

## The gangs

gangs-place = { $place }.
gangs-doing = { $phase ->
    [move] mozgás
    [act] akciók
    [offer] ajánlat
    [women] töprengés
    [arm] töprengés
    [commit] töprengés
    [war] döntés
   *[other] válasz
}
gangs-members-sealed = { $count } tag, a nők száma még titok
gangs-influence = befolyás: { $count }
gangs-truly = valós: { $dollars } $
gangs-token-works = { gangs-kind-in-sentence } ({ $square })
gangs-token-idle = { gangs-kind-in-sentence } ({ $square }), most nem működik
gangs-next-turn = { $when ->
    [this] e körben: +{ $dollars } $
   *[next] köv. kör: +{ $dollars } $
}
gangs-next-turn-short = +{ $dollars } $
gangs-dial = Szeszmérő: { $level } / { $most }
gangs-effect = { $effect ->
    [sober] józan
    [cash] fizet: { $dollars } $
    [bed] egy ágyba
    [tombs] egy a Tombsba
    [dead] egy meghal
   *[deadbed] egy meghal, egy ágyba
}
gangs-effect-short = { $effect ->
    [sober] józan
    [cash] { $dollars } $
    [bed] ágy
    [tombs] Tombs
    [dead] halott
   *[deadbed] halott, ágy
}
gangs-tip-who = { $who }: { $group }
gangs-tip-works = { $dollars ->
    [0] { gangs-kind }: működik.
   *[other] { gangs-kind }: { $dollars } $-t fizet.
}
gangs-tip-idle = { gangs-kind }: most nem működik.

## What is asked, aloud

gangs-asked = { $phase ->
    [women] Hány nő van a tagjaid között?
    [bribe] Megvesztegetsz egy rendőrt?
    [favor] Vegyél el egy szívességet.
    [use] Felhasználod most a szívességet?
    [police] Mozgass egy rendőrt.
    [move] A mozgásaid.
    [fight] Melyik csata az első?
    [arm] Harc: válassz fegyvert.
    [victim] Nevezz meg egy áldozatot.
    [retreat] Hová vonulnak vissza a túlélőid?
    [takeover] Megtartod vagy lerombolod, amit elvettél?
    [act] Az akcióid.
    [home] Ki tér vissza, és hová?
    [war] Kinek üzensz hadat, ha egyáltalán?
    [call] Lehívod a kölcsönt?
    [commit] Háború: hány tagot vetsz be?
    [dry] Megy valaki elvonóra?
    [offer] Ajánlj alkut, vagy egyet se.
    [answer] Alkut ajánlanak neked.
   *[settle] Megnyerted a párbajt: te döntesz.
}
gangs-wait-one = { $phase ->
    [move] { $who } mozog
    [act] { $who } cselekszik
    [police] { $who } rendőrt mozgat
    [bribe] { $who } megvesztegethet egy rendőrt
    [offer] { $who } alkut ajánlhat
    [answer] { $who } ajánlatra válaszol
    [war] { $who } háborúról dönt
    [victim] { $who } áldozatokat nevez meg
    [home] { $who } hazahozza a tagjait
   *[other] { $who } dönt
}
gangs-wait-many = { $phase ->
    [women] Még nem zárta le: { $who }
   *[other] Még nyitott marok: { $who }
}

## Sealed choices

gangs-sealed = Titkos: senki sem látja, amíg mindenki nem választott.
gangs-sealed-closed = Lezárva. Módosítható, amíg az utolsó is le nem zárja.
gangs-women-title = Kik az öt tagod?
gangs-women-lead = { $members } kezdő tagod közül ennyi a nő. A bordély és a megvesztegetés nőket kíván; máshol mindegy.
gangs-women-label = { gangs-women }
gangs-women-button = Kezdés: { $men } férfi, { $women } nő
gangs-women-again = Újra zárom: { $men } férfi, { $women } nő

## A fight

gangs-arm-war = Háború: a fegyverek
gangs-arm-battle = Csata: { $square }
gangs-fight-between = { $attacker } kontra { $defender }
gangs-arm-yours = Fegyvereid
gangs-arm-lend = Fegyver a kölcsönadott tagoknak
gangs-arm-limit = { $count ->
    [one] legfeljebb egy, az egyetlen tagodnak
   *[other] legfeljebb egy-egy, { $count } tagodnak
}
gangs-arm-rest = a többi, ingyen
gangs-chances = Esélyeid
gangs-chances-note = minden kocka { $mine }/{ $all } eséllyel a tiéd
gangs-if-they-bring = ha ezt hozzák: { $weapons }
gangs-odds = nyersz { $win }%, egyenlő { $even }%, veszítesz { $lose }%
gangs-odds-part = { $name ->
    [win] nyersz { $percent }%
    [even] egyenlő { $percent }%
   *[lose] veszítesz { $percent }%
}
gangs-odds-short = { $percent }
gangs-even-war = Egyenlő: a bónuszt senki sem kapja.
gangs-even-battle = { $side ->
    [attacker] Ha egyenlő, te vonulsz vissza.
   *[defender] Ha egyenlő, ők vonulnak vissza.
}
gangs-fist = Zárom a markom: { $weapons }
gangs-fist-again = Újra zárom: { $weapons }
gangs-fist-clubs = Csak Furkósbot
gangs-side = { $role ->
    [attacker] { $you ->
        [yes] { $count } taggal támadsz
       *[no] { $count } taggal támad
    }
    [lender] { $you ->
        [yes] { $count } tagot adsz kölcsön
       *[no] { $count } tagot ad kölcsön
    }
   *[defender] { $you ->
        [yes] { $count } taggal védekezel
       *[no] { $count } taggal védekezik
    }
}
gangs-side-hidden = { $role ->
    [attacker] { $you ->
        [yes] támadsz
       *[no] támad
    }
    [lender] { $you ->
        [yes] kölcsönadsz
       *[no] kölcsönad
    }
   *[defender] { $you ->
        [yes] védekezel
       *[no] védekezik
    }
}
gangs-fist-closed = marok zárva
gangs-fist-open = még nyitva
gangs-fist-thinking = töpreng
gangs-arsenal = arzenál
gangs-commit-title = Hány tagot vetsz be?
gangs-war-between = Háború: { $attacker } kontra { $defender }
gangs-commit-fingers = feltartott ujj
gangs-commit-label = { $count ->
    [one] egy tag
   *[other] { $count } tag
}
gangs-commit-note = Több ujj több kockát húz, és több fejet kockáztat.
gangs-commit-all = { $count } szabadlábon; mind, legfeljebb { $most }, hacsak mást nem mondasz
gangs-commit-then = Aztán a fegyverek, ha minden kéz látszik: ujjanként legfeljebb egy.
gangs-commit-button = { $count ->
    [one] Egy ujjat mutatok
   *[other] { $count } ujjat mutatok
}
gangs-commit-again = { $count ->
    [one] Inkább egy ujjat mutatok
   *[other] Inkább { $count } ujjat mutatok
}
gangs-fast = Mostantól ne mutasd a harcokat, a bűntetteket és a választásokat
gangs-battle-drawn = Csata ({ $square }): a húzás
gangs-battle-held = { $you ->
    [yes] Megtartod: { $place }
   *[no] { $who } megtartja: { $place }
}
gangs-battle-taken = { $you ->
    [yes] Elfoglalod: { $place }
   *[no] { $who } elfoglalja: { $place }
}
gangs-battle-even = Nincs győztes: { $place }
gangs-war-won = { $you ->
    [yes] Tiéd a háború
   *[no] { $who } nyeri a háborút
}
gangs-war-even = A háborúnak nincs győztese
gangs-drawing = { $war ->
    [yes] A csupor dönt a háborúról
   *[no] A csupor dönt: { $place }
}
gangs-drew = { $who } { $you ->
    [yes] ezt húztad
   *[no] ezt húzta
}
gangs-holds = { $you ->
    [yes] Tiéd a többi
   *[no] { $who } a többit kapta
}
gangs-put-in = { $guns ->
    [0] {""}
    [one] Egy koponya.
   *[other] { $guns } koponya.
} { $blades ->
    [0] {""}
    [one] Egy vér.
   *[other] { $blades } vér.
} A csuporba: { $weapons }.
gangs-gains = +{ $dollars } $
gangs-losses = { $dead ->
    [0] { $wounded ->
        [0] Nincs veszteség.
        [one] Veszteség: egy sebesült.
       *[other] Veszteség: { $wounded } sebesült.
    }
   *[other] { $wounded ->
        [0] Veszteség: { $dead } halott.
       *[other] Veszteség: { $dead } halott, { $wounded } sebesült.
    }
}
gangs-for-killed = { $count ->
    [one] egy halottért
   *[other] { $count } halottért
}
gangs-for-wounded = { $count ->
    [one] egy sebesültért
   *[other] { $count } sebesültért
}
gangs-for-war = { $dollars } $ a háborúért
gangs-for-nothing = senki sem sérült
gangs-verdict-skulls = { $most } koponya { $least } ellen
gangs-verdict-blood = A koponyák egyenlők, vér: { $most } a { $least } ellen
gangs-verdict-even = Koponya és vér egyenlő
gangs-verdict-name = Mindenki megnevezi a saját halottait és sebesültjeit.
gangs-verdict-then = { $what ->
    [war] Egy mező sem cserél gazdát.
    [taken] A vesztesek elhagyják a mezőt.
    [held] A támadók elhagyják a mezőt.
   *[even] Döntetlennél a támadók elhagyják a mezőt.
}
gangs-crime-kick = { gangs-crime }: { $place }
gangs-crime-fate = Piros kockáért egy tag ágyba kerül, a feketéért egy a Tombsba.
gangs-crime-loot = A zsákmány ({ $dollars } $) megmarad, bármit húznak is.
gangs-declares = { $when ->
    [war] háborúzik
    [now] dönt
    [done] már döntött
   *[next] hátravan
}
gangs-proc = { $about ->
    [war] A háború
    [favors] A Tammany szívességei
    [election] A választás
   *[battle] A harc
}
gangs-step = { $step ->
    [war] Hadüzenet
    [call] Kölcsönök
    [commit] Ujjak
    [arm] Fegyverek
    [draw] Húzás
    [spoils] Zsákmány
    [victim] Halottak, sebesültek
    [stay] Ki marad
    [squares] Mezők
    [ballots] Szavazatok
    [premiums] Jutalmak
   *[retreat] Visszavonulás
}
gangs-step-note = { $step ->
    [war] sorrendben, bandánként egyszer egy körben
    [call] előbb a támadó, aztán a védő
    [commit] 1–{ $most } tag, titokban
    [arm] mindkettő egyszerre, titokban
    [draw] több koponya, aztán több vér
    [spoils] halott { $kill } $, sebesült { $wound } $, a győztesnek { $bonus } $
    [victim] mindenki a sajátjait nevezi meg
    [stay] a győztes megtartja vagy lerombolja
    [squares] ki melyiket uralja, a térképen
    [ballots] kinyílik az urna, minden látszik, és kifizetik
    [premiums] helyezés szerint; az egyenlők osztoznak
   *[retreat] a vesztesek, egy mezőre
}
gangs-in-order = Sorrendben
gangs-stake = Mi a tét
gangs-stake-token = { $dollars ->
    [0] { gangs-kind }. A győztes megtartja vagy lerombolja.
   *[other] { gangs-kind }, körönként { $dollars } $. A győztes megtartja vagy lerombolja.
}
gangs-stake-kill = { $dollars } $ minden megöltért
gangs-stake-wound = { $dollars } $ minden megsebesítettért
gangs-stake-weapons = A fegyver azé lesz, aki kihúzza.
gangs-influence-title = Befolyás
gangs-influence-note = Nem kell elkölteni. Többért lobbizz a Tammany Hallban.
gangs-premiums = Jutalmak

## Moves

gangs-move-title = A mozgásaid
gangs-move-lead = { $free ->
    [0] Egy lépés vagy út egy helyszínre { $price } $.
    [one] Egy mozgás ingyenes, aztán egyenként { $price } $.
   *[other] { $free } mozgás ingyenes, aztán egyenként { $price } $.
} { $count ->
    [one] Egy akciód van, ha most megállsz.
   *[other] { $count } akciód van, ha most megállsz.
}
gangs-move-from = Honnan?
gangs-move-to = Hová?
gangs-move-who = Ki megy?
gangs-move-other = Másik mező
gangs-move-towards = ide: { $place }
gangs-move-elsewhere = Máshová
gangs-move-meets = harc: { $who }
gangs-move-unguarded = { $who }: { gangs-kind-in-sentence }, őrizetlen
gangs-move-own = { gangs-kind-in-sentence }
gangs-move-free = szabad
gangs-move-fight = { $count ->
    [one] { $who }: egy tag áll ott. A csoport megáll, és harc lesz.
   *[other] { $who }: { $count } tag áll ott. A csoport megáll, és harc lesz.
}
gangs-move-short = { gangs-kind } ({ $square }): { $count } tag hiányozni fog.
gangs-move-helps = A jelzőkhöz ({ $square }) hiányzik { $count } tag.
gangs-move-police = Rendőr áll itt: { $square }.
gangs-move-actions = { $count ->
    [one] Ezután egy akciód van.
   *[other] Ezután { $count } akciód van.
}
gangs-box-then = { $box ->
    [port] Aki odamegy, toborozhat, és a Visszatéréskor hazajön.
    [hospital] Aki odamegy, csökkentheti a szeszmérőt, és a Visszatéréskor hazajön.
    [tammany] Aki odamegy, növelheti a befolyásodat, és a Visszatéréskor hazajön.
   *[arms] Aki odamegy, fegyvert vehet, és a Visszatéréskor hazajön.
}
gangs-move-button = { $box ->
    [yes] Irány: { $place }, { $price ->
        [0] ingyen
       *[other] { $price } $
    }
   *[no] Lépés: { $place }, { $price ->
        [0] ingyen
       *[other] { $price } $
    }
}
gangs-move-done = Mozgás vége

# a word or two under a square
gangs-why-fight = harc
gangs-why-hq = saját FH
gangs-why-raid = razzia: { $count }
gangs-why-shuts = leállít: { $dollars } $

## Battles and what comes after

gangs-fight-title = Melyik csata az első?
gangs-fight-lead = Mindegyik egy akció, és kötelező.
gangs-foe = { $who }, { $count }
gangs-retreat-title = Hová vonulnak vissza?
gangs-retreat-lead = Minden túlélőd ugyanarra a mezőre megy.
gangs-deed-fight = Csata: { $place }
gangs-deed-retreat = Mindenki ide: { $place }
gangs-take-title = Megtartod { $kind ->
    [whisky] a whiskycsempészetet
    [opium] az ópiumcsempészetet
    [ratpit] a patkányvermet
    [brothel] a bordélyt
    [casino] a játékbarlangot
    [saloon] a kocsmát
   *[opiumden] az ópiumbarlangot
}?
gangs-take-lead = Mostantól a tiéd: { $place }.
gangs-take-keep = Megtartom
gangs-take-destroy = Lerombolom
gangs-take-destroy-note = a jelző visszakerül a készletbe
gangs-take-keep-button = { gangs-kind } megtartása
gangs-take-destroy-button = { gangs-kind } lerombolása

## Actions

gangs-act-title = Az akcióid
gangs-act-left = { $count ->
    [0] nincs több akció
    [one] még egy akció
   *[other] még { $count } akció
}
gangs-act-lead = { $count ->
    [0] Nincs több akciód: már csak azt teheted, ami ingyenes.
    [one] Még egy akciód van.
   *[other] Még { $count } akciód van.
}
gangs-act-where = Hol?
gangs-act-elsewhere = Máshol
gangs-act-choose = { $deed ->
    [recruit] Add meg, hányat toborzol
    [buy] Add meg, mely fegyvereket veszed
   *[other] Válassz fent
}
gangs-act-done = Kész
gangs-act-undone = { $count ->
    [one] A „Kész” gombbal lemondasz egy akcióról.
   *[other] A „Kész” gombbal lemondasz { $count } akcióról.
}
gangs-act-undone-swap = Még helyet cserélhetsz a sorrendben.
gangs-open-here = Nyitás itt
gangs-open-late = utolsó kör: már nem hoz semmit
gangs-by-force = Szerezd erőszakkal
gangs-or-by-force = Vagy szerezd erőszakkal
gangs-open-needs = kell { $members } tag{ $women ->
    [0] {""}
   *[other] , köztük { $women } nő
}{ $uses ->
    [barrel] {" "}és körönként egy hordó
    [kilo] {" "}és körönként egy kiló
   *[none] {""}
}{ $short ->
    [yes] : egy sincs
   *[no] {""}
}; { $bottles ->
    [0] üveg nélkül
   *[other] szeszmérő +{ $bottles }
}
gangs-crime-needs = { $members ->
    [one] egy tag; a zsákmány mindenképp megmarad
   *[other] { $members } tag; a zsákmány mindenképp megmarad
}
gangs-crime-white2 = Félrenézéssel: { $count } fehérrel több
gangs-pot = A csuporban: { $black } fekete, { $red } piros, { $white } fehér
gangs-pot-drawn = { $count ->
    [one] egyet húzunk
   *[other] { $count } kockát húzunk
}
gangs-crime-odds = senkit sem kapnak el { $clean }%, sérülés { $hurt }%, börtön { $jailed }%, mindkettő { $both }%
gangs-crime-part = { $name ->
    [clean] tiszta { $percent }%
    [hurt] sérülés { $percent }%
    [jailed] börtön { $percent }%
   *[both] mindkettő { $percent }%
}
gangs-crime-clean = { $percent }%: mind megússzák
gangs-equip-title = Legyen egyikük segítő, végleg
gangs-equip-who = Ki?
gangs-close-title = Bezárás itt
gangs-close-note = ingyen; a jelző visszakerül a készletbe
gangs-square-nothing = Itt nincs több tennivaló.
gangs-box-nothing = Itt most semmit sem lehet tenni.
gangs-recruit-lead = Fejenként { $men } $. A Kikötőben állnak, és a Visszatéréskor hazajönnek.
gangs-buy-lead = Egy Penge { $blades } $, egy Lőfegyver { $guns } $.
gangs-sober-title = Kijózanodás
gangs-sober-note = szeszmérő: { $dial } → { $after }
gangs-lobby-title = Lobbizás
gangs-lobby-note = befolyás: { $influence }, eggyel nő
gangs-favor-use = { $favor ->
    [parole] Foglyaid lejjebb kerülnek.
   *[sober2] A szeszmérőd csökken.
}
gangs-ballot = A szavazás
gangs-rig-title = Szavazatcsalás
gangs-rig-note = darabja { $dollars } $, legfeljebb { $most }; titokban
gangs-rig-you = Te ezt látod
gangs-rig-you-see = { $count } szavazólapod az urnában; { $cash } $ − { $price } $ = { $left } $ a pénzed alatt a számlálásig.
gangs-rig-others = Mindenki más ezt látja
gangs-rig-others-see = „{ gangs-log-rig-hidden }” A pénzed { $cash } $ marad, az urna nem mutat számot.
gangs-rig-votes = { $squares } mezőt uralsz: ezekkel a lapokkal { $votes } szavazat, ha senki sem dúlja fel a szavazóhelyiséget. A nulla lap blöff: az is elviszi az akciót.
gangs-ballots = Szavazólapok
gangs-ballots-label = { $count ->
    [one] egy szavazólap
   *[other] { $count } szavazólap
}
gangs-sack-title = A szavazóhelyiség feldúlása
gangs-sack-note = { $count } véletlenszerű szavazólap kikerül az urnából
gangs-swap = Helycsere a sorrendben
gangs-swap-note = Körönként egyszer, ingyen. A következő fázistól számít.
gangs-order-place = most { gangs-place } helyen
gangs-deed-open = { gangs-kind } nyitása: { $square }
gangs-deed-close = { gangs-kind } bezárása: { $square }
gangs-deed-rob = { gangs-crime } { $dollars } $-ért
gangs-deed-equip = { gangs-tool } beállítása
gangs-deed-recruit = Toborzás { $dollars } $-ért: { $who }
gangs-deed-buy = Vétel { $dollars } $-ért: { $weapons }
gangs-deed-rig = { $count ->
    [0] Nem teszek be szavazólapot
    [one] Beteszek egy szavazólapot { $dollars } $-ért
   *[other] Beteszek { $count } szavazólapot { $dollars } $-ért
}
gangs-deed-sack = Feldúlás { $dollars } $-ért
gangs-deed-swap = Helycsere: { $who }
gangs-deed-sober = Kijózanodás, szeszmérő −{ $levels }
gangs-deed-lobby = Lobbizás, befolyás +1
gangs-deed-use = Felhasználom: { gangs-favor }

## The police

gangs-police-title = Mozgass egy rendőrt
gangs-police-lead = { $why }: te jössz.
gangs-mover-why = { $reason ->
    [living] Legkevesebb tag, { $count }
    [cash] Legkevesebb pénz, { $count } $
   *[influence] Legkevesebb befolyás, { $count }
}
gangs-movers = Ki mozgat rendőrt ebben a körben
gangs-mover = { $when ->
    [now] te jössz
   *[next] utána, ha így marad
}
gangs-mover-moved = ide küldte: { $square }
gangs-pawn-opens = Újra nyitva: { gangs-kind } ({ $who }), { $dollars } $ többlet.
gangs-pawn-payable = { $who } lefizetheti, hogy menjen.
gangs-police-which = Melyik rendőr?
gangs-police-on = { $square } mező
gangs-police-where = Hová? Válassz egy világító mezőt.
gangs-police-shield = { $who }: náluk a korrupciós bábu. Ahol ők vannak, rendőr nem állhat meg.
gangs-police-stay = Maradjon itt: { $square }
gangs-police-button = Menjen ide: { $square }
gangs-pawn-shuts = Leállítja: { gangs-kind-in-sentence } ({ $who }), nekik { $dollars } $-ral kevesebb.
gangs-pawn-raid = { $count ->
    [one] Razzia: { $who } egy tagja a Tombsba kerül, hacsak nincs megvesztegetés.
   *[other] Razzia: { $who } { $count } tagja a Tombsba kerül, hacsak nincs megvesztegetés.
}
gangs-pawn-nothing = Ott semmit sem zavar.
gangs-bribe-title = Megvesztegeted?
gangs-bribe-lead = { $count ->
    [one] Rendőr áll itt: { $place }. Nem fizet { $kind ->
        [whisky] a whiskycsempészeted
        [opium] az ópiumcsempészeted
        [ratpit] a patkányvermed
        [brothel] a bordélyod
        [casino] a játékbarlangod
        [saloon] a kocsmád
       *[opiumden] az ópiumbarlangod
    }{ $dollars ->
        [0] .
       *[other] : { $dollars } $-ral kevesebb a következő bevételnél.
    }
   *[other] { $count } rendőr áll itt: { $place }. Amíg csak egy is marad, nem fizet { $kind ->
        [whisky] a whiskycsempészeted
        [opium] az ópiumcsempészeted
        [ratpit] a patkányvermed
        [brothel] a bordélyod
        [casino] a játékbarlangod
        [saloon] a kocsmád
       *[opiumden] az ópiumbarlangod
    }{ $dollars ->
        [0] .
       *[other] : { $dollars } $-ral kevesebb a következő bevételnél.
    }
}
gangs-bribe-raid = { $count ->
    [one] Razzia fenyeget: az ottani egyetlen tagod a Tombsba kerül.
   *[other] Razzia fenyeget: az ottani { $count } tagod a Tombsba kerül.
}
gangs-bribe-lead-which = Rendőrök állnak a lebujaidnál.
gangs-bribe-woman = Melyik nő megy a pénzzel ({ $dollars } $)?
gangs-bribe-where = Hová menjen? Válassz egy világító mezőt.
gangs-bribe-price = { $dollars } $ és egy nő
gangs-bribe-price-kept = { $dollars } $, nő nélkül
gangs-bribe-saves = { $dollars } $ a következő bevételnél
gangs-bribe-saves-nothing = { $why ->
    [stays] semmi: egy másik rendőr ott marad
    [late] semmi: több bevétel nem lesz
    [woman] semmi: nélküle kevés egy lebuj személyzete
   *[idle] semmi: a lebuj most úgysem fizetne
}
gangs-bribe-spares = { $count ->
    [one] egy tag, akit a razzia nem visz el
   *[other] { $count } tag, akit a razzia nem visz el
}
gangs-you-pay = Fizetsz
gangs-you-save = Megmarad
gangs-you-lose = Veszítesz
gangs-bribe-button = Fizetek, menjen ide: { $square }
gangs-bribe-pass = Passz
gangs-bribe-then = { $then ->
    [raids] Most a razziák jönnek, mindenhol, ahol két rendőr áll. A következő bevétel előtt még lehet fizetni.
    [last] Most a razziák jönnek, mindenhol, ahol két rendőr áll. Több bevétel nem lesz.
   *[income] Most a lebujok fizetnek. Előtte nincs razzia.
}
gangs-from = innen: { $square }
gangs-short-of-one = kevés lesz a személyzet: { gangs-kind-in-sentence }
gangs-not-needed = ott nincs rá szükség

## Favors

gangs-favor-kick = { NUMBER($year, useGrouping: 0) }, a Tammany Hall szívességei
gangs-favor-title = Vegyél el egy szívességet
gangs-favor-lead = E körben a tiéd; ha nem használod fel, visszakerül.
gangs-favor-about = { $favor ->
    [double] Legjobban fizető lebujod azonnal újra fizet.
    [white2] Több fehér kocka egy bűntettnél.
    [recruit2] Következő toborzásod olcsóbb.
    [move4] Első fizetős mozgásaid ingyenesek.
    [parole] Minden foglyod egy cellával lejjebb kerül.
    [keepgirl] Következő megvesztegetésed nem kerül nőbe.
   *[sober2] A szeszmérőd csökken.
}
gangs-favor-worth = { $favor ->
    [double] Most { $best } $-t ér.
    [white2] { $white } fehérrel több.
    [recruit2] Fejenként { $off } $-ral kevesebb.
    [move4] Legfeljebb { $steps } × { $step } $ marad meg.
    [parole] { $prisoners ->
        [0] Nincs foglyod.
        [one] Egy foglyod van.
       *[other] { $prisoners } foglyod van.
    }
    [keepgirl] Egy nő marad.
   *[sober2] { $dial } → { $after }.
}
gangs-favor-not-now = most nincs játékban
gangs-favor-taken = elvette: { $who }
gangs-favor-button = Elveszem: { gangs-favor }
gangs-favor-choose = Válassz szívességet
gangs-favor-choosing = választ
gangs-corruption = a korrupciós bábu
gangs-favor-use-now = Felhasználom most: { gangs-favor }
gangs-favor-keep = Megtartom a körömre

## Members to name

gangs-victim-title = { $fate ->
    [bury] Nevezz meg egy halottat
    [bed] Nevezz meg egy sebesültet
   *[jail] Nevezz meg valakit a Tombsba
}
gangs-victim-lead = A szokásos van kijelölve; választhatsz mást.
gangs-victims-part = { $fate ->
    [bury] { $count } halott
    [bed] { $count } ágyba
   *[jail] { $count } a Tombsba
}
gangs-victims-usual = { $retreat ->
    [yes] A szokásos: { $what }, aztán visszavonulás
   *[no] A szokásos: { $what }
}
gangs-home-title = Ki tér vissza, és hová?
gangs-home-lead = Még elhelyezendő: { $who }.
gangs-dry-title = Elvonóra küldesz valakit?
gangs-dry-lead = Aki elvonóra megy, egy körre ágyba kerül, a szeszmérőd pedig { $dial } fokról { $after } fokra esik.
gangs-dry-pass = Senki sem megy elvonóra
gangs-member = { $sex ->
    [man] Férfi: { $place }
   *[woman] Nő: { $place }
}
gangs-member-box = helyszínen van, e körben hazajön
gangs-member-free = ott semmihez sem kell senki
gangs-member-spare = elegen vannak ahhoz, ami ott van
gangs-member-short = { $dollars ->
    [0] kevés lesz a személyzet: { gangs-kind-in-sentence }
   *[other] kevés lesz a személyzet: { gangs-kind-in-sentence }, −{ $dollars } $
}
gangs-home-needed = hiányzik { $count } tag: { gangs-kind-in-sentence }
gangs-home-hq = a főhadiszállásod, nincs korlát
gangs-home-there = { $count ->
    [0] nincs ott tagod
    [one] egy tagod van ott
   *[other] { $count } tagod van ott
}
gangs-deed-bury = { $sex ->
    [man] Meghal egy férfi: { $place }
   *[woman] Meghal egy nő: { $place }
}
gangs-deed-bed = { $sex ->
    [man] Ágyba kerül egy férfi: { $place }
   *[woman] Ágyba kerül egy nő: { $place }
}
gangs-deed-jail = { $sex ->
    [man] A Tombsba kerül egy férfi: { $place }
   *[woman] A Tombsba kerül egy nő: { $place }
}
gangs-deed-dry = { $sex ->
    [man] Elvonóra megy egy férfi: { $place }
   *[woman] Elvonóra megy egy nő: { $place }
}
gangs-deed-home = { $sex ->
    [man] Egy férfi ide: { $place }
   *[woman] Egy nő ide: { $place }
}

## War

gangs-war-kick = Bandaháború: te üzenhetsz hadat
gangs-war-title = Kinek üzensz hadat, ha egyáltalán?
gangs-war-lead = Bárki harcolhat, aki szabadlábon van. { $count } tagod van szabadlábon, fegyver: { $weapons }. A győztes { $bonus } $-t kap; mezőt senki sem veszít.
gangs-at-large = { $count } szabadlábon
gangs-war-all = mindenki, minden fegyverrel
gangs-war-note = A sáv azt veszi, amit a két fél legfeljebb hozhat; hogy ők mit hoznak, azt csak ők tudják.
gangs-war-peace = Béke a következő alkukig.
gangs-war-nobody = Senki sincs szabadlábon.
gangs-war-attacked = { $count ->
    [0] Most nem.
    [one] E körben egyszer megtámadták.
   *[other] E körben { $count } alkalommal megtámadták.
}
gangs-war-choose = Válassz bandát
gangs-war-none = Idén nincs háború
gangs-deed-war = Hadüzenet: { $who }
gangs-loan-title = Lehívod a kölcsönt?
gangs-loan-lead = { $who } { $count } taggal tartozik neked egy háborúra.
gangs-loan-call = Lehívom: { $count } tag
gangs-loan-decline = Ebben a háborúban nem
gangs-loan-means-on-top = Melletted harcolnak, azokon felül, akiket te küldesz.
gangs-loan-means-weapons = Saját fegyvereket hoznak, és senkinek sem mondják meg, melyeket.
gangs-loan-means-victims = Előbb a te halottaid és sebesültjeid jönnek; őket csak a maradék éri.
gangs-loan-means-money = A háború minden pénze a tiéd. Egy kölcsön csak egyszer hívható le.

## Deals

gangs-deal-kick = Alkuk a következő évre
gangs-deal-title = Ajánlj egy alkut, vagy egyet se
gangs-terms = { $terms ->
    [nowar] Béke
    [nobattle] Saját utcák
    [lend] Tagok kölcsönadása
    [borrow] Tagok kölcsönkérése
    [loan] Kölcsön
    [exchange] Csere
   *[noballot] Tiszta szavazás
}
gangs-terms-about = { $terms ->
    [nowar] nincs háború köztetek
    [nobattle] egyik sem lép a másik mezőire
    [lend] { $members } tagod harcolhat értük egy háborúban
    [borrow] { $members } tagjuk harcolhat érted egy háborúban
    [exchange] lebuj lebujért vagy csempésztanya csempésztanyáért, végleg
   *[noballot] se feldúlás, se szavazatcsalás
}
gangs-terms-not = foglalt, vagy most nem lehet
gangs-terms-bind = { $terms ->
    [nowar] A következő alkukig se te, se { $who } nem üzen hadat a másiknak.
    [nobattle] A következő alkukig se te, se { $who } nem lép olyan mezőre, amelyet a másik tart.
    [lend] Egy háborúban { $who } lehívhatja { $members } tagodat, az általad választott fegyverekkel.
    [borrow] Egy háborúban lehívhatsz { $members } tagot ({ $who }), az általuk választott fegyverekkel.
    [exchange] { $give ->
        [whisky] Whiskycsempészeted
        [opium] Ópiumcsempészeted
        [ratpit] Patkányvermed
        [brothel] Bordélyod
        [casino] Játékbarlangod
        [saloon] Kocsmád
       *[opiumden] Ópiumbarlangod
    } ({ $giveAt }) és { $who } { $take ->
        [whisky] whiskycsempészete
        [opium] ópiumcsempészete
        [ratpit] patkányverme
        [brothel] bordélya
        [casino] játékbarlangja
        [saloon] kocsmája
       *[opiumden] ópiumbarlangja
    } ({ $takeAt }) mezőt cserél, végleg. Senki sem iszik.
   *[noballot] A következő alkukig se te, se { $who } nem dúl fel szavazóhelyiséget, és nem csal.
}
gangs-deal-whom = Kivel?
gangs-token-at = { gangs-kind }, { $square }
gangs-you-give = Te adod
gangs-they-give = Ők adják
gangs-deal-fight = Harcolok érte, ha visszautasítják
gangs-deal-fight-note = Egy az egy ellen, egyenlő esélyekkel. A győztes dönt.
gangs-deal-button = Ajánlat ({ $who }): { $terms ->
    [nowar] béke
    [nobattle] saját utcák
    [lend] tagok kölcsönadása
    [borrow] tagok kölcsönkérése
    [exchange] csere
   *[noballot] tiszta szavazás
}
gangs-deal-choose = Válassz alkut és bandát
gangs-deal-none = E körben nincs alku
gangs-answer-kick = { $who } alkut ajánl neked
gangs-answer-duel = Ha visszautasítod, { $who } párbajt vív érte: egyenlő esélyekkel, a győztes dönt.
gangs-answer-duel-how = Hat kockából egy fekete, felváltva húzzátok, elsőként ők: aki kihúzza, veszít.
gangs-answer-free = Visszautasíthatod, és nem történik semmi.
gangs-answer-accept = Elfogadom
gangs-answer-refuse = Visszautasítom
gangs-settle-kick = Párbajt nyertél { $who } ellen
gangs-settle-title = Döntsd el a dolgot
gangs-settle-deal = Az alku, ahogy ajánlották
gangs-settle-nodeal = Nincs alku
gangs-settle-reverse = A kölcsön fordítva
gangs-settle-exchange = { $mine ->
    [whisky] Whiskycsempészet
    [opium] Ópiumcsempészet
    [ratpit] Patkányverem
    [brothel] Bordély
    [casino] Játékbarlang
    [saloon] Kocsma
   *[opiumden] Ópiumbarlang
} ({ $mineAt }) ezért: { $theirs ->
    [whisky] whiskycsempészet
    [opium] ópiumcsempészet
    [ratpit] patkányverem
    [brothel] bordély
    [casino] játékbarlang
    [saloon] kocsma
   *[opiumden] ópiumbarlang
} ({ $theirsAt })
gangs-settle-button = Így legyen
gangs-deals-none = Nincs érvényben alku.
gangs-deal-kind = { $kind ->
    [nowar] Béke
    [nobattle] Saját utcák
    [loan] Kölcsön
    [exchange] Csere
   *[noballot] Tiszta szavazás
}
gangs-deal-stands = { $kind ->
    [nowar] { $first } és { $second }: nincs háború köztük a következő alkukig
    [nobattle] { $first } és { $second }: egyik sem lép a másik mezőire
    [loan] { $first } a kölcsönadó, { $second } a kölcsönkérő egy háborúban
    [exchange] { $first } és { $second } jelzőt cserélt
   *[noballot] { $first } és { $second }: se feldúlás, se szavazatcsalás
}

## A duel over a deal

gangs-duel-kick = { $from } ajánlata, amelyet { $to } visszautasított
gangs-duel-title = A fekete veszít
gangs-duel-draws = { $side ->
    [first] { $you ->
        [yes] 1., 3., 5. húzás a tiéd
       *[no] 1., 3., 5. húzás
    }
   *[second] { $you ->
        [yes] 2., 4., 6. húzás a tiéd
       *[no] 2., 4., 6. húzás
    }
}
gangs-duel-cube = { $cube ->
    [white] fehér
    [black] fekete
   *[none] nem húzták ki
}
gangs-duel-won = { $you ->
    [yes] Megnyerted a párbajt
   *[no] { $who } nyerte a párbajt
}
gangs-duel-black = A { gangs-place } kocka fekete. Az ügyet a győztes rendezi.
gangs-after = Utána
gangs-after-token = { gangs-kind } ({ $square }): { $lack ->
    [0] { $need } kell oda, { $have } van ott.
   *[other] { $need } kell oda, { $lack } hiányzik.
}
gangs-after-income = A következő bevétel { $before } $ helyett { $after } $.
gangs-after-wrecked = Egy lebujnak nincs áruja: odaveszne.
gangs-after-fighters = { $count } szabadlábon, { $weapons }.
gangs-after-lends = Egy háborúba { $count } tagot elhívhatnak.
gangs-after-borrows = Egy háborúban legfeljebb { $count } harcol.
gangs-after-squares = { $count ->
    [0] Nincs mezője.
   *[other] { $count } mező.
}

## Standing orders

gangs-habits = Állandó utasítások
gangs-habits-note = Helyetted játsszuk; senki sem látja, mi van beállítva.
gangs-habit = { $habit ->
    [victims] Mindig a szokásos áldozatok
    [retreat] Visszavonulás mindig a szokásos mezőre
    [return] Mindig a szokásos visszatérés
    [drying] Mindig a szokásos elvonó
    [nowar] Nincs háború, amíg nem szólok
    [nodeal] Nem ajánlok alkut, amíg nem szólok
    [nobribe] Nem vesztegetek, amíg nem szólok
    [noarms] Fegyver nélkül, amíg nem szólok
   *[commit] Mindig mindenkit bevetek
}
gangs-habit-note = { $habit ->
    [victims] akik a legkevésbé hiányoznak
    [retreat] ahol kevés a személyzet, különben a főhadiszállás
    [return] ahol kevés a személyzet, különben a főhadiszállás
    [drying] az 5. foktól, egy tag
    [nowar] nem kérdezünk hadüzenetről
    [nodeal] a válaszodat továbbra is kérjük
    [nobribe] nem kérdezünk rendőrökről
    [noarms] csak Furkósbot; ahol kötelező, a legkevesebb fegyver
   *[commit] háborúban minden ujj fent
}

## The gang's board

gangs-board-about = Egy banda táblája a térkép fölé kerül: mit nyithat, rabolhat és használhat, a szeszmérője, ágyai és a Tombs. B billentyű.
gangs-board-of = { $who } táblája
gangs-board-close = Vissza a térképhez
gangs-board-lines = A tábla sorai
gangs-board-soon = A következő bevétel { $dollars } $.
gangs-income-over = Több bevétel nem lesz: ez az utolsó kör.
gangs-board-goods = Utána a raktárban { $barrels } hordó és { $kilos } kiló lesz.
gangs-board-drink = A szeszmérő { $level } fokon áll: { $effect ->
    [sober] ma este nem árt.
    [cash] ma este { $dollars } $.
    [bed] ma este egy tag ágyba kerül.
    [tombs] ma este egy tag a Tombsba kerül.
    [dead] ma este egy tag meghal.
   *[deadbed] ma este egy tag meghal, egy ágyba kerül.
}
gangs-board-wrecked = { $count ->
    [one] Egy lebujnak nincs áruja, szétverik.
   *[other] { $count } lebujnak nincs áruja, szétverik őket.
}
gangs-board-heads = Élők: { $group }.
gangs-line-production = Termelés
gangs-line-income = Bevétel
gangs-line-crimes = Bűntettek
gangs-line-tools = Segítők
gangs-where = { $now ->
    [yes] { $count ->
        [0] Most sehol.
        [one] Egyetlen mezőn. Válaszd ki.
       *[other] { $count } mezőn. Válassz egyet.
    }
   *[no] { $count ->
        [0] Így sehol.
       *[other] { $count } mező alkalmas rá.
    }
}
gangs-where-not = { $place }: { $why }
# two words under a square
gangs-not = { $why ->
    [theirs] nem a tiéd
    [den] van már lebuj
    [traffic] van csempésztanya
    [token] van jelzője
    [supply] elfogyott
    [women] { $count } nő hiányzik
   *[members] { $count } hiányzik
}
gangs-left = még { $count }
gangs-tool-has = szolgálatban
gangs-dial-title = Ivás
gangs-beds = Ágyak
gangs-tombs = Tombs
gangs-cell = { $cell ->
    [0] e körben
    [1] jövő körben
   *[other] { $cell } kör múlva
}
tab-board = Tábla
tab-deals = Alkuk

## The election

gangs-election-kick = Az { $year }. évi választás
gangs-election-title = { $you ->
    [yes] Tiéd a város
   *[no] { $who } nyeri a várost
}
gangs-votes = { $count ->
    [one] egy szavazat
   *[other] { $count } szavazat
}
gangs-ballots-put = { $count ->
    [0] nincs szavazólap
   *[other] { $count } szavazólap { $dollars } $-ért
}{ $burnt ->
    [0] {""}
   *[other] , ebből { $burnt } elégett
}
gangs-count-squares = Számolják a mezőket
gangs-count-ballots = Kinyílik az urna
gangs-election-tie = { $who } osztozik a helyeken ({ $first }–{ $last }.): { $pool } $ ÷ { $count } = { $dollars } $ mindegyiknek.
gangs-places-shared = holtverseny, { $first }–{ $last }. hely

## The end

gangs-end-kick = { $turns ->
    [one] Egy év után
   *[other] { $turns } év után
}
gangs-end-won = { $you ->
    [yes] Te vagy a leggazdagabb banda, { $dollars } $-ral
   *[no] { $who } a leggazdagabb banda, { $dollars } $-ral
}
gangs-end-you = { gangs-place } lettél, { $dollars } $-ral.
gangs-end-places = A helyezések
gangs-end-line = { $out ->
    [yes] kiesett
   *[no] { $members } tag, { $squares } mező
}

## The log

gangs-log-turn = { NUMBER($year, useGrouping: 0) }, { $turn }. kör
gangs-log-women = { $who } { $count ->
    [0] nő nélkül
    [one] egy nővel
   *[other] { $count } nővel
} { $you ->
    [yes] kezdtél
   *[no] kezdett
}.
gangs-log-commit = { $who } { $count } tagot { $you ->
    [yes] vetettél be
   *[no] vetett be
}.
gangs-log-arm = { $who } ezt { $you ->
    [yes] hoztad
   *[no] hozta
}: { $weapons }.
gangs-log-bribe = { $who } { $you ->
    [yes] megvesztegettél
   *[no] megvesztegetett
} egy rendőrt, ide megy: { $to }.
gangs-log-bribe-woman = { $who } egy nővel ({ $from }) { $you ->
    [yes] megvesztegettél
   *[no] megvesztegetett
} egy rendőrt, ide megy: { $to }.
gangs-log-favor = { $who } { $you ->
    [yes] elvettél
   *[no] elvett
} egy szívességet: { gangs-favor }.
gangs-log-use = { $who } { $you ->
    [yes] felhasználtál
   *[no] felhasznált
} egy szívességet: { gangs-favor }.
gangs-log-keep = { $who } későbbre { $you ->
    [yes] tettél
   *[no] tett
} egy szívességet: { gangs-favor }.
gangs-log-police = { $who } ide { $you ->
    [yes] mozgattál
   *[no] mozgatott
} egy rendőrt: { $to }.
gangs-log-step = { $who } { $you ->
    [yes] léptél
   *[no] lépett
}, { $from } → { $to }: { $group }.
gangs-log-box = { $who } ide { $you ->
    [yes] küldtél
   *[no] küldött
} tagokat: { $to } ({ $group }).
gangs-log-fight = { $who } { $you ->
    [yes] támadtál
   *[no] támadott
} ({ $square }).
gangs-log-bury = { $who } { $you ->
    [yes] eltemettél
   *[no] eltemetett
} { $sex ->
    [man] egy férfit
   *[woman] egy nőt
} ({ $square }).
gangs-log-bed = { $you ->
    [yes] Egy { $sex ->
        [man] férfi
       *[woman] női
    } tagod
   *[no] { $who } egy { $sex ->
        [man] férfi
       *[woman] női
    } tagja
} ágyba került ({ $square }).
gangs-log-jail = { $you ->
    [yes] Egy { $sex ->
        [man] férfi
       *[woman] női
    } tagod
   *[no] { $who } egy { $sex ->
        [man] férfi
       *[woman] női
    } tagja
} a Tombsba került ({ $square }).
gangs-log-dry = { $who } elvonóra { $you ->
    [yes] küldtél
   *[no] küldött
} { $sex ->
    [man] egy férfit
   *[woman] egy nőt
} ({ $square }).
gangs-log-home = { $who } { $you ->
    [yes] hazahoztál
   *[no] hazahozott
} { $sex ->
    [man] egy férfit
   *[woman] egy nőt
} ({ $square }).
gangs-log-retreat = { $who } { $you ->
    [yes] visszavonultál
   *[no] visszavonult
} ide: { $to }.
gangs-log-take = { $who } { $you ->
    [yes] megtartottad
   *[no] megtartotta
}: { gangs-kind-in-sentence } ({ $square }).
gangs-log-destroy = { $who } { $you ->
    [yes] leromboltad
   *[no] lerombolta
}: { gangs-kind-in-sentence } ({ $square }).
gangs-log-recruit = { $who } { $you ->
    [yes] toboroztál
   *[no] toborzott
}: { $group }.
gangs-log-sober = { $who } { $you ->
    [yes] kijózanodtál
   *[no] kijózanodott
}.
gangs-log-lobby = { $who } { $you ->
    [yes] lobbiztál
   *[no] lobbizott
} a Tammany Hallban.
gangs-log-buy = { $who } { $you ->
    [yes] vásároltál
   *[no] vásárolt
}: { $weapons }.
gangs-log-open = { $who } { $you ->
    [yes] nyitottál
   *[no] nyitott
}: { gangs-kind-in-sentence } ({ $square }).
gangs-log-close = { $who } { $you ->
    [yes] bezártad
   *[no] bezárta
}: { gangs-kind-in-sentence } ({ $square }).
gangs-log-rob = { $who } { $crime ->
    [pickpocket] zsebtolvajlást
    [mugging] útonállást
    [burglary] betörést
    [heist] raktárrablást
   *[bankjob] bankrablást
} { $you ->
    [yes] követtél el
   *[no] követett el
} ({ $square }).
gangs-log-rob-white = { $who } félrenézéssel { $crime ->
    [pickpocket] zsebtolvajlást
    [mugging] útonállást
    [burglary] betörést
    [heist] raktárrablást
   *[bankjob] bankrablást
} { $you ->
    [yes] követtél el
   *[no] követett el
} ({ $square }).
gangs-log-equip = { $who } { $you ->
    [yes] beállítottál
   *[no] beállított
} { $sex ->
    [man] egy férfit
   *[woman] egy nőt
} ({ $square }): { gangs-tool }.
gangs-log-sack = { $who } { $you ->
    [yes] feldúltad
   *[no] feldúlta
} a szavazóhelyiséget.
gangs-log-rig = { $who } { $count ->
    [0] szavazólap nélkül
    [one] egy szavazólappal
   *[other] { $count } szavazólappal
} { $you ->
    [yes] csaltál
   *[no] csalt
} a szavazásnál.
gangs-log-rig-hidden = { $who } { $you ->
    [yes] csaltál
   *[no] csalt
} a szavazásnál.
gangs-log-swap = { $who } { $you ->
    [yes] helyet cseréltél a sorrendben, akivel: { $other }.
   *[no] helyet cserélt a sorrendben, akit érint: { $other }.
}
gangs-log-war = { $who } { $you ->
    [yes] hadat üzentél, ellenfeled: { $other }.
   *[no] hadat üzent, akit megtámad: { $other }.
}
gangs-log-call = { $who } { $you ->
    [yes] lehívtad
   *[no] lehívta
} a kölcsönt.
gangs-log-decline = { $who } nem { $you ->
    [yes] hívtad
   *[no] hívta
} le a kölcsönt.
gangs-log-offer = { $who } { $you ->
    [yes] alkut ajánlottál ({ gangs-terms }), akinek: { $other }.
   *[no] alkut ajánlott ({ gangs-terms }), akit érint: { $other }.
}
gangs-log-offer-fight = { $who } { $you ->
    [yes] alkut ajánlottál ({ gangs-terms }), és harcolnál is érte, akinek: { $other }.
   *[no] alkut ajánlott ({ gangs-terms }), és harcolna is érte, akit érint: { $other }.
}
gangs-log-accept = { $who } { $you ->
    [yes] elfogadtad
   *[no] elfogadta
} az alkut.
gangs-log-refuse = { $who } { $you ->
    [yes] visszautasítottad
   *[no] visszautasította
} az alkut.
gangs-log-deal = { $who } { $you ->
    [yes] döntöttél
   *[no] döntött
}: az alku áll.
gangs-log-nodeal = { $who } { $you ->
    [yes] döntöttél
   *[no] döntött
}: nincs alku.
gangs-log-reverse = { $who } { $you ->
    [yes] döntöttél
   *[no] döntött
}: a kölcsön fordítva áll.
gangs-log-exchange = { $who } { $you ->
    [yes] döntöttél
   *[no] döntött
}: { $mine ->
    [whisky] whiskycsempészet
    [opium] ópiumcsempészet
    [ratpit] patkányverem
    [brothel] bordély
    [casino] játékbarlang
    [saloon] kocsma
   *[opiumden] ópiumbarlang
} ({ $mineAt }) ezért: { $theirs ->
    [whisky] whiskycsempészet
    [opium] ópiumcsempészet
    [ratpit] patkányverem
    [brothel] bordély
    [casino] játékbarlang
    [saloon] kocsma
   *[opiumden] ópiumbarlang
} ({ $theirsAt }).
gangs-log-undo = { $who } { $you ->
    [yes] visszavontad
   *[no] visszavonta
} az utolsó lépést.
gangs-draw-order = { $who } { $you ->
    [yes] következel a sorrendben.
   *[no] következik a sorrendben.
}
gangs-draw-ballot = { $you ->
    [yes] Egy szavazólapod
   *[no] { $who } egy szavazólapja
} kikerült az urnából.
gangs-draw-empty = Nem volt több szavazólap az urnában.
gangs-draw-clean = Csak fehér kockák: senkit sem kaptak el.
gangs-draw-crime = Húzás: { $black ->
    [0] nincs fekete
    [one] a fekete
   *[other] { $black } fekete
}, { $red ->
    [0] nincs piros
    [one] egy piros
   *[other] { $red } piros
}.
gangs-draw-clubs = A támadó csak Furkósbotot húzott.
gangs-draw-fight = A támadó húzása: { $guns ->
    [0] nincs koponya
    [one] egy koponya
   *[other] { $guns } koponya
}, { $blades ->
    [0] nincs vér
   *[other] { $blades } vér
}.
gangs-draw-duel = A fekete kocka { $cube ->
    [1] az { $cube }.
    [5] az { $cube }.
   *[other] a { $cube }.
} húzásra jött.
gangs-own-news-income = Lebujaid { $dollars } $-t hoznak.
gangs-own-news-wrecked = Nincs árud: szétverik egy lebujodat ({ $square }).
gangs-own-news-raid = { $count ->
    [one] Rendőrségi razzia ({ $square }): ottani tagod a Tombsba kerül.
   *[other] Rendőrségi razzia ({ $square }): { $count } tagod a Tombsba kerül.
}
gangs-own-news-hits = Nálad { $dead } halott, { $wounded } sebesült.
gangs-own-news-battle-won = Megnyered a csatát ({ $square }).
gangs-own-news-war-won = Megnyered a háborút, és megkapod a bónuszt.
gangs-own-news-rout = { $count ->
    [one] Nem tudsz hová menekülni ({ $square }): tagod a Tombsba kerül.
   *[other] Nem tudsz hová menekülni ({ $square }): { $count } tagod a Tombsba kerül.
}
gangs-own-news-drink = Eliszol { $dollars } $-t.
gangs-own-news-out = Tagok nélkül maradsz, és kiesel a játékból.
gangs-own-news-ballots = { $count ->
    [0] Egy szavazólapot sem tettél az urnába.
    [one] Egy szavazólapot tettél az urnába.
   *[other] { $count } szavazólapot tettél az urnába.
}
gangs-own-news-votes = { $votes ->
    [one] Egy szavazatod van, ezért { $dollars } $-t kapsz.
   *[other] { $votes } szavazatod van, ezért { $dollars } $-t kapsz.
}

## The parts of the rule book

rulebook-gangs-game = A játék
rulebook-gangs-turn = Egy kör
rulebook-gangs-actions = Mozgás és akciók
rulebook-gangs-fights = Harc és háború
rulebook-gangs-night = Visszatérés, ivás, alkuk
rulebook-gangs-end = Választások, a vége és egyéb

## A replay

gangs-replay-to-turn = Ugrás ide: { $turn }. kör
gangs-replay-when = { $year }, { $turn }. kör: { gangs-phase }.
