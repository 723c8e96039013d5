"""1.5.1 Negotiation: players may give each other Resources and Shipments. 4.5.3 Owners may move their Shipments around.

Agreements are choices in their own notation: `give FROM TO AMOUNT` and `hand SPACE CARRIER CARRIER`.
"""

from __future__ import annotations

from typing import Final

from ...coin.negotiation import call_off, gifts, give, read_gift, same_player
from ...coin.spec import LOC, Spec
from ...kernel.deal import Deal
from ...kernel.errors import Problem
from .colombia import Colombia
from .names import GUERRILLA_COLUMNS, INSURGENTS

AGREEMENTS: Final = ("give", "hand")


def agree(b: Colombia, choice: str) -> int:
    """1.5.1 Carry out an agreement and return the giver. An agreement against the rules raises and changes nothing."""
    op, words = b.operation, choice.split(" ")
    stood = op is not None and op.stands(b)
    if words[0] == "give":
        giver = give(b, choice, words, lambda giver, receiver: _refusal(b, giver, receiver), _promised(b))
    elif words[0] == "hand" and len(words) == 4:
        giver = _hand(b, choice, words[1], words[2], words[3])
    else:
        raise Problem("bad-aside", choice=choice)
    call_off(b, op, stood)
    return giver


def possible_agreements(b: Colombia, giver: int) -> list[str]:
    """1.5.1, 4.5.3 Return every agreement in which the faction could give something now."""
    found = gifts(b, giver, lambda giver, receiver: _refusal(b, giver, receiver), _promised(b))
    for i in b.shipments_of(giver):
        s, column = b.shipment_space(i), b.shipment_column(i)
        for other in GUERRILLA_COLUMNS:
            taker = b.spec.piece_at[other].faction
            allowed = b.options.is_player[giver] if taker == giver else _refusal(b, giver, taker) == ""
            if other != column and b.n[other + s] and allowed and _may_part_with(b, giver, i, other):
                found.append(f"hand {b.spec.spaces[s]} {b.spec.piece_at[column].name} {b.spec.piece_at[other].name}")
    return sorted(set(found))


def _promised(b: Colombia) -> int:
    """4.3.3, 4.4.2 Return the cost of the Terror still owed for a Kidnapping or Assassination."""
    return 0 if b.operation is None else sum(1 for s in b.operation.owed if b.spec.kind[s] != LOC)


def deal(spec: Spec, choice: str) -> Deal:
    """1.5.1 Parse an agreement written as by `possible_agreements`."""
    words = choice.split(" ")
    if words[0] == "give" and len(words) == 4:
        return read_gift(spec, words)
    if words[0] == "hand" and len(words) == 4:
        carrier, other = spec.piece_named[words[2]], spec.piece_named[words[3]]
        s = spec.space_index[words[1]]
        return Deal(carrier.faction, other.faction, "deal-hand", space=s, piece=carrier.name, other=other.name)
    raise Problem("bad-aside", choice=choice)


def may_deal(b: Colombia) -> bool:
    """1.5.1 Return True if players could agree on anything while no faction executes. Always False in the second
    edition."""
    if b.options.second_edition or b.options.players < 2:
        return False
    for giver in range(4):
        if possible_agreements(b, giver):
            return True
    return False


def may_hand(b: Colombia, giver: int, s: int) -> bool:
    """4.5.3 Return True if a Shipment here could be handed to another faction now."""
    for receiver in INSURGENTS:
        if b.guerrillas(receiver, s) and _refusal(b, giver, receiver) == "":
            return True
    return False


def _may_part_with(b: Colombia, giver: int, i: int, column: int) -> bool:
    """3.1, 4.1 Return True if handing the Shipment on leaves the player's current Operation possible.

    The Operation may count on a Kidnapping that the Cartels pay for with Resources. If they hold a Shipment they pay
    with that instead (4.3.3).
    """
    op, s = b.operation, b.shipment_space(i)
    if op is None or not same_player(b, op.who, giver):
        return True
    return op.survives(b, lambda: b.hand_shipment(i, s, column))


def _hand(b: Colombia, choice: str, space: str, giver: str, receiver: str) -> int:
    pieces = b.spec.piece_named
    if space not in b.spec.space_index or giver not in pieces or receiver not in pieces or giver == receiver:
        raise Problem("bad-aside", choice=choice)
    s, source, goal = b.spec.space_index[space], pieces[giver], pieces[receiver]
    found = b.shipments_with(s, source.column)
    if not found or goal.column not in GUERRILLA_COLUMNS or not b.n[goal.column + s]:
        raise Problem("no-shipment", choice=choice)
    if source.faction != goal.faction:
        _may_deal(b, choice, source.faction, goal.faction)
    elif not b.options.is_player[source.faction]:
        raise Problem("nonplayer-gives", choice=choice)
    if not _may_part_with(b, source.faction, found[0], goal.column):
        raise Problem("operation-needs", choice=choice)
    b.hand_shipment(found[0], s, goal.column)
    return source.faction


def _may_deal(b: Colombia, choice: str, giver: int, receiver: int) -> None:
    refusal = _refusal(b, giver, receiver)
    if refusal:
        raise Problem(refusal, choice=choice)


def _refusal(b: Colombia, giver: int, receiver: int) -> str:
    """1.5, 1.5.2 Return the reason why two factions may not deal, or "" if they may.

    One player's factions never deal with each other, and Non-players give nothing (8.1.2). In the second edition one of
    the two must be executing in its turn.
    """
    options = b.options
    if same_player(b, giver, receiver):
        return "own-factions"
    if not options.is_player[giver]:
        return "nonplayer-gives"
    if options.second_edition and b.executing not in (giver, receiver):
        return "not-executing"
    return ""
