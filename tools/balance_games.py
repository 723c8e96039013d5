"""Play the games of docs/balance.md once, for figures and plots, and save them so that a run can continue."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from abyssal.coin.board import Board
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.rules import Rules
from abyssal.games import rules_for
from abyssal.lab import simulation
from abyssal.lab.crew import carry_out
from abyssal.lab.simulation import Result
from abyssal.lab.study.course import Cards


class Noted:
    """Record the cards of one game and the actions of each faction, including those granted by Events."""

    def __init__(self, rules: Rules) -> None:
        self.cards = Cards(rules)
        self.deeds: list[Counter[str]] = [Counter() for _ in rules.spec.factions]

    def hear(self, b: Board) -> None:
        self.cards.hear(b)
        id, numbers = (b.conduct.journal or [("", ())])[-1]
        if id in ("event", "pass"):
            self.deeds[numbers[0]][id] += 1
        elif id == "operation" and isinstance(b, CoinBoard):
            self.deeds[numbers[0]][b.procedures.operations[numbers[1]]] += 1
        elif id == "special" and isinstance(b, CoinBoard):
            self.deeds[numbers[0]][b.procedures.special_names[numbers[1]]] += 1

    def found(self, b: Board) -> dict[str, Any]:
        deeds = [dict(counted) for counted in self.deeds]
        return {"cards": self.cards.found(b), "deeds": deeds, "by_check": not b.n[b.spec.at["after_round"]]}


def play_one(game: str, options: dict[str, str], seed: int, seats: dict[str, str]) -> Result:
    return simulation.play_game(game, options, seed, seats=seats, follow=Noted)


def play(game: str, options: dict[str, str], player: str, games: int, workers: int = 1, keep: str = "") -> list[Result]:
    """Play games with this kind of player in all seats. Games saved in the folder `keep` are not played again."""
    seats = dict.fromkeys(rules_for(game).spec.factions, player)
    options = simulation.seat(game, seats, options)
    path = Path(keep, "-".join([game, player.replace(":", "-"), *options.values()]) + ".jsonl") if keep else None
    found = {} if path is None else _kept(path)
    due = [seed for seed in range(games) if seed not in found]
    for _, result in carry_out(play_one, [(game, options, seed, seats) for seed in due], workers):
        if result.error:
            raise SystemExit(f"game {result.seed} failed: {result.error} {result.record}")
        found[result.seed] = result
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
    return [found[seed] for seed in range(games)]


def _kept(path: Path) -> dict[int, Result]:
    """Read the games of a file. An incomplete last line is removed."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text("".join(whole), encoding="utf-8")
    results = [Result(**json.loads(line)) for line in whole]
    return {result.seed: result for result in results}
