"""6.0 Propaganda Rounds, phase by phase."""

from __future__ import annotations

from typing import Final

from ...coin.operation import Operation
from ...coin.propaganda import log_victory, redeploy_freely, reset
from ...coin.spec import CITY
from ...coin.verbs import pick_space
from ...kernel.decision import DONE, Decision, Flow, given, nothing
from .civic_action import agitate, civic_action, civic_spaces, needs_easing
from .colombia import Colombia
from .farc_zones import evict, goals_of, place_zone
from .names import (
    ACTIVE_OPPOSITION,
    AID,
    ALFONSO_CANO,
    AUC,
    BASE,
    BASES_POOL,
    CARTELS,
    CONTROL,
    EFFECT,
    FARC,
    GOVT,
    GOVT_BASE,
    INSURGENTS,
    MARKERS,
    MEXICAN_TRAFFICKERS,
    MOMENTUM,
    OPEN,
    PASTRANA,
    POLICE,
    POP,
    PRESIDENT,
    RESOURCES,
    SAMPER,
    SHADED,
    SPECIAL_FORCES,
    SUPPORT,
    TERROR,
    TOTAL_SUPPORT,
    TROOPS,
    UNSHADED,
    URIBE,
    ZONE,
    S,
)
from .negotiation import may_deal, may_hand
from .s3_operations.rally import allowed, rally_space, ways
from .s7_victory import passing

REELECTED: Final = 60
"""6.4.3 El Presidente stays only if Total Support exceeds this."""


def before_round(b: Colombia) -> Flow[None]:
    """1.5.1 Give players a last chance for agreements before the Victory Phase (6.1). The Government closes it, or the
    first player if the Government is a Non-player."""
    if may_deal(b):
        yield Decision(b.options.is_player.index(True), "before-round", "1.5.1", given([DONE]), open=True)


def victory_check(b: Colombia, held: bool) -> bool:
    """6.1 Return True if a victory ends the game. Logs the factions past their goal, or every faction's margin."""
    if not held:
        b.log("no-check")
        return False
    return log_victory(b, passing(b))


def mark_control(b: Colombia) -> None:
    """6.2 Mark Control of each City and Department."""
    for s in b.spec.lands:
        b.set(CONTROL + s, b.control(s) + 1 if b.n[OPEN + s] else 0)


def control_phase(b: Colombia) -> Flow[None]:
    """6.2 Mark Control, place Sabotage, then apply 7th Special Forces (card 7)."""
    mark_control(b)
    by_value = sorted(b.spec.locs, key=lambda s: (-b.spec.econ[s], s))
    for s in by_value:
        if b.n[MARKERS] and is_sabotaged(b, s):
            b.terror(s)
    if b.n[EFFECT + SPECIAL_FORCES] == UNSHADED:
        for _ in range(3):
            spaces = [s for s in range(S) if b.n[TERROR + s]]
            s = yield from pick_space(b, GOVT, "special-forces", "6.2", spaces, optional=True)
            if s < 0:
                break
            b.calm(s)


def is_sabotaged(b: Colombia, s: int) -> bool:
    """6.2 Return True if a LoC is Sabotaged: more Guerrillas than cubes (card 7 shaded: as many), or next to a
    FARC-Controlled City."""
    if b.n[TERROR + s]:
        return False
    guerrillas, cubes = b.all_guerrillas(s), b.cubes(s)
    if guerrillas > cubes or (guerrillas and guerrillas == cubes and b.n[EFFECT + SPECIAL_FORCES] == SHADED):
        return True
    kind = b.spec.kind
    return any(kind[x] == CITY and b.marked_control(x) == FARC for x in b.spec.adjacent[s])


def resources_phase(b: Colombia) -> Flow[None]:
    """6.3, 6.3.1, 6.3.2 Pay the earnings of the Government and the Insurgents, then Drug Profits (6.3.3)."""
    n = b.n
    earned = sum(b.spec.econ[s] for s in b.spec.locs if not n[TERROR + s])
    aid = 0 if n[PRESIDENT] == SAMPER else n[AID]
    b.log("earnings-govt", earned, aid, int(n[PRESIDENT] == SAMPER))
    b.gain(GOVT, earned + aid)
    for who in INSURGENTS:
        rate = 1 if who != CARTELS else 4 if n[EFFECT + MEXICAN_TRAFFICKERS] == SHADED else 3
        if bases := b.bases_on_map(who):
            b.log("earnings", who, bases, rate)
            b.gain(who, rate * bases)
    while any(b.shipments_of(who) for who in INSURGENTS):
        for who in INSURGENTS:
            yield from drug_profits(b, who)


def drug_profits(b: Colombia, who: int) -> Flow[None]:
    """6.3.3 Turn each Shipment into a Base where it lies or into 6 Resources. Its owner may hand it on first
    (4.5.3)."""
    while mine := b.shipments_of(who):
        s = b.shipment_space(mine[0])
        choice = "resources"
        options = ["base", "resources"] if b.n[BASES_POOL[who]] and b.room(BASE[who], s) else ["resources"]
        if len(options) > 1 or may_hand(b, who, s):
            choice = yield Decision(who, "drug-profit", "6.3.3", given(options), space=s, open=True)
        left = b.shipments_of(who, s)
        if not left:
            continue
        b.remove_shipment(left[0])
        if choice == "base":
            b.place(BASE[who], s)
        else:
            b.gain(who, 6)


