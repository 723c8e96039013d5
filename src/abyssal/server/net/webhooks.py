"""Turn notices to web addresses that players choose. Off unless the server is started with `--webhooks`.

Notices never go to an address inside this machine or its network. The name is resolved first, every address must be
public, and the connection goes to exactly that address. Redirects are not followed.
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

from ...kernel.decision import CHANCE
from ...kernel.errors import Problem, TooOften
from ...table import encoding
from ...table.play.table import Table
from ...table.views.log import words_for
from ..http.limits import Rate

STEP_SECONDS = 3.0
"""Time for one step."""
DELIVERY_SECONDS = 10.0
"""Time for a whole delivery, so that a slow address does not delay the notices of others."""
MAX_URL_CHARACTERS = 500
MAX_NOTICES = 30
NOTICE_WINDOW_SECONDS = 60.0
"""At most 30 notices to one address in 60 seconds."""
MAX_NOTICES_WAITING = 200
_LOG = logging.getLogger("abyssal.webhooks")
_NAMES = ThreadPoolExecutor(4, thread_name_prefix="webhook-names")


def turn_notice(table: Table) -> tuple[str, dict[str, str]] | None:
    """Return where to send a notice to the player who is asked now, and its content."""
    decision, rules = table.game.decision, table.rules
    seat = table.seats.get(table.player_asked())
    if decision is None or seat is None or not seat.webhook:
        return None
    words = words_for(seat.lang, rules.spec.game)
    who = words.say("term-table") if decision.actor == CHANCE else words.faction(decision.actor)
    text = f"{words.say('game-title')}: {who} · {words.prompt(decision)}"
    notice = {
        "type": "turn",
        "table": table.id,
        "game": rules.spec.game,
        "faction": rules.spec.factions[decision.actor] if decision.actor != CHANCE else "",
    }
    return seat.webhook, {**notice, "path": f"/t/{table.id}", "text": text, "content": text}


def check_address(url: str) -> str:
    """Return the address. Refused if no notice may be sent there."""
    _parts(url)
    return url


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem("bad-webhook") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MAX_URL_CHARACTERS
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
"""Special-purpose networks in IANA's registries that some versions of Python take for public: protocol assignments,
AS112, relays, documentation."""


def is_public(address: str) -> bool:
    """Return True if an address is public: not private, loopback, link-local or reserved, also not embedded in IPv6."""
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
    """Return the address to connect to. Refused if any address of the name is not public."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(is_public(address) for address in found):
        raise Problem("bad-webhook")
    return found[0]


def _resolve_in_time(host: str, port: int) -> str:
    """Resolve a name with a deadline. A lookup cannot be cancelled, so it runs in its own thread."""
    asked = _NAMES.submit(resolve, host, port)
    try:
        return asked.result(STEP_SECONDS)
    finally:
        asked.cancel()


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, even if the name resolves to another one by now."""

    def __init__(self, parts: SplitResult, address: str, port: int) -> None:
        super().__init__(parts.hostname or "", port, timeout=STEP_SECONDS)
        self.address = address
        self.secure = parts.scheme == "https"

    def give_up(self) -> None:
        """Close the connection from another thread."""
        with suppress(OSError):
            if self.sock is not None:
                self.sock.shutdown(socket.SHUT_RDWR)

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), STEP_SECONDS)
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post(url: str, body: bytes) -> int:
    """Send one notice and return the status of the response."""
    parts = _parts(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    connection = _Pinned(parts, _resolve_in_time(parts.hostname or "", port), port)
    timer = threading.Timer(DELIVERY_SECONDS, connection.give_up)
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
    """Sends notices in its own threads."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="webhooks")
        self._places = threading.Semaphore(MAX_NOTICES_WAITING)
        self._rate = Rate(MAX_NOTICES, NOTICE_WINDOW_SECONDS)

    def notify(self, url: str, notice: dict[str, str]) -> None:
        """Send a notice, unless too many wait or go to this address. A game does not depend on them."""
        try:
            self._rate.check(url)
        except TooOften:
            _LOG.info("too many turn notices to one address: one is left out")
            return
        if not self._places.acquire(blocking=False):
            _LOG.warning("too many turn notices waiting: one is left out")
            return
        self._pool.submit(self._send, url, encoding.encode(notice))

    def _send(self, url: str, body: bytes) -> None:
        try:
            post(url, body)
        except (OSError, Problem, http.client.HTTPException, ValueError) as error:
            _LOG.info("a turn notice was not delivered: %s", type(error).__name__)
        finally:
            self._places.release()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
