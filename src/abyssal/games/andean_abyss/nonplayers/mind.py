"""State of an Andean Abyss Non-player between questions, on top of the shared one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....coin.bots import mind
from ....coin.operation import Operation
from ....kernel.decision import NOWHERE
from ..colombia import Colombia
from .reasons import REASON, RULE
from .sheet import Sheet

if TYPE_CHECKING:
    from .edition import Edition


class Mind(mind.Mind[Colombia]):
    """The mind of one Non-player faction between two checkpoints."""

    def __init__(self, b: Colombia, who: int, sheet: Sheet, edition: Edition) -> None:
        super().__init__(b, who, RULE, REASON, "8.1")
        self.edition = edition
        """The section 8 it follows."""
        self.sheet = sheet
        self.how = ""
        """3.3.1 The choice for the space selected for Rally."""
        self.gathering = 0
        """3.3.1 Number of Guerrillas that may still gather in the space selected for Rally."""
        self.groups: dict[int, tuple[int, int]] = {}
        """3.3.2 Groups still to March into the last selected space: Underground and Active Guerrillas by origin."""
        self.group = (0, 0)
        """Underground and Active Guerrillas of the moving group."""
        self.plan: list[int] = []
        """Spaces chosen when the Operation began."""
        self.ambush = NOWHERE
        """4.3.2 Space of the Ambush."""
        self.for_support: bool | None = None
        """Event 46: True to set Support, False to set Opposition, None while undecided."""
        self.aims: list[int] = []
        """8.8.7 Spaces where the Government's Special Activity may take place or start."""
        self.goals: list[int] = []
        """8.8 Destinations of the Government's cubes, or spaces for Civic Action or a Base."""
        self.victim = -1
        """8.8.7 Target of an Air Strike."""
        self.move = (NOWHERE, NOWHERE, 0)
        """8.8.5, 8.8.9 Moving cubes: origin, destination, and kind or number."""
        self.level = 0
        """8.8.8 Level that Civic Action should reach."""
        self.redeployment: object = None
        """8.8.9 Plan of a Redeploy Phase."""
        self.passed = ""
        """8.1.filter Reason for executing the current Event although the Government is a Non-player."""
        self.company: list[Mind] = [self]
        """All minds of the game, this one included."""
        self.extra = False
        """True once the one extra space that the box's Operation allows is used."""
        self.extra_special = False
        """True once the one extra space that its Special Activity allows is used."""

    def begin(self, op: Operation) -> bool:
        if not super().begin(op):
            return False
        self.groups = {}
        self.plan = []
        self.ambush = NOWHERE
        self.extra = False
        self.extra_special = False
        return True
