"""4.3 Govern, Transport and Eradicate."""

from __future__ import annotations

from abyssal.games.distant_plain.names import (
    ELDERS,
    ROADSIDE_IEDS,
    SHADED,
    STRATEGIC_RELEASE,
    TRIBAL_ELDERS,
    UNSHADED,
)
from tests.games.distant_plain.helpers import asks, board, operation, spaces


def test_4_3_what_they_accompany() -> None:
    """4.1.1, 4.3 Govern with Train or Patrol, Transport with any, Eradicate with Train, Patrol or Assault."""
    b = board("herat: government 3t, S\nbalkh: government 3t, warlords 1b")
    for name, activities in {
        "train": {"govern", "transport", "eradicate"},
        "patrol": {"govern", "transport", "eradicate"},
        "sweep": {"transport"},
        "assault": {"transport", "eradicate"},
    }.items():
        offered = set(asks(b, "government", name).options) & {"govern", "transport", "eradicate"}
        assert offered == activities, name


def test_4_3_1_govern_where() -> None:
    """4.3.1 One or 2 COIN-Controlled spaces with Support or 0 Population."""
    b = board(
        "herat: government 1t, S\nfarah: government 1t\nbalkh: government 1t\nkabul: government 1t, taliban 2g, S\n"
        "zabol: coalition 1b"
    )
    assert spaces(asks(b, "government", "patrol", "govern")) == {"herat", "farah", "zabol"}
    asked = asks(b, "government", "patrol", "govern", "herat", "divert", "farah")
    assert asked.kind == "patrol-origin"


def test_4_3_1_returnees() -> None:
    """4.3.1 A +1 Pop marker: one to a space; the space is 1 more Population in all respects, so no longer 0."""
    b = board("farah: government 1t\nherat: government 1t, S")
    choices = ["govern", "farah", "herat", "returnees", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "farah returnee": 1,
        "farah pop": 1,
        "herat returnee": 1,
        "herat pop": 1,
        "returnees": -2,
        "resources government": -3,
    }
    assert operation(b, "government", "patrol", "govern", "done") == {
        "herat support": -1,
        "aid": -2,
        "patronage": 2,
        "resources government": -3,
    }


def test_4_3_1_six_markers_in_all() -> None:
    """4.3.1 With all six placed a space without Population cannot be Governed."""
    text = "\n".join(f"{s}: returnee" for s in ("herat", "balkh", "konduz", "baghlan", "bamian", "kabul"))
    b = board(text + "\nfarah: government 1t")
    assert "govern" not in asks(b, "government", "patrol").options


def test_4_3_1_divert_aid() -> None:
    """4.3.1 Transfer the Population value from Aid to Patronage, set the space to Neutral; no Coalition Base there."""
    b = board("kabul: government 1t, S\nherat: government 1t, coalition 1b, S")
    assert asks(b, "government", "patrol", "govern", "kabul").options == ["returnees", "divert"]
    choices = ["govern", "kabul", "divert", "done", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "kabul support": -1,
        "aid": -3,
        "patronage": 3,
        "resources government": -3,
    }
    assert operation(b, "government", "patrol", "govern", "done") == {
        "herat returnee": 1,
        "herat pop": 1,
        "returnees": -1,
        "resources government": -3,
    }


def test_4_3_1_divert_within_aid_and_forty() -> None:
    """4.3.1, 1.8 (example B20) No more than there is Aid and room for Patronage; the space turns Neutral."""
    b = board("kabul: government 1t, S, returnee", aid=2, patronage=39)
    assert operation(b, "government", "patrol", "govern", "done") == {
        "kabul support": -1,
        "aid": -1,
        "patronage": 1,
        "resources government": -3,
    }


