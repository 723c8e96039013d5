"""4.5.3 Shipments: settling them when their carrier is removed, and passing them on."""

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
    """1.4.1 Remove pieces and settle their Shipments by 4.5.3. Return how many Shipments left the map."""
    b.remove(column, s, count)
    if not b.loose_shipments():
        return 0
    return (yield from settle(b, taker, bribed, own))


def settle(b: Colombia, taker: int = -1, bribed: bool = False, own: bool = False) -> Flow[int]:
    """4.5.3, 4.4.2.commandeer, 4.5.4.contraband Settle the Shipments whose carrier is gone.

    The owner hands each to another Guerrilla in the space or lets it be removed. A removed one goes to `taker` by
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
    """Ask for the Guerrilla that takes a Shipment over; -1 to remove it."""
    columns = [
        column for column in GUERRILLA_COLUMNS if b.n[column + s] and not (own and _is_barred(b, i, who, s, column))
    ]
    names = [b.spec.piece_at[column].name for column in columns]
    choice = yield from choose_one(b, who, "shipment-carrier", rule, [*names, REMOVE], space=s)
    return -1 if choice == REMOVE else b.spec.piece_named[choice].column


def _is_barred(b: Colombia, i: int, who: int, s: int, column: int) -> bool:
    """1.5, 3.1 Return True if this carrier is not allowed after the faction took back its own pieces: it belongs to the
    same player's other faction, or the current Operation would become impossible."""
    leaders, taker, op = b.options.leaders, b.spec.piece_at[column].faction, b.operation
    if taker != who and leaders[taker] == leaders[who]:
        return True
    return op is not None and not op.survives(b, lambda: b.hand_shipment(i, s, column))


def hideout(b: Colombia, who: int, s: int) -> int:
    """Return the kind of the faction's own Guerrillas that takes a Shipment here, Underground first; -1 if it has
    none."""
    if b.n[UNDERGROUND[who] + s]:
        return UNDERGROUND[who]
    return ACTIVE[who] if b.n[ACTIVE[who] + s] else -1


def laden(b: Colombia, who: int, s: int, hidden: int, active: int) -> list[int]:
    """4.5.3 Return the Shipments under the kinds of Guerrillas that are about to move."""
    found = b.shipments_with(s, UNDERGROUND[who]) if hidden else []
    return found + b.shipments_with(s, ACTIVE[who]) if active else found


def take_along(b: Colombia, who: int, origin: int, destination: int, rule: str, cargo: list[int]) -> Flow[None]:
    """4.5.3 Ask how many Shipments move with their Guerrillas. The owner chooses only while some Guerrillas stay
    behind.

    `cargo` lists the Shipments under the kinds that moved; those go first.
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
