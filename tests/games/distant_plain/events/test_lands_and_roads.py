"""Events 64 to 72, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import EXECUTED, OUT
from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import asked, in_brief
from tests.games.distant_plain.helpers import board, event

LOCS = [
    "loc_farah_kandahar", "loc_kabul_aibak", "loc_kabul_tor_kham", "loc_kandahar_kabul", "loc_kandahar_spin_boldak",
    "loc_shibirghan_aibak", "loc_toraghondi_farah",
]  # fmt: skip

# 64 Hazara


def test_64_hazara_unshaded() -> None:
    """Bamian shifts; the Police are split among the three Provinces."""
    b = board("bamian: O")
    hazara = ["bamian", "samangan", "sar_e_pol"]
    assert in_brief(b, "government", 64, False) == ("government", "event-place", [*hazara, "done"])
    b = board("bamian: O")
    assert event(b, "government", 64, False, "bamian", "sar_e_pol", "samangan", "samangan") == {
        "bamian support": 1,
        "bamian government.police": 1,
        "sar_e_pol government.police": 1,
        "samangan government.police": 2,
        "bamian control": 1,
        "samangan control": 1,
        "sar_e_pol control": 1,
    }


def test_64_hazara_partly() -> None:
    """5.1.3 Bamian at Support stays; Police need not be placed, and only those Available can be."""
    assert event(board("bamian: S"), "coalition", 64, False, "done") == {}
    b = board("bamian: S\nkabul: government 29p")
    assert event(b, "coalition", 64, False, "bamian") == {"bamian government.police": 1, "bamian control": 1}


def test_64_hazara_shaded() -> None:
    """The Warlords place a Base, and up to 3 Guerrillas if they like."""
    hazara = ["bamian", "samangan", "sar_e_pol"]
    assert in_brief(board(), "taliban", 64, True) == ("warlords", "event-place", hazara)
    assert event(board(), "taliban", 64, True, "samangan", "bamian", "bamian", "done") == {
        "samangan warlords.base": 1,
        "bamian warlords.guerrilla.u": 2,
    }


def test_64_hazara_shaded_full() -> None:
    """1.4.2, 5.1.3 Without room for the Base the Guerrillas come all the same."""
    b = board("bamian: taliban 2b\nsamangan: taliban 2b\nsar_e_pol: government 2b")
    assert event(b, "warlords", 64, True, "bamian", "samangan", "sar_e_pol") == {
        "bamian warlords.guerrilla.u": 1,
        "samangan warlords.guerrilla.u": 1,
        "sar_e_pol warlords.guerrilla.u": 1,
    }


# 65 Islamabad Blocks Resupply


def test_65_islamabad_blocks_resupply_unshaded() -> None:
    """Sabotage is removed, Terror stays."""
    b = board("loc_kabul_aibak: sabotage\nloc_kabul_tor_kham: sabotage\nkabul: terror 1")
    assert event(b, "government", 65, False) == {
        "loc_kabul_aibak terror": -1,
        "loc_kabul_tor_kham terror": -1,
        "resources government": 6,
    }


def test_65_islamabad_blocks_resupply_shaded() -> None:
    """Both roads, with or without pieces there."""
    assert event(board(), "taliban", 65, True) == {
        "loc_kabul_tor_kham terror": 1,
        "loc_kandahar_spin_boldak terror": 1,
        "resources government": -6,
    }


def test_65_islamabad_blocks_resupply_shaded_partly() -> None:
    """5.1.3 A Sabotaged road stays Sabotaged; with 1 marker left the executing Faction chooses the road."""
    b = board("loc_kabul_tor_kham: sabotage", resources={"government": 2})
    assert event(b, "taliban", 65, True) == {"loc_kandahar_spin_boldak terror": 1, "resources government": -2}
    b = board("kabul: terror 29")
    roads = ["loc_kabul_tor_kham", "loc_kandahar_spin_boldak"]
    assert in_brief(b, "warlords", 65, True) == ("warlords", "event-sabotage", roads)
    assert event(b, "coalition", 65, True, "loc_kabul_tor_kham") == {
        "loc_kabul_tor_kham terror": 1,
        "resources government": -6,
    }
    assert event(b, "coalition", 65, True) == {"resources government": -4}


# 66 Mountain Fastness

MOUNTAINS = """
khowst: coalition 1t, taliban 2g(1a), warlords 1g
ghazni: government 1p, taliban 1g
paktika: government 1b, taliban 2g
bamian: coalition 1t, taliban 1b
kandahar: coalition 2t, taliban 2g
oruzgan: government 1t, warlords 1g(1a)
"""


def test_66_mountain_fastness_unshaded() -> None:
    """Cubes in Mountain Provinces find all Guerrillas and remove 1 of the executing Faction's choice."""
    found = ["ghazni", "khowst", "oruzgan", "done"]
    assert in_brief(board(MOUNTAINS), "coalition", 66, False) == ("coalition", "event-space", found)
    choices = ["khowst", "warlords.guerrilla.a", "ghazni"]
    assert event(board(MOUNTAINS), "coalition", 66, False, *choices) == {
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "khowst warlords.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": -1,
        "ghazni control": 1,
        "khowst control": 2,
    }


