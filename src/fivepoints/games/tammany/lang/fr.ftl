### Tammany Hall en français. Le glossaire est en tête du fichier fr.ftl de la page.
### Dans l’aide, un paragraphe est une ligne, un élément de liste une ligne qui commence par « - », et une ligne vide sépare les paragraphes.
### L’ordre, les mots de recherche et les notes des sujets sont dans topics.json. docs/rules/tammany-hall.md décide de ce qui est dit ici.

## Aide : le jeu dans son ensemble

rules-overview =
    Vous êtes l’un des trois à cinq politiciens du vieux New York. Vos boss de quartier battent le pavé du bas de Manhattan, vous trouvez un toit aux arrivants d’outre-mer, et leurs communautés vous le rendent en faveurs. Quand les quartiers votent, boss et faveurs sont vos voix.

    La partie dure 16 années : quatre mandats de quatre ans, avec une élection après chaque mandat. Chaque année, chaque joueur joue un tour : soit une Campagne avec deux boss, soit une Installation avec un boss et un cube d’immigrants qui rapporte une faveur.

    Lors d’une élection, chaque quartier revient au joueur qui y a le plus de voix. Un quartier gagné vaut 1 point de victoire (PV), Tammany Hall lui-même (quartier 14) en vaut 2. Qui gagne le plus de quartiers devient Maire, marque 3 PV de plus et distribue les autres charges. Dès le deuxième mandat, les charges et la calomnie vous donnent davantage à faire dans un tour.

    Après la quatrième élection, les plus grosses réserves de faveurs et les jetons de calomnie encore en main rapportent quelques points de plus. Le plus grand nombre de PV l’emporte.
    .title = Le jeu en bref

rules-years =
    Les 16 années forment quatre mandats : années 1 à 4, 5 à 8, 9 à 12 et 13 à 16. Après la dernière année de chaque mandat a lieu une élection.

    Dans une année, chaque joueur joue un tour, dans le sens des aiguilles d’une montre, en commençant par le premier joueur du mandat. Celui-ci ouvre les quatre années du mandat.

    Le premier joueur du premier mandat est tiré au sort. Ensuite, c’est le Maire. Si une élection ne donne pas de Maire, le premier joueur reste le même.

    Les avantages des charges et la calomnie ne servent qu’aux mandats 2, 3 et 4, donc à partir de l’année 5.
    .title = Années, mandats et ordre du tour

rules-pieces =
    - Cubes d’immigrants : 25 de chacune des quatre nations, Irlandais (vert), Anglais (blanc), Allemands (jaune ou orange, selon l’édition) et Italiens (bleu).
    - Faveurs politiques : 35 de chaque nation.
    - Boss de quartier : 20 par joueur. L’un d’eux marque le score, il en reste donc 19 à utiliser.
    - Jetons de calomnie : 3 par joueur.
    - Jetons de verrou : 2, pour le Président du Conseil.
    - Charges municipales : Maire, Maire adjoint, Président du Conseil, Chef de la police et Chef de district.
    .title = Le matériel

rules-map =
    Le plateau montre 15 quartiers du bas de Manhattan, en trois zones. Il n’y a ni quartier 12 ni quartier 16. Lors d’une élection, les quartiers votent dans cet ordre :
    - Zone I : 1, 2, 4, 7, 6, 14
    - Zone II : 9, 15, 8, 5, 3
    - Zone III : 17, 11, 13, 10

    Deux quartiers sont adjacents quand ils partagent un bout de frontière. Se toucher par un coin ne suffit pas, et une limite de zone entre eux n’y change rien. Sont adjacents :
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

    Ces paires ne se touchent que par un coin et ne sont pas adjacentes : 5 et 14, 6 et 8, 4 et 10, 6 et 7.

    Cinq quartiers sont particuliers :
    - Quartiers 1 et 2 : le vainqueur peut placer un cube d’immigrants du sac.
    - Quartiers 4 et 7 : le vainqueur peut prendre une faveur.
    - Quartier 14, Tammany Hall : il vaut 2 PV, mais compte pour un seul quartier.

    L’adjacence importe au Chef de district et à la propagation d’une calomnie, et à rien d’autre.
    .title = La carte

rules-active =
    Un quartier est actif quand au moins un cube d’immigrants s’y trouve. Boss, cubes et verrous ne peuvent aller que dans des quartiers actifs, et seuls les quartiers actifs votent.

    L’ouverture d’une zone rend tous ses quartiers actifs. Ils le restent ensuite, car rien ne peut retirer le dernier cube d’un quartier. Les quartiers d’une zone encore fermée sont hors jeu.
    .title = Quartiers actifs

