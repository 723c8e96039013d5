"""Words for one player only, and games without hidden information."""

from __future__ import annotations

import pytest

from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import Game
from abyssal.kernel.hidden import is_secret, withheld
from tests.kernel.toy import NORTH, SOUTH, Stones, Toy

RULES = Toy()


def test_words_that_are_withheld() -> None:
    """Secret words are withheld anywhere in a position; withheld words and everything else stay as they are."""
    data = {"held": {"crown": ["?sword", "shield", "?"], "rebels": []}, "card": 3, "over": False}
    assert withheld(data) == {"held": {"crown": ["?", "shield", "?"], "rebels": []}, "card": 3, "over": False}
    assert (withheld("?sword"), withheld("sword"), withheld("")) == ("?", "sword", "")
    assert (is_secret("?"), is_secret("?sword"), is_secret("sword?")) == (True, True, False)


def test_a_game_that_hides_nothing_yet() -> None:
    """Every player sees the same, nothing can be withheld or dealt, and `?` is no answer."""
    game = Game[Stones, Toy].new(RULES, {"heap": "3"})
    before = game.board.saved()
    assert not RULES.hides(game.board)
    game.redeal([NORTH], lambda cards: pytest.fail("nothing is dealt"))
    assert game.seen_by([]).saved() == game.board.saved() == before
    assert record.record(game, []).text() == record.record(game, [SOUTH]).text() == record.dump(game)
    for choice in ("?sun", "?moon"):
        game.choose(choice)
    with pytest.raises(Problem, match="illegal-choice"):
        game.choose("?")
