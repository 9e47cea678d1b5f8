"""What an election brought is told to everybody, and told right."""
import pytest

from fivepoints.bots import ask, make
from fivepoints.core.randoms import generator
from fivepoints.core.words import Catalogue, tell
from fivepoints.games import rules
from fivepoints.record import Keeper
from table import at, play

CATALOGUE = Catalogue("fivepoints.games.tammany")
NAMES = ["Ann", "Bob", "Cal", "Dan", "Eve"]


def told(game, *moves):
    """What is told after the last of these moves."""
    heard = []
    game.listen(lambda entered: heard.append(entered.news))
    play(game, *moves)
    return [tell(CATALOGUE, fact, NAMES) for fact in heard[-1]]


def test_a_ward_won_with_bids():
    """12, case 2 in small: 5 to 4."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:a2b3"}, seats={"a": "0,I2E2,3", "b": "0,E2,3"}, garden="-")
    assert told(game, "b bid english 1", "a bid irish 1 english 2")[0] == "Ward 6: Ann wins, 5 to 4."


def test_nothing_is_told_before_the_last_bid_is_in():
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:abc"}, seats={"a": "0,I2,3", "b": "0,E2,3", "c": "0,E,3"}, garden="-")
    heard = []
    game.listen(heard.append)
    play(game, "b bid english 1", "a bid irish 1")
    assert heard == []
    play(game, "c bid none")
    assert [entered.seat for entered in heard] == [0, 1, 2]
    assert [entered.news for entered in heard[:2]] == [[], []]
    assert tell(CATALOGUE, heard[2].news[0], NAMES) == "Ward 6: Ann, Bob tie at 2, nobody wins."


def test_wards_without_bids_leaders_mayor_and_points():
    game = at("turn=c,ward", year=4, first="a", players=3, wards={6: "G:a2", 14: "I:ab", 4: "E:b"}, garden="-")
    assert told(game, "c end") == ["The election of year 4.", "Ward 4: Bob stands alone and wins."]  # b may take a favor first
    assert told(game, "b pass") == [
        "Ward 6: Ann stands alone and wins.",
        "Ward 14: Ann, Bob tie at 1, nobody wins.",
        "English leader: Bob.",
        "German leader: Ann.",
        "Bob is Mayor.",  # one ward and three favors each: English before German
        "Ann scores 1 in this election.",
        "Bob scores 4 in this election.",
        "Cal scores 0 in this election.",
    ]


def test_a_full_tie_is_told():
    game = at("turn=c,ward", year=4, first="a", players=3, garden="-")
    assert "A full tie: there is no Mayor, and no office is given." in told(game, "c end")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_told_adds_up_over_a_game(players):
    """The points told are the points scored, and the wards told won are one each for who keeps a boss there."""
    rule = rules("tammany")
    keeper = Keeper(rule, players, {}, NAMES[:players], bytes(32))
    scored, won = [0] * players, {}
    seen = 0
    bot, r = make("random"), generator(players)
    while not keeper.game.over:
        seat = keeper.game.movers()[-1]
        keeper.play(seat, ask(bot, keeper.game, seat, r))
        for entry in keeper.entries[seen:]:
            for fact in entry.news:
                assert tell(CATALOGUE, fact, NAMES)
                if fact.message == "news-points":
                    scored[fact.args["seat"]] += fact.args["points"]
                elif fact.message in ("news-ward-won", "news-ward-alone"):
                    won[fact.args["ward"]] = fact.args["seat"]
                elif fact.message == "news-ward-tied":
                    won[fact.args["ward"]] = None
                elif fact.message in ("news-mayor", "news-no-mayor"):
                    bosses = {number: ward["bosses"] for number, ward in keeper.game.view(None)["wards"].items() if ward["open"]}
                    for number, winner in won.items():
                        assert bosses[number] == [int(p == winner) for p in range(players)]
                    assert not any(sum(bosses[number]) for number in bosses if number not in won)
                    won.clear()
        seen = len(keeper.entries)
    assert scored == keeper.game.result()["scores"]
