"""The map can be read and nothing lies on anything else, in positions of real games on seven screens."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.measures import POSITIONS, SIZES, measure, part_of, seat_at
from tests.web.page_harness import SOLO, Visitor, choose, post, still

Come = Callable[..., Visitor]
MEASURED = {2: "andean-abyss", 39: "distant-plain"}
"""The positions of the ordinary suite: a middle game of one game and a late one of the other."""
if os.environ.get("ABYSSAL_SOAK") == "1":
    MEASURED = {i: game for i, (game, _, _) in enumerate(POSITIONS)}


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_the_map_can_be_read(come: Come, game: str) -> None:
    """Names are as large as they must be, no text lies on text, no count on a piece, no piece outside its space; both
    cards, own Resources and all margins are in sight."""
    visitor = come()
    found: dict[str, dict[str, Any]] = {}
    for i in (i for i, its in MEASURED.items() if its == game):
        page = seat_at(visitor, part_of(*POSITIONS[i]))
        for width, height in SIZES:
            if wrong := measure(page, width, height):
                found[f"{POSITIONS[i]} {width}x{height}"] = wrong
    assert found == {}


def letters(page: Page) -> float:
    found: float = page.evaluate(
        """() => {
          const name = document.querySelector("#board .labels .urban");
          return parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
        }"""
    )
    return found


def test_a_tap_enlarges_the_map_of_a_phone(come: Come, base: str) -> None:
    """A tap on a space that is no choice. The next one opens the box of the space."""
    me = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    before = page.evaluate("document.querySelector('#board svg.map').getBoundingClientRect().width")
    page.locator('#board .space[data-space="vichada"]').tap(force=True)
    still(page)
    assert page.evaluate("document.querySelector('#board svg.map').getBoundingClientRect().width") > 2 * before
    assert letters(page) >= 9
    page.locator('#board .space[data-space="vichada"]').tap(force=True)
    page.wait_for_selector(".look:not([hidden])")


def test_chosen_spaces_do_not_look_forbidden(come: Come, base: str) -> None:
    """They have a band of their own and no veil; spaces that cannot be chosen have a veil."""
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    choose(page, "bogota")
    while not page.locator("#board .choosing").count() or not page.locator("#board .space.lit").count():
        page.keyboard.press("Enter")
        still(page)
    still(page)
    assert page.locator('#board .space.chosen[data-space="bogota"]').count() == 1
    assert page.locator('#board .glow-chosen[data-light="bogota"]').is_visible()
    veils = """which => [...document.querySelectorAll(`#board .space${which} .veil`)].map(e =>
      Number(getComputedStyle(e).opacity))"""
    assert set(page.evaluate(veils, ".chosen")) == {0}
    others = page.evaluate(veils, ":not(.lit, .chosen)")
    assert others and min(others) > 0
