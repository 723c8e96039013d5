"""Positions of Andean Abyss in words (docs/notation.md), to and from the board."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import position as words
from ...kernel.board import unknown
from ...kernel.deck import Deck
from ...kernel.errors import Problem
from ...kernel.spec import LOC, RURAL
from ...series import position as series
from .colombia import LOOSE, Colombia
from .names import (
    AFTER_ROUND,
    AID,
    CAPABILITIES,
    CARD,
    CONTROL,
    CONTROL_PHASE,
    EFFECT,
    ELITE_BACKING_PHASE,
    FACTIONS,
    FARC,
    GOVT,
    GUERRILLA_COLUMNS,
    MOMENTUM,
    NEW_CARD,
    OPEN,
    OVER,
    PHASE,
    PHASES,
    PRESIDENT,
    PRESIDENTS,
    PROPAGANDA_PLAYED,
    PROTECTED,
    RESET_PHASE,
    ROUNDS,
    SENADO,
    SETUP,
    SHADED,
    SHIP_AT,
    SHIP_BY,
    SHIPMENTS,
    TURN,
    VICTORY_PHASE,
    ZONE,
    S,
)
from .setup import piles

KEYS: Final = [
    "format", "game", "options", "phase", "card", "next", "played", "completed", "deck",
    *series.SEQUENCE_KEYS, "president", "aid", "resources", "capabilities", "momentum", "protected",
    "foreign", "spaces", "control", "shipments", "out_of_play",
]  # fmt: skip
SIDES: Final = ["unshaded", "shaded"]
ONLY_IN_TURN: Final = ["acted", "barred", "first", "first_did", "second"]


def write(b: Colombia) -> dict[str, Any]:
    """The position in words."""
    n = b.n
    data: dict[str, Any] = {
        "format": words.FORMAT,
        "game": b.spec.game,
        "options": dict(b.options.given),
        "phase": PHASES[n[PHASE]],
    }
    data.update(_cards(b))
    data["deck"] = words.deck_facts(b)
    data.update(series.sequence_facts(b))
    data["president"] = PRESIDENTS[n[PRESIDENT]]
    data["aid"] = n[AID]
    data["resources"] = words.resources(b)
    for key, cards in (("capabilities", CAPABILITIES), ("momentum", MOMENTUM)):
        in_force = {str(card): SIDES[n[EFFECT + card] - 1] for card in cards if n[EFFECT + card]}
        if in_force:
            data[key] = in_force
    if n[PROTECTED]:
        data["protected"] = FACTIONS[n[PROTECTED] - 1]
    foreign = [b.spec.spaces[s] for s in _foreign(b) if n[OPEN + s]]
    if foreign:
        data["foreign"] = foreign
    data["spaces"] = _spaces(b)
    control = {b.spec.spaces[s]: FACTIONS[n[CONTROL + s] - 1] for s in range(S) if n[CONTROL + s]}
    if control or CONTROL_PHASE < n[PHASE] <= RESET_PHASE:
        data["control"] = control
    if n[SHIPMENTS] < 4:
        data["shipments"] = _shipments(b)
    gone = words.out_of_play(b)
    if gone:
        data["out_of_play"] = gone
    return data


def _cards(b: Colombia) -> dict[str, Any]:
    """The card in play, what lies face up behind it, what was played. Between cards all are behind or ahead."""
    seen = Deck(b).seen_since(0)
    card = b.n[CARD]
    at = seen.index(card) + 1 if card in seen else 0
    facts: dict[str, Any] = {}
    if b.n[PHASE] > NEW_CARD and card:
        facts["card"] = card
        facts["next"], facts["played"] = seen[at:], seen[: at - 1]
    else:
        facts["next"], facts["played"] = seen[at:], seen[:at]
    if b.n[PHASE] == OVER and not b.n[AFTER_ROUND]:
        facts["completed"] = False
    return facts


def _foreign(b: Colombia) -> list[int]:
    """1.3.5 The countries that Events may bring into play."""
    return [s for s in range(S) if b.spec.facts[s].get("foreign")]


def _spaces(b: Colombia) -> dict[str, Any]:
    spaces: dict[str, Any] = {}
    for s in range(S):
        facts = words.space_facts(b, s)
        if b.n[ZONE + s]:
            facts["zone"] = True
        if facts:
            spaces[b.spec.spaces[s]] = facts
    return spaces


def _shipments(b: Colombia) -> list[Any]:
    """The four Shipments in order, null for one that is Available."""
    found: list[Any] = []
    for i in range(4):
        if not b.n[SHIP_AT + i]:
            found.append(None)
            continue
        facts: dict[str, Any] = {
            "space": b.spec.spaces[b.shipment_space(i)],
            "carrier": b.spec.piece_at[b.shipment_column(i)].name,
        }
        if b.n[SHIP_BY + i] >= LOOSE:
            facts["loose"] = True
        found.append(facts)
    while found and found[-1] is None:
        found.pop()
    return found


def options(data: dict[str, Any]) -> dict[str, str]:
    """The options a position names, not checked yet."""
    given = words.object_at(data.get("options", {}), "options")
    return {name: words.text_at(value, f"options/{name}") for name, value in given.items()}


def read(b: Colombia, scenario: dict[str, Any], data: dict[str, Any]) -> None:
    """Build on an empty board what `write` (or a person, leaving out what is as usual) has written."""
    b.clear()
    b.set(SHIPMENTS, 4)
    _read_phase(b, data)
    used = _read_cards(b, data)
    words.read_deck(b, data.get("deck", {}), piles(b, scenario), used)
    _check_set_up(b, data, piles(b, scenario))
    _check_final(b, 3 if b.options.short else int(scenario["deck"]["final"]))
    series.read_sequence(b, data)
    b.set(PRESIDENT, words.name_at(data.get("president", PRESIDENTS[0]), "president", PRESIDENTS, "president"))
    b.set(AID, words.number_at(data.get("aid", 0), 0, b.spec.max_aid, "aid"))
    words.read_resources(b, data.get("resources", {}))
    _read_effects(b, data)
    _read_foreign(b, data.get("foreign", []))
    extras = words.read_spaces(b, data.get("spaces", {}), ["zone", "shipment"])
    _read_zones(b, extras)
    words.read_out_of_play(b, data.get("out_of_play", {}))
    _read_control(b, data)
    _read_shipments(b, data.get("shipments", []), extras)
    try:
        b.check()
    except AssertionError as error:
        raise Problem("impossible-position", reason=str(error)) from None


def _read_phase(b: Colombia, data: dict[str, Any]) -> None:
    """Left out, it follows from the card: a faction's turn, a Propaganda Round that begins, or no card yet."""
    if "phase" in data:
        phase = words.name_at(data["phase"], "phase", PHASES, "phase")
    elif "card" not in data:
        phase = NEW_CARD
    else:
        phase = TURN if data["card"] in b.spec.events else VICTORY_PHASE
    b.set(PHASE, phase)
    if phase != TURN:
        for key in ONLY_IN_TURN:
            if key in data:
                raise Problem("out-of-phase", key=key, phase=PHASES[phase])
    if phase in (SETUP, NEW_CARD) and "card" in data:
        raise Problem("out-of-phase", key="card", phase=PHASES[phase])
    if phase != OVER and "completed" in data:
        raise Problem("out-of-phase", key="completed", phase=PHASES[phase])


