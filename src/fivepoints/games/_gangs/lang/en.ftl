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
        [one] The police raid { $square } and take { $seat }’s member there to the Tombs.
       *[other] The police raid { $square } and take { $count } members of { $seat } to the Tombs.
    }
news-hits = { $seat } has { $dead } dead and { $wounded } wounded.
news-battle-won = { $seat } wins the battle for { $square }.
news-battle-drawn = The battle for { $square } between { $seats } has no winner.
news-war-won = { $seat } wins the war and takes the bonus.
news-war-drawn = The war between { $seats } has no winner.
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
