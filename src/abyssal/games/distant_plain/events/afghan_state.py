"""Events 45 to 54: elders and assemblies, Kabul's partners, and the state's gains and losses in the countryside."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_faction, choose_how, choose_space, choose_spaces, make_available, remove_pieces
from ....coin.operation import Operation
from ....coin.predicates import placeable
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    ID_CARDS,
    INSURGENTS,
    KABUL,
    KANDAHAR,
    MOST_PATRONAGE,
    PATRONAGE,
    POLICE,
    RESOURCES,
    SHADED,
    TALIBAN,
    TALIBAN_U,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
)
from ..s4_special.govern import govern, govern_spaces
from .registry import event
from .settling import markers_left, replace_some
from .tools import (
    afghan,
    coalition_pieces,
    coin_control,
    government_cubes,
    guerrillas_of,
    pakistan,
    place_some,
    place_up_to,
    province,
    replace_up_to,
    replaceable,
    shift_up_to,
    taliban_pieces,
)

prisons = p.is_(KANDAHAR, KABUL)
"""Spaces with prisons (53)."""


@event(45)
def tribal_elders(b: Afghanistan, who: int) -> None:
    """The executing Faction may set the level of a Province after any action that changes it (see `tribal_elders`)."""
    b.take_elders(who)


@event(46)
def id_cards(b: Afghanistan, who: int) -> None:
    """Taliban Guerrillas that March to Police turn Active (see 3.3.2)."""
    b.put_in_force(ID_CARDS, UNSHADED)


@event(46, shaded=True)
def id_cards_shaded(b: Afghanistan, who: int) -> None:
    """Police do not count toward Activating a Taliban March (see 3.3.2)."""
    b.put_in_force(ID_CARDS, SHADED)


@event(47)
def loya_jirga(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 3 Provinces under COIN Control without Coalition pieces move toward Support; Patronage rises by 2."""
    yield from shift_up_to(b, who, 3, province & coin_control & ~coalition_pieces, 1)
    b.add_patronage(2)


@event(47, shaded=True)
def loya_jirga_shaded(b: Afghanistan, who: int) -> None:
    """Up to 4 Patronage becomes Warlord Resources, as far as their track has room."""
    amount = min(4, b.n[PATRONAGE], b.spec.max_resources - b.n[RESOURCES + WARLORDS])
    b.add_patronage(-amount)
    b.gain(WARLORDS, amount)


@event(48)
def strategic_partners(b: Afghanistan, who: int) -> None:
    """Islamabad moves 1 box toward Hostility; the Government gains 6 Resources."""
    b.shift_islamabad(-1)
    b.gain(GOVERNMENT, 6)


@event(48, shaded=True)
def strategic_partners_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Islamabad moves 1 box toward Sponsorship; each Pakistan space gets a Taliban Guerrilla."""

    def cross(s: int) -> None:
        b.place(TALIBAN_U, s)

    b.shift_islamabad(1)
    spaces = pakistan.spaces(b)
    yield from make_available(b, pakistan, {TALIBAN_U: len(spaces)})
    if b.available(TALIBAN_U) >= len(spaces):
        for s in spaces:
            cross(s)
    else:
        yield from choose_spaces(b, TALIBAN, "event-place", len(spaces), pakistan & placeable(TALIBAN_U), act=cross)


@event(49)
def crop_substitution(b: Afghanistan, who: int) -> Flow[None]:
    """Provinces under COIN Control lose up to 2 Warlords Bases; Aid rises by 3 for each."""
    removed = yield from remove_pieces(b, who, 2, [WARLORDS_BASE], province & coin_control, up_to=True)
    b.add_aid(3 * removed)


@event(49, shaded=True)
def crop_substitution_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Warlords place up to 2 Bases in populated Provinces without Coalition pieces."""
    yield from place_up_to(b, WARLORDS, 2, [WARLORDS_BASE], province & p.populated & ~coalition_pieces)


