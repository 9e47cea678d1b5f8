### Les mots de la page elle-même : accueil, nouvelle table, salle d’attente, discussion, menu. La table d’un jeu a ses propres fichiers.
###
### Glossaire, le même dans tous les fichiers français. On dit « vous ».
###   ward = quartier
###   ward boss = boss de quartier, boss (invariable)
###   favor = faveur (politique) ; une quantité se dit aussi par la nation : 2 Irlandais
###   bid = mise, miser ; fist = poing ; vote(s), compté(s) = voix ; tie = égalité
###   slander, slander token = calomnie, calomnier, jeton de calomnie ; spread = propager, propagation
###   immigrant cube = cube d’immigrants ; newcomer = arrivant ; immigrant leader = leader d’une nation
###   Castle Garden, Tammany Hall = inchangés
###   Mayor = Maire ; Deputy Mayor = Maire adjoint ; Council President = Président du Conseil
###   Chief of Police = Chef de la police ; Precinct Chairman = Chef de district ; office = charge
###   term = mandat ; year = année ; turn = tour ; zone = zone
###   lock = verrou, verrouiller ; full lock = verrou complet ; placing lock = verrou de pose
###   Campaign = Campagne, faire campagne ; Settle = Installation, installer ; arrest = arrêter, arrestation
###   bag = sac ; supply = réserve ; seat = place ; lobby = salon ; record = fichier de la partie ; VP = PV

## Partout
loading = Un instant…
title = { $place } · fivepoints
title-your-turn = ● À vous de jouer · fivepoints
title-table = Une table
title-new = Nouvelle table
title-lobby = Salon
title-finished = Mes tables et parties terminées
title-me = Vous
title-adopt = Être vous-même sur cet appareil
title-lost = Introuvable
nav = Navigation
nav-home = Jouer
nav-lobby = Salon
nav-finished = Tables
nav-me = Vous
language = Langue
theme-light = Passer à la lumière du jour
theme-dark = Passer à la lueur du gaz
sound = Sons
sound-label = Une cloche quand c’est à vous, et d’autres sons
notices-label = Une notification du navigateur quand c’est à vous et que vous regardez ailleurs
notices-not-here = Le navigateur n’affiche pas de notifications ici : il lui faut https ou localhost, et votre accord dans ses réglages. Le titre de la page et la cloche vous préviennent quand même.
notice-your-turn = C’est à vous de jouer
cancel = Annuler
close = Fermer
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié.
copy-by-hand = Votre navigateur ne permet pas de copier : prenez le lien dans le champ.
try-again = Réessayer
home-link = Vers l’accueil
all = tout
number = { $count }
somebody = Quelqu’un
trouble-title = Cela n’a pas marché
lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être mal écrite, ou ce qui était ici a disparu.

## Refus
refusal-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez ; rien n’a été fait.
refusal-unknown = Choisissez d’abord un nom.
refusal-forbidden = Ce n’est pas à vous de le faire : { $text }.
    .plain = Ce n’est pas à vous de le faire.
refusal-not-found = Cela n’existe plus.
refusal-seat = Ce n’est pas le tour de cette place.
refusal-phase = Pas maintenant : { $text }.
    .plain = C’est impossible à ce moment.
refusal-illegal = Ce n’est pas permis : { $text }.
    .plain = Les règles ne le permettent pas maintenant.
refusal-notation = Ce coup est illisible : { $text }.
    .plain = Ce coup est illisible.
refusal-option = Cela ne peut pas se jouer : { $text }.
    .plain = Cela ne peut pas se jouer ainsi.
refusal-invalid = Cela n’a pas été compris : { $text }.
    .plain = Cela n’a pas été compris.
refusal-stale = La partie a avancé entre-temps. Regardez à nouveau, puis choisissez.
refusal-slow = C’était trop en trop peu de temps. Attendez un instant.
refusal-too-large = C’était trop long.
refusal-storage = Le serveur ne peut rien écrire pour l’instant, donc rien n’a été fait. Réessayez dans un moment.
refusal-refused = C’est impossible : { $text }.
    .plain = C’est impossible.
