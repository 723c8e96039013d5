"""What the games of the COIN series share: procedures that their rulebooks word alike, with hooks for each game."""
