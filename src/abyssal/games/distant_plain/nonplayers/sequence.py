"""8.1 Non-player sequence of play: Event, Operations or Pass."""

from __future__ import annotations

from typing import Final

from ....coin.deck import Deck
from ....coin.sequence import EXECUTED, ONLY_SIDE, PASS, leaves_event
from ....kernel.decision import Decision, Flow, roll
from ..names import (
    ACTED,
    BARRED,
    CAPABILITIES,
    CARD,
    COALITION,
    COIN,
    GOVERNMENT,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SHADED,
    TALIBAN,
    UNSHADED,
    WARLORDS,
)
from . import printed
from .charts import chart_of
from .mind import Mind
from .wishes import EITHER_SIDE, RULES, could_meet, could_use

PARTNER: Final = {GOVERNMENT: COALITION, WARLORDS: TALIBAN}
"""8.1.capability The partner for whom the Government and the Warlords take Capabilities."""

CONDITIONS: Final = (
    "coalition_nonplayer", "government_has_resources", "shaded_capability", "taliban_nonplayer", "unshaded_capability",
)  # fmt: skip
"""8.3.1 Conditions that instructions in `nonplayer.json` use; each is also a reason."""

NO: Final = "no"
"""The faction does not want this card, whatever its text."""


def turn(m: Mind, d: Decision) -> Flow[str]:
    """8.1 Play the Event if instructions or the faction's Event box say so; otherwise an Operation or Pass."""
    m.rule = "8.1"
    m.box = None
    m.b.log("bot-turn", m.who)
    choice = yield from _event(m, d)
    return operate(m) if choice in ("", NO) else choice


def side_of(m: Mind, card: int) -> str:
    """8.3.2 Dual Use: Insurgents use the shaded text, the COIN Factions the unshaded one."""
    if not m.b.cards_now().dual[card]:
        return ONLY_SIDE
    return "unshaded" if m.who in COIN else "shaded"


def has_event(m: Mind, d: Decision) -> bool:
    """Return True if the Event is open to it. Avoids building the options, which would look at all its Operations."""
    return d.kind != "turn-converted" and leaves_event(m.b)


def _event(m: Mind, d: Decision) -> Flow[str]:
    """8.6.2, 8.7.2, 8.8.2, 8.9.2 Follow the Event box: Capability, Momentum, then the text. In the boxes of the
    Government and the Warlords Momentum comes first. The result is the same: no card is both, and these factions ignore
    the next card. If only people know the text, they are asked about it."""
    choice = yield from _capability(m, d)
    if choice:
        return choice
    side = side_of(m, m.b.n[CARD])
    if not printed.is_unknown(m, m.b.n[CARD], side == "shaded"):
        return _momentum(m, d) or _text(m, d)
    if not has_event(m, d):
        return ""
    return side if (yield from printed.takes_event(m, side == "shaded")) else NO


# 8.1 Capability


def unplayed(m: Mind) -> int:
    """8.1.capability Number of Propaganda cards still to come, including the next card."""
    return m.b.final - m.b.n[PROPAGANDA_PLAYED]


def _capability(m: Mind, d: Decision) -> Flow[str]:
    """8.1.capability The Coalition and the Taliban take the current Capability, or Pass for the next one, if a die roll
    is at most the number of unplayed Propaganda cards. The Government and the Warlords take the current one for a
    Non-player partner if the roll is less."""
    b, who, card = m.b, m.who, m.b.n[CARD]
    waited = b.awaits(who)
    b.await_card(who, False)
    side = side_of(m, card)
    here = m.b.cards_now().capability[card] and has_event(m, d)
    m.rule = "8.1.capability"
    if here and waited:
        m.says("capability-awaited")
        return side
    if who in PARTNER:
        if not here:
            return ""
        if not m.asks("partner-nonplayer", not m.is_player(PARTNER[who])):
            return NO
        die = yield from roll("8.1", "capability-die", faction=who)
        return side if m.asks("below-propaganda", die < unplayed(m)) else NO
    if not here and not _surely_next(m):
        return ""
    m.says("capability-here" if here else "capability-next")
    die = yield from roll("8.1", "capability-die", faction=who)
    if not m.asks("within-propaganda", die <= unplayed(m)):
        return NO if here else ""
    if here:
        return side
    b.await_card(who, True)
    return PASS


