"""Tricky positions of A Distant Plain: the choices there by the rulebook, and pinned counts of what may follow.

The first choices are derived by hand from rulebook and map, as the comments say. If a count changes, the set of legal
choices has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.distant_plain.helpers import RULES
from tests.games.perft import begin, divide, options, perft


@dataclass
class Case:
    """A position, choices made there, the options that follow, and the number of sequences of a given length."""

    data: dict[str, Any]
    choices: str
    first: str
    depth: int
    count: int


def turn(who: str, special: bool = False, has: int = 3, **data: Any) -> dict[str, Any]:
    """The turn of the 2nd Eligible: a Limited Operation, or (after an Event) an Operation with Special Activity."""
    first = "warlords" if who == "taliban" else "taliban"
    purse = "government" if who == "coalition" else who
    return {
        "card": 25, "first": first, "first_did": "event" if special else "operation", "eligible": [first, who],
        "resources": {purse: has}, "islamabad": "tolerance", **data,
    }  # fmt: skip


def phase(name: str, spaces: dict[str, str], **data: Any) -> dict[str, Any]:
    return {"phase": name, "spaces": spaces, **data}


AFGHAN = (
    "kabul badakhshan badghis baghlan balkh bamian farah faryab ghazni ghowr helmand herat kandahar khowst konduz "
    "nimruz nuristan oruzgan paktika samangan sar_e_pol zabol"
)
LOCS = (
    "loc_farah_kandahar loc_kabul_aibak loc_kabul_tor_kham loc_kandahar_kabul loc_kandahar_spin_boldak "
    "loc_shibirghan_aibak loc_toraghondi_farah"
)


def without(spaces: str, *names: str) -> str:
    return " ".join(space for space in spaces.split() if space not in names)


CASES: dict[str, Case] = {
    # 3.2.1 Kabul, and Provinces with Coalition pieces; not the LoC.
    "train of the coalition": Case(
        turn("coalition", spaces={"kandahar": "coalition 1t 1b", "zabol": "coalition 1t", "herat": "government 3t",
                                  "loc_kabul_aibak": "coalition 1t"}),
        "train", "kabul kandahar zabol", 3, 30,
    ),
    # 3.2.1 All 60 cubes are on the map: they come from Herat, or not at all.
    "train with cubes from the map": Case(
        turn("government", spaces={"kabul": "government 15t 15p", "herat": "government 15t 15p"}),
        "train kabul", "herat done", 4, 27,
    ),
    # 3.2.1 No Troops are Available, but Police are: 0 to 6 of them, and nothing from the map.
    "train with police alone": Case(
        turn("government", spaces={"herat": "government 30t"}), "train kabul", "0 1 2 3 4 5 6", 3, 11,
    ),
    # 3.2.1 No COIN Base, so no cubes; COIN Control and 3 Resources left, 3 cubes and room for a Base.
    "train, then build": Case(
        turn("government", has=6, spaces={"kandahar": "government 2t 1p, terror 1"}),
        "train kandahar done", "civic_action base done", 3, 3,
    ),
    # 3.2.2 Onto the LoC at Herat, and on to the Sabotaged one, but no further.
    "patrol as far as sabotage": Case(
        turn("government", spaces={"herat": "government 1p", "loc_farah_kandahar": "taliban 1g, sabotage"}),
        "patrol herat", "loc_toraghondi_farah loc_farah_kandahar", 4, 3,
    ),
    # 3.2.3 Straight from Kandahar into Zabol, or over one of the three LoCs next to both; one has Guerrillas.
    "sweep past the toll of the warlords": Case(
        turn("government", spaces={"kandahar": "government 2t", "loc_kandahar_kabul": "warlords 1g, taliban 1g"}),
        "sweep zabol kandahar", "direct loc_farah_kandahar loc_kandahar_kabul loc_kandahar_spin_boldak", 4, 24,
    ),
    # 3.2.3 Zabol is adjacent, Farah is one free LoC away; Kabul's and Ghazni's only LoC to Kandahar is Sabotaged.
    "no sweep over sabotage": Case(
        turn("coalition", spaces={"kabul": "coalition 1t", "ghazni": "coalition 1t", "zabol": "coalition 1t",
                                  "farah": "coalition 1t", "loc_kandahar_kabul": "sabotage"}),
        "sweep kandahar", "zabol farah done", 5, 5,
    ),
    # 3.2.3 Each of 2 Coalition Troops may take 1 of the 3 Government Troops along, for 3 Resources in all.
    # 1.4.1 Two cubes alone find both Taliban, or one and the Warlord.
    "sweep with allied troops": Case(
        turn("coalition", spaces={"kabul": "coalition 2t, government 3t", "kandahar": "taliban 2g, warlords 1g"}),
        "sweep kandahar kabul 2", "0 1 2", 4, 15,
    ),
    # 3.2.4 In Mountains 5 Troops remove 1 piece (Police do not count): of either faction.
    "assault of the government in mountains": Case(
        turn("government", spaces={"ghazni": "government 5t 3p, taliban 2g(2a), warlords 1g(1a)"}),
        "assault ghazni", "taliban warlords", 3, 2,
    ),
    # 3.2.4, 1.4.1 In Plains they remove 2: T and then T or W; W and then T or no more.
    "assault of the government in plains": Case(
        turn("government", spaces={"kandahar": "government 5t 3p, taliban 2g(2a), warlords 1g(1a)"}),
        "assault kandahar", "taliban warlords", 3, 4,
    ),
    # 3.2.4 One Coalition cube removes 1 of 4 pieces, with the 2 Troops of the Government 3.
    "assault with allied cubes": Case(
        turn("coalition", spaces={"kandahar": "coalition 1t, government 2t 2p, taliban 2g(2a) 1b, warlords 1g(1a)"}),
        "assault kandahar", "alone with_government", 6, 7,
    ),
    # 3.3.1 All of Afghanistan but Herat at Support; Ghazni at Support is Pashtun. 6.6.1 Nothing in Pakistan.
    "rally of the taliban at pressure": Case(
        turn("taliban", islamabad="pressure", spaces={"herat": "S", "ghazni": "S"}),
        "rally", without(AFGHAN, "herat"), 3, 21,
    ),
    # 3.3.1 Any Province of Afghanistan or Kabul, whatever its level.
    "rally of the warlords": Case(turn("warlords", spaces={"herat": "S", "ghazni": "O"}), "rally", AFGHAN, 3, 22),
    # 3.3.1, 6.4.2 Place 1 to 3 (1 Base and 2 Population), trade, hide, or nothing, to buy Sharia.
    "rally at a base": Case(
        turn("taliban", spaces={"kandahar": "taliban 3g(1a) 1b"}), "rally kandahar", "place base hide done", 5, 14,
    ),
    # 3.3.2 One step from Waziristan (2.3.5 has but 1 destination): its seven neighbours.
    "limited march": Case(
        turn("taliban", spaces={"waziristan": "taliban 1g"}), "march",
        "kandahar khowst paktika zabol balochistan northwest_frontier loc_kandahar_spin_boldak", 4, 7,
    ),
    # 3.3.2 Paktika is Pashtun: on from there to its five neighbours, with 1 Resource left.
    "march that goes on": Case(
        turn("taliban", True, has=2, spaces={"waziristan": "taliban 1g(1a)"}), "march paktika waziristan",
        "ghazni khowst waziristan zabol loc_kandahar_kabul done", 4, 16,
    ),
    # 3.3.2, 6.6.1 Without Resources at Backing: from Waziristan anywhere, from Ghazni only onto its LoC.
    "march for nothing": Case(
        turn("taliban", has=0, islamabad="backing", spaces={"waziristan": "taliban 1g", "ghazni": "taliban 1g"}),
        "march", "kandahar khowst paktika zabol balochistan northwest_frontier loc_kandahar_spin_boldak "
        "loc_kandahar_kabul", 3, 8,
    ),
    # 3.3.3 Government cubes go before the Coalition's, and all cubes before Bases.
    "attack on cubes": Case(
        turn("taliban", spaces={"kandahar": "taliban 6g, coalition 1t 1b, government 1t 1p"}),
        "attack kandahar 2", "government.troops government.police", 3, 2,
    ),
    # 3.3.3 The Coalition's Troops go first, as there are no other cubes; then a Base of either COIN Faction.
    "attack on bases behind cubes": Case(
        turn("taliban", spaces={"kandahar": "taliban 6g, coalition 1t 1b, government 1b"}),
        "attack kandahar 3", "coalition.base government.base", 3, 2,
    ),
    # 3.3.3 The Taliban Base has a Guerrilla before it; the Coalition's has no cubes.
    "attack of the warlords": Case(
        turn("warlords", spaces={"kandahar": "warlords 6g, taliban 1g(1a) 1b, coalition 1b"}),
        "attack kandahar 2", "coalition.base taliban.guerrilla.a", 3, 4,
    ),
    # 4.4.3 One is Underground; 2 Taliban against 3 others do not Extort (4.4.1).
    "attack or ambush": Case(
        turn("taliban", True, spaces={"kandahar": "taliban 2g(1a), government 1t 2p"}),
        "attack kandahar", "attack ambush", 5, 16,
    ),
    # 3.3.4 Wherever a Guerrilla is Underground: in Kabul, in Pakistan, on a Sabotaged LoC.
    "terror": Case(
        turn("taliban", has=1, spaces={"kabul": "taliban 1g", "khowst": "taliban 1g(1a)", "waziristan": "taliban 1g",
                                       "loc_kabul_aibak": "taliban 1g, sabotage"}),
        "terror", "kabul waziristan loc_kabul_aibak", 3, 3,
    ),
    # 6.6.1 At Sponsorship a Limited Operation goes on: the other space, or done.
    "terror with sponsorship": Case(
        turn("taliban", islamabad="sponsorship", spaces={"kabul": "taliban 1g", "khowst": "taliban 2g"}),
        "terror kabul", "khowst done", 4, 2,
    ),
    # 4.2.1 Kabul under whatever Control, and Kandahar under COIN Control; not Herat.
    "surge": Case(
        turn("coalition", True, spaces={"kabul": "taliban 1g", "kandahar": "government 1t",
                                        "herat": "government 1t, warlords 1g"}),
        "train kabul surge", "kabul kandahar", 4, 592,
    ),
    # 4.2.2 From Herat to any space but those of Pakistan: 31 of 32 spaces but Herat, less 3.
    "air lift": Case(
        turn("coalition", True, spaces={"kandahar": "coalition 2t", "herat": "government 1t"}),
        "train kabul air_lift herat", without(f"{AFGHAN} {LOCS}", "herat"), 3, 894,
    ),
    # 4.2.3 Active Guerrillas, and Bases without any; Pakistan and LoCs, but never Kabul.
    "air strike": Case(
        turn("coalition", True, spaces={"kabul": "taliban 1g(1a)", "ghazni": "taliban 1g(1a)", "herat": "warlords 1b",
                                        "khowst": "taliban 1g 1b", "waziristan": "taliban 1b",
                                        "loc_kabul_tor_kham": "warlords 2g(1a)"}),
        "patrol air_strike", "ghazni herat waziristan loc_kabul_tor_kham", 4, 40,
    ),
    # 4.3.1 COIN Control, Support or no Population; not Khowst with a Coalition Base and a marker already.
    "govern": Case(
        turn("government", True, spaces={"kabul": "coalition 1b, government 2p, S", "herat": "government 1p, S",
                                         "zabol": "government 1p", "kandahar": "government 1p",
                                         "ghazni": "government 1p, taliban 1g, S",
                                         "khowst": "coalition 1b, government 1p, S, returnee"}),
        "patrol govern", "kabul herat zabol", 4, 262,
    ),
    # 4.3.2 From Ghazni into an adjacent Province, or onto the LoC, where Sabotage ends the way.
    "transport": Case(
        turn("government", True, spaces={"ghazni": "government 2t", "loc_kandahar_kabul": "sabotage"}),
        "patrol transport 2", "bamian khowst oruzgan paktika zabol loc_kandahar_kabul", 3, 33,
    ),
    # 4.3.3 COIN Control, Government cubes, a Warlord Base, and not Kabul.
    "eradicate": Case(
        turn("government", True, spaces={"helmand": "government 2t, warlords 1b",
                                         "balkh": "government 3p, warlords 1g 1b",
                                         "kandahar": "coalition 2t, warlords 1b", "kabul": "government 2p, warlords 1b",
                                         "herat": "government 1t, warlords 1g 1b"}),
        "patrol eradicate", "helmand balkh", 3, 20,
    ),
    # 4.4.1 An Underground Guerrilla, and more Taliban than others.
    "extort": Case(
        turn("taliban", True, spaces={"zabol": "taliban 2g, coalition 1t", "ghazni": "taliban 1g, government 1t",
                                      "khowst": "taliban 2g(2a)", "waziristan": "taliban 1g 1b",
                                      "loc_kabul_tor_kham": "taliban 1g"}),
        "rally extort", "zabol waziristan loc_kabul_tor_kham", 3, 87,
    ),
    # 4.4.2 Neither the Coalition's, nor the Base of the Government, which has a cube; the Warlords' has no Guerrilla.
    "infiltrate": Case(
        turn("taliban", True, spaces={"kandahar": "taliban 1g, coalition 1t, government 1t 1b, warlords 1b"}),
        "rally infiltrate replace", "government.troops warlords.base", 2, 50,
    ),
    # 4.5.1 Konduz is selected, has Population and 2 Guerrillas to 1 Police. 4.5.3 Two Resources are left for Suborn.
    "cultivate": Case(
        turn("warlords", True, spaces={"konduz": "warlords 2g, government 1p"}),
        "rally konduz", "place base cultivate suborn", 3, 159,
    ),
    # 4.5.2 Warlord Bases without Coalition pieces.
    "traffic": Case(
        turn("warlords", True, spaces={"konduz": "warlords 1b", "herat": "warlords 1b, coalition 1t",
                                       "balkh": "warlords 2b, government 3t"}),
        "rally traffic", "konduz balkh", 3, 88,
    ),
    # 4.5.3 Government pieces, Taliban Guerrillas, Active Guerrillas; not the Coalition alone, nor a Taliban Base.
    "suborn": Case(
        turn("warlords", True, spaces={"herat": "government 1t 1b", "waziristan": "taliban 1g 1b",
                                       "ghazni": "coalition 1t", "farah": "warlords 1g(1a)",
                                       "balochistan": "taliban 1b"}),
        "rally suborn", "herat waziristan farah", 3, 88,
    ),
    # 2.3.8 On the last Event card neither Sweep nor March: here the Coalition; Assault has no Troops.
    "final event card": Case(
        {**turn("coalition"), "options": {"scenario": "extended"}, "next": ["propaganda"],
         "played": ["propaganda"] * 5},
        "", "train patrol pass", 1, 3,
    ),
    # 6.4.1 The Coalition decides in Herat with as many Troops, not in Balkh with fewer; Ghazni has Support already.
    "civic action": Case(
        phase("civic_action_coalition", {"kabul": "coalition 1t, government 1p, terror 1",
                                         "herat": "coalition 1t, government 1t 1p",
                                         "balkh": "coalition 1t, government 2t 1p",
                                         "ghazni": "coalition 1t, government 1p, S"}, resources={"government": 6}),
        "", "kabul herat done", 3, 7,
    ),
    # 6.4.2 Taliban Control and something to gain: not Helmand at Opposition, nor Zabol without Population or Terror.
    "sharia": Case(
        phase("sharia", {"ghazni": "taliban 1g", "zabol": "taliban 1g", "khowst": "taliban 1g, coalition 1t",
                         "helmand": "taliban 1g, O", "nimruz": "taliban 1g, terror 1"}, resources={"taliban": 2}),
        "", "ghazni nimruz done", 3, 5,
    ),
    # 6.5.1 Of 6 cubes 2 go: none, one or both of them Troops.
    "desertion": Case(phase("desertion", {"kabul": "government 3t 3p"}), "", "0 1 2", 2, 3),
    # 6.5.2 Troops on LoCs and in Provinces without a COIN Base may leave; those of Herat, Ghazni and Kabul stay.
    "redeploy of the coalition": Case(
        phase("redeploy_coalition", {"kandahar": "coalition 2t", "loc_kabul_aibak": "coalition 1t",
                                     "herat": "coalition 1t, government 1b", "ghazni": "coalition 1t 1b",
                                     "khowst": "coalition 1b, taliban 2g", "kabul": "coalition 1t"}),
        "", "kandahar loc_kabul_aibak done", 3, 13,
    ),
    # 6.5.4 From Herat to the Base under Taliban Control or to Pashtun Pakistan; those in Kabul and at the Base stay.
    "redeploy of the taliban": Case(
        phase("redeploy_taliban", {"herat": "taliban 1g", "ghazni": "taliban 1g 1b", "kabul": "taliban 1g",
                                   "helmand": "taliban 1b, coalition 1t", "balochistan": "taliban 1g"}),
        "", "ghazni northwest_frontier waziristan", 2, 9,
    ),
    # setup.open The Warlords begin with Bases in Kabul or any Province of Afghanistan.
    "open deployment": Case(
        {"phase": "setup", "options": {"deployment": "open", "scenario": "extended"}}, "", AFGHAN, 2, 44,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_count(name: str) -> None:
    case = CASES[name]
    data, choices = {"game": RULES.spec.game, **case.data}, case.choices.split()
    assert sorted(options(begin(RULES, data, tuple(choices)))) == sorted(case.first.split())
    assert perft(RULES, data, case.depth, *choices) == case.count
    assert sum(divide(RULES, data, case.depth, *choices).values()) == case.count