def test_66_mountain_fastness_own_guerrillas() -> None:
    """The executing Faction's own Guerrillas are Activated too, but not removed. A space with only its own Active ones
    is not offered."""
    assert in_brief(board(MOUNTAINS), "warlords", 66, False)[2] == ["ghazni", "khowst", "done"]
    assert event(board(MOUNTAINS), "warlords", 66, False, "khowst", "done") == {
        "khowst taliban.guerrilla.u": -1,
        "khowst warlords.guerrilla.u": -1,
        "khowst warlords.guerrilla.a": 1,
    }
    b = board("khowst: coalition 1t, warlords 2g")
    assert event(b, "warlords", 66, False, "khowst") == {
        "khowst warlords.guerrilla.u": -2,
        "khowst warlords.guerrilla.a": 2,
    }


def test_66_mountain_fastness_shaded() -> None:
    """A Guerrilla comes to each, and all of the Faction's own hide; the other Faction's stay as they are."""
    b = board("khowst: taliban 2g(2a), warlords 1g(1a)\nghazni: coalition 3t")
    assert in_brief(b, "government", 66, True) == ("government", "event-faction", ["taliban", "warlords"])
    assert event(b, "government", 66, True, "taliban", "khowst", "ghazni", "bamian") == {
        "khowst taliban.guerrilla.u": 3,
        "khowst taliban.guerrilla.a": -2,
        "ghazni taliban.guerrilla.u": 1,
        "bamian taliban.guerrilla.u": 1,
        "bamian control": 2,
    }


def test_66_mountain_fastness_shaded_flip_only() -> None:
    """5.1.3 With no Guerrilla Available a Province where some can hide may still be chosen."""
    b = board("khowst: taliban 2g(2a)\nkandahar: taliban 28g(1a)")
    assert in_brief(b, "government", 66, True, "taliban") == ("government", "event-space", ["khowst", "done"])
    assert event(b, "government", 66, True, "taliban", "khowst") == {
        "khowst taliban.guerrilla.u": 2,
        "khowst taliban.guerrilla.a": -2,
    }


# 67 Change in Tactics


def test_67_change_in_tactics() -> None:
    """5.3 One Capability in force turns over; Momentum does not count."""
    b = board()
    b.put_in_force(names.ISR, names.UNSHADED)
    b.put_in_force(names.ID_CARDS, names.SHADED)
    b.put_in_force(names.SANDSTORMS, names.UNSHADED)
    decision = asked(b, "warlords", 67, False)
    assert (decision.kind, decision.options, decision.card) == ("event-capability", ["1", "46"], 0)
    assert event(b, "warlords", 67, False, "46") == {"effect 46": names.UNSHADED - names.SHADED}
    assert event(b, "taliban", 67, False, "1") == {"effect 1": names.SHADED - names.UNSHADED}


