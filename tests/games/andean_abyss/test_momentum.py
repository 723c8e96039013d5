"""5.4 Momentum: what each changes until Reset, what it leaves alone, and how it combines with Capabilities."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu, special
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss import events, s4_special
from abyssal.games.andean_abyss import s6_propaganda as propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    AUC,
    BLACKHAWKS,
    CAPABILITIES,
    EFFECT,
    FARC,
    GOVT,
    MADRID_DONORS,
    METEORO,
    MEXICAN_TRAFFICKERS,
    MISIL,
    MOMENTUM,
    MOUNTAIN_BATTALIONS,
    PLAN_COLOMBIA,
    PRESIDENT,
    PROTECTED,
    SENADO,
    SHADED,
    UNSHADED,
    URIBE,
)
from tests.games.andean_abyss.effects import ask, in_force, spaces
from tests.games.andean_abyss.helpers import board, operation, play, question

# 12 Plan Colombia, with 13 Plan Meteoro: Patrol, and Air Strike.

PATROL = (
    "loc_neiva_bogota: govt 1t, farc 1g\nloc_yopal_bogota: govt 1p, auc 2g(2a)\nloc_cali_pasto: govt 1t, farc 1g(1a)"
)


def test_12_plan_colombia_shaded_patrols_find_nobody() -> None:
    """Cubes still move, and Active Guerrillas may still be Assaulted."""
    found = {"resources govt": -3, "loc_neiva_bogota farc.guerrilla.u": -1, "loc_neiva_bogota farc.guerrilla.a": 1}
    assert operation(board(PATROL), "govt", "patrol", "done", "farc", "done", special=False) == found
    b = in_force(board(PATROL), (PLAN_COLOMBIA, SHADED))
    choices = ["loc_neiva_bogota", "loc_yopal_bogota", "done", "loc_yopal_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota govt.troops": -1,
        "loc_yopal_bogota govt.troops": 1,
        "loc_yopal_bogota auc.guerrilla.a": -2,
    }


def test_12_plan_colombia_shaded_no_air_strike() -> None:
    """Air Lift and Eradicate are still possible."""
    text = "bogota: govt 1t, auc 1g(1a)\nhuila: farc 1g(1a), cartels 1b"
    for name in ("patrol", "sweep", "assault"):
        op = Operation(GOVT, name, special=True)
        assert s4_special.possible(board(text), op) == ["air_lift", "air_strike", "eradicate"]
        b = in_force(board(text), (PLAN_COLOMBIA, SHADED))
        assert s4_special.possible(b, op) == ["air_lift", "eradicate"]


def test_12_plan_colombia_shaded_leaves_sweep_alone() -> None:
    b = in_force(board("huila: govt 1t, farc 1g"), (PLAN_COLOMBIA, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
    }


@pytest.mark.parametrize("ban", [PLAN_COLOMBIA, MISIL])
def test_12_and_27_give_way_to_an_event(ban: int) -> None:
    """5.1.2 Air Strikes granted by the Event being played take place (card 8)."""
    text = "huila: farc 2g(1a)"
    b = in_force(board(text), (ban, SHADED))
    assert s4_special.possible(b, Operation(GOVT, "patrol", special=True)) == []
    assert s4_special.possible(b, Operation(GOVT, "patrol", event=True)) == ["air_strike"]
    assert play(b, events.execute(b, GOVT, 8, False)) == {"huila farc.guerrilla.a": -1}


def test_12_and_13_combine() -> None:
    """No Guerrilla is found, but those already Active can be Assaulted on every LoC."""
    b = in_force(board(PATROL), (PLAN_COLOMBIA, SHADED), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_yopal_bogota", "loc_cali_pasto", special=False) == {
        "resources govt": -3,
        "loc_yopal_bogota auc.guerrilla.a": -1,
        "loc_cali_pasto farc.guerrilla.a": -1,
    }


# 17 Madrid Donors, 42 Senado & Cámara: Sweep and Assault.

EVERYWHERE = "huila: govt 2t, farc 2g(2a)\nbogota: govt 1t, farc 1g(1a)\nloc_neiva_bogota: govt 1p, auc 1g(1a)"


def test_17_donors_shaded_ban_departments() -> None:
    """Sweep in Cities, Assault in Cities and on LoCs only."""
    b = board(EVERYWHERE)
    assert "huila" in ask(b, "sweep").options
    assert spaces(ask(b, "assault")) == ["bogota", "huila", "loc_neiva_bogota"]
    in_force(b, (MADRID_DONORS, SHADED))
    assert spaces(ask(b, "sweep")) == [b.spec.spaces[s] for s in b.spec.cities]
    assert spaces(ask(b, "assault")) == ["bogota", "loc_neiva_bogota"]


def test_17_donors_shaded_ban_departments_also_in_vain() -> None:
    """Without cubes in Cities and on LoCs there is no Assault; with cubes there is, even with nothing to hit."""
    text = "huila: govt 2t, farc 2g(2a)"
    assert "assault" in menu(board(text), GOVT, False, False)
    assert "assault" not in menu(in_force(board(text), (MADRID_DONORS, SHADED)), GOVT, False, False)
    b = in_force(board(text + "\ncali: govt 1p"), (MADRID_DONORS, SHADED))
    assert "assault" in menu(b, GOVT, False, False)
    assert spaces(ask(b, "assault")) == ["cali"]


def test_17_donors_shaded_leave_patrol_and_air_strike_alone() -> None:
    b = in_force(board(EVERYWHERE), (MADRID_DONORS, SHADED))
    assert operation(b, "govt", "patrol", "air_strike", "huila", "done", "loc_neiva_bogota") == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "loc_neiva_bogota auc.guerrilla.a": -1,
    }


def test_17_donors_shaded_give_way_to_an_event() -> None:
    """5.1.2 Sweep and Assault that the Event being played grants reach Departments."""
    b = in_force(board(EVERYWHERE), (MADRID_DONORS, SHADED))
    assert "huila" in ask(b, "sweep", event=True).options
    assert "huila" in ask(b, "assault", event=True).options


def test_09_unshaded_and_17_shaded_follow_the_ban() -> None:
    """A Mountain Assaulted like a City stays a Department."""
    b = in_force(board(EVERYWHERE), (MOUNTAIN_BATTALIONS, UNSHADED), (MADRID_DONORS, SHADED))
    assert spaces(ask(b, "assault")) == ["bogota", "loc_neiva_bogota"]


MIXED = (
    "bogota: govt 3t, farc 2g(1a) 1b, auc 2g(1a)\nloc_neiva_bogota: govt 1p, farc 1g(1a)\ncali: govt 1t, farc 1g(1a)"
)


def senado(b: Colombia, faction: int = FARC) -> Colombia:
    b.set(PROTECTED, faction + 1)
    return in_force(b, (SENADO, SHADED))


def test_42_senado_shields_from_sweep() -> None:
    """Sweep Activates other factions only. The shield does not work against Patrol and Air Strike."""
    both = ["auc", "done", "farc"]
    assert sorted(ask(board(MIXED), "sweep", "bogota", "done").options) == both
    b = senado(board(MIXED))
    assert operation(b, "govt", "sweep", "bogota", "done", "auc", special=False) == {
        "resources govt": -3,
        "bogota auc.guerrilla.u": -1,
        "bogota auc.guerrilla.a": 1,
    }


def test_42_senado_shields_whoever_executed_it() -> None:
    """3.2 Here AUC, and FARC no longer; a Patrol finds both."""
    text = "arauca: govt 4t, farc 1g, auc 2g(1a)\nloc_cali_pasto: govt 1p, auc 1g"
    b = senado(board(text), AUC)
    assert ask(b, "sweep", "arauca", "done").options == ["farc", "done"]
    assert ask(b, "patrol", "done").options == ["auc", "done"]
    assert operation(b, "govt", "assault", "arauca", "done", special=False) == {"resources govt": -3}
    assert operation(senado(board(text)), "govt", "assault", "arauca", "done", special=False) == {
        "resources govt": -3,
        "arauca auc.guerrilla.a": -1,
    }


def test_42_senado_shields_from_assault() -> None:
    """Protected pieces stay and others do not, wherever the Assault is, also in that of a Patrol (3.2.2)."""
    choices = ["bogota", "cali", "loc_neiva_bogota", "done"]
    assert operation(board(MIXED), "govt", "assault", "bogota", "auc", "done", *choices[1:], special=False) == {
        "resources govt": -9,
        "bogota auc.guerrilla.a": -1,
        "cali farc.guerrilla.a": -1,
        "loc_neiva_bogota farc.guerrilla.a": -1,
    }
    b = senado(board(MIXED))
    assert spaces(ask(b, "assault")) == choices[:-1]
    assert operation(b, "govt", "assault", *choices, special=False) == {
        "resources govt": -9,
        "bogota auc.guerrilla.a": -1,
    }
    b = senado(board(MIXED))
    assert operation(b, "govt", "patrol", "done", special=False) == {"resources govt": -3}
    b = board(MIXED)
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.a": -1,
    }


def test_42_senado_leaves_patrol_and_air_strike_alone() -> None:
    b = senado(board("loc_neiva_bogota: govt 1p, farc 1g\nhuila: farc 1g(1a)"))
    assert operation(b, "govt", "patrol", "air_strike", "done", "farc") == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "loc_neiva_bogota farc.guerrilla.u": -1,
        "loc_neiva_bogota farc.guerrilla.a": 1,
    }


def test_42_senado_executed_by_the_government_does_nothing() -> None:
    b = senado(board(MIXED), GOVT)
    assert spaces(ask(b, "assault")) == ["bogota", "cali", "loc_neiva_bogota"]
    assert sorted(ask(b, "sweep", "bogota", "done").options) == ["auc", "done", "farc"]


def test_42_senado_gives_way_to_an_event() -> None:
    """5.1.2 "Former Military" strikes FARC although it has just played "Senado & Cámara"."""
    b = senado(board(MIXED))
    assert spaces(ask(b, "assault", event=True)) == ["bogota", "cali", "loc_neiva_bogota"]
    assert sorted(ask(b, "sweep", "bogota", "done", event=True).options) == ["auc", "done", "farc"]


# 22 Alfonso Cano: Agitation.

CANO = """
    arauca: farc 2g
    huila: farc 1g, auc 1g
    cali: farc 1b, cartels 2g
    pasto: farc 1g, govt 1t
    neiva: farc 1g, govt 2t
    cesar: farc 1g, auc 3g, AO
    choco: auc 1g
    guainia: farc 1g, auc 1g
    ibague: farc 1g, govt 1p
