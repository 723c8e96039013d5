"""Protection against strangers: origin, size, rate, and security headers."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from ...kernel.errors import Problem, TooOften
from ..net.counting import Counts

KB = 1024
MAX_BYTES_READ = 4096 * KB
"""Bodies larger than this are not read to the end, so their sender may miss the answer."""
MAX_KEYS = 10_000
"""Maximum number of keys that a rate remembers."""
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


_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
"""The headers as bytes, added to every answer. No route sets any of them."""


def with_headers(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """Add the headers that every answer has. Answers of the API are never cached."""
    found = list(headers)
    if b"cache-control" not in dict(found):
        found.append((b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache"))
    return found + _RAW


def headers_of(scope: Scope) -> Mapping[str, str]:
    """Return the headers of a request by name, parsed once. Of repeated headers the first counts."""
    found: Mapping[str, str] | None = scope.get("abyssal.headers")
    if found is None:
        found = {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}
        scope["abyssal.headers"] = found
    return found


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse requests that a browser sends from a page of another server. Other programs send no origin."""
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


def check_host(headers: Mapping[str, str], names: Iterable[str]) -> None:
    """Refuse host names that are not ours, against DNS rebinding."""
    host, own = _host(headers.get("host", ""))
    if not own and host not in names:
        raise Problem("other-host", host=host)


@lru_cache(maxsize=1024)
def _host(asked: str) -> tuple[str, bool]:
    """Return the host of a request, and whether it is an IP address or `localhost`, which nobody can redirect."""
    try:
        host = urlsplit("//" + asked).hostname or ""
    except ValueError:
        host = ""
    if host == "localhost" or host.endswith(".localhost"):
        return host, True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host, False
    return host, True