refusal-failed = Quelque chose s’est mal passé ici. Rien n’a été fait à votre insu.

## Un nom
name-title = Comment vous appeler ?
name-why = Les autres le voient à la table. Vous pouvez le changer à tout moment ; aucun compte n’est nécessaire.
name-label = Votre nom
name-default = Boss
name-go-on = Continuer

## Accueil
home-sub = Deux jeux du vieux New York, à une même table.
home-about = Achetez un quartier à coups de faveurs, calomniez un rival, fermez le poing sur une mise. Ou menez un gang sans finir aux Tombs. Contre des bots, entre amis, en direct ou sur plusieurs jours. Sans compte.
play-now = Jouer contre des bots
new-table = Nouvelle table
join-by-link = Rejoindre par un lien
join-label = Le lien, ou sa dernière partie
join-wrong = Ce n’est pas le lien d’une table.
join-go = Aller à la table
my-tables = Mes tables
my-tables-empty = Aucune partie en cours. « Jouer contre des bots » vous installe aussitôt.
mine-your-turn = { $game }, à vous de jouer
mine-over = { $game }, terminée
mine-open = { $game }, pas commencée
mine-play = Jouer
mine-look = Voir
# dit à qui écoute la page : la table où mène un lien
at-table = , à la table : { $names }
seats-taken = places prises : { $taken } sur { $seats }
waiting-for = on attend { $names }
open-tables = Tables ouvertes
open-tables-empty = Personne n’attend de joueurs pour l’instant. Ouvrez une table, et elle paraît ici.
open-detail = places prises : { $taken } sur { $seats }, { $pace }
playing-detail = { $seats } en jeu, { $pace }
sit-down = S’asseoir
watch = Regarder
the-games = Les jeux
the-games-empty = Il n’y a aucun jeu sur ce serveur.
game-with-data = { $game } ({ $data })
game-tammany = Tammany Hall
game-tammany-about = { $least } à { $most } politiciens, 60 minutes. Mises secrètes, quatre nations, quinze quartiers.
game-gangs = Gangs
game-gangs-about = { $least } à { $most } gangs, 90 minutes. Bouges, crime, police, guerre des gangs et élections dans les rues de 1890.
game-2009 = { $game }, règles de 2009

## Parties terminées
finished-mine = Mes parties terminées
finished-mine-empty = Aucune encore.
finished-listed = Les parties terminées de tous
finished-listed-empty = Aucune encore : les parties du salon sont gardées ici.
finished-you-won =
    { $points ->
        [one] Vous avez gagné avec { $points } point
       *[other] Vous avez gagné avec { $points } points
    }
finished-won-by =
    { $count ->
        [0] Personne n’a gagné
       *[other] Victoire : { $names }
    }
finished-detail = { $game }, { $day }
finished-look = Voir
record = Fichier

