"""8.6.5, 8.6.6 Non-player Coalition: Train, Surge and Propaganda Rounds."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import PROPAGANDA_PLAYED, PRTS, SANDSTORMS, SHADED, UNSHADED, VILLAGE_STABILITY
from tests.games.distant_plain.nonplayers.bots import decides, does, in_force, phase, reasons
from tests.games.distant_plain.nonplayers.test_coalition import EVERYONE, LAST, stretched

# Train


def test_8_6_5_cut_of_patronage() -> None:
    """8.6.5 With a Government Player's Patronage at 11 or more, 3 of it become Resources."""
    b = stretched("kabul: coalition 1t", patronage=11)
    assert does(b, "coalition") == {"resources government": 3, "patronage": -3}
    assert "cuts-patronage" not in " ".join(decides(stretched("kabul: coalition 1t", patronage=10), "coalition"))
    b = stretched("kabul: coalition 1t", patronage=11, people="taliban")
    assert "cuts-patronage" not in " ".join(decides(b, "coalition"))


OPPOSED = "".join(f"{name}: O\n" for name in ["kandahar", "khowst", "nuristan", "baghlan", "balkh", "konduz", "kabul"])
"""15 points of Opposition."""


def test_8_6_5_civic_action_against_a_taliban_player() -> None:
    """8.6.5 With 18 of Opposition and Bases Civic Action where most Opposition is removed, before Coalition Bases."""
    text = OPPOSED + "herat: coalition 1t 1b, government 2p\nbadghis: coalition 1t, O\nwaziristan: taliban 1b"
    b = stretched(text + "\nfarah: taliban 1b", 9)
    assert does(b, "coalition")["badghis support"] == 2
    assert "8.6.5 removes-opposition 1>1" in reasons(b)
    both = OPPOSED.replace("khowst: O", "khowst: O, coalition 2t") + "helmand: coalition 2t, O\nwaziristan: taliban 2b"
    assert does(stretched(both, 9), "coalition")["khowst support"] == 2
    b = stretched(text, 9)
    assert does(b, "coalition")["herat support"] == 1


def test_8_6_5_civic_action_at_a_base() -> None:
    """8.6.5 At a Coalition Base: the greatest shift, then non-Pashtun, then without Taliban."""
    text = "balkh: coalition 2t 1b, government 2p\nherat: coalition 2t 1b, government 2p"
    b = stretched(text + "\nkabul: S, coalition 1b", 4)
    assert does(b, "coalition")["balkh support"] == 1
    assert "8.6.5 greatest-shift 2>1" in reasons(b)
    text = "helmand: coalition 2t 1b, government 2p\nbadakhshan: coalition 2t 1b, government 2p"
    assert does(stretched(text, 4), "coalition")["badakhshan support"] == 1
    text = "badghis: coalition 3t 1b, government 2p, taliban 1g(1a)\nherat: coalition 2t 1b, government 2p"
    b = in_force(stretched(text, 4, people="government"), SANDSTORMS, UNSHADED)
    assert does(b, "coalition")["herat support"] == 1


def test_8_6_1_prts() -> None:
    """8.6.1 With PRTs (18, unshaded) in two spaces; shaded, in none."""
    text = "balkh: coalition 2t 1b, government 2p\nherat: coalition 2t 1b, government 2p"
    changes = does(in_force(stretched(text, 9), PRTS, UNSHADED), "coalition")
    assert (changes["balkh support"], changes["herat support"]) == (1, 1)
    b = in_force(stretched(text, 9), PRTS, SHADED)
    assert not {key for key in does(b, "coalition") if key.endswith("support")}


def test_8_6_5_two_thirds_with_prts() -> None:
    """8.6.5, 8.6.1 Of 12 Resources 8 may be spent: Civic Action in Kabul and cubes for Helmand; the second Civic Action
    of PRTs (18, unshaded), possible once Helmand is Controlled, would be too much."""
    text = "kabul: coalition 3t 1b, government 2t 2p\nhelmand: coalition 3t 1b, taliban 5g(5a)"
    b = in_force(stretched(text, 12, police=6), PRTS, UNSHADED)
    changes = does(b, "coalition")
    assert (changes["kabul support"], changes["helmand government.police"]) == (1, 6)
    assert changes["resources government"] == -6
    assert "helmand support" not in changes