rules-zones =
    La part de la ville qui est ouverte dépend du nombre de joueurs :
    - 3 joueurs : la zone I dès le début, la zone II après la première élection, la zone III après la deuxième.
    - 4 joueurs : les zones I et II dès le début, la zone III après la première élection.
    - 5 joueurs : les trois zones dès le début.

    Chaque zone a une case de cubes qui attend son ouverture :
    - Zone I : 2 Irlandais, 2 Anglais, 2 Allemands
    - Zone II : 2 Irlandais, 2 Anglais, 1 Allemand
    - Zone III : 2 Irlandais, 1 Anglais, 1 Allemand

    Pour ouvrir une zone, on mélange ses cubes et on en met un dans chacun de ses quartiers. Dans la zone I, un cube irlandais va au quartier 14 avant que les cinq autres ne soient répartis au hasard dans les cinq autres quartiers.

    Une zone qui ouvre après une élection le fait comme toute dernière étape, une fois les nouvelles charges données. Ses quartiers peuvent servir dès le premier tour du mandat suivant.
    .title = Les zones et leur ouverture

rules-setup =
    - Chacun commence avec 0 PV, 3 jetons de calomnie et aucune faveur.
    - La case de chaque zone reçoit ses cubes.
    - Les zones prévues pour votre nombre de joueurs sont ouvertes : la zone I à 3 joueurs, I et II à 4, toutes à 5. Chacun de leurs quartiers reçoit un cube de la case, au hasard ; dans la zone I, le quartier 14 en reçoit toujours un irlandais.
    - Tous les autres cubes vont dans le sac, dont les 25 Italiens. Les cubes des zones fermées restent dans leurs cases.
    - Le premier joueur est tiré au sort.
    - Castle Garden reçoit ses premiers cubes, maintenant dans l’édition de 2020, au premier tour dans celle de 2009.

    Il n’y a ni charges, ni verrous, ni leaders des immigrants avant la première élection.
    .title = Mise en place

## Aide : un tour

rules-turn =
    Au début de votre tour, Castle Garden est rempli s’il est vide. Puis vous agissez, dans l’ordre de votre choix, chacune de ces choses une fois au plus :
    - L’action de quartier, obligatoire : Campagne ou Installation.
    - L’avantage de votre charge, dès le mandat 2, si vous avez une charge qui en a un.
    - Une calomnie, dès le mandat 2, si vous n’avez pas encore calomnié dans ce mandat.

    La charge et la calomnie ne sont jamais une obligation. Les deux placements d’une action de quartier vont ensemble : finissez-les avant toute autre chose.

    Votre tour est fini quand vous le dites, et vous pouvez le dire une fois l’action de quartier faite.
    .title = Votre tour

rules-castle-garden =
    Castle Garden est l’endroit où débarquent les immigrants : l’Installation y prend son cube.

    S’il est vide au début d’un tour, on y tire des cubes du sac, deux de plus qu’il n’y a de joueurs : 5 à trois joueurs, 6 à quatre, 7 à cinq. Tant qu’il y reste un cube, on n’en tire aucun.

    Quand une élection commence, les cubes encore à Castle Garden retournent dans le sac.
    .title = Castle Garden

rules-campaign =
    Placez deux de vos boss. Tous deux peuvent aller dans le même quartier, ou chacun dans un autre. Les quartiers doivent être actifs et sans verrou.

    C’est tout ce qu’il faut : peu importe qui d’autre s’y trouve, et le nombre de boss dans un quartier n’est pas limité. La Campagne ne rapporte pas de faveur.

    S’il ne vous reste qu’un boss, vous placez celui-là. S’il ne vous en reste aucun, vous pouvez tout de même choisir Campagne, et rien n’est placé.
    .title = Campagne

rules-settle =
    Placez un de vos boss, puis un cube de votre choix pris à Castle Garden. Ils peuvent aller dans le même quartier ou dans deux, et vous n’avez pas besoin d’un boss là où va le cube. Les deux quartiers doivent être actifs et sans verrou.

    Vous prenez une faveur de la nation du cube. Par exemple, un boss va au quartier 4 et un cube allemand au quartier 14 : vous prenez une faveur allemande.

    S’il ne vous reste aucun boss, vous installez le cube seul. Si Castle Garden est vide et le sac aussi, vous ne pouvez que faire Campagne.
    .title = Installation

rules-bosses =
    Un boss travaille pour vous dans un quartier. À l’élection, chaque boss compte pour une voix, et sans boss dans un quartier vous n’y êtes pas candidat. Pour calomnier quelqu’un, il vous en faut un sur place aussi.

    Les boss arrivent sur le plateau par la Campagne (deux) et l’Installation (un). Ils vous reviennent quand on vous calomnie et quand leur quartier a voté : tous les boss le quittent alors, sauf un de ceux du vainqueur. Celui qui reste est un boss comme les autres au mandat suivant.

    Les boss ne passent jamais d’un quartier à l’autre. Leur nombre dans un quartier n’est pas limité, qu’ils soient d’un joueur ou de plusieurs.

    Vous en avez 19 à utiliser. Ils servent aussi de marqueurs : un sur votre charge, et un sur chaque nation dont vous êtes le leader.
    .title = Boss de quartier

