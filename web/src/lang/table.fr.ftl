### La table de Tammany Hall. Les messages du journal gardent noms et quartiers comme arguments : la page les montre du doigt.
### $who est un nom ou « Vous » ; $you vaut « yes » quand c’est qui lit. Le glossaire est en tête de fr.ftl.
### Une faveur s’accorde au féminin (faveur irlandaise), un cube se dit par ses habitants (un Irlandais), une quantité aussi (2 Irlandais).

## Les mots de partout

you-name = Vous
you-object = vous
ward-name = quartier { $ward }
ward-title = { $ward ->
    [14] Tammany Hall
   *[other] Quartier { $ward }
}
nation-name = { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemands
   *[italian] Italiens
}
nation-one = { $nation ->
    [irish] un Irlandais
    [english] un Anglais
    [german] un Allemand
   *[italian] un Italien
}
office-name = { $office ->
    [mayor] Maire
    [deputy] Maire adjoint
    [council] Président du Conseil
    [police] Chef de la police
    [precinct] Chef de district
   *[none] sans charge
}
office-short = { $office ->
    [mayor] Maire
    [deputy] Adjoint
    [council] Conseil
    [police] Police
    [precinct] District
   *[none] 0 charge
}
office-benefit = { $office ->
    [deputy] prend une faveur par an, de toute nation
    [council] deux verrous pour le mandat, un par an
    [police] renvoie un cube par an dans le sac
   *[precinct] déplace un cube par an chez un voisin
}
count-of-nation = { $count } { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] { $count ->
        [one] Allemand
       *[other] Allemands
    }
   *[italian] { $count ->
        [one] Italien
       *[other] Italiens
    }
}
count-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } boss
}
count-favors = { $count ->
    [0] aucune faveur
    [one] { $count } faveur
   *[other] { $count } faveurs
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zone-name = Zone { $zone }

## Les années

years-term = { $term ->
    [1] 1er mandat
    [2] 2e mandat
    [3] 3e mandat
   *[4] 4e mandat
}
years-label = Année { $year } sur 16
years-year = Année { $year }
years-next = élection après l’année { $year }
years-election = Élection
years-voted = { $voted ->
    [one] { $voted } quartier sur { $wards } a voté
   *[other] { $voted } quartiers sur { $wards } ont voté
}
years-all-voted = tous les quartiers ont voté
years-next-short = vote en { $year }
years-voted-short = { $voted } sur { $wards }
years-all-voted-short = compté
years-over = Quatrième élection finie

## Les places

seats-label = Joueurs
seat-first = ouvre
seat-points = points
seat-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-favor = Faveurs { $nation ->
    [irish] irlandaises
    [english] anglaises
    [german] allemandes
   *[italian] italiennes
} : { $count }
seat-favors-all = { $count ->
    [one] { $count } faveur en tout
   *[other] { $count } faveurs en tout
}
seat-bosses-left = reste { $count }
seat-bosses-unlimited = boss illimités
seat-tokens = Jetons de calomnie : { $count }
seat-leads = mène
seat-leads-label = Mène ces immigrants : { $nations }
seat-deciding = décide
seat-thinking = réfléchit
seat-closed = poing fermé
seat-away = hors ligne
seat-bot-plays = un bot joue
seat-clock = Temps restant : { $time }
seat-late = le temps presse
clock-short = Votre temps s’épuise
clock-stops-title = Si la pendule s’arrête :
clock-stops = la réponse que vous avez laissée est donnée, sinon le programme joue pour vous. Ce que vous avez placé reste, et la place reste la vôtre.
forecast-title = Si l’on votait maintenant
forecast-label = { $who } : { $count ->
    [0] aucun quartier
    [one] { $count } quartier
   *[other] { $count } quartiers
}
forecast-note = Au seul compte des boss. { $even ->
    [0] Aucun quartier à égalité
    [one] { $even } quartier à égalité
   *[other] { $even } quartiers à égalité
}, { $empty ->
    [0] aucun sans personne
    [one] { $empty } sans personne
   *[other] { $empty } sans personne
} ; les faveurs décident du reste.
forecast-bag = Encore dans le sac : { $count }

## Qui est en tête dans un quartier

standing-nobody = Personne n’est ici.
standing-alone = { $you ->
    [yes] Vous êtes ici sans rival
   *[no] { $who } est ici sans rival
}, avec { count-votes-bare }.
count-votes-bare = { $votes ->
    [one] { $votes } boss
   *[other] { $votes } boss
}
standing-leads = { $you ->
    [yes] Vous menez
   *[no] { $who } mène
}, { $votes } à { $others }.
standing-even = Égalité à { $votes } : { $who }.
answer-after = Ensuite : { $standing }
answer-boss = Boss au { ward-name }
answer-cube = { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
} au { ward-name }
answer-newcomer = Un arrivant au { ward-name }
answer-lock = Verrou au { ward-name }
answer-lock-note = Ni boss ni cube ne peut plus être placé ici jusqu’à la fin du vote.
answer-arrest = { $nation ->
    [none] Un cube
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
} du { ward-name } renvoyé au sac
answer-from = Un cube du { ward-name }
answer-to = { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
} au { ward-name }
answer-slander = Calomnie au { ward-name }
answer-victims = Victimes possibles : { $victims }.
answer-spread = Propager au { ward-name }
answer-spread-price = 2 faveurs { $nation ->
    [irish] irlandaises
    [english] anglaises
    [german] allemandes
   *[italian] italiennes
} de plus ; un autre boss rentre.
answer-gain = +1 faveur { $nation ->
    [irish] irlandaise
    [english] anglaise
    [german] allemande
   *[italian] italienne
} ({ $before } → { $after })
answer-no-gain = Plus aucune faveur { $nation ->
    [irish] irlandaise
    [english] anglaise
    [german] allemande
   *[italian] italienne
} à prendre.
answer-locked = { ward-title } : sous verrou.
answer-closed = { ward-title } : pas encore en jeu.
answer-votes-lost = { $who } : { $before } → { $after }

## Votre tour

turn-title = À vous de jouer
turn-lead = Dans l’ordre de votre choix, une fois chacun.
turn-lead-one = Campagne ou Installation : l’une des deux.
turn-lead-end = L’action de quartier est faite.
turn-action = L’action de quartier
turn-campaign = Campagne
turn-settle = Installation
turn-first = Premier boss : choisissez un quartier.
turn-first-done = Votre premier boss va au { $ward }.
turn-second = Second boss : le même quartier ou un autre.
turn-second-done = Votre second boss va au { $ward }.
turn-only = Votre dernier boss : choisissez un quartier.
turn-only-done = Votre dernier boss va au { $ward }.
turn-none = Vous n’avez plus de boss : la campagne n’en place aucun.
turn-boss = Votre boss : choisissez un quartier.
turn-boss-done = Votre boss va au { $ward }.
turn-cube = Un arrivant de Castle Garden : lequel ?
turn-cube-ward = Maintenant l’arrivant : choisissez un quartier.
turn-cube-later = Puis un arrivant de Castle Garden.
turn-cube-done = L’arrivant { $nation ->
    [irish] irlandais
    [english] anglais
    [german] allemand
   *[italian] italien
} va au { $ward }.
turn-cube-whom = Et qui va au { $ward } ?
turn-locked = Sous verrou : { $wards }.
turn-free = gratuit
turn-office-use = { $kind ->
    [take] Prenez une faveur de n’importe quelle nation.
    [lock] Verrouillez un quartier : rien ne peut plus y être placé.
    [arrest] Renvoyez un cube dans le sac, d’un quartier qui en a deux ou plus.
   *[move] Déplacez un cube dans un quartier voisin.
}
turn-office-short = { $kind ->
    [take] Faveur
    [lock] Verrou
    [arrest] Arrêter
   *[move] Déplacer
}
turn-office-used = Utilisé cette année.
turn-slander = Calomnie
turn-slander-price = 1 jeton + 1 faveur
turn-slander-use = Retirez un boss rival : { $wards }.
turn-slander-used = Une fois par mandat : c’est déjà fait.
turn-slander-lead = Payez un jeton et une faveur ; un boss rival rentre.
turn-slander-note = Une fois par mandat. Un jeton inutilisé vaut 1 point à la fin.
turn-slander-ward = Où ? Choisissez un quartier.
turn-slander-ward-done = Au { $ward }.
turn-slander-victim = Le boss de qui ?
turn-slander-nation = Payer avec quelle faveur ?
turn-slander-spread = La propager pour 2 faveurs { $nation ->
    [irish] irlandaises
    [english] anglaises
    [german] allemandes
   *[italian] italiennes
} de plus ? Choisissez un quartier, ou laissez.
turn-slander-spread-done = Elle se propage au { $ward }, pour 2 de plus.
turn-slander-no-spread = Elle ne peut pas se propager d’ici.
turn-slander-spread-off = Ne pas propager
turn-slander-after = Il vous restera { $favors } { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] { $favors ->
        [one] Allemand
       *[other] Allemands
    }
   *[italian] { $favors ->
        [one] Italien
       *[other] Italiens
    }
} et { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
turn-take-which = Une faveur de quelle nation ?
turn-lock-where = Quel quartier ? Choisissez-en un.
turn-arrest-where = De quel quartier ? Choisissez-en un.
turn-arrest-which = Quel cube ?
turn-move-from = De quel quartier ? Choisissez-en un.
turn-move-from-done = Du { $ward }.
turn-move-which = Quel cube ?
turn-move-to = Chez quel voisin ? Choisissez un quartier.
turn-pick-nation = { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
}
turn-pick-count = { nation-name }, vous en avez { $count }
turn-pick-bag = { nation-name }, { $count } dans le sac
turn-pick-garden = { nation-name }, { $count } à Castle Garden
turn-pick-victim = { $who }, de { $before } à { $after }
turn-placed = { $placed } boss sur 2
turn-undo = Annuler
turn-back = Retour
turn-end = Finir le tour
turn-why-ward = Le tour peut finir après Campagne ou Installation.
turn-why-undo = Il n’y a rien à reprendre.
turn-why-offline = Les coups attendent la connexion.
turn-sending = Envoi…

## Votre tour sur un téléphone

phone-first = Premier boss : où ?
phone-second = Second boss : où ?
phone-only = Votre dernier boss : où ?
phone-boss = Votre boss : où ?
phone-newcomer = Quel arrivant ?
phone-cube = L’arrivant { $nation ->
    [irish] irlandais
    [english] anglais
    [german] allemand
   *[italian] italien
} : où ?
phone-done = L’action de quartier est faite
phone-tap = Touchez un quartier sur la carte.

## Le bouton qui dit le geste

deed-place-boss = Boss au { ward-name }
deed-choose-ward = Choisir le { ward-name }
deed-campaign = { $same ->
    [one] Boss au quartier { $first }
    [none] Campagne sans boss
    [yes] Deux boss au quartier { $first }
   *[no] Boss aux quartiers { $first } et { $second }
}
deed-settle = { $boss ->
    [none] { turn-pick-nation } au { ward-name }
   *[other] Boss au { $boss }, { turn-pick-nation } au { $ward }
}
deed-take = Faveur { $nation ->
    [irish] irlandaise
    [english] anglaise
    [german] allemande
   *[italian] italienne
}
deed-lock = Verrou au { ward-name }
deed-arrest = Arrêter { nation-one } au { $ward }
deed-move = { turn-pick-nation } du { $from } au { $to }
deed-slander = Calomnier { $victim } pour { $price } { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] { $price ->
        [one] Allemand
       *[other] Allemands
    }
   *[italian] { $price ->
        [one] Italien
       *[other] Italiens
    }
}
deed-place = { turn-pick-nation } au { ward-name }
deed-not-yet = { $what ->
   *[ward] Choisissez un quartier
    [cube] Choisissez un cube
    [newcomer] Choisissez un arrivant
    [favor] Choisissez une faveur
    [boss] Choisissez un boss
}

