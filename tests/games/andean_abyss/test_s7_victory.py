"""7.0 Victory."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.coin.victory import players_lose, qualifies, ranking
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    AFTER_ROUND,
    AUC,
    CARD,
    CARTELS,
    CESAR,
    FARC,
    GOVT,
    PHASE,
    POP,
    PRESIDENT,
    PROPAGANDA_PLAYED,
    ROUNDS,
    URIBE,
    VICTORY_PHASE,
)
from abyssal.games.andean_abyss.s7_victory import TIES, degree, lead, margin, passing
from abyssal.kernel.decision import CHANCE
from tests.games.andean_abyss.asking import begin_round
from tests.games.andean_abyss.helpers import board

SUPPORT = (
    "bogota: AS\ncali: AS\nmedellin: AS\nbucaramanga: AS\nibague: AS\nsanta_marta: AS\ncartagena: AS\ncucuta: AS\n"
    "neiva: AS\npasto: AS\nsincelejo: AS\nantioquia: AS"
)
"""Total Support 54."""
OPPOSITION = "bogota: AO\ncali: PO\nhuila: PO"
"""Total Opposition 21."""


def at_check(b: Colombia, played: int = 1) -> Game:
    """Return a game at the Victory Phase of the given Propaganda card."""
    b.set(CARD, 72 + played)
    b.set(PROPAGANDA_PLAYED, played)
    b.set(ROUNDS, played - 1)
    b.set(PRESIDENT, URIBE)
    b.set(PHASE, VICTORY_PHASE)
    return begin_round(b)


def final(b: Colombia) -> Game:
    """Return a game whose final Round is played by players without Civic Action, Agitation and Elite Backing; all dice
    1."""
    game = at_check(b, 4)
    while (decision := game.decision) is not None:
        game.choose("1" if decision.actor == CHANCE else "done")
    return game


def places(b: Colombia) -> list[tuple[list[int], int]]:
    return [(standing.factions, standing.margin) for standing in ranking(b, TIES)]


# 7.2 The conditions, 7.3 the margins.


@pytest.mark.parametrize(
    ("faction", "text", "resources", "expected"),
    [
        (GOVT, SUPPORT, 10, -6),
        (GOVT, SUPPORT + "\nhuila: AS\nsantander: PS", 10, 0),
        (GOVT, SUPPORT + "\nhuila: AS\nsantander: PS\narauca: PS", 10, 1),
        (FARC, OPPOSITION, 10, -4),
        (FARC, OPPOSITION + "\nhuila: farc 2b\nchoco: farc 2b", 10, 0),
        (FARC, OPPOSITION + "\nhuila: farc 2b\nchoco: farc 2b\narauca: farc 1b", 10, 1),
        (FARC, OPPOSITION + "\nhuila: farc 30g", 10, -4),
        (AUC, "", 10, 0),
        (AUC, "huila: auc 1b, farc 1b", 10, 0),
        (AUC, "huila: auc 2b\ncali: farc 1b", 10, 1),
        (AUC, "huila: farc 2b\ncali: auc 1b", 10, -1),
        (CARTELS, "", 10, -30),
        (CARTELS, "huila: cartels 2b", 40, -8),
        (CARTELS, "huila: cartels 2b", 50, -8),
        (CARTELS, "huila: cartels 2b", 30, -10),
    ],
)
def test_7_2_7_3_conditions_and_margins(faction: int, text: str, resources: int, expected: int) -> None:
    """7.2, 7.3 Support above 60; Opposition + Bases above 25; more Bases than FARC. (The Cartels: see below.)"""
    b = board(text, resources)
    assert margin(b, faction) == expected
    assert qualifies(b, faction) == (expected > 0)


@pytest.mark.parametrize(
    ("bases", "resources", "expected"),
    [
        (10, 60, 0),
        (11, 40, 0),
        (11, 41, 1),
        (12, 41, 1),
        (11, 60, 1),
        (13, 45, 3),
        (15, 42, 2),
        (9, 99, -1),
        (15, 20, -20),
    ],
)
def test_7_2_7_3_cartels(bases: int, resources: int, expected: int) -> None:
    """7.2, 7.3 The Cartels need both, more than 10 Bases and Resources above 40; the lower margin counts."""
    spaces = ["arauca", "cesar", "choco", "guaviare", "narino", "vichada", "amazonas", "cali"]
    text = "\n".join(f"{space}: cartels {min(2, bases - 2 * i)}b" for i, space in enumerate(spaces) if bases > 2 * i)
    b = board(text, {"cartels": resources})
    assert margin(b, CARTELS) == expected
    assert qualifies(b, CARTELS) == (expected > 0)


def test_7_2_terror_and_control_do_not_count() -> None:
    """7.2 Only Support, Opposition, Bases and Resources count."""
    b = board(SUPPORT + "\nhuila: govt 9t, terror 3\nchoco: farc 9g, terror 2", 10)
    assert [margin(b, faction) for faction in range(4)] == [-6, -25, 0, -30]


# 7.1 Ranking.


def test_7_1_ranking_at_a_check() -> None:
    """7.1 When a faction passes a check, the highest margin is 1st, even if another passed; the others follow by
    margin."""
    b = board(SUPPORT + "\nhuila: AS, farc 1b\nsantander: AS, auc 2b", resources=10)
    game = at_check(b)
    assert game.over
    assert places(b) == [([GOVT], 2), ([AUC], 1), ([FARC], -24), ([CARTELS], -30)]
    assert game.journal[-1] == ("over", (GOVT,))


def test_7_1_ties() -> None:
    """7.1 Ties go to the Cartels, then AUC, then FARC, then the Government."""
    bases = "\n".join(f"{space}: cartels 2b" for space in ("arauca", "cesar", "choco", "guaviare", "narino"))
    text = SUPPORT + "\nhuila: AS\nsantander: PS"
    b = board(text + "\n" + bases, {"cartels": 40})
    # All but FARC at 0.
    assert places(b) == [([CARTELS], 0), ([AUC], 0), ([GOVT], 0), ([FARC], -25)]


def test_7_1_auc_before_farc_and_government() -> None:
    """7.1 At equal margins AUC is placed before FARC, and before the Government."""
    text = (
        "bogota: AS\ncali: AS\nmedellin: AS\nbucaramanga: AS\nibague: AS\nsanta_marta: AS\nantioquia: PS\n"
        "huila: AO, farc 2b\nsantander: AO, farc 2b\narauca: AO, farc 1b\ncesar: AS, farc 2b\nchoco: AS\n"
        "neiva: AS\ncartagena: AS\ncucuta: AS"
    )
    b = board(text + "\npasto: PS", {})
    assert [margin(b, faction) for faction in (GOVT, FARC, AUC)] == [-7, -8, -7]
    assert [factions for factions, _ in places(b)] == [[AUC], [GOVT], [FARC], [CARTELS]]
    b = board(text + "\nputumayo: PO", {})
    assert [margin(b, faction) for faction in (GOVT, FARC, AUC)] == [-8, -7, -7]
    assert [factions for factions, _ in places(b)] == [[AUC], [FARC], [GOVT], [CARTELS]]


def test_7_1_farc_before_the_government() -> None:
    """7.1 At equal margins FARC is placed before the Government."""
    text = SUPPORT.replace("cali: AS", "cali: PO") + "\nhuila: AO\nsantander: AO\narauca: AO"
    b = board(text, {})
    assert (margin(b, GOVT), margin(b, FARC)) == (-12, -12)
    assert [factions for factions, _ in places(b)] == [[AUC], [FARC], [GOVT], [CARTELS]]


# 7.1 Non-players.


def test_7_1_non_player_wins() -> None:
    """7.1 If a Non-player faction passes a victory check, all players lose equally, even one with a higher margin."""
    b = board(SUPPORT + "\nhuila: AS, auc 1b\nsantander: AS\narauca: AS", players="2", nonplayers="true")
    assert (margin(b, GOVT), margin(b, AUC)) == (4, 1)
    game = at_check(b)
    assert game.over
    assert players_lose(b)
    assert [factions for factions, _ in places(b)] == [[AUC], [CARTELS], [GOVT], [FARC]]
    assert game.journal[-1] == ("over", (AUC,))


def test_7_1_a_player_wins_against_non_players() -> None:
    """7.1 If only a player passes, margins decide; ties go to Non-players."""
    b = board(SUPPORT + "\nhuila: AS\nsantander: AS", players="3", nonplayers="true")
    game = at_check(b)
    assert game.over
    assert not players_lose(b)
    assert places(b) == [([GOVT], 2), ([AUC], 0), ([FARC], -25), ([CARTELS], -30)]


def test_7_1_ties_go_to_non_players() -> None:
    """7.1 Ties go to Non-players before all: here to AUC before FARC, then AUC before the player Cartels."""
    text = "huila: AO\nbogota: PO\ncali: PO\nmedellin: PO\nibague: PO\nbucaramanga: PO\nsanta_marta: PO\ncesar: PO"
    b = board(text, {"cartels": 40}, players="3", nonplayers="true", insurgents="farc+cartels")
    assert margin(b, FARC) == 0 == margin(b, AUC)
    assert [factions for factions, _ in places(b)][:2] == [[AUC], [FARC]]
    bases = "\n".join(f"{space}: cartels 2b" for space in ("arauca", "vichada", "choco", "guaviare", "narino"))
    b = board(bases, {"cartels": 40}, players="3", nonplayers="true", insurgents="farc+cartels")
    assert [factions for factions, _ in places(b)][:2] == [[AUC], [CARTELS]]
    b = board(bases, {"cartels": 40}, players="4")
    assert [factions for factions, _ in places(b)][:2] == [[CARTELS], [AUC]]


def test_7_1_non_player_ahead_after_the_final_round() -> None:
    """7.1, 7.3 After the final Round nothing is checked: margins decide, though a Non-player reached its goal."""
    text = SUPPORT + "\nhuila: AS\nsantander: PS, auc 1g, shipment auc.u\narauca: PS"
    b = board(text, players="2", nonplayers="true")
    b.shift(b.spec.space_index["arauca"], -1)
    # No check passed. AUC's Shipment becomes a Base (6.3.3); the Government builds no Support.
    final(b)
    assert b.n[AFTER_ROUND] == 1
    assert (margin(b, AUC), margin(b, GOVT)) == (1, 0)
    assert not players_lose(b)
    assert places(b)[0] == ([AUC], 1)


# 7.1 with several factions to a player (1.5).


def test_7_1_two_players_need_both_factions() -> None:
    """7.1, 1.5 Two players without Non-players: play stops only if both factions of a player qualify."""
    options: dict[str, Any] = {"players": "2", "nonplayers": "false"}
    b = board("huila: auc 1b", **options)
    assert qualifies(b, AUC)
    assert not passing(b)
    b = board(SUPPORT + "\nhuila: AS, auc 1b\nsantander: PS\narauca: PS", **options)
    assert qualifies(b, GOVT) and qualifies(b, AUC)
    assert passing(b)
    # FARC with the Cartels: FARC alone is not enough.
    b = board(OPPOSITION + "\nhuila: farc 2b\nchoco: farc 2b\narauca: farc 1b", **options)
    assert qualifies(b, FARC)
    assert not passing(b)


def test_7_1_three_players() -> None:
    """7.1, 1.5 Three players without Non-players: AUC needs the Cartels too, the others count alone."""
    options: dict[str, Any] = {"players": "3", "nonplayers": "false"}
    assert not passing(board("huila: auc 1b", **options))
    assert passing(board(SUPPORT + "\nhuila: AS\nsantander: PS\narauca: PS", **options))
    assert passing(board(OPPOSITION + "\nhuila: farc 2b\nchoco: farc 2b\narauca: farc 1b", **options))
    bases = "\n".join(f"{space}: cartels 2b" for space in ("arauca", "cesar", "choco", "guaviare", "narino", "vichada"))
    b = board("huila: auc 1b\n" + bases, 41, **options)
    assert passing(b)


def test_7_3_lowest_margin_of_a_player() -> None:
    """7.3, 1.5 After the final Propaganda the lowest margin of a player's factions counts."""
    text = SUPPORT + "\nhuila: AS, farc 2b\nsantander: PS, auc 1b"
    b = board(text, 30, players="2", nonplayers="false")
    assert [margin(b, faction) for faction in range(4)] == [0, -23, -1, -10]
    assert places(b) == [([GOVT, AUC], -1), ([FARC, CARTELS], -23)]
    b = board(text, 30, players="3", nonplayers="false")
    assert places(b) == [([GOVT], 0), ([AUC, CARTELS], -10), ([FARC], -23)]


