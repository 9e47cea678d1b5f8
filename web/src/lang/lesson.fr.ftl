## La leçon : une première partie de dix minutes qui enseigne en jouant.
## Les mots entre *astérisques* sont montrés en gras ; gardez-les par paires. Places : Fernando, vous, Honora.
title-learn = Apprendre { $game }
nav-learn = Apprendre
lesson-home = Apprendre en dix minutes
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-title = Leçon
lesson-step = étape { $n } sur { $all }
lesson-kick = Apprendre en dix minutes · { $n } sur { $all }
lesson-known = Ce que vous savez déjà
lesson-known-none = Rien encore. Cela change avec votre premier boss.
lesson-next = Ensuite
lesson-note = C’est vous qui jouez. Tout autre coup est expliqué, puis repris.
lesson-back = Retour
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-go-on = Continuer
# Là où le texte d’une étape et les commandes ne tiennent pas côte à côte : de l’un à l’autre
lesson-do = À vous
lesson-read = Relire
lesson-again = Reprendre la leçon
# Devant un but atteint, pour qui l’entend
lesson-done = Fait :
lesson-taken-back = Coup repris.
lesson-wrong = C’est possible à une vraie table, mais cette leçon prend un autre chemin. Regardez ce qui est cerclé de laiton.
# Ce qu’on entend à chaque étape. $deed : les deux suivants, ou une question
lesson-said = Leçon, étape { $n } sur { $all } : { $title }. { $thought } { $deed }
lesson-now = Maintenant : { $deed } { $how }
# Au lieu d’un refus : la carte de la leçon dit pourquoi
refusal-lesson = { "" }

## 1
lesson-boss-title = Placez un boss sur la carte
lesson-boss-thought = New York, 1850. *Fernando*, *Honora* et vous vous disputez six quartiers. Seize années, une élection toutes les quatre. Un *boss* dans un quartier y est une voix. Fernando a commencé, aux quartiers 1 et 14.
lesson-boss-goal-1 = Choisissez Installation.
    .how = C’est à côté de Campagne.
lesson-boss-goal-2 = Placez un boss au quartier 4.
    .how = Choisissez le quartier sur la carte.
lesson-boss-why = Pourquoi le quartier 4 ? Personne n’y est encore, et son vainqueur prend une faveur en plus.
lesson-boss-call = Personne n’est encore ici.
    .title = Votre premier boss
lesson-boss-known = Les *boss* sont des voix dans leur quartier.
lesson-boss-wrong = Tout quartier ouvert conviendrait. Commençons au quartier 4 : personne n’y est encore, et son vainqueur prend une faveur.
lesson-boss-wrong-kind = Cela commence une campagne : deux boss. Elle vient dans un instant. Choisissez d’abord Installation.

## 2
lesson-newcomer-title = Un arrivant, et une faveur
lesson-newcomer-thought = Votre boss est au quartier 4. Faites maintenant venir quelqu’un de *Castle Garden* dans un quartier. Vous y gagnez une *faveur* de la même nation : une voix à dépenser plus tard.
lesson-newcomer-goal-1 = Boss au quartier 4
    .how = Choisissez Installation, puis le quartier 4.
lesson-newcomer-goal-2 = Amenez un Allemand au quartier 4.
    .how = Choisissez Allemand, puis le quartier.
lesson-newcomer-why = Pourquoi des Allemands ? Il y en a un au quartier 2 et un au quartier 6, juste à côté : votre faveur y comptera aussi.
lesson-newcomer-call = L’Allemand rejoint votre boss au quartier 4 ; la faveur vient dans votre main.
    .title = Puis le quartier
lesson-newcomer-known = Les *arrivants* rapportent une faveur. Elle compte là où vit leur nation.
lesson-newcomer-wrong = Presque. Cette fois, un boss au quartier 4, et un Allemand dans le même quartier.
lesson-newcomer-wrong-boss = Le boss va au quartier 4, où il n’y a personne d’autre.
lesson-newcomer-wrong-nation = Cette faveur compterait dans moins de quartiers autour du vôtre. Des Allemands vivent aux quartiers 2 et 6, juste à côté : prenez un Allemand.
lesson-newcomer-wrong-ward = Un arrivant peut aller dans tout quartier, avec ou sans boss à vous. Ici, vous voulez des Allemands au quartier 4, pour que les faveurs allemandes y comptent.
lesson-newcomer-wrong-settle = Un arrivant peut aller dans tout quartier, avec ou sans boss à vous. Ici, vous voulez des Allemands au quartier 4, pour que les faveurs allemandes y comptent.
lesson-newcomer-wrong-kind = Ce serait une campagne. Restez sur Installation : c’est elle qui rapporte la faveur.

