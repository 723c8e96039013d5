"""4.5 Cultivate, Traffic and Suborn."""

from __future__ import annotations

from abyssal.coin.general import menu
from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.names import COUNTER_NARC, LOCAL_TRUCE, UNSHADED, WARLORDS
from abyssal.games.distant_plain.s4_special.suborn import suborn
from abyssal.games.distant_plain.s4_special.traffic import traffic
from tests.games.distant_plain.helpers import FACTIONS, asks, board, operation, play, spaces

ACTIVITIES = {"cultivate", "traffic", "suborn"}


def test_4_5_what_they_accompany() -> None:
    """4.5 Cultivate and Traffic with Rally or March, Suborn with any."""
    b = board("balkh: warlords 2g 1b, government 1t\nkabul: warlords 1g, government 2t")
    for name in ("rally", "march", "attack", "terror"):
        offered = set(asks(b, "warlords", name).options) & ACTIVITIES
        assert offered == ({"traffic", "suborn"} if name in ("rally", "march") else {"suborn"}), name


def test_4_5_1_cultivate_where_rally_or_march_took_place() -> None:
    """4.5.1 A Province selected for Rally or a March destination, with Population and more Guerrillas than Police."""
    b = board("balkh: warlords 1g\nkonduz: warlords 1g")
    asked = asks(b, "warlords", "rally", "balkh", "place", "konduz", "place", "cultivate")
    assert (asked.kind, spaces(asked)) == ("cultivate", {"balkh", "konduz"})
    choices = ["balkh", "place", "cultivate", "done"]
    assert operation(b, "warlords", "rally", *choices) == {
        "balkh warlords.guerrilla.u": 1,
        "balkh warlords.base": 1,
        "resources warlords": -1,
    }
    b = board("balkh: warlords 2g\nkonduz: government 1p")
    assert operation(b, "warlords", "march", "konduz", "balkh", "2", "cultivate", "done") == {
        "balkh warlords.guerrilla.u": -2,
        "konduz warlords.guerrilla.u": 2,
        "konduz warlords.base": 1,
        "resources warlords": -1,
        "konduz control": -1,
    }


def test_4_5_1_not_in_kabul_nor_before_police_nor_without_population_or_room() -> None:
    """4.5.1, 1.4.2 Not Kabul; more Warlord Guerrillas than Police; Population; within stacking."""
    b = board(
        "kabul: warlords 1g\nbalkh: warlords 1g, government 2p\nfarah: warlords 1g\nkonduz: warlords 1g, taliban 2b",
        resources=20,
    )
    choices = []
    for s in ("kabul", "balkh", "farah", "konduz"):
        choices += [s, "place"]
    assert "cultivate" not in asks(b, "warlords", "rally", *choices).options
    assert "cultivate" in asks(b, "warlords", "rally", *choices, "ghazni", "place").options


def test_4_5_1_rally_only_to_cultivate() -> None:
    """4.5.1 With no Guerrilla Available a Rally may serve to Cultivate alone."""
    b = board("balkh: warlords 15g")
    assert "done" in asks(b, "warlords", "rally", "balkh").options
    assert operation(b, "warlords", "rally", "balkh", "done", "cultivate", "done") == {
        "balkh warlords.base": 1,
        "resources warlords": -1,
    }


def test_4_5_2_traffic() -> None:
    """4.5.2 (example B24) One Resource per Base; under Taliban Control Taliban +1, under COIN Control Patronage +1."""
    b = board(
        "balkh: warlords 2b, government 3t\nkonduz: warlords 2b, taliban 3g\nherat: warlords 1b\n"
        "ghazni: warlords 1b, coalition 1t"
    )
    choices = ["traffic", "balkh", "konduz", "herat", "farah", "place", "done"]
    assert spaces(asks(b, "warlords", "rally", "traffic")) == {"balkh", "konduz", "herat"}
    assert operation(b, "warlords", "rally", *choices) == {
        "farah warlords.guerrilla.u": 1,
        "resources warlords": 2 + 2 + 1 - 1,
        "resources taliban": 1,
        "patronage": 1,
    }


def test_5_5_free_traffic_not_where_coalition_pieces_are() -> None:
    """5.5 (example A15) A free Traffic cannot occur in a space with Coalition pieces unless the Event says so."""
    text = "ghazni: warlords 1b, coalition 1t\nherat: warlords 1b"
    op = Operation(WARLORDS, "traffic", free=True, event=True)
    b = board(text)
    assert play(b, traffic(b, op)) == {"resources warlords": 1}
    b = board(text)
    assert play(b, traffic(b, op, despite_coalition=True), "ghazni", "herat") == {"resources warlords": 2}


def test_counter_narc_halves_the_warlords_share() -> None:
    """Card 58: all spaces of one Traffic together are halved, rounded down; what others gain is not."""
    b = board("balkh: warlords 2b, government 3t\nherat: warlords 1b")
    b.put_in_force(COUNTER_NARC, UNSHADED)
    choices = ["traffic", "balkh", "herat", "farah", "place", "done"]
    assert operation(b, "warlords", "rally", *choices) == {"farah warlords.guerrilla.u": 1, "patronage": 1}


def test_local_truce_bars_traffic_and_suborn() -> None:
    """Card 59: no Traffic and no Suborn, except when an Event grants it."""
    b = board("balkh: warlords 1g 1b, government 1t")
    b.put_in_force(LOCAL_TRUCE, UNSHADED)
    assert not set(asks(b, "warlords", "rally").options) & ACTIVITIES


