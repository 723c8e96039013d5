"""Who may choose, undo and rewind at a table, and what is left of the game then."""

from __future__ import annotations

import pytest

from abyssal.kernel.errors import BadToken, BrokenTable, NotYourSeat, Problem
from abyssal.table.play import agreements, moves
from abyssal.table.play.archive import public_record, salvage_record
from abyssal.table.play.computer import find_task
from abyssal.table.play.replay import Replay, Snapshot
from abyssal.table.play.saved import Later
from abyssal.table.play.table import Table
from abyssal.table.views import state as views
from abyssal.table.views.viewer import Viewer
from tests.table.tables import GAMES, Play

GAME = GAMES[0]


def asked(play: Play) -> str:
    decision = play.table.game.decision
    assert decision is not None
    return play.table.rules.spec.factions[decision.actor]


def test_another_players_choice_is_refused() -> None:
    play = Play(game=GAME)
    others = [seat for seat in play.seats if seat != asked(play)]
    decision = play.table.game.decision
    assert decision is not None
    with pytest.raises(NotYourSeat):
        moves.plan_choice(play.table, others, [decision.options[0]], False, None)
    with pytest.raises(BadToken):
        play.table.seats_of(["forged"])
    assert not play.table.admits(["forged"])


def test_a_plan_changes_nothing_before_it_is_made() -> None:
    play = Play(game=GAME)
    decision, length = play.table.game.decision, play.table.game.length
    assert decision is not None
    move = moves.plan_choice(play.table, play.seats, [decision.options[0]], False, None)
    assert (play.table.game.length, move.seat, move.keep, move.removes) == (length, asked(play), length, False)
    move.make()
    assert play.table.game.length > length


@pytest.mark.parametrize("game", GAMES)
def test_undo_leads_back_to_the_same_state(game: str) -> None:
    """Position, question, log and checksum are those before the choice."""
    play, undone = Play(seed=5, game=game), 0
    for _ in range(120):
        seats, table = play.seats, play.table
        before = views.encode_state(table, Viewer(seats, "en")), table.checksum, table.choices()
        undo = moves.plan_undo(table, seats) if table.undoable(seats) else None
        decision = table.game.decision
        assert decision is not None
        play.choose(play.random.choice(decision.options))
        if undo is None and table.undoable(seats) == 1 and table.game.fence <= len(before[2]):
            back = moves.plan_undo(table, seats)
            assert back.keep == len(before[2])
            play.make(back)
            table.rev -= 2
            assert (views.encode_state(table, Viewer(seats, "en")), table.checksum, table.choices()) == before
            undone += 1
            play.choose(play.random.choice(decision.options))
    assert undone >= 3


def test_only_the_host_rewinds_and_only_at_a_friendly_table() -> None:
    play = Play(game=GAME)
    list(play.play_on(10))
    table, length = play.table, play.table.game.length
    others = [seat for seat in play.seats if seat != table.host]
    for seats, at, error in (
        ([], 2, "no-token"), (others, 2, "not-host"), ([table.host], length, "no-such-choice"),
    ):  # fmt: skip
        with pytest.raises(Problem, match=error):
            moves.plan_rewind(table, seats, at)
    choices = table.choices()[:4]
    moves.plan_rewind(table, [table.host], 4).make()
    assert table.choices() == choices
    table.friendly = False
    with pytest.raises(Problem, match="not-friendly"):
        moves.plan_rewind(table, [table.host], 1)


def test_a_game_has_so_many_choices_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(game=GAME)
    decision = play.table.game.decision
    assert decision is not None
    monkeypatch.setattr(moves, "MAX_CHOICES", play.table.game.length)
    with pytest.raises(Problem, match="too-long"):
        moves.plan_choice(play.table, play.seats, [decision.options[0]], False, None)
    with pytest.raises(Problem, match="too-long"):
        moves.plan_computer_choices(play.table, asked(play), [decision.options[0]])


