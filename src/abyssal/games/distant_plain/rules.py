"""A Distant Plain for the kernel: its data and set-up. The sequence of play is yet to come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...kernel.deck import Deck
from ...kernel.rules import Rules
from ...kernel.spec import Spec
from ...series import sequence
from . import options as option_rules
from .afghanistan import Afghanistan
from .names import AID, FACTIONS, ISLAMABAD, POSTURES
from .options import Options
from .procedures import AfghanProcedures

_DATA = Path(__file__).parent / "data"


def load(name: str) -> Any:
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


def make_spec() -> Spec:
    """The map, the pieces and the layout of the state."""
    scenarios = load("scenarios.json")
    numbers = ["patronage", "islamabad", "hard", "returnees", "coin_population", "uncontrolled", "talks", "elders"]
    return Spec(
        "distant-plain",
        FACTIONS,
        load("map.json")["spaces"],
        scenarios["inventory"],
        ["control", "returnee"],
        [(name, 1) for name in numbers],
        scenarios["markers"],
        72,
        6,
        levels=1,
        limits={"resources": 75, "aid": 75},
        boxes=["casualties"],
    )


class DistantPlain(Rules):
    """The rules of A Distant Plain."""

    def __init__(self) -> None:
        super().__init__(make_spec())
        self.procedures = AfghanProcedures()
        self.scenarios: dict[str, dict[str, Any]] = load("scenarios.json")["scenarios"]

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        return option_rules.check(options)

    def option_values(self) -> dict[str, list[str]]:
        return option_rules.VALUES

    def empty_board(self, options: dict[str, str]) -> Afghanistan:
        """2.4.1 An empty map; the scenario settles which Propaganda card will be the final one."""
        chosen = Options(options)
        piles = self.scenarios[chosen.scenario]["deck"]["piles"]
        return Afghanistan(self.spec, chosen, self.procedures, len(piles))

    def new_board(self, options: dict[str, str]) -> Afghanistan:
        """2.1 Set up one of the three scenarios."""
        b = self.empty_board(options)
        scenario = self.scenarios[options["scenario"]]
        b.clear()
        b.set(AID, scenario["aid"])
        b.set(ISLAMABAD, POSTURES.index(scenario["islamabad"]))
        b.add_patronage(scenario["patronage"])
        for faction, amount in scenario["resources"].items():
            b.gain(FACTIONS.index(faction), amount)
        for space, level in scenario["support"].items():
            b.set_support(self.spec.space_index[space], level)
        for space in scenario["returnees"]:
            b.return_refugees(self.spec.space_index[space])
        for space, pieces in scenario["pieces"].items():
            for name, count in pieces.items():
                piece = self.spec.piece_named[name + ".u" if name.endswith("guerrilla") else name]
                b.place(piece.column, self.spec.space_index[space], count)
        sequence.all_eligible(b)
        Deck(b).stack([(events, propaganda) for events, propaganda in scenario["deck"]["piles"]])
        return b
