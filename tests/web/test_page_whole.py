"""The page as a whole: two cards by mouse and by keys, accessibility, weight, and nothing from elsewhere."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.web.page_harness import (
    LOBBY,
    PHONE,
    SOLO,
    Visitor,
    barriers,
    by_keys,
    by_mouse,
    play_two_cards,
    post,
    settled,
)

Come = Callable[..., Visitor]
LIMIT = 500 * 1024
"""What the whole page may weigh, as it is sent."""


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_the_first_two_cards(come: Come, base: str, act: Callable[[Page], None]) -> None:
    """A solo game from its first card to the third, by mouse alone and by keys alone."""
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    settled(page)
    if act is by_mouse:
        page.click('[data-choice="train"]')
        page.click('#decision [data-choice="cali"]')
        settled(page)
    play_two_cards(page, act)
    expect(page.locator("#log")).to_contain_text("50 Carabineros")
    me.shot(f"two-cards-{act.__name__}")


@pytest.mark.parametrize(
    ("where", "about"),
    [
        ("lobby", {}),
        ("table", {}),
        ("table", {"color_scheme": "dark"}),
        ("table", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ],
    ids=["lobby", "table", "dark", "phone"],
)
def test_accessibility(come: Come, base: str, where: str, about: dict[str, Any]) -> None:
    """axe finds nothing serious, in the lobby and at a table with choices to make."""
    me = come(**about)
    page = me.lobby() if where == "lobby" else me.sit(post(base, "tables", {"record": SOLO}), "govt")
    if where == "table":
        settled(page)
    assert barriers(page) == []


def test_weight(browser: Browser, base: str) -> None:
    """A table weighs less than 500 KB as sent, and nothing comes from elsewhere. (`tools.page` measures the time.)"""
    sent: list[Response] = []
    me = Visitor(browser, base)
    me.page.on("response", lambda answer: sent.append(answer))
    made = post(base, "tables", {"record": SOLO})
    me.page.goto(f"{base}/t/{made['table']}")
    expect(me.page.locator("#board .stack").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert all(answer.url.startswith(base) for answer in sent)
    assert any("/web/bundle.js" in answer.url for answer in sent)
    assert any("/api/tables/" in answer.url for answer in sent)
    assert sum(len(gzip.compress(answer.body())) for answer in sent) < LIMIT
    me.leave()


@pytest.mark.parametrize(("where", "requests", "kilobytes"), [("lobby", 8, 130), ("table", 14, 200)])
def test_few_requests(come: Come, base: str, where: str, requests: int, kilobytes: int) -> None:
    """The scripts and style sheets come in one file each."""
    me, sent = come(), list[Response]()
    me.page.on("response", lambda answer: sent.append(answer))
    if where == "lobby":
        me.lobby()
    else:
        me.page.goto(f"{base}/t/{post(base, 'tables', {'record': SOLO})['table']}")
        expect(me.page.locator("#board .stack").first).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert len(sent) <= requests, [answer.url for answer in sent]
    assert sum(len(gzip.compress(answer.body())) for answer in sent) < kilobytes * 1024


def test_the_sources_run_as_modules(come: Come, base: str) -> None:
    """For work on the page: `?modules` loads each script by itself."""
    page, sent = come().page, list[str]()
    page.on("request", lambda request: sent.append(request.url))
    page.goto(f"{base}/?modules")
    expect(page.locator(LOBBY).first).to_be_visible()
    assert f"{base}/web/lobby.js" in sent
