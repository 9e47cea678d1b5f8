### Gangs on the page. Money is in whole dollars. The names of gangs, chiefs and squares come from the game's numbers.
### Le glossaire est en tête du fichier fr.ftl de ce jeu. gangs-kind-in-sentence porte l’article défini : on le met là où il suffit, sinon gangs-kind.
### Un lieu porte aussi l’article (le Port) : on dit « vers » ou une parenthèse, jamais « à » ni « de ». Au journal, « qui : quoi », car le verbe ne peut s’accorder avec « Vous ».

## Words

gangs-kind-in-sentence = { $kind ->
    [whisky] la contrebande de whisky
    [opium] la contrebande d’opium
    [ratpit] la fosse aux rats
    [brothel] le bordel
    [casino] le tripot
    [saloon] le saloon
   *[opiumden] la fumerie d’opium
}
gangs-kind = { $kind ->
    [whisky] Contrebande de whisky
    [opium] Contrebande d’opium
    [ratpit] Fosse aux rats
    [brothel] Bordel
    [casino] Tripot
    [saloon] Saloon
   *[opiumden] Fumerie d’opium
}
gangs-crime = { $crime ->
    [pickpocket] Vol à la tire
    [mugging] Détroussement
    [burglary] Cambriolage
    [heist] Pillage d’entrepôt
   *[bankjob] Attaque de banque
}
gangs-tool = { $tool ->
    [lookout] Guetteur
    [fence] Receleur
    [cabman] Cocher
    [surgeon] Chirurgien
    [lawyer] Avocat véreux
   *[bookkeeper] Comptable
}
gangs-tool-note = { $tool ->
    [lookout] { $value } cubes blancs de plus par agression
    [fence] { $value } $ de plus par agression
    [cabman] { $value } déplacements gratuits par tour
    [surgeon] blessés { $value } lit plus bas
    [lawyer] prisonniers { $value } cellule plus bas
   *[bookkeeper] { $value } $ de plus par bouge qui rapporte
}
gangs-favor = { $favor ->
    [double] Double recette
    [white2] Yeux fermés
    [recruit2] Recrues à bas prix
    [move4] Libre parcours
    [parole] Sur parole
    [keepgirl] Prix du silence
   *[sober2] Tempérance
}
gangs-box = { $box ->
    [port] le Port
    [hospital] l’Hôpital
    [tammany] Tammany Hall
   *[arms] l’Armurier
}
gangs-box-use = { $box ->
    [port] recruter
    [hospital] dessoûler
    [tammany] intriguer pour l’influence
   *[arms] acheter des armes
}
gangs-square = { $code } { $name }
gangs-code = { $code }
gangs-sex = { $sex ->
    [man] Hommes
   *[woman] Femmes
}
gangs-one = { $sex ->
    [man] un homme
   *[woman] une femme
}
gangs-weapon = { $weapon ->
    [gun] Armes à feu
    [blade] Lames
   *[club] Gourdins
}
gangs-men = { $count ->
    [0] aucun homme
    [one] un homme
   *[other] { $count } hommes
}
gangs-women = { $count ->
    [0] aucune femme
    [one] une femme
   *[other] { $count } femmes
}
gangs-nobody = personne
gangs-guns = { $count ->
    [0] aucune Arme à feu
    [one] une Arme à feu
   *[other] { $count } Armes à feu
}
gangs-blades = { $count ->
    [0] aucune Lame
    [one] une Lame
   *[other] { $count } Lames
}
gangs-clubs-only = Gourdins seuls
gangs-goods = { $goods ->
    [barrel] { $count ->
        [one] { $count } tonneau
       *[other] { $count } tonneaux
    }
   *[kilo] { $count ->
        [one] { $count } kilo
       *[other] { $count } kilos
    }
}
gangs-dollars = { $dollars } $
gangs-a-turn = par tour
gangs-at-once = aussitôt
gangs-you = vous
gangs-out = éliminé
gangs-of = sur { $count }
gangs-price-each = à { $dollars } $
gangs-fewer = { $what ->
    [man] Un homme de moins
    [woman] Une femme de moins
    [gun] Une Arme à feu de moins
    [blade] Une Lame de moins
   *[member] Un membre de moins
}
gangs-more = { $what ->
    [man] Un homme de plus
    [woman] Une femme de plus
    [gun] Une Arme à feu de plus
    [blade] Une Lame de plus
   *[member] Un membre de plus
}
gangs-usual = par défaut
gangs-choose-square = Choisissez une case
gangs-choose-member = Choisissez quelqu’un
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

gangs-over = la partie est finie
gangs-turn-of = tour { $turn } sur { $turns }
gangs-set-up = avant le premier tour
gangs-phases = Les phases d’un tour
gangs-phase = { $stage ->
    [a] Revenus
    [b] Police
    [c] Déplacer & agir
    [d] Guerre
    [e] Retours
    [f] Boisson
    [g] Accords
   *[h] Élection
}

## The gangs

gangs-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
gangs-doing = { $phase ->
    [move] se déplace
    [act] agit
    [offer] propose
    [women] réfléchit
    [arm] réfléchit
    [commit] réfléchit
    [war] décide
   *[other] répond
}
gangs-members-sealed = { $count } membres, nombre de femmes pas encore montré
gangs-influence = influence { $count }
gangs-truly = en fait : { $dollars } $
gangs-token-works = { gangs-kind } en { $square }
gangs-token-idle = { gangs-kind } en { $square }, à l’arrêt
gangs-next-turn = { $when ->
    [this] +{ $dollars } $ ce tour-ci
   *[next] +{ $dollars } $ tour suivant
}
gangs-next-turn-short = +{ $dollars } $
gangs-dial = Boisson : { $level } sur { $most }
gangs-effect = { $effect ->
    [sober] sobre
    [cash] paie { $dollars } $
    [bed] un au lit
    [tombs] un aux Tombs
    [dead] un mort
   *[deadbed] un mort, un au lit
}
gangs-effect-short = { $effect ->
    [sober] sobre
    [cash] { $dollars } $
    [bed] lit
    [tombs] Tombs
    [dead] mort
   *[deadbed] mort, lit
}
gangs-tip-who = { $who } : { $group }
gangs-tip-works = { $dollars ->
    [0] { gangs-kind } : en marche.
   *[other] { gangs-kind } : rapporte { $dollars } $.
}
gangs-tip-idle = { gangs-kind } : à l’arrêt.

## What is asked, aloud

gangs-asked = { $phase ->
    [women] Combien de vos membres sont des femmes ?
    [bribe] Soudoyez-vous un policier ?
    [favor] Prenez une faveur.
    [use] Utiliser la faveur maintenant ?
    [police] Déplacez un policier.
    [move] Vos déplacements.
    [fight] Quelle bataille d’abord ?
    [arm] Un combat : choisissez vos armes.
    [victim] Désignez une victime.
    [retreat] Où vont vos survivants ?
    [takeover] Garder ou détruire ce que vous avez pris ?
    [act] Vos actions.
    [home] Qui revient, et où ?
    [war] La guerre : à qui, ou à personne ?
    [call] Faites-vous appel au prêt ?
    [commit] Une guerre : combien en engagez-vous ?
    [dry] Quelqu’un va-t-il cuver ?
    [offer] Proposez un accord, ou aucun.
    [answer] On vous propose un accord.
   *[settle] Vous avez gagné le duel : réglez l’affaire.
}
gangs-wait-one = { $phase ->
    [move] { $who } se déplace
    [act] { $who } agit
    [police] { $who } déplace la police
    [bribe] { $who } peut soudoyer
    [offer] { $who } peut proposer un accord
    [answer] { $who } répond à une proposition
    [war] { $who } décide de la guerre
    [victim] { $who } désigne ses victimes
    [home] { $who } fait revenir ses membres
   *[other] { $who } décide
}
gangs-wait-many = { $phase ->
    [women] Pas encore fermé : { $who }
   *[other] Poings encore ouverts : { $who }
}

