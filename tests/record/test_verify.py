"""A good record verifies; a record that was tampered with is refused in one line that names the first wrong entry; nothing else comes out of any text."""
from __future__ import annotations

import hashlib
import hmac
import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fivepoints import RecordError
from fivepoints.record import Player, load, loads, replay, verify
from kept import at_bids, complaint, go_on, keep, right, rows

Data = dict[str, Any]


@cache
def text_of(players: int = 3) -> str:
    """A whole game, in which moves were taken back."""
    return go_on(keep(players), seed=1, undo=True).dumps()


@cache
def running_text() -> str:
    """A game after its first round of sealed bids."""
    keeper = at_bids()
    for seat in keeper.game.movers():
        keeper.play(seat, keeper.game.legal(seat)[-1])
    return keeper.dumps()


@pytest.fixture
def data() -> Data:
    return rows(text_of())


@pytest.fixture
def running() -> Data:
    return rows(running_text())


def numbers(data: Data, *, draw: bool = False, move: str | None = None, sealed: bool = False) -> list[int]:
    """The numbers of the draws, of the moves that begin so, or of the sealed choices."""
    if draw:
        return [row["n"] for row in data["entries"] if "draw" in row]
    if sealed:
        return [row["n"] for row in data["entries"] if "seal" in row]
    return [row["n"] for row in data["entries"] if row.get("move", "-").startswith(move or "-")]


def entry(data: Data, n: int) -> Data:
    row: Data = data["entries"][n - 1]
    return row


def before(data: Data, n: int) -> Player:
    """The game as it stands before entry n."""
    player = Player(loads(json.dumps(data)))
    for row in loads(json.dumps(data)).entries[: n - 1]:
        player.enter(row)
    return player


def digest(player: Player) -> str:
    return hashlib.sha256(player.game.position(None).encode()).hexdigest()[:32]


def renumber(data: Data) -> Data:
    for n, row in enumerate(data["entries"], 1):
        row["n"] = n
    return data


# Good records


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_good_record_verifies(players):
    data = rows(text_of(players))
    verdict = verify(loads(text_of(players)))
    assert verdict.entries == len(data["entries"])
    assert verdict.draws == len(numbers(data, draw=True))
    assert verdict.moves == verdict.entries - verdict.draws
    assert verdict.seals == len(numbers(data, sealed=True)) > 0
    assert (verdict.finished, verdict.chance_checked) == (True, True)


def test_a_running_record_verifies_as_far_as_it_goes(running):
    verdict = verify(loads(running_text()))
    assert (verdict.finished, verdict.chance_checked) == (False, False)
    assert verdict.entries == len(running["entries"])


def test_replay_gives_the_game_after_each_entry():
    for row, game in replay(loads(text_of())):
        assert row.digest == hashlib.sha256(game.position(None).encode()).hexdigest()[:32]
    assert game.result() == rows(text_of())["result"]


def test_layout_of_the_json_does_not_matter(data):
    right(json.dumps(data, separators=(",", ":")))
    turned = dict(reversed((data | {"entries": [dict(reversed(row.items())) for row in data["entries"]]}).items()))
    right(json.dumps(turned, indent=3))


@pytest.mark.parametrize("version", [-1, -(10**9)])
def test_a_version_of_the_rules_is_not_below_0(data, version):
    assert complaint(data | {"rules": version}) == "'rules' is not a version from 0 on"


@pytest.mark.parametrize("name", ["\x1b[2J", "a\nb", "\0", "\x7f", "\x9b", "\ud800", "\u202e"])
def test_a_name_that_a_terminal_would_obey_is_told(data, name):
    assert complaint(data | {"seats": ["Ann", name, "Cyd"]}) == "'seats' holds a name that can't be printed"


def test_names_and_the_version_of_the_rules_are_only_told(data):
    right(data | {"rules": 7, "seats": ["Zoë", "", "\N{BANANA}"]})


def test_the_secret_may_be_shown_before_the_game_is_over(running):
    right(running | {"secret": rows(text_of())["secret"]})


# Tampering with entries


