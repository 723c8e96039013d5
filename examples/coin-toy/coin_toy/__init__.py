"""Crown and Rebels, a toy: four spaces, two factions, two Operations, one Special Activity, two Events.

It has everything that a COIN game must have to be played in the terminal and in the browser. The Crown Patrols, the
rebels Rally and may Extort; the Propaganda card at the end of the deck pays the Crown and is the last.
"""

from __future__ import annotations

from typing import Any, Final

from abyssal.coin import bots, general, position, sequence
from abyssal.coin.board import Board
from abyssal.coin.bots.mind import Mind
from abyssal.coin.cards import Cards
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.course import SEQUENCE_KEYS, Course, options_at
from abyssal.coin.deck import Deck
from abyssal.coin.events import Events, carry_out, choose_space, registrar
from abyssal.coin.lexicon import Goal, Lexicon, Track, messages
from abyssal.coin.operation import Operation
from abyssal.coin.options import Seats
from abyssal.coin.predicates import opposition
from abyssal.coin.procedures import Citations, Procedures
from abyssal.coin.propaganda import reset
from abyssal.coin.rules import CoinRules
from abyssal.coin.spec import LOC, NEW_CARD, Spec
from abyssal.coin.verbs import pick_space
from abyssal.coin.victory import passing
from abyssal.kernel.decision import DONE, Decision, Flow, nothing
from abyssal.kernel.errors import Problem
from abyssal.kernel.values import unknown

CROWN, REBELS = 0, 1
PHASES: Final = ["setup", "new_card", "turn", "victory", "pay", "reset", "over"]
PAY: Final = 4
CARDS: Final = Cards(
    {
        "events": [
            {"number": 1, "title": "Amnesty", "order": ["crown", "rebels"], "dual": False, "capability": False}
            | {"momentum": False},
            {"number": 2, "title": "Taxes", "order": ["crown", "rebels"], "dual": False, "capability": False}
            | {"momentum": False},
        ],
        "propaganda": [3],
    },
    ["crown", "rebels"],
)
PILES: Final = [(2, 0), (0, 1)]
KEYS: Final = [
    "format", "game", "options", "phase", "card", "next", "played", "completed", "deck", *SEQUENCE_KEYS, "resources",
    "spaces", "out_of_play",
]  # fmt: skip
"""The keys that a position in words may have."""


def space(id: str, kind: str, pop: int, *adjacent: str) -> dict[str, Any]:
    return {"id": id, "name": id.title(), "kind": kind, "pop": pop, "econ": 1 if kind == "loc" else None} | {
        "adjacent": list(adjacent)
    }


SPEC: Final = Spec(
    "coin-toy",
    ["crown", "rebels"],
    [
        space("town", "city", 2, "road", "hills"),
        space("hills", "province", 1, "town", "woods"),
        space("woods", "province", 1, "hills", "road"),
        space("road", "loc", 0, "town", "woods"),
    ],
    {"crown.troops": 4, "rebels.guerrilla": 4, "rebels.base": 1},
    space_columns=[],
    numbers=[],
    markers=4,
    events=2,
    propaganda=1,
    levels=1,
    limits={"resources": 9, "aid": 0},
)
TROOPS = SPEC.piece_named["crown.troops"].column
UNDERGROUND = SPEC.underground[REBELS]

EVENTS: Events[Kingdom] = {}
event = registrar(EVENTS)


class Kingdom(CoinBoard):
    """Its position: enemies, and Control by the Crown."""

    def twin(self) -> Kingdom:
        return Kingdom(self.spec, self.seats, self.procedures, self.final)

    def cards_now(self) -> Cards:
        return CARDS

    def enemies(self, who: int, s: int) -> int:
        return self.count(1 - who, s)

    def blocks_way(self, s: int) -> bool:
        return self.guerrillas(REBELS, s) > 0

    def control_side(self, s: int) -> str:
        return "crown" if self.count(CROWN, s) > self.count(REBELS, s) else ""


@event(1)
def amnesty(b: Kingdom, who: int) -> Flow[None]:
    """Remove the Opposition of a space."""
    s = yield from choose_space(b, who, "event-shift", opposition)
    if s >= 0:
        b.set_support(s, 0)


@event(2)
def taxes(b: Kingdom, who: int) -> None:
    """Give the Crown 2 Resources."""
    b.gain(CROWN, 2)


class ToyProcedures(Procedures[Kingdom]):
    """Its Operations, its Special Activity, its Events."""

    def __init__(self) -> None:
        super().__init__(Citations("1", "1", "2", "4", "5"), ["patrol", "rally"], ["extort"])

    def menu(self, b: Kingdom, who: int) -> list[str]:
        return ["patrol"] if who == CROWN else ["rally"]

    def possible(self, b: Kingdom, op: Operation) -> bool:
        return general.affords(b, op, 1)

    def operation(self, b: Kingdom, op: Operation) -> Flow[None]:
        return self._each_space(b, op, TROOPS if op.who == CROWN else UNDERGROUND)

    def _each_space(self, b: Kingdom, op: Operation, column: int) -> Flow[None]:
        """Place a piece in each selected space; a Rally also shifts toward Opposition."""
        while (s := (yield from general.select(b, op, op.name + "-space", "3", self._candidates))) >= 0:
            general.enter(b, op, s, 1)
            b.place(column, s)
            b.shift(s, 1 if op.who == CROWN else -1)

    def _candidates(self, b: Kingdom, op: Operation) -> list[int]:
        there = [s for s in range(b.size) if op.selectable(s) and (op.who == CROWN or b.spec.kind[s] != LOC)]
        return there if general.affords(b, op, 1) else []

    def specials(self, b: Kingdom, op: Operation) -> list[str]:
        return ["extort"] if op.who == REBELS and any(b.n[UNDERGROUND + s] for s in range(b.size)) else []

    def special(self, b: Kingdom, op: Operation, name: str) -> Flow[None]:
        s = yield from pick_space(b, REBELS, "extort", "4", [s for s in range(b.size) if b.n[UNDERGROUND + s]])
        b.activate(REBELS, s)
        b.gain(REBELS, 2)

    def event(self, b: Kingdom, who: int, card: int, shaded: bool) -> Flow[None]:
        return carry_out(EVENTS, b, who, card, shaded)

    def margin(self, b: Kingdom, faction: int) -> int:
        return b.n[b.TOTAL_SUPPORT] - 2 if faction == CROWN else b.n[b.TOTAL_OPPOSITION] - 1


