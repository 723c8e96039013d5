"""The rules object of Andean Abyss: its data, checkpoints and end of the game."""

from __future__ import annotations

from typing import Any

from ...coin import by_hand, sequence
from ...coin.appraisal import Appraisal
from ...coin.data import read_data
from ...coin.deck import Deck
from ...coin.deck_file import SHEET, game_text, read_game_text
from ...coin.lexicon import Lexicon
from ...coin.operation import Operation
from ...coin.options import BOX, DECK
from ...coin.scenario_rules import ScenarioRules
from ...coin.spec import Spec
from ...kernel.deal import Deal
from ...kernel.decision import Decision, Flow
from . import nonplayers, position
from . import options as option_rules
from . import s2_sequence as card_play
from . import s6_propaganda as propaganda
from . import s7_victory as victory
from .cards import Cards, revised
from .colombia import Colombia
from .features import features
from .in_vain import in_vain
from .lexicon import lexicon
from .names import (
    AGITATION_PHASE,
    CAPABILITIES,
    CARD,
    CIVIC_ACTION_PHASE,
    CONTROL,
    CONTROL_PHASE,
    ELECTION_PHASE,
    ELITE_BACKING_PHASE,
    FACTIONS,
    FARC,
    MOMENTUM,
    OPEN,
    PHASE,
    PHASES,
    REDEPLOY_PHASE,
    RESET_PHASE,
    RESOURCES_PHASE,
    ROUNDS,
)
from .negotiation import AGREEMENTS, agree, deal, possible_agreements
from .nonplayers.sheet import Sheet, random_table
from .options import Options
from .outlook import outlook
from .procedures import AndeanProcedures
from .setup import finish_set_up, set_up


def load(name: str) -> Any:
    return read_data(__file__, name)


def make_spec() -> Spec:
    """Return the map, the pieces and the layout of the state."""
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


