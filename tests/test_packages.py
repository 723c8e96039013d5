"""Packages: no name in an `__init__.py` stands for something else than the submodule of that name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "abyssal"
PACKAGES = sorted(path for path in ROOT.rglob("__init__.py"))


def shadowed(source: str, submodules: set[str]) -> list[str]:
    """Names bound at the top of a package's source that are names of submodules, but not the submodules themselves."""
    return sorted({name for name in bound(ast.parse(source).body) if name in submodules})


def bound(body: list[ast.stmt]) -> Iterator[str]:
    """Every name that these statements bind in the module, except submodules under their own name."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield statement.name
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Import):
                yield from (alias.asname or alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                own = node.level == 1 and node.module is None
                yield from (
                    alias.asname or alias.name
                    for alias in node.names
                    if not own or alias.asname not in (None, alias.name)
                )
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield node.name


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: ".".join(path.relative_to(ROOT.parent).parts[:-1]))
def test_no_name_shadows_a_submodule(package: Path) -> None:
    """Importing a submodule rebinds its name in the package, so the name would stand for one thing or the other,
    depending on which import comes last, and for yet another in the compiled engine."""
    here = package.parent
    submodules = {path.stem for path in here.glob("*.py")} | {path.parent.name for path in here.glob("*/__init__.py")}
    assert shadowed(package.read_text(encoding="utf-8"), submodules - {"__init__"}) == []


@pytest.mark.parametrize(
    "source",
    [
        "from ..other import specials\nfrom .specials import harm",
        "from .specials import specials",
        "from . import harm as specials",
        "import specials.more",
        "def specials(): ...",
        "if True:\n    specials = 1",
        "specials: int = 1",
    ],
)
def test_what_shadows(source: str) -> None:
    assert shadowed(source, {"specials"}) == ["specials"]


@pytest.mark.parametrize(
    "source",
    [
        "from . import specials",
        "from .specials import harm",
        "from ..other import specials as others",
        "def harm():\n    specials = 1",
    ],
)
def test_what_does_not_shadow(source: str) -> None:
    assert shadowed(source, {"specials"}) == []
