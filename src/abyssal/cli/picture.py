"""The position as a picture: the map of the browser edition, with what each space holds written into it."""

from __future__ import annotations

import json
from typing import Any
from xml.sax.saxutils import escape

from ..kernel.board import Board
from ..kernel.game import Game
from ..kernel.notation import space_text
from ..language import Words

COLOURS = ["#1d4e9e", "#b3201f", "#8a6500", "#1f6b35"]
"""The colours of the factions, in their order."""
LEVELS = {2: "#a9c6ec", 1: "#d2e2f5", 0: "#f4efe2", -1: "#f5d9d0", -2: "#eab0a2"}
"""What a space is filled with, from Active Support to Active Opposition."""
UPWARDS = ["foreign", "department", "loc", "city"]
"""What lies below, and what over it."""
STYLE = """
text { font-family: sans-serif; text-anchor: middle; paint-order: stroke; stroke: #fff; stroke-width: 4px }
.name { font-weight: bold }
"""


def svg(game: Game, words: Words) -> str:
    """The whole map."""
    from ..server.catalogue import geometry

    b = game.board
    shapes: dict[str, Any] = json.loads(geometry(b.spec.game))
    width, height = shapes["viewbox"]
    spaces: dict[str, dict[str, Any]] = shapes["spaces"]
    order = sorted(spaces, key=lambda name: UPWARDS.index(spaces[name]["kind"]))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>{escape(words.say('term-position-after', count=game.length))}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#e4e0d5"/>',
        f'<path d="{shapes["context"]["sea"]}" fill="#cfe0ea"/>',
        *(_shape(b, name, spaces[name]) for name in order),
        *(_texts(b, words, name, spaces[name], shapes["units"]) for name in order),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _shape(b: Board, name: str, shape: dict[str, Any]) -> str:
    s = b.spec.space_index[name]
    if shape["kind"] == "loc":
        colour = "#b3201f" if b.n[b.TERROR + s] else "#8b8172"
        return f'<path d="{shape["path"]}" fill="none" stroke="{colour}" stroke-width="11"/>'
    fill = LEVELS[b.n[b.SUPPORT + s]] if b.n[b.OPEN + s] else "#d8d3c6"
    look = f'fill="{fill}" stroke="#6b6456" stroke-width="2"'
    if "path" in shape:
        return f'<path d="{shape["path"]}" {look}/>'
    return f'<circle cx="{shape["cx"]}" cy="{shape["cy"]}" r="{shape["r"]}" {look}/>'


def _texts(b: Board, words: Words, name: str, shape: dict[str, Any], units: dict[str, float]) -> str:
    """The name, and under each other what the space holds in short text (docs/notation.md)."""
    s = b.spec.space_index[name]
    size = units["city_label_size"] if shape["kind"] == "city" else units["label_size"]
    lines = []
    if "label" in shape:
        x, y = shape["label"]
        value = f" {b.n[b.POP + s]}" if b.n[b.OPEN + s] else ""
        lines.append(_line(x, y, size, words.space(s) + value, "#222", "name"))
    x, y = shape["anchor"]
    held = [part for part in space_text(b, s).partition(": ")[2].split(", ") if part]
    top = y - 22 * (len(held) - 1) / 2
    for i, part in enumerate(held):
        who, _, pieces = part.partition(" ")
        colour = "#222"
        if who in b.spec.faction_index:
            faction = b.spec.faction_index[who]
            part, colour = f"{words.short(faction)} {pieces}", COLOURS[faction]
        lines.append(_line(x, top + 22 * i, 18, part, colour, "held"))
    return "\n".join(lines)


def _line(x: float, y: float, size: float, text: str, colour: str, role: str) -> str:
    return f'<text class="{role}" x="{x}" y="{y:.1f}" font-size="{size}" fill="{colour}">{escape(text)}</text>'
