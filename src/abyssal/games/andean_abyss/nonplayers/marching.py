"""8.1.2 How Non-player Guerrillas March: Underground and unnoticed as far as possible."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.general import fresh
from ....coin.operation import Operation
from ....kernel.decision import DONE, Decision, Flow
from ..colombia import Colombia
from ..names import OPEN, UNDERGROUND
from ..s3_operations.march import activates
from .mind import Mind
from .random_spaces import each_space

Leaves = Callable[[int], int]
"""How many Guerrillas a box lets leave a space at most; 0 where it is no origin."""


def group(b: Colombia, op: Operation, origin: int, goal: int, most: int, keep_hidden: bool = False) -> tuple[int, int]:
    """8.1.2 Of at most so many Guerrillas: how many Underground and how many Active ones go.

    As many Underground ones as stay so, with Active ones as far as they do not give them away. Where they would be
    noticed in any case, Active ones first. `keep_hidden`: an Underground one has to stay, if there is any.
    """
    who = op.who
    hidden, active = fresh(b, op, origin)
    if keep_hidden and hidden and hidden == b.n[UNDERGROUND[who] + origin]:
        hidden -= 1
    most = min(most, hidden + active, b.room(UNDERGROUND[who], goal))
    if most <= 0:
        return 0, 0
    if not hidden:
        return 0, min(active, most)
    if activates(b, who, 1, goal):
        seen = min(active, most)
        return min(hidden, most - seen), seen
    while activates(b, who, most, goal):
        most -= 1
    first = min(hidden, most)
    return first, min(active, most - first)


def groups(
    b: Colombia, op: Operation, goal: int, leaves: Leaves, keeps: Callable[[int], bool] | None = None
) -> dict[int, tuple[int, int]]:
    """8.1.2 Who would March to a space: Underground and Active Guerrillas by origin."""
    found: dict[int, tuple[int, int]] = {}
    if not b.n[OPEN + goal]:
        return found
    for origin in b.spec.adjacent[goal]:
        most = leaves(origin)
        if most > 0:
            hidden, active = group(b, op, origin, goal, most, keeps is not None and keeps(origin))
            if hidden + active:
                found[origin] = (hidden, active)
    return found


def but_one(b: Colombia, op: Operation, s: int, stays: bool) -> int:
    """The Guerrillas here that may still March, less one if one has to stay (which may be one that came in)."""
    hidden, active = fresh(b, op, s)
    return min(hidden + active, b.guerrillas(op.who, s) - 1) if stays else hidden + active


def stay_hidden(b: Colombia, who: int, goal: int, moving: dict[int, tuple[int, int]]) -> bool:
    """8.6.2, 8.7.2 Whether Guerrillas of a March come in Underground."""
    return any(hidden for hidden, _ in moving.values()) and not activates(b, who, 1, goal)


def march_origin(m: Mind, d: Decision) -> Flow[str]:
    """3.3.2, 8.2 The next group of the March, as long as there are any; by dice if Ecuador cannot hold them all."""
    if not m.groups:
        return DONE
    coming = sum([hidden + active for hidden, active in m.groups.values()])
    enough = coming <= m.b.room(UNDERGROUND[m.who], d.space)
    s = yield from each_space(m, list(m.groups), enough)
    m.group = m.groups.pop(s)
    return m.b.spec.spaces[s]


def move_count(m: Mind, d: Decision) -> str:
    """8.1.2 As many of the group as the box wants and stacking allows."""
    hidden, active = m.group
    return str(min(d.number, hidden if d.piece == UNDERGROUND[m.who] else active))
