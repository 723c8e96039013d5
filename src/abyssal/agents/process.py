"""A program that plays: its process, and lines of text to and from it.

The program is not trusted. It may hang, die, write without end or never read. Nothing here blocks longer than the
caller allows, and no process is left behind.
"""

from __future__ import annotations

import atexit
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from typing import Protocol

from ..kernel.errors import Problem

MAX_LINE = 64 * 1024
"""Bytes in one line of an agent."""
MAX_WAITING = 100
"""Lines of an agent that may wait to be read. An agent that sends more is ended."""
GOODBYE_SECONDS = 2.0
"""Seconds that an agent has to exit by itself after the last message."""


SLICE_SECONDS = 1.0
"""Seconds of one wait. A signal that arrives just before a wait begins is handled only after it."""


class Gone(Exception):
    """The agent can send no more lines. The reason is the id of a message: `died`, `flooded` or `long-line`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Channel(Protocol):
    """Lines to and from an agent."""

    def send(self, line: str) -> None:
        """Send a line. Does not wait until the agent has read it."""

    def receive(self, seconds: float) -> str | None:
        """Return the agent's next line; None if there is none within this time. Raise `Gone` if no more can come."""

    def close(self, polite: bool = True) -> None:
        """End the agent. If `polite`, give it a moment to exit by itself."""


class Process:
    """An agent in a process of its own."""

    def __init__(self, command: str, quiet: bool = False) -> None:
        words = split(command)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
                # A session of its own: Ctrl-C reaches us only, and the agent's children end with it.
                start_new_session=sys.platform != "win32",
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Problem("agent-start", command=command, reason=reason) from None
        _guard(self)
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._in: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reason = ""
        self._threads = [
            threading.Thread(target=self._write, daemon=True),
            threading.Thread(target=self._read, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: str) -> None:
        self._out.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str | None:
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._in.get(timeout=min(SLICE_SECONDS, max(0.0, end - time.monotonic())))
                break
            except queue.Empty:
                if time.monotonic() >= end:
                    return None
        if not line:
            # The end of the agent's output. Leave the mark for the next call.
            self._in.put(b"")
            raise Gone(self._reason)
        return line.decode("utf-8", "replace").strip()

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            while (data := self._out.get()) is not None:
                stream.write(data)
                stream.flush()
            stream.close()
        except OSError:
            # The agent has closed its input. Its output says whether it still lives.
            pass

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        reason = "died"
        try:
            while line := stream.readline(MAX_LINE + 1):
                if len(line) > MAX_LINE:
                    reason = "long-line"
                    break
                if self._in.qsize() >= MAX_WAITING:
                    reason = "flooded"
                    break
                if line.strip():
                    self._in.put(line)
        except (OSError, ValueError):
            pass
        self._reason = reason
        if reason != "died":
            self._kill()
        self._in.put(b"")

    def close(self, polite: bool = True) -> None:
        self._out.put(None)
        writer, reader = self._threads
        # The end of its output is the end of the agent. Waiting for the process would free its id before the kill.
        reader.join(GOODBYE_SECONDS if polite else 0.0)
        # Also after the agent has exited: it may have left children.
        self._kill()
        self._process.wait()
        for thread, stream in ((reader, self._process.stdout), (writer, self._process.stdin)):
            thread.join(GOODBYE_SECONDS)
            # A stream that a child in another session keeps open cannot be closed while its thread waits for it.
            if stream is not None and not thread.is_alive():
                try:
                    stream.close()
                except OSError:
                    pass
        _LIVE.discard(self)

    def _kill(self) -> None:
        try:
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def split(command: str) -> list[str]:
    """Split a command into words, as a shell does."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Problem("agent-command", command=command)
    return words


_LIVE: set[Process] = set()
"""Agents to end if this process ends first."""


def _guard(process: Process) -> None:
    """End the agent with this process, even if that is terminated."""
    if not _LIVE:
        atexit.register(_end_all)
        main = threading.current_thread() is threading.main_thread()
        if main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            signal.signal(signal.SIGTERM, _terminated)
    _LIVE.add(process)


def _end_all() -> None:
    for process in list(_LIVE):
        process._kill()


def _terminated(number: int, frame: object) -> None:
    _end_all()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGTERM)