## Sealed choices

gangs-sealed = Scellé : personne ne le voit avant que tous aient choisi.
gangs-sealed-closed = Fermé. Peut changer jusqu’à ce que le dernier ait fermé.
gangs-women-title = Qui sont vos cinq ?
gangs-women-lead = De vos { $members } membres du début, tant sont des femmes. Un bordel et un pot-de-vin exigent des femmes ; pour le reste, peu importe.
gangs-women-label = { gangs-women }
gangs-women-button = Commencer : { $men ->
    [0] aucun homme
    [one] un homme
   *[other] { $men } hommes
}, { $women ->
    [0] aucune femme
    [one] une femme
   *[other] { $women } femmes
}
gangs-women-again = Refermer : { $men ->
    [0] aucun homme
    [one] un homme
   *[other] { $men } hommes
}, { $women ->
    [0] aucune femme
    [one] une femme
   *[other] { $women } femmes
}

## A fight

gangs-arm-war = Guerre : les armes
gangs-arm-battle = Bataille en { $square }
gangs-fight-between = { $attacker } contre { $defender }
gangs-arm-yours = Vos armes
gangs-arm-lend = Armes de ceux que vous prêtez
gangs-arm-limit = { $count ->
    [one] une au plus, pour votre seul membre
   *[other] une au plus pour chacun des { $count }
}
gangs-arm-rest = le reste, gratuit
gangs-chances = Vos chances
gangs-chances-note = chaque cube vous revient { $mine } fois sur { $all }
gangs-if-they-bring = contre { $weapons }
gangs-odds = gagné { $win } %, nul { $even } %, perdu { $lose } %
gangs-odds-part = { $name ->
    [win] gagné { $percent } %
    [even] nul { $percent } %
   *[lose] perdu { $percent } %
}
gangs-odds-short = { $percent }
gangs-even-war = À égalité, personne ne gagne la prime.
gangs-even-battle = { $side ->
    [attacker] À égalité, vous vous repliez.
   *[defender] À égalité, l’autre se replie.
}
gangs-fist = Fermer le poing : { $weapons }
gangs-fist-again = Le refermer : { $weapons }
gangs-fist-clubs = Gourdins seuls
gangs-side = { $role ->
    [attacker] { $you ->
        [yes] attaquez à { $count }
       *[no] attaque à { $count }
    }
    [lender] { $you ->
        [yes] en prêtez { $count }
       *[no] en prête { $count }
    }
   *[defender] { $you ->
        [yes] défendez à { $count }
       *[no] défend à { $count }
    }
}
gangs-side-hidden = { $role ->
    [attacker] { $you ->
        [yes] attaquez
       *[no] attaque
    }
    [lender] { $you ->
        [yes] prêtez
       *[no] prête
    }
   *[defender] { $you ->
        [yes] défendez
       *[no] défend
    }
}
gangs-fist-closed = poing fermé
gangs-fist-open = encore ouvert
gangs-fist-thinking = réfléchit
gangs-arsenal = arsenal
gangs-commit-title = Combien en engagez-vous ?
gangs-war-between = Guerre : { $attacker } contre { $defender }
gangs-commit-fingers = doigts levés
gangs-commit-label = { $count ->
    [one] un membre
   *[other] { $count } membres
}
gangs-commit-note = Plus de doigts tirent plus de cubes et risquent plus de têtes.
gangs-commit-all = { $count } en liberté ; tous, jusqu’à { $most }, sauf si vous dites autre chose
gangs-commit-then = Ensuite les armes, quand toutes les mains sont vues : une par doigt au plus.
gangs-commit-button = { $count ->
    [one] Lever un doigt
   *[other] Lever { $count } doigts
}
gangs-commit-again = { $count ->
    [one] Plutôt lever un doigt
   *[other] Plutôt lever { $count } doigts
}
gangs-fast = Ne plus montrer combats, agressions ni élections
gangs-battle-drawn = Bataille en { $square }, le tirage
gangs-battle-held = { $you ->
    [yes] Vous tenez { $place }
   *[no] { $who } tient { $place }
}
gangs-battle-taken = { $you ->
    [yes] Vous prenez { $place }
   *[no] { $who } prend { $place }
}
gangs-battle-even = Personne ne gagne en { $place }
gangs-war-won = { $you ->
    [yes] La guerre est à vous
   *[no] { $who } gagne la guerre
}
gangs-war-even = Personne ne gagne la guerre
gangs-drawing = { $war ->
    [yes] Le pot décide de la guerre
   *[no] Le pot décide : { $place }
}
gangs-drew = { $who } : le tirage
gangs-holds = { $you ->
    [yes] Vous détenez
   *[no] { $who } détient
}
gangs-put-in = { $guns ->
    [0] {""}
    [one] Un crâne.
   *[other] { $guns } crânes.
} { $blades ->
    [0] {""}
    [one] Un sang.
   *[other] { $blades } sangs.
} Mis au pot : { $weapons }.
gangs-gains = +{ $dollars } $
gangs-losses = { $dead ->
    [0] { $wounded ->
        [0] Aucune perte.
        [one] Pertes : un blessé.
       *[other] Pertes : { $wounded } blessés.
    }
    [one] { $wounded ->
        [0] Pertes : un mort.
        [one] Pertes : un mort, un blessé.
       *[other] Pertes : un mort, { $wounded } blessés.
    }
   *[other] { $wounded ->
        [0] Pertes : { $dead } morts.
        [one] Pertes : { $dead } morts, un blessé.
       *[other] Pertes : { $dead } morts, { $wounded } blessés.
    }
}
gangs-for-killed = { $count ->
    [one] pour un mort
   *[other] pour { $count } morts
}
gangs-for-wounded = { $count ->
    [one] pour un blessé
   *[other] pour { $count } blessés
}
gangs-for-war = { $dollars } $ pour la guerre
gangs-for-nothing = personne n’est touché
gangs-verdict-skulls = { $least ->
    [0] { $most ->
        [one] Un crâne à zéro
       *[other] { $most } crânes à zéro
    }
   *[other] { $most } crânes à { $least }
}
gangs-verdict-blood = Crânes à égalité, sang { $most } à { $least }
gangs-verdict-even = Crânes et sang à égalité
gangs-verdict-name = Chaque gang désigne ses morts et ses blessés.
gangs-verdict-then = { $what ->
    [war] Aucune case ne change de mains.
    [taken] Les battus quittent la case.
    [held] Les attaquants quittent la case.
   *[even] À égalité, les attaquants quittent la case.
}
gangs-crime-kick = { gangs-crime } : { $place }
gangs-crime-fate = Pour un cube rouge, un membre va au lit ; pour le noir, un membre va aux Tombs.
gangs-crime-loot = Le butin de { $dollars } $ reste acquis, quel que soit le tirage.
gangs-declares = { $when ->
    [war] en guerre
    [now] décide
    [done] a décidé
   *[next] à venir
}
gangs-proc = { $about ->
    [war] La guerre
    [favors] Faveurs de Tammany
    [election] L’élection
   *[battle] Le combat
}
gangs-step = { $step ->
    [war] Déclarer
    [call] Prêts
    [commit] Doigts
    [arm] Armes
    [draw] Tirage
    [spoils] Gains
    [victim] Morts et blessés
    [stay] Qui reste
    [squares] Cases
    [ballots] Bulletins
    [premiums] Primes
   *[retreat] Retraite
}
gangs-step-note = { $step ->
    [war] chaque gang, dans l’ordre, une fois par tour
    [call] l’attaquant, puis le défenseur
    [commit] 1 à { $most } membres, en secret
    [arm] les deux à la fois, en secret
    [draw] le plus de crânes, puis de sang
    [spoils] { $kill } $ par mort, { $wound } $ par blessé, { $bonus } $ au vainqueur
    [victim] chacun désigne les siens
    [stay] le vainqueur garde ou détruit
    [squares] qui contrôle quoi, sur la carte
    [ballots] l’urne est ouverte, tout est montré et payé
    [premiums] versées par rang ; les ex æquo partagent
   *[retreat] les battus, vers une même case
}
gangs-in-order = Dans l’ordre
gangs-stake = L’enjeu
gangs-stake-token = { $dollars ->
    [0] { gangs-kind }. Le vainqueur garde ou détruit.
   *[other] { gangs-kind }, { $dollars } $ par tour. Le vainqueur garde ou détruit.
}
gangs-stake-kill = { $dollars } $ par mort
gangs-stake-wound = { $dollars } $ par blessé
gangs-stake-weapons = Les armes vont à qui les tire.
gangs-influence-title = Influence
gangs-influence-note = Elle ne se dépense pas. Pour en gagner, intriguez à Tammany Hall.
gangs-premiums = Primes

