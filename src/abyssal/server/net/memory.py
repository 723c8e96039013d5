"""Returning freed memory to the operating system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable


def _find_trim() -> Callable[[int], int] | None:
    """Return `malloc_trim`, which only glibc has."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return trim


_TRIM = _find_trim()


def give_back() -> None:
    """Return unused pages of the heap to the system. Without this, the heap stays as large as it ever was."""
    if _TRIM is not None:
        _TRIM(0)
