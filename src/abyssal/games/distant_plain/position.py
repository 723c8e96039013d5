"""Read and write positions of A Distant Plain as JSON objects (docs/notation.md)."""

from __future__ import annotations

from typing import Any, Final

from ...coin import deck_file
from ...coin import position as words
from ...coin.card_facts import Learned
from ...coin.course import SEQUENCE_KEYS, Course
from ...coin.deck import REMOVED, Deck
from ...coin.spec import LOC
from ...kernel import values
from ...kernel.errors import Problem
from ...kernel.hidden import SECRET
from ...kernel.values import unknown
from . import deception
from .afghanistan import Afghanistan
from .names import (
    AID,
    BACKING,
    CASUALTIES,
    COALITION,
    CONTROL,
    DECEPTIONS,
    DRAWN,
    ELDERS,
    FACTIONS,
    HARD,
    ISLAMABAD,
    MOST_PATRONAGE,
    OF_EACH,
    PATRONAGE,
    PHASE,
    PHASES,
    POSTURES,
    RETURNEE,
    SEEN,
    SETUP,
    SIDES,
    TRIBAL_ELDERS,
    WITHHELD,
    S,
)
from .setup import piles

KEYS: Final = [
    "format", "game", "options", "phase", "card", "next", "played", "completed", "deck", "removed",
    *SEQUENCE_KEYS, "aid", "patronage", "resources", "islamabad", "hard", "capabilities", "momentum", "elders",
    "awaiting", "spaces", "control", "casualties", "out_of_play", "deception",
    "cards",
]  # fmt: skip


def write(b: Afghanistan, course: Course) -> dict[str, Any]:
    """Return the position as a JSON object."""
    n = b.n
    data: dict[str, Any] = {"format": words.FORMAT, "game": b.spec.game, "options": dict(b.options.given)}
    data.update(course.facts(b))
    removed = Deck(b).removed()
    if removed:
        data["removed"] = removed
    data["aid"] = n[AID]
    data["patronage"] = n[PATRONAGE]
    data["resources"] = words.resources(b)
    data["islamabad"] = POSTURES[n[ISLAMABAD]]
    if n[HARD]:
        data["hard"] = True
    data.update(course.effects(b))
    if n[ELDERS]:
        data["elders"] = FACTIONS[n[ELDERS] - 1]
    awaiting = [name for who, name in enumerate(FACTIONS) if b.awaits(who)]
    if awaiting:
        data["awaiting"] = awaiting
    data["spaces"] = _spaces(b)
    if b.control_waits():
        data["control"] = {b.spec.spaces[s]: SIDES[n[CONTROL + s]] for s in b.spec.lands if n[CONTROL + s]}
    for box, at in (("casualties", CASUALTIES), ("out_of_play", b.OUT_OF_PLAY)):
        held = {name: n[at + i] for i, name in enumerate(b.spec.pools) if n[at + i]}
        if held:
            data[box] = held
    if b.options.deception and n[PHASE] != SETUP:
        data["deception"] = {FACTIONS[player]: _markers(b, player) for player in deception.players(b)}
    if told := b.told_facts():
        data["cards"] = {str(card): facts for card, facts in told.items()}
    return data


def _markers(b: Afghanistan, player: int) -> list[str]:
    """7.3.option A player's markers: those shown, then those face down."""
    names = [*DECEPTIONS, ""]
    return [names[kind] if shown else SECRET + names[kind] for kind, shown in deception.markers(b, player)]


def _spaces(b: Afghanistan) -> dict[str, Any]:
    spaces: dict[str, Any] = {}
    for s in range(S):
        facts = words.space_facts(b, s)
        facts.pop("pop", None)
        if b.n[RETURNEE + s]:
            facts["returnee"] = True
        if facts:
            spaces[b.spec.spaces[s]] = facts
    return spaces


