"""Configuration of uvicorn."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from .connections import Door, protocols

KEEP_ALIVE_SECONDS = 15
"""How long a connection is kept between two requests."""
SHUTDOWN_SECONDS = 3
"""Time for running requests when the server stops."""
MAX_MESSAGE_BYTES = 64 * 1024
"""Size of a message that a live connection may send."""


def configure(app: ASGIApp, door: Door | None = None) -> uvicorn.Config:
    """Return the configuration: our protocols, our log, no trust in proxy headers (see `limits.address_of`).

    Live messages are not compressed: compressing a state takes longer than sending it.
    """
    http, ws = protocols(door or Door())
    return uvicorn.Config(
        app, http=http, ws=ws, ws_max_size=MAX_MESSAGE_BYTES, ws_per_message_deflate=False, lifespan="on",
        log_config=None, access_log=False, proxy_headers=False, server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS, timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )  # fmt: skip
