"""Events 10 to 18: the Coalition's conduct of the war, its allies and its money."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_count, choose_faction, choose_space, make_available
from ....coin.general import execute, menu
from ....coin.operation import Operation
from ....coin.predicates import can_shift, placeable
from ....coin.verbs import pick_number
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    AT_SUPPORT,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    INSURGENTS,
    NATO,
    PARTNERING_POLICY,
    PATRONAGE,
    POLICE,
    PRTS,
    SHADED,
    STRATEGIC_RELEASE,
    TALIBAN,
    TALIBAN_U,
    UNDERGROUND,
    UNSHADED,
    VILLAGE_STABILITY,
    WARLORDS,
    WARLORDS_U,
)
from .registry import event
from .tools import (
    RULE,
    TALIBAN_GUERRILLAS,
    afghan,
    choose_action,
    coin_bases,
    coin_control,
    granted,
    kabul,
    pashtun,
    place_some,
    place_up_to,
    province,
    remove_one_each,
    shift_up_to,
    warlords_pieces,
)


@event(10)
def partnering_policy(b: Afghanistan, who: int) -> Flow[None]:
    """The Coalition, then the Government, may execute a free Limited Operation."""
    for partner in COIN:
        name = yield from choose_action(b, partner, menu(b, partner, limited=True, special=False, free=True))
        if name:
            op = Operation(partner, name, free=True, limited=True)
            yield from granted(b, op, execute(b, op))


@event(10, shaded=True)
def partnering_policy_shaded(b: Afghanistan, who: int) -> None:
    """The Coalition may not use Government pieces in Sweep, Assault or Air Lift (see 3.2.3, 3.2.4, 4.2.2)."""
    b.put_in_force(PARTNERING_POLICY, SHADED)


@event(11)
def strategic_release(b: Afghanistan, who: int) -> Flow[None]:
    """The Taliban place up to 2 Guerrillas in Afghan Pashtun spaces, but may not Attack under COIN Control (see
    3.3.3)."""
    yield from place_up_to(b, TALIBAN, 2, [TALIBAN_U], afghan & pashtun)
    b.put_in_force(STRATEGIC_RELEASE, UNSHADED)


@event(11, shaded=True)
def strategic_release_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Taliban place up to 3 Guerrillas in Afghan Pashtun spaces; no Assault under Taliban Control (see 3.2.4)."""
    yield from place_up_to(b, TALIBAN, 3, [TALIBAN_U], afghan & pashtun)
    b.put_in_force(STRATEGIC_RELEASE, SHADED)


@event(12)
def village_stability_operations(b: Afghanistan, who: int) -> None:
    """A Coalition Train may end with 1 more Police beside Coalition Troops (see 3.2.1)."""
    b.put_in_force(VILLAGE_STABILITY, UNSHADED)


@event(12, shaded=True)
def village_stability_operations_shaded(b: Afghanistan, who: int) -> None:
    """A Coalition Train places no Police (see 3.2.1)."""
    b.put_in_force(VILLAGE_STABILITY, SHADED)


@event(13)
def anti_corruption_drive(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 5 Patronage becomes Aid."""
    amount = yield from pick_number(b, who, "event-patronage", RULE, 0, min(5, b.n[PATRONAGE]))
    b.add_patronage(-amount)
    b.add_aid(amount)


@event(13, shaded=True)
def anti_corruption_drive_shaded(b: Afghanistan, who: int) -> None:
    """Patronage rises by 3, Aid falls by 6."""
    b.add_patronage(3)
    b.add_aid(-6)


@event(14)
def economic_project(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 spaces under COIN Control with a COIN Base move toward Support; Aid rises by 3."""
    yield from shift_up_to(b, who, 2, afghan & coin_control & coin_bases, 1)
    b.add_aid(3)


@event(14, shaded=True)
def economic_project_shaded(b: Afghanistan, who: int) -> None:
    """The Warlords earn 3 Resources for each space they share with a COIN Base."""
    b.gain(WARLORDS, 3 * len((coin_bases & warlords_pieces).spaces(b)))


@event(15)
def one_tribe_at_a_time(b: Afghanistan, who: int) -> Flow[None]:
    """A Pashtun Province with Coalition Troops loses its Terror, is set to Support and gets up to 2 Police."""
    held = province & pashtun & p.has(COALITION_TROOPS)
    s = yield from choose_space(b, who, "event-space", held & (p.marked | can_shift(1) | placeable(POLICE)))
    if s >= 0:
        b.calm(s, 99)
        b.set_support(s, AT_SUPPORT)
        yield from place_some(b, who, s, POLICE, 2)


@event(15, shaded=True)
def one_tribe_at_a_time_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """A Pashtun Province moves toward Opposition and gets up to 2 Guerrillas of one Insurgent Faction."""
    if who in INSURGENTS:
        yield from make_available(b, province & pashtun, {UNDERGROUND[who]: 2})
    where = province & pashtun & (can_shift(-1) | placeable(TALIBAN_U) | placeable(WARLORDS_U))
    s = yield from choose_space(b, who, "event-space", where)
    if s >= 0:
        b.shift(s, -1)
        faction = yield from choose_faction(b, who, [f for f in INSURGENTS if b.available(UNDERGROUND[f])])
        if faction >= 0:
            column = UNDERGROUND[faction]
            count = yield from choose_count(b, who, 0, min(2, b.available(column)), space=s, piece=column)
            b.place(column, s, count)


@event(16)
def amnesty(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 spaces under COIN Control lose a Taliban Guerrilla each."""
    yield from remove_one_each(b, who, 3, TALIBAN_GUERRILLAS, coin_control)


@event(16, shaded=True)
def amnesty_shaded(b: Afghanistan, who: int) -> None:
    """Patronage rises by 2; the Warlords gain 6 Resources."""
    b.add_patronage(2)
    b.gain(WARLORDS, 6)


@event(17)
def nato(b: Afghanistan, who: int) -> Flow[None]:
    """The Coalition may place up to 3 Troops and a Base in Kabul and non-Pashtun Provinces; Aid rises by 6."""
    where = kabul | (province & ~pashtun)
    yield from place_up_to(b, COALITION, 3, [COALITION_TROOPS], where)
    yield from place_up_to(b, COALITION, 1, [COALITION_BASE], where)
    b.add_aid(6)


@event(17, shaded=True)
def nato_shaded(b: Afghanistan, who: int) -> None:
    """Coalition Sweep and Assault select at most 2 spaces (see 3.2.3, 3.2.4)."""
    b.put_in_force(NATO, SHADED)


@event(18)
def prts(b: Afghanistan, who: int) -> None:
    """A Coalition Train may include Civic Action in 2 of its spaces (see 3.2.1)."""
    b.put_in_force(PRTS, UNSHADED)


@event(18, shaded=True)
def prts_shaded(b: Afghanistan, who: int) -> None:
    """A Coalition Train includes no Civic Action (see 3.2.1)."""
    b.put_in_force(PRTS, SHADED)
