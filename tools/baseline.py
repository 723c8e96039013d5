"""Measure how games go today, with intervals, and say what has moved since (tests/lab/baseline.json, docs/baseline.md).

    python -m tools.baseline --games 3000 --keep build/baseline
    python -m tools.baseline --games 3000 --players search:4r --step 20 --keep build/baseline
    python -m tools.baseline --compare 300

The first two forms play games and write the file: wins, margins, cards, Propaganda Rounds and actions, for each
scenario and kind of player. Games already in the folder are not played again. With `--step` scenarios take turns, so
that an interrupted run has about as many games of each. The third form plays other games and compares their means with
those of the file. With build/fast in PYTHONPATH the compiled engine plays them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

from abyssal.coin.board import Board
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.rules import Rules
from abyssal.games import rules_for
from abyssal.lab import simulation
from abyssal.lab.crew import carry_out
from abyssal.lab.rates import interval
from abyssal.lab.simulation import BOT, Result
from abyssal.lab.study.course import Cards, Row, Turn
from tools.balance import SETTINGS

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "lab" / "baseline.json"
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "baseline.md"
FRESH: Final = 1_000_000
"""Seed of the first game of a comparison, so that none of its games is in the file."""
ERRORS: Final = 4.0
"""Standard errors that two means may differ by. There are hundreds of means, so 2 would be too few."""


class Swings(Cards):
    """Notes the changes of all margins by each turn."""

    def _turn_facts(self, turn: Turn | None) -> Row:
        return {**super()._turn_facts(turn), "changes": turn.changes if turn else None}


class Notes:
    """Follows one game: the actions of each faction, and what each Event changed."""

    def __init__(self, rules: Rules) -> None:
        self.factions = rules.spec.factions
        self.cards = Swings(rules)
        self.actions: Counter[str] = Counter()

    def hear(self, b: Board) -> None:
        self.cards.hear(b)
        id, numbers = (b.conduct.journal or [("", ())])[-1]
        name = id
        if id == "operation" and isinstance(b, CoinBoard):
            name = b.procedures.operations[numbers[1]]
        elif id == "special" and isinstance(b, CoinBoard):
            name = b.procedures.special_names[numbers[1]]
        elif id not in ("event", "pass"):
            return
        self.actions[f"{self.factions[numbers[0]]} {name}"] += 1

    def found(self, b: Board) -> dict[str, Any]:
        events = []
        for row in self.cards.found(b):
            for place in ("first", "second"):
                if row[f"{place}_did"] in ("event", "unshaded", "shaded"):
                    did, who = row[f"{place}_did"], row[f"{place}_faction"]
                    events.append([row["card"], did, who, row[f"{place}_changes"]])
        return {"actions": dict(self.actions), "events": events}


def play_one(game: str, options: dict[str, str], seed: int, seats: dict[str, str]) -> Result:
    return simulation.play_game(game, options, seed, seats=seats, follow=Notes)


def games_of(
    game: str, scenario: str, player: str, seeds: range, workers: int = 1, keep: Path | None = None, until: float = 0
) -> list[dict[str, Any]]:
    """Play games with this kind of player in all seats, unless the folder has them; stop at a moment, if given."""
    seats = dict.fromkeys(rules_for(game).spec.factions, player)
    options = simulation.seat(game, seats, {**SETTINGS[game].options, "scenario": scenario})
    path = keep and file_of(keep, game, scenario, player)
    found = dict(kept(path)) if path else {}
    due = [seed for seed in seeds if seed not in found]
    for _, result in carry_out(play_one, [(game, options, seed, seats) for seed in due], workers):
        if result.error:
            raise SystemExit(f"game {result.seed} failed: {result.error} {result.record}")
        facts = {"seed": result.seed, "winner": result.winner, "margins": result.margins, "cards": result.cards}
        found[result.seed] = facts | {"rounds": result.rounds, **result.followed}
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[result.seed]) + "\n")
        if 0 < until < monotonic():
            break
    return [found[seed] for seed in seeds if seed in found]


def file_of(keep: Path, game: str, scenario: str, player: str) -> Path:
    return keep / f"{game} {scenario} {player.replace(':', '-')}.jsonl"


def kept(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read the games of a file. An incomplete last line is removed."""
    if not path.exists():
        return
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text("".join(whole), encoding="utf-8")
    for line in whole:
        facts = json.loads(line)
        yield facts["seed"], facts


def figures(game: str, played: Iterable[dict[str, Any]]) -> dict[str, list[float]]:
    """Return the mean and the standard deviation of every figure over these games."""
    factions = rules_for(game).spec.factions
    values: list[dict[str, float]] = []
    for facts in played:
        one = {f"wins {faction}": float(facts["winner"] == faction) for faction in factions}
        one |= {f"margin {faction}": float(facts["margins"][faction]) for faction in factions}
        one |= {"cards": float(facts["cards"]), "rounds": float(facts["rounds"])}
        values.append(one | {f"actions {name}": float(count) for name, count in facts["actions"].items()})
    found = {}
    for name in sorted({name for one in values for name in one}):
        numbers = [one.get(name, 0.0) for one in values]
        mean = sum(numbers) / len(numbers)
        spread = sqrt(sum((x - mean) ** 2 for x in numbers) / max(1, len(numbers) - 1))
        found[name] = [round(mean, 4), round(spread, 4)]
    return found


