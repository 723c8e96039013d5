"""Counters by key that all processes of a server share: requests, processor time, connections.

They are in memory that the processes share, so the limits of an address hold for the server as a whole, and counting
costs no message and no query. Servers on several machines count separately.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import struct
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MAX_PROCESSES = 64
SETS = 4096
WAYS = 8
"""A key is stored in one of the 8 slots of its set. When all are taken, the one used longest ago is dropped."""
_HEAD = struct.Struct("<16s64I")
"""The secret that keys are hashed with, so that no client can choose which keys share a set, and the process ids."""
_SLOT = struct.Struct("<QIIfff")
"""The hash of a key, the second of its last use, the window, the amounts in it and in the window before, and how many
are held."""
_SET_BYTES = WAYS * _SLOT.size
_BYTES = _HEAD.size + SETS * _SET_BYTES
_SET = struct.Struct("<" + _SLOT.format.removeprefix("<") * WAYS)
_FIELDS = 6


class Counts:
    """Counts amounts in time windows, and what is held right now. Called on the event loop.

    Without a file it counts for one process. With one, `index` says which of the server's processes this is.
    """

    def __init__(
        self,
        file: int = -1,
        index: int = 0,
        clock: Callable[[], float] = time.monotonic,
        process: int | None = None,
    ) -> None:
        self._file = file
        self._clock = clock
        self._process = os.getpid() if process is None else process
        self._memory = mmap.mmap(file, _BYTES)
        with self._locked():
            self._secret, *processes = _HEAD.unpack_from(self._memory)
            if self._secret == bytes(16):
                self._secret = secrets.token_bytes(16)
            # Drop what an earlier process with this index still held when it died.
            processes[index] = self._process
            _HEAD.pack_into(self._memory, 0, self._secret, *processes)

    def close(self) -> None:
        self._memory.close()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        if self._file < 0:
            yield
            return
        # Only Unix has this module, and only there a server can have several processes.
        import fcntl

        fcntl.lockf(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN)

    def add(self, key: str, amount: float, most: float, seconds: float) -> bool:
        """Count an amount, unless the last `seconds` would come to more than `most`. Return whether it was counted.

        What was counted in the window before this one counts less the longer ago that is.
        """
        now = self._clock()
        window, share = int(now // seconds), now / seconds % 1
        with self._locked():
            place = self._find(key)
            hashed, _, last, current, before, _ = _SLOT.unpack_from(self._memory, place)
            if last != window:
                current, before = 0.0, current if last == window - 1 else 0.0
            if current + before * (1 - share) + amount > most:
                return False
            _SLOT.pack_into(self._memory, place, hashed, int(now), window, current + amount, before, 0)
        return True

    def level(self, key: str, seconds: float) -> float:
        """Return about how much was counted in the last `seconds`."""
        now = self._clock()
        window, share = int(now // seconds), now / seconds % 1
        with self._locked():
            _, _, last, current, before, _ = _SLOT.unpack_from(self._memory, self._find(key))
        if last == window:
            return float(current + before * (1 - share))
        return float(current * (1 - share)) if last == window - 1 else 0.0

    def hold(self, key: str, most: int) -> bool:
        """Count one more that is held, unless all processes together hold `most`. Return whether it was counted."""
        with self._locked():
            if sum(self._held(f"{process} {key}") for process in self._processes()) >= most:
                return False
            self._change_held(f"{self._process} {key}", 1)
        return True

    def release(self, key: str) -> None:
        with self._locked():
            self._change_held(f"{self._process} {key}", -1)

    def _processes(self) -> list[int]:
        return [process for process in _HEAD.unpack_from(self._memory)[1:] if process]

    def _held(self, key: str) -> float:
        held: float = _SLOT.unpack_from(self._memory, self._find(key))[5]
        return held

    def _change_held(self, key: str, change: int) -> None:
        place = self._find(key)
        hashed, _, _, _, _, held = _SLOT.unpack_from(self._memory, place)
        _SLOT.pack_into(self._memory, place, hashed, int(self._clock()), 0, 0, 0, max(0, held + change))

    def _find(self, key: str) -> int:
        """Return the place of a key's slot. A new key gets the slot in its set that was used longest ago."""
        digest = hashlib.blake2b(key.encode(), digest_size=8, key=self._secret).digest()
        hashed = int.from_bytes(digest, "little") or 1
        start = _HEAD.size + hashed % SETS * _SET_BYTES
        slots = _SET.unpack_from(self._memory, start)
        known = slots[::_FIELDS]
        if hashed in known:
            return start + known.index(hashed) * _SLOT.size
        used = slots[1::_FIELDS]
        oldest = start + used.index(min(used)) * _SLOT.size
        _SLOT.pack_into(self._memory, oldest, hashed, int(self._clock()), 0, 0, 0, 0)
        return oldest


@contextmanager
def shared_file() -> Iterator[int]:
    """Yield the file of counters that several processes share."""
    with tempfile.TemporaryFile(prefix="abyssal-counts-") as file:
        file.truncate(_BYTES)
        yield file.fileno()
