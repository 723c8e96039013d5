"""The first page: both games, the dialogs that start one, the last choice, the options in groups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.page_harness import PHONE, Visitor, barriers, offer, play_solo

Come = Callable[..., Visitor]
GAMES = ["andean-abyss", "distant-plain"]


def test_both_games_with_maps_and_facts(come: Come) -> None:
    page = come().lobby()
    offers = page.locator(".offer")
    assert offers.locator("h2").all_inner_texts() == ["Andean Abyss", "A Distant Plain"]
    for game in GAMES:
        assert page.locator(f'.offer[data-game="{game}"] .thumbnail path').count() >= 30
        facts = page.locator(f'.offer[data-game="{game}"] dd').all_inner_texts()
        assert len(facts) == 3 and all(facts)
        assert page.locator(f'.offer[data-game="{game}"] .ways button').count() == 3
    tops = [offers.nth(i).bounding_box() for i in (0, 1)]
    assert tops[0] and tops[1] and tops[0]["y"] == tops[1]["y"], "not side by side"
    expect(page.locator("#new-game")).to_be_hidden()


def test_the_last_choice_is_remembered(come: Come) -> None:
    """The Faction, the opponents and the length, after a reload."""
    me = come()
    page = me.lobby()
    page.click(offer("distant-plain", "play-solo"))
    page.check('input[name="length"][value="quick"]', force=True)
    page.check('input[name="rival"][value="quick"]', force=True)
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/api/tables")) as sent:
        page.click('.faction-card[data-faction="warlords"]')
    asked = sent.value.request.post_data_json
    assert asked and asked["options"] == {"scenario": "short"}
    assert asked["seats"] == {"coalition": "quick", "taliban": "quick", "government": "quick", "warlords": "person"}
    page = me.lobby()
    page.click(offer("distant-plain", "play-solo"))
    expect(page.locator('input[name="length"][value="quick"]')).to_be_checked()
    expect(page.locator('input[name="rival"][value="quick"]')).to_be_checked()
    expect(page.locator('.faction-card[data-faction="warlords"]')).to_be_focused()


def test_the_last_custom_game_is_remembered(come: Come) -> None:
    me = come()
    page = me.custom("andean-abyss")
    page.select_option('[name="scenario"]', "quick")
    page.check('input[name="seat-auc"][value="steady"]')
    page.click("#start")
    page.wait_for_selector("#decision .prompt")
    page = me.custom()
    expect(page.locator('[name="scenario"]')).to_have_value("quick")
    expect(page.locator('input[name="seat-auc"][value="steady"]')).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_friends_get_links(come: Come, game: str) -> None:
    """The host plays one Faction here, invites to two and leaves one to the computer."""
    page = come().lobby()
    page.click(offer(game, "play-friends"))
    last = page.locator("dialog .seat").last.get_attribute("data-faction")
    page.check(f'input[name="friend-{last}"][value="steady"]')
    assert barriers(page) == []
    page.click("#friends-start")
    page.wait_for_selector("#decision .prompt")
    expect(page.locator("#decision .invites .invite")).to_have_count(2)


def test_options_stand_in_groups_with_explanations(come: Come) -> None:
    page = come().custom("distant-plain")
    groups = page.locator("#new-game .option-group")
    assert groups.count() == 6
    expect(page.locator("#new-game h3")).to_have_text(
        ["Players", "Game and set-up", "Bots", "Deck", "Optional rules", "Cards in the box", "Table"]
    )
    for text in page.locator("#new-game .option .small").all_inner_texts():
        assert text.strip()


@pytest.mark.parametrize(
    "about",
    [{"color_scheme": "dark"}, {"viewport": PHONE, "has_touch": True, "locale": "es-ES"}],
    ids=["dark", "phone"],
)
def test_no_barriers(come: Come, about: dict[str, Any]) -> None:
    """axe finds nothing serious: with a table to continue, the custom game open, and in the dialog."""
    me = come(**about)
    play_solo(me.lobby(), "distant-plain", "taliban")
    page = me.custom()
    expect(page.locator("#continue .margins")).to_be_visible()
    assert barriers(page) == []
    page.click(offer("andean-abyss", "play-solo"))
    assert barriers(page) == []