rules-cubes =
    Chaque cube est une communauté d’immigrants : Irlandais, Anglais, Allemands ou Italiens. Les cubes rendent un quartier actif, ils disent quelles faveurs peuvent y être misées et y servir à une calomnie, et ils décident qui mène une nation. Ils n’appartiennent à personne.

    Les cubes arrivent dans les quartiers à l’ouverture d’une zone, par l’Installation (depuis Castle Garden) et par le bonus des quartiers 1 et 2 (depuis le sac). Le Chef de district les déplace, et le Chef de la police les renvoie dans le sac. Le dernier cube d’un quartier ne le quitte jamais.

    Seul un cube placé par l’Installation rapporte une faveur. Le nombre de cubes dans un quartier n’est pas limité.
    .title = Cubes d’immigrants et nations

rules-favors =
    Une faveur est la bienveillance d’une nation. Tous peuvent voir combien vous en avez.

    Vous obtenez des faveurs ainsi :
    - Installation : une de la nation du cube.
    - Maire adjoint : une de n’importe quelle nation, chaque année.
    - Le vainqueur du quartier 4 ou du quartier 7 : une de n’importe quelle nation.
    - Leaders des immigrants, à chaque élection : 3 de la nation menée.

    Vous les utilisez ainsi :
    - Comme voix, dans un quartier où cette nation est présente.
    - Pour calomnier : une, et deux de plus de la même nation pour propager la calomnie.

    Les faveurs que vous détenez départagent aussi les égalités pour la mairie et pour la victoire, et à la fin de la partie, qui en a le plus d’une nation marque 2 PV.

    Les faveurs payées ou misées retournent à la réserve. Elles ne sont jamais données à un autre joueur, ni échangées.
    .title = Faveurs politiques

rules-table-talk =
    Parlez autant que vous voulez, quand vous voulez : plaidez, menacez, faites des plans ensemble. Aucune promesse n’engage personne, les vôtres comprises.

    Rien ne change de mains par accord. Les faveurs, en particulier, ne sont jamais données ni échangées.
    .title = Discussions et accords

## Aide : charges et calomnie

rules-offices =
    Après chaque élection sauf la dernière, le Maire donne à chaque autre joueur exactement une des quatre autres charges. Aucune charge ne va à deux joueurs. À trois ou quatre joueurs, certaines restent vacantes, et lesquelles, c’est le Maire qui le choisit.

    Vous gardez une charge jusqu’à l’élection suivante. Son avantage peut servir une fois par an, dans votre tour, avant ou après votre action de quartier :
    - Maire adjoint : prendre une faveur de n’importe quelle nation.
    - Président du Conseil : verrouiller un quartier.
    - Chef de la police : renvoyer un cube dans le sac.
    - Chef de district : déplacer un cube dans un quartier adjacent.

    Le Maire n’a pas d’avantage annuel. Au premier mandat, personne n’a de charge, et si une élection ne donne pas de Maire, aucune charge n’est donnée.
    .title = Charges municipales

rules-mayor =
    Le joueur qui a gagné le plus de quartiers à l’élection est Maire ; la façon de départager les égalités est dite sous « L’élection du Maire ». La charge apporte :
    - 3 PV aussitôt.
    - Le choix de la charge que reçoit chaque autre joueur, une pour chacun.
    - Le premier tour de chaque année du mandat à venir.

    Le Maire n’a pas d’avantage à utiliser dans l’année. La charge prend fin avec l’élection suivante, et le même joueur peut la regagner. À la dernière élection, un Maire est élu et marque les 3 PV comme toujours, mais il ne donne pas de charges.
    .title = Le Maire

rules-deputy =
    Une fois par an, dans votre tour, prenez une faveur de la nation de votre choix. Cette nation n’a besoin d’être présente nulle part, mais il doit rester une de ses faveurs dans la réserve.
    .title = Maire adjoint

rules-council =
    Une fois par an, dans votre tour, posez un verrou sur un quartier actif et pas encore verrouillé. Vous avez deux verrous pour le mandat, donc deux années au plus, et lesquelles, c’est à vous de voir.

    Les verrous restent jusqu’à ce que le dernier quartier de la prochaine élection ait voté. Ils vous lient autant que tous les autres.
    .title = Président du Conseil

rules-police =
    Une fois par an, dans votre tour, arrêtez un cube : choisissez un quartier qui en contient deux ou plus, et renvoyez l’un d’eux, de n’importe quelle nation, dans le sac. Vous n’avez pas besoin d’un boss sur place.

    Avec le verrou complet (habituel dans l’édition de 2020), un quartier verrouillé est hors de votre portée. Avec le verrou de pose (habituel en 2009), vous pouvez y faire une arrestation.
    .title = Chef de la police

rules-precinct =
    Une fois par an, dans votre tour, relogez un cube : choisissez un quartier qui en contient deux ou plus, et déplacez l’un d’eux, de n’importe quelle nation, dans un quartier adjacent, actif et sans verrou. Vous n’avez besoin d’un boss dans aucun des deux quartiers, et cela ne vous rapporte pas de faveur.

    Avec le verrou complet (habituel dans l’édition de 2020), vous ne pouvez pas déplacer un cube hors d’un quartier verrouillé. Avec le verrou de pose (habituel en 2009), vous le pouvez.
    .title = Chef de district

