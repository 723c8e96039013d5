"""Giving memory back to the system that was freed."""

from __future__ import annotations

import ctypes
from collections.abc import Callable


def _found() -> Callable[[int], int] | None:
    """The C library's own way, where there is one (glibc)."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return trim


_TRIM = _found()


def give_back() -> None:
    """What was freed stays with the process, in the gaps between what is still in use: each of the server's threads
    has a heap of its own, which grows to the most it ever held. This hands such gaps back."""
    if _TRIM is not None:
        _TRIM(0)
