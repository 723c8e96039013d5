"""A Distant Plain at the same level: few clicks, odds and vain choices told, the box of a space, the tale, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.games import begun_at
from tests.web.page_harness import Visitor, barriers, choose, click_space, post, taught
from tests.web.test_page_clicks import Counted, log
from tests.web.test_page_company import vain
from tests.web.test_page_telling import hold

Come = Callable[..., Visitor]
GAME = "distant-plain"
GOLDEN = Path(__file__).parents[1] / "golden" / GAME
RESOURCES = {"government": 20, "taliban": 20, "warlords": 10}
GOVERNMENT: dict[str, Any] = {
    "game": GAME,
    "card": 50,
    "next": [51],
    "resources": RESOURCES,
    "spaces": {
        "kabul": "coalition 2t, government 6t 4p",
        "khowst": "taliban 3g",
        "ghazni": "government 1p, taliban 1g",
    },
}
TALIBAN: dict[str, Any] = {
    "game": GAME,
    "card": 31,
    "next": [51],
    "resources": RESOURCES,
    "spaces": {
        "kabul": "coalition 2t, government 6t 4p",
        "paktika": "taliban 4g",
        "zabol": "government 1p, taliban 2g(1a)",
        "khowst": "government 1p",
    },
}
POLICE: dict[str, Any] = {
    "game": GAME,
    "card": 73,
    "phase": "redeploy_troops",
    "resources": RESOURCES,
    "spaces": {
        "kabul": "coalition 2t, government 2t 1p",
        "loc_kabul_aibak": "government 3t",
        "khowst": "government 2t 2p",
        "ghazni": "government 2t 1p, taliban 1g",
    },
}


@pytest.fixture
def at(regular: Visitor, base: str) -> Callable[..., Counted]:
    """At a table whose game begins at a position."""

    def begin(position: dict[str, Any], faction: str) -> Counted:
        return Counted(regular.sit(post(base, "tables", {"record": begun_at(position)}), faction))

    return begin


def test_train_in_a_city(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "government")
    for choice in ("train", "kabul"):
        me.choose(choice)
    expect(me.page.locator(".bar .accept")).to_contain_text("Place 6 Government Troops")
    me.press("Enter")
    me.end()
    assert me.count <= 6
    assert re.search(r"6 .*Government (Troops|Police) placed in Kabul", log(me.page)), log(me.page)


def test_sweep_of_one_space(at: Callable[..., Counted]) -> None:
    me = at(GOVERNMENT, "government")
    me.choose("sweep")
    me.drag("kabul", "government.troops", "khowst")
    me.end()
    assert me.count <= 6
    assert "3 Taliban Guerrillas Activated in Khowst" in log(me.page)


def test_march_into_one_space(at: Callable[..., Counted]) -> None:
    me = at(TALIBAN, "taliban")
    me.choose("march")
    me.drag("paktika", "taliban.guerrilla.u", "khowst")
    me.end()
    assert me.count <= 5
    assert "4 Underground Taliban Guerrillas: Paktika → Khowst" in log(me.page)


def test_rally_in_three_spaces(at: Callable[..., Counted]) -> None:
    me = at(TALIBAN, "taliban")
    for choice in ("rally", "helmand", "kandahar", "farah"):
        me.choose(choice)
    me.end()
    assert me.count <= 7
    assert log(me.page).count("1 Underground Taliban Guerrilla placed") == 3, log(me.page)


def test_redeploy(at: Callable[..., Counted]) -> None:
    """Troops that can only go to Kabul go there by themselves; Police are dragged."""
    me = at(POLICE, "government")
    assert "3 Government Troops: Kabul–Aibak → Kabul" in log(me.page)
    me.drag("khowst", "government.police", "kabul")
    me.end()
    assert me.count <= 7
    assert re.search(r"2 .*Police: Khowst → Kabul", log(me.page)), log(me.page)


def test_in_vain_stands_apart_and_odds_are_known(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": begun_at(GOVERNMENT)}), "government")
    choose(page, "assault")
    assert "kabul" in vain(page)
    page.hover('#decision [data-choice="kabul"]')
    expect(page.locator(".ahead")).to_contain_text("Nothing to gain: no exposed enemy piece")
    page = come().sit(post(base, "tables", {"record": begun_at(TALIBAN)}), "taliban")
    choose(page, "attack")
    expect(page.locator('#decision [data-choice="zabol"]')).to_contain_text("Succeeds in 2 of 6 rolls (33 %).")


def test_the_box_of_a_space(come: Come, base: str) -> None:
    """COIN counts together; what can be done there now is told, and the box goes with the question."""
    page = come().sit(post(base, "tables", {"record": begun_at(GOVERNMENT)}), "government")
    look = page.locator(".look")
    click_space(page, "khowst")
    expect(look).to_contain_text("Taliban Control: 3 against 0")
    look.locator(".neighbours button", has_text="Kabul").first.click()
    expect(look).to_contain_text("COIN (Coalition and Government) Control: 12 against 0")
    page.keyboard.press("Escape")
    expect(look).to_be_hidden()


PURSE = r"(.*): Resources .*, now (\d+)"
MOMENT = """() => {
  const all = (where, what) => [...document.querySelectorAll(where)].map(what);
  const told = (where) => all(where, (e) => e.textContent);
  const number = (e) => e.textContent.replace(/[^0-9–]/g, "");
  return {
    caption: told(".telling .action").join(" · ") || told(".telling span")[0] || "",
    purses: Object.fromEntries(all(".faction", (e) => [e.dataset.faction, number(e.querySelector(".number"))])),
    edge: Object.fromEntries(all(".along .marker.purse", (e) => [e.dataset.faction, e.dataset.number])),
    lines: all("#log .line", (e) => e.textContent),
    choices: document.querySelectorAll("#decision .choice").length,
  };
}"""


def test_deeds_of_others_are_told_one_by_one(come: Come, base: str) -> None:
    """Log, Resources, edge track and question stand at the deed that is told, and nothing is asked before the end."""
    made = taught(base, GAME)
    (faction,) = made["tokens"]
    page = come(reduced_motion="no-preference").sit(made, faction)
    hold(page)
    page.click('#decision [data-choice="done"]')
    names = {"Coalition": "coalition", "Taliban": "taliban", "Government": "government", "Warlords": "warlords"}
    step = page.locator("#step-tale")
    step.click()
    scenes = changes = 0
    while page.locator(".telling").is_visible():
        expect(page.locator("#board .ghosts *")).to_have_count(0)
        scene = page.evaluate(MOMENT)
        if scene["caption"]:
            scenes += 1
            told = scene["caption"].split(" · ")
            assert scene["lines"][-len(told) :] == told
            # Of several lines about one faction the last one counts.
            last = {found[1]: found[2] for line in told if (found := re.fullmatch(PURSE, line))}
            changes += len(last)
            assert {name: scene["purses"][names[name]] for name in last} == last
            assert all(scene["purses"][who] == number for who, number in scene["edge"].items())
            assert scene["choices"] == 0
        if page.locator(".telling").is_visible():
            step.click()
    assert scenes >= 3 and changes >= 1
    expect(page.locator("#decision .choice").first).to_be_visible()


def test_the_end_of_a_game(come: Come, base: str) -> None:
    """Result, turning points, totals; a turning point leads to its moment."""
    record = (GOLDEN / "main.record").read_text(encoding="utf-8")
    page = come().sit(post(base, "tables", {"record": record}))
    result = page.locator("dialog.result")
    expect(result.locator(".turning li")).to_have_count(5)
    assert result.locator(".totals tr").count() == 8
    assert barriers(page) == []
    result.locator(".turning button").first.click()
    expect(page.locator(".banner")).to_contain_text("looking back")
    expect(page.locator("#card .coming")).to_contain_text("Cards to come")