## Nouvelle table
new-game = Jeu
new-players = Joueurs
new-seats = Places
new-rules = Règles
new-lots = Tirer les places au sort au début
new-pace = Rythme
new-bot-pace = Les bots jouent
new-bot-pace-at-once = aussitôt
new-bot-pace-quick = vite
new-bot-pace-middle = après une seconde
new-bot-pace-calm = posément
new-who = Qui peut venir
new-who-comes = On trouve la table
new-link = par son lien seul
new-listed = au salon
new-watchers = D’autres peuvent regarder
new-open = Ouvrir la table
new-open-then = Vous recevez ensuite un lien pour vos amis.
new-start = Commencer
new-start-then = Toutes les places sont prises : la partie commence aussitôt.
option-tammany-edition = Édition
option-tammany-edition-2020 = 2020
option-tammany-edition-2009 = 2009
option-tammany-edition-hint = L’édition de 2020 est la plus récente. En 2009, Castle Garden se remplit au premier tour, et les verrous sont plus faibles.
option-tammany-supply = Réserve
option-tammany-supply-printed = celle de la boîte
option-tammany-supply-unlimited = illimitée
option-tammany-supply-hint = Dans la boîte, les boss et les faveurs peuvent s’épuiser.
option-tammany-lock = Verrous
option-tammany-lock-usual = selon l’édition
option-tammany-lock-placing = bloquent la pose
option-tammany-lock-full = bloquent tout
option-tammany-lock-hint = Dit si un verrou bloque aussi calomnie, arrestation et départ d’un cube.
option-gangs-mode = Durée
option-gangs-mode-base = de base, sept tours
option-gangs-mode-politique = Politique, dix tours avec élections
option-gangs-tammany = Tammany Hall
option-gangs-tammany-hint = Influence et faveurs. Toujours là dans Politique.
option-gangs-police = Police
option-gangs-police-hint = Elle surveille les bouges et fait des descentes, dès le troisième tour.
option-gangs-alcohol = Boisson
option-gangs-alcohol-hint = Les bouges apportent des bouteilles, et le cadran en fait payer le prix.
option-gangs-war = Guerre des gangs
option-gangs-war-hint = Une fois par tour, un gang peut déclarer la guerre.
option-gangs-deals = Accords
option-gangs-deals-hint = Paix, prêts, échanges pour l’année à venir.
option-gangs-equipment = Équipement
option-gangs-equipment-hint = Un membre devient Guetteur, Cocher ou autre.
option-gangs-swap = Changement d’ordre
option-gangs-swap-hint = Après l’Hôpital ou l’Armurier, on peut changer de place.
new-modules = Modules
new-modules-hint = Des parties du jeu à laisser de côté, ou à ajouter plus tard.
new-module-from = { $turn ->
    [0] sans
    [one] avec
   *[other] dès le tour { $turn }
}
# ce qu’une salle d’attente dit d’une table ; ce qui est habituel n’est pas dit
told-gangs-mode-base = jeu de base
told-gangs-mode-politique = Politique
told-gangs-police-0 = sans police
told-gangs-alcohol-0 = sans boisson
told-gangs-war-0 = sans guerre
told-gangs-deals-0 = sans accords
told-gangs-equipment-0 = sans équipement
told-gangs-swap-0 = sans changement d’ordre
told-tammany-edition-2020 = édition de 2020
told-tammany-edition-2009 = édition de 2009
told-tammany-supply-unlimited = réserve illimitée
told-tammany-lock-placing = les verrous ne bloquent que la pose
told-tammany-lock-full = les verrous bloquent tout
seat-who = Qui occupe la place { $seat }
seat-level = Quel bot occupe la place { $seat }
seat-colour = Couleur de la place { $seat }
seat-name = Qui joue à la place { $seat }
seat-name-hint = Nom
seat-me = Moi
seat-open = Libre pour un ami
seat-bot = Un bot
level-greenhorn = Blanc-bec : se trompe de temps en temps
level-heeler = Rabatteur : joue sensément
level-captain = Capitaine : réfléchit à l’avance
level-sachem = Sachem : sans pitié
level-random = Hasard : joue n’importe quoi
colour-lot = au sort
# $colour : de 0 à 4
hat =
    { $colour ->
        [0] haut-de-forme rouge
        [1] melon noir
        [2] casquette violette
        [3] canotier orange
       *[4] feutre vert
    }
pace = Pendules
pace-relaxed = Sans
pace-relaxed-hint = Chacun prend le temps qu’il lui faut.
pace-live = En direct
pace-live-hint = Chacun a tant de temps pour toute la partie, et un peu plus à chaque coup. Qui n’en a plus, le programme joue à sa place.
pace-turn = Par tour
pace-turn-hint = Sur plusieurs jours : chaque tour et chaque réponse disposent de tant d’heures.
pace-base = Minutes par joueur
pace-increment = Secondes de plus à chaque coup
pace-hours = Heures par tour
pace-relaxed-words = sans pendule
pace-live-words = en direct, { $minutes } min chacun et { $seconds } s par coup
pace-hours-words =
    { $hours ->
        [one] une heure par tour
       *[other] { $hours } heures par tour
    }
