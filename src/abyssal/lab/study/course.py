"""Follow games card by card: the cards, the actions of the factions, and the changes of the margins."""

from __future__ import annotations

from typing import Any, Final

from ...coin.board import Board
from ...coin.coin_board import CoinBoard
from ...coin.rules import Rules
from ...coin.spec import TURN

PLACES: Final = ["first", "second"]
"""Order of the factions that execute on a card: at most two. The others pass, or are not Eligible."""

OF_A_TURN: Final = ["faction", "did", "operation", "special", "limited", "gain", "others"]

Row = dict[str, Any]
"""A row of a table. None where there is no value."""


def columns(factions: list[str]) -> list[str]:
    """Return the columns of the table of cards, in order."""
    found = ["seed", "place", "card", "title", "propaganda", "rounds", "aid"]
    found += [f"resources_{faction}" for faction in factions]
    found += [f"margin_{faction}" for faction in factions]
    found += [f"after_{faction}" for faction in factions]
    for place in PLACES:
        found += [f"{place}_{about}" for about in OF_A_TURN]
    return [*found, "passed"]


class Turn:
    """A faction's action on a card, and the margins before it."""

    def __init__(self, who: int, did: str, margins: list[int]) -> None:
        self.who = who
        self.did = did
        """`event`, `unshaded`, `shaded`, or `operation`."""
        self.operation: str | None = None
        self.special: str | None = None
        self.limited: bool | None = None
        self.margins = margins
        self.changes: list[int] = []
        """Change of each faction's margin by the turn."""


class Cards:
    """Notes a row for each card of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.factions = rules.spec.factions
        printed = rules.lexicon().cards
        self.titles, self.dual, self.propaganda = printed.title, printed.dual, set(printed.propaganda)
        self.rows: list[Row] = []
        self.turns: list[Turn] = []
        self.passed: list[str] = []
        self._executed = (0, 0)
        """Factions that had executed on this card when the last turn began."""
        self._open = False
        """True if the last turn may still go on: a pass in between ends it."""

    def hear(self, b: Board) -> None:
        journal = b.conduct.journal or [("", ())]
        id, numbers = journal[-1]
        if id == "card":
            self._close(b)
            self._card(b, numbers[0])
        elif b.n[b.spec.at["phase"]] == TURN and isinstance(b, CoinBoard):
            if id == "pass":
                self._pass(b, numbers[0])
            elif id == "event":
                side = "shaded" if numbers[2] else "unshaded"
                self._begin(b, numbers[0], side if self.dual[numbers[1]] else "event")
            elif id == "operation":
                self._operation(b, numbers)
            elif id == "special" and self.turns and self.turns[-1].who == numbers[0] and not self.turns[-1].special:
                self.turns[-1].special = b.procedures.special_names[numbers[1]]

    def found(self, b: Board) -> list[Row]:
        self._close(b)
        return self.rows

    def _card(self, b: Board, card: int) -> None:
        n, at = b.n, b.spec.at
        row: Row = {"place": len(self.rows) + 1, "card": card, "title": self.titles[card]}
        row |= {"propaganda": card in self.propaganda, "rounds": n[at["rounds"]], "aid": n[at["aid"]]}
        margins = self._margins(b)
        for f, name in enumerate(self.factions):
            row[f"resources_{name}"] = n[at["resources"] + f]
            row[f"margin_{name}"] = margins[f]
        self.rows.append(row)
        self.turns, self.passed, self._executed, self._open = [], [], (0, 0), False

    def _operation(self, b: CoinBoard, numbers: tuple[int, ...]) -> None:
        """Note an Operation. It is a turn, unless an Event granted it or it is a free one that follows another. An
        Operation that was called off is replaced by the next."""
        turn = self._begin(b, numbers[0], "operation")
        if turn is not None and not (turn.operation and numbers[3]):
            turn.operation = b.procedures.operations[numbers[1]]
            turn.limited = bool(numbers[2])

    def _begin(self, b: Board, who: int, did: str) -> Turn | None:
        """Begin a turn, unless the action belongs to the turn under way."""
        executed = (b.n[b.spec.FIRST], b.n[b.spec.SECOND])
        if self._open and executed == self._executed:
            last = self.turns[-1]
            again = last.who == who and did == "operation" and last.did == "operation"
            return last if again else None
        self._settle(b)
        turn = Turn(who, did, self._margins(b))
        self.turns.append(turn)
        self._executed, self._open = executed, True
        return turn

    def _pass(self, b: Board, who: int) -> None:
        """Note a pass, also by a faction whose Operation was called off."""
        if self._open and self._executed == (b.n[b.spec.FIRST], b.n[b.spec.SECOND]) and self.turns[-1].who == who:
            self.turns.pop()
        self._settle(b)
        self.passed.append(self.factions[who])
        self._open = False

    def _settle(self, b: Board) -> None:
        """Close the last turn and note how it changed the margins."""
        if self.turns and not self.turns[-1].changes:
            before = self.turns[-1].margins
            self.turns[-1].changes = [now - then for now, then in zip(self._margins(b), before, strict=True)]

    def _close(self, b: Board) -> None:
        """Close the card."""
        if not self.rows:
            return
        self._settle(b)
        row, margins = self.rows[-1], self._margins(b)
        for f, name in enumerate(self.factions):
            row[f"after_{name}"] = margins[f]
        for place, turn in zip(PLACES, [*self.turns, None, None][:2], strict=True):
            row |= {f"{place}_{about}": value for about, value in self._turn_facts(turn).items()}
        row["passed"] = "+".join(self.passed)

    def _turn_facts(self, turn: Turn | None) -> Row:
        if turn is None:
            return dict.fromkeys(OF_A_TURN)
        others = [change for f, change in enumerate(turn.changes) if f != turn.who]
        return {
            "faction": self.factions[turn.who],
            "did": turn.did,
            "operation": turn.operation,
            "special": turn.special,
            "limited": turn.limited,
            "gain": turn.changes[turn.who],
            "others": sum(others) / len(others),
        }

    def _margins(self, b: Board) -> list[int]:
        return [self.rules.margin(b, f) for f in range(len(self.factions))]
