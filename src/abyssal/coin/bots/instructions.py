"""What the printed Non-player sheets tell bots to do with Events. People at the table read it off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...kernel.decision import CHANCE, Decision, Flow

if TYPE_CHECKING:
    from .mind import Mind

EXECUTE: Final = "execute"
NEVER: Final = "never"
NONE: Final = "none"


def instruction(m: Mind[Any], card: int, rule: str, options: list[str]) -> Flow[str]:
    """Ask what the printed sheet tells the bot to do with an Event, unless the deck file has the answer."""
    m.rule = rule
    choice: str = m.b.seats.instruction(card, m.b.spec.factions[m.who])
    if not choice:
        choice = yield Decision(CHANCE, "sheet-instruction", rule, options, card=card, faction=m.who)
    if choice == NEVER:
        m.says("never-executed")
    elif choice == EXECUTE:
        m.says("instructed")
    return choice
