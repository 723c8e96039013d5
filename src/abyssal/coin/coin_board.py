"""A position of a COIN game: what the shared procedures read and write beyond pieces, markers and tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import Board
from .operation import Operation
from .spec import Spec

if TYPE_CHECKING:
    from .options import Seats
    from .procedures import Procedures


class CoinBoard(Board):
    """A position in which factions execute Operations and Events. Each game has one subclass.

    The shared procedures call the methods below; a game overrides those that its rules word otherwise.
    """

    __slots__ = (
        "EFFECT",
        "_beside",
        "_camps",
        "_in_play",
        "_lands",
        "executing",
        "final",
        "operation",
        "procedures",
        "seats",
    )

    def __init__(self, spec: Spec, seats: Seats, procedures: Procedures[Any], final: int) -> None:
        super().__init__(spec)
        self.seats = seats
        self.procedures = procedures
        """What the shared procedures call of this game."""
        self.final = final
        """The number of the Propaganda card that ends the game: 4 for the fourth one drawn."""
        self.executing = -1
        """The faction that executes an Operation or Event by the sequence of play at the moment, or -1."""
        self.operation: Operation | None = None
        """The Operation begun last in this turn: what a decision belongs to."""
        self.EFFECT = spec.EFFECT
        self._in_play: list[int] = []
        self._lands: list[int] = []
        self._camps: list[list[int]] = []
        self._beside: list[list[int]] = []

    def twin(self) -> CoinBoard:
        raise NotImplementedError

    def is_player(self, who: int) -> bool:
        """Whether a player leads the faction; else the rules do."""
        return self.seats.is_player[who]

    def guerrillas(self, who: int, s: int) -> int:
        """A faction's Guerrillas in a space, Underground and Active."""
        spec = self.spec
        return self.n[spec.underground[who] + s] + self.n[spec.active[who] + s]

    def camps(self, who: int) -> list[int]:
        """The spaces with Guerrillas of a faction."""
        return self.spaces_with_either(self.spec.underground[who])

    def beside_camps(self, who: int) -> list[int]:
        """The spaces in play next to those with Guerrillas of a faction; kept as long as both are the same."""
        self._look_what_is_in_play()
        camps = self.camps(who)
        if self._camps[who] is not camps:
            self._camps[who] = camps
            self._beside[who] = self.spec.beside(camps, self._in_play)
        return self._beside[who]

    def lands_in_play(self) -> list[int]:
        """The spaces in play but LoCs; kept as long as they are the same."""
        self._look_what_is_in_play()
        return self._lands

    def _look_what_is_in_play(self) -> None:
        """If other spaces are in play than before, what was kept of them counts no more."""
        in_play = self.spaces_with(self.OPEN)
        if self._in_play is not in_play:
            self._in_play = in_play
            self._lands = [s for s in self.spec.lands if self.n[self.OPEN + s]]
            self._camps = [[] for _ in self.spec.factions]
            self._beside = [[] for _ in self.spec.factions]

    def activate(self, who: int, s: int, count: int = 1) -> int:
        """Activate Underground Guerrillas."""
        return self.flip(self.spec.underground[who], s, count)

    def hide(self, who: int, s: int, count: int = 1) -> int:
        """Turn Active Guerrillas Underground."""
        return self.flip(self.spec.active[who], s, count)

    def enemies(self, who: int, s: int) -> int:
        """How many pieces in a space a faction may act against."""
        raise NotImplementedError

    def blocks_way(self, s: int) -> bool:
        """Whether pieces that move over LoCs and through Cities go no further than this space."""
        raise NotImplementedError

    def control_side(self, s: int) -> str:
        """The side that Controls a space now, by its name; empty where none does."""
        raise NotImplementedError

    def executes(self, who: int) -> bool:
        """Whether a faction executes an Operation or Event at the moment."""
        return who == self.executing

    def payer(self, who: int) -> int:
        """The faction whose Resources a faction spends."""
        return who

    def purse(self, who: int) -> int:
        """The Resources that a faction can spend."""
        return self.n[self.RESOURCES + self.payer(who)]

    def removes_own(self, who: int) -> bool:
        """Whether a faction may take back its own pieces at the moment."""
        return self.seats.is_player[who]

    def may_take_back(self, who: int) -> bool:
        """Whether a faction may take back a piece. It is a question which one it could spare only with hardly any, or
        where a Special Activity has to find the Resources for its Operation first."""
        if not self.removes_own(who):
            return False
        op = self.operation
        if op is None or (op.spaces and not op.owed):
            return self.has_more_than(who, 0)
        begun = op.unplaced()
        if (not begun or self.purse(who)) and self.has_more_than(who, len(op.owed) + int(begun)):
            return True
        return any(self.spare(column, s) for column in self.spec.own[who] for s in self.spaces_with(column))

    def spare(self, column: int, s: int) -> int:
        """Own pieces that may be taken back: not the last Guerrilla for a Terror that is promised here, nor
        one without which an Operation that has begun could take place nowhere."""
        op, count = self.operation, self.n[column + s]
        if not count or op is None:
            return count
        if s in op.owed and column == self.spec.underground[op.who]:
            return count - 1
        return count if op.survives(self, lambda: self.remove(column, s)) else 0

    def put_in_force(self, card: int, side: int) -> None:
        """A lasting effect of a card begins (its side), or ends (0)."""
        at = self.EFFECT + card
        if self.n[at] != side:
            self.set(at, side)
            self.log("in-force" if side else "lapsed", card, side)
