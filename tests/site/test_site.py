"""The edition without a server in a real browser: playing, storage, links, offline, updates."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from tests.site.conftest import Invite
from tests.site.pages import Guest, choose
from tests.web.page_harness import PATIENCE, PHONE, idle, moved_on, revision, shown
from tools.build_site import POLICY, wire_size
from tools.serve_site import serving

pytestmark = pytest.mark.slow

MOST_BYTES = 6_500_000
SOLO = "#game=andean-abyss&seed=7"


def test_the_first_visit_is_small(site: Path) -> None:
    assert wire_size(site) <= MOST_BYTES


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
    page.goto(host)
    page.wait_for_selector("#continue")
    page.click("#custom summary")
    expect(page.locator("#custom input[value=nonplayer]").first).to_be_attached()
    expect(page.locator("#custom input[value=link]")).to_have_count(0)
    expect(page.locator("#watch-address")).to_have_count(0)


@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_the_first_two_cards_with_a_hint_in_spanish(invite: Invite, game: str) -> None:
    guest = invite(locale="es-ES")
    page = guest.table(f"#game={game}&seed=11")
    assert page.get_attribute("html", "lang") == "es"
    id, tokens, cards = guest.table_id(), guest.tokens(), set[int]()
    status, text = guest.send(f"tables/{id}/hint", {}, tokens, lang="es")
    assert status == 200 and json.loads(text)["hints"], text
    for n in range(200):
        state = json.loads(guest.send(f"tables/{id}", tokens=tokens)[1])
        cards.add(state["card"]["number"])
        if len(cards) > 2:
            break
        options = [option["choice"] for option in state["decision"]["options"]]
        choice = "pass" if "pass" in options else options[0]
        status, text = guest.send(
            f"tables/{id}/choices", {"rev": state["rev"], "request": f"n{n}", "choice": choice}, tokens
        )
        assert status == 200, text
    assert len(cards) > 2
    expect(page.locator("html")).to_have_attribute("data-rev", str(state["rev"]))
    idle(page)


def test_a_computer_player_moves_and_can_be_hurried(invite: Invite) -> None:
    """The second worker searches while the page stays usable. *Move now* ends the search of a strong player early."""
    guest = invite()
    guest.table("#game=andean-abyss&seed=3&seats=govt:strong,farc:person,auc:strong,cartels:strong")
    id, tokens = guest.table_id(), guest.tokens()
    thinking = 0
    for n in range(4000):
        state = json.loads(guest.send(f"tables/{id}", tokens=tokens)[1])
        if not state["decision"]["mine"]:
            # Every question in between is the strong player's, who would search for seconds.
            thinking += json.loads(guest.send(f"tables/{id}/hurry", {}, tokens)[1])["thinking"]
            guest.page.wait_for_timeout(50)
            continue
        if thinking:
            break
        options = [option["choice"] for option in state["decision"]["options"]]
        body = {"rev": state["rev"], "request": f"h{n}", "choice": "pass" if "pass" in options else options[0]}
        assert guest.send(f"tables/{id}/choices", body, tokens)[0] == 200
    assert thinking
    expect(guest.page.locator("html")).to_have_attribute("data-rev", str(state["rev"]))
    assert state["decision"]["mine"]


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


def test_a_record_in_a_link(invite: Invite) -> None:
    guest = invite()
    page = guest.table(SOLO)
    choose(page, "train")
    record = guest.send(f"tables/{guest.table_id()}/record")[1]
    link = page.evaluate(
        "async ([from, id]) => (await import(from)).connection.link(id)",
        [f"{guest.base}web/connection.js", guest.table_id()],
    )
    assert link.startswith(f"{guest.base}#record=")
    other = invite()
    other.table(link.removeprefix(other.base))
    assert other.send(f"tables/{other.table_id()}/record")[1] == record


BROKEN = (
    "#record=%%%",
    "#record=AAAA",
    "#game=chess",
    "#game=andean-abyss&seats=farc",
    "#game=andean-abyss&seats=farc:king",
)


def test_a_broken_link_gives_one_sentence(invite: Invite, host: str) -> None:
    page = invite().open()
    page.wait_for_selector("#main .games")
    for link in BROKEN:
        page.goto(f"{host}{link}")
        page.wait_for_selector("#notices .notice")
        expect(page.locator("#notices .notice")).to_have_count(1)
        assert page.url == host and page.evaluate("localStorage.getItem('abyssal-tables')") is None
        page.click("#notices button")


def test_all_games_are_exported_and_imported(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.table(SOLO)
    choose(page, "train")
    id, rev = guest.table_id(), revision(page)
    page.goto(guest.base)
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
    page.goto(other.base)
    file.write_text("{}", encoding="utf-8")
    page.set_input_files("#site-import", file)
    expect(page.locator("#notices")).to_contain_text("does not contain exported games")


def first_option(page: Page) -> str:
    return page.locator("#decision [data-choice]").first.get_attribute("data-choice") or ""


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
        (folder / "sw.js.gz").unlink()
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