## Moves

gangs-move-title = Vos déplacements
gangs-move-lead = { $free ->
    [0] Un pas ou un trajet vers un lieu coûte { $price } $.
    [one] Un déplacement est gratuit, puis { $price } $ chacun.
   *[other] { $free } déplacements sont gratuits, puis { $price } $ chacun.
} { $count ->
    [one] { $count } action si vous vous arrêtez là.
   *[other] { $count } actions si vous vous arrêtez là.
}
gangs-move-from = D’où ?
gangs-move-to = Vers où ?
gangs-move-who = Qui y va ?
gangs-move-other = Autre case
gangs-move-towards = vers { $place }
gangs-move-elsewhere = Ailleurs
gangs-move-meets = combat : { $who }
gangs-move-unguarded = { $who } : { gangs-kind-in-sentence }, sans garde
gangs-move-own = { gangs-kind-in-sentence }
gangs-move-free = libre
gangs-move-fight = { $count ->
    [one] { $who } y a un membre : on s’arrête et on se bat.
   *[other] { $who } y a { $count } membres : on s’arrête et on se bat.
}
gangs-move-short = { gangs-kind } en { $square } : il en manquera { $count }.
gangs-move-helps = Aux jetons en { $square }, il en manque { $count }.
gangs-move-police = Un policier se tient en { $square }.
gangs-move-actions = { $count ->
    [one] Ensuite, vous avez { $count } action.
   *[other] Ensuite, vous avez { $count } actions.
}
gangs-box-then = { $box ->
    [port] Qui y va peut recruter, et rentre aux Retours.
    [hospital] Qui y va peut baisser le cadran, et rentre aux Retours.
    [tammany] Qui y va peut augmenter votre influence, et rentre aux Retours.
   *[arms] Qui y va peut acheter des armes, et rentre aux Retours.
}
gangs-move-button = { $box ->
    [yes] Aller vers { $place }, { $price ->
        [0] gratuit
       *[other] { $price } $
    }
   *[no] Un pas vers { $place }, { $price ->
        [0] gratuit
       *[other] { $price } $
    }
}
gangs-move-done = Fin des déplacements

# a word or two under a square
gangs-why-fight = combat
gangs-why-hq = votre QG
gangs-why-raid = descente : { $count }
gangs-why-shuts = bloque { $dollars } $

## Battles and what comes after

gangs-fight-title = Quelle bataille d’abord ?
gangs-fight-lead = Chacune coûte une action et doit être livrée.
gangs-foe = { $who } ({ $count })
gangs-retreat-title = Où se replient-ils ?
gangs-retreat-lead = Tous vos survivants vont sur une même case.
gangs-deed-fight = Se battre en { $place }
gangs-deed-retreat = Tous en { $place }
gangs-take-title = Garder { gangs-kind-in-sentence } ?
gangs-take-lead = { $place } est à vous maintenant.
gangs-take-keep = Garder
gangs-take-destroy = Détruire
gangs-take-destroy-note = le jeton retourne à la réserve
gangs-take-keep-button = Garder { gangs-kind-in-sentence }
gangs-take-destroy-button = Détruire { gangs-kind-in-sentence }

## Actions

