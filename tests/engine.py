"""Which engine is tested, and how thoroughly."""

import os

COMPILED = os.environ.get("ABYSSAL_ENGINE") == "compiled"

SOLO_GAMES = int(os.environ.get("ABYSSAL_SOLO_GAMES") or (1000 if COMPILED else 50))
"""How many games against the Non-players; without a C compiler `make test` asks the plain engine for the thousand."""
