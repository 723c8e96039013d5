"""8.7 Non-player Government: its chart, Assault, Patrol, Train, Sweep and its Special Activities."""

from __future__ import annotations

from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    BASES_POOL,
    GOVERNMENT,
    GOVERNMENT_BASE,
    NIGHT_LETTERS,
    POLICE,
    POLICE_POOL,
    PROPAGANDA_PLAYED,
    SHADED,
    TROOPS,
    TROOPS_POOL,
)
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.government import CHART
from abyssal.games.distant_plain.nonplayers.government.train import Train
from abyssal.games.distant_plain.nonplayers.mind import Mind
from tests.games.distant_plain.helpers import RULES, run
from tests.games.distant_plain.nonplayers.bots import (
    decides,
    dice,
    does,
    in_force,
    phase,
    reasons,
    solo,
    turn,
)

ALL_PEOPLE = "coalition+taliban+warlords"
HELD = "".join(
    f"{name}: coalition 1t\n"
    for name in ["badakhshan", "badghis", "bamian", "faryab", "ghazni", "ghowr", "helmand", "oruzgan", "paktika"]
)
"""COIN Control of the Provinces of 1 Population, except Herat: no Transport is sent there."""


def stretched(
    text: str,
    resources: int = 9,
    people: str = ALL_PEOPLE,
    troops: int = 0,
    police: int = 0,
    bases: int = 0,
    aid: int = 9,
    patronage: int = 9,
) -> Afghanistan:
    """Return a position with exactly these Government pieces Available."""
    b = solo(text, {"government": resources}, people, aid=aid, patronage=patronage)
    b.discard(TROOPS, b.n[TROOPS_POOL] - troops)
    b.discard(POLICE, b.n[POLICE_POOL] - police)
    b.discard(GOVERNMENT_BASE, b.n[BASES_POOL[GOVERNMENT]] - bases)
    b.conduct.journal = []
    return b


# The questions


def sent(origin: str, goal: str, troops: int) -> dict[str, int]:
    """Changes from a Sweep that brings this many Troops to a space for COIN Control."""
    return {f"{origin} government.troops": -troops, f"{goal} government.troops": troops, "resources government": -3}


def test_8_7_3_assault_for_two_population() -> None:
    """8.7.3 Assault if it puts 2 Population under COIN Control: Balkh alone, or two spaces of 1. Otherwise Sweep, and
    with Resources for one Assault only a Transport too."""
    won = "balkh: government 4t, taliban 5g(5a)"
    assert does(stretched(won), "government") == {"balkh taliban.guerrilla.a": -2, "resources government": -3}
    one = "herat: government 4t, taliban 5g(5a)"
    assert does(stretched(one), "government") == sent("herat", "badghis", 4)
    two = one + "\nfaryab: government 4t, taliban 5g(5a)"
    assert does(stretched(two), "government") == {
        "herat taliban.guerrilla.a": -2,
        "faryab taliban.guerrilla.a": -2,
        "resources government": -6,
    }
    assert does(stretched(two, 3), "government") == sent("faryab", "baghlan", 4) | sent("herat", "kabul", 4)


def test_8_7_3_assault_for_a_taliban_base() -> None:
    """8.7.3 Or if a Taliban Base is removed, whatever Control; not one behind an Underground Guerrilla, or with hits
    for the Active one only: then Sweep."""
    b = stretched("farah: government 2t, taliban 1b")
    assert does(b, "government") == sent("farah", "kabul", 1) | {"farah taliban.base": -1, "aid": 6}
    b = stretched("farah: government 4t, taliban 1g 1b", 3)
    assert does(b, "government") == sent("farah", "kandahar", 1)
    b = stretched("farah: government 2t, taliban 1g(1a) 1b")
    assert does(b, "government") == sent("farah", "kandahar", 2)


