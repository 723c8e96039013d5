"""The packages import in one direction, and no module imports itself by way of others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import abyssal

PACKAGE = Path(abyssal.__file__).parent

ENGINE_AND_WORDS = {"kernel", "coin", "games", "search", "language", "rules_index"}

ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "coin": {"kernel"},
    "games": {"kernel", "coin"},
    "language": {"kernel", "coin", "games"},
    "search": {"kernel", "coin", "games"},
    "agents": {*ENGINE_AND_WORDS, "table"},
    "lab": {"kernel", "coin", "games", "search", "language", "agents", "engine"},
    "rules_index": {"games", "language"},
    "table": ENGINE_AND_WORDS,
    "bundle": set(),
    "server": {*ENGINE_AND_WORDS, "table", "bundle"},
    "site": {*ENGINE_AND_WORDS, "table", "bundle"},
    "engine": {"kernel"},
    "cli": {*ENGINE_AND_WORDS, "agents", "lab", "table", "server", "site", "engine"},
    "": {"kernel", "coin", "games", "lab", "engine"},
    "__main__": {"cli"},
}
"""What each package may import. `engine`, `rules_index` and `bundle` are modules that stand alone; "" is `abyssal`
itself, which names what other programs use."""

TYPE_CYCLES = [
    # A position knows the Operation under way and the game's procedures, and both take a position.
    {"coin.coin_board", "coin.operation", "coin.procedures"},
    # A Non-player's mind knows the edition it follows, and the edition's steps take a mind.
    {f"games.andean_abyss.nonplayers.{name}" for name in ("box", "edition", "mind")},
]
"""Modules that name each other's types. At run time none of them imports the others in a circle."""


def imports(text: str, module: str, is_package: bool, modules: set[str], with_types: bool = True) -> set[str]:
    """Return the modules that a text imports anywhere, inside functions too. Names are without the leading `abyssal.`;
    "" is `abyssal` itself. Every module may read `__version__` from there."""
    found = set()
    parts = ["abyssal", *module.split(".")] if module else ["abyssal"]
    package = parts if is_package else parts[:-1]
    for node in _nodes(ast.parse(text), with_types):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{start}.{alias.name}" for alias in node.names]
        for name in names:
            if name.split(".")[0] == "abyssal" and name != "abyssal.__version__":
                short = name.removeprefix("abyssal").removeprefix(".")
                while short and short not in modules:
                    short = short.rpartition(".")[0]
                found.add(short)
    return found


def _nodes(tree: ast.AST, with_types: bool) -> Iterator[ast.AST]:
    """Walk a tree, without what only type checkers read if `with_types` is false."""
    for node in ast.iter_child_nodes(tree):
        if not with_types and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _nodes(node, with_types)


def graph(root: Path, with_types: bool = True) -> dict[str, set[str]]:
    """Return what each module below a folder imports."""
    files = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return {
        module: imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py", set(files), with_types)
        for module, path in files.items()
    }


def room(module: str) -> str:
    """Return the package, or the module that stands alone, to which a module belongs."""
    return module.split(".")[0]


def forbidden(edges: dict[str, set[str]]) -> list[str]:
    """Return the imports that `ARROWS` does not allow."""
    return [
        f"{module} imports {other or 'abyssal'}"
        for module, others in sorted(edges.items())
        for other in sorted(others)
        if room(other) != room(module) and room(other) not in ARROWS.get(room(module), set())
    ]


def cycles(edges: dict[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules each of which reaches the others of its set by imports."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        ahead = list(edges.get(start, ()))
        while ahead:
            module = ahead.pop()
            if module not in found:
                found.add(module)
                ahead += edges.get(module, ())
        return found

    below = {module: reached(module) for module in edges}
    found: list[set[str]] = []
    for module in sorted(edges):
        if module in below[module] and not any(module in cycle for cycle in found):
            found.append({other for other in below[module] if module in below.get(other, set())})
    return found


def test_no_import_against_the_arrows() -> None:
    edges = graph(PACKAGE)
    assert {room(module) for module in edges} <= set(ARROWS)
    assert forbidden(edges) == []


def test_the_arrows_go_one_way() -> None:
    assert cycles(ARROWS) == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert cycles(graph(PACKAGE, with_types=False)) == []


def test_only_a_few_modules_name_each_others_types() -> None:
    """A circle that is gone leaves the list."""
    assert cycles(graph(PACKAGE)) == TYPE_CYCLES


# The checker itself.


def made(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "line",
    [
        "from ..games import rules_for",
        "from .. import games",
        "import abyssal.games.chess",
        "from abyssal.games.chess import Rules",
        "if TYPE_CHECKING:\n    from ..games.chess import Rules",
        "def later():\n    from ..games.chess import Rules",
    ],
)
def test_a_forbidden_import_is_found_wherever_it_stands(tmp_path: Path, line: str) -> None:
    edges = graph(made(tmp_path, {"kernel/game.py": line, "games/chess.py": "from ..kernel import game"}))
    assert [found.split(" ")[:2] for found in forbidden(edges)] == [["kernel.game", "imports"]]


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("table/play.py", "from ..server import http"),
        ("server/http.py", "from ..cli import serve"),
        ("kernel/game.py", "from .. import Game"),
        ("elsewhere/new.py", "from ..kernel import game"),
    ],
)
def test_packages_import_only_what_lies_below(tmp_path: Path, importer: str, line: str) -> None:
    files = {"cli/serve.py": "", "server/http.py": "", "kernel/game.py": "", "__init__.py": ""}
    assert len(forbidden(graph(made(tmp_path, files | {importer: line})))) == 1


def test_what_is_allowed_is_not_complained_about(tmp_path: Path) -> None:
    files = {
        "kernel/game.py": "from .. import __version__\nimport json\nfrom .values import x",
        "kernel/values.py": "",
        "table/play.py": "from ..kernel.game import x\nfrom .. import rules_index",
        "rules_index.py": "",
        "cli/serve.py": "from ..server import http",
        "server/http.py": "",
    }
    edges = graph(made(tmp_path, files))
    assert forbidden(edges) == []
    assert edges["kernel.game"] == {"kernel.values"}
    assert edges["table.play"] == {"kernel.game", "rules_index"}


def test_circles_are_found(tmp_path: Path) -> None:
    files = {
        "coin/a.py": "from .b import x",
        "coin/b.py": "def later():\n    from . import c",
        "coin/c.py": "if TYPE_CHECKING:\n    from .a import x",
        "coin/d.py": "from .a import x",
    }
    home = made(tmp_path, files)
    assert cycles(graph(home)) == [{"coin.a", "coin.b", "coin.c"}]
    assert cycles(graph(home, with_types=False)) == []
