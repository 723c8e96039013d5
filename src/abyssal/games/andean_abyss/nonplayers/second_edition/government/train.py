"""8.8.4 Non-player Government: Train."""

from __future__ import annotations

from typing import Final

from ......coin.operation import Operation
from ......coin.spec import CITY
from ......kernel.decision import DONE, NOWHERE, Decision, Flow
from ....colombia import Colombia
from ....names import (
    BASES_POOL,
    FARC,
    GOVT,
    GOVT_BASE,
    POLICE,
    POLICE_POOL,
    POP,
    RESOURCES,
    TROOPS,
    TROOPS_POOL,
)
from ....s3_operations import train as train_rules
from ...box import Box
from ...mind import Mind
from ...random_spaces import random_space
from .civic import KEPT, could_build_support, shift_gain, steps_to_spend
from .specials import could_build, special_activity

CUBES: Final = 6
PIECES: Final = 10


class Train(Box):
    """8.8.4 Place 6 cubes in up to 3 spaces, use a Special Activity, then Civic Action or a Base."""

    def possible(self, m: Mind) -> bool:
        b, op = m.b, Operation(GOVT, "train", special=True)
        if b.n[RESOURCES + GOVT] < train_rules.COST:
            return False
        return bool(recruiting(b, op) or further(b, op) or sites(b, op))

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        """8.8.4 Choose where to place 6 cubes."""
        b = m.b
        if len(op.spaces) >= 3 or m.extra:
            return NOWHERE
        spaces = m.limit("six-cubes", train_rules.candidates(b, op), lambda s: s in recruiting(b, op))
        gains = m.must("control-changed", spaces, lambda s: changes_control(b, s))
        if gains:
            spaces = m.most("highest-population", gains, lambda s: b.n[POP + s])
        if len(spaces) > 1:
            spaces = m.prefer_in_turn(
                "no-police", spaces, lambda s: not b.n[POLICE + s], "no-troops", lambda s: not b.n[TROOPS + s]
            )
        return (yield from random_space(m, spaces))

    def special(self, m: Mind, op: Operation) -> str:
        return special_activity(m, op)

    def last_space(self, m: Mind, op: Operation) -> Flow[int]:
        """8.8.4 Plan Civic Action or a Base, and return the extra space to Train for it, if one is needed."""
        b = m.b
        m.extra = True
        m.goals, m.how = [], ""
        spaces = m.must("civic-in-train-space", op.spaces, lambda s: could_build_support(b, s, 0))
        if spaces and steps_to_spend(b):
            m.how = "civic_action"
            m.goals = m.most("largest-shift", spaces, lambda s: shift_gain(b, s, steps_to_spend(b)))
            return NOWHERE
        spaces = m.must("civic-in-further-space", further(b, op), lambda s: True)
        if spaces:
            m.how = "civic_action"
            spaces = m.most("largest-shift", spaces, lambda s: shift_gain(b, s, steps_to_spend(b) - 1))
            s = yield from random_space(m, spaces)
            m.goals = [s]
            return s
        spaces = m.must("five-cubes-for-base", sites(b, op), lambda s: True)
        spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
        s = yield from random_space(m, spaces)
        if s >= 0:
            m.how = "base"
            m.goals = [s]
        return NOWHERE if s in op.spaces else s


def can_buy(b: Colombia) -> bool:
    """8.8.4 Return True if Civic Action could be bought now, before any placing."""
    return b.n[RESOURCES + GOVT] >= KEPT + 6 and any(could_build_support(b, s, 0) for s in b.spec.lands)


def recruiting(b: Colombia, op: Operation) -> list[int]:
    """8.8.4 Return Cities, and Departments with a Government Base, while 6 cubes are Available."""
    if b.n[TROOPS_POOL] + b.n[POLICE_POOL] < CUBES:
        return []
    return [s for s in train_rules.candidates(b, op) if places_cubes(b, s) and b.room(TROOPS, s) >= CUBES]


def places_cubes(b: Colombia, s: int) -> bool:
    """3.2.1 Return True if Train places cubes here."""
    return b.spec.kind[s] == CITY or b.n[GOVT_BASE + s] > 0


def changes_control(b: Colombia, s: int) -> bool:
    """8.8.4 Return True if 6 cubes would give the Government Control, or take it from FARC."""
    now, government = b.control(s), b.government(s) + CUBES
    if now == GOVT:
        return False
    if government > b.insurgents(s):
        return True
    return now == FARC and b.count(FARC, s) <= government + b.insurgents(s) - b.count(FARC, s)


