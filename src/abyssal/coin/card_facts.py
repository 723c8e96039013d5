"""Questions to the people with the printed deck: what is on a card that is not surely known?"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ..kernel.decision import CHANCE, Decision, Flow
from .cards import Cards
from .coin_board import CoinBoard
from .deck_file import ORDERS, SIDES, Facts

KINDS: Final = "card-"
"""Beginning of the kinds of these questions."""
NONE: Final = "none"
BOTH: Final = "both"
MOMENTUM: Final = {NONE: 0, "unshaded": 1, "shaded": 2, BOTH: 3}
"""Sides that are Momentum, as a bit set."""


class Fact(Decision):
    """A question about a card. Our assumption is the first option. In a game without people, chance takes it."""

    def by_odds(self, x: float) -> str:
        return self.options[0]


class Learned:
    """Facts that people entered about a card."""

    def __init__(self, order: list[int], dual: bool, capability: int, momentum: int, halo: list[int]) -> None:
        self.order = order
        self.dual = dual
        self.capability = capability
        """The faction whose Capability it is, or -1."""
        self.momentum = momentum
        self.halo = halo


def told_fact(b: CoinBoard, card: int, rule: str, kind: str, options: list[str], assumed: str) -> Flow[str]:
    """Ask for one fact of a card. Our assumption comes first among the options."""
    known = b.conduct.known
    if known:
        return known.pop()
    ordered = [assumed, *(option for option in options if option != assumed)]
    return (yield Fact(CHANCE, kind, rule, ordered, card=card))


def ask(b: CoinBoard, cards: Cards, card: int, rule: str) -> Flow[Learned]:
    """Ask for everything printed on a card beside its texts."""
    names = b.spec.factions
    orders = {_joined(names, order): order for order in ORDERS}
    order = yield from told_fact(b, card, rule, "card-order", list(orders), _joined(names, cards.order[card]))
    dual = cards.dual[card]
    sides = yield from told_fact(b, card, rule, "card-sides", ["one", "two"], "two" if dual else "one")
    # A Capability has two texts.
    owner = -1
    if sides == "two":
        owner = yield from ask_owner(b, cards, card, rule)
    momentum = NONE
    if owner < 0:
        possible = ["none", "unshaded", "shaded", "both"] if sides == "two" else [NONE, "unshaded"]
        first = cards.momentum_word(card)
        assumed = first if first in possible else NONE
        momentum = yield from told_fact(b, card, rule, "card-momentum", possible, assumed)
    every = range(len(names))
    halos = {_joined(names, list(some)): list(some) for n in range(len(names) + 1) for some in combinations(every, n)}
    halo = yield from told_fact(b, card, rule, "card-halo", list(halos), _joined(names, sorted(cards.halo[card])))
    return Learned(orders[order], sides == "two", owner, MOMENTUM[momentum], halos[halo])


def ask_owner(b: CoinBoard, cards: Cards, card: int, rule: str) -> Flow[int]:
    """Ask whose Capability a card is. Return the faction, or -1."""
    names, owner = b.spec.factions, cards.owner[card]
    assumed = NONE if not cards.capability[card] or owner < 0 else names[owner]
    capability = yield from told_fact(b, card, rule, "card-capability", [NONE, *b.spec.capability_owners], assumed)
    return -1 if capability == NONE else b.spec.faction_index[capability]


def answers(names: list[str], facts: Facts) -> list[str]:
    """Return the choices that answer the questions about a card with these facts: all but the halo, which may be
    missing."""
    owner, sides = facts["capability"] or NONE, facts["momentum"]
    momentum = [] if owner != NONE else [BOTH if len(sides) == len(SIDES) else (sides or [NONE])[0]]
    halo = [name for name in names if name in facts.get("halo", [])]
    capability = [owner] if facts["dual"] else []
    texts = "two" if facts["dual"] else "one"
    return ["+".join(facts["order"]), texts, *capability, *momentum, "+".join(halo) or NONE]


def _joined(names: list[str], factions: list[int]) -> str:
    return "+".join([names[f] for f in factions]) or NONE
