"""Games that are played out once per test run, by the first worker that needs them, and then read by all."""

from __future__ import annotations

import fcntl
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

from abyssal.coin.game import Game
from abyssal.kernel import record
from abyssal.kernel.game import Policy
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from tests.properties.cases import Case


@dataclass
class Finished:
    """A complete random game, played with the invariants checked after every effect."""

    options: dict[str, str]
    tape: list[str]
    snapshot: str
    """The last position, in hexadecimal digits."""


class Pool:
    """The finished games of one test run, in a folder of its own: no run reads another's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.folder.mkdir(exist_ok=True)
        self._read: dict[str, Finished] = {}

    def finished(self, case: Case, number: int) -> Finished:
        name = f"{case.name}-{number}"
        if name not in self._read:
            path = self.folder / f"{name}.json"
            with open(self.folder / f"{name}.lock", "w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not path.exists():
                    path.write_text(json.dumps(vars(self._play(case, number))), encoding="utf-8")
            self._read[name] = Finished(**json.loads(path.read_text(encoding="utf-8")))
        return self._read[name]

    def game(self, case: Case, number: int, thousandths: int) -> Game:
        """Replay one of the games from its beginning through this share of its choices."""
        found = self.finished(case, number)
        game = Game.new(case.rules, found.options)
        for choice in found.tape[: len(found.tape) * thousandths // 1000]:
            game.play(choice)
        return game

    def _play(self, case: Case, number: int) -> Finished:
        options, random = case.options(number), Random(number)
        game = Game.new(case.rules, options)
        game.board.conduct.audit = Auditor().look
        seats: list[Policy] = [RandomPlayer(random, generous=True) for _ in case.factions]
        try:
            play_out(game, seats, random)
        except Exception as failure:
            path = self.folder / f"failed-{case.name}-{number}.record"
            path.write_text(record.dump(game), encoding="utf-8")
            failure.add_note(f"The record that leads there is {path}.")
            raise
        return Finished(options, game.tape, game.board.snapshot().hex())
