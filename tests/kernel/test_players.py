"""Players that do not search."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from abyssal import Game, RandomPlayer, rules_for
from abyssal.kernel.players import play_turn


@pytest.mark.parametrize("copied", [deepcopy, lambda player: pickle.loads(pickle.dumps(player))])
def test_a_copy_of_a_random_player_has_dice_of_its_own(copied: Callable[[RandomPlayer], RandomPlayer]) -> None:
    """The copy plays as the original would have, and the original as if there were no copy."""
    rules = rules_for("andean-abyss")
    player = RandomPlayer(Random(3), generous=True)
    twin = copied(player)
    assert twin.generous

    def turns(one: RandomPlayer) -> list[str]:
        game, random = Game.new(rules), Random(7)
        return [choice for _ in range(8) for choice in play_turn(game, [one] * 4, random)]

    assert turns(twin) == turns(player) == turns(RandomPlayer(Random(3), generous=True))
