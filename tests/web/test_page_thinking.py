"""Players of the program and hints in the browser: an opponent that thinks and can be hurried, a hint on the map."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError, expect

from tests.web.page_harness import SOLO, Visitor, by_mouse, post

Come = Callable[..., Visitor]
PROGRAM = {"govt": "person", "farc": "strong", "auc": "nonplayer", "cartels": "nonplayer"}


def test_an_opponent_that_thinks_is_told_to_hurry(come: Come, base: str) -> None:
    """The page says that it thinks; a button ends that. In the end the person is asked again."""
    made: Any = post(base, "tables", {"game": "andean-abyss", "seats": PROGRAM, "options": {"scenario": "quick"}})
    assert set(made["tokens"]) == {"govt"}
    me = come()
    page = me.sit(made, "govt")
    hurried = 0
    for _ in range(60):
        if page.locator("#hurry").count():
            assert "is thinking" in page.inner_text("#prompt") or not page.locator("#hurry").count()
            # It may have answered by itself in the meantime.
            with suppress(TimeoutError):
                page.locator("#hurry").click(timeout=2000)
                hurried += 1
        elif hurried:
            break
        elif page.locator("#decision .choice, #decision .confirm").count():
            by_mouse(page)
        page.wait_for_timeout(150)
    assert hurried
    page.click('[data-tab="people"]')
    expect(page.locator("#people")).to_contain_text("Computer, strong")


def test_a_hint_is_drawn_on_the_map(come: Come, base: str) -> None:
    """Turns with margins and reasons; the spaces of the one looked at are lit. The host switches hints off."""
    made: Any = post(base, "tables", {"record": SOLO})
    page = come().sit(made, "govt")
    page.click("#hint")
    first = page.locator(".hints li").first
    expect(first).to_contain_text("Margins expected at the next victory check")
    lit = 0
    for hint in page.locator(".hints li").all():
        hint.hover()
        lit += page.locator("#board .flash").count()
    assert lit > 0
    page.click('[data-tab="people"]')
    page.uncheck("#aids")
    page.click('[data-tab="decision"]')
    expect(page.locator("#hint")).to_have_count(0)


def test_the_lobby_offers_players_of_the_program(come: Come) -> None:
    page = come().lobby()
    page.check('#new-game [name="seat-farc"][value="quick"]', force=True)
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/api/tables")) as sent:
        page.click("#start")
    asked = sent.value.request.post_data_json
    assert asked and asked["seats"]["farc"] == "quick"
    assert set(sent.value.json()["tokens"]) == {"govt"}