gangs-act-title = Vos actions
gangs-act-left = { $count ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $count } actions
}
gangs-act-lead = { $count ->
    [0] Plus d’action : il ne reste que ce qui est gratuit.
    [one] Encore une action.
   *[other] Encore { $count } actions.
}
gangs-act-where = Où ?
gangs-act-elsewhere = Ailleurs
gangs-act-choose = { $deed ->
    [recruit] Dites combien recruter
    [buy] Dites quelles armes acheter
   *[other] Choisissez ci-dessus
}
gangs-act-done = Terminé
gangs-act-undone = { $count ->
    [one] « Terminé » renonce à une action.
   *[other] « Terminé » renonce à { $count } actions.
}
gangs-act-undone-swap = Vous pouvez encore changer de place dans l’ordre.
gangs-open-here = Ouvrir ici
gangs-open-late = dernier tour : cela ne rapporte plus rien
gangs-by-force = Prendre par la force
gangs-or-by-force = Ou prendre par la force
gangs-open-needs = il en faut { $members }{ $women ->
    [0] {""}
    [one] , dont une femme
   *[other] , dont { $women } femmes
}{ $uses ->
    [barrel] {" "}et un tonneau par tour
    [kilo] {" "}et un kilo par tour
   *[none] {""}
}{ $short ->
    [yes] {" "}: vous n’en avez pas
   *[no] {""}
} ; { $bottles ->
    [0] aucune bouteille
   *[other] cadran +{ $bottles }
}
gangs-crime-needs = { $members ->
    [one] un membre ; on garde le butin dans tous les cas
   *[other] { $members } membres ; on garde le butin dans tous les cas
}
gangs-crime-white2 = Avec les Yeux fermés : { $count } blancs de plus
gangs-pot = Cubes dans le pot : noirs { $black }, rouges { $red }, blancs { $white }
gangs-pot-drawn = { $count ->
    [one] on en tire un
   *[other] on en tire { $count }
}
gangs-crime-odds = personne de pris { $clean } %, blessé { $hurt } %, prison { $jailed } %, les deux { $both } %
gangs-crime-part = { $name ->
    [clean] rien { $percent } %
    [hurt] blessé { $percent } %
    [jailed] prison { $percent } %
   *[both] les deux { $percent } %
}
gangs-crime-clean = { $percent } % : personne de pris
gangs-equip-title = En faire un équipement, pour de bon
gangs-equip-who = Qui ?
gangs-close-title = Fermer quelque chose ici
gangs-close-note = gratuit ; le jeton retourne à la réserve
gangs-square-nothing = Il n’y a plus rien à faire ici.
gangs-box-nothing = Il n’y a rien à faire ici maintenant.
gangs-recruit-lead = { $men } $ chacun. Les recrues restent au Port et rentrent aux Retours.
gangs-buy-lead = Une Lame coûte { $blades } $, une Arme à feu { $guns } $.
gangs-sober-title = Dessoûler
gangs-sober-note = cadran de { $dial } à { $after }
gangs-lobby-title = Intriguer
gangs-lobby-note = influence { $influence }, une de plus
gangs-favor-use = { $favor ->
    [parole] Vos prisonniers descendent.
   *[sober2] Votre cadran baisse.
}
gangs-ballot = L’urne
gangs-rig-title = Bourrer l’urne
gangs-rig-note = { $dollars } $ par bulletin, { $most } au plus ; en secret
gangs-rig-you = Vous voyez
gangs-rig-you-see = { $count ->
    [one] { $count } bulletin à vous dans l’urne ; { $cash } $ − { $price } $ = { $left } $ sous votre argent jusqu’au dépouillement.
   *[other] { $count } bulletins à vous dans l’urne ; { $cash } $ − { $price } $ = { $left } $ sous votre argent jusqu’au dépouillement.
}
gangs-rig-others = Les autres voient
gangs-rig-others-see = « { gangs-log-rig-hidden } » Votre argent reste à { $cash } $, l’urne ne montre aucun nombre.
gangs-rig-votes = Vous contrôlez { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} : avec ces bulletins { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}, si personne ne saccage le bureau. Aucun bulletin, c’est un bluff : cela prend aussi l’action.
gangs-ballots = Bulletins
gangs-ballots-label = { $count ->
    [0] aucun bulletin
    [one] un bulletin
   *[other] { $count } bulletins
}
gangs-sack-title = Saccager le bureau de vote
gangs-sack-note = { $count } bulletins au hasard quittent l’urne
gangs-swap = Changer de place dans l’ordre
gangs-swap-note = Une fois par tour, gratuit. Vaut dès la phase suivante.
gangs-order-place = { gangs-place } pour l’instant
gangs-deed-open = Ouvrir { $kind ->
    [whisky] une contrebande de whisky
    [opium] une contrebande d’opium
    [opiumden] une fumerie d’opium
    [ratpit] une fosse aux rats
    [brothel] un bordel
    [casino] un tripot
   *[other] un saloon
} en { $square }
gangs-deed-close = Fermer { gangs-kind-in-sentence } en { $square }
gangs-deed-rob = { $crime ->
    [pickpocket] Faire les poches pour { $dollars } $
    [mugging] Détrousser pour { $dollars } $
    [burglary] Cambrioler pour { $dollars } $
    [heist] Piller l’entrepôt pour { $dollars } $
   *[bankjob] Attaquer la banque pour { $dollars } $
}
gangs-deed-equip = Prendre { $tool ->
    [lookout] un Guetteur
    [fence] un Receleur
    [cabman] un Cocher
    [surgeon] un Chirurgien
    [lawyer] un Avocat véreux
   *[bookkeeper] un Comptable
}
gangs-deed-recruit = Recruter { $who } pour { $dollars } $
gangs-deed-buy = Acheter { $weapons } pour { $dollars } $
gangs-deed-rig = { $count ->
    [0] Ne mettre aucun bulletin
    [one] Mettre un bulletin pour { $dollars } $
   *[other] Mettre { $count } bulletins pour { $dollars } $
}
gangs-deed-sack = Saccager pour { $dollars } $
gangs-deed-swap = Échanger la place avec { $who }
gangs-deed-sober = Dessoûler, cadran −{ $levels }
gangs-deed-lobby = Intriguer, influence +1
gangs-deed-use = Utiliser { gangs-favor }

## The police

gangs-police-title = Déplacez un policier
gangs-police-lead = { $why } : c’est à vous.
gangs-mover-why = { $reason ->
    [living] Le moins de membres, { $count }
    [cash] Le moins d’argent, { $count } $
   *[influence] Le moins d’influence, { $count }
}
gangs-movers = Qui en déplace un ce tour-ci
gangs-mover = { $when ->
    [now] à vous
   *[next] ensuite, si cela reste ainsi
}
gangs-mover-moved = envoyé en { $square }
gangs-pawn-opens = Rouvre : { gangs-kind-in-sentence } ({ $who }), { $dollars } $ de plus.
gangs-pawn-payable = { $who } pourrait le payer pour partir.
gangs-police-which = Quel policier ?
gangs-police-on = en { $square }
gangs-police-where = Vers où ? Choisissez une case éclairée.
gangs-police-shield = { $who } a le pion de corruption : aucun policier ne s’arrête chez ce gang.
gangs-police-stay = Le laisser en { $square }
gangs-police-button = L’envoyer en { $square }
gangs-pawn-shuts = Bloque { gangs-kind-in-sentence } ({ $who }) : { $dollars } $ de moins.
gangs-pawn-raid = { $count ->
    [one] Descente : { $who } a un membre envoyé aux Tombs, sauf pot-de-vin.
   *[other] Descente : { $who } a { $count } membres envoyés aux Tombs, sauf pot-de-vin.
}
gangs-pawn-nothing = Cela n’y dérange rien.
gangs-bribe-title = Le soudoyer ?
gangs-bribe-lead = { $count ->
    [one] Un policier en { $place } bloque { gangs-kind-in-sentence }{ $dollars ->
        [0] .
       *[other] {" "}: { $dollars } $ de moins aux prochains revenus.
    }
   *[other] { $count } policiers en { $place } bloquent { gangs-kind-in-sentence }{ $dollars ->
        [0] .
       *[other] {" "}: { $dollars } $ de moins aux prochains revenus, tant qu’il en reste un.
    }
}
gangs-bribe-raid = { $count ->
    [one] Une descente menace : votre seul membre sur place ira aux Tombs.
   *[other] Une descente menace : vos { $count } membres sur place iront aux Tombs.
}
gangs-bribe-lead-which = Des policiers se tiennent sur vos bouges.
gangs-bribe-woman = Quelle femme avec les { $dollars } $ ?
gangs-bribe-where = Où va-t-il ? Choisissez une case éclairée.
gangs-bribe-price = { $dollars } $ et une femme
gangs-bribe-price-kept = { $dollars } $, pas de femme
gangs-bribe-saves = { $dollars } $ aux prochains revenus
gangs-bribe-saves-nothing = { $why ->
    [stays] rien : un autre policier y reste
    [late] rien : il n’y a plus de revenus
    [woman] rien : sans elle, un bouge manque de monde
   *[idle] rien : en l’état, le bouge ne rapporterait pas
}
gangs-bribe-spares = { $count ->
    [one] un membre de la descente
   *[other] { $count } membres de la descente
}
gangs-you-pay = Vous payez
gangs-you-save = Vous sauvez
gangs-you-lose = Vous perdez
gangs-bribe-button = Payer, l’envoyer en { $square }
gangs-bribe-pass = Passer
gangs-bribe-then = { $then ->
    [raids] Viennent ensuite les descentes, là où se tiennent deux policiers. Avant les prochains revenus, on pourra encore payer.
    [last] Viennent ensuite les descentes, là où se tiennent deux policiers. Il n’y a plus de revenus.
   *[income] Les bouges rapportent ensuite. Aucune descente avant.
}
gangs-from = de { $square }
gangs-short-of-one = { gangs-kind-in-sentence } manquera de monde
gangs-not-needed = on peut s’y passer d’elle

