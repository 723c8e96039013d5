"""4.5.2 Traffic."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    COALITION,
    COUNTER_NARC,
    LOCAL_TRUCE,
    RESOURCES,
    TALIBAN,
    WARLORDS,
    WARLORDS_BASE,
)


def traffic_spaces(b: Afghanistan, despite_coalition: bool = False) -> list[int]:
    """4.5.2 Spaces with Warlord Bases and no Coalition pieces."""
    return [s for s in b.spaces_with(WARLORDS_BASE) if despite_coalition or not b.count(COALITION, s)]


def proceeds(b: Afghanistan, bases: int) -> int:
    """4.5.2 One Resource for each Base; with Counter-Narc (58) half the total."""
    return bases // 2 if b.in_force(COUNTER_NARC) else bases


def is_barred(b: Afghanistan, op: Operation) -> bool:
    """Local Truce (59): no Traffic."""
    return not op.event and b.in_force(LOCAL_TRUCE) != 0


def is_broke(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if the Operation is still to come and lacks Resources."""
    return op.is_to_come() and not op.free and b.n[RESOURCES + WARLORDS] == 0 and not op.possible_now(b)


def can_traffic(b: Afghanistan, op: Operation) -> bool:
    if is_barred(b, op):
        return False
    spaces = traffic_spaces(b)
    if spaces and is_broke(b, op):
        return proceeds(b, sum([b.n[WARLORDS_BASE + s] for s in spaces])) > 0
    return bool(spaces)


def traffic(b: Afghanistan, op: Operation, despite_coalition: bool = False) -> Flow[None]:
    """4.5.2 In each selected space gain 1 Resource for each Base. The Taliban or Patronage gain 1 where they
    Control."""
    done: list[int] = []
    bases = 0
    broke = is_broke(b, op)
    while True:
        spaces = [s for s in traffic_spaces(b, despite_coalition) if s not in done]
        enough = bool(done) and not (broke and not proceeds(b, bases))
        s = yield from pick_space(b, WARLORDS, "traffic", "4.5.2", spaces, optional=enough)
        if s < 0:
            break
        done.append(s)
        b.log("select", s)
        bases += b.n[WARLORDS_BASE + s]
        if b.taliban_controls(s):
            b.gain(TALIBAN, 1)
        elif b.coin_controls(s):
            b.add_patronage(1)
    if proceeds(b, bases):
        b.gain(WARLORDS, proceeds(b, bases))
