"""A Distant Plain for the kernel: its data and set-up. The sequence of play is yet to come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...kernel.deck import Deck
from ...kernel.errors import Problem
from ...kernel.rules import Rules
from ...kernel.spec import Spec
from ...series import sequence
from .afghanistan import FACTIONS, Afghanistan

_DATA = Path(__file__).parent / "data"
ISLAMABAD = ["hostility", "pressure", "tolerance", "backing", "sponsorship"]


def load(name: str) -> Any:
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


class DistantPlain(Rules):
    """The set-up of A Distant Plain."""

    def __init__(self) -> None:
        data = load("scenarios.json")
        self.scenarios: dict[str, dict[str, Any]] = data["scenarios"]
        self.returnees: int = data["returnees"]
        super().__init__(
            Spec(
                "distant-plain",
                FACTIONS,
                load("map.json")["spaces"],
                data["inventory"],
                [],
                [("patronage", 1), ("islamabad", 1), ("returnees", 1)],
                data["markers"],
                72,
                6,
                levels=1,
                limits={"resources": 75, "aid": 75},
            )
        )

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        for name in options:
            if name != "scenario":
                raise Problem("unknown-option", option=name, known="scenario")
        scenario = options.get("scenario", "main")
        if scenario not in self.scenarios:
            raise Problem("unknown-value", option="scenario", value=scenario, known=", ".join(self.scenarios))
        return {"scenario": scenario}

    def new_board(self, options: dict[str, str]) -> Afghanistan:
        """2.1 Set up one of the three scenarios."""
        scenario = self.scenarios[options["scenario"]]
        b = Afghanistan(self.spec)
        b.clear()
        b.set(b.RETURNEES, self.returnees)
        b.set(b.AID, scenario["aid"])
        b.set(b.ISLAMABAD, ISLAMABAD.index(scenario["islamabad"]))
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
