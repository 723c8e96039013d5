"""Nobody acts for another, and what is malformed changes nothing."""

from __future__ import annotations

import http.client
import json
import re
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.language.words import Words
from abyssal.server.client import Client, Refused
from abyssal.server.http.limits import Limits
from abyssal.table.play.people import CHAT_MAX_CHARACTERS
from tests.games.distant_plain.bad_input import BAD, with_position
from tests.server.conftest import Start
from tests.server.games import GAME, duel, play_on, solo, train
from tests.waiting import PATIENCE


def raw(
    base: str, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """A request just as it is written, with no help from a library."""
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=PATIENCE)
    try:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def refused(client: Client, what: str, body: Any, headers: dict[str, str] | None = None) -> Refused:
    """The refusal of a request that must not change the table."""
    before = client.seat().look()
    with pytest.raises(Refused) as found:
        client.call(f"/api/tables/{client.table}/{what}", body, headers)
    assert client.seat().look() == before
    assert "\n" not in found.value.message
    assert found.value.message
    return found.value


CHOICE = {"rev": 0, "request": "r", "choice": "train"}


def test_spectators_cannot_write(base: str) -> None:
    client = train(base)
    watcher = client.seat()
    for what, body in [
        ("choices", CHOICE),
        ("undo", {"rev": 0, "request": "r"}),
        ("rewind", {"rev": 0, "request": "r", "at": 0}),
        ("chat", {"request": "r", "text": "hi"}),
        ("seat", {"request": "r", "faction": "govt", "name": "me"}),
        ("rematch", {"request": "r"}),
        ("preview", {"choice": "train"}),
    ]:
        assert refused(watcher, what, body).status == 401


def test_forged_and_foreign_tokens(base: str) -> None:
    client, other = train(base), train(base)
    for tokens in (["x"], ["a" * 43], list(other.tokens.values()), [*client.tokens.values(), "x"], ["' OR 1=1 --"]):
        forged = Client(base, client.table, {str(n): token for n, token in enumerate(tokens)})
        assert refused(forged, "choices", CHOICE, {}).status == 401
        with pytest.raises(Refused) as found:
            forged.look()
        assert found.value.error == "bad-token"
    basic = refused(client.seat(), "choices", CHOICE, {"Authorization": "Basic YTpi"})
    assert basic.status == 401


def test_another_seat(base: str) -> None:
    govt, farc = duel(base)
    mine, other = (govt, farc) if govt.state["decision"]["mine"] else (farc, govt)
    choice = mine.state["decision"]["options"][-1]["choice"]
    found = refused(other, "choices", {"rev": 0, "request": "r", "choice": choice})
    assert (found.status, found.error, found.rev) == (403, "not-your-seat", 0)
    name = {"request": "n", "faction": "govt", "name": "me"}
    assert refused(farc, "seat", name).error == "not-your-seat"
    assert refused(farc, "seat", {**name, "faction": "auc"}).error == "not-your-seat"
    assert refused(farc, "seat", {**name, "faction": "spain"}).error == "bad-seat"


def test_refusals_speak_the_language_asked_for(base: str) -> None:
    client = train(base)
    found = set()
    for lang in ("en", "es", "fr"):
        client.lang = lang
        found.add(refused(client, "choices", {**CHOICE, "choice": "dance"}).message)
    assert len(found) == 3


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"rev": 0}', b'{"rev": 0, "request": "", "choice": "train"}',
        b'{"rev": "0", "request": "r", "choice": "train"}', b'{"rev": 0.5, "request": "r", "choice": "train"}',
        b'{"rev": -1, "request": "r", "choice": "train"}', b'{"rev": true, "request": "r", "choice": "train"}',
        b'{"rev": 0, "request": "r", "choice": ["train"]}', b'{"rev": 0, "request": "r", "choice": null}',
        b'{"rev": 0, "request": "r", "choice": "train", "as": "farc"}', b"[" * 5000,
        b'{"rev": 0, "request": "' + b"r" * 65 + b'", "choice": "train"}',
        b'{"rev": 0, "request": "r", "choice": "' + b"x" * 300 + b'"}',
        b'{"rev": 99999999999999999999, "request": "r", "choice": "train"}',
        b'{"rev": 0, "request": "r", "choice": "\xc3\x28"}',
    ],
)  # fmt: skip
def test_malformed_messages(base: str, body: bytes) -> None:
    found = refused(train(base), "choices", body)
    assert (found.status, found.error) == (400, "bad-message")


