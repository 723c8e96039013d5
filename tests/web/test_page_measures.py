"""The map can be read and nothing lies on anything else, in positions of real games on seven screens."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.measures import POSITIONS, SIZES, measure, part_of, seat_at
from tests.web.page_harness import SOLO, Visitor, post, still

Come = Callable[..., Visitor]
SLICE = [2, 39]
"""The positions of the ordinary suite: a middle game of one game and a late one of the other."""


def check(visitor: Visitor, positions: list[int], sizes: list[tuple[int, int]]) -> dict[str, dict[str, Any]]:
    """Return what is wrong in each position at each size."""
    found: dict[str, dict[str, Any]] = {}
    for i in positions:
        page = seat_at(visitor, part_of(*POSITIONS[i]))
        for width, height in sizes:
            if wrong := measure(page, width, height):
                found[f"{POSITIONS[i]} {width}x{height}"] = wrong
    return found


@pytest.mark.slow
@pytest.mark.parametrize("position", SLICE)
def test_the_map_can_be_read(come: Come, position: int) -> None:
    """Names are as large as they must be, no text lies on text, no count on a piece, no piece outside its space; both
    cards, own Resources and all margins are in sight."""
    assert check(come(), [position], SIZES) == {}


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.skipif(os.environ.get("ABYSSAL_SOAK") != "1", reason="40 positions at seven sizes: make soak")
@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_the_map_can_be_read_in_forty_positions(come: Come, game: str) -> None:
    assert check(come(), [i for i, position in enumerate(POSITIONS) if position[0] == game], SIZES) == {}


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
