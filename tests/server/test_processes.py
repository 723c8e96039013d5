"""Several processes behind one port, what they tell each other, and what they count."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path

import pytest

from abyssal import engine
from abyssal.cli import main
from abyssal.kernel import record
from abyssal.server.client import Client, Refused
from abyssal.server.store.store import Store
from tests.server.conftest import Start
from tests.server.games import duel, play_on, solo, train
from tests.server.postgresql import postgresql
from tests.server.test_refusals import raw
from tests.server.test_serve import serving
from tests.waiting import PATIENCE, wait_until


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def served_by(base: str) -> str:
    """Which process answers a new connection."""
    found = re.search(r'process="(\d+)"', raw(base, "GET", "/metrics")[2].decode())
    assert found
    return found[1]


def answers(client: Client) -> bool:
    try:
        client.look()
        return True
    except (Refused, OSError):
        return False


@pytest.mark.slow
def test_two_processes_behind_one_port() -> None:
    """A table comes to the same process; news reach all; one that is killed is replaced."""
    with postgresql() as url, serving("--db", url, "--processes", "2") as (process, base):
        assert len(children(process.pid)) == 2
        assert {served_by(base) for _ in range(8)} == {str(child) for child in children(process.pid)}
        govt, farc = duel(base)
        with govt.live() as one, farc.live() as two:
            one.next()
            two.next()
            asked = govt if govt.state["decision"]["actor"] == "govt" else farc
            asked.choose(asked.state["decision"]["options"][0]["choice"])
            for live in (one, two):
                while live.next()["state"]["rev"] != 1:
                    pass
        for child in children(process.pid):
            os.kill(child, signal.SIGKILL)
        wait_until(lambda: answers(govt), "no process has come back")
        assert govt.look()["rev"] == 1
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_a_table_through_either_of_two_processes() -> None:
    """Where connections do not come to the same process, the other one makes the same choices."""
    with postgresql() as url, serving("--db", url) as (_, here), serving("--db", url) as (_, there):
        client = solo(here)
        other = Client(there, client.table, client.tokens)
        with other.live() as live:
            live.next()
            for n in range(12):
                one, two = (client, other) if n % 2 else (other, client)
                two.look()
                one.look()
                play_on(one, 1, seed=n)
                while live.next()["state"]["rev"] != n + 1:
                    pass
        assert client.look()["position"] == other.look()["position"]
        assert client.record() == other.record()


# What is counted.


def test_metrics_tell_no_names_and_no_secrets(start: Start) -> None:
    base = start().base
    client = train(base)
    client.sit("govt", name="Ana")
    client.choose("train")
    with pytest.raises(Refused):
        Client(base, client.table, {"govt": "wrong"}).look()
    status, headers, body = raw(base, "GET", "/metrics")
    text = body.decode()
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    for secret in ("Ana", client.table, client.tokens["govt"], "wrong"):
        assert secret not in text
    assert re.search(r"^abyssal_choice_seconds_count\{[^}]*\} 1$", text, re.M)
    assert re.search(r'^abyssal_refusals_total\{[^}]*problem="bad-token"\} 1$', text, re.M)
    assert re.search(r'^abyssal_answers_total\{[^}]*status="401"\} 1$', text, re.M)
    assert re.search(r"^abyssal_tables\{[^}]*\} 1$", text, re.M)
    for line in text.splitlines():
        assert re.fullmatch(r"# TYPE \w+ (gauge|counter|histogram)|\w+\{[^}]*\} [0-9.]+", line), line


def test_metrics_are_not_for_other_hosts(start: Start) -> None:
    assert raw(start().base, "GET", "/metrics", X_Forwarded_For="198.51.100.1")[0] == 404
    behind = start(proxies=["127.0.0.1"]).base
    for named in ({"X_Forwarded_For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"X_Real_Ip": "127.0.0.1"}):
        assert raw(behind, "GET", "/metrics", None, **named)[0] == 404
    assert raw(behind, "GET", "/metrics")[0] == 200, "a program on the machine itself"
    assert raw(start(metrics=True).base, "GET", "/metrics", X_Forwarded_For="198.51.100.1")[0] == 200


# Old tables.


def archive(url: str, *arguments: str) -> int:
    return main(["tables", "--db", url, *arguments])


def test_old_tables_are_archived_and_never_go_silently(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = start()
    old, new = solo(running.base), solo(running.base)
    play_on(old, 3)
    record_before = old.record()
    url = running.store.database.url.render_as_string()
    running.stop()
    store = Store(url)
    with store.database.engine.begin() as connection:
        ago = int(time.time()) - 91 * 86_400
        connection.exec_driver_sql("UPDATE tables SET changed = ? WHERE id = ?", (ago, old.table))
    folder = tmp_path / "archive"
    assert archive(url) == 0
    said = capsys.readouterr().out
    assert old.table in said
    assert new.table in said
    assert archive(url, "--remove") == archive(url, "--older-than", "90d", "--remove") == 2
    assert "no table is removed without its record" in capsys.readouterr().err
    assert archive(url, "--older-than", "90d", "--export", str(folder)) == 0
    assert [path.name for path in folder.iterdir()] == [f"{old.table}.record"]
    assert (folder / f"{old.table}.record").read_text(encoding="utf-8") == record_before
    assert store.load(old.table) is not None
    capsys.readouterr()
    assert archive(url, "--older-than", "90d", "--export", str(folder), "--remove") == 0
    assert "removed from the database" in capsys.readouterr().out
    assert store.load(old.table) is None
    assert store.load(new.table) is not None
    store.close()
    assert record.load(record_before).choices


@pytest.mark.parametrize("age", ["90", "d", "-1d", "0d", "1y", "९d", "1.5d"])
def test_ages_that_are_none(age: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--older-than", age]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_another_record_is_not_overwritten(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = start()
    client = solo(running.base)
    (tmp_path / f"{client.table}.record").write_text("something else")
    assert archive(running.store.database.url.render_as_string(), "--export", str(tmp_path)) == 2
    assert (tmp_path / f"{client.table}.record").read_text() == "something else"
    assert "a different record is already there" in capsys.readouterr().err


# The engine.


def test_the_compiled_twin_is_used_only_if_it_is_the_same(tmp_path: Path) -> None:
    package, fast = tmp_path / "src" / "abyssal", tmp_path / "build" / "fast"
    for folder in (package, fast / "abyssal"):
        folder.mkdir(parents=True)
        (folder / "a.py").write_text("1")
    assert engine.twin(package) is None
    (fast / "fingerprint").write_text("x")
    assert engine.twin(package) == fast
    (package / "a.py").write_text("2")
    assert engine.twin(package) is None


def test_it_says_which_engine_plays(tmp_path: Path) -> None:
    with serving(XDG_DATA_HOME=str(tmp_path), ABYSSAL_ENGINE="plain") as (process, _):
        assert process.stdout is not None
        assert "plain engine" in process.stdout.readline()
