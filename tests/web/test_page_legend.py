"""What the symbols on the map mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.page_harness import DESK, PHONE, SOLO, Visitor, post

Come = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_symbols_of_the_map_are_explained(come: Come, base: str, size: dict[str, int]) -> None:
    """Each is drawn as on the board; the window opens beside the map and from the help."""
    me = come(viewport=size)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    if size is PHONE:
        page.click("#map-tools")
    page.click("#map-legend")
    window = page.locator("dialog.symbols")
    told = window.locator("li > span").all_inner_texts()
    for text in (
        "Active Support",
        "Passive Opposition",
        "FARC Guerrillas (Active)",
        "LoC, pipeline",
        "Forest",
        "Sabotage",
    ):
        assert text in told
    assert len(told) == len(set(told))
    me.shot(f"legend-{size['width']}")
    drawn = window.locator("li svg").evaluate_all("all => all.map(one => one.getBBox().width)")
    assert min(drawn) > 10
    assert page.eval_on_selector("dialog.symbols", "e => e.scrollWidth - e.clientWidth") <= 0
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.click('.tabs [data-tab="help"]')
    page.click("#legend")
    expect(window).to_be_visible()


@pytest.mark.parametrize(("language", "text"), [("es-ES", "Símbolos del mapa"), ("fr-FR", "Symboles du plateau")])
def test_they_are_explained_in_each_language(come: Come, base: str, language: str, text: str) -> None:
    page = come(locale=language).sit(post(base, "tables", {"record": SOLO}))
    page.click("#map-legend")
    expect(page.locator("dialog.symbols h2")).to_have_text(text)
    assert [line for line in page.locator("dialog.symbols li > span").all_inner_texts() if "legend-" in line] == []
