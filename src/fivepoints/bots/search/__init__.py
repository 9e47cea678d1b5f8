"""The search: thinks by playing the game out many times from what its seat sees. One for every game that has a sense for it."""
from fivepoints.bots.search.bot import SearchBot, Thought

__all__ = ["SearchBot", "Thought"]
