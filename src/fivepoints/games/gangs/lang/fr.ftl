### Gangs en français. docs/rules/gangs.md décide de ce qui est dit ici.
### Le glossaire commun est en tête du fichier fr.ftl de la page. Propre à ce jeu :
###   square = case ; box = lieu ; ballot box = urne ; headquarters (HQ) = quartier général (QG) ; order = ordre ; out = éliminé
###   den = bouge ; traffic = trafic ; token = jeton ; goods = marchandises ; barrel = tonneau ; staff = personnel ; take-over = reprise
###   wrecked = dévasté ; destroy = détruire ; sack = saccager ; rig the ballot = bourrer l’urne ; premium = prime ; loot = butin
###   Club, Blade, Firearm = Gourdin, Lame, Arme à feu ; badge, blood, skull = insigne, sang, crâne ; pot = pot
###   at large = en liberté ; Tombs = les Tombs ; dial = cadran ; sober up = dessoûler ; dry out = cuver ; lobby = intriguer
###   bribe = pot-de-vin, soudoyer ; raid = descente ; aggression = agression ; deal = accord ; step = pas ; move = déplacement ; rout = déroute

## Ce qui arrive de soi-même, pour le journal

news-turn = Le tour { $turn } commence.
news-income = { $seat } gagne { $dollars } $ grâce à ses bouges.
news-wrecked =
    { $kind ->
        [saloon] { $seat } n’a pas de whisky : le saloon en { $square } est dévasté.
        [opiumden] { $seat } n’a pas d’opium : la fumerie d’opium en { $square } est dévastée.
       *[other] { $seat } n’a pas de marchandises : un bouge en { $square } est dévasté.
    }
news-raid =
    { $count ->
        [one] Descente de police en { $square } : { $seat } y perd un membre, emmené aux Tombs.
       *[other] Descente de police en { $square } : { $seat } y perd { $count } membres, emmenés aux Tombs.
    }
news-hits =
    { $seat } a { $dead } { $dead ->
        [one] mort
       *[other] morts
    } et { $wounded } { $wounded ->
        [one] blessé
       *[other] blessés
    }.
news-battle-won = { $seat } gagne la bataille en { $square }.
news-battle-drawn = La bataille en { $square } est sans vainqueur ({ $seats }).
news-war-won = { $seat } gagne la guerre et prend la prime.
news-war-drawn = La guerre est sans vainqueur ({ $seats }).
news-forced = { $seat } n’avait pas le choix : { $move }.
news-rout =
    { $count ->
        [one] { $seat } n’a nulle part où fuir de { $square } : un membre va aux Tombs.
       *[other] { $seat } n’a nulle part où fuir de { $square } : { $count } membres vont aux Tombs.
    }
news-drink = { $seat } dépense { $dollars } $ à boire.
news-out = { $seat } n’a plus personne et quitte la partie.
news-ballots =
    { $count ->
        [0] { $seat } n’avait mis aucun bulletin.
        [one] { $seat } avait mis un bulletin.
       *[other] { $seat } avait mis { $count } bulletins.
    }
news-votes = { $seat } a { $votes } voix et reçoit { $dollars } $.

## Aide : le jeu. Les nombres viennent du fichier de données : police.bribe_cash est ici $police-bribe_cash

rules-overview =
    Vous menez l’un des gangs de New York, à partir de l’année { NUMBER($turns-first_year, useGrouping: 0) }. Vos membres courent les rues, ouvrent des bouges qui rapportent chaque année, volent, soudoient la police et se battent contre les autres gangs. À la fin du dernier tour, le gang le plus riche gagne.

    On joue de deux à six gangs. Le jeu de base dure { $turns-base } tours, un par année. Le jeu long, Politique, en dure { $turns-politics } et ajoute des élections.

    Un tour, en bref :
    - Vos bouges rapportent, si assez de vos membres se tiennent à côté.
    - La police passe : un bouge qu’elle surveille ne rapporte rien.
    - Gang après gang, vous vous déplacez dans les rues et vous agissez : recruter, ouvrir des bouges, voler, acheter des armes.
    - Les gangs se font la guerre pour de l’argent.
    - Les blessés et les prisonniers reviennent, la boisson fait ses ravages, et des accords se concluent pour l’année à venir.

    Les bouges sont le pilier de tout. La guerre et le crime rapportent vite, mais ni l’un ni l’autre ne suffit pour gagner.
    .title = Le jeu en bref

rules-words =
    - Gang : ce que mène un joueur. Une place à la table.
    - Membre : un homme ou une femme d’un gang. Ils font les mêmes choses ; seuls un bordel et un pot-de-vin exigent des femmes.
    - Case : un endroit des rues, comme 6a. Les quartiers ne font que regrouper des cases.
    - Lieu : l’un des quatre endroits hors des rues : Port, Hôpital, Tammany Hall, Armurier.
    - Bouge : un établissement qui rapporte à chaque tour. Trafic : une affaire qui produit des marchandises. Les deux sont des jetons sur une case.
    - Lits : là où sont couchés les blessés. Tombs (« les Tombes ») : la prison.
    - En liberté : sur une case ou dans un lieu.
    - Vivant : en liberté, au lit, aux Tombs, ou sur le plateau du gang comme équipement.
    - Tenir une case : y avoir des membres.
    - Ordre : la file d’initiative, du premier au dernier.
    - Cadran : dit combien boit votre gang.
    - Arsenal : les Lames et les Armes à feu d’un gang.
    .title = Les mots du jeu

rules-sources =
    Les règles suivent un seul texte imprimé, ancien, en français. Il décrit bien les phases d’un tour, mais ses plateaux sont perdus : la carte, les plateaux des gangs, les prix, les pistes et le cadran. Chaque règle a donc ici une source parmi trois, et chaque sujet dit laquelle :
    - Le livret : le texte imprimé le dit. Ces notes portent un B et le numéro de leur chapitre, comme B7.
    - Notre lecture : le texte en parle, mais peut se lire autrement ou laisse un détail ouvert. Ces notes portent un R.
    - Reconstitué : le texte se tait, ou son plateau est perdu. Nous l’avons inventé et essayé dans des milliers de parties simulées. Ces notes portent un O, de l’anglais « own » : de notre main.

    Pour chaque nombre qu’un sujet cite, l’aide dit la même chose : son nom dans le fichier de données, sa valeur et sa source. Si le fichier de données et une phrase se contredisaient, le fichier déciderait.
    .title = Ce qui vient du livret, et ce qui vient de nous

rules-pieces =
    Chaque gang a { $figures-men } hommes et { $figures-women } femmes. Les morts retournent dans cette réserve et peuvent être recrutés à nouveau.

    Pour tous :
    - L’argent, en dollars entiers. Personne ne descend sous 0 : ce que vous ne pouvez pas payer, vous ne pouvez pas le faire, et un paiement forcé prend ce qu’il y a.
    - Des jetons de bouges et de trafics, chaque sorte en son propre nombre. À moins de six gangs, il y en a une part : le nombre prévu pour six, multiplié par le nombre de gangs et divisé par six, arrondi au supérieur.
    - Des pions de police : { $police-pawns-6 } à six, cinq ou quatre gangs, { $police-pawns-2 } à deux ou trois.
    - Sept faveurs, une de chaque sorte.
    - Des tuiles d’accord, une paire de chaque sorte.

    Le « nombre de gangs » est toujours celui du début. Aucun dé ne sert.
    .title = Le matériel

rules-weapons =
    - Gourdin : un cube blanc à l’insigne, qui ne fait rien. Chaque membre vivant en a un ; les Gourdins ne se comptent, ne s’achètent et ne se perdent pas.
    - Lame : un cube rouge au sang, qui blesse. Elle coûte { $weapons-blade-price } $, et il y en a { $weapons-blade-per_player } par gang en jeu.
    - Arme à feu : un cube noir au crâne, qui tue. Elle coûte { $weapons-gun-price } $, et il y en a { $weapons-gun-per_player } par gang en jeu.

    Vos Lames et vos Armes à feu sont votre arsenal. Tous peuvent le voir. Vous y choisissez pour chaque combat, et après le combat une arme appartient à qui la détient.
    .title = Les armes

