"""The page in three files: its scripts as one module, its style sheets as one, and the document that loads them.

Fetched one by one, the modules take 70 requests. The scripts stay as they are; no program beside Python is needed.
Each module becomes a function that runs once and returns its exports, after those it imports. Comments and indents are
left out: compressed, they are almost a third of the scripts.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath

MAIN = "main.js"
SCRIPT, STYLE = "bundle.js", "bundle.css"
"""Names under which the bundles are served, beside the sources, so that relative addresses stay the same."""

_IMPORT = re.compile(r'import (\{[^}]*\}) from "(\.[^"]+)";')
_PASSED_ON = re.compile(r'export (\{[^}]*\}) from "(\.[^"]+)";')
_EXPORT = re.compile(r"export ((?:async )?function\*?|class|const) (\w+)")
_COMMENT = re.compile(r"^[ \t]*//.*\n|^[ \t]*/\*(?:(?!\*/)[\s\S])*\*/[ \t]*\n|/\*\* @.*?\*/ ?", re.MULTILINE)
"""Comments in lines of their own, and types within a line. A `//` after code may be part of an address: it stays."""
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_SHEET = re.compile(r'<link rel="stylesheet" href="/web/([^"]+)">\n')
_ENTRY = '<script type="module" src="/web/main.js"></script>'


@dataclass(frozen=True)
class Bundle:
    """The files of the page. The addresses in `page` change with the contents, so browsers may keep them for good."""

    page: str
    script: str
    style: str


@cache
def build(web: Path) -> Bundle:
    """Bundle the page in the folder `web`."""
    script = bundle_scripts(web)
    index = (web / "index.html").read_text(encoding="utf-8")
    sheets = _SHEET.findall(index)
    games = sorted(path.parent.name for path in web.glob("games/*/game.css"))
    parts = [web / sheet for sheet in sheets] + [web / "games" / game / "game.css" for game in games]
    style = "".join(_bare(part) for part in parts)
    # The style sheets of all games are in it: `games.js` need not fetch them.
    link = f'<link rel="stylesheet" href="/web/{_versioned(STYLE, style)}" data-games="{" ".join(games)}">\n'
    page = index.replace(f'<link rel="stylesheet" href="/web/{sheets[0]}">\n', link, 1)
    page = _SHEET.sub("", page)
    if _ENTRY not in page:
        raise ValueError("index.html does not load main.js")
    entry = f'<script type="module" src="/web/{_versioned(SCRIPT, script)}"></script>'
    return Bundle(page.replace(_ENTRY, entry), script, style)


def bundle_scripts(web: Path, main: str = MAIN) -> str:
    """Return one script that does what the module `main` does with all that it imports."""
    return "".join(_wrap(web, name) for name in _in_order(web, main, []))


def _in_order(web: Path, name: str, path: list[str], seen: dict[str, None] | None = None) -> list[str]:
    """Return the modules that a module needs, each after those it imports, and the module itself at the end."""
    seen = {} if seen is None else seen
    if name in path:
        raise ValueError(f"modules import each other in a circle: {' -> '.join([*path, name])}")
    for other in _imported(web, name):
        if other not in seen:
            _in_order(web, other, [*path, name], seen)
    seen[name] = None
    return list(seen)


def _imported(web: Path, name: str) -> Iterator[str]:
    for line in _lines(web, name):
        if line.startswith("import ") or _PASSED_ON.fullmatch(line):
            found = _IMPORT.fullmatch(line) or _PASSED_ON.fullmatch(line)
            if not found:
                raise ValueError(f"{name}: cannot bundle {line!r}")
            yield _resolve(name, found[2])


def _wrap(web: Path, name: str) -> str:
    body, exports = [f"// {name}"], list[str]()
    for line in _lines(web, name):
        if found := _IMPORT.fullmatch(line):
            names = found[1].replace(" as ", ": ")
            line = f"const {names} = {_variable(_resolve(name, found[2]))};"
        elif found := _PASSED_ON.fullmatch(line):
            exports += found[1].strip("{ }").split(", ")
            line = f"const {found[1]} = {_variable(_resolve(name, found[2]))};"
        elif line.startswith("export "):
            exported = _EXPORT.match(line)
            if not exported:
                raise ValueError(f"{name}: cannot bundle {line!r}")
            exports.append(exported[2])
            line = line.removeprefix("export ")
        body.append(line)
    text = "\n".join(body)
    return f"const {_variable(name)} = (() => {{\n{text}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _lines(web: Path, name: str) -> Iterator[str]:
    for line in _bare(web / name).splitlines():
        if line.count("`") % 2:
            raise ValueError(f"{name}: a template must end on its line: {line!r}")
        yield line


def _bare(file: Path) -> str:
    return _INDENT.sub("", _COMMENT.sub("", file.read_text(encoding="utf-8")))


def _resolve(name: str, address: str) -> str:
    """Return the path of a module that another one imports, from the folder of the page."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / address).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def _variable(name: str) -> str:
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))


def _versioned(name: str, text: str) -> str:
    return f"{name}?{hashlib.sha256(text.encode()).hexdigest()[:12]}"
