"""The board in a real browser: what it draws and says."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from abyssal.games import rules_for
from abyssal.language.page import LANGUAGES, page_words
from tests.web.board_harness import (
    CROWDED,
    GAME,
    WEB,
    at_space,
    board_page,
    geometry,
    names,
    new_game,
    of_piece,
    position,
    rest,
    show,
    state,
)

pytestmark = pytest.mark.plain

SHOTS = Path("build/screenshots")
SPACES = rules_for(GAME).spec.spaces
OPEN = position({"foreign": ["ecuador", "panama"]})


# The map.


def test_the_geometry_agrees_with_the_rules() -> None:
    """Names and values are drawn from the geometry; the rules have them from the map."""
    spec, drawn = rules_for(GAME).spec, geometry()["spaces"]
    assert sorted(drawn) == sorted(spec.spaces)
    for s, id in enumerate(spec.spaces):
        assert (drawn[id]["name"], drawn[id]["pop"], drawn[id]["econ"]) == (spec.names[s], spec.pop[s], spec.econ[s])


def test_every_space_is_drawn_and_named(page: Page) -> None:
    show(page, state(OPEN))
    assert sorted(names(page, ".space")) == sorted(SPACES)
    spec = rules_for(GAME).spec
    for id, label in zip(names(page, ".space"), names(page, ".space", "aria-label"), strict=True):
        assert label.startswith(spec.names[spec.space_index[id]] + ":"), label
    assert page.get_by_role("group", name=page_words("en")["page-board-map"].format(title="Andean Abyss")).count() == 1
    sizes = page.evaluate("[...document.querySelectorAll('.space')].map(e => e.getBoundingClientRect().width)")
    assert all(size > 5 for size in sizes)


def test_foreign_spaces_are_absent_until_they_open(page: Page) -> None:
    show(page, state(new_game()))
    assert set(SPACES) - set(names(page, ".space")) == {"ecuador", "panama"}
    show(page, state(position({"foreign": ["ecuador"], "spaces": {"ecuador": "cartels 1g"}})))
    assert set(SPACES) - set(names(page, ".space")) == {"panama"}
    assert page.locator('.stacks[data-space="ecuador"]').count() == 1


def test_the_board_says_what_is_in_a_space(page: Page) -> None:
    data = {
        "phase": "resources",
        "card": "propaganda",
        "spaces": {
            "meta_west": "farc 3g(1a) 1b, AO, terror 2, zone",
            "cali": "cartels 1g, shipment cartels.u",
            "loc_cali_pasto": "auc 1g, sabotage",
        },
    }
    show(page, state(position(data)))
    assert page.evaluate("board.describe('meta_west')") == (
        "Meta West: Department, Forest, Population 1, Active Opposition, Control: FARC, Terror 2, FARC Zone. "
        "FARC Bases: 1, FARC Guerrillas (Underground): 2, FARC Guerrillas (Active): 1."
    )
    said = page.evaluate("['cali', 'loc_cali_pasto', 'huila', 'guainia'].map((id) => board.describe(id))")
    assert "Shipments: 1 (Cartels Guerrillas (Underground))" in said[0]
    assert said[1].startswith("Cali - Pasto: LoC, road, Econ 1, Sabotage.")
    assert said[2].endswith(", Neutral. No pieces.")
    assert said[3] == "Guainía: Department, Forest, Population 0. No pieces."
    assert page.locator('.plate[data-space="meta_west"] .control').count() == 1
    assert page.locator(".space.hatched").get_attribute("data-space") == "meta_west"
    assert page.evaluate("[...missing]") == []


STRUCK = """(names) => [...document.querySelectorAll('.space.city')].filter((city) => {
  const lights = document.querySelectorAll(`[data-light="${city.dataset.space}"] *`);
  const rims = [...city.querySelectorAll("circle"), ...lights];
  const urban = [...document.querySelectorAll(".labels .urban")];
  const name = urban.find((text) => text.textContent === names[city.dataset.space]);
  if (!name) return true;
  const style = getComputedStyle(name);
  const covered = style.paintOrder === "stroke" && parseFloat(style.strokeWidth) >= 3 && style.stroke !== "none"
    && Number(style.strokeOpacity) >= 0.85;
  const above = rims.every((rim) => rim.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING);
  return !covered || !above;
}).map((city) => city.dataset.space)"""


def test_no_circle_strikes_through_the_name_of_a_city(page: Page) -> None:
    """Names lie above all circles, those of lit Cities too, and their outline covers what is below them."""
    show(page, state(OPEN, [{"choice": id, "space": id} for id in ("cali", "bogota")]))
    assert page.locator(".space.city").count() == 11
    assert page.evaluate(STRUCK, {id: about["name"] for id, about in geometry()["spaces"].items()}) == []


HELD = """() => Object.fromEntries([...document.querySelectorAll(".space.held")].map((space) => {
  const seen = (part) => space.querySelector(part) && getComputedStyle(space.querySelector(part)).display !== "none";
  const flag = document.querySelector(`.plate[data-space="${space.dataset.space}"] .control text`);
  const marked = document.querySelector(`.plate[data-space="${space.dataset.space}"] .marked text`);
  return [space.dataset.space, [flag?.textContent, seen(".hold-edge") && seen(".hold-tint"), seen(".hold-teeth"),
    getComputedStyle(space.querySelector(".hold-edge")).stroke, marked?.textContent ?? ""]];
}))"""


def test_control_is_on_ground_rim_and_flag(page: Page) -> None:
    """At all times, in two colours, and for who does not see them with teeth on FARC's rim and a letter; also as it was
    marked, where that counts and is another. It goes with the state that told it."""
    shown = {**state(new_game()), "control": {"bogota": "govt", "huila": "farc", "cali": "govt"}}
    show(page, {**shown, "marked": {"huila": "farc", "bogota": "farc"}})
    held = page.evaluate(HELD)
    assert {space: (letter, seen, teeth) for space, (letter, seen, teeth, _, _) in held.items()} == {
        "bogota": ("G", True, False),
        "huila": ("F", True, True),
        "cali": ("G", True, False),
    }
    assert held["bogota"][3] == held["cali"][3] != held["huila"][3]
    assert [held[space][4] for space in ("huila", "bogota", "cali")] == ["", "F", "–"]
    show(page, {**shown, "control": {"huila": "govt"}, "marked": None})
    assert {space: (one[0], one[4]) for space, one in page.evaluate(HELD).items()} == {"huila": ("G", "")}


OUTSIDE = """[...document.querySelectorAll(".stack > g")].flatMap(piece => {
  const id = piece.closest("[data-space]").dataset.space, space = geometry.spaces[id];
  if (space.kind === "loc") return [];
  const [x, y] = piece.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
  const here = space.kind === "city" ? Math.hypot(x - space.cx, y - space.cy) <= space.r
    : document.getElementById(`bd-${id}`).isPointInFill(new DOMPoint(x, y));
  return here ? [] : [id];
})"""
"""The spaces of pieces whose middle lies elsewhere."""


@pytest.mark.parametrize(("width", "height"), [(745, 700), (1100, 1000)])
def test_pieces_stay_in_their_spaces(browser: Browser, width: int, height: int) -> None:
    """The room that 1366 x 768 leaves the map, and a larger one: each drawn piece stands in its City or Department."""
    with board_page(browser, width, height) as page:
        show(page, state(position(CROWDED)))
        assert page.evaluate(OUTSIDE) == []


def test_a_number_lies_on_the_tile_of_its_piece_and_crates_are_marked(page: Page) -> None:
    show(page, state(position({"card": 25, "spaces": {"huila": "govt 9t, farc 3g, shipment farc.u"}})))
    tile, number = (
        page.locator(f'[data-space="huila"] {part}').first.bounding_box()
        for part in ('[data-kind="govt.troops"] .tile', ".count-text")
    )
    assert tile and number
    assert tile["x"] < number["x"] and number["x"] + number["width"] < tile["x"] + tile["width"] + 1


def test_what_is_lit_lies_above_roads(page: Page) -> None:
    """And below the Cities, through which it would run; their own lights, Econ and all names come above."""
    order = page.evaluate(
        """[...board.chart.svg.children].map(e => e.classList[0]
          ?? ['loc', 'city'].find(kind => e.querySelector(`.space.${kind}`)) ?? '')"""
    )
    layers = [layer for layer in order if layer in ("loc", "lights", "city", "values", "labels", "pieces")]
    assert layers == ["loc", "lights", "city", "lights", "values", "labels", "pieces"]
    assert page.locator(".lights").nth(1).locator(".light:not(.city)").count() == 0


def test_the_words_of_the_board_are_there_in_all_languages() -> None:
    asked = {id for id in page_words("en", GAME) if id.startswith("page-board-")}
    for language in LANGUAGES:
        assert asked <= page_words(language, GAME).keys()


# Pieces.

THIRTY = "govt 8t 6p, farc 4g(2a) 1b, auc 4g(2a), cartels 6g(3a) 1b"


def is_within(space: dict[str, Any], x: float, y: float) -> bool:
    """Whether a point is in a City, in the room of an area, or near the middle of a line."""
    if space["kind"] == "city":
        return math.hypot(x - space["cx"], y - space["cy"]) < float(space["r"])
    if space["kind"] == "loc":
        return math.hypot(x - space["anchor"][0], y - space["anchor"][1]) < 200
    ends = min(space["rows"], key=lambda row: abs(row[0] - y))[1:]
    return any(left <= x <= right for left, right in zip(ends[::2], ends[1::2], strict=True))


@pytest.mark.parametrize("space", ["cali", "narino", "panama", "vichada", "loc_cali_buenaventura", "loc_neiva_pasto"])
def test_thirty_pieces_fit(page: Page, space: str) -> None:
    """They stay within reach of their space, none hides another, and their numbers add up."""
    pieces = THIRTY.replace(" 1b", "") + " 2p" if space.startswith("loc") else THIRTY
    pieces = pieces.replace("6g(3a) 2p", "8g(3a)")
    data = position({"card": 25, "foreign": ["panama"], "spaces": {space: pieces}})
    show(page, state(data))
    drawn = page.evaluate(
        """id => [...document.querySelectorAll(`.stacks[data-space="${id}"] .stack > g`)].map(e => {
          const place = e.getAttribute("transform");
          const [x, y] = place.match(/-?[\\d.]+/g).map(Number);
          const badge = document.querySelector(`.badge[data-space="${id}"][transform="${place}"]`);
          return {x, y, count: Number(badge?.textContent ?? 1)};
        })""",
        space,
    )
    assert sum(piece["count"] for piece in drawn) == 30
    about = geometry()["spaces"][space]
    for i, piece in enumerate(drawn):
        assert is_within(about, piece["x"], piece["y"])
        for other in drawn[:i]:
            assert abs(piece["x"] - other["x"]) + abs(piece["y"] - other["y"]) > 13


SIZES = """() => {
  const size = (e, unit) => unit * e.getScreenCTM().a;
  const least = (some) => Math.min(...some);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const font = (selector) => least(all(selector).map(e => size(e, parseFloat(getComputedStyle(e).fontSize))));
  const letters = [...document.querySelectorAll(".piece .bd-letter")].map(e => Number(e.getAttribute("font-size")));
  return {
    cities: font(".urban"), names: font(".rural:not([hidden])"), econ: font(".econ"),
    levels: font(".level text"), badges: font(".count-text"),
    letters: least([...document.querySelectorAll(".stack > g")].map(e => size(e, least(letters)))),
  };
}"""


def crowds() -> dict[str, Any]:
    """Thirty pieces of ten kinds in five spaces, more than there are."""
    kinds = {"govt.troops": 8, "govt.police": 6, "farc.base": 1, "cartels.base": 1, "support": "AO"}
    for faction, count in (("farc", 2), ("auc", 2), ("cartels", 3)):
        kinds |= {f"{faction}.guerrilla.u": count, f"{faction}.guerrilla.a": count}
    spaces = dict.fromkeys(("cali", "medellin", "narino", "santander", "vichada"), kinds)
    return {**new_game(), "spaces": {**position(CROWDED)["spaces"], **spaces}}


@pytest.mark.parametrize(("shown", "least"), [(new_game(), 7.4), (crowds(), 4.8)])
def test_all_can_be_read_on_a_laptop(browser: Browser, shown: dict[str, Any], least: float) -> None:
    """In pixels, with the whole map in the room that 1366 x 768 leaves it; thirty together are small, to stay there."""
    with board_page(browser, 600, 720) as page:
        show(page, state(shown))
        page.locator('[data-space="cali"].space').wait_for()
        page.screenshot(path=SHOTS / f"board-laptop-{least}.png")
        sizes = page.evaluate(SIZES)
        assert min(sizes[what] for what in ("cities", "names", "econ", "levels")) > 7.5, sizes
        assert min(sizes["letters"], sizes["badges"]) > least, sizes


def test_letters_do_not_grow_with_the_zoom(page: Page) -> None:
    """They have grown at the outset for lack of room; a closer look has room enough."""
    show(page, state(new_game()))
    assert page.evaluate("[board.grow, getComputedStyle(host).getPropertyValue('--grow')]") == [1.45, "1.45"]
    size = "getComputedStyle(document.querySelector('.urban')).fontSize"
    assert page.evaluate(size) == "32px"
    page.evaluate("board.zoomBy(2)")
    page.wait_for_selector("svg.map:not(.gliding)")
    assert page.evaluate("[board.grow, getComputedStyle(host).getPropertyValue('--grow')]") == [1.09, "1.09"]
    assert page.evaluate(size) == "24px"


def test_no_piece_covers_a_number(browser: Browser) -> None:
    with board_page(browser, 600, 720) as page:
        show(page, state(crowds()))
        covered = page.evaluate(
            """[...document.querySelectorAll(".badge .count-text")].filter(e => {
              const box = e.getBoundingClientRect();
              const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return !there.closest(".badge");
            }).length"""
        )
        assert (page.locator(".badge").count() > 40, covered) == (True, 0)


def test_a_number_stands_for_its_pieces(page: Page) -> None:
    """A click on it is a click on them."""
    data = position({"card": 25, "spaces": {"huila": "govt 9t, farc 3g"}})
    show(page, state(data, [of_piece("govt.troops")], space="huila"))
    page.locator('.badge[data-kind="govt.troops"] .count-text').click()
    assert page.evaluate("picked") == ["govt.troops"]


@pytest.mark.parametrize(("width", "height"), [(600, 720), (1100, 1000), (1600, 2100)])
def test_pieces_on_lines_leave_the_markers_in_sight(browser: Browser, width: int, height: int) -> None:
    """No Guerrilla or cube on a LoC covers Population and level of a City or Department, nor its name."""
    lines = [id for id, space in geometry()["spaces"].items() if space["kind"] == "loc"]
    pieces = {"govt.police": 1, "farc.guerrilla.u": 1, "auc.guerrilla.a": 1}
    cities = {id: {"support": "AS", "terror": 1} for id in ("medellin", "ibague", "cali", "cartagena", "sincelejo")}
    with board_page(browser, width, height) as page:
        show(page, state({**new_game(), "spaces": {**cities, **dict.fromkeys(lines, pieces)}}))
        assert page.locator(".stack > g").count() == 3 * len(lines)
        covered = page.evaluate(
            """[...document.querySelectorAll(".stack > g")].flatMap(piece => {
              const a = piece.getBoundingClientRect(), line = piece.closest("[data-space]").dataset.space;
              const written = [...document.querySelectorAll(".plate, .labels .urban")];
              const scale = 4 * board.view.base;
              return written.map(e => [e, e.getBoundingClientRect()]).filter(([, b]) =>
                a.left + scale < b.right && a.right - scale > b.left
                && a.top + scale < b.bottom && a.bottom - scale > b.top
              ).map(([e]) => `${line}: ${e.dataset.space ?? e.textContent}`);
            })"""
        )
        assert covered == []


def test_active_guerrillas_are_marked(page: Page) -> None:
    show(page, state(position(CROWDED)))
    for kind, active in (("farc-guerrilla-a", 1), ("farc-guerrilla-u", 0), ("cartels-guerrilla-a", 1)):
        assert page.locator(f"#bd-piece-{kind} .bd-star").count() == active


def test_every_piece_has_a_shape_and_a_letter(page: Page) -> None:
    show(page, state(new_game()))
    looks = page.evaluate(
        """[...document.querySelectorAll(".piece")].map(e => [e.id.slice(9), e.querySelector("text").textContent +
          [...e.children].map(c => c.tagName + (c.getAttribute("d") ?? "")).join()])"""
    )
    assert sorted(id for id, _ in looks) == sorted(
        name.replace(".", "-") for name in rules_for(GAME).spec.piece_named if name.count(".") <= 2
    )
    assert len({look for _, look in looks}) == len(looks), "without colours two kinds look the same"


def test_shipments_lie_under_their_carriers(page: Page) -> None:
    show(page, state(position(CROWDED)))
    carriers = page.evaluate(
        """[...document.querySelectorAll('use[href="#bd-carried"]')].map(e =>
          [e.closest("[data-space]").dataset.space, e.closest("[data-kind]").dataset.kind, e.nextSibling.tagName])"""
    )
    assert sorted(carriers) == [
        ["cali", "cartels.guerrilla.u", "use"],
        ["huila", "auc.guerrilla.a", "use"],
        ["narino", "farc.guerrilla.a", "use"],
    ]


def test_a_loose_shipment_is_seen(page: Page) -> None:
    data = {**new_game(), "shipments": [None, {"space": "choco", "carrier": "cartels.guerrilla.u", "loose": True}]}
    show(page, state(data))
    assert page.locator('.stacks[data-space="choco"] use[href="#bd-carried"]').count() == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("palette", ["standard", "colourblind"])
def test_the_palette(page: Page, palette: str, theme: str) -> None:
    """Whatever the colours, a face stands out from the City it stands in, by itself or by its letter."""
    page.evaluate(
        "([p, t]) => Object.assign(document.documentElement.dataset, {palette: p, theme: t})", [palette, theme]
    )
    show(page, state(new_game()))
    ground = page.evaluate("getComputedStyle(document.querySelector('.city .shape')).fill")
    for kind in ("govt-troops", "govt-police", "farc-base", "auc-base", "cartels-base"):
        face, ink = page.evaluate(
            """kind => [".bd-edge", ".bd-letter"].map(part =>
              getComputedStyle(document.querySelector(`#bd-piece-${kind} ${part}`)).fill)""",
            kind,
        )
        assert contrast(face, ink) > 4.5, (kind, face, ink)
        assert contrast(face, ground) > (1.9 if theme == "dark" else 1.1), (kind, face, ground)


def contrast(one: str, other: str) -> float:
    """How far apart two colours are, as WCAG counts it."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_hiding_the_pieces(page: Page) -> None:
    show(page, state(new_game()))
    page.evaluate("board.setPiecesVisible(false)")
    assert not page.locator(".pieces").is_visible()
    page.evaluate("board.setPiecesVisible(true)")
    assert page.locator(".pieces").is_visible()


