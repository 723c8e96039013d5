"""The edition without a server in a real browser: playing, storage, links, offline, updates."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.site.conftest import Invite
from tests.site.pages import DELETE, KNOWN, SOLO, Guest, choose, first_option
from tests.web.page_harness import (
    DESK,
    LOBBY,
    PATIENCE,
    PHONE,
    barriers,
    idle,
    moved_on,
    prompt,
    revision,
    shown,
    still,
)  # fmt: skip
from tools.build_site import POLICY, wire_size
from tools.serve_site import serving

pytestmark = pytest.mark.slow

MOST_BYTES = 6_500_000


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


def test_play_undo_reload_and_look_back(me: Guest) -> None:
    """A solo game with bots: a reload goes on in the middle of a turn."""
    page = me.follow()
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
    status, text = me.send(f"tables/{me.table_id()}/record")
    assert status == 200 and "train" in text
    # Nothing of it needs a server.
    page.click(".brand")
    page.wait_for_selector("#continue")
    page.click("#custom summary")
    expect(page.locator("#custom input[value=nonplayer]").first).to_be_attached()
    expect(page.locator("#custom input[value=link]")).to_have_count(0)
    expect(page.locator("#watch-address")).to_have_count(0)


CLICK = """() => {
  const options = document.querySelectorAll("#decision .confirm, #decision .choice:not(:disabled)");
  options[0]?.click();
}"""


def test_two_tabs_on_one_game(me: Guest) -> None:
    """Each shows what the other does. When both choose at once, again and again, both end at the stored state."""
    page = me.follow()
    other = me.context.new_page()
    other.set_default_timeout(PATIENCE)
    me.open(f"?table={me.table_id()}", other)
    shown(other)
    choose(page, "train")
    expect(other.locator("html")).to_have_attribute("data-rev", revision(page))
    idle(other)
    before = revision(other)
    other.click("#undo")
    moved_on(other, before)
    expect(page.locator("html")).to_have_attribute("data-rev", revision(other))
    for n in range(20):
        (page, other)[n % 2].evaluate(CLICK)
    idle(page)
    idle(other)
    state = json.loads(me.send(f"tables/{me.table_id()}", tokens=me.tokens())[1])
    assert state["rev"] > int(before) + 1
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-rev", str(state["rev"]))
        expect(tab.locator("#prompt")).to_have_text(state["decision"]["prompt"])
    other.close()


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


def quota(guest: Guest, most: int | None) -> None:
    """Limit what the browser stores for the site, in bytes."""
    limit: dict[str, Any] = {"origin": guest.base.rstrip("/")}
    if most is not None:
        limit["quotaSize"] = most
    guest.context.new_cdp_session(guest.page).send("Storage.overrideQuotaForOrigin", limit)


def test_full_storage_is_told_and_changes_nothing(invite: Invite) -> None:
    """A game is refused by the browser's own quota, and later a choice by a storage that is full meanwhile."""
    guest = invite(service_workers="block")
    with_storage(guest, lambda script: script + FULL)
    page = guest.open()
    quota(guest, 1)
    page.evaluate("link => (location.hash = link)", SOLO)
    expect(page.locator("#notices")).to_contain_text("no space left")
    assert page.url == guest.base and not json.loads(page.evaluate(KNOWN) or "{}")
    quota(guest, None)
    guest.follow()
    before = revision(page)
    page.evaluate("new BroadcastChannel('test').postMessage(true)")
    page.click('#decision [data-choice="train"]')
    expect(page.locator("#notices")).to_contain_text("no space left")
    idle(page)
    assert revision(page) == before
    page.evaluate("new BroadcastChannel('test').postMessage(false)")
    choose(page, "train")


def test_without_storage_the_page_says_so_and_plays(invite: Invite) -> None:
    """And while Python starts, the first page is there and shows how far it is."""
    guest, held = invite(service_workers="block"), list[Route]()
    with_storage(guest, lambda script: script.replace("indexedDB.open(", "indexedDB.refused("))
    guest.context.route("**/pyodide.js", lambda route: held.append(route))
    page = guest.page
    with guest.context.expect_event("request", lambda request: request.url.endswith("/pyodide.js"), timeout=PATIENCE):
        page.goto(guest.base)
    expect(page.locator(".starting progress")).to_be_visible()
    expect(page.locator(".starting")).to_have_text("Loading Python…")
    expect(page.locator(LOBBY).first).to_be_visible()
    held[0].continue_()
    page.wait_for_selector("html[data-start=ready]", state="attached")
    expect(page.locator(".starting")).to_be_hidden()
    expect(page.locator("#notices")).to_contain_text("stores nothing")
    choose(guest.follow(), "train")