## 3
lesson-turn-title = Finissez votre tour
lesson-turn-thought = Un boss et une faveur : c’était votre *action de quartier*, une par an. À une vraie table, vous pouvez la reprendre avec Annuler jusqu’à la fin de votre tour. Puis les autres agissent.
lesson-turn-goal-1 = Finissez votre tour.
    .how = C’est le bouton foncé.
lesson-turn-known = Une année : chacun joue un tour.
lesson-turn-wrong = Vous avez fait votre action de quartier de l’année. Finissez votre tour.
lesson-turn-after = Honora amène une famille anglaise au quartier 7 et a maintenant une faveur anglaise. Puis la deuxième année commence : Fernando fait de même au quartier 14. C’est *Tammany Hall*, et il compte deux points.
lesson-turn-next = Votre deuxième tour, avec l’autre action de quartier.

## 4
lesson-campaign-title = Deux boss d’un coup
lesson-campaign-thought = L’Installation vous a donné un boss et une faveur. La *Campagne* donne deux boss et pas de faveur : des voix que tous voient. Placez-les là où vivent des Allemands, pour que votre faveur puisse aider les deux.
lesson-campaign-goal-1 = Boss aux quartiers 2 et 6.
    .how = Restez sur Campagne et choisissez les deux sur la carte.
lesson-campaign-goal-2 = Finissez votre tour.
    .how = C’est le bouton foncé.
lesson-campaign-known = *Campagne* : deux boss. *Installation* : un boss, un arrivant, une faveur.
lesson-campaign-wrong = Ce quartier irait aussi, mais aucun Allemand n’y vit, ou vous y êtes déjà. Choisissez les quartiers 2 et 6.
lesson-campaign-wrong-kind = D’abord deux boss, un au quartier 2 et un au quartier 6, avec Campagne ; puis finissez le tour.
lesson-campaign-after = Honora vous répond au quartier 2. Fernando entre au quartier 6 et y amène un Allemand : lui aussi a maintenant une faveur allemande. Rien n’est à vous avant le vote.
lesson-campaign-next = Comment voir d’un coup d’œil qui mène.

## 5
lesson-lead-title = Qui mène un quartier ?
lesson-lead-thought = La plaque qui porte le numéro d’un quartier prend la *couleur* de qui y a le plus de boss. Papier nu : égalité, ou personne. Regardez les quartiers 2, 4 et 6.
lesson-lead-question = Lequel d’entre eux menez-vous ?
lesson-lead-choice-2 = Quartier 2
lesson-lead-choice-4 = Quartier 4
lesson-lead-choice-6 = Quartier 6
lesson-lead-known = La *plaque* montre qui mène un quartier.
lesson-lead-wrong-2 = Au quartier 2, Honora a autant de boss que vous : égalité, sa plaque est donc nue.
lesson-lead-wrong-6 = Au quartier 6, Fernando a autant de boss que vous : égalité, sa plaque est donc nue.
lesson-lead-after = Le quartier 4, bien vu. Deux années passent : vous installez un Italien au quartier 6 et un Allemand au quartier 2, Fernando et Honora poussent leurs pions. Puis vient le *jour de l’élection*.
lesson-lead-next = La première élection, poings fermés.

## 6
lesson-count-title = Les quartiers votent
lesson-count-thought = Ils votent le long des flèches. Fernando était seul au quartier 1 : il est à lui, *sans vote*. Au quartier 2, vous affrontez Honora, deux boss chacun. Les faveurs ne comptent que si leur nation *y vit* : Anglais et Allemands.
lesson-count-question = Laquelle de vos faveurs est inutile ici ?
lesson-count-choice-german = Allemande
lesson-count-choice-italian = Italienne
lesson-count-known = Un candidat seul l’emporte sans vote.
lesson-count-wrong-german = Regardez les cubes du quartier 2 : des Allemands y vivent, donc vos faveurs allemandes comptent.