rules-map =
    Les rues comptent 24 cases, réparties dans 15 quartiers. Il n’y a ni quartier 12 ni quartier 16. Une case porte le numéro de son quartier et une lettre :
    - Quartier 1 : 1a { $wards-1-squares-1a }
    - Quartier 2 : 2a { $wards-2-squares-2a }, 2b { $wards-2-squares-2b }
    - Quartier 3 : 3a { $wards-3-squares-3a }
    - Quartier 4 : 4a { $wards-4-squares-4a }, 4b { $wards-4-squares-4b }
    - Quartier 5 : 5a { $wards-5-squares-5a }
    - Quartier 6 : 6a { $wards-6-squares-6a }, 6b { $wards-6-squares-6b }
    - Quartier 7 : 7a { $wards-7-squares-7a }
    - Quartier 8 : 8a { $wards-8-squares-8a }, 8b { $wards-8-squares-8b }
    - Quartier 9 : 9a { $wards-9-squares-9a }, 9b { $wards-9-squares-9b }
    - Quartier 10 : 10a { $wards-10-squares-10a }, 10b { $wards-10-squares-10b }
    - Quartier 11 : 11a { $wards-11-squares-11a }
    - Quartier 13 : 13a { $wards-13-squares-13a }, 13b { $wards-13-squares-13b }
    - Quartier 14 : 14a { $wards-14-squares-14a }
    - Quartier 15 : 15a { $wards-15-squares-15a }, 15b { $wards-15-squares-15b }
    - Quartier 17 : 17a { $wards-17-squares-17a }, 17b { $wards-17-squares-17b }

    Deux cases sont adjacentes si elles se trouvent dans le même quartier ou dans des quartiers adjacents. Sont adjacents :
    - Quartier 1 : 2, 3
    - Quartier 2 : 1, 3, 4, 6
    - Quartier 3 : 1, 2, 5, 6
    - Quartier 4 : 2, 6, 7
    - Quartier 5 : 3, 6, 8
    - Quartier 6 : 2, 3, 4, 5, 10, 14
    - Quartier 7 : 4, 10, 13
    - Quartier 8 : 5, 9, 14, 15
    - Quartier 9 : 8, 15
    - Quartier 10 : 6, 7, 13, 14, 17
    - Quartier 11 : 13, 17
    - Quartier 13 : 7, 10, 11, 17
    - Quartier 14 : 6, 8, 10, 15, 17
    - Quartier 15 : 8, 9, 14, 17
    - Quartier 17 : 10, 11, 13, 14, 15
    .title = La carte

rules-fewer =
    À moins de six gangs, certains quartiers sont fermés. Ils n’existent pas, leurs cases non plus :
    - 5 gangs : quartiers 1, 11
    - 4 gangs : quartiers 1, 2, 3, 5, 11
    - 3 gangs : quartiers 1, 2, 3, 5, 7, 9, 11
    - 2 gangs : quartiers 1, 2, 3, 5, 7, 9, 10, 11

    N’importe quels gangs peuvent être en jeu. Le quartier général d’un gang absent est une case ordinaire.

    Il y a aussi moins de jetons et moins de pions de police, et le nombre de gangs qui peuvent prendre une faveur est celui des joueurs moins un, si c’est moins que { $tammany-favor_takers }.
    .title = De deux à cinq gangs

rules-gangs =
    Chaque gang a un chef et un quartier général (QG), une case des rues :
    - { $gangs-whyos-name } : { $gangs-whyos-chief }, QG { $gangs-whyos-hq }
    - { $gangs-rabbits-name } : { $gangs-rabbits-chief }, QG { $gangs-rabbits-hq }
    - { $gangs-bowery-name } : { $gangs-bowery-chief }, QG { $gangs-bowery-hq }
    - { $gangs-eastman-name } : { $gangs-eastman-chief }, QG { $gangs-eastman-hq }
    - { $gangs-dusters-name } : { $gangs-dusters-chief }, QG { $gangs-dusters-hq }
    - { $gangs-charlton-name } : { $gangs-charlton-chief }, QG { $gangs-charlton-hq }

    Les gangs ne diffèrent que par l’endroit où ils vivent.
    .title = Les gangs et leurs quartiers généraux

rules-boxes =
    Quatre lieux se trouvent hors des rues. On atteint chacun d’eux depuis n’importe quelle case, et personne ne s’y bat :
    - Port : recruter.
    - Hôpital : dessoûler.
    - Tammany Hall : intriguer pour gagner de l’influence.
    - Armurier : acheter des armes.

    Tous les gangs peuvent se trouver en même temps dans un lieu. Les membres entrés dans un lieu ne se déplacent plus dans ce tour ; en phase e, ils reviennent dans les rues. Sans le module tammany, Tammany Hall est fermé ; sans alcohol, c’est l’Hôpital.
    .title = Les quatre lieux

rules-limit =
    Au plus { $stack_limit } de vos membres peuvent se tenir sur une case ou dans un lieu, hommes et femmes ensemble. Seul votre propre QG n’a pas de limite pour vous.

    La limite vaut après chaque pas : vous ne pouvez pas la dépasser, même pour un instant. Chaque gang compte pour lui-même.
    .title = Combien de membres au même endroit

rules-control =
    Qui contrôle une case, dans cet ordre :
    - le gang qui y a des membres ;
    - si personne n’y est, le propriétaire de ses jetons ;
    - sinon, le gang dont c’est le QG, sauf s’il est éliminé ;
    - sinon, personne.

    Les membres reviennent sur des cases que leur gang contrôle, et lors d’une élection chaque case que vous contrôlez est une voix.
    .title = Le contrôle d’une case

rules-setup =
    - Chaque place a un gang, choisi ou tiré au sort à la création de la table.
    - Chaque gang a { $start-cash } $, pas d’autres armes que des Gourdins, ni jetons ni marchandises ; son cadran et son influence sont à 0.
    - Chaque gang a { $start-members } membres sur son QG. Tous choisissent en même temps et en secret combien d’entre eux sont des femmes, de zéro à tous.
    - L’ordre des gangs est tiré au sort.
    - La police n’est pas encore sur le plateau.
    .title = Mise en place

## Aide : un tour

rules-turn =
    Un tour a huit phases. Certaines relèvent d’un module, et une table peut s’en passer :
    - a : derniers pots-de-vin, production, revenus, faveurs (faveurs avec tammany)
    - b : police, à partir du tour { $police-first_turn } (module police)
    - c : déplacements, batailles et actions, gang après gang
    - d : guerre des gangs (module war)
    - e : les lits, les Tombs et les lieux se vident
    - f : boisson (module alcohol)
    - g : accords, sauf au dernier tour (module deals)
    - h : élection, dans Politique, à partir du tour { $politics-election_first_turn }

    Chaque phase suit l’ordre des gangs tel qu’il est quand elle commence. À la fin du tour, les faveurs inutilisées sont rendues, et tout ce qui se fait une fois par tour redevient possible.
    .title = Les phases d’un tour

rules-out =
    Un gang est éliminé quand il n’a plus aucun membre en liberté, au lit ou aux Tombs. L’équipement sur son plateau ne le sauve pas.

    On le vérifie après chaque combat, après la phase c d’un gang, après les descentes et après la boisson. Les jetons et les armes d’un gang éliminé retournent à la réserve, les accords avec lui prennent fin, et s’il avait le pion de corruption, il le rend. Il garde son argent et son rang dans l’ordre, mais on le saute en tout ; il ne contrôle rien et se classe derrière tous les survivants.

    Quand il reste au plus un gang, le tour se joue encore jusqu’au bout, élection comprise. Puis la partie est finie.
    .title = L’élimination

rules-staff =
    Un jeton ne marche que si son propriétaire a assez de membres sur la case : un bouge a besoin de ses membres, un bordel aussi de ses femmes, un trafic de ses membres. Pour les deux jetons d’une case, il faut la somme, car personne ne travaille à deux endroits.

    S’il n’y en a assez que pour l’un des deux, c’est le bouge qui marche. Le trafic marche à sa place quand le bouge ne rapporterait rien de toute façon : un pion de police s’y trouve, ou bien il lui faut des marchandises et vous n’en aviez pas au début de la phase.

    Un jeton sans personnel reste où il est. Il ne produit rien, ne rapporte rien, ne consomme rien et n’est pas dévasté.
    .title = Le personnel : ce qui fait marcher un jeton

rules-production =
    En phase a, chaque trafic pourvu de son personnel ajoute ses marchandises à votre stock : la contrebande de whisky { $activities-whisky-output } tonneaux, la contrebande d’opium { $activities-opium-output } kilos.

    Le stock est sans limite. Les marchandises ne s’échangent jamais et ne valent rien à la fin. Un saloon consomme un tonneau, une fumerie d’opium un kilo, chaque fois qu’ils rapportent.
    .title = La production