class Simple(Mind[Kingdom]):
    """A bot: it acts in one space with enemies, if there is one, and then it is done. Searches play on with it."""

    def answer(self, d: Decision) -> Flow[str]:
        yield from nothing()
        op, names = self.b.operation, self.b.spec.space_index
        if op is not None and op.spaces and DONE in d.options:
            return DONE
        spaces = [option for option in d.options if option in names]
        return next((option for option in spaces if self.b.enemies(self.who, names[option])), d.options[0])


def tracks(b: Board) -> list[Track]:
    """The tracks beside Resources."""
    return [
        Track("support", b.n[b.TOTAL_SUPPORT], goal=2, faction=CROWN),
        Track("opposition", b.n[b.TOTAL_OPPOSITION], goal=1, faction=REBELS),
    ]


def goals(b: Board) -> list[Goal]:
    """What each faction must exceed to win."""
    return [
        Goal(CROWN, "track-support", b.n[b.TOTAL_SUPPORT], 2),
        Goal(REBELS, "track-opposition", b.n[b.TOTAL_OPPOSITION], 1),
    ]


class CoinToy(CoinRules[Kingdom]):
    """Its rules: the phases, and everything that the terminal and the page ask of a game."""

    def __init__(self) -> None:
        super().__init__(SPEC, ToyProcedures(), PHASES, PAY, [REBELS, CROWN], draw="2")
        self.course = Course(SPEC, PHASES, PAY, {})

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """There are no options."""
        for name in options:
            raise unknown("option", name, "options")
        return {}

    def empty_board(self) -> Kingdom:
        b = Kingdom(SPEC, Seats({}, 2, False, [CROWN, REBELS], [True, True]), self.procedures, 1)
        b.clear()
        return b

    def new_board(self, options: dict[str, str]) -> Kingdom:
        b = self.empty_board()
        for who in (CROWN, REBELS):
            b.gain(who, 3)
        b.place(TROOPS, 0, 2)
        b.place(UNDERGROUND, 2, 1)
        sequence.all_eligible(b)
        Deck(b).stack(PILES)
        b.set(self.PHASE, NEW_CARD)
        return b

    def play_card(self, b: Kingdom) -> Flow[None]:
        who = sequence.next_faction(b, [CROWN, REBELS])
        if who < 0:
            sequence.adjust(b, executing_counts=False)
            b.set(self.PHASE, NEW_CARD)
            return nothing()
        return sequence.turn(b, who, False, sequence.is_final_event(b, 1), [])

    def log_phase(self, b: Kingdom, phase: int) -> None:
        b.log("phase", phase)

    def check_victory(self, b: Kingdom) -> Flow[bool]:
        yield from nothing()
        winners = passing(b, [CROWN, REBELS])
        for faction in winners:
            b.log("past-goal", faction, self.margin(b, faction))
        return bool(winners)

    def phase(self, b: Kingdom, phase: int) -> Flow[None]:
        if phase == PAY:
            b.gain(CROWN, sum(SPEC.econ))
        else:
            reset(b, [])
        return nothing()

    def with_bots(self, b: Kingdom, flow: Flow[None]) -> Flow[None]:
        return bots.with_bots(b, flow, lambda: [Simple(b, who, {}, {}, "") for who in (CROWN, REBELS)])

    # For display.

    def lexicon(self) -> Lexicon:
        return Lexicon(
            cards=CARDS,
            card_text="card",
            journal={"phase": (("phase", "phase"),)},
            lists={"operation": messages("operation", ["patrol", "rally"]), "special": ["special-extort"]},
            rules=[],
            phases=PHASES,
            phase_rules=["" for _ in PHASES],
            phase_factions={"pay": CROWN},
            tracks=tracks,
            by_seats=[],
            goals=goals,
        )

    def order(self, b: Kingdom) -> list[int]:
        return sequence.waiting(b, [CROWN, REBELS])

    def order_next(self, b: Kingdom) -> list[int]:
        return sequence.staying(b, [CROWN, REBELS])

    # Positions in words.

    def to_position(self, b: Kingdom) -> dict[str, Any]:
        data: dict[str, Any] = {"format": position.FORMAT, "game": SPEC.game, "options": {}, **self.course.facts(b)}
        data["resources"] = position.resources(b)
        spaces = {SPEC.spaces[s]: position.space_facts(b, s) for s in range(b.size)}
        data["spaces"] = {name: facts for name, facts in spaces.items() if facts}
        if gone := position.out_of_play(b):
            data["out_of_play"] = gone
        return data

    def from_position(self, data: Any) -> Kingdom:
        facts = position.head(data, SPEC, KEYS)
        self.check_options(options_at(facts))
        b = self.empty_board()
        self.course.read(b, facts, PILES, b.final, reveals=False)
        position.read_resources(b, facts.get("resources", {}))
        position.read_spaces(b, facts.get("spaces", {}), [])
        position.read_out_of_play(b, facts.get("out_of_play", {}))
        try:
            b.check()
        except AssertionError as error:
            raise Problem("impossible-position", reason=str(error)) from None
        return b