def test_8_6_5_cubes_at_bases() -> None:
    """8.6.5 At a Coalition Base with fewer than two Government pieces or no Police: Police first, then Troops."""
    text = "balkh: coalition 9t 1b, S\nherat: coalition 9t 1b, government 1t 1p, S"
    b = stretched(text, 9, government=6, police=2)
    assert does(b, "coalition") == {
        "balkh government.police": 2,
        "balkh government.troops": 4,
        "resources government": -3,
    }


def test_8_6_1_village_stability() -> None:
    """8.6.1 VSO (12, unshaded): Police where Government cubes are, then where the most people live."""
    text = "kabul: coalition 1t\nherat: coalition 1t, government 1t\nbalkh: coalition 1t, government 1t"
    b = in_force(stretched(text, 0, patronage=11, police=1), VILLAGE_STABILITY, UNSHADED)
    assert does(b, "coalition") == {"balkh government.police": 1, "resources government": 3, "patronage": -3}
    text += "\nfarah: government 1p\nkonduz: government 2p"
    b = in_force(stretched(text, 0, patronage=11), VILLAGE_STABILITY, UNSHADED)
    assert does(b, "coalition")["konduz government.police"] == -1


# Surge


def test_8_6_5_surge_brings_bases() -> None:
    """8.6.5.surge An Available Base goes where the most people live, with a Troops if none is there; Aid follows."""
    b = stretched("kabul: government 1p\nherat: government 1p\nbalkh: government 1p", 0, troops=3, bases=1)
    changes = does(b, "coalition")
    assert changes["kabul coalition.base"] == 1
    assert changes["kabul coalition.troops"] >= 1
    assert changes["aid"] == 1
    assert "8.6.5.surge base-for-people" in " ".join(reasons(b))


def relocating(patronage: int = 0, people: str = EVERYONE) -> Afghanistan:
    """A Train that only places cubes at Herat's Base, from which Surge then moves the Base to Kabul."""
    b = stretched("herat: coalition 1t 1b\nkabul: government 1p", 3, people, patronage=patronage, police=2)
    return in_force(b, PRTS, SHADED)


def test_8_6_5_surge_moves_bases_to_people() -> None:
    """8.6.5.surge A Base without Support moves to where more people live, with a Troops; then Aid."""
    assert does(relocating(), "coalition") == {
        "herat government.police": 2,
        "herat coalition.base": -1,
        "herat coalition.troops": -1,
        "kabul coalition.base": 1,
        "kabul coalition.troops": 1,
        "resources government": -3,
        "aid": 1,
    }


def test_8_6_5_surge_moves_bases_to_support() -> None:
    """8.6.5.surge Balkh at Support rather than Kabul, where more people live."""
    b = stretched("herat: coalition 1t 1b\nkabul: government 1p\nbalkh: government 1p, S", 3, police=2)
    assert does(in_force(b, PRTS, SHADED), "coalition")["balkh coalition.base"] == 1


def test_8_6_5_surge_takes_troops_home_at_the_end() -> None:
    """8.6.5.surge Before the final Propaganda all Troops go home but the last at Bases; Support spaces last."""
    b = stretched("herat: coalition 3t 1b, S\nbalkh: coalition 4t\nkonduz: coalition 2t", 0, played=LAST)
    changes = does(b, "coalition")
    assert changes["balkh coalition.troops"] == -4
    assert changes["konduz coalition.troops"] == -2
    assert changes["herat coalition.troops"] == -2


