"""3.3.4 Terror."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, enter, finish, select
from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....coin.verbs import pick_piece, pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..combat import remove_by_attack, spares_coalition
from ..names import (
    COALITION_TROOPS,
    GOVERNMENT_CUBES,
    KABUL,
    NEUTRAL,
    NIGHT_LETTERS,
    ROADSIDE_IEDS,
    SHADED,
    SUICIDE_BOMBERS,
    SUPPORT,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_U,
    UNDERGROUND,
    UNSHADED,
    URBAN_SPECIALISTS,
)
from ..tribal_elders import consult_elders

COST: Final = 1
NIGHT_LETTERS_PROVINCES: Final = 2


def specialists(b: Afghanistan, who: int, s: int) -> int:
    """Urban Specialists (30): the side in force for Taliban Terror in Kabul, otherwise 0."""
    return b.in_force(URBAN_SPECIALISTS) if who == TALIBAN and s == KABUL else 0


def price(b: Afghanistan, who: int, s: int) -> int:
    """3.3.4 One Resource for a Province or Kabul, nothing for a LoC, nor in Kabul with card 30, shaded."""
    return 0 if b.spec.kind[s] == LOC or specialists(b, who, s) == SHADED else COST


def agents(b: Afghanistan, who: int, s: int) -> int:
    """3.3.4 Number of Underground Guerrillas needed: 1, or 2 in Kabul with card 30, unshaded."""
    return 2 if specialists(b, who, s) == UNSHADED else 1


def is_candidate(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.3.4 Return True if a space has the Underground Guerrillas needed. With Roadside IEDs (23, unshaded) the Taliban
    may not use LoCs with cubes; with Night Letters (29, unshaded) they may use at most 2 Provinces."""
    who = op.who
    if s == KABUL and b.n[UNDERGROUND[who] + s] < agents(b, who, s):
        return False
    if who != TALIBAN:
        return True
    kind = b.spec.kind
    if kind[s] == LOC:
        return op.event or b.in_force(ROADSIDE_IEDS) != UNSHADED or not b.cubes(s)
    limited = kind[s] == RURAL and b.in_force(NIGHT_LETTERS) == UNSHADED
    return not limited or sum([1 for x in op.spaces if kind[x] == RURAL]) < NIGHT_LETTERS_PROVINCES


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    return [s for s in affordable(b, op) if is_candidate(b, op, s)]


def affordable(b: Afghanistan, op: Operation) -> list[int]:
    """3.3.4 Spaces with Underground Guerrillas that could be selected and paid for."""
    hidden = op.selectable_of(b.spaces_with(UNDERGROUND[op.who]))
    return hidden if affords(b, op, COST) else [s for s in hidden if not price(b, op.who, s)]


def can_terror(b: Afghanistan, op: Operation) -> bool:
    return any(is_candidate(b, op, s) for s in affordable(b, op))


def terror(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.3.4 Terror in each selected space."""
    before: dict[int, int] = {}
    while (s := (yield from select(b, op, "terror-space", "3.3.4", candidates))) >= 0:
        enter(b, op, s, price(b, op.who, s))
        before[s] = b.n[SUPPORT + s]
        if specialists(b, op.who, s) != SHADED:
            b.activate(op.who, s, agents(b, op.who, s))
        terror_space(b, op.who, s)
    followed = op.who == TALIBAN and (yield from _bombers(b, op))
    yield from consult_elders(b, before)
    if followed:
        yield from finish(b, op)


def terror_space(b: Afghanistan, who: int, s: int, markers: int = 1) -> None:
    """3.3.4 Place a marker, and shift 1 level toward Opposition (Taliban) or set to Neutral (Warlords); Sabotage on a
    LoC."""
    b.log("terror-by", who, s)
    b.terror(s, markers)
    if who == TALIBAN:
        b.shift(s, -1)
    else:
        b.set_support(s, NEUTRAL)


def _bombers(b: Afghanistan, op: Operation) -> Flow[bool]:
    """Suicide Bombers (33) after a Taliban Terror in Kabul or Provinces. Unshaded, one of its Guerrillas is removed;
    shaded, the Taliban may remove a Government cube or, without any, Coalition Troops. Return True if either
    applied."""
    struck = [s for s in op.spaces if b.spec.kind[s] != LOC]
    side = b.in_force(SUICIDE_BOMBERS)
    if side == UNSHADED:
        spaces = [s for s in struck if b.n[_bomber(b, s) + s]]
        s = yield from pick_space(b, TALIBAN, "suicide-bomber", "5.3", spaces)
        if s >= 0:
            b.remove(_bomber(b, s), s)
    elif side == SHADED:
        spaces = [s for s in struck if _victims(b, s)]
        s = yield from pick_space(b, TALIBAN, "suicide-target", "5.3", spaces, optional=True)
        if s >= 0:
            column = yield from pick_piece(b, TALIBAN, "suicide-piece", "5.3", _victims(b, s), space=s)
            remove_by_attack(b, column, s)
    return side != 0 and bool(struck)


def _bomber(b: Afghanistan, s: int) -> int:
    """The kind of the Guerrilla that carried out the Terror here: Active, or Underground in Kabul with card 30, shaded,
    unless Extort (4.4.1) has exposed it since."""
    return TALIBAN_U if specialists(b, TALIBAN, s) == SHADED and b.n[TALIBAN_U + s] else TALIBAN_A


def _victims(b: Afghanistan, s: int) -> list[int]:
    cubes = [column for column in GOVERNMENT_CUBES if b.n[column + s]]
    if cubes or not b.n[COALITION_TROOPS + s] or spares_coalition(b, TALIBAN):
        return cubes
    return [COALITION_TROOPS]
