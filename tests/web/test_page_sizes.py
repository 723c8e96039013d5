"""On seven screens the map takes the room there is, and what is needed to decide is in reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.games import begun_at
from tests.web.page_harness import SOLO, Visitor, choose, offer, play_solo, post, still
from tests.web.test_page_clicks import GOVERNMENT, Counted
from tests.web.test_page_layout import hidden_choices, in_sight
from tests.web.test_page_plain_use import GOVERNMENT as PLAIN_GOVERNMENT

Come = Callable[..., Visitor]

SIZES = [(390, 844), (844, 390), (768, 1024), (1180, 820), (1366, 768), (1920, 1080), (2560, 1440)]
PLAIN = begun_at(
    {
        "game": "distant-plain",
        "card": 24,
        "next": [37],
        "resources": {"taliban": 6, "government": 20, "warlords": 10},
        "spaces": {"kabul": "coalition 2t, government 3t 2p, S", "paktika": "taliban 3g 1b, O"},
    }
)


def boxes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([".map-room", "#board", "#board svg.map"].map(which => {
          const {width, height, left, top, right, bottom} = document.querySelector(which).getBoundingClientRect();
          return [which, {width, height, left, top, right, bottom}];
        }))"""
    )
    return found


@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_the_map_takes_the_room_there_is(come: Come, base: str, game: str) -> None:
    """At least nine tenths of its room in one direction; its room is half of the window from tablets on, or two fifths
    if the map is higher than wide and leaves its sides to the factions; nothing is wider or higher than the screen."""
    half = 0.4 if game == "andean-abyss" else 0.5
    made = post(base, "tables", {"record": SOLO if game == "andean-abyss" else PLAIN})
    me = come(viewport={"width": 1440, "height": 900})
    page = me.sit(made)
    found: dict[tuple[int, int], list[bool]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        room, board, drawn = boxes(page).values()
        fills = max(drawn["width"] / board["width"], drawn["height"] / board["height"])
        share = room["width"] * room["height"] / (width * height)
        whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        found[width, height] = [fills >= 0.9, share >= half or min(width, height) < 700, whole == [width, height]]
        me.shot(f"size-{game}-{width}x{height}")
    assert found == {size: [True, True, True] for size in SIZES}


def test_text_and_pieces_grow_with_the_screen(come: Come, base: str) -> None:
    page = come(viewport={"width": 1366, "height": 768}).sit(post(base, "tables", {"record": SOLO}), "govt")
    sizes: list[list[float]] = []
    for width, height in [(1366, 768), (1920, 1080), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        sizes.append(
            page.evaluate(
                """() => [parseFloat(getComputedStyle(document.querySelector("#prompt")).fontSize),
                  document.querySelector("#left, .left").getBoundingClientRect().width,
                  document.querySelector("#board .stack > g").getBoundingClientRect().height]"""
            )
        )
    laptop, large, largest = sizes
    assert largest[0] > large[0] >= laptop[0]
    assert largest[1] > large[1] > laptop[1]
    assert largest[2] > large[2] > laptop[2]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_what_one_needs_to_decide_is_in_reach_on_a_phone(come: Come, base: str, width: int, height: int) -> None:
    """Own Resources in sight, the card one touch away, a long press tells what a choice costs; the map stays."""
    me = come(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    expect(page.locator(".strip .number").first).to_contain_text("40")
    assert in_sight(page.locator(".strip .number").first)
    page.tap("#strip-card")
    expect(page.locator("dialog.read-card .side").first).to_contain_text("Sweep")
    page.keyboard.press("Escape")
    heights = [boxes(page)["#board"]["height"]]
    choose(page, "train")
    heights.append(boxes(page)["#board"]["height"])
    press = page.locator('#decision [data-choice="bogota"]')
    press.scroll_into_view_if_needed()
    press.dispatch_event("touchstart")
    expect(page.locator(".costs")).to_contain_text("−3")
    press.dispatch_event("touchend")
    finger = {"pointerType": "touch", "pointerId": 7, "bubbles": True}
    space = page.locator('#board .space[data-space="huila"]')
    space.dispatch_event("pointerdown", finger)
    expect(page.locator(".look")).to_contain_text("Huila")
    space.dispatch_event("pointerup", finger)
    expect(page.locator(".look .here")).to_contain_text("Choose this space")
    page.locator(".look .close").tap()
    choose(page, "bogota")
    heights.append(boxes(page)["#board"]["height"])
    me.shot(f"phone-{width}x{height}")
    assert len(set(heights)) == 1, heights
    if width > height:
        assert hidden_choices(page) == []


@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_nothing_lies_on_the_map_of_a_phone(come: Come, base: str, game: str) -> None:
    """But one small button, which brings the tools of the map out and puts them away."""
    record = SOLO if game == "andean-abyss" else PLAIN
    page = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).sit(
        post(base, "tables", {"record": record})
    )
    covered = """() => {
      const map = document.querySelector("#board svg.map").getBoundingClientRect();
      return [...document.querySelectorAll(".middle > *:not(.map-room), .strip, .tool")].filter(e => e.checkVisibility()
        && e.getBoundingClientRect().height).filter(e => {
        const box = e.getBoundingClientRect();
        const beside = box.left > map.right - 1 || box.right < map.left + 1;
        return !beside && box.top < map.bottom - 1 && box.bottom > map.top + 1;
      }).map(e => e.id || e.className).filter(name => !["tools", "map-tools", "aside"].includes(name));
    }"""
    for width, height in [(390, 844), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert page.evaluate(covered) == []
        page.tap("#map-tools")
        expect(page.locator("#map-tools")).to_have_attribute("aria-expanded", "true")
        page.tap("#map-legend")
        expect(page.locator("dialog.symbols")).to_be_visible()
        page.keyboard.press("Escape")
        page.tap("#map-tools")
        expect(page.locator("#map-tools")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("language", ["en-US", "es-ES", "fr-FR"])
def test_the_lobby_is_no_wider_than_a_phone(come: Come, language: str) -> None:
    """With a table to continue, in the dialogs, and with the custom game of either game open."""
    me = come(viewport={"width": 390, "height": 844}, locale=language)
    play_solo(me.lobby())
    page = me.custom()
    expect(page.locator("#continue .margins")).to_be_visible()
    for game in ("andean-abyss", "distant-plain"):
        page.select_option('select[name="game"]', game)
        expect(page.locator(".seat")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        for way in ("play-solo", "play-friends"):
            page.click(offer(game, way))
            assert page.evaluate("[...document.querySelectorAll('.window')].every(w => w.scrollWidth <= w.clientWidth)")
            page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("position", "faction", "choices"),
    [
        (GOVERNMENT, "govt", ["train", "cali", "", "bogota", ""]),
        (PLAIN_GOVERNMENT, "government", ["sweep", "khowst", "kabul", "", "ghazni"]),
    ],
)
def test_what_finishes_a_question_keeps_its_place(
    come: Come, base: str, position: dict[str, Any], faction: str, choices: list[str]
) -> None:
    """The default (*Done*, the end of the turn or the most of a number) keeps its place on each screen, however long
    the question is."""
    visitor = come(locale="fr-FR")
    me = Counted(visitor.sit(post(base, "tables", {"record": begun_at(position)}), faction))
    finishing = me.page.locator(".bar button").first
    places: dict[tuple[int, int], set[tuple[float, float]]] = {size: set() for size in SIZES}
    seen = 0
    for choice in choices:
        if choice:
            me.choose(choice)
        elif me.page.locator('.behind [data-choice="done civic_action"]').count():
            me.choose("done civic_action")
        else:
            me.press("Enter")
        if not finishing.count():
            continue
        expect(finishing).to_have_attribute("aria-keyshortcuts", "Enter")
        seen += 1
        if seen % 2:
            me.page.evaluate("document.querySelector('#prompt').textContent += ' Et encore une question ?'.repeat(6)")
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            if (tab := me.page.locator('.tabs [data-tab="decision"]')).is_visible():
                tab.click()
            still(me.page)
            box = finishing.bounding_box()
            assert box
            places[width, height].add((box["x"], box["y"]))
        me.page.set_viewport_size({"width": 1440, "height": 900})
        visitor.shot(f"done-{faction}-{seen}")
    assert seen >= 3
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(SIZES, 1), places