"""


def agitators() -> Colombia:
    b = board(CANO, resources=20)
    propaganda.mark_control(b)
    return b


def test_22_cano_shaded() -> None:
    """FARC Control; with Cano also FARC pieces without Government Control, as far as there is anything to agitate."""
    assert spaces(question(propaganda.agitation_phase(agitators()))) == ["arauca"]
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    assert spaces(question(propaganda.agitation_phase(b))) == ["cali", "ibague", "pasto", "huila", "arauca"]


def test_22_cano_shaded_three_spaces() -> None:
    """Three more spaces besides those under FARC Control, each for any number of paid steps."""
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    flow = propaganda.agitation_phase(b)
    assert "arauca" in question(flow).options
    for space in ("cali", "arauca", "pasto"):
        flow.send(space)
        assert "huila" in flow.send("1").options
    flow.send("huila")
    assert spaces(flow.send("1")) == ["cali", "pasto", "huila", "arauca"]
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    b.terror(b.spec.space_index["pasto"])
    assert play(b, propaganda.agitation_phase(b), "pasto", "3", "arauca", "2", "done") == {
        "pasto terror": -1,
        "pasto support": -2,
        "arauca support": -2,
        "resources farc": -5,
    }


def test_22_cano_shaded_a_space_counts_once() -> None:
    """No matter how often FARC Agitates there."""
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    asked = question(propaganda.agitation_phase(b), "cali", "1", "cali", "pasto", "1")
    assert spaces(asked) == ["ibague", "pasto", "huila", "arauca"]


@pytest.mark.parametrize(("edition", "offered"), [("first", False), ("second", True)])
def test_22_cano_and_the_marks_of_control(edition: str, offered: bool) -> None:
    """First edition: Control as marked in 6.2, even if pieces arrive later. Second edition: current Control."""
    b = in_force(board("cali: farc 1g, govt 2t", edition=edition), (ALFONSO_CANO, SHADED))
    propaganda.mark_control(b)
    b.place(b.spec.piece_named["auc.base"].column, b.spec.space_index["cali"])
    assert ("cali" in question(propaganda.agitation_phase(b)).options) == offered


@pytest.mark.parametrize("edition", ["first", "second"])
def test_22_cano_and_the_marks_of_control_in_a_farc_space(edition: str) -> None:
    """A space that leaves FARC Control through Drug Profits is one of the three extra spaces in the second edition
    only."""
    b = in_force(board("cali: farc 2g\npasto: farc 1g, auc 1g", edition=edition), (ALFONSO_CANO, SHADED))
    propaganda.mark_control(b)
    b.place(b.spec.piece_named["cartels.base"].column, b.spec.space_index["cali"], 2)
    for space in ("huila", "choco"):
        b.place(b.spec.piece_named["farc.guerrilla.u"].column, b.spec.space_index[space])
        b.place(b.spec.piece_named["auc.guerrilla.u"].column, b.spec.space_index[space])
    flow = propaganda.agitation_phase(b)
    assert "cali" in question(flow).options
    for space in ("cali", "pasto", "huila"):
        flow.send(space)
        asked = flow.send("1")
    assert ("choco" in asked.options) == (edition == "first")


# 27 Misil Antiaéreo, with 10 Blackhawks: Air Lift and the other Special Activities.

GROUNDED = "bogota: govt 7t\nhuila: govt 2t, farc 1g\ncali: auc 1g(1a)\nchoco: cartels 1b\nnarino: cartels 1g 1b"


def flights(b: Colombia) -> list[str]:
    """Return the spaces where Air Lift, Air Strike and Eradicate could take place."""
    op = Operation(GOVT, "patrol", special=True)
    found = []
    for name in s4_special.possible(b, op):
        asked = question(special(b, op, name))
        found += [f"{name} {option}" for option in asked.options]
    return found


def test_27_misil_grounds_flights_to_guerrillas() -> None:
    """Air Lift neither from nor to, Air Strike and Eradicate not in, spaces with Guerrillas of any faction."""
    text = GROUNDED + "\nputumayo: farc 1b, auc 1g\nvaupes: auc 1b\nguainia: cartels 1b"
    assert flights(board(text)) == [
        "air_lift bogota", "air_lift huila",
        "air_strike choco", "air_strike putumayo", "air_strike guainia", "air_strike vaupes",
        "eradicate choco", "eradicate narino", "eradicate guainia",
    ]  # fmt: skip
    b = in_force(board(text), (MISIL, SHADED))
    op = Operation(GOVT, "patrol", special=True)
    there = question(special(b, op, "air_lift")).options
    assert "huila" not in there
    assert "cali" not in there
    assert "medellin" in there
    assert question(special(b, op, "air_strike")).options == ["choco", "guainia", "vaupes"]
    assert question(special(b, op, "eradicate")).options == ["choco", "guainia"]


def test_27_misil_may_leave_nothing() -> None:
    """A Special Activity without a possible space is not offered."""
    text = "huila: govt 2t, farc 1g\nnarino: cartels 1g(1a)"
    op = Operation(GOVT, "patrol", special=True)
    assert s4_special.possible(board(text), op) == ["air_lift", "air_strike", "eradicate"]
    assert s4_special.possible(in_force(board(text), (MISIL, SHADED)), op) == []


def test_27_misil_and_the_anger_of_eradication() -> None:
    """Eradicate may shift a Department with Guerrillas."""
    b = in_force(board("choco: cartels 1b, AO\nnarino: farc 1g\nantioquia: AO\nhuila: AO"), (MISIL, SHADED))
    op = Operation(GOVT, "patrol", special=True)
    assert play(b, special(b, op, "eradicate")) == {"aid": 4, "choco cartels.base": -1, "narino support": -1}


@pytest.mark.parametrize(("side", "most"), [(UNSHADED, 7), (SHADED, 1)])
def test_10_and_27_combine(side: int, most: int) -> None:
    """The limits on number and on destination both apply."""
    b = in_force(board(GROUNDED), (BLACKHAWKS, side), (MISIL, SHADED))
    op = Operation(GOVT, "train", special=True)
    choices = ["medellin", str(most)] if most > 1 else ["medellin"]
    assert "cali" not in question(special(b, op, "air_lift")).options
    assert play(b, special(b, op, "air_lift"), *choices) == {
        "bogota govt.troops": -most,
        "medellin govt.troops": most,
    }


# 67 Mexican Traffickers: earnings.


@pytest.mark.parametrize(("side", "rate"), [(0, 3), (SHADED, 4)])
def test_67_traffickers_shaded(side: int, rate: int) -> None:
    """Four Resources a Base instead of three, for the Cartels only; a Base from Drug Profits comes too late."""
    b = in_force(
        board("choco: cartels 2b\ncesar: farc 1b\nhuila: cartels 1g, shipment cartels.u"), (MEXICAN_TRAFFICKERS, side)
    )
    changed = play(b, propaganda.resources_phase(b), "base")
    assert changed["resources cartels"] == 2 * rate
    assert changed["resources farc"] == 1
    assert changed["huila cartels.base"] == 1


# 5.3, 5.4: how long they last.


def test_momentum_lasts_until_reset_capabilities_for_good() -> None:
    """6.6 Reset ends Momentum, including the shield of Senado & Cámara. Capabilities stay, whichever side is in
    force."""
    b = senado(board())
    for card in MOMENTUM:
        b.put_in_force(card, SHADED)
    for i, card in enumerate(CAPABILITIES):
        b.put_in_force(card, UNSHADED if i % 2 else SHADED)
    propaganda.reset_phase(b)
    assert [card for card in range(1, 73) if b.n[EFFECT + card]] == CAPABILITIES
    assert [b.n[EFFECT + card] for card in CAPABILITIES] == [SHADED, UNSHADED] * 4
    assert b.n[PROTECTED] == 0


def test_momentum_works_in_the_round_that_ends_it() -> None:
    """5.4 The Resources and Support Phases come before Reset; the next Round is as usual again."""
    b = in_force(board("choco: cartels 1b"), (MEXICAN_TRAFFICKERS, SHADED))
    b.set(PRESIDENT, URIBE)
    assert play(b, propaganda.resources_phase(b))["resources cartels"] == 4
    propaganda.reset_phase(b)
    assert play(b, propaganda.resources_phase(b))["resources cartels"] == 3
