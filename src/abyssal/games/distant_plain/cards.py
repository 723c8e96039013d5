"""The cards as data: titles, faction order, kinds, and the source of each side's text."""

from __future__ import annotations

from typing import Any, Final

from ...coin.lexicon import Mark
from .names import FACTIONS

SIDES: Final = ["unshaded", "shaded"]
KNOWN: Final = ["web page", "owner"]
"""Sources that give the whole effect of a side: a web page by one of the designers, or an owner of the printed card."""
SOURCES: Final = [*KNOWN, "rulebook", "public bot", "designed"]
"""Sources of a side's text. Rulebook and public bot state all or part of the effect; `designed` is entirely ours."""


class Cards:
    """Everything printed on the cards except their text."""

    def __init__(self, data: dict[str, Any]) -> None:
        events = data["events"]
        self.propaganda: list[int] = data["propaganda"]
        count = len(events) + len(self.propaganda)
        self.id: list[str] = [""] * (count + 1)
        self.title: list[str] = [""] * (count + 1)
        self.order: list[list[int]] = [[] for _ in range(count + 1)]
        self.dual: list[bool] = [False] * (count + 1)
        self.capability: list[bool] = [False] * (count + 1)
        self.owner: list[int] = [-1] * (count + 1)
        """5.3 The faction that owns the Capability; -1 on other cards."""
        self.momentum: list[bool] = [False] * (count + 1)
        """5.4 True if either side is Momentum."""
        self.momentum_side: list[list[bool]] = [[False, False] for _ in range(count + 1)]
        self.islamabad_side: list[list[bool]] = [[False, False] for _ in range(count + 1)]
        """6.6.1 Sides that shift Islamabad."""
        self.halo: list[list[int]] = [[] for _ in range(count + 1)]
        """Factions whose symbols have a halo: as Non-players they have instructions for the Event."""
        self.source: list[list[str]] = [["", ""] for _ in range(count + 1)]
        """The source of each side's text; empty for a side that the card does not have."""
        for card in events:
            number = card["number"]
            self.id[number] = card["id"]
            self.title[number] = card["title"]
            self.order[number] = [FACTIONS.index(name) for name in card["order"]]
            self.dual[number] = card["dual"]
            if card["capability"]:
                self.capability[number] = True
                self.owner[number] = FACTIONS.index(card["capability"])
            self.momentum[number] = bool(card["momentum"])
            self.momentum_side[number] = [side in card["momentum"] for side in SIDES]
            self.islamabad_side[number] = [side in card["islamabad"] for side in SIDES]
            self.halo[number] = [FACTIONS.index(name) for name in card["halo"] or []]
            self.source[number] = [card["sources"].get(side, "") for side in SIDES]
        for number in self.propaganda:
            self.title[number] = "Propaganda!"

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
