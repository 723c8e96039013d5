"""8.8.4 Non-player Taliban: Rally, Extort on LoCs, Infiltrate."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import TALIBAN
from tests.games.distant_plain.nonplayers.bots import decides, does, questions, reasons, turn
from tests.games.distant_plain.nonplayers.bots import stretched as stretched_for

BUILDER = "\nwaziristan: taliban 3g(3a)"
"""Guerrillas in Pakistan that a Rally would replace with a Base, so that the chart leads to Rally."""
BUILT = {"waziristan taliban.guerrilla.a": -2, "waziristan taliban.base": 1}


def stretched(
    text: str,
    resources: int = 10,
    guerrillas: int = 0,
    bases: int = 1,
    people: str = "coalition+government",
    islamabad: str = "tolerance",
) -> Afghanistan:
    return stretched_for(text, "taliban", {"taliban": resources}, guerrillas, bases, people, islamabad)


# The questions


def test_8_8_4_fifteen_available() -> None:
    """8.8.4 With 15 Guerrillas Available the Taliban Rally, with 14 they go on to the next questions, and March."""
    text = "nimruz: taliban 2g(2a)\nkabul: coalition 3t"
    b = stretched(text, 1, guerrillas=15, bases=0)
    assert turn(b, "taliban") == {"kabul taliban.guerrilla.u": 1, "resources taliban": -1}
    assert questions(b)[-1] == "8.8.4 fifteen-available yes"
    b = stretched(text, 1, guerrillas=14, bases=0)
    assert does(b, "taliban") == {"nimruz taliban.guerrilla.a": -1, "loc_farah_kandahar taliban.guerrilla.a": 1}
    assert questions(b)[1:] == [
        "8.8.3 terror-shifts-three no",
        "8.8.4 fifteen-available no",
        "8.8.4 rally-could-base no",
        "8.8.5 attack-removes-two no",
    ]


def test_8_8_4_for_a_base() -> None:
    """8.8.4 With fewer Available they Rally if 3 Guerrillas are where a Base has room; not with 2, without a Base
    Available, or where they may not Rally: then they March to a LoC."""
    b = stretched("nimruz: taliban 3g(3a)", 1)
    assert turn(b, "taliban") == {
        "nimruz taliban.guerrilla.a": -2,
        "nimruz taliban.base": 1,
        "resources taliban": -1,
    }
    assert questions(b)[-1] == "8.8.4 rally-could-base yes"
    for space, pieces, bases, loc, count in (
        ("nimruz", "taliban 2g(2a)", 1, "loc_farah_kandahar", 1),
        ("nimruz", "taliban 3g(3a)", 0, "loc_farah_kandahar", 2),
        ("herat", "taliban 3g(3a), S", 1, "loc_toraghondi_farah", 2),
    ):
        marched = {f"{space} taliban.guerrilla.a": -count, f"{loc} taliban.guerrilla.a": count}
        assert does(stretched(f"{space}: {pieces}", 1, bases=bases), "taliban") == marched


# The bullets


def test_8_8_4_bases_without_guerrillas_first() -> None:
    """8.8.4 A Base without Guerrillas gets one before others are traded for a Base."""
    b = stretched("nimruz: taliban 1b" + BUILDER, 1, guerrillas=1)
    assert turn(b, "taliban") == {"nimruz taliban.guerrilla.u": 1, "resources taliban": -1}
    assert "8.8.4 base-without-guerrillas 1>1" in reasons(b)


def test_8_8_4_pakistan_first_for_a_base() -> None:
    """8.8.4 Bases in Pakistan come first; Active Guerrillas are traded before Underground ones (8.2.1)."""
    b = stretched("waziristan: taliban 3g(1a)\nnimruz: taliban 3g(3a)", 1)
    assert turn(b, "taliban") == {
        "waziristan taliban.guerrilla.a": -1,
        "waziristan taliban.guerrilla.u": -1,
        "waziristan taliban.base": 1,
        "resources taliban": -1,
    }
    assert "8.8.4 in-pakistan 2>1" in reasons(b)


def test_8_8_4_guerrillas_in_sight_of_cubes_place() -> None:
    """8.8.4 At a Base with cubes, where all are Active, Guerrillas are placed, where the most people live first."""
    text = "nimruz: taliban 1g(1a) 1b, coalition 8t\nkandahar: taliban 1g(1a) 1b, coalition 8t, O" + BUILDER
    b = stretched(text, 2, guerrillas=3)
    assert turn(b, "taliban") == BUILT | {"kandahar taliban.guerrilla.u": 3, "resources taliban": -2}
    assert "8.8.4 base-in-sight 2>2" in reasons(b)


def test_8_8_4_guerrillas_in_sight_of_cubes_hide() -> None:
    """8.8.4 When none are Available any more they flip: the two that were traded for a Base go to Kandahar, those of
    Helmand hide. Not in Ghazni, where one is Underground, nor in Nuristan without cubes."""
    text = (
        "kandahar: taliban 2g(2a) 1b, coalition 6t, O\nhelmand: taliban 2g(2a) 1b, coalition 6t, O\n"
        "ghazni: taliban 2g(1a) 1b, coalition 6t, O\nnuristan: taliban 2g(2a) 1b, O" + BUILDER
    )
    b = stretched(text, 3)
    assert turn(b, "taliban") == BUILT | {
        "kandahar taliban.guerrilla.u": 2,
        "helmand taliban.guerrilla.u": 2,
        "helmand taliban.guerrilla.a": -2,
        "resources taliban": -3,
    }


def test_8_8_4_kabul() -> None:
    """8.8.4 Kabul gets a Guerrilla if none is Underground there; otherwise a Base has its turn."""
    b = stretched("kabul: taliban 1g(1a), coalition 4t, O\nkandahar: taliban 1g(1a) 1b, O" + BUILDER, 2)
    assert turn(b, "taliban") == BUILT | {"kabul taliban.guerrilla.u": 1, "resources taliban": -2}
    b = stretched(NOT_KABUL + taken("kandahar") + "kandahar: taliban 1g(1a) 1b, coalition 6t, O" + BUILDER, 2)
    assert turn(b, "taliban") == BUILT | {"kandahar taliban.guerrilla.u": 2, "resources taliban": -2}


AFGHAN = [
    "badakhshan", "badghis", "baghlan", "balkh", "bamian", "farah", "faryab", "ghazni", "ghowr", "helmand", "herat",
    "kandahar", "khowst", "konduz", "nimruz", "nuristan", "oruzgan", "paktika", "samangan", "sar_e_pol", "zabol",
]  # fmt: skip
EMPTY = ["farah", "nimruz", "samangan", "sar_e_pol", "zabol"]
"""Afghan Provinces without Population."""
NOT_KABUL = "kabul: taliban 1g, coalition 3t, O\n"


def taken(*left_out: str) -> str:
    """Opposition in all other Provinces, Coalition Troops where nobody lives: no Rally in Neutral spaces there."""
    held = [name for name in AFGHAN if name not in left_out]
    return "".join([f"{name}: coalition 1t\n" if name in EMPTY else f"{name}: O\n" for name in held])


def level(name: str) -> str:
    """Opposition, where people live."""
    return "" if name in EMPTY else ", O"


def test_8_8_4_neutral_spaces_without_coalition_and_taliban() -> None:
    """8.8.4 Two Neutral spaces without Coalition and Taliban pieces, where the most people live, before Bases: not
    Konduz at Opposition, nor Khowst with Coalition, nor Kandahar with Taliban pieces; Warlords do not matter
    (and are Infiltrated)."""
    text = (
        NOT_KABUL
        + taken("khowst", "kandahar", "balkh", "herat", "farah", "nimruz")
        + (
            "kandahar: taliban 1g(1a), government 3t\nbalkh: warlords 1g\nnimruz: taliban 2g(2a) 1b, coalition 4t\n"
            "khowst: coalition 1t" + BUILDER
        )
    )
    b = stretched(text, 4, guerrillas=9)
    assert turn(b, "taliban") == BUILT | {
        "balkh taliban.guerrilla.u": 2,
        "balkh warlords.guerrilla.u": -1,
        "herat taliban.guerrilla.u": 1,
        "nimruz taliban.guerrilla.u": 1,
        "resources taliban": -4,
    }


def test_8_8_4_all_bases_pakistan_last() -> None:
    """8.8.4 Of all Bases those in Afghanistan first, where the most people live: Resources are for two of three."""
    text = (
        NOT_KABUL + taken("kandahar", "nimruz") + "kandahar: taliban 2g(1a) 1b, coalition 6t, O\n"
        "nimruz: taliban 2g(1a) 1b, coalition 6t\nnorthwest_frontier: taliban 1g(1a) 1b" + BUILDER
    )
    b = stretched(text, 3, guerrillas=9)
    assert turn(b, "taliban") == BUILT | {
        "kandahar taliban.guerrilla.u": 3,
        "nimruz taliban.guerrilla.u": 1,
        "resources taliban": -3,
    }
    assert "8.8.4 in-afghanistan 3>2" in reasons(b)


def test_8_8_4_free_in_pakistan() -> None:
    """8.8.4 At Backing all of Pakistan Rallies free, with or without a Base; at Tolerance only the Base does. One of
    two that have come then Extorts."""
    text = NOT_KABUL + taken() + "northwest_frontier: taliban 1g(1a) 1b" + BUILDER
    frontier = {"northwest_frontier taliban.guerrilla.u": 1, "northwest_frontier taliban.guerrilla.a": 1}
    b = stretched(text, 5, guerrillas=9, islamabad="backing")
    assert turn(b, "taliban") == BUILT | frontier | {"balochistan taliban.guerrilla.u": 1, "resources taliban": 1}
    b = stretched(text, 5, guerrillas=9)
    assert turn(b, "taliban") == BUILT | frontier | {"resources taliban": -1}


def test_8_8_4_six_paid_spaces() -> None:
    """8.8.4 Seven Bases, with Resources for all: six Rally; those of Pakistan that are free come on top."""
    bases = ["farah", "nimruz", "zabol", "samangan", "sar_e_pol", "ghazni", "helmand"]
    text = (
        NOT_KABUL
        + taken(*bases)
        + "".join(f"{name}: taliban 1g(1a) 1b, government 4t{level(name)}\n" for name in bases)
    )
    b = stretched(text + "waziristan: taliban 3g(3a)", 20, guerrillas=20, islamabad="backing")
    decides(b, "taliban")
    assert b.resources(TALIBAN) == 20 - 6
    assert b.bases_on_map(TALIBAN) == 8
    assert sum(b.guerrillas(TALIBAN, b.spec.space_index[name]) == 1 for name in bases) == 1


def test_8_8_4_impossible_rally_leads_to_march() -> None:
    """8.8.4 With 15 Available but no Resources the Taliban March where it costs nothing: onto a LoC."""
    b = stretched("kandahar: taliban 1g(1a), coalition 1t, O", 0, guerrillas=15)
    assert turn(b, "taliban") == {
        "kandahar taliban.guerrilla.a": -1,
        "loc_kandahar_spin_boldak taliban.guerrilla.a": 1,
    }
    assert "8.8.4 no rally" in reasons(b)


def test_8_8_4_sharia_at_the_end() -> None:
    """8.8.4 Sharia at one Base that Rallied, for the greatest shift: Kandahar, not Helmand."""
    text = (
        NOT_KABUL + taken("kandahar", "helmand") + "kandahar: taliban 1g(1a) 1b, coalition 5t\n"
        "helmand: taliban 1g(1a) 1b, coalition 5t" + BUILDER
    )
    b = stretched(text, 5, guerrillas=9)
    assert turn(b, "taliban") == BUILT | {
        "kandahar taliban.guerrilla.u": 3,
        "helmand taliban.guerrilla.u": 2,
        "kandahar support": -1,
        "resources taliban": -4,
    }


def test_8_8_4_no_sharia_without_a_shift() -> None:
    """8.8.4, 8.8.7 Terror is removed only if a shift can be paid for too."""
    text = NOT_KABUL + taken("kandahar") + "kandahar: taliban 1g(1a) 1b, coalition 5t, terror 2" + BUILDER
    b = stretched(text, 4, guerrillas=9)
    assert turn(b, "taliban") == BUILT | {"kandahar taliban.guerrilla.u": 3, "resources taliban": -2}
    b = stretched(text, 5, guerrillas=9)
    assert turn(b, "taliban") == BUILT | {
        "kandahar taliban.guerrilla.u": 3,
        "kandahar terror": -2,
        "kandahar support": -1,
        "resources taliban": -5,
    }


# Extort on LoCs, Infiltrate


def test_8_8_4_extort_on_rich_locs() -> None:
    """8.8.4.extort On the LoCs of 3 and 4 Econ, not on others."""
    b = stretched(NOT_KABUL + taken() + "loc_kabul_tor_kham: taliban 1g\nloc_kabul_aibak: taliban 1g" + BUILDER, 5)
    assert turn(b, "taliban") == BUILT | {
        "loc_kabul_tor_kham taliban.guerrilla.u": -1,
        "loc_kabul_tor_kham taliban.guerrilla.a": 1,
        "resources taliban": 3,
    }
    assert reasons(b)[-2:] == ["8.8.4.extort extort", "8.8.4.extort rich-loc 1>1"]


def test_8_8_4_infiltrate_if_no_rich_loc() -> None:
    """8.8.4.infiltrate Without such LoCs the Taliban Infiltrate: two Government cubes, and Patronage falls."""
    b = stretched("nimruz: taliban 1g(1a)\nkabul: taliban 1g, government 4p, O" + BUILDER, 1)
    assert turn(b, "taliban") == BUILT | {"kabul government.police": -2, "patronage": -2, "resources taliban": -1}
    assert reasons(b)[-2:] == ["8.8.4.extort no extort", "8.8.4.infiltrate infiltrate"]


def infiltrated(text: str, *choices: str, people: str = "coalition+government") -> dict[str, int]:
    """Play a Rally for a Base with Resources for just that. Return what Infiltrate changed."""
    b = stretched(text + BUILDER, 1, people=people)
    changes = turn(b, "taliban", *choices)
    rest = {**BUILT, "resources taliban": -1}
    assert {key: changes.get(key) for key in rest} == rest
    return {key: change for key, change in changes.items() if key not in rest}


def test_8_8_4_infiltrate_a_player_first() -> None:
    """8.8.4.infiltrate Pieces of a Player before those of a Non-player: here the Warlords' before the Government's."""
    text = "nimruz: taliban 1g, warlords 2g(2a)\nkabul: taliban 1g, government 4p, O"
    assert infiltrated(text, people="coalition+warlords") == {"nimruz warlords.guerrilla.a": -2}
    assert infiltrated(text) == {"kabul government.police": -2, "patronage": -2}


def test_8_8_4_infiltrate_government_before_warlords() -> None:
    """8.8.4.infiltrate Both Non-players, or both Players: the Government's pieces are removed."""
    text = "nimruz: taliban 1g, warlords 2g(2a)\nkabul: taliban 1g, government 4p, O"
    assert infiltrated(text, people="coalition") == {"kabul government.police": -2, "patronage": -2}


