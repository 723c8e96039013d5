"""The board of A Distant Plain in a real browser: the same drawing, another country."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from abyssal.language.page import LANGUAGES
from tests.web.board_harness import at_space, board_page, geometry, names, of_piece, rest, show
from tests.web.plain_harness import CROWDED, GAME, MAIN, RULES, scenario, state, with_spaces
from tests.web.test_board import OUTSIDE, SIZES, contrast

pytestmark = pytest.mark.plain

SHOTS = Path("build/screenshots")
SPEC = RULES.spec
SCENARIOS = ("short", "main", "extended")


def test_the_geometry_agrees_with_the_rules() -> None:
    """Names and values are drawn from the geometry; the rules have them from the map."""
    drawn = geometry(GAME)["spaces"]
    assert sorted(drawn) == sorted(SPEC.spaces)
    for s, id in enumerate(SPEC.spaces):
        shape, facts = drawn[id], SPEC.facts[s]
        assert (shape["name"], shape["pop"], shape["econ"]) == (SPEC.names[s], SPEC.pop[s], SPEC.econ[s])
        assert (shape.get("terrain") or "", shape.get("pashtun", False)) == (
            SPEC.terrain[s],
            bool(facts.get("pashtun")),
        )
        assert shape.get("unaligned", False) == (facts.get("country") == "pakistan")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_each_scenario_is_drawn_and_told_in_words(browser: Browser, name: str, language: str) -> None:
    shown = scenario(name)
    with board_page(browser, game=GAME, language=language) as page:
        show(page, state(shown))
        assert sorted(names(page, ".space")) == sorted(SPEC.spaces)
        labels = dict(zip(names(page, ".space"), names(page, ".space", "aria-label"), strict=True))
        for s, id in enumerate(SPEC.spaces):
            assert labels[id].startswith(SPEC.names[s] + ":"), labels[id]
        counted = {id: sum(n for kind, n in facts.items() if "." in kind) for id, facts in shown["spaces"].items()}
        assert drawn_pieces(page) == {id: count for id, count in counted.items() if count}
        assert page.evaluate("[...missing]") == []


def drawn_pieces(page: Page) -> dict[str, int]:
    """How many pieces each space shows, with the numbers beside them."""
    found: dict[str, int] = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll(".stacks")].map(stacks => {
          const badges = [...document.querySelectorAll(`.badge[data-space="${stacks.dataset.space}"]`)];
          const counted = badges.reduce((sum, badge) => sum + Number(badge.textContent) - 1, 0);
          return [stacks.dataset.space, stacks.querySelectorAll(".stack > g").length + counted];
        }))"""
    )
    return found


def test_the_board_says_what_is_in_a_space(browser: Browser) -> None:
    with board_page(browser, game=GAME) as page:
        show(page, state(CROWDED))
        said = page.evaluate("['waziristan', 'zabol', 'loc_kabul_tor_kham', 'ghowr'].map(id => board.describe(id))")
        assert said[0].startswith("Waziristan: Province, Population 1, Pashtun, Control: Taliban. Taliban Base: 2,")
        assert said[1].startswith("Zabol: Province, Plains, Population 1, Pashtun, Opposition, +1 Pop, Terror 1.")
        assert said[2].startswith("Kabul–Tor Kham: LoC, road, Econ 4, Sabotage. Government Police: 3,")
        assert said[3] == "Ghowr: Province, Mountain, Population 1, Pashtun, Neutral. No pieces."


def test_control_is_always_shown(browser: Browser) -> None:
    shown = state(MAIN)
    with board_page(browser, game=GAME) as page:
        show(page, shown)
        flags = page.evaluate(
            """Object.fromEntries([...document.querySelectorAll(".plate:has(.control)")].map(row =>
              [row.dataset.space, row.querySelector(".control text").textContent]))"""
        )
        assert flags == {space: side[0].upper() for space, side in shown["control"].items()}
        assert {"C", "T"} == set(flags.values())


def test_what_a_space_is_shows_on_it(browser: Browser) -> None:
    """Pashtun spaces by their rim, +1 Pop by a tag, ranges as relief; Pakistan has a ground of its own."""
    with board_page(browser, game=GAME) as page:
        show(page, state(MAIN))
        pashtun = [id for id, facts in zip(SPEC.spaces, SPEC.facts, strict=True) if facts.get("pashtun")]
        assert sorted(names(page, ".space:has(.trait.pashtun)")) == sorted(pashtun)
        more = [id for id, facts in MAIN["spaces"].items() if "returnee" in facts]
        assert more and sorted(names(page, ".plate:has(.tag)")) == sorted(more)
        assert page.evaluate("fetch(document.querySelector('.relief').href.baseVal).then(found => found.ok)")
        grounds = {"waziristan": "pakistan", "khowst": "mountain", "balkh": "plains"}
        for space, ground in grounds.items():
            shape = page.locator(f'.space[data-space="{space}"] .shape')
            assert shape.get_attribute("fill") == f"url(#bd-{ground})"


def test_every_piece_has_a_shape_and_a_letter(browser: Browser) -> None:
    with board_page(browser, game=GAME) as page:
        show(page, state(MAIN))
        looks = page.evaluate(
            """[...document.querySelectorAll(".piece")].map(e => [e.id.slice(9), e.querySelector("text").textContent +
              [...e.children].map(c => c.tagName + (c.getAttribute("d") ?? "")).join()])"""
        )
        assert sorted(id for id, _ in looks) == sorted(piece.name.replace(".", "-") for piece in SPEC.pieces)
        assert len({look for _, look in looks}) == len(looks), "without colours two kinds look the same"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("palette", ["standard", "colourblind"])
