"""8.7 Non-player Government: each condition of Assault, Eradicate, Transport and Govern on a position that turns on
it."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import GOVERNMENT, TALIBAN
from tests.games.distant_plain.nonplayers.bots import decides, dice, does, event, reasons, solo, turn
from tests.games.distant_plain.nonplayers.test_government import ALL_PEOPLE, sent, stretched
from tests.games.distant_plain.nonplayers.test_government_priorities import held_but

TRIGGER = "farah: government 2t, taliban 1b\n"
"""8.7.3 A Taliban Base that an Assault removes: the Government Assaults and gains 6 Aid."""
ASSAULT = {"farah taliban.base": -1, "aid": 6, "resources government": -3}

# Assault


def test_8_7_3_no_control_for_too_few_hits() -> None:
    """8.7.3 Two of six Guerrillas would go from Balkh: four cubes do not exceed the other four. They Sweep to
    Kabul."""
    b = stretched("balkh: government 4t, taliban 6g(6a)")
    assert does(b, "government") == sent("balkh", "kabul", 4)


@pytest.mark.parametrize(
    ("people", "enemy", "assaulted"),
    [("coalition", "taliban", True), (ALL_PEOPLE, "warlords", True), ("coalition", "warlords", False)],
)
def test_8_7_3_assault_on_locs_of_players_and_taliban(people: str, enemy: str, assaulted: bool) -> None:
    """8.7.3 On a LoC it Assaults a Player or the Taliban, but no Non-player Warlords."""
    b = stretched(f"{held_but()}{TRIGGER}loc_kabul_aibak: government 2p, {enemy} 1g(1a)", 8, people)
    also = {f"loc_kabul_aibak {enemy}.guerrilla.a": -1, "resources government": -6} if assaulted else {}
    assert turn(b, "government") == ASSAULT | also


def test_8_7_3_assault_in_three_spaces() -> None:
    """8.7.3 Three spaces at most, though there are Resources for six."""
    text = "".join(f"{name}: government 2t, taliban 1b\n" for name in ["farah", "nimruz", "zabol", "helmand"])
    b = stretched(held_but() + text, 30)
    decides(b, "government")
    assert b.bases_on_map(TALIBAN) == 1


@pytest.mark.parametrize("farah", ["government 6t, taliban 1b", "government 2t, taliban 1b, warlords 3g(3a)"])
def test_8_7_3_assault_by_what_it_removes(farah: str) -> None:
    """8.7.3 One Assault can be paid for: in Nimruz two pieces are removed, in Farah one, though it has more hits or
    more pieces that are exposed."""
    b = stretched(f"{held_but()}farah: {farah}\nnimruz: government 4t, taliban 1g(1a) 1b", 3)
    lost = {"nimruz taliban.guerrilla.a": -1, "nimruz taliban.base": -1}
    assert turn(b, "government") == lost | {"aid": 6, "resources government": -3}


def test_8_7_3_no_control_by_what_is_hidden() -> None:
    """8.7.3 Six Troops would have three hits in Balkh, enough for COIN Control, but one Guerrilla is exposed: no
    Assault, but a Sweep in place."""
    b = stretched(held_but("balkh") + "balkh: government 6t, taliban 7g(1a)", 3)
    found = {"balkh taliban.guerrilla.u": -6, "balkh taliban.guerrilla.a": 6}
    assert turn(b, "government") == found | {"resources government": -3}


@pytest.mark.parametrize(
    ("people", "pieces", "lost"),
    [
        ("coalition", "taliban 1g(1a), warlords 1b", "warlords.base"),
        ("coalition+taliban", "taliban 1g(1a), warlords 1g 1b", "taliban.guerrilla.a"),
        ("coalition+taliban", "taliban 1g(1a), warlords 1g(1a) 1b", "taliban.guerrilla.a"),
        ("coalition+warlords", "taliban 1g(1a), warlords 1g(1a)", "warlords.guerrilla.a"),
        ("coalition", "taliban 1g(1a), warlords 1g(1a)", "taliban.guerrilla.a"),
    ],
)
def test_8_7_3_whom_an_assault_hits(people: str, pieces: str, lost: str) -> None:
    """8.7.3 The one hit in Nimruz takes a Base if it can; otherwise of a Player, the Taliban, the Warlords."""
    b = stretched(f"{held_but()}{TRIGGER}nimruz: government 3t, {pieces}", 8, people)
    assert does(b, "government") == ASSAULT | {f"nimruz {lost}": -1, "resources government": -6}


def test_8_7_3_assault_hits_both() -> None:
    """8.7.3, 8.2 With three hits the Taliban go, and then the Warlords too."""
    b = stretched(f"{held_but()}{TRIGGER}nimruz: government 6t, taliban 1g(1a), warlords 2g(2a)", 8, "coalition")
    assert turn(b, "government") == ASSAULT | {
        "nimruz taliban.guerrilla.a": -1,
        "nimruz warlords.guerrilla.a": -2,
        "resources government": -6,
    }


def test_8_3_4_commandos_take_a_base_first() -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): one Troops in the Mountains takes the Warlords' Base, where an Assault would
    have no hit, rather than a Guerrilla of the Taliban."""
    b = solo("nuristan: government 1t, taliban 1g(1a), warlords 1b", people="coalition")
    assert event(b, "government", 37, False) == {"nuristan warlords.base": -1}


