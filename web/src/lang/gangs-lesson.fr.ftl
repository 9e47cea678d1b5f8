## La leçon de Gangs : un premier tour de dix minutes qui enseigne en jouant.
## Les mots entre *astérisques* sont montrés en gras ; gardez-les par paires.
gangs-lesson-known-none = Rien encore. Cela change avec vos premiers membres.
gangs-lesson-drink-list = Ce que fait la boisson
gangs-lesson-drink-levels = { $from } à { $to }
gangs-lesson-if-now = Si l’on votait maintenant
gangs-lesson-money = argent
gangs-lesson-votes = voix
gangs-lesson-premium = toucherait

## 1
gangs-lesson-women-title = Votre gang
gangs-lesson-women-thought = New York, { $year }. Vous menez les *{ $whyos }* : { $start-members } membres en { $hq }, { $start-cash } $. Les *{ $rabbits }* et les *{ $bowery }* veulent les mêmes rues. Après { $turns-politics } tours, le gang le *plus riche* gagne.
gangs-lesson-women-goal-1 = Commencez avec trois femmes.
    .how = Appuyez une fois sur +, puis sur le bouton foncé.
gangs-lesson-women-why = Pourquoi des femmes ? Un bordel en demande { $activities-brothel-women }, un pot-de-vin une. Pour tout le reste, hommes et femmes se valent.
gangs-lesson-women-known = *Hommes et femmes* se valent, mais bordels et pots-de-vin demandent des femmes.
gangs-lesson-women-wrong = Tout nombre conviendrait. Pour cette leçon, prenez trois femmes : l’an prochain, vous voudrez un bordel.
gangs-lesson-women-after = Le hasard donne l’*ordre* : d’abord les { $rabbits }, puis vous, puis les { $bowery }. Les { $rabbits } détroussent quelqu’un, achètent deux *Lames* et envoient un homme en { $street }, à votre porte.
gangs-lesson-women-next = Vos premiers déplacements.

## 2
gangs-lesson-port-title = Envoyez un homme au Port
gangs-lesson-port-thought = Vous vous déplacez, avant tout le reste. Un *groupe* de toute taille va sur une case voisine pour { $step_cost } $, ou de partout vers un *lieu* du port pour { $box_cost } $. Au *Port*, vous trouverez des recrues.
gangs-lesson-port-goal-1 = Envoyez un homme au Port.
    .how = Choisissez le Port, puis le bouton foncé.
gangs-lesson-port-known = Un *groupe* paie { $step_cost } $ par déplacement, quelle que soit sa taille.
gangs-lesson-port-wrong = C’est aussi un bon endroit. Mais d’abord le Port.
gangs-lesson-port-wrong-go = Un homme suffit pour le Port. Les autres ont à faire.
gangs-lesson-port-wrong-deed = Pas encore : d’abord, quelques-uns quittent la maison.

## 3
gangs-lesson-attack-title = Chassez-les
gangs-lesson-attack-thought = Un homme des *{ $rabbits }* est en { $street }. Qui entre sur la case d’un autre gang s’y *arrête* et doit se *battre*. Dans un combat, chacun des vôtres tire un cube : plus nombreux, vous en tirez plus.
gangs-lesson-attack-goal-1 = Envoyez un homme et une femme en { $street }.
    .how = Choisissez la case, appuyez sur − jusqu’à une femme, puis sur le bouton foncé.
gangs-lesson-attack-why = Pourquoi deux ? À deux contre un, vous tirez deux cubes sur trois.
gangs-lesson-attack-known = Sur la case d’un autre gang : on s’*arrête* et on se *bat*.
gangs-lesson-attack-wrong = Cela peut attendre. Le combat est en { $street }.
gangs-lesson-attack-wrong-go = Un homme et une femme, ni plus ni moins : une femme est attendue ailleurs, une autre garde la maison.
gangs-lesson-attack-wrong-deed = Pas encore : chassez d’abord cet homme de votre rue.

## 4
gangs-lesson-corner-title = Une rue de plus
gangs-lesson-corner-thought = *Chaque case et chaque lieu* où vous avez quelqu’un vous donne *une action*. Une seule femme dans une rue de plus, c’est une action de plus, et la rue est à vous.
gangs-lesson-corner-goal-1 = Envoyez une femme en { $corner }.
    .how = Choisissez la case, appuyez sur − jusqu’à une seule, puis sur le bouton foncé.
gangs-lesson-corner-known = Chaque *endroit* où vous avez quelqu’un : une action.
gangs-lesson-corner-wrong = Cela irait aussi. Pour cette leçon, prenez { $corner }.
gangs-lesson-corner-wrong-from = Ceux-là restent où ils sont. Une femme de { $hq } part.
gangs-lesson-corner-wrong-go = Une femme suffit ; l’autre reste à la maison.
gangs-lesson-corner-wrong-deed = Encore un déplacement : une rue de plus, une action de plus.

