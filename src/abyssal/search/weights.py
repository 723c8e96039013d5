"""The weights by which computer players judge positions: those shipped with a game, or from a file (`abyssal
train`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..games import home, rules_for
from ..kernel.errors import Problem

LARGEST = 1_000_000
"""Maximum number of bytes read from a file, so that an endless one is cut off and refused. Also a limit on the size of
each weight."""


def shipped(game: str) -> dict[str, Any]:
    """Return the weights that are shipped with a game. A game without a file is judged by its margins alone."""
    path = home(game) / "data" / "appraisal.json"
    if not path.is_file():
        return {"terms": ["margin"], "weights": {faction: [1.0] for faction in rules_for(game).spec.factions}}
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def read(source: str, game: str = "") -> dict[str, Any]:
    """Return the weights in a file, or in a JSON text. With `game`, refuse weights of another game: terms, features
    and the length of each faction's row must match."""
    try:
        data = json.loads(source) if source.startswith("{") else json.loads(_text(source))
    except (OSError, ValueError) as error:
        raise Problem("bad-file", path=source, reason=str(getattr(error, "strerror", None) or error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("weights"), dict):
        raise Problem("bad-file", path=source, reason="no weights")
    if game and not _fits(data, shipped(game)):
        raise Problem("bad-file", path=source, reason=f"not the weights of {game}")
    return data


def _text(path: str) -> bytes:
    with Path(path).open("rb") as file:
        return file.read(LARGEST)


def _fits(data: dict[str, Any], known: dict[str, Any]) -> bool:
    """Return True if weights have the same shape as the known ones. `values`, `ready` and `priors` may leave out
    factions."""
    factions = known["weights"].keys()
    ready, priors, values = (data.get(key, {}) for key in ("ready", "priors", "values"))
    if any(data.get(key) != known.get(key) for key in ("terms", "features")) or data["weights"].keys() != factions:
        return False
    if not all(isinstance(table, dict) and table.keys() <= factions for table in (ready, priors, values)):
        return False
    kinds = [kind for table in priors.values() for kind in (table.values() if isinstance(table, dict) else [None])]
    choices = [choice for kind in kinds for choice in (kind.values() if isinstance(kind, dict) else [None])]
    rows: list[Any] = [row for stages in values.values() for row in (stages if isinstance(stages, list) else [None])]
    return (
        all(_is_row(row, len(known["terms"])) for row in data["weights"].values())
        and all(_is_row(row, 1 + len(known.get("features", []))) and row[0] > 0 for row in rows)
        and all(_is_number(number) for number in ready.values())
        and all(_is_number(number) and number > 0 for number in [*choices, data.get("scale", 1.0)])
    )


def _is_row(row: Any, length: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(_is_number(number) for number in row)


def _is_number(number: Any) -> bool:
    """Return True for a number within limits: neither infinite nor NaN."""
    return isinstance(number, int | float) and -LARGEST < number < LARGEST