def civic_action_phase(b: Colombia) -> Flow[None]:
    """6.4.1 The Government may build Support where it has Control, Troops and Police."""
    eased = -1

    def spaces() -> list[str]:
        return _names(b, civic_spaces(b, b.spec.lands, True, eased))

    while True:
        choice = yield Decision(GOVT, "civic-action", "6.4.1", spaces, open=True)
        if choice == DONE:
            return
        s = b.spec.space_index[choice]
        if needs_easing(b, s):
            eased = s
        yield from civic_action(b, s)


def _names(b: Colombia, spaces: list[int]) -> list[str]:
    return [b.spec.spaces[s] for s in spaces] + [DONE]


def agitation_spaces(b: Colombia, extra: list[int]) -> list[int]:
    """6.4.2 Return the FARC-Controlled spaces. Alfonso Cano (22, shaded) adds up to 3 with FARC pieces and no
    Government Control."""
    n = b.n
    if not n[RESOURCES + FARC]:
        return []
    cano = n[EFFECT + ALFONSO_CANO] == SHADED
    found = []
    for s in b.spec.lands:
        if not n[POP + s] or (n[SUPPORT + s] == ACTIVE_OPPOSITION and not n[TERROR + s]):
            continue
        control = b.marked_control(s)
        if control == FARC or (cano and control != GOVT and b.count(FARC, s) and (s in extra or len(extra) < 3)):
            found.append(s)
    return found


def agitation_phase(b: Colombia) -> Flow[None]:
    """6.4.2 FARC may encourage Opposition where it has Control."""
    extra: list[int] = []
    while True:
        choice = yield Decision(FARC, "agitate", "6.4.2", lambda: _names(b, agitation_spaces(b, extra)), open=True)
        if choice == DONE:
            return
        s = b.spec.space_index[choice]
        if b.marked_control(s) != FARC and s not in extra:
            extra.append(s)
        yield from agitate(b, s)


def election(b: Colombia) -> Flow[None]:
    """6.4.3 Change El Presidente if Total Support is 60 or less."""
    president, support = b.n[PRESIDENT], b.n[TOTAL_SUPPORT]
    if president == URIBE:
        b.log("no-election", president)
        return
    b.log("election", president, support, REELECTED, int(support > REELECTED))
    if support > REELECTED:
        return
    b.set_president(president + 1)
    if president + 1 == PASTRANA:
        b.log("zone-due")
        yield from place_zone(b)
    elif zones := [s for s in range(S) if b.n[ZONE + s]]:
        b.log("zones-end")
        for s in zones:
            b.set_zone(s, 0)


def backed_spaces(b: Colombia) -> list[int]:
    """6.4.5 Return the spaces without Opposition and without Government or FARC Control where a Rally could do
    something."""
    return [
        s for s in b.spec.lands if b.n[OPEN + s] and allowed(b, AUC, s) and b.marked_control(s) < 0 and ways(b, AUC, s)
    ]


def elite_backing(b: Colombia) -> Flow[None]:
    """6.4.5 Let AUC Rally free in one space."""
    choice = yield Decision(AUC, "elite-backing", "6.4.5", lambda: _names(b, backed_spaces(b)), open=True)
    if choice == DONE:
        return
    s = b.spec.space_index[choice]
    op = Operation(AUC, "rally", free=True, limited=True)
    op.take(s)
    b.operation = op
    b.log("elite-backing", s)
    yield from rally_space(b, op, s)
    b.operation = None


def redeploy_phase(b: Colombia) -> Flow[None]:
    """6.5, 6.5.4 The Government Redeploys cubes. Control is as marked earlier, or as the phase begins (second
    edition)."""
    if b.options.second_edition:
        mark_control(b)
    controlled = [b.n[CONTROL + s] == GOVT + 1 for s in range(S)]
    kind = b.spec.kind
    before = [b.n[TROOPS + s] for s in range(S)]
    for s in range(S):
        if b.n[TROOPS + s] and kind[s] != CITY and not b.n[GOVT_BASE + s]:
            yield from evict(b, TROOPS, s, controlled, "6.5.1")
    came = [max(0, b.n[TROOPS + s] - before[s]) for s in range(S)]
    yield from _redeploy_as_liked(b, TROOPS, controlled, "6.5.2", came)
    yield from _redeploy_as_liked(b, POLICE, controlled, "6.5.3", [0] * S)


def _redeploy_as_liked(b: Colombia, column: int, controlled: list[bool], rule: str, came: list[int]) -> Flow[None]:
    """6.5.2, 6.5.3 Move other Troops, or Police, as the Government likes. Cubes that have just arrived stay."""
    return redeploy_freely(b, GOVT, column, rule, came, lambda s: True, goals_of(b, column, controlled))


def reset_phase(b: Colombia) -> Flow[None]:
    """6.6 Make every faction Eligible, remove markers and Momentum, and turn all Guerrillas Underground."""
    for s in range(S):
        b.set(CONTROL + s, 0)
    b.protect(-1)
    reset(b, MOMENTUM)
    return nothing()
