"""8.6 Non-player Coalition: priorities between spaces of the same bullet, on positions where dice decide nothing."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import NATO, PRTS, SANDSTORMS, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import decides, in_force, whatever_the_dice
from tests.games.distant_plain.nonplayers.test_coalition import LAST, found, stretched


def always_does(b: Afghanistan, changes: dict[str, int]) -> None:
    """Check that the Coalition's turn changes exactly this, whatever the dice."""
    for outcome in whatever_the_dice(b, "coalition"):
        assert outcome == changes


# Sweep

IN_KABUL = "kabul: coalition 3t, taliban 1g, S\n"
"""One of three Troops is needed in place; two are left for one more space."""


def swept_from_kabul(space: str) -> dict[str, int]:
    """Changes from a Sweep of Kabul in place, and of one more space with the two Troops that Kabul can spare."""
    return found("kabul") | found(space) | {"kabul coalition.troops": -2, f"{space} coalition.troops": 2}


def test_8_6_3_sweep_at_support_where_most_people_live() -> None:
    """8.6.3 The only Troops go to Konduz of 2 Population rather than to Badakhshan of 1, both at Support."""
    b = stretched("baghlan: coalition 1t\nbadakhshan: taliban 1g, S\nkonduz: taliban 1g, S")
    changes = found("konduz") | {"baghlan coalition.troops": -1, "konduz coalition.troops": 1}
    always_does(in_force(b, SANDSTORMS, UNSHADED), changes)


def test_8_6_3_one_more_sweep_where_most_people_live() -> None:
    """8.6.3 The one more space is Baghlan of 2 Population rather than Bamian of 1."""
    b = stretched(IN_KABUL + "baghlan: taliban 1g\nbamian: taliban 1g")
    always_does(in_force(b, SANDSTORMS, UNSHADED), swept_from_kabul("baghlan"))


def test_8_6_3_one_more_sweep_at_a_coalition_base() -> None:
    """8.6.3 The one more space is Nuristan with a Coalition Base rather than Baghlan, where more Bases are."""
    b = stretched(IN_KABUL + "nuristan: coalition 1b, taliban 1g\nbaghlan: taliban 1g, warlords 2b")
    always_does(in_force(b, SANDSTORMS, UNSHADED), swept_from_kabul("nuristan"))


# Air Strike and Air Lift

LAST_ONES = {"farah taliban.guerrilla.a": -1, "samangan warlords.guerrilla.a": -1}
"""Changes from Air Strikes on last Guerrillas."""


def striking(text: str) -> Afghanistan:
    """After a Sweep in Kabul: Air Strikes on a faction's last Guerrilla in two spaces, then in Zabol on one of two
    Taliban before one of two Warlords."""
    others = "farah: taliban 1g(1a)\nsamangan: warlords 1g(1a)\nzabol: taliban 2g(2a)\n"
    return stretched("kabul: coalition 1t, taliban 1g, S\n" + others + text, people="government")


def test_8_6_3_air_strike_at_support() -> None:
    """8.6.3.air_strike On Warlords in Balkh at Support before last Guerrillas; Zabol would be the fourth space."""
    always_does(striking("balkh: warlords 2g(2a), S"), found("kabul") | LAST_ONES | {"balkh warlords.guerrilla.a": -1})


def test_8_6_3_air_strike_at_a_coalition_base() -> None:
    """8.6.3.air_strike On Warlords at the Coalition Base in Herat before last Guerrillas; Zabol would be the fourth."""
    b = striking("herat: coalition 1b, warlords 2g(2a)")
    always_does(b, found("kabul") | LAST_ONES | {"herat warlords.guerrilla.a": -1})


def test_8_6_3_air_strike_at_a_last_guerrilla_that_it_can_hit() -> None:
    """8.6.3.air_strike On the last Guerrillas of Farah, Samangan and Balkh, not in Zabol, where the last one of the
    Warlords is hidden among Active Taliban."""
    b = striking("zabol: warlords 1g\nbalkh: taliban 1g(1a)")
    always_does(b, found("kabul") | LAST_ONES | {"balkh taliban.guerrilla.a": -1})


def test_8_6_3_air_lift_from_where_most_people_live() -> None:
    """8.6.3.air_lift The three Government Troops that can fly leave the Coalition Base in Balkh of 2 Population rather
    than the one in Herat of 1."""
    text = "kabul: coalition 1t, taliban 1g, government 1p, S\nherat: coalition 1t 1b, government 5t\n"
    b = stretched(text + "balkh: coalition 1t 1b, government 5t", people="government")
    for changes in whatever_the_dice(b, "coalition"):
        assert (changes.get("balkh government.troops"), changes.get("herat government.troops")) == (-3, None)


# Assault


def test_8_6_4_assault_on_bases_before_support() -> None:
    """8.6.4 The Government takes part where a Base is removed, in Herat, not where it would clear Balkh at Support."""
    text = "balkh: coalition 1t, government 3t, taliban 2g(2a), S\n"
    b = stretched(text + "herat: coalition 1t, government 3t, taliban 1g(1a) 1b", 3)
    changes = {"herat taliban.guerrilla.a": -1, "herat taliban.base": -1, "balkh taliban.guerrilla.a": -1}
    always_does(in_force(b, SANDSTORMS, UNSHADED), changes | {"resources government": -3})


