"""1.5.1 Negotiation: players may hand each other Resources and Shipments. 4.5.3 Owners may move Shipments about.

Written as choices of their own: `give FROM TO AMOUNT` and `hand SPACE CARRIER CARRIER`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.deal import Deal
from ...kernel.errors import Problem
from ...kernel.spec import LOC, Spec
from ...series.operation import Operation
from .colombia import Colombia
from .names import GUERRILLA_COLUMNS, INSURGENTS, RESOURCES

AGREEMENTS: Final = ("give", "hand")

DEAREST = 3
"""3.2 What a space costs the Government at most."""


def aside(b: Colombia, choice: str) -> int:
    """Carry out an agreement; refuse, and change nothing, if the rules do not allow it. Who gave."""
    words = choice.split(" ")
    if words[0] == "give" and len(words) == 4:
        return _give(b, choice, words[1], words[2], words[3])
    if words[0] == "hand" and len(words) == 4:
        return _hand(b, choice, words[1], words[2], words[3])
    raise Problem("bad-aside", choice=choice)


def asides(b: Colombia, giver: int) -> list[str]:
    """Every agreement in which a faction could give something now, Resources one at a time or all."""
    found = []
    names = b.spec.factions
    for receiver in range(4):
        most = min(b.resources(giver) - _promised(b, giver), b.spec.max_resources - b.resources(receiver))
        if most > 0 and _refusal(b, giver, receiver) == "":
            found += [f"give {names[giver]} {names[receiver]} {amount}" for amount in sorted({1, most})]
    for i in b.shipments_of(giver):
        s, column = b.shipment_space(i), b.shipment_column(i)
        for other in GUERRILLA_COLUMNS:
            taker = b.spec.piece_at[other].faction
            allowed = b.options.is_player[giver] if taker == giver else _refusal(b, giver, taker) == ""
            if other != column and b.n[other + s] and allowed:
                found.append(f"hand {b.spec.spaces[s]} {b.spec.piece_at[column].name} {b.spec.piece_at[other].name}")
    return sorted(set(found))


def deal(spec: Spec, choice: str) -> Deal:
    """1.5.1 Who gives what to whom by a choice as `asides` writes it."""
    words = choice.split(" ")
    if words[0] == "give" and len(words) == 4:
        giver, receiver = spec.faction_index[words[1]], spec.faction_index[words[2]]
        return Deal(giver, receiver, "deal-give", int(words[3]), " ".join(words[:3]))
    if words[0] == "hand" and len(words) == 4:
        carrier, other = spec.piece_named[words[2]], spec.piece_named[words[3]]
        s = spec.space_index[words[1]]
        return Deal(carrier.faction, other.faction, "deal-hand", space=s, piece=carrier.name, other=other.name)
    raise Problem("bad-aside", choice=choice)


def may_deal(b: Colombia) -> bool:
    """1.5.1 Whether players could agree on anything now, although no faction executes; second edition: never."""
    if b.options.second_edition or b.options.players == 1:
        return False
    for giver in range(4):
        if asides(b, giver):
            return True
    return False


def may_hand(b: Colombia, giver: int, s: int) -> bool:
    """4.5.3 Whether a Shipment here could be handed to another faction now."""
    for receiver in INSURGENTS:
        if b.guerrillas(receiver, s) and _refusal(b, giver, receiver) == "":
            return True
    return False


def _give(b: Colombia, choice: str, giver: str, receiver: str, amount: str) -> int:
    index = b.spec.faction_index
    whole = amount.isascii() and amount.isdecimal() and len(amount) <= 3 and not amount.startswith("0")
    if giver not in index or receiver not in index or not whole:
        raise Problem("bad-aside", choice=choice)
    _may_deal(b, choice, index[giver], index[receiver])
    free = b.resources(index[giver]) - _promised(b, index[giver])
    if int(amount) > free:
        raise Problem("too-poor", choice=choice, has=free)
    if b.n[RESOURCES + index[receiver]] + int(amount) > b.spec.max_resources:
        raise Problem("too-rich", choice=choice, most=b.spec.max_resources)
    b.transfer(index[giver], index[receiver], int(amount))
    return index[giver]


def _promised(b: Colombia, who: int) -> int:
    """What a faction keeps for its Operation: the price of the Terror that a Kidnapping or Assassination was promised
    for (4.3.3, 4.4.2), or enough to take place in one space (3.1)."""
    op = b.operation
    if op is None or op.who != who or op.free:
        return 0
    if op.owed or not op.unplaced():
        return sum(1 for s in op.owed if b.spec.kind[s] != LOC)
    for kept in range(DEAREST + 1):
        if _could_with(b, op, kept):
            return kept
    return 0


def _could_with(b: Colombia, op: Operation, resources: int) -> bool:
    """Whether an Operation could take place in a space if its faction had no more Resources than so many."""
    spent = b.resources(op.who) - resources
    feasible = op.feasible
    return feasible is None or b.trial(lambda: b.gain(op.who, -max(0, spent)), feasible)


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
    b.hand_shipment(found[0], s, goal.column)
    return source.faction


def _may_deal(b: Colombia, choice: str, giver: int, receiver: int) -> None:
    refusal = _refusal(b, giver, receiver)
    if refusal:
        raise Problem(refusal, choice=choice)


def _refusal(b: Colombia, giver: int, receiver: int) -> str:
    """1.5, 1.5.2 Not between a player's own factions, never from a Non-player (8.1.2); second edition: only while one
    of the two executes in its turn. Empty if they may deal."""
    options = b.options
    if giver == receiver or options.leaders[giver] == options.leaders[receiver]:
        return "own-factions"
    if not options.is_player[giver]:
        return "nonplayer-gives"
    if options.second_edition and b.executing not in (giver, receiver):
        return "not-executing"
    return ""
