"""Gangs: 2 to 6 gangs of New York, 1890 to 1900.

Read it beside docs/rules/gangs.md, chapter by chapter:

    1, 2       board (the numbers of the data file, the map), people (members, control, money, who is out)
    3, 4       setup, turn
    5, 15      production, favors
    6          police
    7          moves, actions; crime and ballot for two of them; battle for 7.3 and 7.4
    8, 9       combat; battle for 8.8 and 8.9; war
    10 to 13   comeback, drink, deals, election
    16, 17     secrecy; ahead (defaults, habits, answers left for later), options, datasets, bounds (with 22)
    20, 21     election (who has won), soundness, going_on

`layout` has the state, the phases and the numbers of the actions; `flow` says which chapter speaks in which phase.
"""
from fivepoints.core.contract import Rules
from fivepoints.games.gangs import (
    actions,
    ahead,
    ballot,
    battle,
    board,
    combat,
    comeback,
    crime,
    deals,
    drink,
    election,
    favors,
    flow,
    layout,
    moves,
    notation,
    options,
    people,
    police,
    production,
    secrecy,
    setup,
    turn,
    war,
)
from fivepoints.games.gangs.source import DATA, NAME, TITLE

RULES = Rules(
    name=NAME,
    title=TITLE,
    version=2,  # 2: a favor that is used at once when taken is not left to the next taker
    seats=range(board.FEWEST_PLAYERS, board.SEATS + 1),
    options=options.OPTIONS,
    layout=layout.LAYOUT,
    flow=flow,
    notation=notation,
    modules=[
        *[board, layout, people, setup, production, police, comeback, favors],
        *[moves, combat, battle, crime, ballot, actions, war, drink, deals, election, turn, secrecy, flow],
    ],
    actions=layout.ACTIONS,
    choices=layout.CHOICES,
    outcomes=layout.OUTCOMES,
    bound=20_000,  # a turn: 210 for each gang in phase c, 250 victims and returns, 270 in the windows, 150 for all else; ten turns
    package=__name__,
    sense=["sense_worth", "sense_moves", "sense", "choices"],
    set_options=options.set_options,
    get_options=options.get_options,
    habits=ahead.HABITS,
    figures="gangs",
    numbers=DATA,
)
