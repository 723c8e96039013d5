"""Tables in memory for tests, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from abyssal.kernel.game import Policy, chance
from abyssal.table.play import moves
from abyssal.table.play.creating import Created, create_table
from abyssal.table.play.moves import Move
from abyssal.table.play.table import Table
from abyssal.table.protocol.messages import Create

GAMES = ["andean-abyss", "distant-plain"]


class Play:
    """A table, its dice and its tokens."""

    def __init__(self, seed: int = 1, **about: Any) -> None:
        self.random = Random(seed)
        self.dice: Policy = chance(self.random)
        self.created: Created = create_table(Create(**about), self.dice, self.random, now=1_000)
        self.table = Table(self.created.saved)

    @property
    def seats(self) -> list[str]:
        return self.table.seats_of(list(self.created.tokens.values()))

    def make(self, move: Move) -> None:
        """Carry out a move, as a server would."""
        move.make()
        self.table.proceed(self.dice)
        self.table.rev += 1

    def choose(self, *choices: str, seats: list[str] | None = None, on: bool = False) -> None:
        self.make(moves.plan_choice(self.table, self.seats if seats is None else seats, choices, on, None))

    def play_on(self, count: int) -> Iterator[int]:
        """Make choices at random, at most `count`. Yields after each."""
        for n in range(count):
            if self.table.game.decision is None:
                return
            self.choose(self.random.choice(self.table.game.decision.options))
            yield n
