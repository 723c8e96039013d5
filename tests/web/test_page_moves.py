"""One way to move pieces: the same gestures do the same in every Operation that moves them, wherever on a space."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.games import begun_at
from tests.web import test_page_clicks, test_page_plain_use
from tests.web.page_harness import Visitor, idle, moved_on, post, revision
from tests.web.test_page_clicks import Counted

Come = Callable[..., Visitor]

PATROLLED: dict[str, Any] = {
    **test_page_clicks.GOVERNMENT,
    "spaces": {"bogota": "govt 6t, farc 2g, PS", "cali": "govt 1p", "neiva": "govt 2p"},
}
REDEPLOYED: dict[str, Any] = {
    **test_page_clicks.ROUND,
    "spaces": {"bogota": "govt 6t, farc 2g, PS", "cali": "govt 3p", "medellin": "govt 4p"},
}
TRANSPORTED: dict[str, Any] = {
    **test_page_plain_use.GOVERNMENT,
    "spaces": {"kabul": "government 6t 4p", "ghazni": "government 2t"},
}


@dataclass(frozen=True)
class Case:
    """Where pieces of a kind can go from one space to another, and a kind there that cannot."""

    position: dict[str, Any]
    faction: str
    choices: tuple[str, ...]
    origin: str
    goal: str
    kind: str
    stays: str
    most: int


CASES = {
    "march": Case(
        {**test_page_clicks.FARC, "spaces": {"huila": "farc 4g, govt 2p", "bogota": "govt 2t"}},
        "farc", ("march",), "huila", "neiva", "farc.guerrilla.u", "govt.police", 4,
    ),
    "sweep": Case(test_page_clicks.GOVERNMENT, "govt", ("sweep",), "bogota", "huila", "govt.troops", "govt.police", 6),
    "patrol": Case(PATROLLED, "govt", ("patrol",), "bogota", "cali", "govt.troops", "farc.guerrilla.u", 6),
    "air lift": Case(
        test_page_clicks.GOVERNMENT, "govt", ("train", "cali", "6", "air_lift"), "bogota", "pasto", "govt.troops",
        "govt.police", 3,
    ),
    "transport": Case(
        TRANSPORTED, "government", ("patrol", "transport"), "kabul", "baghlan", "government.troops",
        "government.police", 6,
    ),
    "redeploy": Case(REDEPLOYED, "govt", (), "bogota", "medellin", "govt.troops", "farc.guerrilla.u", 6),
}  # fmt: skip


class Mover(Counted):
    """A person who moves pieces of one kind from one space to another."""

    def __init__(self, visitor: Visitor, case: Case) -> None:
        self.made = post(visitor.base, "tables", {"record": begun_at(case.position)})
        super().__init__(visitor.sit(self.made, case.faction))
        self.base, self.case = visitor.base, case
        for choice in case.choices:
            self.choose(choice)

    def at(self, space: str) -> int:
        """How many of the pieces are in a space, by the server."""
        with urllib.request.urlopen(f"{self.base}/api/tables/{self.made['table']}") as answer:
            found = json.load(answer)["position"]["spaces"].get(space, {}).get(self.case.kind, 0)
        return int(found)

    def click(self, kind: str = "", **how: Any) -> None:
        self.page.mouse.click(*self.stack(self.case.origin, kind or self.case.kind), **how)

    def click_rim(self) -> None:
        """Click the space beside its pieces."""
        self.page.dispatch_event(f'#board .space[data-space="{self.case.origin}"]', "click")

    def goal(self) -> tuple[float, float]:
        box = self.page.locator(f'#board .space[data-space="{self.case.goal}"]').bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def put(self) -> None:
        self._answer(lambda: self.page.mouse.click(*self.goal()))

    def pull(self) -> None:
        self.page.mouse.move(*self.stack(self.case.origin, self.case.kind))
        self.page.mouse.down()
        self.page.mouse.move(*self.goal(), steps=3)
        expect(self.page.locator(".dragged")).to_have_count(1)
        self._answer(self.page.mouse.up)

    def hold(self) -> None:
        """A long press of a finger, with the click that the browser reports at its end."""
        piece = f'#board .stacks[data-space="{self.case.origin}"] [data-kind="{self.case.kind}"]'
        down = "one => one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))"
        self.page.eval_on_selector(piece, down)
        self.held(self.case.most)
        self.page.dispatch_event(piece, "pointerup")
        self.page.dispatch_event(piece, "click")

    def step(self, name: str) -> None:
        """Press a button of the stepper; the number in it changes."""
        count = self.page.locator(".move-box output").first
        before = count.inner_text()
        self.page.locator(".move-box button", has_text=name).first.click()
        expect(count).not_to_have_text(before)
        idle(self.page)

    def held(self, count: int) -> None:
        expect(self.page.locator(".move-box")).to_contain_text(f"{count} ×")


def once(me: Mover) -> int:
    me.click()
    me.put()
    return 1


def twice(me: Mover) -> int:
    me.click()
    me.click()
    me.held(2)
    me.put()
    return 2


def rim(me: Mover) -> int:
    me.click_rim()
    me.put()
    return 1


def other_kind(me: Mover) -> int:
    """A click on a piece that cannot move means the space."""
    me.click(me.case.stays)
    me.put()
    return 1


def shift(me: Mover) -> int:
    me.page.keyboard.down("Shift")
    me.click()
    me.page.keyboard.up("Shift")
    me.held(me.case.most)
    me.put()
    return me.case.most


def double(me: Mover) -> int:
    me.click(click_count=2)
    me.put()
    return me.case.most


def long_press(me: Mover) -> int:
    me.hold()
    me.put()
    return me.case.most


def drag_stack(me: Mover) -> int:
    me.pull()
    return me.case.most


def drag_held(me: Mover) -> int:
    me.click()
    me.held(1)
    me.pull()
    return 1


def put_back(me: Mover) -> int:
    me.page.keyboard.down("Shift")
    me.click()
    me.page.keyboard.up("Shift")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".move-box")).to_be_hidden()
    return once(me)


def one_more(me: Mover) -> int:
    once(me)
    me.step("+")
    return 2


def all_of_them(me: Mover) -> int:
    once(me)
    me.step("all")
    return me.case.most


GESTURES = [
    once, twice, rim, other_kind, shift, double, long_press, drag_stack, drag_held, put_back, one_more, all_of_them,
]  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_gestures_do_the_same_in_each_operation(regular: Visitor, name: str) -> None:
    me = Mover(regular, CASES[name])
    here, there = me.at(me.case.origin), me.at(me.case.goal)
    for gesture in GESTURES:
        moved = gesture(me)
        found = me.at(me.case.goal) - there
        assert found == moved, gesture.__name__
        before = revision(me.page)
        me.page.keyboard.press("Backspace")
        moved_on(me.page, before)
        assert (me.at(me.case.origin), me.at(me.case.goal)) == (here, there), gesture.__name__
