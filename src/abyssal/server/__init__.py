"""The table in the browser: keeps games, shows everybody what they may see, lets nobody act for another."""
