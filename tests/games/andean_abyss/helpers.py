"""Small positions and scripted choices for the tests of Andean Abyss."""

from __future__ import annotations

from abyssal.coin.notation import read_space
from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.kernel.position import Auditor
from tests.scripted import announce, asks, copy, event, operation, play, question, run

RULES = AndeanAbyss()
FACTIONS = RULES.spec.faction_index


def board(text: str = "", resources: int | dict[str, int] = 10, aid: int = 9, **options: str) -> Colombia:
    """An empty map plus what the lines of short text say; the invariants are checked after every effect.

    `open ecuador` as a line brings a foreign country into play.
    """
    b = RULES.empty_board(RULES.check_options(options))
    b.clear()
    b.set(names.SHIPMENTS, 4)
    b.set(names.AID, aid)
    for name, faction in FACTIONS.items():
        b.gain(faction, resources if isinstance(resources, int) else resources.get(name, 0))
        b.set(names.ELIGIBLE + faction, 1)
    for line in text.strip().splitlines():
        words = line.split()
        if words[:1] == ["open"]:
            b.open_space(b.spec.space_index[words[1]])
        elif words:
            read_space(b, line)
    b.conduct.journal = []
    b.conduct.audit = Auditor().look
    return b


__all__ = ["FACTIONS", "RULES", "announce", "asks", "board", "copy", "event", "operation", "play", "question", "run"]
