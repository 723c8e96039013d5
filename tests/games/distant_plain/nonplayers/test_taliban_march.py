"""8.8.5 Non-player Taliban: March."""

from __future__ import annotations

from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    FIND_FIX_FINISH,
    ID_CARDS,
    LOC_KANDAHAR_KABUL,
    SANDSTORMS,
    TALIBAN,
    UNSHADED,
)
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.nonplayers.bots import decides, does, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.bots import stretched as stretched_for

FULL = "kabul: O\n" + "".join(
    f"{name}: O\n"
    for name in [
        "badakhshan", "badghis", "baghlan", "balkh", "bamian", "faryab", "ghazni", "ghowr", "herat", "khowst",
        "konduz", "nuristan", "oruzgan", "paktika",
    ]
)  # fmt: skip
"""Opposition almost everywhere: there is no reason for Terror or spies."""
LOCS = "".join(
    f"loc_{name}: government 4p\n"
    for name in [
        "farah_kandahar", "kabul_tor_kham", "kandahar_kabul", "kandahar_spin_boldak", "toraghondi_farah",
    ]
)  # fmt: skip
"""Police on the LoCs of the south: two Guerrillas do not outnumber them."""


def stretched(text: str, resources: int = 1, bases: int = 0, islamabad: str = "tolerance") -> Afghanistan:
    return stretched_for(FULL + LOCS + text, "taliban", {"taliban": resources}, 0, bases, islamabad=islamabad)


def moved(origin: str, goal: str, count: int = 1, cost: int = 1, kind: str = "u") -> dict[str, int]:
    """Changes from a March of this many Guerrillas that arrive as they were."""
    found = {f"{origin} taliban.guerrilla.{kind}": -count, f"{goal} taliban.guerrilla.{kind}": count}
    return found | {"resources taliban": -cost} if cost else found


def marched(b: Afghanistan, *choices: str) -> dict[str, int]:
    """Play a turn of the Taliban with no Extort after the March. Return what changed."""
    changes = turn(b, "taliban", *choices)
    assert "8.8.5 march" in reasons(b)
    assert reasons(b)[-1] == "8.8.3.extort no extort"
    return changes


# One Underground Guerrilla at each Base


def test_8_8_5_one_underground_to_a_base_without() -> None:
    """8.8.5 A Base whose Guerrilla is Active gets an Underground one, before anything else."""
    b = stretched("kandahar: taliban 1g(1a) 1b, O\nnimruz: taliban 2g\nhelmand: O", 3)
    assert marched(b) == moved("nimruz", "kandahar", cost=2)
    assert "8.8.5 base-without-underground 1>1" in reasons(b)


def test_8_8_5_bases_at_the_lowest_cost_then_highest_population() -> None:
    """8.8.5 Of two Bases the one that is nearer; among these the one where more people live."""
    b = stretched("kandahar: taliban 1g(1a) 1b, O\nfarah: taliban 1g(1a) 1b\nnimruz: taliban 2g\nhelmand: O", 3)
    assert marched(b) == moved("nimruz", "farah")
    assert "8.8.5 lowest-cost 2>1" in reasons(b)
    b = stretched("helmand: taliban 1g(1a) 1b, O\nfarah: taliban 1g(1a) 1b\nnimruz: taliban 2g", 3)
    assert marched(b) == moved("nimruz", "helmand")
    assert "8.8.5 highest-population 2>1" in reasons(b)


def test_8_8_5_pakistan_only_without_any_guerrilla() -> None:
    """8.8.5 A Base in Pakistan gets one only if no Guerrilla is there at all."""
    b = stretched("zabol: taliban 2g\nwaziristan: taliban 1b", 3)
    assert marched(b) == moved("zabol", "waziristan")
    b = stretched("zabol: taliban 2g\nwaziristan: taliban 1g(1a) 1b\nkandahar: O\nfarah: coalition 1b\nhelmand: O", 3)
    assert "8.8.5 base-without-underground 1>0" in decides(b, "taliban")


def test_8_8_5_on_through_pashtun_spaces() -> None:
    """8.8.5, 3.3.2 A Guerrilla Marches on through Pashtun spaces, each for a Resource; not in Sandstorms (57)."""
    text = "kandahar: taliban 1g(1a) 1b, O\nnimruz: taliban 2g\nhelmand: O\nfarah: coalition 1b\nzabol: coalition 1b"
    assert marched(stretched(text, 3)) == moved("nimruz", "kandahar", cost=2)
    b = in_force(stretched(text, 3), SANDSTORMS, UNSHADED)
    assert "8.8.5 no march" in decides(b, "taliban")


