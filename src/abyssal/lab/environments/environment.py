"""The games as PettingZoo environments, in which agents take turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, get_args

from ...agents.seats import close, is_agent, player_for
from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...coin.rules import Rules
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
except ImportError as missing:
    raise ImportError('abyssal.env needs pettingzoo: pip install "abyssal[research]"') from missing

Reward = Literal["win", "margin", "shaped"]

Masks = Literal["observation", "info"]

RENDER_MODES = ["ansi", "human"]
SHAPED = 0.01
"""Reward for one point of margin gained, with `reward="shaped"`."""

MAX_DECISIONS = 50_000
"""Maximum number of decisions, including those of chance, before a game is truncated."""


def _nobody(game: Game, decision: Decision) -> str:
    """Placeholder for a player until the first game begins."""
    raise AssertionError("reset() has not been called")


def checked_words(argument: str, given: Mapping[str, str] | None) -> dict[str, str]:
    """Return options or seats as a dictionary. Refuse names and values that are not words, such as `{"players": 2}`."""
    for name, value in (given or {}).items():
        for word in (name, value):
            if not isinstance(word, str):
                raise Problem("wrong-type", where=f"{argument}: {name}", expected="text", found=type(word).__name__)
    return dict(given or {})


def check_reward(reward: str) -> None:
    """Refuse an unknown kind of reward."""
    check_word("reward", reward, get_args(Reward))


def margins_of(rules: Rules, board: CoinBoard) -> list[float]:
    """Return for each faction the lowest margin among the factions of its player."""
    leaders = board.seats.leaders
    margins = [rules.margin(board, f) for f in range(len(leaders))]
    return [float(min(m for m, other in zip(margins, leaders, strict=True) if other == leader)) for leader in leaders]


def rewards_of(rules: Rules, board: CoinBoard, reward: Reward) -> list[float]:
    """Return the reward of each faction's player at the end of a game."""
    if reward == "margin":
        return margins_of(rules, board)
    winner = rules.winner(board)
    first = rules.leader(board, winner) if winner >= 0 else -1
    return [1.0 if leader == first else -1.0 for leader in board.seats.leaders]


def check_word(argument: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Problem("unknown-value", option=argument, value=value, known=", ".join(known))


class Environment(AECEnv[str, Any, int]):
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
        masks: Masks = "observation",
    ) -> None:
        super().__init__()
        check_word("masks", masks, get_args(Masks))
        self.masks = masks
        check_reward(reward)
        if render_mode is not None:
            check_word("render_mode", render_mode, RENDER_MODES)
        self.rules = rules_for(game)
        given = checked_words("options", options)
        self.options = self.rules.check_options(simulation.seat(game, checked_words("seats", seats), given))
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
            check_word("opponents", name, [player for player in players if player not in (seats or {})])
        for f in self.kinds:
            check_word("seats", self.factions[f], players)
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
        box = Box(LOWEST, HIGHEST, (length,), np.int16)
        both = Dict({"observation": box, "action_mask": Box(0, 1, (choices,), np.int8)})
        self.observation_spaces: dict[str, Any] = dict.fromkeys(
            self.possible_agents, both if self.masks == "observation" else box
        )
        self.action_spaces = {agent: Discrete(choices) for agent in self.possible_agents}
        self.state_space = Box(LOWEST, HIGHEST, (self.rules.spec.observed,), np.int16)

    def observation_space(self, agent: str) -> Any:
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
        self._rounds, self._margins = 0, margins_of(rules, board)
        self._go_on()
        if self.render_mode == "human":
            self.render()

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
                self._shape()
                self._asked()
                return
        self._shape()
        self._end()

    def _asked(self) -> None:
        """Prepare what the selected agent is told beside its observation."""
        if self.masks == "info":
            faction = self.factions.index(self.agent_selection)
            self.infos[self.agent_selection] = {"action_mask": mask(self.game, faction)}

    def _act(self, action: int) -> None:
        """Carry out an action of the selected agent. Refuse one that is not legal."""
        self.game.choose(self.vocabulary.choice(action))

    def _end(self) -> None:
        over = self.game.over
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
        if over:
            for agent, reward in self._rewards().items():
                self.rewards[agent] += reward

    def _rewards(self) -> dict[str, float]:
        """Return each agent's reward at the end."""
        found = rewards_of(self.rules, self.game.board, self.reward)
        return {agent: found[self.factions.index(agent)] for agent in self.agents}

    def _shape(self) -> None:
        """Reward what agents have gained in margin since the last Propaganda Round, when another one is complete."""
        board = self.game.board
        rounds = board.n[self.rules.ROUNDS]
        if self.reward != "shaped" or rounds == self._rounds:
            return
        margins = margins_of(self.rules, board)
        for agent in self.agents:
            f = self.factions.index(agent)
            self.rewards[agent] += SHAPED * (margins[f] - self._margins[f])
        self._rounds, self._margins = rounds, margins

    def step(self, action: int | None) -> None:
        """Answer the selected agent's question by the number of a legal choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice("None", "")
        self._act(int(action))
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        """Return what an agent sees and, unless they are in the `info`, its legal choices: none unless it is asked."""
        faction = self.factions.index(agent)
        if self.masks == "info":
            return observed(self.game, faction)
        return {"observation": observed(self.game, faction), "action_mask": mask(self.game, faction)}

    def state(self) -> Any:
        """Return the whole position, hidden information included (for a critic that sees everything during
        training)."""
        return np.array(self.game.board.n[: self.rules.spec.observed], dtype=np.int16)

    def render(self) -> str | None:
        """Return the question with its options, in words (`ansi`), or print it (`human`)."""
        if self.render_mode is None:
            return None
        said = self._said()
        if self.render_mode == "human":
            print(said)
            return None
        return said

    def _said(self) -> str:
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
