"""The command line: `abyssal play`, `abyssal simulate` and the rest, one module each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .. import __version__
from ..kernel.errors import Problem
from ..language import Words
from . import arena, bench, play, replay, rule, serve, show, simulate, study, tables, train
from .common import Parser, cannot_write

COMMANDS = [serve, tables, play, simulate, arena, study, train, show, replay, rule, bench]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: all is well; 1: it ran and something failed; 2: it was asked for what cannot be."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    try:
        status = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    except OSError as error:
        # What is still to be written would fail again while closing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            # The reader of the output has gone (`| head`): nothing more to say.
            return 1
        print(Words("en").problem(cannot_write("stdout", error)), file=sys.stderr)
        return 2


def _run(argv: Sequence[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        status: int = args.run(args)
        return status
    except Problem as problem:
        print(Words(getattr(args, "lang", "en")).problem(problem), file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = Parser(prog="abyssal", description="The COIN-series games Andean Abyss and A Distant Plain.")
    top.add_argument("--version", action="version", version=f"abyssal {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return top
