"""What has to be known of a game, beside its spec, to put it into words: its cards, its tracks, what its journal means.

The journal's table says for each message id the names and kinds of its arguments. Kinds: `number`, `change` (written
with its sign), `flag` (0 or 1), `faction`, `piece` (a column), `space`, `level`, `card`, `side` (of an Event: 0
unshaded, 1 shaded), `effect` (as a card lies in force: 1 unshaded, 2 shaded), `phase`, `variant` (of the game), `rule`
(a place in the list of rules that Non-players cite); all others are places in the lists of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import Board
from .cards import Cards

Arguments = tuple[tuple[str, str], ...]

PIECES: Arguments = (("count", "number"), ("piece", "piece"), ("space", "space"))
MARKERS: Arguments = (("space", "space"), ("count", "number"))
FACTION: Arguments = (("faction", "faction"),)
SPACE: Arguments = (("space", "space"),)
THERE: Arguments = (("faction", "faction"), ("space", "space"))

JOURNAL: dict[str, Arguments] = {
    "place": PIECES,
    "remove": PIECES,
    "discard": (("count", "number"), ("piece", "piece")),
    "off": (*PIECES, ("box", "box")),
    "rebox": (("count", "number"), ("piece", "piece"), ("source", "box"), ("to", "box")),
    "move": (("count", "number"), ("piece", "piece"), ("origin", "space"), ("destination", "space")),
    "turn": PIECES,
    "support": (("space", "space"), ("level", "level")),
    "terror": MARKERS,
    "sabotage": MARKERS,
    "calm": MARKERS,
    "repair": MARKERS,
    "resources": (("faction", "faction"), ("change", "change"), ("total", "number")),
    "transfer": (("giver", "faction"), ("receiver", "faction"), ("count", "number")),
    "aid": (("change", "change"), ("total", "number")),
    "pass": FACTION,
    "ineligible": FACTION,
    "stays-eligible": FACTION,
    "card": (("card", "card"),),
    "round": (("round", "number"),),
    "past-goal": (("faction", "faction"), ("margin", "change")),
    "none-past": (("why", "number"),),
    "over": FACTION,
    "event": (("faction", "faction"), ("card", "card"), ("side", "side")),
    "operation": (("faction", "faction"), ("operation", "operation"), ("limited", "flag"), ("free", "flag")),
    "called-off": FACTION,
    "special": (("faction", "faction"), ("special", "special")),
    "select": SPACE,
    "nothing-exposed": SPACE,
    "ambush": THERE,
    "terror-by": THERE,
    "rolled": (("number", "number"),),
    "attack-rolled": (("number", "number"), ("guerrillas", "number"), ("success", "flag")),
    "in-force": (("card", "card"), ("side", "effect")),
    "lapsed": (("card", "card"), ("side", "effect")),
    "reset": (),
    "bot-turn": FACTION,
    "bot-box": (("faction", "faction"), ("operation", "operation"), ("rule", "rule")),
    "bot-impossible": (("operation", "operation"), ("rule", "rule")),
    "bot-test": (("rule", "rule"), ("reason", "reason"), ("answer", "flag")),
    "bot-found": (("rule", "rule"), ("reason", "reason"), ("count", "number")),
    "bot-narrow": (("rule", "rule"), ("reason", "reason"), ("before", "number"), ("after", "number")),
    "bot-note": (("rule", "rule"), ("reason", "reason")),
    "bot-random": (*SPACE, ("count", "number")),
}
"""Entries that the games of the series share; those of one game are in its `lexicon` module."""


def messages(prefix: str, names: list[str]) -> list[str]:
    """Return the ids of the messages for these names: `special-air-lift` for `air_lift`."""
    return [f"{prefix}-{name.replace('_', '-')}" for name in names]


def rule_number(rule: str) -> str:
    """Return the number of a rule without the name of its part, if it has one."""
    return ".".join([part for part in rule.split(".") if part.isdecimal()])


class Track:
    """Where a track stands; the message that names the place, if it is no mere number; what must be exceeded to win,
    and which faction wins by it (-1: several or none)."""

    def __init__(
        self, id: str, number: int, message: str | None = None, goal: int | None = None, faction: int = -1
    ) -> None:
        self.id = id
        self.number = number
        self.message = message
        self.goal = goal
        self.faction = faction


class Goal:
    """Something that a faction must have more of than the goal to win: the message that names it, and how many it has.
    A faction with several must exceed all of them."""

    def __init__(self, faction: int, message: str, number: int, goal: int) -> None:
        self.faction = faction
        self.message = message
        self.number = number
        self.goal = goal


class Holding:
    """Something that a player holds, face down or shown: the message that names it, and the one that explains it."""

    def __init__(self, id: str, message: str, about: str, shown: bool) -> None:
        self.id = id
        """Empty if those who look do not know what it is."""
        self.message = message
        self.about = about
        self.shown = shown


class Lexicon:
    """One game's lists."""

    def __init__(
        self,
        cards: Cards,
        card_text: str,
        journal: dict[str, Arguments],
        lists: dict[str, list[str]],
        rules: list[str],
        phases: list[str],
        phase_rules: list[str],
        phase_factions: dict[str, int],
        tracks: Callable[[Board], list[Track]],
        by_seats: list[str],
        variants: list[str] | None = None,
        headline: list[str] | None = None,
        holdings: Callable[[Board, int], list[Holding]] | None = None,
        goals: Callable[[Board], list[Goal]] | None = None,
    ) -> None:
        self.cards = cards
        self.card_text = card_text
        """How the ids of the cards' texts begin."""
        self.journal = {**JOURNAL, **journal}
        self.lists = lists
        """For each kind of argument that is a place in a list: the messages that it stands for."""
        self.rules = rules
        """The rules that Non-players cite, as far as they are numbers."""
        self.phases = phases
        self.phase_rules = phase_rules
        """The rule of each phase of a Round; empty for the others."""
        self.phase_factions = [phase_factions.get(phase, -1) for phase in phases]
        """Whose deeds fill each phase; -1 where several factions or none act."""
        self.tracks = tracks
        self.by_seats = by_seats
        """The options that follow from who sits where."""
        self.variants = variants or []
        """The variants of the game that its texts tell apart, by the numbers its journal has for them."""
        self.headline = headline or []
        """The options that are named beside the title of a game."""
        self.holdings = holdings
        """What each faction holds in a position, where a game has such things."""
        self.goals = goals
        """What each faction must exceed to win, and where it stands."""