## Quand d’autres décident

wait-one = { $who } réfléchit
wait-many = { $who } réfléchissent
wait-none = Un instant
wait-spectator = Vous regardez.
wait-happened = Ce qui vient de se passer
wait-paused = La partie est en pause
wait-over = La partie est terminée
wait-aborted = La partie a été arrêtée avant son terme
wait-stuck = Cette partie ne peut pas continuer
wait-stuck-text = Ses coups ne vont plus avec les règles d’aujourd’hui, ou le programme se trompe ici. Annulez-la dans le menu.

## Réponses laissées pour plus tard

standing-title = Vos mises et bonus pour les quartiers à venir
standing-note = Ils seront donnés pour vous le moment venu. Personne ne les voit avant. Si c’est alors impossible, on vous demandera tout de même.
# $kind: bid, cube or favor
standing-choice = { $kind ->
    [bid] Quartier { $ward } : { $answer }
    [cube] Quartier { $ward }, arrivant : { $answer }
   *[favor] Quartier { $ward }, faveur : { $answer }
}
standing-bid = { $favors ->
    [none] rien
   *[other] { $favors }
}
# $nation and $ward can be none
standing-bonus = { $nation ->
    [none] aucun
   *[other] { $ward ->
        [none] { turn-pick-nation }
       *[other] { turn-pick-nation }, { ward-name }
    }
}
standing-none-left = me demander
standing-edit = { $kind ->
    [bid] Mise pour le quartier { $ward }
    [cube] Si vous gagnez le quartier { $ward } : un arrivant du sac
   *[favor] Si vous gagnez le quartier { $ward } : une faveur
}
standing-where = Dans quel quartier ?
standing-no-ward = Choisir un quartier
standing-save = Laisser cette mise
standing-save-none = Laisser une mise vide
standing-save-bonus = Laisser ce choix
standing-clear = Me demander

