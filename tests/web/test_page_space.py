"""The box of a space tells of the moment that is shown, and goes when it is not wanted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.games import begun_at
from tests.web.page_harness import Visitor, choose, click_space, moved_on, post, revision

Come = Callable[..., Visitor]

CONTESTED = begun_at(
    {
        "card": 5,
        "next": [35],
        "resources": {"govt": 30, "farc": 10, "auc": 5, "cartels": 25},
        "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p, cartels 1b", "huila": "farc 5g(1a) 1b, auc 5g, AO"},
    },
    players="4",
)


def box(page: Page) -> str:
    return page.inner_text(".look")


def ask(page: Page, space: str) -> None:
    """Press a space with the right button."""
    found = page.locator(f'#board [data-space="{space}"]').first.bounding_box()
    assert found
    page.mouse.click(found["x"] + found["width"] / 2, found["y"] + found["height"] / 2, button="right")


def test_it_tells_of_the_moment_that_is_shown(come: Come, base: str) -> None:
    """Who Controls by how much, the neighbours, what can be done now; drawn anew with each state, in replay too."""
    me = come()
    page = me.sit(post(base, "tables", {"record": CONTESTED}), "govt")
    look = page.locator(".look")
    click_space(page, "huila")
    assert "FARC Control: 6 against 5" in box(page)
    look.locator(".neighbours button", has_text="Bogotá").first.click()
    assert "Government Control: 12 against 0" in box(page)
    assert look.locator(".here").count() == 0
    choose(page, "train")
    expect(look).to_be_hidden()
    # A space that can be chosen is read about with the right button.
    ask(page, "bogota")
    look.get_by_text("Choose this space").click()
    expect(page.locator("#prompt")).not_to_have_text("Train: choose a space")
    me.shot("space-box")
    before = revision(page)
    page.keyboard.press("1")
    moved_on(page, before)
    expect(look).to_be_visible()
    page.click('.tabs [data-tab="replay"]')
    page.click("#replay-first")
    expect(page.locator(".banner")).to_contain_text("looking back")
    click_space(page, "bogota")
    assert "12 against 0" in box(page)
    page.keyboard.press("0")
    page.evaluate("document.querySelector('#replay-last').dispatchEvent(new Event('click'))")
    expect(page.locator(".banner")).to_be_empty()
    expect(look).to_be_hidden()


def test_it_can_be_closed(come: Come, base: str) -> None:
    """With Esc, by a second click, a click elsewhere, and its cross."""
    page = come().sit(post(base, "tables", {"record": CONTESTED}), "govt")
    look = page.locator(".look")
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: click_space(page, "amazonas"),
        lambda: page.mouse.click(*elsewhere(page)),
        lambda: look.locator(".close").click(),
    ]
    for close in ways:
        click_space(page, "amazonas")
        expect(look).to_be_visible()
        close()
        expect(look).to_be_hidden()


def elsewhere(page: Page) -> tuple[float, float]:
    """A place on the page that does nothing."""
    found = page.locator(".factions").bounding_box()
    assert found
    return found["x"] + 2, found["y"] + found["height"] + 3
