## The lesson of Gangs: a first turn of ten minutes that teaches by playing.
## Words between *asterisks* are shown in bold; keep them in pairs. Numbers come from the game's data. Gangs: $whyos (you), $rabbits, $bowery.
## Places: $hq is your headquarters, $street a street beside it, $corner another. Of the reader: $dollars, $dial (drink); $theirs: the drink of $bowery.
gangs-lesson-known-none = Nothing yet. That changes with your first people.
gangs-lesson-drink-list = What drink does
gangs-lesson-drink-levels = { $from } to { $to }
gangs-lesson-if-now = If they voted now
gangs-lesson-money = money
gangs-lesson-votes = votes
gangs-lesson-premium = would get

## 1
gangs-lesson-women-title = Your gang
gangs-lesson-women-thought = New York, { $year }. You lead the *{ $whyos }*: { $start-members } people at { $hq }, ${ $start-cash }. The *{ $rabbits }* and the *{ $bowery }* want the same streets. After { $turns-politics } turns the *richest* gang wins.
gangs-lesson-women-goal-1 = Begin with three women.
    .how = Press + once, then the dark button.
gangs-lesson-women-why = Why women? A brothel needs { $activities-brothel-women } of them, a bribe one. For all else men and women are alike.
gangs-lesson-women-known = *Men and women* are alike, but brothels and bribes need women.
gangs-lesson-women-wrong = Any number would do. For this lesson take three women: next year you will want a brothel.
gangs-lesson-women-after = Chance gives the *order*: first the { $rabbits }, then you, then the { $bowery }. The { $rabbits } mug somebody, buy two *Blades* and send a man to { $street }, on your doorstep.
gangs-lesson-women-next = Your first moves.

## 2
gangs-lesson-port-title = Send a man to the Port
gangs-lesson-port-thought = Now you move, before all else. A *group* of any size goes to a neighbouring square for ${ $step_cost }, or from anywhere to a *box* of the harbour for ${ $box_cost }. In the *Port* you will find recruits.
gangs-lesson-port-goal-1 = Send one man to the Port.
    .how = Pick the Port, then the dark button.
gangs-lesson-port-known = A *group* pays ${ $step_cost } for a move, however large it is.
gangs-lesson-port-wrong = A good place, too. But first the Port.
gangs-lesson-port-wrong-go = One man is enough for the Port. The others have work to do.
gangs-lesson-port-wrong-deed = Not yet: first some people leave home.

## 3
gangs-lesson-attack-title = Throw them out
gangs-lesson-attack-thought = A man of the *{ $rabbits }* stands on { $street }. Who steps onto a square of another gang *stops* there and must *fight*. In a fight each of your people draws a cube: more people draw more.
gangs-lesson-attack-goal-1 = Send a man and a woman to { $street }.
    .how = Pick it, press − until one woman is left, then the dark button.
gangs-lesson-attack-why = Why two? Two against one draw two cubes of three.
gangs-lesson-attack-known = Onto a square of another gang: *stop* and *fight*.
gangs-lesson-attack-wrong = That can wait. The fight is on { $street }.
gangs-lesson-attack-wrong-go = A man and a woman, no more and no fewer: one woman is needed elsewhere, and one guards the house.
gangs-lesson-attack-wrong-deed = Not yet: first throw that man out of your street.

## 4
gangs-lesson-corner-title = One more street
gangs-lesson-corner-thought = *Every square and every box* where you have people gives you *one action*. A single woman on one more street is one action more, and the street is yours.
gangs-lesson-corner-goal-1 = Send one woman to { $corner }.
    .how = Pick it, press − until one is left, then the dark button.
gangs-lesson-corner-known = Each *place* where you have people: one action.
gangs-lesson-corner-wrong = That would do as well. In this lesson take { $corner }.
gangs-lesson-corner-wrong-from = Those stay where they are. A woman of { $hq } goes.
gangs-lesson-corner-wrong-go = One woman is enough; the other stays at home.
gangs-lesson-corner-wrong-deed = One move more: another street, another action.

