"""Section 8 of the second edition: differences for the Cartels (8.5), AUC (8.6) and FARC (8.7)."""

from __future__ import annotations

import pytest

from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss import s4_special
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    AUC,
    AUC_BASE,
    AUC_U,
    BASES_POOL,
    CARTELS,
    EFFECT,
    FARC,
    GOVT,
    GUERRILLAS_POOL,
    QUEUE,
    SHADED,
)
from abyssal.games.andean_abyss.nonplayers.mind import Mind
from abyssal.games.andean_abyss.nonplayers.second_edition import SECOND
from tests.games.andean_abyss.helpers import RULES, play

from .bots import dice, fate, led, reasons, solo, support_phase, turn
from .test_cartels import FIELDS, GONE, bases, terror
from .test_farc import stretched


def second(text: str = "", resources: int | dict[str, int] = 10, **options: str) -> Colombia:
    """Return a position of a one-player game of the second edition, with the Government as the player."""
    return solo(text, resources, edition="second", **options)


def led_government(b: Colombia, *players: int) -> Colombia:
    """Return the same with a Non-player Government and these players."""
    b.options.is_player[:] = [f in players for f in range(4)]
    return b


def trail(b: Colombia, *starts: str) -> list[str]:
    return [reason for reason in reasons(b) if reason.startswith(starts)]


def hidden(space: str, count: int, who: str) -> dict[str, int]:
    return {f"{space} {who}.guerrilla.u": count, f"{space} {who}.guerrilla.a": -count}


# 8.5 Cartels


def test_8_5_1_hides_before_it_builds() -> None:
    """8.5.1 First edition: a Base first. Second: first those that are all Active at a Base with a cube."""
    text = "cali: cartels 1g(1a) 1b, govt 1p\nneiva: cartels 2g, govt 1b"
    found = fate(solo(text, 1), "cartels", "5")
    assert found["neiva cartels.base"] == 1 and "cali cartels.guerrilla.a" not in found
    found = fate(second(text, 1), "cartels", "5")
    assert found.items() >= hidden("cali", 1, "cartels").items() and "neiva cartels.base" not in found


def test_8_5_1_hides_only_where_all_are_active() -> None:
    """8.5.1 With one Underground already, none is flipped."""
    text = "cali: cartels 3g(1a) 2b, govt 1p"
    assert fate(solo(text, 1), "cartels")["cali cartels.guerrilla.a"] == -1
    assert "cali cartels.guerrilla.a" not in fate(second(text, 1), "cartels")


def test_8_5_1_one_more_department_only_to_cultivate() -> None:
    """8.5.1 Huila, where a Base was unguarded, lets the Cartels Cultivate: no other Department is chosen."""
    text = "huila: cartels 1b"
    assert fate(solo(text), "cartels")["resources cartels"] == -2
    b = second(text)
    assert turn(b, "cartels") == {
        "huila cartels.guerrilla.u": 3,
        "huila cartels.base": 1,
        "resources cartels": -1,
    }
    assert trail(b, "8.5.1 could-cultivate") == []


def test_8_5_1_one_more_department_if_needed() -> None:
    """8.5.1 In Cali, a City, Cultivate places no Base: so one more Department, where the dice lead."""
    b = second("cali: cartels 1b")
    assert turn(b, "cartels", *dice("323")) == {
        "cali cartels.guerrilla.u": 4,
        "cesar cartels.guerrilla.u": 1,
        "cesar cartels.base": 1,
        "resources cartels": -2,
    }


def test_8_5_1_process_after_rally() -> None:
    """8.5.1, 8.5.2.process Cultivate can place no Base, and none has two to spread: Process follows the Rally."""
    text = FIELDS + "\nsanta_marta: cartels 2g"
    b = second(text, 1)
    assert fate(b, "cartels")["shipments"] == -2
    assert trail(b, "8.5.2.process") == ["8.5.2.process process-shipments"]
    assert "shipments" not in fate(solo(text, 1), "cartels")


def test_8_5_1_process_sells_one_base() -> None:
    """8.5.2.process After a Rally with no Shipment, no Guerrilla at a Base and nowhere to spread to, 1 Base is sold."""
    text = bases("ecuador", text="cartels 2b") + "\ncali: cartels 2g, farc 2b\nloc_cali_pasto: cartels 10g" + GONE
    b = second("open ecuador" + text, 1)
    m = Mind(b, CARTELS, RULES.sheet, SECOND)
    op = Operation(CARTELS, "rally", special=True)
    m.begin(op)
    m.extra = True
    b.operation = op
    box = SECOND.box_of(CARTELS, "rally")
    assert box is not None and box.special(m, op) == "process"
    assert play(b, led(b, s4_special.procedure(b, op, "process"))) == {
        "ecuador cartels.base": -1,
        "resources cartels": 3,
    }


