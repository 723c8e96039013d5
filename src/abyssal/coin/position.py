"""Positions in words: the part of the format that all games share (docs/notation.md).

Small functions each read one value and report where a bad one stands (`spaces/meta_west/farc.base`). What a game adds
to the format is in its own `position` module.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ..kernel.errors import Problem
from ..kernel.values import flag_at, list_at, name_at, number_at, object_at, shorten_json, unknown, wrong_type
from .board import Board
from .deck import PROPAGANDA, Deck
from .notation import level_names, place_all, read_space
from .spec import LOC, MAX_PILES, MAX_QUEUE_CARDS, Spec

FORMAT: Final = 1

DECK_KEYS: Final = ["packets", "set_aside", "order"]

Extra = tuple[int, str, Any, str]
"""Part of a space that only the game itself can read: space, word, value, where it stands."""


def head(data: Any, spec: Spec, keys: Iterable[str]) -> dict[str, Any]:
    """Return the whole position as an object. Refuse another format or game."""
    found = object_at(data, "position")
    version = shorten_json(found.get("format", FORMAT))
    if version != str(FORMAT):
        raise Problem("other-format", found=version, known=FORMAT)
    if found.get("game", spec.game) != spec.game:
        raise Problem("other-game", found=str(found["game"]), known=spec.game)
    return object_at(found, "position", keys)


# Spaces.


def space_facts(b: Board, s: int) -> dict[str, Any]:
    """Return the pieces, Support and markers of a space."""
    n = b.n
    facts: dict[str, Any] = {}
    for piece in b.spec.pieces:
        count = n[piece.column + s]
        if count:
            facts[piece.name] = count
    if n[b.POP + s] != b.spec.pop[s]:
        facts["pop"] = n[b.POP + s]
    if n[b.SUPPORT + s]:
        facts["support"] = level_names(b.spec)[n[b.SUPPORT + s]]
    terror = n[b.TERROR + s]
    if terror and b.spec.kind[s] == LOC:
        facts["sabotage"] = True
    elif terror:
        facts["terror"] = terror
    return facts


def read_spaces(b: Board, data: Any, words: list[str]) -> list[Extra]:
    """Put everything on the map. Return the parts that begin with one of the game's own words."""
    left: list[Extra] = []
    for name, facts in object_at(data, "spaces").items():
        where = f"spaces/{name}"
        s = name_at(name, "space", b.spec.spaces, "spaces")
        if facts and not b.n[b.OPEN + s]:
            raise Problem("not-in-play", space=name, where=where)
        if isinstance(facts, str):
            left += _read_text(b, s, facts, words, where)
        else:
            left += _read_facts(b, s, object_at(facts, where), words, where)
    return left


def _read_text(b: Board, s: int, text: str, words: list[str], where: str) -> list[Extra]:
    left: list[Extra] = []
    plain: list[str] = []
    for part in [part.strip() for part in text.split(",")]:
        word, _, rest = part.partition(" ")
        if word in words:
            if not rest and (s, word, True, where) in left:
                raise Problem("named-twice", kind="word", name=word, where=where)
            left.append((s, word, rest.strip() or True, where))
        else:
            plain.append(part)
    read_space(b, f"{b.spec.spaces[s]}: {', '.join(plain)}")
    return left


def _read_facts(b: Board, s: int, facts: dict[str, Any], words: list[str], where: str) -> list[Extra]:
    left: list[Extra] = []
    pieces = b.spec.piece_named
    marker = "sabotage" if b.spec.kind[s] == LOC else "terror"
    if "pop" in facts and b.spec.kind[s] != LOC:
        b.set(b.POP + s, number_at(facts["pop"], 0, 9, f"{where}/pop"))
    for key, value in facts.items():
        here = f"{where}/{key}"
        if key in pieces:
            put(b, pieces[key].column, s, value, here)
        elif key == "support":
            _read_level(b, s, value, here)
        elif key == marker:
            count = int(flag_at(value, here)) if key == "sabotage" else number_at(value, 0, b.spec.markers, here)
            if (placed := b.terror(s, count)) != count:
                raise Problem("too-many", what="markers", most=placed, where=here)
        elif key in words:
            left.append((s, key, value, here))
        elif key != "pop" or b.spec.kind[s] == LOC:
            raise unknown("key", key, where)
    return left


def _read_level(b: Board, s: int, value: Any, where: str) -> None:
    names = level_names(b.spec)
    index = name_at(value, "level", list(names.values()), where)
    if not b.set_support(s, list(names)[index]):
        raise Problem("no-level", space=b.spec.spaces[s], where=where)


def put(b: Board, column: int, s: int, value: Any, where: str) -> None:
    """Place pieces from Available in a space: all of them or a problem."""
    place_all(b, column, s, number_at(value, 0, 99, where), b.spec.piece_at[column].name, where)


# Pieces out of the game, Resources.


def out_of_play(b: Board) -> dict[str, int]:
    return {name: b.n[b.OUT_OF_PLAY + i] for i, name in enumerate(b.spec.pools) if b.n[b.OUT_OF_PLAY + i]}


def read_out_of_play(b: Board, data: Any) -> None:
    """Read the pieces out of play, after the spaces: such pieces cannot be on the map."""
    for name, value in object_at(data, "out_of_play").items():
        where = f"out_of_play/{name}"
        pool = name_at(name, "piece", b.spec.pools, "out_of_play")
        count = number_at(value, 0, b.spec.inventory[pool], where)
        column = next(piece.column for piece in b.spec.pieces if piece.pool == pool)
        if (gone := b.discard(column, count)) != count:
            raise Problem("too-many", what=name, most=gone, where=where)


