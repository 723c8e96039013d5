"""3.2.1 Train."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, finish, pay, select
from ....coin.operation import Operation
from ....coin.verbs import pick_number, pick_piece, pick_space
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..civic_action import civic_action, training_spaces
from ..names import (
    BASES_POOL,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    KABUL,
    NIGHT_LETTERS,
    PATRONAGE,
    POLICE,
    PRTS,
    RESOURCES,
    SHADED,
    SUPPORT,
    TROOPS,
    UNSHADED,
    VILLAGE_STABILITY,
    S,
)
from ..tribal_elders import consult_elders

COST: Final = 3
TRANSFER: Final = 3


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    """3.2.1 Kabul or any Province of Afghanistan; for the Coalition a Province with Coalition pieces."""
    spaces = op.selectable_of(b.afghan)
    if op.who == GOVERNMENT:
        return spaces if affords(b, op, COST) else []
    n = b.n
    return [s for s in spaces if n[COALITION_TROOPS + s] or n[COALITION_BASE + s] or s == KABUL]


def can_train(b: Afghanistan, op: Operation) -> bool:
    """The Coalition can always Train in Kabul; the Government needs Resources."""
    if op.only is not None:
        return bool(candidates(b, op))
    return op.who == COALITION or affords(b, op, COST)


def train(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.1 Place Government cubes in Kabul and at Bases; then build in one of the spaces."""
    while (s := (yield from select(b, op, "train-space", "3.2.1", candidates))) >= 0:
        enter(b, op, s, COST if op.who == GOVERNMENT else 0)
        if may_recruit(b, op.who, s):
            yield from _recruit(b, op, s)
    if op.spaces:
        yield from _build(b, op)
    if op.who == COALITION and b.in_force(VILLAGE_STABILITY) == UNSHADED:
        yield from _village_police(b)
    yield from finish(b, op)


def may_recruit(b: Afghanistan, who: int, s: int) -> bool:
    """3.2.1 Kabul and Provinces with a COIN Base; the Coalition only where it has a Base, even in Kabul."""
    return b.n[COALITION_BASE + s] > 0 if who == COALITION else s == KABUL or b.coin_bases(s) > 0


def _recruit(b: Afghanistan, op: Operation, s: int) -> Flow[None]:
    """Place up to 6 cubes in any mix, or 4 with Night Letters (29, shaded). The Coalition pays only if it places
    any."""
    if op.who == COALITION and not affords(b, op, COST):
        return
    limit = 4 if b.in_force(NIGHT_LETTERS) == SHADED else 6
    troops_only = op.who == COALITION and b.in_force(VILLAGE_STABILITY) == SHADED
    columns = [TROOPS] if troops_only else GOVERNMENT_CUBES
    placed = 0
    for column in columns:
        most = min(limit - placed, b.available(column))
        count = yield from pick_number(b, op.who, "train-cubes", "3.2.1", 0, most, space=s, piece=column)
        placed += b.place(column, s, count)
    if not any(b.available(column) for column in columns):
        placed += yield from _take_cubes(b, op, s, columns, limit - placed)
    if op.who == COALITION and placed:
        pay(b, op, COST)


def _take_cubes(b: Afghanistan, op: Operation, s: int, columns: list[int], most: int) -> Flow[int]:
    """3.2.1 Take cubes from elsewhere on the map once none are Available. Return how many."""
    taken = 0
    while taken < most:
        origins = [x for x in range(S) if x != s and any(b.n[column + x] for column in columns)]
        origin = yield from pick_space(b, op.who, "train-take", "3.2.1", origins, optional=True, number=most - taken)
        if origin < 0:
            break
        kinds = [column for column in columns if b.n[column + origin]]
        column = yield from pick_piece(b, op.who, "train-take-piece", "3.2.1", kinds, space=origin)
        high = min(most - taken, b.n[column + origin])
        count = yield from pick_number(b, op.who, "move-count", "3.2.1", 1, high, space=s, origin=origin, piece=column)
        taken += b.move(column, origin, s, count)
    return taken


