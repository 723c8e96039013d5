"""The page for one person: lobby, choosing by mouse and by keys, undo, log, replay, languages, phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_harness import PHONE, SOLO, Visitor, choose, click_space, offer, post, prompt

Come = Callable[..., Visitor]


@pytest.fixture
def solo(regular: Visitor, base: str) -> Page:
    """At a solo game in which the Government decides first."""
    return regular.sit(post(base, "tables", {"record": SOLO}), "govt")


def test_two_clicks_to_a_solo_game(come: Come) -> None:
    """*Play solo* and a Faction; the next click is a choice in the game."""
    me = come()
    page = me.lobby()
    me.shot("lobby")
    page.click(offer("andean-abyss", "play-solo"))
    page.click('.faction-card[data-faction="govt"]')
    page.wait_for_selector("#decision .choice")
    assert "/t/" in page.url
    assert page.title().startswith("●")
    before = page.inner_text("#decision")
    page.click("#decision .choice >> nth=0")
    expect(page.locator("#decision")).not_to_have_text(before, use_inner_text=True)


def test_choosing_by_mouse_on_the_map_and_in_the_list(solo: Page) -> None:
    choose(solo, "train")
    click_space(solo, "cali")
    expect(solo.locator("#prompt")).to_have_text("Train in Cali: how many Troops?")
    choose(solo, "2")
    expect(solo.locator("#prompt")).to_contain_text("Police")
    expect(solo.locator("#log")).to_contain_text("2 Troops placed in Cali")


def test_to_a_table_by_keys_alone(come: Come) -> None:
    page = come().lobby()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('play-solo')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator('.faction-card[data-faction="govt"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("#decision .choice")


def test_choosing_by_keys_alone(come: Come, base: str) -> None:
    """To the confirmed end of a turn, without the mouse."""
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    page.wait_for_selector("#decision .choice")
    page.keyboard.type("trai")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    me.shot("table")
    page.keyboard.type("ibague")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_text("Train in Ibagué: how many Troops?")
    page.keyboard.press("2")
    expect(page.locator("#prompt")).to_contain_text("Police")
    page.keyboard.press("Backspace")
    expect(page.locator("#prompt")).to_have_text("Train in Ibagué: how many Troops?")
    page.keyboard.press("Backspace")
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    page.keyboard.press("Backspace")
    expect(page.locator('[data-choice="pass"]')).to_be_visible()
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("Government: Pass")


def test_the_end_of_a_turn_asks_twice(solo: Page) -> None:
    solo.click('[data-choice="pass"]')
    expect(solo.locator(".armed")).to_be_visible()
    solo.keyboard.press("Escape")
    expect(solo.locator(".armed")).to_have_count(0)
    expect(solo.locator('[data-choice="pass"]')).to_be_focused()
    assert "Pass" not in solo.inner_text("#log")
    solo.click('[data-choice="pass"]')
    solo.click(".confirm")
    expect(solo.locator("#log")).to_contain_text("Government: Pass")


def test_consequences_show_before_choosing(solo: Page) -> None:
    choose(solo, "train")
    solo.hover('[data-choice="cali"]')
    expect(solo.locator(".ahead")).to_contain_text("Govt −3")
    expect(solo.locator(".ahead")).to_contain_text("Resources −3, now 37")
    expect(solo.locator("#board .flash")).to_have_count(1)


def test_the_end_of_the_turn_is_foreseen(solo: Page) -> None:
    solo.hover('[data-choice="pass"]')
    expect(solo.locator(".ahead li").last).to_have_text("Then the turn is over.")


def test_undo(solo: Page) -> None:
    expect(solo.locator("#undo")).to_be_disabled()
    choose(solo, "train")
    choose(solo, "cali")
    expect(solo.locator("#undo")).to_contain_text("(2)")
    solo.click("#undo")
    expect(solo.locator("#prompt")).to_have_text("Train: choose a space")
    assert "Cali" not in solo.inner_text("#log .log")
    solo.click("#undo")
    expect(solo.locator("#undo")).to_be_disabled()


def test_reload_in_mid_turn(solo: Page) -> None:
    choose(solo, "train")
    choose(solo, "cali")
    before = prompt(solo)
    solo.reload()
    expect(solo.locator("#prompt")).to_have_text(before)
    expect(solo.locator("#undo")).to_contain_text("(2)")


def test_lines_of_the_log_light_their_spaces(solo: Page) -> None:
    choose(solo, "train")
    choose(solo, "cali")
    line = solo.locator("#log .lights", has_text="Cali").last
    line.hover()
    expect(solo.locator("#board .flash")).to_have_count(1)
    solo.hover("#top .brand")
    expect(solo.locator("#board .flash")).to_have_count(0)
    line.focus()
    expect(solo.locator("#board .flash")).to_have_count(1)


def test_reasons_are_told_on_demand_and_lines_filtered(solo: Page) -> None:
    solo.click('[data-choice="pass"]')
    solo.click(".confirm")
    why = solo.locator("#log .why summary").first
    why.wait_for()
    expect(solo.locator("#decision .choice").first).to_be_visible()
    reasons = solo.locator("#log .why li").first
    expect(reasons).to_be_hidden()
    why.click()
    expect(reasons).to_be_visible()
    rule = solo.locator("#log .why li .rule").first
    number = rule.inner_text()
    rule.click()
    expect(solo.locator("#help dt.lit")).to_contain_text(number)
    solo.click('.tabs [data-tab="log"]')
    solo.select_option("#log-filter", "govt")
    expect(solo.locator("#log")).to_contain_text("Government: Pass")
    expect(solo.locator('#log .entry[data-faction="farc"]')).to_have_count(0)


def test_the_log_of_one_faction_tells_all_it_did(solo: Page) -> None:
    """Not only what happened to its own pieces: also where it acted."""
    choose(solo, "train")
    choose(solo, "cali")
    choose(solo, "2")
    solo.select_option("#log-filter", "govt")
    told = solo.locator("#log .entry").all_inner_texts()
    assert told == [
        "Card: 2 Ospina & Mora", "Government: Train", "Space: Cali", "Government: Resources −3, now 37",
        "2 Troops placed in Cali",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "space"),
    [("tolima", "huila"), ("cordoba", "choco"), ("huila-tolima", "huila"), ("santander - boyaca", "santander")],
)
def test_spaces_are_found_by_what_the_map_calls_them(solo: Page, typed: str, space: str) -> None:
    choose(solo, "train")
    solo.keyboard.type(typed)
    found = "all => all.map(one => one.dataset.choice)"
    assert solo.eval_on_selector_all("#decision .choice", found) == [space]


def test_another_language_at_any_time(solo: Page) -> None:
    choose(solo, "train")
    solo.select_option("#language", "es")
    expect(solo.locator("#prompt")).to_have_text("Entrenamiento: elige una casilla")
    expect(solo.locator("#undo")).to_contain_text("Deshacer")
    expect(solo.locator("html")).to_have_attribute("lang", "es")
    solo.select_option("#language", "fr")
    expect(solo.locator("#undo")).to_contain_text("Annuler")
    choose(solo, "cali")
    expect(solo.locator("#prompt")).to_contain_text("Cali")
    solo.reload()
    expect(solo.locator("#undo")).to_contain_text("Annuler")


def test_replay_slider(solo: Page) -> None:
    choose(solo, "train")
    choose(solo, "cali")
    choose(solo, "2")
    solo.click('.tabs [data-tab="replay"]')
    solo.focus("#replay-slider")
    for _ in range(2):
        solo.keyboard.press("ArrowLeft")
    expect(solo.locator(".banner")).to_contain_text("choice 3 of 5")
    expect(solo.locator("#replay-made")).to_have_text("Government: What do you do with this card? Train")
    solo.click("#replay-before")
    expect(solo.locator("#replay-made")).to_have_text("Chance: Which card is next, face up on the deck? 50 Carabineros")
    solo.click("#replay-after")
    expect(solo.locator(".banner")).to_contain_text("choice 3 of 5")
    expect(solo.locator("#decision .choice")).to_have_count(0)
    solo.click(".banner button")
    expect(solo.locator(".banner")).to_be_empty()
    expect(solo.locator("#prompt")).to_contain_text("Police")
    solo.keyboard.press("Home")


def test_the_slider_stays_where_it_was_pulled(solo: Page) -> None:
    """What comes from the server meanwhile does not put it back."""
    choose(solo, "train")
    choose(solo, "cali")
    solo.click('.tabs [data-tab="replay"]')
    pulled = solo.evaluate(
        """() => {
          const slider = document.getElementById("replay-slider");
          slider.value = 1;
          slider.dispatchEvent(new Event("input"));
          document.querySelector('[name="replay-by"]').dispatchEvent(new Event("change"));
          return slider.value;
        }"""
    )
    assert pulled == "1"
    expect(solo.locator(".banner")).to_contain_text("choice 1 of 4")


def test_the_host_takes_the_game_back(solo: Page) -> None:
    choose(solo, "train")
    choose(solo, "cali")
    solo.click('.tabs [data-tab="replay"]')
    solo.click("#replay-before")
    expect(solo.locator(".banner")).to_contain_text("choice 3 of 4")
    solo.once("dialog", lambda dialog: dialog.accept())
    solo.click("#rewind")
    expect(solo.locator("#prompt")).to_have_text("Train: choose a space")
    expect(solo.locator(".banner")).to_be_empty()


def test_records_down_and_up(come: Come, base: str, tmp_path: Path) -> None:
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    page.click('.tabs [data-tab="replay"]')
    with page.expect_download() as found:
        page.click("#download")
    file = tmp_path / "game.record"
    found.value.save_as(file)
    assert "govt train" in file.read_text(encoding="utf-8")
    page = me.lobby()
    page.set_input_files("#record-file", file)
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    page = me.lobby()
    file.write_text("nonsense", encoding="utf-8")
    page.set_input_files("#record-file", file)
    expect(page.locator(".notice")).to_be_visible()
    assert "/t/" not in page.url


def test_the_position_as_text(solo: Page) -> None:
    solo.click('.tabs [data-tab="text"]')
    expect(solo.locator(".as-text")).to_contain_text("Total Support: 50 (to win: more than 60)")
    lines = solo.locator(".as-text li").all_inner_texts()
    assert lines[:6] == [
        "In play: 2 Ospina & Mora; Order of the Factions: Govt, FARC, AUC, Cartels",
        "Unshaded: Government Capability: a Sweep costs 1 Resource per space, not 3.",
        "Shaded: Government Capability: a Sweep Operation may select only 1 space."
        " It may still have a Special Activity.",
        "Next: 50 Carabineros; Order of the Factions: AUC, Cartels, Govt, FARC",
        "In the deck: 62",
        "Eligible: Government, FARC, AUC, Cartels",
    ]
    solo.click('[data-choice="shaded"]')
    solo.click(".confirm")
    expect(solo.locator(".as-text h3", has_text="In force: 1")).to_be_visible()
    expect(solo.locator(".as-text li", has_text="Ospina & Mora (Capability): ")).to_be_visible()
    expect(solo.locator(".as-text li", has_text="Bogotá").first).to_contain_text("Population 8")


def test_on_a_phone(come: Come, base: str) -> None:
    me = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    page.tap('[data-choice="train"]')
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = page.locator("#board").bounding_box()
    assert board
    assert board["height"] > 300
    me.shot("phone")
    page.tap('.tabs [data-tab="factions"]')
    expect(page.locator("#factions")).to_be_visible()
    expect(page.locator("#decision")).to_be_hidden()
    page.tap('.tabs [data-tab="factions"]')
    expect(page.locator("#factions")).to_be_hidden()
    click_space(page, "cali", touch=True)
    page.tap('.tabs [data-tab="decision"]')
    expect(page.locator("#prompt")).to_contain_text("Train in Cali")


def test_dark_and_for_colour_blind_eyes(come: Come, base: str) -> None:
    me = come(color_scheme="dark")
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.click("#settings")
    page.check('input[name="palette"][value="colourblind"]')
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-palette", "colourblind")
    same = """id => [getComputedStyle(document.querySelector(`.factions .chip[data-faction="${id}"]`)).backgroundColor,
      getComputedStyle(document.querySelector(`#bd-piece-${id}-base .bd-edge`)).fill]"""
    for faction, colour in (("farc", "rgb(194, 84, 0)"), ("cartels", "rgb(232, 226, 238)")):
        assert page.evaluate(same, faction) == [colour, colour]
    me.shot("dark")
    page.click("#settings")
    page.check('input[name="theme"][value="light"]')
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_every_button_and_field_has_a_name(solo: Page) -> None:
    """What a screen reader would call them."""
    for tab in ("log", "replay", "people", "text", "help"):
        solo.click(f'.tabs [data-tab="{tab}"]')
        nameless = solo.evaluate(
            """() => [...document.querySelectorAll('button, input, select, a')].filter(e => e.checkVisibility()
            && !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.innerText?.trim()
            || e.labels?.length)).map(e => e.outerHTML)"""
        )
        assert nameless == []


def test_rule_numbers_open_their_summaries(solo: Page) -> None:
    solo.click("#decision .rule")
    expect(solo.locator("#help dt.lit")).to_contain_text("2.3.4")


def test_all_rules_stand_under_their_chapters(solo: Page) -> None:
    """By their printed numbers, folded; what is looked for lies open."""
    solo.click('.tabs [data-tab="help"]')
    chapters = solo.locator("#help .rules details")
    expect(chapters).to_have_count(9)
    assert chapters.last.locator("dt").all_text_contents() == [
        "Set-up",
        "Deck",
        "Standard deployment",
        "Open deployment",
    ]
    expect(chapters.last.locator("dt").first).to_be_hidden()
    assert not [text for text in solo.locator("#help .rules dt").all_text_contents() if "_" in text]
    solo.fill("#rule-find", "bases last")
    expect(solo.locator("#help .rules dt").filter(has_text="3.2.4 Bases last")).to_be_visible()


def test_the_end_of_a_game(come: Come, base: str) -> None:
    """A finished game tells who came where, and can be watched from the beginning."""
    me = come()
    record = (Path(__file__).parent.parent / "golden" / "andean-abyss" / "solo.record").read_text(encoding="utf-8")
    made = post(base, "tables", {"record": record})
    page = me.page
    page.goto(f"{base}/t/{made['table']}")
    result = page.locator("dialog.result")
    expect(result.locator(".ranking li")).not_to_have_count(0)
    me.shot("result")
    result.locator(".primary").click()
    expect(page.locator(".banner")).to_contain_text("choice 0 of")
    page.check('input[name="replay-by"][value="card"]')
    page.click("#replay-after")
    expect(page.locator(".margins .margin-line")).to_have_count(4)
    me.shot("replay")
    page.click("#replay-last")
    expect(page.locator(".banner")).to_be_empty()