def test_8_8_5_only_if_it_stays_underground() -> None:
    """8.8.5 With ID Cards (46, unshaded) Police in Kandahar would notice it: it does not go there."""
    text = (
        "kandahar: taliban 1g(1a) 1b, government 1p, O\nnimruz: taliban 2g\nhelmand: O\nfarah: coalition 1b\n"
        "zabol: coalition 1b"
    )
    assert "8.8.5 base-without-underground 1>1" in decides(stretched(text, 3), "taliban")
    b = in_force(stretched(text, 3), ID_CARDS, UNSHADED)
    assert "base-without-underground" not in " ".join(decides(b, "taliban"))


def test_8_8_5_the_last_one_at_a_base_stays() -> None:
    """8.8.5 The last Guerrilla of a Base does not leave it; with Find Fix Finish (7, unshaded) the last two do not."""
    text = "kandahar: taliban 1g(1a) 1b, O\nhelmand: taliban 2g 1b, O\nzabol: coalition 1b\nnimruz: coalition 1b"
    b = stretched(text, 3)
    assert turn(b, "taliban") == {
        "helmand taliban.guerrilla.u": -1,
        "kandahar taliban.guerrilla.u": 1,
        "resources taliban": -1,
    }
    b = in_force(stretched(text, 3), FIND_FIX_FINISH, UNSHADED)
    assert "8.8.5 no march" in decides(b, "taliban")


def test_8_8_1_two_underground_at_a_base() -> None:
    """8.8.1 With Find Fix Finish (7, unshaded) a Base in Afghanistan is to have two Underground Guerrillas."""
    text = "helmand: taliban 1g(1a) 1b, O\nnimruz: taliban 4g\nfarah: coalition 1b\nzabol: coalition 1b\nkandahar: O"
    extorted = {"nimruz taliban.guerrilla.a": 1}
    assert (
        turn(stretched(text), "taliban")
        == {
            "nimruz taliban.guerrilla.u": -2,
            "helmand taliban.guerrilla.u": 1,
        }
        | extorted
    )
    b = in_force(stretched(text), FIND_FIX_FINISH, UNSHADED)
    assert (
        turn(b, "taliban")
        == {
            "nimruz taliban.guerrilla.u": -3,
            "helmand taliban.guerrilla.u": 2,
        }
        | extorted
    )


def test_8_8_1_the_only_two_go_to_a_base() -> None:
    """8.8.1, 8.8.5 With Find Fix Finish (7, unshaded) both Underground Guerrillas of Nimruz, where they have no Control
    to lose, go to the Base in Helmand."""
    text = "helmand: taliban 1g(1a) 1b, O\nnimruz: taliban 2g, government 2p"
    b = in_force(stretched(text), FIND_FIX_FINISH, UNSHADED)
    assert does(b, "taliban") == {
        "nimruz taliban.guerrilla.u": -2,
        "helmand taliban.guerrilla.u": 2,
        "resources taliban": -1,
    }


def test_8_8_5_no_taliban_control_lost() -> None:
    """8.8.5 The only Guerrilla that holds Zabol stays; where the Taliban do not Control, it goes."""
    text = "kandahar: taliban 1g(1a) 1b, O\nzabol: taliban 1g{}\nfarah: coalition 1b\nnimruz: coalition 1b\nhelmand: O"
    assert "8.8.5 no march" in decides(stretched(text.format(""), 3), "taliban")
    b = stretched(text.format(", coalition 1b"), 3)
    assert marched(b) == moved("zabol", "kandahar")


# Builders


def test_8_8_5_three_where_a_base_has_room() -> None:
    """8.8.5 With a Base Available one Afghan space comes to three Guerrillas, from several sources; they stay."""
    text = "zabol: taliban 1g, coalition 1b\nhelmand: taliban 2g, O\nkandahar: taliban 1g, O" + HELD
    b = stretched(text, 9, bases=1)
    assert turn(b, "taliban") == {
        "zabol taliban.guerrilla.u": -1,
        "helmand taliban.guerrilla.u": -2,
        "helmand taliban.guerrilla.a": 1,
        "kandahar taliban.guerrilla.u": 1,
        "kandahar taliban.guerrilla.a": 1,
        "resources taliban": 1,
    }
    assert "three-for-later-base" in " ".join(reasons(b))
    assert "three-for-later-base" not in " ".join(decides(stretched(text, 9), "taliban"))


HELD = "\nfarah: coalition 1b\nnimruz: coalition 1b"


