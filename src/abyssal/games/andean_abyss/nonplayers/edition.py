"""Where the section 8 of the two editions differ: each difference is one method, here as the first edition has it.

`second_edition` overrides them. What both editions word alike is in the modules of the factions.
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
    """Section 8 of one edition: the factions' charts and answers, and where the editions differ."""

    def __init__(self, charts: list[Chart[Mind] | None], answers: list[dict[str, Answer]]) -> None:
        self.charts = charts
        """By faction: its flow chart; None if people alone lead it."""
        self.answers = answers
        """By faction: what it answers in its own way, by kind of question."""
        self.hides_first = False
        """8.5.1, 8.6.1, 8.7.1 Whether a Rally hides Guerrillas before it builds Bases."""
        self.prefers_pairs = False
        """8.6.1, 8.7.1 Whether a Rally places Guerrillas first where 1 or 2 are already, for want of another reason."""
        self.processes_after_rally = False
        """8.5.1 Whether Process follows a Rally after which Cultivate is not possible."""
        self.leaves_hidden = False
        """8.7.2 Whether the Guerrilla that stays at a Base is an Underground one if possible."""
        self.guesses_arrows = False
        """8.1.1.not_possible Whether it is our reading where an arrow leads."""

    def box_of(self, who: int, operation: str) -> Box[Mind] | None:
        """The box for an Operation, if the faction's chart has one."""
        chart = self.charts[who]
        return None if chart is None else chart.box_for(operation)

    def momentum_counts(self, b: Colombia, card: int) -> bool:
        """8.1.ineffective Whether a Momentum would have an effect."""
        return True

    def should_hide(self, b: Colombia, who: int, s: int) -> bool:
        """8.5.1, 8.6.1, 8.7.1 Active Guerrillas at a Base of theirs, with a cube beside them."""
        return any_active_at_base(b, who, s)

    def could_trade(self, b: Colombia, who: int, s: int) -> bool:
        """8.5.1, 8.6.1, 8.7.1 Whether a Rally replaces 2 Guerrillas with a Base here."""
        return could_trade(b, who, s)

    def places_base(self, b: Colombia, who: int) -> bool:
        """8.6.1 Whether a Rally of AUC comes into question for a Base."""
        return could_place_base(b, who)

    def one_more_department(self, b: Colombia, op: Operation) -> bool:
        """8.5.1 Whether the Cartels Rally in one more Department, where they can Cultivate."""
        return True

    def opposition_first(self, b: Colombia) -> bool:
        """8.5.3 Whether the Cartels' Terror strikes Opposition before Support."""
        return False

    def bribe_order(self, b: Colombia) -> list[int]:
        """8.5.3.bribe Whom the Cartels Bribe away, first to last."""
        return [GOVT, FARC, AUC]

    def terror_base(self, b: Colombia, s: int) -> bool:
        """8.6.4 Where AUC's first Terror belongs."""
        return b.n[FARC_BASE + s] > 0

    def spares_support(self, b: Colombia) -> bool:
        """8.6.4 Whether AUC's other Terrors leave Support alone."""
        return False

    def march_reason(self) -> str:
        """8.7.2 What the second step of FARC's March looks for."""
        return "could-not-agitate"

    def farc_holds(self, b: Colombia, s: int) -> bool:
        """8.7.2 Where FARC could Agitate (6.4.2) if it were the Support Phase: no reason to March there."""
        control = b.control(s)
        return control == FARC or (b.n[EFFECT + ALFONSO_CANO] == SHADED and control != GOVT and b.count(FARC, s) > 0)