rules-income =
    Après la production, chacun de vos bouges pourvus de leur personnel rapporte, d’abord le plus gros revenu, puis dans l’ordre des numéros de case.
    - Un bouge avec un pion de police sur sa case ne rapporte rien et ne consomme rien.
    - Un saloon prend un tonneau de votre stock, une fumerie d’opium un kilo. S’il n’en reste pas, le bouge est dévasté : son jeton retourne à la réserve.
    - Avec le Comptable, chaque bouge qui rapporte donne { $equipment-bookkeeper-value } $ de plus.

    Ici, rien n’est demandé. Ce que vos bouges rapporteront dépend de l’endroit où vous laissez vos membres au tour précédent.
    .title = Les revenus

rules-influence =
    Avec le module tammany, toujours présent dans Politique, votre influence grandit quand vous intriguez. Elle ne se dépense jamais.

    En phase a, après les revenus, on classe les gangs qui ont une influence de 1 ou plus : d’abord le plus d’influence, à égalité celui qui a le moins d’argent, puis le dernier dans l’ordre. Les { $tammany-favor_takers } premiers, mais au plus tous les gangs sauf un, prennent chacun une faveur, l’un après l’autre.

    Le premier d’entre eux prend aussi le pion de corruption et le pose sur son QG, jusqu’à la prochaine phase a. La police épargne celui qui l’a.
    .title = L’influence, et qui prend des faveurs

rules-favors =
    Il y en a une de chaque. Une faveur inutilisée à la fin du tour est rendue.
    - double : aussitôt, celui de vos bouges qui a le plus rapporté ce tour-ci rapporte encore une fois, avec l’argent du Comptable. Rien, si aucun n’a rapporté.
    - white2 : à annoncer avec une agression : { $favors-white2-white } cubes blancs de plus dans le pot.
    - recruit2 : votre prochaine action de recrutement de ce tour coûte { $favors-recruit2-off } $ de moins par recrue.
    - move4 : vos { $favors-move4-steps } premiers déplacements payants de ce tour sont gratuits, après ceux du Cocher.
    - parole : quand vous la prenez ou parmi vos actions, si vous avez des prisonniers : tous descendent de { $favors-parole-cells } cellule, et ceux qui sont déjà en cellule 0 reviennent.
    - keepgirl : votre prochain pot-de-vin de ce tour ne coûte que l’argent, pas de femme.
    - sober2 : quand vous la prenez ou parmi vos actions : votre cadran baisse de { $favors-sober2-levels }, pas en dessous de 0.

    Sans police, il n’y a ni keepgirl ni pion de corruption ; sans alcohol, pas de sober2.
    .title = Les sept faveurs

rules-police =
    À partir du tour { $police-first_turn }, en phase b. La première fois, on pose les pions sur leurs postes : { $police-stations-0 }, { $police-stations-1 } et { $police-stations-2 } ; avec deux pions, seulement les deux premiers.

    Puis jusqu’à trois gangs déplacent chacun un pion, l’un après l’autre :
    - le gang qui a le moins de membres vivants,
    - le gang qui a le moins d’argent,
    - avec le module tammany et trois pions, le gang qui a le moins d’influence.

    À égalité, c’est le dernier dans l’ordre. Chacun est désigné quand vient son tour de déplacer, si bien qu’un gang peut déplacer deux fois. Il choisit un pion pas encore choisi dans cette phase et le déplace de 0 à { $police-move } cases adjacentes.

    Aucun pion ne peut finir son déplacement là où le détenteur du pion de corruption a des membres ou des jetons, pas même en restant sur place ; traverser est permis. Si aucune case à portée n’est permise, le pion reste. Un pion que personne ne déplace reste aussi et garde son effet.

    Un seul pion sur la case d’un bouge arrête le revenu du bouge à la prochaine phase a. Les trafics ne sont pas gênés.
    .title = La police

rules-bribes =
    Vous pouvez soudoyer un pion qui se trouve sur une case où vous avez un bouge. Vous payez { $police-bribe_cash } $ et cédez une de vos femmes, de n’importe quelle case ; elle retourne à la réserve. Puis vous posez le pion sur une case adjacente où il peut s’arrêter. S’il n’y en a pas, on ne peut pas le soudoyer.

    Il y a deux occasions : en phase b, après les déplacements de la police, et encore au début de la phase a suivante, avant les revenus. Chaque fois, on interroge les gangs dans l’ordre, encore et encore, jusqu’à ce que tous aient passé à la suite. Vous pouvez soudoyer chaque pion une fois par occasion.

    Vous ne pouvez pas céder le dernier membre qui vous reste hors de votre plateau.
    .title = Les pots-de-vin

rules-raids =
    Après les pots-de-vin de la phase b, partout où { $police-raid_pawns } pions ou plus se trouvent ensemble, tous les membres de la case vont aux Tombs, en cellule { $tombs_entry-raid }. Un quartier général n’est pas un refuge.

    Il n’y a pas de descente après les pots-de-vin de la phase a. Les membres qui arrivent en phase c sur une case avec des pions ne risquent rien jusqu’à la prochaine phase b.
    .title = Les descentes

## Aide : déplacements et actions

rules-moves =
    En phase c, un gang après l’autre se déplace, se bat et agit. Tous vos déplacements viennent avant vos actions :
    - Un pas : un groupe, un membre ou plus d’une même case, va sur une case adjacente. Cela coûte { $step_cost } $ pour tout le groupe.
    - Vers un lieu : un groupe va de n’importe quelle case dans un lieu, pour { $box_cost } $. Il ne se déplace plus dans ce tour.

    Les groupes peuvent se séparer et se rejoindre entre les déplacements. Vous avez au plus { $moves_per_turn } déplacements par tour, et vous dites quand vous avez fini.

    Un groupe qui arrive sur une case où se tient un autre gang doit s’y arrêter. Rien d’autre ne l’arrête, ni jetons ni police.

    Avec un accord nobattle, vous ne pouvez pas entrer sur une case que tient votre partenaire. Un jeton du partenaire sans personne à côté n’est pas protégé.
    .title = Les déplacements

rules-actions =
    Quand vos déplacements sont finis, on compte vos actions : une par case et une par lieu où vous avez maintenant des membres. Gains et pertes dans la suite de la phase n’y changent rien.

    Viennent d’abord les batailles, puis les reprises, puis vos actions, une à la fois, dans l’ordre de votre choix. Un même groupe peut agir encore et encore. Les actions inutilisées sont perdues.
    - Au Port : recruter.
    - À l’Hôpital : dessoûler.
    - À Tammany Hall : intriguer.
    - Chez l’Armurier : acheter des armes.
    - Sur une case : ouvrir un bouge ou un trafic, commettre une agression, s’équiper.
    - N’importe où, dans Politique : saccager le bureau de vote ou bourrer l’urne.

    Gratuitement, parmi vos actions, même s’il ne vous en reste aucune : fermer un de vos jetons (il retourne à la réserve ; pas au dernier tour), ou utiliser les faveurs parole et sober2. La phase finit pour vous quand vous dites que vous avez fini.
    .title = Les actions

rules-battles =
    Là où des membres de deux gangs se tiennent sur une même case à la fin de vos déplacements, vous devez vous battre. Les batailles viennent avant toutes les autres actions, vous choisissez par laquelle commencer, et chacune utilise une de vos actions.

    Tous les membres des deux gangs sur la case se battent. Comment, c’est dit sous « Le combat ». Ensuite, le camp battu se replie, et le vainqueur reste et décide du sort des jetons.
    .title = Les batailles

rules-take-over =
    Sur chaque case que vous tenez et où se trouve un jeton d’un autre gang, vous décidez pour chaque jeton : le garder ou le détruire. Il n’y faut pas de combat ; un jeton laissé seul peut simplement être pris.

    Un jeton que vous gardez est à vous, et votre gang boit ses bouteilles quand il marche pour vous la première fois : aussitôt si vous y avez maintenant le personnel (celui du bouge d’abord, puis celui du trafic), sinon dans la phase a où il produit ou rapporte pour la première fois. La police et un stock vide n’y jouent aucun rôle. Un jeton détruit retourne à la réserve.
    .title = La reprise de jetons

rules-recruit =
    Avec un membre au Port, vous pouvez recruter autant d’hommes et de femmes que vous voulez, au moins un, pour { $recruit_cost } $ chacun. Il doit rester des figurines dans votre réserve, et vous ne pouvez pas avoir plus de { $stack_limit } membres au Port.

    Les recrues restent au Port jusqu’à la phase e, puis rentrent. On peut déjà les engager dans une guerre en phase d.
    .title = Recruter

rules-sober =
    Avec un membre à l’Hôpital et le cadran au-dessus de 0, vous pouvez baisser votre cadran de { $alcohol-box_relief }, pas en dessous de 0. Chaque membre qui s’y trouve peut servir une fois par tour.

    Ensuite, avec le module swap, vous pouvez changer de place dans l’ordre.
    .title = Dessoûler

