"""The games for OpenSpiel: import this module, then `pyspiel.load_game("python_andean_abyss", {"scenario": "quick"})`.

Players answer with the numbers of their choices (`vocabulary`), chance with the index of the outcome among those
possible.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from ...coin.game import Game
from ...games import GAMES, rules_for
from ...kernel.decision import CHANCE
from .arrays import observed
from .observation import observation
from .vocabulary import vocabulary

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError('this module needs OpenSpiel: pip install "abyssal[openspiel]"') from missing

MAX_CHOICES: Final = 50_000
"""More choices than any game takes."""
MAX_OUTCOMES: Final = 1_000
"""More outcomes than any question to chance has."""
NO_RECALL: Final = "these games have no information state with perfect recall: use the observation"


def short_name(game: str) -> str:
    """Return OpenSpiel's name of a game."""
    return "python_" + game.replace("-", "_")


def _game_type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        # Empty means the default, which may depend on other options.
        parameter_specification=dict.fromkeys(rules_for(game).option_values(), ""),
    )


class CoinGame(pyspiel.Game):
    """One game with its options. Players are the leading factions, in order; Non-players act in between."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        self.rules = rules_for(game)
        self.options = self.rules.check_options({name: value for name, value in (params or {}).items() if value})
        board, factions = self.rules.new_board(self.options), range(len(self.rules.spec.factions))
        self.leaders = [f for f in factions if self.rules.is_player(board, f) and self.rules.leader(board, f) == f]
        self.vocabulary = vocabulary(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vocabulary),
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=len(self.leaders),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MAX_CHOICES,
        )
        super().__init__(TYPES[game], info, params or {})

    def new_initial_state(self) -> CoinState:
        return CoinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise NotImplementedError(NO_RECALL)
        return Observer(self, params)


class Table:
    """Holds a game, which OpenSpiel copies by `deepcopy`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.game.clone())


class CoinState(pyspiel.State):
    """A running game."""

    def __init__(self, game: CoinGame) -> None:
        super().__init__(game)
        self.table: Table | None = None
        """Set up on first use: OpenSpiel makes many states only to copy others into them."""

    @property
    def played(self) -> Game:
        """The game in its current state."""
        if self.table is None:
            of: CoinGame = self.get_game()
            self.table = Table(Game.new(of.rules, of.options, journal=False))
        return self.table.game

    def current_player(self) -> int:
        decision = self.played.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if decision.actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        of: CoinGame = self.get_game()
        return of.leaders.index(of.rules.leader(self.played.board, decision.actor))

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.played.decision
        of: CoinGame = self.get_game()
        return [] if decision is None else sorted(of.vocabulary.numbers(decision.options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the indices of the outcomes with their odds."""
        decision = self.played.decision
        if decision is None:
            return []
        weights = decision.weights or [1] * len(decision.options)
        return [(place, weight / sum(weights)) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        decision = self.played.decision
        of: CoinGame = self.get_game()
        if decision is not None and decision.actor == CHANCE:
            self.played.choose(decision.options[action])
        else:
            self.played.choose(of.vocabulary.choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.played.decision
        of: CoinGame = self.get_game()
        if player == pyspiel.PlayerId.CHANCE and decision is not None:
            return decision.options[action]
        return of.vocabulary.choice(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CoinState:
        """Return a state that looks the same to a player, with everything the player cannot see dealt again."""
        of: CoinGame = self.get_game()
        other: CoinState = self.clone()
        other.table = Table(self.played.determinize(int(sampler() * 2**31), of.leaders[player]))
        return other

    def information_state_string(self, player: int = 0) -> str:
        raise NotImplementedError(NO_RECALL)

    def information_state_tensor(self, player: int = 0) -> list[float]:
        raise NotImplementedError(NO_RECALL)

    def is_terminal(self) -> bool:
        return self.played.over

    def returns(self) -> list[float]:
        """Return 1 for the winner and −1 for all others when the game is over, 0 before."""
        of: CoinGame = self.get_game()
        board = self.played.board
        if not self.played.over:
            return [0.0] * len(of.leaders)
        winner = of.rules.winner(board)
        first = of.rules.leader(board, winner) if winner >= 0 else -1
        return [1.0 if leader == first else -1.0 for leader in of.leaders]

    def __str__(self) -> str:
        return json.dumps(self.played.view(CHANCE))


class Observer:
    """A player's view: the numbers of `Observation`, or the position in words."""

    def __init__(self, game: CoinGame, params: Any) -> None:
        if params:
            raise ValueError(f"the observation has no parameters: {params}")
        self.leaders = game.leaders
        self.tensor = np.zeros(len(observation(game.rules.spec.game)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CoinState, player: int) -> None:
        self.tensor[:] = observed(state.played, self.leaders[player])

    def string_from(self, state: CoinState, player: int) -> str:
        """Return the position in words and, for the player who is asked, the question with its options."""
        game, leader = state.played, self.leaders[player]
        decision, words = game.decision, {"position": game.view(leader)}
        if (
            decision is not None
            and decision.actor != CHANCE
            and game.rules.leader(game.board, decision.actor) == leader
        ):
            about = [decision.space, decision.origin, decision.faction, decision.piece, decision.number, decision.card]
            words["question"] = {"kind": decision.kind, "about": about, "options": decision.options}
        operation = game.board.operation
        if operation is not None:
            words["operation"] = {"name": operation.name, "spaces": operation.spaces}
        return json.dumps(words)


TYPES: Final = {game: _game_type(game) for game in GAMES}


class AndeanAbyssGame(CoinGame):
    """Andean Abyss."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("andean-abyss", params)


class DistantPlainGame(CoinGame):
    """A Distant Plain."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("distant-plain", params)


CLASSES: Final[Sequence[type[CoinGame]]] = [AndeanAbyssGame, DistantPlainGame]

for _game, _class in zip(GAMES, CLASSES, strict=True):
    pyspiel.register_game(TYPES[_game], _class)
