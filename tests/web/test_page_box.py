"""With the box on the table: entering cards and facts, an Event by hand, and what to move on the real board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.page_harness import DESK, PHONE, Visitor, barriers, choose, post, prompt

Come = Callable[..., Visitor]

BOX = {"scenario": "extended", "cards": "printed", "events": "printed"}
SEATS = {"coalition": "nonplayer", "taliban": "person", "government": "nonplayer", "warlords": "nonplayer"}


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_its_facts_an_event_by_hand_and_the_list(come: Come, base: str, viewport: dict[str, int]) -> None:
    made = post(base, "tables", {"game": "distant-plain", "options": BOX, "seats": SEATS})
    me = come(viewport=viewport)
    page = me.sit(made, "taliban")
    expect(page.locator("#decision .who")).to_contain_text("Table")
    assert prompt(page) == "Which card comes up?"
    page.fill("#decision input", "tali")
    expect(page.locator('#decision [data-choice="24"]')).to_be_visible()
    page.fill("#decision input", "")
    choose(page, "31")
    choose(page, "30")
    assert "in which order" in prompt(page)
    for choice in ("taliban+warlords+government+coalition", "two", "none", "none", "none"):
        choose(page, choice)
    choose(page, "shaded")
    assert prompt(page) == "By hand: what next?"
    choose(page, "track")
    choose(page, "islamabad")
    choose(page, "hostility")
    page.click('#decision [data-choice="done"]')
    page.click("#decision .confirm")
    expect(page.locator("#log")).to_contain_text("by hand")
    page.locator('[data-tab="log"]').first.click()
    page.click("#companion")
    expect(page.locator("dialog.companion")).to_contain_text("Islamabad: Hostility")
    page.locator("dialog.companion input").first.check()
    assert barriers(page) == []
