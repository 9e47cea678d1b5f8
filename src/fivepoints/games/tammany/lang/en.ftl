### Tammany Hall in English.
### In the rules help a paragraph is one line, an item of a list is one line that begins with "- ", and an empty line separates paragraphs.
### Order, search words and notes of the topics are in topics.json. docs/rules/tammany-hall.md decides what is said here.

## Rules help: the game as a whole

rules-overview =
    You are one of three to five politicians in old New York. Your ward bosses canvass lower Manhattan, you find homes for the newcomers from overseas, and their communities pay you back in favors. When the wards vote, bosses and favors are your votes.

    The game lasts 16 years: four terms of four years, with an election after each term. In every year each player takes one turn: either Campaign with two bosses, or Settle with one boss and one immigrant cube that earns a favor.

    In an election each ward goes to the player with the most votes in it. A ward won is worth 1 victory point (VP), Tammany Hall itself (ward 14) is worth 2. Whoever wins the most wards becomes Mayor, scores 3 VP more and hands out the other offices. From the second term on, offices and slander give you more to do in a turn.

    After the fourth election the largest stocks of favors and the slander tokens still in hand score a little more. The most VP wins.
    .title = The game in short

rules-years =
    The 16 years make four terms: years 1 to 4, 5 to 8, 9 to 12 and 13 to 16. After the last year of each term there is an election.

    In a year every player takes one turn, clockwise, beginning with the first player of the term. That player begins all four years of the term.

    The first player of the first term is chosen at random. Later it is the Mayor. If an election brings no Mayor, the first player stays the same.

    Office benefits and slander are for terms 2, 3 and 4 only, so from year 5 on.
    .title = Years, terms and turn order

rules-pieces =
    - Immigrant cubes: 25 of each of the four nations, Irish (green), English (white), German (yellow or orange, by edition) and Italian (blue).
    - Political favors: 35 of each nation.
    - Ward bosses: 20 for each player. One of them marks the score, so 19 are there to be used.
    - Slander tokens: 3 for each player.
    - Lock tokens: 2, for the Council President.
    - City offices: Mayor, Deputy Mayor, Council President, Chief of Police and Precinct Chairman.
    .title = The pieces

rules-map =
    The board shows 15 wards of lower Manhattan, in three zones. There is no ward 12 and no ward 16. In an election the wards vote in this order:
    - Zone I: 1, 2, 4, 7, 6, 14
    - Zone II: 9, 15, 8, 5, 3
    - Zone III: 17, 11, 13, 10

    Two wards are adjacent when they share a piece of border. Meeting in a corner is not enough, and a zone line between them changes nothing. Adjacent are:
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

    These pairs only touch in a corner and are not adjacent: 5 and 14, 6 and 8, 4 and 10, 6 and 7.

    Five wards are special:
    - Wards 1 and 2: the winner may place an immigrant cube from the bag.
    - Wards 4 and 7: the winner may take a favor.
    - Ward 14, Tammany Hall: worth 2 VP, but it counts as one ward.

    Adjacency matters to the Precinct Chairman and to the spread of a slander, and to nothing else.
    .title = The map

rules-active =
    A ward is active when at least one immigrant cube stands in it. Bosses, cubes and locks can only go to active wards, and only active wards vote.

    Opening a zone makes all its wards active. From then on they stay active, because nothing can take the last cube out of a ward. The wards of a zone that is still closed are out of play.
    .title = Active wards

rules-zones =
    How much of the city is open depends on the number of players:
    - 3 players: zone I from the start, zone II after the first election, zone III after the second.
    - 4 players: zones I and II from the start, zone III after the first election.
    - 5 players: all three zones from the start.

    Each zone has a box of cubes that waits for its opening:
    - Zone I: 2 Irish, 2 English, 2 German
    - Zone II: 2 Irish, 2 English, 1 German
    - Zone III: 2 Irish, 1 English, 1 German

    To open a zone, its cubes are shuffled and one is put on each of its wards. In zone I one Irish cube goes to ward 14 before the other five are shuffled over the other five wards.

    A zone that opens after an election does so as the very last step, when the new offices have been given. Its wards can be used from the first turn of the next term.
    .title = Zones and when they open

