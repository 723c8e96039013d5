"""`abyssal tables`: list the tables of a server, and archive old ones."""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel.errors import Problem
from ..language import Words
from . import common
from .screen import Screen
from .serve import default_database, named

if TYPE_CHECKING:
    from .common import Commands

UNITS = {"h": 3600, "d": 86_400, "w": 7 * 86_400}


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "tables",
        help="list and archive the tables of a server",
        description="List the tables in a server's database, save the records of old ones to files, and remove them.",
    )
    parser.add_argument("--db", metavar="URL", type=named, help="database (default: the file that serve uses)")
    parser.add_argument(
        "--older-than",
        metavar="AGE",
        type=age,
        default=0,
        help="only tables unchanged for this long: 90d, 12h, 4w",
    )
    parser.add_argument("--export", metavar="DIR", type=common.file_name, help="write their records to this folder")
    parser.add_argument("--remove", action="store_true", help="remove the exported tables from the database")
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def age(text: str) -> int:
    """Parse an age such as 90d into seconds, for argparse."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([hdw])", text)
    if not found:
        raise argparse.ArgumentTypeError(f"not an age, such as 90d, 12h or 4w: {text!r}")
    return int(found[1]) * UNITS[found[2]]


def run(args: argparse.Namespace) -> int:
    from ..server.store.archive import record_text
    from ..server.store.store import Store

    if args.remove and not (args.export and args.older_than):
        raise Problem("remove-needs-export")
    words, screen = Words(args.lang), Screen(args.plain)
    store = Store(args.db or default_database())
    try:
        before = int(time.time()) - args.older_than
        found = store.idle(before)
        for one in found:
            day = time.strftime("%Y-%m-%d", time.localtime(one.changed))
            screen.line(words.say("tables-line", table=one.id, game=one.game, count=one.choices, day=day))
            if args.export:
                path = write_record(Path(args.export), one.id, record_text(store, one.id))
                screen.line("  " + words.say("tables-written", path=str(path)))
            if args.remove:
                gone = store.remove(one.id, before)
                screen.line("  " + words.say("tables-removed" if gone else "tables-kept"))
        screen.line(words.say("tables-count", count=len(found)))
    finally:
        store.close()
    return 0


def write_record(folder: Path, table: str, text: str) -> Path:
    """Write a record completely or not at all. An existing, different record of the table is not overwritten."""
    path = folder / f"{table}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if path.read_text(encoding="utf-8") != text:
                raise Problem("cannot-write", path=str(path), reason="a different record is already there")
            return path
        part = folder / f".{table}.part"
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except (OSError, ValueError) as error:
        raise common.cannot_write(str(path), error) from None
    return path
