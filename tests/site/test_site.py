"""The edition without a server in a real browser: playing, storage, links, offline, updates."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.site.conftest import Invite
from tests.site.pages import Guest, choose, first_option
from tests.web.page_harness import PATIENCE, PHONE, idle, moved_on, revision, shown
from tools.build_site import POLICY, wire_size
from tools.serve_site import serving

pytestmark = pytest.mark.slow

MOST_BYTES = 6_500_000
SOLO = "#game=andean-abyss&seed=7"


def test_the_first_visit_is_small(site: Path) -> None:
    assert wire_size(site, ".br") < wire_size(site, ".gz") <= MOST_BYTES


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None)]
)
def test_a_file_is_sent_in_the_best_encoding(site: Path, host: str, accepted: str, encoding: str | None) -> None:
    asked = urllib.request.Request(f"{host}runtime/pyodide.js", headers={"Accept-Encoding": accepted})
    with urllib.request.urlopen(asked) as answer:
        content = answer.read()
        assert answer.headers["Content-Encoding"] == encoding
    name = "runtime/pyodide.js" + {"br": ".br", "gzip": ".gz"}.get(encoding or "", "")
    assert content == (site / name).read_bytes()


def test_the_policy_allows_only_our_own_files(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert POLICY in page and "unsafe-inline" not in page and "'unsafe-eval'" not in page
    assert page.count("http://") == page.count("https://") == 0


def test_play_undo_reload_and_look_back(invite: Invite, host: str) -> None:
    """A solo game with bots: nobody but our own host is asked, and a reload goes on in the middle of a turn."""
    guest = invite()
    page = guest.table(SOLO)
    assert "table=" in page.url
    choose(page, "train")
    before = revision(page)
    page.click("#undo")
    moved_on(page, before)
    expect(page.locator('#decision [data-choice="train"]')).to_be_visible()
    choose(page, "train")
    at = revision(page)
    page.reload()
    shown(page)
    assert revision(page) == at
    expect(page.locator('#decision [data-choice="train"]')).to_have_count(0)
    page.click(".tabs button[data-tab=replay]")
    page.locator("#replay").wait_for()
    status, text = guest.send(f"tables/{guest.table_id()}/record")
    assert status == 200 and "train" in text
    assert guest.hosts() == {host.removeprefix("http://").rstrip("/")}
    # Nothing of it needs a server.
    page.click(".brand")
    page.wait_for_selector("#continue")
    page.click("#custom summary")
    expect(page.locator("#custom input[value=nonplayer]").first).to_be_attached()
    expect(page.locator("#custom input[value=link]")).to_have_count(0)
    expect(page.locator("#watch-address")).to_have_count(0)


def test_two_tabs_on_one_game(invite: Invite) -> None:
    guest = invite()
    page = guest.table(SOLO)
    other = guest.context.new_page()
    other.set_default_timeout(PATIENCE)
    guest.open(f"?table={guest.table_id()}", other)
    shown(other)
    choose(page, "train")
    expect(other.locator("html")).to_have_attribute("data-rev", revision(page))
    idle(other)
    before = revision(other)
    other.click("#undo")
    moved_on(other, before)
    expect(page.locator("html")).to_have_attribute("data-rev", revision(other))


CLICK = """() => {
  const options = document.querySelectorAll("#decision .confirm, #decision .choice:not(:disabled)");
  options[0]?.click();
}"""


def test_two_tabs_race(invite: Invite) -> None:
    """Twenty choices in turns in two tabs, without waiting: both end at the state that is stored."""
    guest = invite()
    page = guest.table("#game=andean-abyss&seed=11")
    other = guest.context.new_page()
    other.set_default_timeout(PATIENCE)
    guest.open(f"?table={guest.table_id()}", other)
    shown(other)
    for n in range(20):
        (page, other)[n % 2].evaluate(CLICK)
    idle(page)
    idle(other)
    state = json.loads(guest.send(f"tables/{guest.table_id()}", tokens=guest.tokens())[1])
    assert state["rev"] > 0
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-rev", str(state["rev"]))
        expect(tab.locator("#prompt")).to_have_text(state["decision"]["prompt"])


FULL = """
new BroadcastChannel("test").onmessage = ({ data }) => (self.full = data);
const put = Storage.prototype.put;
Storage.prototype.put = function (changes) {
  return self.full ? Promise.reject(new DOMException("full", "QuotaExceededError")) : put.call(this, changes);
};
"""
"""A storage that a test fills and empties."""


def with_storage(guest: Guest, change: Callable[[str], str]) -> None:
    """Change the script of the storage in a guest's browser."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=change(route.fetch().text()))

    guest.context.route("**/storage.js", answer)


