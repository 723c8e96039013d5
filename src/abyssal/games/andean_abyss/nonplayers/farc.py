"""8.7 Non-player FARC."""

from __future__ import annotations

from ....coin.bots.chart import Chart
from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....kernel.decision import DONE, NOWHERE, Decision, Flow
from ..colombia import Colombia
from ..names import (
    ACTIVE_OPPOSITION,
    ALFONSO_CANO,
    CARTELS,
    CARTELS_BASE,
    EFFECT,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    GOVT,
    GUERRILLAS_POOL,
    MARKERS,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SHADED,
    SUPPORT,
    TERROR,
)
from ..s3_operations import attack as attack_rules
from ..s3_operations import march as march_rules
from ..s3_operations import terror as terror_rules
from ..s4_special.extort import dominates
from .attacking import budget, choose_ambush, next_attack
from .box import Answer, Box, ladder
from .guidelines import as_many
from .marching import but_one, group, groups, stay_hidden
from .mind import Mind
from .rally_steps import could_place_base
from .rallying import could_place, could_rally, enough_for, first_steps, legal
from .random_spaces import each_space, random_space


class Rally(Box):
    """8.7.1 Rally wherever a bullet applies, then Extort."""

    def possible(self, m: Mind) -> bool:
        return could_rally(m)

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if m.extra:
            return NOWHERE
        b, left = m.b, legal(m.b, FARC, op)
        spaces = first_steps(m, left)
        if not spaces:
            m.how = "place"
            open_to_it = m.limit("could-place", left, lambda s: could_place(b, FARC, s))
            spaces = m.must("farc-base", open_to_it, lambda s: b.n[FARC_BASE + s] > 0)
            if not spaces and open_to_it:
                m.extra = True
                m.says("one-more-space")
                spaces = open_to_it
                if m.edition.prefers_pairs:
                    spaces = m.prefer("one-or-two", spaces, lambda s: b.guerrillas(FARC, s) in (1, 2))
        return (yield from each_space(m, spaces, enough_for(m, op, spaces, 1 if m.extra else 99)))

    def special(self, m: Mind, op: Operation) -> str:
        return "extort" if extortion(m.b) else ""


def extortion(b: Colombia) -> list[int]:
    """8.7.1.extort Return the spaces that FARC dominates with 2 or more Underground Guerrillas, and LoCs with 1."""
    return [
        s for s in range(b.size) if b.n[FARC_U + s] >= (1 if b.spec.kind[s] == LOC else 2) and dominates(b, FARC, s)
    ]


def extort(m: Mind, d: Decision) -> Flow[str]:
    """8.7.1.extort Take each space with 2 Underground Guerrillas, then 1 LoC with one, lowest Econ first."""
    b = m.b
    m.rule = "8.7.1.extort"
    left = m.offered(d, extortion(b))
    spaces = [s for s in left if b.n[FARC_U + s] >= 2]
    if spaces:
        m.says("extort-with-two")
        return b.spec.spaces[spaces[0]]
    if m.extra_special or not left:
        return DONE
    m.extra_special = True
    spaces = m.fewest("lowest-econ", left, lambda s: b.spec.econ[s])
    return b.spec.spaces[(yield from random_space(m, spaces))]