AT_TERROR = "\nvaupes: cartels 6g(6a)"
"""Enough more on the map that fewer than 10 pieces are Available."""


@pytest.mark.parametrize(
    ("players", "first"), [([FARC], "ibague"), ([GOVT], "choco"), ([AUC], "choco"), ([GOVT, FARC], "choco")]
)
def test_8_5_3_opposition_first(players: list[int], first: str) -> None:
    """8.5.3 With a Non-player Government and FARC as a player Opposition comes before Support; else the other way."""
    b = second(FIELDS + GONE + AT_TERROR + "\nibague: cartels 1g, AO\nchoco: cartels 1g, PS", 1)
    found = turn(led_government(b, *players), "cartels")
    assert found == terror(first, 1 if first == "ibague" else -1) | {"resources cartels": -1}


@pytest.mark.parametrize(
    ("players", "struck"), [([GOVT], "govt.troops"), ([FARC], "farc.guerrilla.u"), ([AUC], "auc.guerrilla.u")]
)
def test_8_5_3_bribes_players_first(players: list[int], struck: str) -> None:
    """8.5.3.bribe The pieces of players, then those of Non-players."""
    text = FIELDS + GONE + AT_TERROR + "\ncali: cartels 1g\narauca: govt 2t, farc 2g, auc 2g"
    found = turn(led_government(second(text, 4), *players), "cartels")
    assert {key: change for key, change in found.items() if key.startswith("arauca")} == {f"arauca {struck}": -2}


# 8.6 AUC


def march(text: str, resources: int = 5, bases: int = 0) -> Colombia:
    """Return a position in which AUC has 5 Guerrillas Available, so that it Rallies only for a Base, if it has any."""
    b = second(text, resources)
    b.discard(AUC_U, b.n[GUERRILLAS_POOL[AUC]] - 5)
    b.discard(AUC_BASE, b.n[BASES_POOL[AUC]] - bases)
    return b


def test_8_6_1_base_of_three() -> None:
    """8.6.1 Two Guerrillas are not replaced any more, 2 of 3 are."""
    found = fate(second("huila: auc 3g, govt 3p\ncesar: auc 2g, govt 3p", 1), "auc")
    assert found == {"huila auc.guerrilla.u": -2, "huila auc.base": 1, "resources auc": -1}
    b = march("cesar: auc 2g", 1, bases=5)
    fate(b, "auc")
    assert trail(b, "8.6.1 could-place-base") == ["8.6.1 could-place-base no"]


def test_8_6_1_a_shipment_stays() -> None:
    """8.6.1 Of 3 Guerrillas of which two hold Shipments 2 are replaced; the Shipment of the Active one passes on."""
    b = second("huila: auc 3g(1a), govt 3p, shipment auc.a, shipment auc.u", 1)
    found = turn(b, "auc")
    assert {key: change for key, change in found.items() if not key.startswith("ship")} == {
        "huila auc.guerrilla.a": -1,
        "huila auc.guerrilla.u": -1,
        "huila auc.base": 1,
        "resources auc": -1,
    }
    assert len(b.shipments_with(b.spec.space_index["huila"], AUC_U)) == 2


@pytest.mark.parametrize(("resources", "answer"), [(1, "no"), (2, "yes")])
def test_8_6_1_would_place_a_base(resources: int, answer: str) -> None:
    """8.6.1 The question is whether the Rally would come to a Base: with 1 Resource it only hides."""
    b = march("cali: auc 1g(1a) 1b, govt 1p\nhuila: auc 3g\nbogota: farc 1b, auc 1g", resources, bases=3)
    fate(b, "auc")
    assert trail(b, "8.6.1 could-place-base") == [f"8.6.1 could-place-base {answer}"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("cali: auc 3g(3a) 1b, govt 1p\nbogota: farc 1b, auc 1g", id="they hide instead"),
        pytest.param("cali: auc 3g, farc 2b\nbogota: auc 1g", id="no room"),
    ],
)
def test_8_6_1_would_not_place_a_base(text: str) -> None:
    """8.6.1 Three Guerrillas that the Rally hides, or that stand beside two Bases, bring no Base."""
    b = march(text, 5, bases=3)
    fate(b, "auc")
    assert trail(b, "8.6.1 could-place-base") == ["8.6.1 could-place-base no"]


def test_8_6_1_hides_only_where_all_are_active() -> None:
    """8.6.1 All Active in Cali: they hide, before a Base in Huila. One is Underground in Neiva."""
    text = "cali: auc 2g(2a) 1b, govt 4p\nneiva: auc 2g(1a) 1b, govt 4p\nhuila: auc 3g, govt 4p"
    assert turn(second(text, 1), "auc") == hidden("cali", 2, "auc") | {"resources auc": -1}