rules-setup =
    - Everyone starts with 0 VP, 3 slander tokens and no favors.
    - Each zone’s box is filled with its cubes.
    - The zones for your number of players are opened: zone I with 3 players, I and II with 4, all with 5. Each of their wards gets one cube from the box, by chance; in zone I ward 14 always gets an Irish one.
    - All other cubes go into the bag, the 25 Italians among them. The cubes of closed zones stay in their boxes.
    - The first player is chosen at random.
    - Castle Garden gets its first cubes, now in the 2020 edition, in the first turn in 2009.

    There are no offices, no locks and no immigrant leaders until the first election.
    .title = Set-up

## Rules help: a turn

rules-turn =
    At the start of your turn Castle Garden is filled if it is empty. Then you act, in any order you like, each of these at most once:
    - The ward action, which you must take: Campaign or Settle.
    - The benefit of your office, from term 2, if you have an office with a benefit.
    - A slander, from term 2, if you have not slandered in this term.

    The office and the slander are never an obligation. The two placements of a ward action belong together: finish them before you do anything else.

    Your turn is over when you say so, and you can say so once the ward action is done.
    .title = Your turn

rules-castle-garden =
    Castle Garden is where the immigrants land: Settle takes its cube from here.

    If it is empty at the start of a turn, cubes are drawn from the bag, two more than there are players: 5 with three players, 6 with four, 7 with five. As long as one cube is left in it, none are drawn.

    When an election begins, the cubes still in Castle Garden go back into the bag.
    .title = Castle Garden

rules-campaign =
    Place two of your bosses. Both may go to the same ward or each to another one. The wards must be active and unlocked.

    That is all it takes: who else is there does not matter, and there is no limit to the bosses in a ward. Campaign earns no favor.

    With one boss left you place that one. With none left you may still choose Campaign, and then nothing is placed.
    .title = Campaign

rules-settle =
    Place one of your bosses, and then one cube of your choice from Castle Garden. They may go to the same ward or to two, and you need not have a boss where the cube goes. Both wards must be active and unlocked.

    You take one favor of the cube’s nation. For example, a boss goes to ward 4 and a German cube to ward 14: you take one German favor.

    If you have no boss left you settle the cube alone. If Castle Garden is empty and the bag is too, you can only Campaign.
    .title = Settle

rules-bosses =
    A boss works for you in a ward. In the election each boss counts as one vote, and without a boss in a ward you are no candidate there. To slander somebody you need one there too.

    Bosses come to the board by Campaign (two) and Settle (one). They return to you when you are slandered and when their ward has voted: all bosses leave it then, except one of the winner’s. The one that stays is a boss like any other in the next term.

    Bosses never walk from ward to ward. There is no limit to how many stand in a ward, of one player or of several.

    You have 19 to use. They also serve as markers: one on your office, and one on each nation whose immigrant leader you are.
    .title = Ward bosses

rules-cubes =
    Each cube is a community of immigrants: Irish, English, German or Italian. Cubes make a ward active, they say which favors can be bid in it and used for a slander in it, and they decide who leads a nation. They belong to nobody.

    Cubes come to the wards when a zone opens, by Settle (from Castle Garden), and by the bonus of wards 1 and 2 (from the bag). The Precinct Chairman moves them, and the Chief of Police sends them back into the bag. The last cube of a ward never leaves.

    Only a cube placed by Settle brings a favor. There is no limit to the cubes in a ward.
    .title = Immigrant cubes and nations

rules-favors =
    A favor is the goodwill of one nation. Everyone may see how many you hold.

    You get favors like this:
    - Settle: one of the cube’s nation.
    - Deputy Mayor: one of any nation, each year.
    - The winner of ward 4 or ward 7: one of any nation.
    - Immigrant leaders, in every election: 3 of the nation led.

    You use them like this:
    - As votes, in a ward where that nation is present.
    - To slander: one, and two more of the same nation to spread it.

    Favors you hold also break ties for Mayor and for the win, and at the end of the game whoever has most of a nation scores 2 VP.

    Favors paid or bid return to the supply. They are never given to another player and never traded.
    .title = Political favors

