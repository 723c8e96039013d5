"""8.8.2, 8.4 Events of the Non-player Government: which it executes, and its choices in them.

Its foldout is unknown. The conditions by card are data marked as our own (`government` in `nonplayer.json`); this
module implements them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from ......coin.bots.effect import Test, could
from ......coin.bots.instructions import EXECUTE, NEVER, instruction
from ......coin.bots.lots import lot_of
from ......coin.operation import Operation
from ......coin.spec import BASE as BASE_SHAPE
from ......coin.spec import RURAL
from ......kernel.decision import DONE, Decision, Flow
from ....colombia import Colombia
from ....names import (
    ACTIVE,
    ACTIVE_SUPPORT,
    AID,
    AUC,
    AUC_A,
    BASE,
    CARD,
    CARTELS_BASE,
    FARC,
    FARC_BASE,
    FARC_U,
    GOVT,
    GOVT_BASE,
    INSURGENTS,
    MOUNTAIN,
    NEUTRAL,
    PASSIVE_SUPPORT,
    POLICE,
    POP,
    RESOURCES,
    SHIPMENTS,
    SUPPORT,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    TROOPS,
    UNDERGROUND,
    ZONE,
    S,
)
from ....s7_victory import margin
from ...effect import has_effect
from ...guidelines import as_many
from ...mind import Mind
from ...random_spaces import random_loc, random_space
from .assault import is_worth_it
from .outlook import hits, preferred
from .specials import settle_strike, special_activity

INSURGENT_PIECES = slice(FARC_U, SUPPORT)
"""Columns of all Insurgent pieces."""
LEVELS = {"neutral": NEUTRAL, "passive_support": PASSIVE_SUPPORT, "active_support": ACTIVE_SUPPORT}


def takes_event(m: Mind, card: int) -> Flow[bool]:
    """8.8.2, 8.4.4 Return True if the Government executes the current Event: by our table or, if people carry it out by
    hand, by their printed sheet."""
    if not m.b.by_hand(card, False):
        return wants_event(m, card)
    if (yield from instruction(m, card, "8.4.4", [EXECUTE, NEVER])) != EXECUTE:
        return False
    m.rule = "8.1.ineffective"
    return m.asks("event-has-effect", has_effect(m, card))


def wants_event(m: Mind, card: int) -> bool:
    """8.8.2, 8.4.4 Return True if the Government executes the current Event, by our table."""
    m.rule = "8.8.2"
    word = m.sheet.government.get(card)
    if word is None:
        m.says("government-never")
        return False
    return m.asks("government-wants", CONDITIONS[word](m, card))


def _could(m: Mind, card: int, test: Test) -> bool:
    return could(m.b, GOVT, card, False, test, [])


def _changes(m: Mind, card: int) -> bool:
    """Return True if the Event has an effect."""
    b = m.b
    return _could(m, card, lambda start: b.n != start)


def _capability(m: Mind, card: int) -> bool:
    return True


def _gains_support(m: Mind, card: int) -> bool:
    """Return True if Total Support minus Total Opposition could grow."""
    n = m.b.n
    return _could(
        m,
        card,
        lambda start: n[TOTAL_SUPPORT] - n[TOTAL_OPPOSITION] > start[TOTAL_SUPPORT] - start[TOTAL_OPPOSITION],
    )


def _police(m: Mind, card: int) -> bool:
    return m.b.available(POLICE) > 0 and _changes(m, card)


def bases_in(n: list[int]) -> int:
    return sum(sum(n[BASE[f] : BASE[f] + S]) for f in INSURGENTS)


def _strikes(m: Mind, card: int) -> bool:
    """Return True if Insurgents could lose a Base, a Shipment or 2 pieces."""
    n = m.b.n

    def test(start: list[int]) -> bool:
        fewer = sum(start[INSURGENT_PIECES]) - sum(n[INSURGENT_PIECES])
        return fewer >= 2 or n[SHIPMENTS] > start[SHIPMENTS] or bases_in(n) < bases_in(start)

    return _could(m, card, test)


def _takes_five(m: Mind, card: int) -> bool:
    """Return True if an Insurgent faction could lose 5 Resources."""
    n = m.b.n
    return _could(m, card, lambda start: any(start[RESOURCES + f] - n[RESOURCES + f] >= 5 for f in INSURGENTS))


def _earns(m: Mind, card: int) -> bool:
    """Return True if the Government could gain Resources or Aid."""
    n = m.b.n
    return _could(m, card, lambda start: n[RESOURCES + GOVT] + n[AID] > start[RESOURCES + GOVT] + start[AID])


def _harms(m: Mind, card: int) -> bool:
    return _strikes(m, card) or _takes_five(m, card) or _earns(m, card)


def _harms_or_wins(m: Mind, card: int) -> bool:
    return _harms(m, card) or _gains_support(m, card)


def _special(m: Mind, card: int) -> bool:
    """Return True if a Special Activity of 8.8.7 is possible; for card 8, an Air Strike."""
    if card == 8:
        return settle_strike(m, Operation(GOVT, "sweep", free=True, event=True))
    return bool(special_activity(m, Operation(GOVT, "sweep", free=True, event=True)))


def _offensive(m: Mind, card: int) -> bool:
    return is_worth_it(m, Operation(GOVT, "assault", free=True, event=True))


def _more_than_others(m: Mind, card: int) -> bool:
    n = m.b.n

    def test(start: list[int]) -> bool:
        gains = [n[RESOURCES + f] - start[RESOURCES + f] for f in range(4)]
        return gains[GOVT] > max(gains[1:])

    return _could(m, card, test)


def _cartels_base(m: Mind, card: int) -> bool:
    b = m.b
    return any(b.spec.kind[s] == RURAL and b.n[CARTELS_BASE + s] for s in b.spec.lands)


def _farc_player_loses(m: Mind, card: int) -> bool:
    n = m.b.n
    if not m.b.is_player(FARC):
        return False
    return _could(m, card, lambda start: sum(n[FARC_U : FARC_U + 3 * S]) < sum(start[FARC_U : FARC_U + 3 * S]))


def _two_auc(m: Mind, card: int) -> bool:
    n = m.b.n
    return _could(m, card, lambda start: sum(start[AUC_A : AUC_A + S]) - sum(n[AUC_A : AUC_A + S]) >= 2)


def _zone(m: Mind, card: int) -> bool:
    return any(m.b.n[ZONE + s] for s in m.b.spec.lands)


def terror_fields(b: Colombia) -> list[int]:
    """Event 43: return the Departments with Troops and a FARC Base that are not at Support."""
    return [
        s
        for s in b.spec.lands
        if b.spec.kind[s] == RURAL and b.n[TROOPS + s] and b.n[FARC_BASE + s] and b.n[SUPPORT + s] <= 0
    ]


def _calima(m: Mind, card: int) -> bool:
    return bool(terror_fields(m.b))


def _auc_player(m: Mind, card: int) -> bool:
    return m.b.is_player(AUC) and m.b.available(UNDERGROUND[AUC]) > 0


def poppy_fields(b: Colombia) -> list[int]:
    """Event 65: return the Mountains that would lose an Insurgent Base or a Shipment and get neither; those that lose
    both, if there are any. In the first edition one of the two is removed."""
    bare: list[int] = []
    full: list[int] = []
    for s in b.spec.lands:
        if b.spec.terrain[s] != MOUNTAIN:
            continue
        base = any(b.n[BASE[f] + s] for f in INSURGENTS)
        cargo = any(b.shipments_of(f, s) for f in INSURGENTS)
        if base and cargo:
            full.append(s)
        elif (base or cargo) and not (b.options.second_edition and _grows(b, s, base, cargo)):
            bare.append(s)
    return full or bare


def _grows(b: Colombia, s: int, base: bool, cargo: bool) -> bool:
    """Event 65, second edition: return True if the half of the text that removes nothing would place something."""
    if not cargo and b.n[SHIPMENTS] and b.all_guerrillas(s):
        return True
    return not base and any(b.available(BASE[f]) and b.room(BASE[f], s) for f in INSURGENTS)


def _poppies(m: Mind, card: int) -> bool:
    """Return True if Event 65 could remove a Base or a Shipment and place neither."""
    n = m.b.n

    def test(start: list[int]) -> bool:
        fewer, returned = bases_in(start) - bases_in(n), n[SHIPMENTS] - start[SHIPMENTS]
        return min(fewer, returned) >= 0 and fewer + returned > 0

    return could(m.b, GOVT, card, False, test, [], whole=True)


CONDITIONS: dict[str, Callable[[Mind, int], bool]] = {
    "auc_player": _auc_player,
    "calima": _calima,
    "capability": _capability,
    "cartels_base": _cartels_base,
    "effect": _changes,
    "farc_player_loses": _farc_player_loses,
    "five_resources": _takes_five,
    "harm": _harms,
    "harm_or_support": _harms_or_wins,
    "more_than_others": _more_than_others,
    "offensive": _offensive,
    "police": _police,
    "poppies": _poppies,
    "resources": _earns,
    "special": _special,
    "strike": _strikes,
    "support": _gains_support,
    "two_auc": _two_auc,
    "zone": _zone,
}
"""Conditions by the words used in the table."""


# Choices in Events


def choose_space(m: Mind, d: Decision) -> Flow[str]:
    """8.4.3, 8.4.4 Choose a space by the kind of question, unless the card has a preference of its own here."""
    b, card, index = m.b, m.b.n[CARD], m.b.spec.space_index
    m.rule = "8.4.3"
    spaces = [index[name] for name in d.options if name in index]
    if not spaces or (d.kind == "event-origin" and DONE in d.options):
        return DONE
    if d.kind == "event-shift":
        spaces = m.most("largest-shift", spaces, lambda s: gain(m, card, s))
    elif card == 14:
        spaces = m.prefer("no-base-of-its-own", spaces, lambda s: not b.n[GOVT_BASE + s])
        spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
    elif card in (4, 5) and d.kind != "event-activate":
        return b.spec.spaces[(yield from random_loc(m, spaces))]
    elif d.kind in ("event-place", "event-destination"):
        spaces = m.prefer("no-police", spaces, lambda s: not b.n[POLICE + s])
        spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
    elif card == 43:
        spaces = m.prefer("farc-base-no-support", spaces, lambda s: s in terror_fields(b))
        spaces = m.fewest("smallest-population", spaces, lambda s: b.n[POP + s])
    elif card == 29:
        spaces = m.most("most-bases-go", spaces, lambda s: kill_zone(b, s)[0])
        spaces = m.most("most-pieces-go", spaces, lambda s: kill_zone(b, s)[1])
    elif card == 65:
        spaces = m.prefer("base-and-shipment", spaces, lambda s: s in poppy_fields(b))
        spaces = worst_off(m, spaces)
    else:
        spaces = worst_off(m, spaces)
    return b.spec.spaces[(yield from random_space(m, spaces))]


def kill_zone(b: Colombia, s: int) -> tuple[int, int]:
    """Event 29: return the most Bases and the most pieces that the Assault removes once all FARC Guerrillas are
    Active."""
    most = hits(b, s)
    guards = {f: b.guerrillas(f, s) if f == FARC else b.n[ACTIVE[f] + s] for f in INSURGENTS}
    bare = {f: b.n[BASE[f] + s] if f == FARC or not b.n[UNDERGROUND[f] + s] else 0 for f in INSURGENTS}
    bases = 0
    for order in permutations(INSURGENTS):
        left = most
        gone = 0
        for f in order:
            fallen = min(bare[f], max(0, left - guards[f]))
            left = max(0, left - guards[f] - fallen)
            gone += fallen
        bases = max(bases, gone)
    return bases, min(most, sum(guards.values()) + sum(bare.values()))


def gain(m: Mind, card: int, s: int) -> int:
    """8.4.3 Return by how much Total Support minus Total Opposition grows if the Event shifts this space."""
    b = m.b
    shift = m.sheet.government_shifts.get(card, 1)
    before = b.n[SUPPORT + s]
    after = LEVELS[shift] if isinstance(shift, str) else min(ACTIVE_SUPPORT, before + int(shift))
    return b.n[POP + s] * (after - before)


def worst_off(m: Mind, spaces: list[int]) -> list[int]:
    """8.4.3 Keep the spaces with the most Insurgent Bases, then players' pieces, then the most pieces; only of the
    faction that the card is about, if there is one."""
    b = m.b
    named = m.sheet.government_targets.get(b.n[CARD])
    factions = INSURGENTS if named is None else [named]
    spaces = m.most("most-bases", spaces, lambda s: sum(b.n[BASE[f] + s] for f in factions))
    if len(spaces) > 1:
        spaces = m.prefer("players-first", spaces, lambda s: any(b.is_player(f) and b.count(f, s) for f in factions))
        spaces = m.most("most-pieces", spaces, lambda s: sum(b.count(f, s) for f in factions))
    return spaces


def choose_piece(m: Mind, d: Decision) -> str:
    """8.1.2, 8.4.3 Choose Insurgent Bases first, then players' before Non-players', FARC, AUC, Cartels, Underground
    first."""
    b, named = m.b, m.b.spec.piece_named
    m.rule = "8.1.2"
    pieces = [name for name in d.options if name in named]
    if not pieces:
        return DONE
    order = [*preferred(b), GOVT]

    def rank(name: str) -> tuple[int, int, int]:
        piece = named[name]
        shape = 0 if piece.shape == BASE_SHAPE else 1
        return (int(piece.faction == GOVT), shape, 2 * order.index(piece.faction) + int(name.endswith(".a")))

    m.says("removal-order")
    return min(pieces, key=rank)


def choose_faction(m: Mind, d: Decision) -> str:
    """8.4.3 Choose players before Non-players. Event 34: the player with the best margin that has 5 Resources."""
    b, names = m.b, m.b.spec.factions
    factions = [f for f in preferred(b) if names[f] in d.options]
    if b.n[CARD] == 34:
        rich = [f for f in factions if b.n[RESOURCES + f] >= 5] or factions
        players = [f for f in rich if b.is_player(f)] or rich
        return names[max(players, key=lambda f: margin(b, f))]
    return names[factions[0]] if factions else d.options[0]


def choose_how(m: Mind, d: Decision) -> Flow[str]:
    """8.4.4 Choose Assault over Sweep, removing over placing or replacing, and the first Special Activity of 8.8.7.
    Event 48: end Opposition if that gains 2."""
    m.rule = "8.4.4"
    options = d.options
    if m.b.n[CARD] == 27:
        name = special_activity(m, Operation(GOVT, "sweep", free=True, event=True))
        if name in options:
            return name
    if m.b.n[CARD] == 48 and "neutral" in options:
        near = [s for s in m.b.spec.lands if m.b.n[SUPPORT + s] < 0]
        if "base" in options and max((gain(m, 48, s) for s in near), default=0) < 2:
            return "base"
        return "neutral"
    for wanted in ("assault", "sweep", "remove", "remove_shipment", "remove_base", "shipments", "pieces"):
        if wanted in options:
            m.says("instructed-by-us")
            return wanted
    return (yield from lot_of(m, options, "8.2"))


def count(m: Mind, d: Decision) -> str:
    """8.4.2 Choose the maximum. Event 5: one Police per pipeline."""
    return "1" if m.b.n[CARD] == 5 and d.piece == POLICE else as_many(m, d)


def by_lot(m: Mind, d: Decision) -> Flow[str]:
    """8.2 Choose at random where nothing else decides."""
    return lot_of(m, d.options, "8.2")
