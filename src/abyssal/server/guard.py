"""What keeps strangers out: origin, size, rate, and the headers that bind browsers."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import Problem

KB = 1024
PATIENCE = 4096 * KB
"""What is larger is not even heard to the end, so the sender may miss the answer; what is merely too large gets one."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SecureHeaders:
    """Puts the headers on every answer; what the API says is never kept."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store" if scope["path"].startswith("/api/") else "no-cache")
            await send(message)

        await self.app(scope, receive, marked)


def check_origin(headers: Headers) -> None:
    """Browsers say where a request comes from: it must be a page of this server. Other programs say nothing."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:
            place = ""
        if not place or place != headers.get("host", "").lower():
            raise Problem("other-origin")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem("other-origin")


def check_host(headers: Headers, names: Iterable[str]) -> None:
    """A page of somebody else whose name suddenly stands for this machine (DNS rebinding) is not a page of ours.

    Addresses in figures and `localhost` cannot be made to stand for something else.
    """
    try:
        host = urlsplit("//" + headers.get("host", "")).hostname or ""
    except ValueError:
        host = ""
    if host in names or host == "localhost" or host.endswith(".localhost"):
        return
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise Problem("other-host", host=host) from None


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, if it is JSON and not too large."""
    check_origin(request.headers)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("bad-message", error="Content-Type must be application/json")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > PATIENCE:
        raise Problem("too-large", most=most // KB)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > PATIENCE:
            break
        if size <= most:
            parts.append(part)
    if size > most:
        raise Problem("too-large", most=most // KB)
    return b"".join(parts)


@dataclass
class Limits:
    """How large, and how often."""

    body: int = 64 * KB
    record: int = 1024 * KB
    chat: int = 20
    """Lines of one seat in half a minute."""
    tables: int = 60
    """New tables for one address in a minute."""
    spare_local: bool = True
    """Whoever sits at the machine itself may put up as many tables as they like."""


class Rate:
    """So many in so many seconds, for each key."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, key: str) -> None:
        now = time.monotonic()
        times = self._times.pop(key, None) or deque()
        self._times[key] = times
        while len(self._times) > 10_000:
            self._times.popitem(last=False)
        while times and now - times[0] > self.seconds:
            times.popleft()
        if len(times) >= self.count:
            raise Problem("too-often")
        times.append(now)
