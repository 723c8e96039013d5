"""The rules of a COIN game for the driver: its checkpoints, from card to card and phase to phase, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from ..kernel.decision import ANY_CARD, CHANCE, DONE, Decision, Flow, nothing
from ..kernel.errors import Problem
from ..kernel.hidden import is_secret
from ..kernel.remark import Remark
from ..kernel.rules import GameRules
from . import by_hand, card_facts, sequence, victory
from .appraisal import Appraisal
from .board import Board
from .coin_board import CoinBoard
from .combat import odds
from .deck import Deck
from .lexicon import Lexicon
from .operation import TAKE_BACK, Operation
from .procedures import Procedures
from .spec import FIRST_PHASE, NEW_CARD, SETUP, TURN, Spec

B = TypeVar("B", bound=CoinBoard)

SELECTING: Final = ("train-space", "sweep-space", "assault-space")
"""Kinds of questions for a space whose legal options may have no effect."""

TOLD: Final = ("would", "sheet-instruction")
"""Kinds of questions about a printed Event, or about the printed sheet."""

FINDING: Final = ("activate-space", "activate")
"""Kinds of questions about Activating Guerrillas."""


CARDS_AHEAD: Final = 5
"""Number of cards to look ahead past a Propaganda Round, when starting from within it."""


class Horizon:
    """Horizon of a look ahead: the end of the next Propaganda Round or, from within one, a few cards past it."""

    def __init__(self, rules: CoinRules[Any], b: CoinBoard) -> None:
        self.PHASE = rules.PHASE
        self.ROUNDS = rules.ROUNDS
        self.REVEALED = b.spec.REVEALED
        self.rounds = b.n[rules.ROUNDS]
        self.cards = b.n[b.spec.REVEALED] + CARDS_AHEAD if b.n[rules.PHASE] >= FIRST_PHASE else 999

    def reached(self, b: Board) -> bool:
        n = b.n
        if n[self.PHASE] != NEW_CARD:
            return False
        return n[self.REVEALED] >= self.cards or (self.cards == 999 and n[self.ROUNDS] > self.rounds)


class CoinRules(GameRules[B], Generic[B]):
    """The rules of one COIN game. Each game has one subclass, which defines its phases."""

    def __init__(
        self, spec: Spec, procedures: Procedures[B], phases: list[str], last_phase: int, ties: list[int], draw: str
    ) -> None:
        super().__init__(spec.game, spec.factions)
        self.spec = spec
        self.appraisal = Appraisal(spec.factions)
        """Weights by which computer players judge positions."""
        self.procedures = procedures
        procedures.by_hand = by_hand.event
        self.over = len(phases) - 1
        self.reset = self.over - 1
        """Last phase of a Propaganda Round."""
        self.last_phase = last_phase
        """Phase after which the final Propaganda Round ends the game."""
        self.ties = ties
        """Factions in tie-breaking order."""
        self.draw = draw
        """Rule to cite when a card is drawn."""
        self.always_possible = {TAKE_BACK}
        self.PHASE = spec.at["phase"]
        self.PROPAGANDA_PLAYED = spec.at["propaganda_played"]
        self.ROUNDS = spec.at["rounds"]
        self.AFTER_ROUND = spec.at["after_round"]

    # Every game implements these.

    def finish_set_up(self, b: B) -> Flow[None]:
        """Let chance and the players decide what is open at set-up. The first card comes next."""
        raise NotImplementedError

    def turn_up(self, b: B, deck: Deck) -> Flow[int]:
        """Bring the next card into play."""
        return sequence.turn_up(b, deck, True, False)

    def play_card(self, b: B) -> Flow[None]:
        """Play the next faction's turn on an Event card, or end the card."""
        raise NotImplementedError

    def check_victory(self, b: B) -> Flow[bool]:
        """Carry out the first phase of a Round. Return True if a victory ends the game."""
        raise NotImplementedError

    def phase(self, b: B, phase: int) -> Flow[None]:
        """Carry out any other phase of a Round."""
        raise NotImplementedError

    def log_phase(self, b: B, phase: int) -> None:
        """Log that a phase begins."""
        raise NotImplementedError

    def conclude(self, b: B) -> Flow[None]:
        """Carry out what remains when the game ends, before the players are ranked."""
        return nothing()

    def final(self, b: B) -> int:
        """Return which Propaganda card, counting from 1, is the final one."""
        return b.final

    def with_bots(self, b: B, flow: Flow[None]) -> Flow[None]:
        """Run a procedure with bots answering for the Non-players."""
        raise Problem("no-nonplayers")

    # Facts for display. Each game implements those that it has.

    def lexicon(self) -> Lexicon:
        """Return the game's lexicon. A game without one cannot be played yet."""
        raise Problem("not-playable", game=self.spec.game)

    def variant(self, b: B) -> str:
        """Return the variant that is played, as the game's texts call it; empty if there is only one."""
        return ""

    def with_nonplayers(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        """Return options under which exactly these factions are Non-players. Refuse options that clash with that."""
        if factions:
            raise Problem("no-nonplayers")
        return options

    def control_shown(self, b: B) -> dict[int, str]:
        """Return the name of the side that Controls each space. Spaces without Control are left out."""
        return {s: side for s in b.spec.lands if (side := b.control_side(s))}

    def control_marked(self, b: B) -> dict[int, str] | None:
        """Return the marked side of each space, if Control counts as marked rather than as it is now; otherwise
        None."""
        return None

    def control_pieces(self, b: B, s: int) -> dict[str, int]:
        """Return how many pieces count for each side's Control of a space; under "" those that count for none. Empty if
        the space has no Control."""
        return {}

    def order(self, b: B) -> list[int]:
        """Return the Eligible factions that have yet to act on the card in play, in turn order."""
        return []

    def order_next(self, b: B) -> list[int]:
        """Return the factions that will be Eligible on the next card as things stand, in turn order; empty if not known
        yet."""
        return []

    def degree(self, b: B) -> tuple[str, int]:
        """Return how well a solo player did: the degree of success (empty if the game has none) and the lead."""
        return "", 0

    # For computer players.

    def outlook(self, b: B, faction: int) -> list[float]:
        """Return the terms of a faction's outlook, as the game's `Appraisal` names them."""
        return [float(self.margin(b, faction))]

    def features(self, b: B) -> list[float]:
        """Return the features from which factions' chances are learned, as `features` in the game's `Appraisal` data
        names them."""
        return []

    def rounds_left(self, b: B) -> int:
        """Return how many Propaganda Rounds are still to come. The game could end at each of them."""
        return 1

    # What the driver asks.

    def is_player(self, b: B, faction: int) -> bool:
        return b.seats.is_player[faction]

    def leader(self, b: B, faction: int) -> int:
        return b.seats.leaders[faction]

    def deck(self, b: B) -> Deck:
        return Deck(b, self.draw)

    def settle(self, b: B, shuffle: Callable[[list[int]], None]) -> None:
        b.order = self.deck(b).shuffled(shuffle)

    def settle_earlier(self, earlier: B, later: B) -> None:
        earlier.order = self.deck(later).seen_since(earlier.n[earlier.spec.REVEALED]) + later.order

    def by_itself(self, b: B, decision: Decision, most: str | None = None) -> str:
        options = decision.options
        if most is None or decision.origin < 0 or not options or not options[0].isdecimal():
            return super().by_itself(b, decision, most)
        if decision.kind in self.always_asked:
            return ""
        piece = self.spec.piece_at[decision.piece].name if decision.piece >= 0 else ""
        return options[-1] if most in ("", piece) else options[0]

    def is_over(self, b: B) -> bool:
        return b.n[self.PHASE] == self.over

    def wanted(self, b: B, decision: Decision) -> str:
        """Activate Guerrillas wherever possible. The order of the spaces does not matter. Within a space, the faction
        is asked only if there are several to choose from."""
        if decision.kind not in FINDING:
            return ""
        found = [option for option in decision.own() if option != DONE]
        return found[0] if found and (decision.kind == "activate-space" or len(found) == 1) else ""

    def in_vain(self, b: B, op: Operation, kind: str, s: int) -> bool:
        """Return True if selecting a space for an Operation would have no effect, at this kind of question."""
        return False

    def remarks(self, b: B, decision: Decision) -> dict[str, Remark]:
        """Return the odds of an Attack in each space, or the spaces where an Operation would have no effect."""
        kind, op, index = decision.kind, b.operation, self.spec.space_index
        if op is None:
            return {}
        if kind == "attack-space":
            return {
                option: Remark("odds", number=odds(b, op.who, index[option]))
                for option in decision.options
                if option in index
            }
        if kind not in SELECTING:
            return {}
        vain = Remark(f"vain-{kind}", vain=True)
        return {
            option: vain for option in decision.options if option in index and self.in_vain(b, op, kind, index[option])
        }

    def entered(self, b: B, decision: Decision) -> bool:
        """Return True for cards of a printed deck and for dice that people roll. Secret draws are never entered."""
        if b.handed or decision.kind in TOLD or decision.kind.startswith((by_hand.MENU, card_facts.KINDS)):
            return True
        if decision.card == ANY_CARD:
            return b.seats.printed_cards
        return b.seats.printed_dice and not any(map(is_secret, decision.options[:1]))

    def refusal(self, b: B, decision: Decision, choice: str) -> Problem:
        if decision.actor == CHANCE and decision.card == ANY_CARD and b.seats.printed_cards:
            return self.deck(b).refusal(choice) or super().refusal(b, decision, choice)
        return super().refusal(b, decision, choice)

    def is_correction(self, choice: str) -> bool:
        return by_hand.is_adjustment(choice)

    def plain_correction(self, b: B, choice: str) -> str:
        return by_hand.plain(b, choice)

    def correct(self, b: B, choice: str) -> None:
        by_hand.correct(b, choice)

    def is_withdrawn(self, b: B) -> bool:
        return b.operation is not None and b.operation.called_off

    def margin(self, b: B, faction: int) -> int:
        return self.procedures.margin(b, faction)

    def reaching(self, b: B) -> list[int]:
        """Return the factions that would win at the next victory check if nothing changed."""
        return []

    def ranking(self, b: B) -> list[list[int]]:
        return [standing.factions for standing in victory.ranking(b, self.ties)]

    def winner(self, b: B) -> int:
        return -1 if victory.players_lose(b) else self.ranking(b)[0][0]

    def ran_out(self, b: B) -> bool:
        """Return True if the game ended after the final Round, on margins, rather than by an early victory."""
        return b.n[self.AFTER_ROUND] > 0

    def horizon(self, b: B) -> Callable[[Board], bool]:
        """Return a function that says whether a later checkpoint is as far as a look ahead should go."""
        return Horizon(self, b).reached

    def step(self, b: B) -> Flow[None]:
        """Play from one checkpoint to the next."""
        flow = self._step(b)
        return flow if self.asks_for_all(b) else self.with_bots(b, flow)

    def asks_for_all(self, b: B) -> bool:
        return not b.conduct.bot_played and b.seats.only_players

    def _step(self, b: B) -> Flow[None]:
        phase = b.n[self.PHASE]
        b.executing = -1
        b.operation = None
        b.handed = False
        if phase == TURN:
            return self.play_card(b)
        if phase == NEW_CARD:
            return self._new_card(b)
        if phase == SETUP:
            return self.finish_set_up(b)
        return self._round(b, phase)

    def _new_card(self, b: B) -> Flow[None]:
        """Bring the next card into play. A Propaganda card right after a Round is passed over, or ends the game."""
        deck = self.deck(b)
        card = yield from self.turn_up(b, deck)
        if not card:
            raise Problem("empty-deck")
        b.log("card", card)
        if not deck.is_propaganda(card):
            b.set(self.AFTER_ROUND, 0)
            b.set(self.PHASE, TURN)
            return
        b.set(self.PROPAGANDA_PLAYED, b.n[self.PROPAGANDA_PLAYED] + 1)
        if not b.n[self.AFTER_ROUND]:
            b.set(self.PHASE, FIRST_PHASE)
        elif self._is_final(b):
            yield from self._end(b)

    def _round(self, b: B, phase: int) -> Flow[None]:
        """Play one phase of a Propaganda Round."""
        if phase == FIRST_PHASE:
            b.log("round", b.n[self.ROUNDS] + 1)
        self.log_phase(b, phase)
        if phase == FIRST_PHASE:
            if (yield from self.check_victory(b)):
                yield from self._end(b)
                return
        else:
            yield from self.phase(b, phase)
        if phase == self.last_phase and self._is_final(b):
            self._complete(b)
            yield from self._end(b)
        elif phase == self.reset:
            self._complete(b)
            b.set(self.PHASE, NEW_CARD)
        else:
            b.set(self.PHASE, phase + 1)

    def _is_final(self, b: B) -> bool:
        return b.n[self.PROPAGANDA_PLAYED] >= self.final(b)

    def _complete(self, b: B) -> None:
        """Count a completed Propaganda Round (the final one ends without its last phases)."""
        b.set(self.ROUNDS, b.n[self.ROUNDS] + 1)
        b.set(self.AFTER_ROUND, 1)

    def _end(self, b: B) -> Flow[None]:
        yield from self.conclude(b)
        b.set(self.PHASE, self.over)
        b.log("over", self.ranking(b)[0][0])


Rules: TypeAlias = CoinRules[Any]
"""The rules of any COIN game."""
