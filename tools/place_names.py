"""Place the names and markers of a map for every size of letters: `python -m tools.place_names [GAME]`.

Names must stay readable on small screens, so they get larger in relation to the map. For each size this finds places
where no name or marker lies on another, on a City or on the Econ of a Line of Communication, and where as many pieces
as possible fit into the rest of each space. It also measures the room of each space, row by row. Both are written to
the game's `geometry.json`, which the page reads. Needs numpy and Chromium (for the width of the letters).
"""

from __future__ import annotations

import argparse
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from abyssal.games import GAMES
from tests.web.board_harness import chromium, shapes

SIZES = (24, 28, 32, 37, 44, 56)
"""Sizes of letters in map units. From `SHORT` on, names of two places are cut to the first."""
SHORT = 44
NARROW = '"Arial Narrow", "Liberation Sans Narrow"'
CELL = 4
"""Resolution of the search, in map units."""
STEP = 8
"""Distance of the rows in which the room of a space is measured, in map units."""
RIM = 5
PIECE = (29, 31)
PLATE = (126, 26)
"""The usual markers of a space beside each other: Population with Support, Control, Terror."""
LINE = 1.0
"""Height of a line of letters, in sizes."""
Rect = tuple[float, float, float, float]


def grow_of(size: float) -> float:
    """Return how much larger markers and pieces are drawn beside letters of a size."""
    return round(min(1.9, size / 22), 2)


def outline(d: str) -> list[np.ndarray]:
    """Return the closed polygons of a path; curves become a few lines."""
    found: list[np.ndarray] = []
    points: list[tuple[float, float]] = []
    for command, text in re.findall(r"([MLCQZ])([^MLCQZ]*)", d):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", text)]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            if points:
                found.append(np.array(points))
            points = pairs
        elif command == "L":
            points += pairs
        elif command in "CQ":
            size = 3 if command == "C" else 2
            for i in range(0, len(pairs), size):
                points += curve([points[-1], *pairs[i : i + size]])
    return [*found, np.array(points)] if points else found