@pytest.mark.parametrize(
    ("balkh", "lost"), [("government 2t, taliban 4g(4a)", 2), ("government 3t, taliban 4g(1a)", 1)]
)
def test_8_3_4_commandos_for_control_first(balkh: str, lost: int) -> None:
    """8.3.4, 8.7.3 Afghan Commandos (37): Herat, where they win COIN Control, before Balkh, with too few Troops or too
    few exposed Guerrillas; no dice choose."""
    b = stretched(f"balkh: {balkh}\nherat: government 3t, taliban 4g(4a)")
    changes = {"balkh taliban.guerrilla.a": -lost, "herat taliban.guerrilla.a": -3}
    assert event(b, "government", 37, False) == changes


# The arrows to Special Activities

POOR_FIELD = "herat: government 4t, warlords 1g 1b, O\n"
"""8.7.3.eradicate A Warlord Base that can be Eradicated, whether the Taliban are a Player or not."""
ERADICATED = {"herat warlords.base": -1, "patronage": 1, "aid": 3}


@pytest.mark.parametrize(
    ("people", "aid", "eradicates"),
    [("coalition+taliban", 3, False), ("coalition+taliban", 2, True), (ALL_PEOPLE, 9, True)],
)
def test_8_7_5_govern_unless_poor_or_against_warlords(people: str, aid: int, eradicates: bool) -> None:
    """8.7.5 Where both are possible, it Governs; with 2 Aid or against a Warlords Player it Eradicates."""
    b = training(POOR_FIELD + "badghis: S", people, aid)
    governed = {"badghis support": -1, "aid": -1, "patronage": 1}
    assert turn(b, "government") == TRAINED | (ERADICATED if eradicates else governed)


def test_8_7_5_govern_if_there_is_nothing_to_eradicate() -> None:
    """8.7.5, 8.7.3 Against a Warlords Player without Bases Train goes with Govern, though a Transport to Balkh is
    possible too."""
    text = held_but("kabul", "balkh") + "kabul: government 6t\nbadghis: S"
    assert turn(stretched(text, 3, ALL_PEOPLE, troops=12), "government") == {
        "kabul government.troops": 6,
        "badghis support": -1,
        "aid": -1,
        "patronage": 1,
        "resources government": -3,
    }


def test_8_7_3_transport_of_as_many_as_control_takes() -> None:
    """8.7.3.transport Against four Guerrillas in Baghlan five Troops go, not four, for dues of one Resource (4.3.2)."""
    text = held_but("kabul", "baghlan") + TRIGGER + "kabul: government 7t\nbaghlan: taliban 4g"
    moved = {"kabul government.troops": -5, "baghlan government.troops": 5}
    paid = {"resources government": -4, "resources warlords": 1}
    assert does(stretched(text, 5), "government") == ASSAULT | moved | paid


def test_8_7_3_transport_if_there_is_nothing_to_eradicate() -> None:
    """8.7.3 After Assault the arrow from Eradicate leads to Transport, not to Govern."""
    b = stretched(TRIGGER + "kabul: government 6t", 5)
    assert does(b, "government") == ASSAULT | {"kabul government.troops": -4, "khowst government.troops": 4}
    assert {"8.7.3.eradicate no eradicate", "8.7.3.transport transport"} <= set(reasons(b))
    assert "8.7.4.govern no govern" not in reasons(b)


