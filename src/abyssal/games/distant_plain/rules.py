"""The `DistantPlain` rules object: data, phases and the hooks that the kernel calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...coin import by_hand, sequence
from ...coin.appraisal import Appraisal
from ...coin.data import read_data
from ...coin.deck import Deck
from ...coin.deck_file import SHEET, game_text, read_game_text
from ...coin.lexicon import Lexicon
from ...coin.operation import Operation
from ...coin.options import BOX, DECK
from ...coin.propaganda import log_victory
from ...coin.scenario_rules import ScenarioRules
from ...coin.spec import Spec
from ...coin.victory import ranking
from ...kernel.deal import Deal
from ...kernel.decision import Decision, Flow
from . import deception, nonplayers, position
from . import options as option_rules
from . import s2_sequence as card_play
from . import s6_propaganda as propaganda
from . import s7_victory as victory
from .afghanistan import Afghanistan
from .cards import Cards, revised
from .features import features
from .in_vain import in_vain
from .lexicon import lexicon
from .names import (
    CAPABILITIES,
    CARD,
    COALITION,
    COALITION_CIVIC_ACTION_PHASE,
    COALITION_REDEPLOY_PHASE,
    CONTROL_PHASE,
    DESERTION_PHASE,
    FACTIONS,
    GOVERNMENT,
    GOVERNMENT_CIVIC_ACTION_PHASE,
    GOVERNMENT_REDEPLOY_PHASE,
    MOMENTUM,
    PHASES,
    POLICE_REDEPLOY_PHASE,
    PROPAGANDA_PLAYED,
    RESOURCES_PHASE,
    SHARIA_PHASE,
    TALIBAN_REDEPLOY_PHASE,
)
from .negotiation import AGREEMENTS, agree, deal, possible_agreements
from .nonplayers.reasons import REASONS
from .nonplayers.sheet import Sheet, random_table
from .options import Options
from .outlook import outlook
from .procedures import AfghanProcedures
from .setup import finish_set_up, set_up


def load(name: str) -> Any:
    return read_data(__file__, name)


def make_spec() -> Spec:
    """The map, the pieces and the layout of the state."""
    scenarios = load("scenarios.json")
    numbers = ["patronage", "islamabad", "hard", "returnees", "coin_population", "uncontrolled", "awaiting", "elders"]
    return Spec(
        "distant-plain",
        FACTIONS,
        load("map.json")["spaces"],
        scenarios["inventory"],
        ["control", "returnee"],
        [*((name, 1) for name in numbers), ("deception", 16), ("deception_shown", 12)],
        scenarios["markers"],
        72,
        6,
        levels=1,
        limits={"resources": 75, "aid": 75},
        boxes=["casualties"],
        notes=[("card_order", 73), ("card_kind", 73), ("card_halo", 73)],
    )


class DistantPlain(ScenarioRules[Afghanistan]):
    """The rules of A Distant Plain."""

    def __init__(self) -> None:
        super().__init__(
            make_spec(),
            AfghanProcedures(),
            PHASES,
            CONTROL_PHASE,
            victory.TIES,
            draw="2.2",
            scenarios=load("scenarios.json")["scenarios"],
            lasting={"capabilities": CAPABILITIES, "momentum": MOMENTUM},
            position_keys=position.KEYS,
        )
        self.agreements = (*AGREEMENTS, by_hand.ADJUST)
        self.always_asked = deception.ALWAYS_ASKED
        self.quick = {"scenario": "short"}
        self.card_data = load("cards.json")
        self.spec.capability_owners = self.card_data["capability_owners"]
        self.cards = Cards(self.card_data)
        self.sheet_data = load("nonplayer.json")
        self.spec.conditions = REASONS
        self.spec.random_table = random_table(self.sheet_data)
        self.spec.random_walk = self.sheet_data["random_spaces"]["walk"]
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

    def with_nonplayers(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        return option_rules.with_nonplayers(options, factions)

    def empty_board(self, options: dict[str, str]) -> Afghanistan:
        """2.4.1 Return an empty board. The scenario sets which Propaganda card is the final one."""
        chosen = Options(options)
        if DECK in options:
            chosen.deck = read_game_text(options[DECK], self.spec)
        chosen.cards = Cards(revised(self.card_data, chosen.deck)) if chosen.deck else self.cards
        b = Afghanistan(self.spec, chosen, self.procedures, self.scenarios[chosen.scenario]["deck"]["final"])
        b.clear()
        return b

    def set_up(self, b: Afghanistan, scenario: dict[str, Any]) -> None:
        set_up(b, scenario)

    def in_vain(self, b: Afghanistan, op: Operation, kind: str, s: int) -> bool:
        return in_vain(b, op, kind, s)

    def control_pieces(self, b: Afghanistan, s: int) -> dict[str, int]:
        """1.7 Count pieces as Control does: the COIN Factions, the Taliban, and the Warlords, who count against
        both."""
        if s not in b.spec.lands:
            return {}
        return {"coin": b.coin(s), "taliban": b.taliban(s), "": b.warlords(s)}

    def order(self, b: Afghanistan) -> list[int]:
        """2.3.2 Eligible factions still to act, in the order of the card."""
        return sequence.waiting(b, b.cards_now().order[b.n[CARD]])

    def order_next(self, b: Afghanistan) -> list[int]:
        """2.3.6 Factions that will be Eligible on the next card as things stand, in its order."""
        queue = self.deck(b).queue()
        return sequence.staying(b, b.cards_now().order[queue[0]]) if queue else []

    def agree(self, b: Afghanistan, decision: Decision, choice: str) -> int:
        return agree(b, choice)

    def possible_agreements(self, b: Afghanistan, giver: int) -> list[str]:
        return possible_agreements(b, giver)

    def deal(self, choice: str) -> Deal:
        return by_hand.read_adjustment(self.spec, choice) if by_hand.is_adjustment(choice) else deal(self.spec, choice)

    def hides(self, b: Afghanistan) -> bool:
        return deception.hides(b)

    def conceal(self, b: Afghanistan, factions: Sequence[int]) -> None:
        deception.conceal(b, factions)

    def redeal(self, b: Afghanistan, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        deception.redeal(b, factions, shuffle)

    def recall(self, b: Afghanistan, later: Afghanistan) -> None:
        deception.recall(b, later)

    def drawn(self, b: Afghanistan) -> list[str]:
        return deception.drawn(b)

    def outlook(self, b: Afghanistan, faction: int) -> list[float]:
        return outlook(b, faction)

    def features(self, b: Afghanistan) -> list[float]:
        return features(b)

    def rounds_left(self, b: Afghanistan) -> int:
        return self.final(b) - b.n[self.ROUNDS]

    def to_position(self, b: Afghanistan) -> dict[str, Any]:
        return position.write(b, self.course)

    def read_position(self, b: Afghanistan, scenario: dict[str, Any], facts: dict[str, Any]) -> None:
        position.read(b, self.course, scenario, facts)

    def sheet_of(self, b: Afghanistan) -> Sheet:
        """8.4 Return the Non-player sheet: ours, or the printed one as a deck file has it."""
        if SHEET not in b.options.deck:
            return self.sheet
        if b.options.sheet is None:
            b.options.sheet = Sheet(self.sheet_data, self.spec, self.cards, b.options.deck[SHEET])
        found: Sheet = b.options.sheet
        return found

    def with_bots(self, b: Afghanistan, flow: Flow[None]) -> Flow[None]:
        """8.0 Let bots answer for the Non-players."""
        return nonplayers.with_bots(b, flow, self.sheet_of(b))

    def ranking(self, b: Afghanistan) -> list[list[int]]:
        """7.1, 8.5 Rank the factions. Ties resolve differently in games with Non-players."""
        return [standing.factions for standing in ranking(b, victory.ties(b))]

    def finish_set_up(self, b: Afghanistan) -> Flow[None]:
        return finish_set_up(b, self.deck(b), self.scenario(b))

    def turn_up(self, b: Afghanistan, deck: Deck) -> Flow[int]:
        return card_play.turn_up(b, deck)

    def play_card(self, b: Afghanistan) -> Flow[None]:
        return card_play.play_card(b, b.cards_now())

    def log_phase(self, b: Afghanistan, phase: int) -> None:
        b.log("phase", phase)

    def check_victory(self, b: Afghanistan) -> Flow[bool]:
        """6.1, 7.3.option Victory Phase; players may show Hidden Agendas first."""
        yield from deception.show_agendas(b)
        return log_victory(b, victory.passing(b))

    def reaching(self, b: Afghanistan) -> list[int]:
        """6.1, 8.5 Count the next Propaganda card as played."""
        return victory.passing(b, b.n[PROPAGANDA_PLAYED] + 1)

    def conclude(self, b: Afghanistan) -> Flow[None]:
        """7.3.option Turn up all Deception markers at the end of the game."""
        return deception.show_all(b)

    def phase(self, b: Afghanistan, phase: int) -> Flow[None]:
        """6.0, 6.5 Run one phase of a Propaganda Round. Support and Redeploy are split into parts."""
        if phase == RESOURCES_PHASE:
            return propaganda.resources_phase(b)
        if phase == COALITION_CIVIC_ACTION_PHASE:
            return propaganda.civic_action_phase(b, COALITION)
        if phase == GOVERNMENT_CIVIC_ACTION_PHASE:
            return propaganda.civic_action_phase(b, GOVERNMENT)
        if phase == SHARIA_PHASE:
            return propaganda.sharia_phase(b)
        if phase == DESERTION_PHASE:
            return propaganda.desertion_phase(b)
        if phase == COALITION_REDEPLOY_PHASE:
            return propaganda.coalition_redeploy_phase(b)
        if phase == GOVERNMENT_REDEPLOY_PHASE:
            return propaganda.government_redeploy_phase(b)
        if phase == POLICE_REDEPLOY_PHASE:
            return propaganda.police_redeploy_phase(b)
        if phase == TALIBAN_REDEPLOY_PHASE:
            return propaganda.taliban_redeploy_phase(b)
        if phase == CONTROL_PHASE:
            return propaganda.control_phase(b)
        return propaganda.reset_phase(b)
