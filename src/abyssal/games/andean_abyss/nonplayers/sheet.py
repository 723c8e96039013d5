"""The Non-player sheets, which complete section 8, read from `data/nonplayer.json`."""

from __future__ import annotations

from typing import Any

from ....coin.spec import Spec
from ..cards import Cards


class Sheet:
    """The random table (8.2) and the special instructions for Events (8.4.4), with the cards. `printed` is the sheet as
    a deck file has it."""

    def __init__(self, data: dict[str, Any], spec: Spec, cards: Cards, printed: dict[str, Any] | None = None) -> None:
        self.cards = cards
        self.ring: list[int] = []
        """8.2 The spaces of the table, column by column. A foreign country comes before the other space of its box."""
        self.boxes: list[int] = []
        """Index in the ring of each of the 27 boxes: by red, then yellow, then green die."""
        before: dict[str, str] = data["random_spaces"]["first_in_box"]
        told: dict[str, str] = (printed or {}).get("random_spaces", {})
        for name in {**spec.random_table, **told}.values():
            self.boxes.append(len(self.ring))
            if name in before:
                self.ring.append(spec.space_index[before[name]])
            self.ring.append(spec.space_index[name])
        self.instructions: dict[int, dict[str, Any]] = {
            int(card): facts for card, facts in data["instructions"].items()
        }
        """8.4.4 Special instructions by card, in addition to the general rules."""
        self.shifts: dict[int, Any] = {int(card): shift for card, shift in data["shifts"].items()}
        """8.4.3 Change of Support by card: steps, or the level that the Event sets."""

        self.takes: dict[int, dict[str, Any]] = {int(card): facts for card, facts in data["takes"].items()}
        """8.2 By card: how many spaces the Event takes, and the pieces or markers ("of") that each needs."""
        government = data["government"]
        self.government: dict[int, str] = {int(card): word for card, word in government["executes"].items()}
        """8.8.2 By card: the condition on which the Government executes it. Cards not listed are never executed. All
        conditions are our own."""
        self.government_shifts: dict[int, Any] = {int(card): shift for card, shift in government["shifts"].items()}
        """8.4.3 Change of Support by card on the side that the Government uses."""
        self.government_targets: dict[int, int] = {
            int(card): spec.faction_index[name] for card, name in government["targets"].items()
        }
        """8.4.3 The faction that the Event is about, by card."""
        self.filter: dict[int, list[str]] = {int(card): words for card, words in data["filter"]["cards"].items()}
        """8.1.filter By card: reasons for an Insurgent Non-player to execute it although the Government is a Non-player
        too."""

    def is_known(self, card: int) -> bool:
        """Return True if a card's instructions come from a published source rather than from us."""
        return bool(self.instruction(card, "source") == "playbook")

    def instruction(self, card: int, name: str) -> Any:
        """8.4.4 Return one part of a card's instructions, or None."""
        return self.instructions.get(card, {}).get(name)


def random_table(data: dict[str, Any]) -> dict[str, str]:
    """8.2 Return the cells of the table: column (red die), trio (yellow) and place (green), each from 1 to 3."""
    return {
        f"{i}.{j}.{k}": name
        for i, column in enumerate(data["random_spaces"]["columns"], 1)
        for j, trio in enumerate(column, 1)
        for k, name in enumerate(trio, 1)
    }
