"""Hints, with the reasons for each turn, and the chart of chances of a game with its turning points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from ..coin.board import Board
from ..coin.by_hand import MENU
from ..coin.game import Game
from ..coin.looking_ahead import Sampler, play_on, worth
from ..coin.rules import CoinRules
from ..coin.sequence import EVENT_CHOICES
from ..coin.spec import FIRST_PHASE
from ..kernel.decision import CHANCE, is_agreement
from ..kernel.errors import Problem
from ..kernel.players import every_checkpoint
from .budget import Budget
from .plans import Plan
from .player import search
from .rollouts import FAR, Worlds

TURNS = 3
"""Maximum number of turns to suggest."""
WORLDS = 12
"""Number of worlds in which each of them is played on."""
REASONS = 3
SWING = 0.12
"""Minimum change of a chance between two cards for a turning point."""
ERRORS = 2.0
"""The change must also exceed this many of its standard errors, so that it is hardly luck."""
POINTS = 4
"""Maximum number of turning points."""
FEW = 3
"""Number of worlds for every card of a game."""
CANDIDATES = 6
"""Number of the largest changes that are then checked in more worlds."""
MANY = 15
"""Number of worlds for the cards before and after these changes."""
LEAST = 8
"""Minimum number of worlds to tell a change from luck."""


@dataclass(frozen=True)
class Reason:
    """A term of a faction's outlook that a turn changes, compared with the other turns shown. `gain` is weighted."""

    faction: int
    term: str
    gain: float


@dataclass(frozen=True)
class Hint:
    """A turn, its value, and the reasons."""

    choices: tuple[str, ...]
    chart: bool
    """Whether a chart would play this turn."""
    chance: float
    """Value of the turn by the search, from 0 (lost) to 1 (won), rounded to hundredths. Not a measured probability."""
    margins: tuple[float, ...]
    """Expected margin of each faction at the next victory check."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class View:
    """What rollouts show of a plan: means over all worlds. `chance` is the value by which the search compares plans."""

    margins: list[float]
    outlooks: list[list[float]]
    chance: float


def hints(game: Game, budget: Budget, seed: int, interrupted: Callable[[], bool] | None = None) -> list[Hint]:
    """Return the best turns for the open question, if possible with different opening choices, the highest value first.

    Their values are computed as in the search, in the same worlds for all of them. The search itself has tried some of
    them more often and trusts the charts, so its own choice may come second or third. Turns with the same value stay in
    the order of the search. Margins and reasons come from the outlooks.

    Turns with the same outcome are one hint. Turns with a choice that has no effect are left out, and Events that
    people carry out by hand: nobody else knows what they do.
    """
    if game.decision is not None and game.decision.kind.startswith(MENU):
        raise Problem("not-now", choice="hint")
    found = search(game, budget, seed, interrupted)
    chosen = _different(_worth_showing(game, found.plans))
    worlds = Worlds(game, seed)
    views = [_view(worlds, plan) for plan in chosen]
    shown = [
        Hint(plan.choices, plan.chart >= 0, round(view.chance, 2), tuple(view.margins), _reasons(worlds, views, i))
        for i, (plan, view) in enumerate(zip(chosen, views, strict=True))
    ]
    return sorted(shown, key=lambda hint: -hint.chance)


def _worth_showing(game: Game, plans: list[Plan]) -> list[Plan]:
    """Leave out plans that end in the same position as a better one, and plans with a choice that has no effect."""
    found: list[Plan] = []
    ends: list[list[int]] = []
    for plan in plans:
        end = None if _is_by_hand(game, plan.choices[0]) else outcome(game, plan.choices)
        if end is not None and end not in ends:
            ends.append(end)
            found.append(plan)
    return found


def _is_by_hand(game: Game, choice: str) -> bool:
    """Return True if a turn begins with an Event that people carry out by hand."""
    card = game.board.n[game.board.spec.CARD]
    return choice in EVENT_CHOICES and game.board.by_hand(card, choice == "shaded")


def outcome(game: Game, choices: Sequence[str]) -> list[int] | None:
    """Return the position after these choices, before any die. None if one of them has no effect (`Remark.vain`)."""
    rules, asked = game.rules, game.decision
    twin = game.clone()
    twin.until = every_checkpoint
    for choice in choices:
        if asked is None or asked.actor == CHANCE or choice not in asked.options:
            break
        remark = rules.remarks(twin.board, asked).get(choice)
        if remark is not None and remark.vain:
            return None
        twin.play(choice)
        asked = twin.decision
    return list(twin.board.n)


def _different(plans: list[Plan]) -> list[Plan]:
    """Return the best plans, preferring those with an opening that no better plan has."""
    first = [plan for i, plan in enumerate(plans) if plan.opening not in [better.opening for better in plans[:i]]]
    others = [plan for plan in plans if plan not in first]
    kept = (first + others)[:TURNS]
    return [plan for plan in plans if plan in kept]


def _view(worlds: Worlds, plan: Plan) -> View:
    rules = worlds.game.rules
    factions = range(len(rules.spec.factions))
    margins, outlooks = [0.0 for _ in factions], [[0.0] * len(worlds.appraisal.terms) for _ in factions]
    chance = 0.0
    for number in range(WORLDS):
        noted: list[list[int]] = []

        def note(b: Board, noted: list[list[int]] = noted) -> None:
            if not noted and isinstance(rules, CoinRules) and b.n[rules.PHASE] == FIRST_PHASE:
                noted.append([rules.margin(b, f) for f in factions])

        end = worlds.look(plan, number, note)
        at_check = noted[0] if noted else [rules.margin(end.board, f) for f in factions]
        for f in factions:
            margins[f] += at_check[f] / WORLDS
            for i, value in enumerate(rules.outlook(end.board, f)):
                outlooks[f][i] += value / WORLDS
        # If the search looks fewer cards ahead than this, use its value from there.
        near = worlds.cards < FAR
        chance += (
            worlds.worth(plan, number) if near else worth(rules, worlds.appraisal, end.board, worlds.who)
        ) / WORLDS
    return View(margins, outlooks, chance)


def _reasons(worlds: Worlds, views: list[View], number: int) -> tuple[Reason, ...]:
    """Return the terms in which a turn improves most on the mean of the turns shown: its own that are higher, and those
    of other factions that are lower."""
    who, appraisal = worlds.who, worlds.appraisal
    found: list[Reason] = []
    for faction, weights in enumerate(appraisal.weights):
        for i, term in enumerate(appraisal.terms):
            mean = sum(view.outlooks[faction][i] for view in views) / len(views)
            found.append(Reason(faction, term, weights[i] * (views[number].outlooks[faction][i] - mean)))
    own = [r for r in found if (r.gain > 0.05 if r.faction == who else r.gain < -0.05)]
    return tuple(sorted(own, key=lambda reason: -abs(reason.gain))[:REASONS])


def _chances(game: Game) -> list[float]:
    """Return each faction's chance at a position. When the game is over, the winners share 1."""
    rules, b = game.rules, game.board
    factions = range(len(rules.spec.factions))
    if rules.is_over(b):
        first = rules.ranking(b)[0]
        return [1.0 / len(first) if f in first else 0.0 for f in factions]
    return rules.appraisal.chances([rules.outlook(b, f) for f in factions])


