"""Telling people who are not here that they owe a move: by e-mail or by a hook of their own, once, and never in the way of play."""
