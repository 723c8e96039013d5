"""2.1, setup: three scenarios, the deck with its removed Events, Open Deployment."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import board_text
from abyssal.games.distant_plain.names import (
    AID,
    AVAILABLE,
    COALITION_BASE,
    COALITION_TROOPS,
    ELIGIBLE,
    HARD,
    ISLAMABAD,
    KABUL,
    NEW_CARD,
    PATRONAGE,
    PHASE,
    POSTURES,
    RESOURCES,
    RETURNEES,
    SET_ASIDE,
    SHADED,
    UNSHADED,
)
from tests.games.distant_plain.asking import actor, asked, position
from tests.games.distant_plain.helpers import FACTIONS, RULES, board

SHORT = """
kabul: coalition 3t 1b, government 2t 2p, S, returnee
baghlan: returnee
balkh: warlords 1g 1b
farah: warlords 1g 1b
ghazni: coalition 1t 1b, government 2t 2p, taliban 2g 1b
helmand: coalition 3t 1b, government 2t 2p, taliban 2g 1b
herat: government 2t 2p 1b
kandahar: coalition 2t 1b, government 2t 2p, taliban 2g 1b
khowst: coalition 1t 1b, government 2t 2p, taliban 2g 1b, returnee
konduz: government 2t 2p 1b, warlords 1g 1b, returnee
nuristan: coalition 1t, government 1t 1p, taliban 2g, warlords 1g 1b
oruzgan: coalition 1t, government 1t 1p, taliban 2g, warlords 1g 1b
paktika: coalition 1t 1b, government 2t 2p, taliban 2g 1b
zabol: coalition 1t, taliban 2g 1b
balochistan: taliban 1g 1b
northwest_frontier: taliban 1g 1b
waziristan: taliban 1g 1b
"""
MAIN = """
kabul: coalition 2t 1b, government 2t 2p, returnee
balkh: warlords 1g 1b
farah: warlords 1g 1b
faryab: warlords 1g 1b
ghazni: coalition 1t, taliban 1g 1b
helmand: taliban 2g 1b, warlords 1g 1b
herat: government 1t 2p, taliban 1g
kandahar: coalition 1t, government 2t 2p, taliban 1g, warlords 1g 1b
khowst: coalition 1t, government 1t 2p, returnee
konduz: government 1t 2p, warlords 1g 1b
nuristan: taliban 2g 1b, warlords 1g 1b
oruzgan: coalition 1t, taliban 1g 1b
paktika: coalition 1t, taliban 1g 1b
zabol: coalition 1t, taliban 1g 1b
northwest_frontier: taliban 2g 1b
waziristan: taliban 2g 1b
"""
EXTENDED = """
kabul: coalition 3t 1b, government 2t 2p
helmand: warlords 1g 1b
herat: government 1t 1p
kandahar: coalition 1t, government 1t 1p
khowst: coalition 1t
konduz: warlords 1g 1b
paktika: taliban 1g 1b
zabol: taliban 1g 1b
northwest_frontier: taliban 2g 1b
waziristan: taliban 2g 1b
"""
CONTROL = {
    "short": (
        {"kabul", "herat", "helmand", "kandahar", "ghazni", "paktika", "khowst", "konduz"},
        {"zabol", "balochistan", "waziristan", "northwest_frontier"},
    ),
    "main": (
        {"kabul", "herat", "kandahar", "khowst", "konduz"},
        {"helmand", "nuristan", "oruzgan", "paktika", "zabol", "ghazni", "waziristan", "northwest_frontier"},
    ),
    "extended": (
        {"kabul", "herat", "kandahar", "khowst"},
        {"paktika", "zabol", "waziristan", "northwest_frontier"},
    ),
}
"""As printed: COIN Control, Taliban Control."""


def start(scenario: str, remove: list[int] | None = None, **options: str) -> Game:
    """Return a new game. Chance removes these Events first, then those with the lowest numbers left."""
    game = Game.new(RULES, {"scenario": scenario, **options})
    wanted = [str(card) for card in remove or []]
    while game.decision is not None and game.decision.kind == "remove-card":
        game.choose(wanted.pop(0) if wanted else game.decision.options[0])
    return game


@pytest.mark.parametrize(
    ("scenario", "text", "aid", "resources", "returnees"),
    [
        ("short", SHORT, 24, [0, 15, 30, 20], 2),
        ("main", MAIN, 15, [0, 10, 30, 15], 4),
        ("extended", EXTENDED, 9, [0, 5, 20, 10], 6),
    ],
)
def test_setup_scenario(scenario: str, text: str, aid: int, resources: list[int], returnees: int) -> None:
    """setup.scenario The whole map, tracks, Control and Eligibility as printed."""
    b = RULES.new_board(RULES.check_options({"scenario": scenario}))
    assert board_text(b) == board_text(board(text))
    assert (b.n[AID], b.n[PATRONAGE], b.n[RESOURCES : RESOURCES + 4]) == (aid, 5, resources)
    assert (POSTURES[b.n[ISLAMABAD]], b.n[HARD], b.n[RETURNEES]) == ("backing", 0, returnees)
    assert b.n[ELIGIBLE : ELIGIBLE + 4] == [1, 1, 1, 1]
    sides = [{name for s, name in enumerate(RULES.spec.spaces) if b.control_side(s) == side} for side in SIDES]
    assert tuple(sides) == CONTROL[scenario]


SIDES = ["coin", "taliban"]


@pytest.mark.parametrize(("scenario", "aside", "piles"), [("short", 24, 4), ("main", 12, 5), ("extended", 0, 6)])
def test_setup_deck(scenario: str, aside: int, piles: int) -> None:
    """setup.deck The right number of Events is removed; the others form equal piles with one Propaganda card each."""
    b = RULES.new_board(RULES.check_options({"scenario": scenario}))
    assert (b.n[SET_ASIDE], RULES.deck(b).piles()) == (aside, [(12, 1)] * piles)
    game = start(scenario)
    assert len(RULES.deck(position(game)).removed()) == aside
    assert (game.board.n[SET_ASIDE], game.board.n[PHASE], asked(game).kind) == (0, NEW_CARD, "draw")


def test_setup_deck_removed_openly() -> None:
    """setup.deck Removed Events are revealed, logged, and never come up."""
    game = start("main", [44, 45, 13])
    removed = RULES.deck(position(game)).removed()
    assert {44, 45, 13} <= set(removed)
    assert [entry[1][0] for entry in game.journal if entry[0] == "removed-card"][:3] == [44, 45, 13]
    assert not set(asked(game).options) & {str(card) for card in removed}


def test_setup_deck_removed_capabilities() -> None:
    """setup.deck Capabilities among them come into force: the Coalition's unshaded, the Taliban's shaded; Momentum
    does not."""
    game = start("main", [1, 23, 45, 10, 44, 13, 55, 60, 61, 70, 28, 6])
    b = position(game)
    assert {card: b.in_force(card) for card in range(1, 73) if b.in_force(card)} == {1: UNSHADED, 23: SHADED}


def test_setup_no_capabilities() -> None:
    """setup.capabilities If the players prefer, removed Capabilities have no effect."""
    b = position(start("main", [1, 23], capabilities="false"))
    assert [card for card in range(1, 73) if b.in_force(card)] == []


def deploy(game: Game, *parts: tuple[str, str, int]) -> None:
    """Place this many pieces of the faction whose turn it is into each space."""
    for who, space, count in parts:
        assert (actor(game), asked(game).kind) == (who, "deploy")
        game.choose(space)
        if game.decision is not None and game.decision.kind == "deploy-count":
            game.choose(str(count))


def test_setup_open_order_and_limits() -> None:
    """setup.open Warlords, Government, Taliban, Coalition, each within its limits (Extended)."""
    game = start("extended", deployment="open")
    spaces, lands = set(RULES.spec.spaces), {RULES.spec.spaces[s] for s in RULES.spec.lands}
    pakistan = {"balochistan", "northwest_frontier", "waziristan"}
    pashtun = {name for s, name in enumerate(RULES.spec.spaces) if position(game).pashtun[s]}
    populated = {name for s, name in enumerate(RULES.spec.spaces) if position(game).has_level(s)} - {"kabul"}
    assert set(asked(game).options) == lands - pakistan, "Bases are no good on LoCs"
    deploy(game, ("warlords", "balkh", 2))
    assert set(asked(game).options) == spaces - pakistan
    deploy(game, ("warlords", "loc_kabul_aibak", 2))
    assert set(asked(game).options) == populated
    deploy(game, ("government", "herat", 2), ("government", "balkh", 2))
    assert set(asked(game).options) == pashtun
    deploy(game, ("taliban", "waziristan", 1))
    assert "waziristan" not in asked(game).options, "it has 2 Bases now"
    deploy(game, ("taliban", "zabol", 1), ("taliban", "kandahar", 6))
    assert set(asked(game).options) == pashtun - pakistan
    deploy(game, ("coalition", "kandahar", 3), ("coalition", "kabul", 1))
    assert asked(game).kind == "draw"
    assert board_text(position(game)) == board_text(
        board(
            "kabul: coalition 2t 1b, government 2t 2p\nbalkh: government 2p, warlords 2b\nherat: government 2t\n"
            "kandahar: coalition 3t, taliban 6g\nzabol: taliban 1b\nnorthwest_frontier: taliban 1b\n"
            "waziristan: taliban 2b\nloc_kabul_aibak: warlords 2g"
        )
    )


def test_setup_open_returnees_shut_no_province_out() -> None:
    """setup.open In the Short scenario Khowst, Konduz and Baghlan have Population 3; the Government may go there."""
    game = start("short", deployment="open")
    while actor(game) == "warlords":
        game.choose(asked(game).options[-1])
    assert actor(game) == "government"
    assert {"khowst", "konduz", "baghlan"} <= set(asked(game).options)
    assert not {"kabul", "zabol", "farah"} & set(asked(game).options)


@pytest.mark.parametrize("scenario", ["short", "main", "extended"])
def test_setup_open_places_as_many_as_printed(scenario: str) -> None:
    """setup.open Markers are set up as usual, and each Faction ends with as many pieces as in the printed
    deployment."""
    game = start(scenario, deployment="open")
    printed = RULES.new_board(RULES.check_options({"scenario": scenario}))
    b = position(game)
    assert (b.n[AID], b.n[PATRONAGE], b.n[RETURNEES]) == (printed.n[AID], printed.n[PATRONAGE], printed.n[RETURNEES])
    while asked(game).kind != "draw":
        game.choose(asked(game).options[-1])
    for who in FACTIONS.values():
        placed, expected = (sum(each.count(who, s) for s in range(RULES.spec.size)) for each in (b, printed))
        assert placed == expected, who


def test_setup_open_no_room_in_kabul() -> None:
    """setup.open, 1.4.2 If others have put 2 Bases into Kabul, the Coalition's stays Available."""
    game = start("extended", deployment="open")
    deploy(game, ("warlords", "kabul", 2))
    while asked(game).kind != "draw":
        game.choose(asked(game).options[-1])
    b = position(game)
    assert (b.n[COALITION_BASE + KABUL], b.n[AVAILABLE + 1], b.n[COALITION_TROOPS + KABUL]) == (0, 6, 1)


def test_setup_open_non_players_as_printed() -> None:
    """setup.open Forces of Non-players are placed as printed; only players deploy theirs."""
    game = start("extended", deployment="open", people="coalition+government")
    printed = RULES.new_board(RULES.check_options({"scenario": "extended"}))
    b = position(game)
    for who in ("taliban", "warlords"):
        here, there = ([each.count(FACTIONS[who], s) for s in range(RULES.spec.size)] for each in (b, printed))
        assert here == there
    while asked(game).kind != "draw":
        assert actor(game) in ("coalition", "government")
        game.choose(asked(game).options[-1])
