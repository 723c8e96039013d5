"""News in the lobby, open tables, names, the clock, spectators, notes, and a game of one's own from a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from abyssal.server.http import reads
from tests.server.games import DUEL, GAME, begun_at
from tests.web.page_harness import SOLO, Visitor, barriers, choose, play_solo, post, prompt, settled

Come = Callable[..., Visitor]

ATTACK: dict[str, Any] = {
    "card": 25,
    "next": [35],
    "resources": {"govt": 30, "farc": 20, "auc": 20, "cartels": 20},
    "spaces": {"bogota": "govt 6t 6p, PS", "huila": "govt 1t, farc 3g", "guaviare": "govt 2t, farc 1g"},
}


def test_continue_tells_how_a_game_stands(come: Come, base: str) -> None:
    """Game, card, whose turn and margins, on a map with the colours of those in Control."""
    me = come()
    page = me.lobby()
    play_solo(page)
    table = page.url.rsplit("/", 1)[1]
    page.click(".brand")
    line = page.locator(f'#continue [data-table="{table}"]')
    expect(line).to_contain_text("Andean Abyss")
    expect(line).to_contain_text("Govt")
    expect(line.locator(".turn")).to_have_text(" · Your turn: Govt")
    expect(line.locator(".go")).to_have_text("Continue")
    expect(line.locator(".margins")).to_contain_text("FARC")
    expect(line.locator('.thumbnail .held[fill="var(--farc)"]').first).to_be_visible()
    assert barriers(page) == []
    me.shot("lobby-continue")


def test_a_table_that_is_open_to_all(come: Come, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host opens a seat; a stranger finds it, says a name and joins; it is gone from the list."""
    monkeypatch.setattr(reads, "LIST_SECONDS", 0)
    host = come()
    page = host.custom()
    page.check('input[name="seat-farc"][value="open"]')
    page.select_option('select[name="clock"]', "turn:86400")
    page.click("#start")
    page.wait_for_selector("#decision .prompt")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate(f"Object.keys(JSON.parse(localStorage['abyssal-tables'])['{table}'].tokens)") == ["govt"]
    expect(page.locator("#clock")).to_contain_text("⏱")
    guest = come()
    there = guest.lobby()
    expect(there.locator("#open-tables .join")).to_have_text("Join as FARC")
    there.click("#open-tables .join")
    expect(there.locator("#notices")).to_contain_text("What is your name?")
    there.fill("#open-name", "Eva")
    there.click("#open-tables .join")
    there.wait_for_selector("#decision .prompt")
    expect(there.locator("#factions")).to_contain_text("FARC")
    page.click('.tabs [data-tab="people"]')
    expect(page.locator('#people li[data-player="Eva"]')).to_be_visible()
    other = come().lobby()
    expect(other.locator("#open-tables")).to_be_hidden()


def test_the_clock_warns_and_tells_when_time_is_up(come: Come, base: str) -> None:
    made = post(base, "tables", {"game": GAME, "seats": DUEL, "clock": "player:3600"})
    me = come()
    me.page.clock.install()
    page = me.sit(made, "govt", "farc")
    expect(page.locator("#clock")).to_contain_text("⏱")
    page.clock.fast_forward(3_300_000)
    expect(page.locator("#clock.low")).to_be_visible()
    expect(page.locator("#notices")).to_contain_text("You have only")
    page.clock.fast_forward(600_000)
    expect(page.locator("#clock")).to_contain_text("out of time")
    expect(page.locator("#notices")).to_contain_text("out of time")


