"""With the box on the table: entering cards and facts, an Event by hand, changes by hand, and the companion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_harness import PHONE, Visitor, barriers, choose, click_space, idle, moved_on, post, prompt, revision

Come = Callable[..., Visitor]

DESK = {"width": 1366, "height": 768}
BOX = {"scenario": "extended", "cards": "printed", "events": "printed"}
SEATS = {"coalition": "nonplayer", "taliban": "person", "government": "nonplayer", "warlords": "nonplayer"}
TWO = {**SEATS, "warlords": "person"}


def begun(base: str, seats: dict[str, str] = SEATS) -> Any:
    return post(base, "tables", {"game": "distant-plain", "options": BOX, "seats": seats})


def pressed(page: Page, selector: str) -> None:
    """Press a button that changes the game, and wait for what comes of it."""
    before = revision(page)
    page.click(selector)
    moved_on(page, before)


def enter_first_cards(page: Page) -> None:
    """31 Car Bombs is in play, its facts as we assume them: Taliban, Warlords, Coalition, Government."""
    choose(page, "31")
    choose(page, "30")
    page.wait_for_selector("#enter-facts")


def taken(page: Page, choice: str) -> None:
    """Take a word of the palette, from the list or on the map."""
    page.click(f'#decision [data-choice="{choice}"]')
    idle(page)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_its_facts_an_event_by_hand_and_the_list(come: Come, base: str, viewport: dict[str, int]) -> None:
    me = come(viewport=viewport)
    page = me.sit(begun(base), "taliban")
    expect(page.locator("#decision .who")).to_contain_text("Table")
    assert prompt(page) == "Which card comes up?"
    page.fill("#decision input", "tali")
    expect(page.locator('#decision [data-choice="24"]')).to_be_visible()
    page.fill("#decision input", "")
    enter_first_cards(page)
    # All facts in one form: the Taliban's symbol goes one place to the right and back, the halo is theirs.
    symbols = page.locator("#decision .symbol")
    expect(symbols).to_have_text(["Taliban", "Warlords", "Coalition", "Govt"])
    symbols.first.focus()
    page.keyboard.press("ArrowRight")
    expect(symbols).to_have_text(["Warlords", "Taliban", "Coalition", "Govt"])
    page.keyboard.press("ArrowLeft")
    page.check('[data-fact="halo"] [value="taliban"]')
    page.click('[data-fact="capability"] label:has([value="none"])')
    assert barriers(page) == []
    pressed(page, "#enter-facts")
    kept = page.evaluate("JSON.parse(JSON.parse(localStorage.getItem('abyssal-decks'))['distant-plain']).cards")
    order = ["taliban", "warlords", "coalition", "government"]
    assert kept == {"31": {"order": order, "dual": True, "capability": None, "momentum": [], "halo": ["taliban"]}}
    choose(page, "shaded")
    assert prompt(page) == "By hand: what next?"
    choose(page, "track")
    choose(page, "islamabad")
    choose(page, "hostility")
    page.click('#decision [data-choice="done"]')
    pressed(page, "#decision .confirm")
    expect(page.locator("#log")).to_contain_text("by hand")
    page.locator('[data-tab="log"]').first.click()
    page.click("#companion")
    lines = page.locator(".companion-list li")
    mine = lines.filter(has_text="Islamabad: Hostility").locator("input")
    mine.check()
    page.reload()
    expect(mine).to_be_checked()
    assert barriers(page) == []
    page.click("#companion-done")
    expect(lines).to_have_count(0)
    page.click("#show-map")
    expect(page.locator("#real-board")).to_be_hidden()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_alone_the_position_is_changed_at_once(come: Come, base: str, viewport: dict[str, int]) -> None:
    """In the middle of the question about a card; the list and Compare show it, a press on a space corrects it."""
    page = come(viewport=viewport).sit(begun(base), "taliban")
    enter_first_cards(page)
    pressed(page, "#enter-facts")
    asked = prompt(page)
    page.click("#adjust")
    expect(page.locator("#prompt")).to_have_text("What do you want to change?")
    taken(page, "place")
    click_space(page, "kandahar")
    expect(page.locator("#prompt")).to_have_text("Place which piece in Kandahar?")
    page.click("#adjust-back")
    expect(page.locator("#prompt")).to_have_text("Place a piece where?")
    click_space(page, "kandahar")
    taken(page, "taliban.guerrilla.u")
    page.fill(".stepper input", "2")
    pressed(page, "#decision .stepper .primary")
    expect(page.locator("#prompt")).to_have_text("What do you want to change?")
    page.click("#adjust-close")
    expect(page.locator("#prompt")).to_have_text(asked)
    page.locator('[data-tab="log"]').first.click()
    expect(page.locator("#log")).to_contain_text("2 Underground Taliban Guerrillas placed in Kandahar")
    page.click("#companion")
    expect(page.locator(".companion-list li")).to_have_text([" Kandahar: place 2 Underground Taliban Guerrillas"])
    page.click("#real-board label:has([value=compare])")
    kandahar = page.locator('[data-about="kandahar"] button')
    expect(kandahar).to_contain_text("2 Underground Taliban Guerrillas")
    assert barriers(page) == []
    kandahar.click()
    taken(page, "remove")
    expect(page.locator("#prompt")).to_have_text("Remove which piece from Kandahar?")
    taken(page, "taliban.guerrilla.u")
    taken(page, "1")
    pressed(page, '#decision [data-choice="available"]')
    expect(kandahar).to_contain_text("1 Underground Taliban Guerrilla,")
    page.click("#adjust-close")
    pressed(page, "#undo")
    expect(kandahar).to_contain_text("2 Underground Taliban Guerrillas")
    page.click("#real-board label:has([value=moves])")
    expect(page.locator("#real-board .undone")).to_be_visible()


def test_two_people_have_to_agree(come: Come, base: str) -> None:
    """One proposes, the other declines; then both agree."""
    made = begun(base, TWO)
    me, other = come(viewport=DESK).sit(made, "taliban"), come(viewport=PHONE).sit(made, "warlords")

    def propose() -> None:
        me.click("#adjust")
        for word in ("track", "islamabad", "hostility"):
            taken(me, word)

    propose()
    said = "Change Resources or another track: Islamabad · Hostility"
    for page in (me, other):
        expect(page.locator(".proposal strong")).to_have_text(said)
    expect(me.locator("#adjust-agree")).to_have_count(0)
    assert barriers(other) == []
    other.click("#adjust-decline")
    for page in (me, other):
        expect(page.locator(".proposal")).to_have_count(0)
    assert "by hand" not in me.inner_text("#log")
    propose()
    pressed(other, "#adjust-agree")
    for page in (me, other):
        expect(page.locator(".proposal")).to_have_count(0)
        expect(page.locator("#log")).to_contain_text("Warlords agrees")
        expect(page.locator("html")).to_have_attribute("data-rev", revision(other))