## L’élection

vote-title = Les quartiers votent
vote-now = en cours
vote-tie = égalité, personne
vote-unopposed = sans rival
vote-empty = sans candidat
vote-nobody = aucun candidat
vote-kick = Le quartier { $ward } vote
vote-hall = Tammany Hall
vote-name = Quartier { $ward }
vote-may-bid = faveurs à miser : { $nations }
vote-all-bid = les quatre nations peuvent être misées
vote-bonus-cube = et un arrivant à placer
vote-bonus-favor = et une faveur de n’importe quelle nation
vote-could-add = jusqu’à { $count } de plus
vote-closed = poing fermé
vote-thinking = réfléchit
vote-not-asked = n’a rien à miser
vote-yours = main ouverte
vote-yours-closed = poing fermé
vote-reach = Voix à portée de chacun
vote-reach-key = plein : sûr, tirets : faveurs encore en main
vote-reach-label = { $who } : voix sûres { $sure }, au plus { $most }
vote-hand = Votre main
vote-hand-note = mise dépensée, gagné ou perdu
vote-of = sur { $count }
vote-less = Un { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
} de moins
vote-more = Un { $nation ->
    [irish] Irlandais
    [english] Anglais
    [german] Allemand
   *[italian] Italien
} de plus
vote-amount = { nation-name } : { $count }
vote-nothing = Ne rien miser
vote-close = { $count ->
    [0] Fermer le poing sur rien
    [one] Fermer le poing sur { $count } faveur
   *[other] Fermer le poing sur { $count } faveurs
}
vote-close-again = { $count ->
    [0] Le refermer sur rien
    [one] Le refermer sur { $count } faveur
   *[other] Le refermer sur { $count } faveurs
}
vote-is-closed = Votre poing est fermé.
vote-change = Peut changer jusqu’à ce que la dernière main se ferme.
vote-not-yours = Vous n’avez aucun boss ici.
vote-no-favor = Vous n’avez aucune faveur à miser ici.
vote-watch = Vous regardez ce vote.
vote-fast = Avance rapide : sans montrer les mains
vote-unknown = { $count } + ?
vote-votes = { $count ->
    [one] voix
   *[other] voix
}
vote-tally = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } par ce vote
vote-more-points = +{ $count }