rules-lobby =
    Avec le module tammany et un membre à Tammany Hall, votre influence monte de { $tammany-influence_for_a_member }. Chaque membre qui s’y trouve peut servir une fois par tour, et chaque fois coûte une action : deux membres, deux actions, deux fois plus d’influence.
    .title = Intriguer

rules-arms =
    Avec un membre chez l’Armurier, vous pouvez acheter autant d’armes que vous voulez en une action : des Lames à { $weapons-blade-price } $, des Armes à feu à { $weapons-gun-price } $, tant que la réserve en a.

    Ensuite, avec le module swap, vous pouvez changer de place dans l’ordre.
    .title = Acheter des armes

rules-order =
    Avec le module swap : après avoir dessoûlé à l’Hôpital ou acheté chez l’Armurier, vous pouvez échanger votre place dans l’ordre avec n’importe quel autre gang non éliminé. Une fois par tour.

    La phase en cours garde son ordre. Le nouveau vaut à partir de la phase suivante. Il décide qui joue en premier, qui déclare la guerre en premier, et de bien des égalités.
    .title = Changer de place dans l’ordre

rules-open =
    Une action ouvre un bouge ou un trafic sur une case que vous tenez, et elle ne coûte que de la boisson : votre cadran monte du nombre de ses bouteilles. Il vous faut
    - un jeton de cette sorte dans la réserve,
    - qu’il n’y ait là encore aucun jeton de la même classe (une case a de la place pour un bouge et un trafic), ni aucun d’un autre gang,
    - sur place, des membres pour tous les jetons de la case avec le nouveau, et des femmes pour un bordel.

    Un jeton rapporte ou produit dès la prochaine phase a, tant qu’il a son personnel.
    .title = Ouvrir un bouge ou un trafic

rules-dens =
    Les trafics produisent des marchandises, les bouges rapportent. « Boisson » est le nombre de bouteilles que boit votre gang quand il en ouvre un.
    - Contrebande de whisky, trafic : { $activities-whisky-members } membres, produit { $activities-whisky-output } tonneaux, boisson { $activities-whisky-bottles }, jetons { $activities-whisky-tokens_for_6 }
    - Contrebande d’opium, trafic : { $activities-opium-members } membres, produit { $activities-opium-output } kilos, boisson { $activities-opium-bottles }, jetons { $activities-opium-tokens_for_6 }
    - Fosse aux rats, bouge : { $activities-ratpit-members } membres, rapporte { $activities-ratpit-income } $, boisson { $activities-ratpit-bottles }, jetons { $activities-ratpit-tokens_for_6 }
    - Bordel, bouge : { $activities-brothel-members } membres dont { $activities-brothel-women } femmes, rapporte { $activities-brothel-income } $, boisson { $activities-brothel-bottles }, jetons { $activities-brothel-tokens_for_6 }
    - Tripot, bouge : { $activities-casino-members } membres, rapporte { $activities-casino-income } $, boisson { $activities-casino-bottles }, jetons { $activities-casino-tokens_for_6 }
    - Saloon, bouge : { $activities-saloon-members } membres, consomme un tonneau, rapporte { $activities-saloon-income } $, boisson { $activities-saloon-bottles }, jetons { $activities-saloon-tokens_for_6 }
    - Fumerie d’opium, bouge : { $activities-opiumden-members } membres, consomme un kilo, rapporte { $activities-opiumden-income } $, boisson { $activities-opiumden-bottles }, jetons { $activities-opiumden-tokens_for_6 }

    Les jetons sont ceux d’une partie à six gangs.
    .title = Bouges et trafics, et ce qu’ils rapportent

rules-crime =
    Une agression, c’est de l’argent rapide, mais risqué. Il vous faut une case que vous tenez, sans aucun jeton, pas même un trafic, et au moins autant de membres sur place que le crime en demande :
    - Vol à la tire : { $aggressions-pickpocket-members } membre, { $aggressions-pickpocket-loot } $, personne de pris 2 fois sur 3
    - Détroussement : { $aggressions-mugging-members } membres, { $aggressions-mugging-loot } $, personne de pris 2 fois sur 5
    - Cambriolage : { $aggressions-burglary-members } membres, { $aggressions-burglary-loot } $, personne de pris 5 fois sur 21
    - Pillage d’entrepôt : { $aggressions-heist-members } membres, { $aggressions-heist-loot } $, personne de pris 14 fois sur 99
    - Attaque de banque : { $aggressions-bankjob-members } membres, { $aggressions-bankjob-loot } $, personne de pris 12 fois sur 143

    Vous prenez le butin aussitôt et le gardez, quoi qu’il arrive ; le Receleur y ajoute { $equipment-fence-value } $. Puis on tire d’un pot autant de cubes que le crime demande de membres :
    - { $aggression_pot-black } noir : une arrestation. Un membre va aux Tombs, en cellule { $tombs_entry-aggression }. Cela arrive une fois sur trois, quel que soit le crime.
    - { $aggression_pot-red_for_each_member_after_the_first } rouge pour chaque membre après le premier : une blessure. Un membre va au lit { $beds_entry-wound }.
    - { $aggression_pot-white_for_each_member } blancs pour chaque membre : rien. Le Guetteur ajoute { $equipment-lookout-value } cubes blancs, la faveur white2 aussi.

    Vous désignez qui est pris, parmi vos membres de cette case.
    .title = Le crime : les agressions

rules-equipment =
    Une action envoie un membre d’une case sur votre propre plateau, pour de bon, comme l’un de ceux-ci. Vous pouvez avoir un de chaque :
    - Guetteur : { $equipment-lookout-value } cubes blancs de plus dans chacune de vos agressions
    - Receleur : { $equipment-fence-value } $ de plus pour chacune de vos agressions
    - Cocher : vos { $equipment-cabman-value } premiers pas ou trajets vers un lieu de chaque tour sont gratuits
    - Chirurgien : vos gens vont dans un lit plus bas de { $equipment-surgeon-value }, pas en dessous de 0
    - Avocat véreux : vos gens vont dans une cellule des Tombs plus basse de { $equipment-lawyer-value }, pas en dessous de 0
    - Comptable : { $equipment-bookkeeper-value } $ de plus pour chacun de vos bouges qui rapporte

    Homme ou femme, ce membre compte toujours comme vivant, ne peut pas être tué et ne revient jamais. Vous ne pouvez pas y envoyer le dernier membre qui vous reste hors de votre plateau.
    .title = L’équipement

## Aide : les combats

rules-combat =
    Une bataille et une guerre se livrent de la même façon.
    - Les deux camps choisissent en même temps et en secret des armes de leur arsenal, au plus une par membre engagé. Les autres ont des Gourdins.
    - Les cubes des deux camps vont dans un même pot. L’attaquant en tire autant qu’il a de membres engagés ; le défenseur a le reste.
    - Chaque crâne que vous détenez alors tue un ennemi, puis chaque sang en blesse un, tant qu’il reste des ennemis. Les coups au-delà sont nuls. Vous prenez à la banque { $combat-skull_cash } $ par mort et { $combat-blood_cash } $ par blessé.
    - Les morts vont à la réserve, les blessés au lit { $beds_entry-wound }. L’attaquant désigne d’abord ses victimes, puis le défenseur, puis un prêteur.
    - Les Lames et les Armes à feu appartiennent maintenant à qui les détient après le tirage.
    - Qui a tué le plus gagne ; à égalité, qui a blessé le plus ; encore à égalité, personne.

    Après une guerre, le vainqueur prend { $combat-war_bonus } $ de plus. Après une bataille, le camp battu se replie et le vainqueur décide des jetons, même s’il ne lui reste là aucun membre. Une bataille sans vainqueur revient au défenseur s’il lui reste des survivants sur place, sinon à l’attaquant s’il lui en reste ; sinon les jetons gardent leur propriétaire.
    .title = Le combat

rules-retreat =
    Les survivants du camp battu dans une bataille partent ensemble vers une même case adjacente, choisie par leur propriétaire, sans membres ni jetons d’un autre gang et avec de la place pour eux tous.

    S’il n’y en a pas, ils vont à leur QG, si aucun ennemi n’y est. Sinon, c’est la déroute : ils vont aux Tombs, en cellule { $tombs_entry-rout }.
    .title = La retraite