## 5
gangs-lesson-actions-title = Count your places
gangs-lesson-actions-thought = You have ${ $dollars } left, and people in these places: { $hq }, { $street }, { $corner }, and the Port. When you say that you have moved, your *actions* are counted.
gangs-lesson-actions-question = How many actions will that be?
gangs-lesson-actions-choice-three = Three
gangs-lesson-actions-choice-four = Four
gangs-lesson-actions-choice-five = Five
gangs-lesson-actions-wrong-three = A box counts, too: your man in the Port is worth an action.
gangs-lesson-actions-wrong-five = You have five people, but two stand together. Places count, not heads.
gangs-lesson-actions-known = *Actions* are counted once, when your moves are done.
gangs-lesson-actions-next = The fight for { $street }.

## 6
gangs-lesson-battle-title = Into the pot
gangs-lesson-battle-thought = *Battles* come first and take an action each. Each side closes weapons in a *fist*; who has none has a Club. All cubes go into a *pot*, and you draw one for each of your people. Red wounds, black kills.
gangs-lesson-battle-goal-1 = Say that you have moved.
    .how = It is the dark button.
gangs-lesson-battle-known = In a fight *red* cubes wound and *black* ones kill. A weapon stays with who draws it.
gangs-lesson-battle-wrong = Enough moved: you need your money for recruits. Press Done moving.
gangs-lesson-battle-after = The { $rabbits } put a *Blade* in, and you drew it. Their man is wounded and goes to bed: ${ $combat-blood_cash } for you. And the Blade is *yours*: a weapon stays with who draws it.
gangs-lesson-battle-next = Three actions are left.

## 7
gangs-lesson-crime-title = A quick dollar
gangs-lesson-crime-thought = A *crime* on a square without a business pays at once. { $aggressions-mugging-members } people can *mug* somebody for ${ $aggressions-mugging-loot }. Then as many cubes are drawn: red is an injury, black prison, which is called the *Tombs*, white nothing.
gangs-lesson-crime-goal-1 = Mug somebody on { $street }.
    .how = Pick the street, choose Mugging, then the dark button.
gangs-lesson-crime-why = Why first? Where there is a business nobody can be robbed any more.
gangs-lesson-crime-known = *Crimes* pay at once; cubes say who is caught.
gangs-lesson-crime-wrong = That comes in a moment. First the crime.
gangs-lesson-crime-wrong-place = Two are needed, and they stand on { $street }.
gangs-lesson-crime-wrong-kind = That would do, but two can take more: choose Mugging.
gangs-lesson-crime-after = White cubes only: nobody is caught. The money is yours *in any case*.
gangs-lesson-crime-next = Something that pays every turn.

## 8
gangs-lesson-den-title = Open a rat pit
gangs-lesson-den-thought = A *den* pays every turn while enough of your people stand there. A *rat pit* needs { $activities-ratpit-members } and pays ${ $activities-ratpit-income }. The same people may act again, and opening costs an action and a *bottle*, no money.
gangs-lesson-den-goal-1 = Open a rat pit on { $street }.
    .how = Pick the street, choose Rat pit, then the dark button.
gangs-lesson-den-known = A *den* pays every turn while its people stand there.
gangs-lesson-den-wrong = Not that. A rat pit will pay turn after turn: open it first.
gangs-lesson-den-wrong-place = A rat pit needs { $activities-ratpit-members } people. They stand on { $street }.
gangs-lesson-den-wrong-kind = Whisky is sold in a saloon, which you do not have. A rat pit pays by itself.

