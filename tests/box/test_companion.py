"""The companion list: carried out on a bare board, its lines lead to the engine's position."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin import companion
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.language import Words
from abyssal.table.views.companion import line
from tests.engine import BOT_TURNS


class Model:
    """A bare board: numbers that only the lines of the list change."""

    def __init__(self, b: CoinBoard) -> None:
        self.spec = b.spec
        self.n = b.n[:]

    def carry_out(self, b: CoinBoard, step: companion.Step) -> None:
        spec = self.spec
        if step.column >= 0:
            companion.apply(b, self.n, step)
            assert min(self.n[: spec.piece_columns]) >= 0, "a piece that is not there"
        elif step.kind == "resources":
            self._turn(spec.RESOURCES + step.s, step)
        elif step.kind == "effect":
            self._turn(spec.EFFECT + step.s, step)
        else:
            self._turn(spec.at[step.name] + step.s, step)

    def _turn(self, at: int, step: companion.Step) -> None:
        assert self.n[at] == step.before
        self.n[at] = step.after

    def shows(self, b: CoinBoard) -> list[int]:
        """Return all numbers that a real board shows."""
        spec = self.spec
        names = [name for name in spec.column_names if name not in companion.DERIVED]
        found = [self.n[spec.at[name] + s] for name in names for s in spec.everywhere]
        found += [self.n[box + pool] for box in spec.box_at for pool in range(len(spec.pools))]
        found += self.n[spec.RESOURCES : spec.RESOURCES + len(spec.factions)]
        found += [self.n[spec.EFFECT + card] for card in spec.events]
        return found + [self.n[spec.at[track]] for track in ("aid", *b.hand_tracks())]


def options(game: str) -> dict[str, str]:
    if game == "andean-abyss":
        return {"players": "0", "edition": "second"}
    return {"players": "0"}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_lists_of_bots_turns_lead_to_their_positions(game: str) -> None:
    rules = rules_for(game)
    words = Words("en", rules, strict=True)
    turns = compared = 0
    for seed in range(100):
        random = Random(seed)
        table = Game.new(rules, options(game))
        dice = chance(random)
        board = table.board
        assert isinstance(board, CoinBoard)
        before, since = board.n[:], 0
        while (decision := table.decision) is not None and turns < BOT_TURNS:
            assert decision.actor == CHANCE
            table.play(dice(table, decision))
            entries = table.journal[since:]
            if not any(id == "bot-turn" for id, _ in entries):
                continue
            model = Model(board)
            model.n = before[:]
            found = companion.steps(board, before, entries)
            compared += not companion._leads_to(board, before, companion._pieces(board, entries))
            for step in found:
                model.carry_out(board, step)
                assert line(words, board, step)
            assert model.shows(board) == Model(board).shows(board)
            turns += sum(1 for id, _ in entries if id == "bot-turn")
            before, since = board.n[:], len(table.journal)
        if turns >= BOT_TURNS:
            break
    assert turns >= BOT_TURNS
    assert compared == 0, "the journal alone tells every movement of pieces"


def test_a_list_without_a_journal_compares_the_pieces() -> None:
    rules = rules_for("distant-plain")
    b = rules.from_position({"spaces": {"kabul": "coalition 3t, government 1p", "kandahar": "taliban 2g"}})
    before = b.n[:]
    b.remove(0, b.spec.space_index["kabul"], 2)
    b.rebox(0, 1, b.AVAILABLE, b.spec.at["casualties"])
    b.move(b.spec.underground[1], b.spec.space_index["kandahar"], b.spec.space_index["helmand"], 1)
    words = Words("en", rules, strict=True)
    assert [line(words, b, step) for step in companion.steps(b, before, [])] == [
        "Kabul: remove 2 Coalition Troops to Available",
        "Kandahar: remove 1 Underground Taliban Guerrilla to Available",
        "Available → Casualties: 1 Coalition Troop",
        "Helmand: place 1 Underground Taliban Guerrilla",
    ]