def patrolled(cubes: dict[str, str]) -> dict[str, int]:
    """Changes from a Patrol that moves three of the four cubes of Kabul to these LoCs: Police (p) and Troops (t)."""
    names = {"p": "government.police", "t": "government.troops"}
    changes = {"kabul government.troops": -2, "kabul government.police": -1, "resources government": -3}
    return changes | {f"{space} {names[cube]}": 1 for space, kinds in cubes.items() for cube in kinds}


def found(space: str) -> dict[str, int]:
    """Changes from finding one Taliban Guerrilla."""
    return {f"{space} taliban.guerrilla.u": -1, f"{space} taliban.guerrilla.a": 1}


def lost(space: str, who: str, hidden: int = 1) -> dict[str, int]:
    """Changes from finding this many hidden Guerrillas and removing one of them."""
    changes = {f"{space} {who}.guerrilla.u": -hidden}
    return changes | ({f"{space} {who}.guerrilla.a": hidden - 1} if hidden > 1 else {})


def test_8_7_4_patrol_against_players_and_taliban() -> None:
    """8.7.4 Patrol if 2 pieces of a Player are on a LoC, or more Taliban than enemies on one of 3 or 4 Econ; otherwise
    Sweep."""
    aibak, tor_kham, boldak = "loc_kabul_aibak", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"
    swept = sent("kabul", "khowst", 3)
    for text, people, changes in (
        (f"{aibak}: warlords 2g", ALL_PEOPLE, patrolled({aibak: "pt", tor_kham: "t"}) | lost(aibak, "warlords", 2)),
        (f"{aibak}: warlords 2g", "coalition+taliban", swept),
        (f"{aibak}: warlords 1g", ALL_PEOPLE, swept),
        (f"{tor_kham}: taliban 1g", "coalition", patrolled({tor_kham: "pt", boldak: "t"}) | lost(tor_kham, "taliban")),
        (f"{tor_kham}: taliban 1g, government 1p", "coalition", swept),
        (f"{boldak}: taliban 1g", "coalition", patrolled({tor_kham: "pt", boldak: "t"}) | found(boldak)),
        (f"{aibak}: taliban 1g", "coalition", swept),
    ):
        b = stretched("kabul: government 3t 1p\n" + text, people=people)
        assert does(b, "government") == changes, (text, people)


def test_8_7_5_train_or_sweep() -> None:
    """8.7.5, 8.7.6 Train with 10 Troops Available, of which four of Kabul's are then Transported, or for a Base;
    otherwise Sweep."""
    b = stretched("kabul: government 3t", troops=10)
    assert does(b, "government") == sent("kabul", "khowst", 4) | {"kabul government.troops": 2}
    assert does(stretched("kabul: government 3t", troops=9), "government") == sent("kabul", "khowst", 2)
    b = stretched("balkh: government 3t", bases=1)
    built = {"balkh government.troops": -3, "balkh government.base": 1}
    assert does(b, "government") == built | {"resources government": -3}


def test_8_1_low_resources_of_the_government() -> None:
    """8.1.low_resources With 2 Resources it Passes, for 3 more."""
    b = stretched("balkh: government 4t, taliban 5g(5a)", 2)
    assert turn(b, "government") == {"resources government": 3}


# Assault


def test_8_7_3_control_first_then_bases() -> None:
    """8.7.3 Where COIN Control results, then a Base, then most Guerrillas; LoCs last and only against Players or
    Taliban."""
    text = (
        "balkh: government 4t, taliban 5g(5a)\nfarah: government 2t, taliban 1b\n"
        "nimruz: government 6t, taliban 3g(3a)\nloc_kabul_aibak: government 9p, warlords 4g(4a)"
    )
    b = stretched(text, 8, people="coalition")
    changes = does(b, "government")
    assert {key: change for key, change in changes.items() if "taliban" in key or "warlords" in key} == {
        "balkh taliban.guerrilla.a": -2,
        "farah taliban.base": -1,
    }
    assert changes["resources government"] == -6


