"""8.7 Non-player Government: priorities between spaces of the same bullet. Dice would choose others."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.distant_plain.nonplayers.bots import dice, does, event, phase, reasons, solo, turn
from tests.games.distant_plain.nonplayers.test_government import HELD, stretched


def test_8_7_3_assault_against_players_first() -> None:
    """8.7.3 One Assault can be paid for: the Base of a Taliban Player rather than that of Non-player Warlords."""
    text = "farah: government 2t, warlords 1b\nzabol: government 2t, taliban 1b"
    assert does(stretched(text, 3, people="coalition+taliban"), "government")["zabol taliban.base"] == -1


def test_8_7_3_assault_where_most_go() -> None:
    """8.7.3 Of two Bases the one behind a Guerrilla that goes too."""
    text = "farah: government 2t, taliban 1b\nzabol: government 4t, taliban 1g(1a) 1b"
    b = stretched(held_but() + text, 3)
    gone = {"zabol taliban.guerrilla.a": -1, "zabol taliban.base": -1}
    assert turn(b, "government") == gone | {"aid": 6, "resources government": -3}
    assert "8.7.3 most-removed 2>1" in reasons(b)


def test_8_7_3_eradicate_at_opposition_first() -> None:
    """8.7.3.eradicate Of three fields the one at Opposition is among the two."""
    text = "nimruz: government 2t, taliban 1b\n"
    text += "".join(f"{name}: government 4t, warlords 1g 1b{level}\n" for name, level in FIELDS)
    assert does(stretched(text, 5, people="coalition+warlords"), "government")["faryab warlords.base"] == -1


FIELDS = [("herat", ""), ("badghis", ""), ("faryab", ", O")]


def test_8_7_3_eradicate_non_pashtun_first() -> None:
    """8.7.3.eradicate Konduz and Balkh rather than Pashtun Helmand."""
    text = "nimruz: government 2t, taliban 1b\n"
    text += "".join(f"{name}: government 4t, warlords 1g 1b\n" for name in ["helmand", "konduz", "balkh"])
    changes = does(stretched(text, 5, people="coalition+warlords"), "government")
    assert (changes["konduz warlords.base"], changes["balkh warlords.base"]) == (-1, -1)


def test_8_7_3_transport_at_the_lowest_cost() -> None:
    """8.7.3.transport Nuristan rather than Khowst, where Guerrillas would take dues."""
    text = "farah: government 2t, taliban 1b\nkabul: government 8t\nkhowst: warlords 1g"
    assert does(stretched(text, 8, people="coalition+taliban"), "government")["nuristan government.troops"] == 4


def test_8_7_3_transport_through_kabul() -> None:
    """8.7.3.transport, 4.3.2 From Khowst over a LoC and through Kabul to Balkh, though Kabul is next to Khowst too."""
    held = "".join(f"{name}: coalition 1t\n" for name in ["baghlan", "kandahar", "konduz", "nuristan"])
    text = f"{held}farah: government 2t, taliban 1b\nkabul: coalition 1b\nkhowst: government 8t 1b"
    assert does(stretched(text, 8, people="coalition+taliban"), "government")["balkh government.troops"] == 4


def test_8_7_4_refugees_at_government_bases_first() -> None:
    """8.7.4.govern Without Aid to divert +1 Pop markers where the most people live, at Government Bases before other
    ones."""
    text = (
        "kabul: government 5p 3t\nloc_kabul_tor_kham: taliban 2g(2a)\nherat: government 1t, coalition 1b, S\n"
        "badghis: government 1t 1b, S\nfaryab: government 1t 1b, S"
    )
    changes = does(stretched(text, people="coalition", aid=0), "government")
    assert {key for key in changes if key.endswith("returnee")} == {"badghis returnee", "faryab returnee"}
    changes = does(stretched(text.replace("herat", "balkh"), people="coalition", aid=0), "government")
    assert "balkh returnee" in changes, "the most people come before whose Base it is"


def test_8_7_5_eradicate_or_govern() -> None:
    """8.7.5 After Train Govern; with little Aid, or against a Warlords Player, Eradicate."""
    text = "kabul: government 1t\nbadghis: government 2t, S\nherat: government 4t, warlords 1g 1b"
    for people, aid, govern in (
        ("coalition+taliban", 9, True),
        ("coalition", 2, False),
        ("coalition+warlords", 9, False),
    ):
        b = stretched(text, 3, people=people, troops=12, police=3, aid=aid)
        changes = does(b, "government")
        assert ("badghis support" in changes, "herat warlords.base" in changes) == (govern, not govern), people


def test_8_7_6_sweep_where_most_are_found() -> None:
    """8.7.6 In place where two Guerrillas are found rather than one."""
    text = "farah: government 1t 1p 1b, taliban 1g\nzabol: government 1t 1p 1b, taliban 2g"
    assert does(stretched(text, 3), "government") == {
        "zabol taliban.guerrilla.u": -2,
        "zabol taliban.guerrilla.a": 2,
        "resources government": -3,
    }


POSTS = {
    "farah_kandahar": 1, "kandahar_kabul": 1, "kandahar_spin_boldak": 2, "shibirghan_aibak": 1, "toraghondi_farah": 1,
    "kabul_tor_kham": 1,
}  # fmt: skip
GUARDED = "".join(f"loc_{name}: government {count}p\n" for name, count in POSTS.items())
"""All LoCs guarded except one Police on the road to Tor Kham."""


def test_8_7_7_police_from_where_most_are() -> None:
    """8.7.7 From Kabul with three rather than from Herat with two; and rather than from a LoC with more."""
    text = GUARDED + "loc_kabul_aibak: government 4p\nkabul: government 3p\nherat: government 2p"
    assert phase(stretched(text), "redeploy_police") == {
        "kabul government.police": -1,
        "loc_kabul_tor_kham government.police": 1,
    }


def test_8_7_3_assault_on_locs_last() -> None:
    """8.7.3 After the Base one Guerrilla goes either way: in Nimruz rather than on the LoC."""
    text = "farah: government 2t, taliban 1b\nnimruz: government 2t, taliban 1g(1a)\n"
    text += "loc_kabul_aibak: government 2p, taliban 1g(1a)"
    b = stretched(text, 8, people="coalition+warlords")
    changes = does(b, "government")
    assert changes["nimruz taliban.guerrilla.a"] == -1
    assert "loc_kabul_aibak taliban.guerrilla.a" not in changes


def test_8_7_7_civic_action_where_most_people_live() -> None:
    """8.7.7 For 3 of 5 Resources Opposition is removed in Balkh of 2 Population, not in Herat of 1."""
    b = stretched("herat: government 2t 1p, O\nbalkh: government 2t 1p, O", 5)
    assert phase(b, "civic_action_government") == {"balkh support": 1, "resources government": -3}


# With one candidate left no dice are rolled: `turn` would fail for lack of them.


def held_but(*names: str) -> str:
    """COIN Control of all populated spaces except these, so that neither Sweep nor Transport is sent to others."""
    others = ["kabul", "herat", "baghlan", "balkh", "kandahar", "khowst", "konduz", "nuristan"]
    return HELD + "".join(f"{name}: coalition 1t\n" for name in others if name not in names)


def test_8_7_6_sweep_evenly() -> None:
    """8.7.6 Two Troops each from Baghlan and Balkh, in whichever order dice choose, not four from one."""
    text = held_but("konduz") + "baghlan: government 4t\nbalkh: government 4t"
    for throws in product(("41", "52"), repeat=2):
        assert turn(stretched(text, 3), "government", *dice(*throws)) == {
            "baghlan government.troops": -2,
            "balkh government.troops": -2,
            "konduz government.troops": 4,
            "resources government": -3,
        }


def test_8_7_6_sweep_to_where_it_costs_least() -> None:
    """8.7.6 From Kabul to Nuristan next to it rather than to Balkh, over a LoC with Guerrillas."""
    text = held_but("kabul", "balkh", "nuristan") + "kabul: government 5t\nloc_kabul_aibak: warlords 1g"
    assert turn(stretched(text, 4), "government") == {
        "kabul government.troops": -4,
        "nuristan government.troops": 4,
        "resources government": -3,
    }


def test_8_7_6_sweep_from_where_it_costs_least() -> None:
    """8.7.6 To Balkh from Baghlan next to it, not from Kabul over a LoC with Guerrillas, though Kabul can spare
    more."""
    text = held_but("kabul", "balkh") + "kabul: government 9t\nbaghlan: government 4t\nloc_kabul_aibak: warlords 1g"
    assert turn(stretched(text, 5), "government") == {
        "baghlan government.troops": -4,
        "balkh government.troops": 4,
        "resources government": -3,
    }


def test_8_7_5_train_and_govern_where_the_most_people_live() -> None:
    """8.7.5 Refugees have returned to Konduz: its 3 Population bring more Patronage than the 2 of Balkh."""
    text = "balkh: government 2t\nkonduz: government 2t, returnee\nkabul: government 1p"
    assert turn(stretched(text, 18, people="coalition+taliban", troops=12, police=3), "government") == {
        "kabul government.troops": 4,
        "kabul government.police": 2,
        "aid": -3,
        "patronage": 3,
        "resources government": -9,
    }


def test_8_7_5_cubes_where_the_most_people_live() -> None:
    """8.7.5 With one Government cube each in Kabul and Herat, cubes come to Kabul."""
    text = held_but("kabul", "herat") + "kabul: government 1t\nherat: coalition 1b, government 1t"
    assert turn(stretched(text, 3, people="coalition+taliban", troops=12, police=3), "government") == {
        "kabul government.troops": 4,
        "kabul government.police": 2,
        "resources government": -3,
    }


CLOSED = {"balkh": "taliban 2b", "konduz": "taliban 2b", "kandahar": "coalition 1b", "khowst": "coalition 1b"}
"""Spaces of 2 Population where no Base can be built after a Transport."""


def convoy(text: str, resources: int = 6, throw: str = "", **closed: str) -> dict[str, int]:
    """Play a Train with Transport for exactly these Resources. Return what changed."""
    text += "".join(f"\n{name}: {pieces}" for name, pieces in (CLOSED | closed).items() if pieces)
    b = stretched(text, resources, people="coalition+warlords", troops=12, police=3, bases=1)
    return turn(b, "government", *dice(throw))


def built(goal: str, origin: str = "kabul") -> dict[str, int]:
    """Six Troops Trained, five of them Transported, three of these replaced with a Base."""
    return {
        f"{origin} government.troops": 1,
        f"{goal} government.troops": 2,
        f"{goal} government.base": 1,
        "resources government": -6,
    }


def test_8_7_5_convoy_to_where_the_most_people_live() -> None:
    """8.7.5, 8.2 Refugees have returned to Baghlan: the convoy goes there rather than to Nuristan, by dice from any of
    three spaces from which that costs the same."""
    for throw, origin in (("11", "khowst"), ("31", "kabul"), ("41", "kandahar")):
        assert convoy("kabul: government 2t\nbaghlan: returnee", throw=throw) == built("baghlan", origin)


def test_8_7_5_convoy_to_where_it_costs_least() -> None:
    """8.7.5 To Nuristan rather than Khowst, where Guerrillas would take dues."""
    assert convoy("kabul: government 2t", 7, "11", baghlan="coalition 1b", khowst="taliban 1g") == built("nuristan")


def test_8_7_5_convoy_from_where_it_costs_least() -> None:
    """8.7.5 To Kandahar from Helmand next to it, not from Kabul over a LoC with Guerrillas."""
    text = "kabul: government 2t\nhelmand: coalition 1b\nloc_kandahar_kabul: warlords 1g"
    full = "taliban 2b"
    changes = convoy(text, 7, kandahar="", baghlan=full, khowst=full, nuristan=full)
    assert changes == built("kandahar", "helmand")


def test_8_3_4_commandos_where_most_go() -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): of three spaces the two where more than one Guerrilla is removed."""
    text = "herat: government 2t, taliban 1g(1a)\nbalkh: government 3t, taliban 2g(2a)\n"
    b = solo(text + "konduz: government 4t, taliban 3g(3a)", people="coalition+taliban")
    assert event(b, "government", 37, False) == {"konduz taliban.guerrilla.a": -3, "balkh taliban.guerrilla.a": -2}


