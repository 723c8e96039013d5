"""The Operations, Special Activities and Events of A Distant Plain, as the shared procedures call them."""

from __future__ import annotations

from typing import Final

from ...coin.operation import Operation
from ...coin.procedures import Citations, Procedures
from ...coin.sequence import stay_eligible
from ...kernel.decision import Flow, nothing
from . import combat, deception, events, s3_operations, s4_special
from .afghanistan import Afghanistan
from .names import COIN, HIDDEN_ASSET, ISLAMABAD, SPONSORSHIP, TALIBAN
from .s7_victory import margin
from .tribal_elders import heeded

CITES: Final = Citations(take_back="1.4.1", deal="1.5.1", turn="2.3.4", special="4.1", event="5.1")


class AfghanProcedures(Procedures[Afghanistan]):
    """The procedures of A Distant Plain."""

    def __init__(self) -> None:
        super().__init__(CITES, s3_operations.OPERATIONS, s4_special.NAMES)

    def menu(self, b: Afghanistan, who: int) -> list[str]:
        return s3_operations.COIN if who in COIN else s3_operations.INSURGENT

    def possible(self, b: Afghanistan, op: Operation) -> bool:
        return s3_operations.possible(b, op)

    def operation(self, b: Afghanistan, op: Operation) -> Flow[None]:
        return s3_operations.procedure(b, op)

    def specials(self, b: Afghanistan, op: Operation) -> list[str]:
        return s4_special.possible(b, op)

    def enables(self, b: Afghanistan, op: Operation) -> bool:
        return s4_special.enables(b, op)

    def special(self, b: Afghanistan, op: Operation, name: str) -> Flow[None]:
        return s4_special.procedure(b, op, name)

    def conversions(self, b: Afghanistan, who: int) -> list[str]:
        return deception.conversions(b, who)

    def convert(self, b: Afghanistan, who: int, way: str) -> None:
        """7.3.option Show the Hidden Asset as it is used."""
        b.show_marker(b.options.leaders[who], HIDDEN_ASSET)

    def after_event(self, b: Afghanistan, who: int) -> None:
        """8.1.islamabad At Sponsorship Non-player Taliban stay Eligible after an Event, unless switched off."""
        options = b.options
        if who == TALIBAN and not options.is_player[who] and options.sponsored and b.n[ISLAMABAD] == SPONSORSHIP:
            stay_eligible(b, who)

    def pass_reward(self, who: int) -> int:
        """2.3.3 An Insurgent Faction receives 1 Resource; a COIN Faction brings the Government 3."""
        return 3 if who in COIN else 1

    def margin(self, b: Afghanistan, faction: int) -> int:
        return margin(b, faction)

    def exposed(self, b: Afghanistan, faction: int, s: int) -> list[int]:
        return combat.exposed_columns(b, faction, s)

    def kill(self, b: Afghanistan, column: int, s: int, count: int, taker: int = -1, own: bool = False) -> Flow[int]:
        """3.3.3 Coalition pieces that an Attack (`taker`) removes go to the Casualties box."""
        if taker >= 0:
            combat.remove_by_attack(b, column, s, count)
        else:
            b.remove(column, s, count)
        yield from nothing()
        return 0

    def event(self, b: Afghanistan, who: int, card: int, shaded: bool) -> Flow[None]:
        return heeded(b, events.execute(b, who, card, shaded))