class March(Box):
    """8.7.2 March in three steps, then Extort."""

    def possible(self, m: Mind) -> bool:
        op = Operation(FARC, "march", special=True)
        for s in range(m.b.size):
            if leaving(m.b, op, s) > 0:
                return True  # every space is next to one with Population
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if m.extra:
            return NOWHERE
        b = m.b
        reach = [s for s in march_rules.candidates(b, op) if going(m, op, s)]
        goal = yield from self._road(m, op, reach)
        if goal >= 0:
            return goal
        lands = m.limit("populated", reach, lambda s: b.spec.kind[s] != LOC and b.n[POP + s] > 0)
        if len(m.plan) < 3:
            reason = m.edition.march_reason()
            spaces = m.must(reason, lands, lambda s: b.n[SUPPORT + s] >= 0 and not m.edition.farc_holds(b, s))
            spaces = m.prefer("stay-underground", spaces, lambda s: stay_hidden(b, FARC, s, going(m, op, s)))
            goal = yield from random_space(m, spaces)
            m.plan.append(goal)
        if goal < 0:
            m.extra = True
            spaces = m.most("next-to-most-ready", lands, lambda s: most_ready(b, op, s))
            goal = yield from random_space(m, spaces)
        if goal >= 0:
            m.groups = going(m, op, goal)
        return goal

    def _road(self, m: Mind, op: Operation, reach: list[int]) -> Flow[int]:
        """8.7.2 First send 1 Guerrilla to each LoC that could still be Sabotaged before the game ends."""
        b = m.b
        if m.plan or next_round_is_final(b):
            return NOWHERE
        locs = m.must("loc-to-sabotage", reach, lambda s: b.spec.kind[s] == LOC and to_sabotage(b, s))
        goal = yield from random_space(m, locs)
        if goal < 0:
            return NOWHERE
        noticed = march_rules.activates(b, FARC, 1, goal)
        alone = {s: group(b, op, s, goal, 1, keeps(m, s)) for s in going(m, op, goal)}
        first = (0, 1) if noticed else (1, 0)
        origins = m.prefer("active-first" if noticed else "stay-underground", list(alone), lambda s: alone[s] == first)
        origins = m.prefer("shipment-first", origins, lambda s: carries(b, s, alone[s]))
        origin = yield from random_space(m, origins)
        m.groups = {origin: alone[origin]}
        return goal

    def stays(self, m: Mind, s: int) -> bool:
        return stays(m.b, s)

    def special(self, m: Mind, op: Operation) -> str:
        return "extort" if extortion(m.b) else ""


def stays(b: Colombia, s: int) -> bool:
    """8.7.2 Return True if one Guerrilla must stay: at any faction's Base."""
    return b.bases(s) > 0


def leaving(b: Colombia, op: Operation, s: int) -> int:
    """8.7.2 Count the Guerrillas that may leave a space: only from Active Opposition, no Population, or Sabotage."""
    kind = b.spec.kind[s]
    ready = b.n[TERROR + s] > 0 if kind == LOC else kind == RURAL and b.n[POP + s] == 0
    if not ready and b.n[SUPPORT + s] != ACTIVE_OPPOSITION:
        return 0
    return but_one(b, op, s, stays(b, s))


def going(m: Mind, op: Operation, goal: int) -> dict[int, tuple[int, int]]:
    """8.7.2 Return the groups that would March to a space."""
    return groups(m.b, op, goal, lambda s: leaving(m.b, op, s), lambda s: keeps(m, s))


def keeps(m: Mind, s: int) -> bool:
    """8.7.2 Return True if the Guerrilla that stays is Underground if possible."""
    return m.edition.leaves_hidden and stays(m.b, s)


def carries(b: Colombia, s: int, one: tuple[int, int]) -> bool:
    """8.1.2 Return True if the one Guerrilla that would leave a space has a Shipment."""
    return bool(b.shipments_with(s, FARC_U if one[0] else FARC_A))


def most_ready(b: Colombia, op: Operation, goal: int) -> int:
    """8.7.2 Return the most Guerrillas in one adjacent space that would March and have not moved yet."""
    return max(leaving(b, op, s) for s in b.spec.adjacent[goal])


def to_sabotage(b: Colombia, s: int) -> bool:
    """8.7.2 Return True for a LoC without Sabotage and without any Guerrilla."""
    return not b.n[TERROR + s] and not b.all_guerrillas(s)


def next_round_is_final(b: Colombia) -> bool:
    """8.7.2, 2.4.1 Return True if the next Propaganda card is the final one."""
    return b.n[PROPAGANDA_PLAYED] + 1 >= b.final


