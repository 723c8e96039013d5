"""Spaces and pieces chosen by the second edition's boxes, compared with an independent derivation from positions as
data."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from abyssal.coin import bots as nonplayers
from abyssal.coin.game import Game
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import CARD, FACTIONS, GOVT, PHASE, REDEPLOY_PHASE
from abyssal.kernel.decision import Decision, Flow
from abyssal.kernel.players import RandomPlayer, play_out
from tests.engine import THOROUGH
from tests.games.andean_abyss.helpers import RULES

from . import afresh_combat, afresh_government, afresh_insurgents
from .afresh import MAP, Position
from .afresh_turn import DONE, Derivation, Turn
from .test_government_games import MIXES

GAMES = 140 if THOROUGH else 12
"""With ABYSSAL_THOROUGH=1 more than 5,000 turns are compared."""
TURNS_COMPARED = 5000 if THOROUGH else 400
pytestmark = pytest.mark.slow
TURNS = ("turn", "turn-limited", "turn-converted")
WITHOUT_OPERATION = (*TURNS, "civic-action", "civic-steps", "special-forces", "elite-backing", "agitate")
"""Questions asked outside Operations."""


class Reader:
    """Compares every answer of a Non-player with those that the derivation allows."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.operation: Operation | None = None
        self.card = 0
        self.memory: dict[str, Any] = {}

    def hear(self, b: Colombia, d: Decision, choice: str) -> None:
        faction = FACTIONS[d.actor]
        derived = (afresh_government if faction == "govt" else afresh_insurgents).DERIVED.get(d.kind)
        op = b.operation
        outside = d.kind in WITHOUT_OPERATION and d.rule != "3.2.1" and (op is None or d.kind in TURNS)
        if derived is None or b.is_player(d.actor) or not (outside or (op and not op.free and not op.event)):
            return
        if not outside and op is not self.operation:
            self.operation, self.memory = op, {}
        if outside and b.n[CARD] != self.card:
            self.card, self.memory = b.n[CARD], {}
        self.compare(asked(b, d, None if outside else op, self.memory), derived, choice)

    def redeployed(self, before: Position, after: Position) -> None:
        wrong = afresh_government.badly_redeployed(before, after)
        assert not wrong, f"{wrong}: {before.words} {after.words}"
        self.seen["govt - redeploy"] += 1

    def compare(self, t: Turn, derived: Derivation, choice: str) -> None:
        allowed = derived(t)
        if allowed is None:
            return
        told = f"{t.faction} {t.operation} {t.kind} {t.rule} {t.origin} {t.space} {t.piece}, done {t.done}"
        assert choice in allowed, f"{told}: {choice}, not {allowed} in {t.p.words}"
        self.seen[f"{t.faction} {t.operation or '-'} {t.kind}"] += 1
        if t.kind == "march-space" and choice in MAP:
            found = t.memory["going"](choice)
            t.memory["groups"] = found if isinstance(found, list) else [found]
        if t.kind == "attack-how" and choice == "ambush":
            t.memory["ambush"] = t.space
        if t.kind == "attack-space" and choice == DONE:
            assert afresh_combat.ambushed(t), f"{told}: Ambush in {t.memory.get('ambush')}: {t.start.words}"


def position(b: Colombia) -> Position:
    """Return a position as data."""
    return Position(RULES.to_position(b), [name for f, name in enumerate(FACTIONS) if b.is_player(f)])


def asked(b: Colombia, d: Decision, op: Operation | None, memory: dict[str, Any]) -> Turn:
    """Return a question as data."""
    names = [*b.spec.spaces, ""]
    t = Turn(
        position(b),
        FACTIONS[d.actor],
        d.kind,
        d.rule,
        d.options,
        space=names[d.space],
        origin=names[d.origin],
        piece=b.spec.piece_at[d.piece].name if d.piece >= 0 else "",
        number=d.number,
        memory=memory,
    )
    if op is not None:
        t.operation, t.paid, t.used = op.name, op.paid, op.used
        t.done = [names[s] for s in op.spaces]
        for at, count in op.arrived.items():
            s = at % b.size
            t.arrived[names[s], b.spec.piece_at[at - s].name] = count
        assert t.start
    return t


def compare_games(monkeypatch: pytest.MonkeyPatch, games: range) -> Counter[str]:
    """Compare games over all mixes with and without a Non-player Government, in both scenarios."""
    reader, with_bots = Reader(), nonplayers.with_bots

    def listening(b: Colombia, flow: Flow[None], minds: Any) -> Flow[None]:
        def hear(d: Decision, choice: str) -> None:
            if d.actor >= 0:
                reader.hear(b, d, choice)

        redeploys = b.n[PHASE] == REDEPLOY_PHASE and not b.is_player(GOVT)
        before = position(b) if redeploys else None
        yield from with_bots(b, flow, minds, hear)
        if before is not None:
            reader.redeployed(before, position(b))

    monkeypatch.setattr(nonplayers, "with_bots", listening)
    for seed in games:
        persons, random = MIXES[seed % len(MIXES)], Random(seed)
        if seed % 7 == 6:
            persons = ["govt", *persons[:2]]
        led = [name for name in FACTIONS if name not in persons]
        given = {"edition": "second", "scenario": "quick" if seed % 5 == 4 else "standard"}
        game = Game.new(RULES, RULES.with_nonplayers(given, led), journal=False)
        play_out(game, [RandomPlayer(random)] * 4, random)
    return reader.seen


RARE = {
    "turn-limited",
    "turn-converted",
    "cultivate-origin",
    "process-base",
    "rally-origin",
    "activate-count",
    "eradicate",
    "eradicate-shift",
}
"""Questions that come up in few games."""
OWN = {
    "farc": {
        "kidnap",
        "kidnap-target",
        "agitate",
        "extort",
        "attack-space",
        "attack-how",
        "attack-target",
        "rally-trade",
    },
    "auc": {"assassinate", "assassinate-target", "elite-backing", "extort", "attack-space", "rally-trade"},
    "cartels": {kind for kind in afresh_insurgents.DERIVED if kind.startswith(("cultivate", "process", "bribe"))},
}
"""Extra questions of each Insurgent faction."""
ALL = {"turn", "rally-space", "rally-how", "rally-count", "march-space", "move-count", "terror-space"}


@pytest.mark.slow
def test_8_5_8_6_8_7_8_8_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """8.5, 8.6, 8.7, 8.8.3, 8.8.4, 8.8.5, 8.8.6, 8.8.7, 8.8.8, 8.8.9 In games over all mixes the derivation allows each
    answer of a Non-player: its turn, the spaces and pieces of its Operation and Special Activity, Civic Action,
    Agitation, Elite Backing, Redeploy."""
    seen = compare_games(monkeypatch, range(GAMES))
    kinds = {(faction, kind) for faction, _, kind in map(str.split, seen)}
    wanted = {("govt", kind) for kind in afresh_government.DERIVED} | {("govt", "redeploy")}
    wanted |= {(faction, kind) for faction in OWN for kind in ALL | OWN[faction]}
    assert not {(faction, kind) for faction, kind in wanted - kinds if kind not in RARE}, "questions that nobody asked"
    turns = sum(count for key, count in seen.items() if key.split()[2] in TURNS)
    assert turns > TURNS_COMPARED, f"{turns} turns"
