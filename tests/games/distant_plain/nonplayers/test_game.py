"""8.0 Non-players in a running game: they act between players' choices, a copy meets the same ones, and they do nothing
illegal."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from abyssal.coin import sequence
from abyssal.coin.game import Game
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import CARD, ELDERS, GOVERNMENT
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE, Flow
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from tests.engine import THOROUGH
from tests.games.distant_plain.helpers import RULES

PEOPLE = ["coalition+government", "none", "coalition", "taliban", "government", "warlords", "taliban+warlords"]
SCENARIOS = ["main", "short", "extended"]


def under_way(seed: int, choices: int) -> Game:
    """Return a game of random players and Non-players, some way in, at a question to a player."""
    random = Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    game = Game.new(RULES, {"people": PEOPLE[0]})
    while game.decision is not None and (game.length < choices or game.decision.actor == CHANCE):
        game.play((dice if game.decision.actor == CHANCE else player)(game, game.decision))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_8_0_only_persons_and_chance_are_asked(seed: int) -> None:
    """8.0 The tape holds the choices of players, dice and cards; replaying it repeats what Non-players did."""
    game = under_way(seed, 120)
    assert game.board.conduct.unasked > 30
    again = record.read(record.dump(game)).replay(RULES)
    assert again.board.snapshot() == game.board.snapshot()
    assert again.journal == game.journal
    assert any(id.startswith("bot-") for id, _ in game.journal)


@pytest.mark.parametrize("seed", range(4))
def test_8_0_a_copy_goes_on_the_same_way(seed: int) -> None:
    """8.0 A copy made in the middle of a turn meets the same Non-players."""
    game = under_way(seed, 60)
    twin = game.clone()
    for g in (game, twin):
        random = Random(7)
        player, dice = RandomPlayer(random), chance(random)
        while g.decision is not None and g.length < 140:
            g.choose((dice if g.decision.actor == CHANCE else player)(g, g.decision))
    assert game.tape == twin.tape
    assert game.board.snapshot() == twin.board.snapshot()


def test_1_5_1_gifts_to_non_players_but_none_from_them() -> None:
    """1.5.1, 8.1 A player may give to a Non-player; a Non-player gives nothing."""
    game = under_way(2, 40)
    while game.decision is None or game.decision.actor != GOVERNMENT:
        decision = game.decision
        assert decision is not None
        game.choose(decision.options[-1])
    with pytest.raises(Problem, match="nonplayer-gives"):
        game.choose("give taliban warlords 1")


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_8_0_whole_games(people: str, scenario: str) -> None:
    """8.0 Every answer of a Non-player is legal, the invariants hold after every effect, and every game ends. A
    Non-player never executes a Limited Operation (8.1.not_limited), except one that an Event limits to 1 space."""
    for seed in range(5 if THOROUGH else 1):
        random = Random(seed)
        game = Game.new(RULES, {"people": people, "scenario": scenario})
        game.board.conduct.audit = Auditor().look
        play_out(game, [RandomPlayer(random)] * 4, random)
        assert game.board.conduct.unasked > 20
        bots = [f for f in range(4) if not RULES.is_player(cast(Afghanistan, game.board), f)]
        during_event = False
        for id, numbers in game.journal:
            during_event = id == "event" or (during_event and id not in ("card", "pass", "bot-turn"))
            if id == "operation" and numbers[0] in bots:
                assert not numbers[2] or during_event, f"seed {seed}: a Limited Operation"


@pytest.mark.plain  # Compiled modules call each other directly, so nothing can be patched in between.
def test_8_3_5_no_event_lowers_its_own_total(monkeypatch: pytest.MonkeyPatch) -> None:
    """8.3.5 In whole games no Event that a Non-player takes lowers its own margin, except through what others choose in
    it, a person's Tribal Elders too."""
    taken: list[tuple[int, int, int]] = []
    plain = sequence.execute_event

    def watched(b: Afghanistan, who: int, shaded: bool) -> Flow[None]:
        before = RULES.procedures.margin(b, who)
        others = False
        flow = plain(b, who, shaded)
        try:
            decision = next(flow)
            while True:
                others = others or decision.actor not in (who, CHANCE)
                decision = flow.send((yield decision))
        except StopIteration:
            pass
        elders = b.n[ELDERS] - 1
        if not b.is_player(who) and not others and not (elders >= 0 and b.is_player(elders)):
            taken.append((b.n[CARD], before, RULES.procedures.margin(b, who)))

    monkeypatch.setattr(sequence, "execute_event", watched)
    for seed in range(12):
        random = Random(seed)
        game = Game.new(RULES, {"people": PEOPLE[0], "scenario": SCENARIOS[seed % 3]}, journal=False)
        play_out(game, [RandomPlayer(random)] * 4, random)
    assert len(taken) > 30
    assert [event for event in taken if event[2] < event[1]] == []
