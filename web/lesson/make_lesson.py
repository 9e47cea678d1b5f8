"""Makes the game a newcomer is led through: a real record, played move by move with a bag that always gives the same.

Run it from anywhere; it writes src/fivepoints/games/tammany/data/lesson.json. What is said about each moment is in
web/src/games/tammany/lesson/steps.ts: change the two together.
"""
from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from fivepoints.games import rules
from fivepoints.record import Keeper

LESSON = Path(__file__).parents[2] / "src/fivepoints/games/tammany/data/lesson.json"
SECRET = sha256(b"lesson 1503").digest()  # Fernando begins; Germans live in 2 and 6 and land in Castle Garden when the learner needs them
SEATS = ["Fernando", "You", "Honora"]  # the learner is b

MOVES = """
a campaign 1 14
a end
b settle 4 german 4
b end
c settle 7 english 7
c end

a settle 14 english 14
a end
b campaign 2 6
b end
c campaign 2 7
c end

a settle 6 german 6
a end
b settle 6 italian 6
b end
c settle 2 english 2
c end

a campaign 1 6
a end
b settle 2 german 2
b end
c settle 14 irish 14
c end

a place irish 14
b bid german 2
c bid english 1
b place german 4
b take german
c take english
a bid german 1
b bid german 1 italian 1
a bid english 1
c bid none
b appoint c deputy a precinct

b settle 3 italian 3
b end
c take irish
c campaign 5 8
c end
a move irish 14 6
a campaign 2 6
a end

b slander 6 a german spread 2
"""


def make() -> str:
    """The record as a text."""
    keeper = Keeper(rules("tammany"), len(SEATS), {"edition": 2020}, SEATS, SECRET)
    for line in filter(None, MOVES.splitlines()):
        seat, move = line.split(" ", 1)
        keeper.play("abc".index(seat), move)
    return keeper.dumps()


if __name__ == "__main__":
    LESSON.write_text(make(), "utf-8")
