"""Shared parts of Propaganda Rounds: the victory check, Redeploying as a player likes, and the Reset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.decision import DONE, Decision, Flow
from . import sequence
from .coin_board import CoinBoard
from .verbs import pick_number, pick_where
from .victory import qualifies

# Reasons why the game goes on though a faction is past its goal.
SHARED: Final = 1
"""Its player has another faction that is not past its goal."""
ALONE: Final = 2
"""It cannot win by a victory check."""


def log_victory(b: CoinBoard, winners: list[int]) -> bool:
    """Return True if a victory check ends the game. Log which factions are past their goal, or how far each is from
    it."""
    factions = range(len(b.spec.factions))
    for faction in winners:
        b.log("past-goal", faction, b.procedures.margin(b, faction))
    if not winners:
        past = any(qualifies(b, faction) for faction in factions)
        b.log("none-past", 0 if not past else SHARED if b.seats.shared() else ALONE)
        margins: list[int] = [b.procedures.margin(b, faction) for faction in factions]
        b.log("all-margins", margins[0], margins[1], margins[2], margins[3])
    return bool(winners)


def redeploy_freely(
    b: CoinBoard, who: int, column: int, rule: str, came: list[int], may_leave: Callable[[int], bool],
    goals: list[int],
) -> Flow[None]:  # fmt: skip
    """Move pieces of one kind as the player likes, group by group, to goals with room. Pieces that have already moved
    (`came`, by space) stay."""

    def origins() -> list[str]:
        there: list[int] = []
        for s in goals:
            if b.room(column, s):
                there.append(s)
                if len(there) > 1:
                    break
        names, n = b.spec.spaces, b.n
        found = [
            names[s]
            for s in b.spaces_with(column)
            if n[column + s] > came[s] and may_leave(s) and there not in ([], [s])
        ]
        return [*found, DONE]

    while True:
        known = b.conduct.known
        if known:
            choice = known.pop()
        else:
            choice = yield Decision(who, "redeploy-origin", rule, origins, piece=column, open=True)
        if choice == DONE:
            return
        origin = b.spec.space_index[choice]
        goal = yield from _redeploy_to(b, who, column, origin, rule, goals)
        most = min(b.n[column + origin] - came[origin], b.room(column, goal))
        count = yield from pick_number(b, who, "move-count", rule, 1, most, space=goal, origin=origin, piece=column)
        came[goal] += b.move(column, origin, goal, count)


def _redeploy_to(b: CoinBoard, who: int, column: int, origin: int, rule: str, goals: list[int]) -> Flow[int]:
    def fits(s: int) -> bool:
        return s != origin and b.room(column, s) > 0

    return pick_where(b, who, "redeploy-destination", rule, fits, origin=origin, piece=column, among=goals)


def reset(b: CoinBoard, momentum: list[int]) -> None:
    """Make all factions Eligible, remove Terror and Sabotage, turn all Guerrillas Underground, end these Momentum
    cards."""
    sequence.all_eligible(b)
    for s in range(b.size):
        if b.n[b.TERROR + s]:
            b.calm(s, 99)
        for who, active in enumerate(b.spec.active):
            if active >= 0 and b.n[active + s]:
                b.hide(who, s, 99)
    for card in b.lapsing(momentum):
        b.put_in_force(card, 0)
    b.log("reset")
