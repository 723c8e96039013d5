"""8.7.4.govern Govern of the Non-player Government."""

from __future__ import annotations

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...names import (
    AID,
    COALITION_BASE,
    GOVERNMENT_BASE,
    MOST_PATRONAGE,
    NEUTRAL,
    PATRONAGE,
    POP,
    RETURNEE,
    RETURNEES,
    SUPPORT,
)
from ..box import Activity, Answer
from ..mind import Mind
from ..random_spaces import random_space


def for_patronage(b: Afghanistan) -> list[int]:
    """8.7.4.govern At Support, under COIN Control, without Coalition Base; with Aid to divert."""
    if not b.n[AID] or b.n[PATRONAGE] >= MOST_PATRONAGE:
        return []
    return [s for s in b.spec.lands if _is_held(b, s) and not b.n[COALITION_BASE + s]]


def for_refugees(b: Afghanistan) -> list[int]:
    """8.7.4.govern At Support, under COIN Control, with a COIN Base, where none have returned yet."""
    if not b.n[RETURNEES]:
        return []
    return [s for s in b.spec.lands if _is_held(b, s) and b.coin_bases(s) and not b.n[RETURNEE + s]]


def _is_held(b: Afghanistan, s: int) -> bool:
    return b.n[SUPPORT + s] > NEUTRAL and b.coin_controls(s)


class Govern(Activity):
    """8.7.4.govern With Train or Patrol: for Patronage, then for +1 Pop markers."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return op.name in ("train", "patrol") and bool(for_patronage(m.b) or for_refugees(m.b))


def govern(m: Mind, d: Decision) -> Flow[str]:
    """8.7.4.govern Take the space that a Train chose. Otherwise Govern for Patronage by highest Population, then for +1
    Pop, at Government Bases first. A free Govern by Event takes place at random if none of these applies (8.3.4)."""
    b = m.b
    m.rule = "8.7.4.govern"
    chosen = m.offered(d, m.notes.get("govern", []))
    found = chosen or m.must("for-patronage", m.offered(d, for_patronage(b)), lambda s: True)
    how = "divert"
    if not found:
        how = "returnees"
        found = m.must("for-refugees", m.offered(d, for_refugees(b)), lambda s: True)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    if how == "returnees":
        found = m.prefer("at-government-base", found, lambda s: b.n[GOVERNMENT_BASE + s] > 0)
    if found:
        s = yield from random_space(m, found)
        m.how[s] = how
        return b.spec.spaces[s]
    return DONE if DONE in d.options else b.spec.spaces[(yield from random_space(m, m.offered(d, b.spec.lands)))]


def govern_how(m: Mind, d: Decision) -> str:
    """8.7.4.govern Act as decided with the space. If the space was not asked for, take Patronage if possible."""
    return m.how.get(d.space, "divert" if d.space in for_patronage(m.b) else "returnees")


ANSWERS: dict[str, Answer] = {"govern": govern, "govern-how": govern_how}
