"""8.1.2 March of Non-player Guerrillas: Underground and unnoticed as far as possible."""

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
"""The most Guerrillas that may leave a space; 0 if it is no origin."""


def group(b: Colombia, op: Operation, origin: int, goal: int, most: int, keep_hidden: bool = False) -> tuple[int, int]:
    """8.1.2 Return how many Underground and how many Active Guerrillas go, `most` at most in total.

    As many Underground ones go as can stay hidden, joined by Active ones that do not give them away. If they would be
    noticed anyway, Active ones go first. With `keep_hidden` one Underground Guerrilla stays, if there is one.
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
    """8.1.2 Return the Underground and Active Guerrillas that would March to a space, by origin."""
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
    """Count the Guerrillas here that may still March, less one if one must stay (possibly one that just arrived)."""
    hidden, active = fresh(b, op, s)
    return min(hidden + active, b.guerrillas(op.who, s) - 1) if stays else hidden + active


def stay_hidden(b: Colombia, who: int, goal: int, moving: dict[int, tuple[int, int]]) -> bool:
    """8.6.2, 8.7.2 Return True if Guerrillas of a March arrive Underground."""
    return any(hidden for hidden, _ in moving.values()) and not activates(b, who, 1, goal)


def march_origin(m: Mind, d: Decision) -> Flow[str]:
    """3.3.2, 8.2 Return the origin of the next group. Roll dice if Ecuador cannot hold all groups."""
    if not m.groups:
        return DONE
    coming = sum([hidden + active for hidden, active in m.groups.values()])
    enough = coming <= m.b.room(UNDERGROUND[m.who], d.space)
    s = yield from each_space(m, list(m.groups), enough)
    m.group = m.groups.pop(s)
    return m.b.spec.spaces[s]


def move_count(m: Mind, d: Decision) -> str:
    """8.1.2 Move as many of the group as the box wants and stacking allows."""
    hidden, active = m.group
    return str(min(d.number, hidden if d.piece == UNDERGROUND[m.who] else active))
