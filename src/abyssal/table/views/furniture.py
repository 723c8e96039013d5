"""Everything around the map: cards, tracks, goals, the sequence of play, the deck, pieces off the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from ...coin.board import Board
from ...coin.cards import Cards
from ...coin.coin_board import CoinBoard
from ...coin.deck_file import TEXT
from ...coin.lexicon import Track
from ...coin.options import DECK
from ...coin.rules import Rules
from ...language import Words
from .. import encoding
from ..protocol import shapes

BOXES = ("operation", "operation-and-special", "event")
"""What the 1st Eligible Faction may do, as the boxes of the sequence of play name it."""
T = TypeVar("T")


def encode_once(data: T) -> T:
    """Encode data that many tables have in common, so that it is encoded only once."""
    return cast(T, encoding.raw(encoding.encode(data)))


@lru_cache(maxsize=1000)
def card_shown(words: Words, variant: str, number: int) -> shapes.CardView:
    return encode_once(card_view(words, variant, number))


def card_on(words: Words, variant: str, number: int, b: CoinBoard) -> shapes.CardView:
    """Return a card as this game knows it, encoded already if it is as in all other games."""
    return card_printed(words, variant, number, b) if is_with_box(b) else card_shown(words, variant, number)


def is_with_box(b: CoinBoard) -> bool:
    """Return True if cards may be other than we assume, or carried out by hand."""
    return b.seats.hand_events != "ours" or b.seats.printed_cards or DECK in b.seats.given


def card_printed(words: Words, variant: str, number: int, b: CoinBoard) -> shapes.CardView:
    """Return a card as this game knows it: with the facts of a printed deck and its owner's wording, and without our
    text where people carry out the printed one."""
    view = card_view(words, variant, number, b)
    own = b.seats.deck.get(number, {}).get(TEXT, {})
    for side in view["sides"]:
        if b.by_hand(number, side["side"] == "shaded"):
            view["marks"] = [mark for mark in view["marks"] if mark["side"] != side["side"]]
        if side["side"] in own:
            side["own"] = words.say("card-own", text=own[side["side"]])
    return view


def card_view(words: Words, variant: str, number: int, b: CoinBoard | None = None) -> shapes.CardView:
    cards = words.lexicon.cards if b is None else b.cards_now()
    event = number not in cards.propaganda
    sides: list[shapes.Side] = []
    for shaded, side in enumerate(("unshaded", "shaded") if cards.dual[number] else ("event",)) if event else ():
        by_hand = b is not None and b.by_hand(number, bool(shaded))
        text = words.say("card-by-hand") if by_hand else words.card_text(number, bool(shaded), variant)
        sides.append({"side": side, "label": words.say(f"term-{side}"), "text": text})
    return {
        "number": number,
        "title": cards.title[number],
        "order": [words.spec.factions[f] for f in cards.order[number]],
        "marks": marks(words, number, cards),
        "kind": "event" if event else "propaganda",
        "sides": sides,
    }


def marks(words: Words, card: int, printed: Cards | None = None) -> list[shapes.Mark]:
    """Return what is printed on a card besides its symbols and texts."""
    factions = words.spec.factions
    return [
        {
            "id": mark.id,
            "faction": factions[mark.faction] if mark.faction >= 0 else "",
            "side": mark.side,
            "text": mark.text,
            "title": words.say(mark.message, **mark.facts),
        }
        for mark in (printed or words.lexicon.cards).marks(card)
    ]


def effects(words: Words, b: CoinBoard, variant: str) -> list[shapes.Effect]:
    """Return the cards with lasting effects."""
    n, at = b.n, b.spec.at["effect"]
    found = [(card, n[at + card] == 2) for card in b.spec.events if n[at + card]]
    if not is_with_box(b):
        return [_effect(words, variant, card, shaded) for card, shaded in found]
    cards = b.cards_now()
    return [effect_of(words, card_printed(words, variant, card, b), cards, shaded) for card, shaded in found]


@lru_cache(maxsize=1000)
def _effect(words: Words, variant: str, card: int, shaded: bool) -> shapes.Effect:
    return effect_of(words, card_view(words, variant, card), words.lexicon.cards, shaded)


def effect_of(words: Words, view: shapes.CardView, cards: Cards, shaded: bool) -> shapes.Effect:
    """Return a lasting effect of a card."""
    card, side = view["number"], view["sides"][-1 if shaded else 0]
    owner = cards.owner[card]
    found: shapes.Effect = {
        "card": card,
        "title": view["title"],
        "side": side["side"],
        "text": side["text"],
        "kind": "momentum" if cards.momentum[card] else "capability",
        "owner": {"id": words.spec.factions[owner], "name": words.faction(owner)} if owner >= 0 else None,
        "marks": [mark for mark in view["marks"] if mark["side"] == side["side"]],
    }
    if "own" in side:
        found["own"] = side["own"]
    return found


def tracks(words: Words, all: Sequence[Track]) -> list[shapes.Track]:
    return [_track(words, track.id, track.number, track.message, track.goal, track.faction) for track in all]


@lru_cache(maxsize=2000)
def _track(words: Words, id: str, number: int, message: str | None, goal: int | None, faction: int) -> shapes.Track:
    view: shapes.Track = {
        "id": id,
        "title": words.say(f"track-{id}"),
        "value": words.track(Track(id, number, message)),
        "number": number,
        "goal": goal,
        "faction": words.spec.factions[faction] if faction >= 0 else "",
    }
    return encode_once(view)


@lru_cache(maxsize=100)
def pools_of(words: Words, faction: str) -> list[tuple[int, str]]:
    """Return the kinds of pieces of a faction, each with its index among all kinds."""
    return [(i, pool) for i, pool in enumerate(words.spec.pools) if pool.partition(".")[0] == faction]


@lru_cache(maxsize=2000)
def pool_shown(words: Words, pool: str, count: int) -> shapes.Pool:
    """Return pieces of one kind that are not on the map."""
    return {"piece": pool, "name": words.piece(pool, 2), "count": count, "counted": words.counted(pool, count)}


def available(words: Words, b: Board, faction: str) -> list[shapes.Pool]:
    """Return the Available pieces of a faction."""
    n, at = b.n, b.AVAILABLE
    return _pools_shown(words, faction, tuple([n[at + i] for i, _ in pools_of(words, faction)]))


@lru_cache(maxsize=250)
def _pools_shown(words: Words, faction: str, counts: tuple[int, ...]) -> list[shapes.Pool]:
    pools = zip(pools_of(words, faction), counts, strict=True)
    return encode_once([pool_shown(words, pool, count) for (_, pool), count in pools])


def boxes(words: Words, b: Board) -> list[shapes.Box]:
    """Return the pieces that are neither on the map nor Available. A game's own boxes are listed even when empty."""
    spec = b.spec
    found: list[shapes.Box] = []
    for box in spec.boxes[1:]:
        pieces: list[shapes.Pool] = [
            pool_shown(words, pool, count) for i, pool in enumerate(spec.pools) if (count := b.n[spec.at[box] + i])
        ]
        if pieces or box != "out_of_play":
            id = box.replace("_", "-")
            found.append({"id": id, "title": words.say(f"box-{id}"), "pieces": pieces})
    return found