rules-table-talk =
    Talk as much as you like, whenever you like: plead, threaten, make plans together. No promise binds anybody, yours included.

    Nothing changes hands by agreement. Favors in particular are never given or traded.
    .title = Table talk and deals

## Rules help: offices and slander

rules-offices =
    After each election but the last, the Mayor gives every other player exactly one of the other four offices. No office goes to two players. With three or four players some stay empty, and which ones is the Mayor’s choice.

    You hold an office until the next election. Its benefit can be used once a year, in your turn, before or after your ward action:
    - Deputy Mayor: take a favor of any nation.
    - Council President: lock a ward.
    - Chief of Police: send a cube back into the bag.
    - Precinct Chairman: move a cube to an adjacent ward.

    The Mayor has no yearly benefit. In the first term nobody has an office, and if an election brings no Mayor no office is given.
    .title = City offices

rules-mayor =
    The player who has won the most wards in the election is Mayor; how ties are broken is told under electing the Mayor. The office brings:
    - 3 VP at once.
    - The choice which other player gets which office, one for each.
    - The first turn of every year in the coming term.

    The Mayor has no benefit to use in the year. The office ends with the next election, and the same player may win it again. In the last election a Mayor is elected and scores the 3 VP as always, but gives no offices.
    .title = The Mayor

rules-deputy =
    Once a year, in your turn, take one favor of any nation you like. The nation need not be present anywhere, but a favor of it must be left in the supply.
    .title = Deputy Mayor

rules-council =
    Once a year, in your turn, put a lock on a ward that is active and not locked yet. You have two locks for the term, so two years at most, and which two is up to you.

    The locks stay until the last ward of the next election has voted. They bind you as much as everybody else.
    .title = Council President

rules-police =
    Once a year, in your turn, arrest one cube: choose a ward that holds two or more cubes, and send one of them, of any nation, back into the bag. You need no boss there.

    With the full lock (usual in the 2020 edition) a locked ward is out of your reach. With the placing lock (usual in 2009) you may arrest there.
    .title = Chief of Police

rules-precinct =
    Once a year, in your turn, resettle one cube: choose a ward that holds two or more cubes, and move one of them, of any nation, to an adjacent ward that is active and not locked. You need no boss in either ward, and you get no favor for it.

    With the full lock (usual in the 2020 edition) you can’t move a cube out of a locked ward. With the placing lock (usual in 2009) you can.
    .title = Precinct Chairman

rules-locks =
    A lock closes a ward to newcomers: nobody may place a boss or a cube in it, by any means. This holds for the Council President too, for a cube that is resettled, and for the bonus cube of wards 1 and 2.

    What else a lock stops is an option of your table:
    - Full (usual in the 2020 edition): nothing may be taken out either. No slander and no spread in the ward, no arrest in it, no cube moved out of it.
    - Placing (usual in the 2009 edition): slander, spread and arrest in the ward are allowed, and so is moving a cube out of it.

    A locked ward votes like any other, and its bosses leave it as usual. When the last ward of the election has voted, all locks come off together.
    .title = Locked wards

rules-slander =
    From term 2 on, once in each term, you may slander another player in your turn, before or after your ward action.

    Choose a ward where both of you have a boss. Pay one slander token and one favor of a nation that is present in that ward. One of the victim’s bosses there goes home. Then you may spread the slander at once.

    For example, you and a rival have a boss each in ward 6, and an Italian cube is there. You pay a slander token and an Italian favor, and the rival’s boss leaves ward 6.

    The favor returns to the supply, and the token leaves the game. A slander you don’t use in one term is not saved for the next: there are never two in a term. A token you keep is worth 1 VP at the end.

    A locked ward is safe from slander with the full lock (usual in the 2020 edition), but not with the placing lock (usual in 2009).
    .title = Slander

