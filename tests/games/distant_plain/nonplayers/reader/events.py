"""8.1, 8.3, and the Event boxes of 8.6.2, 8.7.2, 8.8.2, 8.9.2: does a Non-player take the Event?

What an Event could do is found by carrying it out several times with random choices. One way that serves the box and
does not lower the faction's own margin proves that the Event had to be taken. An Event that was taken must have done
what the box asks.
"""

from __future__ import annotations

import zlib
from random import Random

from abyssal.coin.sequence import OPERATION_AND_SPECIAL
from abyssal.games.distant_plain import names
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.nonplayers.reader.frame import (
    CAPABILITIES,
    FACTIONS,
    INSURGENTS,
    MOMENTUM,
    PROPAGANDA,
    Step,
    Turn,
    decode,
)
from tests.games.distant_plain.referee import AFGHAN, LOCS, Table

SINGLE = {20, 44, 45, 57, 59, 67, 71}
"""Cards with one text, which counts as shaded for Insurgents (8.3.2)."""
FOR_TALIBAN = {4, 6, 8, 9, 22, 39, 43, 48}
"""Cards that the Warlords take for Non-player Taliban only, and then in any case (known special instructions)."""
NEVER = {("warlords", 13)}
LIMITED = {10}
"""Partnering Policy grants Limited Operations; unshaded it is no Momentum."""
OWN = {67}
"""Our own instructions: a Capability to flip decides."""
TRIES = 4
EFFECTS = {
    "place", "remove", "move", "turn", "off", "support", "terror", "calm", "resources", "transfer", "aid", "patronage",
    "islamabad", "islamabad-hard", "in-force", "lapsed", "elders", "returnees", "stays-eligible", "barred", "operation",
    "special", "rebox", "discard", "attack-rolled", "rolled", "ambush", "select", "sabotage",
}  # fmt: skip
"""Journal lines that report a change."""


def side_of(turn: Turn, card: int) -> bool:
    """8.3.2 Insurgents use the shaded text, and the one text of a single-use card."""
    return turn.who in INSURGENTS and card not in SINGLE


def sample(
    turn: Turn, card: int, shaded: bool, random: Random
) -> tuple[Table, list[tuple[str, tuple[int, ...]]], bool]:
    """One way to carry out a side: the table after it, its journal, and True if others than its executor chose."""
    b = RULES.from_position(turn.position)
    who = FACTIONS.index(turn.who)
    b.conduct.journal, b.executing = [], who
    flow = RULES.procedures.event(b, who, card, shaded)
    others = False
    try:
        decision = next(flow)
        while True:
            options = [option for option in decision.options if option != "take_back"] or decision.options
            others = others or decision.actor not in (who, -1)
            decision = flow.send(random.choice(options))
    except StopIteration:
        pass
    return decode(b.n), b.conduct.journal, others


def shifted(before: Table, after: Table, level: str) -> int:
    """8.6.2, 8.8.2 Points of Support or Opposition won or lost by shifts of levels; a +1 Pop marker shifts none."""
    return sum(before.pop(s) * ((after.level.get(s) == level) - (before.level.get(s) == level)) for s in AFGHAN)


def serves(turn: Turn, before: Table, after: Table, journal: list[tuple[str, tuple[int, ...]]]) -> bool:
    """8.6.2, 8.7.2, 8.8.2, 8.9.2 Return True if what happened is what the faction's Event box asks for."""
    support, opposition = (shifted(before, after, level) for level in "SO")
    bases = {s: after.here(s, "taliban.base") - before.here(s, "taliban.base") for s in after.pieces}
    track = before.islamabad != after.islamabad or any(id == "islamabad-hard" for id, _ in journal)
    held = {level: sum(t.pop(s) for s in AFGHAN if t.control(s) == level) for level in ("coin", "") for t in [after]}
    was = {level: sum(t.pop(s) for s in AFGHAN if t.control(s) == level) for level in ("coin", "") for t in [before]}
    if turn.who == "coalition":
        kinds = ("coalition.troops", "coalition.base")
        pieces = any(
            after.on_map(kind) != before.on_map(kind) or after.available(kind) != before.available(kind)
            for kind in kinds
        )  # fmt: skip
        return support > 0 or opposition < 0 or any(bases.values()) or pieces or (track and turn.plays("taliban"))
    if turn.who == "taliban":
        lost = sum(after.here(s, "coalition") for s in after.pieces) < sum(
            before.here(s, "coalition") for s in before.pieces
        )
        money = after.resources["taliban"] != before.resources["taliban"]
        return support < 0 or opposition != 0 or any(bases.values()) or lost or money or track
    if turn.who == "government":
        placed = any(after.here(s, "government") > before.here(s, "government") for s in after.pieces) and after.on_map(
            "government.troops"
        ) + after.on_map("government.police") + after.on_map("government.base") > before.on_map(
            "government.troops"
        ) + before.on_map("government.police") + before.on_map("government.base")
        free = any(id in ("operation", "special") and numbers[0] == names.GOVERNMENT for id, numbers in journal)
        up = after.patronage > before.patronage or after.aid > before.aid
        money = after.resources["government"] > before.resources["government"]
        return up or money or held["coin"] > was["coin"] or placed or free or (track and turn.plays("taliban"))
    gain = after.resources["warlords"] > before.resources["warlords"]
    roads = any(after.here(s, "warlords.guerrilla") > before.here(s, "warlords.guerrilla") for s in LOCS)
    return held[""] > was[""] or gain or roads or after.on_map("warlords.base") > before.on_map("warlords.base")


