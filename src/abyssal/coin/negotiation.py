"""Agreements between players: giving Resources, without harm to an Operation under way.

A gift is written as a choice of its own: `give FROM TO AMOUNT`. Each game defines who may deal with whom and when, and
what else can be given.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.deal import Deal
from ..kernel.errors import Problem
from .coin_board import CoinBoard
from .operation import Operation
from .spec import Spec

Refusal = Callable[[int, int], str]
"""Returns the id of a problem if one faction may not give anything to another now; empty if it may."""


def read_amount(choice: str, amount: str) -> int:
    """Read a whole number from 1 to 999, without leading zeros."""
    if not (amount.isascii() and amount.isdecimal() and len(amount) <= 3 and not amount.startswith("0")):
        raise Problem("bad-aside", choice=choice)
    return int(amount)


def give(b: CoinBoard, choice: str, words: list[str], refusal: Refusal, promised: int) -> int:
    """Carry out a gift of Resources. Refuse it, and change nothing, if the rules do not allow it. Return the giver."""
    index = b.spec.faction_index
    if len(words) != 4 or words[1] not in index or words[2] not in index:
        raise Problem("bad-aside", choice=choice)
    giver, receiver = index[words[1]], index[words[2]]
    amount = read_amount(choice, words[3])
    if reason := refusal(giver, receiver):
        raise Problem(reason, choice=choice)
    free = to_spare(b, giver, receiver, promised)
    if amount > free:
        kept = b.resources(giver) - free
        raise Problem("too-poor-operation" if kept else "too-poor", choice=choice, has=free, kept=kept)
    if b.resources(receiver) + amount > b.spec.max_resources:
        raise Problem("too-rich", choice=choice, most=b.spec.max_resources)
    b.transfer(giver, receiver, amount)
    return giver


def gifts(b: CoinBoard, giver: int, refusal: Refusal, promised: int) -> list[str]:
    """Return the gifts of Resources that a faction could make now: 1, or as much as it may give."""
    found = []
    names = b.spec.factions
    for receiver in range(len(names)):
        if refusal(giver, receiver):
            continue
        most = min(to_spare(b, giver, receiver, promised), b.spec.max_resources - b.resources(receiver))
        if most > 0:
            found += [f"give {names[giver]} {names[receiver]} {amount}" for amount in sorted({1, most})]
    return found


def read_gift(spec: Spec, words: list[str]) -> Deal:
    """Return a gift written as by `gifts` for display."""
    giver, receiver = spec.faction_index[words[1]], spec.faction_index[words[2]]
    return Deal(giver, receiver, "deal-give", int(words[3]), " ".join(words[:3]))


def to_spare(b: CoinBoard, giver: int, receiver: int, promised: int) -> int:
    """Return what a faction may give away: not what its Operation has `promised` to pay, nor what an Operation of its
    player needs to take place in a space, if need be after a Special Activity."""
    op, amount = b.operation, b.resources(giver)
    if op is None or op.free or not same_player(b, op.who, giver):
        return amount
    if op.owed and op.who == giver:
        return amount - promised
    while amount and not _leaves_possible(b, op, giver, receiver, amount):
        amount -= 1
    return amount


def _leaves_possible(b: CoinBoard, op: Operation, giver: int, receiver: int, amount: int) -> bool:
    return op.survives(b, lambda: b.transfer(giver, receiver, amount))


def same_player(b: CoinBoard, one: int, other: int) -> bool:
    """Return True if one player plays both factions."""
    return b.seats.leaders[one] == b.seats.leaders[other]


def call_off(b: CoinBoard, op: Operation | None, stood: bool) -> None:
    """Call off an Operation that `stood` before an agreement and is impossible after it. Other players may give away
    what it counts on."""
    if op is not None and stood and not op.stands(b):
        op.called_off = True
        b.log("called-off", op.who)
