"""Lexicon of A Distant Plain: arguments of journal entries, lists of words, tracks and goals."""

from __future__ import annotations

from typing import cast

from ...coin.board import Board
from ...coin.cards import Cards
from ...coin.lexicon import FACTION, SPACE, Arguments, Goal, Holding, Lexicon, Track, messages, rule_number
from . import names, s3_operations, s4_special
from .afghanistan import Afghanistan
from .deception import markers
from .nonplayers import reasons
from .s7_victory import CONTROL_GOAL, OPPOSITION_GOAL, RESOURCES_GOAL, SUPPORT_GOAL, UNCONTROLLED_GOAL

_CARD: Arguments = (("card", "card"),)

JOURNAL: dict[str, Arguments] = {
    "removed-card": _CARD,
    "card-told": _CARD,
    "sudden-propaganda": (),
    "phase": (("phase", "phase"),),
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
    "surge-rolled": (("number", "number"),),
    "manpads": (),
    "control": (("space", "space"), ("by", "control")),
    "returnees": SPACE,
    "returnees-gone": SPACE,
    "patronage": (("change", "change"), ("total", "number")),
    "islamabad": (("posture", "posture"),),
    "islamabad-hard": (("hard", "flag"),),
    "elders": FACTION,
    "deception-draw": FACTION,
    "deception-shown": (("faction", "faction"), ("marker", "deception")),
    "bot-special": (("faction", "faction"), ("special", "special"), ("rule", "rule")),
    "bot-special-impossible": (("special", "special"), ("rule", "rule")),
    "bot-dice": (("green", "number"), ("second", "number")),
}


def lexicon(cards: Cards) -> Lexicon:
    """Return the lexicon of the game."""
    return Lexicon(
        cards=cards,
        card_text="adp-card",
        journal=JOURNAL,
        lists={
            "operation": messages("operation", s3_operations.OPERATIONS),
            "special": messages("special", s4_special.NAMES),
            "posture": messages("islamabad", names.POSTURES),
            "control": ["control-none", "control-coin", "control-taliban"],
            "deception": messages("deception", names.DECEPTIONS),
            "track": messages("choice-hand-track", ["aid", "patronage", "islamabad", "hard"]),
            "reason": messages("why", reasons.REASONS),
            "box": ["box-available", "box-out-of-play", "box-casualties"],
        },
        rules=[rule_number(rule) for rule in reasons.RULES],
        phases=names.PHASES,
        phase_rules=names.PHASE_RULES,
        phase_factions=names.PHASE_FACTIONS,
        tracks=tracks,
        by_seats=["players", "nonplayers", "people", "pairing"],
        headline=["scenario"],
        holdings=holdings,
        goals=goals,
        option_groups={
            "game": ["scenario", "deployment", "capabilities"],
            "deck": ["sudden_propaganda"],
            "bots": ["sponsorship", "players_limited"],
        },
        event_rules=["8.2", "8.2.1", "8.3.1", "8.3.3", "8.3.4", "8.3.5", "8.4", "8.4.1"],
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
