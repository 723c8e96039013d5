"""Build what the container image holds, without a container engine: `python -m tools.image build/image`.

Carries out the steps of `deploy/Dockerfile` in a plain directory, with this Python in place of the image's: the paths
of the image become folders there, and steps that change the system (packages, users) are left out. Then it starts the
server as the image does, waits for the health check and prints how large everything is that the image adds to Python's.

`--pure` leaves out the compiler. Compiling takes several minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from abyssal.cli.serve import listen

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
OF_THE_SYSTEM = ("apt-get", "useradd")
"""Programs whose steps change the system around the image's folders."""
FOLDERS = ("abyssal", "serve", "wheels", "home")
"""Folders at the root of the image that its steps make."""
START_SECONDS = 60


@dataclass(frozen=True)
class Step:
    kind: str
    """The instruction, such as RUN."""
    text: str

    def words(self) -> list[str]:
        """Return the words of a step in JSON form, such as ENTRYPOINT."""
        return [str(word) for word in json.loads(self.text[self.text.index("[") :])]


def steps(text: str) -> list[Step]:
    """Read a Dockerfile."""
    joined = text.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [Step(*line.split(" ", 1)) for line in lines]


def moved(text: str, root: Path) -> str:
    """Return a command with the paths of the image as folders of `root`."""
    return re.sub(rf"(?<![\w./-])/({'|'.join(FOLDERS)})\b", lambda found: f"{root}/{found[1]}", text)


def ignored(root: Path = ROOT) -> list[str]:
    """Return the patterns of what is not copied into the image."""
    text = (root / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    return [line.removeprefix("**/") for line in text.splitlines() if line]


def copy_sources(target: Path) -> None:
    patterns = ignored()

    def ignore(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if any(fnmatch(name, pattern) for pattern in patterns)]

    shutil.copytree(ROOT, target, ignore=ignore, symlinks=True)


def build(root: Path, pure: bool) -> list[Step]:
    """Carry out the steps. Return those that say how the server starts."""
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    folder, last = root, list[Step]()
    path = f"{Path(sys.executable).resolve().parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    environment.pop("PYTHONPATH", None)
    for step in steps(DOCKERFILE.read_text(encoding="utf-8")):
        command = moved(step.text, root)
        if step.kind == "WORKDIR":
            folder = Path(command)
            if folder != root / "abyssal":
                folder.mkdir(parents=True)
        elif step.text == ". .":
            copy_sources(folder)
        elif step.kind == "RUN" and not step.text.startswith(OF_THE_SYSTEM):
            if pure:
                command = command.replace("ABYSSAL_COMPILE=1", "ABYSSAL_COMPILE=0")
            print(f"$ {command}", flush=True)
            subprocess.run(command, shell=True, cwd=folder, env=environment, check=True)
        elif step.kind in ("HEALTHCHECK", "ENTRYPOINT"):
            last.append(Step(step.kind, command))
    return last


def megabytes(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


def report(root: Path) -> None:
    """Print the size of what the last stage copies, with its largest parts."""
    print(f"{megabytes(root / 'serve'):.1f} MB on top of Python's image")
    packages = next((root / "serve" / "lib").glob("python*/site-packages"))
    sizes = sorted(((megabytes(path), path.name) for path in packages.iterdir() if path.is_dir()), reverse=True)
    for size, name in sizes[:8]:
        print(f"  {size:6.1f} MB  {name}")


def start(root: Path, last: list[Step]) -> bool:
    """Start the server as the image does, on a free port and this machine only. Return True once it is healthy."""
    listener = listen("127.0.0.1", 0)
    port = str(listener.getsockname()[1])
    listener.close()
    health, entry = (next(step for step in last if step.kind == kind).words() for kind in ("HEALTHCHECK", "ENTRYPOINT"))
    about = {"8090": port, "0.0.0.0": "127.0.0.1"}
    command = [about.get(word, word) for word in entry]
    environment = {"HOME": str(root / "home"), "PATH": "/usr/bin:/bin"}
    process = subprocess.Popen(command, cwd=root / "home", env=environment)
    try:
        end = time.monotonic() + START_SECONDS
        check = [word.replace("8090", port) for word in health]
        while time.monotonic() < end and process.poll() is None:
            if subprocess.run(check, env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 0:
                return True
            time.sleep(0.5)
        return False
    finally:
        process.terminate()
        process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where to build; it is emptied first")
    parser.add_argument("--pure", action="store_true", help="build the pure wheel, which needs no compiler")
    args = parser.parse_args()
    root = args.folder.absolute()
    if root.exists() and any(root.iterdir()) and not (root / "serve").exists():
        print(f"{root} is not empty and not an image", file=sys.stderr)
        return 1
    last = build(root, args.pure)
    report(root)
    healthy = start(root, last)
    print("The server starts and is healthy." if healthy else "The server did not start.")
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
