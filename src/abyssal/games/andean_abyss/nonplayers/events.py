"""8.4 Events executed by Non-players, and their choices in the Events of others."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots.lots import lot_of
from ....coin.spec import BASE as BASE_SHAPE
from ....coin.spec import CITY, LOC
from ....kernel.decision import DONE, Decision, Flow
from ..names import (
    ACTIVE,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BASE,
    CARD,
    FARC,
    INSURGENTS,
    MARKERS,
    NEUTRAL,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    POP,
    SHIPMENTS,
    SUPPORT,
    TERROR,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    UNDERGROUND,
)
from . import event_filter
from .box import Answer
from .effect import has_effect
from .guidelines import as_many, carrier, removal_rank
from .mind import Mind
from .random_spaces import each_space, highest_econ

LEVELS = {"neutral": NEUTRAL, "passive_opposition": PASSIVE_OPPOSITION, "active_opposition": ACTIVE_OPPOSITION}


def choose_space(m: Mind, d: Decision) -> Flow[str]:
    """8.4.3, 8.4.4, 8.2 Choose a space: by the card's instructions, by the greatest change for shifts, otherwise at
    random.

    The Non-player continues in a space it has chosen as long as it can, and pieces it moved stay where they went.
    """
    b = m.b
    index = b.spec.space_index
    spaces = [index[option] for option in d.options if option in index]
    if d.kind == "event-origin":
        arrived = m.chosen.get("event-destination", [])
        spaces = [s for s in spaces if s not in arrived]
    before = m.chosen.setdefault(d.kind, [])
    instructions = _instruction(m, d.kind)
    if instructions and not m.sheet.is_known(b.n[CARD]):
        _as_instructed(m)
    for name in instructions:
        m.rule = "8.4.4"
        spaces = PREFERENCES[name](m, spaces)
    if m.passed and spaces:
        m.rule = "8.1.filter"
        spaces = event_filter.keep(m, spaces)
    m.rule = "8.4.3"
    if d.kind == "event-shift":
        spaces = m.most("greatest-change", spaces, lambda s: change(m, s))
    elif d.kind == "event-sabotage":
        spaces = highest_econ(m, spaces)
    if before and before[-1] in spaces and "in_turn" not in instructions:
        s = before[-1]
    else:
        s = yield from each_space(m, spaces, _takes_all(m, spaces, len(before)))
    if s < 0:
        return DONE
    before.append(s)
    return b.spec.spaces[s]


def _takes_all(m: Mind, spaces: list[int], taken: int) -> bool:
    """8.2 Return True if the Event takes all these spaces and there are markers or pieces for all of them."""
    b = m.b
    takes = m.sheet.takes.get(b.n[CARD])
    if takes is None:
        return False
    supplies = [b.available(b.spec.piece_named[name].column) for name in takes["of"] if name != "marker"]
    if "marker" in takes["of"]:
        supplies.append(b.n[MARKERS])
    supply = next((count for count in supplies if count), len(spaces))
    return len(spaces) <= min(int(takes["spaces"]) - taken, supply)


def _instruction(m: Mind, kind: str) -> list[str]:
    """8.4.4 Return the special instructions for a question of the current card."""
    return list(m.sheet.instruction(m.b.n[CARD], kind) or [])


def change(m: Mind, s: int) -> int:
    """8.4.3 Return by how much Total Support and Opposition together would change."""
    b = m.b
    before = b.n[SUPPORT + s]
    after = _level_after(m, before)
    return b.n[POP + s] * (abs(max(after, 0) - max(before, 0)) + abs(min(after, 0) - min(before, 0)))


def _level_after(m: Mind, level: int) -> int:
    """Return the level that the current Event would set or shift this level to."""
    shift = m.sheet.shifts.get(m.b.n[CARD], 0)
    if shift == "passive":
        return PASSIVE_SUPPORT if wants_support(m) else PASSIVE_OPPOSITION
    if isinstance(shift, str):
        return LEVELS[shift]
    return max(ACTIVE_OPPOSITION, min(ACTIVE_SUPPORT, level + int(shift)))


def wants_support(m: Mind) -> bool:
    """Event 46: return True to set Support. FARC sets Opposition; the others reduce the larger total, compared when the
    space is chosen."""
    if m.for_support is None:
        m.for_support = m.who != FARC and m.b.n[TOTAL_OPPOSITION] > m.b.n[TOTAL_SUPPORT]
    return m.for_support


# 8.4.4 Instructions of `nonplayer.json`: each narrows the spaces of a question.


def all_of_them(m: Mind, spaces: list[int]) -> list[int]:
    """Take the spaces one after the other, without dice while there are Terror markers for all of them."""
    return spaces if m.b.n[MARKERS] < len(spaces) else spaces[:1]


def farc_guerrillas_and_support(m: Mind, spaces: list[int]) -> list[int]:
    b = m.b
    return m.prefer("farc-at-support", spaces, lambda s: b.guerrillas(FARC, s) > 0 and b.n[SUPPORT + s] > 0)


def cities(m: Mind, spaces: list[int]) -> list[int]:
    kind = m.b.spec.kind
    return m.prefer("city", spaces, lambda s: kind[s] == CITY)


def greatest_change(m: Mind, spaces: list[int]) -> list[int]:
    return m.most("greatest-change", spaces, lambda s: change(m, s))


def in_turn(m: Mind, spaces: list[int]) -> list[int]:
    """Event 72: prefer spaces where this Event has placed the fewest."""
    placed = m.chosen.get("event-place", [])
    return m.fewest("placed-in-turn", spaces, lambda s: placed.count(s))


def enemy_guerrillas(m: Mind, spaces: list[int]) -> list[int]:
    b, who = m.b, m.who
    return m.must("enemy-guerrillas", spaces, lambda s: b.all_guerrillas(s) > b.guerrillas(who, s))


def enemies_or_own(m: Mind, spaces: list[int]) -> list[int]:
    """Choose its own Guerrillas only if there were no others from the start."""
    found = enemy_guerrillas(m, spaces)
    return found if found or m.chosen.get("event-remove") else spaces


def own_available(m: Mind, spaces: list[int]) -> list[int]:
    """8.1.2 With no Guerrilla of its own Available, keep only enemies that no other faction could take in: those are
    simply removed."""
    b, who = m.b, m.who
    if b.available(UNDERGROUND[who]):
        return spaces
    wanted = [f for f in INSURGENTS if any(b.available(UNDERGROUND[x]) for x in INSURGENTS if x != f)]
    return [s for s in spaces if not any(b.guerrillas(f, s) for f in wanted if f != who)]


def first_way(m: Mind, spaces: list[int]) -> list[int]:
    """Event 65: keep the spaces open to the first way that is open anywhere."""
    for name in _instruction(m, "event-how"):
        if name in WAY_REASONS:
            kept = _open_to(m, spaces, WAYS[name], WAY_REASONS[name])
            if kept:
                return kept
    return spaces


def _open_to(m: Mind, spaces: list[int], way: Callable[[Mind, int], str], reason: str) -> list[int]:
    return m.must(reason, spaces, lambda s: bool(way(m, s)))


WAY_REASONS = {
    "own_base": "own-base",
    "own_shipment": "own-shipment",
    "enemy_base": "enemy-base",
    "enemy_shipment": "enemy-shipment",
}
"""Event 65: reason to log for each way."""


PREFERENCES: dict[str, Callable[[Mind, list[int]], list[int]]] = {
    "all": all_of_them,
    "cities": cities,
    "enemies_or_own": enemies_or_own,
    "enemy_guerrillas": enemy_guerrillas,
    "farc_guerrillas_and_support": farc_guerrillas_and_support,
    "first_way": first_way,
    "greatest_change": greatest_change,
    "in_turn": in_turn,
    "own_available": own_available,
}


def choose_faction(m: Mind, d: Decision) -> Flow[str]:
    """8.4.4 Choose the faction that an Event affects: itself, then another Non-player, then at random."""
    names, options = m.b.spec.factions, d.options
    if "with_effect" in _instruction(m, d.kind):
        m.rule = "8.1.ineffective"
        tested = [option for option in options if has_effect(m, m.b.n[CARD], option)]
        if tested and len(tested) < len(options):
            m.says("only-with-effect")
            options = tested
    _as_instructed(m)
    if names[m.who] in options:
        m.says("itself-first")
        return names[m.who]
    others = [names[f] for f in INSURGENTS if not m.b.options.is_player[f] and names[f] in options]
    if others:
        m.says("non-player-first")
        return others[0]
    return (yield from lot_of(m, options, "8.2"))


def choose_how(m: Mind, d: Decision) -> Flow[str]:
    """8.4.4, 8.4.2 Choose one of the Event's ways: by the instructions, otherwise one that places pieces, otherwise at
    random."""
    for name in _instruction(m, "event-how"):
        wanted = WAYS[name](m, d.space) if name in WAYS else name
        if wanted in d.options:
            _as_instructed(m)
            return wanted
    if "replace" in d.options:
        m.rule = "8.4.2"
        m.says("place-most")
        return "replace"
    return (yield from lot_of(m, d.options, "8.2"))


def count(m: Mind, d: Decision) -> str:
    """8.4.2, 8.4.4 Choose the maximum, unless the card's instructions say one at a time."""
    return "1" if "one" in _instruction(m, d.kind) else as_many(m, d)


