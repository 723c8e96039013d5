"""Pieces that a player can pick up, and where they can be put down. The origin comes first, even if the rules ask for
the destination first."""

from __future__ import annotations

from collections.abc import Sequence

from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...kernel.decision import CHANCE, DONE, Decision
from ..play.table import moved_count
from ..protocol import shapes

ENTERING = ("sweep-space", "march-space")
"""Questions for the space that pieces move into. Questions for where they come from end in `-origin`."""
ALL = 999
"""More pieces of a kind than there are."""


def movement(game: Game, decision: Decision) -> tuple[list[shapes.Movable], bool]:
    """Return the pieces that the open question lets its player move, and whether a space may also be chosen without
    moving pieces there. Where *Done* leads to another such question, its moves are added."""
    if not _moves(decision):
        return [], False
    found = Movement(game)
    found.add(decision, (), game.board)
    if found.moves and DONE in decision.own():
        twin, asked = game.ahead(DONE)
        while asked is not None and asked.actor == decision.actor and (answer := twin.by_itself(asked)):
            asked = twin.further(answer)
        if asked is not None and asked.actor == decision.actor and not twin.board.conduct.unasked and _moves(asked):
            found.add(asked, (DONE,), twin.board)
    return found.moves, found.selects


def _moves(decision: Decision) -> bool:
    """Return True for questions about pieces that move from one space to another."""
    if decision.kind in ENTERING or decision.kind.endswith("-origin"):
        return True
    return decision.origin >= 0 and decision.kind.endswith("-destination")


def _is_number_first(asked: Decision) -> bool:
    """Return True for questions how many pieces move that come before the question where to."""
    return asked.piece >= 0 and asked.origin < 0 and asked.options[0].isdecimal()


class Movement:
    """Collects moves, by trying them on copies of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[shapes.Movable] = []
        self.selects = False

    def add(self, decision: Decision, before: tuple[str, ...], board: CoinBoard) -> None:
        """Add the moves of a question that is asked after some choices, on a board where these are made."""
        names, found = self.game.rules.spec.spaces, dict[str, dict[str, list[str]]]()
        pieces = dict[str, list[shapes.Movables]]()
        twin: Game | None
        op = board.operation
        if decision.kind in ENTERING and op is not None and op.origins is not None:
            index = self.game.rules.spec.space_index
            for goal in self._spaces(decision):
                self.selects = True
                for s in op.origins(board, op, index[goal]):
                    found.setdefault(names[s], {})[goal] = [*before, goal, names[s]]
        elif decision.kind in ENTERING:
            for goal in self._spaces(decision):
                twin, asked = self._after(*before, goal)
                enters = asked is not None and asked.kind.endswith("-origin") and names[asked.space] == goal
                self.selects = self.selects or not enters or (asked is not None and DONE in asked.own())
                for origin in self._spaces(asked) if asked is not None and enters else []:
                    ways = found.setdefault(origin, {})
                    ways[goal] = [*before, goal, origin]
                    if twin is not None and len(ways) == 1:
                        # The copy is at hand, and each copy can go on in one way.
                        pieces[origin], twin = self._pieces(origin, ways[goal], twin, twin.further(origin)), None
        elif decision.kind.endswith("-origin"):
            for origin in self._spaces(decision):
                if decision.space >= 0:
                    found[origin] = {names[decision.space]: [*before, origin]}
                    continue
                after, asked = self._after(*before, origin)
                twin = after
                if asked is not None and _is_number_first(asked):
                    twin, asked = None, after.further(asked.options[-1])
                goals = self._spaces(asked) if asked is not None and asked.origin >= 0 else []
                found[origin] = {goal: [*before, origin, goal] for goal in goals}
                if goals and twin is not None:
                    pieces[origin] = self._pieces(origin, found[origin][goals[0]], twin, twin.further(goals[0]))
        else:
            found[names[decision.origin]] = {goal: [*before, goal] for goal in self._spaces(decision)}
        for origin, ways in found.items():
            if ways:
                self._add(origin, ways, pieces.get(origin))

    def _add(self, origin: str, goals: dict[str, list[str]], pieces: list[shapes.Movables] | None) -> None:
        if pieces is None:
            pieces = self._pieces(origin, next(iter(goals.values())))
        known = next((move for move in self.moves if move["space"] == origin and move["pieces"] == pieces), None)
        if known is not None:
            known["to"] = known["to"] | {goal: way for goal, way in goals.items() if goal not in known["to"]}
        elif pieces:
            self.moves.append({"space": origin, "pieces": pieces, "to": goals})

    def _spaces(self, decision: Decision) -> list[str]:
        return [option for option in decision.own() if option in self.game.rules.spec.space_index]

    def _pieces(
        self, origin: str, way: Sequence[str], twin: Game | None = None, asked: Decision | None = None
    ) -> list[shapes.Movables]:
        """Return how many pieces of each kind could leave a space by some choices: all that can, of each kind by
        itself. `twin` and `asked` are a copy after these choices and its question, if there is one at hand."""
        spec = self.game.rules.spec
        s, before = spec.space_index[origin], self.game.board.n
        columns = [column for column in range(0, spec.piece_columns, spec.size) if before[column + s]]
        if twin is None:
            twin, asked = self._after(*way)
        counts = self._most(twin, asked, columns, s)
        if not any(counts):
            # The number comes before the way, or a kind is asked for twice: try each by itself.
            twins = [self._after(*way, kind=spec.piece_at[column].name)[0] for column in columns]
            counts = [before[column + s] - one.board.n[column + s] for column, one in zip(columns, twins, strict=True)]
        return [
            {"piece": spec.piece_at[column].name, "most": count}
            for column, count in zip(columns, counts, strict=True)
            if count > 0
        ]

    def _most(self, twin: Game, asked: Decision | None, columns: Sequence[int], s: int) -> list[int]:
        """Return how many pieces of each column could leave a space, from one copy in which as few as possible do.

        Each question for a number is then asked as if only its kind moved, and its largest answer is the number. Return
        nothing if a kind is asked for twice: the first answer would change the second question.
        """
        piece_at, before, found = self.game.rules.spec.piece_at, self.game.board.n, dict[str, int]()
        while asked is not None and asked.actor != CHANCE and asked.origin >= 0 and asked.space >= 0:
            fewest = moved_count(twin, asked, {})
            if fewest:
                kind = piece_at[asked.piece].name
                if kind in found:
                    return []
                found[kind] = max(map(int, asked.options))
            asked = twin.further(fewest or asked.options[0])
        after = twin.board.n
        return [found.get(piece_at[column].name) or before[column + s] - after[column + s] for column in columns]

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
        while kind and asked is not None and asked.actor != CHANCE and asked.origin >= 0 and asked.space >= 0:
            # Which way they go or what they take along does not change how many can.
            asked = twin.further(moved_count(twin, asked, pieces) or asked.options[0])
        return twin, asked