def test_8_7_3_no_govern_with_assault() -> None:
    """8.7.3, 4.3.1 Without a Warlords Player the arrow leads to Govern, which does not go with Assault; so it
    Eradicates."""
    b = stretched(f"{held_but('herat')}{TRIGGER}{POOR_FIELD}badghis: S", 5, "coalition+taliban")
    assert turn(b, "government") == ASSAULT | ERADICATED | {"aid": 9}


# Eradicate

TRAINED = {"kabul government.troops": 4, "kabul government.police": 2, "resources government": -3}


def training(text: str, people: str = ALL_PEOPLE, aid: int = 9, patronage: int = 9) -> Afghanistan:
    """Return a position in which the Government Trains in Kabul, for all of its 3 Resources, and no Transport is
    needed: COIN Control everywhere except in the spaces of the text."""
    names = [line.split(":")[0] for line in text.splitlines()]
    text = held_but("kabul", *names) + "kabul: government 1t\n" + text
    return stretched(text, 3, people, troops=12, police=3, aid=aid, patronage=patronage)


@pytest.mark.parametrize(
    ("holder", "aid", "eradicates"), [(-1, 9, False), (TALIBAN, 9, False), (GOVERNMENT, 9, True), (-1, 0, True)]
)
def test_8_7_3_eradicate_where_there_is_no_opposition(holder: int, aid: int, eradicates: bool) -> None:
    """8.7.3.eradicate Against a Taliban Player in Neutral Herat only if the Government itself holds the Tribal Elders
    (it is at Support then), or without Aid."""
    b = training("herat: government 4t, warlords 1g 1b", aid=aid)
    if holder >= 0:
        b.take_elders(holder)
    level = {"herat support": 1 if holder == GOVERNMENT else -1}
    assert turn(b, "government") == TRAINED | (ERADICATED | level if eradicates else {})


def test_8_7_3_eradicate_ends_when_there_is_aid() -> None:
    """8.7.3.eradicate The first space brings Aid: no second one against a Taliban Player."""
    b = training("herat: government 4t, warlords 1g 1b\nfaryab: government 4t, warlords 1g 1b", aid=0)
    assert turn(b, "government", *dice("14")) == TRAINED | {
        "herat warlords.base": -1,
        "herat support": -1,
        "aid": 3,
        "patronage": 1,
    }


def test_8_7_3_eradicate_anywhere_without_aid() -> None:
    """8.7.3.eradicate Without Aid dice may choose Pashtun Helmand before non-Pashtun Herat; with Aid no dice are
    rolled."""
    text = "herat: government 4t, warlords 1g 1b\nhelmand: government 4t, warlords 1g 1b"
    found = turn(training(text, aid=0), "government", *dice("21"))
    assert {"helmand warlords.base", "helmand taliban.guerrilla.u"} <= set(found)


# Govern

DIVERTED = {"patronage": 1, "aid": -1}


@pytest.mark.parametrize(
    ("text", "patronage"),
    [
        pytest.param("", 9, id="no Support"),
        pytest.param("konduz: taliban 1g, S", 9, id="no COIN Control"),
        pytest.param("konduz: coalition 1t, S", 40, id="Patronage at its end, and no COIN Base for refugees"),
        pytest.param("konduz: government 2t 1b", 9, id="no Support at a COIN Base"),
        pytest.param("konduz: government 2t, coalition 1b, S, returnee", 9, id="refugees have returned there"),
        pytest.param(
            "konduz: government 2t, coalition 1b, S\n"
            + "\n".join(f"{name}: returnee" for name in ["farah", "nimruz", "zabol", "bamian", "faryab", "ghazni"]),
            9,
            id="no refugees are left",
        ),
    ],
)
def test_8_7_4_nothing_to_govern(text: str, patronage: int) -> None:
    """8.7.4.govern If its bullets allow neither Patronage nor +1 Pop, it Eradicates instead."""
    b = training(POOR_FIELD + text, "coalition+taliban", patronage=patronage)
    changes = TRAINED | ERADICATED | {"patronage": min(1, 40 - patronage)}
    assert {"patronage": 0} | turn(b, "government") == changes


