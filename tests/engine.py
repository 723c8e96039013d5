"""Which engine is tested, and how thoroughly."""

import os

COMPILED = os.environ.get("ABYSSAL_ENGINE") == "compiled"

THOROUGH = COMPILED or os.environ.get("ABYSSAL_THOROUGH") == "1"
"""What takes many games is left to the compiled engine, which has the same rules; without a C compiler `make test` asks
the plain one for it."""

SOLO_GAMES = 1000 if THOROUGH else 50
"""How many games against the Non-players."""

SOAK = os.environ.get("ABYSSAL_SOAK") == "1"
"""`make soak`, which takes hours."""

KILLS = 20 if SOAK else 5
"""How often a server is killed in the middle of everything: `make soak` does it oftener than `make test`."""

EXAMPLES = 20 if THOROUGH else 6
"""How many examples of each property."""

BOT_TURNS = 1000 if SOAK else 60
"""Turns of bots whose companion lists are carried out on a bare board, for each game."""

SEARCHED = 400 if SOAK else 120
"""Choices of four searching players in a game that is played twice."""

SEARCHES = 3 if SOAK else 1
"""Positions in which a search must keep to its time, for each game and time."""

MOMENTS = 40 if SOAK else 20
"""Moments of a game at which the whole map is compared with the server."""

SWEPT = 200 if SOAK else 3
"""How many games of each kind in which every option of every question is tried: `make soak` tries more of them than
`make test`."""

FOLLOWED = 400 if SOAK else 2
"""How many whole games of each kind a referee follows in lock-step."""
