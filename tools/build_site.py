"""Build the edition without a server into build/site (make site): static files for any web host. See docs/site.md.

Needs Node with npm, which fetches Pyodide (pinned in tools/site/package-lock.json). `--serve` shows the site locally.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import lzma
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from abyssal import __version__
from abyssal.games import GAMES
from abyssal.language import LANGUAGES
from abyssal.site.desk import Desk

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "abyssal"
HERE = ROOT / "tools" / "site"
INSTALLED = ROOT / "build" / "site-npm"
STAGE = ROOT / "build" / "site-stage"
STDLIB = ROOT / "build" / "site-stdlib"
RUNTIME = ROOT / "build" / "site-runtime"
BROTLI = ROOT / "build" / "site-brotli"
SITE = ROOT / "build" / "site"
LOCK = "package-lock.json"

OURS = ("__init__.py", "rules_index.py", "kernel", "coin", "games", "search", "table", "language", "locale", "site")
"""What the archive has of our own package."""
THEIRS = {"fluent.runtime": ["fluent"], "fluent.syntax": ["fluent"], "Babel": ["babel"], "attrs": ["attr"],
          "pytz": ["pytz"], "typing_extensions": ["typing_extensions.py"]}  # fmt: skip
"""Distributions that `language` needs, and what the archive has of them. Only modules that are used go in."""
DATA = ("abyssal/", "babel/global.dat", "babel/locale-data/")
"""Where the archive has more than modules."""
LOCALES = ("root", *LANGUAGES)
LOCALE_DATA = (
    "character_order", "locale_id", "compact_decimal_formats", "decimal_formats", "number_patterns", "number_symbols",
    "numbering_systems", "default_numbering_system", "ordinal_form", "percent_formats", "plural_form",
    "scientific_formats", "text_direction", "version",
)  # fmt: skip
GLOBAL_DATA = ("all_currencies", "currency_fractions", "language_aliases", "parent_exceptions",
               "script_aliases", "territory_aliases", "variant_aliases")  # fmt: skip
"""What formatting of numbers and plurals needs of Babel's data."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What the site has of Pyodide. Scripts become `.js`: some web servers do not know `.mjs`, and browsers refuse
modules of an unknown type."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The content security policy: nothing but our own files, and WebAssembly."""
COMPRESSED = {".html", ".js", ".css", ".json", ".svg", ".wasm", ".txt", ".webmanifest"}
"""Files with a `.gz` and a `.br` beside them, for web servers that send those."""
PACKED = {".gz", ".br"}
SMALLEST, FASTEST = 11, 5
"""Qualities of brotli: the best takes half a minute, the other half a second."""
WHEN = (2020, 1, 1, 0, 0, 0)
"""The date of all files in archives: the same sources give the same site."""


class Unbuildable(Exception):
    """The site cannot be built here. The message says why and what to do."""


class Broken(Unbuildable):
    """Our modules fail in the site's Python: it cannot be built anywhere."""