@dataclass
class Moved:
    """A figure beyond its interval."""

    where: str
    name: str
    before: float
    now: float
    allowed: float

    def __str__(self) -> str:
        return f"{self.where}: {self.name} was {self.before:.2f} ± {self.allowed:.2f}, now {self.now:.2f}"


def moved(where: str, known: dict[str, Any], games: int, now: dict[str, list[float]]) -> list[Moved]:
    """Return the figures whose means differ by more than chance explains.

    Wins and actions are counts, and a rare one may have a spread of 0: it is taken to be at least that of one count.
    """
    found = []
    before: dict[str, list[float]] = known["figures"]
    for name in sorted({*before, *now}):
        (old, old_spread), (new, new_spread) = before.get(name, [0.0, 0.0]), now.get(name, [0.0, 0.0])
        spread = max(old_spread, new_spread, 1 / sqrt(games))
        allowed = ERRORS * spread * sqrt(1 / known["games"] + 1 / games)
        if abs(new - old) > allowed:
            found.append(Moved(where, name, old, new, allowed))
    return found


HEAD: Final = """\
# Baseline

*Made by `python -m tools.baseline`; do not edit.*

How games end today when the same kind of player takes all seats, with 95 % intervals. `tests/lab/baseline.json` also
has every action. `make soak` plays other games, compares all means with that file, and lists those that differ by more
than {errors:g} standard errors.
"""


def page(stored: dict[str, Any]) -> str:
    """Render docs/baseline.md."""
    parts = [HEAD.format(errors=ERRORS)]
    for where, known in stored.items():
        game, scenario, player = where.split(" ")
        figures_, root = known["figures"], sqrt(known["games"])
        parts.append(f"\n## {game}, {scenario}: {known['games']} games of four `{player}`\n")
        length = [f"{figures_[name][0]:.1f} ± {1.96 * figures_[name][1] / root:.1f}" for name in ("cards", "rounds")]
        parts.append(f"Cards: {length[0]}. Propaganda Rounds: {length[1]}.\n\n")
        parts.append("| Faction | wins | mean margin |\n|---|---|---|\n")
        for faction in rules_for(game).spec.factions:
            (wins, _), (margin, spread) = figures_[f"wins {faction}"], figures_[f"margin {faction}"]
            low, high = interval(round(wins * known["games"]), known["games"])
            parts.append(
                f"| {faction} | {100 * wins:.1f} % ({100 * low:.1f} to {100 * high:.1f}) "
                f"| {margin:+.1f} ± {1.96 * spread / root:.1f} |\n"
            )
    return "".join(parts)


def settings() -> list[tuple[str, str]]:
    return [(game, scenario) for game, setting in SETTINGS.items() for scenario in setting.scenarios]


def read() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8"))) if FILE.exists() else {}


def store(where: str, entry: dict[str, Any]) -> None:
    """Put an entry into the file and on the page."""
    known = read() | {where: entry}
    FILE.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8", newline="\n")
    PAGE.write_text(page(read()), encoding="utf-8", newline="\n")


def compare(games: int, players: str = "", workers: int = 1) -> list[Moved]:
    """Play other games for each entry of the file, and return what has moved."""
    found: list[Moved] = []
    for where, known in read().items():
        game, scenario, player = where.split(" ")
        if not players or player == players:
            played = games_of(game, scenario, player, range(FRESH, FRESH + games), workers)
            found += moved(where, known, games, figures(game, played))
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure how games go, and say what has moved.")
    parser.add_argument("--games", type=int, default=3000, metavar="N", help="games per scenario (default: 3000)")
    parser.add_argument("--players", default=BOT, metavar="P", help="kind of player in all seats (default: bot)")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="save games here, and go on with those already there")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument(
        "--step", type=int, default=0, metavar="N", help="games of a scenario before the next has its turn"
    )
    parser.add_argument("--seconds", type=float, default=0, metavar="S", help="stop each scenario after this time")
    parser.add_argument("--compare", type=int, metavar="N", help="play N other games per entry and compare")
    args = parser.parse_args(arguments)
    if args.compare:
        found = compare(args.compare, args.players if "--players" in arguments else "", args.workers)
        for one in found:
            print(one)
        print(f"{len(found)} figures have moved.")
        return 1 if found else 0
    for goal in [*range(args.step or args.games, args.games, args.step or args.games), args.games]:
        for game, scenario in settings():
            until = monotonic() + args.seconds if args.seconds else 0
            played = games_of(game, scenario, args.players, range(goal), args.workers, args.keep, until)
            store(f"{game} {scenario} {args.players}", {"games": len(played), "figures": figures(game, played)})
            print(f"{game} {scenario} {args.players}: {len(played)} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
