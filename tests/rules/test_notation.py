"""Notation (docs/notation.md): its examples mean what they say, it forgives, and every error says what is wrong. The fuzzing is in test_notation_fuzz.py."""
from __future__ import annotations

import re

import pytest

import fivepoints
from fivepoints import FivepointsError, IllegalMove, NotationError, PhaseError, SeatError
from strategies import STYLES, Table, game_of, walk
from table import at, bag, bosses_left, draw, election, favors, garden, line, offered, person, phase, play, refused, tokens, ward

EXAMPLE = "tammany 4 2020 printed full E/G/I/E/G/I/I/E/I/G/E I2EG2T 0,-,3/0,-,3/0,-,3/0,-,3 y1a turn=a"


# Positions


def test_the_example_of_a_position():
    """Four players, the first turn."""
    game = fivepoints.parse(EXAMPLE)
    view = game.view(0)
    assert game.position() == EXAMPLE
    assert (view["players"], view["year"], view["term"], view["first"], view["phase"], view["actor"]) == (4, 1, 1, 0, "turn", 0)
    assert view["options"] == {"edition": 2020, "supply": "printed", "lock": "full"}
    assert view["garden"] == {"irish": 2, "english": 1, "german": 2, "italian": 1}
    assert [number for number, here in view["wards"].items() if here["open"]] == ["1", "2", "4", "7", "6", "14", "9", "15", "8", "5", "3"]
    assert view["wards"]["8"]["cubes"] == {"irish": 1, "english": 0, "german": 0, "italian": 0}
    assert view["seats"][3] == {
        "score": 0,
        "favors": {"irish": 0, "english": 0, "german": 0, "italian": 0},
        "bosses": 19,
        "tokens": 3,
        "office": None,
        "leads": [],
        "slandered": False,
    }


def test_counts_and_a_ward():
    """`I2ET3` is two Irish, one English, three Italian; `I2E:ab2!` two Irish, one English, a boss of a, two of b, locked."""
    seats = {"a": "9,I2ET3,2,mayor,lead=IG,slandered", "b": "5,-,3,council", "c": "4,-,3,police"}
    game = at("turn=a", wards={6: "I2E:ab2!"}, seats=seats, garden="I2ET2")
    view = game.view(None)
    assert view["wards"]["6"] == {
        "zone": "I",
        "open": True,
        "cubes": {"irish": 2, "english": 1, "german": 0, "italian": 0},
        "bosses": [1, 2, 0],
        "locked": True,
    }
    a = view["seats"][0]
    assert a["favors"] == {"irish": 2, "english": 1, "german": 0, "italian": 3}
    assert (a["score"], a["tokens"], a["office"], a["leads"], a["slandered"]) == (9, 2, "mayor", ["irish", "german"], True)
    assert a["bosses"] == 19 - 1 - 1 - 2


def test_what_is_not_written_follows():
    """Bag and boxes from 25 cubes of each nation, the supply from 35 favors; zone III waits in its box."""
    view = at("turn=a", garden="I2", wards={6: "G3"}, seats={"b": "0,T4,3"}).view(None)
    assert view["bag"] == {"irish": 25 - 4 - 2 - 2, "english": 25 - 4 - 1, "german": 25 - 5 - 1, "italian": 25}
    assert view["boxes"]["III"] == {"irish": 2, "english": 1, "german": 1, "italian": 0}
    assert view["boxes"]["II"] == {"irish": 0, "english": 0, "german": 0, "italian": 0}
    assert view["supply"] == {"irish": 35, "english": 35, "german": 35, "italian": 31}


def test_an_honour_without_a_marker():
    """`~`: the honour counts, no boss stands on it."""
    seats = {"a": "9,-,3,mayor~,lead=I~G", "b": "5,-,3,council", "c": "4,-,3,police"}
    game = at("turn=a", seats=seats)
    assert bosses_left(game, "a") == 19 - 1
    assert game.view(None)["seats"][0]["leads"] == ["irish", "german"]
    assert game.view(None)["seats"][0]["office"] == "mayor"




def short(value: object) -> str:
    """The name of a parametrized case: only what is short."""
    return value if isinstance(value, str) and len(value) < 60 else ""


