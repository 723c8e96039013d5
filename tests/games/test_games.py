"""Every game is found by its name and brings its own words."""

from __future__ import annotations

import gc

import pytest

from abyssal.coin.board import Board
from abyssal.coin.lexicon import Arguments, Lexicon, Track
from abyssal.coin.rules import CoinRules
from abyssal.coin.victory import qualifies
from abyssal.games import GAMES, rules_for
from abyssal.games.andean_abyss.names import PRESIDENT, TOTAL_SUPPORT
from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.kernel.decision import Decision, given
from abyssal.kernel.errors import Problem
from abyssal.lab.bench import positions
from abyssal.language import Words
from tests.games.andean_abyss.helpers import RULES, board


def test_games_are_loaded_by_name() -> None:
    assert [rules_for(name).spec.game for name in GAMES] == GAMES == ["andean-abyss", "distant-plain"]
    assert rules_for(GAMES[0]) is rules_for(GAMES[0])


@pytest.mark.plain
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_let_go_at_once(name: str) -> None:
    """Nothing in the middle of a turn holds on to itself: such circles would keep the board of each copy alive."""
    games = positions(name, 100)
    for game in games:
        game.clone()
    gc.collect()
    gc.disable()
    try:
        for game in games:
            game.clone()
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("name", ["chess"])
def test_no_such_game(name: str) -> None:
    with pytest.raises(Problem, match="unknown-name"):
        rules_for(name)


def test_a_game_without_words_cannot_be_played() -> None:
    with pytest.raises(Problem, match="not-playable"):
        CoinRules.lexicon(rules_for("distant-plain"))


class Plain(DistantPlain):
    """A Distant Plain with a few words."""

    def lexicon(self) -> Lexicon:
        def tracks(b: Board) -> list[Track]:
            return [Track("aid", b.n[b.AID], goal=5), Track("islamabad", 2, "term-shaded")]

        journal: dict[str, Arguments] = {"pass": (("faction", "stage"),)}
        return Lexicon(
            cards=RULES.cards,
            card_text="card",
            journal=journal,
            lists={"stage": ["term-unshaded", "term-shaded"]},
            rules=[],
            phases=["turn"],
            phase_rules=["2.3"],
            phase_factions={},
            tracks=tracks,
            by_seats=[],
        )


@pytest.mark.plain
def test_words_ask_the_game_for_its_lists() -> None:
    rules = Plain()
    words = Words("en", rules, strict=True)
    b = rules.new_board(rules.check_options({}))
    assert [words.track(track) for track in words.lexicon.tracks(b)] == [str(b.n[b.AID]), "Shaded"]
    assert words.entry(("aid", (-3, 7))) == "Aid −3, now 7"
    assert words.entry(("pass", (1,))) == "Shaded: Pass"


def test_what_is_about_a_card_is_told_by_the_decision() -> None:
    about = Decision(0, "turn", "2.3.4", given(["pass"]), card=3)
    assert Words("en", RULES, strict=True).facts(about)["card"] == "3 Tapias"
    counted = Decision(0, "turn", "2.3.4", given(["pass"]), number=3)
    assert Words("en", RULES, strict=True).facts(counted)["card"] == "none"


def test_tracks_of_andean_abyss() -> None:
    """7.2 The goals are those that victory is checked by."""
    b = board("bogota: AS", aid=9)
    b.set(PRESIDENT, 1)
    found = [(track.id, track.number, track.message, track.goal) for track in RULES.lexicon().tracks(b)]
    assert found == [
        ("aid", 9, None, None),
        ("president", 1, "president-pastrana", None),
        ("support", 16, None, 60),
        ("opposition", 0, None, 25),
    ]
    assert Words("en", RULES, strict=True).tracks(b) == (
        "Aid 9 · El Presidente Pastrana · Total Support 16 · Opposition + Bases 0"
    )
    for total, wins in ((60, False), (61, True)):
        b.n[TOTAL_SUPPORT] = total
        assert qualifies(b, 0) is wins