def victory(words: Words, b: Board) -> list[shapes.Goal]:
    """Return what each faction must exceed to win."""
    goals = words.lexicon.goals
    found = goals(b) if goals is not None else []
    return [_goal(words, goal.faction, goal.message, goal.number, goal.goal) for goal in found]


@lru_cache(maxsize=2000)
def _goal(words: Words, faction: int, message: str, number: int, goal: int) -> shapes.Goal:
    view: shapes.Goal = {
        "faction": words.spec.factions[faction],
        "title": words.say(message),
        "number": number,
        "goal": goal,
    }
    return encode_once(view)


def in_reach(words: Words, b: Board, rules: Rules) -> list[shapes.InReach]:
    """Return the factions that would win at the next victory check if nothing changed."""
    return [_reaching(words, faction) for faction in rules.reaching(b)]


@lru_cache(maxsize=100)
def _reaching(words: Words, faction: int) -> shapes.InReach:
    text = words.say("victory-in-reach", faction=words.faction(faction))
    return {"faction": words.spec.factions[faction], "text": text}


def edge(words: Words, b: Board, tracks: Sequence[Track]) -> shapes.Edge:
    """Return the track along the edge of the map: all markers on a number, and Resources."""
    spec = b.spec
    places = [("resources", b.resources(f), f) for f in range(len(spec.factions)) if b.has_purse(f)]
    places += [(track.id, track.number, track.faction) for track in tracks if track.message is None]
    most = max([spec.max_resources, *[number for _, number, _ in places]])
    return {"most": most, "markers": [_marker(words, *place) for place in places]}


