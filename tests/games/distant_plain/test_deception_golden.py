"""7.3.option A whole random game with Deception markers: it plays again to the same position and journal."""

from __future__ import annotations

import json
from pathlib import Path

from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.hidden import SECRET, is_secret
from tools.make_golden import outcome

GAME = Path(__file__).parent / "deception.record"


def test_golden_game_with_deception() -> None:
    """A difference means that the rules changed. A Hidden Asset and a Hidden Agenda are used in it; chance turns up the
    other markers at its end."""
    text = GAME.read_text(encoding="utf-8")
    found = record.read(text)
    assert found.finished and found.text() == text
    game = found.replay(rules_for, audit=True)
    assert outcome(game) == json.loads(GAME.with_suffix(".json").read_text(encoding="utf-8"))
    assert record.record(game).choices == found.choices
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