OFFICES = {"a": "9,I3,2,mayor,slandered", "b": "5,-,3,council", "c": "4,-,3,police"}
PHASES = [
    ("open", "tammany 3 2020 printed full E/G/I - 0,-,3/0,-,3/0,-,3 y1- open", None),
    ("first", "tammany 3 2009 printed placing E/G/I/E/G/I - 0,-,3/0,-,3/0,-,3 y1- first", None),
    ("fill", "tammany 3 2020 printed full E/G/I/E/G/I IE 0,-,3/0,-,3/0,-,3 y1- fill=3", None),
    ("fill", line("fill=3,c", garden="IE"), None),
    ("turn", line("turn=c"), 2),
    ("turn", line("turn=c,ward"), 2),
    ("turn", line("turn=c,ward,office", seats=OFFICES), 2),
    ("turn", line("turn=c,office", seats=OFFICES), 2),
    ("second", line("second=c,4", wards={4: ":c"}), 2),
    ("second", line("second=c,4,office", wards={4: ":c"}, seats=OFFICES), 2),
    ("cube", line("cube=c", wards={4: ":c"}), 2),
    ("cube", line("cube=c,office", wards={4: ":c"}, seats=OFFICES), 2),
    ("spread", line("spread=a,4,b,irish,ward", wards={4: ":a", 7: "I:ab"}, seats=OFFICES), 0),
    ("bid", line("bid=14,a", year=4, garden="-", wards={14: "IE:abc"}, seats={"a": "0,I2E,3", "b": "0,I,3", "c": "0,E,3"}), 0),
    ("bid", line("bid=14,c,a=I2,b=-", year=4, garden="-", wards={14: "IE:abc"}, seats={"a": "0,I2E,3", "b": "0,I,3", "c": "0,E,3"}), 2),
    ("bid", line("bid=14,a:I2", year=4, garden="-", wards={14: "IE:abc"}, seats={"a": "0,I2E,3", "b": "0,I,3", "c": "0,E,3"}), 0),
    ("place", line("place=a,1", year=4, garden="-", wards={1: ":a"}), 0),
    ("favor", line("favor=a,4", year=4, garden="-", wards={4: ":a"}), 0),
    ("appoint", line("appoint=c", year=4, garden="-", seats={"c": "3,-,3,mayor"}), 2),
    ("appoint", line("appoint=c", year=4, garden="-", seats={"c": "3,-,3,mayor", "a": "0,-,3,police"}), 2),
    ("over", line("over", year=16, garden="-", seats={"c": "3,-,3,mayor"}), None),
]


@pytest.mark.parametrize(("word", "text", "actor"), PHASES, ids=short)
def test_every_phase_reads_and_prints(word, text, actor):
    """The table of phases: draws ask nobody."""
    game = fivepoints.parse(text)
    assert game.position() == text
    assert game.view(None)["phase"] == word
    assert game.view(None)["actor"] == actor
    assert bool(game.chance()) == (word in ("open", "first", "fill"))
    assert game.over == (word == "over")


NATION = "[IEGT](?:[2-9]|[1-9][0-9])?"
CUBES = f"(?:{NATION}){{1,4}}"
PERSON = rf"[0-9]+,(?:-|{CUBES}),[0-3](?:,(?:mayor|deputy|council|police|precinct)~?)?(?:,lead=(?:[IEGT]~?)+)?(?:,slandered)?"
BIDS = rf"(?::(?:[IEGT][0-9]+)+)?(?:,[a-e]=(?:-|\?|{CUBES}))*"
GRAMMAR = re.compile(
    rf"tammany [345] (?:2009|2020) (?:printed|unlimited) (?:placing|full) "
    rf"(?:-|{CUBES}(?::(?:[a-e][0-9]*)+)?!?(?:/{CUBES}(?::(?:[a-e][0-9]*)+)?!?)*) (?:-|{CUBES}) {PERSON}(?:/{PERSON})+ y[0-9]+[a-e-] "
    rf"(?:open|first|over|fill=[0-9](?:,[a-e])?|appoint=[a-e]|turn=[a-e](?:,ward)?(?:,office)?|second=[a-e],[0-9]+(?:,office)?|cube=[a-e](?:,office)?"
    rf"|spread=[a-e],[0-9]+,[a-e],[a-z]+(?:,ward)?(?:,office)?|bid=[0-9]+,[a-e]{BIDS}|place=[a-e],[12]|favor=[a-e],[47])",
    re.ASCII,
)


@pytest.mark.parametrize("style", list(STYLES))
def test_every_printed_position_follows_the_grammar(style):
    """Grammar: of whole games, and of what each seat sees."""
    for count, s in enumerate(walk(Table(5, style=style, seed=3))):
        game = game_of(s)
        for text in {game.position(), *(game.position(reader) for reader in ((None, 0) if count % 5 else (None, 0, 1, 2, 3, 4)))}:
            assert GRAMMAR.fullmatch(text), text
            assert text.isascii()


# Moves: every row of the table


def test_campaign_in_two_wards():
    """`campaign 4 7`."""
    game = play(fivepoints.parse(EXAMPLE), "a campaign 4 7")
    assert (ward(game, 4), ward(game, 7)) == ("I:a", "E:a")


def test_campaign_twice_in_a_ward():
    """`campaign 4 4`."""
    assert ward(play(fivepoints.parse(EXAMPLE), "a campaign 4 4"), 4) == "I:a2"


def test_campaign_is_printed_in_election_order_and_read_in_any():
    """7 votes before 6, and 14 before 9."""
    moves = fivepoints.parse(EXAMPLE).legal(0)
    assert "campaign 7 6" in moves
    assert "campaign 6 7" not in moves
    assert play(fivepoints.parse(EXAMPLE), "a campaign 9 14").position() == play(fivepoints.parse(EXAMPLE), "a campaign 14 9").position()


def test_settle():
    """`settle 2 english 6`."""
    game = play(fivepoints.parse(EXAMPLE), "a settle 2 english 6")
    assert (ward(game, 2), ward(game, 6), favors(game, "a"), garden(game)) == ("G:a", "EG", "E", "I2G2T")


def test_offices_in_words():
    """`take irish`, `arrest german 14`, `lock 5`, `move irish 5 3`."""
    how = {"wards": {14: "IG", 5: "IG"}}
    taken = play(at("turn=b", seats={"a": "6,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,police"}, **how), "b take irish")
    assert favors(taken, "b") == "I"
    arrested = play(at("turn=c", seats={"a": "6,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,police"}, **how), "c arrest german 14")
    assert ward(arrested, 14) == "I"
    assert bag(arrested)[2] == 25 - 3 - 1  # German cubes are in 2, 6 and 5 now, and one in the box of zone III
    locked = play(at("turn=b", seats={"a": "6,-,3,mayor", "b": "5,-,3,council", "c": "4,-,3,police"}, **how), "b lock 5")
    assert ward(locked, 5) == "IG!"
    moved = play(at("turn=b", seats={"a": "6,-,3,mayor", "b": "5,-,3,precinct", "c": "4,-,3,police"}, **how), "b move irish 5 3")
    assert (ward(moved, 5), ward(moved, 3)) == ("G", "IE")


