### Gangs in English. docs/rules/gangs.md decides what is said here.

## What happened by itself, for the log

news-turn = Turn { $turn } begins.
news-income = { $seat } earns ${ $dollars } from dens.
news-wrecked =
    { $kind ->
        [saloon] { $seat } has no whisky: the saloon on { $square } is wrecked.
        [opiumden] { $seat } has no opium: the opium den on { $square } is wrecked.
       *[other] { $seat } has no goods: a den on { $square } is wrecked.
    }
news-raid =
    { $count ->
        [one] The police raid { $square } and take the one member of { $seat } there to the Tombs.
       *[other] The police raid { $square } and take { $count } members of { $seat } to the Tombs.
    }
news-hits = { $seat } has { $dead } dead and { $wounded } wounded.
news-battle-won = { $seat } wins the battle for { $square }.
news-battle-drawn = The battle for { $square } between { $seats } has no winner.
news-war-won = { $seat } wins the war and takes the bonus.
news-war-drawn = The war between { $seats } has no winner.
news-forced = { $seat } had no choice: { $move }.
news-rout =
    { $count ->
        [one] { $seat } can flee from { $square } to nowhere: one member goes to the Tombs.
       *[other] { $seat } can flee from { $square } to nowhere: { $count } members go to the Tombs.
    }
news-drink = { $seat } drinks ${ $dollars } away.
news-out = { $seat } has nobody left and is out of the game.
news-ballots =
    { $count ->
        [0] { $seat } had put in no ballot.
        [one] { $seat } had put in one ballot.
       *[other] { $seat } had put in { $count } ballots.
    }
news-votes =
    { $votes ->
        [one] { $seat } has one vote and gets ${ $dollars }.
       *[other] { $seat } has { $votes } votes and gets ${ $dollars }.
    }

## Rules help: the game. Numbers come from the data file: police.bribe_cash is $police-bribe_cash here

rules-overview =
    You lead one of the gangs of New York in the years from { NUMBER($turns-first_year, useGrouping: 0) } on. Your members roam the streets, open dens that pay every year, steal, bribe the police and fight the other gangs. When the last turn is over, the richest gang wins.

    Two to six gangs play. The base game has { $turns-base } turns, one for each year. The longer game, Politique, has { $turns-politics } and adds elections.

    In a turn, in short:
    - Your dens pay, if enough of your members stand beside them.
    - The police come by: a den they watch pays nothing.
    - Gang by gang you move through the streets and act: recruit, open dens, rob, buy weapons.
    - Gangs go to war over money.
    - The wounded and the jailed come back, the drink takes its toll, and deals are struck for the coming year.

    Dens are the backbone. War and crime bring quick money, but neither wins alone.
    .title = The game in short

rules-words =
    - Gang: what a player leads. A seat at the table.
    - Member: a man or a woman of a gang. They do the same things; only a brothel and a bribe ask for women.
    - Square: a place in the streets, like 6a. Wards only group squares.
    - Box: one of the four places off the streets: Port, Hospital, Tammany Hall, Armourer.
    - Den: a place that pays every turn. Traffic: a place that makes goods. Both are tokens on a square.
    - Beds: where the wounded lie. Tombs: the prison.
    - At large: on a square or in a box.
    - Living: at large, in bed, in the Tombs, or on the gang’s own board as equipment.
    - To hold a square: to have members on it.
    - Order: the line of initiative, from first to last.
    - Dial: how much your gang drinks.
    - Arsenal: a gang’s Blades and Firearms.
    .title = Words of the game

rules-sources =
    The rules follow one old printed text in French. It describes the phases of a turn well, but its boards are lost: the map, the gangs’ boards, the prices, the tracks and the dial. So each rule here has one of three sources, and each topic says which:
    - The booklet: the printed text says so. These notes are called B and the number of their chapter, like B7.
    - Our reading: the text speaks but can be read in another way, or leaves a detail open. These notes are called R.
    - Reconstructed: the text is silent or its board is lost. We made it up and tried it in thousands of simulated games. These notes are called O, for our own.

    For every number a topic names, the help tells the same: its name in the data file, its value and its source. Where the data file and a sentence would disagree, the data file decides.
    .title = What is from the booklet, and what from us

rules-pieces =
    Each gang has { $figures-men } men and { $figures-women } women. The dead go back to this supply and can be recruited again.

    For everybody:
    - Money, in whole dollars. Nobody goes below 0: what you can’t pay you may not do, and a forced payment takes what there is.
    - Tokens of dens and traffics, each kind in its own number. With fewer than six gangs there is a share of them, the number for six times gangs over six, rounded up.
    - Police pawns: { $police-pawns-6 } with six, five or four gangs, { $police-pawns-2 } with two or three.
    - Seven favors, one of each kind.
    - Deal tiles, a pair of each kind.

    The “number of gangs” is always the number at the start. No die is used.
    .title = The pieces

rules-weapons =
    - Club: a white cube with a badge, which does nothing. Every living member has one; Clubs are not counted, bought or lost.
    - Blade: a red cube with blood, which wounds. It costs ${ $weapons-blade-price } and there are { $weapons-blade-per_player } for each gang in the game.
    - Firearm: a black cube with a skull, which kills. It costs ${ $weapons-gun-price } and there is { $weapons-gun-per_player } for each gang in the game.

    Your Blades and Firearms are your arsenal. Everyone can see it. You choose from it for each fight, and after the fight a weapon belongs to whoever holds it.
    .title = Weapons

