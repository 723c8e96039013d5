"""Random games with the printed box: players carry out Events by hand and change the position at any question."""

from __future__ import annotations

from random import Random
from typing import Final

from abyssal.coin import by_hand
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.kernel.position import Auditor
from abyssal.lab.simulation import any_options

CHANGES: Final = 0.06
"""How often a player changes the position instead of answering."""
TAKEN_BACK: Final = 0.3
"""How often a change is undone and made again."""
LONGEST: Final = 30_000
"""Choices of a game, changes included: a longer one goes round in circles."""


def play_one(number: int) -> tuple[int, str]:
    """Play one game for the fuzzer. Return its choices, and what failed."""
    name = list(GAMES)[number % len(GAMES)]
    game = BoxGame(name, number // len(GAMES))
    try:
        game.play()
    except Exception as failure:
        return game.table.length, f"{name} {game.seed}: {type(failure).__name__}: {failure}"
    return game.table.length, ""


class BoxGame:
    """A game over all options, with the invariants checked after every effect.

    A change that is undone leads back to the same position, and one that is refused changes nothing. The record leads
    to the same position and journal.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.seed = seed
        self.rules = rules_for(game)
        box = {"events": ["printed", "mixed"][seed % 2]}
        if seed % 3:
            box |= {"cards": "printed", "dice": "printed"}
        self.table = Game.new(self.rules, self.rules.check_options({**any_options(game, seed), **box}))
        self.table.board.conduct.audit = Auditor().look
        self.random = Random(seed)
        factions = range(len(self.rules.spec.factions))
        self.people = [f for f in factions if self.rules.is_player(self.table.board, f)]
        self.made = 0

    def play(self, most: int = 0) -> None:
        """Play to the end, or for at most so many choices."""
        table, random = self.table, self.random
        dice, player = chance(random), RandomPlayer(random)
        while (decision := table.decision) is not None and not 0 < most < table.length:
            if self.people and random.random() < CHANGES:
                self._change()
            elif decision.kind == "hand" and decision.actor == CHANCE:
                table.choose(random.choice(decision.options))
            else:
                table.choose((dice if decision.actor == CHANCE else player)(table, decision))
            assert table.length < LONGEST, "no end"
        again = record.read(record.dump(table)).replay(rules_for)
        assert again.board.n == table.board.n and again.journal == table.journal

    def _change(self) -> None:
        """Try a change by hand. Many clash with a choice of this turn."""
        table, decision = self.table, self.table.decision
        who = self.random.choice(self.people)
        line = f"adjust {self.rules.spec.factions[who]} {random_line(table.board, who, self.random)}"
        before = self._state()
        try:
            table.choose(line)
        except Problem as problem:
            assert problem.id == "correction-clash", (line, problem)
            assert table.decision is decision and self._state() == before, line
            return
        self.made += 1
        if self.random.random() < TAKEN_BACK:
            after = self._state()
            table.undo()
            assert self._state() == before, line
            table.choose(after[1][-1])
            assert self._state() == after, line

    def _state(self) -> tuple[list[int], list[str], list[object]]:
        return self.table.board.n[:], self.table.tape, list(self.table.journal)


def random_line(b: CoinBoard, who: int, random: Random) -> str:
    """Write a random change by hand that is possible now."""
    palette = by_hand.Palette(b, who, "", adjusting=True)
    words = [random.choice(palette.steps()[1:])]

    def write() -> None:
        flow = by_hand.carry_out(palette, words[0])
        try:
            decision = next(flow)
            while True:
                words.append(random.choice(decision.options))
                decision = flow.send(words[-1])
        except StopIteration:
            return

    b.trial(write, lambda: True)
    return " ".join(words)