def test_8_6_1_places_where_one_or_two_are() -> None:
    """8.6.1 Without FARC or AUC Bases Guerrillas come first where 1 or 2 are, while a Base is available."""
    text = "huila: auc 2g, govt 4p\ncesar: auc 3g, govt 4p, AO"
    assert turn(second(text, 1), "auc") == {"huila auc.guerrilla.u": 1, "resources auc": -1}
    b = second(text, 1)
    b.discard(AUC_BASE, 99)
    assert "huila auc.guerrilla.u" not in fate(b, "auc")


def test_8_6_1_elite_backing() -> None:
    """8.6.1.elite_backing A Base where 3 Guerrillas are, else where 2 are."""
    assert support_phase(second("huila: auc 3g, govt 3t, cartels 1g\ncesar: auc 2g, govt 2t"), "auc") == {
        "huila auc.guerrilla.u": -2,
        "huila auc.base": 1,
    }
    assert support_phase(second("cesar: auc 2g, govt 2t"), "auc") == {"cesar auc.guerrilla.u": -2, "cesar auc.base": 1}


def net(found: dict[str, int], space: str) -> int:
    """Return how many more AUC Guerrillas are in a space, whichever of them Extort Activated."""
    return sum(change for key, change in found.items() if key.startswith(f"{space} auc.guerrilla"))


def test_8_6_2_one_more_group() -> None:
    """8.6.2 After the March to the FARC Base in Huila the largest group that has not moved comes nearer to one."""
    b = march("huila: farc 1g 1b\ncali: auc 2g\nvichada: auc 3g\nguainia: auc 2g")
    found = fate(b, "auc")
    assert net(found, "huila") == 2 and net(found, "vichada") == -3 and net(found, "guainia") == 0
    assert trail(b, "8.6.2 largest-group") == ["8.6.2 largest-group 2>1"]
    first = solo("huila: farc 1g 1b\ncali: auc 2g\nvichada: auc 3g\nguainia: auc 2g", 5)
    first.discard(AUC_U, first.n[GUERRILLAS_POOL[AUC]] - 5)
    first.discard(AUC_BASE, 99)
    assert net(fate(first, "auc"), "vichada") == 0


def test_8_6_2_the_group_alone() -> None:
    """8.6.2 With no goal for the first step the March is possible all the same: one group comes nearer."""
    b = march("bogota: farc 1b\nvichada: auc 3g")
    found = fate(b, "auc")
    assert net(found, "vichada") == -3 and net(found, "loc_yopal_bogota") + net(found, "meta_east") == 3
    assert "8.6.2 march" in reasons(b)


def test_8_6_2_largest_group_leaves_one() -> None:
    """8.6.2 One stays with an AUC Base; 3 of 4 are more than 2."""
    b = march("bogota: farc 1b\nvichada: auc 4g 1b, govt 1b\nputumayo: auc 2g")
    found = fate(b, "auc")
    assert net(found, "vichada") == -3 and net(found, "putumayo") == 0


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_6_2_the_group_goes_nearer_to_a_base(die: str) -> None:
    """8.6.2 Nearer to the FARC Base in Bogotá, not to the Guerrilla in Vaupés."""
    found = fate(march("bogota: farc 1b\nvaupes: farc 1g\nvichada: auc 3g"), "auc", die)
    assert net(found, "vichada") == -3 and net(found, "meta_east") == 3


def test_8_6_2_the_group_goes_nearer_to_a_piece() -> None:
    """8.6.2 With no FARC Base on the map, nearer to a FARC piece: the arrows lead from Attack to March."""
    b = march("bogota: farc 1g\nvichada: auc 3g")
    found = fate(b, "auc")
    assert net(found, "meta_east") == 3 and trail(b, "8.1.1.not_possible") == ["8.1.1.not_possible attack"]


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_6_2_the_group_stays_underground(die: str) -> None:
    """8.6.2, 8.1.2 Of two routes to the Base in Huila the one without cubes."""
    b = march("huila: farc 1b\ncesar: auc 3g\nantioquia: govt 3t, PS")
    assert net(fate(b, "auc", die), "santander") == 3


@pytest.mark.parametrize(("player", "text"), [(GOVT, "govt 2p, PS"), (FARC, "PS")])
def test_8_6_4_possible_where_the_only_space_is_at_support(player: int, text: str) -> None:
    """8.6.4 A Government player's Support is not spared; a Non-player's is not at a FARC Base with few Police."""
    b = led_government(march(f"narino: farc 1b, auc 1g, {text}", 5), player)
    assert fate(b, "auc")["narino terror"] == 1


