"""8.8.4.infiltrate Infiltrate of Non-player Taliban."""

from __future__ import annotations

from .....coin.bots.lots import lot_of
from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import Decision, Flow
from ...names import GOVERNMENT, POP, WARLORDS
from ...s4_special.infiltrate import REMOVED, infiltrate_spaces
from ..box import Activity, Answer
from ..guidelines import kind_rank, pieces_of
from ..mind import Mind
from ..random_spaces import random_space


def order(m: Mind) -> list[int]:
    """8.8.4.infiltrate Order of factions to harm: a Player first, then the Government, then the Warlords."""
    return sorted([GOVERNMENT, WARLORDS], key=lambda f: not m.is_player(f))


def prey(m: Mind, s: int) -> int:
    """The faction that loses pieces here."""
    for faction in order(m):
        if m.b.count(faction, s):
            return faction
    return -1


class Infiltrate(Activity):
    """8.8.4.infiltrate In one space."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return bool(infiltrate_spaces(m.b))


def infiltrate(m: Mind, d: Decision) -> Flow[str]:
    """8.8.4.infiltrate Choose a space by whose pieces it removes, then the most cubes of a Government Player, a
    faction's last pieces, and the highest Population or Econ."""
    b, spec = m.b, m.b.spec
    m.rule = "8.8.4.infiltrate"
    found = m.fewest("whose-pieces", m.offered(d, list(range(b.size))), lambda s: order(m).index(prey(m, s)))
    if m.is_player(GOVERNMENT):
        found = m.most("most-government-cubes", found, lambda s: min(REMOVED, b.government_cubes(s)))
    found = m.prefer("last-pieces", found, lambda s: b.count(prey(m, s), s) <= REMOVED)
    found = m.most("population-or-econ", found, lambda s: spec.econ[s] if spec.kind[s] == LOC else b.n[POP + s])
    return spec.spaces[(yield from random_space(m, found))]


def infiltrate_how(m: Mind, d: Decision) -> str:
    """8.8.4.infiltrate Remove two pieces if possible, otherwise replace one with a Guerrilla."""
    b = m.b
    m.rule = "8.8.4.infiltrate"
    if b.count(GOVERNMENT, d.space) + b.count(WARLORDS, d.space) >= REMOVED:
        return "remove"
    m.says("replaces-single")
    return "replace"


def infiltrate_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.8.4.infiltrate, 8.2.1 That faction's pieces first: Bases, then Underground, then Active Guerrillas; cubes at
    random."""
    named, first = m.b.spec.piece_named, order(m)
    m.rule = "8.8.4.infiltrate"
    pieces = pieces_of(m, d)
    ranks = [10 * first.index(named[x].faction) + kind_rank(m, named[x].column) for x in pieces]
    best = [x for x, rank in zip(pieces, ranks, strict=True) if rank == min(ranks)]
    return (yield from lot_of(m, best, "8.2.1"))


ANSWERS: dict[str, Answer] = {
    "infiltrate": infiltrate,
    "infiltrate-how": infiltrate_how,
    "infiltrate-piece": infiltrate_piece,
}
