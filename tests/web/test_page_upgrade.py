"""A table whose choices no longer fit the rules: the page offers to go on from the last position, or its record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from abyssal.server.client import Client
from tests.server.conftest import Running
from tests.server.games import play_on, solo
from tests.server.test_upgrades import broken
from tests.web.page_harness import Visitor, shown


def test_a_game_of_an_older_version_goes_on(browser: Browser, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'page.db'}"
    before = Running(url)
    client = solo(before.base)
    play_on(client, 30)
    last = max(n for n, _ in before.store.positions(client.table))
    broken(before, client)
    before.stop()
    running = Running(url)
    me = Visitor(browser, running.base)
    try:
        page = me.page
        me._hold(client.table, client.tokens)
        page.goto(f"{running.base}/t/{client.table}")
        expect(page.locator(".lost h1")).to_contain_text("0.0.9+older")
        with page.expect_download() as download:
            page.click("#download")
        assert "abolished" in download.value.path().read_text(encoding="utf-8")
        expect(page.locator("#go-on")).to_have_text(f"Continue from choice {last}")
        page.click("#go-on")
        shown(page)
        expect(page.locator(".lost")).to_have_count(0)
        assert not Client(running.base, client.table, client.tokens).look()["over"]
    finally:
        me.leave()
        running.stop()
