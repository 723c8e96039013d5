"""A PostgreSQL of its own for tests, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from abyssal.cli.serve import listen


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, if there is one."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists() and _account() is not None), None)


def _account() -> int | None:
    """Who runs it: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return os.getuid()
    try:
        return pwd.getpwnam("postgres").pw_uid
    except KeyError:
        return None


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a fresh database."""
    folder = programs()
    account = _account()
    assert folder is not None
    assert account is not None
    with tempfile.TemporaryDirectory(prefix="abyssal-pg-", ignore_cleanup_errors=True) as home:
        os.chown(home, account, -1)
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        listener.close()

        def run(program: str, *arguments: str) -> None:
            subprocess.run(
                [str(folder / program), *arguments], cwd=home, user=account, check=True, timeout=60,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip

        data = f"{home}/data"
        run("initdb", "-D", data, "-U", "abyssal", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
        run("pg_ctl", "-D", data, "-w", "-o", settings, "-l", f"{home}/log", "start")
        try:
            yield f"postgresql+psycopg://abyssal@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
