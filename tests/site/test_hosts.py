"""What docs/site.md tells people to write into the configuration of a web server, read by the programs it is for."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, socket

import pytest

from tests.waiting import PATIENCE, wait_until
from tools.build_site import ROOT
from tools.need import needed

ADVICE = re.compile(r"^  # (Caddy|nginx)\b.*\n((?:  \w.*\n|    .*\n|  \}\n)+)", re.MULTILINE)
MODULES = ("runtime/pyodide.js", "web/main.js")
TYPES = {"index.html": "text/html", "runtime/pyodide.asm.wasm": "application/wasm"}


def advice(program: str) -> str:
    """Return the lines for a program in docs/site.md."""
    page = (ROOT / "docs" / "site.md").read_text(encoding="utf-8")
    found: dict[str, str] = dict(ADVICE.findall(page))
    return found[program]


@contextmanager
def started(command: list[str], port: int, home: Path) -> Iterator[str]:
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    with (home / "output").open("w") as output, subprocess.Popen(command, env=environment, stderr=output) as program:

        def listens() -> bool:
            assert program.poll() is None, (home / "output").read_text()
            try:
                create_connection(("127.0.0.1", port)).close()
            except ConnectionRefusedError:
                return False
            return True

        try:
            wait_until(listens)
            yield f"http://127.0.0.1:{port}/"
        finally:
            program.terminate()


@pytest.fixture
def port() -> int:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
    return found


@pytest.fixture
def nginx(site: Path, tmp_path: Path, port: int) -> Iterator[str]:
    # Few packages have the module for brotli.
    own = "".join(line for line in advice("nginx").splitlines(keepends=True) if "brotli" not in line)
    whole = tmp_path / "nginx.conf"
    paths = "".join(f"{name}_temp_path {tmp_path};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # Started by root, nginx becomes somebody who may not read where we build.
    user = "user root; " if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user}daemon off; pid {tmp_path}/pid; events {{}}\n"
        f"http {{ access_log off; {paths} include /etc/nginx/mime.types;\n"
        f"server {{ listen 127.0.0.1:{port}; root {site}; {own} }} }}\n"
    )
    command = [str(needed("nginx")), "-c", str(whole), "-p", str(tmp_path), "-e", str(tmp_path / "log")]
    with started(command, port, tmp_path) as address:
        yield address


@pytest.fixture
def caddy(site: Path, tmp_path: Path, port: int) -> Iterator[str]:
    whole = tmp_path / "Caddyfile"
    whole.write_text(f"{{\n admin off\n}}\nhttp://127.0.0.1:{port} {{\n root * {site}\n{advice('Caddy')}}}\n")
    command = [str(needed("caddy")), "run", "--adapter", "caddyfile", "--config", str(whole)]
    with started(command, port, tmp_path) as address:
        yield address


def fetch(address: str, accepted: str) -> tuple[str | None, str, bytes]:
    asked = urllib.request.Request(address, headers={"Accept-Encoding": accepted})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return answer.headers["Content-Encoding"], answer.headers["Content-Type"].partition(";")[0], answer.read()


def check(site: Path, address: str, best: str) -> None:
    """Every module, page and WebAssembly comes with its type and as it was packed."""
    for name in (*MODULES, *TYPES):
        plain = (site / name).read_bytes()
        encoding, kind, content = fetch(address + name, "gzip, deflate, br")
        assert (encoding, content) == (best, (site / f"{name}.{ {'br': 'br', 'gzip': 'gz'}[best] }").read_bytes())
        assert kind == TYPES.get(name) or (name in MODULES and kind in ("text/javascript", "application/javascript"))
        encoding, _, content = fetch(address + name, "gzip")
        assert encoding == "gzip" and gzip.decompress(content) == plain
        assert fetch(address + name, "identity")[::2] == (None, plain)


def test_nginx_sends_what_was_packed(site: Path, nginx: str) -> None:
    check(site, nginx, "gzip")


def test_caddy_sends_what_was_packed(site: Path, caddy: str) -> None:
    check(site, caddy, "br")
