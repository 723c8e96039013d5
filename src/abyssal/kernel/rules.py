"""What the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from .appraisal import Appraisal
from .board import Board
from .deal import Deal
from .decision import Decision, Flow
from .deck import Deck
from .errors import Problem
from .lexicon import Lexicon
from .remark import Remark
from .spec import Spec

B = TypeVar("B", bound=Board)


class GameRules(Generic[B]):
    """One game's rules for its kind of board, as the kernel's driver sees them. Each game has one subclass."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.always_possible: set[str] = set()
        """Choices that stand open at almost every question, such as taking back one's own pieces."""
        self.always_asked: list[str] = []
        """Kinds of questions that a person is asked even if they leave no choice, for what may be agreed on then."""
        self.agreements: tuple[str, ...] = ()
        """The words that choices made aside begin with."""
        self.appraisal = Appraisal(spec.factions)
        """How its positions are judged, unless a player brings its own appraisal. All games of a process share it,
        so it never changes."""
        self.quick: dict[str, str] = {}
        """The options of the shortest game."""

    def lexicon(self) -> Lexicon:
        """What the game's words are about; a game without cannot be played yet."""
        raise Problem("not-playable", game=self.spec.game)

    def new_board(self, options: dict[str, str]) -> B:
        """The set-up position for these (checked and completed) options."""
        raise NotImplementedError

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """The options completed with their defaults; refuses unknown names and values and combinations that clash."""
        raise NotImplementedError

    def option_values(self) -> dict[str, list[str]]:
        """Every option with its values, the default first."""
        return {}

    def variant(self, b: B) -> str:
        """By which of its variants a game is played, as its texts call it; empty if there is only one."""
        return ""

    def with_nonplayers(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        """The options under which just these factions are led by the rules; refuses what clashes with that."""
        if factions:
            raise Problem("no-nonplayers")
        return options

    def options_of(self, b: B) -> dict[str, str]:
        """The options a position is played by, completed."""
        return {}

    def step(self, b: B) -> Flow[None]:
        """Play from the checkpoint the position stands at to the next one."""
        raise NotImplementedError

    def asks_for_all(self, b: B) -> bool:
        """Whether the rules lead no faction: each question of a procedure is one for a player or for chance."""
        return False

    def wanted(self, b: B, decision: Decision) -> str:
        """The answer that a player always wants to give, though others are legal; empty if there is none."""
        return ""

    def remarks(self, b: B, decision: Decision) -> dict[str, Remark]:
        """What is to be said about options of a question before one is chosen."""
        return {}

    def is_over(self, b: B) -> bool:
        raise NotImplementedError

    def margin(self, b: B, faction: int) -> int:
        """How far a faction is beyond (above 0) or short of its goal."""
        raise NotImplementedError

    def control_shown(self, b: B) -> dict[int, str]:
        """The side that Controls each space, by its name; spaces without Control are left out."""
        return {}

    def control_marked(self, b: B) -> dict[int, str] | None:
        """Where Control counts as it was marked and not as it is now: the side of each space. None: it counts as it
        is."""
        return None

    def control_pieces(self, b: B, s: int) -> dict[str, int]:
        """How many pieces count for the Control of each side in a space; under "" those that count for none. Empty
        where there is no Control."""
        return {}

    def order(self, b: B) -> list[int]:
        """The Eligible factions that are still to act on the card in play, in the order of their turns."""
        return []

    def order_next(self, b: B) -> list[int]:
        """The factions that will be Eligible on the next card as things stand, in the order of their turns; empty while
        that is not known."""
        return []

    def ranking(self, b: B) -> list[list[int]]:
        """The players from first to last, each as the factions it leads."""
        raise NotImplementedError

    def winner(self, b: B) -> int:
        """The faction that comes first; -1 if all players lose equally."""
        return self.ranking(b)[0][0]

    def degree(self, b: B) -> tuple[str, int]:
        """How well a player fared alone: the degree of success, if the game has such (else empty), and the lead."""
        return "", 0

    def is_player(self, b: B, faction: int) -> bool:
        """Whether a player leads the faction; else the rules do."""
        return True

    def leader(self, b: B, faction: int) -> int:
        """The faction whose player leads this faction."""
        return faction

    def deck(self, b: B) -> Deck:
        raise NotImplementedError

    def aside(self, b: B, decision: Decision, choice: str) -> int:
        """Carry out what players may do while another player's question is open; who did it."""
        raise Problem("illegal-choice", choice=choice, expected=" ".join(decision.options[:40]))

    def is_withdrawn(self, b: B) -> bool:
        """Whether what was done aside leaves the open question without an answer.

        Its procedure is then sent DONE, and asks something else.
        """
        return False

    def asides(self, b: B, giver: int) -> list[str]:
        """What a faction could do aside just now."""
        return []

    def deal(self, choice: str) -> Deal:
        """What players agree on with a choice that is made aside; refuses what is none."""
        raise Problem("bad-aside", choice=choice)

    # What not everybody at the table sees, beside the order of the deck; games without such things leave all of it.

    def hides(self, b: B) -> bool:
        """Whether the position holds anything that some player does not see."""
        return False

    def conceal(self, b: B, factions: Sequence[int]) -> None:
        """Withhold in a position what the players of these factions do not see."""

    def redeal(self, b: B, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        """Deal anew in a position what the players of these factions do not see, as it could be for all they know."""

    def recall(self, b: B, later: B) -> None:
        """Let an earlier position hold what a later one of the same game knows to have been there."""

    def drawn(self, b: B) -> list[str]:
        """The secret words (see `hidden`) that chance has said on the way to a position, in their order."""
        return []

    # For players that think.

    def outlook(self, b: B, faction: int) -> list[float]:
        """The terms of a faction's outlook, as the game's `Appraisal` names them."""
        return [float(self.margin(b, faction))]

    def features(self, b: B) -> list[float]:
        """What the chances of factions are learned by, as `features` of the game's `Appraisal` names it."""
        return []

    def rounds_left(self, b: B) -> int:
        """How many times the game will still be looked at for its end."""
        return 1

    def ran_out(self, b: B) -> bool:
        """Whether a game that is over ran to its last turn, so that margins decided."""
        return True

    def horizon(self, b: B) -> Callable[[Board], bool]:
        """Up to where it pays to look ahead from a position: whether a later checkpoint is that far."""
        return never

    def to_position(self, b: B) -> dict[str, Any]:
        """The position in words."""
        raise NotImplementedError

    def from_position(self, data: Any) -> B:
        """The board that a position in words describes; refuses what cannot be."""
        raise NotImplementedError


def never(b: Board) -> bool:
    """There is no horizon but the game's end."""
    return False


Rules: TypeAlias = GameRules[Any]
"""The rules of any game."""
