"""Plots as SVG, drawn from the rows of a study without other programs: for its page, and for docs/balance.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from statistics import mean, quantiles
from typing import Final

from ...games import style_of
from ..rates import around, interval
from .course import PLACES, Row

INK: Final = "#222222"
PALE: Final = "#c9c9c9"
LIGHT, DARK = "#9db8da", "#54708f"
"""Colours of the unshaded and the shaded side of an Event."""
WIDTH: Final = 760
MIN_SHARE_OF_GAMES: Final = 0.1
"""Margins over time are drawn as long as at least this share of the games still runs."""
MIN_TURNS: Final = 5
"""Minimum number of times for an action to be drawn: the mean of fewer says nothing."""

Say = Callable[..., str]
"""Translates a message for the reader."""
Names = dict[str, str]
"""Display names of factions, Operations and Special Activities, or colours of factions."""


def colours(game: str, factions: list[str]) -> Names:
    """Return the factions' text colours on the page, for a light background."""
    sheet = style_of(game)
    first = dict(reversed(re.findall(r"--([a-z]+)-ink: (#[0-9a-f]{3,6});", sheet)))
    return {faction: first.get(faction, INK) for faction in factions}


class Drawing:
    """An SVG being drawn."""

    def __init__(self, width: int, height: int, title: str, about: str = "") -> None:
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' role="img" font-family="system-ui, sans-serif" font-size="12" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(about)}</desc>" if about else "",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        ]
        self.text(10, 20, title, size=15, weight="600")
        if about:
            self.text(10, 38, about, fill="#555555")

    def text(self, x: float, y: float, text: str, anchor: str = "start", size: int = 12, **style: str) -> None:
        more = "".join(f' {name.replace("weight", "font-weight")}="{value}"' for name, value in style.items())
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{more}>{escape(text)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str = INK, width: float = 1.0) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}" stroke-width="{width}"/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" fill="{fill}"/>'
        )

    def dot(self, x: float, y: float, fill: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}"/>')

    def path(self, points: Sequence[tuple[float, float]], stroke: str) -> None:
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{drawn}" fill="none" stroke="{stroke}" stroke-width="2"/>')

    def band(
        self, upper: Sequence[tuple[float, float]], lower: Sequence[tuple[float, float]], fill: str, depth: float
    ) -> None:
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
        self.parts.append(f'<polygon points="{drawn}" fill="{fill}" fill-opacity="{depth}"/>')

    def done(self) -> str:
        return "\n".join(part for part in [*self.parts, "</svg>"] if part) + "\n"


