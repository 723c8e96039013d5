"""`abyssal serve` as a program: its port, its database, and what survives when it is killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from abyssal.cli import main, serve
from abyssal.cli.serve import default_database, listen
from abyssal.server.client import Client
from tests.server.games import play_on, solo
from tests.server.test_refusals import raw
from tests.waiting import PATIENCE


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program, and the address it tells."""
    process = subprocess.Popen(
        [sys.executable, "-m", "abyssal", "serve", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + process.communicate()[1]
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_every_acknowledged_choice_survives_a_kill(tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path)}
    with serving(**data) as (process, base):
        clients = [solo(base) for _ in range(3)]
        for n in range(15):
            for client in clients:
                play_on(client, 1, seed=n)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert (tmp_path / "abyssal" / "abyssal.db").is_file()
    with serving(**data) as (process, base):
        for client in clients:
            again = Client(base, client.table, client.tokens)
            found = again.look()
            assert found["rev"] == client.state["rev"]
            assert found["position"] == client.state["position"]
            play_on(again, 1)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused if it was asked for; if it is only the usual one, another is taken."""
    taken = listen("127.0.0.1", 0)
    number = taken.getsockname()[1]
    assert main(["serve", "--port", str(number), "--db", "sqlite://"]) == 2
    monkeypatch.setattr(serve, "PORT", number)
    other = listen("127.0.0.1", None)
    assert other.getsockname()[1] not in (0, number)
    taken.close()
    other.close()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "0"], ["--port", "x"], ["--db", "nonsense"], ["--host", "no.such.host.invalid"],
        ["--host", "é" * 80], ["--host", "a\0b"], ["--host", ""], ["--host", "[]"], ["--db", ""],
        ["--name", "game.example:8080"], ["--name", "https://game.example"], ["--name", ""], ["--name", "a b"],
        ["--name", "game_.example"], ["--name", "*.example"], ["--name", "game.example."], ["--name", "é.example"],
        ["--port", "٨٠٩٠"], ["--port", " 80"], ["--port", "080"], ["--port", "65536"], ["--proxy", "here"],
        ["--processes", "0"], ["--processes", "2"],
    ],
)  # fmt: skip
def test_what_cannot_be_served(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", *arguments]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_the_database_is_in_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/.local/share/abyssal/abyssal.db"


def test_it_answers_to_its_own_names_only(tmp_path: Path) -> None:
    with serving("--name", "game.example", XDG_DATA_HOME=str(tmp_path)) as (_, base):
        for host, status in (("evil.example", 403), ("game.example", 200), ("localhost:1", 200), ("127.0.0.1", 200)):
            assert raw(base, "GET", "/healthz", Host=host)[0] == status


def test_names() -> None:
    assert serve.names("localhost", []) == ["localhost"]
    assert serve.names("0.0.0.0", []) is None
    assert serve.names("0.0.0.0", ["game.example"]) == ["0.0.0.0", "game.example"]


@pytest.mark.parametrize("host", ["::1", "[::1]", "localhost"])
def test_other_ways_to_write_the_host(tmp_path: Path, host: str) -> None:
    with serving("--host", host, XDG_DATA_HOME=str(tmp_path)) as (_, base):
        assert base.startswith("http://[::1]:" if "::1" in host else "http://localhost:")
        assert Client(base).call("/healthz")["status"] == "ok"


@pytest.mark.slow
def test_ctrl_c_ends_it_soon_though_people_are_connected(tmp_path: Path) -> None:
    with serving(XDG_DATA_HOME=str(tmp_path)) as (process, base):
        client = solo(base)
        with client.live() as live:
            live.next()
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_databases_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.db").write_text("this is no database at all, whatever its name says" * 50)
    (tmp_path / "folder").mkdir()
    for url in (
        f"sqlite:///{tmp_path}/text.db", f"sqlite:///{tmp_path}/folder", f"sqlite:///{tmp_path}/no/such/x.db",
        "sqlite://", "postgresql+psycopg://u:hidden@127.0.0.1:1/x", "nosuch://x", "mysql://x/y",
        "postgresql+psycopg://u:hidden@h:abc/x", "postgresql+psycopg://u:hidden@[::1/x", "u:hidden@h",
        f"sqlite:///{tmp_path}/text.db/x.db", f"sqlite:///{tmp_path}/new.db?foo=bar",
    ):  # fmt: skip
        assert main(["serve", "--db", url]) == 2
        said = capsys.readouterr().err.strip()
        assert len(said.splitlines()) == 1, said
        assert "hidden" not in said