rules-map =
    The streets are 24 squares in 15 wards. There is no ward 12 and no ward 16. A square has the number of its ward and a letter:
    - Ward 1: 1a { $wards-1-squares-1a }
    - Ward 2: 2a { $wards-2-squares-2a }, 2b { $wards-2-squares-2b }
    - Ward 3: 3a { $wards-3-squares-3a }
    - Ward 4: 4a { $wards-4-squares-4a }, 4b { $wards-4-squares-4b }
    - Ward 5: 5a { $wards-5-squares-5a }
    - Ward 6: 6a { $wards-6-squares-6a }, 6b { $wards-6-squares-6b }
    - Ward 7: 7a { $wards-7-squares-7a }
    - Ward 8: 8a { $wards-8-squares-8a }, 8b { $wards-8-squares-8b }
    - Ward 9: 9a { $wards-9-squares-9a }, 9b { $wards-9-squares-9b }
    - Ward 10: 10a { $wards-10-squares-10a }, 10b { $wards-10-squares-10b }
    - Ward 11: 11a { $wards-11-squares-11a }
    - Ward 13: 13a { $wards-13-squares-13a }, 13b { $wards-13-squares-13b }
    - Ward 14: 14a { $wards-14-squares-14a }
    - Ward 15: 15a { $wards-15-squares-15a }, 15b { $wards-15-squares-15b }
    - Ward 17: 17a { $wards-17-squares-17a }, 17b { $wards-17-squares-17b }

    Two squares are adjacent if they lie in the same ward or in adjacent wards. Adjacent wards are:
    - Ward 1: 2, 3
    - Ward 2: 1, 3, 4, 6
    - Ward 3: 1, 2, 5, 6
    - Ward 4: 2, 6, 7
    - Ward 5: 3, 6, 8
    - Ward 6: 2, 3, 4, 5, 10, 14
    - Ward 7: 4, 10, 13
    - Ward 8: 5, 9, 14, 15
    - Ward 9: 8, 15
    - Ward 10: 6, 7, 13, 14, 17
    - Ward 11: 13, 17
    - Ward 13: 7, 10, 11, 17
    - Ward 14: 6, 8, 10, 15, 17
    - Ward 15: 8, 9, 14, 17
    - Ward 17: 10, 11, 13, 14, 15
    .title = The map

rules-fewer =
    With fewer than six gangs some wards are closed. They and their squares do not exist:
    - 5 gangs: wards 1, 11
    - 4 gangs: wards 1, 2, 3, 5, 11
    - 3 gangs: wards 1, 2, 3, 5, 7, 9, 11
    - 2 gangs: wards 1, 2, 3, 5, 7, 9, 10, 11

    Any gangs may be in play. The headquarters of an absent gang is an ordinary square.

    There are fewer tokens too, fewer police pawns, and one gang fewer than there are players can take favors, if that is less than { $tammany-favor_takers }.
    .title = Two to five gangs

rules-gangs =
    Each gang has a chief and a headquarters (HQ), one square of the streets:
    - { $gangs-whyos-name }: { $gangs-whyos-chief }, HQ { $gangs-whyos-hq }
    - { $gangs-rabbits-name }: { $gangs-rabbits-chief }, HQ { $gangs-rabbits-hq }
    - { $gangs-bowery-name }: { $gangs-bowery-chief }, HQ { $gangs-bowery-hq }
    - { $gangs-eastman-name }: { $gangs-eastman-chief }, HQ { $gangs-eastman-hq }
    - { $gangs-dusters-name }: { $gangs-dusters-chief }, HQ { $gangs-dusters-hq }
    - { $gangs-charlton-name }: { $gangs-charlton-chief }, HQ { $gangs-charlton-hq }

    The gangs differ in nothing but where they live.
    .title = The gangs and their headquarters

rules-boxes =
    Four boxes lie off the streets. You reach each from any square, and nobody fights there:
    - Port: recruit.
    - Hospital: sober up.
    - Tammany Hall: lobby for influence.
    - Armourer: buy weapons.

    All gangs may be in a box at once. Members who went into a box do not move again this turn; in phase e they come back to the streets. Without the module tammany Tammany Hall is closed, without alcohol the Hospital.
    .title = The four boxes

rules-limit =
    At most { $stack_limit } of your members may stand on a square or in a box, men and women together. Only your own HQ has no limit for you.

    The limit holds after every single step: you can’t crowd a square even for a moment. Each gang counts for itself.
    .title = How many members fit

rules-control =
    Who controls a square, in this order:
    - the gang with members on it;
    - if nobody is there, the owner of its tokens;
    - else the gang whose HQ it is, unless that gang is out;
    - else nobody.

    Members come back to squares their gang controls, and in an election every square you control is a vote.
    .title = Control of a square

rules-setup =
    - Every seat has a gang, chosen or by lot when the table is made.
    - Each gang has ${ $start-cash }, no weapons but Clubs, no tokens and no goods; its dial and its influence are at 0.
    - Each gang has { $start-members } members on its HQ. All choose at once and in secret how many of them are women, from none to all.
    - The order of the gangs is drawn by lot.
    - The police are not on the board yet.
    .title = Set-up

## Rules help: a turn

rules-turn =
    A turn has eight phases. Some belong to a module, and a table may play without it:
    - a: last bribes, production, income, favors (favors with tammany)
    - b: police, from turn { $police-first_turn } on (module police)
    - c: moves, battles and actions, gang by gang
    - d: gang war (module war)
    - e: beds, Tombs and boxes empty
    - f: drinking (module alcohol)
    - g: deals, but not in the last turn (module deals)
    - h: election, in Politique from turn { $politics-election_first_turn } on

    Each phase uses the order of the gangs as it stands when the phase begins. At the end of the turn unused favors go back, and whatever you may do once a turn is free again.
    .title = The phases of a turn

rules-out =
    A gang is out when it has no member left at large, in bed or in the Tombs. Equipment on its board does not save it.

    That is looked at after every combat, after a gang’s phase c, after raids and after the drinking. The tokens and weapons of a gang that is out go back to the supply, deals with it end, and the corruption pawn goes back if it had it. It keeps its money and its place in the order but is skipped in everything, controls nothing and ranks below all survivors.

    When at most one gang is left, the turn is still played to its end, an election included. Then the game is over.
    .title = Out of the game

rules-staff =
    A token works only with enough members of its owner on the square: a den needs its members, a brothel also its women, a traffic its members. For both tokens of a square you need the sum, because nobody works in two places.

    If there are enough for only one of them, the den works. The traffic does instead when the den would not pay anyway: a police pawn stands there, or it needs goods and you had none at the start of the phase.

    An unstaffed token stays where it is. It makes nothing, pays nothing, uses nothing and is not wrecked.
    .title = Staff: who makes a token work

rules-production =
    In phase a each staffed traffic adds its goods to your stock: whisky running { $activities-whisky-output } barrels, opium running { $activities-opium-output } kilos.

    There is no limit to the stock. Goods are never traded and are worth nothing at the end. A saloon uses a barrel, an opium den a kilo, each time it pays.
    .title = Production