def test_the_palette(browser: Browser, palette: str, theme: str) -> None:
    """A letter stands out from its face, and a piece, by its face or its edge, from the City it stands in."""
    with board_page(browser, game=GAME) as page:
        page.evaluate(
            "([p, t]) => Object.assign(document.documentElement.dataset, {palette: p, theme: t})", [palette, theme]
        )
        show(page, state(MAIN))
        ground = page.evaluate("getComputedStyle(document.querySelector('.city .shape')).fill")
        for kind in ("coalition-troops", "government-troops", "government-police", "taliban-base", "warlords-base"):
            face, edge, ink = page.evaluate(
                """kind => {
                  const style = (part) => getComputedStyle(document.querySelector(`#bd-piece-${kind} ${part}`));
                  return [style(".bd-edge").fill, style(".bd-edge").stroke, style(".bd-letter").fill];
                }""",
                kind,
            )
            assert contrast(face, ink) > 4.5, (kind, face, ink)
            assert max(contrast(face, ground), contrast(edge, ground)) > 1.9, (kind, face, ground)


def test_all_can_be_read_on_a_laptop(browser: Browser) -> None:
    """In pixels, with the whole map in the room that 1366 x 768 leaves it."""
    with board_page(browser, 640, 700, game=GAME) as page:
        show(page, state(MAIN))
        sizes = page.evaluate(SIZES)
        assert min(sizes[what] for what in ("cities", "names", "econ", "levels", "letters")) > 7, sizes


@pytest.mark.parametrize(("width", "height"), [(735, 627), (1100, 1000)])
def test_pieces_stay_in_their_spaces(browser: Browser, width: int, height: int) -> None:
    """The room that 1366 x 768 leaves the map, and a larger one: each drawn piece stands in its City or Province."""
    with board_page(browser, width, height, game=GAME) as page:
        show(page, state(CROWDED))
        assert page.locator(".stack").count() > 30
        assert page.evaluate(OUTSIDE) == []


def test_no_piece_covers_a_number(browser: Browser) -> None:
    with board_page(browser, game=GAME) as page:
        show(page, state(CROWDED))
        covered = page.evaluate(
            """[...document.querySelectorAll(".badge .count-text")].filter(e => {
              const box = e.getBoundingClientRect();
              const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return !there.closest(".badge");
            }).length"""
        )
        assert (page.locator(".badge").count() > 3, covered) == (True, 0)


def test_pieces_on_roads_leave_the_markers_in_sight(browser: Browser) -> None:
    roads = {id: {"government.police": 1, "taliban.guerrilla.u": 1} for id in SPEC.spaces if id.startswith("loc_")}
    with board_page(browser, 1366, 1160, game=GAME) as page:
        show(page, state(with_spaces(scenario("short"), roads)))
        covered = page.evaluate(
            """[...document.querySelectorAll('.stacks[data-space^="loc_"] .stack > g')].flatMap(piece => {
              const a = piece.getBoundingClientRect();
              return [...document.querySelectorAll(".plate, .labels .urban")].filter(e => {
                const b = e.getBoundingClientRect();
                return a.left + 3 < b.right && a.right - 3 > b.left && a.top + 3 < b.bottom && a.bottom - 3 > b.top;
              }).map(e => `${piece.closest("[data-space]").dataset.space}: ${e.dataset.space ?? e.textContent}`);
            })"""
        )
        assert covered == []


def test_choosing(browser: Browser) -> None:
    with board_page(browser, game=GAME) as page:
        show(page, state(MAIN, [at_space("kabul"), at_space("waziristan"), at_space("loc_kabul_aibak")]))
        assert sorted(names(page, ".space.lit")) == ["kabul", "loc_kabul_aibak", "waziristan"]
        page.locator('.space[data-space="waziristan"]').press("Enter")
        show(page, state(MAIN, [of_piece("coalition.troops")], space="kabul"))
        page.locator('.stack.lit[data-kind="coalition.troops"] use').first.click()
        assert page.evaluate("picked") == ["waziristan", "coalition.troops"]


LIT = [at_space(space) for space in ("kabul", "helmand", "waziristan", "loc_kandahar_kabul")]
PICTURES: dict[str, tuple[dict[str, Any], int, int, str]] = {
    "light": (state(MAIN), 1366, 768, "light"),
    "dark": (state(CROWDED), 1366, 1160, "dark"),
    "phone": (state(MAIN), 390, 844, "light"),
    "tablet": (state(scenario("extended")), 1180, 820, "light"),
    "large": (state(CROWDED), 2560, 1440, "light"),
    "lit": (state(scenario("short"), LIT), 1180, 1000, "dark"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures(browser: Browser, name: str) -> None:
    shown, width, height, theme = PICTURES[name]
    SHOTS.mkdir(parents=True, exist_ok=True)
    with board_page(browser, width, height, game=GAME) as page:
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        show(page, shown)
        rest(page)
        page.screenshot(path=SHOTS / f"plain-{name}.png")
        assert page.evaluate("[...missing]") == []
