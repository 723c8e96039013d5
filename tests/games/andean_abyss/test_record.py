"""Records: text, JSON, streams, and errors in bad records."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal import __version__
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.games.andean_abyss import names
from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.kernel.record import Record, Recorder
from abyssal.kernel.record import reader as record_reader
from tests.games.andean_abyss.helpers import RULES
from tests.properties.random_games import answer, played, state

START: dict[str, Any] = {
    "card": 25,
    "next": [31],
    "resources": {"farc": 9, "auc": 5},
    "spaces": {"bogota": "farc 1g, PS", "cali": "farc 2g, PS", "antioquia": "auc 1g"},
}
HEAD = f"""\
# Abyssal record
format: 1
game: andean-abyss
version: {__version__}
option edition=second
---
"""
JSON: dict[str, Any] = {"format": 1, "game": "andean-abyss", "version": __version__}
MINOR, _, PATCH = __version__.rpartition(".")
NEWER = f"{MINOR}.{int(PATCH) + 1}"
BODY = "chance 25\nchance 31\nfarc pass\nauc rally\n"


def small() -> Game:
    """Return a game that did not begin at set-up, after a few choices of each faction."""
    game = Game.at(RULES, RULES.from_position(START))
    for choice in ("terror", "bogota", "give auc farc 2", "done", "march"):
        game.choose(choice)
    return game


def complete(seed: int = 4) -> Game:
    return played(RULES, seed, options={"scenario": "quick"})


# Writing and reading.


def test_text() -> None:
    """Options, the position it began with, actors and choices."""
    lines = record.dump(small()).splitlines()
    assert lines[:4] == ["# Abyssal record", "format: 1", "game: andean-abyss", f"version: {__version__}"]
    assert "option edition=first" in lines
    position = json.loads(next(line for line in lines if line.startswith("position: "))[10:])
    assert position["card"] == 25 and "options" not in position and "order" not in position["deck"]
    below = lines[lines.index("---") + 1 :]
    assert below == ["farc terror", "farc bogota", "auc give auc farc 2", "farc done", "auc march", "stop 5"]


@pytest.mark.parametrize("make", [small, complete])
def test_there_and_back(make: Any, tmp_path: Path) -> None:
    game = make()
    record.write(game, tmp_path / "game.record")
    record.write(game, str(tmp_path / "game.json"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "game.record"]
    for source in (tmp_path / "game.record", str(tmp_path / "game.json"), record.dump(game), record.dump_json(game)):
        found = record.read(source)
        assert found.finished == game.over
        again = found.replay(rules_for)
        assert (state(again), again.tape) == (state(game), game.tape)
        assert found.text() == record.dump(game)
        assert json.loads(record.dump_json(game)) == found.data()


def test_a_game_from_set_up_needs_no_position() -> None:
    game = complete()
    text = record.dump(game)
    assert "position:" not in text
    assert text.splitlines()[-1] == "end " + record.result_of(game)
    assert record.read(text).result == record.result_of(game)


def test_a_settled_order_is_kept() -> None:
    """If a position fixes the order of the deck, its record does too."""
    game = Game.at(RULES, RULES.from_position({"deck": {"order": [4, 5, 6]}}))
    assert record.read(record.dump(game)).replay(RULES).board.order == [4, 5, 6]


def test_comments_and_blank_lines() -> None:
    text = (
        HEAD.replace("game:", "\n# a game\ngame:")
        + "\n; first\nchance 25   ; the card\nchance 31 # next\n\n  farc  pass\n"
    )
    assert record.read(text).choices == [("chance", "25"), ("chance", "31"), ("farc", "pass")]


def test_missing_options_have_their_defaults() -> None:
    game = record.read(HEAD + BODY).replay(RULES)
    assert game.rules.to_position(game.board)["options"] == RULES.check_options({"edition": "second"})


def test_upto() -> None:
    found = record.read(HEAD + BODY)
    assert found.replay(RULES, upto=3).tape == ["25", "31", "pass"]
    assert found.replay(RULES, upto=0).tape == []
    assert found.replay(RULES, upto=99, check=False).tape == ["25", "31", "pass", "rally"]


def test_a_finished_record_can_be_replayed_in_part() -> None:
    found = record.read(record.dump(complete()))
    assert not found.replay(RULES, upto=50).over


# Streams.


def test_recorder() -> None:
    """Each choice is written at once, and the file is a complete record at any moment. Undo is a line too."""
    file, random = io.StringIO(), Random(3)
    stream = Recorder(Game.new(RULES, {"scenario": "quick"}), file)
    undone = 0
    while stream.game.decision is not None:
        stream.choose(answer(stream.game, stream.game.decision, random))
        if stream.game.undoable and random.random() < 0.1:
            stream.undo()
            undone += 1
        if random.random() < 0.05:
            again = record.read(file.getvalue()).replay(RULES)
            assert (again.tape, state(again)) == (stream.game.tape, state(stream.game))
    found = record.read(file.getvalue())
    assert undone and found.finished
    assert found.replay(RULES).tape == stream.game.tape
    assert found.text() == record.dump(stream.game)


def test_the_end_can_be_taken_back() -> None:
    """The last choice of the game, if a player made it: undoing it undoes the end, and the game may end again."""
    start = {"phase": "elite_backing", "played": [1, 73, 2, 74, 3, 75, 4], "card": 76}
    file = io.StringIO()
    stream = Recorder(Game.at(RULES, RULES.from_position(start)), file)
    stream.choose("done")
    assert stream.game.over and record.read(file.getvalue()).finished
    stream.undo()
    assert not record.read(file.getvalue()).finished
    stream.choose("huila")
    while stream.game.decision is not None:
        stream.choose(stream.game.decision.options[0])
    assert record.read(file.getvalue()).replay(RULES).tape == stream.game.tape


def test_recorder_of_a_game_under_way() -> None:
    file = io.StringIO()
    stream = Recorder(small(), file)
    assert file.getvalue() + "stop 5\n" == record.dump(stream.game)
    with pytest.raises(Problem, match="illegal-choice"):
        stream.choose("nonsense")
    stream.undo()
    assert file.getvalue().endswith("auc march\nundo\n")
    assert record.read(file.getvalue()).choices[-1] == ("farc", "done")


def test_recorder_closes_and_goes_on() -> None:
    """A closed record of an unfinished game is complete. When the game is resumed, more choices may follow."""
    file = io.StringIO()
    stream = Recorder(small(), file)
    with pytest.raises(Problem, match="cut-off"):
        record.read(file.getvalue()).check_closed()
    stream.close()
    record.read(file.getvalue()).check_closed()
    stream.undo()
    stream.choose("pass")
    found = record.read(file.getvalue())
    assert found.choices[-1] == ("auc", "pass")
    with pytest.raises(Problem, match="cut-off"):
        found.check_closed()


@pytest.mark.parametrize("make", [small, complete])
def test_a_record_without_its_last_lines_is_noticed(make: Any) -> None:
    """If whole lines are missing at the end, the closing line is missing or gives another number."""
    lines = record.dump(make()).splitlines()
    first = lines.index("---") + 1
    for end in range(first, len(lines)):
        with pytest.raises(Problem, match="cut-off") as caught:
            record.read("\n".join(lines[:end]) + "\n").check_closed()
        assert caught.value.facts["line"] == (end + 1 if end > first else 1)
    shortened = [*lines[:-2], "stop 5"]
    with pytest.raises(Problem, match="other-count") as caught:
        record.read("\n".join(shortened) + "\n").check_closed()
    assert caught.value.facts["line"] == len(shortened)


def test_a_game_in_which_the_program_failed_is_recorded_with_the_fatal_choice() -> None:
    game = played(RULES, 1, 30)
    before = record.record(game).choices
    game._tape.append("no_such_thing")
    found = record.record(game)
    assert [choice for _, choice in found.choices] == [choice for _, choice in before] + ["no_such_thing"]


def test_a_board_that_no_position_describes_cannot_be_recorded() -> None:
    """A value that no position can express would be lost. No record is better than one of another game."""
    b = RULES.from_position(START)
    b.set(names.ROUNDS, 3)
    with pytest.raises(Problem, match="not-recordable"):
        record.dump(Game.at(RULES, b))


# Bad records.


def problem(text: str, rules: Any = RULES, **how: Any) -> dict[str, object]:
    with pytest.raises(Problem) as caught:
        record.read(text).replay(rules, **how)
    assert caught.value.id == "bad-record"
    return caught.value.facts


BAD: list[tuple[str, int, str, dict[str, object]]] = [
    (HEAD + BODY + "auc sweep\n", 11, "illegal-choice", {"choice": "sweep"}),
    (HEAD + "chance 73\n", 7, "illegal-choice", {"choice": "73"}),
    (HEAD + "chance 25\nchance 25\n", 8, "illegal-choice", {"choice": "25"}),
    (HEAD + BODY + "farc bogota\n", 11, "other-actor", {"found": "farc", "expected": "auc"}),
    (HEAD + "chance 25\nchance 31\nfarc give auc farc 1\n", 9, "not-executing", {"choice": "give auc farc 1"}),
    (HEAD + "chance give auc farc 1\n", 7, "not-now", {"choice": "give auc farc 1"}),
    (HEAD + BODY.replace("\nfarc", "\n# a\n\nauc"), 11, "other-actor", {"found": "auc", "expected": "farc"}),
    (HEAD + BODY + "end farc 0\n", 11, "ended-early", {}),
    (HEAD + BODY + "auc\n", 11, "bad-line", {"text": "auc"}),
    (HEAD + BODY + f"stop {'9' * 5000}\n", 11, "other-actor", {"found": "stop", "expected": "auc"}),
    (HEAD + BODY + "stop \u0665\n", 11, "other-actor", {"found": "stop", "expected": "auc"}),
    (HEAD + "undo\n", 7, "nothing-to-undo", {}),
    (HEAD + BODY + "end farc 3\nfarc pass\n", 12, "goes-on", {"choice": "farc pass"}),
    (HEAD + BODY.rstrip("\n"), 10, "cut-off", {}),
    (HEAD.replace("---\n", ""), 6, "cut-off", {}),
    (HEAD.replace("format: 1", "format: 2"), 2, "other-format", {"found": "2", "known": 1}),
    (HEAD.replace("format: 1\n", ""), 5, "missing-key", {"key": "format", "where": "header"}),
    (HEAD.replace("game:", "name:"), 3, "bad-line", {"text": "name: andean-abyss"}),
    (HEAD.replace("andean", "indian"), 3, "other-game", {"found": "indian-abyss", "known": "andean-abyss"}),
    (HEAD.replace("edition", "audition"), 5, "unknown-option", {"option": "audition"}),
    (HEAD.replace("second", "third"), 5, "unknown-value", {"option": "edition", "value": "third"}),
    (HEAD.replace("=second", ""), 5, "bad-line", {"text": "option edition"}),
    (HEAD.replace("---", 'position: {"aid": 5\n---'), 6, "not-json", {}),
    (HEAD.replace("---", "position: []\n---"), 6, "wrong-type", {"where": "position"}),
    (HEAD.replace("---", 'position: {"aid": 50}\n---'), 6, "out-of-range", {"value": 50, "where": "aid"}),
    ('{"format": 1', 1, "not-json", {}),
    ('{"format": 2}', 1, "other-format", {"found": "2"}),
    (json.dumps({**JSON, "format": "1"}), 1, "other-format", {"found": '"1"'}),
    (json.dumps({**JSON, "format": 1.0}), 1, "other-format", {"found": "1.0"}),
    ("{}", 1, "missing-key", {"key": "format", "where": "record"}),
    # Options are given in the header only.
    (HEAD.replace("---", 'position: {"options": {"edition": "first"}}\n---'), 6, "option-twice", {"option": "edition"}),
    (HEAD.replace("---", 'position: {"options": {"zzz": "1"}}\n---'), 6, "option-twice", {"option": "zzz"}),
    (HEAD.replace("---", 'position: {"options": 7}\n---'), 6, "wrong-type", {"where": "position/options"}),
    ('{"format": 1, "color": 2}', 1, "unknown-name", {"kind": "key", "name": "color"}),
    (json.dumps({**JSON, "choices": [["farc"]]}), 1, "wrong-type", {"where": "choices/1"}),
    (json.dumps({**JSON, "choices": [["chance", "25"], ["farc", "31"]]}), 2, "other-actor", {}),
    # Another version, in text and as JSON.
    (HEAD.replace(__version__, "0.2.0"), 4, "other-version", {"found": "0.2.0", "known": __version__}),
    (HEAD.replace(__version__, "1.1.0"), 4, "other-version", {"found": "1.1.0"}),
    (HEAD.replace(__version__, NEWER), 4, "other-version", {"found": NEWER}),
    (HEAD.replace(__version__, "0.1." + "9" * 5000), 4, "other-version", {}),
    (HEAD.replace(__version__, "0.1"), 4, "other-version", {"found": "0.1"}),
    (HEAD.replace(__version__, "0.01.0"), 4, "other-version", {"found": "0.01.0"}),
    (HEAD.replace(f"version: {__version__}\n", ""), 5, "missing-key", {"key": "version", "where": "header"}),
    (json.dumps({**JSON, "version": "0.2.0"}), 1, "other-version", {"found": "0.2.0", "known": __version__}),
    (json.dumps({**JSON, "version": 1}), 1, "wrong-type", {"where": "version"}),
    ('{"format": 1, "game": "andean-abyss"}', 1, "missing-key", {"key": "version", "where": "record"}),
    (f'{{"format": 1, "version": "{__version__}"}}', 1, "missing-key", {"key": "game", "where": "record"}),
    # Duplicates.
    (HEAD.replace("---", "option edition=second\n---"), 6, "named-twice", {"name": "option edition"}),
    (HEAD.replace("---", "option edition = first\n---"), 6, "named-twice", {"name": "option edition"}),
    (HEAD.replace("game:", "format: 1\ngame:"), 3, "named-twice", {"name": "format", "where": "header"}),
    (HEAD.replace("---", "game: andean-abyss\n---"), 6, "named-twice", {"name": "game"}),
    (HEAD.replace("---", f"version: {__version__}\n---"), 6, "named-twice", {"name": "version"}),
    (HEAD.replace("---", "position: {}\nposition: {}\n---"), 7, "named-twice", {"name": "position"}),
    (HEAD.replace("---", 'position: {"aid": 1, "aid": 2}\n---'), 6, "named-twice", {"name": "aid", "where": "JSON"}),
    ('{"format": 1, "format": 1}', 1, "named-twice", {"name": "format"}),
    (json.dumps(JSON)[:-1] + ', "options": {"edition": "first", "edition": "second"}}', 1, "named-twice",
     {"name": "edition"}),
    ('{"a":' * 100_000, 1, "not-json", {}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "reason", "details"), BAD, ids=[f"{i} {b[2]}" for i, b in enumerate(BAD)])
def test_bad_records(text: str, line: int, reason: str, details: dict[str, object]) -> None:
    """The problem names the line and the reason."""
    facts = problem(text)
    assert (facts["line"], facts["reason"]) == (line, reason)
    found = facts["details"]
    assert isinstance(found, dict) and {**found, **details} == found


def test_an_aside_of_somebody_else() -> None:
    """The actor of an aside is the giver."""
    text = record.dump(small()).replace("auc give", "farc give")
    facts = problem(text)
    assert facts["reason"] == "other-actor"
    assert facts["details"] == {"found": "farc", "expected": "auc", "choice": "give auc farc 2"}


def test_a_whole_game_with_a_wrong_end() -> None:
    text = record.dump(complete())
    lines = text.splitlines()
    assert problem(text.replace("end ", "end nobody "))["reason"] == "other-result"
    assert problem("\n".join([*lines[:-2], lines[-1], ""]))["reason"] == "ended-early"
    facts = problem("\n".join([*lines[:-1], "farc pass", ""]))
    assert (facts["reason"], facts["line"]) == ("goes-on", len(lines))


def test_unknown_game() -> None:
    facts = problem(HEAD.replace("andean", "indian"), rules_for)
    assert (facts["line"], facts["reason"]) == (3, "unknown-name")
    with pytest.raises(Problem, match="unknown-name"):
        rules_for("chess")
    assert rules_for("andean-abyss") is rules_for("andean-abyss")


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no-file"):
        record.read(tmp_path / "missing")
    with pytest.raises(Problem, match="is-folder"):
        record.read(tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(Problem, match="not-text"):
        record.read(tmp_path / "bytes")


def test_any_line_changed_is_noticed_or_leads_elsewhere() -> None:
    """Delete, duplicate or swap lines of a game: either the check finds it, or the text is another legal game."""
    game = complete()
    text = record.dump(game)
    lines, random = text.splitlines(), Random(1)
    first = lines.index("---") + 1
    for _ in range(60):
        at = random.randrange(first, len(lines) - 1)
        other = lines[:at] + random.choice([[], [lines[at], lines[at]], [lines[at + 1], lines[at]]]) + lines[at + 1 :]
        changed = "\n".join([*other, ""])
        try:
            again = record.read(changed).replay(RULES)
        except Problem as found:
            assert found.id == "bad-record"
        else:
            assert record.dump(again) == changed


@pytest.mark.parametrize("note", ["", " ; why", "# why", '   ; {"aid": 6}', "; }"])
def test_comments_may_stand_anywhere(note: str) -> None:
    """Comments may follow every line. Text inside the position that looks like one is not a comment."""
    start = {**START, "spaces": {**START["spaces"], "huila": "farc 1g"}}
    text = HEAD.replace("---", f"  position: {json.dumps(start)}{note}\n---") + BODY[20:]
    noted = "".join(f"{line}{note}\n" for line in text.splitlines())
    found = record.read(noted)
    assert (found.position, found.choices) == (start, record.read(text).choices)
    hidden = 'position: {"spaces": {"a;b#c": "farc 1g"}}' + note
    with pytest.raises(Problem) as caught:
        record.read(HEAD.replace("---", f"{hidden}\n---")).replay(RULES)
    assert caught.value.facts["details"] == {"kind": "space", "name": "a;b#c", "where": "spaces"}


def test_an_older_patch_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_reader, "__version__", f"{MINOR}.12")
    for patch in (0, 9, 12):
        assert record.read(HEAD.replace(__version__, f"{MINOR}.{patch}")).version == f"{MINOR}.{patch}"


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").touch()
    with pytest.raises(OSError):
        record.write(small(), tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_record_class() -> None:
    found = Record("andean-abyss", "0.1.0", {}, START, [("farc", "pass")])
    assert not found.finished
    assert found.replay(rules_for).tape == ["pass"]


def test_options_that_a_position_repeats() -> None:
    """They may be present if they say the same."""
    text = HEAD.replace("---", 'position: {"card": 25, "options": {"edition": "second"}}\n---')
    assert record.read(text).replay(RULES).position()["options"]["edition"] == "second"
