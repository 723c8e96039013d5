"""The interface between the driver and the rules of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from .deal import Deal
from .decision import Decision, Flow
from .errors import IllegalChoice, Problem
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
        """Choices that are open at almost every question, such as taking back one's own pieces."""
        self.always_asked: list[str] = []
        """Kinds of questions that a player is asked even with a single option, because agreements are possible then."""
        self.agreements: tuple[str, ...] = ()
        """First words of agreements."""
        self.quick: dict[str, str] = {}
        """The options of the shortest game."""

    def new_board(self, options: dict[str, str]) -> P:
        """Return the set-up position for these (checked and completed) options."""
        raise NotImplementedError

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """Return the options completed with their defaults. Refuse unknown names and values, and combinations that
        clash."""
        raise NotImplementedError

    def option_values(self) -> dict[str, list[str]]:
        """Return every option with its values, the default first."""
        return {}

    def options_of(self, b: P) -> dict[str, str]:
        """Return the options of a position, with the defaults filled in."""
        return {}

    def step(self, b: P) -> Flow[None]:
        """Play from the position's checkpoint to the next one."""
        raise NotImplementedError

    def asks_for_all(self, b: P) -> bool:
        """Return True if no bot plays: every question goes to a player or to chance."""
        return False

    def wanted(self, b: P, decision: Decision) -> str:
        """Return the answer that a player always wants to give, though others are legal; empty if there is none."""
        return ""

    def remarks(self, b: P, decision: Decision) -> dict[str, Remark]:
        """Return remarks on a question's options, to show before the player chooses."""
        return {}

    def by_itself(self, b: P, decision: Decision, most: str | None = None) -> str:
        """Return the only sensible answer to a question, or an empty string if its player has to answer it.

        With `most`, the player wants to move all pieces of this kind and as few others as possible. If `most` is empty,
        the player wants to move all pieces.
        """
        if decision.kind in self.always_asked or len(decision.options) > FEW_OPTIONS:
            return ""
        own = decision.own()
        if len(own) != 1:
            return self.wanted(b, decision)
        # A player who should know something before choosing gets to read it.
        return "" if own[0] in self.remarks(b, decision) else own[0]

    def entered(self, b: P, decision: Decision) -> bool:
        """Return True if people at the table enter this outcome of chance: they roll the die or turn up the card."""
        return False

    def refusal(self, b: P, decision: Decision, choice: str) -> Problem:
        """Return why a choice is not among a question's options."""
        return IllegalChoice(choice, " ".join(decision.options[:60]))

    def is_over(self, b: P) -> bool:
        raise NotImplementedError

    def margin(self, b: P, faction: int) -> int:
        """Return how far a faction is beyond (above 0) or short of (below 0) its goal."""
        raise NotImplementedError

    def ranking(self, b: P) -> list[list[int]]:
        """Return the players from first to last, each as a list of the factions it plays."""
        raise NotImplementedError

    def winner(self, b: P) -> int:
        """Return the faction that comes first; -1 if all players lose equally."""
        return self.ranking(b)[0][0]

    def is_player(self, b: P, faction: int) -> bool:
        """Return True if a player, not a bot, plays the faction."""
        return True

    def leader(self, b: P, faction: int) -> int:
        """Return the faction whose player plays this faction."""
        return faction

    def agree(self, b: P, decision: Decision, choice: str) -> int:
        """Carry out an agreement while a question is open, even another player's. Return the faction that makes it."""
        raise IllegalChoice(choice, " ".join(decision.options[:40]))

    def is_correction(self, choice: str) -> bool:
        """Return True for an agreement to change the position from outside the rules (`correct`)."""
        return False

    def plain_correction(self, b: P, choice: str) -> str:
        """Return a correction as the tape holds it. Refuse one that cannot be made in this position."""
        return choice

    def correct(self, b: P, choice: str) -> None:
        """Make a correction. `deal` says which faction makes it."""
        raise IllegalChoice(choice, "")

    def is_withdrawn(self, b: P) -> bool:
        """Return True if an agreement has left the open question without an answer.

        The driver then sends DONE to its procedure, which asks something else.
        """
        return False

    def possible_agreements(self, b: P, giver: int) -> list[str]:
        """Return the agreements that a faction could make now, as choices."""
        return []

    def deal(self, choice: str) -> Deal:
        """Return the agreement that a choice stands for. Refuse a choice that is not an agreement."""
        raise Problem("bad-aside", choice=choice)

    # Hidden information. Games without any leave all of these as they are.

    def hides(self, b: P) -> bool:
        """Return True if the position holds anything that some player does not see."""
        return False

    def conceal(self, b: P, factions: Sequence[int]) -> None:
        """Hide in a position everything that the players of these factions do not see."""

    def redeal(self, b: P, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        """Deal again in a position everything that the players of these factions do not see, consistent with what they
        know."""

    def recall(self, b: P, later: P) -> None:
        """Copy into an earlier position the hidden information that a later one of the same game reveals."""

    def drawn(self, b: P) -> list[str]:
        """Return the secret words (see `hidden`) that chance has drawn on the way to a position, in order."""
        return []

    def settle(self, b: P, shuffle: Callable[[list[int]], None]) -> None:
        """Fix the outcomes of chance that already lie face down (`Position.order`), in a possible order."""

    def settle_earlier(self, earlier: P, later: P) -> None:
        """Fix in an earlier position of the same game the outcomes that a later one has, past and future."""

    # The position in words.

    def to_position(self, b: P) -> dict[str, Any]:
        """Return the position in words."""
        raise NotImplementedError

    def from_position(self, data: Any) -> P:
        """Return the board that a position in words describes. Refuse impossible positions."""
        raise NotImplementedError


Rules: TypeAlias = GameRules[Any]
"""The rules of any game."""