rules-locks =
    Un verrou ferme un quartier à tout nouveau venu : personne ne peut y placer de boss ni de cube, par aucun moyen. Cela vaut aussi pour le Président du Conseil, pour un cube relogé et pour le cube bonus des quartiers 1 et 2.

    Ce qu’un verrou empêche de plus est une option de votre table :
    - Complet (habituel dans l’édition de 2020) : rien ne peut non plus en être retiré. Ni calomnie ni propagation dans le quartier, pas d’arrestation, pas de cube déplacé hors de lui.
    - De pose (habituel dans l’édition de 2009) : calomnie, propagation et arrestation y sont permises, et l’on peut aussi en déplacer un cube ailleurs.

    Un quartier verrouillé vote comme les autres, et ses boss le quittent comme d’habitude. Quand le dernier quartier de l’élection a voté, tous les verrous sont retirés ensemble.
    .title = Quartiers verrouillés

rules-slander =
    Dès le mandat 2, une fois par mandat, vous pouvez calomnier un autre joueur dans votre tour, avant ou après votre action de quartier.

    Choisissez un quartier où vous avez un boss tous les deux. Payez un jeton de calomnie et une faveur d’une nation présente dans ce quartier. Un des boss que la victime y a rentre chez elle. Puis vous pouvez aussitôt propager la calomnie.

    Par exemple, un rival et vous avez chacun un boss au quartier 6, et un cube italien s’y trouve. Vous payez un jeton de calomnie et une faveur italienne, et le boss du rival quitte le quartier 6.

    La faveur retourne à la réserve, et le jeton quitte la partie. Une calomnie inutilisée dans un mandat n’est pas gardée pour le suivant : il n’y en a jamais deux dans un mandat. Un jeton que vous gardez vaut 1 PV à la fin.

    Un quartier verrouillé est à l’abri de la calomnie avec le verrou complet (habituel dans l’édition de 2020), mais pas avec le verrou de pose (habituel en 2009).
    .title = Calomnie

rules-spread =
    Juste après une calomnie, vous pouvez la propager, une fois. Choisissez un quartier adjacent au premier, où la même nation est présente et où la même victime et vous avez de nouveau chacun un boss. Payez deux faveurs de plus de cette nation, et un des boss que la victime y a rentre aussi chez elle.

    Les deux étapes ensemble coûtent donc un jeton de calomnie et trois faveurs d’une même nation. Il n’y a pas de troisième étape. Si aucun quartier ne convient ou s’il vous reste moins de deux de ces faveurs, rien ne vous est demandé.

    Par exemple, une calomnie italienne au quartier 6 peut se propager au quartier 14, si un cube italien et un boss de chacun de vous s’y trouvent. Une limite de zone entre les deux quartiers n’y change rien.

    Avec le verrou complet (habituel dans l’édition de 2020), une calomnie ne peut pas se propager dans un quartier verrouillé. Avec le verrou de pose (habituel en 2009), elle le peut.
    .title = Propager une calomnie

## Aide : l’élection

rules-election =
    Après les années 4, 8, 12 et 16 a lieu une élection. Étape par étape :
    - Les cubes restés à Castle Garden retournent dans le sac.
    - Les quartiers votent l’un après l’autre : zone I (1, 2, 4, 7, 6, 14), zone II (9, 15, 8, 5, 3), zone III (17, 11, 13, 10). Les quartiers des zones fermées sont laissés de côté.
    - Tous les verrous sont retirés.
    - Les leaders des immigrants sont désignés et payés en faveurs.
    - Les quartiers gagnés rapportent des points. Les anciennes charges prennent fin, et le Maire est élu et marque 3 PV.
    - Le Maire distribue les autres charges, sauf après la dernière élection.
    - Une nouvelle zone ouvre, si son moment est venu.

    Dans un quartier, les candidats sont les joueurs qui y ont au moins un boss. Sans candidat, rien ne se passe. Un candidat seul l’emporte sans mise. Sinon les candidats misent des faveurs en secret, et le plus de voix, boss et faveurs ensemble, emporte le quartier. S’il y a égalité en tête, personne ne l’emporte.

    Ensuite tous les boss quittent le quartier, sauf un de ceux du vainqueur. Si le quartier a un bonus, le vainqueur le reçoit avant que le quartier suivant ne vote.
    .title = L’élection

