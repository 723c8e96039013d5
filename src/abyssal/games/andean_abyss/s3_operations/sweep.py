"""3.2.3 Sweep."""

from __future__ import annotations

from ....coin.general import affords, ask, enter, finish, movable, select
from ....coin.moving import activate_guerrillas, activate_in_turn, within_one_loc
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..combat import unbarred, unprotected
from ..names import (
    DEFENSE_COUNCIL,
    EFFECT,
    FOREST,
    GOVT,
    OSPINA,
    PANAMA,
    POLICE,
    SHADED,
    TROOPS,
    UNSHADED,
    ZONE,
)


def cost(b: Colombia) -> int:
    """3.2.3 Sweep costs 3 Resources per space, or 1 with Ospina & Mora (2, unshaded)."""
    return 1 if b.n[EFFECT + OSPINA] == UNSHADED else 3


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.2.3 Return Cities and Departments except FARC Zones, as far as Ospina & Mora (2) and Madrid Donors (17), both
    shaded, allow."""
    n = b.n
    if not affords(b, op, cost(b)) or (op.spaces and not op.event and n[EFFECT + OSPINA] == SHADED):
        return []
    return [s for s in unbarred(b, op, op.selectable_of(b.lands_in_play())) if not n[ZONE + s]]


def can_sweep(b: Colombia, op: Operation) -> bool:
    """Return True if a Sweep is possible. It always is in the Cities, if the Government can pay."""
    return affords(b, op, cost(b)) if op.only is None else bool(candidates(b, op))


def sweep(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.3 Move Troops into the selected spaces, then Activate Guerrillas there."""
    op.origins = origins_of
    while (s := (yield from select(b, op, "sweep-space", "3.2.3", candidates))) >= 0:
        enter(b, op, s, cost(b))
        yield from _move_in(b, op, s)
    yield from activate_in_turn(b, op, op.spaces, lambda s: eyes(b, s), "3.2.3", unprotected(b, op))
    yield from finish(b, op)


def origins_of(b: Colombia, op: Operation, goal: int) -> list[int]:
    """3.2.3 Return the spaces from which Troops could move into this one, and Police that may ride along (card 11)."""
    rider = b.n[EFFECT + DEFENSE_COUNCIL] == UNSHADED
    return _ready(b, op, within_one_loc(b, goal), rider) if b.room(TROOPS, goal) else []


def _move_in(b: Colombia, op: Operation, goal: int) -> Flow[None]:
    """Move Troops into a space. Moves are simultaneous, so Troops moved by this Sweep stay. Card 11 lets Police ride
    along."""
    rider = b.n[EFFECT + DEFENSE_COUNCIL] == UNSHADED

    def origins() -> list[str]:
        found = _ready(b, op, within_one_loc(b, goal), rider) if b.room(TROOPS, goal) else []
        return [*(b.spec.spaces[s] for s in found), DONE]

    while b.room(TROOPS, goal) and (
        _ready(b, op, b.spec.adjacent[goal], rider) or _ready(b, op, within_one_loc(b, goal), rider)
    ):
        choice = yield from ask(b, op, "sweep-origin", "3.2.3", origins, space=goal)
        if choice == DONE:
            return
        origin = b.spec.space_index[choice]
        with_police = 1 if rider and movable(b, op, POLICE, origin) else 0
        most = min(movable(b, op, TROOPS, origin), b.room(TROOPS, goal))
        troops = yield from pick_number(
            b, GOVT, "move-count", "3.2.3", 0 if with_police else 1, most, space=goal, origin=origin, piece=TROOPS
        )
        op.arrive(TROOPS, goal, b.move(TROOPS, origin, goal, troops))
        with_police = min(with_police, b.room(POLICE, goal))
        police = yield from pick_number(
            b, GOVT, "move-count", "3.2.3", 0 if troops else with_police, with_police, space=goal, origin=origin,
            piece=POLICE,
        )  # fmt: skip
        if police:
            op.arrive(POLICE, goal, b.move(POLICE, origin, goal, police))
            rider = False


def _ready(b: Colombia, op: Operation, spaces: list[int], rider: bool) -> list[int]:
    """Return the spaces with Troops that have not moved yet, or with Police that may ride along."""
    n = b.n
    return [s for s in spaces if (n[TROOPS + s] and movable(b, op, TROOPS, s)) or (rider and movable(b, op, POLICE, s))]


def sweep_space(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.2.3 Activate Guerrillas in one space."""
    yield from activate_guerrillas(b, GOVT, s, eyes(b, s), "3.2.3", unprotected(b, op))


def eyes(b: Colombia, s: int, helpers: int = 0) -> int:
    """3.2.3 Return how many Guerrillas a Sweep finds: 1 per cube, or per 2 cubes in Forest; none in Panamá (1.3.5).

    `helpers` are pieces that an Event counts as Troops. Card 11 (shaded) counts only Troops or only Police, whichever
    are more.
    """
    if s == PANAMA or b.n[ZONE + s] or b.spec.kind[s] == LOC:
        return 0
    troops, police = b.n[TROOPS + s] + helpers, b.n[POLICE + s]
    found = max(troops, police) if b.n[EFFECT + DEFENSE_COUNCIL] == SHADED else troops + police
    return found // 2 if b.spec.terrain[s] == FOREST else found
