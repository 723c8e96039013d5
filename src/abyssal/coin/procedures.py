"""Hooks that the shared procedures call. Each game has one subclass with its Operations, activities and Events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ..kernel.decision import Flow, nothing
from .coin_board import CoinBoard
from .operation import Operation

B = TypeVar("B", bound=CoinBoard)


class Citations:
    """The rules of a game's own rulebook that shared questions cite."""

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
        """All Operations of the game. The journal refers to them by index."""
        self.special_names = specials
        """Special Activities that are chosen by name. The journal refers to them by index."""
        self.is_special = frozenset(specials)
        self.by_hand: Callable[[CoinBoard, int], Flow[None]] | None = None
        """Carries out an Event by hand (`by_hand.event`). The rules set it: the palette needs these procedures."""

    def menu(self, b: B, who: int) -> list[str]:
        """Return the Operations of a faction."""
        raise NotImplementedError

    def possible(self, b: B, op: Operation) -> bool:
        """Return True if an Operation can be executed in at least one space, if need be after a Special Activity."""
        raise NotImplementedError

    def operation(self, b: B, op: Operation) -> Flow[None]:
        """Carry out an Operation."""
        raise NotImplementedError

    def specials(self, b: B, op: Operation) -> list[str]:
        """Return the Special Activities that could accompany an Operation now."""
        raise NotImplementedError

    def enables(self, b: B, op: Operation) -> bool:
        """Return True if a Special Activity that comes first could make an impossible Operation possible."""
        return False

    def may_forgo(self, b: B, op: Operation) -> bool:
        """Return True if the faction may skip the Operation after a Special Activity that came before it."""
        return False

    def special(self, b: B, op: Operation, name: str) -> Flow[None]:
        """Carry out a Special Activity."""
        raise NotImplementedError

    def conversions(self, b: B, who: int) -> list[str]:
        """Return the ways in which a faction may convert a Limited Operation into a full one."""
        return []

    def convert(self, b: B, who: int, way: str) -> None:
        """Use up one of the ways that `conversions` returns."""
        raise NotImplementedError

    def after_operation(self, b: B, op: Operation, without: list[str] | None) -> Flow[None]:
        """Carry out what may follow an Operation in the same turn. The Operations in `without` are barred on this
        card."""
        yield from nothing()

    def after_event(self, b: B, who: int) -> None:
        """Carry out what follows an Event that a faction has executed by the sequence of play."""

    def pass_reward(self, who: int) -> int:
        """Return the Resources that a faction receives for a Pass."""
        return 1

    def margin(self, b: B, faction: int) -> int:
        """Return how far a faction is beyond (above 0) or short of (below 0) its goal."""
        raise NotImplementedError

    def event(self, b: B, who: int, card: int, shaded: bool) -> Flow[None]:
        """Carry out one side of an Event card."""
        raise NotImplementedError

    def carry_out_event(self, b: B, who: int, card: int, shaded: bool) -> Flow[None]:
        """Carry out one side of an Event card, by hand if the game is played so."""
        if self.by_hand is not None and b.by_hand(card, shaded):
            return self.by_hand(b, who)
        return self.event(b, who, card, shaded)

    def exposed(self, b: B, faction: int, s: int) -> list[int]:
        """Return the kinds of a faction's pieces in a space that an Attack could remove next."""
        raise NotImplementedError

    def kill(self, b: B, column: int, s: int, count: int, taker: int = -1, own: bool = False) -> Flow[int]:
        """Remove pieces and deal with what they carry. Return how many carried things left the map."""
        b.remove(column, s, count)
        yield from nothing()
        return 0

    def settle(self, b: B) -> Flow[int]:
        """Deal with things carried by pieces that were removed without `kill`. Return how many left the map."""
        yield from nothing()
        return 0
