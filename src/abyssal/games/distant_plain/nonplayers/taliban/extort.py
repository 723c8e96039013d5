"""8.8.3.extort, 8.8.4.extort The two Extort boxes of Non-player Taliban."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision
from ...names import RESOURCES, SUPPORT, TALIBAN, TALIBAN_U, S
from ...s3_operations.terror import agents
from ...s4_special.extort import dominates, income
from ..box import Activity, Answer
from ..insurgents import may_expose
from ..mind import Mind

RICH_LOCS: Final = 3
"""8.8.4.extort Lowest Econ of a LoC worth an Extort."""


def everywhere(m: Mind) -> list[int]:
    """8.8.3.extort Spaces where Extort brings Resources without exposing the last Guerrilla at a Base. In a pause of
    Terror, spare the Guerrillas it still needs."""
    b = m.b
    needed = m.notes.get("needed", [])
    return [
        s
        for s in range(S)
        if dominates(b, s)
        and income(b, s) > 0
        and may_expose(b, TALIBAN, s)
        and (s not in needed or may_expose(b, TALIBAN, s, 1 + agents(b, TALIBAN, s)))
    ]


def is_spare(m: Mind, s: int) -> bool:
    """8.8.3.extort Return False for the last Underground Guerrilla in a space without Opposition."""
    return m.b.n[SUPPORT + s] < 0 or m.b.n[TALIBAN_U + s] > 1


def first_choice(m: Mind) -> list[int]:
    return [s for s in everywhere(m) if is_spare(m, s)]


def total(m: Mind) -> int:
    """Resources that Extort everywhere would bring as an Operation begins; with no Resources, including its second
    bullet."""
    spaces = first_choice(m) or ([] if m.b.n[RESOURCES + TALIBAN] else everywhere(m))
    return sum([income(m.b, s) for s in spaces])


def may_pause(m: Mind, op: Operation, needed: list[int]) -> bool:
    """8.8.3, 8.8.4 Return True if an Operation that lacks Resources can pause for Extort. Terror still needs a
    Guerrilla in each space of `needed`."""
    if not op.special or op.used:
        return False
    m.activity = EVERYWHERE
    m.notes["needed"] = needed
    return EVERYWHERE.fits(m, op)


class Extort(Activity):
    """8.8.3.extort Everywhere except with the last Guerrilla where there is no Opposition; if still without Resources,
    everywhere."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return bool(first_choice(m)) or (not m.b.n[RESOURCES + TALIBAN] and bool(everywhere(m)))

    def spaces(self, m: Mind, d: Decision) -> list[int]:
        found = m.must("extort-spare", m.offered(d, everywhere(m)), lambda s: is_spare(m, s))
        if not found and (not m.b.n[RESOURCES + TALIBAN] or "everywhere" in m.notes):
            m.notes["everywhere"] = []
            found = m.must("extort-everywhere", m.offered(d, everywhere(m)), lambda s: True)
        return found


class ExtortOnLocs(Activity):
    """8.8.4.extort On the LoCs of 3 and 4 Econ."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return bool(_rich_locs(m))

    def spaces(self, m: Mind, d: Decision) -> list[int]:
        return m.must("rich-loc", m.offered(d, _rich_locs(m)), lambda s: True)


def _rich_locs(m: Mind) -> list[int]:
    b = m.b
    return [s for s in b.spec.locs if b.spec.econ[s] >= RICH_LOCS and dominates(b, s)]


EVERYWHERE: Final = Extort("extort", "8.8.3.extort")


def extort(m: Mind, d: Decision) -> str:
    """8.8.3.extort, 8.8.4.extort Return the next space, in map order: all of them are wanted."""
    box = m.activity
    if not isinstance(box, Extort | ExtortOnLocs):
        box = EVERYWHERE
    m.rule = box.rule
    spaces = box.spaces(m, d)
    return m.b.spec.spaces[spaces[0]] if spaces else DONE


ANSWERS: dict[str, Answer] = {"extort": extort}
