"""8.6.3 Sweep of the Non-player Coalition."""

from __future__ import annotations

from .....coin.moving import within_one_loc
from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...names import (
    COALITION_BASE,
    COALITION_TROOPS,
    INSURGENTS,
    ISR,
    NEUTRAL,
    POP,
    SHADED,
    SUPPORT,
    TALIBAN_U,
    UNDERGROUND,
)
from ...s3_operations.sweep import candidates, eyes
from ..box import Answer, Box
from ..guidelines import as_many, by_margin
from ..mind import Mind
from ..random_spaces import random_space
from . import air_lift
from .air_strike import first_activity
from .troops import hidden, may_go_along, may_sweep_away

FEW_ALLIES: int = 2
"""8.6.3 Government Troops come along where there are fewer Government cubes than this."""


def is_called_for(m: Mind) -> bool:
    """8.6.3 Return True if there is an Underground Taliban Guerrilla at Support, or one of a Player at a Coalition
    Base."""
    b = m.b
    for s in b.spec.lands:
        if b.n[SUPPORT + s] > NEUTRAL and b.n[TALIBAN_U + s]:
            return True
        if b.n[COALITION_BASE + s] and any(m.is_player(f) and b.n[UNDERGROUND[f] + s] for f in INSURGENTS):
            return True
    return False


def could_come(m: Mind, op: Operation, s: int) -> bool:
    """8.6.3 Return True if Coalition Troops could come to a space."""
    return any(may_sweep_away(m.b, op, x) for x in within_one_loc(m.b, s))


def finds(m: Mind, op: Operation, s: int) -> bool:
    """Return True if a Sweep here could Activate an enemy, in place or with Troops that come."""
    return hidden(m.b, s) > 0 and (eyes(m.b, op, s) > 0 or could_come(m, op, s))


class Sweep(Box):
    """8.6.3 At Support; everywhere in place; one more space with all Troops."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        s = yield from self.next_space(m, op, candidates(b, op))
        if s >= 0:
            return b.spec.spaces[s]
        short = [x for x in m.notes.get("support", []) if eyes(b, op, x) < hidden(b, x)]
        if short and b.in_force(ISR) != SHADED and air_lift.may_bring(m, op, short[0]):
            return "air_lift"
        return ""

    def next_space(self, m: Mind, op: Operation, spaces: list[int]) -> Flow[int]:
        """8.6.3 Choose the next space by the bullets in turn. `how` says how many Troops come: enough, none, or all."""
        b, n = m.b, m.b.n
        enemies = [s for s in spaces if finds(m, op, s)]
        found = m.must("support-and-enemies", enemies, lambda s: n[SUPPORT + s] > NEUTRAL)
        if found:
            found = m.most("highest-population", found, lambda s: n[POP + s])
            s = yield from random_space(m, found)
            m.how[s] = "enough"
            m.notes.setdefault("support", []).append(s)
            return s
        found = m.must("in-place", enemies, lambda s: eyes(b, op, s) > 0)
        if found:
            m.how[found[0]] = "none"
            return found[0]
        if "one-more" in m.notes:
            return -1
        found = m.must("populated", enemies, lambda s: n[POP + s] > 0)
        found = m.most("highest-population", found, lambda s: n[POP + s])
        found = m.prefer("at-coalition-base", found, lambda s: n[COALITION_BASE + s] > 0)
        found = m.most("most-bases", found, b.bases)
        s = yield from random_space(m, found)
        if s >= 0:
            m.notes["one-more"] = [s]
            m.how[s] = "all"
        return s

    def comes_last(self) -> bool:
        """8.6.3 An Air Strike can hit what the Sweep has found."""
        return True

    def follows(self, m: Mind, op: Operation) -> str:
        return first_activity(m)


def sweep_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3 Bring Troops until enough are there, or all of them."""
    b, op = m.b, m.operation()
    goal = d.space
    m.rule = "8.6.3"
    how = m.how.get(goal, "none")
    enough = how == "none" or (how == "enough" and eyes(b, op, goal) >= hidden(b, goal))
    found = [] if enough else [s for s in m.offered(d, list(range(b.size))) if may_sweep_away(b, op, s) > 0]
    s = yield from random_space(m, found)
    if s < 0:
        return DONE
    most = may_sweep_away(b, op, s)
    m.notes["moving"] = [most if how == "all" else min(most, hidden(b, goal) - eyes(b, op, goal))]
    return b.spec.spaces[s]


def move_count(m: Mind, d: Decision) -> str:
    """8.6.3 Move as many Coalition Troops as planned, with Government Troops where few Government cubes are. In an Air
    Lift follow its plan; in a Redeploy move one at a time (8.6.6)."""
    if d.rule == "4.2.2":
        return air_lift.move_count(m, d)
    if d.rule == "6.5.2":
        return d.options[0]
    b = m.b
    moving = m.noted("moving")[0]
    if d.piece == COALITION_TROOPS:
        return str(moving)
    if b.government_cubes(d.space) >= FEW_ALLIES:
        return d.options[0]
    return str(min(d.number, may_go_along(b, m.operation(), d.origin, moving)))


def direct(m: Mind, d: Decision) -> str:
    """3.2.3 Go straight, safe from IEDs. Wherever there are several routes, that is one of them."""
    return "direct"


def activate_space(m: Mind, d: Decision) -> str:
    """8.2 Activate everywhere, in map order."""
    return d.options[0]


def activate(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3 Activate a Player's Guerrillas first, then the Taliban's, then the Warlords'."""
    index = m.b.spec.faction_index
    m.rule = "8.6.3"
    return m.b.spec.factions[(yield from by_margin(m, [index[option] for option in d.options if option != DONE]))]


def no_patrol(m: Mind, d: Decision) -> str:
    """8.6 The chart has no Patrol: no cubes move in one that an Event grants."""
    return DONE


ANSWERS: dict[str, Answer] = {
    "sweep-origin": sweep_origin,
    "sweep-route": direct,
    "move-count": move_count,
    "activate-space": activate_space,
    "activate": activate,
    "activate-count": as_many,
    "patrol-origin": no_patrol,
}
