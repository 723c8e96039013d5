"""A whole game of A Distant Plain with the box on the table: printed cards, dice and Events, and three bots."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.by_hand import PLACE
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE, DONE, Decision
from abyssal.kernel.players import RandomPlayer

RULES = rules_for("distant-plain")
PRINTED = {"cards": "printed", "dice": "printed", "events": "printed"}


class Script:
    """People at the table: they draw, roll, read cards and carry out Events, each with two steps of the palette."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.player = RandomPlayer(self.random)
        self.kinds: set[str] = set()
        self.steps = 0

    def answer(self, table: Game, decision: Decision) -> str:
        self.kinds.add(decision.kind)
        if decision.kind == "hand":
            self.steps += 1
            if self.steps % 3 == 1 and PLACE in decision.options:
                return PLACE
            return DONE if self.steps % 3 == 0 else self.random.choice(decision.options)
        if decision.actor == CHANCE:
            assert RULES.entered(table.board, decision), decision.kind
            return self.random.choice(decision.options)
        return self.player(table, decision)


@pytest.mark.slow
def test_a_whole_game_is_played_recorded_undone_and_branched() -> None:
    script = Script(2)
    table = Game.new(RULES, {"scenario": "short", "people": "taliban", "players": "1", **PRINTED})
    while (decision := table.decision) is not None:
        table.choose(script.answer(table, decision))
        if script.random.random() < 0.05 and table.undoable:
            before, tape = table.board.n[:], table.tape
            table.undo()
            table.choose(tape[-1])
            assert table.board.n == before and table.tape == tape
    assert {
        "draw",
        "remove-card",
        "card-order",
        "card-halo",
        "would",
        "hand",
        "hand-place",
        "sheet-space",
    } <= script.kinds
    text = record.dump(table)
    found = record.read(text)
    again = found.replay(rules_for)
    assert again.board.n == table.board.n and again.journal == table.journal and again.over
    assert sum(1 for id, _ in table.journal if id == "by-hand") > 5
    branch = Game.new(RULES, found.options)
    for choice in table.tape[: len(table.tape) // 2]:
        branch.choose(choice)
    while (decision := branch.decision) is not None:
        branch.choose(script.answer(branch, decision))
    assert branch.over and branch.tape[: len(table.tape) // 2] == table.tape[: len(table.tape) // 2]