def read(b: Afghanistan, course: Course, scenario: dict[str, Any], data: dict[str, Any]) -> None:
    """Set up an empty board from a position that `write` made or a person wrote. Omitted keys take their defaults."""
    _read_removed(b, data)
    _read_cards(b, data)
    course.read(b, data, piles(scenario), b.final, True)
    phase = b.n[PHASE]
    b.set(AID, values.number_at(data.get("aid", 0), 0, b.spec.max_aid, "aid"))
    b.set(PATRONAGE, values.number_at(data.get("patronage", 0), 0, MOST_PATRONAGE, "patronage"))
    _read_resources(b, data.get("resources", {}))
    b.set(ISLAMABAD, values.name_at(data.get("islamabad", POSTURES[BACKING]), "islamabad", POSTURES, "islamabad"))
    b.set(HARD, int(values.flag_at(data.get("hard", False), "hard")))
    _read_elders(b, data)
    _read_awaiting(b, data.get("awaiting", []))
    b.set(PHASE, 0)  # lets Control follow the pieces as they are set
    _read_spaces(b, data.get("spaces", {}))
    b.set(PHASE, phase)
    _read_box(b, data.get("casualties", {}), "casualties", CASUALTIES)
    words.read_out_of_play(b, data.get("out_of_play", {}))
    _read_control(b, data)
    _read_deception(b, data)
    try:
        b.check()
    except AssertionError as error:
        raise Problem("impossible-position", reason=str(error)) from None


def _read_removed(b: Afghanistan, data: dict[str, Any]) -> None:
    """setup.deck Read the Events that were removed openly at set-up."""
    for card in words.cards_at(b, data.get("removed", []), [], "removed"):
        if card not in b.spec.events:
            raise Problem("wrong-card", card=card, phase=PHASES[0], where="removed")
        b.set(SEEN + card, REMOVED)


def _read_cards(b: Afghanistan, data: dict[str, Any]) -> None:
    """Read the facts that people entered about the cards of a printed deck."""
    if "cards" not in data:
        return
    if not b.options.printed_cards:
        raise unknown("key", "cards", "position")
    for card, facts in deck_file.read_told(data["cards"], b.spec).items():
        owner = -1 if facts["capability"] is None else FACTIONS.index(facts["capability"])
        if "order" not in facts:
            b.tell_owner(card, owner)
            continue
        b.tell_card(
            card,
            Learned(
                [FACTIONS.index(name) for name in facts["order"]],
                facts["dual"],
                owner,
                sum([1 << i for i, side in enumerate(deck_file.SIDES) if side in facts["momentum"]]),
                [FACTIONS.index(name) for name in facts["halo"]],
            ),
        )


def _read_resources(b: Afghanistan, data: Any) -> None:
    """1.8 Read Resources. The Coalition has none."""
    if FACTIONS[COALITION] in values.object_at(data, "resources"):
        raise Problem("no-resources", faction=FACTIONS[COALITION], where="resources/coalition")
    words.read_resources(b, data)


def _read_elders(b: Afghanistan, data: dict[str, Any]) -> None:
    """5.4 Read who holds Tribal Elders (45). A holder is required if, and only if, the card is in force."""
    held = bool(b.in_force(TRIBAL_ELDERS))
    if held != ("elders" in data):
        missing = ("elders", f"momentum/{TRIBAL_ELDERS}") if held else (str(TRIBAL_ELDERS), "momentum")
        raise Problem("missing-key", key=missing[0], where=missing[1])
    if held:
        b.set(ELDERS, 1 + values.name_at(data["elders"], "faction", FACTIONS, "elders"))


def _read_awaiting(b: Afghanistan, data: Any) -> None:
    """8.1.capability Read the Non-players that Passed for the next card's Capability."""
    for place, name in enumerate(values.list_at(data, "awaiting")):
        who = values.name_at(name, "faction", FACTIONS, f"awaiting/{place}")
        if b.options.is_player[who]:
            raise Problem("player-awaits", faction=FACTIONS[who], where=f"awaiting/{place}")
        b.await_card(who, True)


