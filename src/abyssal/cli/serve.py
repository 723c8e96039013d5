"""`abyssal serve`: the browser edition."""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..kernel.errors import Problem
from ..language import Words
from . import common

if TYPE_CHECKING:
    from .common import Commands

PORT = 8090


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="play in the browser", description="The browser edition.")
    parser.add_argument(
        "--host", metavar="H", type=named, default="127.0.0.1", help="where to listen (default: this machine only)"
    )
    parser.add_argument("--port", metavar="P", type=port, help=f"the port (default: {PORT}, or a free one)")
    parser.add_argument(
        "--name", metavar="N", type=name_alone, action="append", help="a name people know it by (behind a proxy)"
    )
    parser.add_argument(
        "--db", metavar="URL", type=named, help="the database, such as postgresql+psycopg://… (default: a file)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser, if there is one")
    parser.add_argument("--webhooks", action="store_true", help="let players have turn notices sent to web addresses")
    common.add_language(parser)
    parser.set_defaults(run=run)


def named(text: str) -> str:
    """Something; nothing would mean every address, or another database than was meant."""
    if not text.strip("[]"):
        raise argparse.ArgumentTypeError("it is empty")
    return text


def name_alone(text: str) -> str:
    """Without scheme and port, which are no part of what requests are compared with (`guard.check_host`)."""
    if not text or urlsplit(f"//{text}").hostname != text.lower():
        raise argparse.ArgumentTypeError(f"not a name alone, such as game.example: {text!r}")
    return text


def port(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 0 < number < 65536:
        raise argparse.ArgumentTypeError(f"not a port: {text!r}")
    return number


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from ..server.app import create_app
    from ..server.store import Store

    store = Store(args.db or default_database())
    host = args.host[1:-1] if args.host.startswith("[") and args.host.endswith("]") else args.host
    try:
        listener = listen(host, args.port)
    except Problem:
        store.close()
        raise
    # The colon in an IPv6 address would read as the port's.
    name = f"[{host}]" if ":" in host else host
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, name)
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(store, webhooks=args.webhooks, names=names(host, listener, args.name or [])), log_level="warning",
        ws="websockets-sansio", ws_max_size=64 * 1024, timeout_graceful_shutdown=3, server_header=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    words = Words(args.lang)
    print(words.say("serve-address", address=address), flush=True)
    if args.open:
        threading.Thread(target=open_browser, args=[address, words], daemon=True).start()
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        print(file=sys.stderr)
    finally:
        store.close()
    return 0


def names(host: str, listener: socket.socket, given: list[str]) -> list[str] | None:
    """The names that the server answers to; any, if it is open to others and nobody says how they call it."""
    local = ipaddress.ip_address(listener.getsockname()[0]).is_loopback
    return [host, *given] if local or given else None


def listen(host: str, wanted: int | None) -> socket.socket:
    """A socket on the port asked for; without one, on the usual port or any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [PORT, 0] if wanted is None else [wanted]:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(1024)
            return found
        except (OSError, TypeError, ValueError) as error:
            # A name that cannot be one raises what the encoding of names raises.
            found.close()
            reason = common.reason(error)
    raise Problem("cannot-listen", address=f"{host}:{PORT if wanted is None else wanted}", reason=reason)


def default_database() -> str:
    """A file in the user's data directory."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "abyssal"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise common.cannot_write(str(base), error) from None
    return f"sqlite:///{base / 'abyssal.db'}"


def open_browser(address: str, words: Words) -> None:
    try:
        found = webbrowser.open(address)
    except (OSError, webbrowser.Error):
        found = False
    if not found:
        print(words.say("serve-open", address=address), flush=True)
