"""8.7.7 The Non-player Government in Propaganda Rounds: Civic Action, Desertion, Redeploy."""

from __future__ import annotations

from typing import Final

from .....coin.spec import LOC
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...civic_action import CIVIC_COST
from ...names import (
    AT_SUPPORT,
    COALITION_BASE,
    GOVERNMENT,
    GOVERNMENT_BASE,
    KABUL,
    NEUTRAL,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR,
    TROOPS,
    S,
)
from ..box import Answer
from ..mind import Mind
from ..random_spaces import each_space, random_space
from .train import civic_cost

RICH: Final = 3


# Civic Action


def left_to_spend(m: Mind) -> int:
    """8.7.7, 8.2.2 Resources left to spend of two thirds of those at the start of the phase."""
    rich = m.b.n[RESOURCES + GOVERNMENT]
    purse = m.notes.setdefault("purse", [rich])[0]
    return purse * 2 // 3 - (purse - rich)


def goal_level(m: Mind, s: int) -> int:
    """8.7.7 Level to reach: Support at a Government Base without a Coalition Base, unless the Round is final; otherwise
    Neutral."""
    b = m.b
    final = b.n[PROPAGANDA_PLAYED] >= b.final
    return AT_SUPPORT if b.n[GOVERNMENT_BASE + s] and not b.n[COALITION_BASE + s] and not final else NEUTRAL