# Size, and pictures to look at.


def test_the_board_is_light(page: Page) -> None:
    show(page, state(position(CROWDED)))
    assert page.evaluate("document.querySelectorAll('*').length") < 2500
    files = [*WEB.glob("board/*.js"), WEB / "css" / "board.css", WEB / "games" / GAME / "game.js"]
    assert sum(file.stat().st_size for file in files) < 110_000


LIT = ["meta_west", "antioquia", "bogota", "cali", "loc_cali_pasto", "loc_neiva_bogota", "arauca"]
CONTROL = {"phase": "resources", "card": "propaganda", "spaces": new_game()["spaces"]}
PICTURES: dict[str, tuple[dict[str, Any], int, int, str]] = {
    "light": (state(new_game()), 1100, 1000, "light"),
    "dark": (state(new_game()), 1100, 1000, "dark"),
    "phone": (state(new_game()), 390, 844, "light"),
    "crowded": (state(position(CROWDED)), 1100, 1450, "light"),
    "propaganda": (state(position(CONTROL)), 1100, 1450, "light"),
    "lit": (state(new_game(), [at_space(space) for space in LIT], origin="guaviare"), 1100, 1450, "light"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures(browser: Browser, name: str) -> None:
    shown, width, height, theme = PICTURES[name]
    SHOTS.mkdir(parents=True, exist_ok=True)
    with board_page(browser, width, height) as page:
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        show(page, json.loads(json.dumps(shown)))
        rest(page)
        page.screenshot(path=SHOTS / f"board-{name}.png")
        assert page.evaluate("[...missing]") == []
