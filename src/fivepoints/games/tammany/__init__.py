"""Tammany Hall: 3 to 5 politicians in New York, 1850 to 1870."""
from fivepoints.core.contract import Rules
from fivepoints.games.tammany import board, city, election, flow, layout, notation, offices, options, pieces, scoring, slander, turn
from fivepoints.games.tammany.source import NAME, TITLE

RULES = Rules(
    name=NAME,
    title=TITLE,
    version=1,
    seats=range(board.FEWEST_PLAYERS, board.MOST_PLAYERS + 1),
    options=options.OPTIONS,
    layout=layout.LAYOUT,
    flow=flow,
    notation=notation,
    modules=[board, layout, pieces, city, turn, offices, slander, election, scoring, flow],
    actions=layout.ACTIONS,
    choices=layout.CHOICES,
    outcomes=5,
    bound=3000,
    package=__name__,
    sense=["sense", "light", "choices"],
    set_options=options.set_options,
    get_options=options.get_options,
)