rules-war =
    En phase d, dans l’ordre, chaque gang qui a des membres en liberté et une Lame ou une Arme à feu peut déclarer { $combat-declarations_per_turn } guerre à un autre gang qui a des membres en liberté. Elle ne peut pas être refusée. C’est interdit :
    - avec un accord nowar entre vous,
    - contre un gang à qui la guerre a déjà été déclarée { $combat-attacks_on_a_gang_per_turn } fois dans ce tour.

    Être attaqué n’enlève pas à un gang sa propre déclaration. Ensuite :
    - L’attaquant d’abord, puis le défenseur, dit s’il fait appel à un prêt.
    - Tous deux engagent, en même temps et en secret, de 1 à { $combat-war_max } de leurs membres en liberté, où qu’ils soient.
    - Tous deux choisissent des armes en secret ; l’attaquant apporte au moins { $combat-attacker_brings_at_least } Lame ou Arme à feu à lui.
    - Ils se battent comme dit sous « Le combat ». Les victimes peuvent venir de n’importe quelle case ou de n’importe quel lieu. Le vainqueur, attaquant ou défenseur, prend { $combat-war_bonus } $ à la banque.

    Personne ne se déplace pour une guerre, et aucune case ne change de mains.
    .title = La guerre des gangs

## Aide : retours, boisson, accords, votes

rules-return =
    En phase e, dans l’ordre, chaque gang :
    - Les membres au lit 0 sortent, tous les autres patients descendent d’un lit.
    - Les prisonniers en cellule 0 des Tombs sortent, tous les autres descendent d’une cellule.
    - Tous les membres quittent les lieux.

    Vous posez chacun d’eux sur une case que vous contrôlez et où il y a de la place, dans l’ordre de votre choix. Partir est obligatoire ; qui n’a pas de place reste en cellule 0 ou dans le lieu, et y compte pour les actions du tour suivant. Si vous ne contrôlez aucune case, ils vont sur la case la plus proche de votre QG que personne ne contrôle ; s’il n’y en a pas, ils restent.

    Au dernier tour d’une partie de base, tous reviennent selon une règle fixe, et rien n’est demandé.
    .title = Les retours

rules-tracks =
    Il y a { $tracks-beds } lits et { $tracks-tombs } cellules aux Tombs, comptés à partir de 0. Plus le numéro est haut, plus on attend :
    - une blessure ou un cube rouge : lit { $beds_entry-wound }, retour en phase e du tour suivant
    - trop ivre : lit { $beds_entry-drunk } ; pour cuver : lit { $beds_entry-drying } ; retour en phase e du tour suivant
    - pris dans une agression : cellule { $tombs_entry-aggression }, retour en phase e deux tours plus tard
    - une descente : cellule { $tombs_entry-raid }, retour en phase e du tour suivant
    - une déroute : cellule { $tombs_entry-rout }, retour en phase e du tour suivant
    - une arrestation pour ivresse : cellule { $tombs_entry-drunk }, retour en phase e deux tours plus tard

    Le Chirurgien abaisse le lit, l’Avocat véreux la cellule.
    .title = Lits et Tombs : pour combien de temps

rules-drinking =
    Votre cadran va de 0 à { $alcohol-max }. Il monte des bouteilles de chaque bouge et de chaque trafic que vous ouvrez ou reprenez, et ne baisse jamais de lui-même. Les bouteilles au-delà de { $alcohol-max } sont perdues. En phase f, dans l’ordre, chaque gang subit l’effet de son niveau :
    - 0 à 2 : rien
    - 3 et 4 : payez { $alcohol-effects-3-cash } $
    - 5 et 6 : { $alcohol-effects-5-bed } membre va au lit
    - 7 et 8 : { $alcohol-effects-7-tombs } membre va aux Tombs
    - 9 : { $alcohol-effects-9-dead } membre meurt
    - 10 : { $alcohol-effects-10-dead } membre meurt, { $alcohol-effects-10-bed } va au lit

    Vous choisissez les membres, tous parmi ceux en liberté. Puis, sauf au dernier tour, vous pouvez mettre des membres au lit pour cuver, l’un après l’autre, tant que votre niveau est de { $alcohol-dry_from } ou plus : chacun baisse le cadran de { $alcohol-dry_relief }.

    L’Hôpital le baisse aussi, en phase c.
    .title = La boisson

rules-deals =
    En phase g, sauf au dernier tour, les accords du tour précédent prennent fin et toutes les tuiles reviennent. Dans l’ordre, chaque gang peut prendre une paire de tuiles encore là et proposer cet accord à un autre gang. Une paire prise reste prise, quoi qu’il en advienne. Un accord accepté vaut jusqu’à la prochaine phase g et ne peut pas être rompu.
    - nowar : aucun des deux ne déclare la guerre à l’autre.
    - nobattle : aucun des deux n’entre sur une case que tient l’autre.
    - loan : un prêt ; l’un aide l’autre dans une guerre ; il faut trois gangs ou plus en jeu.
    - exchange : un échange, bouge contre bouge ou trafic contre trafic, de sortes différentes, aussitôt et pour de bon. Les deux jetons changent de case ; les cases gardent leurs propriétaires, et personne ne boit.
    - noballot : aucun des deux ne saccage le bureau de vote ni ne bourre l’urne. Seulement dans Politique, à partir du tour { $politics-election_first_turn }.

    Un échange ne peut être proposé que si une telle paire existe, nowar et loan seulement s’il doit y avoir la guerre au tour suivant.
    .title = Les accords

rules-duel =
    Avec une proposition, vous dites aussitôt si vous vous battrez pour elle en cas de refus. Si oui, un refus mène à un combat singulier : { $duel-black } cube noir et { $duel-white } blancs sont tirés tour à tour, vous le premier. Qui tire le noir perd ; les chances sont égales.

    Le vainqueur règle l’affaire comme il veut :
    - l’accord tel que proposé, ou pas d’accord ;
    - pour un prêt, aussi avec les rôles inversés ;
    - pour un échange, aussi toute autre paire de jetons qui convient, de la classe proposée, un de chaque gang.
    .title = Le duel pour un accord

rules-loan =
    Un emprunteur peut faire appel au prêt dans une seule guerre, si le prêteur n’est pas l’ennemi et a des membres en liberté. Jusqu’à { $deals-loan-members } membres du prêteur s’ajoutent alors à ceux qui sont engagés.
    - L’emprunteur n’arme pas plus de membres que les siens ; le prêteur ajoute des armes à lui pour ceux qu’il prête, en secret, même pour l’emprunteur.
    - Les premières victimes sont celles de l’emprunteur, les morts avant les blessés, jusqu’au nombre qu’il a engagé ; les autres sont des membres prêtés, désignés par le prêteur.
    - Tout l’argent va à l’emprunteur.
    - Après le combat, le prêteur reprend, sur ce que détient ce camp, autant de Lames et d’Armes à feu qu’il en a donné, pour autant qu’il y en ait. L’emprunteur a le reste.

    Prêter n’est pas prendre part à une guerre.
    .title = Les prêts

rules-ballot =
    Deux actions dans Politique, à partir du tour { $politics-ballot_first_turn }, chacune une fois par tour, où que soient vos membres. Avec un accord noballot, vous ne pouvez faire ni l’une ni l’autre.
    - Bourrer l’urne : mettez de 0 à { $politics-ballot_max } de vos bulletins dans l’urne, pour { $politics-ballot_price } $ chacun. Tous voient que vous l’avez fait. Combien, et ce que vous avez payé, reste secret.
    - Saccager le bureau de vote, pour { $politics-sack_price } $ : { $politics-sack_ballots } bulletins tirés de l’urne au hasard, ou tous s’il y en a moins, la quittent et sont montrés à tous. Il se peut que l’urne soit vide.
    .title = Bourrer l’urne, saccager le bureau de vote

rules-election =
    Dans Politique, à la fin de chaque tour à partir du tour { $politics-election_first_turn }. Vos voix sont les cases que vous contrôlez et vos bulletins dans l’urne. La banque paie selon le rang : { $politics-premiums-0 } $, { $politics-premiums-1 } $, { $politics-premiums-2 } $, { $politics-premiums-3 } $, { $politics-premiums-4 } $, { $politics-premiums-5 } $, autant de primes qu’il y avait de gangs au début.

    Les gangs à égalité mettent en commun les primes de leurs rangs et les partagent également, arrondi à l’inférieur. Les gangs éliminés n’y prennent pas part, et les dernières primes ne sont pas payées.

    Le dépouillement montre tous les bulletins et ce qui a été payé pour eux. Puis l’urne est vide.
    .title = Les élections

