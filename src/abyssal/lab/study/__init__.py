"""Studies of many games: what happened card by card, as tables and plots."""
