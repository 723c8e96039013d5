"""The page of results: one's own finished games, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.language.page import page_words
from abyssal.language.words import signed
from tests.web.page_harness import PHONE, SOLO, Visitor, barriers, post

Come = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden"
PLAYED = [
    ("andean-abyss/quick", ["farc"]),
    ("andean-abyss/quick", ["govt", "auc"]),
    ("distant-plain/short", ["taliban"]),
]
"""Games that are over, and what was led from here in each."""


def text(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


def replayed(name: str) -> Game:
    return record.load(text(name)).replay(rules_for)


def come_to(me: Visitor, made: Any, faction: str) -> None:
    """By the link of a seat, as people do; the browser keeps its secret."""
    me.page.goto("about:blank")
    me.page.goto(f"{me.base}/t/{made['table']}#seat={made['tokens'][faction]}&faction={faction}")
    me.page.wait_for_selector("#board svg")


@pytest.fixture(scope="module")
def tables(base: str) -> list[Any]:
    return [post(base, "tables", {"record": text(name)}) for name, _ in PLAYED]


@pytest.fixture
def me(come: Come, base: str, tables: list[Any]) -> Visitor:
    """Somebody with three games behind, one under way, and one of others that was only watched."""
    visitor = come()
    for made, (_, factions) in zip(tables, PLAYED, strict=True):
        for faction in factions:
            come_to(visitor, made, faction)
    come_to(visitor, post(base, "tables", {"record": SOLO}), "govt")
    watched = post(base, "tables", {"record": text("andean-abyss/quick")})
    visitor.page.goto(f"{base}/t/{watched['table']}")
    visitor.page.wait_for_selector("#board svg")
    return visitor


def rows(page: Page, table: str) -> list[list[str]]:
    page.wait_for_selector(f"#results-{table} tbody tr")
    return [
        [cell.inner_text().strip() for cell in row.locator("td").all()]
        for row in page.locator(f"#results-{table} tbody tr").all()
    ]


def test_ones_own_games_and_their_totals(me: Visitor, tables: list[Any]) -> None:
    """From the lobby, by a link; as the records themselves have it."""
    page = me.lobby()
    page.click("#to-results")
    listed = rows(page, "games")
    assert len(listed) == 3 and "/results" in page.url
    sums = {(row[0], row[1]): row[2:] for row in rows(page, "totals")}
    expected: dict[tuple[str, str], list[str]] = {}
    for name, factions in PLAYED:
        game = replayed(name)
        spec, rules = game.rules.spec, game.rules
        winner = spec.factions[rules.winner(game.board)]
        for faction in factions:
            short = page_short(faction)
            title = "Andean Abyss" if "andean" in name else "A Distant Plain"
            margin = rules.margin(game.board, spec.faction_index[faction])
            expected[title, short] = ["1", "1 (100 %)" if faction == winner else "0 (0 %)", signed(margin)]
    assert sums == expected
    me.shot("results")
    assert not barriers(page)
    row = page.locator(f'#results-games tr[data-table="{tables[0]["table"]}"]')
    row.locator("a").click()
    expect(page.locator(".banner")).to_contain_text("choice 0 of")
    expect(page.locator("dialog.result")).to_have_count(0)


def page_short(faction: str) -> str:
    return {"farc": "FARC", "govt": "Govt", "auc": "AUC", "taliban": "Taliban"}[faction]


def test_a_table_tells_who_led_what_and_how_it_ended(me: Visitor, tables: list[Any]) -> None:
    page = me.page
    page.goto(f"{me.base}/results")
    page.wait_for_selector("#results-games")
    cells = page.locator(f'#results-games tr[data-table="{tables[1]["table"]}"] td')
    game = replayed("andean-abyss/quick")
    margins = [game.rules.margin(game.board, f) for f in range(4)]
    names = ["Govt", "FARC", "AUC", "Cartels"]
    assert cells.nth(1).inner_text() == "Andean Abyss"
    assert cells.nth(2).inner_text().split() == ["Govt", "AUC"]
    assert cells.nth(3).inner_text().split() == ["FARC", "–", "Cartels", "–"]
    told = " ".join(f"{name} {signed(margin)}" for name, margin in zip(names, margins, strict=True))
    assert " ".join(cells.nth(5).inner_text().split()) == told


def test_in_three_languages_and_on_a_phone(come: Come, base: str, tables: list[Any]) -> None:
    visitor = come(viewport=PHONE)
    come_to(visitor, tables[0], "farc")
    page = visitor.page
    page.goto(f"{base}/results")
    for language in ("es", "fr", "en"):
        page.select_option("#language", language)
        words = page_words(language)
        expect(page.locator("h1")).to_have_text(words["page-results"])
        expect(page.locator("#results-games h2")).to_have_text(words["page-results-games"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_yet_and_tables_that_are_gone(come: Come, base: str) -> None:
    """A secret that the server does not know costs one line, not the page."""
    page = come().page
    page.goto(f"{base}/results")
    expect(page.locator("#no-results")).to_be_visible()
    known = '{"AAAAAAAAAAAAAAAAAAAAAA": {"game": "andean-abyss", "title": "", "tokens": {"farc": "x"}, "seen": 1}}'
    page.evaluate("known => localStorage.setItem('abyssal-tables', known)", known)
    page.reload()
    expect(page.locator(".results")).to_contain_text("could not be loaded: 1")


def test_a_loaded_record_is_no_game_of_ones_own(come: Come) -> None:
    """Whose table it is depends on its seats, whatever the game."""
    page = come().lobby()
    page.set_input_files("#record-file", GOLDEN / "andean-abyss" / "quick.record")
    page.wait_for_selector("#board svg")
    page.goto(f"{page.url.partition('/t/')[0]}/results")
    expect(page.locator("#main")).to_contain_text("You have not finished a game here yet.")