rules-end =
    La partie finit après le tour { $turns-base }, dans Politique après le tour { $turns-politics }, ou à la fin d’un tour où il reste au plus un gang. Le survivant le plus riche gagne. Les égalités sont départagées par
    - le plus de membres vivants, ceux du plateau du gang compris,
    - le plus de cases contrôlées,
    - la meilleure place dans l’ordre.

    Les gangs éliminés viennent en dernier : plus un gang a été éliminé tard, mieux il est classé ; au même moment, c’est l’argent, puis l’ordre.
    .title = La fin et le vainqueur

## Aide : à la table

rules-secrets =
    Tout est public : membres, jetons, argent, arsenaux, marchandises, cadrans, influence, faveurs, accords, réserves et ce qui a été tiré. Sauf :
    - les femmes du début, les membres engagés dans une guerre, les armes choisies et prêtées : connus de qui choisit jusqu’à ce que tous aient choisi, puis de tous ;
    - les bulletins : combien un gang en a mis et ce qu’il a payé. Lui seul le sait, jusqu’au dépouillement. Jusque-là, les autres voient son argent comme s’il n’avait rien payé, et un paiement forcé est pris sur les deux montants ;
    - ce qui sera tiré : personne ne le sait.

    Les bulletins montrés par un saccage sont publics. Ce qu’on vous demande, et quand, ne trahit jamais un secret.
    .title = Ce qui est secret

rules-choices =
    On vous interroge aussi hors de votre propre part de la phase c : femmes du début, faveurs, déplacements de la police, pots-de-vin, armes, victimes, retraites, retours, guerres, prêts, accords. Un choix à une seule possibilité n’est pas demandé.

    Certains choix ont une réponse par défaut, proposée en un clic, qui peut être jouée aussitôt pour vous :
    - victimes : là où vous avez le plus de membres en trop, les hommes d’abord ;
    - retour : sur les cases dont les jetons manquent de personnel, le bouge qui rapporte le plus d’abord, sinon à votre QG ;
    - retraite : sur une de vos cases qui manque de personnel, sinon à votre QG, sinon vers votre plus grand groupe ;
    - cuver : un membre à la fois, à partir du niveau 5.

    Des consignes permanentes font de même pour « pas de guerre », « aucun accord proposé » et « tout engager ».

    Si votre temps est écoulé, ces réponses sont jouées, et pour le reste : 2 femmes, pas de pot-de-vin, pas de guerre, pas d’accord, refuser, garder le jeton, la première faveur, un pion reste ou prend la première case permise, d’abord la bataille de la case la plus basse, tout engager, pas d’armes (l’attaquant d’une guerre, le moins possible), faire appel au prêt, et un duel gagné conclut l’accord si vous l’aviez proposé, sinon aucun. Tout le reste est non.
    .title = Choix, réponses par défaut et consignes permanentes

rules-options =
    - Jeu de base ({ $turns-base } tours) ou Politique ({ $turns-politics } tours, avec des élections et le module tammany).
    - Quels gangs jouent.
    - Les modules, chacun absent ou en vigueur à partir d’un tour de votre choix : tammany (influence, faveurs, pion de corruption, le troisième gang à déplacer la police), police, alcohol (cadran et Hôpital), war (la guerre, et aussi les accords nowar et loan), deals (accords), equipment (équipement), swap (changer de place dans l’ordre).
    - Le jeu de données : les nombres fournis avec le jeu, ou un autre fichier nommé par qui tient le serveur. Tous les nombres de cette aide sont ceux fournis avec le jeu.

    Sans choix de votre part, tous les modules sont en vigueur dès le premier tour, tammany seulement dans Politique. Les débutants feront bien d’en laisser quelques-uns de côté au début.
    .title = Options d’une table

rules-advice =
    Ce qu’ont montré des milliers de parties simulées entre joueurs simples :
    - Les bouges rapportent plus de la moitié de tout l’argent, les combats plus d’un tiers dans le jeu de base. Personne ne gagne par le seul crime, ni sans bouges, ni sans recrues.
    - Un membre vaut 1 à 3 $ par tour restant. Ayez-en 11 à 17, puis cessez de recruter ; ne recrutez pas au dernier tour.
    - Ouvrez ce qui rapporte le plus par membre tant qu’il reste trois tours ou plus. Un trafic, seulement avec son bouge.
    - Envoyez quelqu’un à l’Hôpital quand le cadran est entre 2 et 4. Le personnel peut aller dans un lieu : il est de retour avant les revenus.
    - Achetez une première Lame aux tours 2 à 4. Dans une guerre, engagez tout le monde et apportez une seule arme.
    - Intriguez avec trois à cinq membres par tour, ou pas du tout.
    - Soudoyez pour vos revenus au début de la phase a ; en phase b, seulement contre une descente ou avec keepgirl.
    - Bourrez l’urne chaque fois avec tous les bulletins permis.
    - Au dernier tour, volez avec tous ceux qui ne font marcher aucun jeton.
    .title = Conseils tirés de parties simulées

rules-examples =
    - Crime : trois hommes des Whyos commettent un cambriolage avec 10 $. Dans le pot, il y a 1 cube noir, 2 rouges et 6 blancs, on en tire 3 : noir, blanc, blanc. Ils ont 16 $, deux hommes restent, un est en cellule 2 des Tombs.
    - Actions : des membres en 6a, 6b et 2a, un au Port et un chez l’Armurier font 5 actions. S’il y a des ennemis en 2a, la bataille en utilise une ; il en reste quatre, même si 2a est perdue.
    - Deux jetons : quatre hommes en 6b ouvrent une contrebande de whisky (cadran 1) et un saloon (cadran 4). Phase a suivante : 2 tonneaux produits, 1 vendu pour 11 $, 1 de reste.
    - Bataille : quatre membres avec une Arme à feu en attaquent deux avec une Lame. Ils tirent l’Arme à feu et 3 Gourdins : un ennemi mort, un des leurs blessé. 5 $ pour eux, 1 $ pour les autres ; ils gagnent, et le survivant se replie.
    - Guerre : six membres avec une Arme à feu contre trois avec une Lame gagnent 6 fois sur 9. S’ils tirent les deux armes, ils prennent 5 $, 1 $ et 10 $, et gardent la Lame.
    - Sans marchandises : deux saloons avec leur personnel et un seul tonneau rapportent 11 $, et l’autre saloon est dévasté ; mais non si la police s’y trouve ou s’il manque de personnel.
    - Élection : 7, 5, 5, 3, 3 et 3 voix rapportent 20, 14, 14, 8, 8 et 8 $.
    .title = Exemples détaillés

rules-notation =
    Les coups peuvent s’écrire en quelques mots anglais. Les cases s’écrivent comme 6a, les joueurs sont les lettres de leurs places, 2m1w est un groupe de deux hommes et une femme.
    - women 2 : deux de vos cinq membres sont des femmes
    - step 2m1w 6a 2a : un groupe va sur une case adjacente ; box port 1m 6a : un homme va au Port
    - done : les déplacements ou les actions sont finis ; pass : ni pot-de-vin, ni guerre, ni accord, ni personne pour cuver
    - fight 2a : quelle bataille d’abord ; arm 1 blade 1 gun : des armes ; arm none : des Gourdins
    - bury man 6a, bed woman port, jail man 6a : des victimes ; retreat 2b : la retraite ; home man 6a : un membre revient
    - keep saloon 2a, destroy saloon 2a : des jetons repris
    - recruit 3m1w : recruter ; sober : dessoûler ; lobby : intriguer ; buy 2 blades : acheter ; swap b : changer de place
    - open saloon 6b : ouvrir ; close saloon 6b : fermer ; rob burglary 6a white2 : une agression ; equip fence man 6a : s’équiper ; sack : saccager ; rig 3 : bourrer l’urne
    - favor double, use parole, keep sober2 : prendre, utiliser ou garder une faveur
    - police 1 10b : le premier pion en 10b ; bribe 1 7a woman 6a : un pot-de-vin
    - war b : la guerre ; call ou decline : faire appel à un prêt ou non ; commit 6 : engager ; dry man 6a : cuver
    - offer nowar b fight, offer exchange b rat-pit 2a saloon 4b : des propositions ; accept, refuse : la réponse ; deal, nodeal, reverse : après un duel
    .title = Comment s’écrivent les coups

rules-numbers =
    Tous les nombres du jeu, par leur nom dans le fichier de données : d’abord ceux du livret, puis nos lectures, puis ceux que nous avons reconstitués parce que les plateaux sont perdus. Demandez un nombre par son nom, comme recruit_cost ou police.bribe_cash, pour voir les règles qui l’utilisent.
    .title = Tous les nombres et d’où ils viennent

numbers-booklet =
    .title = Nombres donnés par le livret

