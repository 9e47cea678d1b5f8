### Pourquoi quelque chose n’est pas fait : après « C’est impossible : » et autres, donc en minuscules et sans point.

## La table
refused-no-table = cette table n’existe pas
refused-private = cette table ne se montre pas aux autres
refused-not-begun = la partie n’a pas commencé
refused-begun = la partie a déjà commencé
refused-begun-not-aborted = la partie a commencé : on peut la quitter, l’abandonner ou l’annuler d’un commun accord
refused-over = la partie est finie
refused-not-over = la partie n’est pas finie
refused-stuck = cette partie ne peut pas continuer avec les règles d’aujourd’hui
refused-not-owner = seul le propriétaire de la table peut le faire
refused-no-pause = seule une table par tour peut être mise en pause
refused-paused = la table est en pause
refused-paused-already = la table est déjà en pause
refused-not-paused = la table n’est pas en pause
refused-too-many-tables = vous avez trop de tables en cours : finissez-en d’abord quelques-unes
refused-rematch-not-yours = seul quelqu’un qui était assis à cette table peut demander une revanche
refused-calling-off-not-yours = seul quelqu’un qui est assis à cette table peut annuler la partie
refused-play-on-later = cette partie n’est pas finie : on ne peut continuer depuis un de ses moments qu’après
refused-other-eyes = une partie en cours se regarde depuis sa propre place, ou depuis aucune
refused-no-lesson = il n’y a pas de leçon pour ce jeu

## Les places
refused-no-seat = il n’y a pas de place { $seat }
refused-not-your-seat = ce n’est pas votre place
refused-no-free-seat = aucune place n’est libre
refused-seat-taken = cette place est prise
refused-seated = vous jouez déjà ici : une autre place d’une partie en cours peut savoir ce que la vôtre ignore
refused-seat-open = une place est encore libre
refused-colour-taken = cette couleur est prise
refused-one-colour-twice = deux places ont la même couleur
refused-figure-settled = le rôle de cette place est fixé : la partie a commencé, ou reprend la position d’une autre
refused-unwanted = le propriétaire de cette table ne souhaite pas vous y voir
refused-person-here = son occupant est là : dans une partie en cours, on ne reprend que la place de qui est parti ou en retard ; sans pendule, aussi de qui est déconnecté
refused-choice-closed = son choix est fermé : attendez que toutes les mains soient ouvertes
refused-not-late = cette place n’est ni quittée ni hors délai
refused-bot-plays = un robot joue cette place pour vous : revenez d’abord
refused-bot-not-yours = seul quelqu’un qui est assis à cette table peut demander un robot
refused-secret-made = le secret est déjà formé
refused-word-not-yours = seul quelqu’un qui est assis à cette table peut ajouter un mot

## Coups et paroles
refused-moved-on = la partie a avancé depuis
refused-no-occasion = aucun choix ne peut être laissé pour cela maintenant
refused-no-whisper = on ne chuchote que d’une personne de la table à une autre
refused-not-heard = cette personne ne veut rien entendre de vous

## Les gens
refused-no-name = choisissez d’abord un nom
refused-no-person = cette personne n’existe pas
refused-that-is-you = c’est vous
refused-too-long-away = une absence dure au plus { $days } jours, et commence bientôt
refused-old-link = ce lien a déjà servi ou est trop ancien : faites-en un nouveau
refused-broken-link = ce lien est incomplet
refused-no-letters = ce serveur n’envoie rien : qui le tient ne l’a pas prévu
refused-no-mail-address = ce n’est pas une adresse électronique
refused-no-hook = rien ne peut partir vers cette adresse ({ $why })
refused-other-word = ce n’est pas le dernier mot envoyé à votre adresse

## La ligne
refused-too-much = c’était trop en trop peu de temps : attendez un instant
refused-no-text = les messages sont des textes
refused-stopping = le serveur s’arrête ; il reviendra
refused-crowd = il y a trop de monde : réessayez plus tard
refused-too-many-connections = vous avez trop de connexions : fermez-en
