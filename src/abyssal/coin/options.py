"""Options of a game: read and complete them, and refuse those that exclude each other."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.errors import OptionClash, Problem
from .deck_file import Deck

Clash = tuple[list[tuple[str, list[str]]], str]
"""Values of options that exclude each other, and the reason."""


PRINTED: Final = "printed"

BOX: Final[dict[str, list[str]]] = {
    "cards": ["shuffled", PRINTED],
    "dice": ["rolled", PRINTED],
    "events": ["ours", "mixed", PRINTED],
}
"""Options of every game for play with the printed game on the table, the default first. Only other values than the
default are written down, so that games without the box are as they were."""

DECK: Final = "deck"
"""Option with the facts of a deck file, as text (see `deck_file`)."""


class Seats:
    """Assignment of factions to players and bots. It follows from a game's options, so each game's `Options` are a
    subclass."""

    def __init__(
        self, given: dict[str, str], players: int, nonplayers: bool, leaders: list[int], is_player: list[bool]
    ) -> None:
        self.given = given
        """The options, checked and completed."""
        self.players = players
        self.nonplayers = nonplayers
        """True if bots play the factions without a player."""
        self.leaders = leaders
        """For each faction, the faction whose player plays it."""
        self.is_player = is_player
        """For each faction, True if a player, not a bot, plays it."""
        self.only_players = all(is_player)
        self.open_deployment = given.get("deployment") == "open"
        self.printed_cards = given.get("cards") == PRINTED
        """True if people enter the cards of a printed deck."""
        self.printed_dice = given.get("dice") == PRINTED
        """True if people enter the dice that they roll."""
        self.deck: Deck = {}
        """The facts of a deck file."""
        self.sheet: Any = None
        """The printed Non-player sheet that the deck file holds, once a bot needs it."""
        self.hand_events: str = given.get("events", BOX["events"][0])
        """Which Events people carry out by hand: none (`ours`), those whose text is not surely known (`mixed`), or all
        (`printed`)."""

    def instruction(self, card: int, faction: str) -> str:
        """Return what the deck file says that the printed sheet tells a Non-player to do with an Event, or an empty
        text."""
        told: str = self.deck.get(card, {}).get("instructions", {}).get(faction, "")
        return told

    def shared(self) -> bool:
        """Return True if some player plays several factions because there are no Non-players."""
        return self.players in (2, 3) and not self.nonplayers

    def deploys_openly(self, faction: int) -> bool:
        """Return True if a faction uses Open Deployment: only players do, Non-players set up as usual."""
        return self.open_deployment and self.is_player[faction]


def completed(given: dict[str, str], values: dict[str, list[str]]) -> dict[str, str]:
    """Return the options completed with defaults, the first of each one's values. Refuse unknown names and values.

    Options for the box (`BOX`) are left out if they have their default. With the facts of a deck file, `events` is
    always written down, because its default is another one then.
    """
    every = {**values, **BOX}
    for name, value in given.items():
        if name == DECK:
            continue
        if name not in every:
            raise Problem("unknown-option", option=name, known=", ".join(every))
        if value not in every[name]:
            raise Problem("unknown-value", option=name, value=value, known=", ".join(every[name]))
    full = {name: given.get(name, known[0]) for name, known in values.items()}
    for name, known in BOX.items():
        if given.get(name, known[0]) != known[0]:
            full[name] = given[name]
    if given.get(DECK):
        full["events"] = given.get("events", "mixed")
        full[DECK] = given[DECK]
    return full


def refuse_clashes(options: dict[str, str], clashes: list[Clash]) -> None:
    """Refuse options that exclude each other, with the reason."""
    for parts, reason in clashes:
        if all(options[name] in values for name, values in parts):
            raise OptionClash(reason)
