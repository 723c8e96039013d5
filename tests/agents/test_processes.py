"""Agents in processes of their own: the examples, and programs that hang, die or flood. No process is left behind."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from abyssal import Problem
from abyssal.agents.process import MAX_LINE, Gone, Process
from abyssal.cli import main
from abyssal.kernel import record
from abyssal.lab import arena
from abyssal.lab.simulation import play_game, seat
from tests.waiting import PATIENCE, wait_until

EXAMPLES = Path(__file__).parents[2] / "examples" / "agents"
PYTHON = f"{sys.executable} {EXAMPLES / 'greedy.py'}"
QUICK = {"scenario": "quick", "edition": "second"}
NODE = shutil.which("node")

BEGIN = """
import json, os, sys, time
def send(message):
    print(json.dumps(message), flush=True)
def read():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
read()
send({"type": "hello", "protocol": 1, "name": "test"})
"""


def program(folder: Path, text: str, begin: str = BEGIN) -> str:
    """Write a program and return the command that runs it."""
    path = folder / "agent.py"
    path.write_text(begin + text, encoding="utf-8")
    return f"{sys.executable} {path}"


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def farc(command: str, seconds: str = "60") -> dict[str, str]:
    return {"govt": "bot", "farc": f"exec:{seconds}s:{command}", "auc": "bot", "cartels": "bot"}


def behaviour(command: str, seconds: str = "60") -> dict[str, object]:
    """Play a quick game with this program as FARC and return how it behaved."""
    seats = farc(command, seconds)
    result = play_game("andean-abyss", seat("andean-abyss", seats, QUICK), 3, seats=seats)
    assert not result.error and result.winner
    return result.agents["farc"]


# The examples.


def test_the_python_example_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    trace, path = tmp_path / "trace", tmp_path / "game.record"
    argv = ["agent", "andean-abyss", "--scenario", "quick", "--seats", f"farc=exec:{PYTHON}"]
    assert main([*argv, "--trace", str(trace), "--record", str(path)]) == 0
    shown = capsys.readouterr()
    assert "greedy.py" in shown.out and "0 lines refused, 0 answers by the chart" in shown.out
    assert not shown.err
    lines = trace.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith('farc > {"type":"hello"') and '"type":"end"' in lines[-1]
    assert record.load(path.read_text(encoding="utf-8")).game == "andean-abyss"


@pytest.mark.skipif(NODE is None, reason="needs node")
def test_the_javascript_example_plays() -> None:
    counts = behaviour(f"{NODE} {EXAMPLES / 'greedy.js'}")
    assert counts["name"] == "greedy.js"
    assert counts["answered"] == counts["questions"] != 0
    assert counts["refused"] == counts["taken"] == 0


def test_the_examples_use_the_standard_library_only() -> None:
    assert 'require("node:readline")' in (EXAMPLES / "greedy.js").read_text(encoding="utf-8")
    text = (EXAMPLES / "greedy.py").read_text(encoding="utf-8")
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)
    for path in EXAMPLES.iterdir():
        assert os.access(path, os.X_OK), path.name


# Programs that do not behave.


def test_a_program_that_hangs(tmp_path: Path) -> None:
    """It never answers, so its time is over however fast the machine is."""
    counts = behaviour(program(tmp_path, "while True:\n    time.sleep(60)"), "0.05")
    assert (counts["ended"], counts["late"], counts["answered"]) == ("late", 3, 0)
    assert counts["taken"] == counts["questions"]


def test_a_program_that_dies(tmp_path: Path) -> None:
    counts = behaviour(program(tmp_path, "read(); read(); os._exit(3)"))
    assert (counts["ended"], counts["answered"]) == ("died", 0)


def test_a_program_that_floods(tmp_path: Path) -> None:
    """Whether it is ended or refused again and again depends on how fast it writes. The chart plays either way."""
    command = program(tmp_path, "while True:\n    send({'type': 'answer', 'id': 1, 'choice': 'fly'})")
    counts = behaviour(command)
    assert (counts["answered"], counts["taken"]) == (0, counts["questions"])
    channel = Process(command, quiet=True)
    channel.send("{}")
    wait_until(lambda: not _alive(channel.pid), "the flood ends the program")
    with pytest.raises(Gone) as caught:
        while channel.receive(60.0):
            pass
    assert caught.value.reason == "flooded"
    channel.close()


def test_a_program_that_sends_an_endless_line(tmp_path: Path) -> None:
    counts = behaviour(program(tmp_path, "while True:\n    sys.stdout.write('x' * 1000)"))
    assert counts["ended"] == "long-line"


def test_a_program_that_speaks_before_it_is_asked(tmp_path: Path) -> None:
    """Answers to questions that were not asked yet are refused, and the right one still counts."""
    text = """