def _surely_next(m: Mind) -> bool:
    """8.1.capability Return True if the next card is a Capability sure to be open to it after a Pass: every faction
    ahead of it there has executed or is barred."""
    b, cards = m.b, m.b.cards_now()
    queue = Deck(b).queue()
    if not queue or not cards.capability[queue[0]]:
        return False
    order = cards.order[queue[0]]
    for faction in order[: order.index(m.who)]:
        if b.n[ACTED + faction] != EXECUTED and not b.n[BARRED + faction]:
            return False
    return not b.n[BARRED + m.who]


# 8.1 Momentum


def _momentum(m: Mind, d: Decision) -> str:
    """8.1.momentum Take its own side's Momentum, unless the next card is Propaganda."""
    b, card = m.b, m.b.n[CARD]
    side = side_of(m, card)
    if not has_event(m, d) or not m.b.cards_now().momentum_side[card][int(side == "shaded")]:
        return ""
    m.rule = "8.1.momentum"
    if not m.sheet.instruction(card, m.who, "always"):
        deck = Deck(b)
        queue = deck.queue()
        if not m.asks("momentum-lasts", not (queue and deck.is_propaganda(queue[0]))):
            return NO
    if not _allowed(m, card, "only_if"):
        return NO
    m.rule = "8.1.ineffective"
    return side if m.asks("event-has-effect", could_use(m, card, side == "shaded")) else NO


# The text


def _text(m: Mind, d: Decision) -> str:
    """8.3.1, 8.6.2, 8.7.2, 8.8.2, 8.9.2 Follow special instructions. Without any, play a text that has an effect and
    does what the Event box asks for; for the Coalition and the Taliban it is enough that either side could."""
    card = m.b.n[CARD]
    side = side_of(m, card)
    if not has_event(m, d):
        return ""
    shaded = side == "shaded"
    if m.sheet.instruction(card, m.who, "never"):
        m.rule = "8.3.1"
        m.says("never-executed")
        return NO
    if m.sheet.instruction(card, m.who, "play_if") is not None:
        if not _allowed(m, card, "play_if"):
            return NO
    elif not _wanted(m, card, shaded):
        return NO
    m.rule = "8.1.ineffective"
    return side if m.asks("event-has-effect", could_use(m, card, shaded)) else NO


def _wanted(m: Mind, card: int, shaded: bool) -> bool:
    """8.6.2, 8.7.2, 8.8.2, 8.9.2 Return True if a condition of the Event box is met."""
    m.rule = RULES[m.who]
    wish = could_meet(m, card, shaded)
    if not wish and m.who in EITHER_SIDE:
        wish = could_meet(m, card, not shaded)
    return m.asks(f"could-{wish}" if wish else "could-nothing-wished", bool(wish))


def _allowed(m: Mind, card: int, name: str) -> bool:
    """8.3.1 Return True if all conditions of a special instruction are met."""
    conditions = m.sheet.instruction(card, m.who, name) or []
    m.rule = "8.3.1"
    return all(m.asks(word.replace("_", "-"), _is_so(m, word)) for word in conditions)


def _is_so(m: Mind, word: str) -> bool:
    """8.3.1 Evaluate a condition of `nonplayer.json`."""
    b = m.b
    if word == "taliban_nonplayer":
        return not m.is_player(TALIBAN)
    if word == "coalition_nonplayer":
        return not m.is_player(COALITION)
    if word == "government_has_resources":
        return b.n[RESOURCES + GOVERNMENT] > 0
    side = SHADED if word == "shaded_capability" else UNSHADED
    return any(b.in_force(card) == side for card in CAPABILITIES)


# Operations


def operate(m: Mind) -> str:
    """8.1.low_resources, 8.2.3 Return the Operation that the flow chart leads to, or Pass with too few Resources."""
    chart = chart_of(m.who)
    m.rule = "8.1.low_resources"
    if m.b.purse(m.who) < chart.low:
        m.says("low-resources")
        return PASS
    box = chart.operations.follow(m, chart.designate(m))
    if box is None:
        m.rule = "8.2.3"
        m.says("nothing-possible")
        return PASS
    m.box = box
    return box.operation
