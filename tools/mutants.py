"""Change the code in small ways, one at a time, and report the changes that no test notices (make mutants).

A mutant is one change: a comparison turned, a number one higher or lower, `and` for `or`, a `not` or a call left out,
or None returned. A seed draws which ones are tried, each in a copy of the project, never in the project itself.

All tests that need no browser run once under coverage, to learn which of them execute which line. A mutant meets the
tests of its line; one in code that runs while modules load, which no single test executes, meets the tests that mirror
its module. What the tests execute is kept in build/mutants.coverage and build/mutants.json, and results in
build/mutants.jsonl: the same command continues where it stopped.

    python -m tools.mutants --limit 200 --seed 1 --paths src/abyssal/coin src/abyssal/table/play

Fewer tests and one round of them give a first list of survivors sooner. Judge those by hand, or again by all tests.

    python -m tools.mutants --limit 200 --seed 1 --paths src/abyssal/coin --tests tests/coin tests/games --rounds 1
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from queue import SimpleQueue
from random import Random

from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/abyssal")
RESULTS = ROOT / "build" / "mutants.jsonl"
PATHS = (
    "src/abyssal/coin",
    "src/abyssal/games",
    "src/abyssal/table/play",
    "src/abyssal/table/views",
)
"""The rules, and the table that people play them at."""
LEFT_OUT = ("nonplayers", "lexicon.py", "names.py", "afghanistan.py", "colombia.py")
"""Not mutated unless named: bots are judged by play, and tables of data by their own tests."""
TRACED = (
    "agents",
    "box",
    "cli",
    "coin",
    "games",
    "kernel",
    "lab",
    "language",
    "properties",
    "search",
    "server",
    "table",
)
"""Folders of tests that a mutant may meet: all but those that start a browser or build a package."""
NOT_TRACED = ("test_faults.py", "test_helpers_end.py", "test_memory.py", "test_processes.py")
"""Tests of the server that kill it or watch its processes; what a mutant would do to them, others see sooner."""
COPIED = (
    "src", "tests", "tools", "docs", "deploy", "examples", "requirements", "pyproject.toml", "README.md", "Makefile",
    "CHANGELOG.md",
)  # fmt: skip
SLOWER = 4
"""A mutant may take this many times as long as the same tests without it; then it counts as noticed."""

MOST_TESTS = 150
"""Tests of a line that a mutant meets first. Lines that every game executes have thousands: their files come after."""

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of a file: the characters from `begin` to `end` become `text`."""

    path: str
    line: int
    kind: str
    begin: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        return source[: self.begin] + self.text + source[self.end :]

    def diff(self, source: str) -> str:
        """The lines that change."""
        lines = difflib.unified_diff(source.splitlines(), self.apply(source).splitlines(), lineterm="", n=0)
        return "\n".join(line for line in lines if line[:3] not in ("---", "+++") and line[:2] != "@@")

    def key(self, source: str) -> str:
        """The same for the same change of the same source."""
        return hashlib.sha256(f"{self.path}\0{self.begin}\0{self.text}\0{source}".encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Result:
    """What became of a mutant."""

    key: str
    path: str
    line: int
    kind: str
    outcome: str
    diff: str


def mutants(path: str, source: str) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text.encode()))
    octets = source.encode()

    def place(line: int, column: int) -> int:
        """The character at a place that is told in bytes."""
        return len(octets[: starts[line - 1] + column].decode())

    found: list[Mutant] = []
    for node, kind, text in _changes(ast.parse(source)):
        assert node.end_lineno is not None and node.end_col_offset is not None
        begin, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
        if "\n" in source[begin:end] and not isinstance(node, ast.stmt):
            text = f"({text})"
        found.append(Mutant(path, node.lineno, kind, begin, end, text))
    return sorted(found, key=lambda mutant: (mutant.begin, mutant.end, mutant.text))


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """Return the changes for each expression or statement: the kind of change, and the new text."""
    for node in _code(tree):
        match node:
            case ast.Compare(ops=[op]):
                turned = ast.Compare(node.left, [TURNED[type(op)]()], node.comparators)
                yield node, "comparison", f"({ast.unparse(turned)})"
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                yield node, "number", str(value + 1)
                if value > 0:
                    yield node, "number", str(value - 1)
            case ast.BoolOp(op=op):
                other = ast.Or() if isinstance(op, ast.And) else ast.And()
                yield node, "and-or", f"({ast.unparse(ast.BoolOp(other, node.values))})"
            case ast.UnaryOp(op=ast.Not()):
                yield node, "not", f"({ast.unparse(node.operand)})"
            case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
                yield node, "return", "return None"
            case ast.Expr(value=ast.Call()):
                yield node, "call", "pass"


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only describe: types, assertions, messages of errors, f-strings."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
        return
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _code(child)


