"""The keyboard in detail: numbers of two digits, out of the field for names, many steps back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from tests.server.games import GAME
from tests.web.page_harness import SOLO, Visitor, choose, post

Come = Callable[..., Visitor]


@pytest.fixture
def solo(regular: Visitor, base: str) -> Page:
    """At a solo game in which the Government decides first."""
    return regular.sit(post(base, "tables", {"record": SOLO}), "govt")


@pytest.fixture
def patrol(regular: Visitor, base: str) -> Page:
    """The Government on Patrol, with 12 Troops and some Police in Bogotá and 10 Troops in Cali."""
    rules = rules_for(GAME)
    spaces = {"bogota": "govt 12t 6p, PS", "cali": "govt 10t"}
    position = {"card": 5, "next": [35], "resources": {"govt": 30}, "spaces": spaces, "options": {"players": "1"}}
    made = post(base, "tables", {"record": record.dump(Game.at(rules, rules.from_position(position)))})
    page = regular.sit(made, "govt")
    choose(page, "patrol")
    return page


def test_two_digits_in_the_stepper(patrol: Page) -> None:
    """Digits are written down, and Enter takes the number."""
    choose(patrol, "bogota")
    choose(patrol, "loc_neiva_bogota")
    expect(patrol.locator("#prompt")).to_contain_text("how many Troops")
    patrol.keyboard.type("12")
    expect(patrol.locator(".stepper input")).to_have_value("12")
    expect(patrol.locator("#prompt")).to_contain_text("how many Troops")
    patrol.keyboard.press("Enter")
    expect(patrol.locator("#prompt")).to_contain_text("how many Police")
    patrol.keyboard.press("2")
    expect(patrol.locator("#log .line", has_text=re.compile("^12 Troops"))).to_be_visible()
    expect(patrol.locator("#log .line", has_text=re.compile("^2 Police"))).to_be_visible()


@pytest.mark.parametrize("number", ["1", "10"])
def test_a_digit_that_may_be_the_first_of_two(patrol: Page, number: str) -> None:
    choose(patrol, "cali")
    choose(patrol, "loc_cali_pasto")
    expect(patrol.locator("#decision .choice")).to_have_count(10)
    patrol.keyboard.type(number)
    assert patrol.locator("#decision .choice").all_inner_texts() == [number]
    patrol.keyboard.press("Enter")
    expect(patrol.locator("#log .line", has_text=re.compile(f"^{number} Troop"))).to_be_visible()


def test_out_of_the_field_for_names(solo: Page) -> None:
    """Esc gives the keys back, and in an empty field Backspace takes back a choice."""
    choose(solo, "train")
    solo.keyboard.type("b")
    expect(solo.locator("#find")).to_be_focused()
    solo.keyboard.press("Escape")
    expect(solo.locator("#find")).not_to_be_focused()
    expect(solo.locator("#find")).to_have_value("")
    third = solo.locator("#decision .choice").nth(2).inner_text().split("\n")[-1]
    solo.keyboard.press("3")
    expect(solo.locator("#prompt")).to_contain_text(f"Train in {third}")
    solo.keyboard.press("Backspace")
    expect(solo.locator("#prompt")).to_have_text("Train: choose a space")
    solo.focus("#find")
    solo.keyboard.type("ca")
    solo.keyboard.press("Backspace")
    solo.keyboard.press("Backspace")
    expect(solo.locator("#find")).to_have_value("")
    expect(solo.locator("#prompt")).to_have_text("Train: choose a space")
    solo.keyboard.press("Backspace")
    expect(solo.locator('[data-choice="pass"]')).to_be_visible()


def test_many_steps_back_in_haste(solo: Page) -> None:
    """As many as the key was pressed, however slowly the server answers."""
    for choice in ("train", "cali", "2", "2"):
        choose(solo, choice)
    expect(solo.locator("#undo")).to_contain_text("(4)")
    for _ in range(3):
        solo.keyboard.press("Backspace")
    expect(solo.locator("#prompt")).to_have_text("Train: choose a space")
    expect(solo.locator("#undo")).to_contain_text("(1)")
    for _ in range(4):
        solo.keyboard.press("Backspace")
    expect(solo.locator('[data-choice="pass"]')).to_be_visible()
    expect(solo.locator(".notice")).to_have_count(0)


def test_what_was_pointed_at_is_not_lit_in_the_next_question(solo: Page) -> None:
    """The mouse rests on one space of the list while another one is typed."""
    choose(solo, "train")
    solo.hover('#decision [data-choice="ibague"]')
    expect(solo.locator('#board .space.flash[data-space="ibague"]')).to_have_count(1)
    solo.keyboard.type("cali")
    expect(solo.locator('#board .space.flash[data-space="ibague"]')).to_have_count(0)
    solo.keyboard.press("Enter")
    expect(solo.locator("#prompt")).to_have_text("Train in Cali: how many Troops?")
    expect(solo.locator("#board .space.flash")).to_have_count(0)
