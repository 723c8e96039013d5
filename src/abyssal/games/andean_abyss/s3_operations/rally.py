"""3.3.1 Rally."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, select, take_back
from ....coin.operation import Operation
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..names import (
    ACTIVE,
    AUC,
    BASE,
    BASES_POOL,
    CARTELS,
    ECUADOR,
    FARC,
    GUERRILLAS_POOL,
    OPEN,
    POP,
    SUPPORT,
    UNDERGROUND,
)
from ..s4_special.cultivate import new_field
from ..shipments import kill, laden, take_along

COST: Final = 1
LEVELS: Final = {FARC: (-2, 0), AUC: (0, 2), CARTELS: (-2, 2)}
"""3.3.1 Lowest and highest level for a Rally: FARC needs no Support, AUC no Opposition."""


def allowed(b: Colombia, who: int, s: int) -> bool:
    """3.3.1 Return True if the Support or Opposition here lets the faction Rally."""
    least, most = LEVELS[who]
    return least <= b.n[SUPPORT + s] <= most


def ways(b: Colombia, who: int, s: int) -> list[str]:
    """3.3.1 Return what the faction could do in this space. Guerrillas to place may come from elsewhere on the map
    (1.4.1)."""
    n, on_map = b.n, b.on_map(UNDERGROUND[who])
    found = []
    if (n[GUERRILLAS_POOL[who]] or (on_map and b.removes_own(who))) and (s != ECUADOR or b.room(UNDERGROUND[who], s)):
        found.append("place")
    if n[BASES_POOL[who]] and b.guerrillas(who, s) >= 2 and b.room_after_trade(s):
        found.append("base")
    if n[BASE[who] + s] and on_map:
        found.append("gather")
    return found


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.3.1 Return the Departments and Cities where the faction could Rally and pay for it."""
    if not affords(b, op, COST):
        return []
    n, who = b.n, op.who
    least, most = LEVELS[who]
    spaces = [s for s in op.selectable_of(b.lands_in_play()) if least <= n[SUPPORT + s] <= most]
    if not n[OPEN + ECUADOR] and (n[GUERRILLAS_POOL[who]] or (b.removes_own(who) and b.on_map(UNDERGROUND[who]))):
        return spaces  # Every other space has room for a Guerrilla.
    return [s for s in spaces if worthwhile(b, op, s)]


def can_rally(b: Colombia, op: Operation) -> bool:
    if not affords(b, op, COST):
        return False
    for s in op.selectable_of(b.lands_in_play()):
        if allowed(b, op.who, s) and worthwhile(b, op, s):
            return True
    return False


def worthwhile(b: Colombia, op: Operation, s: int) -> bool:
    """3.3.1 Return True if a Rally here could achieve something; usually it can place Guerrillas."""
    return bool(ways(b, op.who, s)) or only_to_cultivate(b, op, s)


def only_to_cultivate(b: Colombia, op: Operation, s: int) -> bool:
    """4.5.1 Return True if the Cartels may Rally here just to Cultivate: no Guerrilla left to place, and Cultivate not
    used yet."""
    if op.who != CARTELS or not op.special or op.used or b.n[GUERRILLAS_POOL[CARTELS]]:
        return False
    return new_field(b, s)


def rally(b: Colombia, op: Operation) -> Flow[None]:
    """3.3.1 In each selected space, place Guerrillas, trade 2 for a Base, or gather at a Base and turn Underground."""
    while (s := (yield from select(b, op, "rally-space", "3.3.1", candidates))) >= 0:
        enter(b, op, s, COST)
        yield from rally_space(b, op, s)


def rally_space(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.3.1 Rally in one space."""
    who = op.who

    def options() -> list[str]:
        found = ways(b, who, s)
        return [*found, DONE] if not found or only_to_cultivate(b, op, s) else found

    how = yield from ask(b, op, "rally-how", "3.3.1", options, space=s)
    if how == "place":
        if not b.n[GUERRILLAS_POOL[who]]:
            yield from take_back(b, who, [UNDERGROUND[who], ACTIVE[who]])
        bases = b.n[BASE[who] + s]
        most = min(bases + b.n[POP + s] if bases else 1, b.n[GUERRILLAS_POOL[who]], b.room(UNDERGROUND[who], s))
        count = yield from pick_number(
            b, who, "rally-count", "3.3.1", 1, most, space=s, piece=UNDERGROUND[who], faction=who
        )
        b.place(UNDERGROUND[who], s, count)
    elif how == "base":
        yield from trade_for_base(b, who, s)
    elif how == "gather":
        yield from _gather(b, op, s)


def trade_for_base(b: Colombia, who: int, s: int) -> Flow[None]:
    """3.3.1 Replace 2 Guerrillas with a Base."""
    hidden, active = b.n[UNDERGROUND[who] + s], b.n[ACTIVE[who] + s]
    count = yield from pick_number(
        b, who, "rally-trade", "3.3.1", max(0, 2 - hidden), min(2, active), space=s, piece=ACTIVE[who], faction=who
    )
    yield from kill(b, ACTIVE[who], s, count, own=True)
    yield from kill(b, UNDERGROUND[who], s, 2 - count, own=True)
    b.place(BASE[who], s)


def _gather(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.3.1 Move any Guerrillas here from anywhere, then turn all of the faction's Guerrillas here Underground."""
    who = op.who

    def origins() -> list[str]:
        if not b.room(UNDERGROUND[who], s):
            return [DONE]
        return [b.spec.spaces[x] for x in b.camps(who) if x != s] + [DONE]

    while b.on_map(UNDERGROUND[who]) > b.guerrillas(who, s) and b.room(UNDERGROUND[who], s):
        choice = yield from ask(b, op, "rally-origin", "3.3.1", origins, space=s)
        if choice == DONE:
            break
        yield from move_guerrillas(b, who, b.spec.space_index[choice], s, "3.3.1")
    b.hide(who, s, 99)


def move_guerrillas(b: Colombia, who: int, origin: int, destination: int, rule: str, most: int = 99) -> Flow[int]:
    """Move at least one Guerrilla without turning it, with the Shipments that the owner chooses."""
    most = min(most, b.room(UNDERGROUND[who], destination))
    hidden, active = min(most, b.n[UNDERGROUND[who] + origin]), b.n[ACTIVE[who] + origin]
    first = yield from pick_number(
        b, who, "move-count", rule, 0 if active else 1, hidden, space=destination, origin=origin,
        piece=UNDERGROUND[who], faction=who,
    )  # fmt: skip
    second = yield from pick_number(
        b, who, "move-count", rule, 0 if first else 1, min(active, most - first), space=destination, origin=origin,
        piece=ACTIVE[who], faction=who,
    )  # fmt: skip
    cargo = laden(b, who, origin, first, second)
    moved = b.move(UNDERGROUND[who], origin, destination, first) + b.move(ACTIVE[who], origin, destination, second)
    yield from take_along(b, who, origin, destination, rule, cargo)
    return moved
