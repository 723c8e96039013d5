"""Answers that are the same for all: made once, not sent again, and counted like everything else."""

from __future__ import annotations

import gzip
import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from abyssal.server.http.fixed import MIN_COMPRESSED_BYTES
from abyssal.server.http.limits import Limits
from abyssal.server.net.connections import Door
from abyssal.server.net.counting import Counts
from abyssal.table.views import catalogue
from tests.server.conftest import Start
from tests.server.games import GAME, train
from tests.server.test_refusals import raw
from tests.waiting import PATIENCE

FIXED = ["/api/games", "/api/words?lang=es", f"/api/games/{GAME}/geometry", f"/api/games/{GAME}/aid", "/api/schema"]
PAGE = ["/", "/web/main.js", "/results"]


@pytest.mark.parametrize("path", FIXED + PAGE)
def test_what_a_client_has_already_is_not_sent_again(base: str, path: str) -> None:
    status, headers, body = raw(base, "GET", path)
    assert (status, headers["cache-control"], headers["vary"]) == (200, "no-cache", "Accept-Encoding")
    tag = headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = raw(base, "GET", path, If_None_Match=known)
        assert (again[0], again[2], again[1]["etag"]) == (304, b"", tag)
        assert again[1]["x-content-type-options"] == "nosniff"
    assert raw(base, "GET", path, If_None_Match='"other"')[2] == body
    status, headers, packed = raw(base, "GET", path, Accept_Encoding="br, gzip")
    if len(body) < MIN_COMPRESSED_BYTES:
        assert ("content-encoding" in headers, packed) == (False, body)
    else:
        assert (headers["content-encoding"], gzip.decompress(packed)) == ("gzip", body)
    for accepted in ("br", "gzip;q=0", ""):
        assert raw(base, "GET", path, Accept_Encoding=accepted)[2] == body


def test_answers_for_all_are_made_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty clients ask at the same time, before it is made."""
    made, gate, find = [], threading.Event(), catalogue.catalogue

    def slow(language: str) -> Any:
        made.append(language)
        assert gate.wait(PATIENCE)
        return find(language)

    monkeypatch.setattr(catalogue, "catalogue", slow)
    base = start().base
    with ThreadPoolExecutor(30) as pool:
        asked = [pool.submit(raw, base, "GET", "/api/games") for _ in range(30)]
        gate.set()
        assert len({one.result()[2] for one in asked}) == 1
    assert made == ["en"]


def test_a_file_that_was_changed_is_sent(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text("one")
    base = start(web=tmp_path).base
    tag = raw(base, "GET", "/web/index.html")[1]["etag"]
    file.write_text("another")
    status, headers, body = raw(base, "GET", "/web/index.html", If_None_Match=tag)
    assert (status, body) == (200, b"another") and headers["etag"] != tag
    file.unlink()
    assert raw(base, "GET", "/web/index.html")[0] == 404


@pytest.mark.parametrize("path", [*FIXED, *PAGE, "/healthz", "/nothing", "/api/tables/x/brief"])
def test_nothing_is_uncounted(start: Start, path: str) -> None:
    base = start(limits=Limits(requests=3, spare_local=False)).base
    assert 429 not in [raw(base, "GET", path)[0] for _ in range(3)]
    status, headers, body = raw(base, "GET", f"{path}{'&' if '?' in path else '?'}lang=fr")
    assert (status, headers["retry-after"], headers["connection"]) == (429, "2", "close")
    assert json.loads(body)["error"] == "too-often"
    assert "content-security-policy" in headers


@pytest.mark.parametrize("path", FIXED)
def test_large_answers_have_a_limit_of_their_own(start: Start, path: str) -> None:
    base = start(limits=Limits(pages=2, spare_local=False)).base
    assert [raw(base, "GET", path)[0] for _ in range(3)] == [200, 200, 429]
    assert raw(base, "GET", "/web/main.js")[0] == 200


def test_who_goes_on_although_refused_is_turned_away(start: Start) -> None:
    """A refused request counts as ten."""
    base = start(limits=Limits(requests=20, tables=1, spare_local=False)).base
    body = json.dumps({"game": GAME}).encode()
    made = [raw(base, "POST", "/api/tables", body, Content_Type="application/json") for _ in range(4)]
    assert [status for status, _, _ in made] == [200, 429, 429, 429]
    assert ["connection" in headers for _, headers, _ in made] == [False, False, False, True]
    assert raw(base, "GET", "/healthz")[0] == 429


def test_wrong_secrets_are_counted(start: Start) -> None:
    base = start(limits=Limits(requests=20, spare_local=False)).base
    client = train(base)
    path, body = f"/api/tables/{client.table}/choices", b'{"rev": 0, "request": "r", "choice": "train"}'
    for headers in ({}, {"Authorization": "Bearer wrong"}):
        found = [raw(base, "POST", path, body, Content_Type="application/json", **headers)[0] for _ in range(4)]
        assert found == [401] * 4
    statuses = [raw(base, "POST", path, body, Content_Type="application/json")[0] for _ in range(30)]
    assert statuses[-10:] == [429] * 10


def test_what_is_sent_after_too_many_requests_is_not_read(start: Start) -> None:
    """Twelve requests at once over one connection: three answers, a refusal, and the end."""
    base = start(limits=Limits(requests=3, spare_local=False)).base
    host, port = base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 12)
        found = b""
        while part := line.recv(65536):
            found += part
    assert found.count(b"HTTP/1.1 200") == 3
    assert found.count(b"HTTP/1.1 429") == 1


def test_an_address_with_too_many_requests_is_not_let_in() -> None:
    counts = Counts()
    door = Door(local=False, counts=counts, requests=2)
    assert door.enter(object(), "203.0.113.9")  # type: ignore[arg-type]
    for _ in range(2):
        counts.add("requests 203.0.113.9", 1, 2, 60)
    assert door.enter(object(), "203.0.113.9") is None  # type: ignore[arg-type]
    assert door.enter(object(), "203.0.113.10")  # type: ignore[arg-type]
    assert door.inside == 2
