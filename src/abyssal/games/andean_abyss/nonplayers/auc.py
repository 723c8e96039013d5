"""8.6 Non-player AUC."""

from __future__ import annotations

from ....coin.bots.chart import Chart
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....kernel.decision import DONE, NOWHERE, Decision, Flow
from ..colombia import Colombia
from ..names import (
    AUC,
    AUC_BASE,
    AUC_U,
    BASES_POOL,
    CARTELS,
    FARC,
    FARC_BASE,
    GOVT,
    GUERRILLAS_POOL,
)
from ..s3_operations import attack as attack_rules
from ..s3_operations import march as march_rules
from ..s3_operations import terror as terror_rules
from ..s4_special.assassinate import within_reach
from ..s4_special.extort import dominates
from .attacking import NOBODY, aim, budget, choose_ambush, next_attack, target
from .box import Answer, Box, ladder
from .marching import but_one, groups, stay_hidden
from .mind import Mind
from .rally_steps import could_trade
from .rallying import could_place, could_rally, enough_for, first_steps, legal
from .random_spaces import each_space, random_space


class Rally(Box):
    """8.6.1 Rally in up to 3 spaces, then Extort."""

    def possible(self, m: Mind) -> bool:
        return could_rally(m)

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        left = legal(m.b, AUC, op)
        spaces = first_steps(m, left)
        if not spaces:
            spaces = recruiting(m, left)
        return (yield from each_space(m, spaces, enough_for(m, op, spaces, 3 - len(op.spaces))))

    def special(self, m: Mind, op: Operation) -> str:
        return "extort" if extortion(m.b) else ""


def recruiting(m: Mind, left: list[int]) -> list[int]:
    """8.6.1 Return the spaces where AUC places Guerrillas: at FARC Bases, then at AUC Bases, then anywhere. The second
    edition prefers spaces with 1 or 2 Guerrillas while a Base is Available."""
    b = m.b
    m.how = "place"
    spaces = m.limit("could-place", left, lambda s: could_place(b, AUC, s))
    kept = m.prefer_in_turn(
        "farc-base", spaces, lambda s: b.n[FARC_BASE + s] > 0, "auc-base", lambda s: b.n[AUC_BASE + s] > 0
    )
    if kept is spaces and m.edition.prefers_pairs and b.n[BASES_POOL[AUC]]:
        return m.prefer("one-or-two", spaces, lambda s: b.guerrillas(AUC, s) in (1, 2))
    return kept


def extortion(b: Colombia) -> list[int]:
    """8.6.1.extort Extort wherever possible."""
    return [s for s in range(b.size) if dominates(b, AUC, s)]


def extort(m: Mind, d: Decision) -> str:
    """8.6.1.extort Return the next space."""
    m.rule = "8.6.1.extort"
    spaces = m.offered(d, extortion(m.b))
    if not spaces:
        return DONE
    m.says("extort-everywhere")
    return m.b.spec.spaces[spaces[0]]


def elite_backing(m: Mind, d: Decision) -> Flow[str]:
    """8.6.1.elite_backing Build a Base if possible, otherwise place Guerrillas as in a Rally."""
    b = m.b
    m.rule = "8.6.1.elite_backing"
    left = m.offered(d, b.spec.lands)
    spaces = m.must("two-for-a-base", left, lambda s: m.edition.could_trade(b, AUC, s))
    if not spaces:  # An edition that wants more than 2 Guerrillas for a Base accepts 2 here if necessary.
        spaces = m.must("two-for-a-base", left, lambda s: could_trade(b, AUC, s))
    if spaces:
        m.how = "base"
    else:
        spaces = recruiting(m, left)
    s = yield from random_space(m, spaces)
    return DONE if s < 0 else b.spec.spaces[s]


class March(Box):
    """8.6.2 March into one space, then Extort."""

    def possible(self, m: Mind) -> bool:
        op = Operation(AUC, "march", special=True)
        for s in march_rules.candidates(m.b, op):
            if worth_entering(m.b, s) and going(m.b, op, s):
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if op.spaces:
            return NOWHERE
        b = m.b
        spaces = m.must("farc-without-auc", march_rules.candidates(b, op), lambda s: worth_entering(b, s))
        spaces = m.limit("somebody-marches", spaces, lambda s: bool(going(b, op, s)))
        spaces = m.prefer("farc-base", spaces, lambda s: b.n[FARC_BASE + s] > 0)
        spaces = m.prefer("stay-underground", spaces, lambda s: stay_hidden(b, AUC, s, going(b, op, s)))
        goal = yield from random_space(m, spaces)
        if goal >= 0:
            m.groups = going(b, op, goal)
        return goal

    def stays(self, m: Mind, s: int) -> bool:
        return stays(m.b, s)

    def special(self, m: Mind, op: Operation) -> str:
        return "extort" if extortion(m.b) else ""


def worth_entering(b: Colombia, s: int) -> bool:
    """8.6.2 Return True for a City or Department with FARC pieces and no AUC Guerrillas."""
    return b.spec.kind[s] != LOC and b.count(FARC, s) > 0 and not b.guerrillas(AUC, s)