rules-bids =
    Quand deux joueurs ou plus ont un boss dans un quartier qui vote, chacun d’eux mise des faveurs en secret. Vous pouvez en miser autant que vous en avez, de toutes les nations présentes dans le quartier à ce moment, mêlées comme vous voulez. Ne rien miser est permis. Les mises sont révélées ensemble.

    Vos voix sont vos boss sur place plus les faveurs que vous misez. Le plus de voix l’emporte, et s’il y a égalité en tête, personne ne l’emporte. Toute faveur misée retourne à la réserve, celles des perdants aussi.

    Par exemple, des cubes irlandais et allemands sont dans le quartier. Vous avez 2 boss et misez 1 faveur irlandaise et 2 allemandes : 5 voix. Un rival a 3 boss et mise 1 faveur allemande : 4 voix. Vous l’emportez, les quatre faveurs sont perdues, et un de vos boss reste.

    Si vous n’avez aucune faveur qui puisse être misée ici, rien ne vous est demandé, et votre mise est nulle. Si c’est le cas de tous les candidats, les boss seuls décident aussitôt. Si vous pouvez miser, on vous le demande, même quand aucune mise ne peut changer le résultat.

    Les quartiers votent l’un après l’autre : ce que vous dépensez ici manque au quartier suivant, et une faveur gagnée au quartier 4 ou 7 peut être misée plus loin.
    .title = Mises et voix

rules-ties =
    Si deux candidats ou plus sont à égalité pour le plus de voix dans un quartier, personne ne l’emporte. Tous les boss le quittent et toutes les faveurs misées sont perdues. Le quartier ne rapporte de points à personne, ne donne pas de bonus, et ses cubes ne comptent pour aucun leader des immigrants.

    La façon de départager une égalité pour la mairie ou pour la victoire est dite sous « Départages ».
    .title = Égalités dans un quartier

rules-bonus-wards =
    Quatre quartiers ont un bonus pour leur vainqueur, pris aussitôt, avant que le quartier suivant ne vote :
    - Quartiers 1 et 2 : placez un cube de n’importe quelle nation, pris dans le sac, dans n’importe quel quartier actif et sans verrou. Il ne vous rapporte pas de faveur.
    - Quartiers 4 et 7 : prenez une faveur de n’importe quelle nation.

    Vous pouvez renoncer à l’un comme à l’autre. Le cube peut aller dans un quartier qui n’a pas encore voté, et les faveurs de sa nation peuvent alors y être misées. Un quartier sous verrou lui est fermé, même celui qui vient d’être gagné : les verrous restent jusqu’à ce que le dernier quartier ait voté.

    Le quartier 14, Tammany Hall, n’a pas de tel bonus, mais vaut 2 PV au lieu de 1. Il compte tout de même pour un seul quartier quand on élit le Maire.
    .title = Quartiers à bonus

rules-leaders =
    Quand tous les quartiers ont voté, les marqueurs des derniers leaders sont retirés. Puis on désigne le leader de chaque nation, d’abord les Irlandais, puis les Anglais, les Allemands et les Italiens : comptez les cubes de la nation dans les quartiers que chaque joueur a gagnés à cette élection. Qui en a le plus prend 3 faveurs de cette nation.

    Si des joueurs sont à égalité pour le plus, chacun d’eux est leader et en prend 3. S’il n’y a aucun cube de la nation dans les quartiers gagnés, elle n’a pas de leader.

    Par exemple, les quartiers que vous avez gagnés contiennent 4 cubes irlandais et 2 italiens, ceux d’un rival 3 irlandais et 2 italiens, et les autres vainqueurs n’en ont aucun. Vous prenez 3 faveurs irlandaises, et chacun de vous deux prend 3 italiennes.

    Le marqueur d’un leader est un boss de sa réserve. Il reste jusqu’à la prochaine désignation des leaders.
    .title = Leaders des immigrants

rules-points =
    À chaque élection :
    - 1 PV pour chaque quartier que vous avez gagné.
    - 2 PV au lieu de 1 pour le quartier 14, Tammany Hall.
    - 3 PV pour le nouveau Maire.

    À la fin de la partie :
    - 2 PV pour chaque nation dont vous avez le plus de faveurs. Si des joueurs sont à égalité pour le plus, chacun d’eux marque 2.
    - 1 PV pour chaque jeton de calomnie que vous n’avez pas utilisé.

    Par exemple, les quartiers 2, 6 et 14 rapportent 4 PV, et 7 en tout s’ils font de vous le Maire. Les points ne se perdent jamais.
    .title = Points de victoire

rules-mayor-election =
    Le joueur qui a gagné le plus de quartiers est Maire. Le quartier 14 compte ici pour un seul quartier.

    Une égalité est départagée par les faveurs en main. Celles qui viennent d’être payées aux leaders des immigrants comptent. À chaque étape, seuls restent ceux qui sont encore à égalité :
    - le plus de faveurs en tout
    - le plus de faveurs irlandaises
    - le plus de faveurs anglaises
    - le plus de faveurs allemandes
    - le plus de faveurs italiennes

    S’il y a encore égalité, le Maire du mandat précédent garde sa charge, même sans être l’un des joueurs à égalité, et marque les 3 PV. S’il n’y avait pas de Maire avant, il n’y en a pas maintenant : aucune charge n’est donnée, et le premier joueur du dernier mandat commence à nouveau.
    .title = L’élection du Maire

## Aide : la fin

