## The lesson: a first game of ten minutes that teaches by playing.
## Words between *asterisks* are shown in bold; keep them in pairs. Seats: Fernando, you, Honora.
title-learn = Learn { $game }
nav-learn = Learn
lesson-home = Learn in ten minutes
lesson-none = There is no lesson for this game yet.
lesson-title = Lesson
lesson-step = step { $n } of { $all }
lesson-kick = Learn in ten minutes · { $n } of { $all }
lesson-known = So far you know
lesson-known-none = Nothing yet. That changes with your first boss.
lesson-next = Next
lesson-note = You do it, not we. Any other move is explained and taken back.
lesson-back = Back
lesson-show = Show me
lesson-leave = Leave
lesson-go-on = Go on
# Where a step's text and the controls do not fit beside each other: from one to the other
lesson-do = Now you
lesson-read = Read again
lesson-again = Start the lesson again
# Before a goal that is reached, for those who hear it
lesson-done = Done:
lesson-taken-back = Taken back.
lesson-wrong = That can be done at a real table, but this lesson goes another way. Look at what stands in brass.
# What is heard at each step. $deed: the next two, or a question
lesson-said = Lesson, step { $n } of { $all }: { $title }. { $thought } { $deed }
lesson-now = Now: { $deed } { $how }
# In place of a refusal: the lesson's card says why
refusal-lesson = { "" }

## 1
lesson-boss-title = Put a boss on the map
lesson-boss-thought = New York, 1850. You, *Fernando* and *Honora* fight over six wards. Sixteen years, an election after every fourth. A *boss* in a ward is a vote there. Fernando began, in wards 1 and 14.
lesson-boss-goal-1 = Choose Settle.
    .how = It stands beside Campaign.
lesson-boss-goal-2 = Put a boss in ward 4.
    .how = Pick the ward on the map.
lesson-boss-why = Why ward 4? Nobody is there yet, and its winner takes a favor on top.
lesson-boss-call = Nobody stands here yet.
    .title = Your first boss
lesson-boss-known = *Bosses* are votes in their ward.
lesson-boss-wrong = Any open ward would do. Let us begin in ward 4: nobody is there yet, and its winner takes a favor.
lesson-boss-wrong-kind = That begins a campaign: two bosses. It comes in a moment. Choose Settle first.

## 2
lesson-newcomer-title = A newcomer, and a favor
lesson-newcomer-thought = Your boss stands in ward 4. Now bring somebody from *Castle Garden* to a ward. For that you get a *favor* of the same nation: a vote to spend later.
lesson-newcomer-goal-1 = Boss in ward 4
    .how = Choose Settle, then pick ward 4.
lesson-newcomer-goal-2 = Bring a German to ward 4.
    .how = Choose German, then the ward.
lesson-newcomer-why = Why Germans? One lives in ward 2 and one in ward 6, next door: your favor will count there too.
lesson-newcomer-call = The German joins your boss in ward 4; the favor goes to your hand.
    .title = Then the ward
lesson-newcomer-known = *Newcomers* bring a favor. It counts where their nation lives.
lesson-newcomer-wrong = Almost. This time a boss in ward 4, and a German to the same ward.
lesson-newcomer-wrong-boss = The boss goes to ward 4, where nobody else stands.
lesson-newcomer-wrong-nation = That favor would count in fewer wards around yours. Germans live in wards 2 and 6, next door: take a German.
lesson-newcomer-wrong-ward = A newcomer may go to any ward, with or without your boss. Here you want Germans in ward 4, so that German favors count there.
lesson-newcomer-wrong-settle = A newcomer may go to any ward, with or without your boss. Here you want Germans in ward 4, so that German favors count there.
lesson-newcomer-wrong-kind = That would be a campaign. Stay with Settle: it brings the favor.

## 3
lesson-turn-title = End your turn
lesson-turn-thought = A boss and a favor: that was your *ward action*, one a year. At a real table you may take it back with Undo until your turn ends. Then the others act.
lesson-turn-goal-1 = End your turn.
    .how = It is the dark button.
lesson-turn-known = A year: everybody has one turn.
lesson-turn-wrong = You have had your ward action this year. End your turn.
lesson-turn-after = Honora brings an English family to ward 7 and has an English favor now. Then the second year begins: Fernando does the same in ward 14. It is *Tammany Hall* and counts two points.
lesson-turn-next = Your second turn, with the other ward action.

