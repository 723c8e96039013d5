"""Make a release: check the tree, build and test what is uploaded, set the tag.

`make release VERSION=1.0.0` stops with one message at the first thing that is wrong, and changes nothing before all
checks have passed. It uploads nothing: at the end it prints what to upload.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

VERSIONS = {
    "pyproject.toml": re.compile(r'^version = "([^"]+)"$', re.MULTILINE),
    "src/abyssal/__init__.py": re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE),
    "CITATION.cff": re.compile(r"^version: (\S+)$", re.MULTILINE),
}
"""Files that state the version."""


def problems(version: str, root: Path = ROOT) -> list[str]:
    """Return everything that keeps this tree from being released as this version."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return [f"{version!r} is not a version such as 1.0.0"]
    found = []
    for name, pattern in VERSIONS.items():
        stated = pattern.findall((root / name).read_text(encoding="utf-8"))
        if stated != [version]:
            found.append(f"{name} states version {', '.join(stated) or 'none'}, not {version}")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if section is None:
        found.append(f"CHANGELOG.md has no section '## [{version}] - YYYY-MM-DD'")
    elif not section[1].strip():
        found.append(f"The section of {version} in CHANGELOG.md is empty")
    unreleased = re.search(r"^## \[Unreleased\]$(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if unreleased is not None and unreleased[1].strip():
        found.append("CHANGELOG.md still lists changes under [Unreleased]")
    if git("status", "--porcelain", root=root):
        found.append("The tree has changes that are not committed")
    if git("tag", "--list", f"v{version}", root=root):
        found.append(f"The tag v{version} exists already")
    return found


def git(*arguments: str, root: Path = ROOT) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description="Check, build, test and tag a release.")
    parser.add_argument("version", help="the version, e.g. 1.0.0")
    args = parser.parse_args()
    found = problems(args.version)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 1
    for command in (
        ["make", "test"],
        [sys.executable, "-m", "tools.build_dist"],
        [sys.executable, "-m", "pytest", "-q", "tests/packaging"],
        ["make", "docs-site", "site"],
    ):
        print("$", *command, flush=True)
        if subprocess.run(command, cwd=ROOT).returncode:
            print("This failed, so there is no release.", file=sys.stderr)
            return 1
    git("tag", "--annotate", f"v{args.version}", "--message", f"Abyssal {args.version}")
    print(f"Tagged v{args.version}. Upload:")
    for path in sorted((ROOT / "dist").iterdir()):
        print(f"  dist/{path.name}")
    print(f"  build/docs, build/site\nThen: git push origin v{args.version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
