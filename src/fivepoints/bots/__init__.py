"""Who can play a seat. A bot is named `level[:key=value,..]`; it is handed a redeal of what its seat sees, never the game itself."""
from fivepoints.bots.base import Bot, ask, fresh_generator, make

__all__ = ["Bot", "ask", "fresh_generator", "make"]
