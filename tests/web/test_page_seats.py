"""The secrets of seats in the browser, and a server that cannot reach its games for a moment."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from abyssal.server.client import Client
from tests.web.page_harness import Visitor, choose, post
from tests.web.test_page_together import TWO

Come = Callable[..., Visitor]


@pytest.fixture
def made(base: str) -> Any:
    return post(base, "tables", {"record": TWO})


def kept(page: Page, table: str) -> dict[str, str]:
    """The secrets that the browser remembers for a table."""
    text = page.evaluate("() => localStorage.getItem('abyssal-tables')")
    found: dict[str, str] = json.loads(text or "{}").get(table, {}).get("tokens", {})
    return found


def follow(visitor: Visitor, made: Any, fragment: str) -> Page:
    visitor.page.goto("about:blank")
    visitor.page.goto(f"{visitor.base}/t/{made['table']}#{fragment}")
    visitor.page.wait_for_selector("#board svg")
    return visitor.page


def test_a_wrong_link_costs_nobody_a_seat(come: Come, made: Any) -> None:
    me = come()
    page = me.sit(made, "govt", "farc")
    before = kept(page, made["table"])
    assert before == made["tokens"]
    for fragment in ("seat=rubbish", "seat=rubbish&faction=govt", f"seat={'x' * 300}"):
        follow(me, made, fragment)
        expect(page.locator(".notice")).to_contain_text("You keep the seats you have")
        assert kept(page, made["table"]) == before
    choose(page, "train")


def test_a_link_names_no_seat_that_its_secret_does_not_open(come: Come, made: Any) -> None:
    """The server says whose secret it is, not the link."""
    me = come()
    page = me.sit(made, "govt")
    follow(me, made, f"seat={made['tokens']['farc']}&faction=govt")
    assert kept(page, made["table"]) == made["tokens"]


def test_only_the_secret_that_fails_is_forgotten(come: Come, made: Any) -> None:
    me = come()
    page = me.sit(made, "govt", "farc")
    renewed = Client(me.base, made["table"], {"govt": made["tokens"]["govt"]}).reseat("farc")
    page.reload()
    page.wait_for_selector("#board svg")
    expect(page.locator("#decision .choice").first).to_be_visible()
    assert kept(page, made["table"]) == {"govt": made["tokens"]["govt"]}
    follow(me, made, f"seat={renewed}")
    assert kept(page, made["table"]) == {"govt": made["tokens"]["govt"], "farc": renewed}


def test_the_host_gives_a_seat_a_new_secret(come: Come, made: Any) -> None:
    host, other = come(), come()
    here, there = host.sit(made, "govt"), other.sit(made, "farc")
    here.on("dialog", lambda box: box.accept())
    here.click('[data-tab="people"]')
    here.click("#people li:nth-child(2) .renew")
    expect(there.locator(".notice")).to_contain_text("does not belong to a seat")
    expect(there.locator("#people")).to_contain_text("you are watching")
    assert kept(there, made["table"]) == {}


def test_my_seats_as_a_file(come: Come, made: Any) -> None:
    me = come()
    page = me.sit(made, "govt", "farc")
    page.click('[data-tab="people"]')
    with page.expect_download() as found:
        page.click("#save-seats")
    text = found.value.path().read_text(encoding="utf-8")
    for faction, token in made["tokens"].items():
        assert f"{faction}: {me.base}/t/{made['table']}#seat={token}&faction={faction}\n" in text


def test_the_page_tries_again_by_itself(come: Come, made: Any) -> None:
    """503 on the way in and at a choice: nobody has to press anything again."""
    me = come()
    page = me.sit(made, "govt")
    failures = {"state": 2, "choices": 2}

    def failing(kind: str) -> Callable[[Route], None]:
        def answer(route: Route) -> None:
            failures[kind] -= 1
            if failures[kind] >= 0:
                body = '{"error": "no-database", "message": "away"}'
                route.fulfill(status=503, content_type="application/json", body=body)
            else:
                route.continue_()

        return answer

    page.route(f"**/api/tables/{made['table']}?*", failing("state"))
    page.route(f"**/api/tables/{made['table']}/choices?*", failing("choices"))
    page.reload()
    page.wait_for_selector("#board svg")
    page.click('#decision [data-choice="train"]')
    expect(page.locator("#log")).to_contain_text("Government: Train")
    assert failures["state"] < 0
    assert failures["choices"] < 0
    me.problems.clear()
