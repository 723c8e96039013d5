"""2.3 The sequence of play on an Event card, as far as all games share it."""

from __future__ import annotations

from typing import Final

from ..kernel.board import Board
from ..kernel.decision import Flow
from ..kernel.deck import Deck

# What a faction has done on the current card (`acted`).
WAITING: Final = 0
PASSED: Final = 1
EXECUTED: Final = 2
STAYS: Final = 3
"""Executed, but stays Eligible by Event text."""
OUT: Final = 4
"""Dropped out of this card by Event text."""

# What the 1st Eligible executed (`first_did`).
NOTHING: Final = 0
OPERATION: Final = 1
OPERATION_AND_SPECIAL: Final = 2
EVENT: Final = 3


def next_faction(b: Board, order: list[int]) -> int:
    """2.3.2 The leftmost Eligible faction that has not acted; -1 when two have executed or nobody is left."""
    spec = b.spec
    if b.n[spec.FIRST] and b.n[spec.SECOND]:
        return -1
    for faction in order:
        if b.n[spec.ELIGIBLE + faction] and b.n[spec.ACTED + faction] == WAITING:
            return faction
    return -1


def passes(b: Board, who: int, reward: int, paid_to: int) -> None:
    """2.3.3 Pass: some Resources, and the faction stays Eligible."""
    b.log("pass", who)
    b.set(b.spec.ACTED + who, PASSED)
    b.gain(paid_to, reward)


def executed(b: Board, who: int, what: int) -> None:
    """2.3.4 The faction has executed: it fills the next box of the sequence of play."""
    spec = b.spec
    if b.n[spec.ACTED + who] == WAITING:
        b.set(spec.ACTED + who, EXECUTED)
    if b.n[spec.FIRST]:
        b.set(spec.SECOND, who + 1)
    else:
        b.set(spec.FIRST, who + 1)
        b.set(spec.FIRST_DID, what)


def bar(b: Board, who: int) -> None:
    """An Event makes a faction Ineligible through the next card: it drops out now and sits out the next one."""
    spec = b.spec
    b.log("ineligible", who)
    b.set(spec.BARRED + who, 1)
    if b.n[spec.ACTED + who] in (WAITING, PASSED):
        b.set(spec.ACTED + who, OUT)


def stay_eligible(b: Board, who: int) -> None:
    """An Event lets the faction that executes it stay Eligible."""
    b.log("stays-eligible", who)
    b.set(b.spec.ACTED + who, STAYS)


def adjust(b: Board, executing_counts: bool = True) -> None:
    """2.3.7, 2.3.1 Adjust Eligibility at the end of the card."""
    spec = b.spec
    for faction in range(len(b.spec.factions)):
        done = b.n[spec.ACTED + faction] == EXECUTED and executing_counts
        b.set(spec.ELIGIBLE + faction, 0 if done or b.n[spec.BARRED + faction] else 1)
        b.set(spec.ACTED + faction, WAITING)
        b.set(spec.BARRED + faction, 0)
    for place in (spec.FIRST, spec.FIRST_DID, spec.SECOND):
        b.set(place, 0)


def all_eligible(b: Board) -> None:
    """6.6 Everybody is Eligible."""
    spec = b.spec
    for faction in range(len(b.spec.factions)):
        b.set(spec.ELIGIBLE + faction, 1)
        b.set(spec.BARRED + faction, 0)


def turn_up(b: Board, deck: Deck, ahead: bool, to_event: bool) -> Flow[int]:
    """2.3.8, 2.2, 2.2.option The next card comes into play, and the one after it is revealed, unless that is not wanted
    (or more of them, as far as an Event)."""
    queue = deck.queue()
    card = queue.pop(0) if queue else (yield from deck.reveal())
    while ahead and (not queue or (to_event and deck.is_propaganda(queue[-1]))):
        following = yield from deck.reveal()
        if not following:
            break
        queue.append(following)
    deck.set_queue(queue)
    b.set(b.spec.CARD, card)
    return card
