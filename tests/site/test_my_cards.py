"""My cards without a server: kept in the browser, checked by the rules that run in it, and played with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from abyssal.coin.deck_file import Deck, dump, read
from abyssal.games import rules_for
from tests.site.pages import Guest
from tests.web.page_harness import idle, prompt, shown

pytestmark = pytest.mark.slow

ADP = "distant-plain"
ORDER = ["taliban", "coalition", "warlords", "government"]


def test_cards_are_kept_refused_and_played_with(me: Guest) -> None:
    page = me.page
    page.click("#to-cards")
    page.wait_for_selector(".card-list li")
    page.click(f'label:has([name="game"][value="{ADP}"])')
    expect(page.locator(f'.my-cards[data-game="{ADP}"]')).to_be_visible()
    card = page.locator('[data-card="4"]')
    card.locator("summary").click()
    symbols = card.locator(".symbol")
    symbols.first.focus()
    page.keyboard.press("ArrowRight")
    expect(symbols).to_have_text(["Taliban", "Coalition", "Warlords", "Govt"])
    idle(page)

    def chosen(text: str) -> None:
        page.set_input_files(
            "#import-deck", {"name": "cards.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        idle(page)

    chosen(dump({5: {"order": ORDER[:2]}}, ADP))
    expect(page.locator(".notice")).to_contain_text("cards/5/order")
    chosen(dump({5: {"dual": False}}, ADP))
    expect(page.locator(".my-cards [role=status]").first).to_have_text("Cards changed: 1")
    deck: Deck = {4: {"order": ORDER}, 5: {"dual": False}}
    with page.expect_download() as download:
        page.click("#export-deck")
    assert read(download.value.path().read_text(encoding="utf-8"), rules_for(ADP).spec) == deck
    me.home()
    page.click("#custom summary")
    page.select_option('select[name="game"]', ADP)
    page.select_option('select[name="scenario"]', "extended")
    page.select_option('select[name="cards"]', "printed")
    page.select_option('select[name="deck"]', "mine")
    expect(page.locator('select[name="events"]')).to_have_value("mixed")
    idle(page)
    page.click("#start")
    shown(page)
    for number, asked in (("4", "Which card comes up?"), ("24", "Which card is next, face up on the deck?")):
        expect(page.locator("#prompt")).to_have_text(asked)
        page.click(f'#decision [data-choice="{number}"]')
    # The order is known from My cards, so it is not asked.
    expect(page.locator("#card .order").first).to_contain_text("TalibanCoalitionWarlordsGovt")
    idle(page)
    assert prompt(page) != "What is printed on your card?"
    page.evaluate("localStorage.removeItem('abyssal-decks')")
