"""Logging. Repeated lines are counted instead of written, so that they cannot fill the disk."""

from __future__ import annotations

import logging
import time

WINDOW_SECONDS = 60.0
"""How long a kind of line is only counted after it was written."""
MAX_KINDS = 1000


class Counted(logging.Filter):
    """Passes each kind of line once per window, with how often it occurred meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, str(record.msg), error)
        if kind not in self._kinds and len(self._kinds) >= MAX_KINDS:
            self._kinds.clear()
        since, count = self._kinds.get(kind, (float("-inf"), 0))
        now = time.monotonic()
        if now - since < WINDOW_SECONDS:
            self._kinds[kind] = (since, count + 1)
            return False
        self._kinds[kind] = (now, 0)
        if count:
            record.msg = f"{record.getMessage()} (and {count} times more)"
            record.args = None
        return True


def set_up(level: int = logging.WARNING) -> None:
    """Log to stderr, through the counter."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Counted())
    logging.basicConfig(level=level, handlers=[handler], force=True)
