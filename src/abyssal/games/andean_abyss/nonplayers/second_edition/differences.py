"""Overrides for section 8 of the second edition (see `Edition`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....coin.bots.chart import Chart
from .....coin.operation import Operation
from ...colombia import Colombia
from ...names import (
    ALFONSO_CANO,
    AUC,
    BASES_POOL,
    FARC,
    FARC_BASE,
    GOVT,
    MEXICAN_TRAFFICKERS,
    POLICE,
    QUEUE,
    RESOURCES,
    UNDERGROUND,
)
from ...s4_special.cultivate import new_field
from ..edition import Edition
from ..rally_steps import any_active_at_base, could_trade
from ..rallying import legal

if TYPE_CHECKING:
    from ..box import Answer
    from ..mind import Mind

EVENTS = 72
"""Number of the last Event card; higher ones are Propaganda."""


class SecondEdition(Edition):
    """Section 8 of the second edition."""

    def __init__(self, charts: list[Chart[Mind] | None], answers: list[dict[str, Answer]]) -> None:
        super().__init__(charts, answers)
        self.hides_first = True
        self.prefers_pairs = True
        self.processes_after_rally = True
        self.leaves_hidden = True
        self.guesses_arrows = True

    def momentum_counts(self, b: Colombia, card: int) -> bool:
        """8.1.ineffective Before a Propaganda card, only the two Momentum cards that affect its Round count."""
        return b.n[QUEUE] <= EVENTS or card in (ALFONSO_CANO, MEXICAN_TRAFFICKERS)

    def should_hide(self, b: Colombia, who: int, s: int) -> bool:
        """8.5.1, 8.6.1, 8.7.1 Cartels and AUC hide only where all their Guerrillas are Active, FARC where any is."""
        return any_active_at_base(b, who, s) and (who == FARC or not b.n[UNDERGROUND[who] + s])

    def could_trade(self, b: Colombia, who: int, s: int) -> bool:
        """8.6.1 AUC replaces 2 of 3 or more Guerrillas, even those with Shipments."""
        if who != AUC:
            return could_trade(b, who, s)
        return b.n[BASES_POOL[AUC]] > 0 and b.room_after_trade(s) and b.guerrillas(AUC, s) >= 3

    def places_base(self, b: Colombia, who: int) -> bool:
        """8.6.1 Return True if the Rally, step by step, would reach a Base within its 3 spaces and its Resources."""
        spaces = legal(b, who)
        hiding = sum(1 for s in spaces if self.should_hide(b, who, s))
        if hiding >= min(3, b.n[RESOURCES + who]):
            return False
        return any(self.could_trade(b, who, s) and not self.should_hide(b, who, s) for s in spaces)

    def one_more_department(self, b: Colombia, op: Operation) -> bool:
        """8.5.1 Return True if Cultivate could place a Base in none of the spaces selected so far."""
        return not any(new_field(b, s) for s in op.spaces)

    def opposition_first(self, b: Colombia) -> bool:
        """8.5.3 Return True if the Government is a Non-player and FARC a player."""
        return not b.is_player(GOVT) and b.is_player(FARC)

    def bribe_order(self, b: Colombia) -> list[int]:
        """8.5.3.bribe Bribe players before Non-players."""
        order = super().bribe_order(b)
        return [f for f in order if b.is_player(f)] + [f for f in order if not b.is_player(f)]

    def terror_base(self, b: Colombia, s: int) -> bool:
        """8.6.4 Return True at a FARC Base with more AUC Guerrillas than Police."""
        return b.n[FARC_BASE + s] > 0 and b.guerrillas(AUC, s) > b.n[POLICE + s]

    def spares_support(self, b: Colombia) -> bool:
        """8.6.4 Return True if the Government is a Non-player."""
        return not b.is_player(GOVT)

    def march_reason(self) -> str:
        return "no-farc-control"

    def farc_holds(self, b: Colombia, s: int) -> bool:
        """8.7.2 Return True under FARC Control."""
        return b.control(s) == FARC
