"""8.7.4 Patrol of the Non-player Government."""

from __future__ import annotations

from typing import Final

from .....coin.general import movable
from .....coin.moving import sources
from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...combat import assaultable, exposed_here, hits
from ...names import (
    GOVERNMENT_BASE,
    INSURGENTS,
    KABUL,
    POLICE,
    TALIBAN,
    TROOPS,
    S,
)
from ..box import Answer, Box
from ..guidelines import as_many, by_margin
from ..mind import Mind
from ..random_spaces import random_space
from .assault import best_target
from .cubes import to_spare

RICH: Final = 3
"""8.7.4 Lowest Econ of a LoC that gets two cubes."""
BAND: Final = 2
"""8.7.4 Number of Players' pieces on a LoC that call for Patrol."""


def player_pieces(m: Mind, s: int) -> int:
    """8.7.4 The largest number of pieces that one enemy Player has on a LoC."""
    return max([m.b.count(f, s) for f in INSURGENTS if m.is_player(f)], default=0)


def is_called_for(m: Mind) -> bool:
    """8.7.4 Return True if Players have two pieces on a LoC, or the Taliban outnumber their enemies on a LoC of 3 or 4
    Econ."""
    b = m.b
    players = [f for f in INSURGENTS if m.is_player(f)]
    if any(sum([b.count(f, s) for f in players]) >= BAND for s in b.spec.locs):
        return True
    return any(b.spec.econ[s] >= RICH and b.count(TALIBAN, s) > b.enemies(TALIBAN, s) for s in b.spec.locs)


def wanted(m: Mind, s: int) -> int:
    """8.7.4 Number of Government cubes wanted on a LoC."""
    return max(player_pieces(m, s), 2 if m.b.spec.econ[s] >= RICH else 1)


def next_goals(m: Mind, op: Operation) -> list[int]:
    """8.7.4, 8.4.1 Destinations for the next cube: to Control Kabul; to match a Player's pieces on LoCs; two on rich
    LoCs, one on others. Each time take those with the highest Econ."""
    b = m.b
    if not b.coin_controls(KABUL) and origins_for(m, op, KABUL):
        return [KABUL]
    econ = b.spec.econ
    by_econ = sorted(b.spec.locs, key=lambda s: -econ[s])
    for quotas in _quotas(m):
        found: list[int] = []
        for s in by_econ:
            if found and econ[s] < econ[found[0]]:
                break
            if b.government_cubes(s) < quotas[s] and origins_for(m, op, s):
                found.append(s)
        if found:
            return found
    return []


def _quotas(m: Mind) -> list[dict[int, int]]:
    """8.7.4 Number of Government cubes wanted on each LoC, for each part of the second bullet."""
    b = m.b
    return [
        {s: player_pieces(m, s) for s in b.spec.locs},
        {s: 2 if b.spec.econ[s] >= RICH else 0 for s in b.spec.locs},
        dict.fromkeys(b.spec.locs, 1),
    ]


def origins_for(m: Mind, op: Operation, goal: int) -> dict[int, int]:
    """8.7.4 Origins for a cube to a goal, with its kind: Police first, then Troops, from where most of that kind
    are."""
    b = m.b
    able = sources(b, goal)
    for column in (POLICE, TROOPS):
        origins = [s for s in range(S) if able[s] and _may_leave(m, op, column, s)]
        if origins:
            most = max([b.n[column + s] for s in origins])
            return {s: column for s in origins if b.n[column + s] == most}
    return {}


def _may_leave(m: Mind, op: Operation, column: int, s: int) -> bool:
    """8.7.4 Return True for a cube that has not moved, is not needed on its LoC or for Control, and is not the last
    Police at a Government Base or in a non-Pashtun space."""
    b = m.b
    if not movable(b, op, column, s) or not to_spare(b, s):
        return False
    if b.spec.kind[s] == LOC:
        return b.government_cubes(s) > wanted(m, s)
    guards = b.n[GOVERNMENT_BASE + s] > 0 or not b.pashtun[s]
    return not (column == POLICE and b.n[POLICE + s] == 1 and guards)