def test_8_7_4_patronage_at_its_end() -> None:
    """8.7.4.govern With 40 Patronage it brings refugees home where it could divert Aid otherwise."""
    b = training("badghis: government 2t 1b, S", patronage=40)
    assert turn(b, "government") == TRAINED | {"badghis returnee": 1, "badghis pop": 1, "returnees": -1}


def test_8_7_4_no_patronage_at_coalition_bases() -> None:
    """8.7.4.govern Patronage in two spaces of 1 Population, none of the 2 of Konduz with its Coalition Base."""
    b = training("konduz: government 2t, coalition 1b, S\nbadghis: S\nherat: coalition 1t, S", "coalition+taliban")
    assert does(b, "government") == TRAINED | {"badghis support": -1, "herat support": -1, "patronage": 2, "aid": -2}


def test_8_7_4_patronage_at_government_bases_or_not() -> None:
    """8.7.4.govern For Patronage a Government Base does not matter: dice choose Faryab and Ghowr rather than
    Badghis."""
    b = training("badghis: government 2t 1b, S\nfaryab: S\nghowr: S", "coalition+taliban")
    assert turn(b, "government", *dice("54", "56")) == TRAINED | {
        "faryab support": -1,
        "ghowr support": -1,
        "patronage": 2,
        "aid": -2,
    }


def test_8_7_4_no_refugees_without_a_base() -> None:
    """8.7.4.govern After Patronage in Badghis no +1 Pop in Farah, where nobody lives, though that is allowed."""
    b = training("badghis: S\nfarah: coalition 1t", "coalition+taliban")
    assert turn(b, "government") == TRAINED | DIVERTED | {"badghis support": -1}


def test_8_3_4_karzai_governs_all_the_same() -> None:
    """8.3.4 Karzai (51) with 40 Patronage: it Governs in one of two spaces by dice, though its box has no use for it,
    and in no second one."""
    b = solo("badghis: coalition 1t, S\nherat: coalition 1t, S", people="coalition", patronage=40)
    assert event(b, "government", 51, False, *dice("13")) == {"herat returnee": 1, "herat pop": 1, "returnees": -1}


# Transport


def test_8_7_3_transport_stays_in_afghanistan() -> None:
    """8.7.3.transport, 4.3.2 COIN Control is everywhere but in Pakistan, to which no Troops go."""
    assert turn(stretched(f"{held_but()}{TRIGGER}kabul: government 6t", 5), "government") == ASSAULT


def test_8_7_3_transport_goes_elsewhere() -> None:
    """8.7.3.transport Troops are not sent in a circle to where they started."""
    b = stretched(f"{held_but('herat')}{TRIGGER}herat: government 4t, taliban 6g", 5, "coalition+taliban")
    assert turn(b, "government") == ASSAULT


@pytest.mark.parametrize(
    ("origin", "troops", "text", "sent"),
    [
        ("kabul", 3, "balkh: taliban 1b", 3),
        ("kabul", 3, "balkh: coalition 1b, taliban 1b", 0),
        ("loc_kabul_aibak", 3, "balkh: taliban 1b", 2),
        ("loc_kabul_aibak", 2, "balkh: taliban 1b", 0),
        ("kabul", 3, "balkh: taliban 1b\nloc_kabul_aibak: sabotage", 0),
    ],
)
def test_8_7_3_transport_for_control_without_base(origin: str, troops: int, text: str, sent: int) -> None:
    """8.7.3.transport Not to where a COIN Base is, nor the last Troops of a LoC, nor past Sabotage (4.3.2)."""
    b = stretched(f"{held_but('balkh')}{TRIGGER}{origin}: government {troops}t\n{text}", 5)
    moved = {f"{origin} government.troops": -sent, "balkh government.troops": sent}
    assert turn(b, "government") == ASSAULT | (moved if sent else {})


def test_8_7_3_transport_from_where_it_goes_to() -> None:
    """8.7.3.transport Dice choose Balkh, so the Troops come from Baghlan next to it. Those of Helmand would go to
    Kandahar without dues, but not to Balkh."""
    text = held_but("balkh", "kandahar") + "baghlan: government 3t\nhelmand: government 3t\n"
    b = stretched(text + TRIGGER + "loc_kandahar_kabul: warlords 1g", 5)
    changes = ASSAULT | {"baghlan government.troops": -3, "balkh government.troops": 3}
    assert turn(b, "government", *dice("52")) == changes
