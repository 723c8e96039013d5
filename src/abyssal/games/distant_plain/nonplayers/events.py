"""8.3 Non-player Events, and the choices of Non-players in the Events of others.

Each answer is rehearsed to see what it would change at once. The faction's Event box comes first, then the general
rules.
"""

from __future__ import annotations

from typing import Final

from ....coin.bots.lots import lot_of
from ....coin.operation import TAKE_BACK
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..names import (
    CARD,
    COALITION,
    COIN,
    CUBES,
    EFFECT,
    SHADED,
    SUPPORT,
    TALIBAN,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    UNSHADED,
)
from .box import Answer
from .charts import chart_of
from .guidelines import (
    as_many,
    bases_first,
    by_margin,
    is_enemy,
    own_first,
    pieces_of,
    place_piece,
    removal_rank,
    remove_piece,
    removed_first,
)
from .mind import Mind
from .random_spaces import random_space
from .wishes import came_true, wished_for

LAST: Final = 9999


class Outcome:
    """The immediate effect of an answer, as its faction sees it. `now` is the current position and `ranks` the current
    order in which it removes pieces."""

    def __init__(self, m: Mind, now: list[int], ranks: dict[int, int]) -> None:
        b, n, who = m.b, m.b.n, m.who
        self.margins: list[int] = [b.procedures.margin(b, f) for f in range(4)]
        self.met = any(came_true(b, now, wish) for wish in wished_for(m))
        self.support = n[TOTAL_SUPPORT] - now[TOTAL_SUPPORT]
        self.opposition = n[TOTAL_OPPOSITION] - now[TOTAL_OPPOSITION]
        self.changed = 0
        """8.3.3 Number of pieces removed or moved. An Event places the same number whatever the answer."""
        self.target = LAST
        """8.2.1 The best target among the enemy pieces removed."""
        self.beside = False
        """8.2.1 True if a friendly piece joins others of its faction."""
        self.bares = False
        """8.2.1 True if a space loses its last friendly Troops or Police."""
        for at in b.changes():
            if at >= b.spec.piece_columns:
                continue
            piece, change = b.spec.piece_at[at], n[at] - now[at]
            enemy = is_enemy(who, piece.faction)
            if change > 0:
                if not enemy and _joins(b, now, piece.faction, at % b.size):
                    self.beside = True
            else:
                self.changed -= change
                if enemy:
                    self.target = min(self.target, ranks[piece.column])
                elif piece.column in CUBES and not n[at]:
                    self.bares = True


def _joins(b: Afghanistan, now: list[int], faction: int, s: int) -> bool:
    """Return True if a faction with pieces in a space has gained some there."""
    return 0 < sum([now[column + s] for column in b.spec.own[faction]]) < b.count(faction, s)


def outcomes(m: Mind, options: list[str]) -> list[Outcome]:
    """Return the immediate effect of each of these answers."""
    now = m.b.n[:]
    ranks = {piece.column: removal_rank(m, piece.column) for piece in m.b.spec.pieces}
    found: list[Outcome] = []
    m.stage.after(options, lambda d: _detail(m, d), lambda: found.append(Outcome(m, now, ranks)))
    return found


def _detail(m: Mind, d: Decision) -> str:
    """Answer a question about pieces that follows the choice of a space, without dice. Return an empty string for other
    questions, which end a rehearsal."""
    if d.kind == "event-count":
        return as_many(m, d)
    pieces = pieces_of(m, d)
    if not pieces:
        return ""
    if d.kind == "event-place-piece":
        return bases_first(m, own_first(m, pieces))[0]
    return removed_first(m, pieces)[0]


def choose(m: Mind, d: Decision) -> Flow[str]:
    """8.3.1, 8.3.3, 8.3.4, 8.3.5 Choose an answer to a question of an Event: what its Event box asks for, then the
    shifts the faction prefers, the most pieces, the best target; otherwise at random. Go to the maximum extent (8.2),
    but never lower its own victory total, and never take pieces back (8.1)."""
    options = [option for option in d.options if option not in (DONE, TAKE_BACK)]
    results = outcomes(m, options)
    b, who = m.b, m.who
    found = list(range(len(options)))
    margin = b.procedures.margin(b, who)
    m.rule = "8.3.5"
    if any(result.margins[who] < margin for result in results):
        found = m.must("own-total-kept", found, lambda i: results[i].margins[who] >= margin)
        if not found and DONE in d.options:
            return DONE
        found = found or list(range(len(options)))
    m.rule = "8.3.1"
    found = m.prefer("meets-event-box", found, lambda i: results[i].met)
    found = _by_shift(m, found, results)
    m.rule = "8.3.3"
    if any(results[i].changed for i in found):
        found = m.most("most-pieces", found, lambda i: results[i].changed)
    m.rule = "8.2.1"
    if any(results[i].target < LAST for i in found):
        found = m.fewest("best-target", found, lambda i: results[i].target)
    if any(results[i].bares for i in found):
        found = m.prefer("cubes-stay", found, lambda i: not results[i].bares)
    found = m.prefer("beside-own", found, lambda i: results[i].beside)
    return (yield from _at_random(m, [options[i] for i in found]))