def further(b: Colombia, op: Operation) -> list[int]:
    """8.8.4 Return the spaces where Civic Action would be possible if they were Trained too."""
    if b.n[RESOURCES + GOVT] < KEPT + 6:
        return []
    found = []
    for s in train_rules.candidates(b, op):
        troops, police = mix(b, s, CUBES) if places_cubes(b, s) else (0, 0)
        if could_build_support(b, s, troops, police):
            found.append(s)
    return found


def sites(b: Colombia, op: Operation) -> list[int]:
    """8.8.4 Return the Departments with Population, 5 cubes, room and no Government Base, Trained or still
    selectable."""
    if not b.n[BASES_POOL[GOVT]]:
        return []
    open_to_it = [*op.spaces, *train_rules.candidates(b, op)]
    return [s for s in open_to_it if b.n[POP + s] and b.cubes(s) >= 5 and could_build(b, s)]


def mix(b: Colombia, s: int, count: int) -> tuple[int, int]:
    """8.1.2 Alternate Police and Troops, starting with the kind of which fewer are there, or Police if equal."""
    left = {TROOPS: b.n[TROOPS_POOL], POLICE: b.n[POLICE_POOL]}
    placed = {TROOPS: 0, POLICE: 0}
    following = POLICE if b.n[POLICE + s] <= b.n[TROOPS + s] else TROOPS
    for _ in range(count):
        column = following if left[following] else POLICE + TROOPS - following
        if not left[column]:
            break
        left[column] -= 1
        placed[column] += 1
        following = POLICE + TROOPS - following
    return placed[TROOPS], placed[POLICE]


def train_space(m: Mind, d: Decision) -> Flow[str]:
    """8.8.4 Return the next choice. For a space, also decide its cubes (8.1.2)."""
    choice = yield from _choose(m, d)
    if choice in m.b.spec.space_index:
        m.group = mix(m.b, m.b.spec.space_index[choice], CUBES)
    return choice


def _choose(m: Mind, d: Decision) -> Flow[str]:
    """8.8.4 Choose spaces for 6 cubes, the Special Activity, then the space for Civic Action or a Base."""
    b, op = m.b, m.operation()
    m.begin(op)
    box = m.edition.box_of(GOVT, "train")
    assert isinstance(box, Train)
    m.rule = "8.8.4"
    if not m.extra:
        s = yield from box.space(m, op)
        if s >= 0:
            return b.spec.spaces[s]
        if op.special and not op.used and not m.finished:
            m.finished = True
            special = box.special(m, op)
            if special in d.options:
                return special
        m.rule = "8.8.4"
        s = yield from box.last_space(m, op)
        if s >= 0 and b.spec.spaces[s] in d.options:
            return b.spec.spaces[s]
    if DONE in d.options:
        return DONE
    return b.spec.spaces[(yield from random_space(m, m.offered(d, b.spec.lands)))]


def train_cubes(m: Mind, d: Decision) -> str:
    """8.8.4, 8.1.2 Place 6 cubes, Police and Troops in turn, as decided with the space."""
    return str(min(d.number, m.group[0] if d.piece == TROOPS else m.group[1]))


def train_build(m: Mind, d: Decision) -> str:
    """8.8.4 Choose Civic Action if possible, otherwise a Base."""
    return m.how if m.how in d.options else DONE


def train_base(m: Mind, d: Decision) -> str:
    """8.8.4 Build the Base in the planned space."""
    spaces = m.offered(d, m.goals)
    return m.b.spec.spaces[spaces[0]] if spaces else d.options[0]


def own_removal(troops: int, police: int, count: int) -> int:
    """8.1.2 Return how many of the removed cubes are Troops: the kinds alternate, starting with the more numerous. The
    last Police goes as late as possible."""
    gone, troops_next = 0, troops >= police
    for _ in range(count):
        take_troops = troops > 0 and (troops_next or police <= 1)
        if take_troops:
            troops -= 1
            gone += 1
        else:
            police -= 1
        troops_next = not take_troops
    return gone


def train_trade(m: Mind, d: Decision) -> str:
    """8.8.4, 8.1.2 Choose the 3 cubes that become a Base."""
    troops = str(own_removal(m.b.n[TROOPS + d.space], m.b.n[POLICE + d.space], 3))
    return troops if troops in d.options else d.options[-1]
