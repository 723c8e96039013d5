"""A Distant Plain on the board by itself: positions of its scenarios, as much of a state as the board looks at."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from abyssal.games.distant_plain.rules import DistantPlain

GAME = "distant-plain"
RULES = DistantPlain()
NAMES = {"coalition": "Coalition", "taliban": "Taliban", "government": "Government", "warlords": "Warlords"}


def scenario(name: str) -> dict[str, Any]:
    """What stands on the map at the set-up of a scenario."""
    b = RULES.new_board(RULES.check_options({"scenario": name}))
    return {"spaces": RULES.to_position(b)["spaces"]}


def with_spaces(position: dict[str, Any], spaces: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The position with more in some spaces."""
    changed = deepcopy(position)
    for id, facts in spaces.items():
        changed["spaces"].setdefault(id, {}).update(facts)
    return changed


def control(position: dict[str, Any]) -> dict[str, str]:
    """COIN together against all others, or the Taliban against all others; not on LoCs."""
    found: dict[str, str] = {}
    for id, facts in position["spaces"].items():
        count = dict.fromkeys(NAMES, 0)
        for kind, pieces in facts.items():
            if "." in kind:
                count[kind.split(".")[0]] += pieces
        coin = count["coalition"] + count["government"]
        if id.startswith("loc_"):
            continue
        if coin > count["taliban"] + count["warlords"]:
            found[id] = "coin"
        elif count["taliban"] > coin + count["warlords"]:
            found[id] = "taliban"
    return found


def state(position: dict[str, Any], options: list[dict[str, Any]] | None = None, **decision: Any) -> dict[str, Any]:
    factions = [
        {
            "id": id,
            "name": name,
            "available": [
                {"piece": pool, "name": f"{name} {pool.split('.')[1].title()}", "count": 1}
                for pool in RULES.spec.pools
                if pool.startswith(f"{id}.")
            ],
        }
        for id, name in NAMES.items()
    ]
    asked = {"space": "", "origin": "", "options": options, **decision} if options is not None else None
    return {
        "game": GAME,
        "position": position,
        "control": control(position),
        "factions": factions,
        "decision": asked,
    }


MAIN = scenario("main")
CROWDED = with_spaces(
    scenario("short"),
    {
        "kabul": {
            "coalition.troops": 9, "coalition.base": 1, "government.troops": 8, "government.police": 7,
            "government.base": 1, "taliban.guerrilla.u": 3, "taliban.guerrilla.a": 2, "warlords.guerrilla.u": 2,
            "terror": 2, "support": "S", "returnee": True,
        },
        "zabol": {
            "coalition.troops": 3, "government.troops": 4, "government.police": 2, "taliban.guerrilla.u": 3,
            "taliban.guerrilla.a": 2, "taliban.base": 2, "warlords.guerrilla.u": 2, "terror": 1, "returnee": True,
            "support": "O",
        },
        "ghazni": {"warlords.base": 1, "warlords.guerrilla.a": 3, "terror": 3, "support": "O"},
        "faryab": {"warlords.base": 2, "warlords.guerrilla.u": 4, "government.police": 3, "taliban.guerrilla.u": 1},
        "nuristan": {"support": "O", "terror": 1},
        "waziristan": {"taliban.guerrilla.u": 7, "taliban.guerrilla.a": 2, "taliban.base": 2},
        "northwest_frontier": {"taliban.guerrilla.u": 5, "taliban.base": 2},
        "konduz": {"support": "S"},
        "loc_kabul_tor_kham": {
            "government.police": 3, "taliban.guerrilla.u": 1, "warlords.guerrilla.u": 1, "sabotage": True,
        },
        "loc_kandahar_kabul": {"coalition.troops": 2, "government.police": 2, "taliban.guerrilla.a": 3},
        "loc_kandahar_spin_boldak": {"government.police": 1, "taliban.guerrilla.u": 2, "sabotage": True},
        "loc_toraghondi_farah": {"warlords.guerrilla.u": 2},
    },
)  # fmt: skip
"""More than there is, to see how much room there is."""
