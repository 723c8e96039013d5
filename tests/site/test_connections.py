"""Both connections of the page, HTTP and the Web Worker, pass the same tests: the page cannot tell them apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.site.pages import Guest
from tests.web.page_harness import server

pytestmark = pytest.mark.slow

SEATS = {"govt": "person", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
LISTEN = """async ([from, table, hello]) => {
  const { connection } = await import(from);
  window.heard = [];
  window.line = connection.listen(table, () => hello, {
    message: (message) => window.heard.push(message),
    connected: (yes) => (document.documentElement.dataset.line = String(yes)),
  });
}"""


class Client:
    """The connection of a page."""

    def __init__(self, guest: Guest, shared: bool) -> None:
        self.guest = guest
        self.shared = shared
        """Whether other people can reach the tables, so that tokens keep them apart."""
        self.sent = 0

    def send(self, path: str, body: object = None, tokens: Any = (), **query: str) -> tuple[int, Any]:
        status, text = self.guest.send(path, body, tokens, **query)
        return status, text if path.endswith("/record") and status == 200 else json.loads(text)

    def ask(self, path: str, body: object = None, tokens: Any = (), **query: str) -> Any:
        status, found = self.send(path, body, tokens, **query)
        assert status == 200, found
        return found

    def refused(self, path: str, body: object = None, tokens: Any = (), **query: str) -> tuple[int, str]:
        status, found = self.send(path, body, tokens, **query)
        assert found["message"]
        return status, found["error"]

    def new(self, **about: Any) -> tuple[str, dict[str, str]]:
        made = self.ask("tables", {"game": "andean-abyss", "seats": SEATS, **about})
        return f"tables/{made['table']}", made["tokens"]

    def request(self) -> str:
        self.sent += 1
        return f"q{self.sent}"

    def choose(self, table: str, tokens: dict[str, str], choice: str = "") -> Any:
        state = self.ask(table, tokens=tokens.values())
        choice = choice or state["decision"]["options"][0]["choice"]
        body = {"rev": state["rev"], "request": self.request(), "choice": choice}
        return self.ask(f"{table}/choices", body, tokens.values())

    def listen(self, table: str, tokens: list[str], lang: str = "en") -> None:
        hello = {"tokens": tokens, "lang": lang}
        self.guest.page.evaluate(LISTEN, [f"{self.guest.base}web/connection.js", table.split("/")[1], hello])
        self.guest.page.wait_for_selector("html[data-line=true]", state="attached")

    def heard(self, kind: str, which: str) -> Any:
        """Wait for a message of this kind for which a script is true, and return the last one."""
        script = f"() => window.heard.findLast((one) => one.type === '{kind}' && ({which}))"
        for _ in range(600):
            found = self.guest.page.evaluate(script)
            if found:
                return found
            self.guest.page.wait_for_timeout(100)
        raise AssertionError(f"no {kind} for which {which}")


@pytest.fixture(scope="module", params=["http", "worker"])
def client(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Client]:
    if request.param == "worker":
        yield Client(request.getfixturevalue("player"), shared=False)
        return
    with server(tmp_path_factory.mktemp("http")) as base:
        guest = Guest(browser, f"{base}/")
        guest.lobby_of_server()
        yield Client(guest, shared=True)
        guest.leave()


def test_what_belongs_to_no_table(client: Client) -> None:
    assert [one["game"] for one in client.ask("games")] == ["andean-abyss", "distant-plain"]
    assert client.ask("words", lang="fr", game="distant-plain")["page-again"]
    assert client.ask("games/andean-abyss/geometry")["spaces"]
    assert client.ask("games/andean-abyss/aid", lang="es")["tutorial"]
    assert client.ask("games/andean-abyss/options", {"options": {}, "seats": SEATS})["clashes"] is not None
    assert client.ask("tables") == []


def test_choose_undo_and_rewind(client: Client) -> None:
    stays: list[str] = []
    while not stays:  # The cards are dealt at random: after some, every first choice ends the turn.
        table, tokens = client.new()
        ends = client.ask(f"{table}/ends", tokens=tokens.values())["ends"]
        stays = [choice for choice, over in ends.items() if not over]
    first = client.ask(table, tokens=tokens.values())
    made = client.choose(table, tokens, stays[0])
    assert made["rev"] == 1 and made["length"] > first["length"]
    undone = client.ask(f"{table}/undo", {"rev": 1, "request": client.request()}, tokens.values())
    assert (undone["rev"], undone["length"]) == (2, first["length"])
    assert undone["decision"] == first["decision"]
    client.choose(table, tokens)
    back = client.ask(f"{table}/rewind", {"rev": 3, "request": client.request(), "at": 0}, tokens.values())
    assert back["rev"] == 4


def test_what_a_choice_would_do(client: Client) -> None:
    table, tokens = client.new()
    held, rev = tokens.values(), client.ask(table)["rev"]
    choice = client.ask(table, tokens=held)["decision"]["options"][0]["choice"]
    assert client.ask(f"{table}/preview", {"choices": [choice]}, held)["then"]
    assert client.ask(f"{table}/ends", tokens=held)["rev"] == rev
    assert client.ask(f"{table}/further", tokens=held)["rev"] == rev
    assert client.ask(table)["rev"] == rev


def test_a_request_is_carried_out_once(client: Client) -> None:
    table, tokens = client.new()
    state = client.ask(table, tokens=tokens.values())
    body = {"rev": 0, "request": "once", "choice": state["decision"]["options"][0]["choice"]}
    made = client.ask(f"{table}/choices", body, tokens.values())
    assert client.ask(f"{table}/choices", body, tokens.values())["rev"] == made["rev"]
    assert client.refused(f"{table}/choices", {**body, "request": "late"}, tokens.values()) == (409, "old-revision")


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("tables/nosuchtable", None, (404, "no-table")),
        ("nowhere", None, (404, "no-page")),
        ("tables", {"game": "chess"}, (400, "unknown-name")),
        ("tables", {"gane": "andean-abyss"}, (400, "bad-message")),
        ("tables", {"record": "format: 99\n"}, (400, "bad-record")),
        ("tables", {"record": "Dear diary"}, (400, "bad-record")),
    ],
)
def test_refusals(client: Client, path: str, body: object, refusal: tuple[int, str]) -> None:
    assert client.refused(path, body) == refusal


def test_refusals_at_a_table(client: Client) -> None:
    table, tokens = client.new()
    held = list(tokens.values())
    actor = client.ask(table)["decision"]["actor"]
    other = next(token for faction, token in tokens.items() if faction != actor)
    choice = {"rev": 0, "request": "x", "choice": "pass"}
    if client.shared:
        assert client.refused(f"{table}/choices", choice) == (401, "no-token")
    assert client.refused(f"{table}/choices", choice, ["wrong"]) == (401, "bad-token")
    assert client.refused(f"{table}/choices", choice, [other]) == (403, "not-your-seat")
    assert client.refused(f"{table}/choices", {**choice, "choice": "fly"}, held) == (400, "illegal-choice")
    assert client.refused(f"{table}/choices", {**choice, "rev": "0"}, held) == (400, "bad-message")
    assert client.refused(table, tokens=held, at="9999") == (400, "no-such-choice")
    assert client.refused(table, tokens=held, lang="de") == (400, "unknown-language")
    assert client.ask(table)["rev"] == 0


def test_replay_records_and_play_on(client: Client) -> None:
    table, tokens = client.new()
    length = client.choose(table, tokens)["length"]
    assert client.ask(table, at="1")["at"] == 1
    assert client.ask(f"{table}/story", **{"from": "0", "to": str(length)})["scenes"] is not None
    assert client.ask(f"{table}/log", **{"from": "0"})["count"] > 0
    assert client.ask(f"{table}/history") and client.ask(f"{table}/summary") and client.ask(f"{table}/brief")
    assert client.ask(f"{table}/result")["result"] is None
    record = client.ask(f"{table}/record")
    again = client.ask("tables", {"record": record})
    assert client.ask(f"tables/{again['table']}/record") == record
    branch = client.ask(f"{table}/branch", {"at": 1})
    assert set(branch["tokens"]) == set(tokens)


def test_names_chat_and_hints(client: Client) -> None:
    table, tokens = client.new(seats={**SEATS, "farc": "nonplayer"})
    held = list(tokens.values())
    seat = {"request": client.request(), "faction": "govt", "name": "Ana"}
    assert "Ana" in json.dumps(client.ask(f"{table}/seat", seat, held))
    said = client.ask(f"{table}/chat", {"request": client.request(), "text": "Hola"}, held)
    assert said["chat"][-1]["text"] == "Hola"
    state = client.ask(table, tokens=held)
    found = client.ask(f"{table}/hint", {}, held)
    assert found["rev"] == state["rev"] and found["hints"]
    client.ask(f"{table}/aids", {"request": client.request(), "on": False}, held)
    assert client.refused(f"{table}/hint", {}, held) == (403, "no-aids")
    again = client.ask(f"{table}/rematch", {"request": client.request()}, held)
    assert again["table"] != table.split("/")[1]


def test_live_news(client: Client) -> None:
    table, tokens = client.new()
    held = list(tokens.values())
    client.listen(table, held)
    assert client.heard("state", "true")["state"]["rev"] == 0
    client.choose(table, tokens)
    assert client.heard("state", "one.state.rev === 1")["state"]["factions"]
    client.guest.page.evaluate("window.line.send({ lang: 'es' })")
    prompt = client.ask(table, tokens=held, lang="es")["decision"]["prompt"]
    assert client.heard("state", f"one.state.decision.prompt === {json.dumps(prompt)}")
    host = client.ask(table, tokens=held)["people"]["host"]
    client.ask(f"{table}/secret", {"request": client.request(), "faction": host}, held)
    assert client.heard("error", "true")["error"] == "bad-token"
    client.guest.page.evaluate("window.line.close()")


def test_a_computer_player_answers(client: Client) -> None:
    table, tokens = client.new(seats={**SEATS, "farc": "quick", "auc": "quick", "cartels": "quick"})
    client.listen(table, list(tokens.values()))
    for _ in range(6):
        state = client.heard("state", "one.state.decision?.mine")["state"]
        rev = state["rev"]
        options = [option["choice"] for option in state["decision"]["options"]]
        made = client.choose(table, tokens, "pass" if "pass" in options else options[0])
        if not made["decision"]["mine"]:
            break
    assert client.heard("state", f"one.state.rev > {rev + 1}")
    client.guest.page.evaluate("window.line.close()")
