"""Set-up: forces by the scenario, and Open Deployment by the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..kernel.decision import Flow
from . import sequence
from .coin_board import CoinBoard
from .verbs import pick_number, pick_space

B = TypeVar("B", bound=CoinBoard)

Limit = Callable[[int], int]
"""Returns how many more pieces may come to a space."""


def column_of(b: CoinBoard, name: str) -> int:
    """Return the column of a piece as scenarios name it: new Guerrillas are Underground."""
    return b.spec.piece_named[name + ".u" if name.endswith("guerrilla") else name].column


def set_up_forces(b: CoinBoard, scenario: dict[str, Any]) -> None:
    """Set Resources, Support and Eligibility by the scenario, and place the forces of every faction that does not use
    Open Deployment."""
    factions, spaces = b.spec.faction_index, b.spec.space_index
    for faction, amount in scenario["resources"].items():
        b.gain(factions[faction], amount)
    for space, level in scenario["support"].items():
        b.set_support(spaces[space], level)
    sequence.all_eligible(b)
    for space, pieces in scenario["pieces"].items():
        for name, count in pieces.items():
            if not b.seats.deploys_openly(factions[name.split(".")[0]]):
                b.place(column_of(b, name), spaces[space], count)


def deploy_openly(
    b: B, scenario: dict[str, Any], deploy_kind: Callable[[B, int, int, int, str], Flow[None]]
) -> Flow[None]:
    """Open Deployment in the order of the scenario. `deploy_kind` is the game's procedure for all pieces of one kind:
    it takes the faction, the column, the number of pieces, and where they may go, as the scenario words it."""
    for part in scenario.get("open", []):
        faction = b.spec.faction_index[part["faction"]]
        if b.seats.deploys_openly(faction):
            for name, count in part["pieces"].items():
                yield from deploy_kind(b, faction, column_of(b, name), count, part["where"])


def deploy(b: CoinBoard, who: int, column: int, count: int, rule: str, limit: Limit) -> Flow[None]:
    """Deploy all pieces of one kind freely, space by space. Pieces without room stay Available, and changes by hand may
    have taken some away."""
    placed = 0
    while (left := min(count - placed, b.available(column))) > 0:
        spaces = [s for s in range(b.size) if b.room(column, s) and limit(s) > 0]
        if not spaces:
            return
        s = yield from pick_space(b, who, "deploy", rule, spaces, piece=column, number=left)
        most = min(left, b.room(column, s), limit(s))
        number = yield from pick_number(b, who, "deploy-count", rule, 1, most, space=s, piece=column)
        placed += b.place(column, s, number)
