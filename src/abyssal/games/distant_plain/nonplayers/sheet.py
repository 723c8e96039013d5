"""The Non-player sheets, with what section 8 leaves to them, read from `data/nonplayer.json`."""

from __future__ import annotations

from typing import Any

from ....coin.spec import Spec
from ..cards import SIDES, Cards
from ..names import FACTIONS


class Sheet:
    """Random spaces (8.4) and special instructions for Events (8.3.1), with the cards they refer to.
    `printed` is the sheet as a deck file has it."""

    def __init__(self, data: dict[str, Any], spec: Spec, cards: Cards, printed: dict[str, Any] | None = None) -> None:
        self.cards = cards
        told: dict[str, Any] = printed or {}
        walk: list[str] = told.get("walk", spec.random_walk)
        cells: dict[str, str] = {**spec.random_table, **told.get("random_spaces", {})}
        self.ring: list[int] = [spec.space_index[name] for name in walk]
        """8.4 All spaces in the circular order of the arrows."""
        self.regions: list[list[int]] = [
            [walk.index(cells[f"{green}.{second}"]) for second in range(1, 7)] for green in range(1, 7)
        ]
        """8.4 Starting place in the ring, by green and second die."""
        self.instructions: dict[tuple[int, int], dict[str, Any]] = {
            (int(card), FACTIONS.index(faction)): facts
            for card, factions in data["instructions"].items()
            for faction, facts in factions.items()
        }
        """8.3.1 Special instructions for Non-players, beyond the general rules, by card and faction."""
        self.effects: dict[tuple[int, bool], list[str]] = {
            (int(card), side == SIDES[1]): effects
            for card, sides in data["effects"].items()
            for side, effects in sides.items()
        }
        """Conditions of Event boxes that a side of a card could meet at all, by card and side."""
        self.granted: dict[tuple[int, bool], list[str]] = {
            (int(card), bool(SIDES.index(side))): effects
            for card, sides in data["granted"].items()
            for side, effects in sides.items()
        }
        """Conditions that the free actions granted by a side could meet, by card and side."""

    def instruction(self, card: int, who: int, name: str) -> Any:
        """8.3.1 Return one part of a faction's instructions for a card, or None."""
        return self.instructions.get((card, who), {}).get(name)

    def is_known(self, card: int, who: int) -> bool:
        """Return True if the instructions come from a source rather than from us."""
        return self.instruction(card, who, "source") not in (None, "ours")


def random_table(data: dict[str, Any]) -> dict[str, str]:
    """8.4 Return the places of the six regions, by green and second die."""
    return {
        f"{green}.{second}": name
        for green, places in enumerate(data["random_spaces"]["regions"], 1)
        for second, name in enumerate(places, 1)
    }