@pytest.mark.parametrize(
    "choice", ["dance", "TRAIN", "train ", "1", "../train", "give farc govt 1", "give", "hand a b c", "\x00"]
)
def test_choices_that_are_none(base: str, choice: str) -> None:
    assert refused(train(base), "choices", {**CHOICE, "choice": choice}).status == 400


def test_oversized_bodies(base: str) -> None:
    client = train(base)
    huge = json.dumps({**CHOICE, "choice": "x" * 70_000}).encode()
    assert refused(client, "choices", huge).status == 413
    token = next(iter(client.tokens.values()))
    # The length told is enough: the body is never sent.
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=PATIENCE)
    connection.putrequest("POST", f"/api/tables/{client.table}/choices")
    for name, value in (
        ("Content-Type", "application/json"), ("Content-Length", str(10**12)), ("Authorization", f"Bearer {token}"),
    ):  # fmt: skip
        connection.putheader(name, value)
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
    for record_ in ("x" * 1_100_000, "x" * 2_000_000):
        with pytest.raises(Refused) as found:
            Client.create(base, record=record_)
        assert found.value.status == 413
    for more in ({"options": {"edition": "x" * 65_600}}, {"unknown": "x" * 65_600}):
        with pytest.raises(Refused) as found:
            Client(base).call("/api/tables", {"game": GAME, **more})
        assert (found.value.status, found.value.message) == (413, "This is too large: at most 64 KB.")


def test_bodies_without_a_length_are_cut_off_too(base: str) -> None:
    client = train(base)
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=PATIENCE)
    chunks = (b" " * 10_000 for _ in range(20))
    headers = {"Content-Type": "application/json"}
    try:
        connection.request("POST", f"/api/tables/{client.table}/choices", chunks, headers, encode_chunked=True)
        assert connection.getresponse().status == 413
    except (BrokenPipeError, ConnectionResetError):
        pass  # cut off while still sending
    connection.close()
    assert client.look()["rev"] == 0


def test_other_origins(base: str) -> None:
    client = train(base)
    for headers in (
        {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": base + ".evil.example"},
        {"Origin": "http://127.0.0.1:1"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
    ):  # fmt: skip
        assert refused(client, "choices", CHOICE, headers).error == "other-origin"
        with pytest.raises(Refused) as found:
            client.call("/api/tables", {"game": GAME}, headers)
        assert found.value.status == 403
    form = refused(client, "choices", CHOICE, {"Content-Type": "text/plain"})
    assert form.error == "bad-message"
    client.call(f"/api/tables/{client.table}/choices", CHOICE, {"Origin": base, "Sec-Fetch-Site": "same-origin"})


def test_sockets_from_other_origins(base: str) -> None:
    client = train(base)
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as found, client.live(origin=origin):
            pass
        assert found.value.response.status_code == 403
    with client.live(origin=base) as live:
        assert live.next()["state"]["rev"] == 0


def test_script_in_names_and_chat_stays_text(base: str) -> None:
    client = train(base)
    script = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    client.sit("govt", name=script[:40])
    client.say(script + "\u202e\x07\nnext")
    state = client.look()
    assert state["factions"][0]["player"] == script[:40]
    assert state["chat"][0]["text"] == script + " next"
    status, headers, _ = raw(base, "GET", f"/api/tables/{client.table}")
    assert status == 200
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    for name in ("x" * 41, 5, ["a"]):
        assert refused(client, "seat", {"request": "q", "faction": "govt", "name": name}).status == 400
    long = {"request": "q", "faction": "govt", "name": "x" * 41}
    told = []
    for client.lang in ("en", "es", "fr"):
        told.append(refused(client, "seat", long).message)
    assert told == [
        "This name is too long: at most 40 characters.",
        "Este nombre es demasiado largo: como mucho 40 caracteres.",
        "Ce nom est trop long : 40 caractères au plus.",
    ]
    for text in ("", "   ", "\x00", "x" * (CHAT_MAX_CHARACTERS + 1)):
        assert refused(client, "chat", {"request": "q", "text": text}).error == "bad-text"


def test_the_page_and_the_server_take_lines_of_chat_of_the_same_length() -> None:
    script = (files("abyssal") / "web" / "panels" / "people.js").read_text(encoding="utf-8")
    field = re.search(r'id: "chat-text",\s+maxlength: "(\d+)"', script)
    assert field is not None
    assert int(field[1]) == CHAT_MAX_CHARACTERS


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver/app.py", "/web/....//server/app.py",
        "/web/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml", "/web//etc/passwd", "/web/..\\server\\app.py",
        "/../../etc/passwd",
        "/web/%00", "/api/games/..%2f..%2fdistant_plain/geometry", "/api/games/%2e%2e/geometry", "/web/",
        "/api/tables/..%2f..", "/api/tables/%27%20OR%201=1", "/api/nothing", "/nothing", "/t/a/b",
    ],
)  # fmt: skip
def test_path_traversal(base: str, path: str) -> None:
    status, _, body = raw(base, "GET", path)
    assert status in (400, 404)
    assert b"import" not in body
    assert b"root:" not in body


