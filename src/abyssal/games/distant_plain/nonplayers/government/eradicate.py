"""8.7.3.eradicate Eradicate of the Non-player Government."""

from __future__ import annotations

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...names import AID, ELDERS, GOVERNMENT, NEUTRAL, SUPPORT, TALIBAN
from ...s4_special.eradicate import fields as legal
from ..box import Activity, Answer
from ..mind import Mind
from ..random_spaces import random_space


def dares(m: Mind) -> bool:
    """8.7.3.eradicate Return True if it also Eradicates in spaces without Opposition: not against a Taliban Player,
    unless it holds Tribal Elders."""
    return not m.is_player(TALIBAN) or m.b.n[ELDERS] == GOVERNMENT + 1


def fields(m: Mind) -> list[int]:
    """8.7.3.eradicate Spaces that its bullets allow."""
    b = m.b
    anywhere = not b.n[AID] or dares(m)
    return [s for s in legal(b) if anywhere or b.n[SUPPORT + s] < NEUTRAL]


class Eradicate(Activity):
    """8.7.3.eradicate At Opposition, then anywhere if allowed, non-Pashtun spaces first."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return bool(fields(m))


def eradicate(m: Mind, d: Decision) -> Flow[str]:
    """8.7.3.eradicate At Opposition; without Aid anywhere; in non-Pashtun spaces; at random."""
    b = m.b
    m.rule = "8.7.3.eradicate"
    found = m.offered(d, fields(m))
    if not found:
        return DONE
    opposed = m.must("at-opposition", found, lambda s: b.n[SUPPORT + s] < NEUTRAL)
    if opposed:
        found = opposed
    elif b.n[AID]:
        found = m.prefer("non-pashtun", found, lambda s: not b.pashtun[s])
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {"eradicate": eradicate}