class Attack(Box):
    """8.7.3 Attack with superior numbers, and in one more space where FARC can Ambush."""

    def possible(self, m: Mind) -> bool:
        b = m.b
        for s in attack_rules.candidates(b, Operation(FARC, "attack", special=True)):
            if b.guerrillas(FARC, s) >= 3 or b.n[FARC_U + s]:
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if not op.spaces:
            yield from self._settle(m, op)
        return next_attack(m, op)

    def _settle(self, m: Mind, op: Operation) -> Flow[None]:
        """8.7.3 Plan every space with 3 Guerrillas, then 1 City or Department, or else a LoC, where FARC could
        Ambush."""
        b = m.b
        most = budget(b, op, 99)
        left = attack_rules.candidates(b, op)
        spaces = m.must("three-guerrillas", left, lambda s: b.guerrillas(FARC, s) >= 3)
        while spaces and len(m.plan) < most:
            s = yield from each_space(m, spaces, len(spaces) <= most - len(m.plan))
            m.plan.append(s)
            spaces.remove(s)
        if len(m.plan) < most:
            left = [s for s in left if s not in m.plan]
            spaces = m.must("could-ambush", left, lambda s: b.n[FARC_U + s] > 0)
            if spaces:
                m.plan.append((yield from random_space(m, spaces)))
        if op.special:
            m.rule = "8.7.3.ambush"
            yield from choose_ambush(m)


class Terror(Box):
    """8.7.4 Terror on LoCs, for ransom, and to shift; then Kidnap."""

    def possible(self, m: Mind) -> bool:
        b = m.b
        for s in terror_rules.candidates(b, Operation(FARC, "terror", special=True)):
            if unsabotaged(b, s) or ransom(b, s) >= 0 or shiftable(b, s):
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b, left = m.b, terror_rules.candidates(m.b, op)
        spaces = m.must("unsabotaged-loc", left, lambda s: unsabotaged(b, s))
        if spaces:
            return (yield from each_space(m, spaces, len(spaces) <= b.n[MARKERS]))
        if sum(1 for s in op.spaces if ransom(b, s) >= 0) < 3:
            spaces = m.must("could-kidnap", left, lambda s: ransom(b, s) >= 0)
            spaces = m.fewest("loc-city-department", spaces, lambda s: rank(b, s))
            if spaces:
                return (yield from random_space(m, spaces))
        spaces = m.must("not-active-opposition", left, lambda s: shiftable(b, s))
        return (yield from each_space(m, spaces, op.free or len(spaces) <= b.n[RESOURCES + FARC]))

    def special(self, m: Mind, op: Operation) -> str:
        return "kidnap" if captives(m.b, op) else ""


def unsabotaged(b: Colombia, s: int) -> bool:
    """8.7.4, 3.3.4 Return True for a LoC that can be Sabotaged, while markers last."""
    return b.spec.kind[s] == LOC and not b.n[TERROR + s] and b.n[MARKERS] > 0


def shiftable(b: Colombia, s: int) -> bool:
    """8.7.4 Return True for a space with Population that is not at Active Opposition."""
    return b.n[POP + s] > 0 and b.n[SUPPORT + s] != ACTIVE_OPPOSITION


def ransom(b: Colombia, s: int) -> int:
    """8.7.4.kidnap Return the faction that a Kidnapping here would target, if it has Resources or a Shipment to take;
    otherwise -1.

    Targets are the Government on LoCs and in Cities, and the Cartels at their Bases in Departments.
    """
    if b.guerrillas(FARC, s) <= b.n[POLICE + s]:
        return -1
    if b.spec.kind[s] != RURAL:
        return GOVT if b.n[RESOURCES + GOVT] else -1
    if b.n[CARTELS_BASE + s] and (b.n[RESOURCES + CARTELS] or b.shipments_of(CARTELS, s)):
        return CARTELS
    return -1