def test_8_6_4_first_where_police_are_outnumbered() -> None:
    """8.6.4 At the FARC Base without Police in the way; where Police are as many, it is only a space with FARC."""
    b = march("huila: farc 1b, auc 1g, govt 1p\nnarino: farc 1b, auc 1g\ncali: auc 1g", 1)
    found = turn(b, "auc")
    assert found["narino terror"] == 1 and "huila terror" not in found
    assert trail(b, "8.6.4 farc-base") == ["8.6.4 farc-base-outnumbered 3>1"]


@pytest.mark.parametrize(("player", "marked"), [(GOVT, {"narino", "cali", "choco"}), (FARC, {"narino", "choco"})])
def test_8_6_4_spares_support(player: int, marked: set[str]) -> None:
    """8.6.4 With a Non-player Government the second and third Terror spare Support; the first does not."""
    b = led_government(march("narino: farc 1b, auc 1g, PS\ncali: auc 1g, PS\nchoco: auc 1g", 5), player)
    found = fate(b, "auc")
    assert {key.split()[0] for key in found if key.endswith("terror")} == marked


def test_8_6_4_second_space_with_farc() -> None:
    """8.6.4 No FARC Base with few Police: the first space is one with FARC pieces, then others follow."""
    b = march("huila: farc 1b, auc 1g, govt 2p\nchoco: auc 1g", 1)
    found = fate(b, "auc")
    assert found["huila terror"] == 1 and "choco terror" not in found
    assert trail(b, "8.6.4 farc") == ["8.6.4 farc-base-outnumbered 2>0", "8.6.4 farc-there 2>1"]


# 8.7 FARC


def test_8_7_1_hides_before_it_builds() -> None:
    """8.7.1 FARC hides where any Guerrilla at a Base with cubes is Active, before it replaces 2 by a Base."""
    text = "huila: farc 2g(1a) 1b, govt 4p\nnarino: farc 2g, govt 4p"
    assert turn(stretched(text, 1, bases=2, edition="second"), "farc") == hidden("huila", 1, "farc") | {
        "resources farc": -1
    }


def test_8_7_1_one_more_where_one_or_two_are() -> None:
    """8.7.1 The one more space is one with exactly 1 or 2 FARC Guerrillas, if there is any."""
    text = "huila: farc 1g, govt 4p\nnarino: farc 3g, govt 2b 4p"
    b = stretched(text, 1, guerrillas=9, edition="second")
    assert turn(b, "farc") == {"huila farc.guerrilla.u": 1, "resources farc": -1}


@pytest.mark.parametrize(
    ("edition", "step"), [("first", "8.7.2 could-not-agitate 3>2"), ("second", "8.7.2 no-farc-control 3>3")]
)
def test_8_7_2_without_farc_control(edition: str, step: str) -> None:
    """8.7.2 The second step is for spaces without FARC Control; Alfonso Cano, who lets FARC Agitate in Meta East, plays
    no part any more."""
    text = "guaviare: farc 4g, AO\nmeta_east: farc 1g, auc 1g"
    b = stretched(text, 1, edition=edition)
    b.put_in_force(ALFONSO_CANO, SHADED)
    fate(b, "farc")
    assert step in reasons(b)


def test_8_7_2_an_underground_one_stays() -> None:
    """8.7.2 At a Base an Underground Guerrilla stays: of 1 Underground and 2 Active ones the Active ones go."""
    text = "amazonas: farc 3g(2a) 1b"
    found = fate(stretched(text, 1, edition="second"), "farc")
    assert {key: change for key, change in found.items() if key.startswith("amazonas")} == {
        "amazonas farc.guerrilla.a": -2
    }
    assert fate(stretched(text, 1), "farc")["amazonas farc.guerrilla.u"] == -1


# 8.1


@pytest.mark.parametrize(
    ("card", "following", "taken"), [(27, 73, False), (27, 5, True), (22, 73, True), (42, 73, False)]
)
def test_8_1_momentum_before_propaganda(card: int, following: int, taken: bool) -> None:
    """8.1.ineffective With a Propaganda card next only 22 and 67 count as having an effect."""
    b = second("", 0)
    b.set(QUEUE, following)
    turn(b, "farc" if card in (22, 27) else "auc", card=card)
    assert ("8.1.ineffective event-has-effect yes" in reasons(b)) == taken
    assert (b.n[EFFECT + card] > 0) == taken


def test_8_1_discord_needs_a_government_player() -> None:
    """8.1.discord Two players without the Government: no one is asked about AUC's Event."""
    b = led_government(second("huila: auc 1g", players="2", nonplayers="true"), FARC, CARTELS)
    fate(b, "auc", card=40, second=True)
    assert not trail(b, "8.1.discord") and "8.1.ineffective event-has-effect yes" in reasons(b)
