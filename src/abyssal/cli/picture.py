"""Draw a position as a standalone SVG file. The page draws an interactive map from the same shapes."""

from __future__ import annotations

import re
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from ..coin.game import Game
from ..coin.notation import level_names
from ..coin.spec import BASE, CITY, CUBE, LOC, RURAL, Piece
from ..games import style_of
from ..language import Words
from ..language.words import signed
from ..table.views.geometry import map_shapes

PLAIN = "#e9e5d8"
SEA = "#bfd8e2"
INK = "#3d3428"
SIZE = 26
"""Width of a piece."""
HEAD = 165
"""Height of the lines above the map."""


def picture(game: Game, words: Words) -> str:
    """Draw the map with pieces, markers and Control; above it the card, Resources, margins and tracks."""
    b = game.board
    shapes = map_shapes(b.spec.game)
    width, height = shapes["viewbox"]
    drawing = _Drawing(game, words, shapes)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-HEAD} {width} {height + HEAD}" '
        f'width="{width}" height="{height + HEAD}" font-family="sans-serif" text-anchor="middle">',
        f"<title>{escape(words.say('game-title'))}</title>",
        f'<rect y="{-HEAD}" width="{width}" height="{height + HEAD}" fill="#fffdf7"/>',
        f'<rect width="{width}" height="{height}" fill="{PLAIN}"/>',
        *([f'<path d={quoteattr(sea)} fill="{SEA}"/>'] if (sea := shapes["context"].get("sea")) else []),
        *drawing.head(),
    ]
    # Drawn in this order: land, LoCs on top of it, Cities on top of both.
    spaces = sorted(range(b.size), key=lambda s: (RURAL, LOC, CITY).index(b.spec.kind[s]))
    open_ones = [s for s in spaces if b.n[b.OPEN + s]]
    for s in open_ones:
        parts += drawing.space(s)
    for s in open_ones:
        parts += drawing.contents(s)
    return "\n".join([*parts, "</svg>", ""])


def colours(game: str) -> dict[str, str]:
    """Read the colours of the factions from the game's style sheet for the page."""
    sheet = style_of(game)
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]+);", sheet.split("}")[0]))


