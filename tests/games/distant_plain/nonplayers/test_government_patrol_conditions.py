"""8.7.4, 8.7.6 Non-player Government: each condition of Patrol and Sweep on a position that turns on it."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from tests.games.distant_plain.nonplayers.bots import does, reasons, turn
from tests.games.distant_plain.nonplayers.test_government import ALL_PEOPLE, stretched
from tests.games.distant_plain.nonplayers.test_government_priorities import held_but

# Patrol

LOCS = {
    "loc_farah_kandahar": "1p", "loc_kabul_aibak": "2p, warlords 2g", "loc_kabul_tor_kham": "2p",
    "loc_kandahar_kabul": "1p", "loc_kandahar_spin_boldak": "2p", "loc_shibirghan_aibak": "1p",
}  # fmt: skip
"""8.7.4 LoCs with as many cubes as they are to have, if the Warlords have a Player."""


def patrolling(text: str, people: str = "coalition+warlords", resources: int = 3) -> Afghanistan:
    """Return a position in which the Government Patrols against two Warlords on the road to Aibak, and no Transport is
    needed. All LoCs have their cubes except those of the text, and the one between Farah and Toraghondi."""
    named = [line.split(":")[0] for line in text.splitlines()]
    guards = "".join(f"{name}: government {pieces}\n" for name, pieces in LOCS.items() if name not in named)
    return stretched(held_but(*named) + guards + text, resources, people)


def moves(b: Afghanistan) -> dict[str, int]:
    """Where the cubes of a Patrol come from and go to."""
    return {name: change for name, change in turn(b, "government").items() if " government." in name}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        pytest.param("herat: government 2p", "police", id="Police that are not the last"),
        pytest.param("herat: government 1p, taliban 2g", "", id="the last Police of a non-Pashtun space"),
        pytest.param("helmand: government 1p, taliban 2g", "police", id="the last Police of a Pashtun space"),
        pytest.param("helmand: government 1p 1b, taliban 3g", "", id="the last Police of a Government Base"),
        pytest.param("herat: government 1p 3t", "troops", id="Troops, where the last Police stay"),
        pytest.param("herat: government 1t 2p, taliban 2g", "", id="COIN Control would be lost"),
    ],
)
def test_8_7_4_who_may_leave(text: str, kind: str) -> None:
    """8.7.4 Which cubes go to the empty LoC between Farah and Toraghondi."""
    origin = text.split(":")[0]
    changes = {f"{origin} government.{kind}": -1, f"loc_toraghondi_farah government.{kind}": 1}
    assert moves(patrolling(text)) == (changes if kind else {})


def test_8_7_4_from_where_most_are() -> None:
    """8.7.4 From Herat with three Police rather than Helmand with two; without any Police, from Herat with five Troops
    rather than Farah with two."""
    assert moves(patrolling("herat: government 3p\nhelmand: government 2p")) == {
        "herat government.police": -1,
        "loc_toraghondi_farah government.police": 1,
    }
    assert moves(patrolling("herat: government 5t\nfarah: government 2t")) == {
        "herat government.troops": -1,
        "loc_toraghondi_farah government.troops": 1,
    }


@pytest.mark.parametrize(("people", "came"), [(ALL_PEOPLE, 3), ("coalition+warlords", 1)])
def test_8_7_4_as_many_as_a_player_has(people: str, came: int) -> None:
    """8.7.4 As many cubes as a Taliban Player has pieces on the LoC; for Non-player Taliban one."""
    b = patrolling("herat: government 5p\nloc_toraghondi_farah: taliban 3g", people)
    changes = {"herat government.police": -came, "loc_toraghondi_farah government.police": came}
    assert moves(b) == changes


def test_8_7_4_a_players_pieces_on_the_richest_loc_first() -> None:
    """8.7.4 One Police can leave Kandahar: it goes to match the Warlords on the LoC of 3 Econ, not on that of 1."""
    text = "kandahar: government 2p\nloc_farah_kandahar: government 1p, warlords 2g\n"
    assert moves(patrolling(text + "loc_kandahar_spin_boldak: government 2p, warlords 3g")) == {
        "kandahar government.police": -1,
        "loc_kandahar_spin_boldak government.police": 1,
    }


def test_8_7_4_kabul_out_of_reach() -> None:
    """8.7.4 None can come to Kabul for COIN Control: the cubes there go to the LoCs, the highest Econ first. Dice
    decide nothing."""
    b = stretched("kabul: government 4p, taliban 6g\nloc_kabul_aibak: warlords 2g", 3, "coalition+warlords")
    changes = does(b, "government")
    assert {name: change for name, change in changes.items() if " government." in name} == {
        "kabul government.police": -4,
        "loc_kabul_aibak government.police": 2,
        "loc_kabul_tor_kham government.police": 2,
    }
    assert "8.7.4 to-locs" in reasons(b) and "8.7.4 to-kabul" not in reasons(b)


@pytest.mark.parametrize("aibak", ["government 3p, warlords 3g(3a)", "government 6p, warlords 1g(1a)"])
def test_8_7_4_assault_by_what_it_removes(aibak: str) -> None:
    """8.7.4 No cube is wanted elsewhere. The Assault removes two pieces on the road to Kandahar, one on that to Aibak,
    though it has more pieces that are exposed, or more hits."""
    text = f"loc_kabul_aibak: {aibak}\nloc_kandahar_kabul: government 4p, warlords 2g(2a)\n"
    b = patrolling(text + "loc_toraghondi_farah: government 1p")
    gone = {"loc_kandahar_kabul warlords.guerrilla.a": -2}
    assert turn(b, "government") == gone | {"resources government": -3}


BAND = "6p, warlords 2g(2a)"
BOTH = "taliban 2 warlords 1"


@pytest.mark.parametrize(
    ("people", "here", "there", "lost"),
    [
        pytest.param("taliban", "4p, taliban 2g(2a)", "4p, warlords 2g(2a)", "taliban 2", id="Players before others"),
        pytest.param("warlords", "2p, warlords 2g(2a)", "4p, taliban 2g(2a)", "warlords 1", id="even if fewer"),
        pytest.param("taliban", "4p, taliban 2g(2a)", "4p, taliban 1g(1a), warlords 1g(1a)", "taliban 2", id="most"),
        pytest.param(
            "warlords",
            "6p, warlords 2g(2a), taliban 1g(1a)",
            "6p, warlords 2g(2a)",
            "warlords 2 taliban 1",
            id="Taliban",
        ),
        pytest.param(
            "taliban",
            "6p, taliban 2g(2a), warlords 1g(1a)",
            "6p, taliban 2g(2a)",
            "taliban 2 warlords 1",
            id="Warlords",
        ),
    ],
)
@pytest.mark.parametrize(
    "roads", [("loc_kabul_aibak", "loc_kandahar_kabul"), ("loc_kandahar_kabul", "loc_kabul_aibak")]
)
def test_8_7_4_assault_by_whose_pieces_go(
    people: str, here: str, there: str, lost: str, roads: tuple[str, str]
) -> None:
    """8.7.4 The Assault is where most pieces of Players go, then of the Taliban, then of the Warlords."""
    struck, other = roads
    text = f"{struck}: government {here}\n{other}: government {there}\nloc_toraghondi_farah: government 1p"
    words = lost.split()
    gone = {f"{struck} {who}.guerrilla.a": -int(count) for who, count in zip(words[::2], words[1::2], strict=True)}
    assert turn(patrolling(text, f"coalition+{people}"), "government") == gone | {"resources government": -3}


CUT_OFF = "herat: government 3p\nkabul: government 1t\nloc_toraghondi_farah: sabotage\nloc_kabul_aibak: warlords "
"""Police of Herat come no further than a Sabotaged LoC, and the Troops of Kabul are needed there."""
CAME = {"herat government.police": -1, "loc_toraghondi_farah government.police": 1}


def test_8_7_4_rich_locs_out_of_reach() -> None:
    """8.7.4 No cube comes to LoCs with a Player's pieces or of more Econ: but one comes to a LoC within reach."""
    assert moves(stretched(CUT_OFF + "2g", 3, "coalition+warlords")) == CAME


