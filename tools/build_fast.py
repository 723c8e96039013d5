"""Compile the engine (abyssal.kernel, abyssal.coin and abyssal.games) with mypyc into build/fast.

build/fast/abyssal is a copy of src/abyssal in which every engine module has a compiled twin beside it. With build/fast
on PYTHONPATH Python takes the twins. Nothing is ever built inside src/, where a forgotten extension module would
silently shadow its source.
"""

import argparse
import contextlib
import filecmp
import hashlib
import os
import re
import shlex
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "abyssal"
FAST = ROOT / "build" / "fast"
WORK = ROOT / "build" / "fast-work"
ENGINE = ("kernel", "coin", "games")
MODULE = "__native_abyssal___"
"""Prefix of the C files that mypyc makes of modules."""
CORES = os.cpu_count() or 1
_FAST = ["-w", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
FLAGS = {
    "speed": [*_FAST, "-march=native"],
    "wheel": _FAST,
    "test": ["-w", "-fvisibility=hidden"],
}
"""For speed, compile for this machine only; a wheel runs on any processor of its kind. Warnings about generated C help
nobody."""
LEVELS = {"speed": ("-O2", "-O1"), "wheel": ("-O2", "-O1"), "test": ("-O1", "-O0")}
"""Optimization of the hot modules, then of the cold ones (docs/benchmarks.md, Compiling)."""
COLD = re.compile(r"___games___\w+?___(events|nonplayers)___|__native_abyssal_engine\.c$")
"""C files that are most of the code but take little of a game's time: Events, bots, and the set-up of modules."""
BATCH = 4_000_000
"""Bytes of C compiled together. The compiler reads 3 MB of declarations for each batch."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into build/fast.")
    parser.add_argument("--check", action="store_true", help="only find out whether this machine can compile")
    parser.add_argument("--for", dest="purpose", choices=FLAGS, default="speed", help="what to compile it for")
    parser.add_argument("--launcher", type=Path, help="also write a script that runs the compiled program")
    args = parser.parse_args()

    if problem := compiler_problem():
        print(f"No compiled engine: {problem}.")
        return 1
    if args.check:
        return 0
    ensure(args.purpose)
    if args.launcher:
        write_launcher(args.launcher)
    return 0


def ensure(purpose: str) -> None:
    """Compile the engine unless build/fast is up to date. Tests take any engine that is."""
    stamp = FAST / "fingerprint"
    enough = {fingerprint(each) for each in (FLAGS if purpose == "test" else [purpose])}
    if stamp.is_file() and stamp.read_text() in enough:
        refresh()
        print("The compiled engine is up to date.")
    else:
        build(purpose)


def compiler_problem() -> str | None:
    """Return why this machine cannot compile an extension module, or None if it can."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return f"there is no C compiler ({compiler}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return None


def engine_modules(package: Path) -> list[Path]:
    return sorted(path for part in ENGINE for path in (package / part).rglob("*.py") if path.name != "__main__.py")


def fingerprint(purpose: str) -> str:
    """Changes with everything the compiled modules depend on."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')} {purpose}".encode())
    for path in (Path(__file__).resolve(), *engine_modules(SOURCE)):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build(purpose: str) -> None:
    """Compile in a work folder and put it in place only when all went well."""
    started, made_from = time.monotonic(), fingerprint(purpose)
    shutil.rmtree(WORK, ignore_errors=True)
    copy_package(WORK / "out" / "abyssal")
    with contextlib.chdir(WORK / "out"):
        modules = engine_modules(Path("abyssal"))
        print(f"Compiling {len(modules)} modules of the engine …", flush=True)
        compile_in_place(modules, purpose)
    (WORK / "out" / "fingerprint").write_text(made_from)
    shutil.rmtree(FAST, ignore_errors=True)
    (WORK / "out").rename(FAST)
    shutil.rmtree(WORK)
    print(f"The compiled engine is ready after {time.monotonic() - started:.0f} s.")


def compile_in_place(modules: list[Path], purpose: str) -> None:
    """Build one library, so that modules call each other directly, from several C files, so that all cores compile."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    hot, cold = LEVELS[purpose]
    flags = [] if sys.platform == "win32" else FLAGS[purpose]

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools comes without types
        def build_extensions(self) -> None:
            compile_one_by_one = self.compiler.compile

            def compile_one(source: str, extra_postargs: list[str], **options: Any) -> list[str]:
                level = [] if sys.platform == "win32" else [cold if is_cold(source) else hot]
                found: list[str] = compile_one_by_one([source], extra_postargs=[*extra_postargs, *level], **options)
                return found

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(CORES) as pool:
                    # The slowest files first, so that no core is left with one at the end.
                    objects = pool.map(lambda source: compile_one(source, **options), sorted(sources, key=is_cold))
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compile_all
            super().build_extensions()

    extensions = mypycify(
        ["--config-file=", "--strict", "--follow-imports=silent", *map(str, modules)],
        opt_level="0",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="abyssal_engine",
    )
    for extension in extensions:
        extension.sources = in_batches([Path(source) for source in extension.sources])
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    command = BuildOnAllCores(Distribution({"name": "abyssal", "ext_modules": extensions}))
    command.inplace = True
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.parallel = CORES
    command.ensure_finalized()
    command.run()


def is_cold(source: str) -> bool:
    return bool(COLD.search(source)) or Path(source).name.startswith("cold_")


def in_batches(sources: list[Path]) -> list[str]:
    """Return the C files to compile. Those of modules are joined into batches, hot and cold ones apart."""
    found = [str(source) for source in sources if not source.name.startswith(MODULE)]
    for name, wanted in (("hot", False), ("cold", True)):
        batches: list[list[Path]] = []
        room = 0
        for source in sorted(source for source in sources if source.name.startswith(MODULE)):
            if is_cold(source.name) is not wanted:
                continue
            size = source.stat().st_size
            if size > room:
                batches.append([])
                room = BATCH
            batches[-1].append(source)
            room -= size
        for number, batch in enumerate(batches):
            together = batch[0].with_name(f"{name}_{number}.c")
            together.write_text("".join(f'#include "{source.name}"\n' for source in batch))
            found.append(str(together))
    return found


def copy_package(target: Path) -> None:
    """Copy only changed files, because tests may be using the others."""
    shutil.copytree(
        SOURCE, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"), copy_function=copy_changed
    )


def copy_changed(source: str, target: str) -> None:
    if not Path(target).is_file() or not filecmp.cmp(source, target, shallow=False):
        shutil.copy2(source, target)


def refresh() -> None:
    """Bring over what needs no compiling: data, messages, the rest of the program."""
    target = FAST / "abyssal"
    copy_package(target)
    for path in target.rglob("*"):
        kept = path.suffix == ".pyc" or path.name.endswith(tuple(EXTENSION_SUFFIXES))
        if path.is_file() and not kept and not (SOURCE / path.relative_to(target)).exists():
            path.unlink()


def write_launcher(path: Path) -> None:
    """A twin of the abyssal script beside it, running the compiled engine."""
    program = path.absolute().with_name("abyssal")
    path.write_text(
        "#!/bin/sh\n"
        f'PYTHONPATH={shlex.quote(str(FAST))}"${{PYTHONPATH:+:$PYTHONPATH}}" exec {shlex.quote(str(program))} "$@"\n'
    )
    path.chmod(0o755)
    print(f"Run it with {path}")


if __name__ == "__main__":
    sys.exit(main())