## Favors

gangs-favor-kick = { NUMBER($year, useGrouping: 0) }, faveurs de Tammany Hall
gangs-favor-title = Prenez une faveur
gangs-favor-lead = Elle est à vous pour ce tour ; inutilisée, elle est rendue.
gangs-favor-about = { $favor ->
    [double] Votre meilleur bouge rapporte encore une fois, aussitôt.
    [white2] Plus de cubes blancs dans une agression.
    [recruit2] Votre prochain recrutement coûte moins.
    [move4] Vos premiers déplacements payants sont gratuits.
    [parole] Chacun de vos prisonniers descend d’une cellule.
    [keepgirl] Votre prochain pot-de-vin ne coûte pas de femme.
   *[sober2] Votre cadran baisse.
}
gangs-favor-worth = { $favor ->
    [double] Vaut { $best } $ maintenant.
    [white2] { $white } blancs de plus.
    [recruit2] { $off } $ de moins chacun.
    [move4] Épargne jusqu’à { $steps } fois { $step } $.
    [parole] { $prisoners ->
        [0] Vous n’avez pas de prisonnier.
        [one] Un prisonnier à vous.
       *[other] { $prisoners } prisonniers à vous.
    }
    [keepgirl] Une femme reste.
   *[sober2] De { $dial } à { $after }.
}
gangs-favor-not-now = pas dans cette partie pour l’instant
gangs-favor-taken = prise par { $who }
gangs-favor-button = Prendre { gangs-favor }
gangs-favor-choose = Choisissez une faveur
gangs-favor-choosing = choisit
gangs-corruption = le pion de corruption
gangs-favor-use-now = Utiliser { gangs-favor } maintenant
gangs-favor-keep = La garder pour votre tour

## Members to name

gangs-victim-title = { $fate ->
    [bury] Désignez un mort
    [bed] Désignez un blessé
   *[jail] Désignez qui va aux Tombs
}
gangs-victim-lead = Le choix par défaut est fait ; prenez-en un autre si vous voulez.
gangs-victims-part = { $fate ->
    [bury] { $count ->
        [one] un mort
       *[other] { $count } morts
    }
    [bed] { $count ->
        [one] un au lit
       *[other] { $count } au lit
    }
   *[jail] { $count ->
        [one] un aux Tombs
       *[other] { $count } aux Tombs
    }
}
gangs-victims-usual = { $retreat ->
    [yes] Par défaut : { $what }, puis la retraite
   *[no] Par défaut : { $what }
}
gangs-home-title = Qui revient, et où ?
gangs-home-lead = Encore à placer : { $who }.
gangs-dry-title = Faire cuver quelqu’un ?
gangs-dry-lead = Qui cuve va au lit pour un tour, et votre cadran descend de { $dial } à { $after }.
gangs-dry-pass = Personne ne cuve
gangs-member = { $sex ->
    [man] Un homme : { $place }
   *[woman] Une femme : { $place }
}
gangs-member-box = dans un lieu, rentre ce tour-ci
gangs-member-free = rien n’y demande personne
gangs-member-spare = il y a assez de monde pour ce qui s’y trouve
gangs-member-short = { $dollars ->
    [0] { gangs-kind-in-sentence } manquera de monde
   *[other] { gangs-kind-in-sentence } manquera de monde : { $dollars } $ de moins
}
gangs-home-needed = pour { gangs-kind-in-sentence }, il en manque { $count }
gangs-home-hq = votre quartier général, sans limite
gangs-home-there = { $count ->
    [0] personne des vôtres n’y est
    [one] un des vôtres y est
   *[other] { $count } des vôtres y sont
}
gangs-deed-bury = { $sex ->
    [man] L’homme ({ $place }) meurt
   *[woman] La femme ({ $place }) meurt
}
gangs-deed-bed = { $sex ->
    [man] L’homme ({ $place }) va au lit
   *[woman] La femme ({ $place }) va au lit
}
gangs-deed-jail = { $sex ->
    [man] L’homme ({ $place }) va aux Tombs
   *[woman] La femme ({ $place }) va aux Tombs
}
gangs-deed-dry = { $sex ->
    [man] L’homme ({ $place }) va cuver
   *[woman] La femme ({ $place }) va cuver
}
gangs-deed-home = { $sex ->
    [man] Un homme en { $place }
   *[woman] Une femme en { $place }
}

## War

gangs-war-kick = Guerre des gangs, à vous de déclarer
gangs-war-title = La guerre : à qui, ou à personne ?
gangs-war-lead = Tous ceux en liberté peuvent se battre. Vous en avez { $count }, { $weapons }. Le vainqueur prend { $bonus } $ ; personne ne perd de case.
gangs-at-large = { $count } en liberté
gangs-war-all = tous contre tous, toutes armes
gangs-war-note = Les barres comptent tout ce que chacun pourrait apporter ; ce que l’autre apportera, lui seul le sait.
gangs-war-peace = Paix jusqu’aux prochains accords.
gangs-war-nobody = Personne en liberté.
gangs-war-attacked = { $count ->
    [0] Pas maintenant.
    [one] Attaqué une fois ce tour-ci.
   *[other] Attaqué { $count } fois ce tour-ci.
}
gangs-war-choose = Choisissez un gang
gangs-war-none = Pas de guerre cette année
gangs-deed-war = Déclarer la guerre à { $who }
gangs-loan-title = Faire appel au prêt ?
gangs-loan-lead = { $who } vous doit { $count ->
    [one] { $count } membre
   *[other] { $count } membres
} pour une guerre.
gangs-loan-call = En appeler { $count }
gangs-loan-decline = Pas dans cette guerre
gangs-loan-means-on-top = Ils se battent à vos côtés, en plus de ceux que vous envoyez.
gangs-loan-means-weapons = Ils apportent leurs propres armes, sans dire lesquelles.
gangs-loan-means-victims = Vos morts et blessés viennent d’abord ; seul le reste les touche.
gangs-loan-means-money = Tout l’argent de cette guerre est à vous. On ne fait appel à un prêt qu’une fois.

## Deals