def test_8_3_4_commandos_for_control_then_bases() -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): first where they win COIN Control, then where a Base is removed, however many
    Guerrillas are removed elsewhere."""
    text = "herat: government 1t, taliban 1g(1a)\nbalkh: government 3t, taliban 1g(1a) 1b\n"
    b = solo(text + "konduz: government 5t, taliban 4g(4a)", people="coalition+taliban")
    assert event(b, "government", 37, False) == {
        "herat taliban.guerrilla.a": -1,
        "balkh taliban.guerrilla.a": -1,
        "balkh taliban.base": -1,
        "aid": 6,
    }


@pytest.mark.parametrize(
    ("road", "elsewhere"),
    [
        pytest.param("government 2t, taliban 1g(1a)", "warlords", id="as many elsewhere, though of a Non-player"),
        pytest.param("government 3t, warlords 3g(3a)", "taliban", id="more on the LoC, but of a Non-player"),
    ],
)
def test_8_3_4_commandos_last_on_locs(road: str, elsewhere: str) -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): not on a LoC if as much is removed elsewhere, nor against Non-player Warlords
    there, whatever the dice."""
    here = f"government 2t, {elsewhere} 1g(1a)"
    text = f"loc_kabul_aibak: {road}\nbalkh: {here}\nkonduz: {here}"
    for throw in product("123456", repeat=2):
        b = solo(text, people="coalition+taliban")
        assert event(b, "government", 37, False, *dice("".join(throw))) == {
            f"balkh {elsewhere}.guerrilla.a": -1,
            f"konduz {elsewhere}.guerrilla.a": -1,
        }


def test_8_3_4_commandos_against_players_first() -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): Guerrillas of a Taliban Player, by dice those of Konduz or Balkh first,
    before those of Non-player Warlords."""
    text = "herat: government 2t, warlords 1g(1a)\nbalkh: government 2t, taliban 1g(1a)\n"
    for throw in ("44", "52"):
        b = solo(text + "konduz: government 2t, taliban 1g(1a)", people="coalition+taliban")
        assert event(b, "government", 37, False, *dice(throw)) == {
            "konduz taliban.guerrilla.a": -1,
            "balkh taliban.guerrilla.a": -1,
        }
