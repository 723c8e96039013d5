"""Make the figures of docs/balance.md: games of four Non-players, who wins, by how much, and what each faction does.

Run it when the Non-players changed on purpose, and read what differs: python -m tools.balance GAME [GAMES]
"""

import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, median

from abyssal.games import rules_for
from abyssal.kernel.game import Game
from abyssal.kernel.players import RandomPlayer, play_out
from tools import balance_plots

PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance.md"


@dataclass
class Setting:
    """What is played of a game: its factions as the page names them, its scenarios, and the options of four
    Non-players."""

    factions: list[str]
    scenarios: list[str]
    options: dict[str, str]


SETTINGS = {
    "andean-abyss": Setting(
        ["Government", "FARC", "AUC", "Cartels"], ["standard", "quick"], {"edition": "second", "players": "0"}
    ),
    "distant-plain": Setting(
        ["Coalition", "Taliban", "Government", "Warlords"], ["main", "short", "extended"], {"people": "none"}
    ),
}
BEGIN = "<!-- figures of {}: made by tools/balance.py -->\n"
END = "<!-- end of the figures of {} -->\n"


class Figures:
    """What is counted over the games of one scenario."""

    def __init__(self) -> None:
        self.wins: Counter[int] = Counter()
        self.checks: Counter[int] = Counter()
        """Wins by a victory check, before the final Round."""
        self.margins: list[list[int]] = [[], [], [], []]
        self.deeds: list[Counter[str]] = [Counter(), Counter(), Counter(), Counter()]
        self.turns: list[Counter[str]] = [Counter(), Counter(), Counter(), Counter()]
        """Events, Operations and Passes."""
        self.rounds: list[int] = []
        self.cards: list[int] = []

    def add(self, game: Game) -> None:
        rules, b = game.rules, game.board
        winner = rules.ranking(b)[0][0]
        self.wins[winner] += 1
        if not b.n[rules.spec.at["after_round"]]:
            self.checks[winner] += 1
        self.rounds.append(b.n[rules.spec.at["rounds"]])
        self.cards.append(b.n[rules.spec.at["revealed"]])
        for faction in range(4):
            self.margins[faction].append(rules.margin(b, faction))
        operations, specials = b.procedures.operations, b.procedures.special_names  # type: ignore[attr-defined]
        in_event = False
        for id, numbers in game.journal:
            if id == "operation":
                self.deeds[numbers[0]][operations[numbers[1]]] += 1
            elif id == "special":
                self.deeds[numbers[0]][specials[numbers[1]]] += 1
            elif id in ("event", "pass"):
                self.deeds[numbers[0]][id] += 1
            in_event = id == "event" or (in_event and id not in ("bot-turn", "card"))
            if id in ("event", "pass") or (id == "operation" and not in_event):
                self.turns[numbers[0]][id] += 1


def play(name: str, scenario: str, games: int) -> Figures:
    rules, found = rules_for(name), Figures()
    for seed in range(games):
        random = Random(seed)
        game = Game.new(rules, {**SETTINGS[name].options, "scenario": scenario})
        play_out(game, [RandomPlayer(random)] * 4, random)
        found.add(game)
    return found


def table(name: str, scenario: str, games: int) -> str:
    found, factions = play(name, scenario, games), SETTINGS[name].factions
    lines = [
        f"### {scenario.capitalize()} scenario, {games} games",
        "",
        "| faction | wins | of these by a check | median margin | mean | lowest | highest |",
        "|---|---|---|---|---|---|---|",
    ]
    for faction, called in enumerate(factions):
        margins = found.margins[faction]
        lines.append(
            f"| {called} | {found.wins[faction]} | {found.checks[faction]} | {median(margins):g} | {mean(margins):.1f} "
            f"| {min(margins)} | {max(margins)} |"
        )
    rounds = Counter(found.rounds)
    lines += ["", "Propaganda Rounds played: " + ", ".join(f"{n}: {rounds[n]}" for n in sorted(rounds)) + "."]
    lines += [f"Cards: {min(found.cards)} to {max(found.cards)}, median {median(found.cards):g}.", ""]
    lines += ["| faction | Events | Operations | Passes | what it did, per game |", "|---|---|---|---|---|"]
    for faction, called in enumerate(factions):
        turns, deeds = found.turns[faction], found.deeds[faction]
        shares = [f"{100 * turns[kind] / turns.total():.0f} %" for kind in ("event", "operation", "pass")]
        told = ", ".join(f"{deed.replace('_', ' ')} {count / games:.1f}" for deed, count in deeds.most_common())
        lines.append(f"| {called} | {' | '.join(shares)} | {told} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in SETTINGS:
        print(f"usage: python -m tools.balance {'|'.join(SETTINGS)} [GAMES]", file=sys.stderr)
        return 2
    name, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500
    figures = "\n".join(table(name, scenario, games) for scenario in SETTINGS[name].scenarios)
    begin, end = BEGIN.format(name), END.format(name)
    before, found, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    assert found, f"{PAGE.name} has no place for {name}"
    after = rest.partition(end)[2]
    PAGE.write_text(f"{before}{begin}\n{figures}\n{end}{after}", encoding="utf-8", newline="\n")
    print(figures)
    balance_plots.draw(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