gangs-deal-kick = Accords pour l’année à venir
gangs-deal-title = Proposez un accord, ou aucun
gangs-terms = { $terms ->
    [nowar] Paix
    [nobattle] Chacun chez soi
    [lend] Prêter des membres
    [borrow] Emprunter des membres
    [loan] Prêt
    [exchange] Échange
   *[noballot] Urne propre
}
gangs-terms-about = { $terms ->
    [nowar] pas de guerre entre vous
    [nobattle] aucun n’entre sur les cases de l’autre
    [lend] { $members } des vôtres peuvent l’aider dans une guerre
    [borrow] { $members } des siens peuvent vous aider dans une guerre
    [exchange] bouge contre bouge ou trafic contre trafic, pour de bon
   *[noballot] aucun ne saccage ni ne bourre l’urne
}
gangs-terms-not = déjà pris, ou pas maintenant
gangs-terms-bind = { $terms ->
    [nowar] Jusqu’aux prochains accords, ni vous ni { $who } ne déclarez la guerre à l’autre.
    [nobattle] Jusqu’aux prochains accords, ni vous ni { $who } n’entrez sur une case que tient l’autre.
    [lend] Dans une guerre, { $who } peut appeler { $members } de vos membres, avec des armes que vous choisissez.
    [borrow] Dans une guerre, vous pouvez appeler { $members } membres prêtés par { $who }, avec des armes de son choix.
    [exchange] Votre { $give ->
        [whisky] contrebande de whisky
        [opium] contrebande d’opium
        [ratpit] fosse aux rats
        [brothel] bordel
        [casino] tripot
        [saloon] saloon
       *[opiumden] fumerie d’opium
    } en { $giveAt } et { $take ->
        [whisky] la contrebande de whisky
        [opium] la contrebande d’opium
        [ratpit] la fosse aux rats
        [brothel] le bordel
        [casino] le tripot
        [saloon] le saloon
       *[opiumden] la fumerie d’opium
    } en { $takeAt } ({ $who }) changent de case, pour de bon. Pas de bouteilles.
   *[noballot] Jusqu’aux prochains accords, ni vous ni { $who } ne saccagez le bureau de vote ni ne bourrez l’urne.
}
gangs-deal-whom = Avec qui ?
gangs-token-at = { gangs-kind }, { $square }
gangs-you-give = Vous donnez
gangs-they-give = L’autre donne
gangs-deal-fight = Se battre en cas de refus
gangs-deal-fight-note = Un contre un, chances égales. Le vainqueur règle l’affaire.
gangs-deal-button = Proposer { $terms ->
    [nowar] la paix
    [nobattle] chacun chez soi
    [lend] vos membres
    [borrow] d’emprunter des membres
    [exchange] l’échange
   *[noballot] une urne propre
} à { $who }
gangs-deal-choose = Choisissez un accord et un gang
gangs-deal-none = Pas d’accord ce tour-ci
gangs-answer-kick = { $who } vous propose un accord
gangs-answer-duel = Si vous refusez, { $who } se bat en duel : chances égales, le vainqueur règle l’affaire.
gangs-answer-duel-how = Un cube noir parmi six, tirés tour à tour, l’autre gang d’abord : qui le tire a perdu.
gangs-answer-free = Vous pouvez refuser, sans suite.
gangs-answer-accept = Accepter
gangs-answer-refuse = Refuser
gangs-settle-kick = Vous avez gagné le duel contre { $who }
gangs-settle-title = Réglez l’affaire
gangs-settle-deal = L’accord, tel que proposé
gangs-settle-nodeal = Pas d’accord
gangs-settle-reverse = Le prêt dans l’autre sens
gangs-settle-exchange = { $mine ->
    [whisky] Contrebande de whisky
    [opium] Contrebande d’opium
    [ratpit] Fosse aux rats
    [brothel] Bordel
    [casino] Tripot
    [saloon] Saloon
   *[opiumden] Fumerie d’opium
} en { $mineAt } contre { $theirs ->
    [whisky] la contrebande de whisky
    [opium] la contrebande d’opium
    [ratpit] la fosse aux rats
    [brothel] le bordel
    [casino] le tripot
    [saloon] le saloon
   *[opiumden] la fumerie d’opium
} en { $theirsAt }
gangs-settle-button = Qu’il en soit ainsi
gangs-deals-none = Aucun accord en vigueur.
gangs-deal-kind = { $kind ->
    [nowar] Paix
    [nobattle] Chacun chez soi
    [loan] Prêt
    [exchange] Échange
   *[noballot] Urne propre
}
gangs-deal-stands = { $kind ->
    [nowar] { $first } et { $second } : pas de guerre jusqu’aux prochains accords
    [nobattle] { $first } et { $second } : aucun n’entre sur les cases de l’autre
    [loan] { $first } prête à { $second } dans une guerre
    [exchange] { $first } et { $second } : jetons échangés
   *[noballot] { $first } et { $second } : aucun ne saccage ni ne bourre l’urne
}

## A duel over a deal

gangs-duel-kick = Accord proposé par { $from }, refusé par { $to }
gangs-duel-title = Le noir perd
gangs-duel-draws = { $side ->
    [first] { $you ->
        [yes] tirez 1er, 3e, 5e
       *[no] tire 1er, 3e, 5e
    }
   *[second] { $you ->
        [yes] tirez 2e, 4e, 6e
       *[no] tire 2e, 4e, 6e
    }
}
gangs-duel-cube = { $cube ->
    [white] blanc
    [black] noir
   *[none] pas tiré
}
gangs-duel-won = { $you ->
    [yes] Vous gagnez le duel
   *[no] { $who } gagne le duel
}
gangs-duel-black = Le { gangs-place } cube est noir. Le vainqueur règle l’affaire.
gangs-after = Ensuite
gangs-after-token = { gangs-kind } en { $square } : { $lack ->
    [0] il en faut { $need }, { $have ->
        [one] il y en a un.
       *[other] il y en a { $have }.
    }
   *[other] il en faut { $need }, il en manque { $lack }.
}
gangs-after-income = { $after ->
    [0] Rien au prochain revenu au lieu de { $before } $.
   *[other] { $after } $ au prochain revenu au lieu de { $before } $.
}
gangs-after-wrecked = Un bouge sans marchandises : il serait dévasté.
gangs-after-fighters = { $count } en liberté, { $weapons }.
gangs-after-lends = { $count ->
    [one] Un membre peut être appelé dans une guerre.
   *[other] { $count } membres peuvent être appelés dans une guerre.
}
gangs-after-borrows = Jusqu’à { $count } combattants dans une guerre.
gangs-after-squares = { $count ->
    [0] Aucune case.
    [one] Une case.
   *[other] { $count } cases.
}

## Standing orders

gangs-habits = Consignes permanentes
gangs-habits-note = Jouées pour vous ; personne ne voit lesquelles.
gangs-habit = { $habit ->
    [victims] Toujours les victimes par défaut
    [retreat] Toujours la retraite par défaut
    [return] Toujours les retours par défaut
    [drying] Toujours cuver par défaut
    [nowar] Pas de guerre jusqu’à nouvel ordre
    [nodeal] Ne proposer aucun accord jusqu’à nouvel ordre
    [nobribe] Pas de pot-de-vin jusqu’à nouvel ordre
    [noarms] Venir sans armes jusqu’à nouvel ordre
   *[commit] Toujours tout engager
}
gangs-habit-note = { $habit ->
    [victims] ceux qui manquent le moins
    [retreat] où le personnel manque, sinon le quartier général
    [return] où le personnel manque, sinon le quartier général
    [drying] à partir du niveau 5, un membre
    [nowar] on ne vous demande pas de déclarer
    [nodeal] on vous demande encore de répondre
    [nobribe] on ne vous interroge pas sur les policiers
    [noarms] des Gourdins ; le moins d’armes permis s’il en faut
   *[commit] tous les doigts levés dans une guerre
}

