## A szabályok: gomb és ablak az asztalnál, fül a napló mellett, saját oldal
title-rules = Szabályok
nav-rules = Szabályok
tab-rules = Szabály
rulebook-title = Szabályok
# A szabályok oldala. $game: a játék címe
rulebook-of = { $game }: a szabályok
rulebook-home = Szabályok
rulebook-all = Minden szabály
rulebook-back = Minden szabály
# Egy kis ? gomb neve. $title: a szabály, amelyet megnyit
rulebook-mark = Szabály: { $title }
rulebook-search = Szabály keresése
rulebook-found =
    { $count ->
        [0] Erről nincs szabály. Próbálj más szót.
        [one] Egy szabály van róla.
       *[other] { $count } szabály van róla.
    }
rulebook-edition = Miben térnek el a kiadások
# Megjelöli annak a kiadásnak a sorát, amely ennél az asztalnál érvényes
rulebook-here = ennél az asztalnál
rulebook-rulings = Döntések
rulebook-related = Olvass tovább
rulebook-none = Ehhez a játékhoz még nincsenek olvasható szabályok.
rulebook-not-loaded = A szabályokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, aztán töltsd be újra az oldalt.

## A Tammany Hall szabályainak részei
rulebook-tammany-game = A játék egésze
rulebook-tammany-turn = Egy kör
rulebook-tammany-offices = Tisztségek és rágalom
rulebook-tammany-election = A választás
rulebook-tammany-end = A játék vége
rulebook-tammany-more = Készlet, döntések, kiadások
