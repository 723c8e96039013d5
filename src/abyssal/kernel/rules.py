"""What the driver asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from .deal import Deal
from .decision import Decision, Flow
from .errors import Problem
from .position import Position
from .remark import Remark

P = TypeVar("P", bound=Position)

FEW_OPTIONS = 16
"""Questions with more options than this always go to the player."""


class GameRules(Generic[P]):
    """One game's rules for its kind of position, as the driver sees them. Each game has one subclass."""

    def __init__(self, game: str, factions: list[str]) -> None:
        self.game = game
        """The game's name."""
        self.factions = factions
        """The names of the factions, in the order of their numbers."""
        self.always_possible: set[str] = set()
        """Choices that stand open at almost every question, such as taking back one's own pieces."""
        self.always_asked: list[str] = []
        """Kinds of questions that a person is asked even if they leave no choice, for what may be agreed on then."""
        self.agreements: tuple[str, ...] = ()
        """The words that agreements begin with."""
        self.quick: dict[str, str] = {}
        """The options of the shortest game."""

    def new_board(self, options: dict[str, str]) -> P:
        """The set-up position for these (checked and completed) options."""
        raise NotImplementedError

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """The options completed with their defaults; refuses unknown names and values and combinations that clash."""
        raise NotImplementedError

    def option_values(self) -> dict[str, list[str]]:
        """Every option with its values, the default first."""
        return {}

    def options_of(self, b: P) -> dict[str, str]:
        """The options a position is played by, completed."""
        return {}

    def step(self, b: P) -> Flow[None]:
        """Play from the checkpoint the position stands at to the next one."""
        raise NotImplementedError

    def asks_for_all(self, b: P) -> bool:
        """Whether the rules lead no faction: each question of a procedure is one for a player or for chance."""
        return False

    def wanted(self, b: P, decision: Decision) -> str:
        """The answer that a player always wants to give, though others are legal; empty if there is none."""
        return ""

    def remarks(self, b: P, decision: Decision) -> dict[str, Remark]:
        """What is to be said about options of a question before one is chosen."""
        return {}

    def by_itself(self, b: P, decision: Decision, most: str | None = None) -> str:
        """The only sensible answer to a question, or empty if its player has to answer it.

        With `most`, the player wants all pieces of this kind to move and as few of others as possible; if it is empty,
        all pieces.
        """
        if decision.kind in self.always_asked or len(decision.options) > FEW_OPTIONS:
            return ""
        own = decision.own()
        if len(own) != 1:
            return self.wanted(b, decision)
        # A player who has to know something before choosing shall read it.
        return "" if own[0] in self.remarks(b, decision) else own[0]

    def is_over(self, b: P) -> bool:
        raise NotImplementedError

    def margin(self, b: P, faction: int) -> int:
        """How far a faction is beyond (above 0) or short of its goal."""
        raise NotImplementedError

    def ranking(self, b: P) -> list[list[int]]:
        """The players from first to last, each as the factions it leads."""
        raise NotImplementedError

    def winner(self, b: P) -> int:
        """The faction that comes first; -1 if all players lose equally."""
        return self.ranking(b)[0][0]

    def is_player(self, b: P, faction: int) -> bool:
        """Whether a player leads the faction; else the rules do."""
        return True

    def leader(self, b: P, faction: int) -> int:
        """The faction whose player leads this faction."""
        return faction

    def aside(self, b: P, decision: Decision, choice: str) -> int:
        """Carry out what players may do while another player's question is open; who did it."""
        raise Problem("illegal-choice", choice=choice, expected=" ".join(decision.options[:40]))

    def is_withdrawn(self, b: P) -> bool:
        """Whether what was done aside leaves the open question without an answer.

        Its procedure is then sent DONE, and asks something else.
        """
        return False

    def asides(self, b: P, giver: int) -> list[str]:
        """What a faction could do aside just now."""
        return []

    def deal(self, choice: str) -> Deal:
        """What players agree on with a choice that is made aside; refuses what is none."""
        raise Problem("bad-aside", choice=choice)

    # What not everybody at the table sees. Games without such things leave all of it.

    def hides(self, b: P) -> bool:
        """Whether the position holds anything that some player does not see."""
        return False

    def conceal(self, b: P, factions: Sequence[int]) -> None:
        """Withhold in a position what the players of these factions do not see."""

    def redeal(self, b: P, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        """Deal anew in a position what the players of these factions do not see, as it could be for all they know."""

    def recall(self, b: P, later: P) -> None:
        """Let an earlier position hold what a later one of the same game knows to have been there."""

    def drawn(self, b: P) -> list[str]:
        """The secret words (see `hidden`) that chance has said on the way to a position, in their order."""
        return []

    def settle(self, b: P, shuffle: Callable[[list[int]], None]) -> None:
        """Settle the outcomes of chance that lie face down already (`Position.order`), as they could be."""

    def settle_earlier(self, earlier: P, later: P) -> None:
        """Settle in an earlier position of the same game what came, and will come, as a later one has it."""

    # The position in words.

    def to_position(self, b: P) -> dict[str, Any]:
        """The position in words."""
        raise NotImplementedError

    def from_position(self, data: Any) -> P:
        """The board that a position in words describes; refuses what cannot be."""
        raise NotImplementedError


Rules: TypeAlias = GameRules[Any]
"""The rules of any game."""
