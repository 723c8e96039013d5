"""The games as PettingZoo environments, in which agents take turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, get_args

from ...agents.seats import close, is_agent, player_for
from ...coin.game import Game
from ...games import rules_for
from ...kernel.decision import CHANCE, Decision
from ...kernel.errors import IllegalChoice, Problem
from ...kernel.game import Policy
from ...language import Words
from .. import simulation
from .arrays import mask, observed
from .observation import HIGHEST, LOWEST, observation
from .vocabulary import vocabulary

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError('abyssal.env needs pettingzoo: pip install "abyssal[research]"') from missing

Reward = Literal["win", "margin"]

RENDER_MODES = ["ansi"]

MAX_DECISIONS = 50_000
"""Maximum number of decisions, including those of chance, before a game is truncated."""


def env(
    game: str,
    options: Mapping[str, str] | None = None,
    seats: Mapping[str, str] | None = None,
    opponents: Mapping[str, Policy] | None = None,
    reward: Reward = "win",
    limit: int = MAX_DECISIONS,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """Return a game as a PettingZoo environment that refuses steps in the wrong order and actions out of bounds.

    `options` are the game's. `seats` assigns factions to bots or other players, by the words that `abyssal simulate
    --seats` takes (`{"farc": "bot", "auc": "search:1s"}`). `opponents` assigns factions to your own policies. All
    remaining factions are agents. `reward` at the end is 1 for the winner and −1 for all others, or each agent's
    margin.
    """
    found = Environment(game, options, seats, opponents, reward, limit, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


def _nobody(game: Game, decision: Decision) -> str:
    """Placeholder for a player until the first game begins."""
    raise AssertionError("reset() has not been called")


def _check(argument: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Problem("unknown-value", option=argument, value=value, known=", ".join(known))


class Environment(AECEnv[str, dict[str, Any], int]):
    """One game at a time. Chance, Non-players and opponents act between the agents' steps; questions without a choice
    are answered automatically. Agents are named after their factions; an agent with several answers for all of them."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        opponents: Mapping[str, Policy] | None = None,
        reward: Reward = "win",
        limit: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _check("reward", reward, get_args(Reward))
        if render_mode is not None:
            _check("render_mode", render_mode, RENDER_MODES)
        self.rules = rules_for(game)
        self.options = self.rules.check_options(simulation.seat(game, dict(seats or {}), dict(options or {})))
        self.vocabulary = vocabulary(game)
        self.names = observation(game).names
        """Name of each number of an observation."""
        self.reward = reward
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.vocabulary.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.factions = self.rules.spec.factions
        self.kinds = {self.factions.index(name): kind for name, kind in (seats or {}).items() if kind != simulation.BOT}
        """Kinds of players assigned to factions; each game creates new ones."""
        players = self._players()
        for name in opponents or {}:
            _check("opponents", name, [player for player in players if player not in (seats or {})])
        for f in self.kinds:
            _check("seats", self.factions[f], players)
        self.given = {self.factions.index(name): policy for name, policy in (opponents or {}).items()}
        self.opponents = {**dict.fromkeys(self.kinds, _nobody), **self.given}
        self.possible_agents = [name for name in players if self.factions.index(name) not in self.opponents]
        if not self.possible_agents:
            raise Problem("no-agents")
        self.agents: list[str] = []
        self.random = Random()
        self._spaces()

    def _players(self) -> list[str]:
        """Return the factions that have a player of their own."""
        rules, board = self.rules, self.rules.new_board(self.options)
        return [
            name for f, name in enumerate(self.factions) if rules.is_player(board, f) and rules.leader(board, f) == f
        ]

    def _spaces(self) -> None:
        length, choices = len(self.names), len(self.vocabulary)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(LOWEST, HIGHEST, (length,), np.int16),
                    "action_mask": Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(choices) for agent in self.possible_agents}
        self.state_space = Box(LOWEST, HIGHEST, (self.rules.spec.observed,), np.int16)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The seed determines all dice and cards; without one they differ from game to game."""
        rules = self.rules
        if seed is not None:
            self.random = Random(seed)
        self.close()
        self.game = Game.new(self.rules, self.options, journal=any(map(is_agent, self.kinds.values())))
        board = self.game.board
        kinds = [
            self.kinds.get(f, "agent" if rules.is_player(board, f) else simulation.BOT)
            for f in range(len(self.factions))
        ]
        for f, kind in self.kinds.items():
            self.opponents[f] = player_for(kind, self.random.randrange(2**31), self.random, f, kinds)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Play on to the next question for an agent, or to the end."""
        game, rules = self.game, self.rules
        while (decision := game.decision) is not None and self.decisions < self.limit:
            self.decisions += 1
            if decision.actor == CHANCE:
                game.play(decision.by_odds(self.random.random()))
                continue
            leader = rules.leader(game.board, decision.actor)
            if leader in self.opponents:
                game.choose(self.opponents[leader](game, decision))
            elif len(decision.options) == 1 and decision.kind not in rules.always_asked:
                game.play(decision.options[0])
            else:
                self.agent_selection = self.factions[leader]
                return
        self._end()

    def _end(self) -> None:
        over = self.game.over
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
        if over:
            self.rewards = self._rewards()

    def _rewards(self) -> dict[str, float]:
        """Return each agent's reward at the end. An agent with several factions gets the lowest margin."""
        rules, board = self.rules, self.game.board
        if self.reward == "margin":
            factions = range(len(self.factions))
            return {
                agent: float(
                    min(rules.margin(board, f) for f in factions if self.factions[rules.leader(board, f)] == agent)
                )
                for agent in self.agents
            }
        winner = rules.winner(board)
        first = self.factions[rules.leader(board, winner)] if winner >= 0 else ""
        return {agent: 1.0 if agent == first else -1.0 for agent in self.agents}

    def step(self, action: int | None) -> None:
        """Answer the selected agent's question by the number of a legal choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice("None", "")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.game.choose(self.vocabulary.choice(int(action)))
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees and its legal choices: none unless it is asked."""
        faction = self.factions.index(agent)
        return {"observation": observed(self.game, faction), "action_mask": mask(self.game, faction)}

    def state(self) -> Any:
        """Return the whole position, hidden information included (for a critic that sees everything during
        training)."""
        return np.array(self.game.board.n[: self.rules.spec.observed], dtype=np.int16)

    def render(self) -> str | None:
        """Return the question with its options, in words."""
        if self.render_mode is None:
            return None
        decision = self.game.decision
        words = Words("en", self.rules)
        if decision is None or decision.actor == CHANCE:
            return self.factions[self.rules.ranking(self.game.board)[0][0]]
        choices = ", ".join(words.choice(decision, option) for option in decision.options)
        return f"{words.faction(decision.actor)}: {decision.kind}: {choices}"

    def close(self) -> None:
        """End the programs that play other factions."""
        for player in self.opponents.values():
            close(player)
