"""8.7 Non-player Government: what decides between spaces that a bullet leaves open. Dice would lead elsewhere."""

from __future__ import annotations

from tests.games.distant_plain.nonplayers.bots import does, phase, reasons
from tests.games.distant_plain.nonplayers.test_government import stretched


def test_8_7_3_assault_against_players_first() -> None:
    """8.7.3 One Assault can be paid for: the Base of a Taliban Player rather than that of Non-player Warlords."""
    text = "farah: government 2t, warlords 1b\nzabol: government 2t, taliban 1b"
    assert does(stretched(text, 3, people="coalition+taliban"), "government")["zabol taliban.base"] == -1


def test_8_7_3_assault_where_most_go() -> None:
    """8.7.3 Of two Bases the one behind a Guerrilla that goes too."""
    text = "farah: government 2t, taliban 1b\nzabol: government 4t, taliban 1g(1a) 1b"
    b = stretched(text, 3)
    changes = does(b, "government")
    assert (changes["zabol taliban.base"], changes["zabol taliban.guerrilla.a"]) == (-1, -1)
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
"""All LoCs guarded but for one Police on the road to Tor Kham."""


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


def test_8_7_4_assault_on_the_loc_of_a_player() -> None:
    """8.7.4 Of three LoCs the two of a Taliban Player come first, and of these the one where two Guerrillas go."""
    text = "kabul: government 9p\nloc_kabul_aibak: taliban 2g(2a), government 4p\n"
    text += "loc_kandahar_kabul: warlords 3g(3a), government 6p\nloc_farah_kandahar: taliban 1g(1a), government 2p"
    b = stretched(text, 3, people="coalition+taliban")
    assert does(b, "government")["loc_kabul_aibak taliban.guerrilla.a"] == -2
    assert {"8.7.4 best-target 3>2", "8.7.4 most-removed 2>1"} <= set(reasons(b))


def test_8_7_7_civic_action_where_most_people_live() -> None:
    """8.7.7 For 3 of 5 Resources Opposition goes in Balkh of 2 Population, not in Herat of 1."""
    b = stretched("herat: government 2t 1p, O\nbalkh: government 2t 1p, O", 5)
    assert phase(b, "civic_action_government") == {"balkh support": 1, "resources government": -3}