rules-income =
    After production each of your staffed dens pays, the highest income first, then by the number of the square.
    - A den with a police pawn on its square pays nothing and uses nothing.
    - A saloon takes a barrel from your stock, an opium den a kilo. If there is none left, the den is wrecked: its token goes back to the supply.
    - With the Bookkeeper each den that pays brings ${ $equipment-bookkeeper-value } more.

    Nothing is asked here. What your dens will pay is decided by where you leave your members the turn before.
    .title = Income

rules-influence =
    With the module tammany, always on in Politique, your influence grows when you lobby. It is never spent.

    In phase a, after income, those with influence 1 or more are ranked: most influence first, among equals the one with less money, then the last in the order. The first { $tammany-favor_takers } of them, but at most all gangs but one, take one favor each, in turn.

    The first of them also takes the corruption pawn and puts it on its HQ, until the next phase a. The police spare whoever has it.
    .title = Influence and who takes favors

rules-favors =
    There is one of each. A favor not used by the end of the turn goes back.
    - double: at once, your best-paying den of this turn pays again, with the Bookkeeper’s money. Nothing, if none paid.
    - white2: say it with an aggression: { $favors-white2-white } more white cubes in the pot.
    - recruit2: your next recruit action this turn costs ${ $favors-recruit2-off } less for each recruit.
    - move4: your first { $favors-move4-steps } paid moves this turn are free, after those of the Cabman.
    - parole: when you take it or among your actions, if you have prisoners: all of them move { $favors-parole-cells } cell down, and those already on cell 0 come back.
    - keepgirl: your next bribe this turn costs only the money, no woman.
    - sober2: when you take it or among your actions: your dial falls by { $favors-sober2-levels }, not below 0.

    Without police there is no keepgirl and no corruption pawn, without alcohol no sober2.
    .title = The seven favors

rules-police =
    From turn { $police-first_turn } on, in phase b. The first time the pawns are put on their stations: { $police-stations-0 }, { $police-stations-1 } and { $police-stations-2 }; only the first two with two pawns.

    Then up to three gangs move a pawn each, one after the other:
    - the gang with the fewest living members,
    - the gang with the least money,
    - with the module tammany and three pawns, the gang with the least influence.

    A tie goes to the last in the order. Each is found when its turn comes, so a gang may move twice. It chooses a pawn not chosen yet in this phase and moves it by 0 to { $police-move } adjacent squares.

    No pawn may end its move where the holder of the corruption pawn has members or tokens, not even by staying; passing through is allowed. If no square in reach is allowed, the pawn stays. A pawn that nobody moves stays too and keeps its effect.

    One pawn on a den’s square stops the den’s income in the next phase a. Traffics are not disturbed.
    .title = Police

rules-bribes =
    You may bribe a pawn that stands on a square with a den of yours. You pay ${ $police-bribe_cash } and give up one of your women, from any square; she goes back to the supply. Then you put the pawn on an adjacent square where it may stop. If there is none, it can’t be bribed.

    There are two occasions: in phase b after the police have moved, and again at the start of the next phase a, before income. Each time the gangs are asked in order, round after round, until all have passed in a row. You can bribe each pawn once on each occasion.

    You can’t give up your last member off your own board.
    .title = Bribes

rules-raids =
    After the bribes of phase b, wherever { $police-raid_pawns } or more pawns stand together, all members on that square go to the Tombs, on cell { $tombs_entry-raid }. A headquarters is no refuge.

    There is no raid after the bribes of phase a. Members who walk onto a square with pawns in phase c are safe until the next phase b.
    .title = Raids

## Rules help: moves and actions

rules-moves =
    In phase c one gang after the other moves, fights and acts. All your moves come before your actions:
    - A step: a group, one member or more from one square, goes to an adjacent square. It costs ${ $step_cost } for the whole group.
    - To a box: a group goes from any square to a box, for ${ $box_cost }. It does not move again this turn.

    Groups may split and join between moves. You have at most { $moves_per_turn } moves in a turn, and you say when you are done.

    A group that steps onto a square where another gang stands must stop there. Nothing else stops it, neither tokens nor police.

    With a nobattle deal you may not step onto a square your partner holds. A token of the partner with nobody beside it is not protected.
    .title = Moves

rules-actions =
    When your moves are done your actions are counted: one for each square and one for each box where you now have members. Gains and losses later in the phase don’t change the number.

    First come the battles, then the take-overs, then your actions, one at a time, in any order. The same group may act again and again. Actions you don’t use are lost.
    - In the Port: recruit.
    - In the Hospital: sober up.
    - In Tammany Hall: lobby.
    - At the Armourer: buy weapons.
    - On a square: open a den or a traffic, commit an aggression, equip.
    - Anywhere, in Politique: sack the polling station or rig the ballot.

    Free of charge among your actions, even with none left: close a token of your own (it goes back to the supply; not in the last turn), or use the favors parole and sober2. The phase ends for you when you say that you are done.
    .title = Actions

rules-battles =
    Where members of two gangs stand on one square at the end of your moves, you must fight. Battles come before all other actions, you choose which first, and each uses one of your actions.

    All members of both gangs on the square fight. How is told under combat. Afterwards the beaten side retreats and the winner stays and decides on the tokens there.
    .title = Battles

rules-take-over =
    On each square you hold with another gang’s token you decide for each token: keep it or destroy it. This needs no fight; a token left alone can simply be taken.

    A token you keep is yours, and your gang drinks its bottles when it first works for you: at once if you have the staff there now (the den’s first, then the traffic’s), else in the phase a in which it first makes goods or pays. Police and an empty stock play no part in this. A destroyed token goes back to the supply.
    .title = Taking over tokens

rules-recruit =
    With a member in the Port you may recruit any number of men and women, at least one, for ${ $recruit_cost } each. There must be figures left in your supply, and no more than { $stack_limit } of yours may stand in the Port.

    Recruits stand in the Port until phase e and then come home. They can already be sent into a war in phase d.
    .title = Recruit

rules-sober =
    With a member in the Hospital, and the dial above 0, you may lower your dial by { $alcohol-box_relief }, not below 0. Each member there can be used once a turn.

    Afterwards you may change your place in the order, with the module swap.
    .title = Sober up

rules-lobby =
    With the module tammany, and a member in Tammany Hall, your influence rises by { $tammany-influence_for_a_member }. Each member there can be used once a turn, and each time costs an action: two members, two actions, twice the influence.
    .title = Lobby