def _read_cards(b: Colombia, data: dict[str, Any]) -> list[int]:
    """The cards turned up, and what follows from them: rounds played, and whether one was just played (6.0)."""
    phase, deck = b.n[PHASE], Deck(b)
    used: list[int] = []
    played = words.cards_at(b, data.get("played", []), used, "played")
    card = 0
    if "card" in data:
        card = words.card_at(b, data["card"], used, "card")
    elif phase == TURN:
        raise Problem("missing-key", key="card", where="position")
    elif TURN < phase < OVER:
        card = words.card_at(b, "propaganda", used, "card")
    if card and phase != OVER and deck.is_propaganda(card) != (phase != TURN):
        raise Problem("wrong-card", card=card, phase=PHASES[phase], where="card")
    following = words.cards_at(b, data.get("next", []), used, "next")
    if following and b.options.no_reveal:
        raise Problem("too-many", what="cards", most=0, where="next")
    unnamed = [effect for effect in _in_force(b, data) if effect not in used]
    used += unnamed
    played = unnamed + played
    words.show_cards(b, [*played, card] if card else played, following)
    b.set(CARD, card or (played[-1] if played else 0))
    done = list(played)
    if phase == OVER and words.flag_at(data.get("completed", True), "completed"):
        done.append(card)
    rounds = after = 0
    for earlier in done:
        propaganda = deck.is_propaganda(earlier)
        rounds += int(propaganda and not after)
        after = int(propaganda)
    b.set(ROUNDS, rounds)
    b.set(AFTER_ROUND, after if phase in (NEW_CARD, OVER) else 0)
    b.set(PROPAGANDA_PLAYED, sum(1 for earlier in [*played, card] if deck.is_propaganda(earlier)))
    return used


def _check_set_up(b: Colombia, data: dict[str, Any], at_set_up: list[tuple[int, int]]) -> None:
    """2.1 At set-up nothing has been played, and the whole deck is still to be divided into its piles."""
    if b.n[PHASE] != SETUP:
        return
    for key in ("played", "next", "capabilities", "momentum"):
        if data.get(key):
            raise Problem("out-of-phase", key=key, phase=PHASES[SETUP])
    if Deck(b).piles() != at_set_up:
        raise Problem("out-of-phase", key="deck/packets", phase=PHASES[SETUP])


def _check_final(b: Colombia, final: int) -> None:
    """2.4.1 The game goes on until its final Propaganda card comes, so it must still come."""
    phase, deck = b.n[PHASE], Deck(b)
    if phase == OVER:
        return
    under_way = VICTORY_PHASE <= phase <= ELITE_BACKING_PHASE
    done = b.n[PROPAGANDA_PLAYED] - int(under_way)
    if done >= final:
        raise Problem("bad-packets", what="propaganda", packets=done, cards=final - 1, where="played")
    ahead = sum(1 for card in deck.queue() if deck.is_propaganda(card))
    ahead += int(under_way) + sum(propaganda for _, propaganda in deck.piles())
    if done + ahead < final:
        raise Problem("bad-packets", what="propaganda", packets=ahead, cards=final - done, where="deck/packets")


