"""3.3.4 Terror."""

from __future__ import annotations

from ....coin.general import affords, enter, select
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import AUC, FARC, SUPPORT, UNDERGROUND


def price(b: Colombia, s: int) -> int:
    """3.3.4 Terror costs 1 Resource in a City or Department, nothing on a LoC."""
    return 0 if b.spec.kind[s] == LOC else 1


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.3.4 Return the spaces with an Underground Guerrilla; LoCs only if the faction has no Resources. Spaces still
    owed for Kidnap or Assassinate come first."""
    n, column = b.n, UNDERGROUND[op.who]
    if op.owed:
        return [s for s in op.owed if n[column + s] and affords(b, op, price(b, s))]
    hidden = op.selectable_of(b.spaces_with(column))
    return hidden if affords(b, op, 1) else [s for s in hidden if b.spec.kind[s] == LOC]


def can_terror(b: Colombia, op: Operation) -> bool:
    return bool(candidates(b, op))


def terror(b: Colombia, op: Operation) -> Flow[None]:
    """3.3.4 Terror in each selected space."""
    while (s := (yield from select(b, op, "terror-space", "3.3.4", candidates))) >= 0:
        enter(b, op, s, price(b, s))
        b.activate(op.who, s)
        terror_space(b, op.who, s)
        aid_cut(b, op.who, len(op.spaces))


def terror_space(b: Colombia, who: int, s: int, markers: int = 1) -> None:
    """3.3.4 Place a Terror marker (Sabotage on a LoC) and shift toward Neutral, or toward Active Opposition if FARC."""
    b.log("terror-by", who, s)
    b.terror(s, markers)
    level = b.n[SUPPORT + s]
    if who == FARC:
        b.shift(s, -1)
    elif level:
        b.shift(s, -1 if level > 0 else 1)


def aid_cut(b: Colombia, who: int, spaces: int) -> None:
    """3.3.4 Aid Cut: AUC Terror costs 3 Aid for one space and 5 in total for more. Call after each space."""
    if who == AUC and spaces <= 2:
        b.add_aid(-3 if spaces == 1 else -2)
