"""A small map of a game, for the first page: the shapes of the map with few points."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from ..protocol import shapes
from .geometry import map_shapes

LONG_SIDE = 240
"""Units of the longer side of a thumbnail. All coordinates are whole."""
_NUMBERS = re.compile(r"-?\d+(?:\.\d+)?")


@cache
def thumbnail(game: str) -> shapes.Thumbnail | None:
    """Return the small map of a game, or None if the game has no shapes. Cached: do not change it."""
    found = map_shapes(game)
    if not found:
        return None
    scale = LONG_SIDE / max(found["viewbox"])
    drawn = [_space(id, space, scale) for id, space in found["spaces"].items()]
    order = ["area", "loc", "city"]
    return {
        "size": [round(side * scale) for side in found["viewbox"]],
        "spaces": sorted(drawn, key=lambda space: order.index(space["kind"])),
    }


def _space(id: str, space: dict[str, object], scale: float) -> shapes.ThumbnailSpace:
    kind = str(space["kind"])
    if kind == "city":
        x, y, r = (round(float(str(space[name])) * scale) for name in ("cx", "cy", "r"))
        path = f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"
    elif kind == "loc":
        # Curves: each has two control points and its end.
        points = _points(str(space["path"]), scale)
        path = _line([points[0], *points[3::3]])
    else:
        path = _line(_points(str(space["path"]), scale)) + "z"
    ground = str(space.get("terrain") or space.get("country") or "")
    return {"id": id, "kind": kind if kind in ("city", "loc") else "area", "ground": ground, "path": path}


def _points(path: str, scale: float) -> list[tuple[int, int]]:
    numbers = [round(float(number) * scale) for number in _NUMBERS.findall(path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _line(points: list[tuple[int, int]]) -> str:
    """Return a line through the points, in steps from each to the next. Points on the same spot are left out."""
    (x, y), steps = points[0], [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    return f"M{x} {y}l" + " ".join(f"{dx} {dy}" for dx, dy in steps if dx or dy)
