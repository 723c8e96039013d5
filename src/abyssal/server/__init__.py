"""The table in the browser: keeps games, shows each player what that player may see, lets no player act for another."""
