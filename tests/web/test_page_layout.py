"""Where things stand on screens of many sizes: what must be in sight is in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from abyssal.games import GAMES
from tests.server.games import begun_at
from tests.web.page_harness import SOLO, Visitor, choose, post, still

Come = Callable[..., Visitor]
LAPTOP = {"width": 1366, "height": 768}
TOUCH = {"has_touch": True, "is_mobile": True}
IN_FORCE = begun_at(
    {
        "card": 5,
        "next": [35],
        "resources": {"govt": 30, "farc": 10, "auc": 5, "cartels": 25},
        "capabilities": {"1": "shaded", "2": "shaded", "13": "shaded"},
        "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p, cartels 1b", "huila": "farc 2g(1a) 1b, AO, zone"},
    },
    players="1",
)
"""A solo game in which three Capabilities are in force."""


def in_sight(where: Locator) -> bool:
    """Whether all of it is on the screen with nothing on its middle, once the page stands still."""
    still(where.page)
    return bool(where.evaluate(IN_SIGHT))


IN_SIGHT = """e => {
  const box = e.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  let clip = e.parentElement;
  for (; clip; clip = clip.parentElement) {
    const room = clip.getBoundingClientRect();
    const cut = box.top < room.top - 1 || box.bottom > room.bottom + 1;
    if (cut && getComputedStyle(clip).overflowY !== "visible") return false;
    // What is fixed to the window is cut off by nothing above it.
    if (getComputedStyle(clip).position === "fixed") break;
  }
  return box.height > 0 && box.bottom <= innerHeight && box.right <= innerWidth && e.contains(there);
}"""


def hidden_choices(page: Page) -> list[str]:
    page.wait_for_selector("#decision .choice")
    return [one.inner_text() for one in page.locator("#decision .choice").all() if not in_sight(one)]


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1440, "height": 900}], ids=["1366", "1440"])
def test_opening_a_rule_leaves_the_page_where_it_is(come: Come, base: str, size: Any) -> None:
    page = come(viewport=size).sit(post(base, "tables", {"record": IN_FORCE}), "govt")
    page.wait_for_load_state("networkidle")
    page.click("#decision .rule")
    expect(page.locator("#help dt.lit")).to_be_in_viewport()
    page.locator(".factions").evaluate("e => e.lastElementChild.scrollIntoView()")
    where = page.evaluate("[document.scrollingElement.scrollTop, document.scrollingElement.scrollHeight]")
    assert where == [0, size["height"]]
    assert in_sight(page.locator("#top .brand"))


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [(844, 390, (380, 340)), (667, 375, (300, 320)), (820, 1180, (820, 640)), (1024, 768, (600, 700))],
)
def test_the_choices_are_in_sight_beside_a_map(
    come: Come, base: str, width: int, height: int, least: tuple[int, int]
) -> None:
    """On a phone held sideways and a tablet held either way."""
    me = come(viewport={"width": width, "height": height}, **TOUCH)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    me.shot(f"layout-{width}x{height}")
    assert hidden_choices(page) == []
    board = page.locator(".map-room").bounding_box()
    assert board
    assert (board["width"] >= least[0], board["height"] >= least[1]) == (True, True), board
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    page.tap('#decision [data-choice="train"]')
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")


@pytest.mark.parametrize(("width", "height"), [(700, 900), (768, 1024), (820, 1180)])
def test_a_long_list_leaves_the_map_its_room(come: Come, base: str, width: int, height: int) -> None:
    """On a tablet held upright: the list scrolls, tabs and map stay as they are, and Undo stays in sight."""
    me = come(viewport={"width": width, "height": height}, **TOUCH)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")

    def heights() -> list[float]:
        return [page.locator(part).evaluate("e => e.getBoundingClientRect().height") for part in ("#board", ".tabs")]

    before = heights()
    choose(page, "train")
    assert page.locator("#decision .choice").count() > 20
    me.shot(f"layout-long-{width}x{height}")
    assert heights() == before
    assert before[0] > height / 2
    assert page.eval_on_selector("#decision", "e => e.scrollHeight > e.clientHeight")
    assert in_sight(page.locator("#undo"))


def test_sideways_one_panel_at_a_time(come: Come, base: str) -> None:
    """The log takes the place of the question, and what waits to be confirmed takes it back."""
    page = come(viewport={"width": 844, "height": 390}, **TOUCH).sit(post(base, "tables", {"record": SOLO}), "govt")
    page.tap('.tabs [data-tab="log"]')
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#decision")).to_be_hidden()
    page.tap('.tabs [data-tab="decision"]')
    page.tap('[data-choice="pass"]')
    page.tap('.tabs [data-tab="log"]')
    assert in_sight(page.locator(".confirm"))


def test_what_the_factions_have_is_in_sight_on_a_laptop(come: Come, base: str) -> None:
    """With three cards in force, before anybody scrolls; and the boxes of the sequence stand in one row."""
    me = come(viewport=LAPTOP)
    page = me.sit(post(base, "tables", {"record": IN_FORCE}), "govt")
    me.shot("layout-laptop")
    assert page.locator(".effects li").count() == 3
    rows = page.locator(".faction summary").all()
    assert [in_sight(row.locator(".number").nth(i)) for row in rows for i in (0, 1)] == [True] * 8
    tops = page.eval_on_selector_all(".sequence .box", "all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 3 and len(set(tops)) == 1


def test_what_is_available_shows_where_there_is_room(come: Come, base: str) -> None:
    """On a tall screen at once; elsewhere a mark tells that each row opens. What somebody closes stays closed."""
    made = post(base, "tables", {"record": SOLO})
    page = come(viewport={"width": 1440, "height": 1400}).sit(made, "govt")
    rows = page.locator(".faction p")
    for row in rows.all():
        expect(row).to_be_visible()
    assert in_sight(page.locator(".sequence"))
    page.click('.faction[data-faction="farc"] summary')
    expect(rows.nth(1)).to_be_hidden()
    choose(page, "train")
    expect(rows.nth(1)).to_be_hidden()
    expect(rows.nth(0)).to_be_visible()
    low = come(viewport={"width": 1366, "height": 650}).sit(made)
    expect(low.locator(".faction p").first).to_be_hidden()
    mark = "e => getComputedStyle(e, '::before').content"
    assert "▸" in low.locator(".faction summary").first.evaluate(mark)
    low.locator(".faction summary").first.click()
    assert "▾" in low.locator(".faction summary").first.evaluate(mark)
    expect(low.locator(".faction p").first).to_contain_text("Troops")


@pytest.mark.parametrize("language", ["en-US", "es-ES", "fr-FR"])
@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}], ids=["1440", "390"])
def test_nothing_is_cut_off_where_turns_and_players_are_told(come: Come, base: str, language: str, size: Any) -> None:
    record = SOLO.replace("players=1", "players=2\noption insurgents=farc")
    page = come(viewport=size, locale=language).sit(post(base, "tables", {"record": record}))
    if size["width"] < 700:
        page.click('.tabs [data-tab="factions"]')
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)"
    assert page.eval_on_selector_all("#where, .faction .player", cut) == []
    assert in_sight(page.locator("#where .chip"))


def test_texts_in_force_stay_open_and_tell_their_side(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": IN_FORCE}), "govt")
    first = page.locator(".effects li").first
    assert first.locator("summary").inner_text().split() == ["1st", "Division", "Capability", "·", "Shaded"]
    first.locator("summary").click()
    expect(first.locator("p")).to_be_visible()
    choose(page, "train")
    expect(page.locator(".effects li p").first).to_be_visible()
    expect(page.locator(".effects li p").nth(1)).to_be_hidden()
    page.select_option("#language", "fr")
    expect(page.locator(".effects li summary").first).to_contain_text("Grisé")


@pytest.mark.parametrize("language", ["en-US", "fr-FR"])
def test_the_tutorial_hides_nothing_it_speaks_of_on_a_phone(come: Come, base: str, language: str) -> None:
    """Bogotá on the map, and the tracks below it."""
    me = come(viewport={"width": 390, "height": 844}, locale=language, **TOUCH)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    page.tap('.tabs [data-tab="help"]')
    page.tap("#tutorial")
    page.tap("#tutorial-next")
    expect(page.locator('#board .space.flash[data-space="bogota"]')).to_have_count(1)
    me.shot(f"layout-tutorial-phone-{language[:2]}")
    note, city = page.locator(".tutorial").bounding_box(), page.locator("#board .space.flash").bounding_box()
    assert note
    assert city
    assert city["y"] > note["y"] + note["height"]
    assert in_sight(page.locator("#factions .tracks"))


def test_the_tutorial_leaves_room_for_the_choices(come: Come, base: str) -> None:
    """At each step of its beginning all choices are in sight, and after a reload it goes on where it was."""
    me = come(viewport=LAPTOP)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    page.click('.tabs [data-tab="help"]')
    page.click("#tutorial")
    box = page.locator(".tutorial")
    while "first Operation" not in box.inner_text():
        page.click("#tutorial-next")
    step = box.locator("header .small").inner_text()
    assert hidden_choices(page) == []
    me.shot("layout-tutorial")
    page.reload()
    expect(box.locator("header .small")).to_have_text(step)
    page.click(".tutorial .close")
    page.reload()
    page.wait_for_selector("#decision .choice")
    page.wait_for_load_state("networkidle")
    expect(box).to_have_count(0)
    page.click('.tabs [data-tab="help"]')
    page.click("#tutorial")
    expect(box).to_contain_text("1/")


PLAIN = begun_at(
    {"game": "distant-plain", "card": 14, "next": [29], "resources": {"government": 20}},
    players="1",
    people="government",
)


BROKEN = """all => all.flatMap(({ firstChild: text }) => [...text.data.matchAll(/[^ ]+/g)].filter((found) => {
  const { 0: word, index } = found;
  const range = new Range();
  range.setStart(text, index);
  range.setEnd(text, index + word.length);
  return new Set([...range.getClientRects()].map(line => line.top)).size > 1;
}).map(([word]) => word))"""
"""Words that are broken over two lines."""


@pytest.mark.parametrize(("record", "faction"), [(IN_FORCE, "govt"), (PLAIN, "government")], ids=GAMES)
def test_long_words_fit_on_a_small_desk(come: Come, base: str, record: str, faction: str) -> None:
    """In Spanish, whose words are the longest: choices, tracks, Factions, the cards to come, and the list of spaces."""
    page = come(viewport=LAPTOP, locale="es-ES").sit(post(base, "tables", {"record": record}), faction)
    still(page)
    assert page.locator("#decision .choice span").evaluate_all(BROKEN) == []
    choose(page, "train")
    still(page)
    cut = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map(one => one.className)"""
    parts = page.locator(".left .next, .left .faction summary, .left .faction .player, .left .box .chip")
    assert parts.count() >= 12 and parts.evaluate_all(cut) == []
    titles = page.locator(".left .track-title")
    assert titles.count() >= 4 and titles.evaluate_all(cut) == []
    heading = page.locator("#decision .fold-spaces summary").bounding_box()
    listed = page.locator("#decision .fold-spaces .choices").bounding_box()
    assert heading and listed and heading["y"] + heading["height"] <= listed["y"] and heading["x"] <= listed["x"] + 1