def build(quality: int = SMALLEST) -> Path:
    """Build the site, if anything has changed since the last time or its files are to be smaller than then."""
    digest, known = digest_of(PACKAGE, HERE), SITE / "build.txt"
    if known.is_file():
        last, _, packed = known.read_text(encoding="utf-8").partition(" ")
        if last == digest and int(packed) >= quality:
            return SITE
    build_runtime()
    made = SITE.with_name("site-new")
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(RUNTIME, made / "runtime", ignore=shutil.ignore_patterns("build.txt"))
    write_page(made)
    write_answers(made / "answers")
    (made / "licences.txt").write_text(licences(), encoding="utf-8")
    write_service_worker(made)
    compress(made)
    compress_more(made, quality)
    (made / "build.txt").write_text(f"{digest} {quality}", encoding="utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    made.rename(SITE)
    return SITE


def digest_of(*sources: Path) -> str:
    """Return a digest of everything that is made from these sources."""
    found = hashlib.sha256()
    for source in sources:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(f"{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    found.update(Path(__file__).read_bytes())
    found.update(repr([(name, distribution(name).version) for name in THEIRS]).encode())
    return found.hexdigest()


def fetch_pyodide() -> Path:
    """Fetch the runtime with npm, which compares it with the hashes of the lock file."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise Unbuildable("The site needs Node with npm, to fetch Python for browsers: install it (nodejs.org).")
    note, lock = INSTALLED / "node_modules" / ".package-lock.json", INSTALLED / LOCK
    if not (note.is_file() and lock.read_bytes() == (HERE / LOCK).read_bytes()):
        INSTALLED.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", LOCK):
            shutil.copy(HERE / name, INSTALLED)
        if subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=INSTALLED).returncode:
            raise Unbuildable("npm could not fetch Pyodide. The first build needs a connection to the npm registry.")
    return INSTALLED / "node_modules" / "pyodide"


def stage(pyodide: Path) -> None:
    """Copy all modules to one folder, use them there, and compile those that were imported."""
    for folder in (STAGE, STDLIB):
        shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "*.dat", "zoneinfo")
    for name in OURS:
        copy(PACKAGE / name, STAGE / "abyssal" / name, ignored)
    for name, parts in THEIRS.items():
        for part in parts:
            copy(Path(str(distribution(name).locate_file(part))), STAGE / part, ignored)
    data, own = Path(str(distribution("Babel").locate_file("babel"))), STAGE / "babel" / "locale-data"
    own.mkdir(parents=True, exist_ok=True)
    for locale in LOCALES:
        write_cut(data / "locale-data" / f"{locale}.dat", own, LOCALE_DATA)
    write_cut(data / "global.dat", own.parent, GLOBAL_DATA)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(STDLIB)
    node: list[str | Path] = ["node", HERE / "prepare.mjs", pyodide, STAGE, STDLIB, HERE]
    if subprocess.run(node).returncode:
        raise Broken("The modules of the site do not run in its Python. See the error above.")


def write_cut(source: Path, folder: Path, keys: Iterable[str]) -> None:
    """Write a file of Babel's with only these keys."""
    whole = pickle.loads(source.read_bytes())
    (folder / source.name).write_bytes(pickle.dumps({key: whole[key] for key in keys if key in whole}, 4))


def copy(source: Path, target: Path, ignored: Callable[..., set[str]]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def build_runtime() -> None:
    """Build Python with all modules, if anything has changed since the last time. This takes most of the time."""
    stamp, known = digest_of(HERE, *(PACKAGE / name for name in OURS)), RUNTIME / "build.txt"
    if known.is_file() and known.read_text(encoding="utf-8") == stamp:
        return
    pyodide = fetch_pyodide()
    stage(pyodide)
    shutil.rmtree(RUNTIME, ignore_errors=True)
    RUNTIME.mkdir(parents=True)
    write_runtime(RUNTIME, pyodide)
    compress(RUNTIME)
    known.write_text(stamp, encoding="utf-8")


def write_runtime(folder: Path, pyodide: Path) -> None:
    for name in PYODIDE:
        content = (pyodide / name).read_bytes()
        if name.endswith(".mjs"):
            content = content.replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
        (folder / name.replace(".mjs", ".js")).write_bytes(content)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    used = [one for one in compiled(STDLIB) if one[0].endswith(".pyc")]
    (folder / "python_stdlib.zip").write_bytes(zipped(used, zipfile.ZIP_DEFLATED))
    ours = [one for one in compiled(STAGE) if one[0].endswith(".pyc") or one[0].startswith(DATA)]
    # Most modules are small: compressed together they take half as much as one by one.
    (folder / "abyssal.zip.xz").write_bytes(lzma.compress(zipped(ours, zipfile.ZIP_STORED), preset=9))


def compiled(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a folder, with bytecode instead of sources. Files of the same kind come together."""
    for path in sorted(folder.rglob("*"), key=lambda path: (path.suffix, path)):
        if path.is_file() and path.suffix not in (".py", ".pyi", ".typed"):
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def zipped(files: Iterable[tuple[str, bytes]], how: int) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name, WHEN), content, how, 9)
    return buffer.getvalue()


def write_page(folder: Path) -> None:
    """Copy the page, with the worker's connection in place of HTTP."""
    shutil.copytree(PACKAGE / "web", folder / "web", ignore=shutil.ignore_patterns("*.d.ts", "sw.js", "index.html"))
    connection = (folder / "web" / "connection.js").read_text(encoding="utf-8")
    (folder / "web" / "connection.js").write_text(connection.replace("/http.js", "/worker.js"), encoding="utf-8")
    (folder / "web" / "connections" / "http.js").unlink()
    page = (PACKAGE / "web" / "index.html").read_text(encoding="utf-8").replace('"/web/', '"web/')
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<link rel="manifest" href="manifest.webmanifest">\n'
        '<link rel="apple-touch-icon" href="web/icons/192.png">\n'
        '<link rel="stylesheet" href="web/css/site.css">\n'
        '<script type="module" src="web/site.js"></script>\n'
    )
    page = page.replace('<meta charset="utf-8">\n', f'<meta charset="utf-8">\n{head}')
    (folder / "index.html").write_text(page, encoding="utf-8")
    icons = [
        {"src": f"web/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
        for purpose in ("any", "maskable")
    ]
    manifest = {
        "name": "Abyssal", "short_name": "Abyssal", "id": "./", "start_url": "./", "scope": "./",
        "display": "standalone", "background_color": "#f4efe4", "theme_color": "#1f2a37", "icons": icons,
    }  # fmt: skip
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    headers = f"/*\n  Content-Security-Policy: {POLICY}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n"
    (folder / "_headers").write_text(headers, encoding="utf-8")


def write_answers(folder: Path) -> None:
    """Write the answers that are the same for everyone as files, so that the lobby does not wait for Python."""
    folder.mkdir()
    desk = Desk()

    def write(name: str, path: str, **query: str) -> None:
        answer = desk.answer(json.dumps({"path": path, "query": query, "tokens": []}))
        assert answer.status == 200, answer.text
        (folder / f"{name}.json").write_text(answer.text, encoding="utf-8")

    for lang in LANGUAGES:
        write(f"games-{lang}", "games", lang=lang)
        for game in ("", *GAMES):
            write(f"words-{lang}-{game or 'none'}", "words", lang=lang, game=game)
        for game in GAMES:
            write(f"aid-{lang}-{game}", f"games/{game}/aid", lang=lang)
    for game in GAMES:
        write(f"geometry-{game}", f"games/{game}/geometry")


def licences() -> str:
    """Collect the licences of everything that the site contains."""
    found = [
        f"Abyssal {__version__}\n\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}\n"
        f"{(ROOT / 'NOTICE').read_text(encoding='utf-8')}",
        "Pyodide (https://pyodide.org): Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/\n"
        "Python (https://www.python.org): Python Software Foundation License, https://docs.python.org/3/license.html",
    ]
    for name in THEIRS:
        about = distribution(name)
        texts = [file.read_text() for file in about.files or () if re.search(r"licen[sc]e", str(file), re.IGNORECASE)]
        kind = next((about.metadata[key] for key in ("License-Expression", "License") if key in about.metadata), "")
        found.append("\n\n".join([f"{name} {about.version}: {kind}", *texts]))
    return f"\n\n{'-' * 70}\n\n".join(found) + "\n"


def write_service_worker(folder: Path) -> None:
    """Write the service worker with the list of all files and their hashes."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in PACKED and path.name != "_headers"
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    script = (PACKAGE / "web" / "sw.js").read_text(encoding="utf-8")
    made = f"self.SITE = {json.dumps({'version': version, 'files': files})};\n{script}"
    (folder / "sw.js").write_text(made, encoding="utf-8")


def compressible(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in COMPRESSED and path.is_file()]


def compress(folder: Path) -> None:
    for path in compressible(folder):
        if not path.with_name(path.name + ".gz").exists():
            buffer = io.BytesIO()
            with gzip.GzipFile("", "wb", 9, buffer, mtime=0) as packed:
                packed.write(path.read_bytes())
            path.with_name(path.name + ".gz").write_bytes(buffer.getvalue())


def compress_more(folder: Path, quality: int) -> None:
    """Write the `.br` files with Node. Those of files that have not changed since the last build are still there."""
    BROTLI.mkdir(exist_ok=True)
    wanted = {
        path: BROTLI / f"{hashlib.sha256(path.read_bytes()).hexdigest()}.{quality}" for path in compressible(folder)
    }
    new = [(str(path), str(packed)) for path, packed in wanted.items() if not packed.is_file()]
    node: list[str | Path] = ["node", HERE / "brotli.mjs", str(quality)]
    subprocess.run(node, input=json.dumps(new).encode(), check=True)
    for path, packed in wanted.items():
        shutil.copyfile(packed, path.with_name(path.name + ".br"))
    for old in set(BROTLI.glob(f"*.{quality}")) - set(wanted.values()):
        old.unlink()


def wire_size(folder: Path = SITE, how: str = ".gz") -> int:
    """Return the bytes that a first visit fetches, each file once, compressed where web servers do so."""
    total = 0
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in PACKED and path.name not in ("_headers", "build.txt", "licences.txt"):
            packed = path.with_name(path.name + how)
            total += (packed if packed.is_file() else path).stat().st_size
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", type=int, nargs="?", const=8080, metavar="PORT", help="show the site locally")
    given = parser.parse_args()
    try:
        folder = build()
    except Unbuildable as reason:
        print(reason, file=sys.stderr)
        return 1
    brotli, zipped = wire_size(folder, ".br") / 1e6, wire_size(folder) / 1e6
    print(f"{folder.relative_to(ROOT)}: {brotli:.2f} MB with brotli, {zipped:.2f} MB with gzip on the first visit")
    if given.serve is not None:
        from tools.serve_site import serve

        serve(folder, given.serve)
    return 0


if __name__ == "__main__":
    sys.exit(main())
