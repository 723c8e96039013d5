"""My cards: the facts of printed cards are edited, checked, found, exchanged and compared, and chosen for a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from abyssal.coin.deck_file import SHEET, Deck, dump, read
from abyssal.games import rules_for
from tests.web.page_harness import PHONE, Visitor, barriers, idle, shown

Come = Callable[..., Visitor]

ADP = "distant-plain"
DESK = {"width": 1366, "height": 768}
ORDER = ["taliban", "coalition", "warlords", "government"]


def open_cards(visitor: Visitor, query: str = "") -> Page:
    page = visitor.page
    page.goto(f"{visitor.base}/cards{query}")
    page.wait_for_selector(".card-list li")
    idle(page)
    return page


def kept(page: Page, game: str = ADP) -> Any:
    """The deck that the browser keeps, as the engine reads it."""
    text = page.evaluate("JSON.parse(localStorage.getItem('abyssal-decks') || '{}')").get(game)
    return text and read(text, rules_for(game).spec)


def pick(page: Page, id: str, text: str) -> None:
    """Choose a file."""
    page.set_input_files(f"#{id}", {"name": "cards.json", "mimeType": "application/json", "buffer": text.encode()})
    idle(page)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_facts_of_a_card(come: Come, viewport: dict[str, int]) -> None:
    """By dragging and by keys; only what was changed is written, until the card is checked."""
    page = open_cards(come(viewport=viewport), f"?game={ADP}&card=4")
    card = page.locator('[data-card="4"]')
    symbols = card.locator(".symbol")
    expect(symbols).to_have_text(["Coalition", "Taliban", "Warlords", "Govt"])
    symbols.first.scroll_into_view_if_needed()
    from_, to = symbols.nth(0).bounding_box(), symbols.nth(1).bounding_box()
    assert from_ and to
    page.mouse.move(from_["x"] + 10, from_["y"] + 10)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] - 3, to["y"] + 10, steps=4)
    page.mouse.up()
    expect(symbols).to_have_text(["Taliban", "Coalition", "Warlords", "Govt"])
    idle(page)
    assert kept(page) == {4: {"order": ORDER}}
    expect(card.locator('[data-fact="order"] .differs')).to_have_text(
        "We have: Coalition · Taliban · Warlords · Government"
    )
    symbols.last.focus()
    page.keyboard.press("Home")
    expect(symbols.first).to_have_text("Govt")
    expect(symbols.first).to_be_focused()
    page.keyboard.press("End")
    card.locator('[value="shaded"][name="card-4-momentum"]').check()
    card.locator('label:has([value="taliban"][name="card-4-capability"])').click()
    expect(card.locator('[data-fact="momentum"]')).to_have_count(0)
    idle(page)
    page.fill('[data-card="4"] [name="text-shaded"]', "In my own words")
    page.locator('[data-card="4"] [name="checked"]').check()
    idle(page)
    facts = {"dual": True, "momentum": [], "halo": [], "order": ORDER, "capability": "taliban", "checked": True}
    assert kept(page) == {4: {**facts, "text": {"shaded": "In my own words"}}}
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.locator('[name="forget-card"]').click()
    idle(page)
    assert kept(page) == {}


def test_a_checked_capability_of_andean_abyss_stays_one(come: Come) -> None:
    """Nothing is written that does not apply: no card of this game has a halo."""
    page = open_cards(come(viewport=DESK), "?game=andean-abyss&card=1")
    page.locator('[data-card="1"] [name="checked"]').check()
    idle(page)
    order = ["govt", "farc", "auc", "cartels"]
    facts = {"order": order, "dual": True, "capability": "govt", "momentum": [], "checked": True}
    assert kept(page, "andean-abyss") == {1: facts}


def test_files_are_imported_exported_and_compared(come: Come) -> None:
    page = open_cards(come(viewport=DESK), f"?game={ADP}")
    mine: Deck = {4: {"order": ORDER, "checked": True, "text": {"shaded": "mine"}}, 5: {"dual": False}}
    pick(page, "import-deck", dump(mine, ADP))
    expect(page.locator(".my-cards [role=status]")).to_have_text("Cards changed: 2")
    assert kept(page) == mine
    # A file that is refused changes nothing.
    for bad, words in (
        ("{", "Deck file, line 1"),
        (dump({1: {}}, "andean-abyss"), "line 3"),
        (dump({4: {"order": ["taliban"]}}, ADP), "cards/4/order"),
    ):
        pick(page, "import-deck", bad)
        expect(page.locator(".notice")).to_contain_text(words)
        expect(page.locator(".notice")).to_have_count(1)
        assert kept(page) == mine
    # Checked cards stay as they are.
    pick(page, "import-deck", dump({4: {"order": ORDER[::-1]}, 5: {"dual": True}}, ADP))
    expect(page.locator(".my-cards [role=status]")).to_have_text("Cards changed: 1")
    mine[5] = {"dual": True}
    assert kept(page) == mine
    for button, expected in (("export-deck", mine), ("share-deck", {**mine, 4: {"order": ORDER, "checked": True}})):
        with page.expect_download() as download:
            page.click(f"#{button}")
        assert read(download.value.path().read_text(encoding="utf-8"), rules_for(ADP).spec) == expected
    pick(page, "compare-deck", dump({4: {"order": ORDER}, 5: {"dual": False}}, ADP))
    rows = page.locator("dialog.comparison tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.locator("td")).to_have_text(["Texts", "Two texts", "One text"])


def test_cards_are_found_and_filtered(come: Come) -> None:
    page = open_cards(come(viewport=DESK), f"?game={ADP}")
    cards = page.locator(".card-list > li")

    def shown_cards() -> list[int]:
        return [
            int(number)
            for number in page.eval_on_selector_all(".card-list > li", "all => all.map(li => li.dataset.card)")
        ]

    def filtered(name: str) -> list[int]:
        page.click(f'label:has([name="filter"][value="{name}"])')
        return shown_cards()

    assert shown_cards() == list(range(1, 73))
    page.fill("#find-card", "car bombs")
    expect(cards).to_have_count(1)
    assert shown_cards() == [31]
    page.fill("#find-card", "7")
    assert shown_cards() == [7]
    page.fill("#find-card", "")
    pick(page, "import-deck", dump({4: {"order": ORDER, "checked": True}, 5: {"dual": True}}, ADP))
    known = rules_for(ADP).lexicon().cards
    assert filtered("mine") == [4, 5]
    assert filtered("checked") == [4]
    assert filtered("differing") == [4]
    assert filtered("unknown") == [card for card in range(1, 73) if not known.is_certain(card) and card != 4]


@pytest.mark.parametrize("from_file", [False, True], ids=["my cards", "a file"])
def test_a_deck_is_chosen_in_the_lobby(come: Come, base: str, from_file: bool) -> None:
    """Its facts and wording are part of the game and of its record; Events are then mixed, and no computer player can
    take a seat."""
    facts: Any = {"order": ORDER, "text": dict.fromkeys(("unshaded", "shaded", "event"), "mine")}
    deck = dump(dict.fromkeys(range(1, 73), facts), ADP)
    me = come(viewport=PHONE if from_file else DESK)
    if not from_file:
        pick(open_cards(me, f"?game={ADP}"), "import-deck", deck)
    page = me.custom(ADP)
    if from_file:
        expect(page.locator('select[name="deck"] option[value="mine"]')).to_be_disabled()
        pick(page, "deck-file", "[]")
        expect(page.locator(".notice")).to_contain_text("Deck file, line 1")
        pick(page, "deck-file", deck)
        expect(page.locator('select[name="deck"]')).to_have_value("file")
    else:
        page.select_option('select[name="deck"]', "mine")
    events = page.locator('select[name="events"]')
    expect(events).to_have_value("mixed")
    page.check('input[name="seat-warlords"][value="quick"]')
    expect(events).to_have_value("ours")
    expect(events.locator('option[value="mixed"]')).to_be_disabled()
    expect(page.locator(".option", has=events).locator(".clash").first).to_contain_text(
        "only people can read printed cards"
    )
    page.check('input[name="seat-warlords"][value="nonplayer"]')
    expect(events.locator('option[value="mixed"]')).to_be_enabled()
    events.select_option("mixed")
    idle(page)
    page.click("#start")
    shown(page)
    table = page.url.rpartition("/")[2]
    record = me.context.request.get(f"{base}/api/tables/{table}/record").text()
    line = next(line for line in record.splitlines() if line.startswith("option deck="))
    assert json.loads(line.removeprefix("option deck=")) == {str(card): facts for card in range(1, 73)}
    assert "option events=mixed" in record
    expect(page.locator("#card .order").first).to_contain_text("TalibanCoalitionWarlordsGovt")
    expect(page.locator("#card .in-play .own-words").first).to_have_text("Card owner’s wording: mine")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_printed_sheet_is_entered(come: Come, viewport: dict[str, int]) -> None:
    """Cells and arrows of A Distant Plain: cells may name a space twice, the arrows name each once."""
    me = come(viewport=viewport)
    page = open_cards(me, f"?game={ADP}")
    spec = rules_for(ADP).spec
    page.click("#sheet summary")
    first, second = spec.random_walk[:2]
    page.select_option('[name="cell-1.1"]', "kabul")
    idle(page)
    page.select_option('[name="walk-0"]', second)
    idle(page)
    walk = [second, first, *spec.random_walk[2:]]
    assert kept(page) == {SHEET: {"random_spaces": {"1.1": "kabul"}, "walk": walk}}
    expect(page.locator('[name="walk-1"]')).to_have_value(first)
    expect(page.locator("#sheet .cell").first).to_contain_text("1.1 ✓")
    assert barriers(page, "#sheet") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.shot(f"sheet-{viewport['width']}")
    page.reload()
    page.wait_for_selector(".card-list li")
    page.click("#sheet summary")
    expect(page.locator('[name="cell-1.1"]')).to_have_value("kabul")
    page.click('[name="forget-sheet"]')
    idle(page)
    assert kept(page) == {}


def test_each_space_of_andean_abyss_has_one_cell(come: Come) -> None:
    """The two spaces change places, because a file with a space twice would be refused."""
    page = open_cards(come(viewport=DESK), "?game=andean-abyss")
    page.click("#sheet summary")
    expect(page.locator('[name^="walk-"]')).to_have_count(0)
    page.select_option('[name="cell-1.1.1"]', "bogota")
    idle(page)
    cells = rules_for("andean-abyss").spec.random_table
    other = next(cell for cell, space in cells.items() if space == "bogota")
    assert kept(page, "andean-abyss") == {SHEET: {"random_spaces": {"1.1.1": "bogota", other: cells["1.1.1"]}}}


def test_instructions_of_a_sheet_are_entered(come: Come) -> None:
    """In A Distant Plain only for Factions with a halo; no card of Andean Abyss has one."""
    page = open_cards(come(viewport=DESK), f"?game={ADP}&card=4")
    expect(page.locator('[data-fact="instructions"]')).to_have_count(0)
    page.check('[data-card="4"] [name="card-4-halo"][value="taliban"]')
    idle(page)
    expect(page.locator('[data-fact="instructions"] select')).to_have_count(1)
    page.select_option('[name="instruction-taliban"]', "never")
    idle(page)
    assert kept(page) == {4: {"halo": ["taliban"], "instructions": {"taliban": "never"}}}
    page.select_option('[name="instruction-taliban"]', "")
    idle(page)
    assert kept(page) == {4: {"halo": ["taliban"]}}
    page = open_cards(come(viewport=DESK), "?game=andean-abyss&card=1")
    expect(page.locator('[data-fact="instructions"] select')).to_have_count(4)
