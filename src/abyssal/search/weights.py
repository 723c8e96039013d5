"""The weights by which searching players judge: those that come with a game, and those of a file (`abyssal train`)."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..kernel.errors import Problem

LARGEST = 1_000_000
"""More bytes of a file are not read, so that one without an end is refused like any other that is cut off."""


def shipped(game: str) -> dict[str, Any]:
    """The weights that come with a game."""
    path = files("abyssal") / "games" / game.replace("-", "_") / "data" / "appraisal.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def read(path: str, game: str = "") -> dict[str, Any]:
    """The weights in a file. With a game they have to be of it: the same terms and features, a row of the right length
    for each faction."""
    try:
        with Path(path).open("rb") as file:
            data = json.loads(file.read(LARGEST))
    except (OSError, ValueError) as error:
        raise Problem("bad-file", path=path, reason=str(getattr(error, "strerror", None) or error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("weights"), dict):
        raise Problem("bad-file", path=path, reason="no weights")
    if game and not _fits(data, shipped(game)):
        raise Problem("bad-file", path=path, reason=f"not the weights of {game}")
    return data


def _fits(data: dict[str, Any], known: dict[str, Any]) -> bool:
    """Whether weights have the shape of those that are known; what was learned of a faction may be missing."""
    values = data.get("values", {})
    if any(data.get(key) != known.get(key) for key in ("terms", "features")) or not isinstance(values, dict):
        return False
    long = 1 + len(known.get("features", []))
    stages = [row for stages in values.values() if isinstance(stages, list) for row in stages]
    return (
        data["weights"].keys() == known["weights"].keys()
        and values.keys() <= known["weights"].keys()
        and all(isinstance(stages, list) for stages in values.values())
        and all(_is_row(row, len(known["terms"])) for row in data["weights"].values())
        and all(_is_row(row, long) for row in stages)
    )


def _is_row(row: Any, length: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(isinstance(number, int | float) for number in row)