def _as_instructed(m: Mind) -> None:
    """8.4.4 Log that the card's instructions decide. If they are our own, log it only once."""
    m.rule = "8.4.4"
    if m.sheet.is_known(m.b.n[CARD]):
        m.says("instructed")
    elif "instructed" not in m.chosen:
        m.chosen["instructed"] = []
        m.says("instructed-by-us")


def terror_if_it_tells(m: Mind, s: int) -> str:
    """Event 19: choose Terror where it shifts a space or Sabotages, otherwise Attack."""
    b = m.b
    if b.spec.kind[s] == LOC:
        return "attack" if b.n[TERROR + s] else "terror"
    level = b.n[SUPPORT + s]
    tells = b.n[POP + s] > 0 and (level > ACTIVE_OPPOSITION if m.who == FARC else level != NEUTRAL)
    return "terror" if tells else "attack"


def passive_level(m: Mind, s: int) -> str:
    """Event 46: choose the Passive level."""
    return "passive_support" if wants_support(m) else "passive_opposition"


def replace_by_own(m: Mind, s: int) -> str:
    """Event 54: replace other Guerrillas with its own, if it has any Available."""
    b = m.b
    others = any(b.on_map(UNDERGROUND[f]) for f in INSURGENTS if f != m.who)
    return "replace" if others and b.available(UNDERGROUND[m.who]) else ""


