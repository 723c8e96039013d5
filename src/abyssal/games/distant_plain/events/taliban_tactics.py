"""Events 28 to 36: Taliban weapons and commanders."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_space, remove_pieces
from ....coin.general import execute
from ....coin.operation import Operation
from ....coin.sequence import bar
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACCIDENTAL_GUERRILLAS,
    BAGHLAN,
    CAR_BOMBS,
    GOVERNMENT,
    KABUL,
    KHOWST,
    KONDUZ,
    MULLAH_OMAR,
    NIGHT_LETTERS,
    NURISTAN,
    PAKTIKA,
    SHADED,
    SUICIDE_BOMBERS,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_U,
    UNSHADED,
    URBAN_SPECIALISTS,
    WARLORDS_U,
    WAZIRISTAN,
)
from .registry import event
from .tools import TALIBAN_GUERRILLAS, afghan, choose_action, granted, place_some, place_up_to, replace_up_to

northeast = p.is_(KONDUZ, BAGHLAN, NURISTAN)
"""Provinces of Gulbuddin Hekmatyar (35)."""


@event(28)
def karzai_to_islamabad(b: Afghanistan, who: int) -> None:
    """The Taliban are Ineligible through the next card; Patronage rises by 2."""
    bar(b, TALIBAN)
    b.add_patronage(2)


@event(28, shaded=True)
def karzai_to_islamabad_shaded(b: Afghanistan, who: int) -> None:
    """The Government is Ineligible through the next card; the Taliban gain 4 Resources."""
    bar(b, GOVERNMENT)
    b.gain(TALIBAN, 4)


@event(29)
def night_letters(b: Afghanistan, who: int) -> None:
    """Taliban Terror selects at most 2 Provinces (see 3.3.4)."""
    b.put_in_force(NIGHT_LETTERS, UNSHADED)


@event(29, shaded=True)
def night_letters_shaded(b: Afghanistan, who: int) -> None:
    """Any Train places at most 4 cubes per space (see 3.2.1)."""
    b.put_in_force(NIGHT_LETTERS, SHADED)


@event(30)
def urban_specialists(b: Afghanistan, who: int) -> None:
    """Taliban Terror in Kabul takes 2 Underground Guerrillas (see 3.3.4)."""
    b.put_in_force(URBAN_SPECIALISTS, UNSHADED)


@event(30, shaded=True)
def urban_specialists_shaded(b: Afghanistan, who: int) -> None:
    """Taliban Terror in Kabul costs nothing and Activates no Guerrilla (see 3.3.4)."""
    b.put_in_force(URBAN_SPECIALISTS, SHADED)


@event(31)
def car_bombs(b: Afghanistan, who: int) -> None:
    """The Taliban Ambush in 1 space only (see 4.4.3)."""
    b.put_in_force(CAR_BOMBS, UNSHADED)


@event(31, shaded=True)
def car_bombs_shaded(b: Afghanistan, who: int) -> None:
    """The Taliban may Ambush with Active Guerrillas (see 4.4.3)."""
    b.put_in_force(CAR_BOMBS, SHADED)


@event(32)
def haqqani(b: Afghanistan, who: int) -> Flow[None]:
    """Khowst, Paktika and Waziristan lose up to 4 Taliban Guerrillas in total."""
    yield from remove_pieces(b, who, 4, TALIBAN_GUERRILLAS, p.is_(KHOWST, PAKTIKA, WAZIRISTAN), up_to=True)


@event(32, shaded=True)
def haqqani_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Khowst and Paktika get up to 2 Taliban Guerrillas each; the Taliban may carry out a free Terror in one of them or
    in Kabul."""
    for s in (KHOWST, PAKTIKA):
        yield from place_some(b, who, s, TALIBAN_U, 2)
    op = Operation(TALIBAN, "terror", free=True, limited=True, only=[KABUL, KHOWST, PAKTIKA], event=True)
    if (yield from choose_action(b, TALIBAN, ["terror"] if b.procedures.possible(b, op) else [])):
        yield from granted(b, op, execute(b, op))


@event(33)
def suicide_bombers(b: Afghanistan, who: int) -> None:
    """Taliban Terror in Kabul or Provinces costs a Guerrilla that carried it out (see 3.3.4)."""
    b.put_in_force(SUICIDE_BOMBERS, UNSHADED)


@event(33, shaded=True)
def suicide_bombers_shaded(b: Afghanistan, who: int) -> None:
    """Taliban Terror may remove a cube in 1 of its spaces (see 3.3.4)."""
    b.put_in_force(SUICIDE_BOMBERS, SHADED)


@event(34)
def accidental_guerrillas(b: Afghanistan, who: int) -> None:
    """Taliban Rally under COIN Control places 1 Guerrilla only (see 3.3.1)."""
    b.put_in_force(ACCIDENTAL_GUERRILLAS, UNSHADED)


@event(34, shaded=True)
def accidental_guerrillas_shaded(b: Afghanistan, who: int) -> None:
    """A Coalition Assault that removed a piece lets the Taliban place a Guerrilla (see 3.2.4)."""
    b.put_in_force(ACCIDENTAL_GUERRILLAS, SHADED)


@event(35)
def gulbuddin_hekmatyar(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 Taliban Guerrillas in Konduz, Baghlan and Nuristan join the Warlords."""
    yield from replace_up_to(b, who, 3, TALIBAN_GUERRILLAS, WARLORDS_U, northeast)


@event(35, shaded=True)
def gulbuddin_hekmatyar_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Taliban may place a Base and up to 3 Guerrillas in Konduz, Baghlan and Nuristan."""
    yield from place_up_to(b, TALIBAN, 1, [TALIBAN_BASE], northeast)
    yield from place_up_to(b, TALIBAN, 3, [TALIBAN_U], northeast)


@event(36)
def mullah_omar(b: Afghanistan, who: int) -> Flow[None]:
    """The Taliban lose 5 Resources and a Base in Afghanistan of their choice."""
    b.gain(TALIBAN, -5)
    s = yield from choose_space(b, TALIBAN, "event-remove", afghan & p.has(TALIBAN_BASE), piece=TALIBAN_BASE)
    if s >= 0:
        b.remove(TALIBAN_BASE, s)


@event(36, shaded=True)
def mullah_omar_shaded(b: Afghanistan, who: int) -> None:
    """The Taliban may carry out Sharia in Afghan Pashtun spaces with a Taliban piece (see 6.4.2)."""
    b.put_in_force(MULLAH_OMAR, SHADED)
