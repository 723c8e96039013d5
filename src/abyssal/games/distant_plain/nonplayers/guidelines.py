"""8.2.1 Procedure guidelines: whose pieces a Non-player places and removes, and which."""

from __future__ import annotations

from typing import Final

from ....coin.bots.lots import lot_of
from ....coin.spec import BASE as BASE_SHAPE
from ....kernel.decision import Decision, Flow
from ..names import COALITION, COIN, GOVERNMENT, TALIBAN, UNDERGROUND, WARLORDS
from .box import Answer
from .mind import Mind

ORDER: Final = {
    COALITION: [TALIBAN, WARLORDS, GOVERNMENT, COALITION],
    GOVERNMENT: [TALIBAN, WARLORDS, COALITION, GOVERNMENT],
    TALIBAN: [COALITION, GOVERNMENT, WARLORDS, TALIBAN],
    WARLORDS: [COALITION, GOVERNMENT, TALIBAN, WARLORDS],
}
"""8.2.1 Order in which each faction removes pieces of Non-players: enemies first, its own last."""

PLAYERS_FIRST: Final = 100


def is_enemy(who: int, faction: int) -> bool:
    """1.5 Insurgent Factions are enemy to all others; the COIN Factions are friends."""
    return faction != who and not (who in COIN and faction in COIN)


def target_rank(m: Mind, faction: int) -> int:
    """8.2.1 Rank a faction as a target, lowest first: enemy Players by best margin, then Non-players in the faction's
    order, and its own pieces last."""
    place = ORDER[m.who].index(faction)
    if not is_enemy(m.who, faction) or not m.is_player(faction):
        return place
    return -PLAYERS_FIRST - m.b.procedures.margin(m.b, faction)


def kind_rank(m: Mind, column: int) -> int:
    """8.2.1 Rank a kind of piece for removal. Of an enemy, Bases go before other pieces and Underground before Active
    Guerrillas; of friends, the reverse. Troops and Police are equal."""
    piece = m.b.spec.piece_at[column]
    friend = not is_enemy(m.who, piece.faction)
    if piece.shape == BASE_SHAPE:
        return 3 if friend else 0
    return (2 if friend else 1) if column in UNDERGROUND else (1 if friend else 2)


def removal_rank(m: Mind, column: int) -> int:
    """8.2.1 Rank a piece for removal, lowest first: by faction, then by kind."""
    return 10 * target_rank(m, m.b.spec.piece_at[column].faction) + kind_rank(m, column)


def pieces_of(m: Mind, d: Decision) -> list[str]:
    """Return the kinds of piece that a question offers."""
    return [option for option in d.options if option in m.b.spec.piece_named]


def removed_first(m: Mind, pieces: list[str]) -> list[str]:
    """8.2.1 Return the pieces that are removed before all others."""
    named = m.b.spec.piece_named
    ranks = [removal_rank(m, named[option].column) for option in pieces]
    return [option for option, rank in zip(pieces, ranks, strict=True) if rank == min(ranks)]


def own_first(m: Mind, pieces: list[str]) -> list[str]:
    """8.3.4 Prefer its own pieces."""
    return [option for option in pieces if m.b.spec.piece_named[option].faction == m.who] or pieces


def bases_first(m: Mind, pieces: list[str]) -> list[str]:
    """8.2.1 Prefer Bases."""
    return [option for option in pieces if m.b.spec.piece_named[option].shape == BASE_SHAPE] or pieces


def remove_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Return the piece to remove or replace. Choose at random between Troops and Police, and between Players with
    the same margin."""
    m.rule = "8.2.1"
    pieces = pieces_of(m, d)
    first = removed_first(m, pieces)
    if len(first) < len(pieces):
        m.says("removal-order")
    return (yield from lot_of(m, first, "8.2.1"))


def place_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Return the piece to place: its own before others, Bases before other pieces."""
    m.rule = "8.2.1"
    pieces = pieces_of(m, d)
    own = own_first(m, pieces)
    if len(own) < len(pieces):
        m.says("own-pieces-first")
    bases = bases_first(m, own)
    if len(bases) < len(own):
        m.says("bases-first")
    return (yield from lot_of(m, bases, "8.2.1"))


def in_order(m: Mind, d: Decision, order: list[int]) -> str:
    """Return the first of these kinds of piece that the question offers."""
    names = [m.b.spec.piece_at[column].name for column in order]
    return next(name for name in names if name in d.options)


def by_margin(m: Mind, factions: list[int]) -> Flow[int]:
    """8.2.1 Return the enemy Player with the best margin among these factions, or else the first Non-player in order.
    Break ties at random."""
    ranks = [target_rank(m, faction) for faction in factions]
    first = [faction for faction, rank in zip(factions, ranks, strict=True) if rank == min(ranks)]
    names = m.b.spec.factions
    return m.b.spec.faction_index[(yield from lot_of(m, [names[f] for f in first], "8.2.1"))]


def as_many(m: Mind, d: Decision) -> str:
    """8.2 Choose the maximum."""
    return str(d.number)


ANSWERS: dict[str, Answer] = {
    "rally-count": as_many,
    "event-count": as_many,
}