def choice(turn: Turn) -> str:
    """8.1 Event, Operations or Pass: return what is wrong with the choice."""
    card = int(turn.position["card"])
    following = int((turn.position.get("next") or [0])[0])
    does = turn.does()[-1]
    took = next((step for step in turn.steps if step.id == "event"), None)
    shaded = side_of(turn, card)
    partner = {"government": "coalition", "warlords": "taliban"}.get(turn.who, "")
    if took is not None:
        return taken(turn, took, card, following, shaded, partner)
    first, did = (turn.steps[0].position[at] for at in (names.FIRST, names.FIRST_DID))
    if first and did != OPERATION_AND_SPECIAL:
        return ""  # 2.3.4 The Event is not the 2nd Eligible's to take.
    if following in CAPABILITIES and turn.who in ("coalition", "taliban"):
        return ""  # It may wait for the next card, by a roll of the die.
    if card in CAPABILITIES:
        return ""
    if "s" in MOMENTUM.get(card, "") if turn.who in INSURGENTS else "u" in MOMENTUM.get(card, ""):
        always = (card == 45 and turn.who in ("coalition", "taliban")) or (card == 36 and turn.who == "taliban")
        if (following in PROPAGANDA and not always) or (card == 59 and turn.who == "warlords"):
            return ""
        return f"{does}, but Momentum {card} was there" if always else ""
    if card in OWN | LIMITED or (turn.who, card) in NEVER or (turn.who == "warlords" and card in FOR_TALIBAN):
        return ""
    return missed(turn, card, shaded, does)


def taken(turn: Turn, took: Step, card: int, following: int, shaded: bool, partner: str) -> str:
    """Return what is wrong with taking an Event."""
    if bool(took.numbers[2]) != shaded and card not in SINGLE:
        return f"the wrong side of {card}"
    if card in CAPABILITIES:
        return f"a Capability for {partner}, whom a person leads" if partner and turn.plays(partner) else ""
    momentum = MOMENTUM.get(card, "")
    if ("s" if turn.who in INSURGENTS else "u") in momentum:
        always = (card == 45 and turn.who in ("coalition", "taliban")) or (card == 36 and turn.who == "taliban")
        return f"Momentum {card} before Propaganda" if following in PROPAGANDA and not always else ""
    after = turn.at(len(turn.steps))
    journal = [(step.id, step.numbers) for step in turn.steps]
    if not any(step.id in EFFECTS for step in turn.steps) and not could_serve(turn, card, shaded):
        return f"Event {card} without effect"
    # Afghan Commandos (37) are a free Assault, which the journal shows only by what it removes.
    granted = card == 37 or any(step.id in ("operation", "special") for step in turn.steps)
    asked = turn.who in ("government", "warlords") and not granted and card not in OWN | LIMITED | FOR_TALIBAN
    if asked and not serves(turn, turn.t, after, journal) and not could_serve(turn, card, shaded):
        return f"Event {card} does nothing that the box asks for"
    return ""


def could_serve(turn: Turn, card: int, shaded: bool) -> bool:
    """8.3.1 Return True if some way serves. Answers look no further than the next question (our ruling)."""
    random = Random(card)
    for _ in range(100 * TRIES):
        after, journal, others = sample(turn, card, shaded, random)
        if others or serves(turn, turn.t, after, journal):
            return True
    return False


def missed(turn: Turn, card: int, shaded: bool, does: str) -> str:
    """Return True if some way of carrying out the Event proves that it had to be taken."""
    random = Random(zlib.crc32(repr((turn.seed, card, turn.who)).encode()))
    sides = [shaded] if card in SINGLE or turn.who in ("government", "warlords") else [shaded, not shaded]
    wanted = possible = False
    mine = turn.margin(turn.who)
    for side in sides:
        for _ in range(TRIES):
            after, journal, others = sample(turn, card, side, random)
            own = side == shaded and not others
            harmless = turn.margin(turn.who, after) >= mine
            changed = after != turn.t
            granted = any(id in ("operation", "special") for id, _ in journal)
            useful = serves(turn, turn.t, after, journal) and (not granted or turn.who == "government")
            if turn.who in ("government", "warlords"):
                wanted = wanted or (useful and own and harmless)
                possible = wanted
            else:
                wanted = wanted or useful
                possible = possible or (own and harmless and changed)
    return f"{does}, but Event {card} serves" if wanted and possible else ""
