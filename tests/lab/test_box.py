"""Games with the printed box need people: nothing that plays many games takes them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from abyssal.cli import main
from abyssal.coin.deck_file import game_text
from abyssal.coin.options import BOX
from abyssal.kernel.errors import Problem
from abyssal.lab import arena, simulation
from abyssal.lab.arena import Terms
from abyssal.lab.benchmark import TASKS
from abyssal.lab.environments.making import env
from abyssal.lab.training.training import train
from abyssal.lab.training.valuing import learn

DECK = game_text({4: {"dual": True}})
ADP = "distant-plain"


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"cards": "printed"}, ("cards", "printed")),
        ({"dice": "printed"}, ("dice", "printed")),
        ({"events": "printed"}, ("events", "printed")),
        ({"events": "mixed"}, ("events", "mixed")),
        ({"deck": DECK}, ("events", "mixed")),
    ],
)
@pytest.mark.parametrize(
    "play",
    [
        lambda given: simulation.run(ADP, given, 1, {}),
        lambda given: simulation.any_options(ADP, 1, given),
        lambda given: arena.run(Terms(ADP, given, "random"), ["random"], ["taliban"], range(1)),
        lambda given: train(ADP, {}, given, "random", 1, 10),
        lambda given: learn(ADP, {}, given, "taliban", "random", 1, 10),
        lambda given: env(ADP, options=given),
    ],
    ids=["simulate and study", "coverage", "arena", "train", "train --value", "environment"],
)
def test_games_with_the_box_are_left_out(
    play: Callable[[dict[str, str]], object], given: dict[str, str], named: tuple[str, str]
) -> None:
    with pytest.raises(Problem) as refused:
        play(given)
    assert refused.value.id == "needs-box"
    assert (refused.value.facts["option"], refused.value.facts["value"]) == named


def test_a_deck_file_with_events_of_ours_is_played() -> None:
    assert simulation.seat(ADP, {}, {"deck": DECK, "events": "ours"})["deck"] == DECK


COMMANDS = (
    "simulate distant-plain --games 1",
    "study distant-plain --games 1 --out {out}",
    "study distant-plain --games 1 --coverage --out {out}",
    "arena distant-plain random --games 1 --out {out}",
    "train distant-plain --games 10 --rounds 1 --out {out}",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_say_so_in_one_line_and_write_nothing(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main([*command.format(out=out).split(), "--option", "dice=printed"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "“dice=printed” needs people with the printed game. Games with printed cards or dice, or with Events by hand, "
        "are left out of simulations, arenas, studies and training.\n"
    )
    assert not out.exists()


def test_the_tasks_of_the_benchmark_need_no_box() -> None:
    """Its options cannot be chosen; no task may need people."""
    assert [task.id for task in TASKS if set(task.options) & {*BOX, "deck"}] == []
