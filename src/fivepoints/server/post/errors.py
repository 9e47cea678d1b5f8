"""Why a letter was not sent, in words for the person it was for."""
from __future__ import annotations


class Unsent(Exception):
    """It did not arrive, as far as is known; it may be tried again."""
