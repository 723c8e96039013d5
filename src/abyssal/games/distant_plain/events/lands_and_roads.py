"""Events 64 to 72: peoples and strongmen of the provinces, roads and mines, a coup and a failed crop."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_faction, choose_piece, choose_space, choose_spaces, free_operation, make_available
from ....coin.predicates import Where, placeable
from ....coin.sequence import bar
from ....kernel.decision import ANY_CARD, Decision, Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    BALKH,
    BAMIAN,
    CAPABILITIES,
    COALITION,
    FARYAB,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    INSURGENTS,
    KABUL,
    LOC_KABUL_TOR_KHAM,
    LOC_KANDAHAR_SPIN_BOLDAK,
    MARKERS,
    NEUTRAL,
    PATRONAGE,
    POLICE,
    RETURNEE,
    RETURNEES,
    SAMANGAN,
    SAR_E_POL,
    SHADED,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_U,
)
from .registry import event
from .settling import markers_left, replace_some, warlords_settle
from .tools import (
    RULE,
    afghan,
    choose_action,
    choose_up_to,
    coin_control,
    cubes,
    guerrillas,
    loc,
    mountain,
    place_up_to,
    replace_up_to,
    sabotaged,
    unsabotaged,
)

hazarajat = p.is_(BAMIAN, SAMANGAN, SAR_E_POL)
"""Bamian and its non-Pashtun neighbours (64)."""
dostums_land = p.is_(BALKH, FARYAB, SAR_E_POL, SAMANGAN)
"""The Uzbek north (68)."""
supply_roads = p.is_(LOC_KABUL_TOR_KHAM, LOC_KANDAHAR_SPIN_BOLDAK)
"""The LoCs from Pakistan (65)."""
could_return = Where(lambda b, s: b.n[RETURNEES] > 0 and not b.n[RETURNEE + s])
"""4.3.1 A +1 Pop marker is left, and the space has none."""


@event(64)
def hazara(b: Afghanistan, who: int) -> Flow[None]:
    """Bamian moves toward Support; it and its northern neighbours get up to 4 Police."""
    b.shift(BAMIAN, 1)
    yield from place_up_to(b, who, 4, [POLICE], hazarajat)


@event(64, shaded=True)
def hazara_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords place a Base and up to 3 Guerrillas in Bamian and its northern neighbours."""
    yield from warlords_settle(b, hazarajat)


@event(65)
def islamabad_blocks_resupply(b: Afghanistan, who: int) -> None:
    """All Sabotage is repaired; the Government gains 6 Resources."""
    for s in sabotaged.spaces(b):
        b.calm(s)
    b.gain(GOVERNMENT, 6)


@event(65, shaded=True)
def islamabad_blocks_resupply_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Both roads from Pakistan are Sabotaged; the Government loses 6 Resources."""
    roads = (supply_roads & unsabotaged).spaces(b)
    if len(roads) > b.n[MARKERS]:
        roads = yield from choose_spaces(b, who, "event-sabotage", b.n[MARKERS], supply_roads & unsabotaged)
    for s in roads:
        b.terror(s)
    b.gain(GOVERNMENT, -6)


@event(66)
def mountain_fastness(b: Afghanistan, who: int) -> Flow[None]:
    """In up to 2 Mountain Provinces with cubes all Guerrillas turn Active and 1 is removed that is not the executing
    Faction's."""
    victims = [ACTIVE[f] for f in INSURGENTS if f != who]
    others = p.has(*victims, *[UNDERGROUND[f] for f in INSURGENTS])
    done: list[int] = []
    while len(done) < 2:
        s = yield from choose_space(
            b, who, "event-space", mountain & cubes & others & ~p.among(done), optional=True, number=2 - len(done)
        )
        if s < 0:
            return
        done.append(s)
        for faction in INSURGENTS:
            b.activate(faction, s, 99)
        column = yield from choose_piece(b, who, "event-remove-piece", victims, s)
        if column >= 0:
            b.remove(column, s)


