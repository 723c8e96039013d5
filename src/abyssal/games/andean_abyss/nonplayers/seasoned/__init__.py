"""A stronger Government policy for the search: it weighs the worth of every action.

Section 8 plays a Non-player Government by a chart that people can follow at a table. Played in a player's seat, that
chart spends too little on Support and Aid and holds too few Departments against FARC. This policy is not a rule of the
game. Computer players use it for the turns they try and for the playouts after them.
"""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...colombia import Colombia
from ...combat import assault_cost
from ...names import CARD, GOVT, RESOURCES, TROOPS
from ...s3_operations import sweep as sweep_rules
from .. import auc as first_auc
from .. import cartels, farc
from ..box import Answer
from ..edition import Edition
from ..mind import Mind
from ..second_edition import government
from ..second_edition.differences import SecondEdition
from ..second_edition.government import events, patrol
from ..second_edition.government import specials as chart_specials
from ..second_edition.government.civic import is_final_round
from ..second_edition.government.outlook import assault_budget, assault_spaces
from .judging import (
    W,
    affordable_steps,
    assault_worth,
    civic_worth,
    resource,
    sources_for,
    steps_to_active,
    sweep_worth,
    troops_for,
)
from .specials import Special, harm, settle
from .training import Training, mix

PASS: Final = "pass"
LEFT_OVER: Final = 12
"""With more Resources than this, always take the Civic Action that Train offers."""


def turn(m: Mind, d: Decision) -> str:
    """Choose the most valuable of the Event, an Operation with its Special Activity, and a Pass."""
    b, card, options = m.b, m.b.n[CARD], d.options
    limited, special = d.kind == "turn-limited", d.kind == "turn"
    found, worth = best_operation(b, options, limited, special)
    event = "unshaded" if m.b.cards_now().dual[card] else "event"
    if event in options and event_worth(m, card) > worth and events.wants_event(m, card):
        return event
    return found


def event_worth(m: Mind, card: int) -> float:
    """Return the worth of an Event: by card if it has a weight of its own, otherwise by its purpose."""
    word = m.sheet.government.get(card)
    if word is None:
        return 0.0
    return W.get(f"event_{card}", W.get(f"event_{word}", W["event_other"]))


def best_operation(b: Colombia, options: list[str], limited: bool, special: bool) -> tuple[str, float]:
    """Return the Operation (or Pass) with the highest worth net of its cost, and that worth."""
    money = resource(b)
    found, best = PASS, 3 * money + W["pass"]
    for name in ("train", "assault", "sweep", "patrol"):
        if name not in options:
            continue
        worth, cost = _worth(b, name, limited, special)
        if cost <= 0:
            continue
        if special:
            worth += Special(b, Operation(GOVT, name, special=True)).worth
        worth += W[f"bias_{name}"]
        if worth - money * cost > best:
            found, best = name, worth - money * cost
    return found, best


