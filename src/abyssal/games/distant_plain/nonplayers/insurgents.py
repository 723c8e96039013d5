"""Shared by the boxes of the Taliban (8.8) and the Warlords (8.9): Guerrillas that stay, Rally, and March."""

from __future__ import annotations

from typing import Final

from ....coin.general import fresh
from ....coin.operation import Operation
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..names import (
    BASE,
    BASES_POOL,
    CONTROL,
    FIND_FIX_FINISH,
    GUERRILLAS_POOL,
    PROPAGANDA_PLAYED,
    TALIBAN,
    UNCONTROLLED_SPACE,
    UNDERGROUND,
    UNSHADED,
)
from ..s3_operations import rally
from ..s3_operations.march import activates
from .mind import Mind
from .random_spaces import each_space

Groups = dict[int, tuple[int, int]]
"""Underground and Active Guerrillas that March, by origin."""

ANY: Final = 99
TOLL_TAKERS: Final = 2
"""8.8.5, 8.9.4 Number of Guerrillas wanted on a LoC."""


def last_campaign(m: Mind) -> bool:
    """8.9.3, 8.9.4 Return True if only one Propaganda card is left."""
    return m.b.final - m.b.n[PROPAGANDA_PLAYED] <= 1


def kept(b: Afghanistan, who: int, s: int) -> int:
    """8.8.1, 8.8.3, 8.8.5, 8.9.1, 8.9.4 Number of Guerrillas that stay at a Base: 1, but with Find Fix Finish (7,
    unshaded) 2 at a Taliban Base in Afghanistan and at two Warlord Bases."""
    bases = b.n[BASE[who] + s]
    if not bases:
        return 0
    doubled = not b.pakistan[s] if who == TALIBAN else bases >= 2
    return 2 if doubled and b.in_force(FIND_FIX_FINISH) == UNSHADED else 1


def may_expose(b: Afghanistan, who: int, s: int, count: int = 1) -> bool:
    """8.8.3, 8.8.6, 8.9.5 Return True if `count` Underground Guerrillas can turn Active without exposing those that
    stay at a Base."""
    return b.n[UNDERGROUND[who] + s] - count >= kept(b, who, s)


def may_expose_all(b: Afghanistan, who: int, s: int) -> bool:
    """8.8.6, 8.9.6 Return True if all Guerrillas can turn Active, as an Attack leaves none Underground."""
    return not b.n[UNDERGROUND[who] + s] or not kept(b, who, s)


# 3.3.1 Rally


def could_base(b: Afghanistan, who: int, s: int) -> bool:
    """8.8.4, 8.9.3 Return True if a space has three or more Guerrillas and room, and a Base is Available."""
    return b.guerrillas(who, s) >= 3 and b.n[BASES_POOL[who]] > 0 and b.room(BASE[who], s) > 0


def place_or_hide(b: Afghanistan, who: int, s: int) -> str:
    """8.8.4, 8.9.3 Place Guerrillas while any are Available, then flip; empty if neither is possible."""
    if b.n[GUERRILLAS_POOL[who]]:
        return "place"
    return "hide" if "hide" in rally.ways(b, who, s) else ""


def rally_how(m: Mind, d: Decision) -> str:
    """3.3.1 Return the way planned for the space. In a Rally by Event: a Base, then place, then hide."""
    wanted = m.how.get(d.space, "")
    if wanted in d.options:
        return wanted
    if could_base(m.b, m.who, d.space):
        return "base"
    for way in ("place", "hide", DONE):
        if way in d.options:
            return way
    return d.options[0]


# 3.3.2 March


def ready(m: Mind, op: Operation, s: int) -> tuple[int, int]:
    """Number of Underground and Active Guerrillas that may still March. This leaves out those that came to stay, those
    waiting to be traded for a Base, and the Underground ones that a Base must keep (8.8.1, 8.9.1)."""
    if s in m.notes.get("builders", []):
        return 0, 0
    b, who = m.b, m.who
    hidden, active = fresh(b, op, s)
    spare = b.n[UNDERGROUND[who] + s] - kept(b, who, s)
    return max(0, min(spare, hidden - m.posted.get(s, 0))), active


def leaving(m: Mind, s: int) -> int:
    """8.8.5, 8.9.4 Number of Guerrillas that may leave a space, even if fewer are ready; below 1 means none. Some stay
    at Bases. The Taliban must not lose their Control, and Warlords must not give Control to others."""
    b, who = m.b, m.who
    most = b.guerrillas(who, s) - kept(b, who, s)
    if s in b.spec.locs:
        return most
    coin, taliban = b.coin(s), b.count(TALIBAN, s)
    others = b.pieces(s) - coin - taliban
    if who == TALIBAN:
        return min(most, taliban - coin - others - 1) if b.taliban_controls(s) else most
    if b.n[CONTROL + s] != UNCONTROLLED_SPACE:
        return most
    return min(most, others - abs(coin - taliban))


