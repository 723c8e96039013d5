"""Victory: victory checks, the ranking of the players, and the role of Non-players. Each game defines its goals."""

from __future__ import annotations

from .coin_board import CoinBoard


class Standing:
    """One place of the ranking: the factions of one player, and the margin that counts for them."""

    def __init__(self, factions: list[int], margin: int) -> None:
        self.factions = factions
        self.margin = margin


def qualifies(b: CoinBoard, faction: int) -> bool:
    """Return True if a faction is past its goal."""
    return int(b.procedures.margin(b, faction)) > 0


def groups(b: CoinBoard) -> list[list[int]]:
    """Return the factions of each player, ordered by the faction that leads them."""
    leaders = b.seats.leaders
    return [[f for f in range(len(leaders)) if leaders[f] == leader] for leader in sorted(set(leaders))]


def passing(b: CoinBoard, candidates: list[int]) -> list[int]:
    """Return the candidates that end the game by a victory check. If players have several factions, all of a player's
    factions must be past their goals."""
    if b.seats.shared():
        won = [group for group in groups(b) if all(qualifies(b, f) for f in group)]
        return [f for group in won for f in group]
    return [f for f in candidates if qualifies(b, f)]


def players_lose(b: CoinBoard) -> bool:
    """Return True if all players lose equally because a Non-player faction passes a victory check.

    After the final Propaganda nothing is checked any more: margins decide. Without any player, nobody can lose.
    """
    if b.n[b.spec.at["after_round"]] or not any(b.seats.is_player):
        return False
    return any(not b.seats.is_player[f] and qualifies(b, f) for f in range(len(b.spec.factions)))


def ranking(b: CoinBoard, ties: list[int]) -> list[Standing]:
    """Return the standings from first to last.

    A player with several factions ranks by the lowest of their margins. Among equals Non-players come first, then the
    factions in the order of `ties`. If all players lose, the Non-players come first.
    """
    seats = b.seats
    lost = players_lose(b)
    margins: list[int] = [b.procedures.margin(b, f) for f in range(len(b.spec.factions))]
    standings = [Standing(factions, min([margins[f] for f in factions])) for factions in groups(b)]

    def place(standing: Standing) -> tuple[int, int, int, int]:
        person = int(any(seats.is_player[f] for f in standing.factions))
        tie = min([ties.index(f) for f in standing.factions])
        return (person if lost else 0, -standing.margin, person, tie)

    standings.sort(key=place)
    return standings