rules-arms =
    With a member at the Armourer you may buy as many weapons as you like in one action: Blades for ${ $weapons-blade-price }, Firearms for ${ $weapons-gun-price }, as long as the supply lasts.

    Afterwards you may change your place in the order, with the module swap.
    .title = Buy weapons

rules-order =
    With the module swap: after you sober up in the Hospital or buy at the Armourer, you may change places in the order with any other gang that is not out. Once a turn.

    The phase that runs keeps its order. The new one counts from the next phase on. It decides who plays first, who declares war first, and many ties.
    .title = Changing places in the order

rules-open =
    One action opens a den or a traffic on a square you hold, and it costs nothing but drink: your dial rises by its bottles. You need
    - a token of that kind in the supply,
    - no token of the same class there yet (a square has room for one den and one traffic) and none of another gang,
    - members there for all tokens of the square with the new one, and women for a brothel.

    A token pays or makes goods from the next phase a on, as long as it has its staff.
    .title = Open a den or a traffic

rules-dens =
    Traffics make goods, dens pay. “Drink” is the number of bottles your gang drinks when it opens one.
    - Whisky running, traffic: { $activities-whisky-members } members, makes { $activities-whisky-output } barrels, drink { $activities-whisky-bottles }, tokens { $activities-whisky-tokens_for_6 }
    - Opium running, traffic: { $activities-opium-members } members, makes { $activities-opium-output } kilos, drink { $activities-opium-bottles }, tokens { $activities-opium-tokens_for_6 }
    - Rat pit, den: { $activities-ratpit-members } members, pays ${ $activities-ratpit-income }, drink { $activities-ratpit-bottles }, tokens { $activities-ratpit-tokens_for_6 }
    - Brothel, den: { $activities-brothel-members } members, { $activities-brothel-women } of them women, pays ${ $activities-brothel-income }, drink { $activities-brothel-bottles }, tokens { $activities-brothel-tokens_for_6 }
    - Gambling hall, den: { $activities-casino-members } members, pays ${ $activities-casino-income }, drink { $activities-casino-bottles }, tokens { $activities-casino-tokens_for_6 }
    - Saloon, den: { $activities-saloon-members } members, uses a barrel, pays ${ $activities-saloon-income }, drink { $activities-saloon-bottles }, tokens { $activities-saloon-tokens_for_6 }
    - Opium den, den: { $activities-opiumden-members } members, uses a kilo, pays ${ $activities-opiumden-income }, drink { $activities-opiumden-bottles }, tokens { $activities-opiumden-tokens_for_6 }

    The tokens are those with six gangs.
    .title = Dens and traffics, with what they pay

rules-crime =
    An aggression is quick money at a risk. You need a square you hold with no token on it, not even a traffic, and at least as many members there as the crime takes:
    - Pickpocketing: { $aggressions-pickpocket-members } member, ${ $aggressions-pickpocket-loot }, nobody caught 2 in 3
    - Mugging: { $aggressions-mugging-members } members, ${ $aggressions-mugging-loot }, nobody caught 2 in 5
    - Burglary: { $aggressions-burglary-members } members, ${ $aggressions-burglary-loot }, nobody caught 5 in 21
    - Warehouse heist: { $aggressions-heist-members } members, ${ $aggressions-heist-loot }, nobody caught 14 in 99
    - Bank job: { $aggressions-bankjob-members } members, ${ $aggressions-bankjob-loot }, nobody caught 12 in 143

    You take the loot at once and keep it, whatever comes; the Fence adds ${ $equipment-fence-value }. Then as many cubes as the crime takes members are drawn from a pot:
    - { $aggression_pot-black } black: an arrest. One goes to the Tombs, on cell { $tombs_entry-aggression }. It comes once in three times, whatever the crime.
    - { $aggression_pot-red_for_each_member_after_the_first } red for each member after the first: an injury. One goes to bed { $beds_entry-wound }.
    - { $aggression_pot-white_for_each_member } white for each member: nothing. The Lookout adds { $equipment-lookout-value } white cubes, and so does the favor white2.

    You name who is caught, among your members of that square.
    .title = Crime: aggressions

rules-equipment =
    One action sends a member from a square to your own board, for good, as one of these. You may have one of each:
    - Lookout: { $equipment-lookout-value } more white cubes in each of your aggressions
    - Fence: ${ $equipment-fence-value } more for each of your aggressions
    - Cabman: your first { $equipment-cabman-value } steps or box moves of each turn are free
    - Surgeon: your people go to a bed { $equipment-surgeon-value } lower, not below 0
    - Shyster lawyer: your people go to a cell of the Tombs { $equipment-lawyer-value } lower, not below 0
    - Bookkeeper: ${ $equipment-bookkeeper-value } more for each of your dens that pays

    Man or woman, that member still counts as living, can’t be killed and never comes back. You can’t send your last member off your board.
    .title = Equipment

## Rules help: fights

rules-combat =
    A battle and a war are fought in the same way.
    - Both sides choose weapons from their arsenals at once and in secret, at most one for each member in the fight. The others have Clubs.
    - The cubes of both sides go into one pot. The attacker draws as many as it has members in the fight; the defender has the rest.
    - Each skull you now hold kills an enemy, then each blood wounds one, as long as there are enemies left. Hits beyond that are void. You take ${ $combat-skull_cash } from the bank for each kill and ${ $combat-blood_cash } for each wound.
    - The dead go to the supply, the wounded to bed { $beds_entry-wound }. The attacker names its victims first, then the defender, then a lender.
    - Blades and Firearms now belong to whoever holds them after the draw.
    - More kills wins; if equal, more wounds; if equal again, nobody.

    After a war the winner takes ${ $combat-war_bonus } more. After a battle the beaten side retreats and the winner decides on the tokens, even if none of the winner’s members is left. A battle without a winner goes to the defender if it has survivors there, else to the attacker if it has; else the tokens keep their owner.
    .title = Combat

rules-retreat =
    The survivors of the side beaten in a battle leave together for one adjacent square, chosen by their owner, with no other gang’s members or tokens and room for all of them.

    If there is none they go to their HQ, if no enemy is there. Else it is a rout: they go to the Tombs, on cell { $tombs_entry-rout }.
    .title = Retreat