class AndeanAbyss(ScenarioRules[Colombia]):
    """The rules of Andean Abyss."""

    def __init__(self) -> None:
        super().__init__(
            make_spec(),
            AndeanProcedures(),
            PHASES,
            ELITE_BACKING_PHASE,
            victory.TIES,
            draw="2.2",
            scenarios=load("scenarios.json")["scenarios"],
            lasting={"capabilities": CAPABILITIES, "momentum": MOMENTUM},
            position_keys=position.KEYS,
        )
        self.always_asked = ["before-round", "drug-profit"]
        self.agreements = (*AGREEMENTS, by_hand.ADJUST)
        self.quick = {"scenario": "quick"}
        self.card_data = load("cards.json")
        self.spec.capability_owners = self.card_data["capability_owners"]
        self.cards = Cards(self.card_data)
        self.sheet_data = load("nonplayer.json")
        self.spec.random_table = random_table(self.sheet_data)
        self.sheet = Sheet(self.sheet_data, self.spec, self.cards)
        self.appraisal = Appraisal(FACTIONS, load("appraisal.json"))

    def lexicon(self) -> Lexicon:
        return lexicon(self.cards)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        full = option_rules.check(options)
        if DECK in full:
            full[DECK] = game_text(read_game_text(full[DECK], self.spec))
        return full

    def option_values(self) -> dict[str, list[str]]:
        return {**option_rules.VALUES, **BOX}

    def variant(self, b: Colombia) -> str:
        return b.options.given["edition"]

    def with_nonplayers(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        return option_rules.with_nonplayers(options, factions)

    def empty_board(self, options: dict[str, str]) -> Colombia:
        """2.4.1, 2.4.1.option Return an empty board. The options decide which Propaganda card is the final one."""
        chosen = Options(options)
        if DECK in options:
            chosen.deck = read_game_text(options[DECK], self.spec)
        chosen.cards = Cards(revised(self.card_data, chosen.deck)) if chosen.deck else self.cards
        final = 3 if chosen.short else int(self.scenarios[chosen.scenario]["deck"]["final"])
        b = Colombia(self.spec, chosen, self.procedures, final)
        b.clear()
        return b

    def set_up(self, b: Colombia, scenario: dict[str, Any]) -> None:
        set_up(b, scenario)

    def control_marked(self, b: Colombia) -> dict[int, str] | None:
        """6.2 (1.8) Return the marked Control while it counts. In the first edition that is from the Control Phase to
        the end of the Round; in the second only while cubes Redeploy."""
        phase = b.n[PHASE]
        counts = phase == REDEPLOY_PHASE if b.options.second_edition else CONTROL_PHASE < phase <= RESET_PHASE
        if not counts:
            return None
        return {s: b.spec.factions[b.n[CONTROL + s] - 1] for s in b.spec.lands if b.n[CONTROL + s]}

    def control_pieces(self, b: Colombia, s: int) -> dict[str, int]:
        """6.2 Count the Government's, FARC's and all other pieces, which decide Control."""
        if s not in b.spec.lands or not b.n[OPEN + s]:
            return {}
        government, farc = b.government(s), b.count(FARC, s)
        return {"govt": government, "farc": farc, "": b.pieces(s) - government - farc}

    def order(self, b: Colombia) -> list[int]:
        """2.3.2 Return the factions still to act on this card, in order."""
        return sequence.waiting(b, card_play.faction_order(b, b.cards_now())) if b.n[CARD] else []

    def order_next(self, b: Colombia) -> list[int]:
        """2.3.7 Return the factions that would be Eligible for the next card as things stand, in its order. Empty under
        Eligibility Options A and B, where a face-down card sets the order."""
        queue = self.deck(b).queue()
        return (
            sequence.staying(b, b.cards_now().order[queue[0]]) if queue and b.options.eligibility == "standard" else []
        )

    def degree(self, b: Colombia) -> tuple[str, int]:
        return victory.degree(b), victory.lead(b)

    def in_vain(self, b: Colombia, op: Operation, kind: str, s: int) -> bool:
        return in_vain(b, op, kind, s)

    def agree(self, b: Colombia, decision: Decision, choice: str) -> int:
        return agree(b, choice)

    def possible_agreements(self, b: Colombia, giver: int) -> list[str]:
        return possible_agreements(b, giver)

    def deal(self, choice: str) -> Deal:
        return by_hand.read_adjustment(self.spec, choice) if by_hand.is_adjustment(choice) else deal(self.spec, choice)

    def outlook(self, b: Colombia, faction: int) -> list[float]:
        return outlook(b, faction)

    def features(self, b: Colombia) -> list[float]:
        return features(b)

    def rounds_left(self, b: Colombia) -> int:
        return b.final - b.n[ROUNDS]

    def to_position(self, b: Colombia) -> dict[str, Any]:
        return position.write(b, self.course)

    def read_position(self, b: Colombia, scenario: dict[str, Any], facts: dict[str, Any]) -> None:
        position.read(b, self.course, scenario, facts)

    def sheet_of(self, b: Colombia) -> Sheet:
        """8.2 Return the Non-player sheet: ours, or the printed one as a deck file has it."""
        if SHEET not in b.options.deck:
            return self.sheet
        if b.options.sheet is None:
            b.options.sheet = Sheet(self.sheet_data, self.spec, self.cards, b.options.deck[SHEET])
        found: Sheet = b.options.sheet
        return found

    def with_bots(self, b: Colombia, flow: Flow[None]) -> Flow[None]:
        """8.0 Answer for the Non-players."""
        return nonplayers.with_bots(b, flow, self.sheet_of(b))

    def finish_set_up(self, b: Colombia) -> Flow[None]:
        return finish_set_up(b, self.scenario(b))

    def turn_up(self, b: Colombia, deck: Deck) -> Flow[int]:
        """2.2, 2.2.option, 2.3.8 Turn up the next card and reveal the one after it, unless an option says otherwise."""
        return sequence.turn_up(b, deck, not b.options.no_reveal, b.options.eligibility != "standard")

    def play_card(self, b: Colombia) -> Flow[None]:
        return card_play.play_card(b, b.cards_now())

    def log_phase(self, b: Colombia, phase: int) -> None:
        b.log("phase", phase, int(b.options.second_edition))

    def check_victory(self, b: Colombia) -> Flow[bool]:
        """6.1 Victory Phase. Some scenarios skip the check in the first Round."""
        yield from propaganda.before_round(b)
        return propaganda.victory_check(b, b.n[ROUNDS] > 0 or self.scenario(b)["first_round_victory"])

    def reaching(self, b: Colombia) -> list[int]:
        """6.1 Some scenarios skip the check in the first Round."""
        return victory.passing(b) if b.n[ROUNDS] > 0 or self.scenario(b)["first_round_victory"] else []

    def phase(self, b: Colombia, phase: int) -> Flow[None]:
        """6.0, 6.4 Run a phase of the Propaganda Round. The Support Phase counts as four phases."""
        if phase == CONTROL_PHASE:
            return propaganda.control_phase(b)
        if phase == RESOURCES_PHASE:
            return propaganda.resources_phase(b)
        if phase == CIVIC_ACTION_PHASE:
            return propaganda.civic_action_phase(b)
        if phase == AGITATION_PHASE:
            return propaganda.agitation_phase(b)
        if phase == ELECTION_PHASE:
            return propaganda.election(b)
        if phase == ELITE_BACKING_PHASE:
            return propaganda.elite_backing(b)
        if phase == REDEPLOY_PHASE:
            return propaganda.redeploy_phase(b)
        return propaganda.reset_phase(b)