## 9
gangs-lesson-recruit-title = New faces
gangs-lesson-recruit-thought = One action is left. Your man in the *Port* hires for ${ $recruit_cost } a head. Recruits wait in the Port, fight if there is a war, then come home. The other boxes: *Armourer* for weapons, *Hospital* against drink, *Tammany Hall* for favors.
gangs-lesson-recruit-goal-1 = Recruit a man and a woman.
    .how = Pick the Port, press + on both, then the dark button.
gangs-lesson-recruit-goal-2 = Say that you are done.
    .how = It is the dark button.
gangs-lesson-recruit-known = *Port*: recruits. *Armourer*: weapons. *Hospital*: sober up. *Tammany Hall*: favors.
gangs-lesson-recruit-wrong = More people mean more of everything. First the recruits, in the Port.
gangs-lesson-recruit-wrong-recruit = One of each: a man and a woman.
gangs-lesson-recruit-after = The { $bowery } run *whisky* and open a *saloon* that sells it. So everybody has acted, and *war* comes next. The { $rabbits } have a Blade left: they declare war on you.
gangs-lesson-recruit-next = A war, with fingers and fists.

## 10
gangs-lesson-war-title = A war must be fought
gangs-lesson-war-thought = With a Blade or a Firearm a gang may declare *one war* a turn. Both secretly hold up *fingers*: how many they send, wherever these stand, { $combat-war_max } at most. The winner takes ${ $combat-war_bonus }.
gangs-lesson-war-goal-1 = Send all seven.
    .how = Their fingers are up already: press the dark button.
gangs-lesson-war-why = Why all? More people draw more cubes.
gangs-lesson-war-known = *War*: secret fingers, then fists, then the pot. The winner takes ${ $combat-war_bonus }.
gangs-lesson-war-wrong = Fewer are at less risk, but draw fewer cubes. This time send all seven.

## 11
gangs-lesson-fist-title = Your closed fist
gangs-lesson-fist-thought = They send four, and who attacks must bring a weapon. You may put your Blade in or keep it out. You draw *seven cubes of eleven*: their only Blade most likely falls to you. Look at *your chances*.
gangs-lesson-fist-goal-1 = Close your fist on Clubs only.
    .how = Press the dark button.
gangs-lesson-fist-why = Why none? With two Blades in the pot it mostly ends even, and nobody takes the ${ $combat-war_bonus }.
gangs-lesson-fist-known = *Fists* open together. Who defends need not bring a weapon.
gangs-lesson-fist-wrong = Safer, but with two Blades in the pot it mostly ends even. This time Clubs only.
gangs-lesson-fist-after = You drew the Blade: one of them is wounded, and *the war is yours*. ${ $combat-war_bonus }, ${ $combat-blood_cash } more for the wounded man, and a second Blade.
gangs-lesson-fist-next = Your own war.

## 12
gangs-lesson-declare-title = Now you declare
gangs-lesson-declare-thought = The { $rabbits } have no weapon left, so nobody but you can declare a war. The bars show the chances if both bring all they have. Who attacks must bring *at least one* weapon.
gangs-lesson-declare-goal-1 = Declare war on the { $rabbits }.
    .how = Choose them, then the dark button.
gangs-lesson-declare-goal-2 = Send all seven again.
    .how = Press the dark button.
gangs-lesson-declare-goal-3 = Put one Blade into your fist.
    .how = It is in already: press the dark button.
gangs-lesson-declare-why = Why them? They are fewest. Seven against three draw seven cubes of ten.
gangs-lesson-declare-known = One *declaration* a turn, with a weapon of your own.
gangs-lesson-declare-wrong = A war that you are likely to win is worth ${ $combat-war_bonus }. Go for the { $rabbits }: they are fewest.
gangs-lesson-declare-wrong-commit = More people draw more cubes: send all seven.
gangs-lesson-declare-wrong-arm = One Blade is enough. With two in the pot each side often draws one, and that is even.
gangs-lesson-declare-after = Seven cubes, and the Blade among them: again ${ $combat-war_bonus } and ${ $combat-blood_cash }. Nobody else has a weapon, so the wars of this year are over.
gangs-lesson-declare-next = Everybody comes home.