numbers-reading =
    .title = Nombres selon notre lecture du livret

numbers-own =
    .title = Nombres que nous avons reconstitués

## Ce que dit le livret, ce que nous y lisons, et ce que nous avons reconstitué (docs/rules/gangs.md). Une ligne pour chaque marque des règles

booklet-0 =
    - On joue à six gangs.
    - L’option Politique fait durer la partie 10 tours au lieu de 7.
    - Un tour est une année, à partir de 1890.
    - Le gang le plus riche gagne.
    .title = Le livret : le jeu

reading-0 =
    - Le livret emploie deux mots pour un endroit des rues. Nous prenons l’un et l’autre pour une case.
    .title = Notre lecture : les mots

own-0 =
    - Le livret est prévu pour six. De deux à cinq gangs, avec des quartiers fermés et moins de matériel, l’adaptation est de nous.
    .title = Reconstitué : le nombre de joueurs

booklet-1 =
    - Il y a trois pions de police.
    - Il y a sept faveurs.
    .title = Le livret : le matériel

reading-1a =
    - Le livret donne un Gourdin à chaque recrue. Chaque membre vivant en a donc un, et personne ne les compte.
    .title = Notre lecture : les Gourdins

reading-1b =
    - La liste du matériel a huit tuiles, la liste des accords dix. Huit est juste sans noballot ; chaque accord a donc une paire.
    .title = Notre lecture : les tuiles d’accord

own-1 =
    - Le nombre d’hommes et de femmes d’un gang, le nombre d’armes et de jetons et le prix des armes sont perdus ; les nombres sont de nous.
    - À deux ou trois gangs, il y a deux pions de police.
    - Le livret cite un dé à six faces dont son texte ne se sert jamais. Il ne sert pas ici.
    .title = Reconstitué : le matériel et les armes

booklet-2a =
    - Les six gangs et leurs chefs portent ces noms.
    .title = Le livret : les gangs

booklet-2b =
    - Il y a quatre lieux : Port, Hôpital, Tammany Hall, Armurier.
    .title = Le livret : les lieux

booklet-2c =
    - Au plus 5 membres d’un gang se tiennent sur une case.
    - Sur son propre QG, un gang n’a pas de limite.
    .title = Le livret : combien au même endroit

reading-2a =
    - La limite de 5 vaut aussi dans un lieu.
    - Elle vaut après chaque pas, pas seulement à la fin.
    .title = Notre lecture : combien au même endroit

reading-2b =
    - Le livret parle de contrôle sans dire ce que c’est. Les membres d’abord, puis les jetons, puis le QG : c’est notre décision.
    .title = Notre lecture : le contrôle

own-2 =
    - La carte imprimée est perdue. Les cases, leurs noms, ce qui est adjacent et l’endroit de chaque QG sont de nous, posés sur les quartiers de Tammany Hall.
    - Le choix des quartiers fermés quand il y a moins de gangs est de nous.
    .title = Reconstitué : la carte

booklet-3 =
    - Chaque gang commence avec 10 $.
    - Chaque gang commence avec 5 membres sur son QG.
    - Le premier ordre est tiré au hasard.
    .title = Le livret : la mise en place

booklet-4a =
    - La police vient à partir du tour 3.
    - Il y a des élections à partir du tour 7.
    - Les faveurs inutilisées sont rendues à la fin du tour.
    .title = Le livret : le tour

booklet-4b =
    - La partie finit quand il reste un seul gang.
    .title = Le livret : le dernier gang

reading-4 =
    - Le tour où il ne reste qu’un gang se joue encore jusqu’au bout, son élection comprise.
    .title = Notre lecture : quand la partie finit

own-4 =
    - Le sort des biens d’un gang éliminé et son classement sont de nous.
    .title = Reconstitué : les gangs éliminés

booklet-5a =
    - Les jetons ne marchent qu’avec assez de membres sur leur case.
    .title = Le livret : le personnel

booklet-5b =
    - Les trafics produisent des marchandises pour leur propriétaire.
    .title = Le livret : la production

booklet-5c =
    - Les bouges rapportent à leur propriétaire.
    - Un bouge avec un pion de police sur sa case ne rapporte rien.
    - Un bouge qui a besoin de marchandises et n’en a pas est dévasté.
    .title = Le livret : les revenus

booklet-5d =
    - Le premier à prendre une faveur prend aussi le pion de corruption.
    .title = Le livret : le pion de corruption

reading-5a =
    - Deux jetons sur une case demandent la somme de leurs membres : personne ne travaille aux deux.
    - Un jeton sans personnel est à l’arrêt, pas dévasté.
    .title = Notre lecture : le personnel

reading-5b =
    - Les bouges rapportent dans un ordre fixe, d’abord le plus gros revenu, puis par case. Cela compte quand les marchandises manquent.
    - Un bouge arrêté par la police ne consomme pas de marchandises et n’est pas dévasté.
    .title = Notre lecture : les revenus

reading-5c =
    - Le livret dit trois à un endroit, deux à un autre. Nous prenons trois, mais jamais tous les gangs.
    .title = Notre lecture : combien prennent une faveur

own-5 =
    - Quand il n’y a de personnel que pour un des deux jetons, le choix de celui qui marche est de nous.
    - De même le départage de l’influence, d’abord le moins d’argent, puis le dernier dans l’ordre : c’était le plus juste en simulation.
    .title = Reconstitué : le personnel et l’influence

booklet-6a =
    - Déplacent la police : le gang qui a le moins de membres, celui qui a le moins d’argent et celui qui a le moins d’influence.
    - À égalité, c’est le dernier dans l’ordre.
    - Un pion se déplace de 0 à 2 pas.
    - Le pion de corruption protège son détenteur.
    - Un seul pion sur la case d’un bouge arrête son revenu.
    .title = Le livret : la police

booklet-6b =
    - Les pots-de-vin se donnent hors de son tour.
    - Le pion doit se trouver sur une case où le gang qui soudoie a un bouge.
    - Un pot-de-vin coûte 3 $ et une femme.
    - Le pion va sur une case adjacente.
    .title = Le livret : les pots-de-vin

booklet-6c =
    - Deux pions ou plus sur une case envoient aux Tombs tous les membres qui y sont.
    .title = Le livret : les descentes

reading-6a =
    - Sans influence en jeu, seuls les deux premiers gangs désignés déplacent.
    - Chacun d’eux prend un pion que personne n’a encore choisi dans cette phase.
    - La protection interdit aussi un déplacement de 0 : un pion choisi ne peut pas rester chez le détenteur.
    - Un pion ne gêne pas un trafic.
    .title = Notre lecture : la police

reading-6b =
    - Les pots-de-vin se donnent à deux moments, après les déplacements de la police et avant les revenus suivants. Le livret dit seulement qu’ils viennent hors de son tour.
    .title = Notre lecture : deux occasions de soudoyer

reading-6c =
    - Une descente prend aussi les membres qui sont sur un quartier général.
    .title = Notre lecture : les descentes sur un QG

own-6 =
    - Les cases de départ des pions sont de nous, comme le choix de ceux qu’on laisse de côté quand il y a moins de gangs.
    .title = Reconstitué : les postes

booklet-7a =
    - Les déplacements viennent avant les actions.
    - Un pas coûte 1 $.
    - Aller dans un lieu coûte 1 $.
    - Un groupe qui rencontre un autre gang s’arrête.
    .title = Le livret : les déplacements

booklet-7b =
    - Un gang a une action par case et par lieu où il a des membres.
    - Un même groupe peut agir autant de fois qu’il veut.
    .title = Le livret : les actions

booklet-7c =
    - Là où deux gangs se tiennent sur une case, il y a une bataille.
    .title = Le livret : les batailles

booklet-7d =
    - Qui reprend un jeton le garde ou le détruit.
    - Qui le garde boit ses bouteilles.
    .title = Le livret : les reprises

booklet-7e =
    - Pour recruter, il faut un membre au Port.
    - Les recrues coûtent ce qui est imprimé sur ce lieu. (Cette impression est perdue.)
    .title = Le livret : les recrues

booklet-7f =
    - Chaque membre à l’Hôpital peut servir une fois par tour.
    - Il baisse le cadran de 3.
    .title = Le livret : dessoûler

booklet-7g =
    - Un membre placé à Tammany Hall augmente l’influence.
    .title = Le livret : intriguer

booklet-7h =
    - Une action achète autant d’armes que l’on veut.
    .title = Le livret : l’Armurier

booklet-7i =
    - Qui ouvre un bouge ou un trafic boit ses bouteilles.
    .title = Le livret : ouvrir