def curve(hull: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return points on a Bézier curve."""
    found = []
    for t in np.linspace(0, 1, 9)[1:]:
        some = [np.array(p) for p in hull]
        while len(some) > 1:
            some = [a + (b - a) * t for a, b in pairwise(some)]
        found.append((float(some[0][0]), float(some[0][1])))
    return found


class Map:
    """The shapes of a game as rasters."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.width, self.height = data["viewbox"]
        self.x = np.arange(CELL / 2, self.width, CELL)
        self.y = np.arange(CELL / 2, self.height, CELL)
        spaces = data["spaces"]
        self.cities = {id: s for id, s in spaces.items() if s["kind"] == "city"}
        self.locs = {id: s for id, s in spaces.items() if s["kind"] == "loc"}
        self.areas = {id: s for id, s in spaces.items() if id not in self.cities and id not in self.locs}
        self.rings = np.zeros((len(self.y), len(self.x)), bool)
        for city in self.cities.values():
            self.rings |= self.disc(city["cx"], city["cy"], city["r"] + 2)
        self.masks = {id: self.fill(outline(space["path"])) & ~self.rings for id, space in self.areas.items()}
        self.land = sums(np.any(list(self.masks.values()), axis=0))
        self.roads = np.zeros_like(self.rings)
        for loc in self.locs.values():
            for line in outline(loc["path"]):
                for x, y in line:
                    self.roads |= self.disc(x, y, 8)

    def disc(self, x: float, y: float, r: float) -> np.ndarray:
        found: np.ndarray = (self.x[None, :] - x) ** 2 + (self.y[:, None] - y) ** 2 <= r * r
        return found

    def fill(self, polygons: list[np.ndarray]) -> np.ndarray:
        """Return the cells within polygons (even-odd)."""
        mask = np.zeros((len(self.y), len(self.x)), bool)
        for polygon in polygons:
            ends = np.roll(polygon, -1, axis=0)
            for row, y in enumerate(self.y):
                crosses = (polygon[:, 1] > y) != (ends[:, 1] > y)
                if not crosses.any():
                    continue
                a, b = polygon[crosses], ends[crosses]
                at = np.sort(a[:, 0] + (y - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1]))
                for left, right in zip(at[::2], at[1::2], strict=True):
                    mask[row] ^= (self.x >= left) & (self.x < right)
        return mask

    def rows(self, id: str) -> list[list[float]]:
        """Return the room of an area row by row: the height, then the left and right end of each free stretch."""
        found = []
        for y in range(STEP // 2, self.height, STEP):
            near = (self.y >= y - STEP / 2 - CELL) & (self.y < y + STEP / 2 + CELL)
            free = (self.masks[id] & ~self.roads)[near].all(axis=0).astype(int)
            edges = np.diff(np.concatenate([[0], free, [0]]))
            ends: list[float] = []
            for start, stop in zip(np.flatnonzero(edges == 1), np.flatnonzero(edges == -1), strict=True):
                left, right = float(start * CELL + RIM), float(stop * CELL - RIM)
                if right - left >= PIECE[0] / 2:
                    ends += [left, right]
            if ends:
                found.append([y, *ends])
        return found


def sums(mask: np.ndarray) -> np.ndarray:
    """Return the sums of all cells above and to the left."""
    return np.pad(mask.astype(np.int32).cumsum(0).cumsum(1), ((1, 0), (1, 0)))


def within(total: np.ndarray, rect: Rect) -> float:
    """Return how many cells of a mask lie in a rectangle, given its sums."""
    rows, columns = total.shape
    left, right = (int(min(max(v / CELL, 0), columns - 1)) for v in (rect[0], rect[2]))
    top, bottom = (int(min(max(v / CELL, 0), rows - 1)) for v in (rect[1], rect[3]))
    return float(total[bottom, right] - total[top, right] - total[bottom, left] + total[top, left])


def capacity(mask: np.ndarray, taken: list[Rect], grow: float) -> float:
    """Return how many pieces about fit into what is left of a mask."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    free = mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1].copy()
    for rect in taken:
        left, right = (max(0, int(v / CELL) - columns[0]) for v in (rect[0], rect[2] + CELL))
        top, bottom = (max(0, int(v / CELL) - rows[0]) for v in (rect[1], rect[3] + CELL))
        free[top:bottom, left:right] = False
    total = sums(free)
    w, h = int(PIECE[0] * grow / CELL), int(PIECE[1] * grow / CELL)
    fits = total[h:, w:] - total[:-h, w:] - total[h:, :-w] + total[:-h, :-w] == w * h
    reach = np.zeros_like(free)
    for dy in range(0, h, 3):
        for dx in range(0, w, 3):
            reach[dy : dy + fits.shape[0], dx : dx + fits.shape[1]] |= fits
    return float(reach.sum() * CELL * CELL / (PIECE[0] * PIECE[1] * grow * grow))


def around(x: float, y: float, width: float, height: float) -> Rect:
    return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def touch(a: Rect, b: Rect, room: float = 3) -> bool:
    return a[0] < b[2] + room and b[0] < a[2] + room and a[1] < b[3] + room and b[1] < a[3] + room


class Place:
    """A place for the name and the markers of a space, and what speaks against it."""

    def __init__(
        self, lines: list[str], name: tuple[float, float], plate: tuple[float, float], rects: list[Rect]
    ) -> None:
        self.lines, self.name, self.plate, self.rects = lines, name, plate, rects
        self.cost = 0.0


def lines_of(name: list[str], size: int) -> list[list[str]]:
    """Return the ways to write a name: as it is, or on one line or two."""
    whole = " ".join(name)
    if size >= SHORT and "–" in whole:
        whole = whole.split(" – ")[0]
    words = whole.replace(" – ", " –|").replace(" ", "|").split("|")
    return [[whole]] if len(words) < 2 else [[whole], words] if len(words) == 2 else [[whole]]


def places_of(
    board: Map, id: str, size: int, widths: dict[str, float], values: list[Rect], least: float = 0.55
) -> list[Place]:
    """Return the best places for the name and the markers of an area; `least`: the share of each within the area."""
    space, mask, grow = board.areas[id], board.masks[id], grow_of(size)
    rows, columns = np.nonzero(mask)
    inside, rings, roads = sums(mask), sums(board.rings), sums(board.roads)
    pw, ph = PLATE[0] * grow, PLATE[1] * grow
    centre = (columns.mean() * CELL, rows.mean() * CELL)
    found: list[Place] = []
    for lines in lines_of(space["label_lines"], size):
        w, h = max(widths[line] for line in lines) * size, len(lines) * LINE * size
        for y in np.arange(rows.min() * CELL - size, rows.max() * CELL + size, 10):
            for x in np.arange(columns.min() * CELL, columns.max() * CELL, 12):
                name = around(x, y, w, h)
                below = around(x, y + (h + ph) / 2 + 2, pw, ph)
                beside = around(x + (w + pw) / 2 + 6, y, pw, ph)
                above = around(x, y - (h + ph) / 2 - 2, pw, ph)
                for plate in (below, beside) if len(lines) == 1 else (below, beside, above):
                    rects = [name, plate]
                    if name[0] < 4 or name[1] < 4 or plate[2] > board.width - 4 or plate[3] > board.height - 4:
                        continue
                    if plate[0] < 4 or name[2] > board.width - 4 or plate[1] < 4 or name[3] > board.height - 4:
                        continue
                    if any(within(rings, rect) for rect in rects) or any(touch(r, v) for r in rects for v in values):
                        continue
                    shares = [within(inside, r) * CELL**2 / ((r[2] - r[0]) * (r[3] - r[1])) for r in rects]
                    if min(shares) < least:
                        continue
                    place = Place(lines, (x, y), ((plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2), rects)
                    place.cost = 160 * (2 - sum(shares)) + 0.6 * sum(within(roads, r) for r in rects)
                    place.cost += 0.06 * float(np.hypot(x - centre[0], (y - centre[1]) * 0.3))
                    found.append(place)
    if len(found) < 60 and least > 0.2:
        return places_of(board, id, size, widths, values, least - 0.15)
    found.sort(key=lambda place: place.cost)
    best = found[:1000:6] + found[:60]
    for place in best:
        fits = capacity(mask, [*place.rects, *values], grow)
        place.cost += 14 * max(0, 9 - fits) - 1.5 * min(fits, 20)
    best.sort(key=lambda place: place.cost)
    return best[:200]


def around_city(board: Map, id: str, size: int, widths: dict[str, float], values: list[Rect]) -> list[Place]:
    """Return places for the name of a City around its ring. Its markers lie on the lower rim."""
    space, grow = board.cities[id], grow_of(size)
    x, y, r = space["cx"], space["cy"], space["r"]
    rings = sums(board.rings)
    ring = sums(board.disc(x, y, r + 2))
    pw, ph = PLATE[0] * grow * 0.86, PLATE[1] * grow
    found: list[Place] = []
    # The markers lie on the rim, below if there is room.
    for turn in (90, 270, 60, 120, 30, 150, 0, 180, 240, 300, 210, 330):
        ux, uy = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        px, py = x + ux * (r - 4 + pw * 0.3), y + uy * (r - 4 + ph * 0.2)
        plate = around(px, py, pw, ph)
        if plate[1] < 4 or plate[0] < 4 or plate[2] > board.width - 4 or any(touch(plate, v, 0) for v in values):
            continue
        if within(rings, plate) > within(ring, plate):
            continue
        for lines in lines_of(space["label_lines"], size):
            w, h = max(widths[line] for line in lines) * size, len(lines) * LINE * size
            for angle in np.arange(0, 360, 5):
                dx, dy = np.cos(np.radians(angle)), np.sin(np.radians(angle))
                far = r - 1
                for _ in range(40):
                    name = around(x + dx * far, y + dy * far, w, h)
                    nearest = np.hypot(max(name[0] - x, 0, x - name[2]), max(name[1] - y, 0, y - name[3]))
                    if nearest >= r - size * 0.08 and not touch(name, plate, 1):
                        break
                    far += 4
                else:
                    continue
                if name[0] < 4 or name[1] < 4 or name[2] > board.width - 4:
                    continue
                if within(rings, name) > within(ring, name) or any(touch(name, v, 0) for v in values):
                    continue
                place = Place(lines, (x + dx * far, y + dy * far), (px, py), [name, plate])
                covered = within(board.land, name) * CELL**2
                # Above the ring or beside it; in the sea rather than where pieces stand.
                place.cost = 12 * abs(dx) + (10 if dy > 0 else 0) + (0 if turn == 90 else 14) + covered / 900
                place.cost += 0.25 * max(0, far - r) + 4 * (len(lines) - 1)
                found.append(place)
    found.sort(key=lambda place: place.cost)
    return found[:120]


def solve(candidates: dict[str, list[Place]], seed: int) -> dict[str, Place]:
    """Choose a place for each space so that nothing overlaps, and the costs are low."""
    random = np.random.default_rng(seed)
    ids = sorted(candidates, key=lambda id: len(candidates[id]))
    boxes = {id: np.array([[*p.rects[0], *p.rects[1]] for p in candidates[id]]) for id in ids}
    costs = {id: np.array([p.cost for p in candidates[id]]) for id in ids}
    weight = 40.0

    def clashes(id: str, chosen: dict[str, int]) -> np.ndarray:
        total = np.zeros(len(costs[id]))
        mine = boxes[id]
        for other, at in chosen.items():
            if other == id:
                continue
            theirs = boxes[other][at]
            for i in (0, 4):
                for j in (0, 4):
                    wide = np.minimum(mine[:, i + 2], theirs[j + 2]) - np.maximum(mine[:, i], theirs[j]) + 3
                    high = np.minimum(mine[:, i + 3], theirs[j + 3]) - np.maximum(mine[:, i + 1], theirs[j + 1]) + 3
                    hit = (wide > 0) & (high > 0)
                    total += np.where(hit, 1 + np.minimum(wide, high) / 10, 0)
        return total

    best: tuple[float, float, dict[str, int]] | None = None
    chosen: dict[str, int] = {}
    for id in ids:
        chosen[id] = int(np.argmin(costs[id] + weight * clashes(id, chosen)))
    for turn in range(40):
        order = list(ids)
        random.shuffle(order)
        for id in order:
            noise = random.random(len(costs[id])) * (30 if turn % 10 < 3 else 0)
            chosen[id] = int(np.argmin(costs[id] + noise + weight * 10 * clashes(id, chosen)))
        hits = sum(float(clashes(id, chosen)[at]) for id, at in chosen.items())
        cost = sum(float(costs[id][at]) for id, at in chosen.items())
        if best is None or (hits, cost) < best[:2]:
            best = (hits, cost, dict(chosen))
    assert best is not None
    if best[0]:
        print(f"  {best[0]:.1f} overlaps left")
    return {id: candidates[id][at] for id, at in best[2].items()}


def measure(names: list[str]) -> dict[str, float]:
    """Return the width of each text in sizes of its letters."""
    with chromium() as browser:
        page = browser.new_page()
        found: dict[str, float] = page.evaluate(
            """([names, family]) => {
              const pen = document.createElement("canvas").getContext("2d");
              pen.font = `700 100px ${family}`;
              return Object.fromEntries(names.map((name) => [name, Math.round(pen.measureText(name).width + 1) / 100]));
            }""",
            [names, NARROW],
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(GAMES), metavar="GAME")
    for game in parser.parse_args().games:
        print(game)
        write(shapes(game))


def write(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    board = Map(data)
    spaces = {**board.areas, **board.cities}
    texts = {
        line
        for space in spaces.values()
        for size in SIZES
        for lines in lines_of(space["label_lines"], size)
        for line in lines
    }
    widths = measure(sorted(texts))
    for id, space in board.areas.items():
        space["rows"] = board.rows(id)
    for space in spaces.values():
        space["names"] = []
        for old in ("label", "markers", "pieces_box"):
            space.pop(old, None)
    data["letters"] = [[size, grow_of(size)] for size in SIZES]
    for size in SIZES:
        grow = grow_of(size)
        # A marker of Sabotage lies beside the Econ.
        values = [around(loc["anchor"][0], loc["anchor"][1], 58 * grow, 30 * grow) for loc in board.locs.values()]
        candidates = {id: places_of(board, id, size, widths, values) for id in board.areas}
        candidates |= {id: around_city(board, id, size, widths, values) for id in board.cities}
        lost = [id for id, some in candidates.items() if not some]
        assert not lost, f"no place for {lost} at {size}"
        for id, place in solve(candidates, size).items():
            spaces[id]["names"].append(
                {
                    "lines": [[line, widths[line]] for line in place.lines],
                    "at": [round(float(v), 1) for v in place.name],
                    "markers": [round(float(v), 1) for v in place.plate],
                }
            )
        print(f"  {size}: done")
    file.write_text(dump(data), encoding="utf-8")


def dump(data: dict[str, Any]) -> str:
    """Return the shapes as JSON with one space per line."""
    parts = []
    for key, value in data.items():
        if key in ("spaces", "context"):
            body = ",\n".join(f"  {compact(name)}: {compact(about)}" for name, about in value.items())
            parts.append(f" {compact(key)}: {{\n{body}\n }}")
        else:
            parts.append(f" {compact(key)}: {compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main()