def going(b: Colombia, op: Operation, goal: int) -> dict[int, tuple[int, int]]:
    """8.6.2 Return the groups that March: all adjacent Guerrillas except those that must stay."""
    return groups(b, op, goal, lambda s: but_one(b, op, s, stays(b, s)))


def stays(b: Colombia, s: int) -> bool:
    """8.6.2 Return True if one Guerrilla must stay: with an AUC Base or any FARC piece."""
    return b.n[AUC_BASE + s] > 0 or b.count(FARC, s) > 0


class Attack(Box):
    """8.6.3 Attack in up to 3 spaces, with an Ambush in one of them."""

    def possible(self, m: Mind) -> bool:
        for s in attack_rules.candidates(m.b, Operation(AUC, "attack", special=True)):
            if strong(m.b, s) and aim(m.b, AUC, s) < NOBODY:
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if not op.spaces:
            yield from self._settle(m, op)
        return next_attack(m, op)

    def _settle(self, m: Mind, op: Operation) -> Flow[None]:
        """8.6.3 Plan the spaces with the most AUC Guerrillas first, then pick the Ambush."""
        b = m.b
        left = m.limit("target-present", attack_rules.candidates(b, op), lambda s: aim(b, AUC, s) < NOBODY)
        left = m.must("underground-or-three", left, lambda s: strong(b, s))
        most = budget(b, op, 3)
        while left and len(m.plan) < most:
            spaces = m.most("most-guerrillas", left, lambda s: b.guerrillas(AUC, s))
            s = yield from random_space(m, spaces)
            m.plan.append(s)
            left.remove(s)
        if op.special:
            m.rule = "8.6.3.ambush"
            yield from choose_ambush(m)


def strong(b: Colombia, s: int) -> bool:
    """8.6.3 Return True with an Underground AUC Guerrilla or at least 3 AUC Guerrillas."""
    return b.n[AUC_U + s] > 0 or b.guerrillas(AUC, s) >= 3


class Terror(Box):
    """8.6.4 Terror in up to 3 spaces, then Assassinate."""

    def possible(self, m: Mind) -> bool:
        for s in terror_rules.candidates(m.b, Operation(AUC, "terror", special=True)):
            if m.b.spec.kind[s] != LOC:
                return True
        return False

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        b = m.b
        spaces = [s for s in terror_rules.candidates(b, op) if b.spec.kind[s] != LOC]
        if not op.spaces:
            spaces = m.prefer("farc-base", spaces, lambda s: b.n[FARC_BASE + s] > 0)
        elif len(op.spaces) == 1:
            spaces = m.prefer("farc-there", spaces, lambda s: b.count(FARC, s) > 0)
        return (yield from random_space(m, spaces))

    def special(self, m: Mind, op: Operation) -> str:
        return "assassinate" if doomed(m.b, op) else ""


def doomed(b: Colombia, op: Operation) -> list[int]:
    """8.6.4.assassinate Return the Terror spaces with an enemy where AUC Guerrillas outnumber Police."""
    return [s for s in op.spaces if within_reach(b, op, s)]


def assassinate(m: Mind, d: Decision) -> str:
    """8.6.4.assassinate Assassinate wherever Terror occurred."""
    m.rule = "8.6.4.assassinate"
    spaces = m.offered(d, doomed(m.b, m.operation()))
    if not spaces:
        return DONE
    m.says("assassinate-at-terror")
    return m.b.spec.spaces[spaces[0]]


def assassinate_target(m: Mind, d: Decision) -> str:
    """8.6.4.assassinate Target a Shipment to take, then FARC, Government, Cartels, each in removal order."""
    m.rule = "8.6.4.assassinate"
    return target(m, d, 1, [FARC, GOVT, CARTELS])


def designate(m: Mind) -> str:
    """8.6 Answer the questions of AUC's flow chart and return the box they lead to."""
    b = m.b
    m.rule = "8.6.1"
    if m.asks("six-available", b.n[GUERRILLAS_POOL[AUC]] >= 6):
        return "rally"
    if m.asks("could-place-base", m.edition.places_base(b, AUC)):
        return "rally"
    m.rule = "8.6.2"
    bases = [s for s in b.spec.lands if b.n[FARC_BASE + s]]
    watched = sum(1 for s in bases if b.guerrillas(AUC, s))
    if m.asks("bases-unwatched", 2 * watched < len(bases)):
        return "march"
    m.rule = "8.6.4"
    for s in bases:
        if b.n[AUC_U + s]:
            m.asks("underground-at-farc-base", True)
            return "terror"
    m.asks("underground-at-farc-base", False)
    return "attack"


CHART: Chart[Mind] = ladder(
    [
        Rally("rally", "8.6.1", 3),
        March("march", "8.6.2", 1),
        Attack("attack", "8.6.3", 3),
        Terror("terror", "8.6.4", 3),
    ]
)
"""8.6 The boxes from top to bottom."""

ANSWERS: dict[str, Answer] = {
    "extort": extort,
    "elite-backing": elite_backing,
    "assassinate": assassinate,
    "assassinate-target": assassinate_target,
}