rules-war =
    In phase d, in order, each gang with members at large and a Blade or Firearm may declare { $combat-declarations_per_turn } war on another gang with members at large. It can’t be refused. Not allowed:
    - with a nowar deal between you,
    - on a gang on which war was declared { $combat-attacks_on_a_gang_per_turn } times already this turn.

    Being attacked does not cost a gang its own declaration. Then:
    - First the attacker, then the defender says whether it calls on a loan.
    - Both commit, at once and in secret, 1 to { $combat-war_max } of their members at large, wherever they are.
    - Both choose weapons in secret; the attacker brings at least { $combat-attacker_brings_at_least } Blade or Firearm of its own.
    - They fight as under combat. Victims may come from any square or box. The winner, attacker or defender, takes ${ $combat-war_bonus } from the bank.

    Nobody moves for a war and no square changes hands.
    .title = Gang war

## Rules help: coming back, drink, deals, votes

rules-return =
    In phase e, in order, each gang:
    - Members on bed 0 leave, all other patients move one bed down.
    - Prisoners on cell 0 of the Tombs leave, all others move one cell down.
    - All members leave the boxes.

    You put each of them on a square you control with room for them, in the sequence you like. Going is compulsory; one without room stays on cell 0 or in the box, and counts for next turn’s actions there. If you control no square at all, they go to the nearest square from your HQ that nobody controls; if there is none, they stay.

    In the last turn of a base game everybody comes back by a fixed rule and nothing is asked.
    .title = Coming back

rules-tracks =
    There are { $tracks-beds } beds and { $tracks-tombs } cells of the Tombs, counted from 0. The higher, the longer you wait:
    - a wound or a red cube: bed { $beds_entry-wound }, back in the next turn’s phase e
    - too drunk: bed { $beds_entry-drunk }; drying out: bed { $beds_entry-drying }; back in the next turn’s phase e
    - caught in an aggression: cell { $tombs_entry-aggression }, back in phase e two turns later
    - a raid: cell { $tombs_entry-raid }, back in the next turn’s phase e
    - a rout: cell { $tombs_entry-rout }, back in the next turn’s phase e
    - a drunken arrest: cell { $tombs_entry-drunk }, back in phase e two turns later

    The Surgeon lowers the bed, the Shyster lawyer the cell.
    .title = Beds and Tombs: how long

rules-drinking =
    Your dial goes from 0 to { $alcohol-max }. It rises by the bottles of every den and traffic you open or take over, and never falls by itself. Bottles beyond { $alcohol-max } are lost. In phase f, in order, each gang suffers for its level:
    - 0 to 2: nothing
    - 3 and 4: pay ${ $alcohol-effects-3-cash }
    - 5 and 6: { $alcohol-effects-5-bed } to bed
    - 7 and 8: { $alcohol-effects-7-tombs } to the Tombs
    - 9: { $alcohol-effects-9-dead } dies
    - 10: { $alcohol-effects-10-dead } dies, { $alcohol-effects-10-bed } to bed

    You choose the members, all from those at large. Then, except in the last turn, you may put members to bed to dry out, one after another while your level is { $alcohol-dry_from } or more: each lowers the dial by { $alcohol-dry_relief }.

    The Hospital lowers it too, in phase c.
    .title = Drinking

rules-deals =
    In phase g, not in the last turn, the deals of the turn before end and all tiles come back. In order, each gang may take one pair of tiles still there and propose that deal to another gang. A pair taken stays taken, whatever comes of it. A deal that is accepted stands until the next phase g and can’t be broken.
    - nowar: neither declares war on the other.
    - nobattle: neither steps onto a square the other holds.
    - loan: one helps the other in a war; three gangs or more must be in play.
    - exchange: a den for a den, or a traffic for a traffic, of different kinds, at once and for good. The two tokens change squares; the squares keep their owners and nobody drinks.
    - noballot: neither sacks nor rigs. Only in Politique, from turn { $politics-election_first_turn } on.

    An exchange can be proposed only where there is such a pair, nowar and loan only if there will be war next turn.
    .title = Deals

rules-duel =
    With a proposal you say at once whether you will fight for it if it is refused. If so, a refusal means single combat: { $duel-black } black and { $duel-white } white cubes are drawn in turn, you first. Whoever draws black loses; the chances are equal.

    The winner settles the matter as it likes:
    - the deal as proposed, or no deal;
    - for a loan, also with the roles reversed;
    - for an exchange, also any other fitting pair of tokens of the class proposed, one of each gang.
    .title = Duel over a deal

rules-loan =
    A borrower may call the loan in one war, if the lender is not the enemy and has members at large. Then up to { $deals-loan-members } of the lender’s members join on top of those committed.
    - The borrower arms at most its own members; the lender adds weapons of its own for those lent, in secret from the borrower too.
    - The first victims are the borrower’s, dead before wounded, up to the number it committed; the rest are lent ones, named by the lender.
    - All money goes to the borrower.
    - After the fight the lender takes back, from what that side holds, as many Blades and Firearms as it gave, as far as they go. The borrower has the rest.

    Lending is not taking part in a war.
    .title = Loans

rules-ballot =
    Two actions in Politique, from turn { $politics-ballot_first_turn } on, each once a turn, wherever your members are. With a noballot deal you may do neither.
    - Rig the ballot: put 0 to { $politics-ballot_max } of your ballots into the box, for ${ $politics-ballot_price } each. All see that you did it. How many, and what you paid, stays secret.
    - Sack the polling station, for ${ $politics-sack_price }: { $politics-sack_ballots } ballots drawn from the box at random, or all if there are fewer, leave it and are shown to all. The box may turn out to be empty.
    .title = Rig the ballot, sack the polling station

rules-election =
    In Politique, at the end of each turn from { $politics-election_first_turn } on. Your votes are the squares you control and your ballots in the box. The bank pays by rank: ${ $politics-premiums-0 }, ${ $politics-premiums-1 }, ${ $politics-premiums-2 }, ${ $politics-premiums-3 }, ${ $politics-premiums-4 }, ${ $politics-premiums-5 }, as many of them as there were gangs at the start.

    Tied gangs pool the premiums of their places and share them equally, rounded down. Gangs that are out take no part and the last premiums stay unpaid.

    The count shows all ballots and what was paid for them. Then the box is empty.
    .title = Elections

