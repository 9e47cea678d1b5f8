"""Makes the game of Gangs a newcomer is led through: a real record, played move by move with a pot that always gives the same.

Run it from anywhere; it writes src/fivepoints/games/gangs/data/lesson.json. What is said about each moment is in
web/src/games/gangs/lesson/steps.json and web/src/lang/gangs-lesson.*.ftl: change them together.
"""
from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from fivepoints.games import rules
from fivepoints.record import Keeper

LESSON = Path(__file__).parents[2] / "src/fivepoints/games/gangs/data/lesson.json"
SECRET = sha256(b"gangs lesson 676").digest()  # the order is a b c; nobody is caught; the learner draws the Blade of both fights
OPTIONS = {"mode": "politique", "gangs": "RWBEDC"}  # Dead Rabbits, Whyos, Bowery Boys
SEATS = ["Kit Burns", "You", "William Poole"]  # the learner is b

MOVES = """
a women 2
b women 3
c women 2

a step 1m 4a 6b
a box arms 1m 4a
a done
a rob mugging 4a
a buy 2 blades
a rob pickpocket 6b
a done

b box port 1m 6a
b step 1m1w 6a 6b
b step 1w 6a 10a
b done
a arm 1 blade
b rob mugging 6b
b open rat-pit 6b
b recruit 1m1w
b done

c step 1m 17a 17b
c done
c open whisky 17a
c open saloon 17a
c done

a war b
a commit 4
b commit 7
b arm none
a bed man 4a
b war a
a commit 3
b commit 7
b arm 1 blade
a bed woman 4a

b home man 6a
b home man 6a
b home woman 6a
c pass

a offer nowar b
b refuse
b offer nobattle c
c accept
c pass
"""


def make() -> str:
    """The record as a text."""
    keeper = Keeper(rules("gangs"), len(SEATS), OPTIONS, SEATS, SECRET)
    for line in filter(None, MOVES.splitlines()):
        seat, move = line.split(" ", 1)
        keeper.play("abc".index(seat), move)
    return keeper.dumps()


if __name__ == "__main__":
    LESSON.write_text(make(), "utf-8")
