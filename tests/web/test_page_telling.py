"""What others did is told on the board, scene by scene, unless people want no motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_harness import SOLO, Visitor, click_space, post

Come = Callable[..., Visitor]


@pytest.fixture
def moving(come: Come, base: str) -> Page:
    """The Government alone, with a card on which Non-players act after it."""
    return come(reduced_motion="no-preference").sit(post(base, "tables", {"record": SOLO}), "govt")


def end_turn(page: Page) -> None:
    page.click('#decision [data-choice="pass"]')
    page.click("#decision .confirm")


def spaces(page: Page) -> list[str]:
    """The map in words, as it is drawn."""
    found: list[str] = page.eval_on_selector_all(
        "#board .space", "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return found


def pieces(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        "#board .stack",
        "all => all.map(one => `${one.closest('[data-space]').dataset.space} ${one.dataset.kind} ${one.innerHTML}`)",
    )
    return sorted(found)


def test_deeds_of_others_are_told_in_their_order(moving: Page) -> None:
    """Each scene has its lines of the log above the map and its pieces on their way; at the end all is in its place."""
    end_turn(moving)
    told: list[str] = []
    on_their_way = 0
    expect(moving.locator(".telling")).to_be_visible()
    while moving.locator(".telling").is_visible():
        for text in moving.locator(".telling span").all_text_contents():
            told += [line for line in text.split(" · ") if line and line not in told[-4:]]
        on_their_way = max(on_their_way, moving.locator("#board .ghosts *").count())
    expect(moving.locator("#board .ghosts *")).to_have_count(0)
    assert on_their_way
    assert len(told) >= 2
    lines = [line for line in moving.locator("#log .line").all_inner_texts() if line in told]
    assert lines == told
    shown = spaces(moving), pieces(moving)
    moving.reload()
    expect(moving.locator("#decision .choice").first).to_be_visible()
    assert (spaces(moving), pieces(moving)) == shown


@pytest.mark.parametrize(
    "skip",
    [
        lambda page: page.keyboard.press("Escape"),
        lambda page: page.click("#skip-tale"),
        lambda page: click_space(page, "amazonas"),
    ],
    ids=["key", "button", "map"],
)
def test_the_tale_can_be_skipped(moving: Page, skip: Callable[[Page], None]) -> None:
    end_turn(moving)
    expect(moving.locator(".telling")).to_be_visible()
    skip(moving)
    expect(moving.locator(".telling")).to_be_hidden()
    shown = pieces(moving)
    moving.reload()
    expect(moving.locator("#decision .choice").first).to_be_visible()
    assert pieces(moving) == shown


def test_nobody_has_to_wait_for_the_tale(moving: Page) -> None:
    """A choice made meanwhile ends it."""
    end_turn(moving)
    expect(moving.locator(".telling")).to_be_visible()
    moving.click('#decision [data-choice="train"]')
    expect(moving.locator("#prompt")).to_have_text("Train: choose a space")
    expect(moving.locator(".telling")).to_be_hidden()
    expect(moving.locator("#board .space.lit").first).to_be_attached()


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_no_tale_for_those_who_want_none(come: Come, base: str, speed: str) -> None:
    motion = "no-preference" if speed == "off" else "reduce"
    page = come(reduced_motion=motion).sit(post(base, "tables", {"record": SOLO}), "govt")
    page.evaluate("speed => localStorage.setItem('abyssal-settings', JSON.stringify({speed}))", speed)
    page.reload()
    expect(page.locator("#decision .choice").first).to_be_visible()
    end_turn(page)
    expect(page.locator("#log")).to_contain_text("Rally")
    assert page.locator(".telling").is_hidden()
    assert page.locator("#board .ghosts *").count() == 0