def test_a_changed_draw_is_named(data):
    draws = numbers(data, draw=True)
    for n in (draws[0], draws[3], draws[len(draws) // 2], draws[-1]):
        forged, drawn = deepcopy(data), entry(data, n)["draw"]
        other = next(outcome for outcome, _ in before(data, n).game.chance() if outcome != drawn)
        entry(forged, n)["draw"] = other
        assert complaint(forged) == f"entry {n} (draw {other}): the secret gives {drawn}"


def test_a_draw_that_cant_fall_is_named(data):
    entry(data, 2)["draw"] = "martian"
    assert complaint(data) == "entry 2 (draw martian): the secret gives " + rows(text_of())["entries"][1]["draw"]
    data["secret"] = data["result"] = None
    assert complaint(data).startswith("entry 2 (draw martian): 'martian' can't be drawn; it is one of ")


def test_a_changed_draw_of_a_running_game_leaves_another_position(running):
    n = numbers(running, draw=True)[4]
    entry(running, n)["draw"] = next(outcome for outcome, _ in before(running, n).game.chance() if outcome != entry(running, n)["draw"])
    assert complaint(running) == f"entry {n} (draw {entry(running, n)['draw']}): the position after it is another one than the record says"


def test_a_changed_legal_move_is_named(data):
    for n in (numbers(data, move="campaign")[0], numbers(data, move="settle")[-1], numbers(data, move="appoint")[0]):
        forged, player = deepcopy(data), before(data, n)
        seat = player.game.movers()[0]
        other = next(move for move in player.game.legal(seat) if move != entry(data, n)["move"])
        entry(forged, n)["move"] = other
        assert complaint(forged) == f"entry {n} ({'abc'[seat]} {other}): the position after it is another one than the record says"


def test_mending_the_digest_of_a_changed_move_only_moves_the_fault_on(data):
    n = numbers(data, move="campaign")[0]
    player = before(data, n)
    seat = player.game.movers()[0]
    entry(data, n)["move"] = next(move for move in player.game.legal(seat) if move.startswith("campaign") and move != entry(data, n)["move"])
    player.game.play(seat, entry(data, n)["move"])
    entry(data, n)["digest"] = digest(player)
    assert complaint(data).startswith(f"entry {n + 1} (")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("campaign 17 17", "ward 17 is not open"),
        ("end", "end"),
        ("bid none", "bid"),
        ("xyzzy", "'xyzzy' is not a move"),
        ("", "a move is missing"),
        ("campaign 1 " * 50, "campaign"),
    ],
)
def test_an_illegal_move_is_named_with_the_rule(data, move, reason):
    n = numbers(data, move="campaign")[0]
    entry(data, n)["move"] = move
    line = complaint(data)
    assert line.startswith(f"entry {n} ({entry(data, n)['seat']} {move[:60]}): ")
    assert reason in line


def test_a_move_by_another_seat_is_named(data):
    n = numbers(data, move="campaign")[0]
    for letter in set("abcdz") - {entry(data, n)["seat"]}:
        forged = deepcopy(data)
        entry(forged, n)["seat"] = letter
        assert complaint(forged) == f"entry {n} ({letter} {entry(data, n)['move']}): seat {ord(letter) - 97} is not the next to move"


def test_a_move_where_a_draw_is_due_is_named(data):
    data["entries"][2] = {"n": 3, "seat": "a", "move": "campaign 4 7", "digest": data["entries"][2]["digest"]}
    assert complaint(data) == "entry 3 (a campaign 4 7): a draw is due"


def test_a_draw_where_none_is_due_is_named(data):
    n = numbers(data, move="campaign")[0]
    data["entries"][n - 1] = {"n": n, "draw": "irish", "digest": entry(data, n)["digest"]}
    assert complaint(data) == f"entry {n} (draw irish): no draw is due"


def test_an_entry_after_the_end_is_named(data):
    end = len(data["entries"])
    for row in ({"seat": "a", "move": "end"}, {"seat": "a", "move": "undo"}, {"draw": "irish"}):
        forged = deepcopy(data)
        forged["entries"].append({"n": end + 1, **row, "digest": data["entries"][-1]["digest"]})
        assert complaint(forged).startswith(f"entry {end + 1} (")