@pytest.mark.parametrize(("drawn", "other"), [(1, 0), (0, 1)])
def test_8_7_4_which_loc_is_random(drawn: int, other: int) -> None:
    """8.7.4, 8.4.1 Two Police can leave Kandahar, and a Player has two more pieces than the Government on two LoCs of 1
    Econ: chance chooses one of them, and it gets both. Police find as many Guerrillas; the Assault is on the road to
    Aibak, at random too."""
    roads = ["loc_farah_kandahar", "loc_kandahar_kabul"]
    text = "".join(f"{name}: government 1p, warlords 3g\n" for name in roads)
    chosen, left = roads[drawn], roads[other]
    assert turn(patrolling(f"kandahar: government 3p\n{text}"), "government", chosen, "loc_kabul_aibak") == {
        "kandahar government.police": -2,
        f"{chosen} government.police": 2,
        f"{chosen} warlords.guerrilla.u": -3,
        f"{chosen} warlords.guerrilla.a": 3,
        f"{left} warlords.guerrilla.u": -1,
        f"{left} warlords.guerrilla.a": 1,
        "loc_kabul_aibak warlords.guerrilla.u": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 1,
        "resources government": -3,
    }


def test_8_7_4_no_assault_without_cubes() -> None:
    """8.7.4, 3.2.2 Guerrillas are exposed on the road to Aibak, and Troops could be Transported there before the
    Assault; but they are not."""
    assert turn(stretched(CUT_OFF + "2g(2a)", 3, "coalition+warlords"), "government") == CAME | {
        "resources government": -3
    }


@pytest.mark.parametrize(
    ("pieces", "possible"),
    [("2p, warlords 2g(2a)", True), ("2p, warlords 2g", False), ("1t, warlords 2g(2a)", False)],
)
def test_8_7_4_no_patrol_for_nothing(pieces: str, possible: bool) -> None:
    """8.7.4 No cube may move: Patrol only if an Assault removes a piece, of Active Guerrillas and by two cubes;
    otherwise, without a Train or Sweep, it Passes."""
    b = patrolling(f"loc_kabul_aibak: government {pieces}\nloc_toraghondi_farah: government 1p")
    gone = {"loc_kabul_aibak warlords.guerrilla.a": -1, "resources government": -3}
    assert does(b, "government") == (gone if possible else {"resources government": 3})
