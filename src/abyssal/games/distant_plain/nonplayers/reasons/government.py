"""8.7 What reasons the Government gives."""

from __future__ import annotations

RULES: list[str] = []
REASONS: list[str] = []
