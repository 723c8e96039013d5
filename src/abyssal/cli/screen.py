"""Write to the terminal: lines, wrapped texts, columns. Colours are used only if the output is a terminal."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import textwrap

from rich.console import Console
from rich.text import Text

from ..kernel.errors import Problem

STYLES = ["bold blue", "bold red", "bold yellow", "bold green"]
"""Colours of the factions, in faction order."""


class Screen:
    """The output of a command."""

    def __init__(self, plain: bool = False) -> None:
        if sys.stdout is None:
            raise Problem("cannot-write", path="stdout", reason=os.strerror(errno.EBADF))
        self.terminal = sys.stdout.isatty()
        self.console = Console(highlight=False) if self.terminal and not plain else None
        self.width = min(120, shutil.get_terminal_size((100, 24)).columns) if self.terminal else 100

    def line(self, text: str = "", style: str = "") -> None:
        if self.console is not None:
            self.console.print(Text(text, style=style), soft_wrap=True)
        else:
            print(text)

    def wrapped(self, label: str, text: str, indent: int) -> None:
        """Write a label, and the wrapped text next to it."""
        start = f"  {label:<{indent}}  "
        lines = textwrap.wrap(text, max(20, self.width - len(start))) or [""]
        self.line(start + lines[0])
        for line in lines[1:]:
            self.line(" " * len(start) + line)

    def paragraph(self, text: str) -> None:
        """Write an indented text, with the lines after the first indented further."""
        for line in textwrap.wrap(text, self.width, initial_indent="  ", subsequent_indent="      "):
            self.line(line)

    def columns(self, items: list[str]) -> None:
        """Write short texts in columns, read downwards."""
        for line in columns(items, self.width - 2):
            self.line("  " + line)


def columns(items: list[str], width: int, gap: int = 2) -> list[str]:
    """Lay out texts in columns, read downwards, in as few lines as the width allows."""
    for rows in range(1, len(items) + 1):
        parts = [items[i : i + rows] for i in range(0, len(items), rows)]
        widths = [max(map(len, part)) for part in parts]
        if sum(widths) + gap * (len(parts) - 1) <= width or rows == len(items):
            lines = []
            for row in range(rows):
                cells = [part[row].ljust(w) for part, w in zip(parts, widths, strict=True) if row < len(part)]
                lines.append((" " * gap).join(cells).rstrip())
            return lines
    return []


def table(rows: list[list[str]]) -> list[str]:
    """Align rows of cells: the first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