def stays_hidden(b: Afghanistan, who: int, group: int, goal: int) -> bool:
    """3.3.2, 6.6.1 Return True if Guerrillas of a group of this size arrive Underground."""
    return not activates(b, who, group, goal) and not b.hunted(goal)


class Source:
    """Guerrillas that could March from a space: Underground, Active, and the most in total."""

    __slots__ = ("active", "hidden", "most")

    def __init__(self, hidden: int, active: int, most: int) -> None:
        self.hidden = hidden
        self.active = active
        self.most = most

    def spare(self, hidden: bool) -> int:
        """Number of one kind that can be taken."""
        return min(self.hidden if hidden else self.active, self.most)

    def take(self, hidden: bool, wanted: int) -> int:
        """Take up to `wanted` of one kind. Return how many."""
        count = min(self.spare(hidden), wanted)
        self.most -= count
        if hidden:
            self.hidden -= count
        else:
            self.active -= count
        return count


def toll_takers(b: Afghanistan) -> dict[int, int]:
    """8.8.5, 8.9.4 The two Guerrillas that each LoC keeps."""
    return dict.fromkeys(b.spec.locs, TOLL_TAKERS)


def sources(m: Mind, op: Operation, origins: list[int], stays: dict[int, int]) -> dict[int, Source]:
    """8.8.5, 8.9.4 Origins from which Guerrillas are free to go. `stays` says how many must stay in each."""
    b, who = m.b, m.who
    found: dict[int, Source] = {}
    for s in origins:
        here = b.guerrillas(who, s)
        if not here:
            continue
        hidden, active = ready(m, op, s)
        most = min(leaving(m, s), here - stays.get(s, 0))
        if most > 0:
            found[s] = Source(hidden, active, most)
    return found


def gather(
    m: Mind, op: Operation, goal: int, wanted: int, origins: list[int], stays: dict[int, int],
    active_first: bool = False,
) -> Groups:  # fmt: skip
    """Return up to `wanted` Guerrillas that could come to a goal. Underground ones come first, unless they would turn
    Active there or the box says otherwise."""
    found: Groups = {}
    left = wanted
    free = sources(m, op, origins, stays)
    for hidden in _kinds(m, goal, active_first):
        for s, source in free.items():
            left -= _add(found, s, hidden, source.take(hidden, left))
    return found


def gather_at_random(
    m: Mind, op: Operation, goal: int, wanted: int, origins: list[int], stays: dict[int, int],
    active_first: bool = False,
) -> Flow[Groups]:  # fmt: skip
    """8.2.3, 8.9.4 Like `gather`, from random sources."""
    found: Groups = {}
    left = wanted
    free = sources(m, op, origins, stays)
    for hidden in _kinds(m, goal, active_first):
        while able := [s for s in free if left and free[s].spare(hidden) > 0]:
            all_come = sum([free[s].spare(hidden) for s in able]) <= left
            s = yield from each_space(m, able, all_come)
            left -= _add(found, s, hidden, free[s].take(hidden, left))
    return found


def _kinds(m: Mind, goal: int, active_first: bool) -> tuple[bool, bool]:
    """Order of Guerrillas: True for Underground, False for Active."""
    return (True, False) if not active_first and stays_hidden(m.b, m.who, 1, goal) else (False, True)


def _add(found: Groups, s: int, hidden: bool, count: int) -> int:
    """Add Guerrillas of one kind from a space to those found. Return how many."""
    if count:
        before = found.get(s, (0, 0))
        found[s] = (before[0] + count, before[1]) if hidden else (before[0], before[1] + count)
    return count


def size(groups: Groups) -> int:
    return sum([hidden + active for hidden, active in groups.values()])


def one_hidden(m: Mind, op: Operation, goal: int) -> list[int]:
    """Origins next to a goal from which one Underground Guerrilla can come and stay Underground."""
    b = m.b
    if not stays_hidden(b, m.who, 1, goal):
        return []
    return [s for s in b.spec.adjacent[goal] if ready(m, op, s)[0] and leaving(m, s) > 0]


def march_origin(m: Mind, d: Decision) -> str:
    """3.3.2 Return the origin of the next planned group."""
    if m.groups:
        s = next(iter(m.groups))
        m.group = m.groups.pop(s)
        return m.b.spec.spaces[s]
    if DONE in d.options:
        return DONE
    m.group = (ANY, ANY)
    return d.options[0]


def move_count(m: Mind, d: Decision) -> str:
    """3.3.2 Return as many of the group as the box wants."""
    hidden, active = m.group
    wanted = min(d.number, hidden if d.piece == UNDERGROUND[m.who] else active)
    return str(wanted) if str(wanted) in d.options else d.options[0]
