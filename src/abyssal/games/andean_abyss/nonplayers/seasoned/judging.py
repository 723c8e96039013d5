"""Worth of spaces and moves to the seasoned Government, in points of Total Support.

The weights are data: our own, tuned in games against Non-players, and not a rule of the game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from .....coin.operation import Operation
from ...civic_action import CIVIC_COST
from ...colombia import Colombia
from ...names import (
    ACTIVE,
    ACTIVE_SUPPORT,
    BASE,
    FACTIONS,
    FARC,
    FARC_BASE,
    GOVT,
    INSURGENTS,
    OPEN,
    PANAMA,
    POLICE,
    POP,
    QUEUE,
    RESOURCES,
    SUPPORT,
    TERROR,
    TROOPS,
    UNDERGROUND,
    ZONE,
)
from ...s7_victory import margin
from ..second_edition.differences import EVENTS
from ..second_edition.government.civic import needed_cubes
from ..second_edition.government.outlook import best_order, control_added, hits, shipments_gone
from ..second_edition.government.sweeping import coming, to_activate, to_control

_DATA = Path(__file__).parent.parent.parent / "data" / "seasoned.json"
W: Final[dict[str, float]] = {
    name: float(weight) for name, weight in json.loads(_DATA.read_text(encoding="utf-8"))["weights"].items()
}


def _each(deed: str) -> list[float]:
    """Return a weight for each faction."""
    return [W.get(f"{deed}_{name}", 0.0) for name in FACTIONS]


_ACTIVE: Final = _each("active")
_BASE: Final = _each("base")
_HIDDEN: Final = _each("hidden")
_PREPARED: Final = _each("prepared")


def threat(b: Colombia, faction: int) -> float:
    """Return how much a faction's losses count: more the closer it is to its goal, most just before a victory check."""
    ahead = margin(b, faction)
    found = 1.0 + W["threat"] * max(0, min(ahead, 2) + 5)
    return found * W["urgent"] if ahead > 0 and b.n[QUEUE] > EVENTS else found


def resource(b: Colombia) -> float:
    """Return the worth of one Resource: the more there are, the less."""
    return W["resource"] * min(1.3, max(0.3, W["ample"] / (b.n[RESOURCES + GOVT] + 3)))


# Support


def steps_to_active(b: Colombia, s: int) -> int:
    """Count the steps of Civic Action up to Active Support."""
    return b.n[TERROR + s] + ACTIVE_SUPPORT - b.n[SUPPORT + s]


def civic_worth(b: Colombia, s: int, steps: int) -> float:
    """Return what `steps` of Civic Action gain."""
    level, total = b.n[SUPPORT + s], 0.0
    for _ in range(steps - b.n[TERROR + s]):
        if level >= ACTIVE_SUPPORT:
            break
        total += 1.0 if level >= 0 else W["opposition"] * threat(b, FARC)
        level += 1
    return total * b.n[POP + s]


def could_persuade(b: Colombia, s: int, troops: int, police: int) -> bool:
    """Return True if Civic Action would be possible with this many additional cubes."""
    n, needed = b.n, needed_cubes(b)
    if not n[OPEN + s] or not n[POP + s] or n[ZONE + s]:
        return False
    if n[TROOPS + s] + troops < needed or n[POLICE + s] + police < needed:
        return False
    return b.government(s) + troops + police > b.insurgents(s)


def affordable_steps(b: Colombia, kept: float, spent: int = 0) -> int:
    """Return how many steps of Civic Action leave `kept` Resources."""
    return max(0, b.n[RESOURCES + GOVT] - spent - int(kept)) // CIVIC_COST


# FARC Control


def denial(b: Colombia, s: int) -> float:
    """Return what FARC could gain here by Agitation in the next Support Phase."""
    n = b.n
    if not n[POP + s] or not n[OPEN + s] or n[ZONE + s]:
        return 0.0
    return W["deny"] * n[POP + s] * (n[SUPPORT + s] + 2) * threat(b, FARC)


