"""The boxes that the second edition's charts lead to, compared with an independent derivation from positions as
data."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import FACTIONS
from abyssal.games.andean_abyss.nonplayers import sequence
from abyssal.games.andean_abyss.nonplayers.mind import Mind
from abyssal.games.andean_abyss.nonplayers.second_edition import government
from abyssal.kernel.players import RandomPlayer, play_out
from tests.games.andean_abyss.helpers import RULES

from .afresh import QUESTIONS, Position
from .test_government_games import MIXES

GAMES = 20


@pytest.mark.slow
def test_8_5_8_6_8_7_8_8_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    """8.5, 8.6, 8.7, 8.8.3 In games over all mixes the chart leads to the box that the derivation finds."""
    seen: Counter[str] = Counter()

    def compare(module: object) -> None:
        designate = module.designate  # type: ignore[attr-defined]

        def derived(m: Mind) -> str:
            players = [name for f, name in enumerate(FACTIONS) if m.b.is_player(f)]
            faction, found = FACTIONS[m.who], str(designate(m))
            position = RULES.to_position(m.b)
            assert QUESTIONS[faction](Position(position, players)) == found, position
            seen[f"{faction} {found}"] += 1
            return found

        monkeypatch.setattr(module, "designate", derived)

    compare(sequence)
    compare(government)
    for seed in range(GAMES):
        persons, random = MIXES[seed % len(MIXES)], Random(seed)
        led = [name for name in FACTIONS if name not in persons]
        game = Game.new(RULES, RULES.with_nonplayers({"edition": "second"}, led), journal=False)
        play_out(game, [RandomPlayer(random)] * 4, random)
    assert len(seen) == 15, "every box of every chart"
    assert seen.total() > 400
