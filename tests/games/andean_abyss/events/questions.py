"""Helpers for the tests of Events: the questions asked, and Shipments in readable form."""

from __future__ import annotations

from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.helpers import FACTIONS, event
from tests.scripted import event_asks as asked
from tests.scripted import in_brief

SEVEN = ["huila", "cesar", "arauca", "santander", "antioquia", "choco", "vichada"]
FOURTEEN_BASES = "\n".join(f"{space}: cartels 2b" for space in SEVEN)
"""One Cartels Base is left."""

EDITIONS = ["first", "second"]

FULL_CITIES = """
bogota: farc 2b
cali: farc 2b
medellin: farc 2b
bucaramanga: farc 2b
ibague: auc 2b
santa_marta: auc 2b
cartagena: auc 2b
cucuta: govt 2b
neiva: cartels 2b
pasto: cartels 2b
"""
"""Only Sincelejo has room for a Base."""
CHESS = "bogota: cartels 2g(1a) 1b, farc 1g\npasto: cartels 1b\nneiva: cartels 1g\nhuila: cartels 1g 2b, auc 1g"
COAST = """
choco: cartels 2g(1a) 1b, farc 1g, shipment farc.u
cartagena: cartels 1b
loc_pasto_tumaco: cartels 1g, shipment cartels.u
cali: cartels 2g 1b, shipment cartels.u
"""


def event_and_cargo(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> tuple[dict[str, int], list[str]]:
    """Return what changed, and the carriers of the Shipments afterwards."""
    changed = event(b, who, card, shaded, *choices)
    changed = {name: by for name, by in changed.items() if not name.startswith("ship_")}
    carriers = [
        f"{b.spec.spaces[b.shipment_space(i)]} {b.spec.piece_at[b.shipment_column(i)].name}"
        for i in range(4)
        if b.shipment_space(i) >= 0
    ]
    return changed, sorted(carriers)


def faction(decision: Decision) -> str:
    return names.FACTIONS[decision.actor]


def deciders(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> list[str]:
    """Return the factions that answered the questions of the Event."""
    b.executing = FACTIONS[who]
    flow = execute(b, FACTIONS[who], card, shaded)
    actors = []
    try:
        decision = next(flow)
        for choice in choices:
            assert choice in decision.options, f"{decision.kind}: {choice} is not among {decision.options}"
            actors.append(faction(decision))
            decision = flow.send(choice)
    except StopIteration:
        return actors
    raise AssertionError(f"{decision.kind} still asks: {decision.options}")


__all__ = [
    "CHESS", "COAST", "EDITIONS", "FOURTEEN_BASES", "FULL_CITIES", "SEVEN", "asked", "deciders", "event_and_cargo",
    "faction", "in_brief",
]  # fmt: skip