class Scale:
    """Maps numbers to places on an axis."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.begin, self.end = begin, end

    def __call__(self, value: float) -> float:
        return self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin)

    def ticks(self, about: int) -> list[float]:
        """Return about this many round numbers."""
        step = (self.high - self.low) / about
        for round_one in (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100):
            if step <= round_one:
                step = round_one
                break
        first = ceil(self.low / step)
        return [round(i * step, 2) for i in range(first, floor(self.high / step + 1e-9) + 1)]


def winners(games: Sequence[Row], inks: Names, names: Names, players: Names, say: Say) -> str:
    """Draw how often each faction wins, with the 95 % interval and its kind of player."""
    lost = sum(bool(game["lost"]) for game in games)
    rows: list[tuple[str, int, str]] = []
    for faction, ink in inks.items():
        wins = sum(game["winner"] == faction and not game["lost"] for game in games)
        rows.append((f"{names[faction]} ({players[faction]})", wins, ink))
    if lost:
        rows.append((say("study-all-lost"), lost, PALE))
    drawing = Drawing(WIDTH, 70 + 30 * len(rows), say("study-winners"), say("study-winners-about", count=len(games)))
    scale = Scale(0, 1, 230, WIDTH - 60)
    for i, (label, wins, colour) in enumerate(rows):
        y = 54 + 30 * i
        low, high = interval(wins, len(games))
        drawing.text(220, y + 15, label, "end")
        drawing.bar(scale(0), y, scale(wins / len(games)) - scale(0), 22, colour)
        drawing.line(scale(low), y + 11, scale(high), y + 11)
        for end in (low, high):
            drawing.line(scale(end), y + 6, scale(end), y + 16)
        drawing.text(scale(high) + 8, y + 15, f"{100 * wins / len(games):.0f} %")
    return drawing.done()


def margins(cards: Sequence[Row], inks: Names, names: Names, say: Say) -> str:
    """Draw each faction's margin card by card: the median, the middle half of the games, and the middle four fifths."""
    by_place: dict[int, list[Row]] = {}
    for row in cards:
        by_place.setdefault(int(row["place"]), []).append(row)
    begun = len(by_place.get(1, []))
    places = [place for place in sorted(by_place) if len(by_place[place]) >= max(2, MIN_SHARE_OF_GAMES * begun)]
    drawing = Drawing(WIDTH, 500, say("study-margins"), say("study-margins-about"))
    if not places:
        return drawing.done()
    tenths = {
        faction: [_twentieths([row[f"margin_{faction}"] for row in by_place[place]]) for place in places]
        for faction in inks
    }
    low = min(cut[1] for cuts in tenths.values() for cut in cuts)
    high = max(cut[17] for cuts in tenths.values() for cut in cuts)
    for f, (faction, colour) in enumerate(inks.items()):
        left, top = 50 + 360 * (f % 2), 70 + 215 * (f // 2)
        across, up = Scale(1, places[-1], left, left + 320), Scale(min(low, 0), max(high, 0), top + 165, top)
        drawing.text(left, top - 8, names[faction], weight="600", fill=colour)
        for tick in up.ticks(5):
            drawing.line(left, up(tick), left + 320, up(tick), INK if tick == 0 else "#e4e4e4")
            drawing.text(left - 6, up(tick) + 4, f"{tick:+g}".replace("-", "−") if tick else "0", "end", 11)
        for tick in across.ticks(6):
            drawing.text(across(tick), top + 182, f"{tick:g}", "middle", 11)
        lines = [
            [(across(place), up(cut[at])) for place, cut in zip(places, tenths[faction], strict=True)]
            for at in (1, 4, 9, 14, 17)
        ]
        drawing.band(lines[4], lines[0], colour, 0.15)
        drawing.band(lines[3], lines[1], colour, 0.25)
        drawing.path(lines[2], colour)
    return drawing.done()


def _twentieths(values: list[int]) -> list[float]:
    """Return the boundaries of the twentieths of the values."""
    return quantiles(values, n=20, method="inclusive")


def events(cards: Sequence[Row], say: Say) -> str:
    """Draw how often each Event is played when its card comes up, and which side; most often first."""
    shown: dict[int, list[int]] = {}
    titles: dict[int, str] = {}
    for row in cards:
        if row["propaganda"]:
            continue
        counts = shown.setdefault(row["card"], [0, 0, 0])
        titles[row["card"]] = row["title"]
        counts[0] += 1
        for place in PLACES:
            if row[f"{place}_did"] in ("unshaded", "event"):
                counts[1] += 1
            elif row[f"{place}_did"] == "shaded":
                counts[2] += 1
    order = sorted(shown, key=lambda card: (-(shown[card][1] + shown[card][2]) / shown[card][0], card))
    drawing = Drawing(WIDTH, 80 + 14 * len(order), say("study-events"), say("study-events-about"))
    scale = Scale(0, 1, 260, WIDTH - 110)
    for x, fill, id in ((260, LIGHT, "study-unshaded"), (480, DARK, "study-shaded")):
        drawing.bar(x, 48, 12, 12, fill)
        drawing.text(x + 18, 58, say(id))
    for i, card in enumerate(order):
        count, unshaded, shaded = shown[card]
        y = 70 + 14 * i
        drawing.text(250, y + 9, f"{card} {titles[card]}", "end", 11)
        drawing.bar(scale(0), y, scale(unshaded / count) - scale(0), 10, LIGHT)
        drawing.bar(scale(unshaded / count), y, scale(shaded / count) - scale(0), 10, DARK)
        taken = unshaded + shaded
        drawing.text(scale(taken / count) + 6, y + 9, f"{100 * taken / count:.0f} % / {count}", size=10, fill="#555555")
    return drawing.done()


def worth(cards: Sequence[Row], inks: Names, names: Names, say: Say) -> str:
    """Draw what a turn adds to a faction's own margin, by its action: the mean with its 95 % interval."""
    factions = list(inks)
    gains: dict[tuple[int, str], list[float]] = {}
    for row in cards:
        for place in PLACES:
            if row[f"{place}_faction"] is not None:
                key = (factions.index(row[f"{place}_faction"]), _action(row, place, names, say))
                gains.setdefault(key, []).append(row[f"{place}_gain"])
    kept = {key: found for key, found in gains.items() if len(found) >= MIN_TURNS}
    order = sorted(kept, key=lambda key: (key[0], -mean(kept[key]), key[1]))
    heads = len({faction for faction, _ in order})
    drawing = Drawing(WIDTH, 95 + 18 * len(order) + 26 * heads, say("study-worth"), say("study-worth-about"))
    if not order:
        return drawing.done()
    ends = [(middle - half, middle + half) for middle, half in (around(kept[key]) for key in order)]
    scale = Scale(min(0.0, *(low for low, _ in ends)), max(0.0, *(high for _, high in ends)), 270, WIDTH - 60)
    bottom = 85 + 18 * len(order) + 26 * heads
    for tick in scale.ticks(8):
        drawing.line(scale(tick), 66, scale(tick), bottom, INK if tick == 0 else "#e4e4e4")
        drawing.text(scale(tick), 62, f"{tick:+g}".replace("-", "−") if tick else "0", "middle", 11)
    y, before = 68, -1
    for key in order:
        faction, deed = key
        colour = inks[factions[faction]]
        if faction != before:
            drawing.text(10, y + 18, names[factions[faction]], weight="600", fill=colour)
            y, before = y + 26, faction
        middle, half = around(kept[key])
        drawing.text(260, y + 12, f"{deed} ({len(kept[key])})", "end", 11)
        drawing.line(scale(middle - half), y + 8, scale(middle + half), y + 8, colour, 2)
        drawing.dot(scale(middle), y + 8, colour)
        y += 18
    return drawing.done()


def _action(row: Row, place: str, names: Names, say: Say) -> str:
    """Return a faction's action in its turn, in words."""
    if row[f"{place}_did"] != "operation":
        return say("study-event")
    operation = names[row[f"{place}_operation"]]
    special = row[f"{place}_special"]
    return f"{operation} + {names[special]}" if special else operation