def test_8_8_4_infiltrate_most_cubes_of_a_government_player() -> None:
    """8.8.4.infiltrate Two cubes of a Government Player rather than the last one; of a Non-player the last piece."""
    text = "nimruz: taliban 1g, government 1p\nfarah: taliban 1g, government 3p"
    assert infiltrated(text) == {"farah government.police": -2, "patronage": -2}
    assert infiltrated(text, people="coalition+warlords") == {
        "nimruz government.police": -1,
        "nimruz taliban.guerrilla.u": 1,
        "patronage": -1,
    }


def test_8_8_4_infiltrate_the_last_pieces() -> None:
    """8.8.4.infiltrate Where both cubes that are there go, rather than two of three where more people live."""
    text = "nimruz: taliban 1g, government 2p\nhelmand: taliban 1g, government 3p, O"
    assert infiltrated(text) == {"nimruz government.police": -2, "patronage": -2}


def test_8_8_4_infiltrate_highest_population_or_econ() -> None:
    """8.8.4.infiltrate Otherwise where Population or Econ is highest: a LoC of 4 before Helmand."""
    text = "helmand: taliban 1g, government 3p, O\nloc_kabul_tor_kham: taliban 1g, government 3p"
    assert infiltrated(text) == {"loc_kabul_tor_kham government.police": -2, "patronage": -2}


def test_8_8_4_infiltrate_a_single_piece_is_replaced() -> None:
    """8.8.4.infiltrate One piece alone is replaced with a Guerrilla; with a second one both go."""
    assert infiltrated("nimruz: taliban 1g, government 1p") == {
        "nimruz government.police": -1,
        "nimruz taliban.guerrilla.u": 1,
        "patronage": -1,
    }
    assert infiltrated("nimruz: taliban 1g, government 1p 1b") == {
        "nimruz government.police": -1,
        "nimruz government.base": -1,
        "patronage": -2,
    }


def test_8_8_4_extort_everywhere_last() -> None:
    """8.8.4.infiltrate With no one to Infiltrate the Taliban Extort everywhere."""
    b = stretched(NOT_KABUL + taken("nimruz") + "nimruz: taliban 2g" + BUILDER, 5)
    assert turn(b, "taliban") == BUILT | {"nimruz taliban.guerrilla.u": -1, "nimruz taliban.guerrilla.a": 1}
    assert reasons(b)[-3:] == ["8.8.4.extort no extort", "8.8.4.infiltrate no infiltrate", "8.8.3.extort extort"]