## Les mains s’ouvrent

reveal-empty = une main vide
reveal-won = { $you ->
    [yes] { ward-title } : vous l’emportez, { $votes } à { $others }
   *[no] { ward-title } : { $who } l’emporte, { $votes } à { $others }
}
reveal-tied = Égalité { $ward ->
    [14] à Tammany Hall
   *[other] au quartier { $ward }
} : personne ne l’emporte
reveal-won-note = { $you ->
    [yes] Un de vos boss reste ; tous les autres rentrent.
   *[no] Un des boss du vainqueur reste ; tous les autres rentrent.
} { $favors ->
    [0] Aucune faveur n’a été misée.
    [one] Une faveur retourne à la réserve.
   *[other] { $favors } faveurs retournent à la réserve.
}
reveal-tied-note = Tous les boss rentrent. { $favors ->
    [0] Aucune faveur n’a été misée.
    [one] Une faveur retourne à la réserve.
   *[other] { $favors } faveurs retournent à la réserve.
}
reveal-next = Au quartier { $ward }
reveal-go-on = Continuer
reveal-hold = Rester un peu
reveal-space = Espace : suite
# A list of wards that needed no closed fists
unbid-title = Décidés sans mise
unbid-note = Qui est seul l’emporte. Là où personne ne pouvait miser de faveur, les boss décident.
reveal-ahead = Ensuite : quartier { $ward }
reveal-ahead-who = { $who } { $count ->
    [one] { $count } boss
   *[other] { $count } boss
}

