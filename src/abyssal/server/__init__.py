"""The server puts tables on a network: it keeps games, shows each player what that player may see, and lets no player
act for another."""
