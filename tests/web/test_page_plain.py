"""A Distant Plain in the browser: lobby, two cards at one screen, a Propaganda Round, phone, languages, tutorial."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.games import begun_at
from tests.web.page_harness import (
    HANDOVER,
    PHONE,
    Visitor,
    barriers,
    by_keys,
    by_mouse,
    choose,
    click_space,
    offer,
    play_two_cards,
    post,
    prompt,
    settled,
)

Come = Callable[..., Visitor]
GAME = "distant-plain"
FOUR = ("coalition", "taliban", "government", "warlords")
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
EXTENDED = f"""format: 1
game: {GAME}
version: 0.1.0
option scenario=extended
---
chance 23
chance 13
"""
"""The Taliban begin on card 23; the Extended scenario removes no Events."""
REMOVED = [1, 31, *range(50, 60)]
MAIN = EXTENDED.split("option")[0] + "---\n" + "".join(f"chance {card}\n" for card in [*REMOVED, 13, 23])
"""The Main scenario, with two Capabilities among the 12 Events removed at set-up; the Coalition begins."""
BEFORE_A_ROUND = begun_at(
    {
        "game": GAME, "card": 23, "next": ["propaganda"], "eligible": ["taliban"], "aid": 9, "patronage": 9,
        "resources": {"government": 12, "taliban": 5, "warlords": 5},
        "spaces": {
            "kabul": "coalition 1t 1b, government 1t 1p", "kandahar": "coalition 1t, government 3t 1p, O",
            "ghazni": "taliban 1g 1b", "zabol": "taliban 2g(1a)", "herat": "warlords 1g 1b",
            "loc_kabul_tor_kham": "government 1p, taliban 2g",
        },
        "casualties": {"coalition.troops": 1},
    }
)  # fmt: skip
"""Only the Taliban are left on the card before a Propaganda Round."""


PHASES = ["6.1", "6.3", "6.4.1", "6.4.1", "6.4.2", "6.5.1", "6.5.2", "6.5.2", "6.5.3", "6.5.4", "6.5.5", "6.6"]


def sit(come: Come, base: str, record: str = EXTENDED, **about: Any) -> Visitor:
    """All four factions at one screen."""
    me = come(**about)
    me.sit(post(base, "tables", {"record": record}), *FOUR)
    settled(me.page)
    return me


def test_from_the_lobby_to_the_table(come: Come) -> None:
    """*Play solo* offers all four Factions, and a click on one puts up the table."""
    me = come()
    page = me.lobby()
    page.click(offer(GAME, "play-solo"))
    assert page.locator(".faction-card .chip").all_inner_texts() == ["Coalition", "Taliban", "Government", "Warlords"]
    me.shot("plain-lobby")
    assert barriers(page) == []
    page.click('.faction-card[data-faction="coalition"]')
    page.wait_for_selector("#decision .choice")
    expect(page.locator("#board .space")).to_have_count(32)
    expect(page.locator(".faction")).to_have_count(4)


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_the_first_two_cards(come: Come, base: str, act: Callable[[Page], None]) -> None:
    """From the first card to the third, by mouse alone and by keys alone; an Operation on the map comes first."""
    me = sit(come, base)
    page = me.page
    if act is by_mouse:
        page.click('#decision [data-choice="rally"]')
        expect(page.locator("#prompt")).to_have_text("Rally: choose a space")
        click_space(page, "paktika")
    else:
        page.keyboard.type("rally")
        page.keyboard.press("Enter")
        expect(page.locator("#prompt")).to_have_text("Rally: choose a space")
        page.keyboard.type("paktika")
        page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Paktika")
    assert "1 Resource" not in prompt(page)
    play_two_cards(page, act)
    expect(page.locator("#log")).to_contain_text("Taliban: Rally")
    expect(page.locator("#log")).to_contain_text("Card: 13")
    me.shot(f"plain-two-cards-{act.__name__}")


def test_removed_capabilities_are_in_force(come: Come, base: str) -> None:
    """setup.deck, 5.3 The boxes tell whose Capability it is and on which side; the picture is that of the README."""
    me = sit(come, base, MAIN)
    page = me.page
    page.keyboard.type("sweep")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_text("Sweep: choose a space")
    told = page.locator(".effects li summary").all_inner_texts()
    assert [" ".join(line.split()) for line in told] == [
        "ISR Capability (Coalition) · Unshaded",
        "Car Bombs Capability (Taliban) · Shaded",
    ]
    page.mouse.move(0, 0)
    me.shot("plain-table")


def test_a_propaganda_round(come: Come, base: str) -> None:
    """6.0 Each phase is told; Civic Action, Sharia and Redeploy are decided by those whom the rules name."""
    me = sit(come, base, BEFORE_A_ROUND)
    page = me.page
    page.click('[data-choice="pass"]')
    page.click(".confirm")
    who = page.locator("#decision .who")
    page.click(f"{HANDOVER} button")
    expect(who).to_contain_text("Coalition")
    expect(page.locator("#log")).to_contain_text("Sabotage")
    click_space(page, "kabul")
    page.click(".confirm")
    expect(page.locator("#log")).to_contain_text("Kabul is now at Support")
    me.shot("plain-round")
    asked: list[str] = []
    for _ in range(30):
        if page.inner_text("#log").count("Card: ") > 1:
            break
        settled(page)
        asked.append(who.inner_text().split("\n")[0])
        by_mouse(page)
    log = page.inner_text("#log")
    assert re.findall(r"^(6\.[0-9.]+) ", log, re.MULTILINE) == PHASES
    assert {"Government", "Taliban"} <= set(asked)
    expect(page.locator("#board .active")).to_have_count(0)


def test_on_a_phone(come: Come, base: str) -> None:
    me = sit(come, base, viewport=PHONE, **TOUCH)
    page = me.page
    page.tap('[data-choice="rally"]')
    expect(page.locator("#prompt")).to_have_text("Rally: choose a space")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("#board").bounding_box()
    assert board and board["height"] > 300
    me.shot("plain-phone")
    click_space(page, "paktika", touch=True)
    page.tap('.tabs [data-tab="decision"]')
    expect(page.locator("#prompt")).to_contain_text("Paktika")
    page.tap('.tabs [data-tab="factions"]')
    for total in ("Aid", "Patronage", "Islamabad"):
        expect(page.locator("#factions .tracks")).to_contain_text(total)
    me.shot("plain-phone-factions")


@pytest.mark.parametrize(
    "about",
    [{}, {"color_scheme": "dark"}, {"viewport": PHONE, **TOUCH}, {"viewport": {"width": 820, "height": 1180}, **TOUCH}],
    ids=["light", "dark", "phone", "tablet"],
)
def test_accessibility(come: Come, base: str, about: dict[str, Any]) -> None:
    """axe finds nothing serious, in any light and on any screen."""
    me = sit(come, base, **about)
    assert barriers(me.page) == []
    me.shot(f"plain-{about.get('color_scheme', 'light')}-{about.get('viewport', {}).get('width', 1440)}")


WORDS = {
    "en-US": ["What do you do with this card?", "Rally: choose a space", "Taliban", "Government"],
    "es-ES": ["¿Qué haces con esta carta?", "Reagrupamiento", "Talibanes", "Gobierno"],
    "fr-FR": ["Que faites-vous de cette carte", "Ralliement", "Talibans", "Gouvernement"],
}


@pytest.mark.parametrize("language", WORDS)
def test_languages(come: Come, base: str, language: str) -> None:
    """Question, card, tracks, map and help speak the language of the browser; no name is cut off, no id shows."""
    me = sit(come, base, locale=language, viewport={"width": 1366, "height": 768})
    page = me.page
    question, rally, taliban, government = WORDS[language]
    expect(page.locator("#prompt")).to_contain_text(question)
    expect(page.locator("#decision .who")).to_contain_text(taliban)
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
    assert page.eval_on_selector_all(".box .chip, .faction summary .chip, #where", cut) == []
    choose(page, "rally")
    expect(page.locator("#prompt")).to_contain_text(rally)
    page.click('.tabs [data-tab="help"]')
    expect(page.locator("#help")).to_contain_text(government)
    page.click('.tabs [data-tab="text"]')
    page.wait_for_load_state("networkidle")
    shown = page.inner_text("body")
    assert not re.search(r"\{|\$[a-z]|\b(?:page|prompt|term|adp|aid|track|choice|journal|rule-text)-[a-z]+\b", shown)
    me.shot(f"plain-{language[:2]}")


def test_the_tutorial_of_the_first_two_cards(come: Come, base: str) -> None:
    """It goes along: a step for the first Operation, for the next card, where the second Faction of the one before is
    told of, and for the rest."""
    me = sit(come, base)
    page = me.page
    page.click('.tabs [data-tab="help"]')
    page.click("#tutorial")
    box = page.locator(".tutorial")
    titles = []
    while "The first turn" not in box.inner_text():
        titles.append(box.locator("strong").inner_text())
        expect(page.locator(".pointed, #board .flash").first).to_be_attached()
        page.click("#tutorial-next")
    assert titles == ["Welcome", "Four goals", "The map", "The pieces", "The card in play"]
    me.shot("plain-tutorial")
    choose(page, "rally")
    expect(box).to_contain_text("Choose spaces")
    page.click("#tutorial-next")
    expect(box).to_contain_text("Something extra")
    page.click("#undo")
    expect(page.locator('[data-choice="rally"]')).to_be_visible()
    expect(box).to_contain_text("Something extra")
    for choice in ("rally", "paktika", "place"):
        choose(page, choice)
    finish_turn(page)
    expect(box).to_contain_text("Something extra")
    expect(page.locator("#log")).not_to_contain_text("Card: 13")
    pass_until(page, "Card: 13")
    expect(box).to_contain_text("The second Faction")
    page.click(f"{HANDOVER} button")
    page.click("#tutorial-next")
    expect(box).to_contain_text("The second card")
    shown = page.inner_text("#log").count("Card: ")
    for _ in range(8):
        if page.inner_text("#log").count("Card: ") > shown:
            break
        pass_turn(page)
    expect(box).to_contain_text("Watch Control")
    page.click(f"{HANDOVER} button")
    page.click("#tutorial-next")
    expect(box).to_contain_text("Propaganda")
    page.click("#tutorial-next")
    expect(box).to_have_count(0)


def finish_turn(page: Page) -> None:
    """Say that the Operation is done until another faction is asked."""
    for _ in range(10):
        settled(page)
        handed_on = page.locator(HANDOVER).count()
        by_mouse(page)
        if handed_on:
            return


def pass_turn(page: Page) -> None:
    settled(page)
    if page.locator(HANDOVER).count():
        page.click(f"{HANDOVER} button")
    page.click('[data-choice="pass"]')
    page.click(".confirm")
    settled(page)


def pass_until(page: Page, line: str) -> None:
    for _ in range(4):
        if line in page.inner_text("#log"):
            return
        pass_turn(page)
    raise AssertionError(f"“{line}” did not come")
