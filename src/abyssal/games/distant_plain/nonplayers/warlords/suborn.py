"""8.9.3.suborn Suborn of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.bots.lots import lot_of
from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...names import (
    COIN_POPULATION,
    GOVERNMENT,
    GOVERNMENT_BASE,
    LOCAL_TRUCE,
    POP,
    RESOURCES,
    TALIBAN,
    WARLORDS,
)
from ...s4_special.suborn import COST, CUBES
from ..box import Activity, Answer
from ..guidelines import pieces_of, remove_piece
from ..mind import Mind
from ..random_spaces import random_space

FLOOR: Final = 41
"""8.9.3.suborn Resources that the Warlords keep when they Suborn."""
POINTS: Final = 4
"""8.9.3.suborn Points by which Suborn lowers the margin of a Government Player."""


def way(m: Mind, s: int) -> str:
    """8.9.3.suborn Return the way to remove Control of a space: Government cubes, a Government Base, or a Taliban
    Guerrilla; empty if none does."""
    b = m.b
    if b.pakistan[s]:
        return ""
    others = b.pieces(s) - b.coin(s)
    if b.coin_controls(s):
        if b.coin(s) - min(CUBES, b.government_cubes(s)) <= others:
            return "cubes"
        return "base" if b.n[GOVERNMENT_BASE + s] and b.coin(s) - 1 <= others else ""
    if b.taliban_controls(s) and b.guerrillas(TALIBAN, s):
        taliban = b.count(TALIBAN, s)
        return "guerrilla" if taliban - 1 <= b.pieces(s) - taliban else ""
    return ""


def costs_government(m: Mind) -> list[int]:
    """8.9.3.suborn Spaces where a Government Player loses COIN Control, until it has lost four points."""
    b = m.b
    if not m.is_player(GOVERNMENT):
        return []
    before = m.notes.setdefault("coin", [b.n[COIN_POPULATION]])[0]
    if before - b.n[COIN_POPULATION] >= POINTS:
        return []
    return [s for s in b.spec.lands if b.coin_controls(s) and b.n[POP + s] and way(m, s)]


def frees(m: Mind) -> list[int]:
    """8.9.3.suborn Populated Afghan spaces where Control can be removed, until one is chosen."""
    if "freed" in m.notes:
        return []
    return [s for s in m.b.spec.lands if m.b.n[POP + s] and way(m, s)]


def affords(m: Mind) -> bool:
    return m.b.n[RESOURCES + WARLORDS] - COST >= FLOOR


class Suborn(Activity):
    """8.9.3.suborn Against a Government Player, then to remove Control in one space."""

    def fits(self, m: Mind, op: Operation) -> bool:
        if m.b.in_force(LOCAL_TRUCE) or not m.asks("above-forty-one", affords(m)):
            return False
        return bool(frees(m))


BASE_FIRST: Final = Suborn("suborn", "8.9.3")
"""8.9.3 Suborn that a Rally begins with, to make room for a Base."""


def suborn(m: Mind, d: Decision) -> Flow[str]:
    """8.9.3.suborn Choose the next space: the Rally's first, then by the box while Resources allow."""
    b = m.b
    m.rule = "8.9.3.suborn"
    if m.activity is BASE_FIRST and "base" not in m.notes:
        m.notes["base"] = m.notes["suborned"]
        first = b.spec.spaces[m.notes["base"][0]]
        # If no other space was possible, it was selected without a question.
        if first in d.options:
            return first
    if not affords(m) and DONE in d.options:
        return DONE
    found = m.must("costs-government-player", m.offered(d, costs_government(m)), lambda s: True)
    if not found:
        found = m.must("removes-control", m.offered(d, frees(m)), lambda s: True)
        m.notes["freed"] = []
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    s = yield from random_space(m, found)
    return b.spec.spaces[s] if s >= 0 else DONE


def suborn_how(m: Mind, d: Decision) -> str:
    """8.9.3, 8.9.3.suborn Remove the Base that stands in the way of a Rally, or pieces so that Control is removed."""
    if m.notes.get("suborned") == [d.space]:
        return "base"
    return way(m, d.space)


def hide(m: Mind, d: Decision) -> str:
    """8.2 Hide all own Guerrillas, and as few of others as allowed."""
    return d.options[-1] if d.faction == WARLORDS else d.options[0]


def guerrilla(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Remove Underground before Active Guerrillas."""
    return remove_piece(m, d)


def cube(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Choose Troops or Police at random."""
    return lot_of(m, pieces_of(m, d), "8.2.1")


ANSWERS: dict[str, Answer] = {
    "suborn": suborn,
    "suborn-how": suborn_how,
    "suborn-cube": cube,
    "suborn-guerrilla": guerrilla,
    "suborn-hide": hide,
}
