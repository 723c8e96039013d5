"""The cards as data: titles, faction order, kinds, and the source of each side's text."""

from __future__ import annotations

from typing import Any, Final

from ...coin import cards
from ...coin.cards import Mark
from ...coin.deck_file import FACTS, Deck
from .names import FACTIONS

SIDES: Final = ["unshaded", "shaded"]
KNOWN: Final = ["web page", "owner"]
"""Sources that give the whole effect of a side: a web page by one of the designers, or an owner of the printed card."""
SOURCES: Final = [*KNOWN, "rulebook", "public bot", "designed"]
"""Sources of a side's text. Rulebook and public bot state all or part of the effect; `designed` is entirely ours."""


OWNER: Final = "owner"


def revised(data: dict[str, Any], deck: Deck) -> dict[str, Any]:
    """Return the cards' data with the facts of a deck file."""
    events = []
    for card in data["events"]:
        facts = {key: value for key, value in deck.get(card["number"], {}).items() if key in FACTS}
        events.append({**card, **facts, **({"order_source": OWNER} if "order" in facts else {})})
    return {**data, "events": events}


class Cards(cards.Cards):
    """Everything printed on the cards except their text."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data, FACTIONS)
        self._data = data
        self.has_halos = True
        count = self.count + 1
        self.id: list[str] = [""] * count
        self.momentum_side: list[list[bool]] = [[False, False] for _ in range(count)]
        """5.4 Sides that are Momentum."""
        self.islamabad_side: list[list[bool]] = [[False, False] for _ in range(count)]
        """6.6.1 Sides that shift Islamabad."""
        self.source: list[list[str]] = [["", ""] for _ in range(count)]
        """The source of each side's text; empty for a side that the card does not have."""
        self.sure: list[bool] = [True] * count
        """True if we know the order of the factions, and everything else but the texts, for certain."""
        for card in data["events"]:
            number = card["number"]
            self.id[number] = card["id"]
            if card["capability"]:
                self.owner[number] = FACTIONS.index(card["capability"])
            self.momentum_side[number] = [self.momentum[number] and side in card["momentum"] for side in SIDES]
            self.islamabad_side[number] = [side in card["islamabad"] for side in SIDES]
            self.halo[number] = [FACTIONS.index(name) for name in card["halo"] or []]
            self.source[number] = [card["sources"].get(side, "") for side in SIDES]
            self.sure[number] = card["order_source"] in KNOWN

    def is_certain(self, card: int) -> bool:
        return self.sure[card]

    def learned(self, deck: Deck) -> Cards:
        """Return these cards with the facts that people entered about some of them."""
        return Cards(revised(self._data, deck))

    def momentum_word(self, card: int) -> str:
        unshaded, shaded = self.momentum_side[card]
        return ("both" if shaded else "unshaded") if unshaded else "shaded" if shaded else "none"

    def reconstructed(self, card: int, shaded: bool) -> bool:
        """Return True if the printed text of this side is not known and we play our reconstruction."""
        source = self.source[card][int(shaded)]
        return source != "" and source not in KNOWN

    def marks(self, card: int) -> list[Mark]:
        """Return the halos around symbols, and a note with the source for each reconstructed text."""
        sides = SIDES if self.dual[card] else ["event"]
        return [Mark("halo", "mark-halo", faction=faction) for faction in self.halo[card]] + [
            Mark("reconstructed", "reconstructed", side=side, source=self.source[card][place].replace(" ", "-"))
            for place, side in enumerate(sides)
            if self.reconstructed(card, bool(place))
        ]