def test_an_undo_with_nothing_to_take_back_is_named(data):
    """Not across the end of a turn: neither by the seat that ended it nor by the next; and no bid."""
    end = next(n for n in numbers(data, move="end") if "move" in entry(data, n + 1))
    bid = numbers(data, sealed=True)[0]
    for n, letter in ((end, entry(data, end)["seat"]), (end, entry(data, end + 1)["seat"]), (bid, entry(data, bid)["seat"])):
        forged = deepcopy(data)
        forged["entries"].insert(n, {"n": n + 1, "seat": letter, "move": "undo", "digest": entry(data, n - 1)["digest"]})
        assert complaint(renumber(forged)) == f"entry {n + 1} ({letter} undo): there is no move to take back"


def test_an_undo_has_no_seal(data):
    n = numbers(data, move="undo")[0]
    seat = entry(data, n)["seat"]
    seal = hmac.new(b"\x01", f"{n} {seat} undo".encode(), hashlib.sha256).hexdigest()
    entry(data, n).update(salt="01", seal=seal)
    assert complaint(data) == f"entry {n} ({seat} undo): there is no move to take back"


def test_an_undo_that_was_left_out_is_missed(data):
    n = numbers(data, move="undo")[0]
    del data["entries"][n - 1]
    assert complaint(renumber(data)).startswith(f"entry {n} (")


# Tampering with sealed choices


def other_bid(data: Data, n: int) -> str:
    player = before(data, n)
    return next(bid for bid in player.game.legal(player.game.movers()[0]) if bid != entry(data, n)["move"])


def test_a_changed_bid_is_named(data):
    for n in numbers(data, sealed=True)[::5]:
        forged = deepcopy(data)
        entry(forged, n)["move"] = other_bid(data, n)
        assert complaint(forged) == f"entry {n} ({entry(data, n)['seat']} {other_bid(data, n)}): the choice does not fit its commitment"


def test_a_changed_bid_with_a_new_seal_is_named(data):
    """Whoever has the salt can make a seal; the position gives it away when the bids are revealed, at the latest."""
    n = numbers(data, sealed=True)[0]
    row = entry(data, n)
    row["move"] = other_bid(data, n)
    row["seal"] = hmac.new(bytes.fromhex(row["salt"]), f"{n} {row['seat']} {row['move']}".encode(), hashlib.sha256).hexdigest()
    line = complaint(data)
    assert int(line.split()[1]) in (n, n + 1)
    assert "the position after it is another one" in line


@pytest.mark.parametrize("key", ["salt", "seal"])
def test_a_changed_salt_or_seal_is_named(data, key):
    for n in numbers(data, sealed=True)[::7]:
        forged = deepcopy(data)
        old = entry(data, n)[key]
        entry(forged, n)[key] = ("1" if old[0] == "0" else "0") + old[1:]
        assert complaint(forged) == f"entry {n} ({entry(data, n)['seat']} {entry(data, n)['move']}): the choice does not fit its commitment"


def test_a_seal_made_for_another_round_or_seat_does_not_fit(data):
    n = numbers(data, sealed=True)[0]
    row, fits = entry(data, n), entry(data, n)["seal"]
    for start, letter in ((n + 1, row["seat"]), (0, row["seat"]), (n, "abc".replace(row["seat"], "")[0])):
        row["seal"] = hmac.new(bytes.fromhex(row["salt"]), f"{start} {letter} {row['move']}".encode(), hashlib.sha256).hexdigest()
        assert row["seal"] != fits
        assert "does not fit its commitment" in complaint(data)


def test_a_sealed_choice_without_its_seal_is_named(data):
    n = numbers(data, sealed=True)[0]
    bare = deepcopy(data)
    del entry(bare, n)["seal"], entry(bare, n)["salt"]
    assert complaint(bare).endswith("a sealed choice without its seal")
    del entry(data, n)["salt"]
    assert complaint(data) == f"entry {n}: a sealed choice has a salt and a seal"


