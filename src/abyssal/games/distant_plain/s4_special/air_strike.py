"""4.2.3 Air Strike."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import choose_one, pick_faction, pick_piece, pick_space
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..combat import removable
from ..names import (
    AT_OPPOSITION,
    COALITION,
    INSURGENTS,
    KABUL,
    PREDATORS,
    REAPERS,
    SHADED,
    SUPPORT,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_BASE,
    TALIBAN_U,
    UNSHADED,
    WARLORDS_A,
    WARLORDS_BASE,
    S,
)
from ..tribal_elders import consult_elders
from .air import cancelled, grounded

SPACES: Final = 3


class Strike:
    """An Air Strike under way."""

    def __init__(self, b: Afghanistan) -> None:
        self.spaces: list[int] = []
        self.drone = b.in_force(PREDATORS) == UNSHADED
        """Predators (2, unshaded): True while its 1 special space in Pakistan is still to come."""
        self.double = b.in_force(REAPERS) == UNSHADED
        """Reapers (3, unshaded): True while its 1 space with 2 pieces is still to come."""
        self.provocation = False
        """True if a space in Pakistan was struck in the usual way."""
        self.removed = False
        """True if a piece was removed in Afghanistan."""

    def targets(self, b: Afghanistan) -> list[int]:
        """4.2.3 Spaces other than Kabul with a target."""
        return [s for s in range(S) if s != KABUL and s not in self.spaces and (exposed(b, s) or self.in_sight(b, s))]

    def in_sight(self, b: Afghanistan, s: int) -> bool:
        return self.drone and b.pakistan[s] and b.count(TALIBAN, s) > 0


def exposed(b: Afghanistan, s: int) -> list[int]:
    """4.2.3 Factions with an Active Guerrilla here, or with a Base and no Guerrillas."""
    n = b.n
    if not (n[TALIBAN_A + s] or n[WARLORDS_A + s] or n[TALIBAN_BASE + s] or n[WARLORDS_BASE + s]):
        return []
    return [f for f in INSURGENTS if removable(b, f, s) >= 0]


def can_air_strike(b: Afghanistan, op: Operation) -> bool:
    if grounded(b, op):
        return False
    for column in (TALIBAN_A, WARLORDS_A, TALIBAN_BASE, WARLORDS_BASE):
        for s in b.spaces_with(column):
            if s != KABUL and exposed(b, s):
                return True
    strike = Strike(b)
    return strike.drone and any(strike.in_sight(b, s) for s in b.spec.lands)


def air_strike(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.2.3 In up to 3 spaces remove 1 Active Guerrilla or, of a faction without Guerrillas, 1 Base; then shift
    Islamabad."""
    if (yield from cancelled(b, op)):
        return
    strike = Strike(b)
    while len(strike.spaces) < SPACES:
        s = yield from pick_space(b, COALITION, "air-strike", "4.2.3", strike.targets(b), optional=bool(strike.spaces))
        if s < 0:
            break
        strike.spaces.append(s)
        b.log("select", s)
        yield from _strike_space(b, strike, s)
    if strike.provocation:
        b.shift_islamabad(2 if b.in_force(PREDATORS) == SHADED else 1)
    if strike.removed and b.in_force(REAPERS) == SHADED:
        yield from _anger(b, strike)


def _strike_space(b: Afghanistan, strike: Strike, s: int) -> Flow[None]:
    faction = -1
    by_drone = strike.in_sight(b, s) and (yield from _by_drone(b, s))
    if by_drone:
        strike.drone = False
        columns = [column for column in (TALIBAN_U, TALIBAN_A, TALIBAN_BASE) if b.n[column + s]]
        b.remove((yield from pick_piece(b, COALITION, "air-strike-piece", "5.3", columns, space=s)), s)
        faction = TALIBAN
    else:
        faction = yield from pick_faction(b, COALITION, "air-strike-target", "4.2.3", exposed(b, s), space=s)
        b.remove(removable(b, faction, s), s)
    strike.provocation = strike.provocation or (b.pakistan[s] and not by_drone)
    strike.removed = strike.removed or not b.pakistan[s]
    if strike.double and removable(b, faction, s) >= 0:
        ways = ["second", DONE]
        if (yield from choose_one(b, COALITION, "reapers", "5.3", ways, space=s)) != DONE:
            strike.double = False
            b.remove(removable(b, faction, s), s)


def _by_drone(b: Afghanistan, s: int) -> Flow[bool]:
    """Predators (2, unshaded): return True if this is the space where any Taliban piece may be removed without shifting
    Islamabad."""
    if not exposed(b, s):
        return True
    return (yield from choose_one(b, COALITION, "predators", "5.3", ["drone", "usual"], space=s)) == "drone"


def _anger(b: Afghanistan, strike: Strike) -> Flow[None]:
    """Reapers (3, shaded): the Taliban may shift 1 Afghan Province of the Air Strike toward Opposition."""
    angry = [
        s for s in strike.spaces if b.spec.kind[s] == RURAL and b.has_level(s) and b.n[SUPPORT + s] > AT_OPPOSITION
    ]
    s = yield from pick_space(b, TALIBAN, "reapers-shift", "5.3", angry, optional=True)
    if s >= 0:
        before = {s: b.n[SUPPORT + s]}
        b.shift(s, -1)
        yield from consult_elders(b, before)