def test_8_7_3_two_thirds_of_resources() -> None:
    """8.7.3 Of 9 Resources 6 may be spent, of 8 also 6 (two Assaults), of 15 all three Assaults."""
    text = "".join(f"{name}: government 2t, taliban 1b\n" for name in ["farah", "nimruz", "zabol", "samangan"])
    for resources, spent in ((8, 6), (9, 6), (12, 6), (15, 9), (30, 9)):
        b = stretched(text, resources)
        decides(b, "government")
        assert b.bases_on_map(1) == 4 - spent // 3, resources


# Patrol


def test_8_7_4_police_first_then_troops() -> None:
    """8.7.4 Two cubes on each rich LoC, one on the others (8.4.1 at random), Police before Troops; then Assault on a
    LoC. Kabul stays under COIN Control."""
    b = stretched("kabul: government 5p 3t\nloc_kabul_tor_kham: taliban 2g(2a)", people="coalition+warlords")
    lots = ["loc_farah_kandahar", "loc_kandahar_kabul", "loc_kabul_aibak"]
    assert turn(b, "government", *lots) == {
        "kabul government.police": -5,
        "kabul government.troops": -2,
        "loc_kabul_tor_kham government.police": 2,
        "loc_kandahar_spin_boldak government.police": 2,
        "loc_farah_kandahar government.police": 1,
        "loc_kabul_aibak government.troops": 1,
        "loc_kandahar_kabul government.troops": 1,
        "loc_kabul_tor_kham taliban.guerrilla.a": -1,
        "resources government": -3,
    }


def test_8_7_4_pieces_of_all_players_count() -> None:
    """8.7.4 One Taliban and one Warlord Guerrilla on a LoC are two pieces of Players, if both have one; otherwise there
    is nothing to do, and the Government Passes."""
    text = "kabul: government 5p\nloc_kabul_aibak: taliban 1g, warlords 1g"
    assert does(stretched(text, people="taliban+warlords"), "government") == found("loc_kabul_aibak") | {
        "kabul government.police": -4,
        "loc_kabul_aibak government.police": 1,
        "loc_kabul_tor_kham government.police": 2,
        "loc_kandahar_spin_boldak government.police": 1,
        "resources government": -3,
    }
    assert does(stretched(text, people="warlords"), "government") == {"resources government": 3}


def test_8_7_4_govern_after_a_patrol_that_moves_nothing() -> None:
    """8.7.4, 3.2.2 No cube may move, but the Assault on the LoC takes place: Govern goes with it."""
    roads = ["farah_kandahar", "kabul_aibak", "kandahar_kabul", "shibirghan_aibak", "toraghondi_farah"]
    text = "".join(f"loc_{name}: government 1p\n" for name in roads)
    text += "loc_kabul_tor_kham: government 2p, taliban 3g(3a)\nloc_kandahar_spin_boldak: government 2p\n"
    b = stretched(text + "herat: government 1p, S", people="taliban")
    assert does(b, "government") == {
        "loc_kabul_tor_kham taliban.guerrilla.a": -1,
        "herat support": -1,
        "aid": -1,
        "patronage": 1,
        "resources government": -3,
    }


def test_8_7_4_kabul_first() -> None:
    """8.7.4 COIN Control of Kabul before the LoCs."""
    text = "kabul: taliban 2g, coalition 1t\nloc_kabul_aibak: government 3p\nloc_kabul_tor_kham: taliban 1g"
    b = stretched(text, people="coalition+warlords")
    changes = does(b, "government")
    assert changes["kabul government.police"] == 2
    assert "8.7.4 to-kabul" in reasons(b)


# Train


def test_8_7_5_a_base_for_three_cubes() -> None:
    """8.7.5 Three random cubes become a Base, by highest Population."""
    b = stretched(HELD + "balkh: government 3t 1p\nherat: government 3t", 5, bases=1)
    changes = does(b, "government", "troops", "police")
    assert {key: change for key, change in changes.items() if key.startswith("balkh government.b")} == {
        "balkh government.base": 1
    }
    assert changes["balkh government.police"] == -1
    assert changes["resources government"] == -3
    assert "8.7.5 three-cubes-for-a-base" in " ".join(reasons(b))