## 7
lesson-fist-title = Votre poing fermé
lesson-fist-thought = Chacun de vous cache des faveurs dans son poing ; ils s’ouvrent *ensemble*. Un boss est une voix, une faveur est une voix. Le plus de voix l’emporte, une *égalité* n’est à personne. Ce qui est misé est dépensé, par le perdant aussi.
lesson-fist-goal-1 = Fermez le poing sur deux faveurs allemandes.
    .how = Appuyez deux fois sur +, puis sur le bouton foncé.
lesson-fist-why = Pourquoi les deux ? Honora a deux faveurs anglaises. Si elle en garde une, vos deux suffisent.
lesson-fist-known = Les *mises* s’ouvrent ensemble et sont dépensées. Une égalité n’est à personne.
lesson-fist-wrong = Ici, seules vos faveurs allemandes comptent. Mettez-les toutes les deux dans votre poing.
lesson-fist-wrong-less = Trois voix au plus : avec une seule faveur, Honora fait égalité, et personne ne gagne le quartier. Mettez les deux faveurs allemandes.
lesson-fist-after = Quatre voix à trois : le quartier 2 est à vous. Un de vos boss y *reste* pour le prochain mandat, tous les autres partent. Les faveurs sont dépensées.

## 8
lesson-bonus-title = Certains quartiers donnent plus
lesson-bonus-thought = Les quartiers 1 et 2 donnent à leur vainqueur un *arrivant* du sac à placer, les quartiers 4 et 7 une *faveur*. Le quartier 4 vote ensuite. Vous y êtes sans rival, il est donc à vous aussi.
lesson-bonus-goal-1 = Placez un Allemand au quartier 4.
    .how = Choisissez Allemand, puis le quartier 4.
lesson-bonus-goal-2 = Prenez une faveur allemande.
    .how = Choisissez Allemand, puis le bouton foncé.
lesson-bonus-why = Pourquoi encore des Allemands ? Qui gagne le plus de cubes d’une nation en sera le leader.
lesson-bonus-known = Les quartiers 1 et 2 donnent un *arrivant*, les quartiers 4 et 7 une *faveur*.
lesson-bonus-wrong = C’est gratuit, il serait dommage de ne pas bien s’en servir : prenez Allemand, comme la leçon le demande.
lesson-bonus-wrong-ward = Tout quartier peut le recevoir. Au quartier 4, que vous allez gagner, il comptera pour vous à coup sûr.
lesson-bonus-wrong-place = Tout quartier peut le recevoir. Au quartier 4, que vous allez gagner, il comptera pour vous à coup sûr.
lesson-bonus-wrong-nation = Vous pourriez prendre n’importe quelle nation. C’est d’Allemands que vous avez déjà le plus : tenez-vous-en à eux.
lesson-bonus-wrong-take = Vous pourriez prendre n’importe quelle nation. Le quartier 6 vient ensuite, et des Allemands y vivent : prenez Allemand.
lesson-bonus-after = Au quartier 7, il n’y a qu’Honora : il est à elle sans vote, et elle prend une faveur de son choix.
lesson-bonus-next = Un quartier qui décide qui sera Maire.

## 9
lesson-mayor-title = Encore un quartier
lesson-mayor-thought = Vous avez deux quartiers. Un troisième fait de vous le *Maire*. Au quartier 6, Fernando a deux boss comme vous et une faveur allemande. Allemands et Italiens y vivent, donc toutes vos faveurs comptent.
lesson-mayor-goal-1 = Fermez le poing sur un Allemand et un Italien.
    .how = Appuyez sur + pour les deux, puis sur le bouton foncé.
lesson-mayor-why = Pourquoi les deux ? Fernando peut atteindre trois voix. Quatre gagnent à coup sûr.
lesson-mayor-known = Le plus de quartiers : *Maire*, trois points. Le *leader* d’une nation reçoit trois faveurs.
lesson-mayor-wrong = Un Allemand et un Italien : les deux nations vivent au quartier 6.
lesson-mayor-wrong-less = Fernando peut atteindre trois voix. Avec moins de quatre, vous risquez l’égalité ou la défaite, et les trois points du Maire valent plus qu’une faveur.
lesson-mayor-after = Vous gagnez le plus de quartiers : vous êtes *Maire*. Un quartier vaut un point, le quartier 14 deux, le Maire en a trois de plus. Qui a gagné le plus de cubes d’une nation la *mène* et reçoit trois faveurs : vous, pour les Allemands et les Italiens.
lesson-mayor-next = Le devoir du Maire.

