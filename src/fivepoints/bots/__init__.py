"""Who can play a seat. A bot is named `level[:key=value,..]`; it is handed a redeal of what its seat sees, never the game itself."""
from fivepoints.bots.base import LEVELS, Bot, ask, check_level, fresh_generator, make
from fivepoints.bots.naming import split_names

__all__ = ["LEVELS", "Bot", "ask", "check_level", "fresh_generator", "make", "split_names"]
