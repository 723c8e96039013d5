"""A small client that plays through the server just as the page does."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

_OPENER = build_opener(ProxyHandler({}))
ANSWER_SECONDS = 300.0
"""Seconds to wait for an answer: a look back at a long game takes a busy machine minutes."""


class Refused(Exception):
    """The server refused a request: the status, the id and text of the error, and the revision of the table."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(status, answer.get("message", ""))
        self.status = status
        self.error: str = answer.get("error", "")
        self.message: str = answer.get("message", "")
        self.rev: int | None = answer.get("rev")


class Client:
    """One player or spectator at one table. Remembers the last state it received."""

    def __init__(self, base: str, table: str = "", tokens: dict[str, str] | None = None, lang: str = "en") -> None:
        self.base = base.rstrip("/")
        self.table = table
        self.tokens = dict(tokens or {})
        self.lang = lang
        self.state: dict[str, Any] = {}

    # Any request.

    def call(self, path: str, body: Any = None, headers: dict[str, str] | None = None, **query: object) -> Any:
        """Send a request and return the response as data, or as text if it is not JSON."""
        url = f"{self.base}{path}{'&' if '?' in path else '?'}{urlencode({'lang': self.lang, **query})}"
        sent = {"Authorization": "Bearer " + " ".join(self.tokens.values())} if self.tokens else {}
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent["Content-Type"] = "application/json"
        try:
            with _OPENER.open(Request(url, data, {**sent, **(headers or {})}), timeout=ANSWER_SECONDS) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text
        except HTTPError as error:
            with error:
                text = error.read().decode()
            try:
                answered = json.loads(text)
            except ValueError:
                answered = {"message": text}
            raise Refused(error.code, answered) from None
        except HTTPException as error:
            raise ConnectionError(f"the answer was cut off: {error!r}") from None

    def _at(self, what: str = "") -> str:
        return f"/api/tables/{self.table}" + (f"/{what}" if what else "")

    def _change(self, what: str, request: str | None, **body: object) -> dict[str, Any]:
        asked = {**body, "request": request or secrets.token_hex(12)}
        self.state = self.call(self._at(what), asked)
        return self.state

    # Tables.

    @classmethod
    def create(cls, base: str, **about: Any) -> Client:
        """Create a table and take all its seats."""
        client = cls(base)
        made = client.call("/api/tables", about)
        client.table, client.tokens = made["table"], made["tokens"]
        client.look()
        return client

    def seat(self, *factions: str) -> Client:
        """Return a client with only these seats, a spectator without any."""
        return Client(self.base, self.table, {f: self.tokens[f] for f in factions}, self.lang)

    def look(self, at: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.call(self._at()) if at is None else self.call(self._at(), at=at)
        if at is None:
            self.state = found
        return found

    def log(self, start: int) -> dict[str, Any]:
        """Return the lines of the log from number `start` on."""
        found: dict[str, Any] = self.call(self._at("log") + f"?from={start}")
        return found

    def story(self, since: int, to: int) -> list[dict[str, Any]]:
        """Return what happened between two moments, scene by scene."""
        scenes: list[dict[str, Any]] = []
        while True:
            page = self.call(self._at("story") + f"?from={since}&to={to}")
            scenes += page["scenes"]
            since = page["to"]
            if since >= to:
                return scenes

    def record(self) -> str:
        text: str = self.call(self._at("record"))
        return text

    def preview(self, choice: str) -> dict[str, Any]:
        found: dict[str, Any] = self.call(self._at("preview"), {"choice": choice})
        return found

    def ends(self) -> dict[str, bool]:
        """Return which choices end the turn or roll a die."""
        found: dict[str, bool] = self.call(self._at("ends"))["ends"]
        return found

    # Acting.

    def choose(self, choice: str, rev: int | None = None, request: str | None = None) -> dict[str, Any]:
        return self._change("choices", request, rev=self.state["rev"] if rev is None else rev, choice=choice)

    def undo(self, rev: int | None = None, request: str | None = None) -> dict[str, Any]:
        return self._change("undo", request, rev=self.state["rev"] if rev is None else rev)

    def rewind(self, at: int, rev: int | None = None, request: str | None = None) -> dict[str, Any]:
        return self._change("rewind", request, rev=self.state["rev"] if rev is None else rev, at=at)

    def sit(self, faction: str, request: str | None = None, **about: str) -> dict[str, Any]:
        return self._change("seat", request, faction=faction, **about)

    def say(self, text: str, request: str | None = None) -> dict[str, Any]:
        return self._change("chat", request, text=text)

    def rematch(self, request: str | None = None) -> Client:
        made = self.call(self._at("rematch"), {"request": request or secrets.token_hex(12)})
        found = Client(self.base, made["table"], made["tokens"], self.lang)
        found.look()
        return found

    def reseat(self, faction: str, request: str | None = None) -> str:
        """Give a seat a new token, and return it."""
        made = self.call(self._at("secret"), {"request": request or secrets.token_hex(12), "faction": faction})
        token: str = made["tokens"][faction]
        return token

    @contextmanager
    def live(self, origin: str | None = None) -> Iterator[Live]:
        """Connect to the table live."""
        host = urlsplit(self.base).netloc
        with connect(f"ws://{host}{self._at('live')}", origin=origin, proxy=None, max_size=None) as socket:  # type: ignore[arg-type]
            socket.send(json.dumps({"tokens": list(self.tokens.values()), "lang": self.lang}))
            yield Live(socket)


class Live:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, kind: str = "state", timeout: float = ANSWER_SECONDS) -> dict[str, Any]:
        """Return the next message of a kind, skipping others."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
            if message["type"] == kind:
                return message

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))
