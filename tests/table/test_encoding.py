"""Both encoders write the same bytes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from abyssal.language import LANGUAGES
from abyssal.server.http import encoding as server
from abyssal.table import encoding
from abyssal.table.views import done, questions
from abyssal.table.views import state as views
from abyssal.table.views.summary import summary
from abyssal.table.views.viewer import Viewer
from tests.table.tables import GAMES, Play

CHOICES = 84
"""For each game, with a state in each of three languages: 504 states in total."""


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    before = encoding.encode, encoding.raw, encoding.decode
    yield
    encoding.use(*before)
    forget()


def forget() -> None:
    """Drop everything that views have cached in encoded form."""
    for name, module in list(sys.modules.items()):
        if name.startswith("abyssal.table.views"):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def rendered(install: Callable[[], None], game: str) -> list[bytes]:
    """The states of a random game, each in another form as well: a summary and what follows *Done*."""
    install()
    forget()
    play, found = Play(seed=11, game=game), []
    for n in play.play_on(CHOICES):
        seats = [[], play.seats[:1], play.seats][n % 3]
        for language in LANGUAGES:
            found.append(views.encode_state(play.table, Viewer(seats, language)))
    viewer = Viewer(play.seats, "fr")
    for data in (summary(play.table, "es"), done.further(play.table, viewer), questions.ends(play.table, viewer)):
        found.append(encoding.encode(data))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_states_are_the_same_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abyssal.table.play.creating.new_id", lambda: "same")
    plain, fast = rendered(encoding.use_standard_library, game), rendered(server.install, game)
    assert len(plain) == 3 * CHOICES + 3
    assert plain == fast


@pytest.mark.parametrize(
    "data",
    [
        {}, [], {"a": {}, "b": []}, (1, 2), [None, True, False, 0, -5, 2**40], [0.001, 12.5, 1.0, -0.25],
        "\x00\x1f\x7f\b\t\n\f\r\"\\/", "é\u2028\N{GRINNING FACE}", {"\n": "ñ"}, {3: "x"},
    ],
)  # fmt: skip
def test_data_is_the_same_bytes(data: object) -> None:
    encoding.use_standard_library()
    plain = encoding.encode(data)
    server.install()
    assert encoding.encode(data) == plain


def test_text_wrapped_before_the_server_started_is_embedded() -> None:
    encoding.use_standard_library()
    wrapped = {"a": encoding.raw(b'{"b":1}')}
    assert encoding.encode(wrapped) == b'{"a":{"b":1}}'
    server.install()
    assert encoding.encode({**wrapped, "c": encoding.raw(b"[2]")}) == b'{"a":{"b":1},"c":[2]}'
