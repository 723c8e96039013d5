"""The decision panel as a turn that grows: its line, its groups, its one end, and its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abyssal.games import GAMES
from tests.server.games import begun_at
from tests.web.page_harness import PHONE, SOLO, Visitor, barriers, choose, click_space, moved_on, post, revision, still
from tests.web.test_page_clicks import GOVERNMENT, Counted

Come = Callable[..., Visitor]
SMALL: ViewportSize = {"width": 1366, "height": 768}
TWO: dict[str, Any] = {**GOVERNMENT, "spaces": {**GOVERNMENT["spaces"], "huila": "farc 2g, auc 2g"}}

PLAIN: dict[str, Any] = {
    "game": "distant-plain",
    "card": 14,
    "next": [29],
    "resources": {"government": 20, "taliban": 20, "warlords": 20},
    "spaces": {"kabul": "government 3t 3p, coalition 2t", "ghazni": "coalition 3t, taliban 2g"},
}


def sit(come: Come, base: str, **about: Any) -> Page:
    return come(**{"viewport": SMALL, **about}).sit(post(base, "tables", {"record": begun_at(TWO)}), "govt")


def test_the_line_of_the_turn_leads_back(come: Come, base: str) -> None:
    page = sit(come, base)
    choose(page, "sweep")
    Counted(page).drag("bogota", "govt.troops", "huila")
    line = page.locator(".so-far")
    expect(line).to_contain_text("6 Troops → Huila")
    expect(line).to_contain_text("−3 Resources, 27 left · Air Lift still possible")
    expect(page.locator(".who .operation")).to_have_text("Sweep")
    # A space chosen for the Operation does not look like a forbidden one.
    expect(page.locator("#board .space.chosen")).to_have_attribute("data-space", "huila")
    assert page.eval_on_selector("#board .space.chosen .veil", "one => getComputedStyle(one).opacity") == "0"
    expect(page.locator(".bar button", has_text="End turn")).to_have_count(1)
    assert barriers(page) == []
    before = revision(page)
    line.locator(".part", has_text="Huila").click()
    moved_on(page, before)
    expect(line).not_to_contain_text("Huila")
    expect(line).to_contain_text("Sweep")


def test_the_field_to_search_is_for_more_than_nine_choices_and_never_for_numbers(come: Come, base: str) -> None:
    crowded = {**GOVERNMENT, "spaces": {"bogota": "govt 12t 6p, PS", "cali": "govt 10t"}}
    page = come(viewport=SMALL).sit(post(base, "tables", {"record": begun_at(crowded)}), "govt")
    choices, field = page.locator("#decision .options .choice"), page.locator("#find")
    choose(page, "patrol")
    assert choices.count() <= 9
    expect(field).to_have_count(0)
    choose(page, "bogota")
    assert choices.count() > 9
    expect(field).to_be_visible()
    choose(page, "loc_neiva_bogota")
    expect(page.locator(".stepper input")).to_be_visible()
    expect(field).to_have_count(0)


def test_groups_never_mix(come: Come, base: str) -> None:
    """Spaces are folded until the keyboard is used; Special Activities and rare choices have groups of their own."""
    page = sit(come, base, unfolded=False)
    page.click('#decision [data-choice="sweep"]')
    spaces = page.locator(".fold-spaces")
    expect(spaces).not_to_have_attribute("open", "")
    expect(page.locator("#find")).to_have_count(0)
    expect(page.locator(".choices.special [data-choice]")).to_have_text(["Air Lift"])
    expect(page.locator('.fold-more [data-choice="take_back"]')).to_be_hidden()
    page.keyboard.type("h")
    expect(page.locator("#find")).to_be_focused()
    expect(page.locator('[data-choice="huila"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(spaces).to_have_attribute("open", "")
    Counted(page).drag("bogota", "govt.troops", "huila")
    # Behind *Done*, each question stands by itself.
    behind = page.locator(".behind", has_text="of which Faction?")
    expect(behind.locator("[data-choice]")).to_have_text(["FARC", "AUC"])


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desk", "phone"])
def test_the_panel_keeps_its_height(come: Come, base: str, size: ViewportSize) -> None:
    """However long a question is, nothing moves under the pointer."""
    page = sit(come, base, viewport=size)
    heights = []
    for choice in ("train", "cali", "6"):
        still(page)
        box = page.locator("#decision").bounding_box()
        assert box
        heights.append(round(box["height"]))
        choose(page, choice)
    assert len(set(heights)) == 1, heights


def test_all_groups_are_in_sight_and_previews_move_nothing(come: Come, base: str) -> None:
    """On a laptop, in the fullest question of Train. What a choice leads to shows while it is pointed at."""
    page = come(viewport=SMALL, unfolded=False).sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    before = revision(page)
    click_space(page, "cali")
    moved_on(page, before)
    choose(page, "6")
    civic = page.locator('.behind [data-choice$="civic_action"]')
    box, undo = civic.bounding_box(), page.locator("#undo").bounding_box()
    assert box and undo and box["y"] + box["height"] <= undo["y"]
    page.hover('#decision [data-choice="air_lift"]')
    expect(page.locator(".ahead")).to_contain_text("Air Lift")
    assert page.locator("#undo").bounding_box() == undo
    page.mouse.move(2, 2)
    expect(page.locator(".ahead")).to_be_empty()


def test_enter_never_passes(come: Come, base: str) -> None:
    page = sit(come, base)
    page.keyboard.press("Enter")
    still(page)
    expect(page.locator(".armed")).to_have_count(0)
    expect(page.locator("#prompt")).to_have_text("What do you do with this card?")


def test_enter_never_wastes_what_was_paid_for(come: Come, base: str) -> None:
    """Rally: Enter places Guerrillas, the most that are possible, and never nothing."""
    record = begun_at({**PLAIN, "card": 19, "spaces": {"herat": "taliban 3g 1b"}})
    page = come().sit(post(base, "tables", {"record": record}), "taliban")
    choose(page, "rally")
    choose(page, "herat")
    while "Herat" in page.inner_text("#prompt"):
        expect(page.locator(".bar .accept")).not_to_contain_text("nothing")
        before = revision(page)
        page.keyboard.press("Enter")
        moved_on(page, before)
    expect(page.locator("#log")).to_contain_text(re.compile(r"[1-9] .*Taliban Guerrillas? placed in Herat"))


def test_one_button_ends_the_turn(come: Come, base: str) -> None:
    """What else lies behind *Done* is offered below, also a Special Activity after what the server does by itself."""
    page = come(unfolded=False).sit(post(base, "tables", {"record": begun_at(PLAIN)}), "coalition")
    choose(page, "sweep")
    page.keyboard.type("ghazni")
    before = revision(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator(".bar button")).to_have_text(["End turn↵"])
    behind = page.locator(".behind [data-choice]")
    expect(behind).to_have_text(["Sweep: choose a space", "Special Activity"])
    before = revision(page)
    behind.nth(1).click()
    moved_on(page, before)
    expect(page.locator("#log")).to_contain_text("2 Taliban Guerrillas Activated")
    expect(page.locator(".bar button")).to_have_text(["End turn↵"])
    expect(page.locator(".choices.special [data-choice=air_strike]")).to_be_visible()


@pytest.mark.parametrize(
    ("position", "faction", "space"), [(TWO, "govt", "cali"), (PLAIN, "coalition", "kabul")], ids=GAMES
)
def test_nothing_is_asked_while_looking_back(
    come: Come, base: str, position: dict[str, Any], faction: str, space: str
) -> None:
    page = come(viewport=SMALL).sit(post(base, "tables", {"record": begun_at(position)}), faction)
    choose(page, "train")
    choose(page, space)
    page.click('.tabs [data-tab="replay"]')
    page.locator("#replay button").first.click()
    expect(page.locator(".banner")).to_contain_text("looking back")
    expect(page.locator("#prompt")).to_have_text("You are looking at an earlier position.")
    expect(page.locator("#decision .choice")).to_have_count(0)
    expect(page.locator(".so-far")).to_have_count(0)