def test_4_3_2_transport_over_locs_and_kabul() -> None:
    """4.3.2 From 1 space onto an adjacent LoC, on along LoCs or through Kabul, then into 1 adjacent destination."""
    b = board("bamian: government 3t 1p")
    first = asks(b, "government", "patrol", "transport", "2")
    assert (first.kind, spaces(first)) == (
        "transport-step",
        {"ghazni", "kabul", "khowst", "loc_kandahar_kabul", "oruzgan", "samangan", "sar_e_pol"},
    )
    second = asks(b, "government", "patrol", "transport", "2", "loc_kandahar_kabul")
    assert "done" in second.options and "bamian" not in second.options and "waziristan" not in second.options
    choices = ["transport", "2", "loc_kandahar_kabul", "kabul", "loc_kabul_aibak", "balkh", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "bamian government.troops": -2,
        "balkh government.troops": 2,
        "resources government": -3,
        "balkh control": 1,
    }


def test_4_3_2_straight_into_an_adjacent_destination() -> None:
    """4.3.2 The LoC is "if desired": a neighbour can be the destination at once, Kabul too."""
    b = board("bamian: government 1t")
    assert operation(b, "government", "patrol", "transport", "kabul", "done", "done") == {
        "bamian government.troops": -1,
        "kabul government.troops": 1,
        "resources government": -3,
        "kabul control": 1,
        "bamian control": -1,
    }


def test_4_3_2_through_kabul_at_once() -> None:
    """4.3.2 Without a LoC before it, too, Troops may continue through Kabul: from a Province next to it, and from the
    LoC that they are on."""
    b = board("bamian: government 1t\nkabul: taliban 1g")
    assert operation(b, "government", "patrol", "transport", "kabul", "nuristan", "done") == {
        "bamian government.troops": -1,
        "nuristan government.troops": 1,
        "resources government": -4,
        "resources warlords": 1,
        "bamian control": -1,
        "nuristan control": 1,
    }
    b = board("loc_kabul_aibak: government 2t")
    choices = ["transport", "2", "kabul", "loc_kabul_tor_kham", "khowst", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "loc_kabul_aibak government.troops": -2,
        "khowst government.troops": 2,
        "resources government": -3,
        "khowst control": 1,
    }


def test_4_3_2_troops_stop_at_sabotage() -> None:
    """4.3.2 Troops must stop at any Sabotage."""
    b = board("bamian: government 1t\nloc_kandahar_kabul: sabotage")
    assert operation(b, "government", "patrol", "transport", "loc_kandahar_kabul", "done") == {
        "bamian government.troops": -1,
        "loc_kandahar_kabul government.troops": 1,
        "resources government": -3,
        "bamian control": -1,
    }


def test_4_3_2_dues_for_each_space_entered_with_guerrillas() -> None:
    """4.3.2 One Resource to the Warlords for each space entered, LoC, Province or City, with any Guerrillas."""
    b = board("bamian: government 1t\nloc_kandahar_kabul: taliban 1g\nkabul: warlords 2g\nkhowst: taliban 1g")
    choices = ["transport", "loc_kandahar_kabul", "kabul", "khowst", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "bamian government.troops": -1,
        "khowst government.troops": 1,
        "resources government": -6,
        "resources warlords": 3,
        "bamian control": -1,
        "khowst control": -2,
    }


def test_4_3_2_dues_as_far_as_there_are_resources() -> None:
    """4.3.2 "if it has any": after the Patrol is paid for nothing may be left."""
    b = board("bamian: government 1t\nghazni: taliban 1g", resources={"government": 3})
    assert operation(b, "government", "patrol", "transport", "ghazni", "done") == {
        "bamian government.troops": -1,
        "ghazni government.troops": 1,
        "resources government": -3,
        "bamian control": -1,
        "ghazni control": -2,
    }


def test_4_1_dues_leave_enough_for_the_operation() -> None:
    """3.1, 4.1 A Sweep that is announced takes place, so a Transport before it may not spend its Resources."""
    b = board("bamian: government 1t\nghazni: taliban 1g", resources={"government": 3})
    asked = asks(b, "government", "sweep", "transport")
    assert asked.kind == "transport-step" and "ghazni" not in asked.options and "oruzgan" in asked.options
    asked = asks(b, "government", "sweep", "bamian", "transport")
    assert "ghazni" in asked.options


