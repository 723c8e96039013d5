"""Make the figures of docs/balance.md: games of four Non-players, who wins, by how much, and what each faction does.

Run it when the Non-players changed on purpose, and read what differs: python -m tools.balance [GAMES]
"""

import sys
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, median

from abyssal.games import rules_for
from abyssal.kernel.game import Game
from abyssal.kernel.players import RandomPlayer, play_out
from tools import balance_plots

PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance.md"
GAME = "andean-abyss"
FACTIONS = ["Government", "FARC", "AUC", "Cartels"]
SCENARIOS = ["standard", "quick"]
BEGIN, END = "<!-- figures: made by tools/balance.py -->\n", "<!-- end of the figures -->\n"


class Figures:
    """What is counted over the games of one scenario."""

    def __init__(self) -> None:
        self.wins: Counter[int] = Counter()
        self.checks: Counter[int] = Counter()
        """Wins by a victory check, before the final Round."""
        self.margins: list[list[int]] = [[], [], [], []]
        self.deeds: list[Counter[str]] = [Counter(), Counter(), Counter(), Counter()]
        self.rounds: list[int] = []

    def add(self, game: Game) -> None:
        rules, b = game.rules, game.board
        winner = rules.ranking(b)[0][0]
        self.wins[winner] += 1
        if not b.n[rules.spec.at["after_round"]]:
            self.checks[winner] += 1
        self.rounds.append(b.n[rules.spec.at["rounds"]])
        for faction in range(4):
            self.margins[faction].append(rules.margin(b, faction))
        operations, specials = b.procedures.operations, b.procedures.special_names  # type: ignore[attr-defined]
        for id, numbers in game.journal:
            if id == "operation":
                self.deeds[numbers[0]][operations[numbers[1]]] += 1
            elif id == "special":
                self.deeds[numbers[0]][specials[numbers[1]]] += 1
            elif id in ("event", "pass"):
                self.deeds[numbers[0]][id] += 1


def play(scenario: str, games: int) -> Figures:
    rules, found = rules_for(GAME), Figures()
    for seed in range(games):
        random = Random(seed)
        game = Game.new(rules, {"edition": "second", "players": "0", "scenario": scenario})
        play_out(game, [RandomPlayer(random)] * 4, random)
        found.add(game)
    return found


def table(scenario: str, games: int, found: Figures) -> str:
    lines = [
        f"### {scenario.capitalize()} scenario, {games} games",
        "",
        "| faction | wins | of these by a check | median margin | mean | lowest | highest |",
        "|---|---|---|---|---|---|---|",
    ]
    for faction, name in enumerate(FACTIONS):
        margins = found.margins[faction]
        lines.append(
            f"| {name} | {found.wins[faction]} | {found.checks[faction]} | {median(margins):g} | {mean(margins):.1f} "
            f"| {min(margins)} | {max(margins)} |"
        )
    rounds = Counter(found.rounds)
    lines += ["", "Propaganda Rounds played: " + ", ".join(f"{n}: {rounds[n]}" for n in sorted(rounds)) + ".", ""]
    lines += ["| faction | what it did, per game |", "|---|---|"]
    for faction, name in enumerate(FACTIONS):
        deeds = found.deeds[faction]
        told = ", ".join(f"{deed.replace('_', ' ')} {count / games:.1f}" for deed, count in deeds.most_common())
        lines.append(f"| {name} | {told} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    figures = "\n".join(table(scenario, games, play(scenario, games)) for scenario in SCENARIOS)
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{figures}\n{END}{after}", encoding="utf-8", newline="\n")
    print(figures)
    balance_plots.draw(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
