"""uvicorn as we want it."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from .connections import Door, protocols

KEEP_ALIVE = 15
"""Seconds for which a connection is kept between two requests."""
LAST = 3
"""Seconds for what is under way when the server ends."""


def configured(app: ASGIApp, door: Door | None = None) -> uvicorn.Config:
    """Our protocols, our log, and no client believed that claims to be a proxy (`guard.address_of` looks into that).

    Messages are not packed: a state is packed slower than it is sent.
    """
    http, ws = protocols(door or Door())
    return uvicorn.Config(
        app, http=http, ws=ws, ws_max_size=64 * 1024, ws_per_message_deflate=False, lifespan="on", log_config=None,
        access_log=False, proxy_headers=False, server_header=False, timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=LAST,
    )  # fmt: skip
