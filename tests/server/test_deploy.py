"""What docs/serving.md tells people to run: the configurations are read by the programs they are for."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from abyssal.cli import parser
from tests.waiting import PATIENCE
from tools.need import needed

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_nginx_reads_its_configuration(tmp_path: Path) -> None:
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ access_log off; include {DEPLOY / 'nginx.conf'}; }}\n")
    command = [str(needed("nginx")), "-t", "-c", str(whole), "-p", str(tmp_path), "-e", str(tmp_path / "log")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr


def test_caddy_reads_its_configuration(tmp_path: Path) -> None:
    command = [str(needed("caddy")), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment)
    assert done.returncode == 0, done.stderr


def commands() -> list[list[str]]:
    """The arguments of `abyssal` in the page, the image and the compose file."""
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    found = [line.removeprefix("abyssal ") for line in page.splitlines() if line.startswith("abyssal ")]
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    entry = re.findall(r'"([^"]*)"', next(line for line in image.splitlines() if line.startswith("ENTRYPOINT")))
    assert entry[0] == "/serve/bin/abyssal"
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    block = compose.split("    command:\n")[1].split("    networks:")[0]
    more = [re.sub(r"\$\{[^}]*\}", "x", line.strip()[2:].strip('"')) for line in block.splitlines()]
    return [*map(shlex.split, found), [*entry[1:], *more]]


@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_the_program_takes_these_arguments(arguments: list[str]) -> None:
    assert parser().parse_args(arguments).run


def test_the_compose_file_is_a_tree() -> None:
    """Indented by two, keys or items only, no key twice at one place, variables closed."""
    lines = [
        line for line in (DEPLOY / "compose.yaml").read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]  # fmt: skip
    path: list[str] = []
    seen = set()
    for line in lines:
        depth = (len(line) - len(line.lstrip())) // 2
        assert line == " " * 2 * depth + line.strip(), line
        assert len(re.findall(r"\$\{", line)) == len(re.findall(r"\}", line)), line
        key = re.fullmatch(r"(?:- )?([\w-]+):(?: .*)?", line.strip())
        assert key or line.strip().startswith("- "), line
        if key and not line.strip().startswith("- "):
            path = [*path[:depth], key[1]]
            assert tuple(path) not in seen, line
            seen.add(tuple(path))
    assert {("services", name) for name in ("database", "server", "proxy")} <= seen