rules-end =
    La partie finit après la quatrième élection. Celle-ci se joue comme les autres, jusqu’au nouveau Maire et à ses 3 PV. Aucune autre charge n’est donnée.

    Viennent alors les derniers points :
    - Pour chaque nation, 2 PV à qui en détient le plus de faveurs, au moins une. Si des joueurs sont à égalité pour le plus, chacun d’eux marque 2.
    - 1 PV pour chaque jeton de calomnie inutilisé.

    Le plus de PV l’emporte. En cas d’égalité, les faveurs décident, puis la charge de Maire : voir « Départages ».
    .title = La fin de la partie

rules-tie-breaks =
    Pour la mairie et pour la victoire, les égalités sont départagées par les faveurs. À chaque étape, seuls restent ceux qui sont encore à égalité : le plus de faveurs en tout, puis le plus d’irlandaises, d’anglaises, d’allemandes, d’italiennes.

    Si cela ne suffit pas :
    - Pour la mairie : le Maire du mandat précédent reste, qu’il soit à égalité ou non, et marque les 3 PV. S’il n’y en avait pas, personne n’est Maire.
    - Pour la victoire : le Maire de la dernière élection gagne, s’il est parmi ceux encore à égalité. Sinon, ils partagent la victoire.

    Les rangs après le premier suivent les PV, puis les faveurs de la même façon. Les joueurs encore à égalité partagent le rang.

    L’égalité dans un quartier est une autre affaire : là, personne ne l’emporte.
    .title = Départages

rules-secrets =
    Presque tout est visible : cubes, boss, faveurs, jetons de calomnie, points, et le contenu du sac, en nombres. Deux choses sont secrètes :
    - une mise, jusqu’à ce que toutes les mises de ce quartier soient faites
    - l’ordre dans lequel le sac donnera ses cubes

    Personne ne les apprend avant l’heure : aucun joueur, aucun spectateur et aucun bot.
    .title = Ce qui est public et ce qui est secret

## Aide : réserve, décisions, éditions

rules-supply =
    Ce qui se passe quand quelque chose s’épuise :
    - Cubes : Castle Garden reçoit ce que le sac a encore. Si les deux sont vides, l’Installation est impossible. Si le sac est vide, le bonus des quartiers 1 et 2 est sauté.
    - Faveurs : d’une nation épuisée, on ne peut plus en prendre, et l’Installation n’en donne alors pas. Si les faveurs restantes ne suffisent pas aux leaders d’une nation, ils sont payés l’un après l’autre dans l’ordre du tour, 3 chacun ou ce qui reste.
    - Boss : vous en placez autant que l’action en demande et que vous en avez. Un marqueur pour lequel vous n’avez pas de boss est omis, et vous gardez l’honneur tout de même.

    Votre table peut choisir l’option de la réserve illimitée : alors boss et faveurs ne s’épuisent jamais. Cubes, jetons de calomnie et verrous sont toujours limités.
    .title = Quand la réserve s’épuise

rules-rulings =
    Là où les règles imprimées se taisent ou sont obscures, ce programme a tout de même besoin d’une réponse. Ces réponses sont ses décisions, Q1 à Q13. Certaines ne font qu’expliciter ce qu’un texte imprimé dit déjà, et sont citées parce qu’on pose la question ; elles le disent.
    .title = Décisions

rules-editions =
    Le jeu est paru en 2009, puis à nouveau en 2020. Votre table joue l’une de ces éditions, celle de 2020 sauf autre choix. Seules trois règles diffèrent, E1 à E3 : ce qu’interdit un verrou, quand Castle Garden est rempli pour la première fois, et la couleur des Allemands.

    À d’autres endroits, un texte imprimé en dit plus qu’un autre, ou le dit autrement. Le programme joue ces points de la même façon dans les deux éditions :
    - En cas d’égalité parfaite, le Maire reste, et il commence le mandat suivant. S’il n’y a pas encore eu de Maire, il n’y en a pas tant que dure l’égalité parfaite, et le premier joueur reste le même.
    - Les départages ne comparent que ceux encore à égalité.
    - Le cube bonus des quartiers 1 et 2 vient du sac. Il ne rapporte pas de faveur, et un cube relogé non plus.
    - Toutes les faveurs en main sont publiques.
    - Vous pouvez ne rien miser. Un candidat seul l’emporte sans mise.
    - Pour propager une calomnie, il vous faut un boss à vous dans le second quartier aussi.
    - Les leaders sont désignés en commençant par les Irlandais.
    - Dans une Installation, le boss vient avant le cube.
    - Les discussions sont libres.
    - Une zone ouvre entre l’élection et l’année suivante. Certains textes appellent cela la fin de l’élection, d’autres le début de l’année 5 ou 9.
    .title = Les éditions de 2009 et de 2020

