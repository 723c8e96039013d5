"""4.1 A Special Activity may come before its Operation, but must leave it possible in at least 1 space."""

from __future__ import annotations

from collections.abc import Callable

from ..colombia import Colombia
from ..operation import Operation


def comes_first(op: Operation) -> bool:
    """4.1 Whether the Operation has yet to take place in a space."""
    return not op.spaces and op.candidates is not None


def possible_now(op: Operation) -> bool:
    """4.1 Whether the Operation could take place in a space, or has."""
    find = op.candidates
    return bool(op.spaces) or find is None or bool(find())


def possible_after(b: Colombia, op: Operation, act: Callable[[], object]) -> bool:
    """4.1 Whether the Operation, if it is still to come, could take place in at least 1 space after this act."""
    find = op.candidates
    if op.spaces or find is None:
        return True
    return b.trial(act, lambda: bool(find()))
