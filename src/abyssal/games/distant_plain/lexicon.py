"""Lexicon of A Distant Plain: arguments of journal entries, lists of words, tracks and goals."""

from __future__ import annotations

from typing import cast

from ...coin.board import Board
from ...coin.lexicon import FACTION, Arguments, Cards, Goal, Holding, Lexicon, Track
from . import names, s3_operations, s4_special
from .afghanistan import Afghanistan
from .deception import markers
from .nonplayers import reasons
from .s7_victory import CONTROL_GOAL, OPPOSITION_GOAL, RESOURCES_GOAL, SUPPORT_GOAL, UNCONTROLLED_GOAL

_THERE: Arguments = (("faction", "faction"), ("space", "space"))
_SPACE: Arguments = (("space", "space"),)
_CARD: Arguments = (("card", "card"),)

JOURNAL: dict[str, Arguments] = {
    "removed-card": _CARD,
    "sudden-propaganda": (),
    "round": (("round", "number"),),
    "phase": (("phase", "phase"),),
    "past-goal": (("faction", "faction"), ("margin", "change")),
    "none-past": (("why", "number"),),
    "all-margins": (
        ("coalition", "change"),
        ("taliban", "change"),
        ("government", "change"),
        ("warlords", "change"),
    ),
    "earnings-government": (("locs", "number"), ("aid", "number")),
    "earnings-taliban": (("bases", "number"),),
    "earnings-warlords": (("bases", "number"), ("guerrillas", "number")),
    "casualties-aid": (("count", "number"),),
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
    "surge-rolled": (("number", "number"),),
    "attack-rolled": (("number", "number"), ("guerrillas", "number"), ("success", "flag")),
    "manpads": (),
    "control": (("space", "space"), ("by", "control")),
    "returnees": _SPACE,
    "patronage": (("change", "change"), ("total", "number")),
    "islamabad": (("posture", "posture"),),
    "islamabad-hard": (("hard", "flag"),),
    "elders": FACTION,
    "deception-draw": FACTION,
    "deception-shown": (("faction", "faction"), ("marker", "deception")),
    "in-force": (("card", "card"), ("side", "effect")),
    "lapsed": (("card", "card"), ("side", "effect")),
    "reset": (),
    "bot-turn": FACTION,
    "bot-box": (("faction", "faction"), ("operation", "operation"), ("rule", "rule")),
    "bot-impossible": (("operation", "operation"), ("rule", "rule")),
    "bot-special": (("faction", "faction"), ("special", "special"), ("rule", "rule")),
    "bot-special-impossible": (("special", "special"), ("rule", "rule")),
    "bot-test": (("rule", "rule"), ("reason", "reason"), ("answer", "flag")),
    "bot-found": (("rule", "rule"), ("reason", "reason"), ("count", "number")),
    "bot-narrow": (("rule", "rule"), ("reason", "reason"), ("before", "number"), ("after", "number")),
    "bot-note": (("rule", "rule"), ("reason", "reason")),
    "bot-dice": (("green", "number"), ("second", "number")),
    "bot-random": (*_SPACE, ("count", "number")),
}


def lexicon(cards: Cards) -> Lexicon:
    """Return the lexicon of the game."""
    return Lexicon(
        cards=cards,
        card_text="adp-card",
        journal=JOURNAL,
        lists={
            "operation": [f"operation-{name}" for name in s3_operations.OPERATIONS],
            "special": [f"special-{name.replace('_', '-')}" for name in s4_special.NAMES],
            "posture": [f"islamabad-{name}" for name in names.POSTURES],
            "control": ["control-none", "control-coin", "control-taliban"],
            "deception": [f"deception-{name.replace('_', '-')}" for name in names.DECEPTIONS],
            "reason": [f"why-{name}" for name in reasons.REASONS],
            "box": ["box-available", "box-out-of-play", "box-casualties"],
        },
        rules=[".".join(part for part in rule.split(".") if part.isdecimal()) for rule in reasons.RULES],
        phases=names.PHASES,
        phase_rules=names.PHASE_RULES,
        phase_factions=[names.PHASE_FACTIONS.get(phase, -1) for phase in names.PHASES],
        tracks=tracks,
        by_seats=["players", "nonplayers", "people", "pairing"],
        headline=["scenario"],
        holdings=holdings,
        goals=goals,
    )


def holdings(board: Board, faction: int) -> list[Holding]:
    """7.3.option A player's Deception markers, listed at the leading faction."""
    b, found = cast(Afghanistan, board), []
    for kind, shown in markers(b, faction):
        id = "" if kind == names.WITHHELD else names.DECEPTIONS[kind]
        message = f"deception-{id.replace('_', '-') or 'hidden'}"
        found.append(Holding(id, message, f"{message}-about", shown))
    return found


def tracks(board: Board) -> list[Track]:
    """1.8, 1.9, 6.6.1 The tracks of the map, except Resources."""
    b = cast(Afghanistan, board)
    posture = b.n[names.ISLAMABAD]
    named = f"islamabad-{names.POSTURES[posture]}" + ("-hard" if b.n[names.HARD] else "")
    return [
        Track("aid", b.n[names.AID]),
        Track("patronage", b.n[names.PATRONAGE]),
        Track("islamabad", posture, named),
        Track("support", b.support_and_available(), goal=SUPPORT_GOAL, faction=names.COALITION),
        Track("opposition", b.opposition_and_bases(), goal=OPPOSITION_GOAL, faction=names.TALIBAN),
        Track("coin", b.coin_control_and_patronage(), goal=CONTROL_GOAL, faction=names.GOVERNMENT),
        Track("uncontrolled", b.uncontrolled(), goal=UNCONTROLLED_GOAL, faction=names.WARLORDS),
    ]


def goals(board: Board) -> list[Goal]:
    """7.2 Goals to exceed; the Warlords must exceed two at once."""
    b = cast(Afghanistan, board)
    return [
        Goal(names.COALITION, "track-support", b.support_and_available(), SUPPORT_GOAL),
        Goal(names.TALIBAN, "track-opposition", b.opposition_and_bases(), OPPOSITION_GOAL),
        Goal(names.GOVERNMENT, "track-coin", b.coin_control_and_patronage(), CONTROL_GOAL),
        Goal(names.WARLORDS, "track-uncontrolled", b.uncontrolled(), UNCONTROLLED_GOAL),
        Goal(names.WARLORDS, "goal-resources", b.n[names.RESOURCES + names.WARLORDS], RESOURCES_GOAL),
    ]
