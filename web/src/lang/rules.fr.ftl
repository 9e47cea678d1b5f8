## Les règles : le bouton et la fenêtre à une table, l’onglet près du journal, leur page à elles
title-rules = Règles
nav-rules = Règles
tab-rules = Règles
rulebook-title = Règles
# La page des règles. $game : son titre
rulebook-of = Les règles de { $game }
rulebook-home = Lire les règles
rulebook-all = Toutes les règles
rulebook-back = Toutes les règles
# Le nom d’un petit bouton « ? ». $title : la règle qu’il ouvre
rulebook-mark = Règle : { $title }
rulebook-search = Chercher une règle
rulebook-found =
    { $count ->
        [0] Rien n’est dit là-dessus. Essayez un autre mot.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
rulebook-edition = Là où les éditions diffèrent
# Marque la ligne de l’édition qui vaut à cette table
rulebook-here = à cette table
rulebook-rulings = Décisions
rulebook-related = À lire aussi
rulebook-none = Il n’y a pas encore de règles à lire pour ce jeu.
rulebook-not-loaded = Les règles n’ont pas pu être chargées. Vérifiez votre connexion, puis rechargez la page.

## Parties des règles de Tammany Hall
rulebook-tammany-game = Le jeu dans son ensemble
rulebook-tammany-turn = Un tour
rulebook-tammany-offices = Charges et calomnie
rulebook-tammany-election = L’élection
rulebook-tammany-end = La fin
rulebook-tammany-more = Réserve, décisions, éditions
