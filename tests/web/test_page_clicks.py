"""How many clicks, drags and keys a typical turn takes, counted in the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.games import begun_at
from tests.web.page_harness import Visitor, moved_on, post, prompt, revision, shown

Come = Callable[..., Visitor]

GOVERNMENT: dict[str, Any] = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30, "farc": 20, "auc": 20, "cartels": 20},
    "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p", "santander": "farc 3g"},
}
FARC: dict[str, Any] = {
    "card": 25,
    "next": [35],
    "resources": {"govt": 30, "farc": 20, "auc": 20, "cartels": 20},
    "spaces": {"bogota": "govt 6t 6p, PS", "huila": "farc 4g", "meta_west": "farc 2g", "guaviare": "farc 1g 1b"},
}
ROUND: dict[str, Any] = {
    "card": 73,
    "phase": "redeploy",
    "resources": {"govt": 30},
    "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 3t 2p", "medellin": "govt 4t", "pasto": "govt 1t 1p"},
}


class Counted:
    """A person at a table, whose every click, drag and key counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def _answer(self, act: Callable[[], object]) -> None:
        """Do something that makes a choice, and wait for what comes of it."""
        self.count += 1
        before = revision(self.page)
        act()
        moved_on(self.page, before)

    def choose(self, choice: str) -> None:
        self._answer(lambda: self.page.click(f'#decision [data-choice="{choice}"]'))

    def press(self, key: str) -> None:
        self._answer(lambda: self.page.keyboard.press(key))

    def end(self, confirm: bool = True) -> None:
        """The button that ends the turn; asked whether that is meant, yes."""
        button = self.page.locator(".bar button", has_text="End turn").first
        if confirm:
            self.count += 1
            button.click()
            button = self.page.locator(".confirm")
        self._answer(button.click)

    def stack(self, space: str, kind: str) -> tuple[float, float]:
        piece = self.page.locator(f'#board .stacks[data-space="{space}"] [data-kind="{kind}"] > g').first
        box = piece.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, space: str, kind: str, to: str) -> None:
        # Cities may lie in the middle of a space, but not on its pieces.
        pieces = self.page.locator(f'#board .stacks[data-space="{to}"] [data-kind] > g')
        goal = pieces if pieces.count() else self.page.locator(f'#board [data-space="{to}"]')
        box = goal.first.bounding_box()
        assert box
        self.page.mouse.move(*self.stack(space, kind))
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        expect(self.page.locator(".dragged")).to_have_count(1)
        self._answer(self.page.mouse.up)


@pytest.fixture
def at(regular: Visitor, base: str) -> Callable[..., Counted]:
    """At a table whose game begins at a position."""

    def begin(position: dict[str, Any], faction: str, **options: str) -> Counted:
        made = post(base, "tables", {"record": begun_at(position, **options)})
        return Counted(regular.sit(made, faction))

    return begin


def log(page: Page) -> str:
    return page.inner_text("#log")


def test_train_in_a_city_with_civic_action(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "govt")
    for choice in ("train", "cali"):
        me.choose(choice)
    expect(me.page.locator(".bar .accept")).to_contain_text("Place 6 Troops")
    me.press("Enter")
    me.choose("done civic_action")
    me.press("Enter")
    expect(me.page.locator(".bar .primary")).to_contain_text("End turn")
    me.press("Enter")
    assert me.count == 6
    assert "6 Troops" in log(me.page) and "Cali is now at Active Support" in log(me.page)
    assert "Waiting for" in me.page.inner_text("#where")


def test_sweep_of_one_space(at: Callable[..., Counted]) -> None:
    """The Guerrillas are Activated without a question, and nothing is thrown away."""
    me = at(GOVERNMENT, "govt")
    me.choose("sweep")
    me.drag("bogota", "govt.troops", "santander")
    me.end()
    assert me.count <= 6
    assert re.search(r"6 Troops.*Santander", log(me.page))
    assert re.search(r"3 FARC Guerrillas Activated", log(me.page)), log(me.page)


def test_march_into_one_space(at: Callable[..., Counted]) -> None:
    me = at(FARC, "farc")
    me.choose("march")
    me.drag("huila", "farc.guerrilla.u", "bogota")
    me.end()
    assert me.count <= 5
    assert re.search(r"4 .*FARC Guerrillas.*Bogotá", log(me.page))


def test_rally_in_three_spaces(at: Callable[..., Counted]) -> None:
    me = at(FARC, "farc")
    for choice in ("rally", "vichada", "guainia", "vaupes"):
        me.choose(choice)
    me.end()
    assert me.count <= 7
    assert log(me.page).count("1 Underground FARC Guerrilla") == 3, log(me.page)


AIRBORNE: dict[str, Any] = {
    **GOVERNMENT,
    "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p", "santander": "farc 3g", "huila": "farc 1g(1a)"},
}
EXTORTERS: dict[str, Any] = {
    **FARC,
    "spaces": {"huila": "farc 4g", "meta_west": "farc 2g", "guaviare": "farc 1g 1b", "bogota": "govt 1t"},
}