@event(50)
def development_aid(b: Afghanistan, who: int) -> None:
    """Aid rises by 6, and so do the Government's Resources."""
    b.add_aid(6)
    b.gain(GOVERNMENT, 6)


@event(50, shaded=True)
def development_aid_shaded(b: Afghanistan, who: int) -> None:
    """Aid falls by 6; the Warlords gain 6 Resources."""
    b.add_aid(-6)
    b.gain(WARLORDS, 6)


@event(51)
def karzai(b: Afghanistan, who: int) -> Flow[None]:
    """Patronage rises by 4; or the Government Governs free in up to 2 spaces, even with Coalition Bases (4.3.1)."""
    ways = ["patronage"] if b.n[PATRONAGE] < MOST_PATRONAGE else []
    if govern_spaces(b, despite_base=True):
        ways.append("govern")
    how = yield from choose_how(b, GOVERNMENT, ways)
    if how == "patronage":
        b.add_patronage(4)
    elif how == "govern":
        yield from govern(b, Operation(GOVERNMENT, "train", free=True, event=True), despite_base=True)


@event(51, shaded=True)
def karzai_shaded(b: Afghanistan, who: int) -> None:
    """Patronage falls by 4; Kabul moves toward Opposition."""
    b.add_patronage(-4)
    b.shift(KABUL, -1)


@event(52)
def power_shuffle(b: Afghanistan, who: int) -> Flow[None]:
    """Police replace up to 2 Warlords Guerrillas; Patronage rises by 2."""
    yield from replace_up_to(b, who, 2, [WARLORDS_U, WARLORDS_A], POLICE, afghan)
    b.add_patronage(2)


@event(52, shaded=True)
def power_shuffle_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """In up to 2 spaces up to 2 Government cubes join the Warlords."""
    done: list[int] = []
    while len(done) < 2:
        where = afghan & government_cubes & replaceable(WARLORDS_U) & ~p.among(done)
        s = yield from choose_space(b, who, "event-replace", where, optional=True, number=2 - len(done))
        if s < 0:
            return
        done.append(s)
        yield from replace_some(b, who, s, 2, GOVERNMENT_CUBES, WARLORDS_U)


@event(53)
def prison_break(b: Afghanistan, who: int) -> Flow[None]:
    """Kandahar and Kabul lose up to 3 Guerrillas of one Insurgent Faction."""
    f = yield from choose_faction(b, who, [f for f in INSURGENTS if (prisons & guerrillas_of(f)).spaces(b)])
    if f >= 0:
        yield from remove_pieces(b, who, 3, [UNDERGROUND[f], ACTIVE[f]], prisons, up_to=True)


@event(53, shaded=True)
def prison_break_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Kandahar or Kabul gets Terror and up to 4 Guerrillas of one Insurgent Faction."""
    factions = [f for f in INSURGENTS if b.available(UNDERGROUND[f]) or f == who]
    f = yield from choose_faction(b, who, factions)
    s = yield from choose_space(b, who, "event-space", prisons if f >= 0 else prisons & markers_left)
    if f >= 0:
        yield from place_some(b, who, s, UNDERGROUND[f], 4)
    if s >= 0:
        b.terror(s)


@event(54)
def profit_sharing(b: Afghanistan, who: int) -> None:
    """Patronage rises by 1 for each space under COIN Control with a Warlords Base, at most by 4."""
    b.add_patronage(min(4, len((afghan & coin_control & p.has(WARLORDS_BASE)).spaces(b))))


@event(54, shaded=True)
def profit_sharing_shaded(b: Afghanistan, who: int) -> None:
    """Warlords and Taliban each earn 1 Resource for every space with a Warlords Base and Taliban pieces; the Warlords
    earn 3 more."""
    shared = len((p.has(WARLORDS_BASE) & taliban_pieces).spaces(b))
    b.gain(WARLORDS, shared)
    b.gain(TALIBAN, shared)
    b.gain(WARLORDS, 3)
