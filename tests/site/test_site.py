"""The edition without a server in a real browser: playing, storage, links, offline, updates."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.site.conftest import Invite
from tests.site.pages import START, choose
from tests.web.page_harness import PHONE, idle, moved_on, revision, shown
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
    page.click("#decision .undo")
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
    asked = guest.page.evaluate(
        """async ([from, id, tokens]) => {
          const { connection } = await import(from);
          const send = async (path, body) => JSON.parse((await connection.send({ path, query: { lang: "en" }, tokens, body })).text);
          let thinking = 0;
          for (let state = await send(`tables/${id}`), n = 0; n < 40; n++) {
            const rev = state.rev;
            if (state.decision.mine) {
              const options = state.decision.options.map((one) => one.choice);
              state = await send(`tables/${id}/choices`, { rev, request: `h${n}`, choice: options.includes("pass") ? "pass" : options[0] });
            }
            while (!state.decision.mine && state.rev === rev) {
              const hurried = await send(`tables/${id}/hurry`, {});
              if (hurried.thinking) thinking += 1;
              await new Promise((resolve) => setTimeout(resolve, 50));
              state = await send(`tables/${id}`);
            }
            if (thinking && state.decision.mine) return { thinking, rev: state.rev };
          }
          return { thinking, rev: -1 };
        }""",
        [f"{guest.base}web/connection.js", id, tokens],
    )
    assert asked["thinking"] > 0 and asked["rev"] > 0


def test_two_tabs_on_one_game(invite: Invite) -> None:
    guest = invite()
    page = guest.table(SOLO)
    other = guest.context.new_page()
    other.set_default_timeout(START)
    guest.open(f"?table={guest.table_id()}", other)
    shown(other)
    choose(page, "train")
    expect(other.locator("html")).to_have_attribute("data-rev", revision(page))
    idle(other)
    before = revision(other)
    other.click("#decision .undo")
    moved_on(other, before)
    expect(page.locator("html")).to_have_attribute("data-rev", revision(other))


FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...about) {
    if (globalThis.full) { this.transaction.abort(); throw new DOMException("full", "QuotaExceededError"); }
    return put.apply(this, about);
  };
}"""


def test_full_storage_is_told_and_changes_nothing(invite: Invite) -> None:
    guest = invite()
    page = guest.table(SOLO)
    session = guest.context.new_cdp_session(page)
    used = page.evaluate("navigator.storage.estimate().then((found) => found.usage)")
    session.send("Storage.overrideQuotaForOrigin", {"origin": guest.base.rstrip("/"), "quotaSize": max(1, used // 2)})
    before = revision(page)
    page.click('#decision [data-choice="train"]')
    expect(page.locator("#notices")).to_contain_text("no space left")
    idle(page)
    assert revision(page) == before
    session.send("Storage.overrideQuotaForOrigin", {"origin": guest.base.rstrip("/")})
    choose(page, "train")


def test_without_storage_the_page_says_so_and_plays(invite: Invite) -> None:
    guest = invite()
    guest.context.route(
        "**/storage.js", lambda route: route.fulfill(
            content_type="text/javascript",
            body=route.fetch().text().replace("indexedDB.open(", "indexedDB.refused("),
        ),
    )  # fmt: skip
    guest.context.route("**/sw.js", lambda route: route.abort())
    page = guest.open()
    expect(page.locator("#notices")).to_contain_text("stores nothing")
    page = guest.table(SOLO)
    choose(page, "train")


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


@pytest.mark.parametrize(
    "link",
    [
        "#record=%%%",
        "#record=AAAA",
        "#game=chess",
        "#game=andean-abyss&seats=farc",
        "#game=andean-abyss&seats=farc:king",
    ],
)
def test_a_broken_link_gives_one_sentence(invite: Invite, link: str) -> None:
    page = invite().open(link)
    expect(page.locator("#notices .notice")).to_have_count(1)
    page.wait_for_selector("#main .games")
    assert "table=" not in page.url and page.evaluate("localStorage.getItem('abyssal-tables')") in (None, "{}")


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


@pytest.mark.parametrize("view", ["desk", "phone"])
def test_without_serious_findings(invite: Invite, view: str) -> None:
    guest = invite(viewport=PHONE, has_touch=True) if view == "phone" else invite()
    page = guest.open()
    page.wait_for_selector("#main .games")
    guest.shot(f"site-lobby-{view}")
    found = Axe().run(page).response["violations"]
    assert not [one["id"] for one in found if one["impact"] in ("serious", "critical")]
    guest.table(SOLO)
    guest.shot(f"site-table-{view}")