def test_8_6_4_no_assault_but_on_bases_and_at_support() -> None:
    """8.6.4 No Troops can come to Baghlan for a Sweep. For the Guerrilla in Herat alone, at no Support and without a
    Base, the Coalition does not Assault: it Trains."""
    b = stretched("kabul: coalition 1t 1b\nbaghlan: taliban 1g, S\nherat: coalition 1t, taliban 1g(1a)", 3)
    always_does(b, {"kabul support": 1, "resources government": -3})


def test_8_6_4_in_place_where_enemies_are() -> None:
    """8.6.4, 8.6.1 With NATO (17, shaded) in two spaces: after the Base in Herat in Balkh, not in Badakhshan without
    enemies. Where no enemy is at all the Coalition Passes."""
    b = stretched("badakhshan: coalition 1t\nherat: coalition 1t, taliban 1b\nbalkh: coalition 1t, warlords 1g(1a)")
    b = in_force(in_force(b, NATO, SHADED), SANDSTORMS, UNSHADED)
    always_does(b, {"herat taliban.base": -1, "balkh warlords.guerrilla.a": -1})
    assert "8.6.4 assault" not in decides(stretched("herat: coalition 1t", 0), "coalition")


# Train


def test_8_6_5_civic_action_with_the_greatest_shift() -> None:
    """8.6.5 Away from Coalition Bases too: in Balkh of 2 Population rather than in Herat of 1."""
    b = stretched("balkh: coalition 2t\nherat: coalition 2t", 4)
    always_does(b, {"balkh support": 1, "resources government": -3})


def test_8_6_5_civic_action_at_a_base_without_taliban() -> None:
    """8.6.5 In Badghis rather than in Herat, where Taliban are."""
    text = "badghis: coalition 2t 1b, government 2p\nherat: coalition 2t 1b, government 2p, taliban 1g(1a)\n"
    b = in_force(stretched(text + "kabul: coalition 1b, S", 4, people="government"), SANDSTORMS, UNSHADED)
    always_does(b, {"badghis support": 1, "resources government": -3})


# Surge

BASE_IN_HERAT = "herat: coalition 1t 1b\nkabul: government 1p\n"
TO_KABUL = {
    "herat government.police": 2,
    "herat coalition.base": -1,
    "kabul coalition.base": 1,
    "kabul coalition.troops": 1,
    "resources government": -3,
}
"""Changes from Herat's Base and a Troops moving to Kabul, after a Train that places Police in Herat; without the Troops
of Herat."""


def surging(text: str, troops: int = 0) -> Afghanistan:
    """A Train that only places Police at Herat's Base, then a Surge that adds no Aid, with this many Troops
    Available."""
    b = stretched(BASE_IN_HERAT + text, 3, troops=troops, patronage=6, police=2)
    return in_force(b, PRTS, SHADED)


def test_8_6_5_surge_moves_bases_to_most_people() -> None:
    """8.6.5.surge In the last Campaign, when Troops go home from Badghis, Herat and one more space are left: the Base
    goes to Kabul of 3 Population rather than to Khowst of 2, neither at Support."""
    text = BASE_IN_HERAT + "badghis: coalition 2t\nkhowst: government 1p"
    moved = {
        f"{space} coalition.{piece}": n for space, n in [("herat", -1), ("kabul", 1)] for piece in ["base", "troops"]
    }
    always_does(stretched(text, 0, patronage=6, played=LAST), moved | {"badghis coalition.troops": -2})


def test_8_6_5_surge_moves_bases_from_fewest_people() -> None:
    """8.6.5.surge To Kabul goes the Base of Herat of 1 Population rather than that of Baghlan of 2."""
    always_does(surging("baghlan: coalition 2t 1b, government 2p"), TO_KABUL | {"herat coalition.troops": -1})


def test_8_6_5_surge_brings_troops_where_no_support_is() -> None:
    """8.6.5.surge One Troops more than there is Support comes to Herat, whose own went to Kabul; not to Badghis at
    Support, where as few are."""
    always_does(surging("badghis: government 1p, S", troops=2), TO_KABUL)


def test_8_6_5_surge_brings_troops_evenly() -> None:
    """8.6.5.surge One Troops comes to Herat, where none is left, rather than to Kabul with one."""
    always_does(surging("", troops=1), TO_KABUL)


def test_8_6_5_surge_takes_troops_evenly() -> None:
    """8.6.5.surge One Troops for Support goes home from Faryab with three rather than from Badghis with two."""
    b = surging("badghis: coalition 2t\nfaryab: coalition 3t\nbadakhshan: S")
    always_does(b, TO_KABUL | {"herat coalition.troops": -1, "faryab coalition.troops": -1})


def test_8_6_5_surge_takes_troops_home_from_support_last() -> None:
    """8.6.5.surge In the last Campaign, of two spaces with as many Troops, Baghlan without Support is the third."""
    text = "herat: coalition 3t, S\nbalkh: coalition 2t, S\nkonduz: coalition 1t, S\nbaghlan: coalition 1t"
    home = {"herat": -3, "balkh": -2, "baghlan": -1}
    changes = {f"{space} coalition.troops": count for space, count in home.items()}
    always_does(stretched(text, 0, patronage=6, played=LAST), changes)
