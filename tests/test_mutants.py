"""The mutants that `make mutants` tries: which there are, by which tests, and what becomes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import KILLED, SURVIVED, TIMEOUT, Mutant, Workshop

SOURCE = '''"""Text with 1 number."""
LIMIT: Literal[3] = 2


def f(b: int, é: bool) -> bool:
    assert b < 9
    b.set(0)
    if not é and b == LIMIT:
        return é or b in (b,)
    return None
'''


def test_every_mutant_of_a_file() -> None:
    """One small change each; types, assertions and texts stay as they are."""
    found = [(mutant.kind, mutant.diff(SOURCE).splitlines()[-1][1:].strip()) for mutant in mutants.mutants("x", SOURCE)]
    assert found == [
        ("number", "LIMIT: Literal[3] = 1"),
        ("number", "LIMIT: Literal[3] = 3"),
        ("call", "pass"),
        ("number", "b.set(1)"),
        ("not", "if (é) and b == LIMIT:"),
        ("and-or", "if (not é or b == LIMIT):"),
        ("comparison", "if not é and (b != LIMIT):"),
        ("return", "return None"),
        ("and-or", "return (é and b in (b,))"),
        ("comparison", "return é or (b not in (b,))"),
    ]


def test_a_seed_draws_the_same_mutants() -> None:
    paths = ["src/abyssal/coin/sequence.py"]
    first = mutants.drawn(paths, 5, 1)
    assert first == mutants.drawn(paths, 5, 1) != mutants.drawn(paths, 5, 2)
    assert len({mutant.key(source) for mutant, source in first}) == 5


def test_the_tests_that_mirror_a_module() -> None:
    """First those that bear its name, then the deepest folder that mirrors its own."""
    found = mutants.mirrors("src/abyssal/games/andean_abyss/s3_operations/train.py")
    assert found[-1] == "tests/games/andean_abyss"
    assert "tests/games/andean_abyss/test_s3_train.py" in found[:-1]
    assert mutants.mirrors("src/abyssal/server/net/hub.py")[-1] == "tests/server"


def test_every_folder_of_tests_is_traced_or_left_out() -> None:
    folders = {
        file.parent.relative_to(mutants.ROOT / "tests").parts[0]
        for file in (mutants.ROOT / "tests").glob("*/test_*.py")
    }
    assert folders - set(mutants.TRACED) == {"packaging", "site", "web"}
    for name in mutants.NOT_TRACED:
        assert (mutants.ROOT / "tests" / "server" / name).is_file(), name


def test_the_tests_of_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that bear the module's name come first, then one test of each other file in turn. If there are too many,
    their files follow."""
    (tmp_path / "tests").mkdir()
    for name in ("a", "b", "train"):
        (tmp_path / "tests" / f"test_{name}.py").touch()
    contexts = ["", *(f"tests.test_{test}" for test in ("a.test_1", "a.test_2", "b.test_1", "train.test_1", "a.help"))]
    tests = [f"tests/test_{test}" for test in ("train.py::test_1", "a.py::test_1", "b.py::test_1", "a.py::test_2")]
    assert mutants.tests_of_line("src/abyssal/train.py", contexts, tmp_path) == [tests]
    monkeypatch.setattr(mutants, "MOST_TESTS", 3)
    files = ["tests/test_a.py", "tests/test_b.py", "tests/test_train.py"]
    assert mutants.tests_of_line("src/abyssal/train.py", contexts, tmp_path) == [tests[:3], files]
    assert mutants.tests_of_line("src/abyssal/train.py", [""], tmp_path) == []


@pytest.mark.slow
def test_what_becomes_of_mutants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Noticed, not noticed, or never done; the project itself is never touched, and its copy is as it was."""
    project, home, path = tmp_path / "project", tmp_path / "home", "src/abyssal/toy.py"
    source = "def count() -> int:\n    n = 0\n    while n < 3:\n        n += 1\n    print(n)\n    return n\n"
    for name, text in (
        ("pyproject.toml", "[tool.pytest.ini_options]\npythonpath = ['.']\naddopts = '--import-mode=importlib'\n"),
        ("src/abyssal/__init__.py", ""),
        (path, source),
        ("tests/test_toy.py", "from abyssal.toy import count\n\n\ndef test_count():\n    assert count() == 3\n"),
    ):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    monkeypatch.setattr(mutants, "ROOT", project)
    home.mkdir()
    workshop = Workshop(home)
    wanted = {"while (n <= 3):": KILLED, "n += 0": TIMEOUT, "pass": SURVIVED}
    results = tmp_path / "build" / "mutants.jsonl"
    results.parent.mkdir()
    trace, seconds = mutants.traced(workshop, ["tests"], results)
    of_lines = trace.contexts_by_lineno(str(home / path))
    rounds = mutants.tests_of_line(path, of_lines[5], home)
    assert rounds == [["tests/test_toy.py::test_count"]]
    outcomes = {}
    for mutant in mutants.mutants(path, source):
        line = mutant.diff(source).splitlines()[-1][1:].strip()
        if line in wanted:
            outcomes[line] = workshop.attempt(mutant, source, rounds, 15 if wanted[line] == TIMEOUT else 600).outcome
    assert outcomes == wanted
    assert (home / path).read_text() == (project / path).read_text() == source

    def run(tests: list[str], seconds: float, runner: object = ()) -> str:
        raise AssertionError("tests that are known to execute these lines run again")

    monkeypatch.setattr(workshop, "run", run)
    again, same = mutants.traced(workshop, ["tests"], results)
    assert (again.contexts_by_lineno(str(home / path)), same) == (of_lines, seconds)
    (project / "tests" / "test_toy.py").write_text("def test_nothing():\n    pass\n")
    with pytest.raises(AssertionError):
        mutants.traced(workshop, ["tests"], results)


def test_results_of_an_earlier_run(tmp_path: Path) -> None:
    """A line that was cut off is passed over."""
    results = tmp_path / "results.jsonl"
    assert mutants.known(results) == {}
    line = '{"key": "a", "path": "p", "line": 3, "kind": "not", "outcome": "killed", "diff": "-x"}'
    results.write_text(line + "\n" + line[:40])
    assert mutants.known(results) == {"a": mutants.Result("a", "p", 3, "not", "killed", "-x")}


def test_a_mutant_has_one_key() -> None:
    """It changes with the file, so that an old result is not taken for a new one."""
    mutant = Mutant("p", 1, "number", 0, 1, "2")
    assert mutant.key("1") == mutant.key("1") != mutant.key("1 ")
