"""The questions that events ask, in readable form."""

from __future__ import annotations

from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.events import execute
from abyssal.kernel.decision import Decision
from tests.games.distant_plain.helpers import FACTIONS, question

ALL_TALIBAN = """
waziristan: taliban 30g
khowst: taliban 2b
paktika: taliban 2b
ghazni: taliban 2b
oruzgan: taliban 2b
helmand: taliban 2b
kandahar: taliban 2b
"""
"""No Taliban piece is Available."""


def asked(b: Afghanistan, who: str, card: int, shaded: bool, *choices: str) -> Decision:
    """What the event asks after these choices."""
    b.set(names.CARD, card)
    b.executing = FACTIONS[who]
    return question(execute(b, FACTIONS[who], card, shaded), *choices)


def in_brief(b: Afghanistan, who: str, card: int, shaded: bool, *choices: str) -> tuple[str, str, list[str]]:
    """Who is asked after these choices, what, and with which options (but for taking back own pieces, 1.4.1)."""
    decision = asked(b, who, card, shaded, *choices)
    options = [option for option in decision.options if option != "take_back"]
    actor = names.FACTIONS[decision.actor] if decision.actor >= 0 else "chance"
    return actor, decision.kind, options
