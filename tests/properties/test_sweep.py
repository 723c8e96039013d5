"""Every option of every question in some games raises nothing, leads on, and can be undone (`abyssal.lab.sweep`)."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel.decision import Decision
from abyssal.lab import sweep
from abyssal.lab.simulation import any_options
from tests.engine import SWEPT

SHORT: dict[str, list[dict[str, str]]] = {
    "andean-abyss": [
        {"scenario": "quick"},
        {"scenario": "quick", "edition": "second", "players": "1", "insurgents": "farc"},
        {"scenario": "quick", "players": "2", "nonplayers": "false"},
    ],
    "distant-plain": [
        {"scenario": "short"},
        {"scenario": "short", "people": "taliban"},
        {"scenario": "short", "deception": "true", "players": "3", "nonplayers": "false"},
    ],
}
"""Short games to begin with; further ones have any options."""


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SWEPT))
@pytest.mark.parametrize("name", list(GAMES))
def test_every_option_leads_on_and_back(name: str, seed: int) -> None:
    """None raises; each leads to a question that has an answer, or to the end; undo restores position, tape and
    question."""
    known = SHORT.get(name, [])
    found = sweep.sweep_game(name, known[seed] if seed < len(known) else any_options(name, seed), seed)
    assert found.slips == [], f"{found.game} {found.seed} {found.options}"
    assert 0 < found.undone <= found.choices and found.questions > 50


def opening(name: str = "andean-abyss") -> Game:
    """Return a game at its first question with several options for a player."""
    game = Game.new(rules_for(name), {}, journal=False)
    while game.decision is not None and (game.decision.actor < 0 or len(game.decision.options) < 2):
        game.play(game.decision.options[0])
    return game


@pytest.mark.plain
def test_a_choice_that_raises_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opening()
    decision = game.decision
    assert decision is not None
    bad, choose = decision.options[0], Game.choose

    def broken(self: Game, choice: str) -> None:
        if choice == bad:
            raise ValueError("broken")
        choose(self, choice)

    monkeypatch.setattr(Game, "choose", broken)
    found = sweep.Sweep("andean-abyss", 0, {})
    sweep.try_options(game, decision.options, found)
    assert [asdict(slip) for slip in found.slips] == [
        {"length": game.length, "kind": decision.kind, "choice": bad, "problem": "ValueError: broken"}
    ]
    assert found.choices == len(decision.options)


@pytest.mark.plain
def test_an_undo_that_restores_too_little_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opening()
    decision = game.decision
    assert decision is not None
    monkeypatch.setattr(Game, "undo", lambda self: None)
    found = sweep.Sweep("andean-abyss", 0, {})
    sweep.try_options(game, decision.options, found)
    assert found.undone and len(found.slips) == found.undone
    assert all("tape" in slip.problem.split(", ") for slip in found.slips)


@pytest.mark.parametrize(
    ("options", "problem"), [([], "turn has no options"), (["a", "a"], "turn offers an option twice")]
)
def test_a_question_without_an_answer_is_reported(options: list[str], problem: str) -> None:
    game = opening()
    game.decision = Decision(0, "turn", "2.3", lambda: options)
    assert sweep.stuck(game) == problem


@pytest.mark.slow
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Games in the file are not played again, and a line that was cut off is."""
    path = tmp_path / "sweep.jsonl"
    given = {"scenario": "quick", "players": "4"}
    first = sweep.run("andean-abyss", range(2), into=path, given=given)
    assert [one.seed for one in first] == [0, 1] and sweep.resume(path) == first
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-5], encoding="utf-8")
    played: list[int] = []
    again = sweep.run("andean-abyss", range(2), into=path, given=given, progress=lambda one: played.append(one.seed))
    assert again == first and played == [1] and path.read_text(encoding="utf-8") == whole
