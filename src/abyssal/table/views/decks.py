"""Deck files: all cards of a game with what a deck says about them, two decks compared, and the deck of a game."""

from __future__ import annotations

from typing import Any

from ...coin import deck_file
from ...coin.card_facts import KINDS, answers
from ...coin.deck_file import SHEET, Deck
from ...coin.game import Game
from ...coin.rules import Rules
from ...games import rules_for
from ...kernel.decision import Decision
from ...kernel.values import unknown
from ...language import Words
from ..protocol import shapes
from ..protocol.messages import Deck as DeckMessage
from .furniture import card_view
from .log import words_for

TOLD = ("would", "sheet-instruction")
"""Kinds of questions whose answers a deck keeps, beside the facts of cards."""


def read_decks(game: str, language: str, message: DeckMessage) -> shapes.Decks:
    """Check deck files. Return the first, merged with the other if asked for, and the differences."""
    rules, words = rules_for(game), words_for(language, game)
    deck, other = _read(message.deck, rules), _read(message.other, rules)
    changed = deck_file.merge(deck, other) if message.merge else 0
    found = shown(words, rules, deck, other if message.other else None)
    return {**found, "changed": changed, "answers": _answers(rules, deck, message.card) if message.card else []}


def _answers(rules: Rules, deck: Deck, card: int) -> list[str]:
    """Return the choices that enter the facts of a card. What the deck does not say is as we assume."""
    ours = deck_file.ours(rules.spec, rules.lexicon().cards)
    if card not in ours:
        raise unknown("card", str(card), "card")
    return answers(rules.spec.factions, {**ours[card], **deck.get(card, {})})


def _read(text: str, rules: Rules) -> Deck:
    return deck_file.read(text, rules.spec) if text else {}


def shown(words: Words, rules: Rules, deck: Deck, other: Deck | None) -> shapes.Decks:
    """Return a deck with all cards of its game, and how it differs from another deck or, without one, from ours."""
    spec, cards = rules.spec, words.lexicon.cards
    ours = deck_file.ours(spec, cards)
    found: list[shapes.CardFacts] = [
        {
            "card": card,
            "title": words.card(card),
            "sure": cards.is_certain(card),
            "ours": ours[card],
            "facts": deck.get(card, {}),
            "sides": card_view(words, "", card)["sides"],
        }
        for card in spec.events
    ]
    return {
        "deck": deck_file.dump(deck, spec.game),
        "shared": deck_file.dump(deck_file.shared(deck), spec.game),
        "changed": 0,
        "fields": [fact for fact in deck_file.FACTS if cards.has_halos or fact != "halo"],
        "owners": spec.capability_owners,
        "answers": [],
        "cards": found,
        "sheet": {
            "cells": spec.random_table,
            "walk": spec.random_walk,
            "names": {spec.spaces[s]: words.space(s) for s in spec.lands},
            "facts": deck.get(SHEET, {}),
        },
        "differences": differences(words, rules, deck, other),
    }


def differences(words: Words, rules: Rules, deck: Deck, other: Deck | None) -> list[shapes.DeckDifference]:
    """Return how a deck differs from another one. From ours it differs only in what it says and we know."""
    against = deck_file.ours(rules.spec, words.lexicon.cards) if other is None else other
    if other is None and SHEET in deck:
        against[SHEET] = _our_sheet(rules, deck[SHEET])
    found = deck_file.differences(deck, against)
    if other is None:
        found = [one for one in found if one[1] in deck.get(one[0], {}) and one[1] in against[one[0]]]
    return [
        {
            "card": card,
            "title": words.card(card) if card != SHEET else words.say("deck-sheet"),
            "key": key,
            "label": words.say(f"deck-{key.replace('_', '-')}"),
            "mine": mine,
            "theirs": theirs,
            "mine_text": value_text(words, key, mine),
            "theirs_text": value_text(words, key, theirs),
        }
        for card, key, mine, theirs in found
    ]


def _our_sheet(rules: Rules, facts: dict[str, Any]) -> dict[str, Any]:
    """Return what we assume for the cells that a deck names."""
    cells = {cell: rules.spec.random_table[cell] for cell in facts.get("random_spaces", {})}
    return {"random_spaces": cells, "walk": rules.spec.random_walk}


def value_text(words: Words, key: str, value: Any) -> str:
    """Put the value of a fact into words."""
    index, spaces = words.spec.faction_index, words.spec.space_index
    if value is None or value in ([], {}):
        return words.say("choice-none")
    if key == "dual":
        return words.say("choice-two" if value else "choice-one")
    if isinstance(value, dict):
        return " · ".join(f"{cell} {words.space(spaces[name])}" for cell, name in sorted(value.items()))
    names = value if isinstance(value, list) else [value]
    return " · ".join(_name(words, index, spaces, name) for name in names)


def _name(words: Words, index: dict[str, int], spaces: dict[str, int], name: str) -> str:
    if name in index:
        return words.faction(index[name])
    return words.space(spaces[name]) if name in spaces else words.say("term-" + name)


def deck_of(game: Game) -> str:
    """Return the facts that a game holds as a deck file: those it began with, and those told in it."""
    return deck_file.dump(facts_of(game), game.rules.spec.game)


def facts_of(game: Game) -> Deck:
    """Return the facts that a game holds, without the wording of its deck file, which stays at the table. The game is
    played again, for its answers about what Events would do."""
    deck = deck_file.shared(game.board.seats.deck)
    seats = game.board.seats
    if seats.printed_cards or seats.hand_events != "ours":
        twin = game.rules.new_board(game.rules.options_of(game.board)).twin()
        twin.load(game.start)
        again = Game.at(game.rules, twin, journal=False)
        for choice in game.tape:
            decision = again.decision
            if decision is not None and decision.kind in TOLD:
                note_answer(deck, game, decision, choice)
            again.play(choice)
        deck_file.merge(deck, game.board.told_facts())
    return deck


def note_answer(deck: Deck, game: Game, decision: Decision, choice: str) -> None:
    """Add an answer about an Event or the printed sheet to a deck. Facts of cards are in the position."""
    if decision.kind.startswith(KINDS):
        deck_file.merge(deck, game.board.told_facts())
    if decision.kind not in TOLD:
        return
    reason = ""
    if decision.kind == "would":
        reason = game.rules.lexicon().lists["reason"][decision.number].removeprefix("why-")
    faction = game.rules.spec.factions[decision.faction]
    deck_file.note_told(deck, decision.card, faction, reason, choice)