def test_headers(base: str) -> None:
    client = train(base)
    for path in ("/", f"/t/{client.table}", "/healthz", f"/api/tables/{client.table}", "/api/nothing", "/web/main.js"):
        _, headers, _ = raw(base, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers or "uvicorn" in headers["server"]
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


def test_methods(base: str) -> None:
    client = train(base)
    for method, path in (
        ("PUT", "/api/tables"),
        ("DELETE", f"/api/tables/{client.table}"),
        ("PUT", "/"),
        ("POST", "/"),
    ):
        assert raw(base, method, path, b"{}", Content_Type="application/json")[0] == 405


def test_too_many(start: Start) -> None:
    base = start(limits=Limits(chat=3, tables=4, spare_local=False)).base
    client = train(base)
    for n in range(3):
        client.say(f"line {n}")
    assert refused(client, "chat", {"request": "r", "text": "more"}).status == 429
    for _ in range(3):
        solo(base)
    with pytest.raises(Refused) as found:
        solo(base)
    assert found.value.status == 429


def test_secrets_are_not_in_the_database(start: Start, tmp_path: Any) -> None:
    running = start()
    client = train(running.base)
    client.choose("train")
    running.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert client.table.encode() in kept
    for token in client.tokens.values():
        assert token.encode() not in kept


def test_the_deck_never_leaves_the_server(base: str) -> None:
    """A game whose deck is settled beforehand: nothing a client receives names a card that was not turned up."""
    rules = rules_for(GAME)
    game = Game.new(rules, rules.with_nonplayers({}, ["farc", "auc", "cartels"]))
    settled = game.determinize(7)
    start = rules.to_position(settled.board)
    assert start["deck"]["order"]
    begun = Game.at(rules, rules.from_position(start))
    text = record.dump(begun)
    client = Client.create(base, record=text)
    with client.live() as live, client.seat().live() as watching:
        received = [json.dumps(live.next()), json.dumps(watching.next())]
        for n in range(12):
            play_on(client, 1, seed=n)
            if client.state["over"]:
                break
            option = client.state["decision"]["options"][0]["choice"]
            received += [json.dumps(client.preview(option)), json.dumps(live.next()), json.dumps(client.look(at=2))]
        with pytest.raises(Refused) as found:
            client.choose("dance")
        received.append(found.value.message)
    received += [json.dumps(client.state), json.dumps(client.seat().look()), client.record()]
    received += [json.dumps(client.call(f"/api/tables/{client.table}/{what}")) for what in ("history", "log")]
    state = client.look()
    seen = {*state["position"]["played"], state["card"]["number"], *(card["number"] for card in state["next"])}
    titles = Words("en", rules).lexicon.cards.title
    hidden = [titles[card] for card in rules.spec.events if card not in seen]
    assert len(hidden) > 50
    for answer in received:
        assert not re.search(r'"order": \[\d', answer)
        assert not [title for title in hidden if title in answer]
    again = Client.create(base, record=client.record())
    assert again.state["position"] == state["position"]


@pytest.mark.parametrize(("changed", "message"), BAD)
def test_bad_records_of_a_distant_plain(base: str, changed: dict[str, Any], message: str) -> None:
    """The place is told."""
    with pytest.raises(Refused) as found:
        Client.create(base, record=with_position(changed))
    assert (found.value.status, found.value.message) == (400, f"Line 4: {message}")
