"""Events 19 to 36: those with the FARC symbol first."""

from __future__ import annotations

from ....kernel import predicates as p
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import ANTIOQUIA, FARC, FARC_BASE, FARC_U
from .registry import event
from .tools import choose_space, columns_of, department, mountain, place_pieces, remove_all


@event(25)
def eln(b: Colombia, who: int) -> Flow[None]:
    """All FARC pieces leave one Mountain Department."""
    s = yield from choose_space(b, who, "event-remove", mountain & p.pieces_of(FARC))
    if s >= 0:
        yield from remove_all(b, s, columns_of(FARC))


@event(25, shaded=True)
def eln_shaded(b: Colombia, who: int) -> Flow[None]:
    """FARC places 3 of its pieces in Antioquia or a Department next to it."""
    near = department & (p.is_(ANTIOQUIA) | p.next_to(ANTIOQUIA))
    s = yield from choose_space(b, who, "event-place", near & (p.room_for(FARC_U) | p.room_for(FARC_BASE)))
    if s >= 0:
        yield from place_pieces(b, who, s, [FARC_BASE, FARC_U], 3)
