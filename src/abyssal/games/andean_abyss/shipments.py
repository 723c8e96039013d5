"""4.5.3 Shipments: what becomes of them when their carrier goes, and how owners pass them on."""

from __future__ import annotations

from typing import Final

from ...coin.verbs import choose_one
from ...kernel.decision import Decision, Flow, given
from .colombia import Colombia
from .names import ACTIVE, CARTELS, GUERRILLA_COLUMNS, UNDERGROUND

REMOVE: Final = "remove"


def kill(
    b: Colombia, column: int, s: int, count: int, taker: int = -1, bribed: bool = False, own: bool = False
) -> Flow[int]:
    """1.4.1 Remove pieces; their Shipments go where 4.5.3 says. How many Shipments left the map."""
    b.remove(column, s, count)
    if not b.loose_shipments():
        return 0
    return (yield from settle(b, taker, bribed, own))


def settle(b: Colombia, taker: int = -1, bribed: bool = False, own: bool = False) -> Flow[int]:
    """4.5.3, 4.4.2.commandeer, 4.5.4.contraband What becomes of Shipments whose carrier is gone.

    The owner hands each to another Guerrilla there or lets it be removed. What is removed goes to the `taker` by
    Captured Goods (3.3.3) or Commandeer (4.4.2), or where the Cartels want it by Contraband (4.5.4).
    """
    removed = 0
    for i in b.loose_shipments():
        s, lost = b.shipment_space(i), b.shipment_column(i)
        column = yield from _carrier(b, i, b.spec.piece_at[lost].faction, s, "4.5.3", own)
        if column < 0 and bribed:
            column = yield from _carrier(b, i, CARTELS, s, "4.5.4")
        elif column < 0 and taker >= 0:
            column = hideout(b, taker, s)
        if column < 0:
            b.remove_shipment(i)
            removed += 1
        else:
            b.hand_shipment(i, s, column)
    return removed


def _carrier(b: Colombia, i: int, who: int, s: int, rule: str, own: bool = False) -> Flow[int]:
    """Who takes a Shipment over."""
    columns = [
        column for column in GUERRILLA_COLUMNS if b.n[column + s] and not (own and _is_barred(b, i, who, s, column))
    ]
    names = [b.spec.piece_at[column].name for column in columns]
    choice = yield from choose_one(b, who, "shipment-carrier", rule, [*names, REMOVE], space=s)
    return -1 if choice == REMOVE else b.spec.piece_named[choice].column


def _is_barred(b: Colombia, i: int, who: int, s: int, column: int) -> bool:
    """1.5, 3.1 A faction does not take back a carrier to give to the other faction of its player, nor so that its
    Operation could no longer take place."""
    leaders, taker, op = b.options.leaders, b.spec.piece_at[column].faction, b.operation
    if taker != who and leaders[taker] == leaders[who]:
        return True
    return op is not None and not op.survives(b, lambda: b.hand_shipment(i, s, column))


def hideout(b: Colombia, who: int, s: int) -> int:
    """Under which of its Guerrillas a faction puts a Shipment here: Underground ones first; -1 if it has none."""
    if b.n[UNDERGROUND[who] + s]:
        return UNDERGROUND[who]
    return ACTIVE[who] if b.n[ACTIVE[who] + s] else -1


def laden(b: Colombia, who: int, s: int, hidden: int, active: int) -> list[int]:
    """4.5.3 The Shipments under the kinds of Guerrillas of which some are about to move."""
    found = b.shipments_with(s, UNDERGROUND[who]) if hidden else []
    return found + b.shipments_with(s, ACTIVE[who]) if active else found


def take_along(b: Colombia, who: int, origin: int, destination: int, rule: str, cargo: list[int]) -> Flow[None]:
    """4.5.3 Shipments move with their Guerrillas; which go along is the owner's choice while some stay behind.

    `cargo` are those that lay under the kinds that moved: they go first.
    """
    here = b.shipments_of(who, origin)
    if not here or not b.guerrillas(who, origin):
        return
    carried = [i for i in here if i in cargo]
    options = [str(count) for count in range(len(here) + 1)]
    choice = yield Decision(
        who, "shipments-along", rule, given(options), space=destination, origin=origin, faction=who, number=len(carried)
    )
    for i in (carried + [i for i in here if i not in cargo])[: int(choice)]:
        b.hand_shipment(i, destination, hideout(b, who, destination))
