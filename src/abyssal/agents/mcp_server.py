"""The MCP server: games for language models, through the official `mcp` package."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .. import __version__
from ..games import GAMES
from ..kernel.errors import Problem
from ..language import Words
from . import desk
from .desk import Desk

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
except ImportError:
    raise Problem("needs-package", package="mcp", extra="mcp") from None

T = TypeVar("T")
PLAIN = "text/plain"

INSTRUCTIONS = """Play the COIN games Andean Abyss (andean-abyss) and A Distant Plain (distant-plain).
Call start_game first and keep the game_id. A turn is a series of choices: answer the open question with choose, one
choice at a time or several at once. explain_choices shows what choices would do, look_up explains rules, cards and
spaces. Choices can be undone until dice are rolled or another player decides."""


def server(tables: Desk | None = None) -> MCPServer[None]:
    """Return the server with its tools and resources."""
    here = tables or Desk()
    made: MCPServer[None] = MCPServer(
        "abyssal", title="Abyssal", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )

    def start_game(
        game: str,
        seat: str,
        opponents: str = "bot",
        options: dict[str, str] | None = None,
        language: str = "en",
        seed: int | None = None,
    ) -> str:
        """Start a game and get its game_id, a briefing, the board and the first question.

        game: andean-abyss or distant-plain. seat: the Faction to play (govt, farc, auc, cartels; coalition, taliban,
        government, warlords). opponents: bot (the rulebook's), easy, medium or hard. options: for example
        {"scenario": "quick", "edition": "second"} for a short Andean Abyss, {"scenario": "short"} for a short A Distant
        Plain. language: en, es or fr.
        """
        return _told(lambda: here.start(game, seat, opponents, options, language, seed))

    def see_game(game_id: str, what: str = "all") -> str:
        """Show a game. what: all (board and question), board, question or briefing."""
        return _told(lambda: here.see(game_id, what))

    def list_choices(game_id: str) -> dict[str, object]:
        """List the legal choices of the open question, the possible agreements, and how many choices can be undone."""
        return _told(lambda: here.choices(game_id))

    def explain_choices(game_id: str, choices: list[str]) -> str:
        """Show what choices would do, up to the next question, die roll or end of the turn, without making them."""
        return _told(lambda: here.explain(game_id, choices))

    def choose(game_id: str, choices: list[str]) -> str:
        """Answer the open question with one choice, or play several in a row up to a whole turn: all are made or none.

        Returns what happened and the next question. An agreement such as "give farc auc 5" is the only choice of its
        call.
        """
        return _told(lambda: here.choose(game_id, choices))

    def undo(game_id: str) -> str:
        """Undo the last choice. Not possible once dice were rolled, a card was turned up or another player decided."""
        return _told(lambda: here.undo(game_id))

    def why(game_id: str) -> str:
        """Show the last turn of a bot with its reasons."""
        return _told(lambda: here.look_up(game_id, "why"))

    def look_up(game_id: str, what: str) -> str:
        """Look something up: "rule 3.3.1", "card 25", "space bogota", "history 30" (lines of the log)."""
        return _told(lambda: here.look_up(game_id, what))

    def replay(game_id: str, at: int) -> str:
        """Show the board as it was after the first choices of the game. at: the number of choices."""
        return _told(lambda: here.replay(game_id, at))

    def card_text(game: str, number: str) -> str:
        """A card with its texts."""
        return _read(lambda: desk.card(game, number))

    def record_text(game_id: str) -> str:
        """The record of a game so far, as its player knows it."""
        return _read(lambda: here.record(game_id))

    for tool in (start_game, see_game, list_choices, explain_choices, choose, undo, why, look_up, replay):
        made.add_tool(tool)
    for game in GAMES:
        made.resource(f"abyssal://rules/{game}", name=f"rules-{game}", mime_type=PLAIN)(_rulebook(game))
    made.resource("abyssal://cards/{game}/{number}", name="card", mime_type=PLAIN)(card_text)
    made.resource("abyssal://records/{game_id}", name="record", mime_type=PLAIN)(record_text)
    return made


def _rulebook(game: str) -> Callable[[], str]:
    def summary() -> str:
        """A summary of every rule, in our own words."""
        return desk.rulebook(game)

    return summary


def _told(make: Callable[[], T]) -> T:
    """Report a problem to the model in words."""
    try:
        return make()
    except Problem as problem:
        raise ToolError(_words(problem)) from None


def _read(make: Callable[[], str]) -> str:
    try:
        return make()
    except Problem as problem:
        raise ResourceNotFoundError(_words(problem)) from None


def _words(problem: Problem) -> str:
    words, facts = Words("en"), problem.facts
    said = words.problem(problem)
    return f"{said} {words.expected(str(facts['expected']).split())}" if "expected" in facts else said
