"""8.8 The second edition's Non-player Government: its chart, and its answers by kind of question."""

from __future__ import annotations

from typing import Final

from ......coin.bots.chart import Chart
from ......coin.operation import Operation
from ......coin.sequence import NOTHING, OPERATION_AND_SPECIAL
from ......kernel.decision import DONE, Decision, Flow
from ....names import BASES_POOL, CARD, FIRST, FIRST_DID, GOVT, POLICE_POOL, QUEUE, RESOURCES, TROOPS_POOL
from ...box import Answer, Arrows
from ...guidelines import as_many
from ...mind import Mind
from ...random_spaces import random_space
from ..differences import EVENTS
from . import assault, civic, events, patrol, redeploying, sabotage, specials, sweep, train
from .outlook import preferred

PASS: Final = "pass"
LEAST: Final = 3
"""3.2 Cost of one space of an Operation, or of a Patrol."""

CHART: Chart[Mind] = Arrows(
    {
        "assault": assault.Assault("assault", "8.8.3"),
        "train": train.Train("train", "8.8.4"),
        "patrol": patrol.Patrol("patrol", "8.8.5"),
        "sweep": sweep.Sweep("sweep", "8.8.6"),
    },
    {"assault": "train", "train": "patrol", "patrol": "sweep", "sweep": "assault"},
    "8.1.1.not_possible",
)
"""8.8 The boxes in the order of the text. An impossible or unaffordable box leads to the next one, in a circle."""


def turn(m: Mind, d: Decision) -> Flow[str]:
    """8.8.1, 8.8.2 Pass if a Capability comes next, execute the Event if the Government wants it, otherwise an
    Operation."""
    b, cards = m.b, m.b.cards_now()
    card, following = b.n[CARD], b.n[QUEUE]
    m.rule = "8.8.1"
    b.log("bot-turn", GOVT)
    ahead = 0 < following <= EVENTS and cards.capability[following]
    if m.asks("capability-next", ahead and not cards.capability[card]):
        return PASS
    m.rule = "8.8.2"
    did = b.n[FIRST_DID] if b.n[FIRST] else NOTHING
    open_to_it = did in (NOTHING, OPERATION_AND_SPECIAL)
    may = (not b.n[FIRST] or m.asks("event-open", open_to_it)) and open_to_it
    if may and (yield from events.takes_event(m, card)):
        return "unshaded" if cards.dual[card] else "event"
    return operate(m)


def operate(m: Mind) -> str:
    """8.8.3 to 8.8.6 Return the chart's Operation, or Pass if none can be executed and paid for."""
    box = CHART.follow(m, designate(m))
    if box is not None:
        return box.operation
    if m.b.n[RESOURCES + GOVT] < LEAST:
        m.says("too-poor")
    m.says("no-operation")
    return PASS


def designate(m: Mind) -> str:
    """8.8.3, 8.8.4, 8.8.5, 8.8.6 Answer the questions of the Government's chart."""
    b = m.b
    m.rule = "8.8.3"
    if assault.is_worth_it(m, Operation(GOVT, "assault", special=True)):
        return "assault"
    m.rule = "8.8.4"
    available = b.n[TROOPS_POOL] + b.n[POLICE_POOL] + b.n[BASES_POOL[GOVT]]
    if m.asks("ten-government-available", available >= train.PIECES) or m.asks("civic-action-now", train.can_buy(b)):
        return "train"
    m.rule = "8.8.5"
    return "patrol" if m.asks("locs-threatened", patrol.is_called_for(b)) else "sweep"


