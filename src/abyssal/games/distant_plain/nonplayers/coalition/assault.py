"""8.6.4 Assault of the Non-player Coalition."""

from __future__ import annotations

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...combat import assaultable, can_find, exposed_here, government_strength, hits, may_use_government
from ...names import (
    ACTIVE,
    BASE,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    INSURGENTS,
    NEUTRAL,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    UNDERGROUND,
)
from ...s3_operations.assault import COST, candidates
from ...s4_special.air import grounded
from ...s4_special.air_strike import exposed
from ..box import Answer, Box
from ..guidelines import by_margin
from ..mind import Mind
from ..random_spaces import random_space
from .air_lift import can_bring
from .air_strike import first_activity, provinces

STRIKE: int = 1
"""4.2.3 Number of pieces an Air Strike removes in a space."""
STRUCK: int = 1
ALL: int = -1
"""Stands for all enemies in a Support space, instead of one faction's Base."""
LIFTED: int = 2
"""Help for an Assault beyond the Government's: an Air Strike (`STRUCK`), or an Air Strike or Air Lift (`LIFTED`)."""


def targets(m: Mind) -> list[int]:
    """8.6.4 Players and the Taliban are targets."""
    return [f for f in INSURGENTS if f == TALIBAN or m.is_player(f)]


def helpers(m: Mind, op: Operation, s: int) -> int:
    """8.6.4 Number of hits Government cubes add, if they can be paid for, in one space only."""
    b = m.b
    if "helped" in m.notes or not may_use_government(b) or b.n[RESOURCES + GOVERNMENT] < COST:
        return 0
    return government_strength(b, s)


def strikes(m: Mind, op: Operation, s: int) -> list[int]:
    """8.6.4 Factions of which an Air Strike could remove a piece here."""
    if not op.special or op.used or grounded(m.b, op) or s not in provinces(m):
        return []
    return exposed(m.b, s)


def power(m: Mind, op: Operation, s: int, faction: int, help_from: int) -> int:
    """3.2.4 Number of a faction's pieces that can be removed here: by Troops alone (0), with the Government and an Air
    Strike (1), or with an Air Lift instead of the Air Strike if it does more (2)."""
    strength = hits(m.b, op, s)
    if not help_from:
        return strength
    struck = STRIKE if faction in strikes(m, op, s) else 0
    lifted = can_bring(m, op, s) if help_from == LIFTED else 0
    return strength + helpers(m, op, s) + max(struck, lifted)


def before_base(b: Afghanistan, op: Operation, faction: int, s: int) -> int:
    """3.2.4 Number of a faction's Guerrillas that can be removed before its Base: Active ones, and one that Find Fix
    Finish (7, unshaded) finds."""
    return b.n[ACTIVE[faction] + s] + int(faction in can_find(b, op, s))


def in_reach(b: Afghanistan, op: Operation, faction: int, s: int) -> int:
    """3.2.4 Number of a faction's pieces that can be removed, one after the other, if one of its Guerrillas is found
    first."""
    if faction not in can_find(b, op, s):
        return assaultable(b, op, faction, s)
    bases = b.n[BASE[faction] + s] if b.n[UNDERGROUND[faction] + s] == 1 else 0
    return before_base(b, op, faction, s) + bases