def test_a_seal_on_an_open_move_is_named(data):
    n = numbers(data, move="campaign")[0]
    row = entry(data, n)
    row["salt"] = "00"
    row["seal"] = hmac.new(b"\0", f"{n} {row['seat']} {row['move']}".encode(), hashlib.sha256).hexdigest()
    assert complaint(data) == f"entry {n} ({row['seat']} {row['move']}): a seal on an open move"


# Tampering with digests and the order


def test_a_changed_digest_is_named(data):
    for n in (1, numbers(data, move="undo")[0], numbers(data, sealed=True)[0], len(data["entries"])):
        for changed in ("0" * 32, entry(data, n)["digest"][:-1], entry(data, n)["digest"].upper(), ""):
            forged = deepcopy(data)
            entry(forged, n)["digest"] = changed
            assert complaint(forged).startswith(f"entry {n} (")
            assert complaint(forged).endswith("the position after it is another one than the record says")


def test_swapped_entries_are_named(data):
    n = numbers(data, move="end")[2]
    data["entries"][n - 1], data["entries"][n] = data["entries"][n], data["entries"][n - 1]
    assert complaint(data) == f"entry {n}: missing or out of order"
    assert complaint(renumber(data)).startswith(f"entry {n} (")


def test_a_removed_entry_is_named(data):
    for n in (1, numbers(data, draw=True)[-1], numbers(data, move="end")[1], numbers(data, sealed=True)[0]):
        forged = deepcopy(data)
        del forged["entries"][n - 1]
        assert complaint(forged) == f"entry {n}: missing or out of order"
        assert complaint(renumber(forged)).startswith(f"entry {n} (")


def test_a_record_that_stops_too_early_is_told(data):
    last = len(data["entries"]) - 1
    del data["entries"][-1]
    assert complaint(data) == f"after entry {last}: the record has a result, but the game is not over"


def test_a_doubled_entry_is_named(data):
    data["entries"].insert(5, deepcopy(data["entries"][4]))
    assert complaint(data) == "entry 6: missing or out of order"


# Tampering with the header


def test_a_changed_secret_or_commitment_is_told(data):
    for key in ("secret", "commitment"):
        forged = data | {key: hashlib.sha256(b"other").hexdigest()}
        assert complaint(forged) == "header: the secret does not fit the commitment made before the game"


def test_another_secret_with_its_commitment_gives_other_draws(data):
    line = complaint(data | {"secret": "00" * 32, "commitment": hashlib.sha256(bytes(32)).hexdigest()})
    assert "the secret gives" in line


def test_a_finished_game_shows_its_secret(data):
    assert complaint(data | {"secret": None}) == "header: a finished game shows its secret"


@pytest.mark.parametrize("result", [None, {}, {"scores": [1, 2, 3]}, {"scores": [[]] * 3, "ranks": "x", "shares": None}])
def test_a_changed_result_is_told(data, result):
    assert complaint(data | {"result": result}).startswith("result: the record says ")


def test_a_point_more_is_told(data):
    data["result"]["scores"][0] += 1
    assert complaint(data).startswith("result: the record says ")


def test_a_result_of_a_running_game_is_told(running):
    done = rows(text_of())
    assert complaint(running | {"result": done["result"], "secret": done["secret"]}).startswith(f"after entry {len(running['entries'])}: ")


@pytest.mark.parametrize(("key", "value"), [("edition", 2009), ("supply", "unlimited"), ("lock", "placing")])
def test_changed_options_are_found_at_the_first_entry(data, key, value):
    assert complaint(data | {"options": data["options"] | {key: value}}).startswith("entry 1 (")


@pytest.mark.parametrize("options", [{"edition": 1999}, {"edition": "2020"}, {"edition": None}, {"colour": "red"}, {"lock": "x" * 9999}, {"x" * 9999: 1}])
def test_options_that_do_not_exist_are_told(data, options):
    assert complaint(data | {"options": options}).startswith("header: ")