def _sites(b: Afghanistan, op: Operation) -> list[int]:
    """3.2.1 Spaces where 3 Government cubes could become a Base, perhaps one from elsewhere on the map."""
    if op.who != GOVERNMENT:
        return []
    return [
        s
        for s in op.spaces
        if b.government_cubes(s) >= 3
        and b.room(GOVERNMENT_BASE, s)
        and (b.n[BASES_POOL[GOVERNMENT]] or b.bases_on_map(GOVERNMENT) > b.n[GOVERNMENT_BASE + s])
    ]


def can_cut(b: Afghanistan) -> bool:
    """3.2.1, 1.8 Return True if Patronage can move to Resources: there is some, and Resources have room for it."""
    return b.n[PATRONAGE] > 0 and b.n[RESOURCES + GOVERNMENT] < b.spec.max_resources


def _civic_spaces(b: Afghanistan, op: Operation, done: list[int]) -> list[int]:
    """3.2.1 Spaces for Civic Action. With PRTs (18, shaded) the Coalition has none."""
    if op.who == COALITION and b.in_force(PRTS) == SHADED:
        return []
    return training_spaces(b, [s for s in op.spaces if s not in done])


def _build(b: Afghanistan, op: Operation) -> Flow[None]:
    """In up to 1 selected space: Civic Action (paid for even if the Train is free), a Base, or Kabul's Patronage.

    With PRTs (18, unshaded) a Coalition Train may do so in 2 spaces.
    """
    done: list[int] = []
    levels: dict[int, int] = {}
    rounds = 2 if op.who == COALITION and b.in_force(PRTS) == UNSHADED else 1

    def options() -> list[str]:
        found = ["civic_action"] if _civic_spaces(b, op, done) else []
        if _sites(b, op):
            found.append("base")
        if op.who == COALITION and KABUL in op.spaces and KABUL not in done and can_cut(b):
            found.append("patronage")
        return [*found, DONE]

    for _ in range(rounds):
        if len(options()) == 1:
            break
        choice = yield from ask(b, op, "train-build", "3.2.1", options)
        if choice == DONE:
            break
        if choice == "civic_action":
            s = yield from pick_space(b, op.who, "civic-action", "3.2.1", _civic_spaces(b, op, done))
            levels[s] = b.n[SUPPORT + s]
            yield from civic_action(b, op.who, s)
            done.append(s)
        elif choice == "base":
            yield from _build_base(b, op)
        else:
            b.log("select", KABUL)
            b.gain(GOVERNMENT, -b.add_patronage(-min(TRANSFER, b.spec.max_resources - b.n[RESOURCES + GOVERNMENT])))
            done.append(KABUL)
    yield from consult_elders(b, levels)


def _build_base(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.1 Replace any 3 Government cubes with a Base, from elsewhere on the map if none is Available."""
    s = yield from pick_space(b, GOVERNMENT, "train-base", "3.2.1", _sites(b, op))
    low = max(0, 3 - b.n[POLICE + s])
    high = min(3, b.n[TROOPS + s])
    troops = yield from pick_number(b, GOVERNMENT, "train-trade", "3.2.1", low, high, space=s, piece=TROOPS)
    b.remove(TROOPS, s, troops)
    b.remove(POLICE, s, 3 - troops)
    if b.place(GOVERNMENT_BASE, s):
        return
    there = [x for x in b.spec.lands if x != s and b.n[GOVERNMENT_BASE + x]]
    origin = yield from pick_space(b, GOVERNMENT, "train-base-origin", "3.2.1", there, origin=s)
    b.move(GOVERNMENT_BASE, origin, s, 1)


def _village_police(b: Afghanistan) -> Flow[None]:
    """Village Stability Operations (12, unshaded): 1 Police where Coalition Troops are, from the map if none are
    Available."""
    spaces = [s for s in range(S) if b.n[COALITION_TROOPS + s]]
    if not b.available(POLICE):
        there = b.on_map(POLICE)
        spaces = [s for s in spaces if there > b.n[POLICE + s]]
    s = yield from pick_space(b, COALITION, "village-police", "5.3", spaces, optional=True, piece=POLICE)
    if s < 0 or b.place(POLICE, s):
        return
    there_are = [x for x in range(S) if x != s and b.n[POLICE + x]]
    origin = yield from pick_space(b, COALITION, "village-police-origin", "5.3", there_are, origin=s, piece=POLICE)
    b.move(POLICE, origin, s, 1)