rules-spread =
    Right after a slander you may spread it, once. Choose a ward adjacent to the first, where the same nation is present and where you and the same victim again both have a boss. Pay two more favors of that nation, and one of the victim’s bosses there goes home as well.

    So both steps together cost one slander token and three favors of one nation. There is no third step. If no ward fits or you have fewer than two such favors left, you are not asked.

    For example, after an Italian slander in ward 6 it may spread to ward 14, if an Italian cube and a boss of each of you are there. A zone line between the two wards does not matter.

    With the full lock (usual in the 2020 edition) a slander can’t spread into a locked ward. With the placing lock (usual in 2009) it can.
    .title = Spreading a slander

## Rules help: the election

rules-election =
    After years 4, 8, 12 and 16 there is an election. Step by step:
    - The cubes left in Castle Garden go back into the bag.
    - The wards vote one after the other: zone I (1, 2, 4, 7, 6, 14), zone II (9, 15, 8, 5, 3), zone III (17, 11, 13, 10). Wards of closed zones are left out.
    - All locks come off.
    - The immigrant leaders are found and paid in favors.
    - Wards won score points. The old offices end, and the Mayor is elected and scores 3 VP.
    - The Mayor gives out the other offices, except after the last election.
    - A new zone opens, if one is due.

    In a ward the candidates are the players with at least one boss there. With no candidate nothing happens. A single candidate wins without a bid. Otherwise the candidates bid favors in secret, and the most votes, bosses and favors together, win the ward. If the top is tied nobody wins it.

    Then all bosses leave the ward, except one of the winner’s. If the ward has a bonus, the winner gets it before the next ward votes.
    .title = The election

rules-bids =
    When two or more players have a boss in a ward that votes, each of them secretly bids favors. You may bid any number you hold, of any nations present in the ward at that moment, mixed as you like. Bidding nothing is allowed. Bids are revealed together.

    Your votes are your bosses there plus the favors you bid. Most votes wins, and if the top is tied nobody wins. Every favor bid returns to the supply, the losers’ too.

    For example, Irish and German cubes are in the ward. You have 2 bosses and bid 1 Irish and 2 German favors: 5 votes. A rival has 3 bosses and bids 1 German favor: 4 votes. You win, all four favors are gone, and one of your bosses stays.

    If you hold no favor that could be bid here you are not asked, and your bid is nothing. If that is true of all candidates the bosses alone decide at once. If you could bid you are asked, even when no bid can change the result.

    Wards vote one by one: what you spend here is missing in the next ward, and a favor won in ward 4 or 7 can be bid in a later one.
    .title = Bids and votes

rules-ties =
    If two or more candidates tie for the most votes in a ward, nobody wins it. All bosses leave it and all favors bid are gone. The ward scores for nobody, brings no bonus, and its cubes count for no immigrant leader.

    How a tie for Mayor or for the win is broken is told under tie-breaks.
    .title = Ties in a ward

rules-bonus-wards =
    Four wards have a bonus for their winner, taken at once, before the next ward votes:
    - Wards 1 and 2: place one cube of any nation from the bag in any active, unlocked ward. You get no favor for it.
    - Wards 4 and 7: take one favor of any nation.

    You may decline either. The cube may go to a ward that has yet to vote, and then favors of its nation can be bid there. A ward with a lock is closed to it, even the ward just won: locks stay until the last ward has voted.

    Ward 14, Tammany Hall, has no such bonus, but is worth 2 VP instead of 1. It still counts as one ward when the Mayor is elected.
    .title = Wards with a bonus

rules-leaders =
    When all wards have voted, the markers of the last leaders are taken off. Then each nation’s leader is found, Irish first, then English, German and Italian: count the nation’s cubes in the wards each player has won in this election. Whoever has the most takes 3 favors of that nation.

    If players tie for the most, each of them leads and takes 3. If there is no such cube in any ward won, the nation has no leader.

    For example, the wards you won hold 4 Irish and 2 Italian cubes, those of a rival 3 Irish and 2 Italian, and the other winners have none of these. You take 3 Irish favors, and each of you takes 3 Italian ones.

    A leader’s marker is a boss from the leader’s supply. It stays until leaders are next named.
    .title = Immigrant leaders

