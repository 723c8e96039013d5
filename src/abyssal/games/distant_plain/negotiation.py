"""1.5.1 Negotiation: players may give each other Resources, and the Government may turn Patronage into Warlord
Resources.

The choices are written `give FROM TO AMOUNT` and `grant AMOUNT`.
"""

from __future__ import annotations

from typing import Final

from ...coin.negotiation import call_off, gifts, give, read_amount, read_gift, same_player
from ...coin.spec import Spec
from ...kernel.deal import Deal
from ...kernel.errors import Problem
from .afghanistan import Afghanistan
from .names import COALITION, GOVERNMENT, PATRONAGE, RESOURCES, WARLORDS

AGREEMENTS: Final = ("give", "grant")


def agree(b: Afghanistan, choice: str) -> int:
    """1.5.1 Carry out an agreement and return the giver. If the rules forbid it, refuse and change nothing."""
    op, words = b.operation, choice.split(" ")
    stood = op is not None and op.stands(b)
    if words[0] == "give":
        giver = give(b, choice, words, lambda giver, receiver: _refusal(b, giver, receiver), 0)
    elif words[0] == "grant" and len(words) == 2:
        giver = _grant(b, choice, read_amount(choice, words[1]))
    else:
        raise Problem("bad-aside", choice=choice)
    call_off(b, op, stood)
    return giver


def possible_agreements(b: Afghanistan, giver: int) -> list[str]:
    """1.5.1 Agreements by which a faction could give something now: 1, or all it can."""
    if giver == COALITION:
        return []
    found = gifts(b, giver, lambda giver, receiver: _refusal(b, giver, receiver), 0)
    if giver == GOVERNMENT and not _refusal(b, GOVERNMENT, WARLORDS):
        most = min(b.n[PATRONAGE], b.spec.max_resources - b.n[RESOURCES + WARLORDS])
        if most > 0:
            found += [f"grant {amount}" for amount in sorted({1, most})]
    return sorted(found)


def deal(spec: Spec, choice: str) -> Deal:
    """1.5.1 Read who gives what to whom from a choice as written by `possible_agreements`."""
    words = choice.split(" ")
    if words[0] == "give" and len(words) == 4:
        return read_gift(spec, words)
    if words[0] == "grant" and len(words) == 2:
        return Deal(GOVERNMENT, WARLORDS, "deal-grant", int(words[1]), "grant")
    raise Problem("bad-aside", choice=choice)


def _grant(b: Afghanistan, choice: str, amount: int) -> int:
    """1.5.1 Turn Patronage into Warlord Resources, 1 for 1."""
    if reason := _refusal(b, GOVERNMENT, WARLORDS):
        raise Problem(reason, choice=choice)
    if amount > b.n[PATRONAGE]:
        raise Problem("too-little-patronage", choice=choice, has=b.n[PATRONAGE])
    if b.n[RESOURCES + WARLORDS] + amount > b.spec.max_resources:
        raise Problem("too-rich", choice=choice, most=b.spec.max_resources)
    b.add_patronage(-amount)
    b.gain(WARLORDS, amount)
    return GOVERNMENT


def _refusal(b: Afghanistan, giver: int, receiver: int) -> str:
    """1.5, 1.5.1 Return why two factions may not deal, or an empty string. A player's own factions do not deal with
    each other, the Coalition has no Resources, and one of the two must be executing."""
    if giver == receiver or same_player(b, giver, receiver):
        return "own-factions"
    if COALITION in (giver, receiver):
        return "no-purse"
    if not b.options.is_player[giver]:
        return "nonplayer-gives"
    if not b.executes(giver) and not b.executes(receiver):
        return "not-executing"
    return ""