def test_names_notes_and_what_spectators_say(come: Come, base: str) -> None:
    """Who comes by an invitation is asked for a name; notes stay on the device; players may hide the gallery."""
    made = post(base, "tables", {"game": GAME, "seats": DUEL})
    page = come().sit(made, "govt")
    page.fill("#join-name", "Ana")
    page.press("#join-name", "Enter")
    expect(page.locator(".naming")).to_have_count(0)
    page.click('.tabs [data-tab="people"]')
    expect(page.locator('#people li[data-player="Ana"]')).to_be_visible()
    page.fill("#notes", "watch Huila")
    watcher = come().sit(made)
    watcher.click('.tabs [data-tab="people"]')
    watcher.fill("#gallery-name", "Max")
    watcher.fill("#chat-text", "good luck")
    watcher.press("#chat-text", "Enter")
    for one in (page, watcher):
        expect(one.locator("#people .chat .caller")).to_have_text("Max good luck")
    page.uncheck("#gallery")
    expect(page.locator("#people .chat .caller")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#decision .prompt")
    page.click('.tabs [data-tab="people"]')
    assert page.input_value("#notes") == "watch Huila"
    assert "huila" not in watcher.content().split('id="notes"')[0].lower() or watcher.input_value("#notes") == ""
    assert barriers(page) == []


def test_play_on_from_a_replay_and_a_link_to_a_moment(come: Come, base: str) -> None:
    made = post(base, "tables", {"record": SOLO})
    me = come()
    page = me.sit(made, "govt")
    for choice in ("train", "cali"):
        choose(page, choice)
    before = page.inner_text("#prompt")
    page.click('.tabs [data-tab="replay"]')
    for way in ("turn", "card", "choice"):
        page.check(f'input[name="replay-by"][value="{way}"]')
        page.click("#replay-first")
        expect(page.locator("#replay-label")).to_contain_text("Choice 0 of")
        page.click("#replay-after")
        expect(page.locator("#replay-label")).not_to_contain_text("Choice 0 of")
        page.click("#replay-last")
    expect(page.locator("#prompt")).to_have_text(before)
    page.click("#replay-before")
    expect(page.locator("#prompt")).to_have_text("You are looking at an earlier position.")
    expect(page.locator("#decision .choice")).to_have_count(0)
    at = page.inner_text("#replay-label").split()[1]
    page.click("#branch")
    page.wait_for_url(lambda url: made["table"] not in url)
    settled(page)
    assert "choose a space" in prompt(page)
    choose(page, "bogota")
    page.goto(f"{base}/t/{made['table']}")
    page.wait_for_selector("#decision .choice")
    assert prompt(page) == before
    watcher = come()
    watcher.page.goto(f"{base}/t/{made['table']}?at={at}")
    expect(watcher.page.locator(".banner")).to_contain_text(f"choice {at} of")
    expect(watcher.page.locator("#prompt")).to_have_text("You are looking at an earlier position.")


def vain(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("#decision .choice.vain", "all => all.map(one => one.dataset.choice)")
    return found


def test_in_vain_stands_apart_and_odds_are_known(come: Come, base: str) -> None:
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    assert "amazonas" in vain(page) and "cali" not in vain(page)
    apart = page.locator("#decision .choices.vain")
    assert apart.locator(".choice:not(.vain)").count() == 0
    assert apart.locator(".choice").count() == len(vain(page))
    expect(page.locator('#board .space.vain[data-space="amazonas"]')).to_have_count(1)
    page.hover('#decision [data-choice="amazonas"]')
    expect(page.locator(".ahead")).to_contain_text("Nothing to gain: no cubes, Base or Civic Action here.")
    me.shot("in-vain")
    page = come().sit(post(base, "tables", {"record": begun_at(ATTACK)}), "farc")
    choose(page, "attack")
    expect(page.locator('#decision [data-choice="huila"]')).to_contain_text("Succeeds in 3 of 6 rolls (50 %).")


SILENT = """
window.tones = 0;
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { tones += 1; return {frequency: {}, connect: (to) => to, start() {}, stop() {}}; }
  createGain() {
    const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
    return {gain, connect: (to) => to};
  }
};
"""
"""A loudspeaker that counts."""


def test_a_sound_and_the_title_when_it_is_ones_turn(come: Come, base: str) -> None:
    """Only for who wants the sound, and not for what one does oneself."""
    made = post(base, "tables", {"game": GAME, "seats": DUEL})
    one = come().sit(made, "govt", "farc")
    first = one.locator("#decision .who .chip").get_attribute("data-faction")
    waiting = come()
    waiting.page.add_init_script(SILENT)
    other = waiting.sit(made, "farc" if first == "govt" else "govt")
    assert other.title().startswith("Waiting for")
    other.click("#settings")
    other.check('input[name="sound"]')
    other.keyboard.press("Escape")
    assert other.evaluate("tones") == 0
    one.click('#decision [data-choice="pass"]')
    one.click(".confirm")
    expect(other.locator("#decision .choice").first).to_be_visible()
    assert other.title().startswith("● Your turn")
    assert other.evaluate("tones") == 2
