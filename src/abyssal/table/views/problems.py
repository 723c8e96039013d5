"""Problems as answers: a status as in HTTP, an id, and one line in the client's language."""

from __future__ import annotations

from ...games import GAMES
from ...kernel.errors import NotYourSeat, Problem
from ...language import LANGUAGES
from ..protocol import shapes
from .log import words_for

STATUS = {
    "no-table": 404, "no-page": 404, "no-method": 405, "no-token": 401, "bad-token": 401, "not-your-seat": 403,
    "not-host": 403, "not-friendly": 403, "no-aids": 403, "other-origin": 403, "other-host": 403, "no-webhooks": 403,
    "old-revision": 409, "broken-table": 409, "other-table": 409, "too-large": 413, "too-often": 429,
    "server-failed": 500, "no-database": 503, "storage-full": 507,
}  # fmt: skip
"""The HTTP status of each problem. All others are 400."""


def language_of(asked: str | None) -> str:
    """Return the language for an error message: English if the one asked for is unknown."""
    return asked if asked in LANGUAGES else "en"


def status_of(problem: Problem) -> int:
    return STATUS.get(problem.id, 400)


def describe_problem(
    problem: Problem, language: str, rev: int | None = None, go_on: int | None = None
) -> shapes.Problem:
    """Put a problem into words. `rev` is the current revision of the table, if it is known, `go_on` the number of
    choices after which a table that cannot be replayed can go on."""
    found: shapes.Problem = {"error": problem.id, "message": _message(problem, language)}
    if rev is not None:
        found["rev"] = rev
    if go_on is not None:
        found["go_on"] = go_on
    return found


def _message(problem: Problem, language: str) -> str:
    if isinstance(problem, NotYourSeat):
        faction = str(problem.facts.get("faction", ""))
        for game in GAMES:
            words = words_for(language, game)
            if words.has(f"faction-{faction}"):
                problem = NotYourSeat(words.say(f"faction-{faction}"))
                break
    return words_for(language, "").problem(problem)
