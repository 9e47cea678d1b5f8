### Igazságos volt a játszma? A felvétel ellenőrzése az oldalon, és hogy mit bizonyít.

fairness-title = Igazságos volt a játszma?
fairness-about = Ez az oldal minden húzást és minden lepecsételt döntést maga is ellenőrizni tud, bármit mond is a szerver.
fairness-check = Ellenőrzés
fairness-busy = Eddig ellenőrizve: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Az egész eredménye
fairness-verdict-right = Minden húzás és minden lepecsételt döntés rendben van.
fairness-verdict-wrong = Ezzel a játszmával valami nincs rendben.
fairness-verdict-unknown = Hibát nem találtunk, de itt nem ellenőrizhető minden.
fairness-counts = Ez az oldal { $draws } húzást és { $seals } lepecsételt döntést ellenőrzött.

## Egy ellenőrzés: szóban, a jele mellett
fairness-right = Rendben
fairness-wrong = Hibás
fairness-unknown = Nem ellenőrzött
fairness-list = Amit ellenőriztünk

## Az ellenőrzések. $entry egy bejegyzés száma a felvételben; $wrong és $unknown: hány ilyen van a $count közül.
fairness-format-unknown = Ez nem olyan felvétel, amelyet ez az oldal el tud olvasni.
fairness-running-unknown = A játszma még tart: a titka csak a végén derül ki.
fairness-house-right = A szerver saját szava illik a közzétett lenyomatához.
fairness-house-wrong = A szerver saját szava nem illik a közzétett lenyomatához.
fairness-house-seen-right = A szerver szavának lenyomata az, amelyet ez az oldal a játszma kezdete előtt látott.
fairness-house-seen-wrong = A szerver szavának lenyomata nem az, amelyet ez az oldal a játszma kezdete előtt látott.
fairness-house-seen-unknown = Ez az oldal a játszma kezdete előtt nem látta a szerver szavának lenyomatát, így nincs mivel összevetni.
fairness-own-word-right = A szó, amelyet ez az oldal hozott, ott van a helyek szavai között.
fairness-own-word-wrong = A szó, amelyet ez az oldal hozott, nincs ott a helyek szavai között. (Ha egy másik eszközön újra leültél, az onnan hozott szó számít.)
fairness-own-word-unknown = Ez az oldal nem emlékszik saját szóra: egy másik eszközön ültél le, vagy a böngésző elfelejtette.
fairness-secret-right = A minden húzás mögött álló titok a szerver és minden hely szavából áll, semmi másból.
fairness-secret-wrong = A minden húzás mögött álló titok nem a szerver és a helyek szavából áll.
fairness-secret-unknown = A felvétel nem tartalmaz szavakat, így nem ellenőrizhető, hogyan készült a titka.
fairness-commitment-right = A titok illik a közzétett lenyomatához.
fairness-commitment-wrong = A titok nem illik a közzétett lenyomatához.
fairness-commitment-seen-right = A titok lenyomata az, amelyet ez az oldal a játszma közben kapott.
fairness-commitment-seen-wrong = A titok lenyomata nem az, amelyet ez az oldal a játszma közben kapott.
fairness-commitment-seen-unknown = Ez az oldal a játszma közben nem kapta meg a titok lenyomatát, így nincs mivel összevetni.
fairness-draws-right = { $count ->
    [0] Nem volt mit húzni.
    [one] Egy húzás: az, amit a titok mindabból ad, amit húzni lehetett.
   *[other] { $count } húzás: mindegyik az, amit a titok mindabból ad, amit húzni lehetett.
}
fairness-draws-wrong = { $wrong ->
    [one] Egy húzás nem az, amit a titok ad; bejegyzése a felvételben: { $entry }.
   *[other] { $wrong } húzás nem az, amit a titok ad; az első bejegyzése a felvételben: { $entry }.
}
fairness-draws-unknown = { $right ->
    [0] A felvétel a régebbiekhez hasonlóan nem mondja meg, miből húztak, így a húzások itt nem ellenőrizhetők.
   *[other] { $count } húzásból { $right } az, amit a titok ad; hogy a többit miből húzták, azt a felvétel nem mondja meg.
}
fairness-lone-right = { $count ->
    [one] Egy húzás csak egyféle lehetett, például olyan urnából, amelyben egyetlen banda szavazólapjai vannak: a véletlennek nem volt miről döntenie.
   *[other] { $count } húzás csak egyféle lehetett, például olyan urnából, amelyben egyetlen banda szavazólapjai vannak: a véletlennek nem volt miről döntenie.
}
fairness-lone-wrong = Egy húzás nem az, ami egyedül lehetséges volt; bejegyzése a felvételben: { $entry }.
fairness-seals-right = { $count ->
    [0] Nem volt lepecsételt döntés.
    [one] Egy lepecsételt döntés: úgy nyílt ki, ahogy lezárták.
   *[other] { $count } lepecsételt döntés: mindegyik úgy nyílt ki, ahogy lezárták.
}
fairness-seals-wrong = { $wrong ->
    [one] Egy döntés nem illik a pecsétjéhez; bejegyzése a felvételben: { $entry }.
   *[other] { $wrong } döntés nem illik a pecsétjéhez; az első bejegyzése a felvételben: { $entry }.
}
fairness-receipts-right = { $count ->
    [one] A döntésen, amelyet ezen az oldalon zártál le, az a pecsét van, amelyről elismervényt kaptál.
   *[other] Az ezen az oldalon lezárt { $count } döntéseden azok a pecsétek vannak, amelyekről elismervényt kaptál.
}
fairness-receipts-wrong = { $wrong ->
    [one] Egy döntéseden nem az a pecsét van, amelyről elismervényt kaptál; bejegyzése a felvételben: { $entry }. (Ha egy másik eszközön újra meghoztad, az ottani elismervény számít.)
   *[other] { $wrong } döntéseden nem az a pecsét van, amelyről elismervényt kaptál; az első bejegyzése a felvételben: { $entry }. (Ha egy másik eszközön újra meghoztad őket, az ottani elismervények számítanak.)
}
fairness-log-right = A felvétel úgy meséli el a játszmát, ahogy ez az oldal mutatta, mind a { $count } bejegyzésben.
fairness-log-wrong = { $wrong ->
    [one] Egy bejegyzés nem az a felvételben, amit ez az oldal mutatott: { $entry }.
   *[other] { $wrong } bejegyzés nem az a felvételben, amit ez az oldal mutatott; az első: { $entry }.
}
fairness-log-unknown = { $unknown ->
    [one] Egy bejegyzés rejtve volt ez elől az oldal elől, amikor készült, így nem vethető össze.
   *[other] { $unknown } bejegyzés rejtve volt ez elől az oldal elől, amikor készült, így nem vethető össze.
}
fairness-not-there-unknown = Ez az oldal nem volt az asztalnál, így nem tudja összevetni a felvételt azzal, ami a játszma előtt és közben látszott.

## Mit bizonyít. $words: hoztak-e szavakat a játékosok.
fairness-proves = { $words ->
    [yes] Ahol mindez rendben van, ott senki sem választhatott húzást, és nem változtathatott meg lepecsételt döntést, hacsak a szerver össze nem játszott azzal, aki az utolsó szót hozta.
   *[no] Ahol mindez rendben van, ott utólag egyetlen húzást és egyetlen lepecsételt döntést sem változtattak meg; de aki a játszmát futtatta, megválaszthatta a titkát.
}
fairness-proves-not = Azt nem bizonyítja, hogy senki sem leskelődött, hiszen aki a szervert futtatja, olvashatja az adatbázisát; hogy minden lépés szabályos volt-e, azt a felvételből a „fivepoints verify” mondja meg.

## A számok mögötte
fairness-hashes = A titok és a lenyomatok
fairness-secret = Titok
fairness-commitment = Lenyomata, az első húzás előtt közzétéve
fairness-house = A szerver szava
fairness-house-hash = Lenyomata, még az első leülés előtt közzétéve
fairness-seat-word = Szó: { $who }
fairness-seat-word-filled-in = { $who } nem hozott szót: a szerver pótolta