def _in_force(b: Colombia, data: dict[str, Any]) -> dict[int, int]:
    """5.3, 5.4 Lasting effects: card and side. They have been played, even where the position does not say when."""
    found: dict[int, int] = {}
    for key, cards in (("capabilities", CAPABILITIES), ("momentum", MOMENTUM)):
        for name, side in words.object_at(data.get(key, {}), key).items():
            if name not in [str(card) for card in cards]:
                raise unknown("card", name, key)
            found[int(name)] = 1 + words.name_at(side, "side", SIDES, f"{key}/{name}")
    return found


def _read_effects(b: Colombia, data: dict[str, Any]) -> None:
    for card, side in _in_force(b, data).items():
        b.put_in_force(card, side)
    protects = b.n[EFFECT + SENADO] == SHADED
    if protects and "protected" not in data:
        raise Problem("missing-key", key="protected", where="momentum/42")
    if "protected" in data:
        if not protects:
            raise Problem("missing-key", key="42", where="momentum")
        b.set(PROTECTED, 1 + words.name_at(data["protected"], "faction", FACTIONS, "protected"))


def _read_foreign(b: Colombia, data: Any) -> None:
    countries = _foreign(b)
    for i in words.names_at(data, "country", [b.spec.spaces[s] for s in countries], "foreign"):
        b.open_space(countries[i])


def _read_zones(b: Colombia, extras: list[words.Extra]) -> None:
    """6.4.4 FARC Zones are Departments without Government pieces."""
    for s, word, value, where in extras:
        if word != "zone" or not words.flag_at(value, where):
            continue
        if b.spec.kind[s] != RURAL:
            raise Problem("no-zone", space=b.spec.spaces[s], where=where)
        if b.government(s):
            raise Problem("govt-in-zone", space=b.spec.spaces[s], where=where)
        b.set_zone(s, 1)


def _read_control(b: Colombia, data: dict[str, Any]) -> None:
    """6.2 The marks; left out after the Control phase, they are as Control is now."""
    if "control" not in data:
        if CONTROL_PHASE < b.n[PHASE] <= RESET_PHASE:
            for s in b.spec.lands:
                b.set(CONTROL + s, b.control(s) + 1 if b.n[OPEN + s] else 0)
        return
    if not CONTROL_PHASE < b.n[PHASE] <= OVER:
        raise Problem("out-of-phase", key="control", phase=PHASES[b.n[PHASE]])
    for name, value in words.object_at(data["control"], "control").items():
        where = f"control/{name}"
        s = words.name_at(name, "space", b.spec.spaces, "control")
        faction = words.name_at(value, "faction", FACTIONS, where)
        if faction not in (GOVT, FARC) or b.spec.kind[s] == LOC or not b.n[OPEN + s]:
            raise Problem("no-control", space=name, faction=FACTIONS[faction], where=where)
        b.set(CONTROL + s, faction + 1)


def _read_shipments(b: Colombia, data: Any, extras: list[words.Extra]) -> None:
    """4.5.3 Each Shipment lies under a Guerrilla; named with the space or in a list of their own."""
    for s, word, value, where in extras:
        if word == "shipment":
            _put_shipment(b, -1, s, words.text_at(value, where).replace(".", ".guerrilla."), where)
    if len(words.list_at(data, "shipments")) > 4:
        raise Problem("too-many", what="shipments", most=4, where="shipments")
    for i, item in enumerate(words.list_at(data, "shipments")):
        if item is None:
            continue
        where = f"shipments/{i + 1}"
        facts = words.object_at(item, where, ["space", "carrier", "loose"])
        for key in ("space", "carrier"):
            if key not in facts:
                raise Problem("missing-key", key=key, where=where)
        s = words.name_at(facts["space"], "space", b.spec.spaces, where)
        if words.flag_at(facts.get("loose", False), f"{where}/loose"):
            raise Problem("loose-shipment", space=facts["space"], where=where)
        _put_shipment(b, i, s, words.text_at(facts["carrier"], where), where)


def _put_shipment(b: Colombia, i: int, s: int, piece: str, where: str) -> None:
    """The one of this number if it is still Available, else the first that is."""
    if piece not in b.spec.piece_named or b.spec.piece_named[piece].column not in GUERRILLA_COLUMNS:
        raise unknown("piece", piece, where)
    column = b.spec.piece_named[piece].column
    free = [k for k in range(4) if not b.n[SHIP_AT + k]]
    if not free:
        raise Problem("too-many", what="shipments", most=4, where=where)
    if not b.n[column + s]:
        raise Problem("no-carrier", space=b.spec.spaces[s], carrier=piece, where=where)
    k = i if i in free else free[0]
    b.set(SHIPMENTS, b.n[SHIPMENTS] - 1)
    b.hand_shipment(k, s, column)