def all_in_reach(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 Number of enemy pieces that can be removed here with enough Troops. One Guerrilla of one faction may be
    found first."""
    found = [in_reach(b, op, f, s) - assaultable(b, op, f, s) for f in INSURGENTS]
    return exposed_here(b, op, s) + max(found)


def takes_base(m: Mind, op: Operation, s: int, faction: int, help_from: int) -> bool:
    """3.2.4 Return True if a Base of a faction is removed. Its Guerrillas, which must all be Active, are removed
    first."""
    b = m.b
    guerrillas = before_base(b, op, faction, s)
    return in_reach(b, op, faction, s) > guerrillas and power(m, op, s, faction, help_from) > guerrillas


def removes(m: Mind, op: Operation, s: int) -> bool:
    """Return True if an Assault removes pieces of Players or the Taliban."""
    return any(in_reach(m.b, op, f, s) for f in targets(m))


def is_called_for(m: Mind) -> bool:
    """8.6.4 Return True if a Player's Base, or any enemy pieces at Support, would be removed by Assault alone or with
    Air Strike."""
    b = m.b
    op = Operation(COALITION, "assault", special=True)
    m.begin(op)
    for s in candidates(b, op):
        if any(m.is_player(f) and takes_base(m, op, s, f, STRUCK) for f in INSURGENTS):
            return True
        if b.n[SUPPORT + s] > NEUTRAL and all_in_reach(b, op, s):
            return True
    return False


class Assault(Box):
    """8.6.4 Against Bases and at Support; then everywhere in place."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        spaces = candidates(b, op)
        foes = targets(m)
        useful = [s for s in spaces if removes(m, op, s)]
        found = m.must("takes-base", useful, lambda s: any(takes_base(m, op, s, f, LIFTED) for f in foes))
        if not found:
            found = m.must("at-support", useful, lambda s: b.n[SUPPORT + s] > NEUTRAL)
        if found:
            s = yield from random_space(m, found)
            special = self._help(m, op, s)
            if special:
                return special
            m.notes["removed"] = []
            return b.spec.spaces[s]
        if "removed" in m.notes:
            rest = m.must("in-place", spaces, lambda s: all_in_reach(b, op, s) > 0)
            if rest:
                return b.spec.spaces[rest[0]]
        return ""

    def _help(self, m: Mind, op: Operation, s: int) -> str:
        """8.6.4 Return the Special Activity that must come first, or an empty string. If Troops and the Government
        cannot remove a Base, or all enemies at Support, it is an Air Strike if that is enough, otherwise an Air
        Lift."""
        b = m.b
        ground = hits(b, op, s) + helpers(m, op, s)
        losers = [f for f in targets(m) if takes_base(m, op, s, f, LIFTED)]
        wanted = {f: before_base(b, op, f, s) + 1 for f in losers}
        if b.n[SUPPORT + s] > NEUTRAL:
            wanted[ALL] = all_in_reach(b, op, s)
        short = {f: want - ground for f, want in wanted.items() if want > ground}
        struck = strikes(m, op, s)
        helped = [f for f in short if short[f] <= STRIKE and (f in struck or (f == ALL and struck))]
        if helped:
            m.notes["removed"] = []
            m.notes["strike"] = [s]
            m.notes["struck"] = [f for f in losers if f in helped]
            return "air_strike"
        least = min(short.values(), default=0)
        if not 0 < least <= can_bring(m, op, s):
            return ""
        m.notes["lift"] = [s]
        m.notes["wanted"] = [b.n[COALITION_TROOPS + s] + least]
        return "air_lift"

    def follows(self, m: Mind, op: Operation) -> str:
        return first_activity(m)


class AssaultInPlace(Assault):
    """8.6.4 Everywhere in place, if no other Operation is possible."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        m.notes["removed"] = []
        return (yield from super().step(m, op))


def assault_allies(m: Mind, d: Decision) -> str:
    """8.6.4 Let the Government take part in one space, if that helps remove a Base or all enemies in a Support
    space."""
    b, op, s = m.b, m.operation(), d.space
    m.rule = "8.6.4"
    own = hits(b, op, s)
    base = any(takes_base(m, op, s, f, STRUCK) and own <= before_base(b, op, f, s) for f in targets(m))
    if "helped" in m.notes or not (base or b.n[SUPPORT + s] > NEUTRAL):
        return "alone"
    m.says("government-helps")
    m.notes["helped"] = [s]
    return "with_government"


def assault_target(m: Mind, d: Decision) -> Flow[str]:
    """8.6.4 Target the faction that loses a Base, then Players, Taliban, Warlords."""
    index, op = m.b.spec.faction_index, m.operation()
    factions = [index[option] for option in d.options if option != DONE]
    bases = [f for f in factions if takes_base(m, op, d.space, f, 0)]
    m.rule = "8.6.4"
    return m.b.spec.factions[(yield from by_margin(m, bases or factions))]


def find(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3 Find Fix Finish: find a Guerrilla of a Player first, then of the Taliban, then of the Warlords."""
    index = m.b.spec.faction_index
    m.rule = "8.6.3"
    return m.b.spec.factions[(yield from by_margin(m, [index[option] for option in d.options if option != DONE]))]


ANSWERS: dict[str, Answer] = {
    "assault-allies": assault_allies,
    "assault-target": assault_target,
    "find-fix-finish": find,
}