def test_67_change_in_tactics_one_or_none() -> None:
    """The only one turns without a question; without any nothing happens."""
    b = board()
    assert event(b, "taliban", 67, False) == {}
    b.put_in_force(names.REAPERS, names.UNSHADED)
    assert event(b, "taliban", 67, False) == {"effect 3": names.SHADED - names.UNSHADED}


# 68 Dostum


def test_68_dostum_unshaded() -> None:
    """Three Warlords Guerrillas of the north become Government Troops."""
    text = "balkh: warlords 2g(1a)\nsamangan: warlords 1g\nkonduz: warlords 2g\nfaryab: warlords 1b"
    found = ["balkh", "samangan", "done"]
    assert in_brief(board(text), "government", 68, False) == ("government", "event-replace", found)
    choices = ["balkh", "warlords.guerrilla.a", "balkh", "samangan"]
    assert event(board(text), "government", 68, False, *choices) == {
        "balkh warlords.guerrilla.a": -1,
        "balkh warlords.guerrilla.u": -1,
        "balkh government.troops": 2,
        "samangan warlords.guerrilla.u": -1,
        "samangan government.troops": 1,
        "patronage": 2,
        "balkh control": 1,
        "samangan control": 1,
    }
    assert event(board(), "government", 68, False) == {"patronage": 2}


def test_68_dostum_shaded() -> None:
    north = ["balkh", "faryab", "samangan", "sar_e_pol"]
    assert in_brief(board(), "government", 68, True) == ("warlords", "event-place", north)
    assert event(board(), "government", 68, True, "balkh", "faryab", "faryab", "balkh") == {
        "balkh warlords.base": 1,
        "faryab warlords.guerrilla.u": 2,
        "balkh warlords.guerrilla.u": 1,
    }


def test_68_dostum_shaded_take_back() -> None:
    """1.4.1 Warlords who execute it may take back a Base and Guerrillas to place them again."""
    text = "kabul: warlords 15g(15a)\n" + "\n".join(
        f"{s}: warlords 2b" for s in ("herat", "ghowr", "helmand", "konduz", "bamian", "khowst")
    )
    choices = ["take_back", "herat", "balkh", "take_back", "kabul", "take_back", "kabul", "done", "faryab", "balkh"]
    assert event(board(text), "warlords", 68, True, *choices) == {
        "herat warlords.base": -1,
        "balkh warlords.base": 1,
        "kabul warlords.guerrilla.a": -2,
        "faryab warlords.guerrilla.u": 1,
        "balkh warlords.guerrilla.u": 1,
    }


# 69 Mine Removal


def test_69_mine_removal_unshaded() -> None:
    """Terror and Sabotage in any mix, then a +1 Pop marker under COIN Control."""
    b = board("kabul: government 1p, terror 2\nloc_kabul_aibak: sabotage\nherat: coalition 1t\nkhowst: taliban 1g")
    choices = ["kabul", "loc_kabul_aibak", "kabul", "herat"]
    assert event(b, "government", 69, False, *choices) == {
        "kabul terror": -2,
        "loc_kabul_aibak terror": -1,
        "herat returnee": 1,
        "herat pop": 1,
        "returnees": -1,
    }


def test_69_mine_removal_returnees() -> None:
    """The marker is placed even if no other is removed; not where one is, and not without any left."""
    b = board("kabul: government 1p, terror 1, returnee\nherat: coalition 1t")
    assert event(b, "government", 69, False, "done") == {"herat returnee": 1, "herat pop": 1, "returnees": -1}
    assert event(b, "government", 69, False, "done") == {}
    taken = "\n".join(f"{s}: returnee" for s in ("kabul", "balkh", "konduz", "herat", "bamian", "zabol"))
    assert event(board(taken + "\nfaryab: government 1t"), "government", 69, False) == {}


