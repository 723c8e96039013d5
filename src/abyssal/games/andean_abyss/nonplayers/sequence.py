"""8.1 Non-player sequence of play: Event, Operation or Pass."""

from __future__ import annotations

from typing import Final

from ....coin.bots import asked
from ....coin.bots.instructions import NEVER, NONE, instruction
from ....coin.sequence import OPERATION_AND_SPECIAL
from ....kernel.decision import Decision, Flow, given
from ..names import AUC, BASES_POOL, CARD, FARC, FIRST, FIRST_DID, GOVT, GUERRILLAS_POOL, RESOURCES
from . import auc, cartels, event_filter, farc
from .effect import has_effect
from .mind import Mind

EVENT: Final = "event"
OPERATION: Final = "operation"
PASS: Final = "pass"


def turn(m: Mind, d: Decision) -> Flow[str]:
    """8.1, 8.4.1 Execute the Event if card and sequence of play say so and it would have an effect; otherwise an
    Operation."""
    m.rule = "8.1"
    m.b.log("bot-turn", m.who)
    if (yield from _takes_event(m)):
        return "shaded" if m.b.cards_now().dual[m.b.n[CARD]] else EVENT
    return operate(m)


def _takes_event(m: Mind) -> Flow[bool]:
    """8.1.first_eligible, 8.1.second_eligible, 8.1.discord, 8.1.ineffective Return True to execute the Event."""
    b, card = m.b, m.b.n[CARD]
    cards = m.b.cards_now()
    if not b.n[FIRST]:
        m.rule = "8.1.first_eligible"
        if not m.asks("leftmost-symbol", cards.order[card][0] == m.who):
            return False
        return (yield from _worthwhile(m, card))
    m.rule = "8.1.second_eligible"
    if not m.asks("event-open", b.n[FIRST_DID] == OPERATION_AND_SPECIAL):
        return False
    discord = b.options.players == 2 and b.is_player(GOVT) and not b.is_player(m.who) and b.n[RESOURCES + m.who] > 0
    if not discord and m.asks("gray-two", cards.gray_two[card]):
        return False
    if not (yield from _worthwhile(m, card)):
        return False
    if discord:
        question = Decision(GOVT, "discord", "8.1", given([EVENT, OPERATION]), faction=m.who, card=card)
        choice = yield from asked(b, question, m.company)
        m.rule = "8.1.discord"
        return m.asks("discord-event", choice == EVENT)
    return True


def _worthwhile(m: Mind, card: int) -> Flow[bool]:
    """8.1.ineffective, 8.4.4 Return True if the Event would have an effect and no instruction bars Non-players from
    it."""
    if (yield from _is_barred(m, card)):
        return False
    if not m.b.is_player(GOVT) and not event_filter.passes(m, card):
        return False
    m.rule = "8.1.ineffective"
    return m.asks("event-has-effect", has_effect(m, card))


def _is_barred(m: Mind, card: int) -> Flow[bool]:
    """8.4.4 Return True if the card's instructions bar Non-players from it. If people carry the Event out by hand, they
    read instructions that are not known to us off the printed sheet."""
    m.rule = "8.4.4"
    if m.b.by_hand(card, m.b.cards_now().dual[card]) and not m.sheet.is_known(card):
        return (yield from instruction(m, card, "8.4.4", [NONE, NEVER])) == NEVER
    if not m.sheet.instruction(card, "never"):
        return False
    m.says("never-executed" if m.sheet.is_known(card) else "never-by-us")
    return True


def operate(m: Mind) -> str:
    """8.1.zero_resources, 8.1.1 Return the flow chart's Operation, or Pass without Resources."""
    b, who = m.b, m.who
    m.rule = "8.1.zero_resources"
    if not b.n[RESOURCES + who]:
        m.says("no-resources")
        return PASS
    chart = m.edition.charts[who]
    box = None if chart is None else chart.follow(m, designate(m))
    if box is not None:
        return box.operation
    if not b.n[GUERRILLAS_POOL[who]]:
        m.says("none-available")
    if not b.n[BASES_POOL[who]]:
        m.says("no-base-available")
    m.says("rally-impossible")
    return PASS


def designate(m: Mind) -> str:
    """8.5, 8.6, 8.7 Return the box that the faction's flow chart leads to."""
    if m.who == FARC:
        return farc.designate(m)
    return auc.designate(m) if m.who == AUC else cartels.designate(m)