## 4
lesson-campaign-title = Two bosses at once
lesson-campaign-thought = Settle gave you a boss and a favor. *Campaign* gives two bosses and no favor: votes that everybody sees. Put them where Germans live, so that your favor can help both.
lesson-campaign-goal-1 = Bosses in wards 2 and 6.
    .how = Stay with Campaign and pick both on the map.
lesson-campaign-goal-2 = End your turn.
    .how = It is the dark button.
lesson-campaign-known = *Campaign*: two bosses. *Settle*: a boss, a newcomer, a favor.
lesson-campaign-wrong = That ward would do as well, but no German lives there, or you stand there already. Pick wards 2 and 6.
lesson-campaign-wrong-kind = First two bosses, one in ward 2 and one in ward 6, with Campaign; then end the turn.
lesson-campaign-after = Honora answers you in ward 2. Fernando moves into ward 6 and brings a German: now he holds a German favor too. Nothing is yours before the vote.
lesson-campaign-next = How to see at a glance who leads.

## 5
lesson-lead-title = Who leads a ward?
lesson-lead-thought = The plaque with a ward’s number wears the *colour* of whoever has most bosses there. Plain paper means even, or empty. Look at wards 2, 4 and 6.
lesson-lead-question = Which of them do you lead?
lesson-lead-choice-2 = Ward 2
lesson-lead-choice-4 = Ward 4
lesson-lead-choice-6 = Ward 6
lesson-lead-known = The *plaque* shows who leads a ward.
lesson-lead-wrong-2 = In ward 2 Honora has as many bosses as you: even, so its plaque is plain.
lesson-lead-wrong-6 = In ward 6 Fernando has as many bosses as you: even, so its plaque is plain.
lesson-lead-after = Ward 4, right. Two years pass: you settle an Italian in ward 6 and a German in ward 2, Fernando and Honora press on. Then it is *election day*.
lesson-lead-next = The first election, with closed fists.

## 6
lesson-count-title = Election day
lesson-count-thought = They vote along the arrows. Fernando stood alone in ward 1: his, *without a vote*. In ward 2 you meet Honora, two bosses each. Favors count only if their nation *lives there*: English and Germans.
lesson-count-question = Which of your favors is of no use here?
lesson-count-choice-german = German
lesson-count-choice-italian = Italian
lesson-count-known = A candidate alone wins without a vote.
lesson-count-wrong-german = Look at the cubes of ward 2: Germans live there, so your German favors count.

## 7
lesson-fist-title = Your closed fist
lesson-fist-thought = Each of you hides favors in a fist; they open *together*. A boss is a vote, a favor is a vote. Most votes win, a *tie* is nobody’s. What is bid is spent, by the loser too.
lesson-fist-goal-1 = Close your fist on two German favors.
    .how = Press + twice, then the dark button.
lesson-fist-why = Why both? Honora holds two English favors. If she keeps one back, your two win it.
lesson-fist-known = *Bids* open together and are spent. A tie is nobody’s.
lesson-fist-wrong = Here only your German favors count. Put both of them into your fist.
lesson-fist-wrong-less = Three votes at most: with a single favor Honora makes it a tie, and then nobody wins the ward. Put both German favors in.
lesson-fist-after = Four votes to three: ward 2 is yours. One of your bosses *stays* there for the next term, all others leave. The favors are spent.

## 8
lesson-bonus-title = Some wards give more
lesson-bonus-thought = Wards 1 and 2 give their winner a *newcomer* from the bag to place, wards 4 and 7 a *favor*. Ward 4 votes next. You stand there alone, so it is yours as well.
lesson-bonus-goal-1 = Place a German in ward 4.
    .how = Choose German, then ward 4.
lesson-bonus-goal-2 = Take a German favor.
    .how = Choose German, then the dark button.
lesson-bonus-why = Why Germans again? Whoever wins most cubes of a nation will lead it.
lesson-bonus-known = Wards 1 and 2 give a *newcomer*, wards 4 and 7 a *favor*.
lesson-bonus-wrong = It is free, so it would be a pity not to use it well: take German, as the lesson asks.
lesson-bonus-wrong-ward = Any ward may have it. In ward 4, which you are about to win, it is sure to count for you.
lesson-bonus-wrong-place = Any ward may have it. In ward 4, which you are about to win, it is sure to count for you.
lesson-bonus-wrong-nation = You could take any nation. With Germans you have most already: stay with them.
lesson-bonus-wrong-take = You could take any nation. Ward 6 is next, and Germans live there: take German.
lesson-bonus-after = Ward 7 has only Honora: it is hers without a vote, and she takes a favor of her choice.
lesson-bonus-next = A ward that decides who is Mayor.

