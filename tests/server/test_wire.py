"""Connections: those that never finish what they say, never read, or are too many."""

from __future__ import annotations

import logging
import os
import socket
import time
from contextlib import ExitStack
from itertools import cycle
from urllib.parse import urlsplit

import pytest

from abyssal.server.client import Client
from abyssal.server.net import connections as wire
from abyssal.server.net import logs
from abyssal.server.net.connections import Door
from tests.server.conftest import Start
from tests.server.games import train
from tests.waiting import PATIENCE, wait_until

HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:"


def connected(base: str) -> socket.socket:
    parts = urlsplit(base)
    return socket.create_connection((str(parts.hostname), int(parts.port or 0)), PATIENCE)


def answers(base: str) -> bool:
    try:
        return bool(Client(base).call("/healthz")["status"] == "ok")
    except OSError:
        return False


def ended(connection: socket.socket) -> bool:
    """Whether the server ends a connection."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_what_is_never_finished_is_not_held(start: Start, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.5)
    with connected(start().base) as slow:
        slow.sendall(sent)
        assert ended(slow)


def test_drops_do_not_put_off_the_deadline(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 1.0)
    end = time.monotonic() + PATIENCE
    with connected(start().base) as slow, pytest.raises(OSError):
        for letter in cycle(HALF):
            assert time.monotonic() < end, "it drips for ever"
            slow.sendall(bytes([letter]))
            time.sleep(0.1)


def test_a_thousand_half_requests_stop_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """When all places are taken, whoever has said nothing whole yet makes room."""
    base = start(most=100).base
    with ExitStack() as stack:
        for _ in range(400):
            stack.enter_context(connected(base)).sendall(HALF)
        assert Client(base).call("/healthz")["status"] == "ok"


def test_one_address_has_so_many_connections(start: Start) -> None:
    base = start(each=5, local=False).base
    with ExitStack() as stack:
        first = [stack.enter_context(connected(base)) for _ in range(5)]
        for one in first:
            one.sendall(HALF)
        more = stack.enter_context(connected(base))
        assert ended(more)
        first[0].close()
        wait_until(lambda: answers(base), "no room after one has left")


def test_the_door_counts_ipv6_lines_as_one() -> None:
    door = Door(most=100, each=2)
    here: list[object] = [object() for _ in range(4)]
    assert door.enter(here[0], "2001:db8:1:2::1") == "2001:db8:1:2::/64"  # type: ignore[arg-type]
    assert door.enter(here[1], "2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"  # type: ignore[arg-type]
    assert door.enter(here[2], "2001:db8:1:2::7") is None  # type: ignore[arg-type]
    assert door.enter(here[3], "2001:db8:1:3::7") == "2001:db8:1:3::/64"  # type: ignore[arg-type]
    door.leave(here[0], "2001:db8:1:2::/64")  # type: ignore[arg-type]
    assert door.inside == 2


def test_an_endless_head(start: Start) -> None:
    with connected(start().base) as long:
        try:
            for _ in range(100):
                long.sendall(b"GET / HTTP/1.1\r\n" if _ == 0 else b"X-More: " + b"y" * 4000 + b"\r\n")
        except OSError:
            return
        assert ended(long)


def test_a_reader_who_never_reads_is_given_up(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ping is answered; the answers wait in memory if they are not read, but only up to a limit."""
    monkeypatch.setattr(wire, "MAX_BYTES_WAITING", 200_000)
    base = start().base
    client = train(base)
    with connected(base) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            f"GET /api/tables/{client.table}/live HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in deaf.recv(200)
        hello = b"{}"
        deaf.sendall(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        ping = (b"\x89" + bytes([0x80 | 125]) + b"\0\0\0\0" + b"p" * 125) * 500
        deaf.settimeout(PATIENCE)
        with pytest.raises(OSError, match=r"reset|pipe|[Tt]imed"):
            for _ in range(2000):
                deaf.sendall(ping)
    assert client.look()["rev"] == 0


def test_lines_of_the_log_are_counted(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    log, counted = logging.getLogger("abyssal.test"), logs.Counted()
    said: list[str] = []
    handler = logging.Handler()
    handler.addFilter(counted)
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(handler)
    log.propagate = False
    try:
        for n in range(1000):
            log.warning("request %d failed", n)
        log.warning("something else")
        monkeypatch.setattr(logs, "WINDOW_SECONDS", 0.0)
        log.warning("request %d failed", 1000)
    finally:
        log.removeHandler(handler)
        log.propagate = True
    assert said == ["request 0 failed", "something else", "request 1000 failed (and 999 times more)"]


def test_the_server_asks_for_as_many_files_as_it_may_have() -> None:
    assert wire.allow_files() >= min(65_536, os.sysconf("SC_OPEN_MAX"))
