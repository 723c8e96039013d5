"""The table itself: the game, the seats and what players do at it."""
