"""Events 55 to 63: idleness, changes of side, truces and infighting."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.events import (
    choose_faction,
    choose_piece,
    choose_placed,
    choose_space,
    choose_spaces,
    make_available,
    replace,
)
from ....coin.predicates import Where
from ....coin.sequence import bar
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    BADAKHSHAN,
    BAGHLAN,
    COALITION_TROOPS,
    COIN,
    COUNTER_NARC,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    HOSTILITY,
    INSURGENTS,
    ISLAMABAD,
    KABUL,
    KONDUZ,
    LOCAL_TRUCE,
    PAKISTAN,
    POLICE,
    SANDSTORMS,
    TALIBAN,
    TALIBAN_U,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
)
from .registry import event
from .tools import (
    TALIBAN_GUERRILLAS,
    afghan,
    choose_up_to,
    government_cubes,
    guerrillas_of,
    pashtun,
    place_up_to,
    province,
    remove_one_each,
    remove_some,
    shift_up_to,
    taliban_control,
)

WARLORDS_GUERRILLAS: Final = [WARLORDS_U, WARLORDS_A]

can_hide = Where(lambda b, s: s not in PAKISTAN or b.n[ISLAMABAD] != HOSTILITY)
"""6.6.1 Guerrillas cannot hide in Pakistan at Hostility."""


@event(55)
def breaktime(b: Afghanistan, who: int) -> None:
    """Both Insurgent Factions are Ineligible through the next card."""
    for faction in INSURGENTS:
        bar(b, faction)


@event(55, shaded=True)
def breaktime_shaded(b: Afghanistan, who: int) -> None:
    """Both COIN Factions are Ineligible through the next card."""
    for faction in COIN:
        bar(b, faction)


@event(56)
def fratricide(b: Afghanistan, who: int) -> Flow[None]:
    """A space with Taliban and Warlords Guerrillas loses up to 2 of each."""
    where = afghan & guerrillas_of(TALIBAN) & guerrillas_of(WARLORDS)
    s = yield from choose_space(b, who, "event-remove", where)
    if s >= 0:
        yield from remove_some(b, who, s, 2, TALIBAN_GUERRILLAS)
        yield from remove_some(b, who, s, 2, WARLORDS_GUERRILLAS)


@event(56, shaded=True)
def fratricide_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """In up to 2 spaces a Coalition Troops becomes a Casualty, and a Government cube is removed."""
    done: list[int] = []
    while len(done) < 2:
        where = afghan & p.has(COALITION_TROOPS) & government_cubes & ~p.among(done)
        s = yield from choose_space(b, who, "event-remove", where, optional=True, number=2 - len(done))
        if s < 0:
            return
        done.append(s)
        b.casualty(COALITION_TROOPS, s)
        b.remove((yield from choose_piece(b, who, "event-remove-piece", GOVERNMENT_CUBES, s)), s)


@event(57)
def sandstorms(b: Afghanistan, who: int) -> None:
    """No Air Lift, no Air Strike, and Taliban Guerrillas March only once (see 3.3.2, 4.2.2, 4.2.3)."""
    b.put_in_force(SANDSTORMS, UNSHADED)


@event(58)
def counter_narc(b: Afghanistan, who: int) -> None:
    """The Warlords gain half as much from Traffic (see 4.5.2)."""
    b.put_in_force(COUNTER_NARC, UNSHADED)


@event(58, shaded=True)
def counter_narc_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords place up to 2 Bases in populated Provinces with their Guerrillas."""
    yield from place_up_to(b, WARLORDS, 2, [WARLORDS_BASE], province & p.populated & guerrillas_of(WARLORDS))


@event(59)
def local_truce(b: Afghanistan, who: int) -> None:
    """The Government gives 6 Resources to the Warlords, who may neither Traffic nor Suborn (see 4.5.2, 4.5.3)."""
    b.transfer(GOVERNMENT, WARLORDS, 6)
    b.put_in_force(LOCAL_TRUCE, UNSHADED)


