"""The seasoned Government: its choices on small positions, and that it beats its chart."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss import s6_propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import GOVT, INSURGENTS, PROPAGANDA_PLAYED
from abyssal.games.andean_abyss.s7_victory import margin
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.kernel.position import SEASONED
from tests.games.andean_abyss.helpers import RULES, play
from tests.games.andean_abyss.nonplayers.bots import led, solo, turn


def seasoned(text: str = "", resources: int = 20) -> Colombia:
    """Return a position of a one-player game with the seasoned policy for the Government."""
    b = solo(text, {"govt": resources, "farc": 10, "auc": 10, "cartels": 10})
    b.conduct.bot_played = [GOVT, SEASONED]
    return b


OPERATIONS = 63
"""A card whose Event the Government never executes."""

CITIES = """
    medellin: govt 1p, AS
    bucaramanga: govt 1p, AS
    ibague: govt 1p, AS
    santa_marta: govt 1p, AS
    cartagena: govt 1p, AS
    cucuta: govt 1p, AS
    neiva: govt 1p, AS
    pasto: govt 1p, AS
    sincelejo: govt 1p, AS
"""


def test_civic_action_in_a_large_city_comes_first() -> None:
    """Cali has Troops and Police and Government Control: 6 cubes, 2 levels; 3 of its Troops take Antioquia."""
    b = seasoned(CITIES + "bogota: govt 1t 1p, AS\ncali: govt 3t 1p, cartels 1g 1b", 12)
    assert turn(b, "govt", card=OPERATIONS) == {
        "cali govt.police": 4,
        "cali govt.troops": -1,
        "cali support": 2,
        "antioquia govt.troops": 3,
        "resources govt": -9,
    }


def test_eradicate_brings_aid() -> None:
    """Putumayo and all around it are at Active Opposition, so nothing shifts: Aid +4 for a Guerrilla of FARC."""
    around = "putumayo: cartels 1g 2b, AO\nhuila: AO\nmeta_west: AO\nguaviare: AO"
    b = seasoned(CITIES + "bogota: govt 1t 1p, AS\ncali: govt 3t 1p\n" + around, 12)
    assert turn(b, "govt", card=OPERATIONS) == {
        "cali govt.police": 4,
        "cali govt.troops": 2,
        "cali support": 2,
        "putumayo cartels.base": -2,
        "putumayo farc.guerrilla.u": 1,
        "aid": 4,
        "resources govt": -9,
    }


def test_a_sweep_ends_farc_control() -> None:
    """FARC Controls Huila, which is not at Opposition yet: Troops from Bogotá deny it the Agitation there, and others
    take Antioquia."""
    bases = "antioquia: auc 2b\nsantander: auc 2b\nhuila: farc 2g(2a) 1b, auc 1b"
    b = seasoned(CITIES + "bogota: govt 6t 3p, AS\ncali: govt 1t 1p, AS\n" + bases, 6)
    assert turn(b, "govt", card=OPERATIONS) == {
        "bogota govt.troops": -6,
        "huila govt.troops": 2,
        "antioquia govt.troops": 4,
        "resources govt": -3,
    }


def test_all_resources_are_spent_in_the_final_round() -> None:
    """3 Resources are kept for the next Campaign, and none in the final Round."""
    found = []
    for played in (1, 4):
        b = seasoned("cali: govt 3t 2p\nmedellin: govt 3t 2p", 9)
        b.set(PROPAGANDA_PLAYED, played)
        s6_propaganda.mark_control(b)
        found.append(play(b, led(b, s6_propaganda.civic_action_phase(b))))
    assert found == [
        {"cali support": 2, "resources govt": -6},
        {"cali support": 2, "medellin support": 1, "resources govt": -9},
    ]


def lead_after(seed: int, seasoned: bool) -> int:
    """Return the Government's lead over the best other faction when a game against Non-players ends."""
    game = Game.new(RULES, {"players": "1"}, journal=False)
    game.let_bots_play([GOVT], seasoned=seasoned)
    dice = chance(Random(seed))
    while (decision := game.decision) is not None:
        assert decision.actor == CHANCE
        game.play(dice(game, decision))
    b = game.board
    assert isinstance(b, Colombia)
    return margin(b, GOVT) - max(margin(b, f) for f in INSURGENTS)


@pytest.mark.slow
def test_it_beats_its_chart() -> None:
    """In the same 30 games against three Non-players."""
    seeds = range(30)
    assert sum(lead_after(seed, True) for seed in seeds) > sum(lead_after(seed, False) for seed in seeds) + 60
