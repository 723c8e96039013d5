"""The rules of a published game: its scenarios, and its positions in words."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from .coin_board import CoinBoard
from .course import Course, options_at
from .position import head
from .procedures import Procedures
from .rules import CoinRules
from .spec import Spec

B = TypeVar("B", bound=CoinBoard)


class ScenarioRules(CoinRules[B], Generic[B]):
    """The rules of a game that is set up by one of several scenarios, which its option `scenario` names."""

    def __init__(
        self,
        spec: Spec,
        procedures: Procedures[B],
        phases: list[str],
        last_phase: int,
        ties: list[int],
        draw: str,
        scenarios: dict[str, dict[str, Any]],
        lasting: dict[str, list[int]],
        position_keys: list[str],
    ) -> None:
        super().__init__(spec, procedures, phases, last_phase, ties, draw)
        self.scenarios = scenarios
        self.course = Course(spec, phases, last_phase, lasting)
        """How a position tells the phase, the cards and the lasting effects; `lasting` are the cards that have such,
        by the key they stand under."""
        self.position_keys = position_keys
        """The keys that a position in words may have."""

    # What each game says of itself.

    def empty_board(self, options: dict[str, str]) -> B:
        """Return an empty board for these (checked and completed) options."""
        raise NotImplementedError

    def set_up(self, b: B, scenario: dict[str, Any]) -> None:
        """Set up the scenario on an empty board."""
        raise NotImplementedError

    def read_position(self, b: B, scenario: dict[str, Any], facts: dict[str, Any]) -> None:
        """Set up a position given in words on an empty board. Refuse an impossible one."""
        raise NotImplementedError

    # What the driver asks.

    def options_of(self, b: B) -> dict[str, str]:
        return b.seats.given

    def scenario(self, b: B) -> dict[str, Any]:
        """Return the scenario of a game."""
        return self.scenarios[b.seats.given["scenario"]]

    def new_board(self, options: dict[str, str]) -> B:
        b = self.empty_board(options)
        self.set_up(b, self.scenario(b))
        return b

    def from_position(self, data: Any) -> B:
        facts = head(data, self.spec, self.position_keys)
        b = self.empty_board(self.check_options(options_at(facts)))
        self.read_position(b, self.scenario(b), facts)
        return b
