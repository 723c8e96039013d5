"""Make a game into a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from ...kernel.errors import Problem
from ...kernel.game import Policy
from .environment import MAX_DECISIONS, Environment, Masks, Reward, check_word
from .turns import TurnEnvironment

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError('abyssal.env needs pettingzoo: pip install "abyssal[research]"') from missing

Level = Literal["choice", "turn"]


def env(
    game: str,
    options: Mapping[str, str] | None = None,
    seats: Mapping[str, str] | None = None,
    opponents: Mapping[str, Policy] | None = None,
    reward: Reward = "win",
    limit: int = MAX_DECISIONS,
    render_mode: str | None = None,
    masks: Masks = "observation",
    level: Level = "choice",
    plans: int = 8,
) -> AECEnv[str, Any, int]:
    """Return a game as a PettingZoo environment that refuses steps in the wrong order and actions out of bounds.

    `options` are the game's. `seats` assigns factions to bots or other players, by the words that `abyssal simulate
    --seats` takes (`{"farc": "bot", "auc": "search:1s"}`). `opponents` assigns factions to your own policies. All
    remaining factions are agents. `reward` is 1 for the winner and −1 for all others at the end (`win`), each agent's
    margin at the end (`margin`), or `win` with a small reward for each point of margin gained between Propaganda Rounds
    (`shaped`). `masks` says where the legal choices are: in the `observation`, which is then a dictionary, or in the
    `info`, and the observation is an array. With `level="turn"` an action is one of up to `plans` whole turns
    (`TurnEnvironment`).
    """
    check_word("level", level, get_args(Level))
    given = (game, options, seats, opponents, reward, limit, render_mode)
    if level == "turn":
        if masks != "observation":
            raise Problem("unknown-value", option="masks", value=masks, known="observation")
        turns: Environment = TurnEnvironment(*given, plans=plans)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(turns))
    found = Environment(*given, masks)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))