@pytest.mark.parametrize("players", [0, -1, 2, 6, 10**30])
def test_a_number_of_players_that_does_not_exist_is_told(data, players):
    assert complaint(data | {"players": players}).startswith("header: Tammany Hall is for 3 to 5 players")


def test_another_number_of_players_is_told(data):
    assert complaint(data | {"players": 4}) == "header: 4 players, but 3 seats"
    assert complaint(data | {"players": 4, "seats": ["a", "b", "c", "d"]}).startswith("entry 1 (")


@pytest.mark.parametrize("game", ["chess", "", "tammany ", "../tammany", "x" * 9999])
def test_another_game_is_told(data, game):
    assert complaint(data | {"game": game}).startswith("header: there is no game ")


# Texts that are no records


@pytest.mark.parametrize("text", ["null", "7", '"fivepoints-record 1"', "[]", "{}", '{"format": null}', '{"format": ["fivepoints-record 1"]}'])
def test_foreign_json_is_told(text):
    assert complaint(text) == "not a fivepoints record"


@pytest.mark.parametrize("text", ["", " ", "{", "fivepoints-record 1", "{'format': 1}", "<svg/>"])
def test_what_is_no_json_is_told(text):
    assert complaint(text).startswith("not a whole JSON text: ")


@pytest.mark.parametrize("version", ["fivepoints-record 2", "fivepoints-record ", "fivepoints-record 1 ", "fivepoints-record " + "9" * 5000])
def test_another_format_is_told(data, version):
    assert complaint(data | {"format": version}).startswith("a record of another format, 'fivepoints-record ")


def test_every_truncated_text_is_refused():
    text = text_of()
    cuts = {*range(700), *range(700, len(text) - 400, 61), *range(len(text) - 400, len(text) - 2)}
    assert all(complaint(text[:cut]).startswith("not a whole JSON text: ") for cut in cuts)
    right(text[:-1])


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 100_000, '{"format": "fivepoints-record 1", "options": ' + '{"a":' * 900 + "1" + "}" * 901])
def test_huge_nesting_is_refused(deep):
    complaint(deep)


@pytest.mark.parametrize("depth", [10, 300, 900])
@pytest.mark.parametrize("key", ["format", "game", "players", "options", "seats", "secret", "result", "entries"])
def test_nesting_anywhere_is_refused(data, key, depth):
    nested: Any = []
    for _ in range(depth):
        nested = {"a": nested} if key in ("options", "result") else [nested]
    text = json.dumps(data | {key: "HERE"}).replace('"HERE"', json.dumps(nested))
    complaint(text)


def test_a_number_too_long_to_read_is_refused(data):
    complaint(json.dumps(data).replace('"players": 3', '"players": ' + "9" * 10_000))


def test_a_key_that_stands_twice_is_refused():
    assert complaint(text_of().replace('"players": 3', '"players": 3, "players": 3', 1)) == "'players' stands twice in one object"
    assert complaint(text_of().replace('"n": 1,', '"n": 1, "n": 1,', 1)) == "'n' stands twice in one object"


WRONG: list[Any] = [None, True, 0, 1.5, -3, 1e400, "", "x", "é", "a\nb", "\ud800", [], ["x"], [None], [1, 2, 3], {}, {"x": 1}, {"edition": 2020.0}]
FITS = {"rules": [0], "secret": [], "result": [], "options": [{}]}


@pytest.mark.parametrize("key", ["format", "game", "rules", "players", "options", "seats", "commitment", "secret", "result", "entries"])
def test_a_header_key_of_a_wrong_kind_is_told(data, key):
    for value in WRONG:
        if value not in FITS.get(key, []) or isinstance(value, bool):
            complaint(data | {key: value})
    del data[key]
    complaint(data)


@pytest.mark.parametrize("key", ["n", "seat", "move", "draw", "from", "salt", "seal", "digest", "veiled"])
def test_an_entry_key_of_a_wrong_kind_is_named(data, key):
    for n in (1, numbers(data, move="campaign")[0], numbers(data, sealed=True)[0]):
        for value in WRONG:
            forged = deepcopy(data)
            entry(forged, n)[key] = value
            assert complaint(forged).startswith(f"entry {n}")


