"""Players of the program and hints in the browser: an opponent that thinks and can be hurried, a hint on the map."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from abyssal.search import STRENGTHS
from tests.web.page_harness import SOLO, Visitor, by_mouse, moved_on, post

Come = Callable[..., Visitor]
PROGRAM = {"govt": "person", "farc": "strong", "auc": "nonplayer", "cartels": "nonplayer"}


HURRY = """() => {
  const button = document.querySelector("#hurry");
  button?.click();
  return button && document.documentElement.dataset.rev;
}"""
"""Press the button if it is there, and say which revision the page showed then: it may go at any moment."""


def test_an_opponent_that_thinks_is_told_to_hurry(come: Come, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says that it thinks, for minutes if nobody minds; a button ends that, and the person is asked again."""
    monkeypatch.setitem(STRENGTHS, "strong", "300s")
    made: Any = post(base, "tables", {"game": "andean-abyss", "seats": PROGRAM, "options": {"scenario": "quick"}})
    assert set(made["tokens"]) == {"govt"}
    me = come()
    page = me.sit(made, "govt")
    asked = page.locator("#hurry, #decision .choice, #decision .confirm").first
    for _ in range(100):
        expect(asked).to_be_visible()
        if page.locator("#hurry").count():
            break
        by_mouse(page)
    expect(page.locator("#prompt")).to_contain_text("is thinking")
    # Where dice speak within its turn it thinks again.
    for _ in range(40):
        expect(asked).to_be_visible()
        if (before := page.evaluate(HURRY)) is None:
            break
        moved_on(page, before)
    expect(page.locator("#hurry")).to_have_count(0)
    page.click('[data-tab="people"]')
    expect(page.locator("#people")).to_contain_text("Computer: hard")


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


@pytest.mark.parametrize("game", ["andean-abyss/quick", "distant-plain/short"])
def test_the_chances_in_the_course_of_a_game(come: Come, base: str, game: str) -> None:
    """A curve for each faction, and the turning points with what changed; each leads to its card in the replay."""
    text = (Path(__file__).parents[1] / "golden" / f"{game}.record").read_text(encoding="utf-8")
    made: Any = post(base, "tables", {"record": text})
    with urllib.request.urlopen(f"{base}/api/tables/{made['table']}/chances") as answer:
        moments = json.load(answer)
    turning = [before["at"] for before, moment in pairwise(moments) if moment["turning"]]
    page = come().page
    page.goto(f"{base}/t/{made['table']}?at=0")
    page.wait_for_selector("#board svg")
    page.click("dialog.result .close")
    page.click('.tabs [data-tab="replay"]')
    page.click("#chances")
    drawn = page.locator('svg[aria-label="Winning chances over the game"]')
    expect(drawn.locator("polyline")).to_have_count(4, timeout=90_000)
    points = [(line.get_attribute("points") or "").split() for line in drawn.locator("polyline").all()]
    assert [len(line) for line in points] == [len(moments)] * 4
    heights = sorted(float(line[-1].partition(",")[2]) for line in points)
    assert heights[0] < heights[1] == heights[3], "at the end one has won"
    listed = page.locator("#replay li", has_text="→")
    assert drawn.locator("line.here").count() == listed.count() == len(turning) > 0
    assert "mistake" not in page.inner_text("#replay").lower()
    listed.first.locator("button").click()
    expect(page.locator(".banner")).to_contain_text(f"choice {turning[0]} of")


@pytest.mark.parametrize("strength", ["quick", "steady", "strong"])
def test_the_lobby_offers_players_of_the_program(come: Come, strength: str) -> None:
    page = come().custom()
    page.check(f'#new-game [name="seat-farc"][value="{strength}"]', force=True)
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/api/tables")) as sent:
        page.click("#start")
    asked = sent.value.request.post_data_json
    assert asked and asked["seats"]["farc"] == strength
    assert set(sent.value.json()["tokens"]) == {"govt"}
