"""The Non-player sheets: what section 8 leaves to them, read from `data/nonplayer.json`."""

from __future__ import annotations

from typing import Any

from ....coin.spec import Spec
from ..cards import Cards


class Sheet:
    """The random table (8.2) and the special instructions for Events (8.4.4), with the cards they speak of."""

    def __init__(self, data: dict[str, Any], spec: Spec, cards: Cards) -> None:
        self.cards = cards
        self.ring: list[int] = []
        """8.2 The spaces of the table down its columns; a foreign country stands before the other space of its box."""
        self.boxes: list[int] = []
        """Where in the ring each of the 27 boxes begins: three by red, then by yellow, then by green."""
        table = data["random_spaces"]
        for column in table["columns"]:
            for trio in column:
                for name in trio:
                    self.boxes.append(len(self.ring))
                    if name in table["first_in_box"]:
                        self.ring.append(spec.space_index[table["first_in_box"][name]])
                    self.ring.append(spec.space_index[name])
        self.instructions: dict[int, dict[str, Any]] = {
            int(card): facts for card, facts in data["instructions"].items()
        }
        """8.4.4 By card: what a Non-player does with it beside the general rules."""
        self.shifts: dict[int, Any] = {int(card): shift for card, shift in data["shifts"].items()}
        """8.4.3 By card: what its text does to a level of Support, in steps or as the level it sets."""

        self.takes: dict[int, dict[str, Any]] = {int(card): facts for card, facts in data["takes"].items()}
        """8.2 By card: how many spaces its text takes, and the pieces or markers ("of") it needs for each of them."""
        government = data["government"]
        self.government: dict[int, str] = {int(card): word for card, word in government["executes"].items()}
        """8.8.2 By card: on which condition the Government executes it; never without one. All of it is ours."""
        self.government_shifts: dict[int, Any] = {int(card): shift for card, shift in government["shifts"].items()}
        """8.4.3 By card: what the text that the Government uses does to a level of Support."""
        self.government_targets: dict[int, int] = {
            int(card): spec.faction_index[name] for card, name in government["targets"].items()
        }
        """8.4.3 By card: the faction that it is about."""
        self.filter: dict[int, list[str]] = {int(card): words for card, words in data["filter"]["cards"].items()}
        """8.1.filter By card: why an Insurgent Non-player may execute it although the Government is one too."""

    def is_known(self, card: int) -> bool:
        """Whether a card's instructions come from a source, not from us."""
        return bool(self.instruction(card, "source") == "playbook")

    def instruction(self, card: int, name: str) -> Any:
        """8.4.4 One part of a card's instructions; None if there is none."""
        return self.instructions.get(card, {}).get(name)
