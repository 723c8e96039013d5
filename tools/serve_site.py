"""Serve the built site on this machine, as a web host would: compressed files, types, validators."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

TYPES = {".wasm": "application/wasm", ".js": "text/javascript",
         ".webmanifest": "application/manifest+json", ".json": "application/json"}  # fmt: skip

ENCODINGS = {"br": ".br", "gzip": ".gz"}


class Handler(SimpleHTTPRequestHandler):
    """Sends files with an ETag, and the `.br` or `.gz` beside a file to clients that accept it."""

    protocol_version = "HTTP/1.1"
    sent = 0
    """Bytes of all files sent so far, by all servers of this process."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        encoding, content = self.packed(path)
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        fresh = self.headers.get("If-None-Match") == tag
        self.send_response(304 if fresh else 200)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "no-cache")
        for name, value in self.policy():
            self.send_header(name, value)
        if not fresh:
            self.send_header("Content-Type", TYPES.get(path.suffix) or self.guess_type(path))
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Vary", "Accept-Encoding")
            if encoding:
                self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if not fresh:
            Handler.sent += len(content)
            self.wfile.write(content)

    def packed(self, path: Path) -> tuple[str, bytes]:
        """Return the best encoding that is there and accepted, or "", and the content in it."""
        accepted = {one.partition(";")[0].strip() for one in self.headers.get("Accept-Encoding", "").split(",")}
        for encoding, suffix in ENCODINGS.items():
            packed = path.with_name(path.name + suffix)
            if encoding in accepted and packed.is_file():
                return encoding, packed.read_bytes()
        return "", path.read_bytes()

    def policy(self) -> Iterator[tuple[str, str]]:
        """Yield the headers of the file `_headers`, which some web hosts read."""
        for line in (Path(self.directory) / "_headers").read_text(encoding="utf-8").splitlines()[1:]:
            name, _, value = line.strip().partition(": ")
            yield name, value

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder in the background and yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", port), lambda *about: Handler(*about, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def serve(folder: Path, port: int) -> None:
    """Serve a folder until Ctrl+C."""
    with serving(folder, port) as address:
        print(f"Open {address} (Ctrl+C ends it).")
        try:
            while True:
                input()
        except (KeyboardInterrupt, EOFError):
            print()
