"""Andean Abyss for the kernel: its data, its checkpoints, its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from ...kernel import position as words
from ...kernel.board import Board
from ...kernel.deal import Deal
from ...kernel.decision import Decision, Flow
from ...kernel.deck import Deck
from ...kernel.errors import Problem
from ...kernel.lexicon import Lexicon
from ...kernel.rules import Rules
from ...kernel.spec import Spec
from ...series import sequence
from ...series.general import TAKE_BACK
from . import nonplayers, position
from . import options as option_rules
from . import s2_sequence as card_play
from . import s6_propaganda as propaganda
from . import s7_victory as victory
from .cards import Cards
from .colombia import Colombia
from .lexicon import lexicon
from .names import (
    AFTER_ROUND,
    AGITATION_PHASE,
    CIVIC_ACTION_PHASE,
    CONTROL,
    CONTROL_PHASE,
    ELECTION_PHASE,
    ELITE_BACKING_PHASE,
    FACTIONS,
    NEW_CARD,
    OVER,
    PHASE,
    PROPAGANDA_PLAYED,
    REDEPLOY_PHASE,
    RESOURCES_PHASE,
    ROUNDS,
    SETUP,
    TURN,
    VICTORY_PHASE,
)
from .negotiation import AGREEMENTS, aside, asides, deal
from .nonplayers.sheet import Sheet
from .options import Options
from .procedures import AndeanProcedures
from .setup import finish_set_up, set_up

_DATA = Path(__file__).parent / "data"


def load(name: str) -> Any:
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


def make_spec() -> Spec:
    """The map, the pieces and the layout of the state."""
    scenarios = load("scenarios.json")
    return Spec(
        "andean-abyss",
        FACTIONS,
        load("map.json")["spaces"],
        scenarios["inventory"],
        ["zone", "control"],
        [("president", 1), ("shipments", 1), ("ship_at", 4), ("ship_by", 4), ("protected", 1)],
        scenarios["markers"],
        72,
        4,
        levels=2,
        limits={"resources": 99, "aid": 29},
    )


class AndeanAbyss(Rules):
    """The rules of Andean Abyss."""

    def __init__(self) -> None:
        super().__init__(make_spec())
        self.always_possible = [TAKE_BACK]
        self.always_asked = ["before-round", "drug-profit"]
        self.procedures = AndeanProcedures()
        self.agreements = AGREEMENTS
        self.cards = Cards(load("cards.json"))
        self.sheet = Sheet(load("nonplayer.json"), self.spec, self.cards)
        self.scenarios: dict[str, dict[str, Any]] = load("scenarios.json")["scenarios"]

    def lexicon(self) -> Lexicon:
        return lexicon(self.cards)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        return option_rules.check(options)

    def option_values(self) -> dict[str, list[str]]:
        return option_rules.VALUES

    def variant(self, b: Board) -> str:
        return cast(Colombia, b).options.given["edition"]

    def with_nonplayers(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        return option_rules.with_nonplayers(options, factions)

    def is_player(self, b: Board, faction: int) -> bool:
        return cast(Colombia, b).options.is_player[faction]

    def empty_board(self, options: dict[str, str]) -> Colombia:
        """2.4.1, 2.4.1.option An empty map; the options settle which Propaganda card will be the final one."""
        chosen = Options(options)
        final = 3 if chosen.short else int(self.scenarios[chosen.scenario]["deck"]["final"])
        return Colombia(self.spec, chosen, self.procedures, final)

    def new_board(self, options: dict[str, str]) -> Colombia:
        b = self.empty_board(options)
        set_up(b, self.scenario(b))
        return b

    def scenario(self, b: Colombia) -> dict[str, Any]:
        return self.scenarios[b.options.scenario]

    def margin(self, b: Board, faction: int) -> int:
        return victory.margin(cast(Colombia, b), faction)

    def control_shown(self, b: Board, decision: Decision | None) -> dict[int, int]:
        """6.2 As marked in a Propaganda Round; 3.2.1 as it is while the Government Trains."""
        board = cast(Colombia, b)
        marked = {s: b.n[CONTROL + s] - 1 for s in b.spec.lands if b.n[CONTROL + s]}
        if marked or decision is None or not decision.kind.startswith("train"):
            return marked
        return {s: who for s in b.spec.lands if (who := board.control(s)) >= 0}

    def ranking(self, b: Board) -> list[list[int]]:
        return [standing.factions for standing in victory.ranking(cast(Colombia, b))]

    def winner(self, b: Board) -> int:
        return -1 if victory.players_lose(cast(Colombia, b)) else self.ranking(b)[0][0]

    def degree(self, b: Board) -> tuple[str, int]:
        return victory.degree(cast(Colombia, b)), victory.lead(cast(Colombia, b))

    def leader(self, b: Board, faction: int) -> int:
        return cast(Colombia, b).options.leaders[faction]

    def deck(self, b: Board) -> Deck:
        return Deck(b)

    def is_over(self, b: Board) -> bool:
        return b.n[PHASE] == OVER

    def aside(self, b: Board, decision: Decision, choice: str) -> int:
        return aside(cast(Colombia, b), choice)

    def asides(self, b: Board, giver: int) -> list[str]:
        return asides(cast(Colombia, b), giver)

    def deal(self, choice: str) -> Deal:
        return deal(self.spec, choice)

    def to_position(self, b: Board) -> dict[str, Any]:
        return position.write(cast(Colombia, b))

    def from_position(self, data: Any) -> Colombia:
        facts = words.head(data, self.spec, position.KEYS)
        b = self.empty_board(self.check_options(position.options(facts)))
        position.read(b, self.scenario(b), facts)
        return b

    def step(self, board: Board) -> Flow[None]:
        """From one checkpoint to the next. Non-players answer for themselves (8.0)."""
        b = cast(Colombia, board)
        flow = self._step(b)
        return flow if all(b.options.is_player) else nonplayers.conduct(b, flow, self.sheet)

    def _step(self, b: Colombia) -> Flow[None]:
        phase = b.n[PHASE]
        b.executing = -1
        b.operation = None
        if phase == TURN:
            return card_play.play_card(b, self.deck(b), self.cards)
        if phase == NEW_CARD:
            return self._new_card(b)
        if phase == SETUP:
            return finish_set_up(b, self.scenario(b))
        return self._round(b, phase)

    def _new_card(self, b: Colombia) -> Flow[None]:
        """2.4, 6.0 No two Rounds in a row: a Propaganda card right after a Round is passed over, or ends the game."""
        options = b.options
        deck = self.deck(b)
        card = yield from sequence.turn_up(b, deck, not options.no_reveal, options.eligibility != "standard")
        if not card:
            raise Problem("empty-deck")
        b.log("card", card)
        if not deck.is_propaganda(card):
            b.set(AFTER_ROUND, 0)
            b.set(PHASE, TURN)
            return
        b.set(PROPAGANDA_PLAYED, b.n[PROPAGANDA_PLAYED] + 1)
        if not b.n[AFTER_ROUND]:
            b.set(PHASE, VICTORY_PHASE)
        elif b.n[PROPAGANDA_PLAYED] >= b.final:
            self._end(b)

    def _round(self, b: Colombia, phase: int) -> Flow[None]:
        """6.0, 6.4 A Propaganda Round, one phase after the other; the Support Phase in its four parts."""
        following = phase + 1
        if phase == VICTORY_PHASE:
            b.log("round", b.n[ROUNDS] + 1)
        b.log("phase", phase, int(b.options.second_edition))
        if phase == VICTORY_PHASE:
            yield from propaganda.before_round(b)
            if propaganda.victory_check(b, b.n[ROUNDS] > 0 or self.scenario(b)["first_round_victory"]):
                self._end(b)
                return
        elif phase == CONTROL_PHASE:
            yield from propaganda.control_phase(b)
        elif phase == RESOURCES_PHASE:
            yield from propaganda.resources_phase(b)
        elif phase == CIVIC_ACTION_PHASE:
            yield from propaganda.civic_action_phase(b)
        elif phase == AGITATION_PHASE:
            yield from propaganda.agitation_phase(b)
        elif phase == ELECTION_PHASE:
            yield from propaganda.election(b)
        elif phase == ELITE_BACKING_PHASE:
            yield from propaganda.elite_backing(b)
            if b.n[PROPAGANDA_PLAYED] >= b.final:
                self._complete(b)
                self._end(b)
                return
        elif phase == REDEPLOY_PHASE:
            yield from propaganda.redeploy_phase(b)
        else:
            propaganda.reset_phase(b)
            self._complete(b)
            following = NEW_CARD
        b.set(PHASE, following)

    def _complete(self, b: Colombia) -> None:
        """6.0 A Propaganda Round is over (the final one without Redeploy and Reset)."""
        b.set(ROUNDS, b.n[ROUNDS] + 1)
        b.set(AFTER_ROUND, 1)

    def _end(self, b: Colombia) -> None:
        b.set(PHASE, OVER)
        b.log("over", victory.ranking(b)[0].factions[0])
