"""8.8.6 Non-player Government: Sweep."""

from __future__ import annotations

from ......coin.general import movable
from ......coin.moving import within_one_loc
from ......coin.operation import Operation
from ......coin.spec import LOC
from ......kernel.decision import DONE, NOWHERE, Decision, Flow
from ....colombia import Colombia
from ....names import DEFENSE_COUNCIL, EFFECT, GOVT, POLICE, RESOURCES, SUPPORT, TROOPS, UNSHADED
from ....s3_operations import sweep as sweep_rules
from ...box import Box
from ...mind import Mind
from ...random_spaces import random_space
from .outlook import above_control, watch
from .specials import special_activity
from .sweeping import best_sweeps, can_activate, can_control, coming, in_reach, sweep_aim, to_activate, to_control


class Sweep(Box):
    """8.8.6 Use a Special Activity, then Sweep for up to 12 Resources."""

    def possible(self, m: Mind) -> bool:
        b, op = m.b, Operation(GOVT, "sweep", special=True)
        if b.n[RESOURCES + GOVT] < sweep_rules.cost(b):
            return False
        return any(sweep_aim(b, op, s) for s in sweep_rules.candidates(b, op))

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if op.paid + (0 if op.free else sweep_rules.cost(b)) > 12:
            m.says("twelve-spent")
            return NOWHERE
        left = sweep_rules.candidates(b, op)
        spaces = m.must("activate-all", left, lambda s: can_activate(b, op, s))
        if not spaces:
            spaces = m.must("control-by-troops", left, lambda s: can_control(b, op, s))
        if not spaces:
            if op.spaces:
                m.says("no-more-spaces")
            return NOWHERE
        goal = yield from random_space(m, best_sweeps(m, spaces))
        yield from self._moves(m, op, goal)
        return goal

    def _moves(self, m: Mind, op: Operation, goal: int) -> Flow[None]:
        """8.8.6 Move no more Troops than needed: for Control, to Activate all, or 1 to join Police without Troops."""
        b = m.b
        sources = coming(b, op, goal)
        most, wanted = in_reach(b, op, goal), 0
        control, activation = to_control(b, goal), to_activate(b, op, goal)
        if 0 < control <= most:
            wanted = control
            m.says("troops-for-control")
        if wanted < activation <= most:
            wanted = activation
            m.says("troops-to-activate")
        if not wanted and most and b.n[POLICE + goal] and not b.n[TROOPS + goal]:
            wanted = 1
            m.says("troops-beside-police")
        m.groups = {}
        while wanted > 0:
            origins = m.most("most-troops-to-spare", list(sources), lambda s: sources[s])
            origin = yield from random_space(m, origins)
            count = min(wanted, sources.pop(origin))
            m.groups[origin] = (count, 0)
            wanted -= count
        yield from self._rider(m, op, goal)

    def _rider(self, m: Mind, op: Operation, goal: int) -> Flow[None]:
        """8.8.6 With the National Defense & Security Council (11) unshaded, move 1 Police to a space without any."""
        b = m.b
        if b.n[EFFECT + DEFENSE_COUNCIL] != UNSHADED or b.n[POLICE + goal]:
            return
        origins = [s for s in within_one_loc(b, goal) if spare_police(b, op, s, m.groups.get(s, (0, 0))[0])]
        origins = m.most("most-police", origins, lambda s: b.n[POLICE + s])
        origin = yield from random_space(m, origins)
        if origin >= 0:
            m.groups[origin] = (m.groups.get(origin, (0, 0))[0], 1)

    def special(self, m: Mind, op: Operation) -> str:
        return special_activity(m, op)


def spare_police(b: Colombia, op: Operation, s: int, going: int) -> bool:
    """8.8.6 Return True if a Police may leave along with the departing Troops. The last one stays; the limits for
    Troops apply."""
    n = b.n
    if n[POLICE + s] < 2 or not movable(b, op, POLICE, s):
        return False
    if b.spec.kind[s] == LOC:
        guerrillas = b.all_guerrillas(s)
        return not guerrillas or b.cubes(s) - going > guerrillas + watch(b)
    if b.control(s) == GOVT and above_control(b, s) <= going:
        return False
    return n[SUPPORT + s] <= 0 or b.cubes(s) - going > 3


def sweep_origin(m: Mind, d: Decision) -> str:
    """8.8.6 Return the origin of the next planned group."""
    names = m.b.spec.spaces
    for s in list(m.groups):
        group = m.groups.pop(s)
        if names[s] in d.options:
            m.group = group
            return names[s]
    return DONE


def sweep_count(m: Mind, d: Decision) -> str:
    """8.8.6 Return the group's Troops, or the Police that ride along."""
    troops, police = m.group
    wanted = troops if d.piece == TROOPS else police
    return str(wanted) if str(wanted) in d.options else d.options[0]
