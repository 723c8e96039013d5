"""Budgets in seconds are kept within a tenth: by a clock that only work moves, so that no busy machine matters."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from abyssal.games import GAMES
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.search import Budget, SearchPlayer, player, read_budget, search
from abyssal.search.plans import Intent
from abyssal.search.rollouts import Worlds
from tests.coin.small import REBELS
from tests.engine import SEARCHES
from tests.search.test_search import at_turn, toy

PLAN, ROLLOUT = 0.004, 0.010
"""What a plan and a rollout cost by this clock: about as much as with the plain engine on a slow machine."""


class Clock:
    """Stands still but for plans and rollouts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, plan: float = PLAN, rollout: float = ROLLOUT) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)
        for name in ("sample", "chart_plan"):
            monkeypatch.setattr(player, name, self.taking(plan, getattr(player, name)))
        monkeypatch.setattr(Worlds, "worth", self.taking(rollout, Worlds.worth))

    def taking(self, seconds: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def slow(*arguments: Any, **named: Any) -> Any:
            self.now += seconds
            return work(*arguments, **named)

        return slow


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seconds", [0.3, 1.0])
@pytest.mark.parametrize("name", GAMES)
def test_a_search_takes_its_time_and_no_more(name: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans included: it uses the time that it has, and goes over it by less than a tenth."""
    clock = Clock(monkeypatch)
    for seed in range(SEARCHES):
        game, begin = at_turn(name, seed), clock.now
        found = search(game, Budget(seconds), 1)
        assert found.rollouts > 0
        assert 0.8 * seconds <= clock.now - begin <= 1.1 * seconds


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_keeps_its_budget_however_often_it_is_thought_about(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where dice or others speak within a turn the player searches again; all its searches share one budget. Here it
    has to search four times if its turn has so many questions."""
    clock, budget = Clock(monkeypatch), read_budget("search:quick")
    game, dice = at_turn(name, 1), chance(Random(1))
    players = [SearchPlayer(budget, faction) for faction in range(4)]
    turns: dict[tuple[int, int], list[float]] = {}
    while (decision := game.decision) is not None and len(turns) < 8:
        if decision.actor == CHANCE:
            game.play(dice(game, decision))
            continue
        turn = turns.setdefault((game.length - len(game.since_checkpoint), decision.actor), [])
        begin = clock.now
        game.play(players[decision.actor](game, decision))
        turn += [clock.now - begin] if clock.now > begin else []
        if len(turn) < 4:
            players[decision.actor]._intent = Intent()
    assert max(map(len, turns.values())) >= 4
    over = [searches for searches in turns.values() if sum(searches) > 1.1 * budget.seconds]
    assert over == []


def test_a_budget_in_seconds_ends_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rebels choose their whole turn within the budget. About 400 rollouts are enough to see that they Rally in the
    town."""
    clock, player = Clock(monkeypatch, plan=0.0004, rollout=0.0004), SearchPlayer(read_budget("search:0.2s"), 1)
    game, begin = toy("2"), clock.now
    while game.decision is not None and game.decision.actor == REBELS:
        game.choose(player(game, game.decision))
    assert game.tape[1:3] == ["act", "town"]
    assert 0.8 * 0.2 <= clock.now - begin <= 1.1 * 0.2


def test_hardly_any_time_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some milliseconds are enough for what a seasoned player or the chart would do, and nothing else is begun."""
    clock = Clock(monkeypatch)
    game, begin = at_turn("andean-abyss", 5), clock.now
    found = search(game, Budget(0.001), 1)
    assert clock.now - begin <= 2 * PLAN
    assert game.decision is not None and found.plans[0].opening in game.decision.options


def test_who_is_interrupted_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the best that it has found until then; nothing more is begun."""
    clock, game = Clock(monkeypatch), at_turn("andean-abyss", 5)
    told = clock.now + 0.5
    found = search(game, Budget(60.0), 1, lambda: clock.now >= told)
    assert told <= clock.now <= told + 3 * PLAN + ROLLOUT
    assert found.rollouts > 0
    assert game.decision is not None and found.plans[0].opening in game.decision.options
