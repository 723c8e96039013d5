"""3.3.1 Code shared by the three factions' Rally boxes (8.5.1, 8.6.1, 8.7.1)."""

from __future__ import annotations

from ....coin.operation import Operation
from ....kernel.decision import DONE, Decision, Flow
from ..colombia import Colombia
from ..names import ACTIVE, BASE, BASES_POOL, GUERRILLAS_POOL, POP, RESOURCES, UNDERGROUND
from ..s3_operations.rally import candidates
from .mind import Mind
from .rally_steps import spare
from .random_spaces import random_space


def rally_trade(m: Mind, d: Decision) -> str:
    """8.1.2 Trade Guerrillas without Shipments, Active ones first; an Active carrier only if necessary."""
    active, hidden = spare(m.b, ACTIVE[m.who], d.space), spare(m.b, UNDERGROUND[m.who], d.space)
    laden = min(max(0, 2 - active - hidden), m.b.n[ACTIVE[m.who] + d.space] - active)
    return str(min(2, active + laden))


def could_place(b: Colombia, who: int, s: int) -> bool:
    """1.4.1, 1.4.2 Return True if a Guerrilla could be placed."""
    return b.n[GUERRILLAS_POOL[who]] > 0 and b.room(UNDERGROUND[who], s) > 0


def placed_by_rally(b: Colombia, who: int, s: int) -> int:
    """3.3.1 Return how many Guerrillas a Rally would place here."""
    bases = b.n[BASE[who] + s]
    most = bases + b.n[POP + s] if bases else 1
    return min(most, b.n[GUERRILLAS_POOL[who]], b.room(UNDERGROUND[who], s))


def legal(b: Colombia, who: int, op: Operation | None = None) -> list[int]:
    """3.3.1 Return the spaces where the faction may Rally."""
    return candidates(b, Operation(who, "rally", special=True) if op is None else op)


def first_step_here(m: Mind, s: int) -> bool:
    """Return True if one of the first two bullets applies to a space."""
    b, who, edition = m.b, m.who, m.edition
    return edition.could_trade(b, who, s) or edition.should_hide(b, who, s)


def could_rally(m: Mind) -> bool:
    """8.1.1.not_possible Return True if any bullet of 8.6.1 or 8.7.1 applies anywhere."""
    for s in legal(m.b, m.who):
        if could_place(m.b, m.who, s) or first_step_here(m, s):
            return True
    return False


def first_steps(m: Mind, left: list[int]) -> list[int]:
    """Return the spaces of the first two bullets of all three boxes: trade 2 Guerrillas for a Base, and hide those at
    Bases from cubes. The edition decides which comes first."""
    if m.edition.hides_first:
        return _hiding(m, left) or _building(m, left)
    return _building(m, left) or _hiding(m, left)


def _building(m: Mind, left: list[int]) -> list[int]:
    m.how = "base"
    return m.must("two-for-a-base", left, lambda s: m.edition.could_trade(m.b, m.who, s))


def _hiding(m: Mind, left: list[int]) -> list[int]:
    m.how = "gather"
    m.gathering = 0
    return m.must("hide-at-base", left, lambda s: m.edition.should_hide(m.b, m.who, s))


def enough_for(m: Mind, op: Operation, spaces: list[int], most: int) -> bool:
    """8.2 Return True if the faction may Rally in all of these spaces as `how` says, and has the Resources and pieces
    for it."""
    b, who = m.b, m.who
    if len(spaces) > (most if op.free else min(most, b.n[RESOURCES + who])):
        return False
    if m.how == "base":
        return len(spaces) <= b.n[BASES_POOL[who]]
    if m.how == "place":
        return sum([placed_by_rally(b, who, s) for s in spaces]) <= b.n[GUERRILLAS_POOL[who]]
    return m.gathering == 0


def rally_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.5.1 Gather Guerrillas from spaces without a Base of theirs, as many as the box allows, Active ones first."""
    b, who = m.b, m.who
    origins = [s for s in range(b.size) if s != d.space and b.guerrillas(who, s) and not b.n[BASE[who] + s]]
    if not m.gathering or not origins:
        return DONE
    s = yield from random_space(m, origins)
    most = min(m.gathering, b.room(UNDERGROUND[who], d.space))
    active = min(most, b.n[ACTIVE[who] + s])
    hidden = min(most - active, b.n[UNDERGROUND[who] + s])
    m.group = (hidden, active)
    m.gathering -= hidden + active
    return b.spec.spaces[s]
