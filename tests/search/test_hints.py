"""Hints and looking back: turns that can be played, what they promise, and where a game has turned."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.games import GAMES, rules_for
from abyssal.kernel.game import Game
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.language import LANGUAGES, Words
from abyssal.language.hints import reason_words, spaces_of, turn_words
from abyssal.search import Budget
from abyssal.search.hints import Moment, hints, look_back, turning_points
from tests.search.test_search import SHORT, at_turn


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_three_turns(name: str) -> None:
    """They begin otherwise, can be played choice by choice, and read well in each language."""
    game = at_turn(name, 2)
    found = hints(game, Budget(0.0, 30), 1)
    assert 2 <= len(found) <= 3 and len({hint.choices for hint in found}) == len(found)
    assert found == hints(game, Budget(0.0, 30), 1)
    for hint in found:
        assert len(hint.margins) == 4 and 0.0 <= hint.chance <= 1.0
        assert set(spaces_of(game, hint)) <= set(game.rules.spec.spaces)
        for language in LANGUAGES:
            words = Words(language, game.rules)
            assert len(turn_words(words, game, hint)) == len(hint.choices)
            assert all(reason_words(words, reason) for reason in hint.reasons)


@pytest.mark.slow
def test_looking_back_ends_with_the_winner() -> None:
    game = Game.new(rules_for("andean-abyss"), SHORT["andean-abyss"], journal=False)
    play_out(game, [RandomPlayer(Random(1))] * 4, Random(1))
    moments = look_back(game, worlds=1)
    assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})
    assert moments[-1].at == game.length
    winners = game.rules.ranking(game.board)[0]
    assert [chance > 0 for chance in moments[-1].chances] == [f in winners for f in range(4)]
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in moments)


def test_turning_points() -> None:
    """The largest changes, in the order of the game; small ones are none."""
    firsts = [0.5, 0.52, 0.9, 0.88, 0.3, 0.31, 0.5, 0.35, 0.6]
    moments = [Moment(i, i, (first, 1 - first)) for i, first in enumerate(firsts)]
    assert turning_points(moments) == [2, 4, 6, 8]
    assert turning_points(moments[:2]) == turning_points([]) == []
