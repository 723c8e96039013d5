"""Card data: titles, faction order, and flags such as dual, Capability and Momentum."""

from __future__ import annotations

from typing import Any

from ...coin.lexicon import Mark
from .names import FACTIONS


class Cards:
    """Everything printed on the cards except the Event text."""

    def __init__(self, data: dict[str, Any]) -> None:
        events = data["events"]
        count = len(events) + len(data["propaganda"])
        self.propaganda: list[int] = data["propaganda"]
        self.title: list[str] = [""] * (count + 1)
        self.order: list[list[int]] = [[] for _ in range(count + 1)]
        self.dual: list[bool] = [False] * (count + 1)
        self.capability: list[bool] = [False] * (count + 1)
        self.owner: list[int] = [-1] * (count + 1)
        """No card names an owner: all Capabilities are the Government's."""
        self.momentum: list[bool] = [False] * (count + 1)
        self.gray_two: list[bool] = [False] * (count + 1)
        for card in events:
            number = card["number"]
            self.title[number] = card["title"]
            self.order[number] = [FACTIONS.index(name) for name in card["order"]]
            self.dual[number] = card["dual"]
            self.capability[number] = card["capability"]
            self.momentum[number] = card["momentum"]
            self.gray_two[number] = card["gray_two"]
        for number in self.propaganda:
            self.title[number] = "Propaganda!"

    def marks(self, card: int) -> list[Mark]:
        """Return the gray 2 beside the second symbol, which matters to Non-players."""
        return [Mark("gray-two", "mark-gray-two", faction=self.order[card][1], text="2")] if self.gray_two[card] else []