def files(paths: list[str]) -> list[str]:
    """The modules below some paths, without those that are left out unless they are named."""
    found: set[str] = set()
    for path in paths:
        below = sorted((ROOT / path).rglob("*.py")) if (ROOT / path).is_dir() else [ROOT / path]
        for file in below:
            inner = file.relative_to(ROOT / path).parts
            if not any(part in LEFT_OUT for part in inner):
                found.add(str(file.relative_to(ROOT)))
    return sorted(found)


def mirrors(path: str, root: Path = ROOT) -> list[str]:
    """Return the tests of a module: files that bear its name, then the deepest folder that mirrors its own."""
    stem = Path(path).stem.lstrip("_")
    folder = next(p for p in (Path("tests") / Path(path).relative_to(PACKAGE)).parents if (root / p).is_dir())
    named = sorted(str(file.relative_to(root)) for file in (root / folder).rglob(f"test_*{stem}*.py"))
    return [*named, str(folder)]


def tests_of_line(path: str, contexts: Iterable[str], root: Path = ROOT) -> list[list[str]]:
    """Turn the functions that execute a line into rounds of arguments for pytest. The first has at most `MOST_TESTS`
    tests from as many files as possible, files that bear the module's name first; the second has all of these files."""
    files: defaultdict[str, list[str]] = defaultdict(list)
    for context in sorted(contexts):
        module, _, function = context.rpartition(".")
        file = f"{module.replace('.', '/')}.py"
        if function.startswith("test_") and (root / file).is_file():
            files[file].append(f"{file}::{function}")
    stem = Path(path).stem.lstrip("_")
    named = [test for file, tests in files.items() if stem in Path(file).stem for test in tests]
    others = [tests for file, tests in files.items() if stem not in Path(file).stem]
    found = [*named, *(test for turn in zip_longest(*others) for test in turn if test)]
    return [found[:MOST_TESTS]] * bool(found) + [list(files)] * (len(found) > MOST_TESTS)