## The gang's board

gangs-board-about = Le plateau d’un gang couvre la carte : ce qu’il peut ouvrir, voler et utiliser, son cadran, ses lits et les Tombs. Touche B.
gangs-board-of = Plateau du gang : { $who }
gangs-board-close = Retour à la carte
gangs-board-lines = Lignes du plateau
gangs-board-soon = { $dollars } $ aux prochains revenus.
gangs-income-over = Il n’y a plus de revenus : c’est le dernier tour.
gangs-board-goods = Ensuite en stock : { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} et { $kilos ->
    [one] { $kilos } kilo
   *[other] { $kilos } kilos
}.
gangs-board-drink = Le cadran est à { $level } : { $effect ->
    [sober] sans suite ce soir.
    [cash] { $dollars } $ ce soir.
    [bed] un membre va au lit ce soir.
    [tombs] un membre va aux Tombs ce soir.
    [dead] un membre meurt ce soir.
   *[deadbed] un membre meurt et un autre va au lit ce soir.
}
gangs-board-wrecked = { $count ->
    [one] Un bouge est sans marchandises et sera dévasté.
   *[other] { $count } bouges sont sans marchandises et seront dévastés.
}
gangs-board-heads = Vivants : { $group }.
gangs-line-production = Production
gangs-line-income = Revenus
gangs-line-crimes = Agressions
gangs-line-tools = Logistique
gangs-where = { $now ->
    [yes] { $count ->
        [0] Nulle part pour l’instant.
        [one] Sur une seule case. Choisissez-la.
       *[other] Sur { $count } cases. Choisissez-en une.
    }
   *[no] { $count ->
        [0] Nulle part, en l’état.
        [one] Une case s’y prête.
       *[other] { $count } cases s’y prêtent.
    }
}
gangs-where-not = { $place } : { $why }
# two words under a square
gangs-not = { $why ->
    [theirs] pas à vous
    [den] déjà un bouge
    [traffic] déjà un trafic
    [token] un jeton
    [supply] épuisé
    [women] { $count ->
        [one] manque 1 femme
       *[other] manque { $count } femmes
    }
   *[members] manque { $count }
}
gangs-left = reste { $count }
gangs-tool-has = en service
gangs-dial-title = Boisson
gangs-beds = Lits
gangs-tombs = Les Tombs
gangs-cell = { $cell ->
    [0] ce tour
    [1] tour suivant
   *[other] dans { $cell } tours
}
tab-board = Plateau
tab-deals = Accords

## The election

gangs-election-kick = Élection de { $year }
gangs-election-title = { $you ->
    [yes] Vous emportez la ville
   *[no] { $who } emporte la ville
}
gangs-votes = { $count } voix
gangs-ballots-put = { $count ->
    [0] aucun bulletin
    [one] un bulletin pour { $dollars } $
   *[other] { $count } bulletins pour { $dollars } $
}{ $burnt ->
    [0] {""}
    [one] , dont un brûlé
   *[other] , dont { $burnt } brûlés
}
gangs-count-squares = On compte les cases
gangs-count-ballots = On ouvre l’urne
gangs-election-tie = { $who } se partagent les rangs { $first } à { $last } : { $pool } $ ÷ { $count } = { $dollars } $ chacun.
gangs-places-shared = ex æquo, places { $first } à { $last }

## The end

