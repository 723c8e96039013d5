"""6.0 Propaganda Rounds as a whole, 6.1 Victory Phase, 6.6 Reset Phase."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import changes
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    BARRED,
    CARD,
    CARTELS,
    CIVIC_ACTION_PHASE,
    CONTROL,
    EFFECT,
    ELIGIBLE,
    FARC,
    FIRST_DIVISION,
    GOVT,
    MARKERS,
    MEXICAN_TRAFFICKERS,
    MISIL,
    OVER,
    PASTRANA,
    PHASE,
    PRESIDENT,
    PROPAGANDA_PLAYED,
    PROTECTED,
    ROUNDS,
    SENADO,
    SHADED,
    TURN,
    UNSHADED,
    URIBE,
    VICTORY_PHASE,
)
from abyssal.games.andean_abyss.s6_propaganda import reset_phase
from abyssal.kernel.errors import Problem
from abyssal.language import Words
from tests.games.andean_abyss.asking import answer, asked, begin_round, deal
from tests.games.andean_abyss.helpers import RULES, board, copy

QUIET = ["done", "done", "done", "done", "done"]
"""Choices that decline Civic Action, Agitation, Elite Backing, and Redeployment of Troops and Police."""


def position(game: Game) -> Colombia:
    assert isinstance(game.board, Colombia)
    return game.board


def at_round(b: Colombia, played: int = 1, *following: int) -> Game:
    """Return a game at the beginning of a Propaganda Round, that of the given card number, with Event cards on the
    deck."""
    b.set(CARD, 72 + played)
    b.set(PROPAGANDA_PLAYED, played)
    b.set(ROUNDS, played - 1)
    b.set(PHASE, VICTORY_PHASE)
    cards = list(following) or [1, 25]
    RULES.deck(b).stack([(sum(1 for card in cards if card < 73), sum(1 for card in cards if card > 72))])
    b.order = cards
    return begin_round(b)


def settled(text: str, **options: Any) -> Colombia:
    """Return a board where Uribe is already President, so no Election follows."""
    b = board(text, **options)
    b.set(PRESIDENT, URIBE)
    return b


def entries(game: Game, *ids: str) -> list[tuple[str, tuple[int, ...]]]:
    return [entry for entry in game.journal if entry[0] in ids]


def told(game: Game) -> list[str]:
    """Return the whole journal in English."""
    words = Words("en", RULES, strict=True)
    return [words.entry(entry) for entry in game.journal]


# 6.0 The phases, and never two Rounds in a row.


def test_6_0_phases_in_their_order() -> None:
    """6.0, 6.4 Victory, Control, Resources, Support, Redeploy, Reset: each of them changes something here."""
    b = board(
        "bogota: govt 3t 1p, terror 1\nhuila: farc 2g 1b, auc 1g(1a), PO\narauca: auc 2g\n"
        "loc_neiva_bogota: farc 1g(1a)\nmeta_west: govt 1t"
    )
    b.set(PRESIDENT, PASTRANA)
    before = copy(b)
    game = at_round(b)
    kinds = []
    for choice in ["bogota", "2", "done", "huila", "done", "arauca", "place", "done", "done", "1", "25"]:
        kinds.append((RULES.spec.factions[asked(game).actor] if asked(game).actor >= 0 else "", asked(game).kind))
        game.choose(choice)
    assert kinds == [
        ("govt", "civic-action"),
        ("govt", "civic-steps"),
        ("govt", "civic-action"),
        ("farc", "agitate"),
        ("farc", "agitate"),
        ("auc", "elite-backing"),
        ("auc", "rally-how"),
        ("govt", "redeploy-origin"),
        ("govt", "redeploy-origin"),
        ("", "draw"),
        ("", "draw"),
    ]
    assert told(game) == [
        "Propaganda Round 1",
        "6.1 Victory Phase",
        "No Faction has reached its goal",
        "Margins: Government −60, FARC −22, AUC −1, Cartels −30",
        "6.2 Control Phase",
        "Sabotage on Neiva - Bogotá",
        "6.3 Resources Phase",
        "Government Earnings (6.3.1): LoCs 28 + Aid 9",
        "Government: Resources +37, now 47",
        "Insurgent Earnings (6.3.2), FARC: 1 Base × 1",
        "FARC: Resources +1, now 11",
        "6.4.1 Support Phase: Civic Action",
        "Government: Resources −3, now 44",
        "Terror marker removed from Bogotá",
        "Government: Resources −3, now 41",
        "Bogotá is now at Passive Support",
        "6.4.2 Support Phase: Agitation",
        "FARC: Resources −1, now 10",
        "Huila is now at Active Opposition",
        "6.4.3 Support Phase: Election",
        "Total Support 8, not above 60: Pastrana has to go",
        "Uribe is El Presidente",
        "6.4.5 Support Phase: Elite Backing",
        "Elite Backing: AUC Rallies in Arauca",
        "1 Underground AUC Guerrilla placed in Arauca",
        "6.5 Redeploy Phase",
        "1 Troop: Meta West → Bogotá",
        "6.6 Reset Phase",
        "1 AUC Guerrilla turned Underground in Huila",
        "Sabotage removed from Neiva - Bogotá",
        "1 FARC Guerrilla turned Underground on Neiva - Bogotá",
        "All Factions Eligible, markers removed, Guerrillas Underground",
        "Card: 1 1st Division",
    ]
    kept = ("seen", "queue", "pile_events", "revealed", "card", "phase")
    result = {name: n for name, n in changes(before, game.board).items() if name.split(" ")[0] not in kept}
    assert result == {
        "bogota govt.troops": 1,
        "meta_west govt.troops": -1,
        "bogota terror": -1,
        "bogota support": 1,
        "huila support": -1,
        "huila auc.guerrilla.u": 1,
        "huila auc.guerrilla.a": -1,
        "loc_neiva_bogota farc.guerrilla.u": 1,
        "loc_neiva_bogota farc.guerrilla.a": -1,
        "arauca auc.guerrilla.u": 1,
        "president": 1,
        "resources govt": 31,
        "propaganda_played": 1,
        "rounds": 1,
    }


@pytest.mark.parametrize(("edition", "allowed"), [("first", True), ("second", False)])
def test_6_0_agreements_in_a_round(edition: str, allowed: bool) -> None:
    """6.0, 1.5.1 First edition: players may transfer in all phases with a question; second: never in a Round
    (1.5.2)."""
    game = at_round(settled("bogota: govt 1p", edition=edition))
    for _ in QUIET:
        before = copy(position(game))
        if allowed:
            game.choose("give farc auc 1")
            assert changes(before, game.board) == {"resources farc": -1, "resources auc": 1}
        else:
            with pytest.raises(Problem) as problem:
                game.choose("give farc auc 1")
            assert (problem.value.id, problem.value.facts) == ("not-executing", {"choice": "give farc auc 1"})
            assert changes(before, game.board) == {}
        game.choose("done")


def pass_all(game: Game) -> None:
    """Let all factions pass on the current card."""
    card = game.board.n[CARD]
    while game.board.n[CARD] == card and game.board.n[PHASE] == TURN:
        answer(game, "pass")


def test_6_0_never_two_rounds_in_a_row() -> None:
    """6.0, 6.0.exception A Propaganda card right after a Round brings none; after an Event card there is one again."""
    game = deal(settled("bogota: govt 1p"), 25, 73, 74, 1, 75, 2)
    pass_all(game)
    answer(game, *QUIET)
    b = game.board
    # The second card has been played, and counts, but no second Round has been held.
    assert (b.n[CARD], b.n[PROPAGANDA_PLAYED], b.n[ROUNDS]) == (1, 2, 1)
    assert [entry[1] for entry in entries(game, "round")] == [(1,)]
    assert [entry[1] for entry in entries(game, "card")] == [(25,), (73,), (74,), (1,)]
    pass_all(game)
    assert asked(game).kind == "civic-action"
    answer(game, *QUIET)
    assert (b.n[CARD], b.n[PROPAGANDA_PLAYED], b.n[ROUNDS]) == (2, 3, 2)


def test_6_0_three_propaganda_cards_in_a_row() -> None:
    """6.0 Of three in a row only the first brings a Round."""
    game = deal(settled("bogota: govt 1p"), 25, 73, 74, 75, 1)
    pass_all(game)
    answer(game, *QUIET)
    assert (game.board.n[CARD], game.board.n[PROPAGANDA_PLAYED], game.board.n[ROUNDS]) == (1, 3, 1)


def test_6_0_additional_card_is_final() -> None:
    """6.0 If such an additional Propaganda card is the final one, the game ends there (7.3)."""
    b = settled("bogota: govt 1p")
    game = at_round(b, 3, 76)
    for _ in QUIET:
        game.choose("done")
    game.choose("propaganda")
    assert game.over
    assert (b.n[PHASE], b.n[PROPAGANDA_PLAYED], b.n[ROUNDS]) == (OVER, 4, 3)
    assert [entry[1] for entry in entries(game, "round")] == [(3,)]


@pytest.mark.parametrize(("options", "final"), [({}, 4), ({"short": "true"}, 3), ({"scenario": "quick"}, 2)])
def test_6_0_final_round_ends_after_elite_backing(options: dict[str, str], final: int) -> None:
    """6.0, 2.4.1 The final Round skips Redeploy and Reset: Troops, Terror and Active Guerrillas stay as they are."""
    text = "bogota: govt 2p\nmeta_west: govt 1t, farc 2g(2a), terror 2"
    game = at_round(settled(text, **options), final - 1)
    for _ in QUIET:
        game.choose("done")
    assert not game.over
    b = settled(text, **options)
    game = at_round(b, final)
    before = copy(b)
    for _ in range(3):
        assert not game.over
        game.choose("done")
    assert game.over
    assert changes(before, b) == {"phase": OVER - CIVIC_ACTION_PHASE, "rounds": 1, "after_round": 1}


# 6.1 Victory Phase.


def test_6_1_a_victory_ends_the_game() -> None:
    """6.1 If a faction has met its condition, the game ends at once: no other phase takes place."""
    b = board("huila: auc 1b", resources=10)
    before = copy(b)
    game = at_round(b)
    assert game.over
    assert told(game) == [
        "Propaganda Round 1",
        "6.1 Victory Phase",
        "Past the goal: AUC (+1)",
        "AUC wins.",
    ]
    moved = {name: n for name, n in changes(before, b).items() if not name.startswith(("pile", "card", "propaganda"))}
    assert moved == {"phase": OVER}


def test_6_1_otherwise_the_round_goes_on() -> None:
    """6.1 Otherwise the Round continues."""
    game = at_round(board("huila: auc 1b\nchoco: farc 1b"))
    assert asked(game).kind == "civic-action"


def test_6_1_not_during_the_round() -> None:
    """6.1 A condition met later in the Round ends nothing before the next Victory Phase."""
    b = settled("huila: auc 2g")
    game = at_round(b, 1, 1, 74, 2)
    for choice in ["done", "done", "huila", "base", "done", "done", "1", "propaganda"]:
        game.choose(choice)
    assert not game.over
    assert b.n[PHASE] == TURN
    for _ in range(4):
        game.choose("pass")
    assert asked(game).kind == "draw"
    game.choose("2")
    assert asked(game).kind == "before-round"
    game.choose("done")
    assert game.over
    assert told(game)[-4:] == [
        "Propaganda Round 2",
        "6.1 Victory Phase",
        "Past the goal: AUC (+1)",
        "AUC wins.",
    ]


def test_6_1_quick_play_skips_the_first_check() -> None:
    """6.1 In the Quick-Play scenario there is no Victory Phase in the first Propaganda Round."""
    game = at_round(board("huila: auc 1b", scenario="quick"), 1)
    assert asked(game).kind == "civic-action"
    assert told(game)[:3] == ["Propaganda Round 1", "6.1 Victory Phase", "No victory check in this Round"]
    assert at_round(board("huila: auc 1b", scenario="quick"), 2).over
    assert at_round(board("huila: auc 1b"), 1).over


@pytest.mark.parametrize(
    ("options", "pieces", "lines"),
    [
        (
            {"players": "1"},
            "",
            [
                "The Government alone cannot win before the end (8.8)",
                "Margins: Government +2, FARC −25, AUC 0, Cartels −30",
            ],
        ),
        (
            {"players": "2", "nonplayers": "false"},
            "",
            [
                "All Factions of a player must be past their goals (1.5)",
                "Margins: Government +2, FARC −25, AUC 0, Cartels −30",
            ],
        ),
        (
            {"players": "2", "nonplayers": "false"},
            "\nchoco: auc 1b",
            ["Past the goal: Government (+2)", "Past the goal: AUC (+1)"],
        ),
    ],
)
def test_6_1_why_nobody_wins_past_the_goal(options: dict[str, str], pieces: str, lines: list[str]) -> None:
    """6.1, 1.5, 8.8 The journal says why the game goes on although a faction is past its goal, or which faction ended
    it."""
    loyal = RULES.spec.lands[:14]
    game = at_round(settled("\n".join(f"{RULES.spec.spaces[s]}: AS" for s in loyal) + pieces, **options))
    assert told(game)[2 : 2 + len(lines)] == lines


# 6.6 Reset Phase.


def test_6_6_reset() -> None:
    """6.6 All Eligible; Terror, Sabotage and Control off; Momentum discarded; all Guerrillas Underground."""
    b = board(
        "bogota: terror 2\nhuila: terror 1, farc 3g(2a), auc 1g(1a)\ncali: cartels 2g(1a)\nloc_cali_pasto: sabotage\n"
        "loc_neiva_pasto: farc 1g(1a)"
    )
    b.set(ELIGIBLE + FARC, 0)
    b.set(ELIGIBLE + GOVT, 0)
    b.set(BARRED + CARTELS, 1)
    b.set(CONTROL + 0, GOVT + 1)
    b.put_in_force(MISIL, SHADED)
    b.put_in_force(MEXICAN_TRAFFICKERS, SHADED)
    b.put_in_force(SENADO, SHADED)
    b.set(PROTECTED, FARC + 1)
    b.put_in_force(FIRST_DIVISION, UNSHADED)
    before = copy(b)
    reset_phase(b)
    assert changes(before, b) == {
        "bogota terror": -2,
        "huila terror": -1,
        "loc_cali_pasto terror": -1,
        "bogota control": -1,
        "huila farc.guerrilla.u": 2,
        "huila farc.guerrilla.a": -2,
        "huila auc.guerrilla.u": 1,
        "huila auc.guerrilla.a": -1,
        "cali cartels.guerrilla.u": 1,
        "cali cartels.guerrilla.a": -1,
        "loc_neiva_pasto farc.guerrilla.u": 1,
        "loc_neiva_pasto farc.guerrilla.a": -1,
        "eligible govt": 1,
        "eligible farc": 1,
        "barred cartels": -1,
        f"effect {MISIL}": -SHADED,
        f"effect {MEXICAN_TRAFFICKERS}": -SHADED,
        f"effect {SENADO}": -SHADED,
        "protected": -(FARC + 1),
    }
    assert b.n[MARKERS] == 40
    # Capabilities outlive the round (5.3).
    assert b.n[EFFECT + FIRST_DIVISION] == UNSHADED


def test_6_6_everybody_is_eligible_after_a_round() -> None:
    """6.6 A faction that executed on the card before the Round is Eligible on the card after it."""
    game = deal(settled("bogota: govt 1p\nvichada: farc 1g"), 25, 73, 1, 2)
    assert asked(game).actor == FARC
    answer(game, "march", "guainia", "vichada", "done", "pass", "pass", "pass")
    assert game.board.n[ELIGIBLE + FARC] == 0
    answer(game, *QUIET)
    assert game.board.n[CARD] == 1
    assert [game.board.n[ELIGIBLE + who] for who in range(4)] == [1, 1, 1, 1]


def test_6_6_play_the_next_card() -> None:
    """6.6 Then the next card of the deck is played and the new top card revealed (2.3.8)."""
    game = at_round(settled("bogota: govt 1p"), 1, 33, 44, 55)
    for _ in QUIET:
        game.choose("done")
    assert [asked(game).kind, asked(game).options] == ["draw", ["33"]]
    game.choose("33")
    game.choose("44")
    assert (game.board.n[CARD], game.rules.deck(game.board).queue()) == (33, [44])