def test_7_3_tie_of_two_faction_players() -> None:
    """7.3, 7.1 A tie between players with two factions goes to the player of the faction that wins ties first."""
    support = (
        "bogota: AS\ncali: AS\nmedellin: AS\nbucaramanga: AS\nibague: AS\nsanta_marta: AS\nantioquia: AS\nhuila: AS"
    )
    opposition = "\n".join(
        f"{s}: AO" for s in ("santander", "choco", "guaviare", "meta_east", "meta_west", "narino", "putumayo")
    )
    b = board(f"{support}\narauca: PS\ncesar: PS\n{opposition}", {"cartels": 30}, players="2", nonplayers="false")
    assert [margin(b, faction) for faction in range(4)] == [-10, -9, 0, -10]
    assert places(b) == [([FARC, CARTELS], -10), ([GOVT, AUC], -10)]


# 7.2 and 7.3 in whole Rounds.


def test_7_2_checked_at_the_start_of_each_round() -> None:
    """7.2 Victory is checked at the start of each Propaganda Round, the final one too."""
    for played in (1, 2, 3, 4):
        b = board("huila: auc 1b")
        assert at_check(b, played).over
        assert b.n[AFTER_ROUND] == 0


def test_7_3_after_the_final_round() -> None:
    """7.3 Without a win by then, the highest margin wins after the final Round, even below 0."""
    b = board("huila: auc 1b\nchoco: farc 2b", resources=10)
    game = final(b)
    # The final Round's earnings count: the Cartels have no Bases, but their Resources stay at 10.
    assert places(b) == [([AUC], -1), ([FARC], -23), ([CARTELS], -30), ([GOVT], -60)]
    assert game.journal[-1] == ("over", (AUC,))


