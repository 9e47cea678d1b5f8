"""Many games: simulations, matches, ratings, tournaments; on one machine or on Ray."""
