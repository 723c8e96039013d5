"""4.5.4 Bribe."""

from __future__ import annotations

from typing import Final

from ....coin.general import possible_after
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import choose_one, pick_piece, pick_where
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..names import BASE, CARTELS, CARTELS_A, CARTELS_U, GUERRILLA_COLUMNS, POLICE, RESOURCES, TROOPS, S
from ..shipments import kill

COST: Final = 3
CUBES: Final = [TROOPS, POLICE]
PIECES: Final = [*CUBES, *BASE, *GUERRILLA_COLUMNS]


def can_bribe(b: Colombia, op: Operation) -> bool:
    rich = b.n[RESOURCES + CARTELS]
    if rich < COST or not op.is_to_come():
        return rich >= COST
    if op.name == "rally":
        return rich > COST
    possible = affordable(b, op)
    for s in range(S):
        if open_to_it(b, op, s, possible):
            return True
    return False


def affordable(b: Colombia, op: Operation) -> bool:
    """4.1 Return True if an Operation still to come stays possible after paying for a Bribe, at least on a LoC."""
    find = op.candidates
    if op.spaces or find is None:
        return True
    if b.n[RESOURCES + CARTELS] > COST:
        return bool(find(b, op))
    return op.name in ("march", "terror") and any(b.spec.kind[s] == LOC for s in find(b, op))


def open_to_it(b: Colombia, op: Operation, s: int, possible: bool) -> bool:
    """4.5.4 Return True for a space with pieces. An Operation still to come must stay possible and affordable
    afterwards (4.1)."""
    if not b.pieces(s):
        return False
    if not (op.is_to_come() and matters(b, op, s)):
        return possible
    for column in PIECES:
        if not b.n[column + s]:
            continue
        if _leaves_it(op, column):
            if possible:
                return True
            continue
        if _fits(b, op, s, column, False, COST):
            return True
        if column in GUERRILLA_COLUMNS and _fits(b, op, s, column, True, COST):
            return True
    return False


def _leaves_it(op: Operation, column: int) -> bool:
    """4.1 Return True if removing such a piece cannot affect the Operation. Only Attack needs enemies, and only Cartels
    Guerrillas March or commit Terror."""
    return op.name != "attack" and column != CARTELS_U and column != CARTELS_A


def can_hide(b: Colombia) -> bool:
    """4.1 Return True if a Bribe could turn a Cartels Guerrilla Underground and leave enough Resources for its
    Terror."""
    n = b.n
    for s in range(S):
        if n[CARTELS_A + s] and n[RESOURCES + CARTELS] >= COST + (0 if b.spec.kind[s] == LOC else 1):
            return True
    return False


def matters(b: Colombia, op: Operation, s: int) -> bool:
    """4.1 Return True if a Bribe here could make the Operation possible or impossible."""
    return op.name != "rally" and b.guerrillas(CARTELS, s) > 0


def bribe(b: Colombia, op: Operation) -> Flow[None]:
    """4.5.4 Bribe in up to 3 spaces for 3 Resources each."""
    done: list[int] = []

    possible = True

    def wanted(s: int) -> bool:
        return s not in done and open_to_it(b, op, s, possible)

    while len(done) < 3 and b.n[RESOURCES + CARTELS] >= COST:
        possible = affordable(b, op)
        s = yield from pick_where(b, CARTELS, "bribe", "4.5.4", wanted, optional=bool(done))
        if s < 0:
            return
        done.append(s)
        b.gain(CARTELS, -COST)
        yield from bribe_space(b, s, op)


def bribe_space(b: Colombia, s: int, op: Operation | None = None) -> Flow[None]:
    """4.5.4 Remove up to 2 cubes, remove or flip up to 2 Guerrillas, or remove a Base."""
    how = yield from choose_one(b, CARTELS, "bribe-how", "4.5.4", ways(b, op, s), space=s)
    if how == "cubes":
        for _ in range(2):
            cubes = _removable(b, op, s, CUBES)
            column = yield from pick_piece(b, CARTELS, "bribe-cube", "4.5.4", cubes, space=s)
            if column < 0:
                return
            b.remove(column, s)
    elif how == "guerrillas":
        yield from _guerrillas(b, s, op)
    elif how == "base":
        bases = _removable(b, op, s, BASE)
        b.remove((yield from pick_piece(b, CARTELS, "bribe-base", "4.5.4", bases, space=s)), s)


def ways(b: Colombia, op: Operation | None, s: int) -> list[str]:
    """4.5.4 Return what a Bribe that is already paid for could do here."""
    found = []
    if _removable(b, op, s, CUBES):
        found.append("cubes")
    if _deeds(b, op, s, -1):
        found.append("guerrillas")
    if _removable(b, op, s, BASE):
        found.append("base")
    return found


def _removable(b: Colombia, op: Operation | None, s: int, columns: list[int]) -> list[int]:
    return [column for column in columns if b.n[column + s] and _fits(b, op, s, column, False)]


def _deeds(b: Colombia, op: Operation | None, s: int, turned: int) -> list[str]:
    """Return what could be done to a Guerrilla here. `turned` is the kind that the first Guerrilla was just flipped to,
    or -1."""
    found = []
    for column in GUERRILLA_COLUMNS:
        name = b.spec.piece_at[column].name
        if b.n[column + s] and _fits(b, op, s, column, False):
            found.append("remove:" + name)
        if b.n[column + s] > (1 if column == turned else 0) and _fits(b, op, s, column, True):
            found.append("flip:" + name)
    return found


def _fits(b: Colombia, op: Operation | None, s: int, column: int, flip: bool, cost: int = 0) -> bool:
    """4.1 Return True if an Operation still to come stays possible after this."""
    if op is None or not op.is_to_come():
        return True

    def act() -> None:
        b.gain(CARTELS, -cost)
        if flip:
            b.flip(column, s, 1)
        else:
            b.remove(column, s, 1)

    return possible_after(b, op, act)


def _guerrillas(b: Colombia, s: int, op: Operation | None) -> Flow[None]:
    """4.5.4 Remove or flip up to two Guerrillas, in any order. The same Guerrilla is not flipped twice.

    1.4.1 If the first was an enemy that was removed and its faction has another here, a second must follow.
    """
    turned = struck = -1
    for count in range(2):
        options = _deeds(b, op, s, turned)
        if count and not any(_strikes(b, deed, struck) for deed in options):
            options.append(DONE)
        choice = yield from choose_one(b, CARTELS, "bribe-guerrilla", "4.5.4", options, space=s)
        if choice in ("", DONE):
            return
        deed, name = choice.split(":")
        column = b.spec.piece_named[name].column
        if deed == "remove":
            struck = b.spec.piece_at[column].faction
            yield from kill(b, column, s, 1, bribed=True)
            if op is not None:
                op.leave(b.n, column + s, b.other_side(column) + s)
        else:
            b.flip(column, s, 1)
            turned = b.other_side(column)


def _strikes(b: Colombia, deed: str, faction: int) -> bool:
    """Return True if a choice removes a Guerrilla of this enemy."""
    return deed.startswith("remove:") and _owner(b, deed) == faction != CARTELS


def _owner(b: Colombia, deed: str) -> int:
    return b.spec.piece_named[deed.split(":")[1]].faction