def test_4_1_traffic_first_pays_for_the_operation() -> None:
    """4.1 With 0 Resources Traffic can come first, for Rally and March; under card 58 only with 2 Bases."""
    b = board("balkh: warlords 1b\nkonduz: warlords 1g", resources=0)
    assert menu(b, FACTIONS["warlords"], False, True) == ["rally", "march"]
    assert asks(b, "warlords", "rally").options == ["traffic", "take_back"]
    assert operation(b, "warlords", "rally", "traffic", "farah", "place", "done") == {"farah warlords.guerrilla.u": 1}
    b = board("balkh: warlords 1b\nkonduz: warlords 1g", resources=0)
    b.put_in_force(COUNTER_NARC, UNSHADED)
    assert menu(b, FACTIONS["warlords"], False, True) == []
    b = board("balkh: warlords 1b\nkonduz: warlords 1b\nherat: warlords 1b", resources=0)
    b.put_in_force(COUNTER_NARC, UNSHADED)
    assert "done" not in asks(b, "warlords", "rally", "traffic", "balkh").options
    assert "done" in asks(b, "warlords", "rally", "traffic", "balkh", "konduz").options


def test_4_5_3_suborn_up_to_three_spaces_at_two_resources() -> None:
    """4.5.3 In up to 3 spaces, 2 Resources each; where there is anything to do."""
    b = board(
        "kabul: government 1p\nherat: government 1b\nghazni: taliban 1g\nbalkh: warlords 1g(1a)\nkonduz: coalition 3t"
    )
    assert spaces(asks(b, "warlords", "rally", "suborn")) == {"kabul", "herat", "ghazni", "balkh"}
    choices = ["suborn", "kabul", "herat", "ghazni", "farah", "place", "done"]
    assert operation(b, "warlords", "rally", *choices) == {
        "kabul government.police": -1,
        "herat government.base": -1,
        "ghazni taliban.guerrilla.u": -1,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -7,
        "kabul control": -1,
        "ghazni control": -2,
        "herat control": -1,
    }


def test_4_5_3_three_cubes_or_a_base_not_both() -> None:
    """4.5.3 Up to 3 Government cubes, as many as there are (1.4.1), or a Base despite cubes, or 1 Taliban Guerrilla."""
    b = board("herat: government 2t 2p 1b, taliban 2g(1a)")
    asked = asks(b, "warlords", "rally", "suborn")
    assert (asked.kind, asked.options) == ("suborn-how", ["cubes", "base", "guerrilla", "hide"])
    choices = ["suborn", "cubes", "government.police", "government.police", "farah", "place", "done"]
    assert operation(b, "warlords", "rally", *choices) == {
        "herat government.troops": -1,
        "herat government.police": -2,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -3,
        "herat control": -1,
    }
    choices = ["suborn", "guerrilla", "taliban.guerrilla.a", "farah", "place", "done"]
    assert operation(b, "warlords", "rally", *choices) == {
        "herat taliban.guerrilla.a": -1,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -3,
        "herat control": 1,
    }


def test_4_5_3_flip_any_guerrillas_underground() -> None:
    """4.5.3 Or flip any Guerrillas there Underground, of either Faction; in Pakistan not at Hostility (6.6.1)."""
    b = board("herat: warlords 2g(2a), taliban 2g(2a)\nwaziristan: taliban 1g", islamabad="hostility")
    choices = ["suborn", "herat", "hide", "2", "1", "done", "farah", "place", "done"]
    assert operation(b, "warlords", "rally", *choices) == {
        "herat warlords.guerrilla.u": 2,
        "herat warlords.guerrilla.a": -2,
        "herat taliban.guerrilla.u": 1,
        "herat taliban.guerrilla.a": -1,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -3,
    }
    changed = operation(b, "warlords", "rally", "suborn", "waziristan", "done", "farah", "place", "done")
    assert changed == {
        "waziristan taliban.guerrilla.a": -1,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -3,
        "waziristan control": -2,
    }


def test_4_5_3_coalition_pieces_cannot_be_suborned() -> None:
    """4.5.3 Coalition pieces are not affected."""
    b = board("herat: coalition 2t 1b")
    assert "suborn" not in asks(b, "warlords", "rally").options


def test_4_1_suborn_leaves_resources_and_enemies_for_the_operation() -> None:
    """3.1, 4.1 Before an Attack the only enemy may not be removed, nor the Resource for it spent."""
    b = board("herat: warlords 1g(1a), government 1t", resources={"warlords": 3})
    assert asks(b, "warlords", "attack").options == ["herat", "suborn"]
    assert operation(b, "warlords", "attack", "suborn", "herat", "1", "done") == {
        "herat government.troops": -1,
        "herat warlords.guerrilla.u": 1,
        "resources warlords": -3,
    }
    b = board("herat: warlords 1g, government 1t", resources={"warlords": 2})
    assert "suborn" not in asks(b, "warlords", "attack").options


def test_4_1_suborn_first_hides_a_guerrilla_for_terror() -> None:
    """4.1 With none Underground, Suborn can make Terror possible; then one of its own must hide."""
    b = board("herat: warlords 1g(1a), taliban 1g(1a)", resources={"warlords": 3})
    assert "terror" in menu(b, FACTIONS["warlords"], False, True)
    choices = ["suborn", "0", "herat", "done"]
    assert operation(b, "warlords", "terror", *choices) == {"herat terror": 1, "resources warlords": -3}
    b = board("herat: warlords 1g(1a)", resources={"warlords": 2})
    assert "terror" not in menu(b, FACTIONS["warlords"], False, True)


def test_5_5_free_suborn() -> None:
    """5.5 (example A14) Free Suborn costs 0 Resources, even with none and under Local Truce (59)."""
    b = board("herat: government 3p", resources=0)
    b.put_in_force(LOCAL_TRUCE, UNSHADED)
    op = Operation(WARLORDS, "suborn", free=True, event=True)
    assert play(b, suborn(b, op)) == {"herat government.police": -3, "herat control": -1}