def rank(b: Colombia, s: int) -> int:
    """8.7.4.kidnap Rank LoCs first, then Cities, then Departments."""
    kind = b.spec.kind[s]
    return 0 if kind == LOC else 2 if kind == RURAL else 1


def captives(b: Colombia, op: Operation) -> list[int]:
    """8.7.4.kidnap Return the Terror spaces with a faction to Kidnap from."""
    return [s for s in op.spaces if ransom(b, s) >= 0]


def kidnap(m: Mind, d: Decision) -> Flow[str]:
    """8.7.4.kidnap Kidnap on LoCs, then in Cities, then in Departments with Cartels Bases."""
    b = m.b
    m.rule = "8.7.4.kidnap"
    spaces = m.offered(d, captives(b, m.operation()))
    if not spaces:
        return DONE
    spaces = m.fewest("loc-city-department", spaces, lambda s: rank(b, s))
    before = m.chosen.setdefault(d.kind, [])
    before.append((yield from each_space(m, spaces, len(spaces) <= 3 - len(before))))
    return b.spec.spaces[before[-1]]


def kidnap_target(m: Mind, d: Decision) -> str:
    """8.7.4.kidnap Target the Government, except in Departments."""
    return m.b.spec.factions[CARTELS if m.b.spec.kind[d.space] == RURAL else GOVT]


def agitate(m: Mind, d: Decision) -> Flow[str]:
    """8.7.5 Agitate as much as possible, first where the least Terror must be removed, and only where a shift
    results."""
    b, n = m.b, m.b.n
    m.rule = "8.7.5"
    rich = n[RESOURCES + FARC]
    spaces = m.offered(d, b.spec.lands)
    spaces = m.limit("shift-affordable", spaces, lambda s: n[SUPPORT + s] > ACTIVE_OPPOSITION and rich > n[TERROR + s])
    if not spaces:
        return DONE
    cost = sum(n[TERROR + s] + n[SUPPORT + s] - ACTIVE_OPPOSITION for s in spaces)
    if cost > rich or n[EFFECT + ALFONSO_CANO] == SHADED:
        spaces = m.fewest("fewest-terror", spaces, lambda s: n[TERROR + s])
        spaces = m.prefer("at-support", spaces, lambda s: n[SUPPORT + s] > 0)
        spaces = m.most("highest-population", spaces, lambda s: n[POP + s])
        return b.spec.spaces[(yield from random_space(m, spaces))]
    return b.spec.spaces[spaces[0]]


def designate(m: Mind) -> str:
    """8.7 Answer the questions of FARC's flow chart and return the box they lead to."""
    b, n = m.b, m.b.n
    m.rule = "8.7.1"
    if m.asks("nine-available", n[GUERRILLAS_POOL[FARC]] >= 9) or m.asks("could-place-base", could_place_base(b, FARC)):
        return "rally"
    m.rule = "8.7.2"
    if not m.asks("threat-in-place", threat_in_place(b)):
        return "march"
    m.rule = "8.7.3"
    richer = m.asks("richer-than-government", n[RESOURCES + FARC] > n[RESOURCES + GOVT])
    return "attack" if richer else "terror"


def threat_in_place(b: Colombia) -> bool:
    """8.7.2 Return True if a Support space or LoC has an Underground Guerrilla or 3 pieces of FARC."""
    for s in range(b.size):
        if (b.n[SUPPORT + s] > 0 or b.spec.kind[s] == LOC) and (b.n[FARC_U + s] or b.count(FARC, s) >= 3):
            return True
    return False


CHART: Chart[Mind] = ladder(
    [
        Rally("rally", "8.7.1"),
        March("march", "8.7.2"),
        Attack("attack", "8.7.3"),
        Terror("terror", "8.7.4"),
    ]
)
"""8.7 The boxes from top to bottom."""

ANSWERS: dict[str, Answer] = {
    "extort": extort,
    "kidnap": kidnap,
    "kidnap-target": kidnap_target,
    "agitate": agitate,
    "agitate-steps": as_many,
}
