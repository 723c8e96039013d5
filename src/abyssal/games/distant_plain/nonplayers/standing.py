"""8.6.1, 8.7.1, 8.8.1 Lasting effects that any faction can hold: Tribal Elders."""

from __future__ import annotations

from ....kernel.decision import DONE, Decision
from ..names import AT_OPPOSITION, AT_SUPPORT, COALITION, GOVERNMENT, NEUTRAL, TALIBAN
from .box import Answer
from .mind import Mind

WORDS = {AT_SUPPORT: "support", NEUTRAL: "neutral", AT_OPPOSITION: "opposition"}
RULES = {COALITION: "8.6.1", GOVERNMENT: "8.7.1", TALIBAN: "8.8.1"}


def tribal_elders(m: Mind, d: Decision) -> str:
    """8.6.1, 8.7.1, 8.8.1 Tribal Elders: the Coalition sets Support, the Taliban Opposition. The Government sets
    Support while the Coalition's margin is below its own, otherwise Neutral. The Warlords set Neutral, which costs
    Players most."""
    level = _level(m)
    m.rule = RULES.get(m.who, "8.3.5")
    m.says("elders-level")
    return WORDS[level] if WORDS[level] in d.options else DONE


def _level(m: Mind) -> int:
    b = m.b
    if m.who == COALITION:
        return AT_SUPPORT
    if m.who == TALIBAN:
        return AT_OPPOSITION
    if m.who == GOVERNMENT:
        margin = b.procedures.margin
        return AT_SUPPORT if margin(b, COALITION) < margin(b, GOVERNMENT) else NEUTRAL
    return NEUTRAL


ANSWERS: dict[str, Answer] = {"tribal-elders": tribal_elders}
