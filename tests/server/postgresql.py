"""A PostgreSQL of its own for tests."""

from __future__ import annotations

import os
import pwd
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from abyssal.cli.serve import listen
from tests.waiting import PATIENCE
from tools.need import needed


def _account() -> int:
    """Who runs it: PostgreSQL refuses to run as root."""
    return pwd.getpwnam("nobody").pw_uid if os.getuid() == 0 else os.getuid()


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a fresh database."""
    folder, account = needed("postgresql"), _account()
    with tempfile.TemporaryDirectory(prefix="abyssal-pg-", ignore_cleanup_errors=True) as home:
        os.chown(home, account, -1)
        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        listener.close()

        def run(program: str, *arguments: str) -> None:
            subprocess.run(
                [str(folder / program), *arguments], cwd=home, user=account, check=True, timeout=PATIENCE,
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
