"""`abyssal mcp`: games for language models, as an MCP server."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import common

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "mcp",
        help="serve games to language models",
        description="Serve games to language models by the Model Context Protocol (needs abyssal[mcp]).",
    )
    parser.add_argument("--http", action="store_true", help="serve HTTP instead of standard input and output")
    parser.add_argument(
        "--host", metavar="ADDRESS", default="127.0.0.1", help="address for --http (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port", metavar="N", type=common.positive, default=8091, help="port for --http (default: 8091)"
    )
    common.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..agents.mcp_server import server

    if args.http:
        server().run("streamable-http", host=args.host, port=args.port)
    else:
        server().run("stdio")
    return 0
