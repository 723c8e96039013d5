"""Answers that are the same for all clients: made once, compressed once, and sent again only if they have changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ...kernel.errors import NoPage
from .limits import headers_of

MIN_COMPRESSED_BYTES = 1024
JSON = "application/json"


@dataclass(frozen=True)
class Fixed:
    """An answer, plain and compressed. `packed` is empty if compressing is not worth it."""

    body: bytes
    packed: bytes
    etag: str
    media_type: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> Fixed:
        packed = gzip.compress(body, mtime=0) if len(body) >= MIN_COMPRESSED_BYTES else b""
        etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        return cls(body, packed if len(packed) < len(body) else b"", etag, media_type)

    def answer(self, scope: Scope, cache: str = "no-cache") -> Response:
        """Answer a request: 304 if the client has it already."""
        headers = {"ETag": self.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        asked = headers_of(scope)
        known = [one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")]
        if self.etag in known or known == ["*"]:
            return Response(status_code=304, headers=headers)
        if self.packed and _accepts_gzip(asked.get("accept-encoding", "")):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


def _accepts_gzip(accepted: str) -> bool:
    for one in accepted.split(","):
        name, _, quality = one.partition(";")
        if name.strip().lower() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class FixedAnswers:
    """Makes each answer once, however many clients ask for it at the same time. Lives on the event loop."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], asyncio.Task[Fixed]] = {}

    async def get(self, key: tuple[str, ...], make: Callable[[], bytes], media_type: str = JSON) -> Fixed:
        """Return the answer with this key. Keys come from lists of the server's own, so there are few of them."""
        found = self._made.get(key)
        if found is None:
            found = asyncio.get_running_loop().create_task(run_in_threadpool(lambda: Fixed.of(make(), media_type)))
            self._made[key] = found
            found.add_done_callback(lambda task: self._forget_failed(key, task))
        # A client that disconnects must not cancel it for the others.
        return await asyncio.shield(found)

    def _forget_failed(self, key: tuple[str, ...], task: asyncio.Task[Fixed]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._made.pop(key, None)

    async def answer(
        self,
        request: Request,
        key: tuple[str, ...],
        make: Callable[[], bytes],
        media_type: str = JSON,
        cache: str = "no-cache",
    ) -> Response:
        return (await self.get(key, make, media_type)).answer(request.scope, cache)


class PageFiles(StaticFiles):
    """The files of the page, kept in memory. A file that has changed on the disk is read again.

    `others` has more folders by the start of their paths: the looks of games from other packages.
    """

    def __init__(self, folder: Path, others: Mapping[str, Path] | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.others = {start: PageFiles(other) for start, other in (others or {}).items()}
        self._files: dict[str, tuple[tuple[int, int], Fixed]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        for start, other in self.others.items():
            if path.startswith(f"{start}/"):
                return await other.get_response(path.removeprefix(f"{start}/"), scope)
        try:
            full, found = self.lookup_path(path)
        except (OSError, ValueError):
            raise NoPage from None
        if found is None or not stat.S_ISREG(found.st_mode):
            raise NoPage
        return (await self._load(full, found)).answer(scope)

    async def _load(self, path: str, found: os.stat_result) -> Fixed:
        version = (found.st_mtime_ns, found.st_size)
        known = self._files.get(path)
        if known is not None and known[0] == version:
            return known[1]
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        try:
            loaded = await run_in_threadpool(lambda: Fixed.of(Path(path).read_bytes(), kind))
        except OSError:
            raise NoPage from None
        self._files[path] = (version, loaded)
        return loaded
