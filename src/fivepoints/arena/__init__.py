"""Many games: simulations; later matches, ratings and tournaments."""
