"""Draw the relief of a map: `python -m tools.draw_terrain [GAME]` writes `web/games/<game>/relief.png`.

The relief is our own art, made from the shapes and terrains of the map: ranges where a space is mountainous, the canopy
of forests, rolling plains, and shallow water along the coast. It is light and shade with transparency, so the page lays
it over the colours of light and dark mode alike. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from abyssal.games import GAMES
from tests.web.board_harness import WEB, shapes
from tools.place_names import CELL, Map, outline

LEVELS = 7
"""Steps of light, and as many of shade: 15 colours, so that a pixel takes half a byte."""
DEEPEST, BRIGHTEST = 0.34, 0.42
"""Opacity of the deepest shade and of the brightest light."""
HEIGHTS = {"mountain": 1.0, "forest": 0.16, "grassland": 0.1, "plains": 0.1}


class Noise:
    """Smooth random fields, always the same for the same seed."""

    def __init__(self, shape: tuple[int, int], seed: int) -> None:
        self.shape = shape
        self.random = np.random.default_rng(seed)
        self.fy = np.fft.fftfreq(shape[0])[:, None]
        self.fx = np.fft.rfftfreq(shape[1])[None, :]

    def field(self, size: float, stretch: float = 1.0, turn: float = 0.0) -> np.ndarray:
        """Return a field of mean 0 and deviation 1 with bumps of this size in pixels, stretched in one direction."""
        c, s = np.cos(turn), np.sin(turn)
        along, across = self.fx * c + self.fy * s, self.fy * c - self.fx * s
        keep = np.exp(-((along * size * stretch) ** 2 + (across * size) ** 2) * 6)
        found = np.fft.irfft2(np.fft.rfft2(self.random.normal(size=self.shape)) * keep, self.shape)
        return np.asarray((found - found.mean()) / found.std())


def blur(field: np.ndarray, size: float) -> np.ndarray:
    """Return a field blurred by a Gaussian of this size in pixels."""
    padded = np.pad(field.astype(float), 60, mode="edge")
    fy, fx = np.fft.fftfreq(padded.shape[0])[:, None], np.fft.rfftfreq(padded.shape[1])[None, :]
    keep = np.exp(-2 * (np.pi * size) ** 2 * (fx**2 + fy**2))
    return np.asarray(np.fft.irfft2(np.fft.rfft2(padded) * keep, padded.shape)[60:-60, 60:-60])


def relief(data: dict[str, Any]) -> np.ndarray:
    """Return light (above 0) and shade (below 0) for each pixel of the map."""
    board = Map(data)
    land = np.zeros_like(board.rings)
    height, rough = np.zeros(land.shape), np.zeros(land.shape)
    for space in board.areas.values():
        mask = board.fill(outline(space["path"]))
        land |= mask
        height[mask] = HEIGHTS.get(space["terrain"] or "", 0.2)
        rough[mask] = 1.0 if space["terrain"] == "forest" else 0.0
    noise = Noise((land.shape[0], land.shape[1]), 7)
    tall = np.clip(blur(height, 7), 0, None)
    # Ranges run from south-west to north-east, as the Andes and the Hindu Kush do.
    ranges = sum(
        part * (1.6 - np.abs(noise.field(size, 2.6, -1.0)) * 1.7) for part, size in ((1, 26), (0.5, 13), (0.25, 7))
    )
    for ridge in data["context"].get("relief", []):
        for line in outline(ridge):
            for x, y in line:
                ranges += 0.05 * np.exp(-((board.x[None, :] - x) ** 2 + (board.y[:, None] - y) ** 2) / 900)
    ground = ranges * tall**1.3 * 5 + noise.field(4.5) * blur(rough, 3) * 0.55 + noise.field(30) * 1.1
    gy, gx = np.gradient(ground)
    found = np.clip((gx + gy) * 0.8, -1, 1)
    # Light from the north-west; a low rim where the land ends.
    found = np.where(land, found, 0)
    sea = ~land
    if data["context"].get("sea"):
        water = board.fill(outline(data["context"]["sea"])) & sea
        shallow = blur(land, 14)
        waves = noise.field(5, 3, 0.2) * 0.05
        found = np.where(water, np.clip(shallow * 1.1 - 0.25 + waves, -0.3, 0.6), found)
    return np.asarray(found)


def png(found: np.ndarray) -> bytes:
    """Return an image whose colours are black and white with transparency."""
    steps = np.clip(np.round(found * LEVELS), -LEVELS, LEVELS).astype(int) + LEVELS
    height, width = steps.shape
    if width % 2:
        steps = np.pad(steps, ((0, 0), (0, 1)), mode="edge")
    packed = (steps[:, ::2] << 4 | steps[:, 1::2]).astype(np.uint8)
    raw = b"".join(b"\0" + row.tobytes() for row in packed)
    colours = [(0, round(255 * DEEPEST * (LEVELS - i) / LEVELS)) for i in range(LEVELS)]
    colours += [(255, round(255 * BRIGHTEST * i / LEVELS)) for i in range(LEVELS + 1)]
    head = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)
    parts = [
        (b"IHDR", head),
        (b"PLTE", bytes(tone for tone, _ in colours for _ in range(3))),
        (b"tRNS", bytes(alpha for _, alpha in colours)),
        (b"IDAT", zlib.compress(raw, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(GAMES), metavar="GAME")
    for game in parser.parse_args().games:
        image = png(relief(json.loads(shapes(game).read_text(encoding="utf-8"))))
        file = Path(WEB) / "games" / game / "relief.png"
        file.write_bytes(image)
        print(f"{file.name} of {game}: {len(image) / 1024:.0f} KB, one pixel for {CELL} units")


if __name__ == "__main__":
    main()