## 10
lesson-offices-title = Distribuez les charges
lesson-offices-thought = Le Maire donne à chacun des autres une *charge* : un pouvoir à utiliser une fois par an. Vous n’en avez pas, mais vous ouvrez chaque année. Donnez les plus utiles à qui est derrière : Honora a 1 point, Fernando 3.
lesson-offices-goal-1 = Honora : Maire adjoint. Fernando : Chef de district.
    .how = Choisissez les deux dans la grille, puis le bouton foncé.
lesson-offices-why = Pourquoi pas les autres ? Un Président du Conseil verrouille des quartiers et un Chef de la police renvoie des gens : les vôtres, peut-être.
lesson-offices-known = Le *Maire* donne les charges après chaque élection.
lesson-offices-wrong = C’est permis, et parfois malin. Aujourd’hui Honora, qui est derrière, devient Maire adjoint, et Fernando seulement Chef de district.
lesson-offices-after = Cinq nouveaux quartiers ouvrent. Une année passe : vous jouez une Installation au quartier 3. Honora prend une faveur comme *Maire adjoint*. Fernando déplace un cube irlandais comme *Chef de district* et place des boss dans vos quartiers 2 et 6.
lesson-offices-next = Ce qu’une charge apporte dans un tour.

## 11
lesson-office-title = Une charge dans un tour
lesson-office-thought = Une *charge* sert *une fois par an*, au tour de qui la détient, sans rien payer, avant ou après l’action de quartier : sa carte est sous Campagne et Installation. Fernando a déplacé un cube irlandais du quartier 14 au 6, puis y a fait campagne.
lesson-office-question = Que gagne-t-il avec ce cube ?
lesson-office-choice-point = Un point
lesson-office-choice-favors = Ses faveurs irlandaises comptent au quartier 6
lesson-office-wrong-point = Un cube ne vaut pas de point à lui seul. Regardez ses faveurs : trois sont irlandaises, et un cube irlandais vit maintenant au quartier 6.
lesson-office-known = Une *charge* sert une fois par an, au tour de qui la détient, en plus de l’action de quartier.
lesson-office-list = Les quatre charges

## 12
lesson-slander-title = Ripostez : la calomnie
lesson-slander-thought = Une fois par mandat, dès le deuxième : là où vous avez un boss tous les deux, payez un *jeton* et une *faveur* d’une nation qui y vit, et le boss de l’autre s’en va. Deux faveurs de plus la *propagent* à un quartier voisin.
lesson-slander-goal-1 = Ouvrez Calomnie.
    .how = C’est sous votre action de quartier.
lesson-slander-goal-2 = Quartier 6, contre Fernando, pour une faveur allemande.
    .how = Choisissez le quartier, puis la faveur.
lesson-slander-goal-3 = Propagez-la au quartier 2.
    .how = Choisissez le quartier 2, puis le bouton foncé.
lesson-slander-known = *Calomnie* : un jeton et une faveur ; deux faveurs de plus la propagent.
lesson-slander-wrong = Commencez au quartier 6 et propagez au quartier 2 : des Allemands vivent dans les deux, donc les faveurs allemandes paient pour les deux.
lesson-slander-wrong-kind = Votre action de quartier vient après. Ouvrez d’abord Calomnie.
lesson-slander-wrong-nation = Il n’y a pas d’Italiens au quartier 2 : cette calomnie ne pourrait donc pas s’y propager. Payez avec une faveur allemande.
lesson-slander-wrong-spread = Fernando vous menace aussi au quartier 2 : propagez-la là.
lesson-slander-wrong-slander = Vous avez trois faveurs allemandes : assez pour la propager aussi au quartier 2. Choisissez le quartier 2 avant le bouton foncé.

## 13
lesson-end-title = Comment cela finit
lesson-end-thought = Après la quatrième élection viennent les derniers points : *deux* pour chaque nation dont vous avez le plus de faveurs, *un* pour chaque jeton de calomnie gardé. Le plus de points l’emporte. Vous en savez assez pour jouer !
lesson-if-now = Si l’on s’arrêtait là
lesson-so-far = points
lesson-most-favors = plus de faveurs
lesson-tokens = jetons
lesson-all = en tout
