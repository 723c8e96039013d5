"""Measure the table on screen: sizes of letters, what overlaps what, pieces outside their space, what is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.page_harness import Visitor, post, still

SIZES = [(390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 768), (1920, 1080), (2560, 1440)]
"""Phone upright and sideways, tablet upright and sideways, laptop, desktop, large screen."""

LEAST = {(390, 844): 9.0, (844, 390): 9.0, (768, 1024): 9.0, (1024, 768): 9.0, (1366, 768): 12.0, (1920, 1080): 15.0}
"""The smallest letters of names on the map, in pixels; 18 on larger screens."""
LARGE = 18.0
NUMBERS, HALF, PHONE = 0.5, 0.45, 500
"""Numbers in markers have at least this share of it, and less on a phone, where a tap enlarges the map."""

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = {
    "andean-abyss": ["solo", "solo-farc", "solo-cartels", "three-players", "two-players"],
    "distant-plain": ["solo-coalition", "three-players", "solo-taliban", "solo-warlords", "two-players"],
}
"""Games with Non-players, which play as people do."""
MOMENTS = (0.25, 0.5, 0.75, 0.9)
POSITIONS = [(game, name, share) for game, names in RECORDS.items() for name in names for share in MOMENTS]
"""40 positions of real games: a recorded game, and the share of its choices that are made."""


def part_of(game: str, name: str, share: float) -> str:
    """Return the beginning of a recorded game."""
    lines = (GOLDEN / game / f"{name}.record").read_text(encoding="utf-8").splitlines()
    head = lines.index("---") + 1
    count = int((len(lines) - head) * share)
    # The last lines tell the result of the game.
    return "\n".join(lines[: head + count]) + "\n"


def seat_at(visitor: Visitor, record: str) -> Page:
    """Sit down at a table that goes on with a record, as the faction that decides."""
    made = post(visitor.base, "tables", {"record": record})
    page = visitor.sit(made)
    return visitor.sit(made, page.evaluate(ASKED)["decision"]["actor"])


MEASURE = """() => {
  const found = { names: [], numbers: [], textOnText: [], countOnPiece: [], pieceOnName: [], outside: [] };
  const svg = document.querySelector("#board svg.map");
  const isDrawn = (e) => e.checkVisibility() && e.getClientRects().length;
  const all = (where) => [...svg.querySelectorAll(where)].filter(isDrawn);
  const size = (e) => Math.round(parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a * 10) / 10;
  // The box of letters is as high as a line: letters fill about seven tenths of it.
  const letters = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const slack = ((bottom - top) / Math.max(1, e.querySelectorAll("tspan").length)) * 0.15;
    return { left, right, top: top + slack, bottom: bottom - slack };
  };
  // A pixel of overlap is not visible.
  const meet = (a, b, most = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > most &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > most;
  const of = (e) => e.closest("[data-space], [data-name]")?.dataset.space ?? "";
  const told = (e) => `${of(e)} ${e.textContent}`;

  const names = all(".labels text:not(.country)");
  const marks = all(".plates text, .values text");
  const counts = all(".badges text");
  found.names = names.map((e) => [e.textContent, size(e)]);
  found.numbers = marks.map((e) => [told(e), size(e)]);
  const texts = [...names, ...marks, ...counts, ...all(".towns text")].map((e) => [e, letters(e)]);
  texts.forEach(([a, one], i) => {
    for (const [b, other] of texts.slice(i + 1)) if (meet(one, other)) found.textOnText.push(`${told(a)} / ${told(b)}`);
  });

  const pieces = all(".stack > g").map((e) => {
    const kind = e.closest("[data-kind]").dataset.kind;
    return { box: e.querySelector("use:last-of-type").getBoundingClientRect(), space: of(e), kind };
  });
  const covers = (texts, most, list) => {
    for (const e of texts) {
      const own = letters(e);
      for (const { box, space, kind } of pieces) if (meet(own, box, most)) list.push(`${told(e)} / ${space} ${kind}`);
    }
  };
  covers(counts, 1, found.countOnPiece);
  covers([...names, ...marks], 2, found.pieceOnName);

  const back = svg.getScreenCTM().inverse();
  const lines = all(".space.loc .reach").map((e) => [of(e), svg.querySelector(e.getAttribute("href"))]);
  const beside = 46 * parseFloat(getComputedStyle(svg).getPropertyValue("--grow"));
  const nearest = (line, x, y) => {
    let far = Infinity;
    for (let at = 0; at <= line.getTotalLength(); at += 6) {
      const point = line.getPointAtLength(at);
      far = Math.min(far, Math.hypot(point.x - x, point.y - y));
    }
    return far;
  };
  for (const { box: { left, right, top, bottom }, space, kind } of pieces) {
    const group = svg.querySelector(`.space[data-space="${space}"]`);
    const shape = group.querySelector(".shape, .reach");
    const area = shape.getAttribute("href") ? svg.querySelector(shape.getAttribute("href")) : shape;
    const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
    // A corner of the box is empty: measure a little inside.
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) =>
      new DOMPoint(mx + (x - mx) * 0.8, my + (y - my) * 0.8).matrixTransform(back),
    );
    const middle = new DOMPoint(mx, my).matrixTransform(back);
    // On a Line of Communication, or beside it and nearer to it than to others.
    const isNear = () => {
      const far = nearest(area, middle.x, middle.y);
      const isNearer = ([id, line]) => id !== space && nearest(line, middle.x, middle.y) < far;
      return far < beside && (far < 20 || !lines.some(isNearer));
    };
    const holds = group.classList.contains("loc") ? isNear() : corners.every((corner) => area.isPointInFill(corner));
    if (!holds) found.outside.push(`${space} ${kind}`);
  }
  return found;
}"""
"""What the map shows, as text: sizes of letters, overlaps, pieces outside."""

SIGHT = """() => {
  const inSight = (e) => {
    if (!e?.checkVisibility({ visibilityProperty: true })) return false;
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
    if (!width || !height || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    // Something else may lie on it, or a scrolling ancestor may hide it.
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return Boolean(on) && (e.contains(on) || on.contains(e));
  };
  const any = (name) => [...document.querySelectorAll(`[data-sight="${name}"]`)].some(inSight);
  const margins = new Set();
  for (const e of document.querySelectorAll('[data-sight="margin"]')) if (inSight(e)) margins.add(e.dataset.of);
  return { card: any("card"), next: any("next"), resources: any("resources"), margins: margins.size };
}"""
"""Whether the current card, the next one, own Resources and the margins are in sight."""

ASKED = """() => fetch(`/api${location.pathname.replace("/t/", "/tables/")}`).then((found) => found.json())"""
"""The state of the table, as anyone may see it."""


def measure(page: Page, width: int, height: int) -> dict[str, Any]:
    """Return everything that is wrong at one size; empty if nothing is."""
    page.set_viewport_size({"width": width, "height": height})
    still(page)
    found: dict[str, Any] = page.evaluate(MEASURE)
    least = LEAST.get((width, height), LARGE)
    numbers = least * (HALF if min(width, height) < PHONE else NUMBERS)
    wrong: dict[str, Any] = {
        "small names": sorted({f"{name} {size}" for name, size in found["names"] if size < least}),
        "small numbers": sorted({f"{name} {size}" for name, size in found["numbers"] if size < numbers}),
    }
    wrong |= {name: found[name] for name in ("textOnText", "countOnPiece", "pieceOnName", "outside")}
    # Under the last card there is none.
    table = page.evaluate(ASKED)
    whole = {"card": bool(table["card"]), "next": bool(table["next"]), "resources": True, "margins": 4}
    wrong["hidden"] = {name: got for name, got in page.evaluate(SIGHT).items() if got != whole[name]}
    return {name: what for name, what in wrong.items() if what}
