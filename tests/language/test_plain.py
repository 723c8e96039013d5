"""Messages formatted without Fluent read as Fluent formats them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from abyssal import GAMES
from abyssal.language import LANGUAGES
from abyssal.language.bundles import bundle
from abyssal.language.plain import Part, Parts, joined, plain_parts


def names_in(parts: Parts) -> Iterator[str]:
    for part in parts:
        if part.name:
            yield part.name
        for _, inner in part.variants:
            yield from names_in(inner)


def keys_in(parts: Parts) -> Iterator[str | int]:
    for part in parts:
        for key, inner in part.variants:
            yield key
            yield from keys_in(inner)


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_fluent_has_them(language: str, game: str) -> None:
    """Test every message made of text, values and variants only, with words and with numbers."""
    found = bundle(language, game)
    compared = chosen = known = 0
    for id in found._messages:
        pattern = found.get_message(id).value
        parts = plain_parts(pattern)
        if pattern is None or parts is None:
            continue
        names = list(names_in(parts))
        for value in ("Bogotá", *keys_in(parts), 0, 1, 2, 7, 999):
            expected, errors = found.format_pattern(pattern, {name.replace("_", "-"): value for name in names})
            said = joined(parts, dict.fromkeys(names, value), found._plural_form)
            assert not errors and said in (expected, None), id
            known += said is not None
        compared += 1
        chosen += any(part.variants for part in parts)
    assert compared > 100
    assert chosen > 5
    assert known > 5 * compared


def test_what_only_fluent_knows() -> None:
    """Large numbers, negative numbers and missing values are left to Fluent."""
    parts = [Part("Aid "), Part(name="count")]
    assert joined(parts, {"count": 999}, str) == "Aid 999"
    for values in ({"count": 1000}, {"count": -1}, {}):
        assert joined(parts, values, str) is None
