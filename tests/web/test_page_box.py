"""With the box on the table: entering cards and facts, an Event by hand, changes by hand, and the companion."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from abyssal.coin.deck_file import dump
from tests.web.page_harness import PHONE, Visitor, barriers, choose, click_space, idle, moved_on, post, prompt, revision

Come = Callable[..., Visitor]

DESK = {"width": 1366, "height": 768}
BOX = {"scenario": "extended", "cards": "printed", "events": "printed"}
SEATS = {"coalition": "nonplayer", "taliban": "person", "government": "nonplayer", "warlords": "nonplayer"}
TWO = {**SEATS, "warlords": "person"}


def begun(base: str, seats: dict[str, str] = SEATS, deck: str = "", **options: str) -> Any:
    return post(base, "tables", {"game": "distant-plain", "options": {**BOX, **options}, "seats": seats, "deck": deck})


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
    expect(page.locator("#hint")).to_have_count(0)
    page.fill("#decision input", "tali")
    expect(page.locator('#decision [data-choice="24"]')).to_be_visible()
    page.fill("#decision input", "")
    choose(page, "31")
    # A card that cannot come up is refused with the reason, by its number or its title.
    for typed in ("31", "car bombs"):
        page.fill("#decision input", typed)
        expect(page.locator("#decision .refused")).to_have_text("Card 31 has already come up.")
    page.fill("#decision input", "")
    choose(page, "30")
    page.wait_for_selector("#enter-facts")
    # All facts in one form: the Taliban's symbol goes one place to the right and back, the halo is theirs.
    symbols = page.locator("#decision .symbol")
    expect(symbols).to_have_text(["Taliban", "Warlords", "Coalition", "Govt"])
    symbols.first.focus()
    page.keyboard.press("ArrowRight")
    expect(symbols).to_have_text(["Warlords", "Taliban", "Coalition", "Govt"])
    page.keyboard.press("ArrowLeft")
    page.check('[data-fact="halo"] [value="taliban"]')
    page.click('[data-fact="capability"] label:has([value="none"])')
    assert barriers(page, "#decision") == []
    pressed(page, "#enter-facts")
    order = ["taliban", "warlords", "coalition", "government"]
    assert kept(page) == {"31": {"order": order, "dual": True, "capability": None, "momentum": [], "halo": ["taliban"]}}
    choose(page, "shaded")
    assert prompt(page) == "By hand: what next?"
    # A space and a piece are taken on the map. Each part of the strip leads back to before it.
    choose(page, "remove")
    before = revision(page)
    click_space(page, "kandahar")
    moved_on(page, before)
    pressed(page, '#board .stacks[data-space="kandahar"] [data-kind="government.police"] > g')
    choose(page, "available")
    log = page.locator("#log")
    expect(log).to_contain_text("1 Police removed from Kandahar")
    pressed(page, '.so-far .part:has-text("Remove pieces")')
    expect(log).not_to_contain_text("removed from Kandahar")
    choose(page, "track")
    choose(page, "islamabad")
    choose(page, "hostility")
    page.click('#decision [data-choice="done"]')
    pressed(page, "#decision .confirm")
    expect(log).to_contain_text("by hand")
    page.locator('[data-tab="log"]').first.click()
    page.click("#companion")
    lines = page.locator(".companion-list li")
    mine = lines.filter(has_text="Islamabad: Hostility").locator("input")
    mine.check()
    page.reload()
    expect(mine).to_be_checked()
    assert barriers(page, "#real-board") == []
    page.click("#companion-done")
    expect(lines).to_have_count(0)
    page.click("#show-map")
    expect(page.locator("#real-board")).to_be_hidden()


def test_the_form_begins_with_the_deck_file_of_the_table(come: Come, base: str) -> None:
    """Not with our assumption, which would replace what the file says."""
    deck = dump({31: {"dual": False, "halo": ["taliban"]}}, "distant-plain")
    page = come(viewport=DESK).sit(begun(base, deck=deck), "taliban")
    choose(page, "31")
    choose(page, "30")
    expect(page.locator('[name="card-31-halo"][value="taliban"]')).to_be_checked()
    expect(page.locator('[name="card-31-dual"][value="one"]')).to_be_checked()


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
    page.evaluate("() => { window.said = []; speechSynthesis.speak = line => said.push([line.lang, line.text]); }")
    page.click("#companion-read")
    assert page.evaluate("said") == [["en", "Kandahar: place 2 Underground Taliban Guerrillas"]]
    page.click("#real-board label:has([value=compare])")
    kandahar = page.locator('[data-about="kandahar"] button')
    expect(kandahar).to_contain_text("2 Underground Taliban Guerrillas")
    assert barriers(page, "#real-board") == []
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


def rolled(page: Page, number: str) -> None:
    """Enter a die roll with one key."""
    before = revision(page)
    page.keyboard.press(number)
    moved_on(page, before)


def kept(page: Page) -> Any:
    """Return the cards of the deck file that the browser keeps."""
    decks = page.evaluate("JSON.parse(localStorage.getItem('abyssal-decks') || '{}')")
    return json.loads(decks["distant-plain"])["cards"] if decks else None


def test_an_event_for_a_bot_and_what_the_game_has_learned(come: Come, base: str) -> None:
    """The rules of section 8 stand beside the palette, a die takes one key, and what was told about a card is kept when
    its player wishes. The help panel explains all of it."""
    page = come(viewport=DESK).sit(begun(base, dice="printed"), "taliban")
    for card in ("30", "31"):
        choose(page, card)
    page.click('[data-fact="capability"] label:has([value="none"])')
    page.uncheck('[name="keeping"]')
    pressed(page, "#enter-facts")
    assert kept(page) is None
    page.click('#decision [data-choice="pass"]')
    pressed(page, "#decision .confirm")
    assert prompt(page) == "Government: roll for the Capability"
    # Enter must not enter a die that nobody has read.
    expect(page.locator("#decision .bar .primary, #decision .default")).to_have_count(0)
    rolled(page, "1")
    assert prompt(page) == "Government, by hand: what next?"
    guide = page.locator("#guide dt")
    expect(guide.first).to_have_text("8.2 Non-player actions")
    expect(guide).to_have_count(8)
    choose(page, "roll")
    rolled(page, "4")
    expect(page.locator("#log")).to_contain_text("Die roll: 4")
    page.locator("#guide summary").click()
    choose(page, "mark")
    expect(page.locator("#guide")).to_have_count(0)
    pressed(page, "#undo")
    expect(guide.first).to_be_hidden()
    assert barriers(page, "#decision") == []
    page.click("#companion")
    page.click("#keep-facts")
    expect(page.locator("#news")).to_have_text("Cards changed: 1")
    order = ["taliban", "warlords", "coalition", "government"]
    assert kept(page) == {"31": {"order": order, "dual": True, "capability": None, "momentum": [], "halo": []}}
    page.locator('[data-tab="help"]').first.click()
    page.click("#box-help summary")
    parts = ["Cards", "Dice", "Events", "By hand…", "Real board", "My cards"]
    expect(page.locator("#box-help dt")).to_have_text(parts)
    expect(page.locator("#box-help dd").first).to_be_visible()
    page.fill("#rule-find", "8.3.3")
    expect(page.locator("#rule-8\\.3\\.3 + dd")).to_contain_text("place, remove or move as many pieces as the Event")


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
    assert barriers(other, "#decision") == []
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