booklet-7j =
    - Une agression a lieu sur une case vide.
    - Le pot a 1 cube noir, un rouge pour chaque membre après le premier et deux blancs pour chaque membre ; on en tire autant qu’il y a de membres. On garde le butin.
    .title = Le livret : les agressions

booklet-7k =
    - Le membre qui devient équipement va sur le plateau du gang.
    .title = Le livret : l’équipement

booklet-7l =
    - Le bureau de vote se saccage une fois par tour, pour 5 $.
    - Un saccage prend 3 bulletins.
    - L’urne se bourre une fois par tour, de 5 bulletins au plus, pour 1 $ chacun.
    - Bourrer l’urne se fait en secret.
    .title = Le livret : les bulletins

booklet-7m =
    - Après certaines actions, marquées d’un signe, un gang peut échanger sa place dans l’ordre avec un autre.
    .title = Le livret : l’ordre

reading-7a =
    - Le prix de 1 $ vaut pour tout le groupe, non pour chaque membre.
    .title = Notre lecture : le prix d’un pas

reading-7b =
    - On les compte une seule fois, quand les déplacements sont finis. Les gains et les pertes qui suivent n’y changent rien.
    .title = Notre lecture : le nombre d’actions

reading-7c =
    - Une bataille vient avant toutes les autres actions et utilise une action.
    .title = Notre lecture : les batailles utilisent des actions

reading-7d =
    - Un jeton sans personne à côté peut être pris sans combat.
    - Si un jeton gardé ne peut pas encore marcher, ses bouteilles sont bues quand il marche pour la première fois.
    .title = Notre lecture : les reprises

reading-7e =
    - Un membre à Tammany Hall augmente l’influence de 1.
    .title = Notre lecture : intriguer

reading-7f =
    - Une case avec un trafic n’est pas vide, donc aucune agression n’y a lieu.
    .title = Notre lecture : les cases vides

reading-7g =
    - Un accord noballot interdit de bourrer l’urne comme de saccager.
    .title = Notre lecture : noballot

reading-7h =
    - On peut changer de place une fois par tour.
    .title = Notre lecture : l’ordre

own-7 =
    - Le prix d’une recrue et la limite des déplacements d’un tour sont de nous.
    - De même tout ce que demande et rapporte chaque agression, et ce que fait chaque équipement.
    - Le signe des actions après lesquelles on peut changer de place dans l’ordre est perdu. Le choix de celles de l’Hôpital et de l’Armurier est de nous.
    .title = Reconstitué : les prix et les actions

booklet-8a =
    - Un camp a autant d’armes que de membres.
    - Tous les cubes vont dans un même pot ; l’attaquant en tire autant qu’il a de membres, le défenseur a les autres.
    - Un mort rapporte 5 $.
    - Les morts vont à la réserve, les blessés au lit.
    - Qui a tué le plus gagne, puis qui a blessé le plus.
    - Le vainqueur d’une guerre prend 10 $, attaquant ou défenseur.
    - Après une bataille, les battus se replient, et le vainqueur reste et décide des jetons.
    .title = Le livret : le combat

booklet-8b =
    - Les battus vont sur une case adjacente.
    .title = Le livret : la retraite

reading-8 =
    - Un blessé rapporte 1 $ ; le texte donne un nombre sans unité.
    - Chaque camp garde les armes qu’il détient à la fin du tirage.
    - Le vainqueur d’une bataille décide des jetons, et les battus se replient, même s’il ne reste personne au vainqueur.
    - Une bataille sans vainqueur revient au défenseur s’il lui reste des survivants, sinon à l’attaquant s’il lui en reste ; sinon les jetons gardent leur propriétaire.
    .title = Notre lecture : le combat

own-8 =
    - Ce qui arrive à ceux qui ne peuvent pas se replier sur une case adjacente est de nous : le QG, sinon les Tombs.
    .title = Reconstitué : la déroute

booklet-9 =
    - Les guerres se déclarent dans l’ordre.
    - Un gang peut déclarer une guerre par tour, à n’importe quel autre gang.
    - Chaque camp engage de 1 à 10 membres.
    .title = Le livret : la guerre

reading-9 =
    - Un gang attaqué peut encore déclarer sa propre guerre.
    .title = Notre lecture : attaqué et attaquant

own-9 =
    - Un attaquant a besoin d’une Lame ou d’une Arme à feu, et un gang est attaqué au plus deux fois par tour. Sans cela, la plupart des guerres ne sont qu’un tirage de Gourdins, et tous tombent sur le plus faible.
    .title = Reconstitué : les limites de la guerre

booklet-10 =
    - Ceux qui sont au bout d’une piste la quittent, tous les autres avancent d’un cran.
    - Tous les membres quittent les lieux.
    - Ils reviennent sur des cases que leur gang contrôle.
    .title = Le livret : les retours

own-10 =
    - La longueur des pistes et l’endroit où l’on y est placé sont de nous.
    - De même l’endroit où vont les membres qui n’ont plus de case.
    .title = Reconstitué : les pistes

booklet-11 =
    - Chaque gang subit l’effet de son niveau sur le cadran.
    .title = Le livret : la boisson

reading-11 =
    - Le livret baisse le cadran dans cette phase, de 3 par membre à l’hôpital. Que ce soient de nouveaux patients est notre lecture.
    .title = Notre lecture : cuver

own-11 =
    - Les niveaux et leurs effets sont de nous.
    .title = Reconstitué : le cadran

booklet-12a =
    - Les accords durent jusqu’à la prochaine phase d’accords ; alors toutes les tuiles reviennent.
    - Un accord accepté vaut et ne peut pas être rompu.
    - Il y a cinq sortes d’accords.
    .title = Le livret : les accords

booklet-12b =
    - Si l’auteur de la proposition le veut, un refus mène à un combat singulier.
    - Il se livre avec un cube noir et cinq blancs ; qui tire le noir perd.
    .title = Le livret : le duel

booklet-12c =
    - Le prêteur ajoute des armes de son choix.
    .title = Le livret : les prêts

reading-12a =
    - Un bouge s’échange contre un bouge et un trafic contre un trafic, de sortes différentes.
    .title = Notre lecture : l’échange

reading-12b =
    - On dit avec la proposition s’il y aura un duel.
    - L’auteur de la proposition tire le premier.
    - Le vainqueur règle l’affaire : comme proposé, pas du tout, un prêt dans l’autre sens, ou une autre paire de jetons qui convient.
    .title = Notre lecture : le duel

own-12 =
    - Qui arme combien de membres, de qui sont les premières victimes et qui récupère quelles armes : nous l’avons mis au point.
    .title = Reconstitué : les prêts

booklet-13 =
    - Les voix sont les cases contrôlées et les bulletins dans l’urne.
    - Les primes sont 20, 16, 12, 10, 8 et 6.
    - Les gangs à égalité mettent en commun et partagent leurs primes, arrondi à l’inférieur.
    .title = Le livret : les élections

reading-13 =
    - Il y a une élection à chacun des tours 7 à 10.
    .title = Notre lecture : à quels tours

booklet-14 =
    - Viennent du livret les deux trafics, les bars et les fumeries d’opium avec leurs marchandises, et le fait que les jetons ont de 0 à 3 bouteilles.
    .title = Le livret : les bouges et les trafics

own-14 =
    - Les plateaux sont perdus. Les autres bouges, ce que chaque jeton demande, produit, rapporte et fait boire, et le nombre de jetons sont de nous, réglés par simulation.
    .title = Reconstitué : le plateau du gang

booklet-15 =
    - Les effets des sept faveurs viennent du livret.
    .title = Le livret : les faveurs

reading-15 =
    - recruit2 enlève son montant pour chaque recrue de l’action.
    - parole déplace tous les prisonniers du gang, et pas seulement l’un d’eux.
    .title = Notre lecture : les faveurs

booklet-17 =
    - Les joueurs, dit-il, peuvent introduire des règles une à une, même en cours de partie. On ne sait plus lesquelles il visait.
    .title = Le livret : les options

reading-17 =
    - Le module tammany n’est présent que dans Politique, sauf si une table le veut dans un jeu de base.
    .title = Notre lecture : tammany

own-17 =
    - Le choix des règles qui forment un module est de nous, de même que les réponses par défaut et ce qui se joue quand le temps est écoulé.
    .title = Reconstitué : les modules

booklet-20 =
    - Le gang le plus riche gagne.
    - À égalité, le plus de membres l’emporte.
    .title = Le livret : le vainqueur

own-20 =
    - Les cases, puis la place dans l’ordre, et le classement des gangs éliminés sont de nous.
    .title = Reconstitué : les dernières égalités
