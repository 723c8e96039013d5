"""8.6.3 Non-player Coalition: each condition of its Sweep on a position in which it decides."""

from __future__ import annotations

from abyssal.games.distant_plain.names import ISR, ROADSIDE_IEDS, SANDSTORMS, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import decides, does, in_force
from tests.games.distant_plain.nonplayers.test_coalition import found, stretched
from tests.games.distant_plain.nonplayers.test_coalition_priorities import always_does


def sweeps(text: str, changes: dict[str, int], resources: int = 0, people: str = "") -> None:
    """Check that in Sandstorms, with no Special Activity to follow, the Coalition's Sweep changes exactly this."""
    b = stretched(text, resources, people) if people else stretched(text, resources)
    always_does(in_force(b, SANDSTORMS, UNSHADED), changes)


def moved(*moves: tuple[str, str, int], who: str = "coalition") -> dict[str, int]:
    """Changes from this many Troops that move from one space to another."""
    changes: dict[str, int] = {}
    for origin, goal, count in moves:
        for s, n in ((origin, -count), (goal, count)):
            changes[f"{s} {who}.troops"] = changes.get(f"{s} {who}.troops", 0) + n
    return changes


def test_8_6_3_active_guerrillas_call_for_no_sweep() -> None:
    """8.6.3 A Player's Guerrilla at a Coalition Base calls for a Sweep only if it is Underground."""
    for guerrilla, answer in (("1g", "yes"), ("1g(1a)", "no")):
        b = stretched(f"herat: coalition 1b, warlords {guerrilla}")
        assert f"8.6.3 hidden-enemies {answer}" in decides(b, "coalition")


def test_8_6_3_no_sweep_that_only_an_air_lift_would_reach() -> None:
    """8.6.3 Underground Guerrillas at Support in Konduz: Troops in Baghlan Sweep there, those in Nimruz do not fly
    there to Sweep."""
    b = stretched("nimruz: coalition 3t\nkonduz: taliban 1g, S")
    assert decides(b, "coalition")[1:3] == ["8.6.3 hidden-enemies yes", "8.6.3 no sweep"]
    b = stretched("nimruz: coalition 3t\nbaghlan: coalition 1t\nkonduz: taliban 1g, S")
    assert decides(b, "coalition")[1:3] == ["8.6.3 hidden-enemies yes", "8.6.3 sweep"]


def test_8_6_3_no_air_lift_for_a_sweep_under_isr() -> None:
    """8.6.3 With ISR (1, shaded) Troops that come in find nobody: no Air Lift brings them for the second Guerrilla."""
    b = in_force(stretched("nimruz: coalition 1t\nkonduz: coalition 1t, taliban 2g, S"), ISR, SHADED)
    assert does(b, "coalition") == {"konduz taliban.guerrilla.u": -1}


def test_8_6_3_only_one_more_space() -> None:
    """8.6.3 After Khowst of 2 Population no second space of the last bullet, though Troops could reach Badghis."""
    text = "sar_e_pol: coalition 1t\nbadghis: warlords 1g\nkandahar: coalition 1t\nkhowst: warlords 1g"
    sweeps(text, moved(("kandahar", "khowst", 1)) | found("khowst", who="warlords"))


def test_8_6_3_whom_to_find_first() -> None:
    """8.6.3, 8.2 If not all can be found, as many as possible of a Player, else of the Taliban, not one of each."""
    text = "kabul: coalition 2t, taliban 2g, warlords 2g, S"
    sweeps(text, found("kabul", 2), people="government")
    sweeps(text, found("kabul", 2, "warlords"), people="warlords")


def test_8_6_3_one_more_space_after_the_air_lift() -> None:
    """8.6.3 Nobody can be spared for Ghazni until the Air Lift for Helmand has also brought Government Troops to
    Bamian."""
    text = "ghazni: warlords 1g\nbamian: coalition 2t, taliban 1g, S\nbadghis: coalition 2t, government 2t\n"
    b = stretched(text + "helmand: coalition 1b, government 1p, warlords 3g, S", 0)
    changes = does(b, "coalition")
    assert changes["bamian government.troops"] == 2
    assert (changes["bamian coalition.troops"], changes["ghazni coalition.troops"]) == (-1, 1)


def test_8_6_3_how_many_troops_come() -> None:
    """8.6.3 None where the Sweep is in place; all that can be spared to the one more space, from one origin at once or
    from several."""
    sweeps("herat: coalition 1t, taliban 1g\nghowr: coalition 1t", found("herat"))
    text = "farah: coalition 1t\nkabul: coalition 1t\nkandahar: warlords 1g"
    changes = moved(("farah", "kandahar", 1), ("kabul", "kandahar", 1))
    sweeps(text, changes | found("kandahar", who="warlords"))