for n in (7, 8):
    send({"type": "answer", "id": n, "choice": "pass"})
while True:
    message = read()
    if message["type"] == "question":
        send({"type": "answer", "id": message["id"], "choice": message["options"][0]["choice"]})
    elif message["type"] == "end":
        break
"""
    counts = behaviour(program(tmp_path, text))
    assert (counts["refused"], counts["taken"], counts["ended"]) == (2, 0, "")


def test_a_program_that_never_reads(tmp_path: Path) -> None:
    """Our messages fill its pipe, which must not stop the game."""
    channel = Process(program(tmp_path, "while True:\n    time.sleep(60)"), quiet=True)
    channel.send("{}")
    assert channel.receive(60.0) == json.dumps({"type": "hello", "protocol": 1, "name": "test"})
    for _ in range(10):
        channel.send("x" * MAX_LINE)
    channel.close(polite=False)
    assert not runs(channel.pid)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    text = """
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
send({"child": child.pid})
read()
"""
    channel = Process(program(tmp_path, text, BEGIN), quiet=True)
    channel.send("{}")
    channel.receive(60.0)
    line = channel.receive(60.0)
    assert line is not None
    child = json.loads(line)["child"]
    channel.close()
    wait_until(lambda: not _alive(child), "the child ends")
    with pytest.raises(Gone):
        channel.receive(0.0)


def _alive(pid: int) -> bool:
    """Whether a process runs. A dead one whose new parent has not asked for it yet does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return runs(pid) if not Path("/proc/self/stat").exists() else False
    return state != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_program_ends_if_abyssal_is_terminated(tmp_path: Path) -> None:
    """The program hangs, and so never notices that its input is closed."""
    text = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\nwhile True:\n    time.sleep(60)"
    command = program(tmp_path, text)
    argv = [sys.executable, "-m", "abyssal", "agent", "andean-abyss", "--scenario", "quick"]
    abyssal = subprocess.Popen([*argv, "--seats", f"farc=exec:{command}"], stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text() != "", "the agent starts")
        agent = int((tmp_path / "pid").read_text())
        abyssal.send_signal(signal.SIGTERM)
        assert abyssal.wait(PATIENCE) == -signal.SIGTERM
        wait_until(lambda: not _alive(agent), "the agent ends")
    finally:
        abyssal.kill()
        abyssal.wait()


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("./no-such-program", "Cannot start"),
        (f"{sys.executable} -c pass", "ended or stayed silent"),
        (f"{sys.executable} -c \"print('hi')\"", "cannot play"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_the_game(
    command: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agent", "andean-abyss", "--scenario", "quick", "--seats", f"farc=exec:{command}"]) == 2
    shown = capsys.readouterr()
    assert words in shown.err and shown.err.count("\n") == 1


def test_bad_seats(capsys: pytest.CaptureFixture[str]) -> None:
    for seats in ("nobody=exec:./x", "farc=exec:", "farc=exec:0s:./x", "farc=sleeper", "farc"):
        assert main(["agent", "andean-abyss", "--seats", seats]) == 2, seats
        assert capsys.readouterr().err.count("\n") == 1


# The arena.


def test_the_arena_takes_programs(tmp_path: Path) -> None:
    terms = arena.Terms("andean-abyss", QUICK)
    player = f"exec:{PYTHON}"
    path = tmp_path / "arena"
    bouts = arena.run(terms, ["chart", player], ["farc"], range(2), path)
    assert [bout.player for bout in bouts] == ["chart", player] * 2 and not any(bout.error for bout in bouts)
    own = [bout for bout in bouts if bout.player == player]
    assert all(bout.questions > 0 and bout.taken == bout.refused == 0 and bout.seconds > 0 for bout in own)
    assert arena.run(terms, ["chart", player], ["farc"], range(2), path) == bouts
    lines = arena.standings(bouts, ["chart", player], ["farc"])
    assert lines[1].games == 2 and lines[1].gain is not None and lines[1].margin_gain is not None


def test_the_arena_reports_how_programs_behaved(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", "andean-abyss", "chart", f"exec:{PYTHON}", "--seats", "farc", "--games", "1"]
    assert main([*argv, "--scenario", "quick", "--option", "edition=second"]) == 0
    assert "0 lines refused, 0 answers by the chart" in capsys.readouterr().out


def test_the_arena_stops_for_a_program_that_cannot_start() -> None:
    with pytest.raises(Problem) as caught:
        arena.run(arena.Terms("andean-abyss", QUICK), ["exec:./no-such-program"], ["farc"], range(1))
    assert caught.value.id == "agent-start"
