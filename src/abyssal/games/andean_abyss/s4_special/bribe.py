"""4.5.4 Bribe."""

from __future__ import annotations

from ....kernel.decision import DONE, Flow
from ....kernel.verbs import choose_one, pick_piece, pick_space
from ..colombia import Colombia
from ..names import BASE, CARTELS, GUERRILLA_COLUMNS, POLICE, RESOURCES, TROOPS, S
from ..operation import Operation
from ..shipments import kill

COST = 3


def can_bribe(b: Colombia, op: Operation) -> bool:
    return b.n[RESOURCES + CARTELS] >= COST


def bribe(b: Colombia, op: Operation) -> Flow[None]:
    """4.5.4 In up to 3 spaces, for 3 Resources each."""
    done: list[int] = []
    while len(done) < 3 and b.n[RESOURCES + CARTELS] >= COST:
        spaces = [s for s in range(S) if s not in done and (b.government(s) or b.insurgents(s))]
        s = yield from pick_space(b, CARTELS, "bribe", "4.5.4", spaces, optional=bool(done))
        if s < 0:
            return
        done.append(s)
        b.gain(CARTELS, -COST)
        yield from bribe_space(b, s)


def bribe_space(b: Colombia, s: int) -> Flow[None]:
    """4.5.4 Remove up to 2 cubes, remove or flip up to 2 Guerrillas, or remove a Base."""
    ways = []
    if b.cubes(s):
        ways.append("cubes")
    if b.all_guerrillas(s):
        ways.append("guerrillas")
    if b.bases(s):
        ways.append("base")
    how = yield from choose_one(b, CARTELS, "bribe-how", "4.5.4", ways, space=s)
    if how == "cubes":
        for count in range(2):
            cubes = [column for column in (TROOPS, POLICE) if b.n[column + s]]
            column = yield from pick_piece(b, CARTELS, "bribe-cube", "4.5.4", cubes, optional=count > 0, space=s)
            if column < 0:
                return
            b.remove(column, s)
    elif how == "guerrillas":
        yield from _guerrillas(b, s)
    elif how == "base":
        bases = [column for column in BASE if b.n[column + s]]
        b.remove((yield from pick_piece(b, CARTELS, "bribe-base", "4.5.4", bases, space=s)), s)


def _guerrillas(b: Colombia, s: int) -> Flow[None]:
    """Each of the two may be removed or turned over; the same one is not turned over twice."""
    turned = -1
    for count in range(2):
        options = []
        for column in GUERRILLA_COLUMNS:
            name = b.spec.piece_at[column].name
            if b.n[column + s]:
                options.append("remove:" + name)
            if b.n[column + s] > (1 if column == turned else 0):
                options.append("flip:" + name)
        if count:
            options.append(DONE)
        choice = yield from choose_one(b, CARTELS, "bribe-guerrilla", "4.5.4", options, space=s)
        if choice in ("", DONE):
            return
        deed, name = choice.split(":")
        column = b.spec.piece_named[name].column
        if deed == "remove":
            yield from kill(b, column, s, 1, bribed=True)
        else:
            b.flip(column, s, 1)
            turned = b.other_side(column)
