### Regarder une partie à nouveau : le film d’une table ou d’un fichier de partie.
### $who est un nom ou « Vous » ; $you vaut « yes » quand c’est qui lit.

title-replay = Revoir
replay-title = Revoir
tab-eyes = Regard

## D’où on l’ouvre

replay-link = Revoir
replay-look-back = Regarder en arrière
replay-open-link = Ouvrir un fichier

## Ouvrir un fichier de partie

replay-open-title = Ouvrir un fichier de partie
replay-open-about = Un tel fichier contient une partie entière : téléchargez-le à la fin d’une partie, et revoyez-la ici, coup par coup. Il est d’abord vérifié ; rien n’en est gardé.
replay-choose = Choisir un fichier
replay-drop = ou déposez le fichier n’importe où sur cette page
replay-opening = Ouverture de la partie…
replay-not-a-record = Ce n’est pas un fichier de partie : il n’a pas pu être lu comme tel.
replay-another = Ouvrir un autre fichier
replay-to-table = Vers la table
replay-of = { $game } : revoir la partie
# $text est ce que le serveur a trouvé de faux, en anglais.
replay-refused = { $text ->
    [none] Ce fichier n’est pas juste, il n’est donc pas montré.
   *[other] Ce fichier n’est pas juste, il n’est donc pas montré : { $text }.
}

## S’y promener

replay-bar = Parcourir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-move = coup { $move } sur { $moves }
replay-speed = vitesse
replay-times = × { NUMBER($speed) }
replay-keys = Flèches : un coup ; avec Maj : une année
replay-slider = Moment de la partie
replay-to-term = Au début du mandat { $term }
replay-to-election = À l’élection de l’année { $year }
# $when est un message replay-when-…, $what une ou plusieurs phrases du journal.
replay-said = { $when } Coup { $move } sur { $moves }. { $what }

## Le moment

replay-when-set-up = Avant la première année.
replay-when-turn = Année { $year }, tour { $turn } sur { $players }.
replay-when-year = Année { $year }.
replay-when-election = L’élection de l’année { $year }.
replay-start = Le début
replay-arrivals = Nouveaux arrivants
replay-nothing = Rien d’autre ne s’est passé.
replay-running = la partie n’est pas finie
replay-count = Au décompte
replay-deed = { $deed ->
    [first] { $who } { $you ->
        [yes] commencez
       *[no] commence
    }
    [campaign] { $who } : campagne
    [settle] { $who } : installation
    [slander] { $who } : calomnie
    [take] { $who } : une faveur
    [arrest] { $who } : une arrestation
    [lock] { $who } : un verrou
    [move] { $who } : un cube déplacé
    [place] { $who } : un cube placé
    [bid] { $who } : une mise
    [appoint] { $who } : les charges
    [pass] { $who } : pas de bonus
    [undo] { $who } : un coup repris
    [end] { $who } : fin du tour
   *[other] { $who } : un coup
}
log-closed = { $who } { $you ->
    [yes] fermez votre poing
   *[no] ferme le poing
}.

## Le regard de qui, un lien, jouer la suite

replay-eyes = Par les yeux de qui
replay-everybody = Tout le monde
replay-spectator = Un spectateur
replay-eyes-note = « Tout le monde » montre aussi les mises scellées au moment où elles ont été faites. Les yeux d’un joueur montrent ce que ce joueur a vu.
replay-eyes-later = Une fois la partie terminée, vous pouvez regarder de chaque place.
replay-copy = Copier le lien d’ici
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle table commence à ce moment, avec les mêmes pièces et les mêmes points. Des bots prennent les autres places ; la partie que vous regardez reste telle quelle.
replay-my-seat = Votre place
replay-level = Comment jouent les autres
replay-begin = Commencer
replay-over = La partie est terminée à ce moment : il n’y a plus rien à jouer. Revenez à un moment antérieur.
