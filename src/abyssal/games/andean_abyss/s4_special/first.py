"""4.1 A Special Activity may come before its Operation, but must leave it possible in at least 1 space."""

from __future__ import annotations

from collections.abc import Callable

from ..colombia import Colombia
from ..names import ACTIVE, BASE, INSURGENTS
from ..operation import Operation


def comes_first(op: Operation) -> bool:
    """4.1 Whether the Operation has yet to take place in a space."""
    return not op.spaces and op.candidates is not None


def possible_now(op: Operation) -> bool:
    """4.1 Whether the Operation could take place in a space, or has."""
    find = op.candidates
    return bool(op.spaces) or find is None or bool(find())


def possible_after(b: Colombia, op: Operation, act: Callable[[], object]) -> bool:
    """4.1 Whether the Operation, if it is still to come, could take place in at least 1 space after this act.

    The act is tried out and taken back.
    """
    find = op.candidates
    if op.spaces or find is None:
        return True
    position, journal, audit = b.n[:], b.journal, b.audit
    b.journal, b.audit = None, None
    act()
    found = bool(find())
    b.n[:] = position
    b.journal, b.audit = journal, audit
    return found


def at_stake(op: Operation) -> list[int] | None:
    """4.1 Where an Assault still to come is possible, if in 1 space at most; None if nothing is at stake.

    Of the COIN Operations only an Assault could be made possible, or impossible, by what comes before it.
    """
    find = op.candidates
    if op.name != "assault" or op.spaces or find is None:
        return None
    spaces = find()
    return spaces if len(spaces) < 2 else None


def hinges_on(stake: list[int] | None, s: int) -> bool:
    """4.1 Whether the Operation at stake could take place in no other space than this one."""
    return stake is not None and (not stake or stake[0] == s)


def exposed(b: Colombia, s: int) -> list[int]:
    """3.2.4, 4.2.2 Factions with an Active Guerrilla here, or with a Base and no Guerrillas."""
    n = b.n
    return [f for f in INSURGENTS if n[ACTIVE[f] + s] or (n[BASE[f] + s] and not b.guerrillas(f, s))]