## 5
gangs-lesson-actions-title = Comptez vos endroits
gangs-lesson-actions-thought = Il vous reste { $dollars } $, et vous avez quelqu’un ici : { $hq }, { $street }, { $corner }, et le Port. Quand vous finissez vos déplacements, on compte vos *actions*.
gangs-lesson-actions-question = Combien d’actions cela fera-t-il ?
gangs-lesson-actions-choice-three = Trois
gangs-lesson-actions-choice-four = Quatre
gangs-lesson-actions-choice-five = Cinq
gangs-lesson-actions-wrong-three = Un lieu compte aussi : votre homme au Port vaut une action.
gangs-lesson-actions-wrong-five = Vous êtes cinq, mais deux sont ensemble. On compte les endroits, pas les têtes.
gangs-lesson-actions-known = Les *actions* sont comptées une fois, à la fin des déplacements.
gangs-lesson-actions-next = Le combat pour { $street }.

## 6
gangs-lesson-battle-title = Dans le pot
gangs-lesson-battle-thought = Les *batailles* viennent d’abord et coûtent une action chacune. Chaque camp ferme ses armes dans un *poing* ; qui n’en a pas a un Gourdin. Tout va dans un *pot* ; vous tirez un cube par membre. Le rouge blesse, le noir tue.
gangs-lesson-battle-goal-1 = Finissez vos déplacements.
    .how = C’est le bouton foncé.
gangs-lesson-battle-known = Au combat, les cubes *rouges* blessent, les *noirs* tuent. Une arme reste à qui la tire.
gangs-lesson-battle-wrong = Assez bougé : votre argent servira aux recrues. Appuyez sur Fin des déplacements.
gangs-lesson-battle-after = Les { $rabbits } y ont mis une *Lame*, et vous l’avez tirée. Leur homme est blessé et va au lit : { $combat-blood_cash } $ pour vous. Et la Lame est *à vous* : une arme reste à qui la tire.
gangs-lesson-battle-next = Il reste trois actions.

## 7
gangs-lesson-crime-title = De l’argent vite gagné
gangs-lesson-crime-thought = Une *agression* sur une case sans affaire paie aussitôt. À { $aggressions-mugging-members }, on peut *détrousser* quelqu’un de { $aggressions-mugging-loot } $. On tire alors autant de cubes : rouge, un blessé ; noir, la prison, appelée les *Tombs* ; blanc, rien.
gangs-lesson-crime-goal-1 = Détroussez quelqu’un en { $street }.
    .how = Choisissez la rue, Détroussement, puis le bouton foncé.
gangs-lesson-crime-why = Pourquoi d’abord ? Là où il y a une affaire, on ne vole plus personne.
gangs-lesson-crime-known = Les *agressions* paient aussitôt ; des cubes disent qui est pris.
gangs-lesson-crime-wrong = Cela vient dans un instant. D’abord l’agression.
gangs-lesson-crime-wrong-place = Il faut être deux, et ils sont en { $street }.
gangs-lesson-crime-wrong-kind = C’est possible, mais à deux on prend plus : choisissez Détroussement.
gangs-lesson-crime-after = Que des cubes blancs : personne n’est pris. L’argent est à vous *dans tous les cas*.
gangs-lesson-crime-next = Quelque chose qui paie à chaque tour.

## 8
gangs-lesson-den-title = Ouvrez une fosse aux rats
gangs-lesson-den-thought = Un *bouge* paie à chaque tour tant qu’assez des vôtres s’y trouvent. Une *fosse aux rats* en demande { $activities-ratpit-members } et paie { $activities-ratpit-income } $. Les mêmes peuvent agir encore ; ouvrir coûte une action et une *bouteille*, pas d’argent.
gangs-lesson-den-goal-1 = Ouvrez une fosse aux rats en { $street }.
    .how = Choisissez la rue, Fosse aux rats, puis le bouton foncé.
gangs-lesson-den-known = Un *bouge* paie à chaque tour tant que ses gens y sont.
gangs-lesson-den-wrong = Pas cela. Une fosse aux rats paie tour après tour : ouvrez-la d’abord.
gangs-lesson-den-wrong-place = Une fosse aux rats demande { $activities-ratpit-members } membres. Ils sont en { $street }.
gangs-lesson-den-wrong-kind = Le whisky se vend dans un saloon, et vous n’en avez pas. Une fosse aux rats paie seule.

## 9
gangs-lesson-recruit-title = De nouvelles têtes
gangs-lesson-recruit-thought = Il reste une action. Votre homme au *Port* engage pour { $recruit_cost } $ par tête. Les recrues y attendent, se battent s’il y a guerre, puis rentrent. Les autres lieux : l’*Armurier* pour les armes, l’*Hôpital* contre la boisson, *Tammany Hall* pour les faveurs.
gangs-lesson-recruit-goal-1 = Recrutez un homme et une femme.
    .how = Choisissez le Port, + pour les deux, puis le bouton foncé.