def own_base(m: Mind, s: int) -> str:
    """Event 65: place a Base of its own, if it fits."""
    b, base = m.b, BASE[m.who]
    return "place_base" if b.available(base) and b.room(base, s) else ""


def own_shipment(m: Mind, s: int) -> str:
    """Event 65: place a Shipment under a Guerrilla of its own."""
    return "place_shipment" if m.b.n[SHIPMENTS] and m.b.guerrillas(m.who, s) else ""


def enemy_base(m: Mind, s: int) -> str:
    """Event 65: remove a Base of another faction."""
    return "remove_base" if any(m.b.n[BASE[f] + s] for f in INSURGENTS if f != m.who) else ""


def enemy_shipment(m: Mind, s: int) -> str:
    """Event 65: remove a Shipment of another faction."""
    return "remove_shipment" if any(m.b.shipments_of(f, s) for f in INSURGENTS if f != m.who) else ""


WAYS: dict[str, Callable[[Mind, int], str]] = {
    "enemy_base": enemy_base,
    "enemy_shipment": enemy_shipment,
    "own_base": own_base,
    "own_shipment": own_shipment,
    "passive_level": passive_level,
    "replace_by_own": replace_by_own,
    "terror_if_it_tells": terror_if_it_tells,
}


def choose_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.4.4 Choose a kind of Guerrilla by the instructions, otherwise at random."""
    for name in _instruction(m, d.kind):
        wanted = carrier(m, d) if name == "carrier" else m.b.spec.piece_at[GUERRILLAS[name][m.who]].name
        if wanted in d.options:
            _as_instructed(m)
            return wanted
    return (yield from lot_of(m, d.options, "8.2"))


GUERRILLAS = {"active": ACTIVE, "underground": UNDERGROUND}


def place_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.1.2, 8.4.2 Place Bases before Guerrillas, its own before others."""
    m.rule = "8.1.2"
    named = m.b.spec.piece_named
    pieces = [option for option in d.options if option in named]
    own = [option for option in pieces if named[option].faction == m.who]
    if own and len(own) < len(pieces):
        m.says("own-pieces-first")
    options = own or pieces
    bases = [option for option in options if named[option].shape == BASE_SHAPE]
    if bases and len(bases) < len(options):
        m.says("bases-first")
    return (yield from lot_of(m, bases or options, "8.2"))


def remove_piece(m: Mind, d: Decision) -> Flow[str]:
    """8.1.2 Remove in removal order. Choose at random between pieces of the same kind of different factions."""
    m.rule = "8.1.2"
    named = m.b.spec.piece_named
    pieces = [option for option in d.options if option in named]
    if m.passed == "harm":  # 8.1.filter The Event is executed to harm a player.
        pieces = [option for option in pieces if m.b.is_player(named[option].faction)] or pieces
    ranks = [removal_rank(m.b, m.who, named[option].column) for option in pieces]
    first = [option for option, rank in zip(pieces, ranks, strict=True) if rank == min(ranks)]
    if len(first) < len(pieces):
        m.says("removal-order")
    return (yield from lot_of(m, first, "8.2"))


ANSWERS: dict[str, Answer] = {
    "event-space": choose_space,
    "event-place": choose_space,
    "event-place-shipment": choose_space,
    "event-remove": choose_space,
    "event-remove-shipment": choose_space,
    "event-replace": choose_space,
    "event-shift": choose_space,
    "event-sabotage": choose_space,
    "event-hide": choose_space,
    "event-origin": choose_space,
    "event-destination": choose_space,
    "event-faction": choose_faction,
    "event-how": choose_how,
    "event-count": count,
    "event-terror": choose_piece,
    "event-move-piece": choose_piece,
    "event-carrier": choose_piece,
    "event-stays": choose_piece,
    "event-place-piece": place_piece,
    "event-remove-piece": remove_piece,
    "event-whose-shipment": remove_piece,
    "event-replace-piece": remove_piece,
}