gangs-end-kick = { $turns ->
    [one] Après une année
   *[other] Après { $turns } années
}
gangs-end-won = { $you ->
    [yes] Vous êtes le gang le plus riche, avec { $dollars } $
   *[no] { $who } est le gang le plus riche, avec { $dollars } $
}
gangs-end-you = Vous finissez { gangs-place } avec { $dollars } $.
gangs-end-places = Le classement
gangs-end-line = { $out ->
    [yes] éliminé
   *[no] { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
}

## The log

gangs-log-turn = { NUMBER($year, useGrouping: 0) }, tour { $turn }
gangs-log-women = { $who } { $you ->
    [yes] commencez
   *[no] commence
} avec { $count ->
    [0] aucune femme
    [one] une femme
   *[other] { $count } femmes
}.
gangs-log-commit = { $who } { $you ->
    [yes] engagez
   *[no] engage
} { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}.
gangs-log-arm = { $who } { $you ->
    [yes] apportez
   *[no] apporte
} comme armes : { $weapons }.
gangs-log-bribe = { $who } { $you ->
    [yes] soudoyez
   *[no] soudoie
} un policier, il va en { $to }.
gangs-log-bribe-woman = { $who } { $you ->
    [yes] soudoyez
   *[no] soudoie
} un policier avec une femme de { $from }, il va en { $to }.
gangs-log-favor = { $who } { $you ->
    [yes] prenez
   *[no] prend
} la faveur « { gangs-favor } ».
gangs-log-use = { $who } { $you ->
    [yes] utilisez
   *[no] utilise
} la faveur « { gangs-favor } ».
gangs-log-keep = { $who } { $you ->
    [yes] gardez
   *[no] garde
} la faveur « { gangs-favor } » pour plus tard.
gangs-log-police = { $who } { $you ->
    [yes] déplacez
   *[no] déplace
} un policier en { $to }.
gangs-log-step = { $who } { $you ->
    [yes] passez
   *[no] passe
} de { $from } à { $to } : { $group }.
gangs-log-box = { $who } { $you ->
    [yes] envoyez
   *[no] envoie
} { $group } vers { $to }.
gangs-log-fight = { $who } { $you ->
    [yes] attaquez
   *[no] attaque
} en { $square }.
gangs-log-bury = { $who } { $you ->
    [yes] enterrez
   *[no] enterre
} { $sex ->
    [man] un homme
   *[woman] une femme
} ({ $square }).
gangs-log-bed = { $who } { $you ->
    [yes] mettez
   *[no] met
} { $sex ->
    [man] un homme
   *[woman] une femme
} au lit ({ $square }).
gangs-log-jail = { $who } { $you ->
    [yes] laissez partir
   *[no] laisse partir
} { $sex ->
    [man] un homme
   *[woman] une femme
} aux Tombs ({ $square }).
gangs-log-dry = { $who } { $you ->
    [yes] envoyez
   *[no] envoie
} { $sex ->
    [man] un homme
   *[woman] une femme
} cuver au lit ({ $square }).
gangs-log-home = { $who } { $you ->
    [yes] faites
   *[no] fait
} revenir { $sex ->
    [man] un homme
   *[woman] une femme
} en { $square }.
gangs-log-retreat = { $who } { $you ->
    [yes] vous repliez
   *[no] se replie
} en { $to }.
gangs-log-take = { $who } { $you ->
    [yes] gardez
   *[no] garde
} { gangs-kind-in-sentence } en { $square }.
gangs-log-destroy = { $who } { $you ->
    [yes] détruisez
   *[no] détruit
} { gangs-kind-in-sentence } en { $square }.
gangs-log-recruit = { $who } { $you ->
    [yes] recrutez
   *[no] recrute
} { $group }.
gangs-log-sober = { $who } { $you ->
    [yes] dessoûlez
   *[no] dessoûle
} à l’Hôpital.
gangs-log-lobby = { $who } { $you ->
    [yes] intriguez
   *[no] intrigue
} à Tammany Hall.
gangs-log-buy = { $who } { $you ->
    [yes] achetez
   *[no] achète
} { $weapons }.
gangs-log-open = { $who } { $you ->
    [yes] ouvrez
   *[no] ouvre
} { $kind ->
    [whisky] une contrebande de whisky
    [opium] une contrebande d’opium
    [opiumden] une fumerie d’opium
    [ratpit] une fosse aux rats
    [brothel] un bordel
    [casino] un tripot
   *[other] un saloon
} en { $square }.
gangs-log-close = { $who } { $you ->
    [yes] fermez
   *[no] ferme
} { gangs-kind-in-sentence } en { $square }.
gangs-log-rob = { $who } { $you ->
    [yes] frappez
   *[no] frappe
} en { $square } : { gangs-crime }.
gangs-log-rob-white = { $who } { $you ->
    [yes] frappez
   *[no] frappe
} en { $square }, les Yeux fermés aidant : { gangs-crime }.
gangs-log-equip = { $who } { $you ->
    [yes] prenez
   *[no] prend
} { $sex ->
    [man] un homme
   *[woman] une femme
} de { $square } comme aide : { gangs-tool }.
gangs-log-sack = { $who } { $you ->
    [yes] saccagez
   *[no] saccage
} le bureau de vote.
gangs-log-rig = { $who } { $you ->
    [yes] bourrez
   *[no] bourre
} l’urne : { $count ->
    [0] aucun bulletin
    [one] un bulletin
   *[other] { $count } bulletins
}.
gangs-log-rig-hidden = { $who } { $you ->
    [yes] bourrez
   *[no] bourre
} l’urne.
gangs-log-swap = { $who } { $you ->
    [yes] échangez
   *[no] échange
} de place dans l’ordre avec { $other }.
gangs-log-war = { $who } { $you ->
    [yes] partez
   *[no] part
} en guerre contre { $other }.
gangs-log-call = { $who } { $you ->
    [yes] faites
   *[no] fait
} appel au prêt.
gangs-log-decline = { $who } { $you ->
    [yes] ne faites
   *[no] ne fait
} pas appel au prêt.
gangs-log-offer = { $who } { $you ->
    [yes] proposez
   *[no] propose
} un accord, à { $other } de répondre : { gangs-terms }.
gangs-log-offer-fight = { $who } { $you ->
    [yes] proposez
   *[no] propose
} un accord, à { $other } de répondre, duel en cas de refus : { gangs-terms }.
gangs-log-accept = { $who } { $you ->
    [yes] acceptez
   *[no] accepte
} l’accord.
gangs-log-refuse = { $who } { $you ->
    [yes] refusez
   *[no] refuse
} l’accord.
gangs-log-deal = { $who } { $you ->
    [yes] réglez
   *[no] règle
} l’affaire : l’accord vaut.
gangs-log-nodeal = { $who } { $you ->
    [yes] réglez
   *[no] règle
} l’affaire : pas d’accord.
gangs-log-reverse = { $who } { $you ->
    [yes] réglez
   *[no] règle
} l’affaire : le prêt dans l’autre sens.
gangs-log-exchange = { $who } { $you ->
    [yes] réglez
   *[no] règle
} l’affaire : { $mine ->
    [whisky] la contrebande de whisky
    [opium] la contrebande d’opium
    [ratpit] la fosse aux rats
    [brothel] le bordel
    [casino] le tripot
    [saloon] le saloon
   *[opiumden] la fumerie d’opium
} en { $mineAt } contre { $theirs ->
    [whisky] la contrebande de whisky
    [opium] la contrebande d’opium
    [ratpit] la fosse aux rats
    [brothel] le bordel
    [casino] le tripot
    [saloon] le saloon
   *[opiumden] la fumerie d’opium
} en { $theirsAt }.
gangs-log-undo = { $who } { $you ->
    [yes] reprenez
   *[no] reprend
} le dernier coup.
gangs-draw-order = Ensuite dans l’ordre : { $you ->
    [yes] vous
   *[no] { $who }
}.
gangs-draw-ballot = Un bulletin quitte l’urne : { $you ->
    [yes] un des vôtres
   *[no] { $who }
}.
gangs-draw-empty = Il n’y avait plus de bulletin dans l’urne.
gangs-draw-clean = Rien que des cubes blancs : personne de pris.
gangs-draw-crime = Tiré : { $black ->
    [0] aucun noir
    [one] le noir
   *[other] { $black } noirs
}, { $red ->
    [0] aucun rouge
    [one] un rouge
   *[other] { $red } rouges
}.
gangs-draw-clubs = L’attaquant n’a tiré que des Gourdins.
gangs-draw-fight = L’attaquant a tiré { $guns ->
    [0] aucun crâne
    [one] un crâne
   *[other] { $guns } crânes
} et { $blades ->
    [0] aucun sang
    [one] un sang
   *[other] { $blades } sangs
}.
gangs-draw-duel = Le cube noir est venu au tirage { $cube }.
gangs-own-news-income = Vous gagnez { $dollars } $ grâce à vos bouges.
gangs-own-news-wrecked = Vous n’avez pas de marchandises : un bouge en { $square } est dévasté.
gangs-own-news-raid = { $count ->
    [one] Descente de police en { $square } : votre membre est emmené aux Tombs.
   *[other] Descente de police en { $square } : { $count } de vos membres sont emmenés aux Tombs.
}
gangs-own-news-hits = Vous avez { $dead } { $dead ->
    [one] mort
   *[other] morts
} et { $wounded } { $wounded ->
    [one] blessé
   *[other] blessés
}.
gangs-own-news-battle-won = Vous gagnez la bataille en { $square }.
gangs-own-news-war-won = Vous gagnez la guerre et prenez la prime.
gangs-own-news-rout = { $count ->
    [one] Vous n’avez nulle part où fuir de { $square } : votre membre va aux Tombs.
   *[other] Vous n’avez nulle part où fuir de { $square } : { $count } de vos membres vont aux Tombs.
}
gangs-own-news-drink = Vous dépensez { $dollars } $ à boire.
gangs-own-news-out = Vous n’avez plus personne et quittez la partie.
gangs-own-news-ballots = { $count ->
    [0] Vous n’aviez mis aucun bulletin.
    [one] Vous aviez mis un bulletin.
   *[other] Vous aviez mis { $count } bulletins.
}
gangs-own-news-votes = Vous avez { $votes } voix et recevez { $dollars } $.

## The parts of the rule book

rulebook-gangs-game = Le jeu
rulebook-gangs-turn = Un tour
rulebook-gangs-actions = Déplacements et actions
rulebook-gangs-fights = Combats et guerre
rulebook-gangs-night = Retours, boisson, accords
rulebook-gangs-end = Élections, fin, et le reste

## A replay

gangs-replay-to-turn = Au tour { $turn }
gangs-replay-when = { $year }, tour { $turn } : { gangs-phase }.
