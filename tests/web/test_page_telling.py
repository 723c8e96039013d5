"""What others did is told on the board, scene by scene, unless people want no motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_harness import SOLO, Visitor, click_space, idle, post, shown

Come = Callable[..., Visitor]


@pytest.fixture
def moving(come: Come, base: str) -> Page:
    """The Government alone, with a card on which Non-players act after it."""
    return come(reduced_motion="no-preference").sit(post(base, "tables", {"record": SOLO}), "govt")


@pytest.fixture
def held(moving: Page) -> Page:
    """The same with a clock that stands: a scene stays until somebody presses something."""
    hold(moving)
    return moving


def hold(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


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


MOMENT = """() => {
  const all = (where, what) => [...document.querySelectorAll(where)].map(what);
  return {
    caption: document.querySelector(".telling span")?.textContent ?? "",
    resources: all(".faction .number:not(.margin)", (e) => e.textContent.replace(/[^0-9–]/g, "")),
    edge: all(".along .marker.purse", (e) => `${e.dataset.faction} ${e.dataset.number}`),
    pieces: all("#board .stack", (e) => `${e.closest("[data-space]").dataset.space} ${e.dataset.kind}`).length,
    lines: all("#log .line", (e) => e.textContent),
    card: document.querySelector(".game-card h2").textContent,
    prompt: document.querySelector("#decision .prompt").textContent,
    choices: document.querySelectorAll("#decision .choice").length,
    ghosts: document.querySelectorAll("#board .ghosts *").length,
  };
}"""
"""What the parts of the page show at one moment."""


def test_deeds_of_others_are_told_one_by_one(held: Page) -> None:
    """With each step the whole table stands at the deed that is told: the last line of the log is its line, Resources
    are as that line says, the card is the one in play then, and nothing is asked. At the end all is in its place."""
    before = held.evaluate(MOMENT)
    end_turn(held)
    step = held.locator("#step-tale")
    step.click()
    told: list[dict[str, Any]] = []
    while held.locator(".telling").is_visible():
        expect(held.locator("#board .ghosts *")).to_have_count(0)
        told.append(held.evaluate(MOMENT))
        if held.locator(".telling").is_visible():
            step.click()
    scenes = [scene for scene in told if scene["caption"]]
    assert len(scenes) >= 5
    for scene in scenes:
        lines = scene["caption"].split(" · ")
        assert scene["lines"][-len(lines) :] == lines
        for line in lines:
            if found := re.fullmatch(r"(.*): Resources .*, now (\d+)", line):
                names = {"Government": 0, "FARC": 1, "AUC": 2, "Cartels": 3}
                assert scene["resources"][names[found[1]]] == found[2], line
        assert {one.split()[1] for one in scene["edge"]} == set(scene["resources"])
        assert (scene["choices"], scene["prompt"]) == (0, "Showing what happened…")
    seen = spaces(held), pieces(held)
    after = held.evaluate(MOMENT)
    cards = [scene["card"] for scene in scenes]
    assert cards[0] == before["card"]
    assert cards == sorted(cards, key=[before["card"], after["card"]].index)
    assert after["choices"] > 0
    held.reload()
    shown(held)
    assert (spaces(held), pieces(held)) == seen


COUNT = """() => {
  const ghosts = document.querySelector("#board .ghosts");
  const count = (news) => {
    const fresh = news.reduce((sum, one) => sum + one.addedNodes.length, 0);
    ghosts.dataset.seen = Number(ghosts.dataset.seen ?? 0) + fresh;
  };
  new MutationObserver(count).observe(ghosts, { childList: true });
}"""
"""Count the pieces that are on their way, however short that is."""


def test_the_tale_goes_on_by_itself(moving: Page) -> None:
    """With its pieces on their way, as fast as it is asked to, and comes to its end."""
    moving.evaluate(COUNT)
    end_turn(moving)
    expect(moving.locator(".telling")).to_be_visible()
    moving.select_option("#tale-speed", "fast")
    idle(moving)
    assert int(moving.get_attribute("#board .ghosts", "data-seen") or 0) > 0
    expect(moving.locator("#decision .choice").first).to_be_visible()
    stored = moving.evaluate("JSON.parse(localStorage.getItem('abyssal-settings')).speed")
    assert stored == "fast"


@pytest.mark.parametrize(
    "skip",
    [
        lambda page: page.keyboard.press("Escape"),
        lambda page: page.click("#skip-tale"),
        lambda page: click_space(page, "amazonas"),
    ],
    ids=["key", "button", "map"],
)
def test_the_tale_can_be_skipped(held: Page, skip: Callable[[Page], None]) -> None:
    end_turn(held)
    expect(held.locator(".telling")).to_be_visible()
    skip(held)
    expect(held.locator(".telling")).to_be_hidden()
    seen = pieces(held)
    held.reload()
    shown(held)
    assert pieces(held) == seen


def test_nobody_has_to_wait_for_the_tale(held: Page) -> None:
    """One key ends it, and the next question is there."""
    end_turn(held)
    expect(held.locator(".telling")).to_be_visible()
    held.keyboard.press("Escape")
    held.click('#decision [data-choice="train"]')
    expect(held.locator("#prompt")).to_have_text("Train: choose a space")
    expect(held.locator("#board .space.lit").first).to_be_attached()


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_no_tale_for_those_who_want_none(come: Come, base: str, speed: str) -> None:
    motion = "no-preference" if speed == "off" else "reduce"
    page = come(reduced_motion=motion).sit(post(base, "tables", {"record": SOLO}), "govt")
    page.evaluate("speed => localStorage.setItem('abyssal-settings', JSON.stringify({speed}))", speed)
    page.reload()
    shown(page)
    end_turn(page)
    expect(page.locator("#log")).to_contain_text("Rally")
    idle(page)
    assert page.locator(".telling").is_hidden()
    assert page.locator("#board .ghosts *").count() == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_the_tale_covers_nothing_of_the_map(come: Come, base: str, size: tuple[int, int]) -> None:
    """It stands where the next question will; on a phone a press on the map's line leads back to it."""
    width, height = size
    me = come(reduced_motion="no-preference", viewport={"width": width, "height": height})
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    hold(page)
    end_turn(page)
    page.locator("#step-tale").click()
    for which in ("#step-tale", "#skip-tale", "#tale-speed"):
        expect(page.locator(which)).to_be_in_viewport(ratio=1)
    told, board = page.locator(".telling").bounding_box(), page.locator("#board").bounding_box()
    assert told and board
    assert told["x"] >= board["x"] + board["width"] - 1 or told["y"] >= board["y"] + board["height"] - 1
    me.shot(f"telling-{width}")
    if width < 700:
        page.click('.tabs [data-tab="log"]')
        page.click(".asked >> text=Showing what happened")
        expect(page.locator("#step-tale")).to_be_visible()
