"""Moving pieces over roads and through Cities, or over one LoC; and Activating Guerrillas where the pieces arrive."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import DONE, Flow
from .coin_board import CoinBoard
from .general import ask, may_interrupt
from .operation import Operation
from .spec import LOC, RURAL
from .verbs import pick_faction, pick_number


def reach(b: CoinBoard, origin: int) -> list[int]:
    """Return the LoCs and Cities within reach, any number of steps away but not beyond a space that blocks the way."""
    spec = b.spec
    reached = [False] * b.size
    reached[origin] = True
    frontier = [origin]
    found: list[int] = []
    while frontier:
        here = frontier.pop()
        for s in spec.adjacent[here]:
            if not reached[s] and spec.kind[s] != RURAL and b.n[b.OPEN + s]:
                reached[s] = True
                found.append(s)
                if not b.blocks_way(s):
                    frontier.append(s)
    found.sort()
    return found


def sources(b: CoinBoard, goal: int) -> list[bool]:
    """Return, for each space, True if `reach` leads from it to the goal."""
    spec = b.spec
    able = [False] * b.size
    passed = [False] * b.size
    frontier = [goal]
    while frontier:
        here = frontier.pop()
        for s in spec.adjacent[here]:
            able[s] = True
            if not passed[s] and spec.kind[s] != RURAL and not b.blocks_way(s):
                passed[s] = True
                frontier.append(s)
    able[goal] = False
    return able


def within_one_loc(b: CoinBoard, goal: int) -> list[int]:
    """Return the spaces adjacent to the goal, or one adjacent LoC away if that does not block the way."""
    spec = b.spec
    reached = [False] * b.size
    for near in spec.adjacent[goal]:
        reached[near] = True
        if spec.kind[near] == LOC and not b.blocks_way(near):
            for far in spec.adjacent[near]:
                reached[far] = True
    reached[goal] = False
    return [s for s in range(b.size) if reached[s]]


def activate_in_turn(
    b: CoinBoard, op: Operation, spaces: list[int], count: Callable[[int], int], rule: str, victims: list[int]
) -> Flow[None]:
    """Activate up to `count(s)` Guerrillas in each space, in the order the faction likes. A Special Activity may come
    in between."""
    left = list(spaces)
    while True:
        hiding = _hiding(b, left, victims)
        found, waiting = [s for s in hiding if count(s) > 0], may_interrupt(b, op)
        if not found and not (waiting and len(left) < len(spaces) and hiding):
            return
        if len(found) == 1 and not waiting:
            s = found[0]
        else:
            choice = yield from ask(
                b, op, "activate-space", rule,
                lambda: [*(b.spec.spaces[x] for x in _hiding(b, left, victims) if count(x) > 0), DONE],
            )  # fmt: skip
            if choice == DONE:
                return
            s = b.spec.space_index[choice]
        left.remove(s)
        yield from activate_guerrillas(b, op.who, s, count(s), rule, victims)


def _hiding(b: CoinBoard, spaces: list[int], victims: list[int]) -> list[int]:
    """Return the spaces with Underground Guerrillas of these factions."""
    hidden = {s for f in victims for s in b.spaces_with(b.spec.underground[f])}
    return [s for s in spaces if s in hidden]


def activate_guerrillas(b: CoinBoard, who: int, s: int, count: int, rule: str, victims: list[int]) -> Flow[None]:
    """Let the player choose which factions to target, and activate as many Guerrillas of them as possible. If that
    leaves a choice, ask how many of each."""
    if count <= 0:
        return
    n, underground = b.n, b.spec.underground
    hidden = [f for f in victims if n[underground[f] + s]]
    must = False
    while count > 0 and hidden:
        faction = yield from pick_faction(b, who, "activate", rule, hidden, optional=not must, space=s)
        if faction < 0:
            return
        hidden.remove(faction)
        column = underground[faction]
        most = min(count, n[column + s])
        rest = count - sum([n[underground[f] + s] for f in hidden])  # What the others cannot make up for.
        least = min(most, max(1, rest))
        found = yield from pick_number(
            b, who, "activate-count", rule, least, most, space=s, piece=column, faction=faction
        )
        must = must or found < most
        count -= b.activate(faction, s, found)