def test_8_8_5_builders_where_most_people_live() -> None:
    """8.8.5 For the same cost the third Guerrilla goes from Helmand to Kandahar of 2 Population, not the other way."""
    b = stretched("kandahar: taliban 2g(2a), O\nhelmand: taliban 2g(2a), O\nzabol: taliban 1g", 9, bases=1)
    changes = does(b, "taliban")
    assert (changes["kandahar taliban.guerrilla.a"], changes["helmand taliban.guerrilla.a"]) == (1, -1)
    assert "8.8.5 highest-population 2>1" in reasons(b)


def test_8_8_5_builders_at_the_lowest_cost() -> None:
    """8.8.5 Into Zabol, free from Pakistan at Backing, rather than into Helmand, where more people live; then
    Extort."""
    text = "waziristan: taliban 2g\nzabol: taliban 2g(2a)\nhelmand: taliban 2g(2a), O\nnimruz: taliban 2g\nkandahar: O"
    b = stretched(
        text + "\nsamangan: taliban 1g(1a)\nsar_e_pol: taliban 1g(1a)\nfarah: coalition 1b",
        9,
        bases=1,
        islamabad="backing",
    )
    assert turn(b, "taliban") == moved("waziristan", "zabol", cost=0) | {
        "nimruz taliban.guerrilla.u": -1,
        "nimruz taliban.guerrilla.a": 1,
        "resources taliban": 1,
    }
    assert "8.8.5 three-for-later-base 4>1" in reasons(b)


# Spies


def test_8_8_5_one_each_into_three_neutral_spaces() -> None:
    """8.8.5 One Underground Guerrilla each into Neutral spaces without Coalition and Taliban pieces, three of them: at
    the lowest cost, then where the most people live. Helmand, Farah, and by way of Ghowr Sar-e-Pol; not Zabol, where
    the Coalition is. Then Infiltrate."""
    b = stretched("zabol: coalition 1b\nnimruz: taliban 9g\nhelmand: warlords 1b\nkandahar: O", 9)
    assert turn(b, "taliban") == {
        "nimruz taliban.guerrilla.u": -3,
        "helmand taliban.guerrilla.u": 1,
        "farah taliban.guerrilla.u": 1,
        "sar_e_pol taliban.guerrilla.u": 1,
        "helmand warlords.base": -1,
        "resources taliban": -4,
    }


def test_8_8_5_then_into_support() -> None:
    """8.8.5 With no such Neutral space into spaces at Support; then Extort."""
    text = (
        "nimruz: taliban 3g\nhelmand: S\nfarah: coalition 1b\nkandahar: O\nzabol: coalition 1b\nsar_e_pol: coalition 1b"
    )
    b = stretched(text + "\nsamangan: taliban 1g", 9)
    assert turn(b, "taliban") == {
        "nimruz taliban.guerrilla.u": -2,
        "nimruz taliban.guerrilla.a": 1,
        "helmand taliban.guerrilla.u": 1,
    }
    assert "8.8.5 at-support 18>1" in reasons(b)


# LoCs


def test_8_8_5_two_onto_each_adjacent_loc() -> None:
    """8.8.5 Two Guerrillas onto the LoC of the highest Econ, then one onto another at random; it is free. Then
    Extort."""
    text = (
        FULL + "kandahar: taliban 4g, O\nhelmand: O\nzabol: coalition 1b\nsamangan: taliban 1g\nsar_e_pol: taliban 1g"
    )
    b = stretched_for(text + HELD, "taliban", {"taliban": 9})
    assert turn(b, "taliban", "loc_farah_kandahar") == {
        "kandahar taliban.guerrilla.u": -3,
        "loc_kandahar_spin_boldak taliban.guerrilla.u": 1,
        "loc_kandahar_spin_boldak taliban.guerrilla.a": 1,
        "loc_farah_kandahar taliban.guerrilla.u": 1,
        "resources taliban": 3,
    }
    assert "8.8.5 highest-econ 3>1" in reasons(b)


def test_8_8_5_only_where_they_outnumber() -> None:
    """8.8.5 Two do not outnumber two Police on Spin Boldak; one more beside one of theirs outnumbers one."""
    text = (
        FULL + "kandahar: taliban 4g, O\nhelmand: O\nzabol: coalition 1b\nsamangan: taliban 1g\nsar_e_pol: taliban 1g"
    )
    roads = "\nloc_kandahar_spin_boldak: government 2p\nloc_farah_kandahar: warlords 1g, taliban 1g(1a)"
    b = stretched_for(text + HELD + roads + "\nloc_kandahar_kabul: government 5p", "taliban", {"taliban": 9})
    changes = turn(b, "taliban")
    assert "8.8.5 outnumbers-on-loc 1>1" in reasons(b)
    assert (changes["kandahar taliban.guerrilla.u"], changes["loc_farah_kandahar taliban.guerrilla.u"]) == (-1, 1)


