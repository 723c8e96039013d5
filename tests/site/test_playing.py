"""Everything that a table offers, by its buttons on the site."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from abyssal.language.page import page_words
from tests.site.desks import SEATS
from tests.site.pages import DELETE, KNOWN, Guest, choose, first_option
from tests.web.page_harness import (
    HANDOVER,
    Visitor,
    barriers,
    by_mouse,
    idle,
    moved_on,
    offer,
    play_solo,
    play_two_cards,
    prompt,
    revision,
    server,
    shown,
)
from tests.web.test_page_tutorial import learn, step
from tools.page import COMPUTER, DRAWN, STAGES, TIMED

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ["andean-abyss", "distant-plain"]


def passed(page: Page) -> None:
    before = revision(page)
    page.click('#decision [data-choice="pass"]')
    page.click("#decision .confirm")
    moved_on(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_two_cards_by_clicking(me: Guest, game: str) -> None:
    page = me.follow(f"#game={game}&seed=11")
    play_two_cards(page, by_mouse)
    me.shot(f"site-{game}")
    if game == GAMES[0]:
        assert not barriers(page)


@pytest.mark.parametrize(("game", "faction"), [("andean-abyss", "govt"), ("distant-plain", "taliban")])
def test_a_solo_game_from_the_first_page(me: Guest, game: str, faction: str) -> None:
    play_solo(me.page, game, faction)
    before = revision(me.page)
    by_mouse(me.page)
    if me.page.locator("#decision .confirm").count():
        me.page.click("#decision .confirm")
    moved_on(me.page, before)


def test_people_share_one_screen(me: Guest) -> None:
    """Two cards by four people: the screen is handed over between them."""
    page = me.page
    page.click(offer("andean-abyss", "play-friends"))
    page.click("#friends-start")
    shown(page)
    handed = set[str]()

    def act(page: Page) -> None:
        if page.locator(HANDOVER).count():
            handed.add(page.inner_text(HANDOVER))
        by_mouse(page)

    play_two_cards(page, act)
    assert len(handed) >= 2


def test_why_a_bot_acted(me: Guest) -> None:
    page = me.follow()
    passed(page)
    why = page.locator("#log .why").first
    expect(why.locator("li").first).to_be_hidden()
    why.locator("summary").click()
    expect(why.locator("li").first).to_be_visible()
    assert all(why.locator("li").all_inner_texts())


def test_a_hint_is_played_and_undone(me: Guest) -> None:
    page = me.follow()
    asked = prompt(page)
    page.click("#hint")
    expect(page.locator(".hints li .play-hint").first).to_be_visible()
    before = revision(page)
    page.locator(".play-hint").first.click()
    moved_on(page, before)
    assert prompt(page) != asked
    before = revision(page)
    page.click("#undo")
    moved_on(page, before)
    assert prompt(page) == asked


HURRY = """() => {
  const button = document.querySelector("#hurry");
  button?.click();
  return button && document.documentElement.dataset.rev;
}"""
"""Press the button if it is there, and return which revision the page showed then: it may go at any moment."""


def test_a_computer_player_is_told_to_move_now(me: Guest) -> None:
    """The second worker searches while the page stays usable. *Move now* ends the search of a strong player early."""
    page = me.follow("#game=andean-abyss&seed=3&seats=govt:strong,farc:person,auc:strong,cartels:strong")
    asked = page.locator("#hurry, #decision .choice, #decision .confirm").first
    hurried = False
    for _ in range(400):
        expect(asked).to_be_visible()
        before = page.evaluate(HURRY)
        if before is not None:
            hurried = True
            moved_on(page, before)
        elif hurried:
            break
        else:
            by_mouse(page)
    assert hurried
    expect(page.locator("#hurry")).to_have_count(0)
    page.click('[data-tab="people"]')
    expect(page.locator("#people")).to_contain_text("Computer: hard")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_goals_of_the_tutorial(me: Guest, game: str) -> None:
    page = me.page
    learn(page, game)
    goals = list[str]()
    while len(goals) < 3:
        goal = page.locator(".tutorial .goal")
        if goal.count() and goal.inner_text() not in goals:
            goals.append(goal.inner_text())
        step(page)
    assert revision(page) != "0"


def test_settings_are_kept(me: Guest) -> None:
    page = me.page
    for theme in ("dark", "light"):
        page.click("#settings")
        page.check(f'input[name="theme"][value="{theme}"]')
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert json.loads(page.evaluate("localStorage.getItem('abyssal-settings')"))["theme"] == theme


def test_three_languages_at_a_table(me: Guest) -> None:
    page = me.follow()
    choose(page, "train")
    for language in ("es", "fr", "en"):
        page.select_option("#language", language)
        expect(page.locator("#undo")).to_contain_text(page_words(language)["page-undo"])
        expect(page.locator("html")).to_have_attribute("lang", language)
        idle(page)
    page.select_option("#language", "es")
    expect(page.locator("#prompt")).to_have_text("Entrenamiento: elige una casilla")
    me.shot("site-es")


def test_looking_back_and_playing_on(me: Guest) -> None:
    page = me.follow()
    address = page.url
    choose(page, "train")
    choose(page, first_option(page))
    before = prompt(page)
    page.click(".tabs button[data-tab=replay]")
    page.click("#replay-before")
    expect(page.locator("#prompt")).to_have_text("You are looking at an earlier position.")
    page.click("#replay-last")
    expect(page.locator("#prompt")).to_have_text(before)
    page.click("#replay-before")
    expect(page.locator(".banner")).not_to_be_empty()
    page.click("#branch")
    page.wait_for_url(lambda url: url != address)
    shown(page)
    assert prompt(page) == "Train: choose a space"
    choose(page, first_option(page))
    me.home()
    page.click(f'#continue [data-table="{address.partition("table=")[2]}"]')
    shown(page)
    assert prompt(page) == before


def test_records_down_and_up(me: Guest, tmp_path: Path) -> None:
    page = me.follow()
    choose(page, "train")
    file = download(page, tmp_path / "game.record")
    assert "govt train" in file.read_text(encoding="utf-8")
    me.home()
    upload(page, file)
    assert prompt(page) == "Train: choose a space"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Dear diary", "Line 1: cannot understand “Dear diary”."),
        ("format: 99\ngame: andean-abyss\n---\n", "This is format 99; this version reads format 1."),
        ("format: 1\ngame: chess\nversion: 99\n---\n", "This record was written by version 99"),
    ],
    ids=["foreign", "newer format", "newer version"],
)
def test_a_bad_record_changes_nothing(me: Guest, text: str, message: str) -> None:
    page = me.page
    before = page.evaluate(KNOWN)
    page.set_input_files("#record-file", {"name": "x.record", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.locator("#notices .notice")).to_have_count(1)
    expect(page.locator("#notices .notice")).to_contain_text(message)
    assert "table=" not in page.url and page.evaluate(KNOWN) == before


CLIPBOARD = """() => {
  window.copied = new Promise((done) => (navigator.clipboard.writeText = async (text) => done(text)));
}"""


def copied_link(me: Guest) -> str:
    """Copy the link to the moment that the replay shows. Return what follows the address of the site."""
    me.page.evaluate(CLIPBOARD)
    me.page.click(".tabs button[data-tab=replay]")
    me.page.click("#moment")
    address, mark, record = str(me.page.evaluate("window.copied")).partition("#record=")
    assert address == me.base and mark
    return mark + record


def test_a_record_in_a_link(me: Guest) -> None:
    page = me.follow()
    choose(page, "train")
    address, record = page.url, me.send(f"tables/{me.table_id()}/record")[1]
    link = copied_link(me)
    me.home()
    me.follow(link)
    assert page.url != address and prompt(page) == "Train: choose a space"
    assert me.send(f"tables/{me.table_id()}/record")[1] == record


HOLD = """() => {
  const fetched = window.fetch;
  const released = new Promise((release) => (window.release = release));
  window.fetch = async (...about) => {
    if (String(about[0]).includes("/games-")) await released;
    return fetched(...about);
  };
  window.restore = async () => {
    window.fetch = fetched;
    window.release();
    for (let n = 0; n < 10; n++) await new Promise((resolve) => setTimeout(resolve));
  };
}"""
"""Hold back what the first page asks for."""


def test_a_table_stays_though_the_first_page_comes_late(me: Guest) -> None:
    """The first page is drawn for a moment when a link is followed; it must not cover the table."""
    page = me.follow()
    asked, link = prompt(page), copied_link(me)
    me.home()
    page.evaluate(HOLD)
    page.evaluate("link => (location.hash = link)", link)
    page.wait_for_selector("html[data-rev]", state="attached")
    page.evaluate("window.restore()")
    idle(page)
    assert prompt(page) == asked


UNCLEAR = "This link is broken. It does not describe a game."
BROKEN = {
    "#record=%%%": UNCLEAR,
    "#record=AAAA": UNCLEAR,
    "#game=chess": UNCLEAR,
    "#game=andean-abyss&seats=farc": UNCLEAR,
    "#game=andean-abyss&seats=farc:king": UNCLEAR,
    "#game=andean-abyss&seats=farc:person,farc:quick": UNCLEAR,
    f"#game=andean-abyss&seed={'9' * 41}": UNCLEAR,
    "#game=andean-abyss&seats=king:person": "There is no such seat: king.",
    "#game=andean-abyss&options=scenario": UNCLEAR,
    "#game=andean-abyss&options=scenario:none": "Option “scenario” cannot be “none”. Possible: standard, quick.",
}


def test_a_broken_link_gives_one_sentence(me: Guest) -> None:
    page = me.page
    before = page.evaluate(KNOWN)
    for link, message in BROKEN.items():
        page.evaluate("link => (location.hash = link)", link)
        expect(page.locator("#notices .notice span")).to_have_text([message])
        assert page.url == me.base and page.evaluate(KNOWN) == before
        me.home()


def download(page: Page, file: Path) -> Path:
    page.click(".tabs button[data-tab=replay]")
    with page.expect_download() as found:
        page.click("#download")
    found.value.save_as(file)
    return file


def upload(page: Page, file: Path) -> None:
    page.set_input_files("#record-file", file)
    shown(page)


def test_the_end_of_a_game(me: Guest) -> None:
    """Play on from the last choice of a finished game: the end screen, its course, the chances, and the results."""
    page = me.page
    upload(page, GOLDEN / "andean-abyss" / "quick.record")
    expect(page.locator("dialog.result .ranking li").first).to_be_visible()
    expect(page.locator("dialog.result .turning li").first).to_be_visible()
    me.shot("site-end")
    assert not barriers(page)
    page.click("dialog.result .close")
    page.click(".tabs button[data-tab=replay]")
    page.click("#chances")
    expect(page.locator('svg[aria-label="Winning chances over the game"] polyline')).to_have_count(4)
    link = copied_link(me)
    me.home()
    me.follow(link)
    expect(page.locator("dialog.result .ranking li").first).to_be_visible()
    page.click("dialog.result .close")
    page.click(".tabs button[data-tab=replay]")
    # A game that was only loaded is none of one's own; one that is played on from it is.
    address = page.url
    for _ in range(3):
        page.click("#replay-before")
        expect(page.locator(".banner")).not_to_be_empty()
        idle(page)
    page.click("#branch")
    page.wait_for_url(lambda url: url != address)
    shown(page)
    for _ in range(30):
        if page.locator("dialog.result").count():
            break
        by_mouse(page)
    expect(page.locator("dialog.result #rematch")).to_be_visible()
    table = me.table_id()
    me.home()
    page.click("#to-results")
    expect(page.locator("#results-games tbody tr")).to_have_count(1)
    expect(page.locator(f'#results-games tr[data-table="{table}"]')).to_contain_text("Andean Abyss")


def test_from_the_site_to_a_server_and_back(me: Guest, browser: Browser, tmp_path: Path) -> None:
    """As a record: a choice here, one there, and one here again."""
    page = me.follow()
    choose(page, "train")
    record = download(page, tmp_path / "here.record")
    with server(tmp_path) as base:
        other = Visitor(browser, base)
        there = other.lobby()
        upload(there, record)
        assert prompt(there) == prompt(page)
        choose(there, first_option(there))
        asked, played = prompt(there), download(there, tmp_path / "there.record")
        other.leave()
    me.home()
    upload(page, played)
    assert prompt(page) == asked
    # A server and the site write the same record of the same game.
    assert download(page, tmp_path / "back.record").read_text() == played.read_text()
    choose(page, first_option(page))


CHANGE = """async ([id, format, choices]) => {
  const ask = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await ask(indexedDB.open("abyssal"));
  const store = database.transaction("tables", "readwrite").objectStore("tables");
  const row = await ask(store.get(id));
  const table = JSON.parse(row.text);
  table.format = format;
  table.saved.news += 1;
  table.saved.choices.push(...choices);
  await ask(store.put({ id, news: row.news + 1, text: JSON.stringify(table) }));
  database.close();
}"""
"""Change a stored table as another version of the site would."""


def test_a_game_of_other_rules_is_kept_as_a_record(me: Guest) -> None:
    page = me.follow()
    id = me.table_id()
    me.home()
    page.evaluate(CHANGE, [id, 1, [["abolished", False]]])
    page.click(f'#continue [data-table="{id}"]')
    expect(page.locator(".lost h1")).to_have_text(
        "This table cannot be continued: its choices no longer fit the rules. You can still download its record."
    )
    with page.expect_download() as found:
        page.click("#download")
    assert "abolished" in found.value.path().read_text(encoding="utf-8")


def test_a_game_that_a_newer_version_has_stored(me: Guest) -> None:
    page = me.follow()
    id = me.table_id()
    page.evaluate(CHANGE, [id, 2, []])
    before = revision(page)
    page.click('#decision [data-choice="train"]')
    told = "A newer version of this site saved this game. Reload the page to update."
    expect(page.locator("#notices .notice span")).to_have_text([told])
    assert revision(page) == before
    me.home()
    page.evaluate(CHANGE, [id, 1, []])
    page.click(f'#continue [data-table="{id}"]')
    shown(page)
    choose(page, "train")


def test_storage_that_is_deleted_while_playing(me: Guest) -> None:
    """The page says so, and new games are stored again."""
    page = me.follow()
    before = revision(page)
    page.evaluate(DELETE)
    page.click('#decision [data-choice="train"]')
    expect(page.locator("#notices, .lost").filter(has_text="There is no table")).to_be_visible()
    assert page.get_attribute("html", "data-rev") in (before, None)
    me.home()
    page = me.follow()
    choose(page, "train")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_measured(me: Guest, game: str) -> None:
    """The scripts of `tools.page --site` still find what they measure."""
    person, *others = SEATS[game]
    module, bots = f"{me.base}web/connection.js", dict.fromkeys(others, "nonplayer")
    times = me.page.evaluate(TIMED, [module, game, {person: "person", **bots}, 24])
    assert len(times["own"]) + len(times["bots"]) == 24 and len(times["bots"]) == len(times["each"]) > 0
    quick = dict.fromkeys(others, "quick")
    assert len(me.page.evaluate(COMPUTER, [module, game, {person: "person", **quick}, 1])) == 1
    drawn = me.follow(f"#game={game}&seed=11").evaluate(DRAWN, 8)
    assert len(drawn["own"]) + len(drawn["ends"]) == 8 and drawn["ends"]
    began = me.page.evaluate(STAGES)
    assert 0 < began["python"] < began["rules"] < began["ready"]
