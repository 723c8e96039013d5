"""`abyssal doctor` and `abyssal completion`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from abyssal import engine
from abyssal.cli import doctor
from tests.cli.conftest import Run


def test_doctor_shows_what_is_installed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(doctor, "find_spec", lambda module: None if module == "psycopg" else object())
    monkeypatch.setattr(engine, "is_compiled", lambda: True)
    result = run("doctor")
    assert result.status == 0
    lines = result.out.splitlines()
    assert lines[0].startswith("abyssal ")
    assert lines[1] == "Engine: compiled."
    assert lines[2].startswith(f"Database: {tmp_path / 'abyssal' / 'abyssal.db'} (SQLite ")
    assert lines[3].endswith("not installed. To get it: pip install 'abyssal[postgresql]'")
    assert [line.endswith(": installed.") for line in lines[4:]] == [True, True, True]
    assert not (tmp_path / "abyssal").exists()


@pytest.mark.parametrize(("asked", "words"), [("plain", "ABYSSAL_ENGINE=plain is set"), ("", "wheels")])
def test_doctor_names_the_plain_engine(run: Run, monkeypatch: pytest.MonkeyPatch, asked: str, words: str) -> None:
    monkeypatch.setenv("ABYSSAL_ENGINE", asked)
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    assert words in run("doctor").out.splitlines()[1]


def test_doctor_finds_a_database_that_cannot_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    result = run("doctor", "--lang", "es")
    assert result.status == 1
    assert "no se puede usar" in result.out


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        (["abyssal", "pla"], {"play"}),
        (["abyssal", "play", ""], {"andean-abyss", "distant-plain", "--seed"}),
        (["abyssal", "play", "dis"], {"distant-plain"}),
        (["abyssal", "serve", "--po"], {"--port"}),
        (["abyssal", "completion", "f"], {"fish"}),
    ],
)
def test_bash_completes(run: Run, line: list[str], offered: set[str]) -> None:
    """The script of `completion bash`, run by the shell itself."""
    bash = shutil.which("bash")
    assert bash is not None
    script = run("completion", "bash").out
    words = " ".join(f"'{word}'" for word in line)
    script = f"""{script}
COMP_WORDS=({words}); COMP_CWORD={len(line) - 1}; _abyssal; printf '%s\n' "${{COMPREPLY[@]}}"
"""
    found = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert offered <= set(found)
    if line[-1]:
        assert all(word.startswith(line[-1]) for word in found)


def test_other_shells(run: Run) -> None:
    assert run("completion", "zsh").out.startswith("autoload -U +X bashcompinit")
    assert (
        'complete -c abyssal -n "__fish_seen_subcommand_from play" -a "--help andean-abyss'
        in run("completion", "fish").out
    )
    assert run("completion", "dos").status == 2