async def read_body(request: Request, most: int) -> bytes:
    """Read the body of a request, if it is JSON and has at most `most` bytes."""
    headers = headers_of(request.scope)
    check_origin(headers)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("bad-message", error="Content-Type must be application/json")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MAX_BYTES_READ:
        raise Problem("too-large", most=most // KB)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > MAX_BYTES_READ:
            break
        if size <= most:
            parts.append(part)
    if size > most:
        raise Problem("too-large", most=most // KB)
    return b"".join(parts)


# Who sends a request.

_FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class Proxies:
    """The addresses of proxies that are trusted to name the client."""

    def __init__(self, given: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(one, strict=False) for one in given]

    def __contains__(self, address: str) -> bool:
        ip = _ip(address)
        return ip is not None and any(ip.version == net.version and ip in net for net in self.networks)


@lru_cache(maxsize=4096)
def _ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, ipaddress.IPv6Address) else ip


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    ip = _ip(address)
    return ip is not None and ip.is_loopback


def bucket(address: str) -> str:
    """Return what counts as one client: an IPv4 address or an IPv6 /64 network."""
    ip = _ip(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
    return str(ip) if ip is not None else "unknown"


def address_of(scope: Scope, proxies: Proxies) -> str:
    """Return the client that a request counts for: the sender, or the address that a known proxy names.

    A proxy appends the address of its client to `X-Forwarded-For`. Anything before that may be forged. A proxy that
    names none counts as the client.
    """
    peer = str(scope["client"][0]) if scope.get("client") else ""
    if peer in proxies:
        named = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
        for one in reversed([name.strip() for name in named]):
            if _ip(one) is None:
                break
            peer = one
            if one not in proxies:
                break
    return bucket(peer)


def is_local(scope: Scope, proxies: Proxies) -> bool:
    """Return True if the request comes from this machine, not through a proxy. Requests of a known proxy never do."""
    peer = str(scope["client"][0]) if scope.get("client") else ""
    return peer not in proxies and is_direct(scope)


def is_direct(scope: Scope) -> bool:
    """Return True if a program on this machine has sent the request, as far as its headers tell."""
    peer = str(scope["client"][0]) if scope.get("client") else ""
    return is_loopback(peer) and headers_of(scope).keys().isdisjoint(_FORWARDED)


# How much.


@dataclass
class Limits:
    """Sizes in bytes, and requests per minute for one address unless a field says otherwise."""

    body: int = 64 * KB
    record: int = 1024 * KB
    moments_cached: int = 64 * 1024 * KB
    """Total size of the earlier moments and stories that each process keeps in memory."""
    chat: int = 20
    """Lines of one person in 30 seconds."""
    tables: int = 60
    changes: int = 1200
    """Choices, undos, rewinds, names and chat lines."""
    previews: int = 1200
    looks: int = 1200
    """States, histories and logs."""
    moments: int = 600
    """States of earlier moments."""
    advice: int = 12
    """Hints, and chances in the course of a game."""
    records: int = 60
    connects: int = 240
    """New live connections."""
    requests: int = 6000
    """Requests of any kind, files of the page included. One that exceeds another limit counts as ten."""
    pages: int = 300
    """Games, words, maps and help. They are large, and a browser asks for each once."""
    connections: int = 200
    """Connections, at the same time. Behind a proxy: live connections and requests that are not answered yet."""
    processor_seconds: float = 20.0
    """Processor time. Choices, undos and chat count too, but only other requests are refused."""
    spare_local: bool = True
    """Whether requests from this machine, not through a proxy, are unlimited."""


REFUSED_COUNTS = 10
"""A client that goes on although it is refused soon sends too many requests of any kind."""
PER_MINUTE = ("requests", "pages", "tables", "changes", "previews", "looks", "moments", "advice", "records", "connects")
CHAT_SECONDS = 30.0


class Rates:
    """The limits of each address, counted separately, over all processes of the server."""

    def __init__(self, limits: Limits, proxies: Proxies, counts: Counts) -> None:
        self.spare_local = limits.spare_local
        self.proxies = proxies
        self.counts = counts
        self.chat = limits.chat
        self.connections = limits.connections
        self.processor_seconds = limits.processor_seconds
        self._limits: dict[str, int] = {name: getattr(limits, name) for name in PER_MINUTE}

    def check(self, kind: str, scope: Scope) -> str:
        """Refuse a request if its address sends too many, or has used up its processor time. Return the address, empty
        if it is not limited."""
        address = self.address(scope)
        if address:
            if not self.counts.add(f"{kind} {address}", 1, self._limits[kind], 60):
                if kind != "requests":
                    self.counts.add(f"requests {address}", REFUSED_COUNTS - 1, inf, 60)
                raise TooOften
            if kind not in ("requests", "changes"):
                self.check_processor(address)
        return address

    def address(self, scope: Scope) -> str:
        """Return the address that a request counts for, empty if it is not limited."""
        found: str | None = scope.get("abyssal.address")
        if found is None:
            spared = self.spare_local and is_local(scope, self.proxies)
            found = scope["abyssal.address"] = "" if spared else address_of(scope, self.proxies)
        return found

    def hold(self, scope: Scope) -> str:
        """Note that a request has come through a proxy and is not answered yet. Refused if its address has too many.

        Return what to `release` when it is answered; empty for other requests, which `Door` counts by their connection.
        """
        if not self.proxies.networks or not scope.get("client") or str(scope["client"][0]) not in self.proxies:
            return ""
        key = self.address(scope)
        if key and not self.counts.hold(f"open {key}", self.connections):
            raise TooOften
        return key

    def release(self, key: str) -> None:
        if key:
            self.counts.release(f"open {key}")

    def check_chat(self, table: str, scope: Scope, tokens: Sequence[str]) -> None:
        """Refuse a line of chat from a person who writes too many, even if they use several seats."""
        address = address_of(scope, self.proxies)
        for key in (f"{table} {address}", *(f"{table} {token}" for token in tokens)):
            if not self.counts.add(f"chat {key}", 1, self.chat, CHAT_SECONDS):
                raise TooOften

    def charge(self, address: str, seconds: float) -> None:
        """Note the processor time that was used for an address."""
        self.counts.add(f"processor {address}", seconds, inf, 60)

    def check_processor(self, address: str) -> None:
        """Refuse an address that has used up its processor time."""
        if address and self.counts.level(f"processor {address}", 60) >= self.processor_seconds:
            raise TooOften


class Rate:
    """At most `count` events in `seconds`, for each key."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, key: str) -> None:
        now = time.monotonic()
        times = self._times.pop(key, None) or deque()
        self._times[key] = times
        while len(self._times) > MAX_KEYS:
            self._times.popitem(last=False)
        while times and now - times[0] > self.seconds:
            times.popleft()
        if len(times) >= self.count:
            raise TooOften
        times.append(now)