def test_train_with_civic_action_and_air_lift(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "govt")
    me.choose("train")
    me.choose("cali")
    me.press("Enter")
    me.choose("air_lift")
    me.drag("bogota", "govt.troops", "pasto")
    me.choose("done civic_action")
    me.page.keyboard.press("Enter")
    me.count += 1
    expect(me.page.locator(".confirm")).to_be_visible()
    me.press("Enter")
    assert me.count <= 8
    assert re.search(r"3 Troops.*Pasto", log(me.page)) and "Cali is now at Active Support" in log(me.page)


def test_sweep_with_air_strike(at: Callable[..., Counted]) -> None:
    me = at(AIRBORNE, "govt")
    me.choose("sweep")
    me.drag("bogota", "govt.troops", "santander")
    me.choose("air_strike")
    if "choose a space" in prompt(me.page):
        me.choose("huila")
    me.end()
    assert me.count <= 7
    assert "FARC Guerrilla removed from Huila" in log(me.page)


def test_rally_with_extort(at: Callable[..., Counted]) -> None:
    me = at(EXTORTERS, "farc")
    for choice in ("rally", "vichada", "guainia", "extort", "huila", "meta_west"):
        me.choose(choice)
    me.end()
    assert me.count <= 8
    assert log(me.page).count("1 Underground FARC Guerrilla placed") == 2, log(me.page)


def test_attack(at: Callable[..., Counted]) -> None:
    """The choice that rolls the die is confirmed once; then the turn is over, or the targets are asked for."""
    me = at({**FARC, "spaces": {"huila": "farc 6g, govt 1p", "bogota": "govt 2t"}}, "farc")
    me.choose("attack")
    me.page.click('#decision [data-choice="huila"]')
    me.count += 1
    expect(me.page.locator(".confirm, [data-choice='attack']").first).to_be_visible()
    if me.page.locator("[data-choice='attack']").count():
        me.page.click("[data-choice='attack']")
        me.count += 1
    expect(me.page.locator(".confirm")).to_have_text("Roll")
    me._answer(me.page.locator(".confirm").click)
    if me.page.locator(".bar .primary").count():
        me.end(confirm=False) if "End turn" in me.page.inner_text(".bar .primary") else me.press("Enter")
    assert me.count <= 5, log(me.page)


def test_patrol(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "govt")
    me.choose("patrol")
    me.drag("bogota", "govt.troops", "cali")
    me.end()
    assert me.count <= 4
    assert re.search(r"6 Troops.*Cali", log(me.page))


def test_a_round_without_wishes(at: Callable[..., Counted]) -> None:
    """Phases in which there is nothing to choose are not shown."""
    spaces = {"bogota": "govt 3t 3p, AS", "cali": "govt 1t 1p"}
    me = at(
        {**ROUND, "phase": "civic_action", "spaces": spaces, "resources": {"govt": 0}, "president": "uribe"},
        "govt",
        players="1",
    )
    asked = prompt(me.page)
    assert "choose a space" not in asked, asked
    me.end()
    assert me.count <= 2
    assert "Waiting for" in me.page.inner_text("#where") or "this card" in prompt(me.page)


def test_redeploy(at: Callable[..., Counted]) -> None:
    """Three moves: two stacks of Troops and one of Police."""
    me = at(ROUND, "govt")
    assert "Troops" in prompt(me.page)
    me.drag("medellin", "govt.troops", "bogota")
    me.drag("cali", "govt.troops", "bogota")
    me.drag("cali", "govt.police", "bogota")
    me.end()
    assert me.count <= 7
    assert re.search(r"2 Police.*Bogotá", log(me.page)), log(me.page)


def test_done_is_in_one_place_and_asks_once(at: Callable[..., Counted], come: Come, base: str) -> None:
    """The same place and the same key for every question; without the confirmation if that is wished."""
    me = at(GOVERNMENT, "govt")
    me.choose("train")
    me.choose("cali")
    places = [me.page.locator(".bar .primary").bounding_box()]
    me.press("Enter")
    places.append(me.page.locator(".bar .primary").bounding_box())
    # The end of the turn stands for *Done*: what lies behind it is offered below.
    expect(me.page.locator(".bar button")).to_have_text(["End turn↵"])
    expect(me.page.locator(".behind [data-choice]")).to_have_text(["Base for 3 cubes", "Civic Action"])
    me.choose("done civic_action")
    places.append(me.page.locator(".bar .primary").bounding_box())
    assert len({(box["x"], box["y"]) for box in places if box}) == 1, places
    me.press("Enter")
    me.page.evaluate("localStorage.setItem('abyssal-settings', JSON.stringify({confirm: false, lang: 'en'}))")
    me.page.reload()
    shown(me.page)
    before = me.count
    me.end(confirm=False)
    assert me.count == before + 1


def test_every_step_is_asked_of_those_who_wish_it(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "govt")
    me.page.evaluate("localStorage.setItem('abyssal-settings', JSON.stringify({quick: false, lang: 'en'}))")
    me.page.reload()
    shown(me.page)
    for choice in ("sweep", "santander", "bogota", "3", "done", "done"):
        me.choose(choice)
    assert "Activate Guerrillas" in prompt(me.page)
    expect(me.page.locator(".bar .done")).to_contain_text("Leave the rest Underground")
    expect(me.page.locator(".bar .finish")).to_have_count(0)
    me.page.hover(".bar .done")
    expect(me.page.locator(".ahead")).to_contain_text("Some Guerrillas that you could Activate")
