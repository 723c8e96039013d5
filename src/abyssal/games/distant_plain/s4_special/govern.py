"""4.3.1 Govern."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    AID,
    COALITION_BASE,
    GOVERNMENT,
    MOST_PATRONAGE,
    NEUTRAL,
    PATRONAGE,
    POP,
    RETURNEE,
    RETURNEES,
    SUPPORT,
)
from ..tribal_elders import consult_elders

SPACES: Final = 2


def ways(b: Afghanistan, s: int, despite_base: bool = False) -> list[str]:
    """4.3.1 Bring refugees home where none have returned yet, or divert Aid at Support without a Coalition Base."""
    found = []
    if b.n[RETURNEES] and not b.n[RETURNEE + s]:
        found.append("returnees")
    if b.n[SUPPORT + s] > 0 and (despite_base or not b.n[COALITION_BASE + s]):
        found.append("divert")
    return found


def is_fit(b: Afghanistan, s: int, despite_base: bool = False) -> bool:
    """4.3.1 Return True if a space has COIN Control, Support or no Population, and a way to Govern."""
    if not b.coin_controls(s) or not (b.n[SUPPORT + s] > 0 or b.n[POP + s] == 0):
        return False
    return bool(ways(b, s, despite_base))


def govern_spaces(b: Afghanistan, despite_base: bool = False) -> list[int]:
    return [s for s in b.afghan if is_fit(b, s, despite_base)]


def can_govern(b: Afghanistan, op: Operation) -> bool:
    for s in b.afghan:
        if is_fit(b, s):
            return True
    return False


def govern(b: Afghanistan, op: Operation, most: int = SPACES, despite_base: bool = False) -> Flow[None]:
    """4.3.1 Govern in 1 or 2 spaces. An Event may allow more spaces, and Coalition Bases in them."""
    before: dict[int, int] = {}
    while len(before) < most:
        spaces = [s for s in govern_spaces(b, despite_base) if s not in before]
        s = yield from pick_space(b, GOVERNMENT, "govern", "4.3.1", spaces, optional=bool(before))
        if s < 0:
            break
        before[s] = b.n[SUPPORT + s]
        b.log("select", s)
        yield from govern_space(b, s, despite_base)
    yield from consult_elders(b, before)


def govern_space(b: Afghanistan, s: int, despite_base: bool = False) -> Flow[None]:
    """4.3.1 Place +1 Pop; or transfer the Population value from Aid to Patronage and set the space to Neutral."""
    how = yield from choose_one(b, GOVERNMENT, "govern-how", "4.3.1", ways(b, s, despite_base), space=s)
    if how == "returnees":
        b.return_refugees(s)
    elif how == "divert":
        amount = min(b.n[POP + s], b.n[AID], MOST_PATRONAGE - b.n[PATRONAGE])
        b.add_aid(-amount)
        b.add_patronage(amount)
        b.set_support(s, NEUTRAL)