## 13
gangs-lesson-home-title = Coming home
gangs-lesson-home-thought = After the wars the *boxes* empty: everybody goes to a square of yours. The *wounded* get up a turn later, *prisoners* later still. Your man, and the two recruits, leave the Port.
gangs-lesson-home-goal-1 = Send all three to { $hq }.
    .how = The usual choice is made already: press the dark button each time.
gangs-lesson-home-why = Why there? With two women there you can open a brothel next year: ${ $activities-brothel-income } a turn.
gangs-lesson-home-known = After the wars the *boxes* empty; beds and Tombs turn by turn.
gangs-lesson-home-wrong = Any square of yours would do. Take { $hq }, men first, so that they can open a brothel there.

## 14
gangs-lesson-drink-title = Business is thirsty
gangs-lesson-drink-thought = Each business you open adds *bottles* to your dial. The { $bowery } stand at { $theirs } and have just paid for it. You stand at { $dial }. The dial never falls by itself: who is drunk goes to the Hospital or to bed.
gangs-lesson-drink-question = How many bottles more until drink costs you money?
gangs-lesson-drink-choice-one = One
gangs-lesson-drink-choice-two = Two
gangs-lesson-drink-choice-four = Four
gangs-lesson-drink-wrong-one = One bottle more makes two. Look at the list: that is still sober.
gangs-lesson-drink-wrong-four = With four more somebody goes to bed. Look for the first line of the list that costs money.
gangs-lesson-drink-known = *Bottles* add up: first money, then people.
gangs-lesson-drink-after = Right. Now the *deals* of the year: everybody may offer one. The { $rabbits } begin, and they have had enough of your Blades.
gangs-lesson-drink-next = An offer.

## 15
gangs-lesson-answer-title = Peace, they say
gangs-lesson-answer-thought = A *deal* holds for a year and can’t be broken. There may be peace, quiet streets, a loan of fighters, an exchange of businesses. You may *refuse*: nothing happens, unless they said they would fight a *duel* for it.
gangs-lesson-answer-goal-1 = Refuse.
    .how = It is beside the dark button.
gangs-lesson-answer-why = Why? You have all the Blades: next year you may want another war.
gangs-lesson-answer-known = A *deal* holds for a year and can’t be broken.
gangs-lesson-answer-wrong = A kind thought. But you are stronger, and the next war is worth ${ $combat-war_bonus }: refuse.

## 16
gangs-lesson-offer-title = Your own offer
gangs-lesson-offer-thought = Now you may offer a deal. You have streets to lose and few people to guard them. With *Own streets* neither of you steps onto a square the other holds.
gangs-lesson-offer-goal-1 = Offer Own streets to the { $bowery }.
    .how = Choose the deal, then the gang, then the dark button.
gangs-lesson-offer-known = Each year begins with *production*, then *income*.
gangs-lesson-offer-wrong = That is a fair deal, too. Today offer Own streets, so that your rat pit is safe.
gangs-lesson-offer-wrong-seat = The { $rabbits } are weak. Make your deal with the { $bowery }.
gangs-lesson-offer-wrong-offer = No need to fight for it: offer it without a duel.
gangs-lesson-offer-after = They *accept*. A new year begins with production and *income*: your rat pit pays ${ $activities-ratpit-income }. The { $bowery } make { $activities-whisky-output } barrels of whisky, and their saloon sells one for ${ $activities-saloon-income }.
gangs-lesson-offer-next = What else there is.

## 17
gangs-lesson-end-title = How it goes on
gangs-lesson-end-thought = So it goes, turn after turn. From turn { $police-first_turn } *police* shut dens. From turn { $politics-election_first_turn } *elections* pay: a vote for each square you control, soon for *ballots* you bought. The richest wins. You know enough to play!
