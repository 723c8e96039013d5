"""What others did is told on the board, scene by scene, unless people want no motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.measures import part_of
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


def come_back(page: Page) -> None:
    """Load the table again with a running clock: a page pauses while it builds a table, so that clicks get through."""
    page.clock.resume()
    page.reload()
    shown(page)


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
  const told = (where) => all(where, (e) => e.textContent);
  return {
    caption: told(".telling .action").join(" · ") || told(".telling span")[0] || "",
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


PURSE = r"(.*): Resources .*, now (\d+)"


def test_deeds_of_others_are_told_one_by_one(held: Page) -> None:
    """With each step the whole table stands at the end of the Operation that is told: the last lines of the log are its
    lines, Resources are as they say, the card is the one in play then, and nothing is asked. At the end all is in its
    place."""
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
    assert len(scenes) >= 3
    for scene in scenes:
        lines = scene["caption"].split(" · ")
        assert scene["lines"][-len(lines) :] == lines
        names = {"Government": 0, "FARC": 1, "AUC": 2, "Cartels": 3}
        # Of several lines about one faction the last one counts.
        last = {found[1]: found[2] for line in lines if (found := re.fullmatch(PURSE, line))}
        assert {name: scene["resources"][names[name]] for name in last} == last
        assert {one.split()[1] for one in scene["edge"]} == set(scene["resources"])
        assert (scene["choices"], scene["prompt"]) == (0, "Showing what happened…")
    seen = spaces(held), pieces(held)
    after = held.evaluate(MOMENT)
    cards = [scene["card"] for scene in scenes]
    assert cards[0] == before["card"]
    assert cards == sorted(cards, key=[before["card"], after["card"]].index)
    assert after["choices"] > 0
    come_back(held)
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
    come_back(held)
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


def story(page: Page) -> list[dict[str, Any]]:
    """The scenes since the beginning of the game."""
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
          const at = document.documentElement.dataset.at;
          const path = location.pathname.replace("/t/", "/api/tables/");
          return (await (await fetch(`${path}/story?from=0&to=${at}`)).json()).scenes;
        }"""
    )
    return found


def test_an_ordinary_turn_takes_six_seconds(come: Come, base: str) -> None:
    """By counting scenes and their nominal durations. One scene stands for an Operation with all its spaces."""
    page = come().sit(post(base, "tables", {"record": part_of("andean-abyss", "solo", 0.5)}))
    scenes = story(page)
    turns: list[list[dict[str, Any]]] = []
    for scene in scenes:
        if not turns or scene["faction"] != turns[-1][0]["faction"] or scene["kind"] in ("card", "round"):
            turns.append([])
        turns[-1].append(scene)
    acted = [turn for turn in turns if any(scene["kind"] == "operation" for scene in turn)]
    assert len(acted) >= 10
    assert any(len(scene["actions"]) > 2 and len(scene["places"]) > 1 for turn in acted for scene in turn)
    long = page.evaluate(
        """async (turns) => {
          const { nominal } = await import("/web/telling.js");
          const { SPEEDS } = await import("/web/settings.js");
          return turns.map((turn) => nominal(turn, SPEEDS.normal));
        }""",
        acted,
    )
    assert sorted(long)[len(long) // 2] <= 6000 and sorted(long)[int(len(long) * 0.9)] <= 6000, sorted(long)[-5:]


def test_a_scene_unfolds_into_its_actions(held: Page) -> None:
    """While they are unfolded, the tale waits; each action lights its space."""
    end_turn(held)
    held.locator("#step-tale").click()
    while not held.locator(".telling .actions").count():
        held.locator("#step-tale").click()
    held.locator(".telling .actions summary").click()
    actions = held.locator(".telling .action")
    assert actions.count() > 1
    expect(held.locator("#play-tale")).to_be_attached()
    actions.last.hover()
    expect(held.locator("#board .glow-flash").first).to_be_attached()


def test_what_happens_is_shown_on_the_map(held: Page) -> None:
    """A new card turns over; a key ends all of it. Nothing of it takes a click."""
    end_turn(held)
    held.locator("#step-tale").click()
    while not held.locator(".drama-card").count() and held.locator(".telling").is_visible():
        held.locator("#step-tale").click()
    card = held.locator(".drama-card")
    expect(card).to_contain_text(held.locator(".game-card h2").inner_text())
    assert card.evaluate("e => getComputedStyle(e).pointerEvents") == "none"
    held.keyboard.press("Escape")
    expect(held.locator(".drama > *")).to_have_count(0)


PARTS = """async () => {
  const { Drama } = await import("/web/drama.js");
  // The page itself runs from one file: this module has words of its own.
  await (await import("/web/words.js")).loadWords();
  const table = { faction: (id) => ({ name: id, short: id }), card: { title: (card) => card.title } };
  const drama = new Drama(table);
  document.body.append(drama.el);
  const before = { card: null, in_reach: [], log: { count: 0, lines: [] } };
  const after = { card: null, in_reach: [{ faction: "farc", text: "FARC would win at the next victory check" }] };
  const actions = [1, 2, 3, 4, 5, 6].map((n) => ({ text: `Line ${n}`, places: [] }));
  const dice = [{ number: 2, most: 3 }, { number: 5, most: 3 }];
  drama.scene({ kind: "phase", title: "Resources Phase", actions, dice }, before, after);
  const text = drama.el.innerText.replaceAll("\\n", " ");
  const pips = [...drama.el.querySelectorAll(".face")].map((face) => face.querySelectorAll("circle").length);
  drama.clear();
  return [text, pips, drama.el.childElementCount];
}"""


def test_dice_phases_and_warnings(come: Come, base: str) -> None:
    """Dice with odds and outcome, a phase with a short tally, a victory that came into reach."""
    page = come().sit(post(base, "tables", {"record": SOLO}))
    text, pips, left = page.evaluate(PARTS)
    for part in ("Resources Phase", "Line 4", "+ 2", "1 to 3 (50 %)", "Success", "Failure", "FARC would win"):
        assert part in text
    assert "Line 5" not in text
    assert (pips, left) == ([2, 5], 0)