## Le décompte

count-kick = L’élection de l’année { $year } est finie
count-mayor = { $you ->
    [yes] Vous êtes Maire
   *[no] { $who } est Maire
}
count-mayor-note = { $points } points de plus, les autres charges à donner et le premier tour du prochain mandat.
count-mayor-tie = { $who } ont gagné autant de quartiers : les faveurs en main ont tranché.
count-mayor-stays = { $who } ont gagné autant de quartiers et ont les mêmes faveurs : l’ancien maire reste.
count-no-mayor = Il n’y a pas de Maire
count-no-mayor-note = Égalité parfaite : aucune charge n’est donnée.
count-no-ward = aucun quartier
count-nobody = personne
count-leaders = Leaders des nations
count-leaders-note = Chaque leader prend 3 faveurs de sa nation, tant qu’il en reste.

## Bonus et charges

bonus-kick = Vous avez gagné le quartier { $ward }
bonus-cube = Placez un arrivant du sac
bonus-cube-lead = Dans tout quartier en jeu et sans verrou. Il ne rapporte pas de faveur.
bonus-favor = Prenez une faveur
bonus-favor-lead = De n’importe quelle nation.
bonus-which = Quelle nation ?
bonus-where = Choisissez un quartier.
bonus-pass = Renoncer au bonus
offices-kick = Vous êtes Maire
offices-title = Donnez une charge à chacun
offices-lead = Elle vaut pour les quatre années du prochain mandat.
offices-empty-note = { $count ->
    [0] Toutes les charges sont données.
    [one] Une charge reste vacante.
   *[other] { $count } charges restent vacantes.
}
offices-grid = Charges par joueur
offices-give = donner
offices-swap = troquer
offices-for = { office-name } pour { $who }
offices-nobody = personne
offices-stays-empty = vacante
offices-button = { $count ->
    [1] Donner cette charge
    [2] Donner ces deux charges
    [3] Donner ces trois charges
   *[other] Donner ces quatre charges
}
offices-button-wait = Une charge pour chacun
offices-clear = Effacer
offices-swap-note = Choisir une charge déjà donnée échange les deux.
offices-result = Ce que le vote a donné
offices-tied = { $wards ->
    [one] Quartier { $list } : égalité, personne.
   *[other] Quartiers { $list } : égalité, personne.
}

## Le journal