@event(60)
def tajiks(b: Afghanistan, who: int) -> Flow[None]:
    """In the north-east and Kabul, Government cubes replace up to 3 Warlords Guerrillas."""
    where = p.is_(BADAKHSHAN, BAGHLAN, KONDUZ, KABUL) & guerrillas_of(WARLORDS)
    replaced = 0
    while replaced < 3:
        s = yield from choose_space(b, who, "event-replace", where, optional=True, number=3 - replaced)
        if s < 0:
            return
        column = yield from choose_piece(b, who, "event-replace-piece", WARLORDS_GUERRILLAS, s)
        cube = yield from choose_placed(b, who, s, GOVERNMENT_CUBES)
        if not b.n[column + s]:
            continue  # 1.4.1 The Warlords took it off the map before a cube was chosen.
        if cube >= 0:
            yield from replace(b, column, s, cube)
        else:
            b.remove(column, s)
        replaced += 1


@event(60, shaded=True)
def tajiks_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords place up to 4 pieces in the north-east."""
    yield from place_up_to(b, WARLORDS, 4, [WARLORDS_BASE, WARLORDS_U], p.is_(BADAKHSHAN, BAGHLAN, KONDUZ))


@event(61)
def desertions_and_defections(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 spaces with Government Troops lose a Taliban Guerrilla each."""
    yield from remove_one_each(b, who, 3, TALIBAN_GUERRILLAS, afghan & p.has(TROOPS))


@event(61, shaded=True)
def desertions_and_defections_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 spaces lose a third of their Government cubes, rounded up, and get a Guerrilla."""
    f = who
    if who not in INSURGENTS:
        f = yield from choose_faction(b, who, INSURGENTS)
    done: list[int] = []
    while len(done) < 3:
        where = afghan & government_cubes & ~p.among(done)
        s = yield from choose_space(b, who, "event-remove", where, optional=True, number=3 - len(done))
        if s < 0:
            return
        done.append(s)
        for _ in range((b.government_cubes(s) + 2) // 3):
            b.remove((yield from choose_piece(b, who, "event-remove-piece", GOVERNMENT_CUBES, s)), s)
        yield from make_available(b, p.is_(s), {UNDERGROUND[f]: 1})
        b.place(UNDERGROUND[f], s)


@event(62)
def local_understanding(b: Afghanistan, who: int) -> Flow[None]:
    """In up to 3 spaces with Police all Guerrillas turn Active."""

    def betray(s: int) -> None:
        for faction in INSURGENTS:
            b.activate(faction, s, 99)

    where = afghan & p.has(POLICE) & p.has(TALIBAN_U, WARLORDS_U)
    yield from choose_up_to(b, who, "event-activate", 3, where, betray)


@event(62, shaded=True)
def local_understanding_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """In up to 3 spaces all Guerrillas of one Insurgent Faction go Underground."""
    f = yield from choose_faction(b, who, [f for f in INSURGENTS if (can_hide & p.has(ACTIVE[f])).spaces(b)])
    if f < 0:
        return

    def vanish(s: int) -> None:
        b.hide(f, s, 99)

    yield from choose_up_to(b, who, "event-hide", 3, can_hide & p.has(ACTIVE[f]), vanish)


@event(63)
def teetotalers(b: Afghanistan, who: int) -> Flow[None]:
    """Three spaces under Taliban Control lose a Warlords Base each; each costs the Taliban 1 Resource."""

    def raze(s: int) -> None:
        b.remove(WARLORDS_BASE, s)

    where = afghan & taliban_control & p.has(WARLORDS_BASE)
    razed = yield from choose_spaces(b, who, "event-remove", 3, where, act=raze)
    b.gain(TALIBAN, -len(razed))


@event(63, shaded=True)
def teetotalers_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 Pashtun spaces under Taliban Control move toward Opposition."""
    yield from shift_up_to(b, who, 2, afghan & pashtun & taliban_control, -1)
