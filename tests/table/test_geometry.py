"""The map as the page receives it: shorter, and the same shapes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from abyssal.games import GAMES
from abyssal.table.views.geometry import geometry, map_shapes

POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}


def absolute(path: str) -> str:
    """Take the steps of an outline together again."""
    x = y = 0.0
    start, parts = (x, y), list[str]()
    for letter, numbers in re.findall(r"([mlcz])([^mlcz]*)", path):
        steps = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        told = []
        for n, (dx, dy) in enumerate(zip(steps[::2], steps[1::2], strict=True), 1):
            told.append(f"{round(x + dx, 1):g} {round(y + dy, 1):g}")
            if n % POINTS[letter.upper()] == 0:
                x, y = x + dx, y + dy
        if letter == "m":
            start = x, y
        elif letter == "z":
            x, y = start
        parts.append(letter.upper() + " ".join(told))
    return "".join(parts)


def restored(shape: Any) -> Any:
    if isinstance(shape, str):
        return absolute(shape) if re.fullmatch(r"m[-\d. mlcz]+", shape) else shape
    if isinstance(shape, list):
        return [restored(part) for part in shape]
    return {name: restored(part) for name, part in shape.items()} if isinstance(shape, dict) else shape


@pytest.mark.parametrize("game", GAMES)
def test_outlines_go_in_steps_and_lose_nothing(game: str) -> None:
    sent, whole = json.loads(geometry(game)), map_shapes(game)
    assert restored(sent) == restored(whole)
    areas = [id for id, space in whole["spaces"].items() if space["kind"] not in ("city", "loc")]
    assert areas and all(sent["spaces"][id]["path"].startswith("m") for id in areas)
    lines = [id for id, space in whole["spaces"].items() if space["kind"] == "loc"]
    assert all(sent["spaces"][id] == whole["spaces"][id] for id in lines)
