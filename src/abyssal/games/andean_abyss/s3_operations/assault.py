"""3.2.4 Assault, 3.2.5 Drug Bust."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, enter, select
from ....coin.operation import Operation
from ....coin.verbs import pick_faction
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import assault_cost, assault_targets, exposed_pieces, removable, strength, unbarred, unprotected
from ..names import (
    EFFECT,
    GOVT,
    POLICE,
    SHADED,
    TAPIAS,
    TROOPS,
)
from ..shipments import kill

DRUG_BUST: Final = 6


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.2.4 Return the spaces with cubes, as far as Tapias (3, shaded) and Madrid Donors (17, shaded) allow."""
    n = b.n
    if not affords(b, op, assault_cost(b)) or (op.spaces and not op.event and n[EFFECT + TAPIAS] == SHADED):
        return []
    return unbarred(b, op, op.selectable_of(b.spaces_with_either(TROOPS)))


def can_assault(b: Colombia, op: Operation) -> bool:
    return bool(candidates(b, op))


def assault(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.4 Remove exposed enemies with the cubes in each selected space."""
    while (s := (yield from select(b, op, "assault-space", "3.2.4", candidates))) >= 0:
        enter(b, op, s, assault_cost(b))
        yield from assault_space(b, op, s)


def assault_space(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.2.4 Assault in one space with the cubes there."""
    if not assault_targets(b, op, s):
        b.log("nothing-exposed", s)
        return
    hits = strength(b, s, b.n[TROOPS + s], b.n[POLICE + s])
    yield from remove_pieces(b, s, hits, unprotected(b, op))


def remove_pieces(b: Colombia, s: int, hits: int, victims: list[int]) -> Flow[None]:
    """3.2.4, 1.4.1.full_removal Remove as many pieces of the targeted factions as the hits allow.

    With enough hits for everything exposed, pieces go one faction at a time, otherwise one by one.
    """
    targeted: list[int] = []
    while hits > 0:
        exposed = [f for f in victims if removable(b, f, s) >= 0]
        enough = hits >= sum([exposed_pieces(b, f, s) for f in exposed])
        must = any(f in targeted for f in exposed)
        faction = yield from pick_faction(
            b, GOVT, "assault-target", "3.2.4", exposed, optional=bool(targeted) and not must, space=s, number=hits
        )
        if faction < 0:
            return
        targeted.append(faction)
        for _ in range(exposed_pieces(b, faction, s) if enough else 1):
            busted = yield from kill(b, removable(b, faction, s), s, 1)
            hits -= 1
            if busted:
                b.add_aid(DRUG_BUST * busted)
