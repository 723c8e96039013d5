"""8.1.filter With a Non-player Government, Insurgent Non-players execute only Events that help them or harm a
player."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots.effect import could
from ....coin.spec import RURAL
from ..names import AUC, BASE, CARTELS, FARC, GOVT, RESOURCES, SUPPORT, TROOPS, UNDERGROUND, S
from .mind import Mind


def passes(m: Mind, card: int) -> bool:
    """8.1.filter Return True if one of our table's reasons for the card holds. All Non-players remember it, since
    others may resolve the Event."""
    m.rule = "8.1.filter"
    passed = next((word for word in m.sheet.filter.get(card, []) if FILTERS[word](m, card)), "")
    for mind in m.company:
        mind.passed = passed
    return m.asks("filter-passed", bool(passed))


def _any(m: Mind, card: int) -> bool:
    return True


def _farc(m: Mind, card: int) -> bool:
    return m.who == FARC


def _auc(m: Mind, card: int) -> bool:
    return m.who == AUC


def _cartels(m: Mind, card: int) -> bool:
    return m.who == CARTELS


def _own_guerrillas(m: Mind, card: int) -> bool:
    return m.b.on_map(UNDERGROUND[m.who]) > 0


def _farc_player(m: Mind, card: int) -> bool:
    return m.b.is_player(FARC)


def _harm(m: Mind, card: int) -> bool:
    """Return True if a player could lose pieces or Resources."""
    b = m.b
    players = [f for f in range(4) if b.is_player(f)]
    if not players:
        return False
    columns = {f: 0 if f == GOVT else UNDERGROUND[f] for f in players}

    def test(start: list[int]) -> bool:
        for f in players:
            first, last = columns[f], BASE[f] + S
            if sum(b.n[first:last]) < sum(start[first:last]) or b.n[RESOURCES + f] < start[RESOURCES + f]:
                return True
        return False

    return could(b, m.who, card, m.b.cards_now().dual[card], test, [])


def _auc_opposition(m: Mind, card: int) -> bool:
    return m.who == AUC and any(leans(m, s) for s in m.b.spec.lands)


def _farc_support(m: Mind, card: int) -> bool:
    return m.who == FARC and any(leans(m, s) for s in m.b.spec.lands)


def leans(m: Mind, s: int) -> bool:
    """Return True for a Department with Troops where AUC's Terror ends Opposition, or FARC's ends Support (43)."""
    b = m.b
    level = b.n[SUPPORT + s]
    return b.spec.kind[s] == RURAL and b.n[TROOPS + s] > 0 and (level < 0 if m.who == AUC else level > 0)


FILTERS: dict[str, Callable[[Mind, int], bool]] = {
    "any": _any,
    "auc": _auc,
    "auc_opposition": _auc_opposition,
    "cartels": _cartels,
    "farc": _farc,
    "farc_player": _farc_player,
    "farc_support": _farc_support,
    "harm": _harm,
    "own_guerrillas": _own_guerrillas,
}
"""Tests by the words used in the table."""


def keep(m: Mind, spaces: list[int]) -> list[int]:
    """8.1.filter Narrow the spaces to those where the reason holds."""
    b = m.b
    if m.passed in ("auc_opposition", "farc_support"):
        return m.prefer("keeps-filter", spaces, lambda s: leans(m, s))
    if m.passed == "harm":
        players = [f for f in range(4) if b.is_player(f)]
        return m.prefer("harms-a-player", spaces, lambda s: any(b.count(f, s) for f in players))
    return spaces
