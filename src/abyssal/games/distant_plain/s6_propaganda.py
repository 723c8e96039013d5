"""6.0 Propaganda Rounds, phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from ...coin.propaganda import redeploy_freely, reset
from ...coin.spec import LOC
from ...coin.verbs import pick_number, pick_space
from ...kernel.decision import DONE, Decision, Flow, nothing
from .afghanistan import Afghanistan
from .civic_action import civic_action, civic_steps, sharia, sharia_steps
from .names import (
    AID,
    AVAILABLE,
    AWAITING,
    BACKING,
    CASUALTIES,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    ELDERS,
    GOVERNMENT,
    HARD,
    ISLAMABAD,
    KABUL,
    MARKERS,
    MOMENTUM,
    MULLAH_OMAR,
    OUT_OF_PLAY,
    POLICE,
    SHADED,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_BASE,
    TALIBAN_U,
    TERROR,
    TROOPS,
    WARLORDS,
    S,
)
from .tribal_elders import heeded


def resources_phase(b: Afghanistan) -> Flow[None]:
    """6.3 Sabotage, earnings, and the Aid that Casualties cost."""
    for s in sorted(b.spec.locs, key=lambda s: (-b.spec.econ[s], s)):
        if b.n[MARKERS] and is_sabotaged(b, s):
            b.terror(s)
    earnings(b)
    casualties_and_aid(b)
    return nothing()


def is_sabotaged(b: Afghanistan, s: int) -> bool:
    """6.3.1 Sabotage: an unSabotaged LoC with more Taliban Guerrillas than other pieces."""
    taliban = b.guerrillas(TALIBAN, s)
    return not b.n[TERROR + s] and taliban > b.pieces(s) - taliban


def earnings(b: Afghanistan) -> None:
    """6.3.2, 6.3.3 The Government earns Aid and Econ, the Taliban earn by Bases, and the Warlords by Bases and
    Guerrillas on LoCs."""
    n = b.n
    econ = sum(b.spec.econ[s] for s in b.spec.locs if not n[TERROR + s])
    b.log("earnings-government", econ, n[AID])
    b.gain(GOVERNMENT, econ + n[AID])
    if bases := b.bases_on_map(TALIBAN):
        b.log("earnings-taliban", bases)
        b.gain(TALIBAN, bases)
    bases = b.bases_on_map(WARLORDS)
    tolls = sum(b.guerrillas(WARLORDS, s) for s in b.spec.locs if not n[TERROR + s])
    if bases + tolls:
        b.log("earnings-warlords", bases, tolls)
        b.gain(WARLORDS, bases + tolls)


def casualties_and_aid(b: Afghanistan) -> None:
    """6.3.4 Casualties and Aid: lose 3 Aid for each piece in the Casualties box."""
    lost = b.n[CASUALTIES] + b.n[CASUALTIES + 1]
    if lost:
        b.log("casualties-aid", lost)
        b.add_aid(-3 * lost)


def decides(b: Afghanistan, s: int) -> int:
    """6.4.1 The faction that decides on Civic Action in a space: the COIN Faction with more Troops, or the Coalition if
    equal."""
    return COALITION if b.n[COALITION_TROOPS + s] >= b.n[TROOPS + s] else GOVERNMENT


def civic_spaces(b: Afghanistan, who: int) -> list[int]:
    """6.4.1 Spaces where a faction decides and has something to gain, with COIN Control, Troops and Police."""
    n = b.n
    return [
        s
        for s in b.spaces_with(POLICE)
        if (n[COALITION_TROOPS + s] or n[TROOPS + s])
        and b.coin_controls(s)
        and decides(b, s) == who
        and civic_steps(b, s) > 0
    ]


def civic_action_phase(b: Afghanistan, who: int) -> Flow[None]:
    """6.4.1 Civic Action: the Coalition, then the Government, where each decides."""
    return heeded(b, _civic_action_by(b, who))


def _civic_action_by(b: Afghanistan, who: int) -> Flow[None]:
    def spaces() -> list[str]:
        return [b.spec.spaces[s] for s in civic_spaces(b, who)] + [DONE]

    while civic_spaces(b, who):
        choice = yield Decision(who, "civic-action", "6.4.1", spaces, open=True)
        if choice == DONE:
            return
        yield from civic_action(b, who, b.spec.space_index[choice])


def sharia_spaces(b: Afghanistan) -> list[int]:
    """6.4.2 Taliban-Controlled spaces with something left to gain. With Mullah Omar (36, shaded), also Afghan Pashtun
    spaces with a Taliban piece."""
    omar = b.in_force(MULLAH_OMAR) == SHADED
    return [
        s
        for s in b.spec.lands
        if (b.taliban_controls(s) or (omar and b.pashtun[s] and not b.pakistan[s] and b.count(TALIBAN, s)))
        and sharia_steps(b, s) > 0
    ]


def sharia_phase(b: Afghanistan) -> Flow[None]:
    """6.4.2 Sharia: the Taliban may encourage Opposition."""
    return heeded(b, _sharia(b))


def _sharia(b: Afghanistan) -> Flow[None]:
    def spaces() -> list[str]:
        return [b.spec.spaces[s] for s in sharia_spaces(b)] + [DONE]

    while sharia_spaces(b):
        choice = yield Decision(TALIBAN, "sharia", "6.4.2", spaces, open=True)
        if choice == DONE:
            return
        yield from sharia(b, b.spec.space_index[choice])


def desertion_phase(b: Afghanistan) -> Flow[None]:
    """6.5.1 Desertion: remove 1 in 3 Government cubes from each space. The Government selects Troops or Police."""
    for s in b.spaces_with_either(TROOPS):
        lost = b.government_cubes(s) // 3
        low = max(0, lost - b.n[POLICE + s])
        troops = yield from pick_number(
            b, GOVERNMENT, "desertion", "6.5.1", low, min(lost, b.n[TROOPS + s]), space=s, piece=TROOPS
        )
        b.remove(TROOPS, s, troops)
        b.remove(POLICE, s, lost - troops)


def may_leave(b: Afghanistan, s: int) -> bool:
    """6.5.2 Troops on LoCs and in Provinces without COIN Bases Redeploy."""
    return b.spec.kind[s] == LOC or (s != KABUL and not b.coin_bases(s))


def troops_goals(b: Afghanistan) -> list[int]:
    """6.5.2 Kabul, and COIN-Controlled spaces with COIN Bases."""
    return [s for s in b.afghan if s == KABUL or (b.coin_controls(s) and b.coin_bases(s))]


def redeploy(
    b: Afghanistan, who: int, column: int, rule: str, leaves: Callable[[int], bool], goals: list[int]
) -> Flow[None]:
    """6.5 Let a faction move pieces of one kind. If none can move, ask nothing."""
    for s in b.spaces_with(column):
        if leaves(s) and any(goal != s for goal in goals):
            return redeploy_freely(b, who, column, rule, [0] * S, leaves, goals)
    return nothing()


def coalition_redeploy_phase(b: Afghanistan) -> Flow[None]:
    """6.5.2 The Coalition may move Troops back."""
    return redeploy(b, COALITION, COALITION_TROOPS, "6.5.2", lambda s: may_leave(b, s), troops_goals(b))


def government_redeploy_phase(b: Afghanistan) -> Flow[None]:
    """6.5.2 The Government must move its Troops back."""
    goals = troops_goals(b)
    for s in b.spaces_with(TROOPS):
        if may_leave(b, s):
            yield from move_out(b, GOVERNMENT, [TROOPS], s, goals, "6.5.2")


def move_out(b: Afghanistan, who: int, columns: list[int], s: int, goals: list[int], rule: str) -> Flow[None]:
    """Move all pieces of these kinds out of a space. Their player spreads them over the goals."""
    for column in columns:
        while b.n[column + s]:
            goal = yield from pick_space(b, who, "redeploy-destination", rule, goals, origin=s, piece=column)
            if goal < 0:
                return
            most = b.n[column + s]
            low = most if len(goals) == 1 else 1
            count = yield from pick_number(b, who, "move-count", rule, low, most, space=goal, origin=s, piece=column)
            b.move(column, s, goal, count)


def police_redeploy_phase(b: Afghanistan) -> Flow[None]:
    """6.5.3 The Government may move any Police to LoCs or COIN-Controlled spaces."""
    goals = [s for s in range(S) if b.spec.kind[s] == LOC or b.coin_controls(s)]
    return redeploy(b, GOVERNMENT, POLICE, "6.5.3", lambda s: True, goals)


def taliban_redeploy_phase(b: Afghanistan) -> Flow[None]:
    """6.5.4 The Taliban must move Guerrillas from LoCs and from Provinces without a Taliban Base to Taliban Bases under
    Taliban Control or to Pashtun spaces of Pakistan. Those in Kabul stay. Those in a Pashtun space of Pakistan have
    reached a goal and may go to another one."""
    goals = [
        s for s in b.spec.lands if (b.n[TALIBAN_BASE + s] and b.taliban_controls(s)) or (b.pakistan[s] and b.pashtun[s])
    ]
    is_goal = [s in goals for s in range(S)]
    leaves = [s != KABUL and not b.n[TALIBAN_BASE + s] for s in range(S)]
    for column in (TALIBAN_U, TALIBAN_A):
        yield from redeploy(b, TALIBAN, column, "6.5.4", lambda s: leaves[s] and is_goal[s], goals)
    for s in range(S):
        if leaves[s] and not is_goal[s]:
            yield from move_out(b, TALIBAN, [TALIBAN_U, TALIBAN_A], s, goals, "6.5.4")


def control_phase(b: Afghanistan) -> Flow[None]:
    """6.5.5 Control: adjust it after the moves of the phase."""
    for s in b.spec.lands:
        b.adjust_control(s)
    return nothing()


def reset_phase(b: Afghanistan) -> Flow[None]:
    """6.6 Reset Casualties, Islamabad, Eligibility, markers and Momentum, and turn all Guerrillas Underground."""
    b.rebox(COALITION_BASE, 99, CASUALTIES, OUT_OF_PLAY)
    b.rebox(COALITION_TROOPS, b.n[CASUALTIES] // 2, CASUALTIES, OUT_OF_PLAY)
    b.rebox(COALITION_TROOPS, 99, CASUALTIES, AVAILABLE)
    if b.n[HARD]:
        b.set_hard(0)
    elif b.n[ISLAMABAD] != BACKING:
        b.shift_islamabad(1 if b.n[ISLAMABAD] < BACKING else -1)
    reset(b, MOMENTUM)
    b.set(ELDERS, 0)
    b.set(AWAITING, 0)
    return nothing()
