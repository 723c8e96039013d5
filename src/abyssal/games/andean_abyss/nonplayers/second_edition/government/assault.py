"""8.8.3 Non-player Government: Assault."""

from __future__ import annotations

from collections.abc import Callable

from ......coin.operation import Operation
from ......coin.spec import LOC
from ......kernel.decision import DONE, NOWHERE, Decision, Flow
from ....colombia import Colombia
from ....combat import assault_cost
from ....names import GOVT
from ....s3_operations import assault as assault_rules
from ...box import Box
from ...mind import Mind
from ...random_spaces import highest_econ, random_space
from .outlook import (
    assault_budget,
    assault_spaces,
    best_order,
    by_rank,
    control_added,
    guerrillas_gone,
    last_gone,
    most_bases,
    pieces_gone,
    player_base_gone,
    shipments_gone,
)
from .specials import special_activity

Aim = Callable[[Colombia, Operation, int], int]


class Assault(Box):
    """8.8.3 Use a Special Activity, then Assault for up to 9 Resources."""

    def possible(self, m: Mind) -> bool:
        return assault_budget(m.b) > 0 and bool(assault_spaces(m.b, Operation(GOVT, "assault", special=True)))

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if op.paid + (0 if op.free else assault_cost(b)) > 9:
            m.says("nine-spent")
            return NOWHERE
        open_to_it = assault_rules.candidates(b, op)
        left = [s for s in assault_spaces(b, op) if s in open_to_it]
        lands = [s for s in left if b.spec.kind[s] != LOC]
        spaces = aims(m, op, lands)
        if spaces:
            return (yield from random_space(m, by_rank(m, op, spaces)))
        roads = [s for s in left if b.spec.kind[s] == LOC]
        if not roads:
            if op.spaces:
                m.says("no-more-spaces")
            return NOWHERE
        m.says("roads-by-tapias")
        return (yield from random_space(m, highest_econ(m, roads)))

    def special(self, m: Mind, op: Operation) -> str:
        return special_activity(m, op)


def aims(m: Mind, op: Operation, lands: list[int]) -> list[int]:
    """8.8.3 Return where the Assault removes the most Bases, or else adds Control, removes Shipments, removes the last
    piece, or removes anything."""
    return (
        _best(m, op, "most-bases-go", lands, most_bases)
        or _best(m, op, "control-added", lands, control_added)
        or _best(m, op, "shipments-go", lands, shipments_gone)
        or _best(m, op, "last-piece-goes", lands, last_gone)
        or _best(m, op, "most-pieces-go", lands, pieces_gone)
    )


def _best(m: Mind, op: Operation, reason: str, lands: list[int], aim: Aim) -> list[int]:
    """Return the spaces that reach an aim best; none if no space does."""
    b = m.b
    reached = {s: aim(b, op, s) for s in lands}
    top = max(1, *reached.values()) if reached else 1
    return m.must(reason, lands, lambda s: reached[s] == top)


def assault_target(m: Mind, d: Decision) -> str:
    """8.8.3 Target the faction whose removal lets the remaining hits remove the most Bases, otherwise players first,
    then FARC, AUC, Cartels."""
    b = m.b
    op = b.operation or Operation(GOVT, "assault", free=True, event=True)
    for faction in best_order(b, op, d.space, d.number):
        name = b.spec.factions[faction]
        if name in d.options:
            return name
    return d.options[0]


def is_worth_it(m: Mind, op: Operation) -> bool:
    """8.8.3 Return True if Assaults alone would remove a Shipment, a player's Base, or 4 Guerrillas."""
    b = m.b
    most = b.size if op.free else assault_budget(b)
    spaces = assault_spaces(b, op) if most else []
    if m.asks("assault-shipment", any(shipments_gone(b, op, s) for s in spaces)):
        return True
    if m.asks("assault-player-base", any(player_base_gone(b, op, s) for s in spaces)):
        return True
    best = sorted((guerrillas_gone(b, op, s) for s in spaces), reverse=True)[:most]
    return m.asks("assault-four-guerrillas", sum(best) >= 4)


def patrol_assault(m: Mind, d: Decision) -> Flow[str]:
    """8.8.5 Assault on the LoC where the Patrol removes the most Insurgent pieces."""
    b, op = m.b, m.operation()
    m.rule = "8.8.5"
    index = b.spec.space_index
    spaces = [index[name] for name in d.options if name in index]
    if not spaces:
        return DONE
    spaces = m.most("most-pieces-go", spaces, lambda s: pieces_gone(b, op, s))
    return b.spec.spaces[(yield from random_space(m, spaces))]
