"""A study of many games: a table of cards, a table of games, and a page of plots."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ...coin.rules import Rules
from ...games import rules_for
from ...kernel.errors import Problem
from ...language import Words
from ...search.seats import RANDOM
from .. import simulation
from ..simulation import Result
from . import course, plots
from .course import Row

CSV: Final = "csv"
PARQUET: Final = "parquet"
FORMATS: Final = [CSV, PARQUET]


class Study:
    """The tables of games that `simulation.run` played with the same options and seats, followed by `Cards`."""

    def __init__(self, game: str, options: dict[str, str], seats: dict[str, str], results: list[Result]) -> None:
        self.rules = rules_for(game)
        self.factions = self.rules.spec.factions
        self.options = simulation.seat(game, seats, options)
        self.players = players(self.rules, self.options, seats)
        self.failed = [result for result in results if result.error]
        ended = [result for result in results if not result.error]
        self.games = [self._game(result) for result in ended]
        self.cards: list[Row] = [{"seed": result.seed, **row} for result in ended for row in result.followed]

    def _game(self, result: Result) -> Row:
        row: Row = {"seed": result.seed, "winner": result.winner, "lost": result.lost, "degree": result.degree}
        row |= {"decisions": result.decisions, "cards": result.cards, "rounds": result.rounds}
        row |= {f"player_{faction}": self.players[faction] for faction in self.factions}
        return row | {f"margin_{faction}": result.margins[faction] for faction in self.factions}

    def columns_of_cards(self) -> list[str]:
        return course.columns(self.factions)

    def columns_of_games(self) -> list[str]:
        found = ["seed", "winner", "lost", "degree", "decisions", "cards", "rounds"]
        return found + [f"{about}_{faction}" for about in ("player", "margin") for faction in self.factions]


def players(rules: Rules, options: dict[str, str], seats: dict[str, str]) -> dict[str, str]:
    """Return the kind of player of each faction: from the seats, otherwise from the options."""
    board = rules.new_board(rules.check_options(options))
    kinds = [RANDOM if rules.is_player(board, f) else simulation.BOT for f in range(len(rules.spec.factions))]
    return {faction: seats.get(faction, kinds[f]) for f, faction in enumerate(rules.spec.factions)}


def draw_plots(study: Study, words: Words) -> dict[str, str]:
    """Return the plots of a study by name, each as SVG."""
    factions, say = study.factions, words.say
    procedures: Any = study.rules.procedures
    names = {name: words.faction(f) for f, name in enumerate(factions)}
    names |= {name: say("operation-" + name.replace("_", "-")) for name in procedures.operations}
    names |= {name: say("special-" + name.replace("_", "-")) for name in procedures.special_names}
    inks = plots.colours(study.rules.spec.game, factions)
    kinds = {faction: _player(words, kind) for faction, kind in study.players.items()}
    return {
        "winners": plots.winners(study.games, inks, names, kinds, say),
        "margins": plots.margins(study.cards, inks, names, say),
        "events": plots.events(study.cards, say),
        "worth": plots.worth(study.cards, inks, names, say),
    }


def _player(words: Words, kind: str) -> str:
    """Return a kind of player in words. A strength (search:1s) is kept."""
    name, colon, strength = kind.partition(":")
    id = f"study-player-{name}"
    return (words.say(id) if words.has(id) else name) + colon + strength


def write(study: Study, folder: str, words: Words, format: str = "") -> list[str]:
    """Write both tables and the page with its plots into a folder, created if need be. Return the names of the
    files."""
    chosen = choose_format(format)
    home = Path(folder)
    home.mkdir(parents=True, exist_ok=True)
    store = _write_parquet if chosen == PARQUET else _write_csv
    store(study.cards, study.columns_of_cards(), home / f"cards.{chosen}")
    store(study.games, study.columns_of_games(), home / f"games.{chosen}")
    found = draw_plots(study, words) if study.games else {}
    for name, svg in found.items():
        (home / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
    (home / "index.html").write_text(page(study, found, words), encoding="utf-8", newline="\n")
    return [f"cards.{chosen}", f"games.{chosen}", *(f"{name}.svg" for name in found), "index.html"]


def choose_format(format: str) -> str:
    """Return the format of the tables: the wanted one, or the best that can be written here."""
    can = find_spec("pyarrow") is not None
    if format == PARQUET and not can:
        raise Problem("needs-package", package="pyarrow", extra="research")
    return format or (PARQUET if can else CSV)


def _write_csv(rows: Sequence[Row], columns: list[str], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, columns, lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def _write_parquet(rows: Sequence[Row], columns: list[str], path: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({column: [row[column] for row in rows] for column in columns})
    pyarrow.parquet.write_table(table, path)


def page(study: Study, found: dict[str, str], words: Words) -> str:
    """Return the page of plots: a single self-contained file."""
    title = words.say("study-title", game=words.say("game-title"), count=len(study.games))
    told = ", ".join(f"{name}={value}" for name, value in sorted(study.options.items()))
    parts = [
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
        f"<title>{escape(title)}</title>",
        "<style>body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem }"
        " svg { max-width: 100%; height: auto; margin: 1rem 0 }</style>\n</head>\n<body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words.say('study-options', list=told))}</p>" if told else "",
        *found.values(),
        "</body>\n</html>\n",
    ]
    return "\n".join(part for part in parts if part)