class _Drawing:
    def __init__(self, game: Game, words: Words, shapes: dict[str, Any]) -> None:
        self.game = game
        self.words = words
        self.spec = game.board.spec
        self.shapes = shapes
        self.colours = colours(self.spec.game)
        self.control = game.rules.control_shown(game.board)

    def _shape(self, s: int) -> dict[str, Any]:
        shape: dict[str, Any] = self.shapes["spaces"][self.spec.spaces[s]]
        return shape

    def head(self) -> list[str]:
        words, b, factions = self.words, self.game.board, range(len(self.spec.factions))
        card = b.n[self.spec.at["card"]]
        resources = " · ".join(f"{words.short(f)} {b.resources(f)}" for f in factions if b.has_purse(f))
        margins = " · ".join(f"{words.short(f)} {signed(self.game.rules.margin(b, f))}" for f in factions)
        lines = [
            words.card(card) if card else words.say("game-title"),
            words.say("term-resources", list=resources) + "   " + words.say("term-margins", list=margins),
            words.tracks(b),
        ]
        return [
            _text(30, -HEAD + 45 + 42 * i, line, 34 if i == 0 else 26, anchor="start", bold=i == 0)
            for i, line in enumerate(lines)
        ]

    def space(self, s: int) -> list[str]:
        shape, kind = self._shape(s), self.spec.kind[s]
        if kind == CITY:
            x, y = shape["cx"], shape["cy"]
            outline = f'<circle cx="{x}" cy="{y}" r="{shape["r"]}" fill="#fbf7ec" stroke="{INK}" stroke-width="4"/>'
        elif kind == LOC:
            x, y = shape["anchor"]
            value = f'<circle cx="{x}" cy="{y}" r="14" fill="#fff" stroke="{INK}"/>' + _text(
                x, y + 6, str(self.spec.econ[s]), 18
            )
            return [f'<path d={quoteattr(shape["path"])} fill="none" stroke="{INK}" stroke-width="9"/>', value]
        else:
            ground = self.shapes["grounds"].get(self.spec.terrain[s], PLAIN)
            outline = f'<path d={quoteattr(shape["path"])} fill="{ground}" stroke="{INK}" stroke-width="2"/>'
        x, y = shape["names"][0]["at"]
        size = 16 if kind == CITY else 22
        lines = shape["label_lines"]
        return [outline, *(_text(x, y + i * size * 1.1, line, size, bold=True) for i, line in enumerate(lines))]

    def contents(self, s: int) -> list[str]:
        """Draw the pieces of a space in rows around its middle, one per kind with its count, and the markers below."""
        b, shape = self.game.board, self._shape(s)
        pieces = [(piece, b.n[piece.column + s]) for piece in self.spec.pieces if b.n[piece.column + s]]
        x, y = shape["anchor"]
        if self.spec.kind[s] == LOC:
            y += 30  # the Econ value is in the middle
        rows = [pieces[i : i + 3] for i in range(0, len(pieces), 3)]
        found = []
        for i, row in enumerate(rows):
            for j, (piece, count) in enumerate(row):
                left = x + (j - (len(row) - 1) / 2) * (SIZE + 14)
                top = y + (i - (len(rows) - 1) / 2) * (SIZE + 10)
                found += self._piece(piece, count, left, top)
        markers, below = self._markers(s), y + len(rows) * (SIZE + 10) / 2 + 16
        if markers:
            found.append(_text(x, below, markers, 18, bold=True))
        if side := self.control.get(s, ""):
            found += self._flag(side, x + (len(markers) * 5 + 8 if markers else -14), below)
        return found

    def _flag(self, side: str, x: float, y: float) -> list[str]:
        """Draw a pointed flag with the first letter of the side that has Control."""
        face, ink = self.colours.get(side, "#6b6f76"), self.colours.get(f"on-{side}", "#fff")
        cloth = f'<path d="M{x:g} {y - 15:g}h28l-6 9 6 9h-28z" fill="{face}" stroke="{INK}"/>'
        return [cloth, _text(x + 11, y, side[0].upper(), 14, colour=ink, bold=True)]

    def _markers(self, s: int) -> str:
        b = self.game.board
        population = str(b.n[b.POP + s] or "")
        level = level_names(self.spec).get(b.n[b.SUPPORT + s], "")
        marked = b.n[b.TERROR + s]
        terror = ("S" if self.spec.kind[s] == LOC else f"T{marked}") if marked else ""
        return " ".join(word for word in (population, level, terror, *b.extra_words(s)) if word)

    def _piece(self, piece: Piece, count: int, x: float, y: float) -> list[str]:
        """Draw a square, a disc or an upright cylinder with a letter. Active Guerrillas also have a star."""
        faction, half = self.spec.factions[piece.faction], SIZE / 2
        what = piece.name.split(".")[1]
        face = self.colours.get(what, self.colours.get(faction, "#6b6f76"))
        ink = self.colours.get(f"on-{what}", self.colours.get(f"on-{faction}", "#fff"))
        paint = f'fill="{face}" stroke="{INK}"'
        if piece.shape == BASE:
            body = f'<circle cx="{x}" cy="{y}" r="{half}" {paint}/>'
        elif piece.shape == CUBE:
            body = f'<rect x="{x - half}" y="{y - half}" width="{SIZE}" height="{SIZE}" {paint}/>'
        else:
            body = f'<rect x="{x - half * 0.8}" y="{y - half}" width="{SIZE * 0.8}" height="{SIZE}" rx="9" {paint}/>'
        letter = what[0] if piece.shape == CUBE else faction[0]
        star = "*" if piece.name.endswith(".a") else ""
        text = _text(x, y + 6, letter.upper() + star, 17, colour=ink, bold=True)
        number = [_text(x + half + 5, y + half + 2, str(count), 16, bold=True)] if count > 1 else []
        return [body, text, *number]


def _text(
    x: float, y: float, text: str, size: float, colour: str = INK, anchor: str = "middle", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"{weight}>'
        f"{escape(text)}</text>"
    )
