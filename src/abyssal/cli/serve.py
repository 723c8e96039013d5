"""`abyssal serve`: play in the browser."""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import gc
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from .. import engine
from ..kernel.errors import Problem
from ..language import Words
from . import common

if TYPE_CHECKING:
    from .common import Commands

PORT = 8090
_ARENA_MAX = -8
"""`M_ARENA_MAX` of glibc."""
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_NAME = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve", help="play in the browser", description="Start the server for playing in the browser."
    )
    parser.add_argument(
        "--host", metavar="H", type=named, default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", metavar="P", type=port, help=f"port (default: {PORT}, or a free one)")
    parser.add_argument(
        "--name", metavar="N", type=name_alone, action="append", help="public host name, if behind a proxy (repeatable)"
    )
    parser.add_argument(
        "--db", metavar="URL", type=named, help="database, e.g. postgresql+psycopg://… (default: a file)"
    )
    parser.add_argument(
        "--processes", metavar="N", type=processes, default=1, help="number of server processes (needs PostgreSQL)"
    )
    parser.add_argument(
        "--proxy", metavar="A", type=network, action="append", default=[],
        help="trust the forwarded client addresses of the proxy at this address or network (repeatable)",
    )  # fmt: skip
    parser.add_argument("--metrics", action="store_true", help="serve /metrics to other machines too")
    parser.add_argument("--open", action="store_true", help="open the browser, if there is one")
    parser.add_argument("--webhooks", action="store_true", help="let players have turn notices sent to web addresses")
    common.add_language(parser)
    parser.set_defaults(run=run)


def named(text: str) -> str:
    """Refuse an empty value, which would mean every address, or the default database."""
    if not text.strip("[]"):
        raise argparse.ArgumentTypeError("the value is empty")
    return text


def name_alone(text: str) -> str:
    """Parse a host name without scheme and port, which `limits.check_host` does not compare, for argparse."""
    if len(text) > 253 or not _NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(f"not a host name, such as game.example: {text!r}")
    return text


def port(text: str) -> int:
    number = int(text) if _NUMBER.fullmatch(text) else 0
    if not 0 < number < 65536:
        raise argparse.ArgumentTypeError(f"not a port: {text!r}")
    return number


def processes(text: str) -> int:
    number = int(text) if _NUMBER.fullmatch(text) else 0
    if not 0 < number <= 64:
        raise argparse.ArgumentTypeError(f"not a number from 1 to 64: {text!r}")
    return number


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"not an address or network, such as 10.0.0.2: {text!r}") from None


def run(args: argparse.Namespace) -> int:
    engine.prefer_compiled()
    import uvicorn

    from ..server.http.app import create_app
    from ..server.http.limits import Proxies
    from ..server.net import logs
    from ..server.net import processes as several
    from ..server.net.connections import Door
    from ..server.net.counting import Counts
    from ..server.net.serving import configure
    from ..server.store.store import Store

    logs.set_up()
    store = Store(args.db or default_database())
    host = args.host[1:-1] if args.host.startswith("[") and args.host.endswith("]") else args.host
    try:
        if args.processes > 1 and store.database.is_sqlite:
            raise Problem("processes-need-postgresql")
        inherited = several.inherited_channel()
        listener = listen(host, args.port) if inherited is None else None
    except Problem:
        store.close()
        raise
    if listener is not None:
        address, words = address_of(host, listener), Words(args.lang)
        if args.processes > 1:
            store.close()
            return several.run(listener, args.processes, lambda: welcome(address, words, args.open))
        welcome(address, words, args.open)
    known = names(host, args.name or [])
    counts = Counts() if inherited is None else inherited[1]
    app = create_app(
        store, webhooks=args.webhooks, names=known, proxies=args.proxy, metrics=args.metrics, counts=counts, apart=True
    )
    config = configure(app, Door(proxies=Proxies(args.proxy), counts=counts))
    settle()
    server = uvicorn.Server(config) if inherited is None else several.Child(config, inherited[0])
    try:
        server.run(sockets=[] if listener is None else [listener])
    except KeyboardInterrupt:
        print(file=sys.stderr)
    finally:
        store.close()
    return 0


def welcome(address: str, words: Words, browser: bool) -> None:
    """Print the server's address and its engine."""
    print(words.say("serve-address", address=address), flush=True)
    print(words.say("serve-engine", engine="compiled" if engine.is_compiled() else "plain"), flush=True)
    if browser:
        threading.Thread(target=open_browser, args=[address, words], daemon=True).start()


def settle() -> None:
    """Tune memory and threads once all is loaded. Freezing it spares the garbage collector from scanning it again."""
    one_heap()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # Switch threads often, so that a thread that plays bots does not delay requests.
    sys.setswitchinterval(0.001)


def one_heap() -> None:
    """Share one heap among all threads, so that any of them can reuse freed memory. glibc would keep one per thread,
    although only one thread runs at a time."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)


def address_of(host: str, listener: socket.socket) -> str:
    """Return the server's URL for a browser on this machine."""
    # Without brackets, the colons of an IPv6 address would be mistaken for the port's.
    name = f"[{host}]" if ":" in host else host
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, name)
    return f"http://{shown}:{listener.getsockname()[1]}/"


def names(host: str, given: list[str]) -> list[str] | None:
    """Return the host names that the server accepts. None accepts all: it listens publicly and no name was given."""
    return [host, *given] if given or _is_loopback(host) else None


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(socket.getaddrinfo(host, None)[0][4][0]).is_loopback
    except (OSError, ValueError):
        return False


def listen(host: str, wanted: int | None) -> socket.socket:
    """Listen on the wanted port, or else on the default port or any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [PORT, 0] if wanted is None else [wanted]:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(1024)
            return found
        except (OSError, TypeError, ValueError) as error:
            # Encoding an invalid host name raises a TypeError or a ValueError.
            found.close()
            reason = common.reason(error)
    raise Problem("cannot-listen", address=f"{host}:{PORT if wanted is None else wanted}", reason=reason)


def default_database_path() -> Path:
    """Return the database file in the user's data directory."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "abyssal" / "abyssal.db"


def default_database() -> str:
    """Return the URL of the default database, and create its folder."""
    path = default_database_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise common.cannot_write(str(path.parent), error) from None
    return f"sqlite:///{path}"


def open_browser(address: str, words: Words) -> None:
    try:
        found = webbrowser.open(address)
    except (OSError, webbrowser.Error):
        found = False
    if not found:
        print(words.say("serve-open", address=address), flush=True)