## 9
lesson-mayor-title = One more ward
lesson-mayor-thought = You have two wards. A third makes you *Mayor*. In ward 6 Fernando has two bosses like you and one German favor. Germans and Italians live there, so all your favors count.
lesson-mayor-goal-1 = Close your fist on one German and one Italian.
    .how = Press + on both, then the dark button.
lesson-mayor-why = Why both? Fernando can reach three votes. Four are sure to win.
lesson-mayor-known = Most wards: *Mayor*, three points. A nation’s *leader* gets three favors.
lesson-mayor-wrong = One German and one Italian: both nations live in ward 6.
lesson-mayor-wrong-less = Fernando can reach three votes. With fewer than four you might tie or lose, and the Mayor’s three points are worth more than a favor.
lesson-mayor-after = You win most wards: you are *Mayor*. A ward is one point, ward 14 two, the Mayor has three more. Who won most cubes of a nation *leads* it and gets three favors: you, of Germans and Italians.
lesson-mayor-next = The Mayor’s duty.

## 10
lesson-offices-title = Give away the offices
lesson-offices-thought = The Mayor gives each of the others one *office*: a power to use once a year. You have none, but you begin every year. Give the useful ones to whoever is behind: Honora has 1 point, Fernando 3.
lesson-offices-goal-1 = Honora: Deputy Mayor. Fernando: Precinct Chairman.
    .how = Pick both in the grid, then the dark button.
lesson-offices-why = Why not the others? A Council President locks wards and a Chief of Police sends people away: yours, perhaps.
lesson-offices-known = The *Mayor* gives the offices after each election.
lesson-offices-wrong = That is allowed, and sometimes clever. Today Honora, who is behind, gets Deputy Mayor, and Fernando only Precinct Chairman.
lesson-offices-after = Five new wards open. A year passes: you settle in ward 3. Honora takes a favor as *Deputy Mayor*. Fernando moves an Irish cube as *Precinct Chairman* and puts bosses into your wards 2 and 6.
lesson-offices-next = What an office does in a turn.

## 11
lesson-office-title = An office in a turn
lesson-office-thought = An *office* is used *once a year*, in its holder’s own turn, free, before or after the ward action: its card stands below Campaign and Settle. Fernando moved an Irish cube from ward 14 to ward 6, then campaigned there.
lesson-office-question = What does he gain by that cube?
lesson-office-choice-point = A point
lesson-office-choice-favors = His Irish favors count in ward 6
lesson-office-wrong-point = A cube is no point by itself. Look at his favors: three are Irish, and now an Irish cube lives in ward 6.
lesson-office-known = An *office* works once a year, in its holder’s turn, beside the ward action.
lesson-office-list = The four offices

## 12
lesson-slander-title = Strike back: slander
lesson-slander-thought = Once a term, from the second on: where you both have a boss, pay a *token* and a *favor* of a nation that lives there, and the other’s boss leaves. Two more favors *spread* it to a ward next door.
lesson-slander-goal-1 = Open Slander.
    .how = It stands below your ward action.
lesson-slander-goal-2 = Ward 6, against Fernando, for a German favor.
    .how = Choose the ward, then the favor.
lesson-slander-goal-3 = Spread it to ward 2.
    .how = Choose ward 2, then the dark button.
lesson-slander-known = *Slander*: a token and a favor; two more favors spread it.
lesson-slander-wrong = Begin in ward 6 and spread to ward 2: Germans live in both, so German favors pay for both.
lesson-slander-wrong-kind = Your ward action comes afterwards. First open Slander.
lesson-slander-wrong-nation = Italians do not live in ward 2, so this slander could not spread there. Pay with a German favor.
lesson-slander-wrong-spread = Fernando threatens you in ward 2 as well: spread it there.
lesson-slander-wrong-slander = You have three German favors: enough to spread it to ward 2 as well. Choose ward 2 before the dark button.

## 13
lesson-end-title = How it ends
lesson-end-thought = After the fourth election come the last points: *two* for each nation of which you hold most favors, *one* for each slander token you have kept. Most points win. You know enough to play!
lesson-if-now = If it ended now
lesson-so-far = points
lesson-most-favors = most favors
lesson-tokens = tokens
lesson-all = in all