class Workshop:
    """A copy of the project in which mutants are tried."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._written = int(time.time())
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, home / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            elif (ROOT / name).is_file():
                shutil.copy(ROOT / name, home / name)

    def write(self, path: str, source: str) -> None:
        """Never with the time of the last version: by that Python knows whether its cache is up to date."""
        self._written += 2
        (self.home / path).write_text(source, encoding="utf-8")
        os.utime(self.home / path, (self._written, self._written))

    def trace(self, tests: list[str], data: Path) -> float:
        """Run tests without any mutant. Note in `data` which of them execute which line. Return the seconds it took."""
        settings, begun = self.home / "coverage.ini", time.monotonic()
        settings.write_text(f"[run]\nsource_pkgs = abyssal\ndata_file = {data}\ndynamic_context = test_function\n")
        runner = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}"]
        if self.run(tests, 7200, runner) != SURVIVED:
            raise SystemExit(f"These tests fail without any mutant: {' '.join(tests)}")
        return time.monotonic() - begun

    def run(self, tests: list[str], seconds: float, runner: Sequence[str] = (sys.executable,)) -> str:
        """Run tests and say whether they notice anything."""
        passed_over = [f"--ignore=tests/server/{name}" for name in NOT_TRACED]
        command = [*runner, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *passed_over, *tests]
        environment = {**os.environ, "PYTHONPATH": str(self.home / "src")}
        with subprocess.Popen(
            command, cwd=self.home, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:  # fmt: skip
            try:
                return SURVIVED if process.wait(seconds) == 0 else KILLED
            except subprocess.TimeoutExpired:
                return TIMEOUT
            finally:
                # Servers that a test has started end with it.
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass

    def attempt(self, mutant: Mutant, source: str, rounds: list[list[str]], seconds: float) -> Result:
        """Run one round of tests after the other until one notices the mutant."""
        self.write(mutant.path, mutant.apply(source))
        outcome = SURVIVED
        try:
            for tests in rounds:
                if outcome == SURVIVED:
                    outcome = self.run(tests, seconds)
        finally:
            self.write(mutant.path, source)
        return Result(mutant.key(source), mutant.path, mutant.line, mutant.kind, outcome, mutant.diff(source))


def known(results: Path) -> dict[str, Result]:
    """Return the results of earlier runs. Skip a line that was cut off."""
    found: dict[str, Result] = {}
    if results.is_file():
        for line in results.read_text(encoding="utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except (json.JSONDecodeError, TypeError):
                continue
            found[result.key] = result
    return found


def drawn(paths: list[str], limit: int, seed: int) -> list[tuple[Mutant, str]]:
    """The mutants to try, each with the source of its file."""
    every: list[tuple[Mutant, str]] = []
    for path in files(paths):
        source = (ROOT / path).read_text(encoding="utf-8")
        every += [(mutant, source) for mutant in mutants(path, source)]
    return Random(seed).sample(every, min(limit, len(every)))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Report small changes of the code that no test notices.")
    parser.add_argument("--limit", type=int, default=200, help="how many mutants to try (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: %(default)s)")
    parser.add_argument("--paths", nargs="+", default=list(PATHS), help="files and folders to change")
    parser.add_argument("--tests", nargs="+", default=[f"tests/{folder}" for folder in TRACED], help="tests to run")
    parser.add_argument("--rounds", type=int, default=2, help="rounds of tests for each mutant (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept (default: %(default)s)")
    args = parser.parse_args(arguments)

    chosen = drawn(args.paths, args.limit, args.seed)
    done = known(args.results)
    keys = {mutant.key(source) for mutant, source in chosen}
    todo = [(mutant, source) for mutant, source in chosen if mutant.key(source) not in done]
    print(f"{len(chosen)} mutants, {len(chosen) - len(todo)} of them known", flush=True)
    args.results.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="abyssal-mutants-") as home:
        if todo:
            try_all(todo, done, args, Path(home))
    return report([result for key, result in done.items() if key in keys])


def try_all(todo: list[tuple[Mutant, str]], done: dict[str, Result], args: argparse.Namespace, home: Path) -> None:
    workshops: SimpleQueue[Workshop] = SimpleQueue()
    for number in range(args.workers):
        (home / str(number)).mkdir()
        workshops.put(Workshop(home / str(number)))
    workshop = workshops.get()
    trace, seconds = traced(workshop, args.tests, args.results)
    workshops.put(workshop)
    measured = {file[file.index(str(PACKAGE)) :]: file for file in trace.measured_files() if str(PACKAGE) in file}

    def attempt(job: tuple[Mutant, str]) -> Result:
        mutant, source = job
        contexts = trace.contexts_by_lineno(measured.get(mutant.path, "")).get(mutant.line, [])
        rounds = tests_of_line(mutant.path, contexts)[: args.rounds] or [mirrors(mutant.path)]
        workshop = workshops.get()
        try:
            return workshop.attempt(mutant, source, rounds, 30 + SLOWER * seconds)
        finally:
            workshops.put(workshop)

    with args.results.open("a", encoding="utf-8") as file, ThreadPoolExecutor(args.workers) as pool:
        for number, result in enumerate(pool.map(attempt, todo), 1):
            done[result.key] = result
            file.write(json.dumps(asdict(result)) + "\n")
            file.flush()
            print(f"{number}/{len(todo)} {result.outcome} {result.path}:{result.line} {result.kind}", flush=True)


def traced(workshop: Workshop, tests: list[str], results: Path) -> tuple[CoverageData, float]:
    """Return which tests execute which line, and the seconds they took. An earlier run has it for the same sources."""
    data, about = results.with_suffix(".coverage"), results.with_suffix(".json")
    digest = hashlib.sha256(repr(tests).encode())
    for path in sorted(path for part in ("src", "tests") for path in (ROOT / part).rglob("*.py")):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    if not about.exists() or json.loads(about.read_text(encoding="utf-8"))["digest"] != digest.hexdigest():
        print("Running all tests once to learn which lines they execute …", flush=True)
        data.unlink(missing_ok=True)
        seconds = workshop.trace(tests, data)
        about.write_text(json.dumps({"digest": digest.hexdigest(), "seconds": seconds}) + "\n", encoding="utf-8")
    found = CoverageData(str(data))
    found.read()
    return found, float(json.loads(about.read_text(encoding="utf-8"))["seconds"])


def report(results: list[Result]) -> int:
    """Say which mutants have survived; the exit code is 0 whatever they are."""
    survivors = sorted((r for r in results if r.outcome == SURVIVED), key=lambda r: (r.path, r.line))
    for survivor in survivors:
        print(f"\n{survivor.path}:{survivor.line} ({survivor.kind})\n{survivor.diff}")
    print(f"\n{len(survivors)} of {len(results)} mutants survived.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
