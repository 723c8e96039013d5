"""8.7.3 Assault of the Non-player Government."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...combat import assaultable, exposed_here, hits
from ...names import (
    ACTIVE,
    GOVERNMENT,
    INSURGENTS,
    POP,
    TALIBAN,
    TROOPS,
)
from ...s3_operations.assault import COST, candidates
from ..box import Answer, Box
from ..guidelines import by_margin, target_rank
from ..mind import Mind
from ..random_spaces import random_space
from .cubes import first_activity

SPACES: Final = 3
ENOUGH: Final = 2
"""8.7.3 Population that an Assault must put under COIN Control."""


def removed(m: Mind, op: Operation, s: int) -> int:
    """3.2.4 Number of pieces an Assault removes here."""
    return min(hits(m.b, op, s), exposed_here(m.b, op, s))


def gives_control(m: Mind, op: Operation, s: int) -> bool:
    """8.7.3 Return True if an Assault establishes COIN Control."""
    return _wins_control(m.b, s, removed(m, op, s))


def _wins_control(b: Afghanistan, s: int, gone: int) -> bool:
    """Return True if removing `gone` Insurgent pieces gives COIN Control that does not exist now."""
    if b.spec.kind[s] == LOC or b.coin_controls(s):
        return False
    return b.coin(s) > b.pieces(s) - b.coin(s) - gone


def takes_base(b: Afghanistan, op: Operation, s: int, faction: int, count: int) -> bool:
    """3.2.4 Return True if `count` hits reach a Base of a faction. Its Guerrillas, which must all be Active, are
    removed first."""
    guerrillas = b.n[ACTIVE[faction] + s]
    return assaultable(b, op, faction, s) > guerrillas < count


def gains(m: Mind) -> bool:
    """8.7.3 Return True if Assault would put 2 Population under COIN Control or remove a Taliban Base."""
    op = m.prospect("assault")
    m.begin(op)
    spaces = candidates(m.b, op)
    if any(takes_base(m.b, op, s, TALIBAN, hits(m.b, op, s)) for s in spaces):
        return True
    won = sorted([m.b.n[POP + s] for s in spaces if gives_control(m, op, s)], reverse=True)
    most = 1 if op.limited else m.two_thirds(op) // COST
    return sum(won[:most]) >= ENOUGH


def best_target(m: Mind, op: Operation, s: int) -> int:
    """8.2.1 Rank of the best target among the factions that lose pieces."""
    return min([target_rank(m, f) for f in INSURGENTS if assaultable(m.b, op, f, s)], default=0)


def _allowed(m: Mind, s: int) -> bool:
    """8.7.3 Allow LoCs only with pieces of a Player or of the Taliban."""
    if m.b.spec.kind[s] != LOC:
        return True
    return any(m.b.count(f, s) for f in INSURGENTS if f == TALIBAN or m.is_player(f))


def _best(m: Mind, op: Operation, found: list[int], hits: Callable[[int], int]) -> list[int]:
    """8.7.3 Prefer spaces that lose a Base, then the most pieces, then off the LoCs, then the best target, with `hits`
    per space."""
    b = m.b
    if len(found) > 1:
        found = m.prefer("takes-base", found, lambda s: any(takes_base(b, op, s, f, hits(s)) for f in INSURGENTS))
        found = m.most("most-removed", found, lambda s: min(hits(s), exposed_here(b, op, s)))
        found = m.prefer("off-the-locs", found, lambda s: b.spec.kind[s] != LOC)
        found = m.fewest("best-target", found, lambda s: best_target(m, op, s))
    return found


class Assault(Box):
    """8.7.3 In up to three spaces, for at most two thirds of the Resources."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if len(op.spaces) >= SPACES or (not op.free and m.two_thirds(op) < COST):
            return -1
        spaces = candidates(b, op)
        found = m.must("gives-control", spaces, lambda s: gives_control(m, op, s))
        if not found:
            found = m.must("assault-removes", spaces, lambda s: removed(m, op, s) > 0 and _allowed(m, s))
            found = _best(m, op, found, lambda s: hits(b, op, s))
        return (yield from random_space(m, found))

    def follows(self, m: Mind, op: Operation) -> str:
        return first_activity(m, after_assault=True)


def assault_target(m: Mind, d: Decision) -> Flow[str]:
    """8.7.3 Target the faction that loses a Base, then Players, Taliban, Warlords. With Afghan Commandos (37), each
    Troops is 1 hit."""
    b, op, s = m.b, m.operation(), d.space
    factions = [b.spec.faction_index[option] for option in d.options if option != DONE]
    count = b.n[TROOPS + s] if op.event else hits(b, op, s)
    bases = [f for f in factions if takes_base(b, op, s, f, count)]
    m.rule = "8.7.3"
    return b.spec.factions[(yield from by_margin(m, bases or factions))]


def commandos(m: Mind, d: Decision) -> Flow[str]:
    """37: carry out a free Assault by the Assault box, with 1 hit for each Troops."""
    b = m.b
    m.rule = "8.7.3"
    op = Operation(GOVERNMENT, "assault", free=True, event=True)
    spaces = m.offered(d, list(range(b.size)))
    troops = [b.n[TROOPS + s] for s in range(b.size)]
    found = m.must("gives-control", spaces, lambda s: _wins_control(b, s, min(troops[s], exposed_here(b, op, s))))
    if not found:
        found = m.prefer("assault-removes", spaces, lambda s: _allowed(m, s))
        found = _best(m, op, found, lambda s: troops[s])
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {"assault-target": assault_target, "event-assault": commandos}
