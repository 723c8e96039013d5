"""Rollouts: what becomes of a plan in one of the worlds that agree with what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..coin.appraisal import Appraisal
from ..coin.board import Board
from ..coin.game import Game
from ..coin.looking_ahead import Sampler, has_learned, play_on, worth
from ..kernel.errors import Astray
from .plans import Plan

KEPT = 256
"""How many worlds are kept for the next candidate."""
NEAR = 9
"""A faction whose chances were learned looks so many cards ahead, or up to the horizon if that is nearer: the further,
the more luck hides what a plan is worth."""
FAR = 999

Note = Callable[[Board], None]


class Worlds:
    """What could be: copies of a game in which chance settles what the player of a faction does not see.

    The same number is the same world for all candidates, and in all processes. Without an appraisal positions are
    judged by that of the game.
    """

    def __init__(self, game: Game, seed: int, appraisal: Appraisal | None = None) -> None:
        if game.decision is None:
            raise AssertionError("no question to search for")
        self.game = game
        self.who = game.decision.actor
        self.seed = seed
        self.appraisal = game.rules.appraisal if appraisal is None else appraisal
        self.horizon = game.rules.horizon(game.board)
        self.cards = NEAR if has_learned(game.rules, self.appraisal, game.board, self.who) else FAR
        self._kept: dict[int, Game] = {}

    def __getitem__(self, number: int) -> Game:
        found = self._kept.get(number)
        if found is None:
            found = self.game.determinize(self.seed * 1_000_003 + number, self.who)
            if len(self._kept) < KEPT:
                self._kept[number] = found
        return found

    def look(self, plan: Plan, number: int, note: Note | None = None, cards: int = FAR) -> Game:
        """A world after a plan: played on by the rules that lead Non-players up to the horizon, but no more than so
        many cards. `note` is shown the checkpoints on the way."""
        try:
            return self._look(plan, number, note, cards, self[number].since_checkpoint == [])
        except Astray:
            # Then the rest of the turn is sampled.
            return self._look(plan, number, note, cards, False)

    def _look(self, plan: Plan, number: int, note: Note | None, cards: int, charted: bool) -> Game:
        """With `charted` the rules go on in the faction's stead where the plan ends, as after a die."""
        game = self[number].clone()
        random = Random(self.seed * 7_919 + number)
        game.until = self._until(random, number, note, game.board.n[game.board.spec.REVEALED] + cards)
        everyone = range(len(game.rules.spec.factions))
        choices = plan.choices
        if charted:
            game.board.conduct.script, game.board.conduct.scripted = list(choices), self.who
        game.led_by_rules(everyone, at_once=charted, seasoned=True)
        for choice in choices:
            decision = game.decision
            if decision is None or decision.actor != self.who or choice not in decision.options:
                break
            game.play(choice)
        play_on(game, Sampler(random, self.appraisal), random.random, random.random, -1)
        return game

    def _until(self, random: Random, number: int, note: Note | None, last: int) -> Callable[[Board], bool]:
        """Stops at the horizon or the last card. On the way there each turn has dice of its own, the same for all
        candidates: one that throws a die more than another shall not meet other luck ever after."""
        horizon, world = self.horizon, (self.seed * 7_919 + number) * 1_009
        card, turns = -1, 0

        def until(b: Board) -> bool:
            nonlocal card, turns
            revealed = b.n[b.spec.REVEALED]
            turns = turns + 1 if revealed == card else 0
            card = revealed
            random.seed((world + revealed) * 31 + turns)
            if note is not None:
                note(b)
            return revealed >= last or horizon(b)

        return until

    def worth(self, plan: Plan, number: int) -> float:
        """What a plan is worth in a world."""
        game = self.look(plan, number, cards=self.cards)
        return worth(game.rules, self.appraisal, game.board, self.who)
