"""Face-down markers at one keyboard: the player who is asked may look at them, and saves hold them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from abyssal.games import rules_for
from abyssal.games.distant_plain.names import DECEPTIONS
from abyssal.kernel import record
from abyssal.kernel.hidden import SECRET, is_secret
from tests.cli.conftest import Run

GAME = "distant-plain"
HELD = {
    "coalition": ["?empty_threat", "?empty_threat"],
    "taliban": ["?hidden_agenda", "hidden_asset"],
    "government": ["?", "?"],
    "warlords": ["?", "hidden_agenda"],
}
START: dict[str, Any] = {
    "game": GAME,
    "options": {"deception": "true"},
    "card": 23,
    "next": [44],
    "resources": {"taliban": 5},
    "spaces": {"khowst": "taliban 3g(3a) 1b, O", "kabul": "coalition 1t, government 2t 2p, S"},
    "deception": HELD,
}


def begin(tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(json.dumps(START), encoding="utf-8")


def test_who_is_asked_looks_at_the_own_markers(run: Run, tmp_path: Path) -> None:
    """Everybody reads how many markers lie face down; `markers` names them to the player who is asked."""
    begin(tmp_path)
    result = run("play", GAME, "--position", "start.json", typed="markers\npass\nmarkers\nhelp\nquit\nquit\n")
    assert result.status == 0
    assert "Face down: Coalition 2 · Taliban 1 · Govt 2 · Warlords 1\n" in result.out
    taliban = "Taliban, face down:\n  Hidden Agenda  Shown before a victory check or at the end, it adds 1"
    coalition = "Coalition, face down:\n  Empty Threat  No effect.\n  Empty Threat  No effect.\n"
    assert result.out.index(taliban) < result.out.index(coalition)
    assert "markers — " in result.out


def test_nothing_to_look_at(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(
        json.dumps({k: v for k, v in START.items() if k not in ("options", "deception")}), encoding="utf-8"
    )
    result = run("play", GAME, "--position", "start.json", typed="markers\nquit\n")
    assert "Taliban: nothing face down." in result.out
    assert "Face down" not in result.out
    other = run("play", "andean-abyss", "--seed", "1", typed="markers\nhelp\nquit\n")
    assert "markers — " not in other.out and "face down" not in other.out


def test_a_save_is_the_owner_s_and_what_was_withheld_is_dealt(run: Run, tmp_path: Path) -> None:
    """Unknown markers are dealt when a game begins there, and the save holds all of them."""
    begin(tmp_path)
    typed = "save kept.rec\nsave kept.position\nquit\n"
    run("play", GAME, "--position", "start.json", "--seed", "3", typed=typed)
    held = json.loads((tmp_path / "kept.position").read_text(encoding="utf-8"))["deception"]
    assert held["coalition"] == HELD["coalition"]
    assert held["taliban"] == ["hidden_asset", "?hidden_agenda"]
    assert all(m != SECRET for own in held.values() for m in own)
    assert [sorted(map(is_secret, own)) for own in held.values()] == [
        [True, True], [False, True], [True, True], [False, True],
    ]  # fmt: skip
    game = record.read(tmp_path / "kept.rec").replay(rules_for)
    assert game.rules.to_position(game.board)["deception"] == held
    again = run("play", GAME, "--load", "kept.rec", "--seed", "4", typed="save again.rec\nquit\n")
    assert again.status == 0
    assert (tmp_path / "again.rec").read_text() == (tmp_path / "kept.rec").read_text(), "what is known stays"


def test_a_record_that_withholds_them_is_played_again(run: Run, tmp_path: Path) -> None:
    """`show`, `replay` and `replay --check` use the record as it is; `play --load` deals the markers."""
    lines = ["format: 1", f"game: {GAME}", "version: 0.1.0", "option deception=true", "option scenario=extended", "---"]
    lines += ["chance ?"] * 8 + ["chance 23", "chance 44", "stop 10"]
    (tmp_path / "seen.rec").write_text("\n".join(lines) + "\n", encoding="utf-8")
    shown, checked = run("show", "seen.rec"), run("replay", "seen.rec", "--check")
    assert (shown.status, checked.status) == (0, 0)
    assert "Face down: Coalition 2 · Taliban 2 · Govt 2 · Warlords 2\n" in shown.out
    assert "Taliban: a Deception marker, face down" in run("replay", "seen.rec").out
    run("play", GAME, "--load", "seen.rec", typed="save dealt.rec\nquit\n")
    dealt = record.read(tmp_path / "dealt.rec").choices[:8]
    assert all(choice.removeprefix(SECRET) in DECEPTIONS for _, choice in dealt)