rules-points =
    In each election:
    - 1 VP for every ward you have won.
    - 2 VP instead for ward 14, Tammany Hall.
    - 3 VP for the new Mayor.

    At the end of the game:
    - 2 VP for each nation of which you hold the most favors. If players tie for the most, each of them scores 2.
    - 1 VP for each slander token you have not used.

    For example, wards 2, 6 and 14 bring 4 VP, and 7 in all if they make you Mayor. Points are never lost.
    .title = Victory points

rules-mayor-election =
    The player who has won the most wards is Mayor. Ward 14 counts as one ward here.

    A tie is broken by the favors in hand. The favors just paid to the immigrant leaders count. At each step only those still tied stay in:
    - most favors in all
    - most Irish favors
    - most English favors
    - most German favors
    - most Italian favors

    If there is still a tie, the Mayor of the term before stays in office, even without being one of the tied players, and scores the 3 VP. If there was no Mayor before, there is none now: no office is given, and the first player of the last term begins again.
    .title = Electing the Mayor

## Rules help: the end

rules-end =
    The game ends after the fourth election. It is played like the others, up to the new Mayor and the 3 VP. No other offices are given.

    Then come the last points:
    - For each nation, 2 VP for whoever holds the most favors of it, at least one. If players tie for the most, each of them scores 2.
    - 1 VP for each slander token not used.

    The most VP wins. If players tie for that, their favors decide, then the office of Mayor: see tie-breaks.
    .title = The end of the game

rules-tie-breaks =
    For Mayor and for the win, ties are broken by favors. At each step only those still tied stay in: most favors in all, then most Irish, most English, most German, most Italian.

    If that does not settle it:
    - For Mayor: the Mayor of the term before stays, tied or not, and scores the 3 VP. If there was none, nobody is Mayor.
    - For the win: the Mayor of the last election wins, if among those still tied. If not, they share the win.

    Places below the first go by VP, then by favors in the same way. Players who are still equal share the place.

    A tie in a ward is another matter: there nobody wins.
    .title = Tie-breaks

rules-secrets =
    Nearly everything is open: cubes, bosses, favors, slander tokens, points, and what the bag holds, by count. Two things are secret:
    - a bid, until every bid of that ward is in
    - the order in which the bag will give its cubes

    Nobody learns these early: no player, no spectator and no bot.
    .title = What is public and what is secret

## Rules help: supply, rulings, editions

rules-supply =
    What happens when something runs out:
    - Cubes: Castle Garden gets what the bag still has. If both are empty, Settle is not possible. If the bag is empty, the bonus of wards 1 and 2 is skipped.
    - Favors: of a nation that has run out none can be taken, and Settle then gives none. If the favors left are too few for the leaders of a nation, these are paid one after the other in turn order, 3 each or what is left.
    - Bosses: you place as many as the action asks for and you have. A marker you have no boss for is left out, and you keep the honor all the same.

    Your table can choose the option of unlimited supply: then bosses and favors never run out. Cubes, slander tokens and locks are always limited.
    .title = When the supply runs out

rules-rulings =
    Where the printed rules are silent or unclear, this program needs an answer all the same. These answers are its rulings, Q1 to Q13. Some of them only make explicit what a printed text says already, and are listed because people ask; they say so.
    .title = Rulings