# The chart of chances.

Rows = Sequence[tuple[float, ...]]
"""Each faction's chance in each of several worlds."""


@dataclass(frozen=True)
class Moment:
    """The chances after the first `at` choices."""

    at: int
    card: int
    worlds: tuple[tuple[float, ...], ...]
    """Each faction's chance in each world. The same index is the same world number at all moments."""

    @property
    def chances(self) -> tuple[float, ...]:
        """The mean over all worlds."""
        return tuple(map(_mean, zip(*self.worlds, strict=True)))


def look_back(game: Game, seed: int = 0, few: int = FEW, many: int = MANY) -> list[Moment]:
    """Return the chances of each faction at each card of a game, from rollouts with what was known then.

    All cards get rollouts in few worlds, the cards before and after the largest changes in many.
    """
    positions = _positions(game)
    rows = [[_foreseen(position, seed, number) for number in range(few)] for position in positions]
    changes = [max(map(abs, map(_mean, _paired(rows[i - 1], rows[i])))) for i in range(1, len(rows))]
    largest = sorted(range(1, len(rows)), key=lambda i: -changes[i - 1])[:CANDIDATES]
    for i in sorted({i for after in largest for i in (after - 1, after)}):
        rows[i] += [_foreseen(positions[i], seed, number) for number in range(few, many)]
    return [
        Moment(position.length, position.board.n[position.board.spec.CARD], tuple(row))
        for position, row in zip(positions, rows, strict=True)
    ]


def _positions(game: Game) -> list[Game]:
    """Return copies of a game at the first question of each card, and at its end."""
    rules = game.rules
    board = game.board.twin()
    board.load(game.start)
    again = Game.at(rules, board, journal=False)
    found: list[Game] = []
    card = 0
    for choice in [*game.tape, ""]:
        now = again.board.n[again.board.spec.CARD]
        decision = again.decision
        if decision is None or (now != card and decision.actor >= 0):
            card = now
            found.append(again.clone())
        if choice:
            again.choose(choice) if is_agreement(choice) else again.play(choice)
    return found


def _foreseen(game: Game, seed: int, number: int) -> tuple[float, ...]:
    """Return the chances at the horizon in one world. When the game is over, the winners share 1."""
    if game.decision is None:
        return tuple(_chances(game))
    world = seed * 1009 + number
    copy = game.determinize(world)
    copy.until = game.rules.horizon(copy.board)
    copy.let_bots_play(range(len(game.rules.spec.factions)), seasoned=True)
    random = Random(world)
    play_on(copy, Sampler(random, game.rules.appraisal), random.random, random.random, -1)
    return tuple(_chances(copy))


def turning_points(moments: list[Moment]) -> list[int]:
    """Return the indices of the moments at which the chances had changed most, in order: turning points, not
    mistakes."""
    swings = [(swing(moments[i - 1], moments[i]), i) for i in range(1, len(moments))]
    return sorted(i for size, i in sorted(swings, reverse=True)[:POINTS] if size > 0.0)


def swing(before: Moment, after: Moment) -> float:
    """Return the largest change of a faction's chance that is unlikely to be luck; 0 if there is none.

    A change is the mean over the worlds that both moments have. It counts if it is at least `SWING` and exceeds
    `ERRORS` standard errors, which measure how much the worlds disagree about it.
    """
    found = [0.0]
    for changes in _paired(before.worlds, after.worlds):
        mean, count = _mean(changes), len(changes)
        if count < LEAST or abs(mean) < SWING:
            continue
        variance = sum((change - mean) ** 2 for change in changes) / (count - 1)
        if abs(mean) > ERRORS * sqrt(variance / count):
            found.append(abs(mean))
    return max(found)


def _paired(before: Rows, after: Rows) -> list[list[float]]:
    """Return, for each faction, how its chance changed in each world that both moments have."""
    pairs = list(zip(before, after, strict=False))
    return [[later[f] - earlier[f] for earlier, later in pairs] for f in range(len(before[0]))]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