gangs-lesson-recruit-goal-2 = Dites que vous avez terminé.
    .how = C’est le bouton foncé.
gangs-lesson-recruit-known = *Port* : recrues. *Armurier* : armes. *Hôpital* : dessoûler. *Tammany Hall* : faveurs.
gangs-lesson-recruit-wrong = Plus nombreux, on a plus de tout. D’abord les recrues, au Port.
gangs-lesson-recruit-wrong-recruit = Un de chaque : un homme et une femme.
gangs-lesson-recruit-after = Les { $bowery } font de la contrebande de *whisky* et ouvrent un *saloon* qui le vend. Tous ont agi ; vient la *guerre*. Il reste une Lame aux { $rabbits } : ils vous déclarent la guerre.
gangs-lesson-recruit-next = Une guerre, avec doigts et poings.

## 10
gangs-lesson-war-title = Une guerre ne se refuse pas
gangs-lesson-war-thought = Avec une Lame ou une Arme à feu, un gang peut déclarer *une guerre* par tour. Les deux lèvent en secret des *doigts* : combien ils envoient, où qu’ils soient, { $combat-war_max } au plus. Le vainqueur prend { $combat-war_bonus } $.
gangs-lesson-war-goal-1 = Envoyez les sept.
    .how = Les doigts sont déjà levés : appuyez sur le bouton foncé.
gangs-lesson-war-why = Pourquoi tous ? Plus nombreux, on tire plus de cubes.
gangs-lesson-war-known = *Guerre* : doigts secrets, puis poings, puis le pot. Le vainqueur prend { $combat-war_bonus } $.
gangs-lesson-war-wrong = Moins nombreux, on risque moins, mais on tire moins de cubes. Cette fois, envoyez les sept.

## 11
gangs-lesson-fist-title = Votre poing fermé
gangs-lesson-fist-thought = Ils en envoient quatre, et qui attaque doit apporter une arme. Vous pouvez y mettre votre Lame ou la garder. Vous tirez *sept cubes sur onze* : leur seule Lame vous reviendra sans doute. Voyez *vos chances*.
gangs-lesson-fist-goal-1 = Fermez le poing sur des Gourdins seulement.
    .how = Appuyez sur le bouton foncé.
gangs-lesson-fist-why = Pourquoi rien ? Avec deux Lames dans le pot, on finit souvent à égalité, et personne ne prend les { $combat-war_bonus } $.
gangs-lesson-fist-known = Les *poings* s’ouvrent ensemble. Qui se défend peut venir sans arme.
gangs-lesson-fist-wrong = Plus sûr, mais avec deux Lames dans le pot on finit souvent à égalité. Cette fois, des Gourdins seulement.
gangs-lesson-fist-after = Vous avez tiré la Lame : un des leurs est blessé, et *la guerre est à vous*. { $combat-war_bonus } $, { $combat-blood_cash } $ de plus pour le blessé, et une deuxième Lame.
gangs-lesson-fist-next = Votre propre guerre.

## 12
gangs-lesson-declare-title = À vous de déclarer
gangs-lesson-declare-thought = Les { $rabbits } n’ont plus d’arme : vous seul pouvez encore déclarer une guerre. Les barres montrent les chances si chacun apporte tout. Qui attaque doit apporter *au moins une* arme.
gangs-lesson-declare-goal-1 = Déclarez la guerre aux { $rabbits }.
    .how = Choisissez-les, puis le bouton foncé.
gangs-lesson-declare-goal-2 = Envoyez encore les sept.
    .how = Appuyez sur le bouton foncé.
gangs-lesson-declare-goal-3 = Mettez une Lame dans votre poing.
    .how = Elle y est déjà : appuyez sur le bouton foncé.
gangs-lesson-declare-why = Pourquoi eux ? Ils sont les moins nombreux. À sept contre trois, vous tirez sept cubes sur dix.
gangs-lesson-declare-known = Une *déclaration* par tour, avec une arme à soi.
gangs-lesson-declare-wrong = Une guerre qu’on a de bonnes chances de gagner vaut { $combat-war_bonus } $. Visez les { $rabbits } : ils sont les moins nombreux.
gangs-lesson-declare-wrong-commit = Plus nombreux, on tire plus de cubes : envoyez les sept.
gangs-lesson-declare-wrong-arm = Une Lame suffit. Avec deux dans le pot, chacun en tire souvent une, et c’est l’égalité.
gangs-lesson-declare-after = Sept cubes, et la Lame parmi eux : encore { $combat-war_bonus } $ et { $combat-blood_cash } $. Personne d’autre n’a d’arme : les guerres de l’année sont finies.
gangs-lesson-declare-next = Tout le monde rentre.

