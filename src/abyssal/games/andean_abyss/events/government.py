"""Events 1 to 18: those with the Government's symbol first."""

from __future__ import annotations

from ..colombia import Colombia
from ..names import FIRST_DIVISION, SHADED, UNSHADED
from .registry import event


@event(1)
def first_division(b: Colombia, who: int) -> None:
    """Civic Action in one space of each Support Phase needs only Government Control and any cube (see 6.4.1)."""
    b.put_in_force(FIRST_DIVISION, UNSHADED)


@event(1, shaded=True)
def first_division_shaded(b: Colombia, who: int) -> None:
    """Civic Action needs 2 Troops and 2 Police (see 6.4.1)."""
    b.put_in_force(FIRST_DIVISION, SHADED)
