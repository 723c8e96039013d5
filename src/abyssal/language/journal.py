"""What the numbers of a journal entry mean: for each message id the names and kinds of its arguments.

Kinds: `number`, `change` (written with its sign), `flag` (0 or 1), `faction`, `piece` (a column), `space`, `level`,
`card`, `side` (of an Event: 0 unshaded, 1 shaded), `effect` (as a card lies in force: 1 unshaded, 2 shaded),
`president`, `phase`, `operation` and `special` (their places in the lists of the game), `rule` and `reason` (of a
Non-player).
"""

from __future__ import annotations

Arguments = tuple[tuple[str, str], ...]

_PIECES: Arguments = (("count", "number"), ("piece", "piece"), ("space", "space"))
_MARKERS: Arguments = (("space", "space"), ("count", "number"))
_SHIPMENT: Arguments = (("piece", "piece"), ("space", "space"))
_FACTION: Arguments = (("faction", "faction"),)
_FACTION_THERE: Arguments = (("faction", "faction"), ("space", "space"))
_SPACE: Arguments = (("space", "space"),)

SHARED: dict[str, Arguments] = {
    "place": _PIECES,
    "remove": _PIECES,
    "discard": (("count", "number"), ("piece", "piece")),
    "move": (("count", "number"), ("piece", "piece"), ("origin", "space"), ("destination", "space")),
    "turn": _PIECES,
    "support": (("space", "space"), ("level", "level")),
    "terror": _MARKERS,
    "sabotage": _MARKERS,
    "calm": _MARKERS,
    "repair": _MARKERS,
    "resources": (("faction", "faction"), ("change", "change"), ("total", "number")),
    "transfer": (("giver", "faction"), ("receiver", "faction"), ("count", "number")),
    "aid": (("change", "change"), ("total", "number")),
    "pass": _FACTION,
    "ineligible": _FACTION,
    "stays-eligible": _FACTION,
    "card": (("card", "card"),),
}
"""Written by the kernel, so by every game."""

ANDEAN_ABYSS: dict[str, Arguments] = {
    "round": (("round", "number"),),
    "phase": (("phase", "phase"), ("second", "flag")),
    "no-check": (),
    "past-goal": (("faction", "faction"), ("margin", "change")),
    "none-past": (("why", "number"),),
    "margins": (("govt", "change"), ("farc", "change"), ("auc", "change"), ("cartels", "change")),
    "earnings-govt": (("locs", "number"), ("aid", "number"), ("samper", "flag")),
    "earnings": (("faction", "faction"), ("bases", "number"), ("rate", "number")),
    "no-election": (("president", "president"),),
    "election": (("president", "president"), ("support", "number"), ("limit", "number"), ("stays", "flag")),
    "zone-due": (),
    "zones-end": (),
    "over": _FACTION,
    "event": (("faction", "faction"), ("card", "card"), ("side", "side")),
    "operation": (("faction", "faction"), ("operation", "operation"), ("limited", "flag"), ("free", "flag")),
    "special": (("faction", "faction"), ("special", "special")),
    "select": _SPACE,
    "ambush": _FACTION_THERE,
    "terror-by": _FACTION_THERE,
    "rolled": (("number", "number"),),
    "elite-backing": _SPACE,
    "shipment-placed": _SHIPMENT,
    "shipment-handed": _SHIPMENT,
    "shipment-removed": _SHIPMENT,
    "zone": _SPACE,
    "zone-gone": _SPACE,
    "open": _SPACE,
    "president": (("president", "president"),),
    "in-force": (("card", "card"), ("side", "effect")),
    "lapsed": (("card", "card"), ("side", "effect")),
    "reset": (),
    "bot-turn": _FACTION,
    "bot-unmet": (("rule", "rule"), ("reason", "reason"), ("before", "number")),
    "bot-box": (("faction", "faction"), ("operation", "operation"), ("rule", "rule")),
    "bot-impossible": (("operation", "operation"), ("rule", "rule")),
    "bot-test": (("rule", "rule"), ("reason", "reason"), ("answer", "flag")),
    "bot-narrow": (("rule", "rule"), ("reason", "reason"), ("before", "number"), ("after", "number")),
    "bot-note": (("rule", "rule"), ("reason", "reason")),
    "bot-dice": (("red", "number"), ("yellow", "number"), ("green", "number")),
    "bot-random": _SPACE,
}


def is_reason(id: str) -> bool:
    """Whether a line of the journal tells why a Non-player did something, not what happened."""
    return id.startswith("bot-")
