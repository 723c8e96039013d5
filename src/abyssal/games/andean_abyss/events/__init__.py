"""5.0 Events: one function per card side, registered under its number."""

from __future__ import annotations

from ....coin.events import carry_out
from ....kernel.decision import Flow
from ..colombia import Colombia
from . import (
    auc_37_to_45,
    auc_46_to_54,
    cartels_55_to_63,
    cartels_64_to_72,
    farc_19_to_27,
    farc_28_to_36,
    government_1_to_18,
)
from .registry import EVENTS


def execute(b: Colombia, who: int, card: int, shaded: bool) -> Flow[None]:
    """5.1 Carry out the text of one side of a card."""
    return carry_out(EVENTS, b, who, card, shaded)


__all__ = [
    "EVENTS",
    "auc_37_to_45",
    "auc_46_to_54",
    "cartels_55_to_63",
    "cartels_64_to_72",
    "execute",
    "farc_19_to_27",
    "farc_28_to_36",
    "government_1_to_18",
]
