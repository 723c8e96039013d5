"""The spaces that the second edition's boxes choose, compared with a derivation from the positions in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import FACTIONS, RESOURCES
from abyssal.kernel.decision import Decision
from abyssal.kernel.game import Game
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.series import nonplayers
from tests.helpers import RULES

from . import afresh_targets
from .afresh import Position
from .test_government_games import MIXES

GAMES = 16
TARGETS: dict[tuple[str, str], Callable[[Position, str, list[str]], list[str]]] = {
    ("farc", "rally"): afresh_targets.rally,
    ("auc", "rally"): afresh_targets.rally,
    ("cartels", "rally"): afresh_targets.rally,
    ("auc", "terror"): afresh_targets.terror,
    ("cartels", "terror"): afresh_targets.terror,
    ("cartels", "march"): afresh_targets.march,
    ("farc", "attack"): afresh_targets.attack,
    ("govt", "train"): afresh_targets.train,
    ("govt", "assault"): afresh_targets.assault,
}
BEYOND = {("farc", "rally"), ("farc", "attack"), ("govt", "train"), ("govt", "assault")}
"""Where the box goes on, in steps that are not derived here: at its end no space is not looked for."""


def compared(b: Colombia, d: Decision, choice: str) -> str:
    """Whether the space that a box chose next is one of those derived; tells which box it was, if it is derived."""
    op = b.operation
    faction = FACTIONS[d.actor]
    if op is None or op.free or op.event or d.kind != f"{op.name}-space" or b.is_player(d.actor):
        return ""
    box = (faction, op.name)
    if box not in TARGETS or (op.used and op.name != "assault"):
        return ""
    players = [name for f, name in enumerate(FACTIONS) if b.is_player(f)]
    words = RULES.to_position(b)
    names = b.spec.spaces
    found = TARGETS[box](Position(words, players), faction, [names[s] for s in op.spaces])
    if op.paid and not b.n[RESOURCES + d.actor]:
        found = []
    if choice in names and found:
        assert choice in found, f"{box}: {choice} is none of {found} in {words}"
        return " ".join(box)
    if box not in BEYOND:
        assert choice in names or not found, f"{box}: {choice} though {found} in {words}"
        assert choice not in names or found, f"{box}: {choice} though there is none in {words}"
    return ""


@pytest.mark.slow
def test_8_5_8_6_8_7_8_8_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """8.5, 8.6, 8.7, 8.8.3, 8.8.4 In games over all mixes each space of these boxes is one that the words allow."""
    seen: Counter[str] = Counter()
    conduct = nonplayers.conduct

    def listening(b: Colombia, flow: object, minds: object) -> object:
        def hear(d: Decision, choice: str) -> None:
            if d.actor >= 0 and (box := compared(b, d, choice)):
                seen[box] += 1

        return conduct(b, flow, minds, hear)  # type: ignore[arg-type]

    monkeypatch.setattr(nonplayers, "conduct", listening)
    for seed in range(GAMES):
        persons, random = MIXES[seed % len(MIXES)], Random(seed)
        led = [name for name in FACTIONS if name not in persons]
        game = Game.new(RULES, RULES.with_nonplayers({"edition": "second"}, led), journal=False)
        play_out(game, [RandomPlayer(random)] * 4, random)
    assert set(seen) == {" ".join(box) for box in TARGETS}
    assert seen.total() > 700
