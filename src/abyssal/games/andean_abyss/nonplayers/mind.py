"""What a Non-player faction of Andean Abyss plans, beside what all Non-players keep in mind."""

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
        """Whose section 8 leads it."""
        self.sheet = sheet
        self.how = ""
        """3.3.1 What it will do in the space it Rallies in."""
        self.gathering = 0
        """3.3.1 How many Guerrillas may still come to the space it Rallies in."""
        self.groups: dict[int, tuple[int, int]] = {}
        """3.3.2 Who is yet to March into the space selected last: Underground and Active Guerrillas by origin."""
        self.group = (0, 0)
        """Of the group that is moving: how many Underground and how many Active Guerrillas."""
        self.plan: list[int] = []
        """The spaces it settled on when the Operation began."""
        self.ambush = NOWHERE
        """4.3.2 Where it will Ambush."""
        self.for_support: bool | None = None
        """46: whether it sets Support rather than Opposition, once it has settled on that."""
        self.aims: list[int] = []
        """8.8.7 Where the Government's Special Activity may take place, or come from."""
        self.goals: list[int] = []
        """8.8 Where the Government's cubes are to go, or Civic Action or a Base to be."""
        self.victim = -1
        """8.8.7 Whom an Air Strike is to hit."""
        self.move = (NOWHERE, NOWHERE, 0)
        """8.8.5, 8.8.9 The cubes that are moving: from where, to where, and their kind or number."""
        self.level = 0
        """8.8.8 The level that Civic Action is to reach."""
        self.redeployment: object = None
        """8.8.9 The plan of a Redeploy Phase."""
        self.passed = ""
        """8.1.filter Why the Event under way is executed although the Government is a Non-player."""
        self.company: list[Mind] = [self]
        """All Non-players that answer, this one among them."""
        self.extra = False
        """Whether the one further space that the Operation of a box allows is taken."""
        self.extra_special = False
        """Whether the one further space that its Special Activity allows is taken."""

    def begin(self, op: Operation) -> bool:
        if not super().begin(op):
            return False
        self.groups = {}
        self.plan = []
        self.ambush = NOWHERE
        self.extra = False
        self.extra_special = False
        return True