def test_69_mine_removal_shaded() -> None:
    """LoCs with Guerrillas first; when these are Sabotaged any other."""
    text = "loc_kabul_aibak: warlords 1g\nloc_kandahar_kabul: taliban 1g, sabotage\nloc_kabul_tor_kham: coalition 1t"
    assert in_brief(board(text), "taliban", 69, True) == (
        "taliban",
        "event-sabotage",
        ["loc_kabul_aibak", "done"],
    )
    rest = [s for s in LOCS if s not in ("loc_kabul_aibak", "loc_kandahar_kabul")]
    assert in_brief(board(text), "taliban", 69, True, "loc_kabul_aibak")[2] == [*rest, "done"]
    assert event(board(text), "taliban", 69, True, "loc_kabul_aibak", "loc_kabul_tor_kham") == {
        "loc_kabul_aibak terror": 1,
        "loc_kabul_tor_kham terror": 1,
    }


def test_69_mine_removal_shaded_no_markers() -> None:
    assert event(board("kabul: terror 30"), "taliban", 69, True) == {}


# 70 Contractor Surge


def test_70_contractor_surge_unshaded() -> None:
    """The executing Faction places Police; then the Coalition may Patrol free: cubes find Guerrillas (3.2.2)."""
    text = "loc_kabul_aibak: taliban 2g\nkabul: coalition 2t"
    road = "loc_kabul_aibak"
    assert in_brief(board(text), "taliban", 70, False) == ("taliban", "event-place", [*LOCS, "done"])
    asked = in_brief(board(text), "taliban", 70, False, "done")
    assert asked == ("coalition", "event-action", ["patrol", "done"])
    choices = [road, "done", "patrol", "kabul", road, "1", "done", "taliban", "done"]
    assert event(board(text), "taliban", 70, False, *choices) == {
        "loc_kabul_aibak government.police": 1,
        "loc_kabul_aibak coalition.troops": 1,
        "kabul coalition.troops": -1,
        "loc_kabul_aibak taliban.guerrilla.u": -2,
        "loc_kabul_aibak taliban.guerrilla.a": 2,
    }


def test_70_contractor_surge_declined() -> None:
    """5.1.3 All Available Police, split freely; the Coalition need not Patrol."""
    b = board("kabul: government 28p\nloc_kabul_aibak: taliban 2g")
    assert event(b, "government", 70, False, "loc_kabul_aibak", "loc_kabul_tor_kham", "done") == {
        "loc_kabul_aibak government.police": 1,
        "loc_kabul_tor_kham government.police": 1,
    }


def test_70_contractor_surge_during_talks() -> None:
    """5.1.2 The Event grants a Patrol, no Assault: US-Taliban Talks (24, shaded) bar the one at its end."""
    b = board("loc_kabul_aibak: coalition 1t, taliban 2g")
    b.put_in_force(names.US_TALIBAN_TALKS, names.SHADED)
    assert event(b, "government", 70, False, "done", "patrol", "done", "taliban") == {
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
    }


def test_70_contractor_surge_without_partners() -> None:
    """5.1.2 In the Assault that ends the Patrol Partnering Policy (10, shaded) still leaves out Government cubes."""
    b = board("loc_kabul_aibak: coalition 1t, government 1t, taliban 3g(3a)")
    b.put_in_force(names.PARTNERING_POLICY, names.SHADED)
    assert event(b, "government", 70, False, "done", "patrol", "done", "loc_kabul_aibak") == {
        "loc_kabul_aibak taliban.guerrilla.a": -1,
    }


def test_70_contractor_surge_shaded() -> None:
    """One each on up to 4 LoCs, and 3 Resources."""
    assert in_brief(board(), "coalition", 70, True) == ("warlords", "event-place", [*LOCS, "done"])
    assert event(board(), "coalition", 70, True, *LOCS[:4]) == {
        **{f"{s} warlords.guerrilla.u": 1 for s in LOCS[:4]},
        "resources warlords": 3,
    }
    assert event(board(), "coalition", 70, True, "loc_kabul_aibak", "done") == {
        "loc_kabul_aibak warlords.guerrilla.u": 1,
        "resources warlords": 3,
    }