rules-editions =
    The game was published in 2009 and again in 2020. Your table plays one of these editions, 2020 unless it chose otherwise. Only three rules differ, E1 to E3: what a lock forbids, when Castle Garden is first filled, and the color of the Germans.

    In other places one printed text says more than another, or says it differently. The program plays these alike in both editions:
    - On a full tie the Mayor stays, and begins the next term. If there has been no Mayor yet, there is none for as long as the full tie goes on, and the first player stays the same.
    - Tie-breaks compare only those still tied.
    - The bonus cube of wards 1 and 2 comes from the bag. It brings no favor, and neither does a cube that is resettled.
    - All favors in hand are public.
    - You may bid nothing. A single candidate wins without a bid.
    - To spread a slander you need a boss of your own in the second ward too.
    - Leaders are named Irish first.
    - In a Settle the boss comes before the cube.
    - Table talk is free.
    - A zone opens between the election and the next year. Some texts call this the end of the election, others the start of year 5 or 9.
    .title = The editions of 2009 and 2020

rules-options =
    A table chooses these when it is made:
    - Players: 3, 4 or 5.
    - Edition: 2020 (the default) or 2009.
    - Lock: full or placing. The edition sets the default, full in 2020 and placing in 2009, but either goes with either edition.
    - Supply: printed (the default), where bosses and favors can run out, or unlimited, where they never do.

    A table may also let players replace a bid until the last bid of the ward is in. Without that, a bid is final.
    .title = Options of a table

rules-moves =
    Moves can be written in a few words. Wards are their numbers, players are the letters of their seats.
    - campaign 4 7: a boss to ward 4 and one to ward 7; campaign 4 4: both to ward 4
    - campaign 4: your only boss left; campaign none: no boss left
    - settle 2 english 6: a boss to ward 2, then an English cube to ward 6; settle english 6: no boss left
    - take irish: an Irish favor, for the Deputy Mayor or the winner of ward 4 or 7
    - arrest german 14: the Chief of Police sends a German cube of ward 14 to the bag
    - lock 5: the Council President locks ward 5
    - move irish 5 3: the Precinct Chairman moves an Irish cube from ward 5 to ward 3
    - slander 8 b german: a boss of player b leaves ward 8, for a German favor
    - slander 8 b german spread 14: and another leaves ward 14, for two more
    - bid irish 2 english 1: a bid of three favors; bid none: a bid of nothing
    - place irish 5: the bonus of ward 1 or 2, an Irish cube to ward 5
    - pass: no bonus, thank you
    - appoint b deputy c police: the Mayor gives out the offices (deputy, council, police, precinct)
    - end: your turn is over
    .title = How moves are written

## Rulings (docs/rules/tammany-hall.md, 10)

ruling-q1 =
    Castle Garden gets as many cubes as the bag still has. If there are none in either, Settle is not possible and Campaign is the only ward action left. This is our ruling: the printed rules don’t say.
    .title = What if the bag runs short?

ruling-q2 =
    No. The two bosses of a Campaign, or the boss and the cube of a Settle, are one action. Use your office or slander before it or after it. This only makes explicit what the printed rules say.
    .title = May another action come between the two placements?

ruling-q3 =
    Yes. Every printed text says that the winner may take the bonus, so nobody has to. What we add: you can only choose a nation that is still there, in the bag for wards 1 and 2, in the supply of favors for wards 4 and 7. If nothing at all is left there, the bonus is skipped.
    .title = May the bonus of a ward be declined?

ruling-q4 =
    No. If no ward won holds a cube of a nation, it has no leader. And if nobody holds a favor of it at the end of the game, nobody scores for it. This is our ruling: the printed rules don’t say.
    .title = Can you have the most of a nation with none at all?

ruling-q5 =
    You have 19 bosses for everything: those in the wards, one on each nation you lead, one on your office. You must place as many as the action asks for, as far as your supply goes. With one left a Campaign places one. With none left it places none, and you say so as a step of its own, or you Settle a cube alone.

    If you have no boss for the marker of an office or of a nation you lead, the marker is left out and not put there later. You still have the office or the lead. Markers on nations come back when leaders are next named.

    This is our ruling, and it does what the printed pieces would do. With unlimited supply it never comes up.
    .title = What if a player’s bosses run out?

