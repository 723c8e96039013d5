"""Players of the program and hints in the browser: an opponent that thinks and can be hurried, a hint on the map."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abyssal.search import STRENGTHS
from tests.web.measures import ASKED, SIZES, part_of
from tests.web.page_harness import PHONE, SOLO, Visitor, by_mouse, moved_on, post, prompt, revision, still

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


SMALL = {"width": 1366, "height": 768}


COVERED = """() => [...document.querySelectorAll("#decision .choice")].filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({ block: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.textContent)"""


def covered(page: Page) -> list[str]:
    """Choices with something else over them, even when they are scrolled into view."""
    found: list[str] = page.evaluate(COVERED)
    return found


def test_hints_cover_no_choice_at_any_size(come: Come, base: str) -> None:
    """The card moves where there is room when the window changes."""
    made: Any = post(base, "tables", {"record": part_of("distant-plain", "solo-coalition", 0.4)})
    seat = come().sit(made).evaluate(ASKED)["decision"]["actor"]
    page = come(unfolded=True).sit(made, seat)
    page.click("#hint")
    expect(page.locator(".hints .play-hint").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if (tab := page.locator('.tabs [data-tab="decision"]')).is_visible():
            tab.click()
        still(page)
        expect(page.locator(".hint-card")).to_be_visible()
        assert covered(page) == [], (width, height)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desk", "phone"])
def test_hints_are_beside_the_choices(come: Come, base: str, size: ViewportSize) -> None:
    """Turns in sentences, drawn on the map when pointed at. *Play this* puts the choices in, and undo takes them back.

    The card covers no choice, and folds.
    """
    made: Any = post(base, "tables", {"record": SOLO})
    page = come(viewport=size).sit(made, "govt")
    asked = prompt(page)
    page.click("#hint")
    first = page.locator(".hints li").first
    expect(first.locator(".play-hint")).to_be_visible()
    assert page.locator(".hints li").count() <= 3
    texts = page.locator(".hints li strong").all_inner_texts()
    assert len(set(texts)) == len(texts)
    lit = 0
    for hint in page.locator(".hints li").all():
        hint.hover()
        lit += page.locator("#board .flash").count()
    assert lit > 0
    assert covered(page) == []
    page.click(".hint-card summary")
    expect(first).to_be_hidden()
    page.click(".hint-card summary")
    before = revision(page)
    page.locator(".play-hint").first.click()
    moved_on(page, before)
    assert prompt(page) != asked
    expect(page.locator(".hint-card")).to_be_hidden()
    before = revision(page)
    page.click("#undo")
    moved_on(page, before)
    assert prompt(page) == asked


def test_the_host_switches_hints_off(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    expect(page.locator("#hint")).to_be_visible()
    page.click('[data-tab="people"]')
    page.uncheck("#aids")
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
    expect(drawn.locator("polyline")).to_have_count(4)
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