pace-days-words =
    { $days ->
        [one] un jour par tour
       *[other] { $days } jours par tour
    }

## Salle d’attente
room-title = { $game } : avant le début
room-link = Envoyez ce lien à vos amis
room-link-listed = La table est au salon ; vous pouvez aussi envoyer ce lien
room-seats = Places prises : { $taken } sur { $seats }
room-lots = Les places seront tirées au sort au début.
room-hat = Votre chapeau
room-gangs-colour = Votre gang
room-start = Commencer
room-abort = Fermer la table
room-aborted = Cette table a été fermée avant tout résultat
room-ready = Tout le monde est là.
room-wait-owner = Tout le monde est là : la partie est lancée par qui a ouvert la table.
room-wait-seats = On attend les places libres.
# Before two links: to the lesson, to the rules
room-meanwhile = En attendant :
seat-empty = Place { $seat }
seat-free = libre
seat-kept = gardée pour quelqu’un
seat-you = vous
seat-here = en ligne
seat-not-here = hors ligne
seat-sit = Prendre la place { $seat }
# For somebody who sits already: another seat of theirs, played at the same screen
seat-sit-too = Jouer aussi la place { $seat } ici
seat-leave = Quitter
seat-bot-in = Y mettre un bot
seat-free-it = Libérer la place
fair-title = Pourquoi les tirages sont honnêtes
fair-about = Avant que quiconque s’assoie, le serveur a fixé un mot secret et en montre ici l’empreinte. La page de chaque joueur y ajoute un mot à elle ; tous les tirages découlent de tous ces mots ensemble, et le fichier de la partie le prouve une fois celle-ci terminée.

## À la table
table-loading = On dresse la table…
table-not-loaded = La table n’a pas pu être chargée. Rechargez la page.
table-unknown = Cette page ne connaît pas encore ce jeu.
table-private = Cette table n’est pas montrée aux autres
table-private-text = Seuls ceux qui y sont assis peuvent la voir.
table-gone = Cette table n’existe pas
table-gone-text = Le lien est peut-être incomplet, ou la table a été fermée.
offline = Connexion perdue. Votre dernier coup est sauf.
offline-again = Nouvel essai dans { $seconds } s
offline-now = Nouvel essai…
curtain-title = Passez l’appareil à { $name }, { $hat }
curtain-about = Rien des autres n’est montré tant que vous ne continuez pas.
curtain-go = Je l’ai : montrer ma place
menu = Menu
menu-link = Le lien de cette table
menu-pause = Mettre en pause
notice-paused = La table est en pause : aucune pendule ne tourne, aucun coup n’est pris.
notice-you-left = Vous avez quitté cette table ; les autres vous attendent, ou demandent un bot.
notice-bot-for-you = Un bot joue pour vous.
notice-left = { $count ->
    [one] { $who } a quitté la table. Un bot peut jouer en attendant son retour.
   *[other] { $who } ont quitté la table. Des bots peuvent jouer en attendant leur retour.
}
notice-bot-plays = { $count ->
    [one] Un bot joue pour { $who } en attendant son retour.
   *[other] Des bots jouent pour { $who } en attendant leur retour.
}
menu-go-on = Reprendre
menu-rematch = Revanche
menu-next = Vers la revanche
seat-come-back = Revenir
seat-resign = Abandonner
seat-ask-bot = Demander un bot
seat-left = a quitté la table
seat-resigned = a abandonné, un bot joue
seat-stand-in = un bot joue en attendant son retour
resign-warning = Un bot joue votre place jusqu’à la fin, et vous ne pouvez pas revenir.
resign-do = Abandonner pour de bon
call-off = Interrompre la partie
call-off-warning = La partie s’arrête sans résultat dès que tout le monde est d’accord. On n’attend pas ceux qui ont quitté la table.
call-off-do = Interrompre
call-off-asked = { $count ->
    [one] { $who } voudrait interrompre la partie. Elle s’arrête sans résultat quand tout le monde est d’accord.
   *[other] { $who } voudraient interrompre la partie. Elle s’arrête sans résultat quand tout le monde est d’accord.
}
call-off-waits = Vous voudriez interrompre la partie. Elle s’arrête quand tout le monde est d’accord.
call-off-sure = La partie s’arrête aussitôt, sans résultat.
call-off-agree = D’accord
call-off-take-back = Y renoncer

