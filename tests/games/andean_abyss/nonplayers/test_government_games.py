"""8.8 Games with a Non-player Government, in every mix with players: some with the plain engine, a thousand with the
compiled one."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import FACTIONS, GOVT
from abyssal.kernel import record
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from tests.engine import SOLO_GAMES
from tests.games.andean_abyss.helpers import RULES

MIXES = [list(persons) for count in range(4) for persons in combinations(FACTIONS[1:], count)]
"""Possible players beside the Government: none, or any of the Insurgents."""
BATCH = 8


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SOLO_GAMES, BATCH))
def test_8_8_games(first: int) -> None:
    """8.8 Every answer is legal, the invariants hold after every effect, every game ends; no Non-player executes a
    Limited
    Operation; the record replays to the same position and journal."""
    for seed in range(first, first + BATCH):
        persons = MIXES[seed % len(MIXES)]
        given = {"edition": "second"} if seed % 3 else {"government": "second"}
        if seed % 5 == 4:
            given["scenario"] = "quick"
        led = [name for name in FACTIONS if name not in persons]
        random = Random(seed)
        game = Game.new(RULES, RULES.with_nonplayers(given, led))
        game.board.conduct.audit = Auditor().look
        play_out(game, [RandomPlayer(random)] * 4, random)
        acts = [numbers for id, numbers in game.journal if id == "operation" and numbers[0] == GOVT]
        assert game.board.conduct.unasked > 20 and not any(numbers[2] for numbers in acts), f"seed {seed}"
        if seed % BATCH == 0:
            again = record.read(record.dump(game)).replay(RULES)
            assert again.board.snapshot() == game.board.snapshot() and again.journal == game.journal
