"""2.1 Set-up: deployment and deck."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import board_text
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    AID,
    AUC,
    CARTELS,
    FARC,
    GOVT,
    PASTRANA,
    PRESIDENT,
    SAMPER,
    SET_ASIDE,
    SHIPMENTS,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
)
from abyssal.games.andean_abyss.s7_victory import margin
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from tests.games.andean_abyss.asking import actor, asked, deal, eligible
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board

STANDARD = """
bogota: govt 3t 2p, AS
cali: govt 3t 1p, cartels 1g 1b
medellin: govt 3t 1p, AS
bucaramanga: govt 1p, AS
ibague: govt 1p, AS
santa_marta: govt 1p, AS
cartagena: govt 1p, AS
cucuta: govt 1p, AS
neiva: govt 1p, AS
pasto: govt 1p, AS
sincelejo: govt 1p, AS
antioquia: auc 1g 1b
huila: farc 1g 1b
santander: govt 3t 1b, farc 1g, auc 1g, AS
arauca: farc 1g 1b, auc 1g, AO
atlantico: auc 1g, AS
choco: farc 1g 1b, AO
guaviare: farc 2g 1b, auc 1g, cartels 1b, AO
meta_east: farc 1g 1b, cartels 1b, AO
meta_west: farc 2g 1b, cartels 1b, AO
narino: farc 1g, AO
putumayo: farc 2g, auc 1g, cartels 1g 2b, AO
"""

QUICK = {
    "bogota": "bogota: govt 9t 2p, AS",
    "cali": "cali: govt 3t 5p, AS",
    "medellin": "medellin: govt 3t 1p, cartels 4g 1b, AS",
    "santander": "santander: govt 3t 1b, farc 1g, auc 1g 1b, AS",
    "arauca": "arauca: farc 1g 1b, auc 2g",
    "meta_west": "meta_west: farc 6g 1b, cartels 1b, AO, zone",
    "huila": "huila: farc 4g 1b, auc 2g, cartels 1b, AO",
}


def new(**options: str) -> Colombia:
    game = Game.new(RULES, options)
    found = game.board
    assert isinstance(found, Colombia)
    found.check()
    return found


def lines(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line]


def test_setup_standard_forces_and_support() -> None:
    """setup.standard Every piece and marker of the Standard Deployment."""
    assert lines(board_text(new())) == lines(STANDARD)


def test_setup_standard_tracks() -> None:
    """setup.standard Aid 9; Resources 40 and 10 each; Support 50; Opposition + Bases 20 (R6); Samper; all Eligible."""
    b = new()
    assert [b.resources(f) for f in (GOVT, FARC, AUC, CARTELS)] == [40, 10, 10, 10]
    assert (b.n[AID], b.n[PRESIDENT], b.n[SHIPMENTS]) == (9, SAMPER, 4)
    assert b.n[TOTAL_SUPPORT] == 2 * 25
    assert b.opposition_and_bases() == 2 * 7 + 6 == 20
    assert b.n[TOTAL_OPPOSITION] == 14
    assert eligible(Game.new(RULES)) == list(FACTIONS)


def test_setup_standard_is_the_same_in_both_editions() -> None:
    """setup.standard Both editions deploy the same way."""
    assert board_text(new(edition="second")) == board_text(new())


def test_setup_quick() -> None:
    """setup.standard Quick-Play (second edition): the Standard Deployment with its changes."""
    b = new(scenario="quick", edition="second")
    expected = [QUICK.get(line.split(":")[0], line) for line in lines(STANDARD)]
    assert lines(board_text(b)) == [*expected, "vaupes: farc 2g"]
    assert [b.resources(f) for f in (GOVT, FARC, AUC, CARTELS)] == [30, 10, 5, 20]
    assert (b.n[AID], b.n[PRESIDENT]) == (9, PASTRANA)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases()) == (56, 22)
    assert [margin(b, f) for f in (GOVT, FARC, AUC, CARTELS)] == [-4, -3, -4, -20]


def test_setup_quick_deck() -> None:
    """setup.deck Quick-Play: 4 piles of 6 Events, Propaganda in the 2nd and 4th; the 2nd Propaganda is final."""
    b = new(scenario="quick", edition="second")
    assert RULES.deck(b).piles() == [(6, 0), (6, 1), (6, 0), (6, 1)]
    assert b.n[SET_ASIDE] == 48
    assert b.final == 2


def test_setup_quick_first_round_without_victory_check() -> None:
    """setup.deck Quick-Play: no Victory Phase in the first Propaganda Round, but one in the second."""
    won = "choco: auc 1b\nbogota: govt 1t"
    game = deal(board(won, scenario="quick", edition="second"), 73, 1, 74)
    assert asked(game).kind == "civic-action"
    game = deal(board(won), 73, 1, 74)
    assert game.over


def test_setup_deck_exact() -> None:
    """setup.deck 12 Events aside, 4 piles of 15 Events, one Propaganda shuffled into each."""
    b = new()
    assert RULES.deck(b).piles() == [(15, 1)] * 4
    assert b.n[SET_ASIDE] == 12
    assert RULES.deck(b).left() == 64
    assert len(RULES.deck(b).unseen()) == 72


def test_setup_deck_rough() -> None:
    """setup.deck Roughly equal piles: chance cuts the 60 Events, one Propaganda to each pile (first edition)."""
    game = Game.new(RULES, {"piles": "rough"})
    assert (asked(game).actor, asked(game).kind) == (CHANCE, "piles")
    cuts = [tuple(int(size) for size in option.split("-")) for option in asked(game).options]
    assert len(cuts) == len(set(cuts))
    assert set(cuts) == {cut for cut in product(range(13, 18), repeat=4) if sum(cut) == 60}
    game.choose("13-17-14-16")
    assert game.rules.deck(game.board).piles() == [(13, 1), (17, 1), (14, 1), (16, 1)]


def test_setup_deck_rough_in_a_settled_order() -> None:
    """setup.deck If the order of the cards is fixed, the piles are those that it was made for."""
    game = Game.new(RULES, {"piles": "rough"}).determinize(1)
    order = game.board.order
    assert asked(game).options == ["15-15-15-15"]
    game.choose("15-15-15-15")
    assert game.rules.deck(game.board).piles() == [(15, 1)] * 4
    assert game.board.order == order


def test_setup_deck_seeded() -> None:
    """setup.deck Seeded Propaganda (second edition): among the bottom 5 Events of each pile, 10 above it."""
    b = new(edition="second", seeded="true")
    assert RULES.deck(b).piles() == [(10, 0), (5, 1)] * 4


@pytest.mark.parametrize(("options", "gap"), [({}, 0), ({"edition": "second", "seeded": "true"}, 10)])
def test_setup_deck_as_it_is_drawn(options: dict[str, str], gap: int) -> None:
    """setup.deck Each packet of the deck holds its Propaganda card, no Event comes twice, 12 Events never."""
    for seed in range(5):
        game = Game.new(RULES, options)
        order = game.rules.deck(game.board).shuffled(Random(seed).shuffle)
        events = [card for card in order if card <= 72]
        assert len(order) == 64
        assert len(set(events)) == 60
        for pile in range(4):
            packet = order[16 * pile : 16 * pile + 16]
            assert sum(1 for card in packet if card > 72) == 1
            assert all(card <= 72 for card in packet[:gap])


def test_setup_deck_odds() -> None:
    """setup.deck A card of a packet of 15 Events and 1 Propaganda is Propaganda with probability 1/16."""
    decision = asked(Game.new(RULES))
    weights = decision.weights
    assert weights is not None
    odds = dict(zip(decision.options, weights, strict=True))
    assert len(odds) == 73
    assert odds["propaganda"] * 15 == sum(weight for card, weight in odds.items() if card != "propaganda")
    assert len({weight for card, weight in odds.items() if card != "propaganda"}) == 1


def test_setup_deck_drawn_by_chance() -> None:
    """setup.deck By the fourth Propaganda every card came once, with one Propaganda to each 16 cards."""
    game = Game.new(RULES, {"no_reveal": "true"})
    draw = chance(Random(7))
    cards: list[str] = []
    while len(cards) < 64:
        assert game.decision is not None
        if game.decision.kind == "draw":
            cards.append(draw(game, game.decision))
            game.choose(cards[-1])
        elif game.decision.kind == "turn":
            game.choose("pass")
        else:
            game.choose(game.decision.options[-1])
        if game.over:
            break
    rounds = [i for i, card in enumerate(cards) if card == "propaganda"]
    assert [i // 16 for i in rounds] == [0, 1, 2, 3]
    events = [card for card in cards if card != "propaganda"]
    assert len(set(events)) == len(events)


def deploy(game: Game, plan: list[tuple[str, int]]) -> None:
    for space, count in plan:
        assert asked(game).kind == "deploy"
        game.choose(space)
        if game.decision is not None and game.decision.kind == "deploy-count":
            game.choose(str(count))


def test_setup_open_order_and_limits() -> None:
    """setup.open Cartels, AUC, FARC, Government deploy in this order, each within its limits."""
    game = Game.new(RULES, {"deployment": "open"})
    assert (actor(game), asked(game).kind) == ("cartels", "deploy")
    everywhere = set(RULES.spec.spaces) - {"ecuador", "panama"}
    assert set(asked(game).options) == everywhere
    deploy(game, [("loc_cali_pasto", 1), ("cali", 1)])
    assert set(asked(game).options) == {name for name in everywhere if not name.startswith("loc_")}
    deploy(game, [("cali", 2)])
    populated = {"antioquia", "huila", "santander", "arauca", "atlantico", "cesar", "choco", "guaviare", "meta_east"}
    populated |= {"meta_west", "narino", "putumayo"}
    assert set(asked(game).options) == populated
    deploy(game, [("putumayo", 2), ("huila", 1), ("guaviare", 1)])
    assert actor(game) == "auc"
    assert set(asked(game).options) == everywhere
    deploy(game, [("cali", 6)])
    assert set(asked(game).options) == {name for name in everywhere if not name.startswith("loc_")} - {
        "cali",
        "putumayo",
    }
    deploy(game, [("bogota", 1)])
    departments = populated | {"amazonas", "guainia", "vaupes", "vichada"}
    assert actor(game) == "farc"
    assert set(asked(game).options) == departments
    deploy(game, [("huila", 10), ("vaupes", 2)])
    assert set(asked(game).options) == departments - {"putumayo"}
    deploy(game, [("huila", 1), ("choco", 2), ("amazonas", 2), ("arauca", 1)])
    assert actor(game) == "govt"
    lands = {name for name in everywhere if not name.startswith("loc_")}
    allowed = lands - {"huila", "choco", "amazonas", "arauca"}
    assert set(asked(game).options) == allowed
    deploy(game, [("bogota", 12), ("putumayo", 12)])
    assert set(asked(game).options) == allowed - {"cali", "putumayo"}
    deploy(game, [("bogota", 1)])
    assert asked(game).kind == "draw"
    b = game.board
    assert [b.on_map(RULES.spec.piece_named[name].column) for name in PIECES] == list(PIECES.values())


PIECES = {
    "cartels.guerrilla.u": 2,
    "cartels.base": 6,
    "auc.guerrilla.u": 6,
    "auc.base": 1,
    "farc.guerrilla.u": 12,
    "farc.base": 6,
    "govt.troops": 12,
    "govt.police": 12,
    "govt.base": 1,
}
"""The numbers of the Standard Deployment are those of the Open one."""


def test_setup_open_at_most_two_cartels_bases_elsewhere() -> None:
    """setup.open At least 4 of the 6 Cartels Bases in Departments with Population."""
    game = Game.new(RULES, {"deployment": "open"})
    deploy(game, [("cali", 2), ("vaupes", 1)])
    assert "cali" in asked(game).options
    game.choose("medellin")
    assert asked(game).kind == "deploy"
    assert "cali" not in asked(game).options
    assert "vaupes" not in asked(game).options


def test_setup_open_markers_as_usual() -> None:
    """setup.open Markers are set up as in the Standard Deployment."""
    b = Game.new(RULES, {"deployment": "open"}).board
    assert (b.n[TOTAL_SUPPORT], b.n[TOTAL_OPPOSITION], b.n[AID]) == (50, 14, 9)
    assert [b.on_map(RULES.spec.piece_named[name].column) for name in PIECES] == [0] * 9


def test_setup_open_nonplayers_as_usual() -> None:
    """setup.open Non-player forces are set up as in the Standard Deployment; only the players deploy."""
    game = Game.new(RULES, {"deployment": "open", "players": "2"})
    assert actor(game) == "farc"
    held = [line.split(": ")[0] for line in lines(board_text(game.board)) if "auc" in line or "cartels" in line]
    assert held == [line.split(": ")[0] for line in lines(STANDARD) if "auc" in line or "cartels" in line]
    shared: dict[str, Any] = {"deployment": "open", "players": "2", "nonplayers": "false"}
    assert actor(Game.new(RULES, shared)) == "cartels"


def test_2_1_nothing_is_half_set_up() -> None:
    """2.1 A game with clashing options does not start."""
    with pytest.raises(Problem):
        Game.new(RULES, {"scenario": "quick", "short": "true"})


def test_2_1_first_question() -> None:
    """2.1 After set-up the first card is turned up."""
    game = Game.new(RULES)
    assert (asked(game).actor, asked(game).kind, asked(game).rule) == (CHANCE, "draw", "2.2")
    game.choose("25")
    game.choose("26")
    assert (actor(game), asked(game).kind, asked(game).card) == ("farc", "turn", 25)
