"""4.3.3, 4.4.2 Terror owed for a Kidnapping or an Assassination cannot be avoided."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss import names
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.helpers import RULES, board

KIDNAP = "cali: farc 1g, cartels 1b\nhuila: farc 1g"


def at_kidnap() -> Game:
    """Return a game where FARC has Kidnapped in Cali before its Terror and has 2 Resources, 1 of which the Terror
    costs."""
    b = board(KIDNAP, resources={"farc": 1, "govt": 1, "cartels": 0})
    b.set(names.CARD, 19)
    b.set(names.PHASE, names.TURN)
    b.order = [1, 73]
    RULES.deck(b).stack([(1, 1)])
    game = Game.at(RULES, b)
    for choice in ("terror", "kidnap", "govt", "3"):
        game.choose(choice)
    return game


def test_4_3_3_the_promised_guerrilla_stays() -> None:
    """4.3.3 The only Underground Guerrilla for the owed Terror cannot be taken back; another one can."""
    game = at_kidnap()
    assert game.decision is not None and game.decision.options == ["cali", "take_back"]
    game.choose("take_back")
    assert game.board.n[names.FARC_U + names.CALI] == 1
    assert game.board.n[names.FARC_U + names.HUILA] == 0
    assert game.decision.options == ["cali"]


def test_4_3_3_the_promised_resource_stays() -> None:
    """4.3.3 The cost of the owed Terror cannot be given away (1.5.1); the rest can."""
    game = at_kidnap()
    assert game.board.resources(names.FARC) == 2
    with pytest.raises(Problem, match="too-poor"):
        game.choose("give farc auc 2")
    assert [
        gift for gift in game.rules.possible_agreements(game.board, names.FARC) if gift.startswith("give farc auc")
    ] == ["give farc auc 1"]
    game.choose("give farc auc 1")
    with pytest.raises(Problem, match="too-poor"):
        game.choose("give farc auc 1")
    game.choose("cali")
    assert game.board.n[names.TERROR + names.CALI] == 1
    assert game.board.resources(names.FARC) == 0


def test_4_3_3_only_farc_has_promised() -> None:
    """4.3.3 Other factions may give away all they have, whatever FARC owes."""
    game = at_kidnap()
    game.choose("give farc auc 1")
    before = game.board.resources(names.FARC)
    game.choose("give auc farc 1")
    assert (game.board.resources(names.AUC), game.board.resources(names.FARC)) == (0, before + 1)