def test_70_contractor_surge_shaded_few() -> None:
    """5.1.3 Only those Available."""
    b = board("kabul: warlords 15g")
    assert event(b, "government", 70, True) == {"resources warlords": 3}


def test_70_contractor_surge_shaded_take_back() -> None:
    """1.4.1 Warlords who execute it may take back Guerrillas until 4 are Available."""
    text = "kabul: warlords 12g(12a)"
    assert in_brief(board(text), "warlords", 70, True) == ("warlords", "before-placing", ["done"])
    b = board(text)
    assert event(b, "warlords", 70, True, "take_back", *LOCS[:4]) == {
        "kabul warlords.guerrilla.a": -1,
        **{f"{s} warlords.guerrilla.u": 1 for s in LOCS[:4]},
        "resources warlords": 3,
    }


# 71 Coup!


def test_71_coup() -> None:
    """The Warlords choose the cubes; Patronage is halved, rounded down; the Government drops out (2.3.6)."""
    text = "kabul: government 2t 2p, coalition 1t, S"
    troops, police = "government.troops", "government.police"
    b = board(text, patronage=9)
    asked_first = in_brief(b, "taliban", 71, False)
    assert asked_first == ("warlords", "event-replace-piece", [troops, police, "done"])
    b = board(text, patronage=9)
    assert event(b, "taliban", 71, False, troops, police, police) == {
        "kabul support": -1,
        "patronage": -5,
        "kabul government.troops": -1,
        "kabul government.police": -2,
        "kabul warlords.guerrilla.u": 3,
        "kabul control": -1,
        "barred government": 1,
        "acted government": OUT,
    }


@pytest.mark.parametrize("level", ["O", ""])
def test_71_coup_partly(level: str) -> None:
    """5.1.3 Opposition ends too; without cubes in Kabul the rest happens, and an executing Government keeps its box."""
    b = board(f"kabul: coalition 1t{', ' + level if level else ''}", patronage=0)
    b.set(names.ACTED + names.GOVERNMENT, EXECUTED)
    expected = {"barred government": 1}
    assert event(b, "government", 71, False) == (expected | {"kabul support": 1} if level else expected)


def test_71_coup_few_guerrillas() -> None:
    """1.4.1 Without Warlords Guerrillas Available the cubes are just removed, if the Warlords want that."""
    b = board("kabul: government 3p\nherat: warlords 14g", patronage=8)
    assert event(b, "taliban", 71, False, "government.police", "government.police", "done") == {
        "patronage": -4,
        "kabul government.police": -2,
        "kabul warlords.guerrilla.u": 1,
        "kabul control": -1,
        "barred government": 1,
        "acted government": OUT,
    }


def test_71_coup_take_back() -> None:
    """1.4.1 Warlords who execute it may take back a Guerrilla for a cube once none is Available."""
    b = board("kabul: government 3p\nherat: warlords 14g(14a)", patronage=8)
    choices = ["government.police", "take_back", "herat", "government.police", "done", "done"]
    assert event(b, "warlords", 71, False, *choices) == {
        "patronage": -4,
        "kabul government.police": -2,
        "kabul warlords.guerrilla.u": 2,
        "herat warlords.guerrilla.a": -1,
        "kabul control": -1,
        "barred government": 1,
        "acted government": OUT,
    }


# 72 Poppy Crop Failure

FIELDS = "herat: warlords 2b\nkabul: warlords 1b\nbalkh: warlords 3g"


def test_72_poppy_crop_failure_unshaded() -> None:
    """1.8 No more than the Warlords have."""
    assert event(board(FIELDS), "coalition", 72, False) == {"resources warlords": -3}
    assert event(board(FIELDS, resources={"warlords": 2}), "coalition", 72, False) == {"resources warlords": -2}


def test_72_poppy_crop_failure_shaded() -> None:
    assert event(board(FIELDS), "warlords", 72, True) == {"resources warlords": 3}
