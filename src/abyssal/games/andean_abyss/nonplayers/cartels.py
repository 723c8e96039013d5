"""8.5 Non-player Cartels."""

from __future__ import annotations

from typing import Final

from ....coin.bots.chart import Chart
from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....kernel.decision import DONE, NOWHERE, Decision, Flow
from ..colombia import Colombia
from ..names import (
    ACTIVE,
    BASE,
    BASES_POOL,
    CARTELS,
    CARTELS_BASE,
    GOVT,
    GUERRILLAS_POOL,
    MARKERS,
    POLICE,
    POP,
    RESOURCES,
    SHIPMENTS,
    SUPPORT,
    TROOPS,
    UNDERGROUND,
)
from ..s3_operations import march as march_rules
from ..s3_operations import terror as terror_rules
from ..s4_special.bribe import COST as BRIBE_COST
from ..s4_special.cultivate import new_field, soil
from .attacking import TARGET_REASONS
from .box import Answer, Box, ladder
from .marching import but_one, groups
from .mind import Mind
from .rally_steps import could_place_base
from .rallying import enough_for, first_step_here, first_steps, legal, placed_by_rally
from .random_spaces import each_space, random_space


class Rally(Box):
    """8.5.1 Rally in up to 3 spaces, then Cultivate."""

    def possible(self, m: Mind) -> bool:
        b = m.b
        for s in legal(b, CARTELS):
            if first_step_here(m, s) or unguarded(b, s) or fertile(b, s):
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        b, left = m.b, legal(m.b, CARTELS, op)
        spaces = first_steps(m, left)
        if not spaces:
            spaces = m.must("base-unguarded", left, lambda s: unguarded(b, s))
            m.how = "place" if b.n[GUERRILLAS_POOL[CARTELS]] else "gather"
            m.gathering = 3
        most = 3 - len(op.spaces)
        if not spaces and not m.extra and m.edition.one_more_department(b, op):
            spaces = m.must("could-cultivate", left, lambda s: fertile(b, s))
            m.how = "place" if b.n[GUERRILLAS_POOL[CARTELS]] else DONE
            m.extra = True
            most = 1
        return (yield from each_space(m, spaces, enough_for(m, op, spaces, most)))

    def special(self, m: Mind, op: Operation) -> str:
        """8.5.1.cultivate Cultivate: place a Base where the Cartels Rallied, or move one away from a space with 2. If
        neither is possible, the second edition Processes."""
        new = bool(_new_fields(m.b, op))
        if not new and not _transplants(m.b):
            return processing(m) if m.edition.processes_after_rally else ""
        m.rule = "8.5.1.cultivate"
        m.says("cultivate-new" if new else "cultivate-relocate")
        return "cultivate"


def unguarded(b: Colombia, s: int) -> bool:
    """8.5.1 Return True for a Cartels Base without Guerrillas that some could reach."""
    if not b.n[CARTELS_BASE + s] or b.guerrillas(CARTELS, s) or not b.room(UNDERGROUND[CARTELS], s):
        return False
    if b.n[GUERRILLAS_POOL[CARTELS]]:
        return True
    for x in range(b.size):
        if b.guerrillas(CARTELS, x) and not b.n[CARTELS_BASE + x]:
            return True
    return False


def fertile(b: Colombia, s: int) -> bool:
    """8.5.1 Return True for a Department where Cultivate could place a Base after the Rally (4.5.1)."""
    n = b.n
    if b.spec.kind[s] != RURAL or not n[POP + s] or not n[BASES_POOL[CARTELS]] or not b.room(CARTELS_BASE, s):
        return False
    return b.guerrillas(CARTELS, s) + placed_by_rally(b, CARTELS, s) > n[POLICE + s]


def _new_fields(b: Colombia, op: Operation) -> list[int]:
    """8.5.1.cultivate Return the Departments selected for Rally that could take a Base."""
    return [s for s in op.spaces if new_field(b, s)]


def _transplants(b: Colombia) -> list[int]:
    """8.5.1.cultivate Return the spaces without a Cartels Base that could take one from a space with 2."""
    if not any(b.n[CARTELS_BASE + s] == 2 for s in b.spec.lands):
        return []
    return [s for s in b.spec.lands if not b.n[CARTELS_BASE + s] and soil(b, s)]


def cultivate(m: Mind, d: Decision) -> Flow[str]:
    """8.5.1.cultivate Return where to Cultivate."""
    spaces = _new_fields(m.b, m.operation()) or _transplants(m.b)
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def cultivate_how(m: Mind, d: Decision) -> str:
    """8.5.1.cultivate Place a Base if possible, otherwise relocate one."""
    return "place" if d.space in _new_fields(m.b, m.operation()) else "relocate"