def test_8_8_5_where_they_stay_underground() -> None:
    """8.8.5 Of LoCs with the same Econ, the one where they are not noticed; with ID Cards (46) Police notice them."""
    text = (
        FULL + "kandahar: taliban 2g, O\nhelmand: O\nzabol: coalition 1b\nsamangan: taliban 1g\nsar_e_pol: taliban 1g"
    )
    roads = "\nloc_kandahar_spin_boldak: government 5p\nloc_farah_kandahar: government 1p, taliban 1g(1a)"
    b = in_force(stretched_for(text + HELD + roads, "taliban", {"taliban": 9}), ID_CARDS, UNSHADED)
    found = decides(b, "taliban")
    assert next(reason for reason in found if "stay-underground" in reason) == "8.8.5 stay-underground 2>1"
    assert b.guerrillas(TALIBAN, LOC_KANDAHAR_KABUL) == 1


# Spending


def test_8_8_5_two_thirds_of_resources() -> None:
    """8.8.5, 8.2.2 Two thirds of the Resources there were, rounded down; all of them if fewer than 9."""
    for resources, limit in ((8, 8), (9, 6), (10, 6), (11, 7)):
        b = stretched("", resources)
        m = Mind(b, TALIBAN, RULES.sheet, Stage(b))
        op = Operation(TALIBAN, "march")
        m.begin(op)
        assert m.two_thirds(op) == limit
        b.gain(TALIBAN, -2)
        op.paid = 2
        assert m.two_thirds(op) == limit - 2


def test_8_8_1_the_last_underground_one_stays_at_a_base() -> None:
    """8.8.1, 8.8.5 Helmand keeps its Underground Guerrilla, though an Active one is there too."""
    text = "kandahar: taliban 1g(1a) 1b, O\nhelmand: taliban {} 1b, O\nzabol: coalition 1b\nnimruz: coalition 1b"
    assert "8.8.5 no march" in decides(stretched(text.format("2g(1a)"), 3), "taliban")
    assert marched(stretched(text.format("2g"), 3)) == moved("helmand", "kandahar")


def test_8_8_5_no_loc_is_stripped_for_another() -> None:
    """8.8.5 Two Guerrillas on a LoC stay there, a third one goes on to the next LoC."""
    text = "loc_kabul_aibak: taliban {}g\nsamangan: coalition 1b\nsar_e_pol: coalition 1b"
    assert "8.8.5 no march" in decides(stretched(text.format(2)), "taliban")
    b = stretched(text.format(3))
    assert turn(b, "taliban")["loc_shibirghan_aibak taliban.guerrilla.u"] == 1


def test_8_8_5_builders_from_pakistan_if_that_is_free() -> None:
    """8.8.5, 6.6.1 At Backing the two that Zabol lacks come from Pakistan for nothing, not from Paktika for 1."""
    text = "zabol: taliban 1g\npaktika: taliban 2g\nwaziristan: taliban 3g\nkandahar: O"
    b = stretched(text, 3, bases=1, islamabad="backing")
    changes = turn(b, "taliban")
    assert changes["waziristan taliban.guerrilla.u"] == -2
    assert "resources taliban" not in changes


def test_8_8_5_nobody_comes_back_from_a_loc() -> None:
    """8.8.5, 8.2.3 The Guerrilla of Farah joins the other one on the LoC. Farah is empty then, but that does not reopen
    the bullet of Neutral spaces."""
    roads = ["kabul_tor_kham", "kandahar_kabul", "kandahar_spin_boldak", "toraghondi_farah", "kabul_aibak"]
    text = FULL + "".join(f"loc_{name}: government 4p\n" for name in [*roads, "shibirghan_aibak"])
    text += "".join(f"{name}: coalition 1b\n" for name in ["nimruz", "zabol", "samangan", "sar_e_pol"])
    text += "kandahar: O\nhelmand: O\nfarah: taliban 1g, warlords 1b\nloc_farah_kandahar: taliban 1g"
    changes = does(stretched_for(text, "taliban", {"taliban": 9}, 0, 0), "taliban")
    assert changes["farah taliban.guerrilla.u"] == -1
    assert changes["loc_farah_kandahar taliban.guerrilla.a"] == 1
