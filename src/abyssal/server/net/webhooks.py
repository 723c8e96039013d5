"""Turn notices to addresses that players name. Off unless the server is started with them.

Never to an address inside this machine or its network: the name is resolved first, every address it stands for must be
public, and the connection goes to just that address. Nothing is followed elsewhere.
"""

from __future__ import annotations

import http.client
import ipaddress
import logging
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

import msgspec

from ...kernel.errors import Problem
from ..http.limits import Rate

TIMEOUT = 3.0
"""Seconds for one step."""
DEADLINE = 10.0
"""Seconds for all of them, so that a slow address does not hold up the notices of others."""
LONGEST = 500
OFTEN = (30, 60.0)
"""So many notices to one address in so many seconds."""
_LOG = logging.getLogger("abyssal.webhooks")
_NAMES = ThreadPoolExecutor(4, thread_name_prefix="webhook-names")


def check_address(url: str) -> str:
    """The address as it is kept, or a refusal."""
    _parts(url)
    return url


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem("bad-webhook") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Problem("bad-webhook")
    if port is not None and port not in (80, 443) and port < 1024:
        raise Problem("bad-webhook")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not is_public(str(literal)):
        raise Problem("bad-webhook")
    return parts


SPECIAL = [
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8", "192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.175.48.0/24",
        "2001::/23", "2620:4f:8000::/48", "3fff::/20",
    )
]  # fmt: skip
"""Networks for special purposes (IANA's registries) that some versions of Python take for any other network: protocol
assignments, AS112, relays, documentation."""


def is_public(address: str) -> bool:
    """Whether an address is out there: not private, loopback, link-local, reserved, or one of these in disguise."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip not in ipaddress.ip_network("2000::/3"):
            return False
    if any(ip.version == network.version and ip in network for network in SPECIAL):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def resolve(host: str, port: int) -> str:
    """The address to connect to. If any address of a name is not public, none is used."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(is_public(address) for address in found):
        raise Problem("bad-webhook")
    return found[0]


def _resolve_in_time(host: str, port: int) -> str:
    """A lookup of a name cannot be broken off, so it runs in a thread of its own and is waited for only so long."""
    asked = _NAMES.submit(resolve, host, port)
    try:
        return asked.result(TIMEOUT)
    finally:
        asked.cancel()


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever the name stands for by now."""

    def __init__(self, parts: SplitResult, address: str, port: int) -> None:
        super().__init__(parts.hostname or "", port, timeout=TIMEOUT)
        self.address = address
        self.secure = parts.scheme == "https"

    def give_up(self) -> None:
        """End it, whatever the other side is about to say."""
        with suppress(OSError):
            if self.sock is not None:
                self.sock.shutdown(socket.SHUT_RDWR)

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), TIMEOUT)
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post(url: str, body: bytes) -> int:
    """Send one notice; the status of the answer."""
    parts = _parts(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    connection = _Pinned(parts, _resolve_in_time(parts.hostname or "", port), port)
    timer = threading.Timer(DEADLINE, connection.give_up)
    timer.daemon = True
    timer.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "abyssal"})
        return connection.getresponse().status
    finally:
        timer.cancel()
        connection.close()


class Webhooks:
    """Sends notices one after the other, apart from everything else."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="webhooks")
        self._places = threading.Semaphore(200)
        self._rate = Rate(*OFTEN)

    def notify(self, url: str, notice: dict[str, str]) -> None:
        """Send a notice, unless too many wait or go to this address: a game goes on without them."""
        try:
            self._rate.check(url)
        except Problem:
            _LOG.info("too many turn notices to one address: one is left out")
            return
        if not self._places.acquire(blocking=False):
            _LOG.warning("too many turn notices waiting: one is left out")
            return
        self._pool.submit(self._send, url, msgspec.json.encode(notice))

    def _send(self, url: str, body: bytes) -> None:
        try:
            post(url, body)
        except (OSError, Problem, http.client.HTTPException, ValueError) as error:
            _LOG.info("a turn notice was not delivered: %s", type(error).__name__)
        finally:
            self._places.release()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
