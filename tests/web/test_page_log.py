"""The log beside the game: its newest lines stay in sight, and each deed has its reasons with it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_harness import SOLO, Visitor, choose, post, still

Come = Callable[..., Visitor]
HIDDEN_BELOW = "list => list.scrollHeight - list.scrollTop - list.clientHeight"


@pytest.fixture
def solo(come: Come, base: str) -> Page:
    """At a solo game in which the Government decides first."""
    return come(viewport={"width": 1366, "height": 600}).sit(post(base, "tables", {"record": SOLO}), "govt")


def passed(page: Page) -> None:
    """The Government passes, and the Non-players have acted."""
    page.click('[data-choice="pass"]')
    page.click(".confirm")
    expect(page.locator("#log")).to_contain_text("FARC: Rally")


def follows(page: Page) -> None:
    """The newest line comes into sight and stays there, whatever the question above it grows to."""
    expect(page.locator("#log .entry").last).to_be_in_viewport(ratio=0.9)
    page.hover("#decision .choice >> nth=0")
    still(page)
    expect(page.locator("#log .entry").last).to_be_in_viewport(ratio=0.9)
    page.mouse.move(2, 2)


def test_the_newest_lines_stay_in_sight(solo: Page) -> None:
    passed(solo)
    follows(solo)
    for choice in ("train", "cali", "2", "2", "civic_action"):
        choose(solo, choice)
        follows(solo)
    assert solo.eval_on_selector("#log .log", HIDDEN_BELOW) < 2


def test_whoever_reads_old_lines_is_left_in_peace(solo: Page) -> None:
    """Until they come back down: from then on the log follows again."""
    passed(solo)
    follows(solo)
    solo.hover("#log .log")
    solo.mouse.wheel(0, -300)
    expect(solo.locator("#log .entry").last).not_to_be_in_viewport()
    choose(solo, "train")
    expect(solo.locator("#log")).to_contain_text("Government: Limited Operation, Train")
    choose(solo, "cali")
    expect(solo.locator("#log .entry").last).not_to_be_in_viewport()
    solo.hover("#log .log")
    solo.mouse.wheel(0, 5000)
    expect(solo.locator("#log .entry").last).to_be_in_viewport()
    choose(solo, "2")
    follows(solo)


def test_reasons_hang_on_the_deed_they_led_to(solo: Page) -> None:
    """Whoever asks why of a line gets what came before it, by mouse or by keys."""
    passed(solo)
    deed = solo.locator("#log .entry.operation", has_text="FARC: Rally")
    deed.locator("summary").click()
    told = deed.locator(".why li").all_inner_texts()
    assert told[0] == "Non-player turn: FARC"
    assert told[-1] == "FARC: Rally (8.7.1)"
    space = solo.locator("#log .entry.select", has_text="At random, one of ").first
    space.locator("summary").focus()
    solo.keyboard.press("Enter")
    name = space.locator(".line").inner_text().removeprefix("Space: ")
    expect(space.locator(".why li").last).to_have_text(re.compile(rf"At random, one of \d+: {name}"))
    own = solo.locator("#log .entry", has_text="Government: Resources")
    assert own.locator(".why").count() == 0
    assert solo.locator("#log .entry:not([data-n])").count() == 0
    solo.select_option("#log-filter", "farc")
    expect(deed.locator(".why li").last).to_be_visible()
