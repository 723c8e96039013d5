"""A small game on the COIN board without its sequence of play: five spaces, two factions, four cards.

On each Event card the factions act in turn: the Crown Patrols a space (a die decides whether it finds a rebel there),
the rebels Rally in one. The Propaganda card ends the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from abyssal.coin import position as words
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.options import Seats
from abyssal.coin.procedures import Citations, Procedures
from abyssal.coin.rules import CoinRules
from abyssal.coin.spec import LOC, Spec
from abyssal.kernel import values
from abyssal.kernel.decision import Decision, Flow, given, roll
from abyssal.kernel.errors import Problem

CROWN, REBELS = 0, 1
NEW_CARD, TURN, OVER = 0, 1, 2
KEYS: Final = ["format", "game", "options", "phase", "turns", "played", "resources", "spaces", "deck"]
PACKETS: Final = [(2, 1)]
"""Two of the three Events and the Propaganda card, shuffled together."""


def space(id: str, kind: str, pop: int, *adjacent: str) -> dict[str, Any]:
    return {"id": id, "name": id.title(), "kind": kind, "pop": pop, "econ": None, "adjacent": list(adjacent)}


SPEC: Final = Spec(
    game="toy",
    factions=["crown", "rebels"],
    spaces=[
        space("town", "city", 2, "road", "hills"),
        space("hills", "province", 1, "town", "woods"),
        space("woods", "province", 1, "hills", "road"),
        space("shore", "province", 0, "road"),
        space("road", "loc", 0, "town", "woods", "shore"),
    ],
    inventory={"crown.troops": 4, "rebels.guerrilla": 3, "rebels.base": 1},
    space_columns=[],
    numbers=[("turns", 1)],
    markers=2,
    events=3,
    propaganda=1,
    levels=1,
    limits={"resources": 9, "aid": 0},
)
TROOPS, UNDERGROUND = SPEC.piece_named["crown.troops"].column, SPEC.piece_named["rebels.guerrilla.u"].column
PHASE, TURNS = SPEC.at["phase"], SPEC.at["turns"]
"""Indices of the phase and of the number of factions that have had their turn on the card."""

PROCEDURES: Final = Procedures[Any](Citations("", "", "2.3.4", "", ""), [], [])
SEATS: Final = Seats({}, 2, False, [CROWN, REBELS], [True, True])


class Board(CoinBoard):
    def __init__(self) -> None:
        super().__init__(SPEC, SEATS, PROCEDURES, 1)

    def twin(self) -> Board:
        return Board()


class Toy(CoinRules[Board]):
    """Its rules: from one checkpoint to the next, who wins, and its position in words."""

    def __init__(self) -> None:
        super().__init__(SPEC, PROCEDURES, ["new_card", "turn", "over"], TURN, [REBELS, CROWN], "2.2")
        self.always_possible = set()

    def asks_for_all(self, b: Board) -> bool:
        return False

    def winner(self, b: Board) -> int:
        return self.ranking(b)[0][0]

    def ran_out(self, b: Board) -> bool:
        return True

    def horizon(self, b: Board) -> Callable[[Any], bool]:
        return lambda later: False

    def __reduce__(self) -> tuple[object, ...]:
        return Toy, ()

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        for name in options:
            raise Problem("unknown-option", option=name, known="")
        return {}

    def new_board(self, options: dict[str, str]) -> Board:
        return self.from_position(
            {"resources": {"crown": 3, "rebels": 3}, "spaces": {"town": "crown 2t, S", "woods": "rebels 1g 1b, O"}}
        )

    def is_over(self, b: Board) -> bool:
        return b.n[PHASE] == OVER

    def margin(self, b: Board, faction: int) -> int:
        return b.n[b.TOTAL_SUPPORT] - 2 if faction == CROWN else b.n[b.TOTAL_OPPOSITION] - 1

    def ranking(self, b: Board) -> list[list[int]]:
        return [[faction] for faction in sorted((REBELS, CROWN), key=lambda faction: -self.margin(b, faction))]

    def step(self, b: Board) -> Flow[None]:
        if b.n[PHASE] == NEW_CARD:
            card = yield from self.deck(b).reveal()
            b.set(SPEC.CARD, card)
            b.set(PHASE, OVER if self.deck(b).is_propaganda(card) else TURN)
            return
        who = (CROWN, REBELS)[(b.n[TURNS] + (b.n[SPEC.CARD] != 1)) % 2]
        choice = yield Decision(who, "turn", "2.3.4", given(["act", "pass"]), open=True)
        if choice == "pass":
            b.log("pass", who)
            b.gain(who, 1)
        else:
            yield from self._patrol(b) if who == CROWN else self._rally(b)
            b.gain(who, -1)
        b.set(TURNS, 1 - b.n[TURNS])
        b.set(PHASE, TURN if b.n[TURNS] else NEW_CARD)

    def _patrol(self, b: Board) -> Flow[None]:
        s = yield from self._space(CROWN, "patrol", "3.2.2", list(range(b.size)))
        b.place(TROOPS, s)
        if b.count(REBELS, s) and (yield from roll("3.2.2", space=s)) > 3:
            b.remove(UNDERGROUND, s)
            b.shift(s, 1)

    def _rally(self, b: Board) -> Flow[None]:
        s = yield from self._space(REBELS, "rally", "3.3.1", [s for s in range(b.size) if b.spec.kind[s] != LOC])
        b.place(UNDERGROUND, s)
        b.shift(s, -1)
        b.terror(s)

    def _space(self, who: int, kind: str, rule: str, spaces: list[int]) -> Flow[int]:
        choice = yield Decision(who, kind, rule, given([SPEC.spaces[s] for s in spaces]))
        return SPEC.space_index[choice]

    def agree(self, b: Board, decision: Decision, choice: str) -> int:
        if choice != "give rebels crown 1" or not b.transfer(REBELS, CROWN, 1):
            raise Problem("bad-aside", choice=choice)
        return REBELS

    def to_position(self, b: Board) -> dict[str, Any]:
        deck = self.deck(b)
        spaces = {name: facts for s, name in enumerate(SPEC.spaces) if (facts := words.space_facts(b, s))}
        facts = {"format": 1, "game": "toy", "options": {}, "phase": b.n[PHASE], "turns": b.n[TURNS]}
        facts |= {
            "spaces": spaces,
            "played": deck.seen_since(0),
            "resources": words.resources(b),
            "deck": words.deck_facts(b),
        }
        return facts

    def from_position(self, data: Any) -> Board:
        facts = words.head(data, SPEC, KEYS)
        b = Board()
        b.clear()
        b.set(PHASE, values.number_at(facts.get("phase", NEW_CARD), NEW_CARD, OVER, "phase"))
        b.set(TURNS, values.number_at(facts.get("turns", 0), 0, 1, "turns"))
        words.read_spaces(b, facts.get("spaces", {}), [])
        words.read_resources(b, facts.get("resources", {}))
        used: list[int] = []
        played = words.cards_at(b, facts.get("played", []), used, "played")
        b.set(SPEC.CARD, played[-1] if played else 0)
        words.show_cards(b, played, [])
        words.read_deck(b, facts.get("deck", {}), PACKETS, used)
        return b