def test_full_storage_is_told_and_changes_nothing(invite: Invite) -> None:
    guest = invite(service_workers="block")
    with_storage(guest, lambda script: script + FULL)
    page = guest.table(SOLO)
    before = revision(page)
    page.evaluate("new BroadcastChannel('test').postMessage(true)")
    page.click('#decision [data-choice="train"]')
    expect(page.locator("#notices")).to_contain_text("no space left")
    idle(page)
    assert revision(page) == before
    page.evaluate("new BroadcastChannel('test').postMessage(false)")
    choose(page, "train")


def test_without_storage_the_page_says_so_and_plays(invite: Invite) -> None:
    guest = invite(service_workers="block")
    with_storage(guest, lambda script: script.replace("indexedDB.open(", "indexedDB.refused("))
    page = guest.open()
    expect(page.locator("#notices")).to_contain_text("stores nothing")
    choose(guest.table(SOLO), "train")


def test_flight_mode_after_the_first_visit(invite: Invite, site: Path) -> None:
    guest = invite()
    with serving(site) as own:
        guest.base = own
        guest.table(SOLO)
        guest.offline_ready()
        address = guest.page.url
    # The host is gone.
    page = guest.page
    page.goto("about:blank")
    page.goto(address)
    shown(page)
    choose(page, "train")
    page.goto(own)
    page.wait_for_selector("#continue")
    page.select_option("#language", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_all_games_are_exported_and_imported(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.table(SOLO)
    choose(page, "train")
    id, rev = guest.table_id(), revision(page)
    page.click(".brand")
    with page.expect_download() as found:
        page.click("#site-export")
    file = tmp_path / "games.json"
    found.value.save_as(file)
    other = invite()
    page = other.open()
    page.set_input_files("#site-import", file)
    page.click(f'#continue [data-table="{id}"]')
    shown(page)
    assert revision(page) == rev
    choose(page, first_option(page))
    page.click(".brand")
    file.write_text("{}", encoding="utf-8")
    page.set_input_files("#site-import", file)
    expect(page.locator("#notices")).to_contain_text("does not contain exported games")


def test_an_update_is_offered_in_the_lobby_only(invite: Invite, site: Path, tmp_path: Path) -> None:
    """A new version of the site waits until the player asks for it, and no game is lost."""
    folder = tmp_path / "site"
    folder.mkdir()
    for path in site.iterdir():
        (folder / path.name).symlink_to(path)
    guest = invite()
    with serving(folder) as own:
        guest.base = own
        page = guest.table(SOLO)
        guest.offline_ready()
        page.reload()
        shown(page)
        script = (site / "sw.js").read_text(encoding="utf-8")
        (folder / "sw.js").unlink()
        for packed in ("sw.js.gz", "sw.js.br"):
            (folder / packed).unlink()
        (folder / "sw.js").write_text(script.replace('"version": "', '"version": "next-'), encoding="utf-8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
        page.wait_for_selector("#site-update", state="attached")
        expect(page.locator("#site-update")).to_be_hidden()
        choose(page, "train")
        rev = revision(page)
        page.click(".brand")
        with page.expect_navigation():
            page.click("#site-update")
        page.wait_for_selector("#continue .to-table")
        assert any(name.startswith("abyssal-next-") for name in page.evaluate("caches.keys()"))
        page.click("#continue .to-table")
        shown(page)
        assert revision(page) == rev


def test_without_serious_findings(invite: Invite) -> None:
    guest = invite()
    page = guest.open()
    page.wait_for_selector("#main .games")
    guest.shot("site-lobby-desk")
    found = Axe().run(page).response["violations"]
    assert not [one["id"] for one in found if one["impact"] in ("serious", "critical")]
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    guest.shot("site-lobby-phone")
    box = page.locator(".site-box")
    box.scroll_into_view_if_needed()
    guest.shot("site-box-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
