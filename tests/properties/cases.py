"""The games that every property is tested with: the toy, and all playable games.

A game listed in `abyssal.games` is included automatically. `KNOWN` may add options worth testing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from abyssal.coin.options import BOX
from abyssal.coin.rules import Rules
from abyssal.games import GAMES, rules_for
from abyssal.kernel.errors import Problem
from tests.engine import COMPILED

PLAYED_OUT = 36
"""Number of random games of each game that a test run plays out."""

KNOWN: dict[str, list[dict[str, str]]] = {
    "andean-abyss": [
        {},
        {"edition": "second"},
        {"scenario": "quick"},
        {"eligibility": "a", "piles": "rough"},
        {"eligibility": "b", "deployment": "open"},
        {"no_reveal": "true", "short": "true"},
        {"players": "2", "nonplayers": "false"},
        {"edition": "second", "seeded": "true", "players": "3"},
        {"scenario": "quick", "players": "1"},
    ],
    "distant-plain": [
        {},
        {"people": "coalition+government"},
        {"players": "0", "scenario": "short"},
        {"people": "taliban"},
        {
            "people": "coalition+taliban+government",
            "players_limited": "false",
            "scenario": "short",
            "deception": "true",
        },
        {"deception": "true"},
        {"deception": "true", "players": "3", "scenario": "short"},
        {"deception": "true", "deployment": "open", "sudden_propaganda": "true"},
        {"scenario": "short", "sudden_propaganda": "true"},
        {"scenario": "extended", "deployment": "open"},
        {"players": "3", "capabilities": "false"},
        {"players": "2", "pairing": "warlords"},
    ],
}
"""Options that change the most, each tried in some game; the other games have random options."""


@dataclass
class Case:
    """A game to test the properties with."""

    name: str
    rules: Rules
    known: list[dict[str, str]] = field(default_factory=list)
    least: int = 50
    """Minimum number of choices in a game."""
    orders: int = 1_000_000
    """Number of possible orders of its deck at the beginning, or a number that is large enough."""
    phases: frozenset[object] = frozenset({"setup", "new_card", "turn"})
    """Phases that every game goes through."""

    def __str__(self) -> str:
        return self.name

    def options(self, number: int) -> dict[str, str]:
        """Return the options of a played-out game."""
        return self.known[number] if number < len(self.known) else any_options(self.rules, number)

    @property
    def factions(self) -> range:
        return range(len(self.rules.spec.factions))


def any_options(rules: Rules, seed: int) -> dict[str, str]:
    """Return random options that do not clash. Games with printed cards, dice or Events are tested in tests/box."""
    random = Random(seed)
    varied = {name: values for name, values in rules.option_values().items() if name not in BOX}
    while True:
        drawn = {name: random.choice(values) for name, values in varied.items()}
        try:
            return rules.check_options(drawn)
        except Problem:
            continue


def cases() -> list[Case]:
    found = [Case(name, rules_for(name), KNOWN.get(name, [{}])) for name in GAMES]
    if not COMPILED:
        # Compiled classes have no interpreted subclasses, so no toy game.
        from tests.coin.small import NEW_CARD, Toy

        found.insert(0, Case("toy", Toy(), [{}], least=1, orders=18, phases=frozenset({NEW_CARD})))
    return found


CASES = cases()
