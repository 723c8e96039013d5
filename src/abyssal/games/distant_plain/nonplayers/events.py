"""8.3 Non-player Events, and what Non-players choose in the Events of others.

Each answer is rehearsed: what would it change at once? The faction's own wishes come first, then the general rules.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import DONE, Decision, Flow
from ....series.nonplayers.lots import lot_of
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
from .guidelines import as_many, by_margin, is_enemy, place_piece, removal_rank, remove_piece
from .mind import Mind
from .random_spaces import random_space
from .wishes import came_true, wished_for

DETAILS: Final = ["event-remove-piece", "event-replace-piece", "event-place-piece", "event-count"]
"""Questions that follow the choice of a space: a rehearsal goes on past them."""

LAST: Final = 9999


class Outcome:
    """What an answer would change at once, as its faction sees it."""

    def __init__(self, m: Mind, now: list[int]) -> None:
        b, n, who = m.b, m.b.n, m.who
        margin = b.procedures.margin
        self.margin: int = margin(b, who)
        self.met = any(came_true(b, now, wish) for wish in wished_for(m))
        self.support = n[TOTAL_SUPPORT] - now[TOTAL_SUPPORT]
        self.opposition = n[TOTAL_OPPOSITION] - now[TOTAL_OPPOSITION]
        self.margins: list[int] = [margin(b, f) if m.is_player(f) else 0 for f in range(4)]
        """Of the factions that a Player leads."""
        self.changed = 0
        """8.3.3 How many pieces come, go or move."""
        self.target = LAST
        """8.2.1 The best target among the enemy pieces that go."""
        self.beside = False
        """8.2.1 Whether a piece of its own comes to others of its own."""
        self.bares = False
        """8.2.1 Whether a space loses the last friendly Troops or Police."""
        came = gone = 0
        for at in b.changes():
            if at >= b.spec.piece_columns:
                continue
            piece, change = b.spec.piece_at[at], n[at] - now[at]
            if change > 0:
                came += change
                self.beside = self.beside or (piece.faction == who and b.count(who, at % b.size) > change)
            else:
                gone -= change
                if is_enemy(who, piece.faction):
                    self.target = min(self.target, removal_rank(m, piece.column))
                elif piece.column in CUBES and not n[at]:
                    self.bares = True
        self.changed = max(came, gone)


def outcomes(m: Mind, options: list[str]) -> list[Outcome]:
    """What each of these answers would change."""
    now = m.b.n[:]
    found: list[Outcome] = []

    def settle(d: Decision) -> str:
        return _detail(m, d) if d.kind in DETAILS and d.actor == m.who else ""

    m.stage.after(options, settle, lambda: found.append(Outcome(m, now)))
    return found


def _detail(m: Mind, d: Decision) -> str:
    """What it would answer to a detail, as far as that takes no dice."""
    if d.kind == "event-count":
        return as_many(m, d)
    named = m.b.spec.piece_named
    pieces = [option for option in d.options if option in named]
    if not pieces:
        return ""
    if d.kind == "event-place-piece":
        return min(pieces, key=lambda option: (named[option].faction != m.who, option))
    return min(pieces, key=lambda option: removal_rank(m, named[option].column))


def choose(m: Mind, d: Decision) -> Flow[str]:
    """8.3.1, 8.3.3, 8.3.4, 8.3.5 One of the answers to a question of an Event: what its Event box asks for, shifts as
    the faction likes them, the most pieces, whom it targets; else at random. To the maximum extent (8.2), but never
    to lower its own victory total."""
    options = [option for option in d.options if option != DONE]
    if m.stage.event is None or not options:
        return (yield from _at_random(m, options or d.options))
    results = outcomes(m, options)
    b, who = m.b, m.who
    found = list(range(len(options)))
    margin = b.procedures.margin(b, who)
    m.rule = "8.3.5"
    if any(result.margin < margin for result in results):
        found = m.must("own-total-kept", found, lambda i: results[i].margin >= margin)
        if not found and DONE in d.options:
            return DONE
        found = found or list(range(len(options)))
    m.rule = "8.3.1"
    if any(results[i].met for i in found):
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
    if any(results[i].beside for i in found):
        found = m.prefer("beside-own", found, lambda i: results[i].beside)
    return (yield from _at_random(m, [options[i] for i in found]))


def _by_shift(m: Mind, found: list[int], results: list[Outcome]) -> list[int]:
    """8.3.5 The Coalition for Support gained, then Opposition lost; the Taliban for Opposition gained, then Support
    lost; the others for the greatest loss of a Player."""
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
    """8.4 A random space, or a lot among other answers."""
    index = m.b.spec.space_index
    if all(option in index for option in options):
        return m.b.spec.spaces[(yield from random_space(m, [index[option] for option in options]))]
    return (yield from lot_of(m, options, "8.4"))


def choose_faction(m: Mind, d: Decision) -> Flow[str]:
    """8.3.4 Who gets the benefits: itself, then another Non-player at random. In an Event that harms Insurgents (its
    COIN side), whom it targets first."""
    names, index = m.b.spec.factions, m.b.spec.faction_index
    m.rule = "8.3.4"
    if m.who in COIN and m.stage.event is not None and not m.stage.event.shaded:
        m.says("whom-to-harm")
        return names[(yield from by_margin(m, [index[option] for option in d.options]))]
    if names[m.who] in d.options:
        m.says("itself-first")
        return names[m.who]
    others = [option for option in d.options if option in index and not m.is_player(index[option])]
    if others:
        m.says("non-player-first")
    return (yield from lot_of(m, others or d.options, "8.3.4"))


def choose_how(m: Mind, d: Decision) -> Flow[str]:
    """8.3.1 One of the ways a text leaves open: as instructed, or by what they would change."""
    for wanted in m.sheet.instruction(m.b.n[CARD], m.who, d.kind) or []:
        if wanted in d.options:
            m.rule = "8.3.1"
            m.says("instructed" if m.sheet.is_known(m.b.n[CARD], m.who) else "instructed-by-us")
            return str(wanted)
    return (yield from choose(m, d))


def choose_capability(m: Mind, d: Decision) -> Flow[str]:
    """67: a Capability that lies with the other side up; the own side's Capabilities before the enemy's."""
    b, owner = m.b, m.sheet.cards.owner
    other = SHADED if m.who in COIN else UNSHADED
    friend = COALITION if m.who in COIN else TALIBAN
    m.rule = "8.3.1"
    cards = m.prefer("other-side-up", [int(option) for option in d.options], lambda card: b.n[EFFECT + card] == other)
    cards = m.prefer("friendly-capability", cards, lambda card: owner[card] == friend)
    return (yield from lot_of(m, [str(card) for card in cards], "8.4"))


def free_action(m: Mind, d: Decision) -> Flow[str]:
    """8.3.4 A free Operation by its flow chart; or the one action that is granted."""
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
    """8.3.3 As many Guerrillas as possible go, from all spaces in turn (43)."""
    return d.options[0]


def move_to(m: Mind, d: Decision) -> Flow[str]:
    """8.2.1 Guerrillas go to destinations at Support."""
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
"""Questions of Events that are answered by what the answers would change."""

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
