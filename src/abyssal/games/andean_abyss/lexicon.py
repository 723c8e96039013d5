"""The vocabulary of Andean Abyss: arguments of journal entries, word lists, tracks and goals."""

from __future__ import annotations

from typing import cast

from ...coin.board import Board
from ...coin.cards import Cards
from ...coin.lexicon import SPACE, Arguments, Goal, Lexicon, Track, messages, rule_number
from . import names, s3_operations, s4_special
from .colombia import Colombia
from .nonplayers import reasons
from .options import VALUES
from .s7_victory import BASES_GOAL, OPPOSITION_GOAL, RESOURCES_GOAL, SUPPORT_GOAL

_SHIPMENT: Arguments = (("piece", "piece"), ("space", "space"))

JOURNAL: dict[str, Arguments] = {
    "phase": (("phase", "phase"), ("variant", "variant")),
    "no-check": (),
    "all-margins": (("govt", "change"), ("farc", "change"), ("auc", "change"), ("cartels", "change")),
    "earnings-govt": (("locs", "number"), ("aid", "number"), ("samper", "flag")),
    "earnings": (("faction", "faction"), ("bases", "number"), ("rate", "number")),
    "no-election": (("president", "president"),),
    "election": (("president", "president"), ("support", "number"), ("limit", "number"), ("stays", "flag")),
    "zone-due": (),
    "zones-end": (),
    "elite-backing": SPACE,
    "shipment-placed": _SHIPMENT,
    "shipment-handed": _SHIPMENT,
    "shipment-removed": _SHIPMENT,
    "zone": SPACE,
    "zone-gone": SPACE,
    "open": SPACE,
    "president": (("president", "president"),),
    "bot-arrow": (("operation", "operation"), ("rule", "rule")),
    "bot-dice": (("red", "number"), ("yellow", "number"), ("green", "number")),
}


def lexicon(cards: Cards) -> Lexicon:
    """Return the lexicon of the game."""
    return Lexicon(
        cards=cards,
        card_text="aa-card",
        journal=JOURNAL,
        lists={
            "box": ["box-available", "box-out-of-play"],
            "president": messages("president", names.PRESIDENTS),
            "operation": messages("operation", s3_operations.OPERATIONS),
            "special": messages("special", s4_special.NAMES),
            "track": messages("choice-hand-track", ["aid", "president"]),
            "reason": messages("why", reasons.REASONS),
        },
        rules=[rule_number(rule) for rule in reasons.RULES],
        phases=names.PHASES,
        phase_rules=names.PHASE_RULES,
        phase_factions=names.PHASE_FACTIONS,
        tracks=tracks,
        by_seats=["players", "nonplayers", "insurgents"],
        variants=VALUES["edition"],
        headline=["scenario", "edition"],
        goals=goals,
        option_groups={
            "game": ["scenario", "short", "edition", "deployment"],
            "deck": ["piles", "seeded", "no_reveal"],
            "bots": ["government"],
        },
        event_rules=["8.1.2", "8.2", "8.3", "8.4.2", "8.4.3", "8.4.4"],
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