def _by_shift(m: Mind, found: list[int], results: list[Outcome]) -> list[int]:
    """8.3.5 The Coalition prefers Support gained, then Opposition lost; the Taliban Opposition gained, then Support
    lost; the others the greatest loss of a Player."""
    m.rule = "8.3.5"
    if not any(results[i].support or results[i].opposition for i in found):
        return found
    if m.who == COALITION:
        found = m.most("most-support-gained", found, lambda i: results[i].support)
        return m.most("most-opposition-lost", found, lambda i: -results[i].opposition)
    if m.who == TALIBAN:
        found = m.most("most-opposition-gained", found, lambda i: results[i].opposition)
        return m.most("most-support-lost", found, lambda i: -results[i].support)
    margin = m.b.procedures.margin
    players = [f for f in range(4) if m.is_player(f)]
    before = [margin(m.b, f) for f in players]

    def loss(i: int) -> int:
        return max([old - results[i].margins[f] for f, old in zip(players, before, strict=True)], default=0)

    return m.most("player-loses-most", found, loss) if any(loss(i) > 0 for i in found) else found


def _at_random(m: Mind, options: list[str]) -> Flow[str]:
    """8.4 Choose a random space, or draw lots among other answers."""
    index = m.b.spec.space_index
    if all(option in index for option in options):
        return m.b.spec.spaces[(yield from random_space(m, [index[option] for option in options]))]
    return (yield from lot_of(m, options, "8.4"))


def choose_faction(m: Mind, d: Decision) -> Flow[str]:
    """8.3.4 Choose who benefits: itself, then a random other Non-player. In an Event that harms Insurgents, as the
    unshaded side of 53 does, choose its first target."""
    names, index = m.b.spec.factions, m.b.spec.faction_index
    m.rule = "8.3.4"
    if not m.stage.under_way().shaded:
        m.says("whom-to-harm")
        return names[(yield from by_margin(m, [index[option] for option in d.options]))]
    if names[m.who] in d.options:
        m.says("itself-first")
        return names[m.who]
    others = [option for option in d.options if not m.is_player(index[option])]
    if others:
        m.says("non-player-first")
    return (yield from lot_of(m, others or d.options, "8.3.4"))


def choose_how(m: Mind, d: Decision) -> Flow[str]:
    """8.3.1 Choose among the ways a text leaves open: as instructed, or by what they would change."""
    card = m.b.n[CARD]
    wanted = m.sheet.instruction(card, m.who, d.kind)
    if wanted is None:
        return (yield from choose(m, d))
    m.rule = "8.3.1"
    m.says("instructed" if m.sheet.is_known(card, m.who) else "instructed-by-us")
    return str(wanted)


def choose_capability(m: Mind, d: Decision) -> Flow[str]:
    """67: choose a Capability on its other side, and its own side's Capabilities before the enemy's."""
    b, owner = m.b, m.b.cards_now().owner
    other = SHADED if m.who in COIN else UNSHADED
    friend = COALITION if m.who in COIN else TALIBAN
    m.rule = "8.3.1"
    cards = m.prefer("other-side-up", [int(option) for option in d.options], lambda card: b.n[EFFECT + card] == other)
    cards = m.prefer("friendly-capability", cards, lambda card: owner[card] == friend)
    return (yield from lot_of(m, [str(card) for card in cards], "8.4"))


def free_action(m: Mind, d: Decision) -> Flow[str]:
    """8.3.4 Choose a free Operation by its flow chart, or the only action granted."""
    options = [option for option in d.options if option != DONE]
    if len(options) == 1:
        return options[0]
    m.rule = "8.3.4"
    chart = chart_of(m.who)
    m.granted = True
    box = chart.operations.follow(m, chart.designate(m))
    m.granted = False
    if box is not None and box.operation in options:
        m.box = box
        return box.operation
    return (yield from lot_of(m, options, "8.4"))


def move_from(m: Mind, d: Decision) -> str:
    """8.3.3 Move as many Guerrillas as possible, from all spaces in turn (43)."""
    return d.options[0]


def move_to(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Move Guerrillas to destinations at Support."""
    b = m.b
    m.rule = "8.2.1"
    goals = [b.spec.space_index[option] for option in d.options]
    goals = m.prefer("at-support", goals, lambda s: b.n[SUPPORT + s] > 0)
    return b.spec.spaces[(yield from random_space(m, goals))]


KINDS: Final = [
    "event-space", "event-place", "event-remove", "event-replace", "event-shift", "event-sabotage", "event-hide",
    "event-activate", "event-terror-space", "event-repair", "event-returnees", "event-rally", "event-patronage",
    "event-discard", "event-return-piece", "event-withdraw-piece",
]  # fmt: skip
"""Questions of Events that are answered by comparing what the answers would change."""

ANSWERS: dict[str, Answer] = {
    **dict.fromkeys(KINDS, choose),
    "event-faction": choose_faction,
    "event-how": choose_how,
    "event-capability": choose_capability,
    "event-action": free_action,
    "event-origin": move_from,
    "event-destination": move_to,
    "event-place-piece": place_piece,
    "event-remove-piece": remove_piece,
    "event-replace-piece": remove_piece,
}
