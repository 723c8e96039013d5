"""8.8.1 How Non-player Taliban use the effects in force."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import DONE, Decision, Flow, roll
from ...names import NEUTRAL, POP, RESOURCES, SUPPORT, TALIBAN, TALIBAN_BASE
from ..box import Answer
from ..guidelines import removal_rank, remove_piece
from ..mind import Mind
from ..random_spaces import random_space

CANCELS_UP_TO: Final = 4
RESOURCES_TO_CANCEL: Final = 5


def manpads(m: Mind, d: Decision) -> Flow[str]:
    """8.8.1 MANPADS Scare: with 5 Resources or more, cancel on a roll of 1 to 4."""
    m.rule = "8.8.1"
    if not m.asks("five-resources", m.b.n[RESOURCES + TALIBAN] >= RESOURCES_TO_CANCEL):
        return DONE
    die = yield from roll("8.8.1", "manpads-die")
    return "cancel" if m.asks("manpads-roll", die <= CANCELS_UP_TO) else DONE


def accidental_guerrilla(m: Mind, d: Decision) -> Flow[str]:
    """8.8.1 Accidental Guerrillas: at Support, then at a Taliban Base, then anywhere, by highest Population."""
    b = m.b
    found = _at_support_or_base(m, d)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def aerostats(m: Mind, d: Decision) -> Flow[str]:
    """8.8.1 Aerostats: hide at Support, then at a Taliban Base, then anywhere."""
    return m.b.spec.spaces[(yield from random_space(m, _at_support_or_base(m, d)))]


def _at_support_or_base(m: Mind, d: Decision) -> list[int]:
    b = m.b
    m.rule = "8.8.1"
    return m.prefer_in_turn(
        "at-support",
        m.offered(d, list(range(b.size))),
        lambda s: b.n[SUPPORT + s] > NEUTRAL,
        "at-own-base",
        lambda s: b.n[TALIBAN_BASE + s] > 0,
    )


def angry_province(m: Mind, d: Decision) -> Flow[str]:
    """8.3.5 Reapers: the greatest gain of Opposition, otherwise the greatest loss of Support."""
    b = m.b
    m.rule = "8.3.5"
    found = m.prefer("at-neutral", m.offered(d, b.spec.lands), lambda s: b.n[SUPPORT + s] == NEUTRAL)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def struck_space(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Suicide Bombers and Roadside IEDs: the space with the best target."""
    b = m.b
    m.rule = "8.2.1"
    found = m.fewest("best-target", m.offered(d, list(range(b.size))), lambda s: _best(m, s))
    return b.spec.spaces[(yield from random_space(m, found))]


def _best(m: Mind, s: int) -> int:
    """Lowest removal rank of any piece in a space; only spaces with cubes are offered."""
    ranks = [removal_rank(m, piece.column) for piece in m.b.spec.pieces if m.b.n[piece.column + s]]
    return min(ranks, default=0)


def bomber(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Suicide Bombers, unshaded: remove a Guerrilla where others stay, if possible."""
    b = m.b
    m.rule = "8.2.1"
    found = m.prefer("others-stay", m.offered(d, b.spec.lands), lambda s: b.guerrillas(TALIBAN, s) > 1)
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {
    "manpads": manpads,
    "accidental-guerrillas": accidental_guerrilla,
    "aerostats-space": aerostats,
    "reapers-shift": angry_province,
    "roadside-space": struck_space,
    "roadside-piece": remove_piece,
    "suicide-bomber": bomber,
    "suicide-target": struck_space,
    "suicide-piece": remove_piece,
}
