"""Events 1 to 9: eyes in the sky, drones, commando raids and talks about them."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_space, make_available, place_pieces, remove_pieces
from ....coin.predicates import placeable, touching
from ....kernel.decision import Flow, roll
from ..afghanistan import Afghanistan
from ..names import (
    AEROSTATS,
    FIND_FIX_FINISH,
    ISR,
    NORTHWEST_FRONTIER,
    PREDATORS,
    REAPERS,
    SHADED,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_BASE,
    TALIBAN_U,
    UNSHADED,
    WAZIRISTAN,
)
from .registry import event
from .tools import RULE, coalition_pieces, columns_of, pakistan, province, remove_some, taliban_pieces

tribal_areas = p.is_(NORTHWEST_FRONTIER, WAZIRISTAN) & touching(province & coalition_pieces)
"""Northwest Frontier and Waziristan, if a Coalition piece is across the border (9)."""


@event(1)
def isr(b: Afghanistan, who: int) -> None:
    """A Coalition Sweep may also Activate up to 3 Guerrillas in a space that it did not select (see 3.2.3)."""
    b.put_in_force(ISR, UNSHADED)


@event(1, shaded=True)
def isr_shaded(b: Afghanistan, who: int) -> None:
    """Cubes that came in this turn do not count in a Coalition Sweep (see 3.2.3)."""
    b.put_in_force(ISR, SHADED)


@event(2)
def predators(b: Afghanistan, who: int) -> None:
    """In 1 Pakistan space an Air Strike may hit any Taliban piece without shifting Islamabad (see 4.2.3)."""
    b.put_in_force(PREDATORS, UNSHADED)


@event(2, shaded=True)
def predators_shaded(b: Afghanistan, who: int) -> None:
    """An Air Strike in Pakistan shifts Islamabad 2 boxes (see 4.2.3)."""
    b.put_in_force(PREDATORS, SHADED)


@event(3)
def reapers(b: Afghanistan, who: int) -> None:
    """An Air Strike removes up to 2 pieces of a Faction in 1 of its spaces (see 4.2.3)."""
    b.put_in_force(REAPERS, UNSHADED)


@event(3, shaded=True)
def reapers_shaded(b: Afghanistan, who: int) -> None:
    """After an Air Strike in Afghanistan the Taliban may shift one of its Provinces toward Opposition (see 4.2.3)."""
    b.put_in_force(REAPERS, SHADED)


@event(4)
def number_2_is_dead(b: Afghanistan, who: int) -> Flow[None]:
    """Pakistan loses any 1 Taliban piece; the Taliban lose as many Resources as a die shows."""
    yield from remove_pieces(b, who, 1, columns_of(TALIBAN), pakistan)
    die = yield from roll(RULE, "event-die")
    b.log("rolled", die)
    b.gain(TALIBAN, -die)


@event(4, shaded=True)
def number_2_is_dead_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Pakistan gets a Taliban Guerrilla or Base; the Taliban gain as many Resources as a die shows."""
    yield from make_available(b, pakistan, {TALIBAN_U: 1, TALIBAN_BASE: 1})
    s = yield from choose_space(b, who, "event-place", pakistan & (placeable(TALIBAN_U) | placeable(TALIBAN_BASE)))
    if s >= 0:
        yield from place_pieces(b, who, s, [TALIBAN_U, TALIBAN_BASE], 1)
    die = yield from roll(RULE, "event-die")
    b.log("rolled", die)
    b.gain(TALIBAN, die)


@event(5)
def aerostats(b: Afghanistan, who: int) -> None:
    """A Coalition Patrol Activates all Guerrillas on LoCs with Coalition cubes, and 1 in Kabul (see 3.2.2)."""
    b.put_in_force(AEROSTATS, UNSHADED)


@event(5, shaded=True)
def aerostats_shaded(b: Afghanistan, who: int) -> None:
    """After a Coalition Patrol or Sweep the Taliban may hide in a space (see 3.2.2, 3.2.3)."""
    b.put_in_force(AEROSTATS, SHADED)


@event(6)
def us_pakistan_talks(b: Afghanistan, who: int) -> None:
    """Islamabad moves 2 boxes toward Hostility."""
    b.shift_islamabad(-2)


@event(6, shaded=True)
def us_pakistan_talks_shaded(b: Afghanistan, who: int) -> None:
    """Islamabad moves 2 boxes toward Sponsorship."""
    b.shift_islamabad(2)


@event(7)
def find_fix_finish(b: Afghanistan, who: int) -> None:
    """A Coalition Assault may Activate a Guerrilla in each space before it strikes (see 3.2.4)."""
    b.put_in_force(FIND_FIX_FINISH, UNSHADED)


@event(7, shaded=True)
def find_fix_finish_shaded(b: Afghanistan, who: int) -> None:
    """A Coalition Assault removes no Bases (see 3.2.4)."""
    b.put_in_force(FIND_FIX_FINISH, SHADED)


@event(8)
def seal_team_6(b: Afghanistan, who: int) -> Flow[None]:
    """One Pakistan space loses up to 3 Taliban pieces."""
    s = yield from choose_space(b, who, "event-remove", pakistan & taliban_pieces)
    if s >= 0:
        yield from remove_some(b, who, s, 3, columns_of(TALIBAN))


@event(8, shaded=True)
def seal_team_6_shaded(b: Afghanistan, who: int) -> None:
    """Islamabad moves 2 boxes toward Sponsorship."""
    b.shift_islamabad(2)


@event(9)
def special_forces(b: Afghanistan, who: int) -> None:
    """Across the border from a Coalition piece all Taliban Guerrillas turn Active, and each space loses 1 Taliban
    piece."""
    for s in tribal_areas.spaces(b):
        b.activate(TALIBAN, s, 99)
        if not b.remove(TALIBAN_A, s):
            b.remove(TALIBAN_BASE, s)


@event(9, shaded=True)
def special_forces_shaded(b: Afghanistan, who: int) -> None:
    """Islamabad moves 2 boxes toward Sponsorship if a Coalition piece is across the border from Northwest Frontier or
    Waziristan."""
    if tribal_areas.spaces(b):
        b.shift_islamabad(2)
