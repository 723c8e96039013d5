"""Make docs/card-swings.md: how far each reconstructed side of A Distant Plain moves the margins, compared with the
sides whose text is known.

    python -m tools.baseline --games 3000 --keep build/baseline
    python -m tools.baseline --games 2000 --players random --keep build/baseline
    python -m tools.card_swings build/baseline

It reads the games that the baseline kept, of the first scenario of each game. Sides that bots do not use are measured
in the games of random players.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

from abyssal.games import rules_for
from abyssal.games.distant_plain.cards import SIDES, Cards
from abyssal.lab.simulation import BOT
from abyssal.search.seats import RANDOM
from tools.balance import SETTINGS
from tools.baseline import file_of, kept

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "card-swings.md"
CARDS: Final = Path(__file__).resolve().parent.parent / "src/abyssal/games/distant_plain/data/cards.json"
GOALS: Final = {
    "govt": 60, "coalition": 30, "government": 35, "farc": 25, "taliban": 20, "cartels": 40, "warlords": 40,
}  # fmt: skip
"""7.2 The number that a faction has to exceed; of the Cartels and the Warlords, their Resources."""
GROUPS: Final = {
    "governments": ["govt", "coalition", "government"],
    "insurgencies": ["farc", "taliban"],
    "traffickers": ["cartels", "warlords"],
}
"""Factions whose margins are compared. AUC has no counterpart."""
LEAST: Final = 30
"""Plays that a side needs to count."""
Key = tuple[str, int, str]

HEAD: Final = """\
# What a card is worth

*Made by `python -m tools.card_swings`; do not edit.*

Most sides of the cards of A Distant Plain are reconstructed ([cards to check](cards-to-check.md)). This page measures
how far each of them moves the margins, and compares it with the sides whose text is known: all of Andean Abyss, and
{known} sides of A Distant Plain that a source states.

A side's *swing* is the mean change of a Faction's margin from just before the Event to just after it, in percent of the
Faction's goal (7.2; for the Cartels and the Warlords, 40 Resources). Lasting effects count only by what they change at
once. Sides with fewer than {least} plays do not count.

Games:
{games}

Bots never use some sides. These are measured in the games of random players, who use every side, though not where it
serves them best. Their margins also change by gifts during an Event.

## The range of the known sides
| Factions | lowest | highest |
|---|---|---|
{range}

## The designed sides
*Out* is a swing beyond the range by more than 2 standard errors. {verdict}

Three sides were toned down for this page. In 2,000 games before, Koran Burning (shaded) moved the Taliban by +3.8
points, up to 10, Night Raids (shaded) by +3.5 and the Coalition by -4.0, and NGOs (unshaded) the Coalition by +4.0.

| card | title | side | players | plays | largest swing | points | largest single change | |
|---|---|---|---|---|---|---|---|---|
{table}