rules-options =
    Une table choisit ceci quand elle est créée :
    - Joueurs : 3, 4 ou 5.
    - Édition : 2020 (par défaut) ou 2009.
    - Verrou : complet ou de pose. L’édition fixe le choix par défaut, complet en 2020 et de pose en 2009, mais l’un et l’autre vont avec les deux éditions.
    - Réserve : celle de la boîte (par défaut), où boss et faveurs peuvent s’épuiser, ou illimitée, où ils ne s’épuisent jamais.

    Une table peut aussi laisser les joueurs remplacer une mise jusqu’à ce que la dernière mise du quartier soit faite. Sans cela, une mise est définitive.
    .title = Options d’une table

rules-moves =
    Les coups peuvent s’écrire en quelques mots anglais. Les quartiers sont leurs numéros, les joueurs les lettres de leurs places.
    - campaign 4 7 : un boss au quartier 4 et un au quartier 7 ; campaign 4 4 : les deux au quartier 4
    - campaign 4 : le seul boss qui vous reste ; campaign none : plus aucun boss
    - settle 2 english 6 : un boss au quartier 2, puis un cube anglais au quartier 6 ; settle english 6 : plus aucun boss
    - take irish : une faveur irlandaise, pour le Maire adjoint ou le vainqueur du quartier 4 ou 7
    - arrest german 14 : le Chef de la police renvoie un cube allemand du quartier 14 dans le sac
    - lock 5 : le Président du Conseil verrouille le quartier 5
    - move irish 5 3 : le Chef de district déplace un cube irlandais du quartier 5 au quartier 3
    - slander 8 b german : un boss du joueur b quitte le quartier 8, pour une faveur allemande
    - slander 8 b german spread 14 : et un autre quitte le quartier 14, pour deux de plus
    - bid irish 2 english 1 : une mise de trois faveurs ; bid none : une mise nulle
    - place irish 5 : le bonus du quartier 1 ou 2, un cube irlandais au quartier 5
    - pass : pas de bonus, merci
    - appoint b deputy c police : le Maire distribue les charges (deputy, council, police, precinct)
    - end : votre tour est fini
    .title = Comment s’écrivent les coups

## Décisions (docs/rules/tammany-hall.md, 10)

ruling-q1 =
    Castle Garden reçoit autant de cubes que le sac en a encore. S’il n’y en a plus ni dans l’un ni dans l’autre, l’Installation est impossible et la Campagne est la seule action de quartier qui reste. C’est notre décision : les règles imprimées n’en disent rien.
    .title = Et si le sac ne suffit pas ?

ruling-q2 =
    Non. Les deux boss d’une Campagne, ou le boss et le cube d’une Installation, sont une seule action. Utilisez votre charge ou calomniez avant ou après. Cela ne fait qu’expliciter ce que disent les règles imprimées.
    .title = Une autre action peut-elle venir entre les deux placements ?

ruling-q3 =
    Oui. Tous les textes imprimés disent que le vainqueur peut prendre le bonus, donc personne n’y est forcé. Ce que nous ajoutons : vous ne pouvez choisir qu’une nation dont il reste quelque chose, dans le sac pour les quartiers 1 et 2, dans la réserve de faveurs pour les quartiers 4 et 7. S’il n’y reste rien du tout, le bonus est sauté.
    .title = Peut-on renoncer au bonus d’un quartier ?

ruling-q4 =
    Non. Si aucun quartier gagné ne contient de cube d’une nation, elle n’a pas de leader. Et si personne n’en détient de faveur à la fin de la partie, personne ne marque pour elle. C’est notre décision : les règles imprimées n’en disent rien.
    .title = Peut-on avoir le plus d’une nation sans rien en avoir ?

ruling-q5 =
    Vous avez 19 boss pour tout : ceux des quartiers, un sur chaque nation que vous menez, un sur votre charge. Vous devez en placer autant que l’action en demande, dans la limite de votre réserve. S’il en reste un, une Campagne en place un. S’il n’en reste aucun, elle n’en place aucun, et vous le dites comme une étape à part, ou bien vous installez un cube seul.

    Si vous n’avez pas de boss pour marquer une charge ou une nation que vous menez, le marqueur est omis et n’est pas posé plus tard. Vous avez tout de même la charge ou la nation. Les marqueurs posés sur les nations reviennent à la prochaine désignation des leaders.

    C’est notre décision, et elle fait ce que feraient les pièces imprimées. Avec la réserve illimitée, le cas ne se présente jamais.
    .title = Et si les boss d’un joueur s’épuisent ?

ruling-q6 =
    Oui. Un Maire qui reste parce que rien n’a pu départager l’égalité marque les 3 PV comme tout nouvel élu. C’est notre décision sur un point disputé : un texte imprimé dit que le Maire gagne, un autre que la charge est conservée.
    .title = Un Maire qui reste par égalité parfaite marque-t-il 3 PV ?

ruling-q7 =
    Les joueurs à égalité partagent la victoire. Les règles imprimées disent seulement que le Maire gagne, et non ce qui se passe si le dernier Maire n’est pas parmi eux ; c’est donc notre décision.
    .title = Et si le dernier Maire n’est pas parmi les joueurs à égalité pour la victoire ?

