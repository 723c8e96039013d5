"""Bad answers: numbers with something around them, keys that move a cursor."""

from __future__ import annotations

import pytest

from abyssal.cli.answers import find
from abyssal.kernel.errors import Problem
from tests.cli.conftest import Run

NOT_THREE = ["-3", "+3", "#3", "3!", "(3)", "3.", "３", "³", "3 3"]


@pytest.mark.parametrize("typed", [*NOT_THREE, "2"])
def test_a_number_is_written_in_figures_alone(typed: str) -> None:
    """Neither the rest of another text nor the beginning of another number counts."""
    with pytest.raises(Problem, match=f"illegal-choice choice='{'.' * len(typed)}' expected='1 3 20'"):
        find(typed, ["1", "3", "20"], ["1", "3", "20"])


@pytest.mark.parametrize("typed", NOT_THREE)
def test_the_number_of_a_choice_too(typed: str) -> None:
    assert find("3", ["rally", "march", "pass"], ["Rally", "March", "3rd way"]) == "pass"
    with pytest.raises(Problem, match="illegal-choice"):
        find(typed, ["rally", "march", "pass"], ["Rally", "March", "3rd way"])


@pytest.mark.parametrize("typed", ["\x1b[A", "\x1b[B", "rally\x1b[D", "save \x1b[31m.record", "a\x7f"])
def test_keys_that_move_a_cursor_choose_nothing(play: Run, typed: str) -> None:
    """The up arrow arrives as an escape sequence that ends in the letter A."""
    result = play("attack", typed, "pass")
    shown = typed.replace("\x1b", " ").replace("\x7f", " ")
    assert f"\n“{shown}” is not among the choices.\n" in result.out
    assert next(line for line in result.out.splitlines() if line.startswith("  · ")) == "  · FARC: Pass"
