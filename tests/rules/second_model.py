"""A small second model of the rules, written from their text alone, to play games beside the engine.

It knows no draws: `facts` reads a position, `turn_moves` lists what a seat may do, `play_turn` does it, and `hold_election`
runs a whole election with the bids and bonuses that were played.
"""

from copy import deepcopy
from itertools import combinations_with_replacement, permutations

from second import NATIONS, ORDER, SEATS, WAYS

NAMES = list(NATIONS.values())
BONUS_CUBE, BONUS_FAVOR = (1, 2), (4, 7)


def facts(game):
    """Everything on the table, with the waived markers (which only the text shows)."""
    view = game.view(None)
    texts = game.position().split()[7].split("/")
    seats = []
    for person, text in zip(view["seats"], texts, strict=False):
        parts = text.split(",")
        lead = next((part[5:] for part in parts if part.startswith("lead=")), "")
        seats.append(
            {
                "score": person["score"],
                "favors": [person["favors"][name] for name in NAMES],
                "left": person["bosses"],
                "tokens": person["tokens"],
                "office": person["office"],
                "slandered": person["slandered"],
                "leads": list(person["leads"]),
                "bare": any(part.endswith("~") and "=" not in part for part in parts),
                "bare_leads": [NATIONS[one] for one, two in zip(lead, lead[1:] + " ", strict=False) if two == "~"],
            }
        )
    wards = {
        int(number): {"cubes": [ward["cubes"][name] for name in NAMES], "bosses": list(ward["bosses"]), "locked": ward["locked"]}
        for number, ward in view["wards"].items()
    }
    return {
        "wards": wards,
        "seats": seats,
        "garden": [view["garden"][name] for name in NAMES],
        "bag": [view["bag"][name] for name in NAMES],
        "year": view["year"],
        "first": view["first"],
        "printed": view["options"]["supply"] == "printed",
        "full": view["options"]["lock"] == "full",
    }


def favors_left(now):
    """The supply of favors, nation by nation."""
    if not now["printed"]:
        return [10**6] * 4
    return [35 - sum(person["favors"][nation] for person in now["seats"]) for nation in range(4)]


def active(now):
    return [number for number in ORDER if sum(now["wards"][number]["cubes"])]


def free(now):
    return [number for number in active(now) if not now["wards"][number]["locked"]]


def turn_moves(now, who, ward_done, office_done):
    """All moves of a turn as canonical texts."""
    me = now["seats"][who]
    moves = {"end"} if ward_done else ward_actions(now, me)
    if now["year"] > 4:
        if not office_done:
            moves |= benefits(now, me)
        if me["tokens"] and not me["slandered"]:
            moves |= slanders(now, who)
    return moves


def ward_actions(now, me):
    places = free(now)
    left = 2 if me["left"] is None else min(2, me["left"])
    if left == 2:
        moves = {f"campaign {one} {two}" for one, two in combinations_with_replacement(places, 2)}
    else:
        moves = {f"campaign {one}" for one in places} if left else {"campaign none"}
    for nation in range(4):
        if now["garden"][nation]:
            cubes = [f"{NAMES[nation]} {there}" for there in places]
            moves |= {f"settle {one} {cube}" for one in places for cube in cubes} if left else {f"settle {cube}" for cube in cubes}
    return moves


def removable(now):
    """(ward, nation) of the cubes that an office may take away."""
    found = []
    for number in active(now):
        ward = now["wards"][number]
        if sum(ward["cubes"]) >= 2 and not (ward["locked"] and now["full"]):
            found += [(number, nation) for nation in range(4) if ward["cubes"][nation]]
    return found


def benefits(now, me):
    if me["office"] == "deputy":
        return {f"take {NAMES[nation]}" for nation in range(4) if favors_left(now)[nation]}
    if me["office"] == "police":
        return {f"arrest {NAMES[nation]} {number}" for number, nation in removable(now)}
    if me["office"] == "precinct":
        places = set(free(now))
        return {f"move {NAMES[nation]} {here} {there}" for here, nation in removable(now) for one, there in WAYS if one == here and there in places}
    if me["office"] == "council" and sum(ward["locked"] for ward in now["wards"].values()) < 2:
        return {f"lock {number}" for number in free(now)}
    return set()