ruling-q8 =
    Alors on ne peut plus en prendre. Une Installation avec un cube de cette nation ne donne pas de faveur. Si plusieurs joueurs mènent la nation, ils sont payés dans l’ordre du tour, en commençant par le premier joueur du mandat qui s’achève : chacun en prend 3 ou ce qui reste.

    C’est notre décision, et elle fait ce que feraient les pièces imprimées. Avec la réserve illimitée, le cas ne se présente jamais.
    .title = Et si les faveurs d’une nation s’épuisent ?

ruling-q9 =
    Alors vous ne l’utilisez simplement pas cette année. Rien ne le compense plus tard. Cela ne fait qu’expliciter ce que disent les règles imprimées.
    .title = Et si l’avantage de votre charge est impossible ?

ruling-q10 =
    Des joueurs qui n’ont gagné aucun quartier sont à égalité comme d’autres, donc le départage habituel décide qui est Maire, les faveurs d’abord. Cela ne fait qu’expliciter ce que disent les règles imprimées.
    .title = Qui est Maire quand personne n’a gagné de quartier ?

ruling-q11 =
    Tous ensemble, quand le dernier quartier de l’élection a voté, et avant que les charges ne soient données ; après la dernière élection aussi. Jusque-là, un verrou tient : un cube gagné au quartier 1 ou 2 ne peut pas aller dans un quartier verrouillé, pas même dans le quartier 1 ou 2 lui-même si c’est lui qui l’est. Cela ne fait qu’expliciter ce que disent les règles imprimées.
    .title = Quand exactement les verrous sont-ils retirés ?

ruling-q12 =
    Qu’un joueur ait misé est public aussitôt. Ce qui a été misé, avec nations et nombres, est montré à tous quand les mises sont révélées. Une mise est définitive, à moins que votre table ne laisse un joueur la remplacer jusqu’à ce que la dernière du quartier soit faite. C’est notre décision : les règles imprimées n’entrent pas dans ce détail.
    .title = Qui voit ce qui a été misé, et quand ?

ruling-q13 =
    Non. Un quartier verrouillé vote comme d’habitude, et ses boss le quittent comme d’habitude, sauf un de ceux du vainqueur. Les réponses de l’éditeur aux joueurs ne parlent que des actions et des charges des joueurs ; c’est donc notre décision.
    .title = Un verrou retient-il les boss dans leur quartier lors d’une élection ?

## Règles d’édition (docs/rules/tammany-hall.md, 11)

edition-e1 =
    - 2009 : aucun boss ni cube ne peut y être placé, et aucun cube n’y être déplacé. Calomnie, propagation et arrestation y sont permises, et l’on peut aussi en déplacer un cube ailleurs.
    - 2020 : aucun boss ni cube ne peut y être placé ni en être retiré. Donc ni calomnie ni propagation, pas d’arrestation, et pas de cube relogé de là ou vers là.

    La première version est celle des textes français et allemand de 2009. Le texte hongrois interdit aussi de retirer, et les réponses ultérieures de l’éditeur aux joueurs le disent pour tous. Une table peut choisir l’une ou l’autre règle avec l’une ou l’autre édition : l’option du verrou est « de pose » ou « complet ».
    .title = Qu’interdit un verrou ?

edition-e2 =
    - 2009 : au premier tour de la partie.
    - 2020 : à la mise en place.

    C’est le même tirage de cubes, et rien d’autre n’en dépend.
    .title = Quand Castle Garden est-il rempli pour la première fois ?

edition-e3 =
    - 2009 : orange.
    - 2020 : jaune.

    Les autres nations sont les mêmes dans les deux : Irlandais vert, Anglais blanc, Italiens bleu.
    .title = De quelle couleur sont les Allemands ?

## Ce qui arrive de soi-même, pour le journal

# $ward : son numéro, $seat : un nom, $votes et $others : les voix du vainqueur et du suivant
news-election = L’élection de l’année { $year }.
news-ward-won = Quartier { $ward } : { $seat } l’emporte, { $votes } à { $others }.
news-ward-alone = Quartier { $ward } : { $seat } est sans rival et l’emporte.
# $seats : plusieurs noms
news-ward-tied = Quartier { $ward } : égalité à { $votes } ({ $seats }), personne ne l’emporte.
news-leader =
    { $count ->
        [one] Leader
       *[other] Leaders
    } des { $nation ->
        [irish] Irlandais
        [english] Anglais
        [german] Allemands
       *[italian] Italiens
    } : { $seats }.
news-mayor = { $seat } est Maire.
news-no-mayor = Égalité parfaite : il n’y a pas de Maire, et aucune charge n’est donnée.
news-points = { $seat } marque { $points } à cette élection.
news-most-favors =
    Le plus de faveurs { $nation ->
        [irish] irlandaises
        [english] anglaises
        [german] allemandes
       *[italian] italiennes
    }, { $points } points : { $seats }.
news-tokens =
    Jetons de calomnie inutilisés, { $points } { $points ->
        [one] point
       *[other] points
    } : { $seat }.