def short_of_denial(b: Colombia, s: int) -> int:
    """Return how many cubes it takes to end FARC Control."""
    farc = b.count(FARC, s)
    return max(0, 2 * farc - b.pieces(s))


def denies(b: Colombia, s: int, cubes: int) -> float:
    """Return what this many additional cubes deny FARC."""
    return denial(b, s) if b.control(s) == FARC and short_of_denial(b, s) <= cubes else 0.0


# Assault and Sweep


def assault_worth(b: Colombia, op: Operation, s: int, extra: int = 0) -> float:
    """Return the worth of an Assault here with `extra` additional Troops."""
    n, left, total = b.n, hits(b, s, extra), 0.0
    if left <= 0:
        return 0.0
    for f in best_order(b, op, s, left):
        guerrillas = min(left, n[ACTIVE[f] + s])
        left -= guerrillas
        bases = 0
        if guerrillas == n[ACTIVE[f] + s] and not n[UNDERGROUND[f] + s]:
            bases = min(left, n[BASE[f] + s])
            left -= bases
        if guerrillas or bases:
            total += (_ACTIVE[f] * guerrillas + _BASE[f] * bases) * threat(b, f)
    if control_added(b, op, s, extra):
        total += W["assault_control"] * n[POP + s]
    return total + W["shipment"] * shipments_gone(b, op, s, extra)


def sources_for(b: Colombia, op: Operation, goal: int) -> dict[int, int]:
    """Return how many Troops may come from each space in range. Troops that keep FARC from Control stay."""
    found: dict[int, int] = {}
    for s, count in coming(b, op, goal).items():
        farc = b.count(FARC, s)
        spare = min(count, b.pieces(s) - 2 * farc) if farc else count
        if spare > 0:
            found[s] = spare
    return found


def in_reach(b: Colombia, op: Operation, goal: int) -> int:
    """Return how many Troops a Sweep may bring."""
    return min(sum(sources_for(b, op, goal).values()), b.room(TROOPS, goal))


def sweep_worth(b: Colombia, op: Operation, s: int) -> float:
    """Return the worth of a Sweep here: exposed Guerrillas that an Assault could then remove, and Control."""
    n = b.n
    if s == PANAMA or n[ZONE + s]:
        return 0.0
    most, total = in_reach(b, op, s), 0.0
    if 0 <= to_activate(b, op, s) <= most:
        strength = hits(b, s, most)
        for f in INSURGENTS:
            hidden = n[UNDERGROUND[f] + s]
            if hidden:
                weight = _HIDDEN[f] * min(hidden, strength)
                if n[BASE[f] + s] and strength > b.guerrillas(f, s):
                    weight += _PREPARED[f] * n[BASE[f] + s]
                total += weight * (threat(b, f) if f == FARC else 1.0)
    total += denies(b, s, most)
    if n[POP + s] and 0 < to_control(b, s) <= most:
        total += control_worth(b, s) * (threat(b, FARC) if b.control(s) == FARC else 1.0)
    return total


def control_worth(b: Colombia, s: int) -> float:
    """Return the worth of Government Control: more where Police make Civic Action possible."""
    return W["control"] * b.n[POP + s] * (1.5 if b.n[POLICE + s] else 1.0)


def troops_for(b: Colombia, op: Operation, s: int) -> int:
    """Return how many Troops a Sweep brings: enough for Control, to Activate all, and to remove FARC by an Assault."""
    n, most, wanted = b.n, in_reach(b, op, s), 0
    if denies(b, s, most) > 0.0:
        wanted = min(most, short_of_denial(b, s) + 1)
    control = to_control(b, s)
    if 0 < control <= most:
        wanted = max(wanted, control + 1)
    wanted = max(wanted, min(to_activate(b, op, s), most))
    foes = b.count(FARC, s)
    if n[FARC_BASE + s] or foes > 1:
        enough = [extra for extra in range(most + 1) if hits(b, s, extra) >= foes]
        wanted = max(wanted, enough[0] if enough else most)
    if n[POP + s] and not n[TROOPS + s]:
        wanted = max(wanted, 1)
    return min(wanted, most)