def slanders(now, who):
    moves = set()
    held = now["seats"][who]["favors"]

    def scene(number, victim, nation):
        ward = now["wards"][number]
        both = ward["bosses"][who] and ward["bosses"][victim]
        return both and ward["cubes"][nation] and not (ward["locked"] and now["full"])

    for victim in range(len(now["seats"])):
        for nation in range(4):
            if victim == who or not held[nation]:
                continue
            for here in filter(lambda number: scene(number, victim, nation), ORDER):
                text = f"slander {here} {SEATS[victim]} {NAMES[nation]}"
                moves.add(text)
                if held[nation] >= 3:
                    moves |= {f"{text} spread {to}" for one, to in WAYS if one == here and scene(to, victim, nation)}
    return moves


def add_boss(now, who, number, count=1):
    now["wards"][number]["bosses"][who] += count
    if now["printed"]:
        now["seats"][who]["left"] -= count


def play_turn(now, who, text):
    """What a move of a turn (other than its end) makes of the table."""
    now = deepcopy(now)
    words = text.split()
    me, wards = now["seats"][who], now["wards"]
    nation = next((NAMES.index(word) for word in words if word in NAMES), None)
    numbers = [int(word) for word in words if word.isdigit()]
    if words[0] == "campaign":
        for number in numbers:
            add_boss(now, who, number)
    elif words[0] == "settle":
        if len(numbers) == 2:
            add_boss(now, who, numbers[0])
        wards[numbers[-1]]["cubes"][nation] += 1
        now["garden"][nation] -= 1
        me["favors"][nation] += min(1, favors_left(now)[nation])
    elif words[0] == "take":
        me["favors"][nation] += 1
    elif words[0] == "arrest":
        wards[numbers[0]]["cubes"][nation] -= 1
        now["bag"][nation] += 1
    elif words[0] == "move":
        wards[numbers[0]]["cubes"][nation] -= 1
        wards[numbers[1]]["cubes"][nation] += 1
    elif words[0] == "lock":
        wards[numbers[0]]["locked"] = True
    else:
        me["tokens"] -= 1
        me["slandered"] = True
        me["favors"][nation] -= 2 * len(numbers) - 1
        for number in numbers:
            add_boss(now, SEATS.index(words[2]), number, -1)
    return now


def biddable(now, number, who):
    """What a candidate could bid in a ward, nation by nation."""
    cubes, held = now["wards"][number]["cubes"], now["seats"][who]["favors"]
    return [held[nation] if cubes[nation] else 0 for nation in range(4)]


def hold_election(now, log):
    """The table after an election, up to the Mayor. `log` gives the bids and bonuses in the order of play."""
    now, log = deepcopy(now), list(log)
    seats, wards = now["seats"], now["wards"]
    now["bag"] = [bag + garden for bag, garden in zip(now["bag"], now["garden"], strict=False)]
    now["garden"] = [0] * 4
    won = [[] for _ in seats]
    for number in active(now):
        winner = vote(now, number, log)
        if winner is None:
            continue
        won[winner].append(number)
        if (number in BONUS_CUBE and any(now["bag"])) or (number in BONUS_FAVOR and any(favors_left(now))):
            who, text = log.pop(0)
            assert who == winner
            words = text.split()
            if words[0] == "place":
                assert int(words[2]) in free(now)
                assert now["bag"][NAMES.index(words[1])]
                wards[int(words[2])]["cubes"][NAMES.index(words[1])] += 1
                now["bag"][NAMES.index(words[1])] -= 1
            elif words[0] == "take":
                assert favors_left(now)[NAMES.index(words[1])]
                seats[who]["favors"][NAMES.index(words[1])] += 1
    assert not log
    for ward in wards.values():
        ward["locked"] = False
    award_leaders(now, won)
    for who, person in enumerate(seats):
        person["score"] += len(won[who]) + (14 in won[who])
    elect_mayor(now, won)
    return now


