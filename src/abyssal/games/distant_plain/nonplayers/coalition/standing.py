"""8.6.1 Lasting effects as the Non-player Coalition uses them, and a Patrol that an Event grants."""

from __future__ import annotations

from .....kernel.decision import Decision, Flow
from ...combat import exposed_here, hits
from ..box import Answer
from ..mind import Mind
from ..random_spaces import random_space
from .troops import hidden


def isr_space(m: Mind, d: Decision) -> Flow[str]:
    """8.6.1 ISR: the space with the most Guerrillas to Activate, LoCs and Pakistan included."""
    b = m.b
    m.rule = "8.6.1"
    found = m.most("finds-most", m.offered(d, list(range(b.size))), lambda s: min(3, hidden(b, s)))
    return b.spec.spaces[(yield from random_space(m, found))]


def isr_count(m: Mind, d: Decision) -> str:
    """8.6.1 ISR: Activate as many as possible."""
    return str(d.number)


def patrol_assault(m: Mind, d: Decision) -> Flow[str]:
    """8.2 In a Patrol by Event, Assault where the most pieces are removed."""
    b, op = m.b, m.operation()
    m.rule = "8.6.4"
    found = m.offered(d, list(range(b.size)))
    found = m.most("most-removed", found, lambda s: min(hits(b, op, s), exposed_here(b, op, s)))
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {
    "isr-space": isr_space,
    "isr-count": isr_count,
    "patrol-assault": patrol_assault,
}