log-label = Journal
log-year = Année { $year }
log-new = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
log-earlier = Afficher les { $count } lignes précédentes
log-empty = Il ne s’est encore rien passé.
log-first = { $who } { $you ->
    [yes] commencez
   *[no] commence
}.
log-opening = Des quartiers ouvrent, et des arrivants attendent à Castle Garden.
# The first line of a game that was played on from a moment of another
log-taken-up = Reprise en l’année { $year } d’une autre partie.
log-taken-up-vote = Reprise pendant l’élection de l’année { $year } d’une autre partie.
log-newcomers = Arrivants à Castle Garden : { $cubes }.
log-campaign-none = { $who } { $you ->
    [yes] faites
   *[no] fait
} campagne sans boss.
log-campaign-one = { $who } { $you ->
    [yes] faites campagne avec votre
   *[no] fait campagne avec son
} dernier boss au { $ward }.
log-campaign-both = { $who } { $you ->
    [yes] faites
   *[no] fait
} campagne : deux boss au { $ward }.
log-campaign-two = { $who } { $you ->
    [yes] faites
   *[no] fait
} campagne au { $ward } et au { $other }.
log-settle-alone = { $who } { $you ->
    [yes] installez
   *[no] installe
} { nation-one } au { $ward }.
log-settle-both = { $who } { $you ->
    [yes] installez
   *[no] installe
} un boss et { nation-one } au { $ward }.
log-settle = { $who } { $you ->
    [yes] installez
   *[no] installe
} un boss au { $ward }, { nation-one } au { $other }.
log-take = { $who } { $you ->
    [yes] prenez
   *[no] prend
} une faveur { $nation ->
    [irish] irlandaise
    [english] anglaise
    [german] allemande
   *[italian] italienne
}.
log-arrest = { $who } { $you ->
    [yes] renvoyez
   *[no] renvoie
} { nation-one } du { $ward } dans le sac.
log-lock = { $who } { $you ->
    [yes] verrouillez
   *[no] verrouille
} le { $ward }.
log-move = { $who } { $you ->
    [yes] déplacez
   *[no] déplace
} { nation-one } du { $ward } au { $other }.
log-slander = { $yours ->
    [yes] { $who } vous calomnie
   *[no] { $who } { $you ->
        [yes] calomniez
       *[no] calomnie
    } { $victim }
} au { $ward } pour 1 faveur { $nation ->
    [irish] irlandaise
    [english] anglaise
    [german] allemande
   *[italian] italienne
}.{ $yours ->
    [yes] {" "}Vous perdez un boss.
   *[no] {""}
}
log-slander-spread = { $yours ->
    [yes] { $who } vous calomnie
   *[no] { $who } { $you ->
        [yes] calomniez
       *[no] calomnie
    } { $victim }
} au { $ward } et au { $other } pour 3 faveurs { $nation ->
    [irish] irlandaises
    [english] anglaises
    [german] allemandes
   *[italian] italiennes
}.{ $yours ->
    [yes] {" "}Vous perdez deux boss.
   *[no] {""}
}
log-bid = { $who } { $you ->
    [yes] misez
   *[no] mise
} { $favors }.
log-bid-none = { $who } { $you ->
    [yes] ouvrez
   *[no] ouvre
} une main vide.
log-place = { $who } { $you ->
    [yes] placez
   *[no] place
} { nation-one } au { $ward }.
log-pass = { $who } { $you ->
    [yes] renoncez
   *[no] renonce
} au bonus.
log-office = { $who } ({ office-name })
log-appoint = { $who } { $you ->
    [yes] donnez
   *[no] donne
} les charges : { $offices }.
log-undo = { $who } { $you ->
    [yes] reprenez
   *[no] reprend
} le dernier coup.
log-late = Temps écoulé pour { $you ->
    [yes] vous
   *[no] { $who }
} : le programme a joué.
own-news-ward-won = Quartier { $ward } : vous l’emportez, { $votes } à { $others }.
own-news-ward-alone = Quartier { $ward } : vous êtes sans rival et l’emportez.
own-news-mayor = Vous êtes Maire.
own-news-points = Vous marquez { $points } à cette élection.
own-news-tokens = Jetons de calomnie inutilisés, { $points } { $points ->
    [one] point
   *[other] points
} : vous.
say-your-turn = C’est à vous de jouer.
say-your-bid = Le quartier { $ward } vote : à vous de miser.
say-your-bonus = Vous avez gagné le quartier { $ward } : votre bonus.
say-your-offices = Vous êtes Maire : donnez les charges.

## Onglets

tabs-label = Plus sur la partie
tab-map = Carte
tab-players = Joueurs
tab-log = Journal
tab-chat = Tchat
tab-your-move = c’est à vous
tab-procession = Votes
tab-wards = Quartiers
wards-ward = Quartier
wards-bosses = Boss
wards-cubes = Cubes
wards-now = Aux boss
wards-locked = verrouillé
wards-closed = fermé

## La fin

end-began = Cette partie a commencé en l’an { $year }. Les points d’avant ne figurent que dans le total.
end-kick = Après seize années
end-won = { $you ->
    [yes] Vous gagnez avec { $points } points
   *[no] { $who } gagne avec { $points } points
}
end-shared = Victoire partagée à { $points } points : { $who }
end-mayor = { $count ->
    [0] Jamais Maire
    [one] Maire une fois
    [2] Maire deux fois
   *[other] Maire { $count } fois
}
end-you-came = Vous finissez { $place ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
   *[other] à la cinquième place
} avec { $points } points.
end-rematch = Revanche
end-next = Vers la revanche
end-record = Télécharger
end-look = Voir la table
end-back = Retour au résultat
end-points = Points
end-wards = quart.
end-hall = hall
end-mayors = maire
end-favors = faveurs
end-tokens = jetons
end-total = total
end-source = { $source ->
    [wards] Quartiers
    [hall] Tammany Hall
    [mayor] Maire
    [favors] Faveurs
   *[tokens] Jetons
}
end-last = La dernière élection
end-last-ward = Quartier { $ward } : { $who }
end-last-nobody = Quartier { $ward } : personne
end-from = D’où viennent les points
end-from-label = { $who } : { $wards } des quartiers, { $hall } de Tammany Hall, { $mayor } comme Maire, { $favors } des faveurs, { $tokens } des jetons
end-terms = Mandat par mandat
end-star = une étoile marque le Maire
end-start = début
end-election = { $count ->
    [1] première élection
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
end-end = fin