def test_8_6_3_government_troops_with_each_group() -> None:
    """8.6.3 One Government Troops for each Coalition Troops, whatever the group before it was: with all three at once,
    or with the one that comes after two others."""
    changes = moved(("kandahar", "kabul", 3)) | moved(("kandahar", "kabul", 3), who="government") | found("kabul")
    text = "konduz: coalition 1b, warlords 1g\nkandahar: coalition 3t, government 3t\nkabul: taliban 1g"
    sweeps(text, changes | {"resources government": -3}, 3)
    near, far = "loc_kandahar_kabul", "loc_farah_kandahar"
    text = f"oruzgan: taliban 1g\n{near}: coalition 1t, government 1t\n{far}: coalition 2t"
    changes = moved((near, "oruzgan", 1), (far, "oruzgan", 2)) | moved((near, "oruzgan", 1), who="government")
    sweeps(text, changes | found("oruzgan") | {"resources government": -3}, 3)


def test_8_6_3_one_more_space_where_people_live() -> None:
    """8.6.3 Troops of Herat and Ghowr come to the one more space of Badghis; to Farah, where nobody lives, they do not,
    nor if the Sweep is in Kabul alone."""
    changes = moved(("herat", "badghis", 1), ("ghowr", "badghis", 1)) | found("badghis", who="warlords")
    sweeps("herat: coalition 1t\nghowr: coalition 1t\nfarah: warlords 1g\nbadghis: warlords 1g", changes)
    sweeps("kabul: coalition 1t, taliban 1g\nherat: coalition 1t\nfarah: warlords 1g", found("kabul"))


def test_8_6_3_the_straight_way() -> None:
    """8.6.3, 3.2.3 Under Roadside IEDs (23, shaded) Troops go straight to Badghis, not along the road where Taliban
    lie in wait."""
    text = "herat: coalition 1t\nbadghis: warlords 1g\nloc_toraghondi_farah: taliban 1g"
    b = in_force(in_force(stretched(text, 0), ROADSIDE_IEDS, SHADED), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == moved(("herat", "badghis", 1)) | found("badghis", who="warlords")


def test_8_6_3_cubes_that_are_needed_stay() -> None:
    """8.6.3, 8.2.3 Those that find enemies at Support, even if more people live in Kabul, or where the Sweep took place
    before; not those on a LoC, where no Sweep is."""
    sweeps("oruzgan: coalition 1t, taliban 1g, S\nkabul: warlords 1g, S", found("oruzgan"))
    sweeps("kandahar: coalition 2t, warlords 2g\nhelmand: taliban 1g", found("kandahar", 2, "warlords"))
    road = "loc_kandahar_spin_boldak"
    sweeps(f"helmand: taliban 1g\n{road}: coalition 1t, taliban 1g", moved((road, "helmand", 1)) | found("helmand"))


def test_8_6_3_cubes_stay_for_both_reasons() -> None:
    """8.6.3 Three cubes stay in Konduz at Support, though one would do to find its Guerrilla; in Pashtun Kandahar as
    many as there are Guerrillas."""
    changes = moved(("konduz", "baghlan", 2)) | found("konduz") | found("baghlan", 2)
    sweeps("konduz: coalition 5t, taliban 1g, S\nbaghlan: taliban 4g, S", changes)
    changes = moved(("kandahar", "helmand", 1)) | found("kandahar", 3) | found("helmand")
    sweeps("kandahar: coalition 4t, taliban 3g, S\nhelmand: taliban 3g, S", changes)


def test_8_6_3_allies_stay_for_both_reasons() -> None:
    """8.6.3 At the Coalition Base in Konduz the Government could spare two of its three Troops, but with two of the
    Coalition's gone only one, for three cubes stay at Support."""
    changes = moved(("konduz", "baghlan", 2)) | moved(("konduz", "baghlan", 1), who="government") | found("baghlan", 2)
    text = "konduz: coalition 3t 1b, government 3t, S\nbaghlan: taliban 2g, S"
    sweeps(text, changes | {"resources government": -3}, 3)


def test_8_6_3_the_last_government_cube_without_a_coalition_base() -> None:
    """8.6.3 The Government's last cube comes along from Oruzgan, where no Coalition Base is."""
    changes = moved(("oruzgan", "ghowr", 1)) | moved(("oruzgan", "ghowr", 1), who="government") | found("ghowr")
    text = "oruzgan: coalition 1t, government 1t\nghowr: taliban 1g, S"
    sweeps(text, changes | {"resources government": -3}, 3)