def test_8_6_5_surge_takes_most_troops_home() -> None:
    """8.6.5.surge Of four spaces the three with the most Troops; of those with as many the one without Support."""
    text = "herat: coalition 5t, S\nbalkh: coalition 3t, S\nkonduz: coalition 1t, S\nbaghlan: coalition 1t"
    changes = does(stretched(text, 0, played=LAST), "coalition")
    assert {key: change for key, change in changes.items() if "troops" in key} == {
        "herat coalition.troops": -5,
        "balkh coalition.troops": -3,
        "baghlan coalition.troops": -1,
    }
    text += "\nbamian: coalition 1t\nghazni: coalition 1t"
    assert does(stretched(text, 0, played=LAST), "coalition")["herat coalition.troops"] == -5


def test_8_6_5_surge_balances_in_a_third_space() -> None:
    """8.6.5.surge Troops for Support go home from a third space, too: Herat has none to spare."""
    text = "herat: coalition 1t 1b\nkabul: government 1p\nbalkh: coalition 2t\nkonduz: S"
    b = in_force(stretched(text, 3, police=2), PRTS, SHADED)
    changes = does(b, "coalition")
    assert (changes["herat coalition.base"], changes["balkh coalition.troops"]) == (-1, -1)


def test_8_3_5_no_free_surge_that_lowers_the_own_total() -> None:
    """8.3.5, 8.3.4 By its chart a free Surge (21) brings Available Bases to the map, which lowers its own total:
    it does not take the Event, but Trains, with Civic Action in Kabul; before the final Propaganda, when Troops go
    home, it does."""
    text = "kabul: government 1p\nbalkh: coalition 4t"
    assert does(stretched(text, troops=3, bases=1), "coalition", card=21) == {
        "kabul coalition.troops": 2,
        "kabul coalition.base": 1,
        "kabul support": 1,
        "resources government": -3,
        "aid": 1,
    }
    assert does(stretched(text, played=LAST), "coalition", card=21) == {"balkh coalition.troops": -4, "aid": 1}


def test_8_6_5_surge_and_aid() -> None:
    """8.6.5.surge No Aid for a Government Player with 6 Patronage or more."""
    assert "aid" not in does(relocating(6), "coalition")
    assert does(relocating(5), "coalition")["aid"] == 1
    assert does(relocating(6, "taliban"), "coalition")["aid"] == 1


# 8.6.6 Propaganda Rounds


def test_8_6_6_civic_action_at_bases() -> None:
    """8.6.6 At Coalition Bases only, without Taliban Base first, then without Taliban; for two thirds."""
    text = (
        "balkh: coalition 3t 1b, government 1p, taliban 1b\nherat: coalition 3t 1b, government 1p, taliban 1g\n"
        "konduz: coalition 3t 1b, government 1p\nbadghis: coalition 3t, government 1p"
    )
    b = stretched(text, 9)
    assert phase(b, "civic_action_coalition") == {
        "konduz support": 1,
        "herat support": 1,
        "resources government": -6,
    }


def test_8_6_6_civic_action_in_the_final_round() -> None:
    """8.6.6 In the final Round everywhere, without limit."""
    text = "konduz: coalition 3t 1b, government 1p\nbadghis: coalition 3t, government 1p"
    b = stretched(text, 6)
    b.set(PROPAGANDA_PLAYED, b.final)
    assert phase(b, "civic_action_coalition", "1", "1") == {
        "konduz support": 1,
        "badghis support": 1,
        "resources government": -6,
    }


def test_8_6_6_redeploy() -> None:
    """8.6.6 From LoCs and from spaces without Support of at most 1 Population: to Control Kabul, to a Base without
    Troops, to a Base without Support; not from Balkh of 2."""
    text = (
        "loc_kabul_aibak: coalition 1t\nfaryab: coalition 2t\nbalkh: coalition 1t\nkabul: taliban 1g, government 1p\n"
        "herat: coalition 1b\nkonduz: coalition 2t 1b"
    )
    b = stretched(text)
    assert phase(b, "redeploy_coalition") == {
        "loc_kabul_aibak coalition.troops": -1,
        "faryab coalition.troops": -2,
        "kabul coalition.troops": 1,
        "herat coalition.troops": 1,
        "konduz coalition.troops": 1,
    }
