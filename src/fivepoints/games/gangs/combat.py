"""Combat, of a battle or of a war: weapons, the draw, hits and their money, victims (rules 8.1 to 8.7; the loans of 12). Victims of other causes too (10)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    ATTACKER_BRINGS,
    BLADES,
    CHOOSE,
    CRIME_CELL,
    DRUNK_BED,
    DRUNK_CELL,
    GUNS,
    KILL_CASH,
    NOBODY,
    NOWHERE,
    PLACES,
    WAR_BONUS,
    WOUND_BED,
    WOUND_CASH,
)
from fivepoints.games.gangs.layout import (
    AFTERMATH,
    ARM,
    ARM_WITH,
    ATTACKER,
    BATTLE,
    CRIME,
    DEAD,
    DEFENDER,
    DRAW_COMBAT,
    DRINK,
    END_FIGHT,
    FATES,
    LENDER,
    MAN,
    NAME,
    NEXT_ACTION,
    NEXT_BATTLE,
    NEXT_DRY,
    NEXT_VICTIM,
    NEXT_WAR,
    SEXES,
    SIDES,
    TO_BED,
    TO_TOMBS,
    VICTIM,
    WAR_FOUGHT,
    State,
)
from fivepoints.games.gangs.people import ask_who_owes, check_out, of_sex, put, to_bed, to_tombs

# Weapons


def fewest_arms(s: State, side: int) -> int:
    """9.3: the attacker in a war brings a weapon."""
    return ATTACKER_BRINGS if s.cause == WAR_FOUGHT and side == ATTACKER else 0


def may_arm(s: State, side: int, blades: int, guns: int) -> bool:
    p = s.party[side]
    return blades <= s.blades[p] and guns <= s.guns[p] and fewest_arms(s, side) <= blades + guns <= s.commit[side]


def lone_arms(s: State, side: int) -> int:
    """The only choice of weapons there is; -1 if there are several."""
    found = -1
    for blades in range(s.blades[s.party[side]] + 1):
        for guns in range(s.guns[s.party[side]] + 1):
            if may_arm(s, side, blades, guns):
                if found >= 0:
                    return -1
                found = blades * (GUNS + 1) + guns
    return found


def side_of(s: State, p: int) -> int:
    for side in range(SIDES):
        if s.party[side] == p:
            return side
    return NOBODY


def open_combat(s: State) -> None:
    """8.1: who has a choice of weapons owes it."""
    s.phase = ARM
    for side in range(SIDES):
        p = s.party[side]
        if p >= 0:
            lone = lone_arms(s, side)
            if lone < 0:
                s.owes[p] = 1
            else:
                s.arm_blades[side] = lone // (GUNS + 1)
                s.arm_guns[side] = lone % (GUNS + 1)
    ask_to_arm(s)


def ask_to_arm(s: State) -> None:
    """Ask the next who owes a choice; behind the last the cubes are drawn."""
    if ask_who_owes(s):
        return
    s.seat = 0
    s.phase = DRAW_COMBAT
    lone = lone_combat(s)
    if lone >= 0:
        fight(s, lone // (BLADES + 1), lone % (BLADES + 1))


def list_arms(s: State, out: list[int]) -> int:
    n = 0
    side = side_of(s, s.seat)
    for blades in range(s.blades[s.seat] + 1):
        for guns in range(s.guns[s.seat] + 1):
            if may_arm(s, side, blades, guns):
                out[n] = ARM_WITH + blades * (GUNS + 1) + guns
                n += 1
    return n


def arm(s: State, code: int) -> None:
    side = side_of(s, s.seat)
    s.arm_blades[side] = code // (GUNS + 1)
    s.arm_guns[side] = code % (GUNS + 1)
    s.owes[s.seat] = 0
    ask_to_arm(s)


# The draw


def strength(s: State, side: int) -> int:
    """Members of a side, lent ones included."""
    count = s.commit[side]
    if s.party[LENDER] >= 0 and s.lends_to == side:
        count += s.commit[LENDER]
    return count


def all_blades(s: State) -> int:
    return s.arm_blades[ATTACKER] + s.arm_blades[DEFENDER] + s.arm_blades[LENDER]


def all_guns(s: State) -> int:
    return s.arm_guns[ATTACKER] + s.arm_guns[DEFENDER] + s.arm_guns[LENDER]


def draw_weight(s: State, guns: int, blades: int) -> int:
    """In how many ways the attacker draws so many of each."""
    drawn = strength(s, ATTACKER)
    clubs = drawn + strength(s, DEFENDER) - all_guns(s) - all_blades(s)
    rest = drawn - guns - blades
    if rest < 0 or rest > clubs:
        return 0
    return CHOOSE[all_guns(s)][guns] * CHOOSE[all_blades(s)][blades] * CHOOSE[clubs][rest]


def list_combat(s: State, out: list[int], weights: list[int]) -> int:
    """8.2: what the attacker draws, as guns * (BLADES + 1) + blades."""
    n = 0
    for guns in range(all_guns(s) + 1):
        for blades in range(all_blades(s) + 1):
            weight = draw_weight(s, guns, blades)
            if weight > 0:
                out[n] = guns * (BLADES + 1) + blades
                weights[n] = weight
                n += 1
    return n


def lone_combat(s: State) -> int:
    found = -1
    for guns in range(all_guns(s) + 1):
        for blades in range(all_blades(s) + 1):
            if draw_weight(s, guns, blades) > 0:
                if found >= 0:
                    return -1
                found = guns * (BLADES + 1) + blades
    return found


def fight(s: State, guns: int, blades: int) -> None:
    """8.3, 8.5 to 8.7: hits, money, weapons and the winner; then the victims are named."""
    enemy_guns = all_guns(s) - guns
    enemy_blades = all_blades(s) - blades
    kills = min(guns, strength(s, DEFENDER))
    wounds = min(blades, strength(s, DEFENDER) - kills)
    enemy_kills = min(enemy_guns, strength(s, ATTACKER))
    enemy_wounds = min(enemy_blades, strength(s, ATTACKER) - enemy_kills)
    s.cash[s.party[ATTACKER]] += kills * KILL_CASH + wounds * WOUND_CASH
    s.cash[s.party[DEFENDER]] += enemy_kills * KILL_CASH + enemy_wounds * WOUND_CASH
    take_toll(s, ATTACKER, enemy_kills, enemy_wounds)
    take_toll(s, DEFENDER, kills, wounds)
    share_arms(s, ATTACKER, guns, blades)
    share_arms(s, DEFENDER, enemy_guns, enemy_blades)
    s.winner = NOBODY
    if kills != enemy_kills or wounds != enemy_wounds:
        ahead = kills > enemy_kills or (kills == enemy_kills and wounds > enemy_wounds)
        s.winner = s.party[ATTACKER] if ahead else s.party[DEFENDER]
        if s.cause == WAR_FOUGHT:
            s.cash[s.winner] += WAR_BONUS
    for side in range(SIDES):
        s.arm_blades[side] = 0
        s.arm_guns[side] = 0
        s.commit[side] = 0
    s.phase = NEXT_VICTIM


def take_toll(s: State, side: int, dead: int, wounded: int) -> None:
    """12: the first victims, dead before wounded, up to its commitment are the borrower's, the rest the lender's."""
    own_dead = min(dead, s.commit[side])
    own_wounded = min(wounded, s.commit[side] - own_dead)
    s.toll[side][DEAD] = own_dead
    s.toll[side][TO_BED] = own_wounded
    if s.party[LENDER] >= 0 and s.lends_to == side:
        s.toll[LENDER][DEAD] = dead - own_dead
        s.toll[LENDER][TO_BED] = wounded - own_wounded


def share_arms(s: State, side: int, guns: int, blades: int) -> None:
    """8.5: each side has what it holds; a lender takes back as much as it gave, as far as it is there."""
    p = s.party[side]
    if s.party[LENDER] >= 0 and s.lends_to == side:
        lender = s.party[LENDER]
        back_guns = min(guns, s.arm_guns[LENDER])
        back_blades = min(blades, s.arm_blades[LENDER])
        s.guns[lender] += back_guns - s.arm_guns[LENDER]
        s.blades[lender] += back_blades - s.arm_blades[LENDER]
        guns -= back_guns
        blades -= back_blades
    s.guns[p] += guns - s.arm_guns[side]
    s.blades[p] += blades - s.arm_blades[side]


# Victims


def next_victim(s: State) -> None:
    """8.4: the attacker names its victims, then the defender, then a lender; the dead first."""
    for side in range(SIDES):
        for fate in range(FATES):
            if s.toll[side][fate] > 0:
                s.seat = s.party[side]
                s.phase = VICTIM
                lone = lone_victim(s)
                if lone >= 0:
                    name_victim(s, lone)
                return
    if s.cause == CRIME:
        end_toll(s)
        s.phase = NEXT_ACTION
    elif s.cause == DRINK:
        end_toll(s)
        s.phase = NEXT_DRY
    else:
        s.phase = AFTERMATH if s.cause == BATTLE else END_FIGHT


def end_toll(s: State) -> None:
    s.cause = 0
    s.square = NOWHERE
    for side in range(SIDES):
        s.party[side] = 0


def next_fate(s: State) -> int:
    """What the victim to be named suffers, as side * FATES + fate."""
    for side in range(SIDES):
        for fate in range(FATES):
            if s.toll[side][fate] > 0:
                return side * FATES + fate
    return 0


def lone_victim(s: State) -> int:
    """The only member there is to name; -1 if there are several."""
    found = -1
    for place in range(PLACES):
        if s.square == NOWHERE or place == s.square:
            for sex in range(SEXES):
                if of_sex(s, s.seat, place, sex) > 0:
                    if found >= 0:
                        return -1
                    found = place * SEXES + sex
    return found


def list_victims(s: State, out: list[int]) -> int:
    n = 0
    for place in range(PLACES):
        if s.square == NOWHERE or place == s.square:
            for sex in range(SEXES):
                if of_sex(s, s.seat, place, sex) > 0:
                    out[n] = NAME + place * SEXES + sex
                    n += 1
    return n


def name_victim(s: State, member: int) -> None:
    """10: where a victim goes depends on the cause."""
    sex = member % SEXES
    fate = next_fate(s) % FATES
    s.toll[next_fate(s) // FATES][fate] -= 1
    put(s, s.seat, member // SEXES, sex, -1)
    if fate == TO_BED:
        to_bed(s, s.seat, sex, DRUNK_BED if s.cause == DRINK else WOUND_BED)
    elif fate == TO_TOMBS:
        to_tombs(s, s.seat, 1 if sex == MAN else 0, 0 if sex == MAN else 1, DRUNK_CELL if s.cause == DRINK else CRIME_CELL)
    s.phase = NEXT_VICTIM


# The end of any fight


def end_fight(s: State) -> None:
    s.phase = NEXT_BATTLE if s.cause == BATTLE else NEXT_WAR
    for side in range(SIDES):
        s.party[side] = 0
    s.lends_to = 0
    s.winner = 0
    s.square = NOWHERE
    s.cause = 0
    check_out(s)
