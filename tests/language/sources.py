"""Find the questions, log lines, problems and options in the engine's source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import abyssal

PACKAGE = Path(abyssal.__file__).parent
ALL = [PACKAGE]
NOT_OFFERING = (
    "names",
    "colombia",
    "afghanistan",
    "options",
    "position",
    "course",
    "spec",
    "notation",
    "lexicon",
    "appraisal",
    "rules",
    "setup",
    "cards",
    "s7_victory",
    "reasons",
    "lexicon",
    "deck_file",
)
"""Modules whose lists of words are not options of decisions."""


def home(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_")


def engine(game: str) -> list[Path]:
    """Return the modules of the kernel, the game and coin; those of the bots only if the game has Non-players."""
    series = [path for path in sorted((PACKAGE / "coin").glob("*")) if path.name != "bots"]
    if (home(game) / "nonplayers").is_dir():
        series.append(PACKAGE / "coin" / "bots")
    return [PACKAGE / "kernel", *series, home(game)]


def modules(places: list[Path]) -> Iterator[Path]:
    """Return the modules in these folders and those named directly."""
    for place in places:
        if place.is_dir():
            yield from sorted(place.rglob("*.py"))
        elif place.suffix == ".py":
            yield place


def trees(places: list[Path]) -> Iterator[tuple[Path, ast.Module]]:
    for path in modules(places):
        yield path, parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(places: list[Path]) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call with the bare name of the function."""
    for path in modules(places):
        yield from calls_in(path)


@cache
def calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    found = []
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                found.append((node.func.id, node))
            elif isinstance(node.func, ast.Attribute):
                found.append((node.func.attr, node))
    return found


def texts(node: ast.AST | None) -> set[str]:
    """Return the constant strings that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return set()


def argument(call: ast.Call, index: int, name: str) -> ast.AST | None:
    found = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
    return found or (call.args[index] if index < len(call.args) else None)


def questions(game: str) -> set[str]:
    """Return the kinds of all decisions: constants passed as `kind` to a procedure or to `Decision` itself."""
    takes = {"Decision": 1}
    found: set[str] = set()
    for _, tree in trees(engine(game)):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.returns and "Flow" in ast.unparse(node.returns):
                names = [arg.arg for arg in node.args.args]
                if "kind" in names:
                    takes[node.name] = names.index("kind")
                    defaults = dict(zip(reversed(names), reversed(node.args.defaults), strict=False))
                    found |= texts(defaults.get("kind"))
    for name, call in calls(engine(game)):
        if name in takes:
            found |= texts(argument(call, takes[name], "kind"))
    for _, tree in trees(engine(game)):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and "Decision" in [ast.unparse(base) for base in node.bases]:
                made = [child for child in ast.walk(node) if isinstance(child, ast.Call)]
                for call in made:
                    if isinstance(call.func, ast.Attribute) and call.func.attr == "__init__":
                        found |= texts(argument(call, 1, "kind"))
    return found - {"checkpoint"}  # which stands for a question and is never asked


def journal_ids(game: str) -> set[str]:
    found: set[str] = set()
    for name, call in calls(engine(game)):
        if name == "log":
            found |= texts(argument(call, 0, "id"))
    return found


def problems() -> set[str]:
    """Return the ids of all problems, including those that a function returns for another to raise."""
    found: set[str] = set()
    for name, call in calls(ALL):
        if name == "Problem":
            found |= texts(argument(call, 0, "id"))
    for _, tree in trees(ALL):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "_refusal":
                for child in ast.walk(node):
                    if isinstance(child, ast.Return):
                        found |= texts(child.value) - {""}
    return found | kinds_of_problems()


def kinds_of_problems() -> set[str]:
    """The ids of problems that have a class of their own."""
    tree = ast.parse((PACKAGE / "kernel" / "errors.py").read_text(encoding="utf-8"))
    return {
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"
        for text in texts(node.args[0])
    }


def arguments_of(function: str, index: int, name: str, places: list[Path] | None = None) -> set[str]:
    """Return the constants passed to one parameter of a function, in these modules or anywhere."""
    everywhere = ALL if places is None else places
    return {
        text for called, call in calls(everywhere) if called == function for text in texts(argument(call, index, name))
    }


def offered(game: str) -> set[str]:
    """Return the words in lists of options: in list displays, and appended to lists."""
    found: set[str] = set()
    for path, tree in trees([PACKAGE / "coin", home(game)]):
        if path.stem in NOT_OFFERING or path.parent.name in NOT_OFFERING:
            continue
        if path.parent.name == "events" and path.stem == "__init__":
            continue
        for node in ast.walk(tree):
            items: list[ast.expr] = []
            if isinstance(node, ast.List):
                items = node.elts
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
                items = node.args
            for item in items:
                found |= {text for text in texts(item) if text.replace("_", "").isalpha() and text.islower()}
    return found