def test_an_entry_that_is_no_object_is_named(data):
    for value in WRONG:
        data["entries"][3] = value
        assert complaint(data) == "entry 4: missing or out of order"


def test_what_one_seat_sees_of_a_running_game_is_no_whole_record(running):
    entry(running, 7)["veiled"] = True
    assert complaint(running) == "entry 7: a move that is not known to all yet: this is a running game seen by one seat"


# Files


def refused_file(path: Path) -> str:
    with pytest.raises(RecordError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: ")
    return str(caught.value).removeprefix(f"{path}: ")


def test_files_that_are_no_records_are_refused_with_their_name(tmp_path):
    cases = {
        "empty": (b"", "not a whole JSON text"),
        "binary": (bytes(range(256)) * 10, "not a text"),
        "utf-16": (text_of().encode("utf-16"), "not a text"),
        "bom": (b"\xef\xbb\xbf" + text_of().encode(), "not a whole JSON text"),
        "zeros": (bytes(1000), "not a whole JSON text"),
        "foreign": (b'{"moves": []}', "not a fivepoints record"),
    }
    for name, (content, reason) in cases.items():
        (tmp_path / name).write_bytes(content)
        assert refused_file(tmp_path / name).startswith(reason)


def test_a_missing_file_a_folder_and_a_giant_are_refused(tmp_path):
    assert refused_file(tmp_path / "nothing.json") == "No such file or directory"
    assert refused_file(tmp_path) == "Is a directory"
    with (tmp_path / "giant.json").open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    assert refused_file(tmp_path / "giant.json") == "larger than any record"


def test_a_file_is_read_as_its_text(tmp_path):
    (tmp_path / "game.json").write_text(text_of(), "utf-8")
    assert load(tmp_path / "game.json") == loads(text_of())


# Any text at all

PIECES = ['"', ",", "{", "}", "[", "]", ":", "0", "-", "1e9", "null", "true", '"undo"', "undo", "\\", "\\u0000", "\n", " ", "é", "NaN", '"a"', "none", "9" * 50]


def mutated(text: str, rnd: Random) -> str:
    """A text with one or a few small things changed."""
    for _ in range(rnd.choice([1, 1, 1, 2, 5])):
        at = rnd.randrange(len(text))
        end = min(len(text), at + rnd.choice([0, 0, 1, 1, 2, 8]))
        lines = text.split("\n")
        one, other = rnd.randrange(len(lines)), rnd.randrange(len(lines))
        way = rnd.randrange(6)
        if way == 0:
            text = text[:at] + text[end:]
        elif way == 1:
            text = text[:at] + rnd.choice(PIECES) + text[end:]
        elif way == 2:
            text = text[:at] + chr(ord(text[at]) ^ 1 << rnd.randrange(7)) + text[at + 1 :]
        elif way == 3:
            text = text[:at] + text[other : other + end - at] + text[end:]
        elif way == 4:
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
        else:
            lines[one] = lines[other]
            text = "\n".join(lines)
    return text


def substance(text: str) -> list[Any]:
    """What a record claims. A move may be written in another way, as long as it is the same: the digest says so."""
    record = loads(text)
    entries = [(row.seat, row.text if row.seat is None or row.seal else None, row.digest, row.salt, row.seal) for row in record.entries]
    return [record.header.game, record.header.players, record.header.commitment, record.secret, record.result, entries]


def verifies(text: str) -> bool:
    try:
        verify(loads(text))
    except RecordError:
        return False
    return True


@pytest.mark.parametrize(("short", "count"), [(True, 3000), (False, 400)])
def test_a_mutated_text_is_refused_or_says_the_same(short, count):
    text = json.dumps(rows(running_text()) | {"secret": rows(text_of())["secret"]}, indent=0) if short else text_of()
    right(text)
    rnd, passed = Random(count), 0
    for _ in range(count):
        changed = mutated(text, rnd)
        if verifies(changed):
            passed += 1
            assert substance(changed) == substance(text)
    assert 0 < passed < count / 4
