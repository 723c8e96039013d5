"""The table itself: its game, its seats, and what players do there."""
