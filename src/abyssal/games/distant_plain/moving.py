"""Moves of COIN cubes: routes over LoCs, counts of each kind, and dangers on the roads."""

from __future__ import annotations

from ...coin.operation import Convoy, Operation
from ...coin.spec import LOC, RURAL
from ...coin.verbs import pick_number, pick_piece, pick_space
from ...kernel.decision import Decision, Flow
from .afghanistan import Afghanistan
from .names import (
    COALITION_TROOPS,
    CUBES,
    GOVERNMENT,
    ISR,
    ROADSIDE_IEDS,
    SHADED,
    STRATEGIC_RELEASE,
    TALIBAN,
    TALIBAN_U,
    WARLORDS,
    S,
)


def may_strand(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if moving Troops before this Assault could leave it nowhere to take place: Strategic Release (11,
    shaded) bars Assaults under Taliban Control."""
    return op.name == "assault" and not op.spaces and not op.event and b.in_force(STRATEGIC_RELEASE) == SHADED


def pick_among(who: int, kind: str, rule: str, numbers: list[int], space: int, origin: int, piece: int) -> Flow[int]:
    """Ask for one of these numbers, unless there is only one."""
    if len(numbers) == 1:
        return numbers[0]
    options = [str(number) for number in numbers]
    return int((yield Decision(who, kind, rule, options, space=space, origin=origin, piece=piece, number=numbers[-1])))


def pick_counts(
    b: Afghanistan, who: int, rule: str, columns: list[int], most: list[int], origin: int, goal: int
) -> Flow[list[int]]:
    """Ask how many pieces of each kind move, at least 1 in total."""
    counts: list[int] = []
    for i, column in enumerate(columns):
        low = 0 if sum(counts) or sum(most[i + 1 :]) else 1
        counts.append(
            (yield from pick_number(b, who, "move-count", rule, low, most[i], space=goal, origin=origin, piece=column))
        )
    return counts


def pay_dues(b: Afghanistan, spaces: list[int]) -> None:
    """3.2.3, 4.3.2 The Government transfers 1 Resource to the Warlords, if it has any, for each of these spaces with
    Guerrillas of any faction."""
    for s in spaces:
        if b.all_guerrillas(s):
            b.transfer(GOVERNMENT, WARLORDS, 1)


class Convoys:
    """Roadside IEDs (23, shaded): the cubes that entered or crossed LoCs in the moves of one action.

    The convoys of an Operation are kept in the Operation, so that an Air Lift or Transport in between takes them along.
    """

    def __init__(self, b: Afghanistan, op: Operation, convoys: list[Convoy]) -> None:
        self.watched = b.in_force(ROADSIDE_IEDS) == SHADED
        self.op = op
        self.convoys = convoys

    def pass_by(self, locs: list[int], column: int, goal: int, count: int) -> None:
        """Note that `count` cubes went to `goal` over these LoCs (the goal may be one of them)."""
        if self.watched and locs and count:
            self.convoys.append(Convoy(column, goal, count, locs))

    def explode(self, b: Afghanistan) -> Flow[None]:
        """For each LoC with an Underground Taliban Guerrilla the Taliban may remove 1 cube that passed it."""
        if not self.convoys:
            return
        mined = [loc for loc in b.spec.locs if b.n[TALIBAN_U + loc]]
        for i, loc in enumerate(mined):
            places = [s for s in range(S) if any(self._here(loc, column, s) for column in CUBES)]
            s = yield from pick_space(b, TALIBAN, "roadside-space", "5.3", places, optional=True, origin=loc)
            if s < 0:
                continue
            kinds = [column for column in CUBES if self._here(loc, column, s)]
            column = yield from pick_piece(b, TALIBAN, "roadside-piece", "5.3", kinds, space=s)
            if column == COALITION_TROOPS:
                b.casualty(column, s)
            else:
                b.remove(column, s)
            least_missed(self._here(loc, column, s), mined[i + 1 :]).count -= 1
            self._forget(b, column, s)

    def _here(self, loc: int, column: int, s: int) -> list[Convoy]:
        """Cubes of a kind in a space that passed a LoC."""
        return [
            convoy
            for convoy in self.convoys
            if convoy.column == column and convoy.place == s and convoy.count > 0 and loc in convoy.passed
        ]

    def _forget(self, b: Afghanistan, column: int, s: int) -> None:
        """Drop a removed cube from those that entered (ISR, 1) and from the Operation's convoys."""
        op, piece = self.op, column + s
        if op.entered.get(piece):
            op.entered[piece] -= 1
        left = b.n[piece]
        for convoy in op.convoys:
            if convoy.column == column and convoy.place == s:
                convoy.count = min(convoy.count, left)
                left -= convoy.count


def least_missed(convoys: list[Convoy], mined: list[int]) -> Convoy:
    """Return the convoy that passed the fewest of these LoCs, so that the Taliban can still strike the others there."""
    return min(convoys, key=lambda convoy: sum([1 for loc in mined if loc in convoy.passed]))


def quiet_route(b: Afghanistan, origin: int, goal: int) -> list[int]:
    """Return the LoCs of a route over LoCs and Kabul that passes as few LoCs with Underground Taliban Guerrillas as
    possible, then as few spaces as possible. Cubes stop at Sabotage."""
    spec = b.spec
    best: dict[int, tuple[int, int]] = {origin: (0, 0)}
    came: dict[int, int] = {}
    settled: list[int] = []
    while True:
        waiting = [s for s in best if s not in settled]
        if not waiting:
            break
        here = min(waiting, key=lambda s: (best[s], s))
        settled.append(here)
        if here == goal:
            break
        if here != origin and b.blocks_way(here):
            continue
        for s in spec.adjacent[here]:
            if spec.kind[s] == RURAL:
                continue
            mined = int(spec.kind[s] == LOC and b.n[TALIBAN_U + s] > 0)
            length = (best[here][0] + mined, best[here][1] + 1)
            if s not in best or length < best[s]:
                best[s] = length
                came[s] = here
    way = []
    here = goal
    while here != origin:
        if spec.kind[here] == LOC:
            way.append(here)
        here = came[here]
    return way


def note_entry(b: Afghanistan, op: Operation, column: int, origin: int, goal: int, count: int) -> None:
    """ISR (1, shaded): note cubes that entered a space this turn. Cubes that leave a space are taken from those that
    entered it."""
    if b.in_force(ISR) != SHADED:
        return
    op.entered[column + goal] = op.entered.get(column + goal, 0) + count
    op.entered[column + origin] = max(0, op.entered.get(column + origin, 0) - count)