def test_4_3_2_transported_troops_can_sweep() -> None:
    """4.1 Transport first, then Sweep with the same Troops."""
    b = board("bamian: government 1t")
    asked = asks(b, "government", "sweep", "transport", "oruzgan", "helmand")
    assert (asked.kind, spaces(asked)) == ("sweep-origin", {"oruzgan"})


def test_roadside_ieds_shaded_strike_a_transport() -> None:
    """Card 23, shaded: 1 cube that crossed a LoC with an Underground Taliban Guerrilla may be removed."""
    b = board("bamian: government 2t\nloc_kandahar_kabul: taliban 1g")
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["transport", "2", "loc_kandahar_kabul", "zabol", "zabol", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "bamian government.troops": -2,
        "zabol government.troops": 1,
        "resources government": -4,
        "resources warlords": 1,
        "bamian control": -1,
        "zabol control": 1,
    }


def test_strategic_release_shaded_transport_before_the_assault() -> None:
    """4.1 Under card 11, shaded, Troops go first to where the Assault can take place, or where it cannot if others make
    it; and they may make it possible."""
    b = board("bamian: government 2t\noruzgan: taliban 3g\nghazni: taliban 1g")
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    assert asks(b, "government", "assault", "transport").options == ["1", "2"]
    steps = spaces(asks(b, "government", "assault", "transport", "2"))
    assert "oruzgan" not in steps and {"ghazni", "kabul", "loc_kandahar_kabul"} <= steps
    assert {"oruzgan", "ghazni"} <= spaces(asks(b, "government", "assault", "transport", "1"))
    b = board("bamian: government 1t, taliban 2g")
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    assert asks(b, "government", "assault").options == ["transport"]
    assert operation(b, "government", "assault", "transport", "kabul", "done", "kabul", "done") == {
        "bamian government.troops": -1, "kabul government.troops": 1, "resources government": -3,
        "kabul control": 1,
    }  # fmt: skip


def test_4_3_3_eradicate_where() -> None:
    """4.3.3 One or 2 Provinces, not Kabul, with COIN Control, Government cubes and a Warlord Base."""
    b = board(
        "kabul: government 2p, warlords 1b\nherat: government 2p, warlords 1b\nbalkh: coalition 3t, warlords 1b\n"
        "konduz: government 1t, warlords 1g 1b\nhelmand: government 1t, coalition 2t, warlords 1g 1b\n"
        "baghlan: government 2t, warlords 1b"
    )
    assert spaces(asks(b, "government", "patrol", "eradicate")) == {"herat", "helmand", "baghlan"}
    asked = asks(b, "government", "patrol", "eradicate", "herat", "helmand")
    assert asked.kind == "patrol-origin"


def test_4_3_3_eradicate_effects() -> None:
    """4.3.3 (example B21) Aid +3, Patronage +1, a Base is removed, Opposition grows; if Pashtun a Taliban Guerrilla."""
    b = board("helmand: government 4t, warlords 1g 2b\nherat: government 2t, warlords 1b, O")
    choices = ["eradicate", "helmand", "herat", "done"]
    assert operation(b, "government", "patrol", *choices) == {
        "helmand warlords.base": -1,
        "helmand support": -1,
        "helmand taliban.guerrilla.u": 1,
        "herat warlords.base": -1,
        "aid": 6,
        "patronage": 2,
        "resources government": -3,
    }


def test_tribal_elders_after_eradicate_and_govern() -> None:
    """Card 45: the holder may set the Provinces that a Special Activity shifted, once it is over."""
    b = board("helmand: government 4t, warlords 1b\nherat: government 2t, warlords 1b")
    b.put_in_force(TRIBAL_ELDERS, UNSHADED)
    b.set(ELDERS, 4)
    choices = ["eradicate", "helmand", "herat", "support", "done", "done"]
    changed = operation(b, "government", "patrol", *choices)
    assert (changed["helmand support"], changed["herat support"]) == (1, -1)
    b = board("herat: government 2t, S")
    b.put_in_force(TRIBAL_ELDERS, UNSHADED)
    b.set(ELDERS, 4)
    choices = ["govern", "divert", "opposition", "done"]
    assert operation(b, "government", "patrol", *choices)["herat support"] == -2