def _worth(b: Colombia, name: str, limited: bool, special: bool) -> tuple[float, int]:
    """Return the worth and the cost of an Operation; the cost is 0 if it is not worthwhile."""
    if name == "train":
        training = Training(b, limited, special)
        return training.worth, training.cost
    if name == "patrol":
        return (W["patrol"], 3) if patrol.is_called_for(b) else (0.0, 0)
    op = Operation(GOVT, name, special=special)
    if name == "assault":
        cost, most = assault_cost(b), assault_budget(b)
        worths = [assault_worth(b, op, s) for s in assault_spaces(b, op)] if most else []
    else:
        cost = sweep_rules.cost(b)
        most = min(int(W["sweep_spaces"]), b.n[RESOURCES + GOVT] // max(1, cost))
        worths = [sweep_worth(b, op, s) for s in sweep_rules.candidates(b, op)] if most else []
    least = cost * resource(b)
    taken = sorted([worth for worth in worths if worth > least], reverse=True)[: min(1, most) if limited else most]
    return sum(taken), cost * len(taken)


# Operations


def train_space(m: Mind, d: Decision) -> str:
    """Choose the planned spaces, then the Special Activity."""
    b, op = m.b, m.operation()
    if m.begin(op):
        training = Training(b, op.limited, op.special)
        m.plan = list(training.spaces)
        m.how, m.goals, m.move = "", [], (-1, -1, 0)
        if training.aim is not None:
            m.how, m.goals, m.move = training.aim.how, [training.aim.space], training.aim.lift
    names = b.spec.spaces
    while m.plan:
        name = names[m.plan.pop(0)]
        if name in d.options:
            return name
    if op.special and not op.used and not m.finished:
        m.finished = True
        special = "air_lift" if m.move[2] else settle(m, op)
        if special in d.options:
            return special
    return DONE if DONE in d.options else d.options[0]


def train_cubes(m: Mind, d: Decision) -> str:
    """Place Troops and Police in the mix that keeps the share of Police."""
    if d.piece == TROOPS:
        m.group = mix(m.b, d.space)
    return str(min(m.group[0] if d.piece == TROOPS else m.group[1], d.number))


def train_build(m: Mind, d: Decision) -> str:
    """Build what the Train is for. With Resources to spare, take Civic Action anyway."""
    if m.how in d.options:
        return m.how
    rich = m.b.n[RESOURCES + GOVT] > LEFT_OVER
    return "civic_action" if rich and "civic_action" in d.options else DONE


def train_base(m: Mind, d: Decision) -> str:
    """Build the Base in the planned space."""
    spaces = m.offered(d, m.goals)
    return m.b.spec.spaces[spaces[0]] if spaces else d.options[0]


def operation_space(m: Mind, d: Decision) -> str:
    """In Assault and Sweep, use the Special Activity first, then the spaces worth more than they cost."""
    b, op = m.b, m.operation()
    m.begin(op)
    if not m.finished:
        m.finished = True
        if op.special and not op.used:
            special = settle(m, op)
            if special in d.options:
                return special
    sweeps = op.name == "sweep"
    best, top = -1, 0.0
    for s in m.offered(d, list(range(b.size))):
        worth = sweep_worth(b, op, s) if sweeps else assault_worth(b, op, s)
        if worth > top or best < 0:
            best, top = s, worth
    if op.spaces and DONE in d.options:
        cost = sweep_rules.cost(b) if sweeps else assault_cost(b)
        if top <= cost * resource(b) or (sweeps and len(op.spaces) >= W["sweep_spaces"]):
            return DONE
    if best < 0:
        return DONE if DONE in d.options else d.options[0]
    if sweeps:
        _bring(m, op, best)
    return b.spec.spaces[best]


def _bring(m: Mind, op: Operation, goal: int) -> None:
    """Plan the groups that move in, from where the most Troops can be spared."""
    sources, wanted = sources_for(m.b, op, goal), troops_for(m.b, op, goal)
    m.groups = {}
    while wanted > 0 and sources:
        origin = max(sources, key=lambda s: sources[s])
        count = min(wanted, sources.pop(origin))
        m.groups[origin] = (count, 0)
        wanted -= count


# Special Activities


def air_lift_origin(m: Mind, d: Decision) -> Flow[str] | str:
    """Lift from the planned space; in an Event as a Non-player would."""
    name = m.b.spec.spaces[m.move[0]] if m.move[2] else ""
    return name if name in d.options else chart_specials.air_lift_origin(m, d)


def air_lift_destination(m: Mind, d: Decision) -> Flow[str] | str:
    """Lift to the planned space; in an Event as a Non-player would."""
    name = m.b.spec.spaces[m.move[1]] if m.move[2] else ""
    return name if name in d.options else chart_specials.air_lift_destination(m, d)


def move_count(m: Mind, d: Decision) -> Flow[str] | str:
    """Return how many cubes move; the planned number in an Air Lift."""
    if d.rule == "4.2.1" and m.move[2]:
        return str(max(1, min(d.number, m.move[2])))
    return government.move_count(m, d)


def eradicate_shift(m: Mind, d: Decision) -> str:
    """Choose the shift that costs least."""
    b = m.b
    return min(d.options, key=lambda name: harm(b, b.spec.space_index[name]))


def after_operation(m: Mind, d: Decision) -> str:
    """Use the Special Activity if it has not been used."""
    if m.finished:
        return DONE
    m.finished = True
    special = settle(m, m.operation())
    return special if special in d.options else DONE


# Civic Action


def civic_action(m: Mind, d: Decision) -> str:
    """In Train, choose the planned space. In the Support Phase, choose where each step gains most."""
    b = m.b
    in_train = d.rule == "3.2.1"
    spaces = m.offered(d, b.spec.lands)
    chosen = m.offered(d, m.goals) if in_train else []
    if chosen:
        return b.spec.spaces[chosen[0]]
    steps = affordable_steps(b, _kept(b, in_train))
    best, top = -1, 0.0
    for s in spaces:
        taken = min(max(steps, int(in_train)), steps_to_active(b, s))
        worth = civic_worth(b, s, taken) / taken if taken else 0.0
        if worth > top or (in_train and best < 0):
            best, top = s, worth
    return b.spec.spaces[best] if best >= 0 else DONE


def civic_steps(m: Mind, d: Decision) -> str:
    """Take as many steps as the Government can pay for."""
    b = m.b
    steps = affordable_steps(b, _kept(b, b.operation is not None))
    return str(max(1, min(d.number, steps, steps_to_active(b, d.space))))


def _kept(b: Colombia, in_train: bool) -> float:
    """Return the Resources that Civic Action leaves unspent: none in the final Round."""
    if in_train:
        return W["reserve"]
    return 0.0 if is_final_round(b) else W["kept"]


ANSWERS: dict[str, Answer] = {
    **government.ANSWERS,
    "turn": turn,
    "turn-limited": turn,
    "turn-converted": turn,
    "train-space": train_space,
    "train-cubes": train_cubes,
    "train-build": train_build,
    "train-base": train_base,
    "civic-action": civic_action,
    "civic-steps": civic_steps,
    "sweep-space": operation_space,
    "assault-space": operation_space,
    "after-operation": after_operation,
    "move-count": move_count,
    "air-lift-origin": air_lift_origin,
    "air-lift-destination": air_lift_destination,
    "eradicate-shift": eradicate_shift,
}

SEASONED: Final[Edition] = SecondEdition(
    [government.CHART, farc.CHART, first_auc.CHART, cartels.CHART],
    [ANSWERS, farc.ANSWERS, first_auc.ANSWERS, cartels.ANSWERS],
)
"""Policy for a player's Government in a search."""
