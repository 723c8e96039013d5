"""4.4.2 Infiltrate."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_piece, pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    GOVERNMENT,
    GOVERNMENT_BASE,
    POLICE,
    TALIBAN,
    TALIBAN_U,
    TROOPS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
    S,
)

REMOVED: Final = 2


def victims(b: Afghanistan, s: int) -> list[int]:
    """4.4.2 Government and Warlord pieces; a Base only if its own faction has no cubes or Guerrillas there."""
    found: list[int] = []
    for shields, base in (([TROOPS, POLICE], GOVERNMENT_BASE), ([WARLORDS_U, WARLORDS_A], WARLORDS_BASE)):
        there = [column for column in shields if b.n[column + s]]
        found += there or [column for column in [base] if b.n[column + s]]
    return found


def infiltrate_spaces(b: Afghanistan) -> list[int]:
    """4.4.2 Spaces with an Underground Taliban Guerrilla and a victim."""
    return [s for s in b.spaces_with(TALIBAN_U) if victims(b, s)]


def can_infiltrate(b: Afghanistan, op: Operation) -> bool:
    for s in range(S):
        if b.n[TALIBAN_U + s] and victims(b, s):
            return True
    return False


def infiltrate(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.4.2 In 1 space remove 2 pieces, or replace 1 with a Taliban Guerrilla."""
    s = yield from pick_space(b, TALIBAN, "infiltrate", "4.4.2", infiltrate_spaces(b))
    if s >= 0:
        b.log("select", s)
        yield from infiltrate_space(b, s)


def infiltrate_space(b: Afghanistan, s: int) -> Flow[None]:
    """4.4.2 Remove or replace pieces. Patronage falls by 1 for each Government piece removed or replaced."""
    how = yield from choose_one(b, TALIBAN, "infiltrate-how", "4.4.2", ["remove", "replace"], space=s)
    lost = 0
    for left in range(REMOVED if how == "remove" else 1, 0, -1):
        column = yield from pick_piece(b, TALIBAN, "infiltrate-piece", "4.4.2", victims(b, s), space=s, number=left)
        if column < 0:
            break
        lost += b.spec.piece_at[column].faction == GOVERNMENT
        b.remove(column, s)
    if how == "replace":
        b.place(TALIBAN_U, s)
    b.add_patronage(-lost)
