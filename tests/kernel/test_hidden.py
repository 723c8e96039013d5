"""Words for one player only, and games that have none."""

from __future__ import annotations

import pytest

from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import Game
from abyssal.kernel.hidden import is_secret, withheld
from tests.kernel.toy import CROWN, REBELS, Toy

RULES = Toy()


def test_words_that_are_withheld() -> None:
    """Anywhere in a position; what is withheld already stays so, and all else as it is."""
    data = {"held": {"crown": ["?sword", "shield", "?"], "rebels": []}, "card": 3, "over": False}
    assert withheld(data) == {"held": {"crown": ["?", "shield", "?"], "rebels": []}, "card": 3, "over": False}
    assert (withheld("?sword"), withheld("sword"), withheld("")) == ("?", "sword", "")
    assert (is_secret("?"), is_secret("?sword"), is_secret("sword?")) == (True, True, False)


def test_a_game_that_hides_nothing() -> None:
    """Everybody sees the same, nothing can be withheld or dealt, and a question mark answers no question."""
    game = Game.new(RULES)
    before = game.board.saved()
    assert not RULES.hides(game.board)
    with pytest.raises(Problem, match="illegal-choice"):
        game.choose("?")
    game.redeal([CROWN], lambda cards: pytest.fail("nothing is dealt"))
    assert game.seen_by([]).saved() == game.board.saved() == before
    assert record.record(game, []).text() == record.record(game, [REBELS]).text() == record.dump(game)
