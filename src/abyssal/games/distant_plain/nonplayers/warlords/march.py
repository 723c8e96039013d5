"""8.9.4 March of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import Flow
from ...names import COALITION, COIN, POP, RESOURCES, TALIBAN, WARLORDS, WARLORDS_BASE, WARLORDS_U
from ...s3_operations.march import COST
from ..box import Answer, Box
from ..insurgents import (
    ANY,
    TOLL_TAKERS,
    gather,
    gather_at_random,
    kept,
    last_campaign,
    leaving,
    march_origin,
    move_count,
    one_hidden,
    ready,
    size,
    toll_takers,
)
from ..mind import Mind
from ..random_spaces import random_space
from . import activities

RICH: Final = 45
"""8.9.4 With at least this many Resources the Warlords need no tolls."""
BUILDERS: Final = 3


def open_to(m: Mind, op: Operation) -> list[int]:
    """3.3.2 Spaces that the March has not entered and can pay for; not in Pakistan."""
    b = m.b
    rich = b.n[RESOURCES + WARLORDS] >= COST
    spaces = op.selectable_of(b.spec.everywhere)
    return [s for s in spaces if not b.pakistan[s] and (rich or b.spec.kind[s] == LOC)]


class March(Box):
    """8.9.4 Creating no Control."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        n = m.b.n
        spaces = open_to(m, op)
        bare = [s for s in spaces if n[WARLORDS_U + s] < kept(m.b, WARLORDS, s)]
        found = m.must("base-without-underground", bare, lambda s: bool(one_hidden(m, op, s)))
        if found:
            goal = yield from random_space(m, found)
            yield from self.to_base(m, op, goal)
            return goal
        last = last_campaign(m)
        goal = -1
        stays: dict[int, int] = {}
        if not last and m.purse < RICH:  # Resources spent on a later bullet do not reopen this one.
            stays = toll_takers(m.b)
            goal = yield from self.to_locs(m, op, spaces, stays)
        if goal < 0 and not last:
            stays |= dict.fromkeys([s for s in m.b.spec.lands if _short(m, s) <= 0], BUILDERS)
            goal = yield from self.to_build(m, op, spaces, stays)
        return goal if goal >= 0 else (yield from self.to_free(m, op, spaces, stays))

    def to_base(self, m: Mind, op: Operation, goal: int) -> Flow[None]:
        """8.9.4, 8.9.1 Send one Underground Guerrilla; with Find Fix Finish (7, unshaded) up to two to two Bases."""
        need = kept(m.b, WARLORDS, goal) - m.b.n[WARLORDS_U + goal]
        m.groups = {}
        while need and (origins := [s for s in one_hidden(m, op, goal) if s not in m.groups]):
            s = yield from random_space(m, origins)
            count = min(need, ready(m, op, s)[0], leaving(m, s))
            m.groups[s] = (count, 0)
            need -= count

    def to_locs(self, m: Mind, op: Operation, spaces: list[int], stays: dict[int, int]) -> Flow[int]:
        """8.9.4 Bring each LoC to exactly two Guerrillas, Active ones first, but not those of another LoC."""
        b = m.b
        needs: dict[int, int] = {}
        for s in [s for s in spaces if b.spec.kind[s] == LOC]:
            need = TOLL_TAKERS - b.guerrillas(WARLORDS, s)
            if need > 0 and size(gather(m, op, s, need, b.spec.adjacent[s], stays, True)) == need:
                needs[s] = need
        found = m.must("two-on-loc", list(needs), lambda s: True)
        return (yield from self._go(m, op, found, needs, stays, True))

    def to_build(self, m: Mind, op: Operation, spaces: list[int], stays: dict[int, int]) -> Flow[int]:
        """8.9.4 Bring a populated space with room for a Base to three Guerrillas. They stay, as do three already in
        such a space."""
        b = m.b
        builders = m.notes.setdefault("builders", [])
        needs: dict[int, int] = {}
        for s in spaces:
            need = _short(m, s)
            if 0 < need <= BUILDERS and size(gather(m, op, s, need, b.spec.adjacent[s], stays)) == need:
                needs[s] = need
        found = m.must("three-for-later-base", list(needs), lambda s: True)
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        found = m.prefer("without-coalition", found, lambda s: not b.count(COALITION, s))
        goal = yield from self._go(m, op, found, needs, stays)
        builders.append(goal)
        return goal

    def to_free(self, m: Mind, op: Operation, spaces: list[int], stays: dict[int, int]) -> Flow[int]:
        """8.9.4 Remove the Control of the highest Population, a Player's first."""
        b = m.b
        needs: dict[int, int] = {}
        for s in [s for s in spaces if b.n[POP + s] and b.control_side(s)]:
            side = b.coin(s) if b.coin_controls(s) else b.count(TALIBAN, s)
            need = side - (b.pieces(s) - side)
            if size(gather(m, op, s, need, b.spec.adjacent[s], stays)) == need:
                needs[s] = need
        found = m.most("removes-control", list(needs), lambda s: b.n[POP + s])
        found = m.prefer("control-of-player", found, lambda s: _by_player(m, s))
        return (yield from self._go(m, op, found, needs, stays))

    def _go(
        self, m: Mind, op: Operation, found: list[int], needs: dict[int, int], stays: dict[int, int],
        active_first: bool = False,
    ) -> Flow[int]:  # fmt: skip
        """8.9.4 March to one of these spaces, from random sources."""
        goal = yield from random_space(m, found)
        if goal >= 0:
            adjacent = m.b.spec.adjacent[goal]
            m.groups = yield from gather_at_random(m, op, goal, needs[goal], adjacent, stays, active_first)
        return goal

    def follows(self, m: Mind, op: Operation) -> str:
        return activities.first(m)


def _short(m: Mind, s: int) -> int:
    """8.9.4 Number of Guerrillas that a space is short of three; more than three where no Base can be built."""
    b = m.b
    site = b.n[POP + s] and b.room(WARLORDS_BASE, s)
    return BUILDERS - b.guerrillas(WARLORDS, s) if site else BUILDERS + 1


def _by_player(m: Mind, s: int) -> bool:
    """8.9.4 Return True if a Player's Faction Controls a space."""
    return any(m.is_player(f) for f in COIN) if m.b.coin_controls(s) else m.is_player(TALIBAN)


class MarchAnywhere(March):
    """8.9.4 The exit from the loop: to a space with the highest Population."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if op.spaces:
            return -1
        adjacent = b.spec.adjacent
        coming = {s: gather(m, op, s, ANY, adjacent[s], {}) for s in open_to(m, op) if b.n[POP + s]}
        found = m.most("highest-population", [s for s in coming if coming[s]], lambda s: b.n[POP + s])
        goal = yield from random_space(m, found)
        if goal >= 0:
            m.groups = coming[goal]
        return goal


ANSWERS: dict[str, Answer] = {"march-origin": march_origin, "move-count": move_count}
