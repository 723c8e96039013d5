"""What the shared procedures call of a game. Each game has one subclass with its Operations, activities and Events."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..kernel.decision import Flow, nothing
from .coin_board import CoinBoard
from .operation import Operation

B = TypeVar("B", bound=CoinBoard)


class Citations:
    """The rules of a game's own book that the shared questions cite."""

    def __init__(self, take_back: str, deal: str, turn: str, special: str, event: str) -> None:
        self.take_back = take_back
        """Taking back own pieces."""
        self.deal = deal
        """Agreements between players."""
        self.turn = turn
        """A faction's turn."""
        self.special = special
        """Special Activities and when they may come."""
        self.event = event
        """Carrying out an Event."""


class Procedures(Generic[B]):
    """The procedures of one game by name."""

    def __init__(self, cites: Citations, operations: list[str], specials: list[str]) -> None:
        self.cites = cites
        self.operations = operations
        """All Operations of the game; the journal names them by their place."""
        self.special_names = specials
        """The Special Activities that are chosen by name, likewise."""
        self.is_special = frozenset(specials)

    def menu(self, b: B, who: int) -> list[str]:
        """The Operations of a faction."""
        raise NotImplementedError

    def possible(self, b: B, op: Operation) -> bool:
        """Whether an Operation can be executed in at least one space, if need be after a Special Activity."""
        raise NotImplementedError

    def operation(self, b: B, op: Operation) -> Flow[None]:
        """The procedure of an Operation."""
        raise NotImplementedError

    def specials(self, b: B, op: Operation) -> list[str]:
        """The Special Activities that could accompany an Operation at this moment."""
        raise NotImplementedError

    def enables(self, b: B, op: Operation) -> bool:
        """Whether a Special Activity that comes first could make an Operation possible that is not so now."""
        return False

    def may_forgo(self, b: B, op: Operation) -> bool:
        """Whether the faction may leave it at the Special Activity that came before an Operation."""
        return False

    def special(self, b: B, op: Operation, name: str) -> Flow[None]:
        """The procedure of a Special Activity."""
        raise NotImplementedError

    def conversions(self, b: B, who: int) -> list[str]:
        """The ways in which a faction may convert a Limited Operation that it is left with into a full one."""
        return []

    def convert(self, b: B, who: int, way: str) -> None:
        """Use up one of these ways."""
        raise NotImplementedError

    def after_operation(self, b: B, op: Operation, without: list[str] | None) -> Flow[None]:
        """What may follow an Operation in the same turn. `without` are Operations that are barred on this card."""
        yield from nothing()

    def after_event(self, b: B, who: int) -> None:
        """What follows an Event that a faction has executed by the sequence of play."""

    def pass_reward(self, who: int) -> int:
        """The Resources that a faction brings in by a Pass."""
        return 1

    def margin(self, b: B, faction: int) -> int:
        """How far a faction is beyond (above 0) or short of its goal."""
        raise NotImplementedError

    def event(self, b: B, who: int, card: int, shaded: bool) -> Flow[None]:
        """The procedure of one side of an Event card."""
        raise NotImplementedError

    def exposed(self, b: B, faction: int, s: int) -> list[int]:
        """The kinds of a faction's pieces in a space that an Attack could remove next."""
        raise NotImplementedError

    def kill(self, b: B, column: int, s: int, count: int, taker: int = -1, own: bool = False) -> Flow[int]:
        """Remove pieces, with what follows for things they carry. How many of those left the map."""
        b.remove(column, s, count)
        yield from nothing()
        return 0

    def settle(self, b: B) -> Flow[int]:
        """What follows for things carried by pieces that were removed without `kill`. How many left the map."""
        yield from nothing()
        return 0