def test_slander_in_words():
    """`slander 8 b german` and `slander 8 b german spread 14`."""
    how = {"wards": {8: "G:ab2", 14: "G:ab"}, "seats": {"a": "5,G3,3"}}
    one = play(at("turn=a", **how), "a slander 8 b german")
    assert (ward(one, 8), ward(one, 14), favors(one, "a"), tokens(one, "a")) == ("G:ab", "G:ab", "G2", 2)
    two = play(at("turn=a", **how), "a slander 8 b german spread 14")
    assert (ward(two, 8), ward(two, 14), favors(two, "a"), tokens(two, "a")) == ("G:ab", "G:a", "-", 2)
    assert phase(one) == phase(two) == "turn=a"


def test_bids_in_words():
    """`bid irish 2 english 1` and `bid none`; nations with none are left out, and may be said with 0."""
    game = at("bid=6,a", year=4, garden="-", wards={6: "IE:ab"}, seats={"a": "0,I2E,3", "b": "0,E,3"})
    assert offered(game, "a") == {"bid none", "bid irish 1", "bid irish 2", "bid english 1", "bid irish 1 english 1", "bid irish 2 english 1"}
    spoken = play(game.copy(), "a bid english 1 irish 2", "b bid irish 0 english 0")
    written = play(game.copy(), "a bid irish 2 english 1", "b bid none")
    assert spoken.position() == written.position()


def test_bonuses_in_words():
    """`place irish 5`, `take irish`, `pass`."""
    assert ward(play(election(year=8, wards={1: ":a"}), "a place irish 5"), 5) == "IG"
    assert favors(play(election(year=8, wards={4: "E:a"}), "a take irish"), "a") == "IE3"
    assert favors(play(election(year=8, wards={4: "E:a"}), "a pass"), "a") == "E3"


def test_appoint_in_words():
    """`appoint b deputy c police`."""
    game = play(election(wards={6: ":a"}), "a appoint b deputy c police")
    assert [person(game, letter).split(",")[3] for letter in "abc"] == ["mayor", "deputy", "police"]


def test_draws_in_words():
    """A nation for a cube, a seat for the first player."""
    game = fivepoints.new("tammany", players=3, edition=2009)
    draw(game, "english", "english", "german", "german")
    assert [outcome for outcome, _ in game.chance()] == ["a", "b", "c"]
    draw(game, "c")
    assert [outcome for outcome, _ in game.chance()] == ["irish", "english", "german", "italian"]


# Forgiving input


@pytest.mark.parametrize(
    "said",
    [
        "settle 2 english 6",
        "SETTLE 2 ENGLISH 6",
        "  Settle   2  English 6 ",
        "settle, 2, english, 6",
        "Settle a boss in ward 2 and an English cube in ward 6",
        "settle the boss on 2, the english cube to 6",
        "settle\t2 english\n6",
        "settle a 2 an english 6",
    ],
)
def test_forgiven(said):
    """Capitals, commas, spaces and the small words."""
    assert play(fivepoints.parse(EXAMPLE), f"a {said}").position() == play(fivepoints.parse(EXAMPLE), "a settle 2 english 6").position()


@pytest.mark.parametrize(
    ("setting", "said", "meant"),
    [
        (EXAMPLE, "Campaign in wards 7 and 4", "campaign 4 7"),
        (line("turn=a", wards={8: ":ab"}, seats={"a": "5,I,3"}), "slander in 8 by a B, with an Irish favor", None),
        (line("turn=a", wards={8: ":ab"}, seats={"a": "5,I,3"}), "slander by a boss in 8, of B, with an Irish favor", "slander 8 b irish"),
        (line("turn=a", wards={8: ":ab"}, seats={"a": "5,I,3"}), "Slander in ward 8 B with Irish favor", "slander 8 b irish"),
        (line("bid=6,a", year=4, garden="-", wards={6: ":ab"}, seats={"a": "0,G2,3"}), "Bid German 2", "bid german 2"),
        (line("bid=6,a", year=4, garden="-", wards={6: ":ab"}, seats={"a": "0,G2,3"}), "Bid None", "bid none"),
        (line("place=a,1", year=4, garden="-", wards={1: ":a"}), "place an Irish cube on the ward 6", "place irish 6"),
        (line("favor=a,4", year=4, garden="-", wards={4: ":a"}), "Take an Irish favor", "take irish"),
        (line("favor=a,4", year=4, garden="-", wards={4: ":a"}), "take favors of the Irish", "take irish"),
        (line("appoint=a", year=4, garden="-", seats={"a": "3,-,3,mayor"}), "Appoint C the Police, and B to Deputy", "appoint b deputy c police"),
        (line("turn=a,ward"), "END", "end"),
    ],
    ids=short,
)
def test_forgiven_elsewhere(setting, said, meant):
    """Small words anywhere; an "a" before a seat is taken for the seat, so it is refused rather than guessed."""
    game = fivepoints.parse(setting)
    if meant is None:
        with pytest.raises(FivepointsError):
            game.play(0, said)
        return
    assert meant in game.legal(0)
    other = game.copy()
    game.play(0, said)
    other.play(0, meant)
    assert game.position() == other.position()


