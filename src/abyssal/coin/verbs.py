"""Basic questions of rules and Events. A question with only one answer is not asked."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import DONE, NOWHERE, Decision, Flow
from .board import Board


def pick_space(
    b: Board,
    who: int,
    kind: str,
    rule: str,
    spaces: list[int],
    optional: bool = False,
    origin: int = -1,
    piece: int = -1,
    faction: int = -1,
    number: int = -1,
) -> Flow[int]:
    """Ask for one of these spaces. Return NOWHERE if there is none, or if it is optional and declined."""
    if not spaces:
        return NOWHERE
    if len(spaces) == 1 and not optional:
        return spaces[0]
    known = b.conduct.known
    if known:
        choice = known.pop()
    else:
        names = b.spec.spaces
        options = [names[s] for s in spaces]
        if optional:
            options.append(DONE)
        choice = yield Decision(who, kind, rule, options, origin=origin, faction=faction, piece=piece, number=number)
    return NOWHERE if choice == DONE else b.spec.space_index[choice]


def pick_where(
    b: Board,
    who: int,
    kind: str,
    rule: str,
    meets: Callable[[int], bool],
    optional: bool = False,
    origin: int = -1,
    piece: int = -1,
    among: list[int] | None = None,
) -> Flow[int]:
    """Like `pick_space`, for conditions that are slow to test: tests no more spaces than needed to know whether to ask.

    `among` limits the spaces to test.
    """
    spaces = b.spec.everywhere if among is None else among
    first: list[int] = []
    for s in spaces:
        if meets(s):
            first.append(s)
            if len(first) == 2 or optional:
                break
    else:
        return first[0] if first else NOWHERE

    def options() -> list[str]:
        names, tested = b.spec.spaces, spaces.index(first[-1]) + 1
        found = [names[s] for s in first] + [names[s] for s in spaces[tested:] if meets(s)]
        if optional:
            found.append(DONE)
        return found

    known = b.conduct.known
    choice = known.pop() if known else (yield Decision(who, kind, rule, options, origin=origin, piece=piece))
    return NOWHERE if choice == DONE else b.spec.space_index[choice]


def pick_number(
    b: Board,
    who: int,
    kind: str,
    rule: str,
    low: int,
    high: int,
    space: int = -1,
    origin: int = -1,
    piece: int = -1,
    faction: int = -1,
) -> Flow[int]:
    """Ask for a number from low to high."""
    if high <= low:
        return low if low > 0 else 0
    known = b.conduct.known
    if known:
        return int(known.pop())
    options = [str(i) for i in range(low, high + 1)]
    return int(
        (
            yield Decision(
                who, kind, rule, options, space=space, origin=origin, faction=faction, piece=piece, number=high
            )
        )
    )


def pick_piece(
    b: Board,
    who: int,
    kind: str,
    rule: str,
    columns: list[int],
    optional: bool = False,
    space: int = -1,
    number: int = -1,
) -> Flow[int]:
    """Ask for one of these kinds of piece (columns). Return -1 if there is none or it is declined."""
    if not columns:
        return -1
    if len(columns) == 1 and not optional:
        return columns[0]
    known = b.conduct.known
    if known:
        choice = known.pop()
    else:
        options = [b.spec.piece_at[column].name for column in columns]
        if optional:
            options.append(DONE)
        choice = yield Decision(who, kind, rule, options, space=space, number=number)
    return -1 if choice == DONE else b.spec.piece_named[choice].column


def pick_faction(
    b: Board, who: int, kind: str, rule: str, factions: list[int], optional: bool = False, space: int = -1,
    number: int = -1,
) -> Flow[int]:  # fmt: skip
    """Ask for one of these factions. Return -1 if there is none or it is declined."""
    if not factions:
        return -1
    if len(factions) == 1 and not optional:
        return factions[0]
    known = b.conduct.known
    if known:
        choice = known.pop()
    else:
        options = [b.spec.factions[f] for f in factions]
        if optional:
            options.append(DONE)
        choice = yield Decision(who, kind, rule, options, space=space, number=number)
    return -1 if choice == DONE else b.spec.faction_index[choice]


def choose_one(
    b: Board,
    who: int,
    kind: str,
    rule: str,
    options: list[str],
    space: int = -1,
) -> Flow[str]:
    """Ask for one of these words. Return an empty string if there is none."""
    if not options:
        return ""
    if len(options) == 1:
        return options[0]
    known = b.conduct.known
    return known.pop() if known else (yield Decision(who, kind, rule, options, space=space))
