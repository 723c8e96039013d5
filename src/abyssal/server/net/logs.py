"""The log: a line that comes again and again is counted, not repeated, so that it cannot fill a disk."""

from __future__ import annotations

import logging
import time

WINDOW = 60.0
"""For so many seconds a line is not written again."""
KINDS = 1000
"""So many kinds of lines are told apart."""


class Counted(logging.Filter):
    """Lets each kind of line through once in a while, with how often it came meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, str(record.msg), error)
        if kind not in self._kinds and len(self._kinds) >= KINDS:
            self._kinds.clear()
        since, count = self._kinds.get(kind, (float("-inf"), 0))
        now = time.monotonic()
        if now - since < WINDOW:
            self._kinds[kind] = (since, count + 1)
            return False
        self._kinds[kind] = (now, 0)
        if count:
            record.msg = f"{record.getMessage()} (and {count} times more)"
            record.args = None
        return True


def set_up(level: int = logging.WARNING) -> None:
    """Everything to stderr, through the counter."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Counted())
    logging.basicConfig(level=level, handlers=[handler], force=True)