## 13
gangs-lesson-home-title = Le retour
gangs-lesson-home-thought = Après les guerres, les *lieux* se vident : chacun va sur une case à vous. Les *blessés* se lèvent un tour plus tard, les *prisonniers* plus tard encore. Votre homme et les deux recrues quittent le Port.
gangs-lesson-home-goal-1 = Envoyez les trois en { $hq }.
    .how = Le choix habituel est déjà fait : appuyez chaque fois sur le bouton foncé.
gangs-lesson-home-why = Pourquoi là ? Avec deux femmes, vous pourrez y ouvrir un bordel l’an prochain : { $activities-brothel-income } $ par tour.
gangs-lesson-home-known = Après les guerres, les *lieux* se vident ; lits et Tombs, tour après tour.
gangs-lesson-home-wrong = Toute case à vous conviendrait. Prenez { $hq }, les hommes d’abord, pour y ouvrir un bordel.

## 14
gangs-lesson-drink-title = Les affaires donnent soif
gangs-lesson-drink-thought = Chaque affaire ouverte ajoute des *bouteilles* à votre cadran. Les { $bowery } sont à { $theirs } et viennent de payer. Vous êtes à { $dial }. Le cadran ne baisse pas tout seul : qui a bu va à l’Hôpital ou au lit.
gangs-lesson-drink-question = Combien de bouteilles encore avant que la boisson vous coûte de l’argent ?
gangs-lesson-drink-choice-one = Une
gangs-lesson-drink-choice-two = Deux
gangs-lesson-drink-choice-four = Quatre
gangs-lesson-drink-wrong-one = Une de plus en fait deux. Voyez la liste : c’est encore sobre.
gangs-lesson-drink-wrong-four = Avec quatre de plus, quelqu’un va au lit. Cherchez la première ligne qui coûte de l’argent.
gangs-lesson-drink-known = Les *bouteilles* s’ajoutent : d’abord l’argent, puis les gens.
gangs-lesson-drink-after = Juste. Viennent les *accords* de l’année : chacun peut en proposer un. Les { $rabbits } commencent, et ils en ont assez de vos Lames.
gangs-lesson-drink-next = Une offre.

## 15
gangs-lesson-answer-title = La paix, disent-ils
gangs-lesson-answer-thought = Un *accord* tient un an et ne peut être rompu : la paix, chacun chez soi, un prêt de combattants, un échange d’affaires. Vous pouvez *refuser* : rien ne se passe, sauf s’ils ont annoncé un *duel* en cas de refus.
gangs-lesson-answer-goal-1 = Refusez.
    .how = C’est à côté du bouton foncé.
gangs-lesson-answer-why = Pourquoi ? Vous avez toutes les Lames : l’an prochain, vous voudrez peut-être une autre guerre.
gangs-lesson-answer-known = Un *accord* tient un an et ne peut être rompu.
gangs-lesson-answer-wrong = C’est gentil. Mais vous êtes plus fort, et la prochaine guerre vaut { $combat-war_bonus } $ : refusez.

## 16
gangs-lesson-offer-title = Votre propre offre
gangs-lesson-offer-thought = À vous de proposer un accord. Vous avez des rues à perdre et peu de monde pour les garder. Avec *Chacun chez soi*, aucun de vous n’entre sur une case que l’autre tient.
gangs-lesson-offer-goal-1 = Proposez Chacun chez soi aux { $bowery }.
    .how = Choisissez l’accord, puis le gang, puis le bouton foncé.
gangs-lesson-offer-known = Chaque année commence par la *production*, puis les *revenus*.
gangs-lesson-offer-wrong = C’est un bon accord aussi. Aujourd’hui, proposez Chacun chez soi : votre fosse aux rats sera à l’abri.
gangs-lesson-offer-wrong-seat = Les { $rabbits } sont faibles. Faites affaire avec les { $bowery }.
gangs-lesson-offer-wrong-offer = Inutile de se battre pour cela : proposez-le sans duel.
gangs-lesson-offer-after = Ils *acceptent*. L’année nouvelle commence par la production et les *revenus* : votre fosse aux rats paie { $activities-ratpit-income } $. Les { $bowery } font { $activities-whisky-output } tonneaux de whisky, et leur saloon en vend un { $activities-saloon-income } $.
gangs-lesson-offer-next = Ce qu’il y a encore.

## 17
gangs-lesson-end-title = La suite
gangs-lesson-end-thought = Et ainsi de suite, tour après tour. Dès le tour { $police-first_turn }, la *police* ferme des bouges. Dès le tour { $politics-election_first_turn }, des *élections* paient : une voix par case contrôlée, bientôt aussi des *bulletins* achetés. Le plus riche gagne. Vous en savez assez pour jouer !
