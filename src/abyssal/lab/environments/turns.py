"""Whole turns as actions: the agent chooses among plans that the planner of the computer players proposes."""

from __future__ import annotations

from typing import Any, Final

from ...coin.game import Game
from ...kernel.errors import IllegalChoice, Problem
from ...search.plans import Plan, chart_plan, sample
from .environment import Environment
from .vocabulary import Vocabulary

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise ImportError('abyssal.env needs pettingzoo: pip install "abyssal[research]"') from missing

FEATURES: Final = ["worth", "chart", "choices", "opening"]
"""What is known of a plan: the value of the position after it, by the game's appraisal; whether it is the turn of the
chart; its number of choices; the number of its first choice."""
MAX_PLANS: Final = 64
TRIES: Final = 3
"""Turns that are sampled for each place on the list: many are the same."""


def candidates(game: Game, seed: int, count: int) -> list[Plan]:
    """Return different plans for the player who is asked: the chart's first, then sampled ones, the best first.

    They are made in worlds in which everything that the player cannot see is dealt again.
    """
    decision = game.decision
    if decision is None:
        return []
    appraisal, found = game.rules.appraisal, dict[tuple[str, ...], Plan]()
    world = game.determinize(seed, decision.actor)
    first = chart_plan(world, seed, appraisal)
    if first is not None:
        found[first.choices] = first
    for number in range(TRIES * count):
        if len(found) >= count:
            break
        plan = sample(world, seed * 31 + number, appraisal)
        found.setdefault(plan.choices, plan)
    return sorted(found.values(), key=lambda plan: (plan.chart < 0, -plan.worth))


def described(plans: list[Plan], words: Vocabulary, count: int) -> Any:
    """Return the features of plans, one row each, with rows of zeros up to `count`."""
    found = np.zeros((count, len(FEATURES)), dtype=np.float32)
    for row, plan in enumerate(plans):
        found[row] = (plan.worth, plan.chart >= 0, len(plan.choices), words.number[plan.opening])
    return found


class TurnEnvironment(Environment):
    """Each step plays one of up to `plans` turns. They end where chance or another player decides."""

    def __init__(self, *arguments: Any, plans: int = 8, **more: Any) -> None:
        if not 1 <= plans <= MAX_PLANS:
            raise Problem("out-of-range", where="plans", value=plans, low=1, high=MAX_PLANS)
        self.count = plans
        self.plans: list[Plan] = []
        """The plans of the selected agent."""
        super().__init__(*arguments, **more)

    def _spaces(self) -> None:
        super()._spaces()
        for agent in self.possible_agents:
            self.action_spaces[agent] = Discrete(self.count)
            space = self.observation_spaces[agent]
            self.observation_spaces[agent] = Dict(
                {
                    "observation": space["observation"],
                    "plans": Box(-np.inf, np.inf, (self.count, len(FEATURES)), np.float32),
                    "action_mask": Box(0, 1, (self.count,), np.int8),
                }
            )

    def _asked(self) -> None:
        self.plans = candidates(self.game, self.random.randrange(2**31), self.count)[: self.count]

    def _act(self, action: int) -> None:
        """Play a plan, as far as nobody else decides."""
        if not 0 <= action < len(self.plans):
            raise IllegalChoice(str(action), " ".join(map(str, range(len(self.plans)))))
        game, leader = self.game, self.rules.leader
        first = game.decision
        for choice in self.plans[action].choices:
            decision = game.decision
            if decision is None or first is None or decision.actor < 0 or choice not in decision.options:
                break
            if leader(game.board, decision.actor) != leader(game.board, first.actor):
                break
            game.play(choice)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and its plans if it is asked."""
        seen = super().observe(agent)
        asked = agent == self.agent_selection and self.game.decision is not None
        plans = self.plans if asked else []
        mask = np.zeros(self.count, dtype=np.int8)
        mask[: len(plans)] = 1
        return {
            "observation": seen["observation"],
            "plans": described(plans, self.vocabulary, self.count),
            "action_mask": mask,
        }