ruling-q6 =
    Yes. A Mayor who stays because nothing could break the tie scores the 3 VP like any newly elected one. This is our ruling on a disputed point: one printed text says that the Mayor wins, another that the office is kept.
    .title = Does a Mayor who stays by a full tie score 3 VP?

ruling-q7 =
    The tied players share the win. The printed rules only say that the Mayor wins, and don’t say what happens if the last Mayor is not one of them, so this is our ruling.
    .title = What if the last Mayor is not among those tied for the win?

ruling-q8 =
    Then no more can be taken. A Settle with a cube of that nation gives no favor. If several players lead the nation, they are paid in turn order, beginning with the first player of the term that is ending: each takes 3 or what is left.

    This is our ruling, and it does what the printed pieces would do. With unlimited supply it never comes up.
    .title = What if the favors of a nation run out?

ruling-q9 =
    Then you simply don’t use it this year. There is nothing to make up for it later. This only makes explicit what the printed rules say.
    .title = What if the benefit of your office is impossible?

ruling-q10 =
    Players who have all won no ward are tied like any others, so the usual tie-break decides who is Mayor, favors first. This only makes explicit what the printed rules say.
    .title = Who is Mayor when nobody has won a ward?

ruling-q11 =
    All together, when the last ward of the election has voted, and before offices are given; after the last election too. Until then a lock holds: a cube won in ward 1 or 2 can’t go to a locked ward, not even to ward 1 or 2 itself if that is the locked one. This only makes explicit what the printed rules say.
    .title = When exactly are locks taken off?

ruling-q12 =
    That a player has bid is public at once. What was bid, with nations and numbers, is shown to everybody when the bids are revealed. A bid is final, unless your table lets a player replace it until the last one of the ward is in. This is our ruling: the printed rules don’t go into it.
    .title = Who sees what was bid, and when?

ruling-q13 =
    No. A locked ward votes as usual, and its bosses leave as usual, except one of the winner’s. The publisher’s answers to players speak of the actions and offices of players only, so this is our ruling.
    .title = Does a lock keep bosses in their ward in an election?

## Edition rules (docs/rules/tammany-hall.md, 11)

edition-e1 =
    - 2009: no boss or cube may be placed in it, and no cube moved into it. Slander, a spread and an arrest in it are allowed, and so is moving a cube out of it.
    - 2020: no boss or cube may be placed in it or taken out of it. So there is no slander and no spread in it, no arrest in it, and no resettling out of it or into it.

    The first is the French and German print of 2009. The Hungarian print forbids taking out too, and the publisher’s later answers to players say so for all. A table may choose either rule with either edition: the option lock is placing or full.
    .title = What does a lock forbid?

edition-e2 =
    - 2009: in the first turn of the game.
    - 2020: at set-up.

    It is the same draw of cubes, and nothing else depends on it.
    .title = When is Castle Garden first filled?

edition-e3 =
    - 2009: orange.
    - 2020: yellow.

    The other nations look the same in both: Irish green, English white, Italian blue.
    .title = What color are the Germans?

## What happens by itself, for the log

# $ward: its number, $seat: a name, $votes and $others: votes of the winner and of the next
news-election = The election of year { $year }.
news-ward-won = Ward { $ward }: { $seat } wins, { $votes } to { $others }.
news-ward-alone = Ward { $ward }: { $seat } stands alone and wins.
# $seats: several names
news-ward-tied = Ward { $ward }: { $seats } tie at { $votes }, nobody wins.
news-leader =
    { $nation ->
        [irish] Irish
        [english] English
        [german] German
       *[italian] Italian
    } leader{ $count ->
        [one] {""}
       *[other] s
    }: { $seats }.
news-mayor = { $seat } is Mayor.
news-no-mayor = A full tie: there is no Mayor, and no office is given.
news-points = { $seat } scores { $points } in this election.
news-most-favors =
    Most { $nation ->
        [irish] Irish
        [english] English
        [german] German
       *[italian] Italian
    } favors, { $points } points: { $seats }.
news-tokens =
    Unused slander tokens, { $points } { $points ->
        [one] point
       *[other] points
    }: { $seat }.