rules-end =
    The game ends after turn { $turns-base }, in Politique after turn { $turns-politics }, or at the end of a turn with at most one gang left. The richest survivor wins. Ties are broken by
    - more living members, those on the gang’s board included,
    - more squares controlled,
    - the earlier place in the order.

    Gangs that are out come last: the later a gang went, the higher; at the same moment by money, then by order.
    .title = The end and the winner

## Rules help: at the table

rules-secrets =
    Everything is open: members, tokens, money, arsenals, goods, dials, influence, favors, deals, supplies and what was drawn. Except:
    - the women at the start, the members committed to a war, the weapons chosen and lent: known to the chooser until all have chosen, then to all;
    - ballots: how many a gang put in and what it paid. Only that gang knows, until the count. Until then the others see its money as if it had paid nothing, and a forced payment is taken from both figures;
    - what will be drawn: nobody knows.

    Ballots shown by a sacking are open. What you are asked, and when, never betrays a secret.
    .title = What is secret

rules-choices =
    You are also asked outside your own part of phase c: for women at the start, favors, police moves, bribes, weapons, victims, retreats, returns, wars, loans, deals. A choice with only one possibility is not asked.

    Some choices have a default, offered in one click, that can be played for you at once:
    - victims: from where you have most members to spare, men first;
    - return: to squares whose tokens lack staff, the best-paying den first, else to your HQ;
    - retreat: to a square of yours short of staff, else to your HQ, else to your largest group;
    - drying out: one at a time from level 5 on.

    Standing orders do the same for “no war”, “no deal offered” and “commit all”.

    If your time runs out these defaults are played, and otherwise: 2 women, no bribe, no war, no deal, refuse, keep the token, the first favor, a pawn stays or takes the first square it may, the lowest square’s battle first, commit all, no weapons (an attacker in a war the fewest allowed), call the loan, and a duel won makes the deal if it was your proposal, else none. All else is no.
    .title = Choices, defaults and standing orders

rules-options =
    - Base ({ $turns-base } turns) or Politique ({ $turns-politics } turns, with elections and the module tammany).
    - Which gangs play.
    - Modules, each off or in force from a turn of your choice on: tammany (influence, favors, corruption pawn, the third police mover), police, alcohol (dial and Hospital), war (also the deals nowar and loan), deals, equipment, swap.
    - The data set: the numbers as they come with the game, or another file the operator of the server has named. All numbers in this help are those that come with the game.

    Without a choice all modules are on from the first turn, tammany in Politique only. Newcomers do well to leave some off at first.
    .title = Options of a table

rules-advice =
    What thousands of simulated games between simple players showed:
    - Dens bring more than half of all money, fights more than a third in the base game. Nobody wins by crime alone, or without dens, or without recruits.
    - A member is worth $1 to 3 for each turn left. Have 11 to 17 of them, then stop recruiting; not in the last turn.
    - Open what pays most for each member while three turns or more are left. A traffic only together with its den.
    - Send one to the Hospital when the dial is at 2 to 4. Staff may go to a box: they are back before income.
    - Buy a first Blade in turn 2 to 4. In a war commit all and bring one weapon.
    - Lobby with three to five members a turn or not at all.
    - Bribe for income at the start of phase a; in phase b only against a raid or with keepgirl.
    - Rig with all the ballots you may each time.
    - In the last turn rob with everybody who staffs nothing.
    .title = Advice from simulated games

rules-examples =
    - Crime: three men of the Whyos commit a burglary with $10. In the pot are 1 black, 2 red and 6 white cubes, 3 are drawn: black, white, white. They have $16, two men stay, one sits on cell 2 of the Tombs.
    - Actions: members on 6a, 6b and 2a, one in the Port and one at the Armourer make 5 actions. With enemies on 2a the battle uses one; four remain, even if 2a is lost.
    - Two tokens: four men on 6b open whisky running (dial 1) and a saloon (dial 4). Next phase a: 2 barrels made, 1 sold for $11, 1 left.
    - Battle: four with a Firearm attack two with a Blade. They draw the Firearm and 3 Clubs: one enemy dead, one of theirs wounded. $5 for them, $1 for the others; they win and the survivor retreats.
    - War: six with a Firearm against three with a Blade win 6 times in 9. If they draw both weapons they take $5, $1 and $10, and keep the Blade.
    - Without goods: two staffed saloons and one barrel bring $11, and the other saloon is wrecked; not so if police stand there or it lacks staff.
    - Election: 7, 5, 5, 3, 3 and 3 votes bring $20, 14, 14, 8, 8 and 8.
    .title = Worked examples

rules-notation =
    Moves can be written in a few words. Squares are like 6a, players are the letters of their seats, 2m1w is a group of two men and a woman.
    - women 2: two of your five are women
    - step 2m1w 6a 2a: a group to an adjacent square; box port 1m 6a: one man to the Port
    - done: moves or actions are over; pass: no bribe, war, deal or drying out
    - fight 2a: which battle first; arm 1 blade 1 gun: weapons; arm none: Clubs
    - bury man 6a, bed woman port, jail man 6a: victims; retreat 2b; home man 6a: one comes back
    - keep saloon 2a, destroy saloon 2a: tokens taken over
    - recruit 3m1w; sober; lobby; buy 2 blades; swap b
    - open saloon 6b; close saloon 6b; rob burglary 6a white2; equip fence man 6a; sack; rig 3
    - favor double; use parole; keep sober2
    - police 1 10b: the first pawn to 10b; bribe 1 7a woman 6a
    - war b; call or decline a loan; commit 6; dry man 6a
    - offer nowar b fight; offer exchange b rat-pit 2a saloon 4b; accept; refuse; deal; nodeal; reverse
    .title = How moves are written

rules-numbers =
    All numbers of the game by their names in the data file, first those of the booklet, then our readings, then those we reconstructed because the boards are lost. Ask for a number by its name, like recruit_cost or police.bribe_cash, to see the rules that use it.
    .title = All numbers and where they come from

numbers-booklet =
    .title = Numbers the booklet gives

numbers-reading =
    .title = Numbers by our reading of the booklet

numbers-own =
    .title = Numbers we reconstructed

## What the booklet says, what we read in it, and what we reconstructed (docs/rules/gangs.md). One line for each mark of the rules

booklet-0 =
    - Six gangs play.
    - The option Politique makes it 10 turns instead of 7.
    - A turn is a year, from 1890 on.
    - The richest gang wins.
    .title = The booklet on the game