@lru_cache(maxsize=2000)
def _marker(words: Words, id: str, number: int, faction: int) -> shapes.EdgeMarker:
    purse = id == "resources"
    view: shapes.EdgeMarker = {
        "id": id,
        "title": words.say("resources-of", faction=words.faction(faction)) if purse else words.say(f"track-{id}"),
        "number": number,
        "faction": words.spec.factions[faction] if faction >= 0 else "",
    }
    return encode_once(view)


@lru_cache(maxsize=16)
def _boxes_of_sequence(words: Words) -> list[tuple[str, str, str]]:
    """Return what each box allows, and what it leaves to the 2nd Eligible Faction."""
    return [(box, words.say(f"sequence-{box}"), words.say(f"sequence-after-{box}")) for box in BOXES]


def sequence(words: Words, b: Board, rules: Rules, position: dict[str, Any]) -> shapes.Sequence:
    """Return the 1st and 2nd Eligible Factions, what each box allows, and which faction is where."""
    first, second = position.get("first", ""), position.get("second", "")
    rows: list[shapes.SequenceRow] = [
        {
            "id": box,
            "first": text,
            "second": after,
            "by": first if (here := position.get("first_did") == box.replace("-", "_")) else "",
            "then": second if here else "",
        }
        for box, text, after in _boxes_of_sequence(words)
    ]
    return {"rows": rows, "first": first, "second": second, "waiting": [b.spec.factions[f] for f in rules.order(b)]}


def deck(b: Board, rules: Rules) -> shapes.DeckView:
    """Return how many cards are left, how many of them are Propaganda, and the first faction on the next one."""
    found, following = rules.deck(b), rules.order_next(b)
    visible, piles = found.queue(), found.piles()
    return {
        "cards": sum(events + propaganda for events, propaganda in piles) + len(visible),
        "propaganda": sum(propaganda for _, propaganda in piles) + sum(found.is_propaganda(card) for card in visible),
        "first": b.spec.factions[following[0]] if following else "",
    }


def strength(b: Board, rules: Rules) -> dict[str, shapes.Strength]:
    """Return, for each space with pieces, the side with the most pieces, their number, and the number of all others."""
    found: dict[str, shapes.Strength] = {}
    names = b.spec.spaces
    for s in b.spec.lands:
        view = _strength(tuple(rules.control_pieces(b, s).items()))
        if view is not None:
            found[names[s]] = view
    return found


@lru_cache(maxsize=2000)
def _strength(pieces: tuple[tuple[str, int], ...]) -> shapes.Strength | None:
    most, total, strongest = 0, 0, ""
    for side, count in pieces:
        total += count
        if side and count > most:
            most, strongest = count, side
    if not total:
        return None
    view: shapes.Strength = {"side": strongest, "count": most, "others": total - most}
    return encode_once(view)
