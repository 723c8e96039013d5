"""Turn notices: only if allowed, only to public addresses."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from abyssal.kernel.errors import Problem
from abyssal.server.client import Refused
from abyssal.server.net import webhooks
from tests.server.conftest import Start
from tests.server.games import at, train
from tests.waiting import PATIENCE, wait_until


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "ff02::1", "192.0.2.1", "2001:db8::1", "::127.0.0.1", "fec0::1",
        "64:ff9b:1:a00:1::101:101", "2001:0:101:101::fefe:fefe", "fe80::1%1", "192.88.99.1", "192.0.0.9",
        "192.31.196.1", "192.52.193.1", "192.175.48.1", "198.18.0.1", "203.0.113.1", "198.51.100.1", "240.0.0.1",
        "3fff::1", "5f00::1", "2001:1::1", "2001:20::1", "2001:4:112::1", "2620:4f:8000::1", "100::1", "2002:a00:1::",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not webhooks.is_public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Problem, match="bad-webhook"):
        webhooks.check_address(f"http://{host}/x")


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are(address: str) -> None:
    assert webhooks.is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://a.example/", "file:///etc/passwd", "https://", "https://u:p@a.example/", "http://a b/", "x" * 600,
        "http://a.example:0/", "http://a.example:99999/", "http://a.example:22/", "https://a.example:25/", "http://@a.example/",
        "http://[::1/", "http://a.example\\@127.0.0.1:22/", "javascript:alert(1)", "http://a.example/\r\nX: y",
    ],
)  # fmt: skip
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Problem, match="bad-webhook"):
        webhooks.check_address(url)


def test_a_name_that_stands_for_a_private_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address among public ones is enough, and nothing is connected to."""
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 80)) for ip in ("1.1.1.1", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **about: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *args: pytest.fail("connected"))
    with pytest.raises(Problem, match="bad-webhook"):
        webhooks.post("http://rebind.example/", b"{}")
    with pytest.raises(Problem, match="bad-webhook"):
        webhooks.post("http://localhost:8090/", b"{}")


def test_notices_are_sent_to_the_address_that_was_checked_and_follow_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, str]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((self.path, self.headers["Host"]))
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1:1/inside")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    port = server.server_address[1]
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: "127.0.0.1")
    assert webhooks.post(f"http://hook.example:{port}/turn?x=1", b"{}") == 302
    assert heard == [("/turn?x=1", f"hook.example:{port}")]
    server.shutdown()
    server.server_close()


def test_off_unless_allowed(start: Start) -> None:
    client = train(start().base)
    with pytest.raises(Refused) as refused:
        client.sit("govt", webhook="https://hook.example/x")
    assert (refused.value.status, refused.value.error) == (403, "no-webhooks")
    client.sit("govt", webhook="")


def test_a_notice_when_the_turn_comes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, str]]] = []
    monkeypatch.setattr(webhooks.Webhooks, "notify", lambda self, url, notice: sent.append((url, notice)))
    base = start(webhooks=True).base
    client = at(base, {"card": 25, "next": [31], "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    with pytest.raises(Refused) as refused:
        client.sit("govt", webhook="http://127.0.0.1:8090/")
    assert refused.value.error == "bad-webhook"
    order = client.state["card"]["order"]
    client.sit(order[1], webhook="https://hook.example/x")
    assert "hook.example" not in str(client.look())
    client.choose("rally")
    assert sent == []
    client.undo()
    client.choose("pass")
    ((url, notice),) = sent
    assert url == "https://hook.example/x"
    assert (notice["type"], notice["faction"], notice["table"]) == ("turn", order[1], client.table)


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.1", "017700000001", "localhost", "localhost."])
def test_other_ways_to_write_this_machine(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", lambda *args: pytest.fail("connected"))
    with pytest.raises((Problem, OSError)):
        webhooks.post(f"http://{host}:8090/", b"{}")


def test_an_answer_drop_by_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each drop comes in time, all of them would take for ever: it is given up."""
    listener = socket.create_server(("127.0.0.1", 0))
    done = threading.Event()
    begun = time.monotonic()

    def drip() -> None:
        connection = listener.accept()[0]
        with connection, suppress(OSError):
            connection.sendall(b"HTTP/1.1 200 OK\r\nX: ")
            while not done.wait(0.05) and time.monotonic() < begun + PATIENCE:
                connection.sendall(b"x")

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: "127.0.0.1")
    monkeypatch.setattr(webhooks, "DELIVERY_SECONDS", 0.5)
    # No drop is so late that this would end it.
    monkeypatch.setattr(webhooks, "STEP_SECONDS", 2 * PATIENCE)
    with suppress(OSError, HTTPException):
        webhooks.post(f"http://hook.example:{listener.getsockname()[1]}/", b"{}")
    assert thread.is_alive(), "it was given up while the drops still fell"
    done.set()
    thread.join()
    listener.close()


def test_notices_that_cannot_be_sent_free_their_place(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def fail(url: str, body: bytes) -> int:
        asked.append(url)
        raise OSError

    monkeypatch.setattr(webhooks, "post", fail)
    sender = webhooks.Webhooks()
    for n in range(450):
        sender.notify(f"https://hook.example/{n}", {})
        wait_until(lambda: sender._places._value >= 100)
    sender._pool.shutdown()
    assert len(asked) == 450
    assert sender._places._value == 200


def test_one_address_is_not_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(webhooks, "post", lambda url, body: asked.append(url))
    sender = webhooks.Webhooks()
    for _ in range(50):
        for name in ("a", "b"):
            sender.notify(f"https://hook.example/{name}", {})
    sender._pool.shutdown()
    assert (asked.count("https://hook.example/a"), asked.count("https://hook.example/b")) == (30, 30)
    assert sender._places._value == 200


def test_a_name_that_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up like an answer drop by drop."""
    done = threading.Event()

    def wait(host: str, port: int) -> str:
        done.wait(PATIENCE)
        return "127.0.0.1"

    monkeypatch.setattr(webhooks, "resolve", wait)
    monkeypatch.setattr(webhooks, "STEP_SECONDS", 0.2)
    monkeypatch.setattr(socket, "create_connection", lambda *args: pytest.fail("connected"))
    with pytest.raises(TimeoutError):
        webhooks.post("http://slow.example/", b"{}")
    done.set()


def test_a_notice_in_the_language_it_was_asked_for_in(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, str]] = []
    monkeypatch.setattr(webhooks.Webhooks, "notify", lambda self, url, notice: sent.append(notice))
    base = start(webhooks=True).base
    client = at(base, {"card": 25, "next": [31], "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    order = client.state["card"]["order"]
    client.lang = "es"
    client.sit(order[1], webhook="https://hook.example/x")
    client.lang = "en"
    client.sit(order[1], name="Ana")
    client.choose("pass")
    client.lang = "es"
    assert client.look()["decision"]["prompt"] in sent[0]["text"]
    again = client.rematch()
    assert again.state["factions"]