def test_7_3_the_final_support_phase_counts() -> None:
    """7.3 Margins are those after the final Round's Civic Action and Agitation."""
    b = board("huila: farc 2g, auc 1g\nchoco: farc 1b\nvichada: auc 1b", resources=10)
    game = at_check(b, 4)
    for choice in ("done", "huila", "2", "done", "done"):
        game.choose(choice)
    assert game.over
    assert margin(b, FARC) == 4 + 1 - 25


# One player (8.8), as far as section 7 goes.


def test_7_1_one_player_never_wins_during_rounds() -> None:
    """7.1, 8.8 The Government of a 1-player game never wins at a check; an Insurgent that does ends the game."""
    text = SUPPORT + "\nhuila: AS\nsantander: AS"
    b = board(text, players="1")
    assert qualifies(b, GOVT)
    assert not passing(b)
    b = board(text + "\nchoco: auc 1b", players="1")
    assert passing(b)
    assert players_lose(b)


def test_7_3_r21_one_player_margins() -> None:
    """7.3 R21: with 1 AUC and 2 FARC Bases and Total Support 61 the Government's +1 is 2 above AUC's -1."""
    b = board(SUPPORT + "\nhuila: AS, farc 2b\nsantander: PS, auc 1b\narauca: PS", resources=10, players="1")
    b.set(AFTER_ROUND, 1)
    best = max(margin(b, faction) for faction in (FARC, AUC, CARTELS))
    assert (margin(b, GOVT), margin(b, AUC), best) == (1, -1, -1)
    assert margin(b, GOVT) - best == 2
    assert not players_lose(b)
    assert places(b)[:2] == [([GOVT], 1), ([AUC], -1)]
    assert (degree(b), lead(b)) == ("stalemate", 2)


@pytest.mark.parametrize(
    ("population", "success"),
    [(0, "failure"), (1, "stalemate"), (3, "stalemate"), (4, "progress"), (8, "progress"), (9, "triumph")],
)
def test_8_8_degrees_of_success(population: int, success: str) -> None:
    """8.8 The lead over the best Non-player decides, at both ends of each band."""
    b = board(SUPPORT + "\nhuila: PS, farc 2b\nsantander: PS, auc 1b", resources=10, players="1")
    b.set(AFTER_ROUND, 1)
    short = population - lead(b)
    b.set(POP + CESAR, short)
    b.set_support(CESAR, 1)
    assert (lead(b), degree(b)) == (population, success)


def test_8_8_no_degree_without_the_end_or_alone() -> None:
    """8.8 A player who loses at a check, or is not the only player, has no degree of success."""
    assert degree(board(SUPPORT + "\nchoco: auc 1b", players="1")) == ""
    b = board(SUPPORT, players="2")
    b.set(AFTER_ROUND, 1)
    assert degree(b) == ""
