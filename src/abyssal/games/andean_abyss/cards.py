"""Card data: titles, faction order, and flags such as dual, Capability and Momentum."""

from __future__ import annotations

from typing import Any

from ...coin import cards
from ...coin.cards import Mark
from ...coin.deck_file import Deck
from .names import FACTIONS, GOVT


def revised(data: dict[str, Any], deck: Deck) -> dict[str, Any]:
    """Return the cards' data with the facts of a deck file. Capability and Momentum are flags here."""
    events = []
    for card in data["events"]:
        facts = {key: value for key, value in deck.get(card["number"], {}).items() if key in card}
        told = {key: value if key == "order" else bool(value) for key, value in facts.items()}
        events.append({"two_texts": card["dual"], **card, **told})
    return {**data, "events": events}


class Cards(cards.Cards):
    """Everything printed on the cards except the Event text. No card names an owner: all Capabilities are the
    Government's."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data, FACTIONS)
        self.gray_two: list[bool] = [False] * (self.count + 1)
        self.two_texts: list[bool] = [False] * (self.count + 1)
        """Whether our version of a card has two texts, whatever a deck file says."""
        for card in data["events"]:
            self.gray_two[card["number"]] = card["gray_two"]
            self.two_texts[card["number"]] = card.get("two_texts", card["dual"])

    def capability_of(self, card: int) -> int:
        """5.3 All Capabilities are the Government's."""
        return GOVT if self.capability[card] else -1

    def momentum_word(self, card: int) -> str:
        """5.4 Momentum is on the shaded side."""
        return "shaded" if self.momentum[card] else "none"

    def marks(self, card: int) -> list[Mark]:
        """Return the gray 2 beside the second symbol, which matters to Non-players."""
        return [Mark("gray-two", "mark-gray-two", faction=self.order[card][1], text="2")] if self.gray_two[card] else []