def test_agreements_are_limited_in_a_window() -> None:
    """30 of 100 choices may be agreements; the next one is allowed once the window has moved on."""
    gifts, turns = ["give govt auc 1"], ["pass"]
    agreements.check_agreements(gifts * 30)
    agreements.check_agreements(gifts * 30 + turns * 70 + gifts)
    for choices in (gifts * 31, gifts * 30 + turns * 69 + gifts):
        with pytest.raises(Problem, match="too-many-gifts"):
            agreements.check_agreements(choices)


def test_a_table_that_was_tampered_with_is_broken_but_its_record_is_not_lost() -> None:
    play = Play(game=GAME)
    list(play.play_on(6))
    saved = play.created.saved
    saved.choices, saved.checksum = play.table.choices(), play.table.checksum
    assert Table(saved).checksum == saved.checksum
    saved.choices[-1] = ("atlantis", False)
    with pytest.raises(BrokenTable):
        Table(saved)
    assert "atlantis" in salvage_record(saved)


def test_catching_up_refuses_another_game() -> None:
    """Choices of another process lead to its checksum, or the table is loaded again."""
    play = Play(seed=2, game=GAME)
    behind, start = Table(play.created.saved), play.table.game.length
    list(play.play_on(5))
    table = play.table
    seats, added = list(table.seats.values()), table.choices(start)
    assert not behind.catch_up(Later(5, 5, None, "", seats, added))
    assert behind.game.length == start
    assert behind.catch_up(Later(5, 5, None, table.checksum, seats, added))
    assert (behind.rev, behind.checksum) == (5, table.checksum)
    assert not behind.catch_up(Later(6, 6, None, table.checksum, seats, [("atlantis", False)]))


@pytest.mark.parametrize("game", GAMES)
def test_moments_of_a_replay_are_the_states_of_the_game(game: str) -> None:
    """The state after N choices reads as it did then, but for what only the present has."""
    play, replay = Play(seed=8, game=game), Replay()
    viewer = Viewer(play.seats, "en")
    kept = {}
    for _ in play.play_on(12):
        kept[play.table.game.length] = views.state_at(views.Now.of(play.table), play.table.game, viewer, None)
    snapshot = Snapshot.of(play.table)
    for length in [*sorted(kept), *sorted(kept, reverse=True)]:
        game_then, made = replay.play_to(snapshot, viewer, snapshot.tape[:length])
        then = views.state_at(snapshot.now, game_then, viewer, made)
        for part in ("position", "decision", "control", "tracks", "at", "card"):
            assert then[part] == kept[length][part], part
    with pytest.raises(Problem, match="no-such-choice"):
        replay.render_moment(snapshot, viewer, len(snapshot.tape) + 1)
    with pytest.raises(Problem, match="no-such-choice"):
        replay.render_story(snapshot, viewer, 5, 2)


def test_a_computer_player_plays_only_its_own_question() -> None:
    play = Play(game=GAME, seats={"farc": "quick"})
    assert "farc" not in play.created.tokens
    for _ in range(200):
        task = find_task(play.table)
        if task is not None:
            break
        next(play.play_on(1))
    assert task is not None
    assert (task.faction, task.strength, task.rev) == ("farc", "quick", play.table.rev)
    option = task.game.decision.options[0] if task.game.decision is not None else ""
    before = play.table.game.length
    moves.plan_computer_choices(play.table, "govt", [option]).make()
    assert play.table.game.length == before, "the question is another faction's"
    moves.plan_computer_choices(play.table, "farc", [option]).make()
    assert play.table.game.length > before


def test_a_record_makes_the_same_game_again() -> None:
    play = Play(seed=4, game=GAME)
    list(play.play_on(15))
    text = public_record(play.table.game.clone())
    again = Play(seed=9, record=text)
    assert again.table.game.tape[: play.table.game.length] == play.table.game.tape
    assert public_record(again.table.game.clone()) == text
