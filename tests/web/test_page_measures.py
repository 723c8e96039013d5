"""The map can be read and nothing lies on anything else, in positions of real games on seven screens."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.games import begun_at
from tests.web.measures import POSITIONS, SIGHT, SIZES, measure, part_of, seat_at
from tests.web.page_harness import SOLO, Visitor, choose, moved_on, post, revision, still

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


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("language", ["en-US", "es-ES", "fr-FR"])
def test_all_margins_are_in_sight_on_a_phone(come: Come, base: str, language: str, width: int) -> None:
    """Names of Factions are shorter or longer in other languages; the numbers are whole in each."""
    me = come(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True, locale=language)
    page = me.sit(post(base, "tables", {"record": begun_at(TRAINING["distant-plain"])}), "government")
    assert page.evaluate(SIGHT)["margins"] == 4


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


TRAINING: dict[str, dict[str, Any]] = {
    "andean-abyss": {"card": 5, "next": [35], "resources": {"govt": 30}, "spaces": {"bogota": "govt 6t 6p, PS"}},
    "distant-plain": {
        "game": "distant-plain",
        "card": 38,
        "next": [29],
        "resources": {"government": 20},
        "spaces": {"kabul": "government 4t 4p", "herat": "government 2t 2p"},
    },
}
VEILS = """which => [...document.querySelectorAll(`#board .space${which} .veil`)].map(e =>
  Number(getComputedStyle(e).opacity))"""
PAWNS = "all => all.map(one => one.closest('[data-space]').dataset.space)"


@pytest.mark.parametrize(
    ("game", "seat", "city"), [("andean-abyss", "govt", "bogota"), ("distant-plain", "government", "kabul")]
)
def test_chosen_spaces_have_pawns_and_do_not_look_forbidden(
    come: Come, base: str, game: str, seat: str, city: str
) -> None:
    """They have a band of their own and no veil; spaces that cannot be chosen have a veil. Undo takes the pawn back."""
    page = come().sit(post(base, "tables", {"record": begun_at(TRAINING[game])}), seat)
    pawns = page.locator("#board .plate .pawn")
    for choice in ("train", city):
        expect(pawns).to_have_count(0)
        choose(page, choice)
    expect(pawns).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#board .choosing .space.lit").first).to_be_visible()
    still(page)
    assert pawns.evaluate_all(PAWNS) == [city]
    expect(pawns).to_be_in_viewport()
    assert page.locator(f'#board .space.chosen[data-space="{city}"]').count() == 1
    assert page.locator(f'#board .glow-chosen[data-light="{city}"]').is_visible()
    assert set(page.evaluate(VEILS, ".chosen")) == {0}
    others = page.evaluate(VEILS, ":not(.lit, .chosen)")
    assert others and min(others) > 0
    for _ in range(2):
        before = revision(page)
        page.keyboard.press("Backspace")
        moved_on(page, before)
    expect(pawns).to_have_count(0)
