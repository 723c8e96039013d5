"""JSON encoding for everything the table renders, with an exchangeable encoder.

The default encoder uses only the standard library. The server replaces it with a faster one that writes the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


class Raw:
    """JSON text to embed unchanged in larger data."""

    __slots__ = ("text",)

    def __init__(self, text: bytes) -> None:
        self.text = text


_SCALAR = json.JSONEncoder(ensure_ascii=False).encode


def _encode(data: Any) -> bytes:
    parts: list[str] = []
    _write(data, parts)
    return "".join(parts).encode()


def _write(data: Any, parts: list[str]) -> None:
    if isinstance(data, dict):
        before = "{"
        for key, value in data.items():
            parts.append(f"{before}{_SCALAR(key if isinstance(key, str) else str(key))}:")
            _write(value, parts)
            before = ","
        parts.append("{}" if before == "{" else "}")
    elif isinstance(data, (list, tuple)):
        before = "["
        for value in data:
            parts.append(before)
            _write(value, parts)
            before = ","
        parts.append("[]" if before == "[" else "]")
    elif isinstance(data, Raw):
        parts.append(data.text.decode())
    else:
        parts.append(_SCALAR(data))


encode: Callable[[Any], bytes] = _encode
"""Encode data as compact UTF-8 JSON."""
raw: Callable[[bytes], Any] = Raw
"""Wrap JSON text so that `encode` embeds it unchanged."""
decode: Callable[[bytes], Any] = json.loads
"""Decode JSON text that `encode` wrote."""


def use(encoder: Callable[[Any], bytes], wrapper: Callable[[bytes], Any], decoder: Callable[[bytes], Any]) -> None:
    """Replace the encoder. The new one must also accept `Raw`, which views may have cached already."""
    global encode, raw, decode
    encode, raw, decode = encoder, wrapper, decoder


def use_standard_library() -> None:
    """Go back to the default encoder."""
    use(_encode, Raw, json.loads)
