"""Charts in players' seats: they know an answer to every question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.lab.simulation import seat
from abyssal.search import plans, seats
from abyssal.search.seats import ChartPlayer

GAMES_PER_SEAT = 20
SHORT = {"andean-abyss": {"scenario": "quick", "edition": "second"}, "distant-plain": {"scenario": "short"}}
ALONE = [(name, faction) for name in GAMES for faction in rules_for(name).spec.factions]
TOGETHER = [
    ("andean-abyss", {"scenario": "quick"}),
    ("andean-abyss", {"scenario": "quick", "players": "2", "nonplayers": "true"}),
    ("distant-plain", {"scenario": "short"}),
    ("distant-plain", {"scenario": "short", "players": "2", "nonplayers": "true"}),
]


def questions_without_a_plan(name: str, options: dict[str, str], games: range, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play games with charts in all seats of players; how many questions they had no plan for. At least 10 a game
    were asked."""
    lost = asked = 0

    def counted(*arguments: Any) -> plans.Plan | None:
        nonlocal lost, asked
        plan = plans.chart_plan(*arguments)
        asked += 1
        lost += plan is None
        return plan

    monkeypatch.setattr(seats, "chart_plan", counted)
    for seed in games:
        random = Random(seed)
        game = Game.new(rules_for(name), options, journal=False)
        players, dice = [ChartPlayer(4 * seed + faction) for faction in range(4)], chance(random)
        while (decision := game.decision) is not None:
            game.play((dice if decision.actor == CHANCE else players[decision.actor])(game, decision))
    assert asked >= 10 * len(games)
    return lost


@pytest.mark.slow
@pytest.mark.parametrize(("name", "faction"), ALONE)
def test_a_lone_chart_has_a_plan_for_every_question(name: str, faction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside Non-players, which may have their turns between the last checkpoint and the question."""
    kinds = {other: "chart" if other == faction else "bot" for other in rules_for(name).spec.factions}
    options = seat(name, kinds, SHORT[name])
    assert questions_without_a_plan(name, options, range(GAMES_PER_SEAT), monkeypatch) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TOGETHER)
def test_charts_among_themselves_have_a_plan_for_every_question(
    name: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other players may have chosen since the last checkpoint. With two players in Andean Abyss the Government is asked
    what Non-players do (8.1.discord), and nobody is asked what a player's faction does."""
    assert questions_without_a_plan(name, options, range(GAMES_PER_SEAT), monkeypatch) == 0