## Discussion
talk = Discussion
talk-empty = Personne n’a encore rien dit.
talk-placeholder = Dites quelque chose
talk-to = À qui
talk-to-all = À tous
talk-to-one = Chuchoter à { $name }
talk-new =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
say = Dire
whisper = { $from } chuchote à { $to }
whisper-you = { $from } vous chuchote
silence = Options pour { $name }
mute = Masquer ce que dit { $name }
block = Bloquer { $name } : ni chuchotement, ni place à mes tables

## Vous
letters-title = Des lettres quand c’est à vous
letters-about = Pour les tables jouées par tour : quand vous devez un coup depuis un moment et n’êtes pas là. Une seule lettre pour toutes vos tables ; chacune contient un lien qui les arrête.
letters-mail = Courriel
letters-mail-label = Votre adresse de courriel
letters-hook = Un crochet d’un outil de discussion
letters-hook-label = Adresse du crochet
letters-word = Le mot envoyé à cette adresse
letters-confirm = C’est la mienne
letters-active = M’envoyer des lettres
letters-gap = Au plus une
letters-every = { $minutes ->
    [5] toutes les 5 minutes
    [60] par heure
    [1440] par jour
   *[other] toutes les { $hours } heures
}
letters-forget = Oublier cette adresse
letters-problem = La dernière lettre n’est pas arrivée : { $why }
away-title = Jours d’absence
away-about = Ces jours-là, votre pendule s’arrête aux tables jouées par tour. 45 jours au plus.
away-from = Premier jour
away-to = Dernier jour
away-now = Absence du { $from } au { $to }
away-none = Me revoilà
device-title = Un autre appareil
device-about = Un lien par lequel un autre navigateur devient vous aussi : votre nom, vos tables. Il sert une fois, dans l’heure. Qui l’ouvre est vous : ne le montrez donc à personne.
device-make = Créer un lien
device-link = Ouvrez-le sur l’autre appareil avant { $until }
adopt-about = Ce navigateur devient la personne qui a créé le lien, avec son nom et ses tables.
adopt-replaces = Ce navigateur devient la personne qui a créé le lien. Ce que vous êtes ici maintenant, { $name }, ne sera plus accessible, à moins qu’un autre appareil ne le soit aussi.
adopt-do = Devenir cette personne
silenced-title = Masqués et bloqués
silenced-count =
    { $count ->
        [one] Une personne est masquée ou bloquée.
       *[other] { $count } personnes sont masquées ou bloquées.
    }
silenced-undo = Les entendre à nouveau
forget-title = Supprimer mes données
forget-about = Votre nom, ce que vous avez dit, vos liens et blocages. Les parties terminées restent, sans votre nom.
forget-open = Supprimer mes données…
forget-sure = Supprimer tout ce qui vous concerne ?
forget-warning = Votre nom, tout ce que vous avez dit, vos liens et blocages sont supprimés aussitôt. Dans les parties en cours, des bots jouent vos places jusqu’à la fin. Les parties terminées restent, avec « Quelqu’un » à votre place. C’est irrévocable.
forget-do = Supprimer pour de bon