reading-0 =
    - The booklet uses two words for a place in the streets. We take both to mean a square.
    .title = Our reading: words

own-0 =
    - The booklet is for six. Two to five gangs, with closed wards and fewer pieces, are our scaling.
    .title = Reconstructed: the number of players

booklet-1 =
    - There are three police pawns.
    - There are seven favors.
    .title = The booklet on the pieces

reading-1a =
    - The booklet gives each recruit a Club. So every living member has one, and nobody counts them.
    .title = Our reading: Clubs

reading-1b =
    - The list of contents has eight tiles, the list of deals ten. Eight is right without noballot, so each deal has one pair.
    .title = Our reading: deal tiles

own-1 =
    - How many men and women a gang has, how many weapons and tokens there are and what weapons cost is lost; the numbers are ours.
    - With two or three gangs there are two police pawns.
    - The booklet lists a six-sided die that its text never uses. It has no use here.
    .title = Reconstructed: pieces and weapons

booklet-2a =
    - The six gangs and their chiefs have these names.
    .title = The booklet on the gangs

booklet-2b =
    - There are four boxes: Port, Hospital, Tammany Hall, Armourer.
    .title = The booklet on the boxes

booklet-2c =
    - At most 5 members of a gang stand on a square.
    - On its own HQ a gang has no limit.
    .title = The booklet on how many fit

reading-2a =
    - The limit of 5 holds in a box too.
    - It holds after every single step, not only at the end.
    .title = Our reading: how many fit

reading-2b =
    - The booklet speaks of control without saying what it is. Members first, then tokens, then the HQ is our ruling.
    .title = Our reading: control

own-2 =
    - The printed map is lost. Squares, their names, what is adjacent and where each HQ lies are ours, laid over the wards of Tammany Hall.
    - Which wards are closed with fewer gangs is ours.
    .title = Reconstructed: the map

booklet-3 =
    - Each gang begins with $10.
    - Each gang begins with 5 members on its HQ.
    - The first order is drawn at random.
    .title = The booklet on the set-up

booklet-4a =
    - The police come from turn 3 on.
    - Elections are held from turn 7 on.
    - Unused favors go back at the end of the turn.
    .title = The booklet on the turn

booklet-4b =
    - The game ends when one gang is left.
    .title = The booklet on the last gang

reading-4 =
    - The turn in which only one gang is left is still played out, its election included.
    .title = Our reading: when it ends

own-4 =
    - When a gang is out, what becomes of its things and where it ranks is ours.
    .title = Reconstructed: gangs that are out

booklet-5a =
    - Tokens work only with enough members on their square.
    .title = The booklet on staff

booklet-5b =
    - Traffics make goods for their owner.
    .title = The booklet on production

booklet-5c =
    - Dens pay their owner.
    - A den with a police pawn on its square pays nothing.
    - A den that needs goods and has none is wrecked.
    .title = The booklet on income

booklet-5d =
    - The first to take a favor also takes the corruption pawn.
    .title = The booklet on the corruption pawn

reading-5a =
    - Two tokens on a square need the sum of their members: nobody staffs two.
    - A token without staff is idle, not wrecked.
    .title = Our reading: staff

reading-5b =
    - Dens pay in a fixed order, the highest income first, then by square. This matters when goods are short.
    - A den the police stop uses no goods and is not wrecked.
    .title = Our reading: income

reading-5c =
    - The booklet says three in one place, two in another. We take three, but never all gangs.
    .title = Our reading: how many take favors

own-5 =
    - Which of two tokens works when there is staff for one only is ours.
    - So is the tie-break of influence, less money first, then the last in the order: it was the fairest in simulation.
    .title = Reconstructed: staff and influence

booklet-6a =
    - The movers are the gang with the fewest members, that with the least money and that with the least influence.
    - Ties go to the last in the order.
    - A pawn moves 0 to 2 steps.
    - The corruption pawn shields its holder.
    - One pawn on a den’s square stops its income.
    .title = The booklet on the police

booklet-6b =
    - Bribes are made out of turn.
    - The pawn must stand on a square with a den of the gang that bribes.
    - A bribe costs $3 and a woman.
    - The pawn goes to an adjacent square.
    .title = The booklet on bribes

booklet-6c =
    - Two or more pawns on a square send all members there to the Tombs.
    .title = The booklet on raids

reading-6a =
    - Without influence in play there are only the first two movers.
    - Each mover takes a pawn that nobody has chosen yet in this phase.
    - The shield also forbids a move by 0: a pawn that is picked may not stay at the holder’s.
    - A pawn does not disturb a traffic.
    .title = Our reading: the police

reading-6b =
    - Bribes are made in two windows, after the police moves and before the next income. The booklet only says that they come out of turn.
    .title = Our reading: two occasions for bribes

reading-6c =
    - A raid takes the members on a headquarters too.
    .title = Our reading: raids on an HQ

own-6 =
    - Where the pawns begin is ours, and which pawns are left out with fewer gangs.
    .title = Reconstructed: stations

booklet-7a =
    - Moves come before actions.
    - A step costs $1.
    - Going to a box costs $1.
    - A group that meets another gang stops.
    .title = The booklet on moves

booklet-7b =
    - A gang has one action for each square and each box where it has members.
    - The same group may act any number of times.
    .title = The booklet on actions

booklet-7c =
    - Where two gangs stand on a square there is a battle.
    .title = The booklet on battles

booklet-7d =
    - The new holder of a token keeps or destroys it.
    - Whoever keeps it drinks its bottles.
    .title = The booklet on take-overs

booklet-7e =
    - Recruiting needs a member in the Port.
    - Recruits cost what is printed on the box. (That print is lost.)
    .title = The booklet on recruits

booklet-7f =
    - Each member in the Hospital can be used once a turn.
    - It lowers the dial by 3.
    .title = The booklet on sobering up

booklet-7g =
    - A member put into Tammany Hall raises the influence.
    .title = The booklet on lobbying

booklet-7h =
    - One action buys as many weapons as you like.
    .title = The booklet on the Armourer

booklet-7i =
    - Whoever opens a den or a traffic drinks its bottles.
    .title = The booklet on opening

booklet-7j =
    - An aggression happens on an empty square.
    - The pot has 1 black cube, one red for each member after the first and two white for each member; as many are drawn as there are members. The loot is kept.
    .title = The booklet on aggressions

