"""The numbers of choices and questions: complete, and permanent."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from abyssal import CHANCE, GAMES, Game, Problem, RandomPlayer, chance, rules_for
from abyssal.lab.environments.vocabulary import vocabulary
from abyssal.lab.simulation import any_options
from tests.language import sources

PINNED = {
    "andean-abyss": (4, 270, "25f319ff665bc54f", "a7336f8d9d42cb5b"),
    "distant-plain": (3, 241, "209a3175b420f961", "46d89f4107eb7841"),
}
"""Version, number of choices, and checksums of the choices and the questions.

A new number comes last. Raise the version in data/vocabulary.json together with these values.
"""


@pytest.mark.parametrize("game", GAMES)
def test_numbers_stay_what_they_are(game: str) -> None:
    words = vocabulary(game)
    sums = [sha256(" ".join(listed).encode()).hexdigest()[:16] for listed in (words.words, words.questions)]
    assert (words.version, len(words), *sums) == PINNED[game]


@pytest.mark.parametrize("game", GAMES)
def test_no_word_has_two_numbers(game: str) -> None:
    words = vocabulary(game)
    assert len(set(words.words)) == len(words) and len(set(words.questions)) == len(words.questions)
    assert [words.choice(number) for number in words.numbers(words.words)] == words.words


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_rules_offer_has_a_number(game: str) -> None:
    """Reading the rules also finds choices that hardly ever come up."""
    words, rules = vocabulary(game), rules_for(game)
    assert sources.offered(game) <= set(words.words)
    assert set(words.questions) == sources.questions(game)
    assert {"done", "pass", "event", "take_back", *rules.procedures.operations} <= set(words.words)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_everything_that_is_asked_has_a_number(game: str, seed: int) -> None:
    """Random games with any options ask only known questions."""
    words, random = vocabulary(game), Random(seed)
    table = Game.new(rules_for(game), any_options(game, seed), journal=False)
    player, dice = RandomPlayer(random), chance(random)
    while (decision := table.decision) is not None:
        assert decision.kind in words.question_number
        if decision.actor == CHANCE:
            table.play(dice(table, decision))
        else:
            assert [words.choice(number) for number in words.numbers(decision.options)] == decision.options
            table.play(player(table, decision))


@pytest.mark.parametrize("number", [-1, 270])
def test_a_number_that_stands_for_nothing_is_refused(number: int) -> None:
    with pytest.raises(Problem, match="out-of-range"):
        vocabulary("andean-abyss").choice(number)
