"""What is printed on the cards of a game, by card number. Each game's `Cards` adds what only its cards have."""

from __future__ import annotations

from typing import Any


class Mark:
    """Something beside a faction's symbol on a card, beside one of its texts, or (with neither) beside its title: what
    is printed there, and the message, with its facts, that explains it."""

    def __init__(self, id: str, message: str, faction: int = -1, side: str = "", text: str = "", **facts: str) -> None:
        self.id = id
        self.message = message
        self.facts = facts
        self.faction = faction
        self.side = side
        """`unshaded`, `shaded`, or `event` on a card with one text; empty: no text."""
        self.text = text


class Cards:
    """Titles, faction order, and flags such as dual, Capability and Momentum; not the Event texts."""

    def __init__(self, data: dict[str, Any], factions: list[str]) -> None:
        events = data["events"]
        self.has_halos = False
        """Whether symbols on the printed cards may have a halo."""
        self.propaganda: list[int] = data["propaganda"]
        self.count: int = len(events) + len(self.propaganda)
        """How many cards there are. They are numbered from 1."""
        count = self.count + 1
        self.title: list[str] = [""] * count
        self.order: list[list[int]] = [[] for _ in range(count)]
        self.dual: list[bool] = [False] * count
        self.capability: list[bool] = [False] * count
        self.momentum: list[bool] = [False] * count
        """Whether either side is Momentum. A Capability never is."""
        self.halo: list[list[int]] = [[] for _ in range(count)]
        """Factions whose symbols have a halo: as Non-players they have instructions for the Event."""
        self.owner: list[int] = [-1] * count
        """The faction that owns a Capability; -1 on cards that name none."""
        for card in events:
            number = card["number"]
            self.title[number] = card["title"]
            self.order[number] = [factions.index(name) for name in card["order"]]
            self.dual[number] = card["dual"]
            self.capability[number] = bool(card["capability"])
            self.momentum[number] = bool(card["momentum"]) and not self.capability[number]
        for number in self.propaganda:
            self.title[number] = "Propaganda!"

    def is_certain(self, card: int) -> bool:
        """Return True if everything printed beside the texts is surely known."""
        return True

    def capability_of(self, card: int) -> int:
        """Return the faction whose Capability a card is, or -1."""
        return self.owner[card] if self.capability[card] else -1

    def momentum_word(self, card: int) -> str:
        """Return which sides of a card are Momentum: `none`, `unshaded`, `shaded` or `both`."""
        return "none"

    def marks(self, card: int) -> list[Mark]:
        """Return what is printed beside the symbols and texts of a card."""
        return []
