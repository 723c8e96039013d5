"""Small positions and scripted choices for tests of A Distant Plain."""

from __future__ import annotations

from abyssal.coin.notation import read_space
from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.kernel.decision import Decision
from abyssal.kernel.position import Auditor
from tests.scripted import announce, asks, copy, difference, event, operation, play, question, run

RULES = DistantPlain()
FACTIONS = RULES.spec.faction_index


def board(
    text: str = "",
    resources: int | dict[str, int] = 10,
    aid: int = 9,
    patronage: int = 9,
    islamabad: str = "tolerance",
    **options: str,
) -> Afghanistan:
    """An empty map plus what the lines of short text say; the invariants are checked after every effect.

    A test of a faction's turn sets `executing`, unless it uses `operation` or `event`, which do so.
    """
    b = RULES.empty_board(RULES.check_options(options))
    b.clear()
    b.set(names.AID, aid)
    b.set(names.ISLAMABAD, names.POSTURES.index(islamabad))
    b.add_patronage(patronage)
    for name, faction in FACTIONS.items():
        if faction != names.COALITION:
            b.gain(faction, resources if isinstance(resources, int) else resources.get(name, 0))
        b.set(names.ELIGIBLE + faction, 1)
    for line in text.strip().splitlines():
        if line.strip():
            read_space(b, line)
    b.conduct.journal = []
    b.conduct.audit = Auditor().look
    return b


def spaces(decision: Decision) -> set[str]:
    """Return the spaces among the options of a question."""
    return {option for option in decision.options if option in RULES.spec.space_index}


__all__ = [
    "FACTIONS", "RULES", "announce", "asks", "board", "copy", "difference", "event", "operation", "play", "question",
    "run", "spaces",
]  # fmt: skip
