"""The sequence of play on an Event card: Eligibility, a faction's turn, the next card."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import Decision, Flow
from . import general
from .board import Board
from .coin_board import CoinBoard
from .deck import Deck
from .operation import Operation

PASS: Final = "pass"
ONLY_SIDE: Final = "event"
"""The Event of a card with only one side."""
EVENT_CHOICES: Final = (ONLY_SIDE, "unshaded", "shaded")
"""Choices of a turn that execute the Event."""

# What a faction has done on the card in play (`acted`).
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
    """Return the leftmost Eligible faction that has not acted; -1 when two have executed or none is left."""
    spec = b.spec
    if b.n[spec.FIRST] and b.n[spec.SECOND]:
        return -1
    for faction in order:
        if b.n[spec.ELIGIBLE + faction] and b.n[spec.ACTED + faction] == WAITING:
            return faction
    return -1


def waiting(b: Board, order: list[int]) -> list[int]:
    """Return the Eligible factions that have not acted, in this order."""
    spec = b.spec
    return [f for f in order if b.n[spec.ELIGIBLE + f] and b.n[spec.ACTED + f] == WAITING]


def staying(b: Board, order: list[int]) -> list[int]:
    """Return the factions that will be Eligible on the next card as things stand: neither executed nor barred (see
    `adjust`)."""
    spec = b.spec
    return [f for f in order if b.n[spec.ACTED + f] != EXECUTED and not b.n[spec.BARRED + f]]


def passes(b: CoinBoard, who: int) -> None:
    """Pass: some Resources, and the faction stays Eligible."""
    b.log("pass", who)
    b.set(b.spec.ACTED + who, PASSED)
    b.gain(b.payer(who), b.procedures.pass_reward(who))


def executed(b: Board, who: int, what: int) -> None:
    """Note that a faction has executed: it fills the next box of the sequence of play."""
    spec = b.spec
    if b.n[spec.ACTED + who] == WAITING:
        b.set(spec.ACTED + who, EXECUTED)
    if b.n[spec.FIRST]:
        b.set(spec.SECOND, who + 1)
    else:
        b.set(spec.FIRST, who + 1)
        b.set(spec.FIRST_DID, what)


def bar(b: Board, who: int) -> None:
    """Make a faction Ineligible through the next card by an Event: it drops out now and sits out the next card."""
    spec = b.spec
    b.log("ineligible", who)
    b.set(spec.BARRED + who, 1)
    if b.n[spec.ACTED + who] in (WAITING, PASSED):
        b.set(spec.ACTED + who, OUT)


def stay_eligible(b: Board, who: int) -> None:
    """Let the faction that executes an Event stay Eligible."""
    b.log("stays-eligible", who)
    b.set(b.spec.ACTED + who, STAYS)


def can_become_eligible(b: CoinBoard, who: int) -> bool:
    """Return True if a faction is Ineligible, will be on the next card, or executes now."""
    spec = b.spec
    if b.n[spec.BARRED + who] or not b.n[spec.ELIGIBLE + who] or b.n[spec.ACTED + who] == EXECUTED:
        return True
    return who == b.executing and b.n[spec.ACTED + who] == WAITING


def make_eligible(b: CoinBoard, who: int) -> None:
    """Make a faction Eligible by hand: now if it is Ineligible, otherwise on the next card."""
    spec = b.spec
    if not b.n[spec.ELIGIBLE + who]:
        b.log("now-eligible", who)
        b.set(spec.ELIGIBLE + who, 1)
    elif b.n[spec.BARRED + who]:
        b.log("now-eligible", who)
        b.set(spec.BARRED + who, 0)
    else:
        stay_eligible(b, who)


def adjust(b: Board, executing_counts: bool = True) -> None:
    """Adjust Eligibility at the end of the card."""
    n, spec = b.n, b.spec
    for faction in range(len(b.spec.factions)):
        done = n[spec.ACTED + faction] == EXECUTED and executing_counts
        b.set(spec.ELIGIBLE + faction, 0 if done or n[spec.BARRED + faction] else 1)
        if n[spec.ACTED + faction]:
            b.set(spec.ACTED + faction, WAITING)
        if n[spec.BARRED + faction]:
            b.set(spec.BARRED + faction, 0)
    for place in (spec.FIRST, spec.FIRST_DID, spec.SECOND):
        b.set(place, 0)


def all_eligible(b: Board) -> None:
    """Make all factions Eligible."""
    spec = b.spec
    for faction in range(len(b.spec.factions)):
        b.set(spec.ELIGIBLE + faction, 1)
        b.set(spec.BARRED + faction, 0)


def turn_up(b: Board, deck: Deck, ahead: bool, to_event: bool) -> Flow[int]:
    """Bring the next card into play. With `ahead`, reveal the one after it; with `to_event`, reveal cards up to an
    Event."""
    queue = deck.queue()
    card = queue.pop(0) if queue else (yield from deck.reveal())
    while ahead and (not queue or (to_event and deck.is_propaganda(queue[-1]))):
        following = yield from deck.reveal(ahead)
        if not following:
            break
        queue.append(following)
    deck.set_queue(queue)
    b.set(b.spec.CARD, card)
    return card


def is_propaganda_next(b: CoinBoard) -> bool:
    """Return True if the next card is known to be a Propaganda card."""
    return b.n[b.spec.QUEUE] > len(b.spec.events)


def is_final_event(b: CoinBoard, final: int) -> bool:
    """Return True if the next card is known to be the final Propaganda card, the one with this number."""
    if not is_propaganda_next(b):
        return False
    deck = Deck(b)
    rounds = 0
    for card in deck.queue():
        if not deck.is_propaganda(card):
            break
        rounds += 1
    return b.n[b.spec.at["propaganda_played"]] + rounds >= final


def did_first(b: CoinBoard) -> int:
    """Return what the 1st Eligible has done with this card so far."""
    return b.n[b.spec.FIRST_DID] if b.n[b.spec.FIRST] else NOTHING


def leaves_event(b: CoinBoard) -> bool:
    """Return True if the choice of the 1st Eligible leaves the Event open."""
    return did_first(b) in (NOTHING, OPERATION_AND_SPECIAL)


def turn(b: CoinBoard, who: int, dual: bool, last: bool, banned: list[str]) -> Flow[None]:
    """Play a faction's turn: Pass, an Operation, or the Event, as the choice of the 1st Eligible leaves open.

    Players' Operations are Limited after an Operation of the 1st Eligible, and on the last card before a Round that
    limits them (`last`, without the `banned` Operations). Those of Non-players never are. A player may have a way to
    convert a Limited Operation into a full one, with a Special Activity. The player must then choose an Operation, if
    one is possible. After an Operation that was called off the faction chooses again.
    """
    spec = b.spec
    did = did_first(b)
    player = b.seats.is_player[who]
    last = last and player
    limited = last or (player and did in (OPERATION, OPERATION_AND_SPECIAL))
    with_event = leaves_event(b)
    without = banned if last else None
    converted = False

    def options() -> list[str]:
        found = (["unshaded", "shaded"] if dual else [ONLY_SIDE]) if with_event else []
        b.executing = who  # what it could do if it executed
        found += general.menu(b, who, limited, not limited, without=without)
        if (
            limited
            and (ways := b.procedures.conversions(b, who))
            and general.menu(b, who, False, True, without=without)
        ):
            found += ways
        b.executing = -1
        return found if converted and found else [*found, PASS]

    cited = b.procedures.cites.turn
    while True:
        known = b.conduct.known
        if known:
            choice = known.pop()
        else:
            choice = yield Decision(
                who,
                "turn-limited" if limited else "turn-converted" if converted else "turn",
                cited,
                options,
                card=b.n[spec.CARD],
                open=True,
            )
        if choice == PASS:
            passes(b, who)
            return
        if limited and choice in b.procedures.conversions(b, who):
            b.procedures.convert(b, who, choice)
            limited, with_event, converted = False, False, True
            continue
        b.executing = who
        if choice in EVENT_CHOICES:
            yield from execute_event(b, who, choice == "shaded")
            b.procedures.after_event(b, who)
            executed(b, who, EVENT)
            break
        op = Operation(who, choice, False, limited, not limited)
        yield from general.execute(b, op)
        if not op.called_off:
            yield from b.procedures.after_operation(b, op, without)
            executed(b, who, OPERATION_AND_SPECIAL if op.used else OPERATION)
            break
        b.executing = -1
        b.operation = None
    b.executing = -1


def execute_event(b: CoinBoard, who: int, shaded: bool) -> Flow[None]:
    """Execute one side of the card in play."""
    card = b.n[b.spec.CARD]
    b.log("event", who, card, int(shaded))
    return b.procedures.carry_out_event(b, who, card, shaded)