def steps_wanted(m: Mind, s: int) -> int:
    """8.7.7 Number of steps that bring the space to its level or closer; 0 if no shift is possible or affordable."""
    b = m.b
    levels = goal_level(m, s) - b.n[SUPPORT + s] if b.has_level(s) else 0
    most = min(b.n[TERROR + s] + levels, left_to_spend(m) // CIVIC_COST)
    return most if most > b.n[TERROR + s] else 0


def civic_action(m: Mind, d: Decision) -> Flow[str]:
    """8.7.5 In a Train, use the planned space. 8.7.7 In a Round, go to Support at Government Bases, then against
    Opposition; the highest Population first, then without Terror."""
    b = m.b
    if b.operation is not None:
        return b.spec.spaces[m.noted("civic")[0]]
    m.rule = "8.7.7"
    spaces = m.must("shift-affordable", m.offered(d, b.spec.lands), lambda s: steps_wanted(m, s) > 0)
    found = m.must("to-support", spaces, lambda s: goal_level(m, s) == AT_SUPPORT)
    if not found:
        found = m.must("removes-opposition", spaces, lambda s: True)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    found = m.prefer("without-terror", found, lambda s: not b.n[TERROR + s])
    s = yield from random_space(m, found)
    return b.spec.spaces[s] if s >= 0 else DONE


def civic_steps(m: Mind, d: Decision) -> str:
    """8.7.5, 8.7.7 Go to the wanted level, as far as the spending limit allows."""
    b, s = m.b, d.space
    if b.operation is not None:
        level = AT_SUPPORT if "govern" in m.notes else NEUTRAL
        return str(civic_cost(m, s, level) // CIVIC_COST)
    return str(steps_wanted(m, s))


# Desertion and Redeploy


def desertion(m: Mind, d: Decision) -> str:
    """8.7.7 Remove cubes evenly, Troops first, and not the last of a kind if possible. The options are numbers of
    Troops."""
    b, s = m.b, d.space
    lost = b.government_cubes(s) // 3
    counts = [int(option) for option in d.options]

    def rank(troops: int) -> tuple[int, int, int]:
        last = int(troops == b.n[TROOPS + s]) + int(lost - troops == b.n[POLICE + s])
        return last, abs(troops - (lost - troops)), -troops

    return str(min(counts, key=rank))


def redeploy_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.7.7 Spread Troops evenly, at least 1 in Kabul and at each COIN Base; send Police where they are wanted."""
    b = m.b
    m.rule = "8.7.7"
    if d.piece == POLICE:
        return b.spec.spaces[m.goal()]
    goals = m.offered(d, list(range(S)))
    found = m.fewest("evenly", goals, lambda s: b.n[TROOPS + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def others_left(b: Afghanistan, s: int) -> int:
    """8.7.7, 6.5.4 Number of Insurgent pieces left after the Taliban Redeploy."""
    others = b.pieces(s) - b.coin(s)
    return others if s == KABUL or b.n[TALIBAN_BASE + s] else others - b.guerrillas(TALIBAN, s)


def quota(b: Afghanistan, s: int) -> int:
    """8.7.7 Number of Police wanted on a LoC: 2 with 3 or 4 Econ, otherwise 1."""
    return 2 if b.spec.econ[s] >= RICH else 1


def lacking(b: Afghanistan, s: int) -> int:
    """8.7.7 Number of Police that a space still needs to keep COIN Control; 0 or less if none."""
    return others_left(b, s) - b.coin(s) + 1 if b.coin_controls(s) and b.n[POP + s] else 0


def spare_police(b: Afghanistan, s: int, given_up: list[int]) -> int:
    """8.7.7 Number of Police that may leave: not the last, nor those needed on a LoC or to keep COIN Control."""
    police = b.n[POLICE + s]
    if b.spec.kind[s] == LOC:
        return max(0, police - quota(b, s))
    if s in given_up or not b.coin_controls(s) or not b.n[POP + s]:
        return police - 1
    return max(0, min(police - 1, b.coin(s) - others_left(b, s) - 1))


def to_hold(b: Afghanistan, short: list[int], origins: list[int]) -> list[list[int]]:
    """8.7.7 Choose which spaces short of Police to hold: as much Population under COIN Control as possible, then with
    the fewest Police. Return every equally good set."""
    ways: list[list[int]] = []
    best = (0, 0)
    for bits in range(1 << len(short)):
        some = [s for i, s in enumerate(short) if bits >> i & 1]
        police = sum([lacking(b, s) for s in some])
        found = (sum([b.n[POP + s] for s in some]), -police)
        others = [s for s in short if s not in some]
        if found >= best and police <= sum([spare_police(b, x, others) for x in origins]):
            ways = [*ways, some] if found == best else [some]
            best = found
    return ways


def one_way(m: Mind, ways: list[list[int]]) -> Flow[list[int]]:
    """8.4 Choose one of these sets: the one already begun, otherwise by dice for a space that only some of them
    hold."""
    begun = m.notes.get("held", [])
    ways = [way for way in ways if all(s in begun for s in way)] or ways
    while len(ways) > 1:
        either = sorted({s for way in ways for s in way if any(s not in other for other in ways)})
        s = yield from random_space(m, either)
        ways = [way for way in ways if s in way]
    m.notes["held"] = ways[0]
    return ways[0]


def next_road(m: Mind, roads: list[int], spare: int) -> Flow[int]:
    """8.7.7, 8.4.1 Choose the LoC with the highest Econ that lacks Police. Roll dice unless there are enough Police for
    all with that Econ."""
    b = m.b
    rich = max([b.spec.econ[s] for s in roads])
    roads = [s for s in roads if b.spec.econ[s] == rich]
    return (yield from each_space(m, roads, spare >= sum([quota(b, s) - b.n[POLICE + s] for s in roads])))


def redeploy_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.7.7 Take Police one at a time from where most can be spared, LoCs last: first for COIN Control, then for
    LoCs."""
    b = m.b
    m.rule = "8.7.7"
    origins = m.offered(d, list(range(S)))
    short = [s for s in b.spec.lands if lacking(b, s) > 0]
    held = yield from one_way(m, to_hold(b, short, origins))
    given_up = [s for s in short if s not in held]
    found = [s for s in origins if spare_police(b, s, given_up) > 0]
    roads = [s for s in b.spec.locs if b.n[POLICE + s] < quota(b, s)]
    if not found or not (held or roads):
        return DONE
    spare = sum([spare_police(b, s, given_up) for s in found])
    m.says("police-wanted")
    found = m.prefer("off-the-locs", found, lambda s: b.spec.kind[s] != LOC)
    found = m.most("most-police", found, lambda s: b.n[POLICE + s])
    origin = yield from random_space(m, found)
    m.plan = [held[0] if held else (yield from next_road(m, roads, spare))]
    m.notes["column"] = [POLICE]
    return b.spec.spaces[origin]


ANSWERS: dict[str, Answer] = {
    "civic-action": civic_action,
    "civic-steps": civic_steps,
    "desertion": desertion,
    "redeploy-origin": redeploy_origin,
    "redeploy-destination": redeploy_destination,
}