# Errors of moves

TURN = line("turn=a", garden="I2E", wards={6: "G2:ab", 4: "IG:ab"}, seats={"a": "9,G,3,mayor", "b": "5,-,3,police", "c": "4,-,3,council"})
BID = line("bid=6,a", year=4, garden="-", wards={6: "GT:ab"}, seats={"a": "0,EG2,3", "b": "0,G,3"})
PLACE = line("place=a,1", year=4, garden="-", wards={1: ":a"})
FAVOR = line("favor=a,4", year=4, garden="-", wards={4: ":a"})
APPOINT = line("appoint=a", year=4, garden="-", seats={"a": "3,-,3,mayor"})


@pytest.mark.parametrize(
    ("setting", "move", "words"),
    [
        (TURN, "", ["a move", "missing"]),
        (TURN, "the ward", ["a move", "missing"]),
        (TURN, "xyzzy", ["'xyzzy'", "not a move", "campaign", "settle"]),
        (TURN, "campain 4 7", ["did you mean 'campaign'"]),
        (TURN, "campaign", ["a ward is missing"]),
        (TURN, "campaign 4", ["second ward is missing"]),
        (TURN, "campaign 4 12", ["no ward 12"]),
        (TURN, "campaign 4 16", ["no ward 16"]),
        (TURN, "campaign 4 0", ["no ward 0"]),
        (TURN, "campaign 4 -7", ["'-7'", "a ward"]),
        (TURN, "campaign 4 seven", ["'seven'", "a ward"]),
        (TURN, "campaign 4 \u0667", ["a ward"]),
        (TURN, "campaign 4 7 6", ["'6' is too much"]),
        (TURN, "campaign none 4", ["too much"]),
        (TURN, "settle", ["a nation", "missing"]),
        (TURN, "settle 4", ["a nation", "missing"]),
        (TURN, "settle 4 irish", ["a ward is missing"]),
        (TURN, "settle 4 irsh 7", ["did you mean 'irish'"]),
        (TURN, "settle 4 french 7", ["'french' is not a nation", "irish, english, german, italian"]),
        (TURN, "settle 4 irish 7 7", ["too much"]),
        (TURN, "take", ["a nation", "missing"]),
        (TURN, "arrest irish", ["a ward is missing"]),
        (TURN, "lock", ["a ward is missing"]),
        (TURN, "move german 6", ["a ward is missing"]),
        (TURN, "slander 6", ["a seat is missing"]),
        (TURN, "slander 6 z german", ["'z' is not a seat", "a b c"]),
        (TURN, "slander 6 e german", ["'e' is not a seat"]),
        (TURN, "slander 6 b", ["a nation", "missing"]),
        (TURN, "slander 6 b german spread", ["a ward is missing"]),
        (TURN, "slander 6 b german 4", ["too much"]),
        (TURN, "end it", ["too much"]),
        (TURN, "campaign 4 7" + " " * 400, ["at most 200"]),
        (BID, "bid", ["a nation", "missing"]),
        (BID, "bid german", ["number of favors", "missing"]),
        (BID, "bid german two", ["number of favors"]),
        (BID, "bid german 1 german 1", ["german is said twice"]),
        (BID, "bid none german 1", ["too much"]),
        (BID, "bid german 1000", ["number of favors"]),
        (PLACE, "place irish", ["a ward is missing"]),
        (PLACE, "place", ["a nation", "missing"]),
        (APPOINT, "appoint", ["office of b is missing"]),
        (APPOINT, "appoint b police", ["office of c is missing"]),
        (APPOINT, "appoint b", ["office", "missing"]),
        (APPOINT, "appoint b sheriff c police", ["'sheriff'", "deputy, council, police, precinct"]),
        (APPOINT, "appoint b polise c deputy", ["did you mean 'police'"]),
        (APPOINT, "appoint d police c deputy", ["'d' is not a seat"]),
        (APPOINT, "appoint a police b deputy c council", ["a is the Mayor"]),
        (APPOINT, "appoint b police b deputy c council", ["b is said twice"]),
    ],
    ids=short,
)
def test_no_such_move(setting, move, words):
    """NotationError."""
    refused(fivepoints.parse(setting), f"a {move}", *words, error=NotationError)


