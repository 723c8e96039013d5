"""Facts needed to put a game into words, beside its spec: its cards, its tracks, the meaning of its journal.

The journal's table lists for each message id the names and kinds of its arguments. Kinds: `number`, `change` (written
with its sign), `flag` (0 or 1), `faction`, `piece` (a column), `space`, `level`, `card`, `side` (of an Event: 0
unshaded, 1 shaded), `effect` (as a card is in force: 1 unshaded, 2 shaded), `phase`, `variant` (of the game), `rule`
(an index into the rules that Non-players cite); all others are indices into the lists of the game.
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
    "now-eligible": FACTION,
    "by-hand": FACTION,
    "by-hand-agreed": FACTION,
    "impossible": (("faction", "faction"), ("operation", "operation")),
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
    """A track: its value; the message that names the value, if it is not just a number; the value to exceed to win, and
    the faction that wins by it (-1: several or none)."""

    def __init__(
        self, id: str, number: int, message: str | None = None, goal: int | None = None, faction: int = -1
    ) -> None:
        self.id = id
        self.number = number
        self.message = message
        self.goal = goal
        self.faction = faction


class Goal:
    """A number that must exceed a goal for a faction to win, and the message that names it. A faction with several
    goals must exceed all of them."""

    def __init__(self, faction: int, message: str, number: int, goal: int) -> None:
        self.faction = faction
        self.message = message
        self.number = number
        self.goal = goal


class Holding:
    """Something that a player holds, face down or shown: the message that names it, and the message that explains
    it."""

    def __init__(self, id: str, message: str, about: str, shown: bool) -> None:
        self.id = id
        """Empty if the viewer does not know what it is."""
        self.message = message
        self.about = about
        self.shown = shown


class Lexicon:
    """The lexicon of one game."""

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
        option_groups: dict[str, list[str]] | None = None,
        event_rules: list[str] | None = None,
    ) -> None:
        self.cards = cards
        self.card_text = card_text
        """Prefix of the message ids of the cards' texts."""
        self.journal = {**JOURNAL, **journal}
        self.lists = lists
        """For each kind of argument that is an index: the messages that it selects from."""
        self.rules = rules
        """Rules that Non-players cite, selected by index."""
        self.phases = phases
        self.phase_rules = phase_rules
        """Rule of each phase of a Round; empty for the others."""
        self.phase_factions = [phase_factions.get(phase, -1) for phase in phases]
        """Faction that acts in each phase; -1 if several factions act or none."""
        self.tracks = tracks
        self.by_seats = by_seats
        """Options that follow from who sits where."""
        self.variants = variants or []
        """Variants of the game that its texts distinguish, in the order of their numbers in the journal."""
        self.headline = headline or []
        """Options shown beside the title of a game."""
        self.holdings = holdings
        """Returns what each faction holds in a position, if the game has holdings."""
        self.goals = goals
        """Returns what each faction must exceed to win, and its current values."""
        self.option_groups = option_groups or {}
        """Options by the group in which players find them."""
        self.event_rules = event_rules or []
        """Rules by which people carry out an Event for a Non-player: what it prefers, who and where."""

    def group_of(self, option: str) -> str:
        """Return the group of an option."""
        for group, options in self.option_groups.items():
            if option in options:
                return group
        return "rules"
