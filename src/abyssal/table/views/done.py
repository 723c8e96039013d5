"""What a player can answer in one step: the questions after *Done*, and everything up to the end of the turn."""

from __future__ import annotations

from ...coin.game import Game
from ...kernel.decision import CHANCE, DONE, Decision
from ...language import Words
from ..play.table import Table
from ..protocol import shapes
from .log import words_for
from .questions import describe_option
from .running import is_special
from .viewer import Viewer

MAX_ANSWERS = 8
"""How many answers in a row are tried."""


def further(table: Table, viewer: Viewer) -> shapes.Further:
    """Return what follows when the player answers *Done*, and *Done* again, on a copy of the game.

    This costs as much as a preview. So clients ask for it separately, and it is computed once for each revision and
    language.
    """
    game, decision = table.game, table.game.decision
    if decision is None or decision.actor not in table.factions_of(viewer.seats):
        return _nothing(table.rev)
    known = table.further
    if known is None or known[:2] != (table.rev, viewer.language):
        words = words_for(viewer.language, table.rules.spec.game)
        found = _after_done(game, words, decision, table.rev) if DONE in decision.options else _nothing(table.rev)
        known = table.further = (table.rev, viewer.language, found)
    return known[2]


def _nothing(rev: int) -> shapes.Further:
    return {"rev": rev, "ends": False, "only": False, "finish": [], "combined": [], "left": []}


def _after_done(game: Game, words: Words, first: Decision, rev: int) -> shapes.Further:
    twin, asked = game.ahead(DONE)
    made, only = [DONE], first.own() == [DONE]
    combined: list[shapes.Combined] = []
    left: list[shapes.Left] = []
    forced = False
    player = game.rules.leader(game.board, first.actor)
    while not _is_end(game, twin, player, asked) and asked is not None and len(made) < MAX_ANSWERS:
        answer = twin.by_itself(asked)
        if not answer:
            about = game.rules.spec.piece_at[asked.piece].name if asked.piece >= 0 else ""
            combined += [
                {
                    **describe_option(words, asked, option),
                    "choices": [*made, option],
                    "about": about,
                    "prompt": words.prompt(asked),
                }
                for option in asked.own()
                if option != DONE and option not in game.rules.spec.space_index
            ]
            if DONE not in asked.own():
                return {**_nothing(rev), "only": only, "combined": combined}
        about_space = any(option in game.rules.spec.space_index for option in asked.own())
        # A Special Activity is worth a pause if the position has changed: it may strike what was just Activated.
        pauses = about_space or (forced and any(is_special(words, asked, option) for option in asked.options))
        prompt = words.prompt(asked)
        following = twin.further(answer or DONE)
        if not answer or _is_end(game, twin, player, following):
            if pauses:
                left.append({"prompt": prompt, "choices": list(made), "special": not about_space})
            # The server never ends a turn by itself, so the client has to say it.
            made.append(answer or DONE)
        forced = forced or bool(answer)
        asked = following
    over = _is_end(game, twin, player, asked)
    return {
        "rev": rev,
        "ends": over and len(made) == 1,
        "only": only,
        "finish": made if over and len(made) > 1 else [],
        "combined": combined,
        "left": left,
    }


def _is_end(game: Game, twin: Game, player: int, asked: Decision | None) -> bool:
    """Return True if the turn is over, or chance, a Non-player or another player decides next."""
    if asked is None or asked.actor == CHANCE or twin.board.conduct.unasked:
        return True
    return game.rules.leader(game.board, asked.actor) != player
