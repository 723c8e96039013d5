"""The plans that a Non-player faction of A Distant Plain keeps, beyond those that all Non-players share."""

from __future__ import annotations

from ....coin.bots import chart, mind
from ....coin.operation import Operation
from ..afghanistan import Afghanistan
from .effect import Stage
from .reasons import REASON, RULE
from .sheet import Sheet

FEW: int = 9
"""8.6.5, 8.7.3, 8.7.5, 8.8.5 Resources below which there is no spending limit."""


class Mind(mind.Mind[Afghanistan]):
    """The plans of one Non-player faction between two checkpoints."""

    def __init__(self, b: Afghanistan, who: int, sheet: Sheet, stage: Stage) -> None:
        super().__init__(b, who, RULE, REASON, "8.1")
        self.sheet = sheet
        self.stage = stage
        """The Event under way, if there is one."""
        self.box: chart.Box[Mind] | None = None
        """The flow chart box that it follows this turn."""
        self.activity: chart.Box[Mind] | None = None
        """The box of its Special Activity."""
        self.granted = False
        """8.3.4 True if an Event grants the Operation it is choosing."""
        self.purse = 0
        """Its Resources when the Operation began."""
        self.how: dict[int, str] = {}
        """The action planned in each space it selected."""
        self.groups: dict[int, tuple[int, int]] = {}
        """3.3.2 Groups yet to March into the space selected last: Underground and Active Guerrillas by origin."""
        self.group = (0, 0)
        """Underground and Active Guerrillas in the group that is moving."""
        self.posted: dict[int, int] = {}
        """3.3.2 Number of Underground Guerrillas that this March brought to a space to stay there."""
        self.plan: list[int] = []
        """Spaces it has settled on."""
        self.notes: dict[str, list[int]] = {}
        """Anything else a box remembers for this Operation, by name."""

    def twin(self, who: int, stage: Stage) -> Mind:
        """Return a mind for a faction with no plans yet, to rehearse with."""
        raise NotImplementedError

    def noted(self, name: str) -> list[int]:
        """Return what a box has noted under this name for the current Operation. Fail if there is nothing."""
        found = self.notes.get(name)
        if not found:
            raise self.lost(name)
        return found

    def goal(self) -> int:
        """Return the next planned space. Fail if there is none."""
        if not self.plan:
            raise self.lost("goal")
        return self.plan[0]

    def prospect(self, name: str) -> Operation:
        """Return an Operation as it would begin now: with a Special Activity, or free and Limited if an Event grants
        it."""
        return Operation(self.who, name, free=self.granted, limited=self.granted, special=not self.granted)

    def begin(self, op: Operation) -> bool:
        if not super().begin(op):
            return False
        self.activity = None
        self.purse = self.b.purse(self.who)
        self.how = {}
        self.groups = {}
        self.posted = {}
        self.plan = []
        self.notes = {}
        return True

    def two_thirds(self, op: Operation) -> int:
        """8.2.2 Return what is left to spend of two thirds of the Resources it began with, or of all of them if they
        were few."""
        most = self.purse if self.purse < FEW else self.purse * 2 // 3
        return most - op.paid

    def is_player(self, faction: int) -> bool:
        """8.2.1 Return True if a faction is a Player."""
        return self.b.options.is_player[faction]
