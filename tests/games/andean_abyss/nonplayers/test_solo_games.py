"""8.0 Games of one player against the Non-players: fifty with the plain engine, a thousand with the compiled one."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import GOVT
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from tests.engine import SOLO_GAMES
from tests.games.andean_abyss.helpers import RULES

BATCH = 10


@pytest.mark.parametrize("first", range(0, SOLO_GAMES, BATCH))
def test_8_0_solo_games(first: int) -> None:
    """8.0 Every answer of a Non-player is legal, the invariants hold after every effect, every game ends; a Non-player
    never executes a Limited Operation (8.1.not_limited), nor one for a Shipment (8.1.no_shipping)."""
    for seed in range(first, first + BATCH):
        random = Random(seed)
        game = Game.new(RULES, {"players": "1"})
        game.board.conduct.audit = Auditor().look
        play_out(game, [RandomPlayer(random)] * 4, random)
        assert game.board.conduct.unasked > 20
        for id, numbers in game.journal:
            if id == "operation" and numbers[0] != GOVT:
                assert not numbers[2], f"seed {seed}: a Limited Operation"
