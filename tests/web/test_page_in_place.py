"""What a state does not change stays on the page as it is: the same nodes, with focus, scroll, folds and typed text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.board_harness import at_space, of_piece, position, show, state
from tests.web.page_harness import LOBBY, SOLO, Visitor, choose, click_space, moved_on, post, revision, shown, still
from tests.web.test_page_layout import IN_FORCE
from tests.web.test_page_steps import choose_on, reached
from tests.web.test_page_telling import end_turn, hold
from tests.web.test_page_together import TWO

Come = Callable[..., Visitor]

MARK = "all => all.forEach(one => (one.marked = true))"
UNMARKED = "all => all.filter(one => !one.marked).map(one => one.outerHTML)"

ALWAYS = [
    "#decision .who .chip", "#decision #prompt", "#decision #undo", "#where .chip", ".strip .chip", ".strip .number",
    "#card .game-card h2", "#card .side p", "#card .order li", "#card .effects li",
    ".faction", ".faction summary", ".faction .supply", ".along .marker", ".victory .level", ".boxes .chip",
    ".sequence-table tr", "#board .space", "#board .stacks", "#board .stack > g", "#board .plate", "#board .badge",
]  # fmt: skip
"""What no choice of an Operation changes, but perhaps its text."""
IN_TABS = {
    "log": ["#log .entry", "#log-filter option"],
    "replay": ["#replay .margins polyline", "#replay .margins .hit", "#replay table tr"],
    "people": ["#people .seat-list li", "#people .seat-list input", "#people .row > button", "#people .check"],
    "text": ["#text li"],
    "help": ["#help button", "#help details"],
}
LATER = ("log", "replay")
"""What has something to show only after some turns."""


@pytest.mark.parametrize("later", [False, True])
def test_an_unchanged_element_is_the_same_node(come: Come, base: str, later: bool) -> None:
    """In every panel, after a choice and after it was taken back."""
    record = reached()["sweep-space"] if later else IN_FORCE
    page = come().sit(post(base, "tables", {"record": record}), "govt")
    always = [part for part in ALWAYS if ".effects" not in part] if later else ALWAYS
    for tab in (tab for tab in IN_TABS if (tab in LATER) == later):
        page.click(f'.tabs [data-tab="{tab}"]')
        still(page)
        parts = [*always, *IN_TABS[tab]]
        assert [part for part in parts if not page.locator(part).count()] == []
        for part in parts:
            page.eval_on_selector_all(part, MARK)
        before = revision(page)
        choose_on(page)
        assert revision(page) != before
        assert {part: page.eval_on_selector_all(part, UNMARKED) for part in always} == {part: [] for part in always}
        before = revision(page)
        page.click("#undo")
        moved_on(page, before)
        assert {part: page.eval_on_selector_all(part, UNMARKED) for part in parts} == {part: [] for part in parts}


@pytest.fixture
def two(come: Come, base: str) -> tuple[Page, Page]:
    """One who decides, and one who waits."""
    made = post(base, "tables", {"record": TWO})
    return come().sit(made, "govt"), come(viewport={"width": 1366, "height": 600}).sit(made, "farc")


def told(one: Page, other: Page, choice: str) -> None:
    """One makes a choice, and the other sees it."""
    before = revision(other)
    choose(one, choice)
    moved_on(other, before)


def test_a_half_typed_line_survives(two: tuple[Page, Page]) -> None:
    """In the chat, with what is selected in it; the name that somebody types, and notes."""
    one, other = two
    other.click('.tabs [data-tab="people"]')
    fields = {"#people .seat-list input": "Ev", "#notes": "Watch the", "#chat-text": "I could hel"}
    for field, text in fields.items():
        other.focus(field)
        other.keyboard.type(text)
        other.eval_on_selector(field, "e => e.setSelectionRange(1, 2)")
        told(one, other, {"#people .seat-list input": "train", "#notes": "cali", "#chat-text": "2"}[field])
        expect(other.locator(field)).to_be_focused()
        assert other.eval_on_selector(field, "e => [e.value, e.selectionStart, e.selectionEnd]") == [text, 1, 2]
        other.eval_on_selector(field, "e => e.setSelectionRange(99, 99)")
    other.keyboard.type("p")
    other.keyboard.press("Enter")
    expect(one.locator("#people .chat")).to_contain_text("I could help")


FOCUSED = [
    ("log", '.faction[data-faction="auc"] summary'),
    ("log", "#card .upcoming summary"),
    ("log", "#log-filter"),
    ("log", "#log .log"),
    ("replay", "#replay-slider"),
    ("text", '#text li:has-text("Amazonas")'),
    ("help", "#help .chip >> nth=1"),
    ("people", "#copy-watch"),
    ("log", '#board .space[data-space="huila"]'),
    ("log", "#language"),
]
"""A tab, and what has the focus there or elsewhere."""


def test_the_focus_stays_where_it_is(two: tuple[Page, Page]) -> None:
    one, other = two
    other.evaluate("document.addEventListener('focusout', () => (document.body.dataset.lost = 'focus'))")
    for tab, where in FOCUSED:
        other.click(f'.tabs [data-tab="{tab}"]')
        other.focus(where)
        other.evaluate("delete document.body.dataset.lost")
        told(one, other, "train")
        expect(other.locator(where)).to_be_focused()
        assert other.get_attribute("body", "data-lost") is None, where
        before = revision(other)
        one.click("#undo")
        moved_on(other, before)


SCROLL = """(panel, to) => {
  const scrolls = (e) => e.scrollHeight > e.clientHeight + 99 && getComputedStyle(e).overflowY !== "visible";
  const place = [panel, ...panel.querySelectorAll("*")].find(scrolls);
  if (to !== null) place.scrollTop = to;
  return place.scrollTop;
}"""
"""Scroll what scrolls in a part of the page, and say how far."""


def test_scroll_and_folds_stay(two: tuple[Page, Page]) -> None:
    """However far panels are scrolled, and whatever was opened in them."""
    one, other = two
    folds = {"#card .upcoming": True, '.faction[data-faction="farc"]': True, '.faction[data-faction="auc"]': False}
    for fold, open_ in folds.items():
        if other.eval_on_selector(fold, "e => e.open") != open_:
            other.click(f"{fold} > summary")
    other.click('.tabs [data-tab="help"]')
    other.click("#help details > summary >> text=Keys")
    other.click('.tabs [data-tab="text"]')
    places = {"#text": 140, ".left": 60}
    before = {place: other.eval_on_selector(place, SCROLL, to) for place, to in places.items()}
    assert min(before.values()) > 20, before
    for choice in ("train", "cali"):
        told(one, other, choice)
        assert {place: other.eval_on_selector(place, SCROLL, None) for place in places} == before
        assert {fold: other.eval_on_selector(fold, "e => e.open") for fold in folds} == folds
    assert other.eval_on_selector("#help details", "e => e.open")


def test_the_box_of_a_space_and_a_selected_text_stay(two: tuple[Page, Page]) -> None:
    one, other = two
    click_space(other, "amazonas")
    other.eval_on_selector_all(".look, .look *", MARK)
    other.eval_on_selector("#card .side p", "e => getSelection().selectAllChildren(e)")
    text = other.evaluate("getSelection().toString()")
    assert len(text) > 20
    told(one, other, "train")
    assert other.eval_on_selector_all(".look, .look *", UNMARKED) == []
    assert other.evaluate("getSelection().toString()") == text


def test_a_piece_on_the_map_keeps_the_focus(page: Page) -> None:
    """While it can be chosen, however many of its kind stand there; then the map has it."""
    cali = [of_piece("govt.troops"), of_piece("govt.police")]
    show(page, state(position({"spaces": {"cali": "govt 3t 2p"}}), cali, space="cali"))
    page.eval_on_selector_all("#host .stack", MARK)
    page.focus('.stack[data-kind="govt.troops"]')
    page.evaluate("document.addEventListener('focusout', () => (document.body.dataset.lost = 'focus'))")
    show(page, state(position({"spaces": {"cali": "govt 9t 2p, farc 1g", "huila": "farc 1g"}}), cali, space="cali"))
    expect(page.locator('.stack[data-kind="govt.troops"]')).to_be_focused()
    assert page.get_attribute("body", "data-lost") is None
    assert page.eval_on_selector_all('.stack[data-kind^="govt"]', UNMARKED) == []
    show(page, state(position({"spaces": {"cali": "govt 9t 2p, farc 1g"}}), [at_space("cali")]))
    expect(page.locator("svg.map")).to_be_focused()


def test_the_page_says_what_it_shows(come: Come, base: str) -> None:
    """Its revision once all of a state is drawn, its moment, and that something is under way until then."""
    page = come(reduced_motion="no-preference").sit(post(base, "tables", {"record": SOLO}), "govt")
    root = page.locator("html")
    asked = "fetch(`/api${location.pathname.replace('/t', '/tables')}`).then(answer => answer.json())"
    now: Any = page.evaluate(asked)
    expect(root).to_have_attribute("data-rev", str(now["rev"]))
    expect(root).to_have_attribute("data-at", str(now["at"]))
    expect(root).not_to_have_attribute("data-busy", "")
    hold(page)
    end_turn(page)
    expect(page.locator(".telling")).to_be_visible()
    expect(root).to_have_attribute("data-busy", "")
    expect(root).to_have_attribute("data-rev", str(now["rev"]))
    page.keyboard.press("Escape")
    shown(page)
    then: Any = page.evaluate(asked)
    assert then["rev"] > now["rev"]
    expect(root).to_have_attribute("data-rev", str(then["rev"]))
    page.click('.tabs [data-tab="replay"]')
    page.click("#replay-first")
    expect(root).to_have_attribute("data-at", "0")
    page.click(".brand")
    page.wait_for_selector(LOBBY)
    assert root.get_attribute("data-rev") is None


REDRAWN = """async ([before, after]) => {
  const { h } = await import("/web/dom.js");
  const { redraw } = await import("/web/update.js");
  const host = document.body.appendChild(h("div"));
  const make = (items) => items.map(([tag, about, ...children]) => h(tag, about, ...children));
  redraw(host, make(before));
  const old = [...host.childNodes];
  host.querySelector("button, input")?.focus();
  const focus = document.activeElement;
  for (const input of host.querySelectorAll("input")) input.value += "!";
  for (const fold of host.querySelectorAll("details")) fold.open = !fold.open;
  redraw(host, make(after));
  return {
    from: [...host.childNodes].map(node => old.indexOf(node)),
    html: host.innerHTML,
    focused: document.activeElement === focus,
    values: [...host.querySelectorAll("input")].map(input => input.value),
    open: [...host.querySelectorAll("details")].map(fold => fold.open),
  };
}"""


NODES: list[tuple[Any, Any, list[int]]] = [
    ([["p", {}, "one"], ["p", {}, "two"]], [["p", {}, "one"], ["p", {}, "three"]], [0, 1]),
    ([["p", {"class": "a"}], ["p", {"class": "b"}]], [["p", {"class": "b more"}]], [1]),
    ([["p", {"key": 1}], ["p", {"key": 2}], ["p", {"key": 3}]], [["p", {"key": 3}], ["p", {"key": 1}]], [2, 0]),
    ([["p", {"key": 2}]], [["p", {"key": 1}], ["p", {"key": 2}], ["b", {"key": 3}]], [-1, 0, -1]),
    ([["p", {"id": "x"}]], [["b", {"id": "x"}]], [-1]),
    ([["p", {}], ["p", {}]], [], []),
    ([["button", {"key": 2}], ["p", {"key": 1}]], [["p", {"key": 1}], ["button", {"key": 2}]], [1, 0]),
]
"""What is drawn, what is drawn after it, and for each node of the second which of the first it was."""


def test_nodes_are_found_by_what_they_stand_for(come: Come) -> None:
    """By their keys, ids or classes; what is drawn in the end is as if it were new."""
    page = come().lobby()
    for before, after, came_from in NODES:
        found = page.evaluate(REDRAWN, [before, after])
        assert found["from"] == came_from, after
        assert found["html"] == page.evaluate(REDRAWN, [[], after])["html"]
        if any(tag == "button" for tag, *_ in after):
            assert found["focused"], after


def test_what_is_being_typed_is_not_overwritten(come: Come) -> None:
    page = come().lobby()
    for before, after, value in [("a", "a", "a!"), ("a", "b", "a!"), (None, None, "!")]:
        found = page.evaluate(REDRAWN, [[["input", {"value": before}]], [["input", {"value": after}]]])
        assert found["values"] == [value], (before, after)


def test_folds_follow_the_page_only_when_it_changes_its_mind(come: Come) -> None:
    """One that was closed by hand stays closed, until the page wants another one than before."""
    page = come().lobby()
    wanted = [(True, True), (False, False), (False, True), (True, False)]
    found = [
        page.evaluate(REDRAWN, [[["details", {"open": a}]], [["details", {"open": b}]]])["open"] for a, b in wanted
    ]
    assert found == [[False], [True], [True], [False]]


def test_the_newest_listener_counts(come: Come) -> None:
    page = come().lobby()
    heard = page.evaluate(
        """async () => {
          const { h } = await import("/web/dom.js");
          const { redraw } = await import("/web/update.js");
          const host = document.body.appendChild(h("div"));
          const heard = [];
          const press = () => (host.firstChild.click(), host.firstChild.dispatchEvent(new Event("focus")));
          redraw(host, h("button", { onclick: () => heard.push("first") }));
          press();
          redraw(host, h("button", { onclick: () => heard.push("second"), onfocus: () => heard.push("focus") }));
          press();
          redraw(host, h("button", {}));
          press();
          return heard;
        }"""
    )
    assert heard == ["first", "second", "focus"]
