"""New tables: from options, from a record, from the tutorial's lesson, from an earlier position or as a rematch.

Dice, shuffling and the time are parameters. Ids and tokens come from the system's randomness.
"""

from __future__ import annotations

import json
import secrets
import string
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from ... import __version__
from ...coin import deck_file
from ...coin.deck_file import game_text
from ...coin.game import Game
from ...coin.options import DECK
from ...games import rules_for
from ...kernel import record
from ...kernel.errors import OptionClash, Problem
from ...kernel.game import Policy
from ...kernel.record.played import Record
from ..protocol.messages import Create
from ..protocol.shapes import NewTable
from ..views.catalogue import complete_options
from . import archive, moves
from .agreements import check_agreements
from .computer import is_computer
from .exercises import LESSON, begin_exercise
from .saved import Saved, Seat, digest
from .table import EXERCISE, Table, begin

ID_CHARACTERS = 12
TOKEN_BYTES = 24
_ALPHABET = string.ascii_lowercase + string.digits


@dataclass(frozen=True)
class Created:
    """A new table that is not saved yet, and the tokens of the people at it."""

    saved: Saved
    tokens: dict[str, str]

    def answer(self) -> NewTable:
        """Return the answer to the creator, the only place that shows the tokens."""
        return {"table": self.saved.id, "tokens": self.tokens, "host": self.saved.host}


def create_table(message: Create, dice: Policy, random: Random, now: int) -> Created:
    """Make a table and play it up to the first question. `now` is in seconds since 1970."""
    start, choices = _beginning(message, random)
    check_agreements([choice for choice, _ in choices])
    exercise = LESSON if message.lesson else message.puzzle
    data = {**start.data(), EXERCISE: exercise} if exercise else start.data()
    saved = Saved(new_id(), start.game, json.dumps(data), message.friendly, "", choices=choices)
    table = Table(saved)
    rules, board = table.rules, table.game.board
    players = [name for f, name in enumerate(rules.spec.factions) if rules.is_player(board, f)]
    _check_seats(message.seats, players)
    computers = {faction: kind for faction, kind in message.seats.items() if is_computer(kind)}
    for faction in message.open:
        if faction not in players or faction in computers:
            raise Problem("bad-seat", seat=faction)
    tokens = {faction: new_token() for faction in players}
    table.proceed(dice)
    saved.host = next((f for f in players if f not in computers and f not in message.open), "")
    if not saved.host:
        raise Problem("bad-seat", seat=message.open[0]) if message.open else Problem("no-person")
    saved.choices, saved.checksum, saved.position = table.choices(), table.checksum, table.last_position()
    saved.seats = [
        Seat(
            faction, digest(token), taken=faction in computers, computer=computers.get(faction, ""),
            open=faction in message.open,
        )
        for faction, token in tokens.items()
    ]  # fmt: skip
    saved.clock = message.clock
    return Created(saved, {faction: token for faction, token in tokens.items() if faction not in computers})


def branch_from(game: Game, at: int, friendly: bool) -> Create:
    """Return the request for a table that continues a game after its first `at` choices, as all viewers know it.

    What is hidden in that game is dealt again.
    """
    found = record.record(game, [])
    begun = Record(found.game, found.version, found.options, found.position, found.choices[:at], stopped=at)
    return Create(record=archive.record_text(begun), friendly=friendly)


def create_rematch(table: Table, dice: Policy, random: Random, now: int) -> Saved:
    """Make a new game with the same options and seats. All tokens stay the same."""
    start = json.dumps(_begin_again(table.start, random).data())
    saved = Saved(new_id(), table.rules.spec.game, start, table.friendly, table.host, clock=table.clock)
    # Clocks start when everybody is seated.
    saved.asked = now if table.clock and all(seat.taken for seat in table.seats.values()) else 0
    new = Table(saved)
    new.proceed(dice)
    saved.choices, saved.checksum, saved.position = new.choices(), new.checksum, new.last_position()
    saved.seats = [replace(seat, open=False, used=0) for seat in table.seats.values()]
    return saved


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_CHARACTERS))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def _beginning(message: Create, random: Random) -> tuple[Record, list[tuple[str, bool]]]:
    if message.record is not None:
        if message.game or message.options or message.seats or message.lesson or message.puzzle or message.deck:
            raise Problem("record-alone")
        return _from_record(message.record, random)
    if message.deck and (message.lesson or message.puzzle or DECK in message.options):
        raise Problem("deck-alone")
    if message.lesson or message.puzzle:
        return begin_exercise(message.game, LESSON if message.lesson else message.puzzle), []
    given = dict(message.options)
    if message.deck:
        given[DECK] = game_text(deck_file.read(message.deck, rules_for(message.game).spec))
    options = complete_options(message.game, given, message.seats)
    return Record(message.game, __version__, options, None, []), []


def _from_record(text: str, random: Random) -> tuple[Record, list[tuple[str, bool]]]:
    """Check a record choice by choice. What it hides is dealt again."""
    try:
        found = record.read(text + "\n" * ("\n" not in text))
    except ValueError:
        raise Problem("bad-record", line=1, reason="not-text", details={}) from None
    if len(found.choices) > moves.MAX_CHOICES:
        raise Problem("too-long", most=moves.MAX_CHOICES)
    dealt = record.record(_deal_withheld(found.replay(rules_for), random))
    # The canonical form of a position is short, however long the one in the record was.
    start = Record(dealt.game, dealt.version, dealt.options, dealt.position, [])
    return start, [(choice, False) for _, choice in dealt.choices]


def _begin_again(start: str, random: Random) -> Record:
    """Return the same start under the rules of this version. A prepared deck and hidden holdings are dealt again."""
    begun = begin(json.dumps({**json.loads(start), "version": __version__}))
    return record.record(_deal_withheld(record.record(begun, []).begin(rules_for), random))


def _deal_withheld(game: Game, random: Random) -> Game:
    """Deal everything that a record hides."""
    game.redeal(range(len(game.rules.spec.factions)), random.shuffle)
    return game


def _check_seats(seats: Mapping[str, str], players: list[str]) -> None:
    """Refuse seats that do not fit the options: players for exactly these factions, bots for all others."""
    for faction, kind in seats.items():
        if (kind != "nonplayer") != (faction in players):
            raise OptionClash("seats")
