"""A toy game on the kernel alone: a game of stones with a die, a token drawn blindly, and gifts.

North and South take one or two stones from the heap in turn, or roll a die and remove a stone on 5 or 6. The player who
takes the last stone wins. Each player holds a token that only its holder sees; it counts a point at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from abyssal.kernel import values
from abyssal.kernel.decision import CHANCE, Decision, Flow, given, is_agreement, roll
from abyssal.kernel.errors import Problem
from abyssal.kernel.position import Position
from abyssal.kernel.rules import GameRules

NORTH, SOUTH = 0, 1
FACTIONS: Final = ["north", "south"]
HEAP, TURN, TAKEN, TOKEN, LAST, LENGTH = 0, 1, 2, 4, 6, 7
"""Indices of the numbers: stones left, whose turn it is, stones and token of each player, who took the last stone."""
NO_TOKEN, SUN, MOON, UNKNOWN = 0, 1, 2, 3
TOKENS: Final = ["", "?sun", "?moon", "?"]
KEYS: Final = ["game", "options", "heap", "turn", "taken", "token", "last"]


class Stones(Position):
    """The position, its two effects and its invariant."""

    def twin(self) -> Stones:
        return Stones()

    def length(self) -> int:
        return LENGTH

    def take(self, who: int, count: int) -> None:
        self.add(HEAP, -count)
        self.add(TAKEN + who, count)
        self.log("take", who, count)
        if not self.n[HEAP]:
            self.set(LAST, who + 1)

    def give(self, giver: int, receiver: int) -> None:
        self.add(TAKEN + giver, -1)
        self.add(TAKEN + receiver, 1)
        self.log("give", giver, receiver)

    def check(self) -> None:
        if min(self.n[HEAP], self.n[TAKEN], self.n[TAKEN + 1]) < 0:
            self.broken("stones", HEAP)


class Toy(GameRules[Stones]):
    """The rules of the game."""

    def __init__(self) -> None:
        super().__init__("stones", FACTIONS)
        self.agreements = ("give",)

    def __reduce__(self) -> tuple[object, ...]:
        return Toy, ()

    def option_values(self) -> dict[str, list[str]]:
        return {"heap": ["6", "3"]}

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        for name, value in options.items():
            if name != "heap" or value not in ("6", "3"):
                raise Problem("unknown-option", option=name, known="heap")
        return {"heap": options.get("heap", "6")}

    def new_board(self, options: dict[str, str]) -> Stones:
        return self.from_position({"options": options})

    def options_of(self, b: Stones) -> dict[str, str]:
        return {"heap": str(b.n[HEAP] + b.n[TAKEN] + b.n[TAKEN + 1])}

    def step(self, b: Stones) -> Flow[None]:
        for who in (NORTH, SOUTH):
            if not b.n[TOKEN + who]:
                drawn = yield Decision(CHANCE, "token", "1", TOKENS[SUN : MOON + 1], faction=who)
                b.set(TOKEN + who, TOKENS.index(drawn))
                return
        who = b.n[TURN]
        choice = yield Decision(
            who, "turn", "2", given(["1", "2", "roll"] if b.n[HEAP] > 1 else ["1", "roll"]), open=True
        )
        if choice != "roll":
            b.take(who, int(choice))
        elif (yield from roll("2", faction=who)) > 4:
            b.take(who, 1)
        b.set(TURN, 1 - who)

    def is_over(self, b: Stones) -> bool:
        return b.n[LAST] > 0

    def margin(self, b: Stones, faction: int) -> int:
        return (3 if b.n[LAST] == faction + 1 else 0) + (1 if b.n[TOKEN + faction] == SUN else 0)

    def ranking(self, b: Stones) -> list[list[int]]:
        return [[faction] for faction in sorted((NORTH, SOUTH), key=lambda faction: -self.margin(b, faction))]

    def agree(self, b: Stones, decision: Decision, choice: str) -> int:
        words = choice.split()
        if not is_agreement(choice) or words[0] != "give" or sorted(words[1:]) != FACTIONS:
            raise Problem("bad-aside", choice=choice)
        giver = FACTIONS.index(words[1])
        if not b.n[TAKEN + giver]:
            raise Problem("bad-aside", choice=choice)
        b.give(giver, 1 - giver)
        return giver

    def possible_agreements(self, b: Stones, giver: int) -> list[str]:
        return [f"give {FACTIONS[giver]} {FACTIONS[1 - giver]}"] if b.n[TAKEN + giver] else []

    # What each player holds face down.

    def hides(self, b: Stones) -> bool:
        return b.n[TOKEN] + b.n[TOKEN + 1] > 0 and not self.is_over(b)

    def conceal(self, b: Stones, factions: Sequence[int]) -> None:
        for who in (NORTH, SOUTH):
            if who not in factions and b.n[TOKEN + who]:
                b.set(TOKEN + who, UNKNOWN)

    def redeal(self, b: Stones, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        for who in (NORTH, SOUTH):
            if b.n[TOKEN + who] and (who not in factions or b.n[TOKEN + who] == UNKNOWN):
                tokens = [SUN, MOON]
                shuffle(tokens)
                b.set(TOKEN + who, tokens[0])

    def recall(self, b: Stones, later: Stones) -> None:
        for who in (NORTH, SOUTH):
            if b.n[TOKEN + who]:
                b.set(TOKEN + who, later.n[TOKEN + who])

    def drawn(self, b: Stones) -> list[str]:
        return [TOKENS[token] for token in b.n[TOKEN : TOKEN + 2] if token]

    # The position in words.

    def to_position(self, b: Stones) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options_of(b),
            "heap": b.n[HEAP],
            "turn": FACTIONS[b.n[TURN]],
            "taken": b.n[TAKEN : TAKEN + 2],
            "token": [TOKENS[token] for token in b.n[TOKEN : TOKEN + 2]],
            "last": b.n[LAST],
        }

    def from_position(self, data: Any) -> Stones:
        facts = values.object_at(data, "position", KEYS)
        stones = int(self.check_options(facts.get("options", {}))["heap"])
        b = Stones()
        b.n = [0] * LENGTH
        b.n[HEAP] = values.number_at(facts.get("heap", stones), 0, stones, "heap")
        b.n[TURN] = values.name_at(facts.get("turn", "north"), "faction", FACTIONS, "turn")
        for who, count in enumerate(values.list_at(facts.get("taken", [0, 0]), "taken")):
            b.n[TAKEN + who] = values.number_at(count, 0, stones, "taken")
        for who, token in enumerate(values.list_at(facts.get("token", ["", ""]), "token")):
            b.n[TOKEN + who] = values.name_at(token, "token", TOKENS, "token")
        b.n[LAST] = values.number_at(facts.get("last", 0), 0, 2, "last")
        return b