@pytest.mark.parametrize(
    ("setting", "move", "words"),
    [
        (TURN, "campaign none", ["places bosses", "Q5"]),
        (TURN, "campaign 4 10", ["ward 10 is not open"]),
        (TURN, "settle irish 4", ["begins with a boss"]),
        (TURN, "settle 4 german 4", ["Castle Garden has no German"]),
        (TURN, "settle 10 irish 4", ["ward 10 is not open"]),
        (TURN, "take irish", ["only the Deputy Mayor"]),
        (TURN, "arrest german 6", ["only the Chief of Police"]),
        (TURN, "lock 6", ["only the Council President"]),
        (TURN, "move german 6 4", ["only the Precinct Chairman"]),
        (TURN, "move german 6 8", ["6 and 8 are not adjacent"]),
        (TURN, "move german 6 6", ["not adjacent"]),
        (TURN, "end", ["ward action"]),
        (TURN, "slander 6 a german", ["another player"]),
        (TURN, "slander 6 c german", ["both need a boss", "ward 6"]),
        (TURN, "slander 10 b german", ["both need a boss", "ward 10"]),
        (TURN, "slander 6 b irish", ["no Irish cube", "ward 6"]),
        (TURN, "slander 4 b irish", ["no Irish favor"]),
        (TURN, "slander 6 b german spread 4", ["can't spread", "2 more favors"]),
        (TURN.replace("9,G,3", "9,G3,3"), "slander 6 b german spread 9", ["9 is not adjacent"]),
        (TURN.replace("9,G,3", "9,G3,3"), "slander 6 b german spread 5", ["both need a boss", "ward 5"]),
        (TURN.replace("9,G,3", "9,G3,3"), "slander 6 b german spread 3", ["no German cube", "ward 3"]),
        (BID, "bid german 3", ["only 2 German favors"]),
        (BID, "bid english 1", ["no English cube", "ward 6"]),
        (BID, "bid italian 1", ["no Italian favor"]),
        (PLACE, "place irish 9", ["ward 9 is not open"]),
        (APPOINT, "appoint b police c police", ["at most one player"]),
        (FAVOR.replace("0,-,3/0,-,3", "0,-,3/0,I35,3"), "take irish", ["no Irish favor is left"]),
    ],
    ids=short,
)
def test_against_a_rule(setting, move, words):
    """IllegalMove."""
    refused(fivepoints.parse(setting), f"a {move}", *words, error=IllegalMove)


@pytest.mark.parametrize(
    ("setting", "move", "words"),
    [
        (TURN, "bid none", ["belongs to an election", "it is a turn"]),
        (TURN, "place irish 4", ["bonus", "it is a turn"]),
        (TURN, "pass", ["bonus", "it is a turn"]),
        (TURN, "appoint b police c deputy", ["after an election", "it is a turn"]),
        (BID, "campaign 4 7", ["turn", "a bid is asked"]),
        (BID, "settle 4 irish 7", ["turn", "a bid is asked"]),
        (BID, "arrest irish 4", ["turn", "a bid is asked"]),
        (BID, "lock 4", ["turn", "a bid is asked"]),
        (BID, "move irish 4 7", ["turn", "a bid is asked"]),
        (BID, "slander 4 b irish", ["turn", "a bid is asked"]),
        (BID, "take irish", ["a bid is asked"]),
        (BID, "end", ["turn", "a bid is asked"]),
        (PLACE, "end", ["a bonus cube is asked"]),
        (PLACE, "take irish", ["a bonus cube is asked"]),
        (FAVOR, "place irish 4", ["a bonus favor is asked"]),
        (APPOINT, "end", ["the Mayor gives offices"]),
        (APPOINT, "pass", ["the Mayor gives offices"]),
        (line("second=a,4", wards={4: ":a"}), "end", ["second boss of the campaign comes first"]),
        (line("cube=a", wards={4: ":a"}), "end", ["cube of the settle comes first"]),
        (line("spread=a,4,b,irish", wards={4: ":a", 7: "I:ab"}, seats=OFFICES), "end", ["slander comes first"]),
        (line("over", year=16, garden="-"), "end", ["game is over"]),
        (line("fill=3,a", garden="IE"), "end", ["draw is due"]),
        (line("fill=3,a", garden="IE"), "nonsense", ["draw is due"]),
    ],
    ids=short,
)
def test_not_now(setting, move, words):
    """PhaseError."""
    refused(fivepoints.parse(setting), f"a {move}", *words, error=PhaseError)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_no_such_seat(seat):
    """SeatError."""
    game = at("turn=a")
    for ask in (game.legal, game.view, game.position):
        with pytest.raises(SeatError, match="no seat"):
            ask(seat)
    with pytest.raises(SeatError, match="no seat"):
        game.play(seat, "end")


def test_not_that_seat():
    """SeatError: another is to move, or the seat has bid already."""
    refused(fivepoints.parse(TURN), "b campaign 4 7", "not to move", error=SeatError)
    refused(fivepoints.parse(BID), "c bid none", "not to move", error=SeatError)
    refused(play(fivepoints.parse(BID), "a bid none"), "a bid none", "chosen already", error=SeatError)


def test_errors_of_draws():
    """PhaseError when none is due, NotationError for what can't be drawn, with what can."""
    with pytest.raises(PhaseError, match="no draw is due"):
        fivepoints.parse(EXAMPLE).draw("irish")
    game = fivepoints.new("tammany", players=3)
    before = game.position()
    for wrong in ("italian", "a", "", "Irish", "irish "):
        with pytest.raises(NotationError, match="irish, english, german"):
            game.draw(wrong)
    assert game.position() == before


def test_errors_of_the_end():
    """PhaseError: there is no result before."""
    with pytest.raises(PhaseError, match="not over"):
        fivepoints.parse(EXAMPLE).result()


# Errors of positions

LATE = line("turn=a", garden="I2", wards={6: "G2:ab!"}, seats={"a": "9,G,2,mayor,lead=I,slandered", "b": "5,-,3,police", "c": "4,-,3,council"})
PLAYERS, EDITION, SUPPLY, LOCK, WARDS, GARDEN, SEATS, CLOCK, PHASE = range(1, 10)