def test_8_7_5_train_civic_action_and_govern() -> None:
    """8.7.5 In a Province of 2 Population: Train, Civic Action to Support, and Govern for Patronage there."""
    b = stretched("balkh: government 2t\nkabul: government 1p", 18, people="coalition+taliban", troops=12, police=3)
    changes = does(b, "government")
    assert changes == {
        "kabul government.troops": 4,
        "kabul government.police": 2,
        "aid": -2,
        "patronage": 2,
        "resources government": -9,
    }
    assert "8.7.5 train-and-govern 22>1" in reasons(b)


def test_8_7_5_a_convoy_for_a_base() -> None:
    """8.7.5 Troops are Trained in Kabul, five of them Transported to the one space of 2 Population within reach without
    dues, and a Base is built there."""
    others = "".join(f"{name}: coalition 1b\n" for name in ["kandahar", "khowst", "nuristan"])
    text = others + "kabul: government 2t\nkonduz: taliban 2b\nbalkh: taliban 2b\nbaghlan: taliban 1g"
    b = stretched(text, 18, people="coalition+warlords", troops=12, police=3, bases=1)
    changes = does(b, "government")
    assert changes["baghlan government.base"] == 1
    assert "8.7.5 convoy-for-a-base 1>1" in reasons(b)


def test_8_7_5_cubes_where_fewest_are() -> None:
    """8.7.5 Two more Troops than Police, first where the fewest Government cubes are; 4 cubes with Night Letters."""
    text = "kabul: government 2t\nherat: government 1t 1b\nbadghis: coalition 1b"
    b = stretched(HELD + text, 3, troops=12, police=3, people="coalition+taliban")
    changes = does(b, "government")
    assert (changes["badghis government.police"], b.available(TROOPS)) == (2, 12 - 4)
    b = in_force(stretched(HELD + text, 3, troops=12, police=3, people="coalition+taliban"), NIGHT_LETTERS, SHADED)
    changes = does(b, "government")
    assert (changes["badghis government.police"], b.available(TROOPS)) == (1, 12 - 3)


def test_8_7_5_civic_action_against_opposition() -> None:
    """8.7.5 The last bullet: Civic Action in one space under COIN Control where most Opposition is removed and that can
    be paid for, no further than Neutral."""
    text = "herat: government 1t 1b, O\nbalkh: government 1t 1b, O, terror 1\nkonduz: government 1t 1b, O"
    b = stretched(text, 8, people="coalition+taliban")
    m = Mind(b, GOVERNMENT, RULES.sheet, Stage(b))
    op = Operation(GOVERNMENT, "train", special=True)
    m.begin(op)
    m.rule = "8.7.5"
    box = CHART.operations.boxes["train"]
    assert isinstance(box, Train)
    assert run(b, box.plan_civic(m, op, b.spec.lands, 8)) == b.spec.space_index["konduz"]
    assert reasons(b) == ["8.7.5 removes-opposition 25>2", "8.7.5 highest-population 2>1"]
    assert (m.notes["civic"], m.notes["reserved"]) == ([b.spec.space_index["konduz"]], [3])


def test_8_7_5_civic_action_where_it_trains_anyway() -> None:
    """8.7.5 Cubes take up all three spaces: Civic Action in one of them, where most Opposition is removed."""
    text = "kabul: government 1t\nherat: government 2t 1b, O\nghowr: coalition 1t 1b, O"
    changes = does(stretched(text, 30, troops=30, police=6), "government")
    assert [name for name in changes if name.endswith("support")] in (["herat support"], ["ghowr support"])
    assert changes["resources government"] == -12


# Sweep


def test_8_7_6_sweep_for_control() -> None:
    """8.7.6 Four Troops to the highest Population without COIN Base that COIN Control can be added to, by dice Khowst;
    then Transport does the same for Nuristan. Kabul stays under COIN Control."""
    b = stretched("kabul: government 6t\nbaghlan: taliban 1g\nkhowst: O", 3, people="coalition+warlords")
    assert does(b, "government") == {
        "kabul government.troops": -5,
        "khowst government.troops": 4,
        "nuristan government.troops": 1,
        "resources government": -3,
    }
    assert "8.7.6 sweep-for-control 16>9" in reasons(b)


