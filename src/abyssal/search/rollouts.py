"""Rollouts: play a plan on in a world, one that is consistent with everything the player sees."""

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
"""Maximum number of worlds kept for other candidates."""
NEAR = 9
"""Cards that a faction with a learned value looks ahead, or up to the horizon if that is nearer. Further ahead, luck
hides the value of a plan."""
FAR = 999

Note = Callable[[Board], None]


class Worlds:
    """The worlds of a game: copies in which everything that the faction's player does not see is dealt at random.

    The same number gives the same world for all candidates and in all processes. The default appraisal is the game's.
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
        """Carry out a plan in a world and let bots play on, up to the horizon or for `cards` cards. Return the game
        there.

        `note` is called at each checkpoint on the way.
        """
        try:
            return self._look(plan, number, note, cards, self[number].since_checkpoint == [])
        except Astray:
            # The chart cannot continue from these choices: sample the rest of the turn.
            return self._look(plan, number, note, cards, False)

    def _look(self, plan: Plan, number: int, note: Note | None, cards: int, charted: bool) -> Game:
        """Do the work of `look`. With `charted`, the chart finishes the faction's turn where the plan ends, as after a
        die."""
        game = self[number].clone()
        random = Random(self.seed * 7_919 + number)
        game.until = self._until(random, number, note, game.board.n[game.board.spec.REVEALED] + cards)
        everyone = range(len(game.rules.spec.factions))
        choices = plan.choices
        if charted:
            game.board.conduct.script, game.board.conduct.scripted = list(choices), self.who
        game.let_bots_play(everyone, at_once=charted, seasoned=True)
        for choice in choices:
            decision = game.decision
            if decision is None or decision.actor != self.who or choice not in decision.options:
                break
            game.play(choice)
        play_on(game, Sampler(random, self.appraisal), random.random, random.random, -1)
        return game

    def _until(self, random: Random, number: int, note: Note | None, last: int) -> Callable[[Board], bool]:
        """Return a function that stops a game at the horizon or the last card.

        It also seeds the dice again for each turn, the same way for all candidates. Otherwise one extra die roll would
        change the luck of all later turns.
        """
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
        """Return the value of a plan in a world."""
        game = self.look(plan, number, cards=self.cards)
        return worth(game.rules, self.appraisal, game.board, self.who)