@pytest.mark.parametrize(
    ("setting", "changes", "words"),
    [
        (LATE, {0: "chess"}, "name of its game.*tammany.*'chess'"),
        (LATE, {0: "Tammany"}, "'Tammany'"),
        (LATE, {0: ""}, "name of its game"),
        (LATE, {PHASE: "turn=a extra"}, "ten fields.*11"),
        (LATE, {PHASE: "turn=a "}, "ten fields.*11"),
        (LATE, {GARDEN: "I2 "}, "ten fields"),
        (LATE, {GARDEN: ""}, "Castle Garden"),
        (LATE, {PHASE: "x" * 1000}, "at most 1000"),
        (LATE, {PLAYERS: "2"}, "players is 3 or 4 or 5, not '2'"),
        (LATE, {EDITION: "2015"}, "edition is 2009 or 2020"),
        (LATE, {SUPPLY: "some"}, "supply is printed or unlimited"),
        (LATE, {LOCK: "half"}, "lock is placing or full"),
        (LATE, {PLAYERS: "4"}, "4 players need as many seats, not 3"),
        # the clock
        (LATE, {CLOCK: "6a"}, "the clock"),
        (LATE, {CLOCK: "y6"}, "the clock"),
        (LATE, {CLOCK: "y6f"}, "the clock"),
        (LATE, {CLOCK: "y6e"}, "first player is a seat from a to c"),
        (LATE, {CLOCK: "y17a"}, "year is a number up to 16"),
        (LATE, {CLOCK: "y06a"}, "year"),
        (LATE, {CLOCK: "y0a"}, "years run from 1 to 16"),
        (LATE, {CLOCK: "y6-"}, "only the first"),
        (LATE, {CLOCK: "y6b"}, "Mayor is first player"),
        # the city
        (LATE, {WARDS: "/".join("E" * 16)}, "15 wards, not 16"),
        (LATE, {WARDS: "-"}, "there is no open|wards open|lock"),
        (LATE, {WARDS: "E/G/I/E/G/I"}, "not the wards open in this year"),
        (LATE, {WARDS: "E/G/I/E/G!:a/I/I/E/I/G/E"}, "ward 6.*not cubes, bosses and a lock"),
        (LATE, {WARDS: "E//I/E/G/I/I/E/I/G/E"}, "ward 2"),
        (LATE, {WARDS: "E/X/I/E/G/I/I/E/I/G/E"}, "ward 2.*'X' does not belong"),
        (LATE, {WARDS: "E/GI/I/E/G/I/I/E/I/G/E"}, "ward 2.*'I' does not belong.*in this order"),
        (LATE, {WARDS: "E/GG/I/E/G/I/I/E/I/G/E"}, "ward 2.*'G' does not belong"),
        (LATE, {WARDS: "E/G26/I/E/G/I/I/E/I/G/E"}, "ward 2.*up to 25"),
        (LATE, {WARDS: "E/G1/I/E/G/I/I/E/I/G/E"}, "not written as it should be.*G1"),
        (LATE, {WARDS: "E/G0/I/E/G/I/I/E/I/G/E"}, "every open ward holds a cube"),
        (LATE, {WARDS: "E/G:d/I/E/G/I/I/E/I/G/E"}, "ward 2.*'d' does not belong"),
        (LATE, {WARDS: "E/G:ba/I/E/G/I/I/E/I/G/E"}, "ward 2.*'a' does not belong"),
        (LATE, {WARDS: "E/G:a20/I/E/G/I/I/E/I/G/E"}, "seat a has 22 bosses: there are 19"),
        (LATE, {WARDS: "E!/G!/I!/E/G/I/I/E/I/G/E"}, "there are 2 locks"),
        (LATE, {WARDS: "E/G20/I/E/G8/I/I/E/I/G/E"}, "30 german cubes are too many: there are 25"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,police/4,-,3,deputy"}, "lock needs a Council President"),
        (LATE, {GARDEN: "I6"}, "Castle Garden holds at most two"),
        (LATE, {GARDEN: "TI"}, "Castle Garden.*'I' does not belong"),
        (LATE, {GARDEN: "i"}, "Castle Garden"),
        (LATE, {GARDEN: "2I"}, "Castle Garden.*not a count"),
        # the seats
        (LATE, {SEATS: "9,G,3/5,-,3"}, "3 players need as many seats, not 2"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,police/4,-"}, "seat c.*points, favors, tokens and honours"),
        (LATE, {SEATS: "9,G,3,mayor/-5,-,3,police/4,-,3,council"}, "seat b"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,police/999,-,3,council"}, "seat c: points"),
        (LATE, {SEATS: "9,G,3,mayor/05,-,3,police/4,-,3,council"}, "seat b: points"),
        (LATE, {SEATS: "9,G,4,mayor/5,-,3,police/4,-,3,council"}, "seat a: slander tokens is a number up to 3"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,sheriff/4,-,3,council"}, "seat b: office is mayor or deputy"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,council/4,-,3,council"}, "at most one holder"),
        (LATE, {SEATS: "9,G,3,mayor/5,-,3,council/4,-,3"}, "gives every player an office"),
        (LATE, {SEATS: "9,G,3,deputy/5,-,3,council/4,-,3"}, "without a Mayor no office"),
        (LATE, {SEATS: "9,G,3,mayor,lead=GI/5,-,3,police/4,-,3,council"}, "not written as it should be"),
        (LATE, {SEATS: "9,G,3,mayor,lead=/5,-,3,police/4,-,3,council"}, "seat a"),
        (LATE, {SEATS: "9,G,2,slandered,mayor/5,-,3,police/4,-,3,council"}, "seat a"),
        (LATE, {SEATS: "9,G,3,mayor,slandered/5,-,3,police/4,-,3,council"}, "seat a: a token is spent at most once a term"),
        (LATE, {SEATS: "9,G,1,mayor,slandered/5,-,3,police/4,-,3,council"}, "seat a: a token is spent at most once a term"),
        (LATE, {SEATS: "9,G20,3,mayor/5,G16,3,police/4,-,3,council"}, "36 german favors are too many: there are 35"),
        (EXAMPLE, {SEATS: "0,-,3,mayor/0,-,3,police/0,-,3,deputy/0,-,3,council"}, "begin with the first election"),
        (EXAMPLE, {SEATS: "0,-,3,lead=I/0,-,3/0,-,3/0,-,3"}, "begin with the first election"),
        (EXAMPLE, {SEATS: "0,-,2,slandered/0,-,3/0,-,3/0,-,3"}, "slander begins in term 2"),
        (EXAMPLE, {SEATS: "0,-,2/0,-,3/0,-,3/0,-,3"}, "token"),
        # the phase
        (LATE, {PHASE: "dance"}, "no phase 'dance'.*turn"),
        (LATE, {PHASE: "turn"}, "phase 'turn' has 1 parts behind it, not 0"),
        (LATE, {PHASE: "turn=a,b"}, "phase 'turn' has 1"),
        (LATE, {PHASE: "turn=d"}, "who is asked is a seat from a to c"),
        (LATE, {PHASE: "turn=a,office"}, "without an office there is no benefit used"),
        (LATE, {PHASE: "turn=a,office,ward"}, "phase 'turn'"),
        (LATE, {PHASE: "second=a,10"}, "no open ward 10"),
        (LATE, {PHASE: "second=a,12"}, "no open ward 12"),
        (LATE, {PHASE: "second=a,4"}, "no campaign has begun there"),
        (LATE, {PHASE: "second=a,6"}, "no campaign has begun there"),  # it is locked
        (LATE, {PHASE: "cube=c"}, "no settle has begun"),
        (LATE, {PHASE: "cube=a"}, "no settle has begun"),  # the only boss is in a locked ward
        (LATE, {PHASE: "spread=a,6,b,french"}, "the nation is irish or english"),
        (LATE, {PHASE: "spread=a,6,a,german"}, "no slander has begun"),
        (LATE, {PHASE: "spread=b,6,a,german"}, "no slander has begun"),
        (LATE, {PHASE: "spread=a,6,b,german"}, "can't spread"),
        (LATE, {PHASE: "fill=0,a"}, "Castle Garden|bag"),
        (LATE, {PHASE: "fill=2,a"}, "filled to two more than the players"),
        (LATE, {PHASE: "fill=9,a"}, "cubes to come is a number up to 5"),
        (LATE, {PHASE: "fill=3"}, "phase 'fill' has 2 parts"),
        (LATE, {PHASE: "first"}, "first player is known already"),
        (LATE, {PHASE: "open"}, "no zone opens now"),
        (LATE, {PHASE: "bid=6,a"}, "every fourth year"),
        (LATE, {PHASE: "bid=6"}, "a ward and a seat"),
        (LATE, {PHASE: "place=a,1"}, "every fourth year"),
        (LATE, {PHASE: "appoint=a"}, "every fourth year"),
        (LATE, {PHASE: "over"}, "fourth year|at the end only the Mayor"),
        (BID, {GARDEN: "I"}, "Castle Garden is empty in an election"),
        (BID, {PHASE: "bid=6,c"}, "seat c does not owe a bid"),
        (BID, {PHASE: "bid=6,a,a=G"}, "seat a does not owe a bid"),
        (BID, {PHASE: "bid=6,a,c=G"}, "seat c is not asked for a bid"),
        (BID, {PHASE: "bid=6,a,b=G,b=G"}, "named twice"),
        (BID, {PHASE: "bid=6,a,b=G2"}, "seat b can't bid that"),
        (BID, {PHASE: "bid=6,a,b=I"}, "seat b can't bid that"),
        (BID, {PHASE: "bid=6,a:G1"}, "nothing left to be asked"),
        (BID, {PHASE: "bid=6,a:E1"}, "is not what seat a is asked for"),
        (BID, {PHASE: "bid=14,a"}, "does not owe a bid"),
        (BID, {WARDS: "E:ab/G/I/E/GT:ab/I"}, "has voted holds at most one boss"),
        (BID, {WARDS: "E/G/I/E/GT:a/I"}, "does not owe a bid|two candidates"),
        (PLACE, {PHASE: "place=b,1"}, "only the winner"),
        (PLACE, {PHASE: "place=a,4"}, "only the winner"),
        (PLACE, {PHASE: "favor=a,1"}, "no favor to take"),
        (PLACE, {WARDS: "E:a2/G/I/E/G/I"}, "only the winner"),
        (FAVOR, {PHASE: "place=a,4"}, "no cube to place"),
        (APPOINT, {PHASE: "appoint=b"}, "the Mayor gives offices"),
        (APPOINT, {SEATS: "3,-,3,mayor/0,-,3/0,-,3,police"}, "seat order from the Mayor's left"),
        (APPOINT, {SEATS: "3,-,3,mayor/0,-,3,deputy/0,-,3,police"}, "seat order from the Mayor's left"),
        (APPOINT, {WARDS: "E:ab/G/I/E/G/I"}, "at most one boss"),
        (EXAMPLE, {CLOCK: "y1-"}, "drawn before the first turn"),
        (EXAMPLE, {CLOCK: "y1-", PHASE: "first", WARDS: "E:a/G/I/E/G/I/I/E/I/G/E"}, "at set-up nobody has anything"),
        (EXAMPLE, {CLOCK: "y1-", PHASE: "first", WARDS: "E2/G/I/E/G/I/I/E/I/G/E"}, "at set-up a ward has one cube"),
        (EXAMPLE, {CLOCK: "y1-", PHASE: "first", GARDEN: "I"}, "Castle Garden is filled"),
        (EXAMPLE, {CLOCK: "y1-", PHASE: "open", GARDEN: "-"}, "zones do not open at set-up|no zone"),
        (EXAMPLE, {CLOCK: "y1-", PHASE: "open", GARDEN: "-", WARDS: "G/G/G/G"}, "not the cubes of the zone"),
    ],
    ids=short,
)
def test_no_such_position(setting, changes, words):
    """NotationError says where and why."""
    fields = fivepoints.parse(setting).position().split(" ")
    for field, text in changes.items():
        fields[field] = text
    with pytest.raises(NotationError, match=words):
        fivepoints.parse(" ".join(fields))


@pytest.mark.parametrize("text", ["", " ", "tammany", "tammany " * 10, "\n", EXAMPLE + "\n", " " + EXAMPLE, EXAMPLE.upper(), EXAMPLE.replace(" ", "\t")])
def test_no_position_at_all(text):
    """NotationError."""
    with pytest.raises(NotationError):
        fivepoints.parse(text)


# In the middle of things


def test_a_seat_is_one_letter():
    """`slander 6 ab german` names no seat."""
    game = at("turn=a", wards={6: ":ab"}, seats={"a": "5,G,3"})
    for letters in ("ab", "bc", "abc"):
        refused(game, f"a slander 6 {letters} german", "seat", error=NotationError)


def test_a_whole_position_tells_the_bids_that_are_in():
    """`,a=I2`: a part for each seat that has closed its bid; so reading the position gives the same game back, with the same seats to move."""
    game = play(fivepoints.parse(BID), "a bid german 1")
    assert phase(game) == "bid=6,b,a=G"
    assert fivepoints.parse(game.position()).movers() == game.movers() == [1]


def test_what_a_seat_sees_reads_and_prints_but_bids_unseen_count_for_nothing():
    """`,a=?`: a reader's position can be read; going on from it must not make favors out of an unknown bid."""
    game = play(fivepoints.parse(BID), "a bid german 1")
    seen = fivepoints.parse(game.position(1))
    assert seen.position() == game.position(1)
    try:
        seen.play(1, "bid none")
    except FivepointsError:
        assert seen.position() == game.position(1)
    else:
        assert favors(seen, "a") == "EG2"


@pytest.mark.parametrize(("word", "text", "actor"), [case for case in PHASES if case[2] is not None], ids=short)
def test_in_every_phase_what_is_offered_can_be_played(word, text, actor):
    """Also in the middle of a campaign, a settle, a slander, a bid or the appointments, where a position can stand."""
    game = fivepoints.parse(text)
    moves = list(game.legal(actor))
    assert moves
    for move in moves:
        game.copy().play(actor, move)


@pytest.mark.parametrize(
    "text",
    [
        line("turn=c,ward", year=16, garden="-", wards={6: ":a"}, seats={"a": "127,-,3"}),
        line("turn=c", year=6, garden="T", supply="unlimited", wards={6: ":c127"}),
        line("turn=c", year=6, garden="T", supply="unlimited", seats={"c": "0,T48,3"}),
    ],
    ids=short,
)
def test_no_position_is_read_that_cannot_be_played_on(text):
    """The numbers of a position leave room for what can still come, else it is no legal position."""
    try:
        game = fivepoints.parse(text)
    except NotationError:
        return
    if "ward" not in phase(game):
        play(game, "c settle 6 italian 6")
    play(game, "c end")
    game.ids()
    assert fivepoints.parse(game.position()).position() == game.position()


@pytest.mark.parametrize(
    ("players", "wards", "where"),
    [
        (3, "E2/G", "open"),  # two cubes in a ward
        (4, "E/G/I/E/G/I2/I", "open"),
        (4, "E/G/I/E/G/E/I", "open"),  # no Irish cube in ward 14
        (3, "E/G/I/E/I/G", "fill=5"),
        (3, "T/T/T/T/T/I", "fill=5"),  # not the cubes of the zone's box
    ],
)
def test_no_position_is_read_that_set_up_cannot_make(players, wards, where):
    """3.2: one cube a ward, those of the zone's box, an Irish one in ward 14."""
    with pytest.raises(NotationError):
        fivepoints.parse(f"tammany {players} 2020 printed full {wards} - {'/'.join(['0,-,3'] * players)} y1- {where}")


@pytest.mark.parametrize(("where", "move"), [("second=a,4", "campaign 1"), ("second=a,4", "campaign 1 4"), ("cube=a", "settle 4 irish 7")])
def test_in_the_middle_of_a_move_a_reason_fits(where, move):
    """What is refused there is not refused because `a campaign places two bosses`: it is the second boss, or the cube, that is said."""
    reason = ""
    try:
        at(where, wards={4: ":a"}).play(0, move)
    except FivepointsError as error:
        reason = str(error)
    assert "two bosses" not in reason