def _read_spaces(b: Afghanistan, data: Any) -> None:
    """Read the +1 Pop markers first: a Province of Population 0 has a level only with one."""
    facts = values.object_at(data, "spaces")
    for name, here in facts.items():
        where = f"spaces/{name}/returnee"
        if isinstance(here, str):
            marked = "returnee" in [part.strip() for part in here.split(",")]
        else:
            marked = isinstance(here, dict) and values.flag_at(here.get("returnee", False), where)
        if marked:
            s = values.name_at(name, "space", b.spec.spaces, "spaces")
            if not b.return_refugees(s):
                raise Problem("no-returnee", space=name, where=where)
    for _, word, value, where in words.read_spaces(b, facts, ["returnee"]):
        values.flag_at(value, f"{where}/{word}")


def _read_box(b: Afghanistan, data: Any, key: str, box: int) -> None:
    """Move pieces from Available to another box. Raise a `Problem` if too few are Available."""
    for name, value in values.object_at(data, key).items():
        where = f"{key}/{name}"
        pool = values.name_at(name, "piece", b.spec.pools, key)
        if not name.startswith("coalition."):
            raise Problem("no-casualty", what=name, where=where)
        count = values.number_at(value, 0, b.spec.inventory[pool], where)
        column = next(piece.column for piece in b.spec.pieces if piece.pool == pool)
        if (put := b.rebox(column, count, b.AVAILABLE, box)) != count:
            raise Problem("too-many", what=name, most=put, where=where)


def _read_control(b: Afghanistan, data: dict[str, Any]) -> None:
    """6.5 Read Control as it was when the Redeploy Phase began. If it is left out, it follows the pieces, as it always
    does in other phases."""
    if "control" not in data:
        return
    if not b.control_waits():
        raise Problem("out-of-phase", key="control", phase=PHASES[b.n[PHASE]])
    marked = values.object_at(data["control"], "control")
    for name in marked:
        s = values.name_at(name, "space", b.spec.spaces, "control")
        if b.spec.kind[s] == LOC:
            raise Problem("no-control", space=name, faction=str(marked[name]), where=f"control/{name}")
    for s in b.spec.lands:
        name = b.spec.spaces[s]
        side = values.name_at(marked[name], "side", SIDES[1:], f"control/{name}") + 1 if name in marked else 0
        b.mark_control(s, side)


def _read_deception(b: Afghanistan, data: dict[str, Any]) -> None:
    """7.3.option Read each player's markers. A `?` before the name, or alone, means face down. Markers left out lie
    face down and are unknown. At set-up none are drawn yet."""
    phase, holders = b.n[PHASE], deception.players(b)
    if "deception" in data and not b.options.deception:
        raise unknown("key", "deception", "position")
    if "deception" in data and phase == SETUP:
        raise Problem("out-of-phase", key="deception", phase=PHASES[phase])
    named = values.object_at(data.get("deception", {}), "deception")
    for name in named:
        if name not in [FACTIONS[player] for player in holders]:
            raise unknown("faction", name, "deception")
    for player in holders if phase != SETUP else []:
        where = f"deception/{FACTIONS[player]}"
        found = values.list_at(named.get(FACTIONS[player], []), where)
        if len(found) > DRAWN:
            raise Problem("too-many", what="markers", most=DRAWN, where=where)
        for value in found + [SECRET] * (DRAWN - len(found)):
            _read_marker(b, player, values.text_at(value, where), where)


def _read_marker(b: Afghanistan, player: int, word: str, where: str) -> None:
    name = word.removeprefix(SECRET)
    if word == SECRET:
        b.draw_marker(player, WITHHELD)
        return
    kind = values.name_at(name, "marker", DECEPTIONS, where)
    if not deception.unseen(b, kind):
        raise Problem("too-many", what=name, most=OF_EACH, where=where)
    b.draw_marker(player, kind)
    if word == name:
        b.show_marker(player, kind)