def cultivate_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.5.1.cultivate Relocate from a space with 2 Cartels Bases."""
    spaces = [s for s in m.b.spec.lands if m.b.n[CARTELS_BASE + s] == 2]
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


class March(Box):
    """8.5.2 March into one space, then Process."""

    def possible(self, m: Mind) -> bool:
        b = m.b
        for s in march_rules.candidates(b, Operation(CARTELS, "march", special=True)):
            if b.spec.kind[s] != LOC and b.bases(s) < 2 and next_to_two(b, s):
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        b = m.b
        spaces = [s for s in march_rules.candidates(b, op) if b.spec.kind[s] != LOC]
        spaces = m.limit("fewer-than-two-bases", spaces, lambda s: b.bases(s) < 2)
        spaces = m.must("next-to-two", spaces, lambda s: next_to_two(b, s))
        goal = yield from random_space(m, spaces)
        if goal >= 0:
            m.groups = groups(b, op, goal, lambda s: but_one(b, op, s, self.stays(m, s)))
        return goal

    def stays(self, m: Mind, s: int) -> bool:
        return m.b.n[CARTELS_BASE + s] > 0

    def special(self, m: Mind, op: Operation) -> str:
        return processing(m)


def processing(m: Mind) -> str:
    """8.5.2.process Return "process" if the Cartels can place Shipments at Bases or sell a Base, otherwise ""."""
    shipments = bool(_labs(m.b))
    if not shipments and not _doubles(m.b):
        return ""
    m.rule = "8.5.2.process"
    m.says("process-shipments" if shipments else "process-base")
    return "process"


def next_to_two(b: Colombia, s: int) -> bool:
    """8.5.2 Return True if the space is next to one with 2 or more Cartels Guerrillas."""
    for x in b.spec.adjacent[s]:
        if b.guerrillas(CARTELS, x) >= 2:
            return True
    return False


def _labs(b: Colombia) -> list[int]:
    """8.5.2.process Return the spaces with a Cartels Guerrilla and Base, if a Shipment is Available."""
    if not b.n[SHIPMENTS]:
        return []
    return [s for s in b.spec.lands if b.n[CARTELS_BASE + s] and b.guerrillas(CARTELS, s)]


def _doubles(b: Colombia) -> list[int]:
    """8.5.2.process Return the spaces with 2 Cartels Bases, if no space has both a Guerrilla and a Base."""
    if any(b.n[CARTELS_BASE + s] and b.guerrillas(CARTELS, s) for s in b.spec.lands):
        return []
    return [s for s in b.spec.lands if b.n[CARTELS_BASE + s] == 2]


def process_how(m: Mind, d: Decision) -> str:
    """8.5.2.process Place Shipments if possible."""
    return "shipments" if _labs(m.b) else "bases"


def process_base(m: Mind, d: Decision) -> Flow[str]:
    """8.5.2.process Remove one Base from a space with 2."""
    spaces = _doubles(m.b)
    if m.extra_special or not spaces:
        return DONE
    m.extra_special = True
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def process_shipment(m: Mind, d: Decision) -> Flow[str]:
    """8.5.2.process Place each Shipment in a random space with a Cartels Guerrilla and Base."""
    return m.b.spec.spaces[(yield from random_space(m, _labs(m.b)))]


class Terror(Box):
    """8.5.3 Terror in up to 3 spaces, then Bribe."""

    def possible(self, m: Mind) -> bool:
        b = m.b
        for s in terror_rules.candidates(b, Operation(CARTELS, "terror", special=True)):
            if b.n[POP + s]:
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        b = m.b
        spaces = m.limit("populated", terror_rules.candidates(b, op), lambda s: b.n[POP + s] > 0)
        first, second = ("at-opposition", "at-support") if m.edition.opposition_first(b) else SUPPORT_FIRST
        spaces = m.prefer_in_turn(first, spaces, lambda s: leans(b, s, first), second, lambda s: leans(b, s, second))
        most = 3 - len(op.spaces) if op.free else min(3 - len(op.spaces), b.n[RESOURCES + CARTELS])
        if b.n[MARKERS]:
            most = min(most, b.n[MARKERS])
        return (yield from each_space(m, spaces, len(spaces) <= most))

    def special(self, m: Mind, op: Operation) -> str:
        """8.5.3.bribe Bribe if there are pieces to Bribe and 3 Resources to pay."""
        return "bribe" if m.b.n[RESOURCES + CARTELS] >= BRIBE_COST and bribable(m.b) else ""


SUPPORT_FIRST: Final = ("at-support", "at-opposition")


def leans(b: Colombia, s: int, reason: str) -> bool:
    """8.5.3 Return True if a space is at Support, or at Opposition, as `reason` says."""
    return b.n[SUPPORT + s] > 0 if reason == "at-support" else b.n[SUPPORT + s] < 0


def bribable(b: Colombia) -> list[int]:
    """8.5.3.bribe Return the spaces with Cartels and enemy pieces."""
    return [s for s in range(b.size) if b.count(CARTELS, s) and b.enemies(CARTELS, s)]


def bribe(m: Mind, d: Decision) -> Flow[str]:
    """8.5.3.bribe Pick up to 3 spaces with enemies in the edition's order: in the first, Government, FARC, AUC."""
    b = m.b
    m.rule = "8.5.3.bribe"
    spaces = m.offered(d, bribable(b))
    if not spaces and b.operation is None:  # Event 60 grants a free Bribe: it is carried out if possible.
        spaces = m.offered(d, [s for s in range(b.size) if b.enemies(CARTELS, s)])
    if not spaces:
        return DONE
    first, second = m.edition.bribe_order(b)[:2]
    spaces = m.prefer_in_turn(
        WITH[first], spaces, lambda s: b.count(first, s) > 0, WITH[second], lambda s: b.count(second, s) > 0
    )
    return b.spec.spaces[(yield from random_space(m, spaces))]


