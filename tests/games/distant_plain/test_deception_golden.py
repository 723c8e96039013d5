"""7.3.option Deception markers in the golden game, beyond replaying it (`test_golden`)."""

from __future__ import annotations

from pathlib import Path

from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.hidden import SECRET, is_secret

GAME = Path(__file__).parents[2] / "golden" / "distant-plain" / "deception.record"


def test_markers_in_a_whole_game() -> None:
    """A Hidden Asset and a Hidden Agenda are used in it; chance turns up the other markers at its end."""
    found = record.read(GAME.read_text(encoding="utf-8"))
    assert found.replay(rules_for, audit=True).over
    by_players = [choice for actor, choice in found.choices if actor != "chance"]
    assert {"hidden_asset", "hidden_agenda"} <= set(by_players)
    turned_up = [choice for actor, choice in found.choices if actor == "chance"][-6:]
    drawn = [choice.removeprefix(SECRET) for _, choice in found.choices if is_secret(choice)]
    assert sorted([*turned_up, "hidden_asset", "hidden_agenda"]) == sorted(drawn)


def test_what_a_spectator_could_keep_of_it() -> None:
    """The record before the last choices, without any marker that was not shown, leads to the same public position."""
    found = record.read(GAME.read_text(encoding="utf-8"))
    game = found.replay(rules_for, upto=len(found.choices) - 7)
    seen = record.record(game, [])
    assert [choice for _, choice in seen.choices if is_secret(choice)] == [SECRET] * 8
    assert record.read(seen.text()).replay(rules_for).board.snapshot() == game.seen_by([]).snapshot()
