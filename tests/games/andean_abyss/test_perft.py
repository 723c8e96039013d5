"""Pinned counts of choices in tricky positions (see `perft`). If a count changes, what is legal has changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andean_abyss.helpers import RULES
from tests.games.perft import divide, perft


def turn(who: str, special: bool = False, **data: Any) -> dict[str, Any]:
    """Return the turn of the 2nd Eligible: a Limited Operation or, after an Event, an Operation with Special
    Activity."""
    first = "farc" if who == "govt" else "govt"
    did = "event" if special else "operation"
    resources = {who: data.pop("has", 3)}
    return {"card": 25, "first": first, "first_did": did, "eligible": [first, who], "resources": resources, **data}


def phase(name: str, spaces: dict[str, str], **data: Any) -> dict[str, Any]:
    return {"phase": name, "spaces": spaces, **data}


POSITIONS: dict[str, tuple[dict[str, Any], int, tuple[str, ...], int]] = {
    "no resources, no pieces: pass": (turn("farc", has=0), 3, (), 1),
    "rally wherever there is no support, 27 spaces": (turn("farc", has=1), 3, ("rally",), 27),
    "no guerrillas anywhere to rally": (turn("farc", out_of_play={"farc.guerrilla": 30}), 3, (), 1),
    "rally at a base: place, trade or gather": (
        turn("farc", spaces={"huila": "farc 3g(2a) 1b"}), 4, ("rally", "huila"), 6,
    ),
    "no third base": (turn("farc", spaces={"huila": "farc 3g, auc 2b"}), 4, ("rally", "huila"), 1),
    "one base fits": (turn("farc", spaces={"huila": "farc 3g, auc 1b"}), 4, ("rally", "huila"), 2),
    "no bases left": (
        turn("farc", spaces={"huila": "farc 3g, auc 1b"}, out_of_play={"farc.base": 9}), 4, ("rally", "huila"), 1,
    ),
    "march out of pasto, 6 ways of 3 numbers": (turn("farc", spaces={"pasto": "farc 3g"}), 5, ("march",), 18),
    "march with ecuador open, room for one there": (
        turn("farc", spaces={"pasto": "farc 3g", "ecuador": "farc 1g"}, foreign=["ecuador"]), 5, ("march",), 41,
    ),
    "march out of ecuador when it is full": (
        turn("farc", spaces={"pasto": "farc 3g", "ecuador": "farc 2g(1a)"}, foreign=["ecuador"]), 5, ("march",), 63,
    ),
    "march with shipments": (
        turn("farc", spaces={"panama": "farc 2g, shipment farc.u, shipment farc.u"}, foreign=["panama"]),
        6, ("march",), 11,
    ),
    "terror with all markers on the map": (
        turn("farc", spaces={"bogota": "farc 1g", "cali": "terror 40", "loc_cali_pasto": "farc 1g"}),
        4, ("terror",), 2,
    ),
    "attack: the die, then what to remove": (
        turn("farc", spaces={"cali": "farc 2g, govt 1t 1p, auc 1b"}), 6, ("attack",), 18,
    ),
    "attack a carrier": (
        turn("farc", spaces={"cali": "farc 2g, cartels 1g, shipment cartels.u"}), 6, ("attack",), 42,
    ),
    "extort to pay for the operation": (turn("farc", True, has=0, spaces={"huila": "farc 2g"}), 5, (), 112),
    "kidnap a shipment": (
        {**turn("farc", True, spaces={"cali": "farc 2g, cartels 1g, shipment cartels.u"}),
         "resources": {"farc": 1, "cartels": 5}},
        6, ("terror",), 54,
    ),
    "ambush instead of an attack": (turn("farc", True, spaces={"cali": "farc 1g, govt 2p"}), 5, ("attack",), 8),
    "assassinate": (turn("auc", True, has=1, spaces={"cali": "auc 2g, farc 1b, cartels 1b"}), 6, ("terror",), 5),
    "cultivate": (turn("cartels", True, spaces={"cali": "cartels 2g 1b, govt 1p"}), 3, ("rally", "cali"), 226),
    "process to pay for the operation": (turn("cartels", True, has=0, spaces={"cali": "cartels 1g 1b"}), 3, (), 36),
    "bribe": (turn("cartels", True, has=4, spaces={"cali": "cartels 1g, govt 2t, farc 1b"}), 6, ("terror",), 8),
    "ship": (
        turn("farc", True, has=1,
             spaces={"cali": "farc 1g(1a), shipment farc.a", "huila": "cartels 1g, shipment cartels.u"}),
        3, ("march", "huila", "cali", "done"), 52,
    ),
    "train": (turn("govt", spaces={"cali": "govt 1t"}), 4, ("train",), 335),
    "patrol": (turn("govt", spaces={"cali": "govt 1p", "loc_cali_pasto": "farc 1g"}), 6, ("patrol",), 31),
    "no sweep into a FARC Zone": (
        turn("govt", spaces={"bogota": "govt 2t", "meta_west": "farc 2g, zone", "meta_east": "farc 2g"}),
        6, ("sweep",), 56,
    ),
    "assault: bases last": (
        turn("govt", spaces={"huila": "govt 4t, farc 1b 1g(1a), auc 1g(1a)"}), 6, ("assault",), 4,
    ),
    "assault with mountain battalions": (
        turn("govt", spaces={"huila": "govt 2t, farc 1g(1a), cartels 2b"}, capabilities={"9": "unshaded"}),
        6, ("assault",), 4,
    ),
    "assault on the menu with mountain battalions shaded": (
        turn("govt", spaces={"huila": "govt 2t, farc 1g(1a), cartels 2b"}, capabilities={"9": "shaded"}), 1, (), 5,
    ),
    "assault in vain with mountain battalions shaded": (
        turn("govt", spaces={"huila": "govt 2t, farc 1g(1a), cartels 2b"}, capabilities={"9": "shaded"}),
        6, ("assault",), 1,
    ),
    "no assault in departments by madrid donors": (
        turn("govt", spaces={"huila": "govt 2t, farc 1g(1a)"}, momentum={"17": "shaded"}), 1, (), 4,
    ),
    "assault twice but for tapias": (
        turn("govt", has=6, special=True, spaces={"huila": "govt 1p", "cali": "govt 1p"}), 4, ("assault",), 4,
    ),
    "assault once by tapias": (
        turn("govt", has=6, special=True, spaces={"huila": "govt 1p", "cali": "govt 1p"}, capabilities={"3": "shaded"}),
        4, ("assault",), 2,
    ),
    "assault on two factions": (
        turn("govt", spaces={"cali": "govt 3t, farc 2g(2a), auc 2g(2a)"}), 6, ("assault",), 8,
    ),
    "assault but for the protected": (
        turn("govt", spaces={"cali": "govt 3t, farc 2g(2a), auc 2g(2a)"}, momentum={"42": "shaded"}, protected="farc"),
        6, ("assault",), 1,
    ),
    "air lift before or after an assault": (
        turn("govt", True, spaces={"cali": "govt 1t, farc 1g(1a), auc 1b"}), 6, ("assault",), 134,
    ),
    "air strike before or after an assault in vain": (
        turn("govt", True, spaces={"choco": "govt 1p, farc 1g(1a), auc 1b"}), 6, ("assault",), 5,
    ),
    "activate in two spaces, air strike in between": (
        turn("govt", True, has=6, spaces={"huila": "govt 1p, farc 1g, auc 1g", "pasto": "govt 1p, farc 1g"}),
        8, ("sweep", "huila", "pasto", "done"), 31,
    ),
    "eradicate": (
        turn("govt", True, spaces={"cali": "govt 1t", "huila": "cartels 2b, PS"}), 2, ("train", "cali"), 30,
    ),
    "civic action, terror first": (
        phase("civic_action", {"cali": "govt 1t 1p, terror 1", "bogota": "govt 1p 1t", "huila": "govt 1t 1p, AS"},
              resources={"govt": 6}),
        4, (), 9,
    ),
    "agitation, terror first": (
        phase("agitation", {"cali": "farc 1g, terror 1", "bogota": "farc 1g", "huila": "farc 1g, AO"},
              resources={"farc": 3}),
        4, (), 17,
    ),
    "election: a FARC Zone where FARC is strongest": (
        phase("election", {"cali": "farc 2g", "huila": "farc 2g, govt 1t 1p 1b", "meta_west": "farc 2g",
                           "choco": "farc 1g", "bogota": "govt 1p"}),
        1, (), 2,
    ),
    "elite backing": (
        phase("elite_backing", {"huila": "auc 2g(1a)", "bogota": "AO", "cali": "govt 1p"}), 3, (), 27,
    ),
    "redeploy": (phase("redeploy", {"huila": "govt 2t", "bogota": "govt 1p", "cali": "govt 1t 1p"}), 3, (), 8),
    "drug profits: one base fits": (
        phase("resources", {"cali": "farc 1g, shipment farc.u, shipment farc.u, cartels 1b",
                            "huila": "auc 1g 2b, shipment auc.u"}),
        4, (), 3,
    ),
    "7th special forces": (
        phase("control", {"loc_cali_pasto": "farc 1g", "cali": "terror 2"}, capabilities={"7": "unshaded"}), 4, (), 9,
    ),
    "open deployment": ({"phase": "setup", "options": {"deployment": "open"}}, 2, (), 90),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_count(name: str) -> None:
    data, depth, choices, count = POSITIONS[name]
    assert perft(RULES, data, depth, *choices) == count
    assert sum(divide(RULES, data, depth, *choices).values()) == count