WITH = ["with-government", "with-farc", "with-auc"]
"""8.5.3.bribe Reason to log for each faction that is targeted."""


def bribe_target(m: Mind, s: int) -> int:
    """8.5.3.bribe Return the first target: Government, then FARC, then AUC; second edition: players first."""
    for faction in m.edition.bribe_order(m.b):
        if m.b.count(faction, s):
            return faction
    return CARTELS


def bribe_how(m: Mind, d: Decision) -> str:
    """8.1.2 Remove Bases before other pieces."""
    target = bribe_target(m, d.space)
    m.says(TARGET_REASONS[target])
    if m.b.n[BASE[target] + d.space]:
        return "base"
    return "cubes" if target == GOVT else "guerrillas"


def bribe_base(m: Mind, d: Decision) -> str:
    """8.5.3.bribe Remove a Base of the target."""
    return m.b.spec.piece_at[BASE[bribe_target(m, d.space)]].name


def bribe_cube(m: Mind, d: Decision) -> str:
    """8.1.2 Remove Police before Troops, as many as possible."""
    return m.b.spec.piece_at[POLICE if m.b.n[POLICE + d.space] else TROOPS].name


def bribe_guerrilla(m: Mind, d: Decision) -> str:
    """8.1.2 Remove Underground before Active Guerrillas, first of the target, then of the next enemy."""
    for faction in [f for f in m.edition.bribe_order(m.b) if f != GOVT]:
        for column in (UNDERGROUND[faction], ACTIVE[faction]):
            if m.b.n[column + d.space]:
                return "remove:" + m.b.spec.piece_at[column].name
    return DONE


def designate(m: Mind) -> str:
    """8.5 Answer the questions of the Cartels' flow chart and return the box they lead to."""
    b = m.b
    m.rule = "8.5.1"
    available = b.n[GUERRILLAS_POOL[CARTELS]] + b.n[BASES_POOL[CARTELS]]
    if m.asks("ten-available", available >= 10) or m.asks("could-place-base", could_place_base(b, CARTELS)):
        return "rally"
    m.rule = "8.5.2"
    return "march" if m.asks("shipment-available", b.n[SHIPMENTS] > 0) else "terror"


CHART: Chart[Mind] = ladder([Rally("rally", "8.5.1", 3), March("march", "8.5.2", 1), Terror("terror", "8.5.3", 3)])
"""8.5 The boxes from top to bottom."""

ANSWERS: dict[str, Answer] = {
    "cultivate": cultivate,
    "cultivate-how": cultivate_how,
    "cultivate-origin": cultivate_origin,
    "process-how": process_how,
    "process-base": process_base,
    "process-shipment": process_shipment,
    "bribe": bribe,
    "bribe-how": bribe_how,
    "bribe-base": bribe_base,
    "bribe-cube": bribe_cube,
    "bribe-guerrilla": bribe_guerrilla,
}
