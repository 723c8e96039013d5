"""Make the figures and plots of docs/balance.md: who wins, by how much, and what each faction does.

    python -m tools.balance GAME [GAMES]
    python -m tools.balance GAME [GAMES] --players chart,search:20r --workers 2 --keep DIR

The first form plays four Non-players. Run it after an intended change to the bots, and read the difference. The second
plays four players of each kind. Games already in DIR are not played again. With build/fast in PYTHONPATH the compiled
engine plays them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Final

from abyssal.games import rules_for
from abyssal.lab.simulation import BOT, Result
from abyssal.lab.study.course import PLACES
from abyssal.language import Words
from tools import balance_games, balance_plots

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"


@dataclass
class Setting:
    """Settings of one game: faction names for the page, scenarios (players play only the first), and other options."""

    factions: list[str]
    scenarios: list[str]
    options: dict[str, str]


SETTINGS: Final = {
    "andean-abyss": Setting(
        ["Government", "FARC", "AUC", "Cartels"], ["standard", "quick"], {"edition": "second"}
    ),
    "distant-plain": Setting(["Coalition", "Taliban", "Government", "Warlords"], ["main", "short", "extended"], {}),
}  # fmt: skip


def play(name: str, scenario: str, player: str, games: int, workers: int, keep: str) -> list[Result]:
    return balance_games.play(name, {**SETTINGS[name].options, "scenario": scenario}, player, games, workers, keep)


def turns_of(results: list[Result], factions: list[str]) -> list[Counter[str]]:
    """Count the Events, Operations and Passes of each faction."""
    found: list[Counter[str]] = [Counter() for _ in factions]
    for card in [card for result in results for card in result.followed["cards"]]:
        for place in PLACES:
            if card[f"{place}_faction"] is not None:
                kind = "operation" if card[f"{place}_did"] == "operation" else "event"
                found[factions.index(card[f"{place}_faction"])][kind] += 1
        for faction in filter(None, card["passed"].split("+")):
            found[factions.index(faction)]["pass"] += 1
    return found


def table(name: str, results: list[Result]) -> str:
    """Render the figures of these games."""
    factions, called = rules_for(name).spec.factions, SETTINGS[name].factions
    lines = [
        "| Faction | wins | by a check | median margin | mean | lowest | highest |",
        "|---|---|---|---|---|---|---|",
    ]
    for faction, title in zip(factions, called, strict=True):
        margins = [result.margins[faction] for result in results]
        won = [result for result in results if result.winner == faction]
        checks = sum(result.followed["by_check"] for result in won)
        lines.append(
            f"| {title} | {len(won)} | {checks} | {median(margins):g} | {mean(margins):.1f} "
            f"| {min(margins)} | {max(margins)} |"
        )
    rounds = Counter(result.rounds for result in results)
    cards = [result.cards for result in results]
    lines += ["", "Propaganda Rounds played: " + ", ".join(f"{n}: {rounds[n]}" for n in sorted(rounds)) + "."]
    lines += [f"Cards: {min(cards)} to {max(cards)}, median {median(cards):g}.", ""]
    lines += ["| Faction | Events | Operations | Passes | actions per game |", "|---|---|---|---|---|"]
    for f, (title, turns) in enumerate(zip(called, turns_of(results, factions), strict=True)):
        deeds: Counter[str] = Counter()
        for result in results:
            deeds.update(result.followed["deeds"][f])
        shares = [f"{100 * turns[kind] / max(1, turns.total()):.0f} %" for kind in ("event", "operation", "pass")]
        told = ", ".join(f"{deed.replace('_', ' ')} {count / len(results):.1f}" for deed, count in deeds.most_common())
        lines.append(f"| {title} | {' | '.join(shares)} | {told} |")
    return "\n".join(lines) + "\n"


def put(page: Path, about: str, text: str) -> None:
    """Replace the text between the markers of this part of the page."""
    begin, end = f"<!-- {about}: made by tools/balance.py -->\n", f"<!-- end of {about} -->\n"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    assert found and end in rest, f"{page.name} has no place for {about}"
    page.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8", newline="\n")


def of_nonplayers(docs: Path, name: str, games: int, workers: int, keep: str) -> None:
    """Write the figures of each scenario, and the plots of the first."""
    played = {scenario: play(name, scenario, BOT, games, workers, keep) for scenario in SETTINGS[name].scenarios}
    parts = [
        f"### {scenario.capitalize()} scenario, {games} games\n\n{table(name, results)}"
        for scenario, results in played.items()
    ]
    put(docs / "balance.md", f"figures of {name}", "\n".join(parts))
    title = Words("en", rules_for(name)).say("game-title")
    plots = balance_plots.draw(docs, name, SETTINGS[name].options, BOT, next(iter(played.values())))
    put(docs / "balance.md", f"plots of {name}", f"### {title}: {games} games among Non-players\n\n{plots}")


def of_players(docs: Path, name: str, players: list[str], games: int, workers: int, keep: str) -> None:
    """Write figures and plots of the first scenario, for each kind of player in all four seats."""
    scenario = SETTINGS[name].scenarios[0]
    parts = []
    for player in players:
        results = play(name, scenario, player, games, workers, keep)
        plots = balance_plots.draw(docs, name, SETTINGS[name].options, player, results)
        parts.append(f"#### Four `{player}`, {scenario} scenario, {games} games\n\n{table(name, results)}\n{plots}")
    put(docs / "balance.md", f"players of {name}", "\n".join(parts))


def main(arguments: list[str] | None = None, docs: Path = DOCS) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.balance", description="Make the figures and plots of docs/balance.md."
    )
    parser.add_argument("game", choices=SETTINGS)
    parser.add_argument("games", type=int, nargs="?", default=500)
    parser.add_argument("--players", metavar="P,P", default="", help="kinds of players, each in all four seats")
    parser.add_argument("--workers", metavar="W", type=int, default=1)
    parser.add_argument(
        "--keep", metavar="DIR", default="", help="save games in this folder, and continue with those already there"
    )
    args = parser.parse_args(arguments)
    if args.players:
        of_players(docs, args.game, args.players.split(","), args.games, args.workers, args.keep)
    else:
        of_nonplayers(docs, args.game, args.games, args.workers, args.keep)
    return 0


if __name__ == "__main__":
    sys.exit(main())