booklet-7k =
    - The member who becomes equipment goes to the gang’s board.
    .title = The booklet on equipment

booklet-7l =
    - The polling station is sacked once a turn, for $5.
    - A sacking takes 3 ballots.
    - The ballot is rigged once a turn, with up to 5 ballots for $1 each.
    - Rigging is done in secret.
    .title = The booklet on ballots

booklet-7m =
    - After some actions, marked with a sign, a gang may change places in the order with another.
    .title = The booklet on the order

reading-7a =
    - The $1 is for the whole group, not for each member.
    .title = Our reading: the price of a step

reading-7b =
    - It is counted once, when the moves are over. Later gains and losses don’t change it.
    .title = Our reading: the number of actions

reading-7c =
    - A battle comes before all other actions and uses one action.
    .title = Our reading: battles use actions

reading-7d =
    - A token with nobody beside it can be taken without a fight.
    - If a token that was kept can’t work yet, its bottles are drunk when it first does.
    .title = Our reading: take-overs

reading-7e =
    - A member in Tammany Hall raises the influence by one.
    .title = Our reading: lobbying

reading-7f =
    - A square with a traffic is not empty, so no aggression happens there.
    .title = Our reading: empty squares

reading-7g =
    - A noballot deal forbids rigging as well as sacking.
    .title = Our reading: noballot

reading-7h =
    - Places can be changed once a turn.
    .title = Our reading: the order

own-7 =
    - The price of a recruit and the limit of moves in a turn are ours.
    - So is everything a single aggression takes and pays, and what each piece of equipment does.
    - The sign of the actions after which places in the order can be changed is lost. That they are those of the Hospital and the Armourer is ours.
    .title = Reconstructed: prices and actions

booklet-8a =
    - A side has as many weapons as members.
    - All cubes go into one pot; the attacker draws as many as it has members, the defender has the others.
    - A kill pays $5.
    - The dead go to the supply, the wounded to bed.
    - More kills win, then more wounds.
    - The winner of a war takes $10, attacker or defender.
    - After a battle the beaten retreat, and the winner stays and decides on the tokens.
    .title = The booklet on combat

booklet-8b =
    - The beaten go to an adjacent square.
    .title = The booklet on retreat

reading-8 =
    - A wound pays $1; the text gives a number without a unit.
    - Each side keeps the weapons it holds at the end of the draw.
    - The winner of a battle decides on the tokens, and the beaten retreat, even if none of the winner is left.
    - A battle without a winner goes to the defender if it has survivors, else to the attacker if it has; else the tokens keep their owner.
    .title = Our reading: combat

own-8 =
    - What happens to those who can’t retreat to an adjacent square is ours: the HQ, else the Tombs.
    .title = Reconstructed: rout

booklet-9 =
    - Wars are declared in order.
    - A gang may declare one war a turn, on any other gang.
    - Both sides commit 1 to 10 members.
    .title = The booklet on war

reading-9 =
    - A gang that was attacked may still declare its own war.
    .title = Our reading: attacked and attacking

own-9 =
    - An attacker needs a Blade or Firearm, and a gang is attacked at most twice a turn. Without this most wars are a draw of Clubs, and everybody falls on the weakest.
    .title = Reconstructed: limits of war

booklet-10 =
    - Those at the end of a track leave it, all others move on by one.
    - All members leave the boxes.
    - They come back to squares their gang controls.
    .title = The booklet on coming back

own-10 =
    - How long the tracks are and where on them one is put is ours.
    - So is where members go who have no square left.
    .title = Reconstructed: the tracks

booklet-11 =
    - Each gang suffers the effect of its level on the dial.
    .title = The booklet on drinking

reading-11 =
    - The booklet lowers the dial in this phase, by 3 for a member in hospital. That these are new patients is our reading.
    .title = Our reading: drying out

own-11 =
    - The levels and what they do are ours.
    .title = Reconstructed: the dial

booklet-12a =
    - Deals last until the next phase of deals; then all tiles come back.
    - A deal that is accepted stands and can’t be broken.
    - There are five kinds of deals.
    .title = The booklet on deals

booklet-12b =
    - If the proposer wishes, a refusal leads to single combat.
    - It is fought with a black cube and five white ones; black loses.
    .title = The booklet on the duel

booklet-12c =
    - The lender adds weapons of its choice.
    .title = The booklet on loans

reading-12a =
    - A den is exchanged for a den and a traffic for a traffic, of different kinds.
    .title = Our reading: exchange

reading-12b =
    - Whether there will be a duel is said with the proposal.
    - The proposer draws first.
    - The winner settles the matter: as proposed, not at all, a loan the other way round, or another fitting pair of tokens.
    .title = Our reading: the duel

own-12 =
    - Who arms how many, whose victims come first and who gets which weapons back is worked out by us.
    .title = Reconstructed: loans

booklet-13 =
    - Votes are squares controlled and ballots in the box.
    - The premiums are 20, 16, 12, 10, 8 and 6.
    - Tied gangs pool and share their premiums, rounded down.
    .title = The booklet on elections

reading-13 =
    - There is an election in each of turns 7 to 10.
    .title = Our reading: which turns

booklet-14 =
    - The two traffics, bars and opium dens with their goods are the booklet’s, and that tokens have 0 to 3 bottles.
    .title = The booklet on dens and traffics

own-14 =
    - The boards are lost. The other dens, what each token needs, makes, pays and makes you drink, and how many tokens there are is ours, tuned by simulation.
    .title = Reconstructed: the gang’s board

booklet-15 =
    - The effects of all seven favors are the booklet’s.
    .title = The booklet on favors

reading-15 =
    - recruit2 takes its money off for each recruit of the action.
    - parole moves every prisoner of the gang, not only one.
    .title = Our reading: favors

booklet-17 =
    - Players may bring rules in one by one, even during a game. Which ones it meant is lost.
    .title = The booklet on options

reading-17 =
    - The module tammany is on in Politique only, unless a table wants it in a base game.
    .title = Our reading: tammany

own-17 =
    - Which rules make up a module is ours, and so are the defaults and what is played when time runs out.
    .title = Reconstructed: the modules

booklet-20 =
    - The richest gang wins.
    - Among equals more members win.
    .title = The booklet on the winner

own-20 =
    - Squares, then the place in the order, and the ranks of gangs that are out are ours.
    .title = Reconstructed: the last ties