def operation_space(m: Mind, d: Decision) -> Flow[str]:
    """8.8.3, 8.8.6, 8.8.7 Use the Special Activity first, then select spaces while the box wants one. Stop if the
    Special Activity left nothing to do."""
    b, op = m.b, m.operation()
    m.begin(op)
    box = m.edition.box_of(GOVT, op.name)
    if box is not None and not m.finished:
        m.finished = True
        if op.special and not op.used:
            special = box.special(m, op)
            if special in d.options:
                return special
    if box is not None:
        m.rule = box.rule
        s = yield from box.space(m, op)
        if s >= 0 and b.spec.spaces[s] in d.options:
            return b.spec.spaces[s]
    if DONE in d.options:
        if not op.spaces:
            m.rule = "8.8.7"
            m.says("nothing-left")
        return DONE
    return b.spec.spaces[(yield from random_space(m, m.offered(d, list(range(b.size)))))]


def activate(m: Mind, d: Decision) -> str:
    """8.8.5, 8.8.6 Activate players' Guerrillas before Non-players', each in the order FARC, AUC, Cartels."""
    names = m.b.spec.factions
    for faction in preferred(m.b):
        if names[faction] in d.options:
            return names[faction]
    return DONE


def move_count(m: Mind, d: Decision) -> Flow[str] | str:
    """Return how many cubes move, by the rule that asks."""
    if d.rule == "3.2.2":
        return patrol.patrol_count(m, d)
    if d.rule == "3.2.3":
        return sweep.sweep_count(m, d)
    if d.rule == "4.2.1":
        return specials.lift_count(m, d)
    if d.rule in ("6.4.4", "6.5.1", "6.5.2", "6.5.3"):
        return redeploying.redeploy_count(m, d)
    return events.count(m, d)


def done(m: Mind, d: Decision) -> str:
    """8.1.2 Agree to nothing and hand on nothing."""
    return DONE


ANSWERS: dict[str, Answer] = {
    "turn": turn,
    "turn-limited": turn,
    "turn-converted": turn,
    "before-round": done,
    "train-space": train.train_space,
    "train-cubes": train.train_cubes,
    "train-build": train.train_build,
    "train-base": train.train_base,
    "train-trade": train.train_trade,
    "civic-action": civic.civic_action,
    "civic-steps": civic.civic_steps,
    "patrol-origin": patrol.patrol_origin,
    "patrol-destination": patrol.patrol_destination,
    "patrol-assault": assault.patrol_assault,
    "activate-space": patrol.activate_space,
    "activate": activate,
    "activate-count": as_many,
    "after-operation": patrol.after_operation,
    "sweep-space": operation_space,
    "sweep-origin": sweep.sweep_origin,
    "assault-space": operation_space,
    "assault-target": assault.assault_target,
    "move-count": move_count,
    "air-lift-origin": specials.air_lift_origin,
    "air-lift-destination": specials.air_lift_destination,
    "air-strike": specials.air_strike,
    "air-strike-target": specials.air_strike_target,
    "eradicate": specials.eradicate,
    "eradicate-shift": specials.eradicate_shift,
    "special-forces": sabotage.special_forces,
    "redeploy-origin": redeploying.redeploy_origin,
    "redeploy-destination": redeploying.redeploy_destination,
    "farc-zone": redeploying.farc_zone,
    "event-space": events.choose_space,
    "event-place": events.choose_space,
    "event-remove": events.choose_space,
    "event-remove-shipment": events.choose_space,
    "event-replace": events.choose_space,
    "event-shift": events.choose_space,
    "event-activate": events.choose_space,
    "event-origin": events.choose_space,
    "event-destination": events.choose_space,
    "event-place-shipment": events.choose_space,
    "event-sabotage": events.choose_space,
    "event-hide": events.choose_space,
    "event-remove-piece": events.choose_piece,
    "event-replace-piece": events.choose_piece,
    "event-activate-piece": events.choose_piece,
    "event-whose-shipment": events.choose_piece,
    "event-faction": events.choose_faction,
    "event-how": events.choose_how,
    "event-count": events.count,
    "event-place-piece": events.by_lot,
    "event-move-piece": events.by_lot,
    "event-carrier": events.by_lot,
    "event-terror": events.by_lot,
    "event-stays": events.by_lot,
}
