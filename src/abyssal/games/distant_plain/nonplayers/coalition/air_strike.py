"""8.6.3.air_strike Air Strike of the Non-player Coalition."""

from __future__ import annotations

from .....coin.operation import Operation
from .....coin.spec import RURAL
from .....kernel.decision import DONE, Decision, Flow
from ...combat import removable
from ...names import (
    BASE,
    COALITION_BASE,
    INSURGENTS,
    NEUTRAL,
    PREDATORS,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    UNSHADED,
    S,
)
from ...s4_special.air import grounded
from ...s4_special.air_strike import exposed
from ..box import Activity, Answer
from ..guidelines import pieces_of, target_rank
from ..mind import Mind
from ..random_spaces import random_space


def provinces(m: Mind) -> list[int]:
    """8.6.3.air_strike, 8.6.1 Afghan Provinces with a target; with Predators (2, unshaded) also Pakistan, for a
    Base."""
    b = m.b
    drones = b.in_force(PREDATORS) == UNSHADED
    return [
        s
        for s in range(S)
        if b.spec.kind[s] == RURAL and (drones and hits_base(m, s, TALIBAN) if b.pakistan[s] else bool(exposed(b, s)))
    ]


def hits_base(m: Mind, s: int, faction: int) -> bool:
    """Return True if a strike removes a Base: the faction has no Guerrillas there. In one space of Pakistan the drone
    of Predators (2, unshaded) removes any Base."""
    b = m.b
    if b.pakistan[s] and not m.notes.get("drone"):
        return b.n[BASE[faction] + s] > 0
    return removable(b, faction, s) == BASE[faction]


def takes_base(m: Mind, s: int) -> bool:
    return any(hits_base(m, s, f) for f in INSURGENTS)


def takes_last(m: Mind, s: int) -> bool:
    """Return True if a strike removes a faction's last Guerrilla here."""
    b = m.b
    return any(b.guerrillas(f, s) == 1 and removable(b, f, s) >= 0 for f in INSURGENTS)


def is_worth_it(m: Mind, op: Operation) -> bool:
    """8.6.3 Return True if a Base, or a Player's last piece at Support or at a Base of any Faction, could be
    removed."""
    b = m.b
    if grounded(b, op):
        return False
    for s in provinces(m):
        if takes_base(m, s):
            return True
        alone = any(m.is_player(f) and b.count(f, s) == 1 and removable(b, f, s) >= 0 for f in INSURGENTS)
        if alone and (b.n[SUPPORT + s] > NEUTRAL or b.bases(s)):
            return True
    return False


def first_activity(m: Mind) -> str:
    """8.6.3, 8.6.4 Return the Special Activity after Sweep or Assault."""
    return "air-strike" if m.asks("strike-worth-it", is_worth_it(m, m.operation())) else "air-lift"


class AirStrike(Activity):
    """8.6.3.air_strike In up to three Provinces."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return not grounded(m.b, op) and bool(provinces(m))


def air_strike(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3.air_strike Bases, then Guerrillas; at Support, at a Coalition Base, a Faction's last Guerrilla; then the
    best target."""
    b = m.b
    m.rule = "8.6.3.air_strike"
    found = m.offered(d, m.notes.get("strike", [])) or m.offered(d, provinces(m))
    if not found:
        return DONE
    found = m.prefer("takes-base", found, lambda s: takes_base(m, s))
    if len(found) > 1:
        found = m.prefer("at-support", found, lambda s: b.n[SUPPORT + s] > NEUTRAL)
        found = m.prefer("at-coalition-base", found, lambda s: b.n[COALITION_BASE + s] > 0)
        if not takes_base(m, found[0]):
            found = m.prefer("last-guerrilla", found, lambda s: takes_last(m, s))
        found = m.fewest("best-target", found, lambda s: _best(m, s))
    s = yield from random_space(m, found)
    if s not in m.notes.get("strike", []):
        m.notes.pop("struck", None)
    if b.pakistan[s]:
        m.notes["drone"] = [s]
    return b.spec.spaces[s]


def _best(m: Mind, s: int) -> int:
    """8.6.3.air_strike Rank of the best target whose pieces a strike could remove here."""
    losers = [f for f in INSURGENTS if hits_base(m, s, f)] or [f for f in INSURGENTS if removable(m.b, f, s) >= 0]
    return min([target_rank(m, f) for f in losers], default=0)


def air_strike_target(m: Mind, d: Decision) -> str:
    """8.6.3.air_strike, 8.6.4 Target the faction whose Base an Assault is to take; then who loses a Base, then who
    loses the last Guerrilla; then Players, Taliban, Warlords."""
    b, index, s = m.b, m.b.spec.faction_index, d.space
    for f in m.notes.pop("struck", []):
        return b.spec.factions[f]

    def rank(option: str) -> tuple[bool, bool, int]:
        f = index[option]
        return not hits_base(m, s, f), b.guerrillas(f, s) != 1, target_rank(m, f)

    return min(d.options, key=rank)


def drone_piece(m: Mind, d: Decision) -> str:
    """8.6.1 Predators: take the Base."""
    named = m.b.spec.piece_named
    return min(pieces_of(m, d), key=lambda option: named[option].column != TALIBAN_BASE)


def use_it(m: Mind, d: Decision) -> str:
    """8.2 Use Capabilities to the full: a drone instead of the usual strike, a second piece by Reapers."""
    return d.options[0]


ANSWERS: dict[str, Answer] = {
    "air-strike": air_strike,
    "air-strike-target": air_strike_target,
    "air-strike-piece": drone_piece,
    "predators": use_it,
    "reapers": use_it,
}