{left}
"""


@dataclass
class Side:
    """What one side of a card did in many games."""

    plays: int = 0
    players: str = BOT
    changes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def swing(self, faction: str) -> tuple[float, float]:
        """Return the mean change in percent of the goal, and its standard error."""
        numbers, scale = self.changes[faction], 100 / GOALS[faction]
        mean = sum(numbers) / len(numbers)
        spread = sqrt(sum((x - mean) ** 2 for x in numbers) / max(1, len(numbers) - 1))
        return scale * mean, scale * spread / sqrt(len(numbers))


def sides_of(game: str, played: Iterable[dict[str, Any]], players: str = BOT) -> dict[Key, Side]:
    """Collect the changes of margins by card and side."""
    factions, found = rules_for(game).spec.factions, defaultdict[Key, Side](lambda: Side(players=players))
    for facts in played:
        for card, did, _, changes in facts["events"]:
            side = found[game, card, "unshaded" if did == "event" else did]
            side.plays += 1
            for faction, change in zip(factions, changes, strict=True):
                if faction in GOALS:
                    side.changes[faction].append(change)
    return {key: side for key, side in found.items() if side.plays >= LEAST}


def is_known(cards: Cards, key: Key) -> bool:
    """Return True if the text of a side is known, at least in part."""
    return key[0] == "andean-abyss" or cards.source[key[1]][SIDES.index(key[2])] != "designed"


def ranges(cards: Cards, sides: dict[Key, Side]) -> dict[str, tuple[tuple[float, str], tuple[float, str]]]:
    """Return the lowest and the highest swing of the known sides of each group, with the card."""
    found = {}
    for group, factions in GROUPS.items():
        swings = [
            (side.swing(faction)[0], f"{key[1]} {key[2]}, {faction}, {key[0]}")
            for key, side in sides.items() if is_known(cards, key) and side.players == BOT
            for faction in factions if side.changes[faction]
        ]  # fmt: skip
        found[group] = (min(swings), max(swings))
    return found


def page(sides: dict[Key, Side], games: str) -> str:
    cards = Cards(json.loads(CARDS.read_text(encoding="utf-8")))
    known = ranges(cards, sides)
    rows, out = [], []
    for key in sorted(key for key in sides if not is_known(cards, key)):
        side = sides[key]
        worst = max((f for f in GOALS if side.changes[f]), key=lambda f: abs(side.swing(f)[0]))
        beyond = []
        for group, factions in GROUPS.items():
            (low, _), (high, _) = known[group]
            for faction in factions:
                if side.changes[faction]:
                    mean, error = side.swing(faction)
                    beyond += [faction] if mean + 2 * error < low or mean - 2 * error > high else []
        title, (mean, _) = cards.title[key[1]], side.swing(worst)
        name = key[2] if cards.dual[key[1]] else "only"
        most = max(side.changes[worst], key=abs)
        out += [f"{title} ({name})"] if beyond else []
        mark = f"out: {', '.join(beyond)}" if beyond else ""
        rows.append(
            f"| {key[1]} | {title} | {name} | {side.players} | {side.plays} | {worst} {mean:+.1f} % "
            f"| {mean * GOALS[worst] / 100:+.1f} | {most:+d} | {mark} |"
        )
    limits = "\n".join(
        f"| {', '.join(GROUPS[group])} | {low[0]:+.1f} % ({low[1]}) | {high[0]:+.1f} % ({high[1]}) |"
        for group, (low, high) in known.items()
    )
    stated = sum(1 for n in range(1, 73) for source in cards.source[n] if source not in ("", "designed"))
    verdict = f"Out of range: {', '.join(out)}." if out else "None is."
    designed = [
        ("distant-plain", n, SIDES[i]) for n in range(1, 73) for i in range(2) if cards.source[n][i] == "designed"
    ]
    missing = [f"{cards.title[n]} ({side})" for _, n, side in designed if ("distant-plain", n, side) not in sides]
    left = f"Played fewer than {LEAST} times: {', '.join(missing)}." if missing else "No designed side is missing."
    return HEAD.format(
        known=stated, least=LEAST, games=games, range=limits, verdict=verdict, table="\n".join(rows), left=left
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Make docs/card-swings.md from the games that the baseline kept.")
    parser.add_argument("keep", type=Path, metavar="DIR", help="folder of the games")
    args = parser.parse_args(arguments)
    sides: dict[Key, Side] = {}
    told = []
    for game, players in [("distant-plain", RANDOM), *((game, BOT) for game in SETTINGS)]:
        scenario = SETTINGS[game].scenarios[0]
        played = [facts for _, facts in kept(file_of(args.keep, game, scenario, players))]
        sides |= sides_of(game, played, players)
        told.append(f"- {len(played)} of {game}, {scenario} scenario, played by `{players}`")
    text = page(sides, "\n".join(told))
    PAGE.write_text(text, encoding="utf-8", newline="\n")
    print(PAGE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
