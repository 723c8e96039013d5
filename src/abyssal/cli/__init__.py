"""The command line: `abyssal play`, `abyssal simulate` and the rest, one module each."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .. import __version__, engine
from ..kernel.errors import Problem
from ..language import Words
from . import (
    agent,
    arena,
    bench,
    benchmark,
    completion,
    deck,
    doctor,
    mcp,
    play,
    replay,
    rule,
    serve,
    show,
    simulate,
    study,
    tables,
    text,
    train,
)
from .common import Parser, cannot_write

COMMANDS = [
    serve, tables, play, agent, mcp, deck, simulate, arena, benchmark, study, train, show, text, replay, rule, bench,
    doctor, completion,
]  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Return 0 on success, 1 if something failed while it ran, 2 if the request was invalid."""
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
        # Buffered output would fail again when stdout is closed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            # The reader of the output is gone (`| head`): exit quietly.
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
    """Build the parser of all commands."""
    top = Parser(prog="abyssal", description="Play the COIN games Andean Abyss and A Distant Plain.")
    top.add_argument("--version", action="version", version=f"abyssal {__version__} ({engine_name()} engine)")
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return top


def engine_name() -> str:
    return "compiled" if engine.is_compiled() else "plain"


def welcome(args: argparse.Namespace) -> int:
    """Say what to do first."""
    print(f"""Abyssal {__version__}: the COIN games Andean Abyss and A Distant Plain.

  abyssal serve --open        play in the browser
  abyssal play andean-abyss   play in the terminal
  abyssal play distant-plain
  abyssal doctor              check this installation
  abyssal --help              list all commands""")
    return 0