def test_a_start_that_fails_is_told(invite: Invite) -> None:
    guest = invite(service_workers="block")
    guest.context.route("**/pyodide.js", lambda route: route.fulfill(status=404))
    guest.page.goto(guest.base)
    expect(guest.page.locator(".starting")).to_contain_text("The games cannot start in this browser.")


def test_the_site_can_be_installed(player: Guest, site: Path) -> None:
    """Chromium finds nothing wrong with the site, unless that a window without a profile installs nothing."""
    line = player.context.new_cdp_session(player.page)
    wrong = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert wrong in ([], ["in-incognito"])
    found = line.send("Page.getAppManifest")
    assert not found["errors"] and found["url"] == f"{player.base}manifest.webmanifest"
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"], manifest["scope"]) == ("Abyssal", "standalone", "./")
    for icon in manifest["icons"]:
        head = (site / icon["src"]).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert icon["sizes"] == f"{int.from_bytes(head[16:20])}x{int.from_bytes(head[20:24])}"


def test_flight_mode_after_the_first_visit(invite: Invite, site: Path) -> None:
    guest = invite()
    with serving(site) as own:
        guest.base = own
        page = guest.table()
        guest.offline_ready()
    # The host is gone.
    page.goto("about:blank")
    page.goto(own)
    page.click("#continue .to-table")
    shown(page)
    choose(page, "train")
    page.click(".brand")
    page.wait_for_selector("#continue")
    page.select_option("#language", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def lose_games(guest: Guest) -> None:
    guest.page.evaluate(DELETE)
    guest.page.evaluate("localStorage.removeItem('abyssal-tables')")
    guest.home()
    expect(guest.page.locator("#continue")).to_have_count(0)


def test_all_games_are_exported_and_imported(me: Guest, tmp_path: Path) -> None:
    """A browser that knows no games any more takes them back from a file."""
    lose_games(me)
    page = me.follow()
    choose(page, "train")
    id, rev, asked = me.table_id(), revision(page), prompt(page)
    page.click(".brand")
    with page.expect_download() as found:
        page.click("#site-export")
    file = tmp_path / "games.json"
    found.value.save_as(file)
    lose_games(me)
    page.set_input_files("#site-import", file)
    page.click(f'#continue [data-table="{id}"]')
    shown(page)
    assert (revision(page), prompt(page)) == (rev, asked)
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
        page = guest.page
        page.goto(own)
        guest.offline_ready()
        page.goto("about:blank")
        guest.table()
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


SIZES = {"phone": PHONE, "tablet": {"width": 820, "height": 1180}, "desk": DESK}


@pytest.mark.parametrize("size", SIZES)
def test_without_serious_findings(me: Guest, size: str) -> None:
    """On the first page with what the site adds to it, and at a table."""
    page = me.page
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.locator(".site-box").scroll_into_view_if_needed()
    still(page)
    me.shot(f"site-box-{size}")
    assert not barriers(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    choose(me.follow(), "train")
    still(page)
    me.shot(f"site-table-{size}")
    assert not barriers(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


FORBIDDEN = {
    # Not at once: what a test runs may evaluate.
    "eval": """() => new Promise((resolve) => setTimeout(() => {
      try {
        resolve(eval("1 + 1"));
      } catch (error) {
        resolve(error.name);
      }
    }))""",
    "inline": """() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.broken = ''";
      document.head.append(script);
      script.remove();
      return "broken" in document.documentElement.dataset;
    }""",
    "elsewhere": "() => fetch('http://elsewhere.invalid/').then(() => 'sent', (error) => error.name)",
}
"""What somebody who could change the page would try."""


def test_the_browser_keeps_to_the_policy(player: Guest) -> None:
    found = {name: player.page.evaluate(script) for name, script in FORBIDDEN.items()}
    problems = player.problems.copy()
    player.problems.clear()
    # The requests of workers are watched too.
    assert {f"{player.base}runtime/{name}" for name in ("abyssal.zip.xz", "pyodide.asm.wasm")} <= set(player.requests)
    assert found == {"eval": "EvalError", "inline": False, "elsewhere": "TypeError"}
    assert problems and all("Content Security Policy" in problem for problem in problems)
