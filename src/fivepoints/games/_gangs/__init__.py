"""Gangs: 2 to 6 gangs of New York, 1890 to 1900."""
from fivepoints.core.contract import Rules
from fivepoints.games._gangs import (
    actions,
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

RULES = Rules(
    name="gangs",
    title="Gangs",
    version=1,
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
    set_options=options.set_options,
    get_options=options.get_options,
)
