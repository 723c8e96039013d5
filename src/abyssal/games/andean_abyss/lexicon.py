"""The vocabulary of Andean Abyss: arguments of journal entries, word lists, tracks and goals."""

from __future__ import annotations

from typing import cast

from ...coin.board import Board
from ...coin.lexicon import FACTION, Arguments, Cards, Goal, Lexicon, Track
from . import names, s3_operations, s4_special
from .colombia import Colombia
from .nonplayers import reasons
from .options import VALUES
from .s7_victory import BASES_GOAL, OPPOSITION_GOAL, RESOURCES_GOAL, SUPPORT_GOAL

_SHIPMENT: Arguments = (("piece", "piece"), ("space", "space"))
_THERE: Arguments = (("faction", "faction"), ("space", "space"))
_SPACE: Arguments = (("space", "space"),)

JOURNAL: dict[str, Arguments] = {
    "round": (("round", "number"),),
    "phase": (("phase", "phase"), ("variant", "variant")),
    "no-check": (),
    "past-goal": (("faction", "faction"), ("margin", "change")),
    "none-past": (("why", "number"),),
    "all-margins": (("govt", "change"), ("farc", "change"), ("auc", "change"), ("cartels", "change")),
    "earnings-govt": (("locs", "number"), ("aid", "number"), ("samper", "flag")),
    "earnings": (("faction", "faction"), ("bases", "number"), ("rate", "number")),
    "no-election": (("president", "president"),),
    "election": (("president", "president"), ("support", "number"), ("limit", "number"), ("stays", "flag")),
    "zone-due": (),
    "zones-end": (),
    "over": FACTION,
    "event": (("faction", "faction"), ("card", "card"), ("side", "side")),
    "operation": (("faction", "faction"), ("operation", "operation"), ("limited", "flag"), ("free", "flag")),
    "called-off": FACTION,
    "special": (("faction", "faction"), ("special", "special")),
    "select": _SPACE,
    "nothing-exposed": _SPACE,
    "ambush": _THERE,
    "terror-by": _THERE,
    "rolled": (("number", "number"),),
    "attack-rolled": (("number", "number"), ("guerrillas", "number"), ("success", "flag")),
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
    "bot-turn": FACTION,
    "bot-box": (("faction", "faction"), ("operation", "operation"), ("rule", "rule")),
    "bot-arrow": (("operation", "operation"), ("rule", "rule")),
    "bot-impossible": (("operation", "operation"), ("rule", "rule")),
    "bot-test": (("rule", "rule"), ("reason", "reason"), ("answer", "flag")),
    "bot-found": (("rule", "rule"), ("reason", "reason"), ("count", "number")),
    "bot-narrow": (("rule", "rule"), ("reason", "reason"), ("before", "number"), ("after", "number")),
    "bot-note": (("rule", "rule"), ("reason", "reason")),
    "bot-dice": (("red", "number"), ("yellow", "number"), ("green", "number")),
    "bot-random": (*_SPACE, ("count", "number")),
}


def lexicon(cards: Cards) -> Lexicon:
    """Return the lexicon of the game."""
    return Lexicon(
        cards=cards,
        card_text="aa-card",
        journal=JOURNAL,
        lists={
            "president": [f"president-{name}" for name in names.PRESIDENTS],
            "operation": [f"operation-{name}" for name in s3_operations.OPERATIONS],
            "special": [f"special-{name.replace('_', '-')}" for name in s4_special.NAMES],
            "reason": [f"why-{name}" for name in reasons.REASONS],
        },
        rules=[".".join(part for part in rule.split(".") if part.isdecimal()) for rule in reasons.RULES],
        phases=names.PHASES,
        phase_rules=names.PHASE_RULES,
        phase_factions=[names.PHASE_FACTIONS.get(phase, -1) for phase in names.PHASES],
        tracks=tracks,
        by_seats=["players", "nonplayers", "insurgents"],
        variants=VALUES["edition"],
        headline=["scenario", "edition"],
        goals=goals,
    )


def tracks(board: Board) -> list[Track]:
    """1.6.3, 1.7, 6.4.3 Return the tracks of the map except Resources."""
    b = cast(Colombia, board)
    president = b.n[names.PRESIDENT]
    return [
        Track("aid", b.n[names.AID]),
        Track("president", president, f"president-{names.PRESIDENTS[president]}"),
        Track("support", b.n[names.TOTAL_SUPPORT], goal=SUPPORT_GOAL),
        Track("opposition", b.opposition_and_bases(), goal=OPPOSITION_GOAL),
    ]


def goals(board: Board) -> list[Goal]:
    """7.2 Return what each faction must exceed. AUC counts against FARC's Bases; the Cartels have two goals."""
    b = cast(Colombia, board)
    return [
        Goal(names.GOVT, "track-support", b.n[names.TOTAL_SUPPORT], SUPPORT_GOAL),
        Goal(names.FARC, "track-opposition", b.opposition_and_bases(), OPPOSITION_GOAL),
        Goal(names.AUC, "goal-auc-bases", b.bases_on_map(names.AUC), b.bases_on_map(names.FARC)),
        Goal(names.CARTELS, "goal-bases", b.bases_on_map(names.CARTELS), BASES_GOAL),
        Goal(names.CARTELS, "goal-resources", b.n[names.RESOURCES + names.CARTELS], RESOURCES_GOAL),
    ]