def targets(m: Mind, op: Operation) -> list[int]:
    """8.7.4 LoCs where an Assault would remove pieces."""
    b = m.b
    return [s for s in b.spec.locs if hits(b, op, s) and exposed_here(b, op, s)]


class Patrol(Box):
    """8.7.4 Moves of single cubes, then an Assault on a LoC."""

    def possible(self, m: Mind) -> bool:
        op = m.prospect(self.operation)
        m.begin(op)
        return bool(next_goals(m, op) or targets(m, op))

    def follows(self, m: Mind, op: Operation) -> str:
        return "govern"


def patrol_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.7.4 Choose the origin of the next cube, or end when none is wanted. A LoC gets all its cubes before the next
    one."""
    b, op = m.b, m.operation()
    m.begin(op)
    m.rule = "8.7.4"
    goals = next_goals(m, op)
    if op.limited and op.spaces:
        goals = [s for s in goals if s == op.spaces[0]]
    if not goals:
        return DONE
    m.says("to-kabul" if goals == [KABUL] else "to-locs")
    goal = yield from random_space(m, [s for s in goals if s in m.plan] or goals)
    origins = origins_for(m, op, goal)
    origin = yield from random_space(m, list(origins))
    m.plan = [goal]
    m.notes["column"] = [origins[origin]]
    return b.spec.spaces[origin]


def patrol_destination(m: Mind, d: Decision) -> str:
    """8.7.4 Where it goes."""
    return m.b.spec.spaces[m.goal()]


def _lost(b: Afghanistan, op: Operation, s: int, enemies: list[int]) -> int:
    """Number of pieces an Assault removes if these enemies lose theirs first."""
    return min(hits(b, op, s), sum([assaultable(b, op, f, s) for f in INSURGENTS if f in enemies]))


def patrol_assault(m: Mind, d: Decision) -> Flow[str]:
    """8.7.4 Assault on the LoC that removes the most pieces of Players, then of the Taliban, then of the Warlords."""
    b, op = m.b, m.operation()
    m.rule = "8.7.4"
    found = m.offered(d, targets(m, op))
    if not found:
        return DONE
    players = [f for f in INSURGENTS if m.is_player(f)]
    found = m.most("most-of-players", found, lambda s: _lost(b, op, s, players))
    found = m.most("most-of-taliban", found, lambda s: _lost(b, op, s, [TALIBAN, *players]))
    found = m.most("most-removed", found, lambda s: _lost(b, op, s, INSURGENTS))
    found = m.fewest("best-target", found, lambda s: best_target(m, op, s))
    return b.spec.spaces[(yield from random_space(m, found))]


def activate_space(m: Mind, d: Decision) -> str:
    """8.2 Activate everywhere, in map order."""
    return d.options[0]


def activate(m: Mind, d: Decision) -> Flow[str]:
    """8.7.4, 8.7.6 Activate Guerrillas of a Player first, then of the Taliban, then of the Warlords."""
    index = m.b.spec.faction_index
    m.rule = "8.2.1"
    return m.b.spec.factions[(yield from by_margin(m, [index[option] for option in d.options if option != DONE]))]


def move_count(m: Mind, d: Decision) -> str:
    """8.7.4, 8.7.6, 8.7.7 Move one cube at a time: 1 of the planned kind, 0 of the other."""
    if m.b.operation is None:
        return d.options[0]
    return "1" if d.piece == m.noted("column")[0] else "0"


ANSWERS: dict[str, Answer] = {
    "patrol-origin": patrol_origin,
    "patrol-destination": patrol_destination,
    "patrol-assault": patrol_assault,
    "activate-space": activate_space,
    "activate": activate,
    "activate-count": as_many,
    "move-count": move_count,
}
