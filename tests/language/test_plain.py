"""Messages that are put together without Fluent read as Fluent has them."""

from __future__ import annotations

import pytest

from abyssal import GAMES
from abyssal.language import LANGUAGES
from abyssal.language.bundles import bundle
from abyssal.language.plain import joined, plain_parts


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_fluent_has_them(language: str, game: str) -> None:
    """Every message of nothing but text and values, with words and with numbers."""
    found = bundle(language, game)
    compared = 0
    for id in found._messages:
        pattern = found.get_message(id).value
        parts = plain_parts(pattern)
        if pattern is None or parts is None:
            continue
        names = [name for _, name in parts if name]
        for value in ("Bogotá", 0, 7, 999):
            expected, errors = found.format_pattern(pattern, {name.replace("_", "-"): value for name in names})
            assert not errors and joined(parts, dict.fromkeys(names, value)) == expected, id
        compared += 1
    assert compared > 100


def test_what_only_fluent_knows() -> None:
    """Large numbers, negative ones, values that are missing."""
    parts = [("Aid ", ""), ("", "count")]
    assert joined(parts, {"count": 999}) == "Aid 999"
    for values in ({"count": 1000}, {"count": -1}, {}):
        assert joined(parts, values) is None