@event(66, shaded=True)
def mountain_fastness_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 Mountain Provinces get a Guerrilla of one Insurgent Faction, and all its Guerrillas there turn
    Underground."""
    found = [f for f in INSURGENTS if f == who or (mountain & _fit_for(f)).spaces(b)]
    f = yield from choose_faction(b, who, found)
    if f < 0:
        return
    done: list[int] = []
    while len(done) < 3:
        yield from make_available(b, mountain & ~p.among(done), {UNDERGROUND[f]: 1})
        s = yield from choose_space(
            b, who, "event-space", mountain & _fit_for(f) & ~p.among(done), optional=True, number=3 - len(done)
        )
        if s < 0:
            return
        done.append(s)
        b.place(UNDERGROUND[f], s)
        b.hide(f, s, 99)


def _fit_for(f: int) -> Where:
    """Spaces where a Guerrilla of the faction can be placed, or an Active one can hide."""
    return placeable(UNDERGROUND[f]) | p.has(ACTIVE[f])


@event(67)
def change_in_tactics(b: Afghanistan, who: int) -> Flow[None]:
    """One Capability in force turns to its other side."""
    cards = [card for card in CAPABILITIES if b.in_force(card)]
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = int((yield Decision(who, "event-capability", RULE, [str(card) for card in cards], card=ANY_CARD)))
    b.put_in_force(card, SHADED if b.in_force(card) == UNSHADED else UNSHADED)


@event(68)
def dostum(b: Afghanistan, who: int) -> Flow[None]:
    """In the Uzbek north Government Troops replace up to 3 Warlords Guerrillas; Patronage rises by 2."""
    yield from replace_up_to(b, who, 3, [WARLORDS_U, WARLORDS_A], TROOPS, dostums_land)
    b.add_patronage(2)


@event(68, shaded=True)
def dostum_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords place a Base and up to 3 Guerrillas in the Uzbek north."""
    yield from warlords_settle(b, dostums_land)


@event(69)
def mine_removal(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 Terror or Sabotage markers are removed; then refugees return to a space under COIN Control."""
    for left in (3, 2, 1):
        s = yield from choose_space(b, who, "event-repair", p.marked, optional=True, number=left)
        if s < 0:
            break
        b.calm(s)
    s = yield from choose_space(b, who, "event-returnees", afghan & coin_control & could_return)
    if s >= 0:
        b.return_refugees(s)


@event(69, shaded=True)
def mine_removal_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 LoCs are Sabotaged, those with Guerrillas first."""
    for left in (2, 1):
        where = unsabotaged & markers_left
        s = yield from choose_space(b, who, "event-sabotage", where, guerrillas, optional=True, number=left)
        if s < 0:
            return
        b.terror(s)


@event(70)
def contractor_surge(b: Afghanistan, who: int) -> Flow[None]:
    """LoCs get up to 4 Police; then the Coalition may Patrol free (3.2.2)."""
    yield from place_up_to(b, who, 4, [POLICE], loc)
    if (yield from choose_action(b, COALITION, ["patrol"])):
        yield from free_operation(b, COALITION, "patrol")


@event(70, shaded=True)
def contractor_surge_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords post a Guerrilla on each of up to 4 LoCs and gain 3 Resources."""

    def post(s: int) -> None:
        b.place(WARLORDS_U, s)

    yield from make_available(b, loc, {WARLORDS_U: 4})
    yield from choose_up_to(b, WARLORDS, "event-place", 4, loc & placeable(WARLORDS_U), post)
    b.gain(WARLORDS, 3)


@event(71)
def coup(b: Afghanistan, who: int) -> Flow[None]:
    """Kabul becomes Neutral, Patronage is halved, and up to 3 cubes in Kabul join the Warlords; the Government is
    Ineligible through the next card."""
    b.set_support(KABUL, NEUTRAL)
    b.add_patronage(b.n[PATRONAGE] // 2 - b.n[PATRONAGE])
    yield from replace_some(b, WARLORDS, KABUL, 3, GOVERNMENT_CUBES, WARLORDS_U)
    bar(b, GOVERNMENT)


@event(72)
def poppy_crop_failure(b: Afghanistan, who: int) -> None:
    """The Warlords lose 1 Resource for each of their Bases."""
    b.gain(WARLORDS, -b.bases_on_map(WARLORDS))


@event(72, shaded=True)
def poppy_crop_failure_shaded(b: Afghanistan, who: int) -> None:
    """The Warlords gain 1 Resource for each of their Bases."""
    b.gain(WARLORDS, b.bases_on_map(WARLORDS))