def vote(now, number, log):
    bosses = now["wards"][number]["bosses"]
    candidates = [who for who, count in enumerate(bosses) if count]
    votes = {who: bosses[who] for who in candidates}
    asked = [who for who in candidates if any(biddable(now, number, who))] if len(candidates) > 1 else []
    for _ in asked:
        who, text = log.pop(0)
        assert who in asked
        assert text.startswith("bid ")
        words = text.split()[1:]
        for name, count in zip(words[::2], words[1::2], strict=False):
            assert 0 < int(count) <= biddable(now, number, who)[NAMES.index(name)]
            votes[who] += int(count)
            now["seats"][who]["favors"][NAMES.index(name)] -= int(count)
    best = [who for who in candidates if votes[who] == max(votes.values())]
    winner = best[0] if len(best) == 1 else None
    for who in candidates:
        add_boss(now, who, number, (who == winner) - bosses[who])
    return winner


def award_leaders(now, won):
    seats = now["seats"]
    for person in seats:
        if now["printed"]:
            person["left"] += len(person["leads"]) - len(person["bare_leads"])
        person["leads"], person["bare_leads"] = [], []
    for nation in range(4):
        counts = [sum(now["wards"][number]["cubes"][nation] for number in mine) for mine in won]
        for step in range(len(seats)):
            who = (now["first"] + step) % len(seats)
            if counts[who] and counts[who] == max(counts):
                seats[who]["favors"][nation] += min(3, favors_left(now)[nation])
                seats[who]["leads"].append(NAMES[nation])
                if seats[who]["left"] == 0:
                    seats[who]["bare_leads"].append(NAMES[nation])
                elif now["printed"]:
                    seats[who]["left"] -= 1


def by_favors(now, who):
    return [sum(now["seats"][who]["favors"]), *now["seats"][who]["favors"]]


def elect_mayor(now, won):
    seats = now["seats"]
    old = next((who for who, person in enumerate(seats) if person["office"] == "mayor"), None)
    for person in seats:
        if person["office"] and not person["bare"] and now["printed"]:
            person["left"] += 1
        person["office"], person["bare"] = None, False
    merits = [[len(won[who]), *by_favors(now, who)] for who in range(len(seats))]
    best = [who for who in range(len(seats)) if merits[who] == max(merits)]
    mayor = best[0] if len(best) == 1 else old
    if mayor is not None:
        seats[mayor]["score"] += 3
        give_office(now, mayor, "mayor")


def give_office(now, who, office):
    person = now["seats"][who]
    person["office"], person["bare"] = office, person["left"] == 0
    if person["left"]:
        person["left"] -= 1


def appointments(players, mayor):
    others = [SEATS[(mayor + step) % players] for step in range(1, players)]
    return {
        "appoint " + " ".join(f"{who} {office}" for who, office in zip(others, chosen, strict=False))
        for chosen in permutations(("deputy", "council", "police", "precinct"), players - 1)
    }


def final(now):
    """Scores, places and shares of the win after the last election."""
    seats = range(len(now["seats"]))
    scores = [person["score"] + person["tokens"] for person in now["seats"]]
    for nation in range(4):
        held = [person["favors"][nation] for person in now["seats"]]
        for who in seats:
            if held[who] and held[who] == max(held):
                scores[who] += 2
    merits = [[scores[who], *by_favors(now, who)] for who in seats]
    best = [who for who in seats if merits[who] == max(merits)]
    if len(best) > 1:
        best = [who for who in best if now["seats"][who]["office"] == "mayor"] or best
    ranks = []
    for who in seats:
        above = sum(merits[other] > merits[who] for other in seats)
        if merits[who] == max(merits) and who not in best:
            above = len(best)
        ranks.append(1 + above)
    return scores, ranks, [1 / len(best) if who in best else 0 for who in seats]
