"""`make release` refuses a tree that is not ready, and says everything that is wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.release import problems

CHANGES = """# Changelog

## [Unreleased]

## [1.2.3] - 2026-12-01

### Added
- A thing.

## [1.2.2] - 2026-11-01
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "pyproject.toml": '[project]\nversion = "1.2.3"\n',
        "src/abyssal/__init__.py": '__version__ = "1.2.3"\n',
        "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.3\n",
        "CHANGELOG.md": CHANGES,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    run(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def run(folder: Path, *command: str) -> None:
    subprocess.run(["git", *command], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    run(folder, "add", "-A")
    run(folder, "-c", "user.name=us", "-c", "user.email=us@example.org", "commit", "-qm", "all")


def test_a_tree_that_is_ready(tree: Path) -> None:
    assert problems("1.2.3", tree) == []


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3rc1", ""])
def test_a_version_has_three_numbers(tree: Path, version: str) -> None:
    assert problems(version, tree) == [f"{version!r} is not a version such as 1.0.0"]


def test_all_files_state_the_version(tree: Path) -> None:
    assert problems("1.2.4", tree) == [
        "pyproject.toml states version 1.2.3, not 1.2.4",
        "src/abyssal/__init__.py states version 1.2.3, not 1.2.4",
        "CITATION.cff states version 1.2.3, not 1.2.4",
        "CHANGELOG.md has no section '## [1.2.4] - YYYY-MM-DD'",
    ]


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("### Added\n- A thing.\n", "", "The section of 1.2.3 in CHANGELOG.md is empty"),
        ("[Unreleased]\n", "[Unreleased]\n- Another.\n", "CHANGELOG.md still lists changes under [Unreleased]"),
    ],
)
def test_the_changelog_is_cut(tree: Path, before: str, after: str, problem: str) -> None:
    (tree / "CHANGELOG.md").write_text(CHANGES.replace(before, after), encoding="utf-8")
    commit(tree)
    assert problems("1.2.3", tree) == [problem]


def test_the_tree_is_clean_and_not_tagged(tree: Path) -> None:
    (tree / "new.txt").write_text("new", encoding="utf-8")
    run(tree, "tag", "v1.2.3")
    assert problems("1.2.3", tree) == [
        "The tree has changes that are not committed",
        "The tag v1.2.3 exists already",
    ]
