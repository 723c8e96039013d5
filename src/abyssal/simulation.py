"""Many games at once: for fuzzing, for statistics and to see how players fare against each other."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from .games import rules_for
from .kernel import record
from .kernel.errors import Problem
from .kernel.game import Game, Policy
from .kernel.players import RandomPlayer, play_out

SEATS = ["random"]
"""Who can take a seat."""


@dataclass
class Result:
    """How one game went."""

    seed: int
    winner: str = ""
    margins: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    cards: int = 0
    rounds: int = 0
    error: str = ""
    record: str = ""
    """The file of the record, if the game failed."""


def check_seats(game: str, seats: dict[str, str]) -> list[str]:
    """One kind of player for each faction, in the game's order; refuses unknown factions and kinds."""
    factions = rules_for(game).spec.factions
    for faction, kind in seats.items():
        if faction not in factions:
            raise Problem("unknown-name", kind="faction", name=faction, where="--seats")
        if kind not in SEATS:
            raise Problem("unknown-value", option="seats", value=kind, known=", ".join(SEATS))
    return [seats.get(faction, "random") for faction in factions]


def play_game(
    game: str, options: dict[str, str], seats: list[str], seed: int, folder: str = "", audit: bool = False
) -> Result:
    """Play one game. A game that fails is written as a record that replays to the failure."""
    rules = rules_for(game)
    random = Random(seed)
    table = Game.new(rules, options, journal=False)
    if audit:
        table.board.audit = type(table.board).check
    players: list[Policy] = [RandomPlayer(random, generous=True) for _ in seats]
    result = Result(seed)
    try:
        result.decisions = play_out(table, players, random)
    except Exception as failure:
        result.error = f"{type(failure).__name__}: {failure}"
        result.record = _keep(table, folder, seed)
        return result
    b, spec = table.board, rules.spec
    first = rules.winner(b)
    result.winner = "" if first < 0 else spec.factions[first]
    result.margins = {name: rules.margin(b, f) for f, name in enumerate(spec.factions)}
    result.cards, result.rounds = b.n[spec.at["revealed"]], b.n[spec.at["rounds"]]
    return result


def _keep(table: Game, folder: str, seed: int) -> str:
    path = Path(folder or ".") / f"failed-{seed}.record"
    path.write_text(record.dump(table), encoding="utf-8")
    return str(path)


def run(
    game: str,
    options: dict[str, str],
    games: int,
    seats: dict[str, str],
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    folder: str = "",
    audit: bool = False,
) -> list[Result]:
    """Play many games; each has its own seed, so that any one of them can be played again."""
    table = check_seats(game, seats)
    rules_for(game).check_options(options)
    if workers <= 1:
        results = []
        for i in range(games):
            results.append(play_game(game, options, table, seed + i, folder, audit))
            if progress:
                progress(len(results))
        return results
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        jobs = [pool.submit(play_game, game, options, table, seed + i, folder, audit) for i in range(games)]
        for done, _ in enumerate(as_completed(jobs), 1):
            if progress:
                progress(done)
        return [job.result() for job in jobs]


def write_json(results: list[Result], path: str) -> None:
    """All results, for other programs."""
    Path(path).write_text(json.dumps([asdict(result) for result in results], indent=1) + "\n", encoding="utf-8")
