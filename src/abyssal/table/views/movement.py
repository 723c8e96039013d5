"""Pieces that a player can pick up, and where they can be put down. The origin comes first, even if the rules ask for
the destination first."""

from __future__ import annotations

from collections.abc import Sequence

from ...coin.game import Game
from ...kernel.decision import CHANCE, DONE, Decision
from ..play.table import moved_count
from ..protocol import shapes

ENTERING = ("sweep-space", "march-space")
"""Questions for the space that pieces move into. Questions for where they come from end in `-origin`."""
ALL = 999
"""More pieces of a kind than there are."""
ANY = "any"
"""No kind of piece in particular."""


def movement(game: Game, decision: Decision) -> tuple[list[shapes.Movable], bool]:
    """Return the pieces that the open question lets its player move, and whether a space may also be chosen without
    moving pieces there. Where *Done* leads to another such question, its moves are added."""
    if not _moves(decision):
        return [], False
    found = Movement(game)
    found.add(decision, ())
    if found.moves and DONE in decision.own():
        twin, asked = game.ahead(DONE)
        while asked is not None and asked.actor == decision.actor and (answer := twin.by_itself(asked)):
            asked = twin.further(answer)
        if asked is not None and asked.actor == decision.actor and not twin.board.conduct.unasked and _moves(asked):
            found.add(asked, (DONE,))
    return found.moves, found.selects


def _moves(decision: Decision) -> bool:
    """Return True for questions about pieces that move from one space to another."""
    if decision.kind in ENTERING or decision.kind.endswith("-origin"):
        return True
    return decision.origin >= 0 and decision.kind.endswith("-destination")


class Movement:
    """Collects moves, by trying them on copies of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[shapes.Movable] = []
        self.selects = False

    def add(self, decision: Decision, before: tuple[str, ...]) -> None:
        """Add the moves of a question that is asked after some choices."""
        names, found = self.game.rules.spec.spaces, dict[str, dict[str, list[str]]]()
        if decision.kind in ENTERING:
            for goal in self._spaces(decision):
                asked = self._after(*before, goal)[1]
                enters = asked is not None and asked.kind.endswith("-origin") and names[asked.space] == goal
                for origin in self._spaces(asked) if asked is not None and enters else []:
                    found.setdefault(origin, {})[goal] = [*before, goal, origin]
                self.selects = self.selects or not enters or (asked is not None and DONE in asked.own())
        elif decision.kind.endswith("-origin"):
            for origin in self._spaces(decision):
                if decision.space >= 0:
                    found[origin] = {names[decision.space]: [*before, origin]}
                    continue
                asked = self._after(*before, origin, kind=ANY)[1]
                goals = self._spaces(asked) if asked is not None and asked.origin >= 0 else []
                found[origin] = {goal: [*before, origin, goal] for goal in goals}
        else:
            found[names[decision.origin]] = {goal: [*before, goal] for goal in self._spaces(decision)}
        for origin, ways in found.items():
            if ways:
                self._add(origin, ways)

    def _add(self, origin: str, goals: dict[str, list[str]]) -> None:
        pieces = self._pieces(origin, next(iter(goals.values())))
        known = next((move for move in self.moves if move["space"] == origin and move["pieces"] == pieces), None)
        if known is not None:
            known["to"] = known["to"] | {goal: way for goal, way in goals.items() if goal not in known["to"]}
        elif pieces:
            self.moves.append({"space": origin, "pieces": pieces, "to": goals})

    def _spaces(self, decision: Decision) -> list[str]:
        return [option for option in decision.own() if option in self.game.rules.spec.space_index]

    def _pieces(self, origin: str, way: Sequence[str]) -> list[shapes.Movables]:
        """Return how many pieces of each kind could leave a space by some choices, each kind counted by itself."""
        game, spec = self.game, self.game.rules.spec
        s = spec.space_index[origin]
        found: list[shapes.Movables] = []
        columns = [column for column in range(0, spec.piece_columns, spec.size) if game.board.n[column + s]]
        for column in columns:
            kind = spec.piece_at[column].name
            twin, _ = self._after(*way, kind=kind)
            count = game.board.n[column + s] - twin.board.n[column + s]
            if count > 0:
                found.append({"piece": kind, "most": count})
        return found

    def _after(self, *choices: str, kind: str = "") -> tuple[Game, Decision | None]:
        """Return a copy after these choices and its question. With a `kind`, as many pieces of it move as can."""
        pieces = {kind: ALL}
        twin, asked = self.game.ahead(choices[0])
        for choice in choices[1:]:
            while asked is not None and asked.actor != CHANCE and choice not in asked.options:
                answer = twin.by_itself(asked) or moved_count(twin, asked, pieces)
                if not answer:
                    return twin, None
                asked = twin.further(answer)
            if asked is None or asked.actor == CHANCE:
                return twin, None
            asked = twin.further(choice)
        if kind == ANY and asked is not None and asked.piece >= 0 and asked.origin < 0 and asked.options[0].isdecimal():
            # The number comes before the way.
            asked = twin.further(asked.options[-1])
        while (
            kind not in ("", ANY)
            and asked is not None
            and asked.actor != CHANCE
            and asked.origin >= 0
            and asked.space >= 0
        ):
            # Which way they go or what they take along does not change how many can.
            asked = twin.further(moved_count(twin, asked, pieces) or asked.options[0])
        return twin, asked
