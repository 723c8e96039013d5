"""Differences between the two editions' section 8, one attribute or method each, with the first edition's values.

`second_edition` overrides them. Rules that both editions share are in the factions' modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....coin.bots.chart import Box, Chart
from ....coin.operation import Operation
from ..colombia import Colombia
from ..names import ALFONSO_CANO, AUC, EFFECT, FARC, FARC_BASE, GOVT, SHADED
from .rally_steps import any_active_at_base, could_place_base, could_trade

if TYPE_CHECKING:
    from .box import Answer
    from .mind import Mind


class Edition:
    """Section 8 of one edition: charts and answers per faction, and the differences between the editions."""

    def __init__(self, charts: list[Chart[Mind] | None], answers: list[dict[str, Answer]]) -> None:
        self.charts = charts
        """Flow chart per faction; None if only players play it."""
        self.answers = answers
        """The faction's own answers, per faction and kind of question."""
        self.hides_first = False
        """8.5.1, 8.6.1, 8.7.1 True if a Rally hides Guerrillas before it builds Bases."""
        self.prefers_pairs = False
        """8.6.1, 8.7.1 True if a Rally without a better reason places Guerrillas first where there are 1 or 2
        already."""
        self.processes_after_rally = False
        """8.5.1 True if Process follows a Rally after which Cultivate is not possible."""
        self.leaves_hidden = False
        """8.7.2 True if the Guerrilla that stays at a Base is an Underground one if possible."""
        self.guesses_arrows = False
        """8.1.1.not_possible True if the arrows between boxes are our own reading."""

    def box_of(self, who: int, operation: str) -> Box[Mind] | None:
        """Return the box for an Operation, or None if the faction's chart has none."""
        chart = self.charts[who]
        return None if chart is None else chart.box_for(operation)

    def momentum_counts(self, b: Colombia, card: int) -> bool:
        """8.1.ineffective Return True if a Momentum would have an effect."""
        return True

    def should_hide(self, b: Colombia, who: int, s: int) -> bool:
        """8.5.1, 8.6.1, 8.7.1 Return True if Active Guerrillas share a space with a Base of theirs and a cube."""
        return any_active_at_base(b, who, s)

    def could_trade(self, b: Colombia, who: int, s: int) -> bool:
        """8.5.1, 8.6.1, 8.7.1 Return True if a Rally replaces 2 Guerrillas with a Base here."""
        return could_trade(b, who, s)

    def places_base(self, b: Colombia, who: int) -> bool:
        """8.6.1 Return True if AUC should consider a Rally for a Base."""
        return could_place_base(b, who)

    def one_more_department(self, b: Colombia, op: Operation) -> bool:
        """8.5.1 Return True if the Cartels Rally in one more Department where they can Cultivate."""
        return True

    def opposition_first(self, b: Colombia) -> bool:
        """8.5.3 Return True if the Cartels' Terror hits Opposition before Support."""
        return False

    def bribe_order(self, b: Colombia) -> list[int]:
        """8.5.3.bribe Return the targets of the Cartels' Bribes, in order."""
        return [GOVT, FARC, AUC]

    def terror_base(self, b: Colombia, s: int) -> bool:
        """8.6.4 Return True if AUC's first Terror should hit this space."""
        return b.n[FARC_BASE + s] > 0

    def spares_support(self, b: Colombia) -> bool:
        """8.6.4 Return True if AUC's other Terrors leave Support alone."""
        return False

    def march_reason(self) -> str:
        """8.7.2 Return the reason to log for the second step of FARC's March."""
        return "could-not-agitate"

    def farc_holds(self, b: Colombia, s: int) -> bool:
        """8.7.2 Return True if FARC could Agitate here (6.4.2) in a Support Phase now, so it need not March there."""
        control = b.control(s)
        return control == FARC or (b.n[EFFECT + ALFONSO_CANO] == SHADED and control != GOVT and b.count(FARC, s) > 0)
