"""The page for several people: one screen, several browsers, spectators, chat, links."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, expect

from tests.web.page_harness import Visitor, choose, post

Come = Callable[..., Visitor]

DUEL = {"govt": "person", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
TWO = """format: 1
game: andean-abyss
version: 0.1.0
option players=2
option insurgents=farc
---
chance 2
chance 50
"""
"""The Government and FARC are led by people; the Government decides first, then FARC."""


@pytest.fixture
def made(base: str) -> Any:
    return post(base, "tables", {"record": TWO})


def test_one_screen_is_handed_on(come: Come, made: Any) -> None:
    page = come().sit(made, "govt", "farc")
    page.click('[data-choice="pass"]')
    page.click(".confirm")
    screen = page.locator("dialog.handover")
    expect(screen).to_contain_text("FARC")
    page.keyboard.press("Enter")
    expect(screen).to_have_count(0)
    expect(page.locator("#decision .who")).to_contain_text("FARC")
    page.click('[data-choice="pass"]')
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("FARC: Pass")


def test_two_browsers_and_a_spectator(come: Come, made: Any) -> None:
    govt, farc, guest = come(), come(), come()
    one, other, third = govt.sit(made, "govt"), farc.sit(made, "farc"), guest.sit(made)
    assert "#" not in one.url
    expect(other.locator("#decision .choice")).to_have_count(0)
    for page in (other, third):
        expect(page.locator("#prompt")).to_have_text("Waiting for Government")
    choose(one, "train")
    expect(other.locator("#log")).to_contain_text("Government: Train")
    expect(third.locator("#log")).to_contain_text("Government: Train")
    one.click("#undo")
    one.click('[data-choice="pass"]')
    one.click(".confirm")
    expect(other.locator("#decision .choice").first).to_be_visible()
    assert other.title().startswith("● Your turn")
    expect(third.locator("#decision .choice")).to_have_count(0)
    for page in (one, other, third):
        page.click('.tabs [data-tab="people"]')
    expect(one.locator("#people")).to_contain_text("Spectators: 1")
    expect(third.locator("#gallery-name")).to_be_visible()
    one.fill("#chat-text", "<b>Hola</b>")
    one.keyboard.press("Enter")
    expect(other.locator(".chat")).to_contain_text("<b>Hola</b>")
    assert "Hola" not in third.content()
    one.locator("#people .seat-list input").fill("Ana")
    one.keyboard.press("Tab")
    expect(third.locator("#people .seat-list")).to_contain_text("Ana")
    other.context.close()
    expect(one.locator("#people li", has_text="FARC").locator(".dot.on")).to_have_count(0)


def test_invitations(come: Come) -> None:
    """A seat for somebody else: the host copies its link and may sit down there after all."""
    host = come(permissions=["clipboard-read", "clipboard-write"])
    page = host.custom()
    page.check('input[name="seat-farc"][value="link"]')
    page.click("#start")
    page.wait_for_selector("#decision .prompt")
    expect(page.locator("#decision .invites")).to_contain_text("Waiting for players: send the invitation.")
    page.click("#decision .invite >> text=Copy invitation: FARC")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#seat=" in link
    page.click('.tabs [data-tab="people"]')
    expect(page.locator("#people .sit")).to_have_text("Play here")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.click("#people .sit")
    expect(page.locator("#people .seat-list input")).to_have_count(1)
    page.focus("#people .seat-list input")
    page.keyboard.type("An")
    guest = come()
    guest.page.goto(link)
    guest.page.wait_for_selector("#decision .prompt")
    assert "#" not in guest.page.url
    expect(page.locator("#people li", has_text="FARC").locator(".dot.on")).to_have_count(1)
    page.keyboard.type("a")
    assert page.input_value("#people .seat-list input") == "Ana"
    expect(page.locator("#people .sit")).to_have_count(0)
    expect(page.locator("#decision .invites")).to_be_empty()
    guest.page.click('.tabs [data-tab="people"]')
    expect(guest.page.locator("#people .seat-list input")).to_have_count(1)
    guest.page.goto(host.base)
    expect(guest.page.locator("#continue li")).to_have_count(1)


def test_a_seat_is_not_thrown_away_unasked(come: Come, made: Any) -> None:
    """The lobby holds the only copy of its secret; a table that was only watched may go at once."""
    me = come()
    me.sit(made, "govt")
    page = me.lobby()
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.once("dialog", refuse)
    page.click("#continue li button")
    assert "nobody can play Govt any more" in asked[0]
    expect(page.locator("#continue li .chip")).to_have_text("Govt")
    page.once("dialog", lambda dialog: dialog.accept())
    page.click("#continue li button")
    expect(page.locator("#continue")).to_have_count(0)
    me.sit(made)
    me.lobby().click("#continue li button")
    expect(page.locator("#continue")).to_have_count(0)


def test_only_options_that_go_together_are_offered(come: Come) -> None:
    """2.1 What others exclude cannot be chosen, and why; how many share the factions is asked of persons only."""
    page = come().custom()
    names = "all => all.map(one => one.name)"
    alone = ["scenario", "edition", "deployment", "short", "government", "piles", "no_reveal", "seeded", "eligibility"]
    box = ["cards", "dice", "events"]
    assert page.eval_on_selector_all("#new-game select", names) == ["game", *alone, *box, "deck", "clock"]
    page.select_option('[name="scenario"]', "quick")
    expect(page.locator('[name="short"] [value="true"]')).to_be_disabled()
    expect(page.locator("#new-game")).to_contain_text(
        "Short is not available: the Quick scenario cannot be made shorter."
    )
    page.select_option('[name="scenario"]', "standard")
    expect(page.locator('[name="short"] [value="true"]')).to_be_enabled()
    for faction in ("farc", "auc", "cartels"):
        page.check(f'input[name="seat-{faction}"][value="here"]')
    assert page.eval_on_selector_all("#new-game select", names) == ["game", "sharing", *alone, *box, "deck", "clock"]
    assert page.locator('[name="sharing"] option').all_inner_texts() == [
        "4", "3 (AUC + Cartels)", "2 (Govt + AUC, FARC + Cartels)",
    ]  # fmt: skip
    page.select_option('[name="sharing"]', "2")
    page.click("#start")
    page.wait_for_selector("#decision .prompt")
    state = page.evaluate("fetch(`/api${location.pathname.replace('/t', '/tables')}`).then(answer => answer.json())")
    options = state["position"]["options"]
    assert (options["players"], options["nonplayers"]) == ("2", "false")


def test_a_government_is_borrowed_only_for_nobody(come: Come) -> None:
    """8.0 The seat says why the first edition cannot lead the Government; once it is left to the rules the second's can
    be borrowed, and a person who takes the seat back gives that up."""
    page = come().custom()
    lent = page.locator('[name="government"] [value="second"]')
    expect(lent).to_be_disabled()
    expect(page.locator("#new-game")).to_contain_text("the Government has a player, so it needs no bot")
    page.check('input[name="seat-farc"][value="here"]')
    page.check('input[name="seat-govt"][value="nonplayer"]')
    expect(page.locator('.seat[data-faction="govt"] .clash')).to_have_text(
        "The first edition has no Government bot. Switch to the second edition to use one."
    )
    expect(lent).to_be_enabled()
    page.select_option('[name="government"]', "second")
    expect(page.locator('.seat[data-faction="govt"] .clash')).to_have_count(0)
    page.check('input[name="seat-govt"][value="here"]')
    expect(lent).to_be_disabled()
    expect(page.locator('[name="government"]')).to_have_value("standard")


def test_somebody_else_was_faster(come: Come, made: Any) -> None:
    """Two tabs of one seat: an old question is not answered, and the page shows how the table stands."""
    first, second = come(), come()
    one, other = first.sit(made, "govt"), second.sit(made, "govt")
    other.route("**/live", lambda route: route.abort())
    second.context.set_offline(True)
    choose(one, "train")
    second.context.set_offline(False)
    expect(other.locator("#prompt")).to_have_text("Train: choose a space")
    second.problems.clear()


def test_agreements(come: Come, made: Any) -> None:
    page = come().sit(made, "govt", "farc")
    choose(page, "train")
    page.click("#deals")
    expect(page.locator("#give")).to_be_disabled()
    assert page.input_value("#gift-pair") == ""
    page.select_option("#gift-pair", "give govt farc")
    expect(page.locator("#gift-balance")).to_have_text("Resources: Government 40, FARC 10.")
    page.fill("#gift-amount", "41")
    expect(page.locator("#give")).to_be_disabled()
    page.fill("#gift-amount", "3")
    page.click("text=Give 3 to FARC")
    expect(page.locator("dialog .armed")).to_contain_text("Resources: Government 40 → 37, FARC 10 → 13.")
    expect(page.locator("#log")).not_to_contain_text("Government gives")
    page.click("dialog .back")
    page.click("text=Give 3 to FARC")
    page.click("dialog .confirm")
    expect(page.locator('.faction[data-faction="farc"] .number').first).to_contain_text("13")
    expect(page.locator('.faction[data-faction="govt"] .number').first).to_contain_text("37")


def test_rules_behind_agreements(come: Come, made: Any) -> None:
    page = come().sit(made, "govt", "farc")
    choose(page, "train")
    page.click("#deals")
    page.click("dialog .rule >> text=1.5.1")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#help dt.lit")).to_be_focused()
    expect(page.locator("#help dt.lit")).to_contain_text("1.5.1")


def test_a_gift_of_somebody_else_ends_the_way_back(come: Come, made: Any) -> None:
    """Their choice cannot be taken back by us, so nothing before it can; the page says why."""
    one, other = come().sit(made, "govt"), come().sit(made, "farc")
    choose(one, "train")
    expect(one.locator("#undo")).to_have_text("↶ Undo (1)")
    other.click("#deals")
    other.select_option("#gift-pair", "give farc govt")
    other.click("#give")
    other.click("dialog .confirm")
    expect(one.locator("#undo")).to_be_disabled()
    expect(one.locator("#notices")).to_contain_text("Another player has made a choice")
    expect(other.locator("#notices")).to_be_empty()


def test_the_end_of_a_turn_is_taken_back(come: Come, made: Any) -> None:
    """Before the next player decides there is a way back, as the page says; the others are told."""
    one, other, guest = come().sit(made, "govt"), come().sit(made, "farc"), come(locale="es-ES").sit(made)
    one.click('[data-choice="pass"]')
    expect(one.locator(".armed")).to_contain_text(
        "You can undo this only until a die is rolled, a card is drawn or someone else decides."
    )
    one.click(".confirm")
    expect(other.locator("#decision .choice").first).to_be_visible()
    one.click("#undo")
    expect(one.locator('[data-choice="train"]')).to_be_visible()
    expect(other.locator("#decision .choice")).to_have_count(0)
    expect(other.locator("#notices")).to_contain_text("Government undid the last choice.")
    expect(guest.locator("#notices")).to_contain_text("Gobierno ha deshecho la última decisión.")
    expect(one.locator("#notices")).to_be_empty()


def test_the_others_are_told_when_the_host_takes_the_game_back(come: Come, made: Any) -> None:
    one, other = come().sit(made, "govt"), come().sit(made, "farc")
    one.click('[data-choice="pass"]')
    one.click(".confirm")
    other.click('[data-choice="pass"]')
    other.click(".confirm")
    expect(one.locator("#log")).to_contain_text("FARC: Pass")
    one.click('.tabs [data-tab="replay"]')
    one.click("#replay-first")
    for at in (1, 2):
        one.click("#replay-after")
        expect(one.locator(".banner")).to_contain_text(f"choice {at} of")
    one.once("dialog", lambda dialog: dialog.accept())
    one.click("#rewind")
    expect(one.locator('[data-choice="train"]')).to_be_visible()
    expect(other.locator("#notices")).to_contain_text("The host rewound the game to choice 2.")
    expect(one.locator("#notices")).to_be_empty()


def test_rematch(come: Come, made: Any) -> None:
    page = come().sit(made, "govt")
    page.click('.tabs [data-tab="people"]')
    page.once("dialog", lambda dialog: dialog.accept())
    before = page.url
    other = come().sit(made, "farc")
    guest = come().sit(made)
    page.click("#people button:has-text('Rematch')")
    expect(page).not_to_have_url(before)
    page.wait_for_selector("#decision .prompt")
    for there in (other, guest):
        there.click("#to-rematch")
        expect(there).to_have_url(page.url)
        there.wait_for_selector("#decision .prompt")


def test_a_rematch_in_the_result(come: Come, base: str) -> None:
    """Whoever still reads how the game ended is told of the rematch there."""
    record = (Path(__file__).parent.parent / "golden" / "andean-abyss" / "three-players.record").read_text(
        encoding="utf-8"
    )
    made = post(base, "tables", {"record": record})
    one, other = come().page, come()
    one.goto(f"{base}/t/{made['table']}#seat={made['tokens']['govt']}&faction=govt")
    reader = other.page
    reader.goto(f"{base}/t/{made['table']}#seat={made['tokens']['auc']}&faction=auc")
    result = reader.locator("dialog.result")
    expect(result.locator(".verdict")).to_have_text("Victory check passed by FARC: all players lose equally.")
    assert result.locator("ol.ranking").count() == 0
    places = [line.rsplit(" ", 1) for line in result.locator("ul.ranking li").all_inner_texts()]
    assert places[0][0] == "FARC"
    assert sorted(name for name, _ in places) == ["AUC", "Cartels", "FARC", "Government"]
    margins = [int(margin.replace("−", "-")) for _, margin in places]
    assert margins == sorted(margins, reverse=True)
    expect(result.locator("#rematch")).to_have_text("Rematch")
    one.click("#rematch")
    expect(result.locator("#rematch")).to_have_text("The rematch has started: join it")
    other.shot("result-lost")


def test_a_refused_seat_watches(come: Come, made: Any) -> None:
    """A secret that is none: one clear line, and the table as spectators see it."""
    page = come().page
    page.goto(f"{come().base}/t/{made['table']}#seat=nonsense")
    expect(page.locator(".notice")).to_be_visible()
    page.wait_for_selector("#decision .prompt")
    expect(page.locator("#decision .choice")).to_have_count(0)


def test_what_the_first_eligible_did(come: Come, made: Any) -> None:
    """2.3.4 The sequence of play tells it, for it limits the second."""
    page = come().sit(made, "govt")
    page.click('[data-choice="shaded"]')
    page.click(".confirm")
    expect(page.locator('.sequence [data-row="event"].taken td').first).to_contain_text("Govt")
    expect(page.locator(".sequence tr.passed-over")).to_have_count(2)
    assert "Govt" not in page.inner_text('.sequence [data-box="eligible"]')


WATCHED = """
window.told = [];
class Told {
  static permission = "default";
  static async requestPermission() { return (Told.permission = "granted"); }
  constructor(title, about) { window.told.push([title, about.body]); }
  close() {}
}
window.Notification = Told;
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""A browser in the background that writes down what it would tell."""


def test_turn_notices(come: Come, made: Any) -> None:
    """By the browser to whoever asked for it; by webhook only where the server sends any."""
    farc = come()
    farc.page.add_init_script(WATCHED)
    other, one = farc.sit(made, "farc"), come().sit(made, "govt")
    other.click('.tabs [data-tab="people"]')
    other.click("#notify")
    expect(other.locator("#notify")).to_have_attribute("aria-pressed", "true")
    one.click('[data-choice="pass"]')
    one.click(".confirm")
    expect(other.locator("#decision .choice").first).to_be_visible()
    assert other.evaluate("window.told") == [["Your turn: FARC", "What do you do with this card?"]]
    expect(other.locator("#webhook")).to_be_hidden()


def test_the_clock_waits_for_everybody_and_chat_shows_in_passing(come: Come, base: str) -> None:
    """The host sees who is connected and the time of each; a line of the chat is shown while another tab is open.
    Clocks know seats and not games, so one game is enough."""
    made = post(base, "tables", {"game": "andean-abyss", "seats": DUEL, "clock": "player:3600"})
    host = come().sit(made, "govt")
    expect(host.locator("#clock")).to_have_class(re.compile("waits"))
    expect(host.locator("#players .player .left")).to_have_text([" 1:00:00", " 1:00:00"])
    expect(host.locator("#players .dot.on")).to_have_count(1)
    guest = come().sit(made, "farc")
    expect(host.locator("#players .dot.on")).to_have_count(2)
    expect(host.locator("#clock")).not_to_have_class(re.compile("waits"))
    guest.click('.tabs [data-tab="people"]')
    guest.fill("#chat-text", "Hello there")
    guest.press("#chat-text", "Enter")
    expect(host.locator(".mention")).to_contain_text("FARC: Hello there")
    host.click(".mention")
    expect(host.locator(".chat")).to_be_visible()
    expect(host.locator(".mention")).to_have_count(0)