def resources(b: Board) -> dict[str, int]:
    return {name: b.resources(faction) for faction, name in enumerate(b.spec.factions) if b.has_purse(faction)}


def read_resources(b: Board, data: Any) -> None:
    for name, value in object_at(data, "resources").items():
        faction = name_at(name, "faction", b.spec.factions, "resources")
        b.gain(faction, number_at(value, 0, b.spec.max_resources, f"resources/{name}"))


# Cards.


def card_at(b: Board, data: Any, used: list[int], where: str) -> int:
    """Return a card by its number, or the next `propaganda`, and add it to the used ones. Refuse a card named
    already."""
    spec = b.spec
    left = [card for card in spec.propaganda if card not in used]
    if data == PROPAGANDA:
        if not left:
            raise Problem("too-many", what=PROPAGANDA, most=len(spec.propaganda), where=where)
        card = left[0]
    else:
        if isinstance(data, bool) or not isinstance(data, int):
            raise wrong_type("card", data, where)
        card = data
    if not 1 <= card <= spec.cards:
        raise unknown("card", data, where)
    if card in used:
        raise Problem("card-twice", card=card, where=where)
    if card in left[1:]:
        raise Problem("bad-order", card=card, where=where)
    used.append(card)
    return card


def cards_at(b: Board, data: Any, used: list[int], where: str) -> list[int]:
    return [card_at(b, value, used, where) for value in list_at(data, where)]


def show_cards(b: Board, played: list[int], following: list[int]) -> None:
    """Mark these cards as turned up, in this order. The following ones lie face up on the deck."""
    deck = Deck(b)
    if len(following) > MAX_QUEUE_CARDS:
        raise Problem("too-many", what="cards", most=MAX_QUEUE_CARDS, where="next")
    for i, card in enumerate(played + following):
        b.set(deck.SEEN + card, i + 1)
    b.set(deck.REVEALED, len(played) + len(following))
    deck.set_queue(following)


def deck_facts(b: Board) -> dict[str, Any]:
    """Return the packets (Events, Propaganda cards) from the top, empty ones included, and the order if it is fixed."""
    deck, n = Deck(b), b.n
    packets = [[n[deck.EVENTS + i], n[deck.PROPAGANDA + i]] for i in range(MAX_PILES)]
    while packets and packets[-1] == [0, 0]:
        packets.pop()
    facts: dict[str, Any] = {"packets": packets, "set_aside": n[b.spec.at["set_aside"]]}
    if b.order:
        facts["order"] = list(b.order)
    return facts


def read_deck(b: Board, data: Any, at_set_up: list[tuple[int, int]], used: list[int]) -> None:
    """Read the packets, after `show_cards`. By default they are those of the set-up without the cards turned up."""
    facts = object_at(data, "deck", DECK_KEYS)
    deck = Deck(b)
    packets = _packets(facts["packets"]) if "packets" in facts else _without(b, at_set_up)
    events, propaganda = sum(packet[0] for packet in packets), sum(packet[1] for packet in packets)
    unseen = len(deck.unseen())
    rounds = sum(1 for card in deck.propaganda if not b.n[deck.SEEN + card])
    if events > unseen:
        raise Problem("bad-packets", what="events", packets=events, cards=unseen, where="deck/packets")
    if propaganda > rounds:
        raise Problem("bad-packets", what="propaganda", packets=propaganda, cards=rounds, where="deck/packets")
    aside = facts.get("set_aside", unseen - events)
    if number_at(aside, 0, len(deck.events), "deck/set_aside") != unseen - events:
        raise Problem("bad-packets", what="set_aside", packets=events + aside, cards=unseen, where="deck/set_aside")
    deck.stack(packets)
    b.set(b.spec.at["set_aside"], aside)
    b.order = _order(b, facts.get("order", []), packets, used)


def _packets(data: Any) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for i, packet in enumerate(list_at(data, "deck/packets")):
        where = f"deck/packets/{i + 1}"
        if len(list_at(packet, where)) != 2:
            raise wrong_type("pair", packet, where)
        found.append((number_at(packet[0], 0, 99, where), number_at(packet[1], 0, 99, where)))
    if len(found) > MAX_PILES:
        raise Problem("too-many", what="packets", most=MAX_PILES, where="deck/packets")
    return found


def _without(b: Board, at_set_up: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the packets of the set-up without the cards turned up, each taken from the topmost packet with its
    kind."""
    deck = Deck(b)
    packets = [[events, propaganda] for events, propaganda in at_set_up]
    for card in deck.seen_since(0):
        kind = 1 if deck.is_propaganda(card) else 0
        holding = [packet for packet in packets if packet[kind]]
        if not holding:
            what = PROPAGANDA if kind else "events"
            raise Problem("bad-packets", what=what, packets=0, cards=1, where="deck/packets")
        holding[0][kind] -= 1
    return [(packet[0], packet[1]) for packet in packets]


def _order(b: Board, data: Any, packets: list[tuple[int, int]], used: list[int]) -> list[int]:
    """Return the fixed order of the top cards, which must agree with the packets."""
    where = "deck/order"
    order = cards_at(b, data, used, where)
    left = [[events, propaganda] for events, propaganda in packets]
    for card in order:
        kind = 1 if card in b.spec.propaganda else 0
        while left and left[0] == [0, 0]:
            left.pop(0)
        if not left or not left[0][kind]:
            raise Problem("bad-order", card=card, where=where)
        left[0][kind] -= 1
    return order
