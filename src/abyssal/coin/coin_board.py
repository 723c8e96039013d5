"""A position of a COIN game, with everything the shared procedures need beyond pieces, markers and tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import Board
from .cards import Cards
from .deck_file import Deck
from .operation import Operation
from .spec import TURN, Spec

if TYPE_CHECKING:
    from .options import Seats
    from .procedures import Procedures


class CoinBoard(Board):
    """A position in which factions execute Operations and Events. Each game has one subclass.

    The shared procedures call the methods below; a game overrides those that its rules word differently.
    """

    __slots__ = (
        "EFFECT",
        "_beside",
        "_camps",
        "_in_play",
        "_lands",
        "executing",
        "final",
        "handed",
        "operation",
        "procedures",
        "seats",
    )

    def __init__(self, spec: Spec, seats: Seats, procedures: Procedures[Any], final: int) -> None:
        super().__init__(spec)
        self.seats = seats
        self.procedures = procedures
        """Hooks of this game that the shared procedures call."""
        self.final = final
        """The number of the Propaganda card that ends the game: 4 for the fourth one drawn."""
        self.executing = -1
        """Faction now executing an Operation or Event by the sequence of play, or -1."""
        self.operation: Operation | None = None
        """Operation begun last in this turn, to which the open decision belongs."""
        self.handed = False
        """True while the people at the table answer the open question for a bot."""
        self.EFFECT = spec.EFFECT
        self._in_play: list[int] = []
        self._lands: list[int] = []
        self._camps: list[list[int]] = []
        self._beside: list[list[int]] = []

    def twin(self) -> CoinBoard:
        raise NotImplementedError

    def is_player(self, who: int) -> bool:
        """Return True if a player, not a bot, plays the faction."""
        return self.seats.is_player[who]

    def guerrillas(self, who: int, s: int) -> int:
        """Return the number of a faction's Guerrillas in a space, Underground and Active."""
        spec = self.spec
        return self.n[spec.underground[who] + s] + self.n[spec.active[who] + s]

    def camps(self, who: int) -> list[int]:
        """Return the spaces with Guerrillas of a faction."""
        return self.spaces_with_either(self.spec.underground[who])

    def beside_camps(self, who: int) -> list[int]:
        """Return the spaces in play adjacent to a faction's Guerrillas. Cached until either changes."""
        self._look_what_is_in_play()
        camps = self.camps(who)
        if self._camps[who] is not camps:
            self._camps[who] = camps
            self._beside[who] = self.spec.beside(camps, self._in_play)
        return self._beside[who]

    def lands_in_play(self) -> list[int]:
        """Return the spaces in play except LoCs. Cached until they change."""
        self._look_what_is_in_play()
        return self._lands

    def _look_what_is_in_play(self) -> None:
        """Drop the cached lists if other spaces are in play than before."""
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
        """Return how many pieces in a space a faction may act against."""
        raise NotImplementedError

    def blocks_way(self, s: int) -> bool:
        """Return True if pieces that move over LoCs and through Cities must stop at this space."""
        raise NotImplementedError

    def control_side(self, s: int) -> str:
        """Return the name of the side that Controls a space now; empty if none does."""
        raise NotImplementedError

    def executes(self, who: int) -> bool:
        """Return True if a faction is executing an Operation or Event."""
        return who == self.executing

    def payer(self, who: int) -> int:
        """Return the faction whose Resources a faction spends."""
        return who

    def purse(self, who: int) -> int:
        """Return the Resources that a faction can spend."""
        return self.n[self.RESOURCES + self.payer(who)]

    def removes_own(self, who: int) -> bool:
        """Return True if a faction may take back its own pieces now."""
        return self.seats.is_player[who]

    def may_take_back(self, who: int) -> bool:
        """Return True if a faction may take back a piece.

        Which piece it could spare matters only if it has hardly any, or if a Special Activity must first find the
        Resources for its Operation.
        """
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
        """Return how many pieces may be taken back: not the last Guerrilla for a Terror promised here, nor one without
        which an Operation that has begun could take place nowhere."""
        op, count = self.operation, self.n[column + s]
        if not count or op is None:
            return count
        if s in op.owed and column == self.spec.underground[op.who]:
            return count - 1
        return count if op.survives(self, lambda: self.remove(column, s)) else 0

    # Changes by hand (see `by_hand`). Games override what they have beside the shared effects.

    def by_hand(self, card: int, shaded: bool) -> bool:
        """Return True if people carry out this side of a card by hand."""
        how = self.seats.hand_events
        return how == "printed" or (how == "mixed" and not self.is_sure(card, shaded))

    def any_by_hand(self) -> bool:
        """Return True if people carry out some Events by hand."""
        dual = self.cards_now().dual
        return any(self.by_hand(card, False) or (dual[card] and self.by_hand(card, True)) for card in self.spec.events)

    def cards_now(self) -> Cards:
        """Return what is printed on the cards, as far as this game knows."""
        raise NotImplementedError

    def told_facts(self) -> Deck:
        """Return the facts that people entered about their printed cards in this game."""
        return {}

    def is_sure(self, card: int, shaded: bool) -> bool:
        """Return True if the printed text of a side is surely known."""
        return True

    def on_card(self) -> bool:
        """Return True while factions take their turns on an Event card."""
        return self.n[self.spec.at["phase"]] == TURN

    def boxes_for(self, column: int) -> list[int]:
        """Return the boxes, by their index, that can hold pieces of this kind."""
        return [0, 1]

    def lasting_cards(self) -> list[int]:
        """Return the cards that can have a lasting effect."""
        return []

    def lapsing(self, momentum: list[int]) -> list[int]:
        """Return the cards whose effects end with a Propaganda Round, given those of the game's Momentum."""
        return momentum

    def mark_card(self, card: int, side: int, who: int) -> None:
        """Start a lasting effect of a card by hand (its side), or end it (0)."""
        self.put_in_force(card, side)

    def hand_tracks(self) -> list[str]:
        """Return the game's tracks beside Resources and Aid."""
        return []

    def hand_values(self, track: str) -> list[str]:
        """Return the other values that one of the game's tracks can have."""
        raise NotImplementedError

    def hand_set(self, track: str, value: str) -> None:
        """Set one of the game's tracks."""
        raise NotImplementedError

    def companion_tracks(self) -> list[str]:
        """Return further numbers that a real board shows, beside Resources, Aid and `hand_tracks`."""
        return []

    def companion_width(self, track: str) -> int:
        """Return how many numbers a track has."""
        return 1

    def hand_steps(self) -> list[str]:
        """Return what can be done by hand in a space, beyond what all games have."""
        return []

    def hand_spaces(self, step: str) -> list[int]:
        """Return the spaces in which one of the game's own steps is possible."""
        raise NotImplementedError

    def hand_pieces(self, step: str, s: int) -> list[int]:
        """Return the kinds of pieces that one of the game's own steps chooses from; empty if from none."""
        return []

    def hand_step(self, step: str, s: int, column: int) -> None:
        """Carry out one of the game's own steps."""
        raise NotImplementedError

    def put_in_force(self, card: int, side: int) -> None:
        """Start a lasting effect of a card (its side), or end it (0)."""
        at = self.EFFECT + card
        if self.n[at] != side:
            self.set(at, side)
            self.log("in-force" if side else "lapsed", card, side)