def test_8_7_6_sweep_in_place() -> None:
    """8.7.6 Then in place where most Guerrillas of a Player are found."""
    text = "farah: government 1t 1b, taliban 2g\nzabol: government 1t 1b, taliban 2g\n"
    text += "nimruz: government 1t 1b, warlords 2g"
    b = stretched(text, 3, people="coalition+warlords")
    assert turn(b, "government") == {
        "nimruz warlords.guerrilla.u": -1,
        "nimruz warlords.guerrilla.a": 1,
        "resources government": -3,
    }
    assert "8.7.6 best-target 3>1" in reasons(b)


def test_8_7_6_finds_before_it_transports() -> None:
    """8.7.6 Four Troops find four Guerrillas in Herat, and only then leave it for Kabul, which no Sweep reaches."""
    text = "herat: government 4t, taliban 6g\nbadghis: coalition 1t\nfarah: coalition 1t\nghowr: coalition 1t\n"
    text += "nimruz: coalition 1t"
    assert does(stretched(text, 3, people="coalition+taliban"), "government") == {
        "herat taliban.guerrilla.u": -4,
        "herat taliban.guerrilla.a": 4,
        "herat government.troops": -4,
        "kabul government.troops": 4,
        "resources government": -3,
    }


# Special Activities


def test_8_7_3_eradicate_only_where_it_dares() -> None:
    """8.7.3.eradicate At Opposition first; elsewhere against a Taliban Player only without Aid."""
    text = "farah: government 2t, taliban 1b\nherat: government 4t, warlords 1g 1b\n"
    text += "balkh: government 4t, warlords 1g 1b, O"
    b = stretched(text, 8)
    changes = does(b, "government")
    assert changes["balkh warlords.base"] == -1
    assert "herat warlords.base" not in changes
    b = stretched(text, 8, people="coalition+warlords")
    assert does(b, "government")["herat warlords.base"] == -1


def test_8_7_3_eradicate_outside_pashtun_spaces_first() -> None:
    """8.7.3.eradicate Non-Pashtun spaces before Pashtun ones, where a Guerrilla would come."""
    text = (
        "farah: government 2t, taliban 1b\nherat: government 4t, warlords 1g 1b\nhelmand: government 4t, warlords 1g 1b"
    )
    b = stretched(text + "\nbadghis: government 4t, warlords 1g 1b", 8, people="coalition+warlords")
    changes = does(b, "government")
    assert (changes["herat warlords.base"], changes["badghis warlords.base"]) == (-1, -1)


def test_8_7_4_govern_for_patronage_then_refugees() -> None:
    """8.7.4.govern Patronage where the most people live, at Support without Coalition Base; then +1 Pop."""
    text = (
        "kabul: government 5p 3t\nloc_kabul_tor_kham: taliban 2g(2a)\nbalkh: government 2t 1b, S\n"
        "konduz: government 1t, coalition 1b, S"
    )
    b = stretched(text, people="coalition")
    changes = does(b, "government")
    assert (changes["patronage"], changes["aid"], changes["balkh support"]) == (2, -2, -1)
    assert changes["konduz returnee"] == 1


# 8.7.7 Propaganda Rounds


def test_8_7_7_civic_action_to_support_at_its_bases() -> None:
    """8.7.7 To Support at a Government Base without a Coalition one; elsewhere only Opposition is removed; for two
    thirds of the Resources."""
    text = "herat: government 2t 1p 1b\nbalkh: government 2t 1p, O\nkonduz: government 2t 1p"
    b = stretched(text, 9)
    assert phase(b, "civic_action_government") == {
        "herat support": 1,
        "balkh support": 1,
        "resources government": -6,
    }
    b = stretched(text, 8)
    assert phase(b, "civic_action_government") == {"herat support": 1, "resources government": -3}


