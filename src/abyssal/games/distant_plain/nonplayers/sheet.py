"""The Non-player sheets: what section 8 leaves to them, read from `data/nonplayer.json`."""

from __future__ import annotations

from typing import Any

from ....coin.spec import Spec
from ..cards import SIDES, Cards
from ..names import FACTIONS


class Sheet:
    """The random spaces (8.4) and the special instructions for Events (8.3.1), with the cards they speak of."""

    def __init__(self, data: dict[str, Any], spec: Spec, cards: Cards) -> None:
        self.cards = cards
        table = data["random_spaces"]
        self.ring: list[int] = [spec.space_index[name] for name in table["walk"]]
        """8.4 The spaces in the order in which the arrows lead from one to the next, round and round."""
        self.regions: list[list[int]] = [
            [self.ring.index(spec.space_index[name]) for name in places] for places in table["regions"]
        ]
        """8.4 By green and second die: where in the ring to begin."""
        self.instructions: dict[tuple[int, int], dict[str, Any]] = {
            (int(card), FACTIONS.index(faction)): facts
            for card, factions in data["instructions"].items()
            for faction, facts in factions.items()
        }
        """8.3.1 By card and faction: what a Non-player does with it beside the general rules."""
        self.effects: dict[tuple[int, bool], list[str]] = {
            (int(card), side == SIDES[1]): effects
            for card, sides in data["effects"].items()
            for side, effects in sides.items()
        }
        """By card and side: what it could do at all of what factions look for."""
        self.granted: dict[tuple[int, bool], list[str]] = {
            (int(card), bool(SIDES.index(side))): effects
            for card, sides in data["granted"].items()
            for side, effects in sides.items()
        }
        """By card and side: what the free actions could do that it grants."""

    def instruction(self, card: int, who: int, name: str) -> Any:
        """8.3.1 One part of a faction's instructions for a card; None if there is none."""
        return self.instructions.get((card, who), {}).get(name)

    def is_known(self, card: int, who: int) -> bool:
        """Whether the instructions come from a source, not from us."""
        return self.instruction(card, who, "source") not in (None, "ours")
