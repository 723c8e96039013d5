"""The game-specific procedures that the shared code calls: Operations, Special Activities and Events."""

from __future__ import annotations

from typing import Final

from ...coin.operation import Operation
from ...coin.procedures import Citations, Procedures
from ...kernel.decision import Flow, nothing
from . import events, s3_operations, s4_special, shipments
from .colombia import Colombia
from .combat import exposed_columns
from .names import GOVT
from .s2_sequence import ship
from .s7_victory import margin

CITES: Final = Citations(take_back="1.4.1", deal="1.5.1", turn="2.3.4", special="4.1", event="5.1")


class AndeanProcedures(Procedures[Colombia]):
    """The procedures of Andean Abyss."""

    def __init__(self) -> None:
        super().__init__(CITES, s3_operations.OPERATIONS, s4_special.NAMES)

    def menu(self, b: Colombia, who: int) -> list[str]:
        return s3_operations.COIN if who == GOVT else s3_operations.INSURGENT

    def possible(self, b: Colombia, op: Operation) -> bool:
        return s3_operations.possible(b, op)

    def operation(self, b: Colombia, op: Operation) -> Flow[None]:
        return s3_operations.procedure(b, op)

    def specials(self, b: Colombia, op: Operation) -> list[str]:
        return s4_special.possible(b, op)

    def enables(self, b: Colombia, op: Operation) -> bool:
        return s4_special.enables(b, op)

    def may_forgo(self, b: Colombia, op: Operation) -> bool:
        """8.8.7 Return True if the Non-player Government has used its Special Activity: it may then skip an Operation
        that has nothing left to do."""
        return bool(op.used) and op.who == GOVT and not b.is_player(GOVT)

    def special(self, b: Colombia, op: Operation, name: str) -> Flow[None]:
        return s4_special.procedure(b, op, name)

    def after_operation(self, b: Colombia, op: Operation, without: list[str] | None) -> Flow[None]:
        """2.3.6 Let a faction Ship that paid for an Operation without a Special Activity."""
        return ship(b, op.who, without) if op.paid and not op.used else nothing()

    def pass_reward(self, who: int) -> int:
        """2.3.3 Passing pays the Government 3 Resources and Insurgents 1."""
        return 3 if who == GOVT else 1

    def margin(self, b: Colombia, faction: int) -> int:
        return margin(b, faction)

    def event(self, b: Colombia, who: int, card: int, shaded: bool) -> Flow[None]:
        return events.execute(b, who, card, shaded)

    def exposed(self, b: Colombia, faction: int, s: int) -> list[int]:
        return exposed_columns(b, faction, s)

    def kill(self, b: Colombia, column: int, s: int, count: int, taker: int = -1, own: bool = False) -> Flow[int]:
        return shipments.kill(b, column, s, count, taker=taker, own=own)

    def settle(self, b: Colombia) -> Flow[int]:
        return shipments.settle(b)