def test_8_7_7_civic_action_in_the_final_round() -> None:
    """8.7.7 In the final Round only Opposition is removed; where the most people live, Terror last."""
    text = "herat: government 2t 1p 1b\nbalkh: government 2t 1p, O, terror 1\nkonduz: government 2t 1p, O"
    b = stretched(text, 9)
    b.set(PROPAGANDA_PLAYED, b.final)
    assert phase(b, "civic_action_government") == {"konduz support": 1, "resources government": -3}


def test_8_7_7_desertion_evenly() -> None:
    """8.7.7 Troops and Police evenly, Troops first, and not the last of a kind."""
    b = stretched("kabul: government 5t 4p\nherat: government 1t 2p\nbalkh: government 2t 1p")
    assert phase(b, "desertion") == {
        "kabul government.troops": -2,
        "kabul government.police": -1,
        "herat government.police": -1,
        "balkh government.troops": -1,
    }


def test_8_7_7_redeploy_troops_evenly() -> None:
    """8.7.7 From a LoC and a Province without COIN Base to Kabul and COIN Bases, evenly."""
    b = stretched("loc_kabul_aibak: government 3t\nherat: government 1b\nkabul: government 1p")
    assert phase(b, "redeploy_troops", "1", "1", "1", "1") == {
        "loc_kabul_aibak government.troops": -3,
        "kabul government.troops": 1,
        "herat government.troops": 2,
    }


def test_8_7_7_police_for_control_then_locs() -> None:
    """8.7.7, 8.4.1 Police keep COIN Control of Balkh, as no Taliban will leave their Base. Then they guard LoCs: two on
    each of Econ 3 and 4, one on the others, at random if there are not enough for all."""
    others = ["farah_kandahar", "kandahar_kabul", "shibirghan_aibak", "toraghondi_farah", "kabul_aibak"]
    for police, guarded in ((9, others[:4]), (10, others)):
        b = stretched(f"kabul: government {police}p\nbalkh: taliban 1b, coalition 2t")
        lots = [f"loc_{name}" for name in guarded] if police == 9 else []
        assert phase(b, "redeploy_police", *lots) == {
            "kabul government.police": 1 - police,
            **{f"loc_{name} government.police": 2 for name in ("kabul_tor_kham", "kandahar_spin_boldak")},
            **{f"loc_{name} government.police": 1 for name in guarded},
        }


def test_8_7_7_police_give_up_what_they_cannot_hold() -> None:
    """8.7.7 When the Troops have left, Konduz would need two more Police, and there is only one. So its own go to LoCs,
    except the last. With one more in Kabul it is held."""
    text = "konduz: government 2t 3p, warlords 2g 2b\nkabul: government 1t "
    lost = stretched(text + "2p")
    phase(lost, "redeploy_troops")
    assert phase(lost, "redeploy_police", *dice("32")) == {
        "konduz government.police": -2,
        "kabul government.police": -1,
        "loc_kabul_tor_kham government.police": 2,
        "loc_kandahar_spin_boldak government.police": 1,
    }
    held = stretched(text + "3p")
    phase(held, "redeploy_troops")
    assert phase(held, "redeploy_police") == {"konduz government.police": 2, "kabul government.police": -2}


def test_8_7_3_transport_for_control() -> None:
    """8.7.3.transport Four Troops to a space of the highest Population, from where the most can be spared, by a road
    without Guerrillas; not the last Troops of a Government Base."""
    text = "farah: government 2t, taliban 1b\nkabul: government 8t\nherat: government 1t 1b\n"
    text += "loc_kabul_tor_kham: warlords 1g"
    b = stretched(text, 8, people="coalition+taliban")
    assert does(b, "government") == {
        "farah taliban.base": -1,
        "kabul government.troops": -4,
        "khowst government.troops": 4,
        "aid": 6,
        "resources government": -3,
    }
    assert "8.7.3.transport most-troops-to-spare" in " ".join(reasons(b))
