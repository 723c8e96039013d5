"""What newcomers want to do, counted in clicks: start, take a turn, ask a bot for its reasons, undo, invite."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from abyssal.games import GAMES
from tests.web.page_harness import Visitor, idle, offer, shown, taught

Come = Callable[..., Visitor]
both = pytest.mark.parametrize("game", GAMES)


class Clicks:
    """A page whose clicks are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def click(self, where: str) -> None:
        self.count += 1
        self.page.locator(where).first.click()
        idle(self.page)


@both
def test_start_a_solo_game(come: Come, game: str) -> None:
    me = Clicks(come().lobby())
    me.click(offer(game, "play-solo"))
    me.click(".faction-card")
    expect(me.page.locator("#decision .prompt")).to_be_visible()
    assert me.count == 2


TURNS = {
    "andean-abyss": "train, cali, 2, 4, done civic_action, 1, air_lift, cali, santander, 3",
    "distant-plain": "train, kabul, 2, 4, done civic_action, air_lift, kabul, ghazni, 1, 2",
}
FLIGHTS = {"andean-abyss": "3 Troops: Cali → Santander", "distant-plain": "2 Government Troops: Kabul → Ghazni"}


@both
def test_take_a_turn_with_a_special_activity(come: Come, game: str) -> None:
    """Train in one City with Civic Action and Air Lift, as the tutorial does: at most 14 clicks."""
    page = come().lobby()
    page.click(offer(game, "learn"))
    page.click(".tutorial-start")
    shown(page)
    card = page.inner_text('#card [data-sight="card"]')
    me = Clicks(page)
    for choice in TURNS[game].split(", "):
        me.click(f'#decision [data-choice="{choice}"]')
    me.click("#decision .bar .primary")
    if page.locator("#decision .confirm").count():
        me.click("#decision .confirm")
    expect(page.locator("#log")).to_contain_text(FLIGHTS[game])
    expect(page.locator('#card [data-sight="card"]')).not_to_have_text(card)
    assert me.count <= 14


@both
def test_find_out_why_a_bot_did_something(come: Come, base: str, game: str) -> None:
    """One click on *Why?* beside what the bot did."""
    made = taught(base, game)
    page = come().sit(made, *made["tokens"])
    page.click('#decision [data-choice="done"]')
    expect(page.locator("#log .why").first).to_be_visible()
    me = Clicks(page)
    reasons = page.locator("#log .why li")
    expect(reasons.first).to_be_hidden()
    me.click("#log .why summary")
    expect(reasons.first).to_be_visible()
    assert me.count == 1


@both
def test_undo(come: Come, base: str, game: str) -> None:
    made = taught(base, game)
    page = come().sit(made, *made["tokens"])
    before = page.inner_text("#prompt")
    me = Clicks(page)
    me.click("#undo")
    expect(page.locator("#prompt")).not_to_have_text(before)
    assert me.count == 1


@both
def test_invite_a_friend(come: Come, game: str) -> None:
    """*Play with friends*, open the table, copy the link: three clicks, and the friend is at the table."""
    me = Clicks(come(permissions=["clipboard-read", "clipboard-write"]).lobby())
    me.click(offer(game, "play-friends"))
    me.click("#friends-start")
    expect(me.page.locator("#decision .invites .invite").first).to_be_visible()
    me.click("#decision .invites .invite")
    assert me.count == 3
    friend = come().page
    friend.goto(me.page.evaluate("navigator.clipboard.readText()"))
    shown(friend)
    expect(friend.locator("#join-name")).to_be_visible()
