"""8.6 What reasons the Coalition gives."""

from __future__ import annotations

RULES: list[str] = []
REASONS: list[str] = []
