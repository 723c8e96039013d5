"""Invalid positions and records of A Distant Plain, with the messages that say where the error is."""

from __future__ import annotations

import json
from typing import Any

GAME = "distant-plain"
START: dict[str, Any] = {
    "game": GAME,
    "card": 23,
    "resources": {"taliban": 5},
    "spaces": {"khowst": "taliban 3g(3a) 1b, O", "kabul": "government 2t 2p, S"},
}

BASES = dict.fromkeys(("kabul", "balkh", "herat", "farah", "zabol", "khowst"), "taliban 2b")


BAD: list[tuple[dict[str, Any], str]] = [
    ({"spaces": {"bogota": "taliban 1g"}}, "spaces: unknown space “bogota”."),
    ({"resources": {"coalition": 5}}, "resources/coalition: coalition has no Resources of its own."),
    (
        {"spaces": {"waziristan": "government 1t"}},
        "waziristan: government 1t: no room (government 1t): only Taliban pieces in Pakistan.",
    ),
    (
        {"spaces": {**BASES, "helmand": "taliban 1b"}},
        "helmand: taliban 1b: too many (taliban 1b), 0 at most.",
    ),
    ({"game": "andean-abyss"}, "This belongs to andean-abyss, not to distant-plain."),
]
"""Invalid parts of a position, with their messages."""
HEAD = f"format: 1\ngame: {GAME}\nversion: 0.1.0\n"


def with_position(changed: dict[str, Any]) -> str:
    """Return a record that starts from a position, given in its 4th line."""
    return f"{HEAD}position: {json.dumps({**START, **changed})}\n---\ntaliban pass\n"
