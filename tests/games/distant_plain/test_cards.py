"""The cards of A Distant Plain as data: numbers, orders, kinds, sources; a text of each side in three languages."""

from __future__ import annotations

import json
import tomllib
from itertools import permutations
from pathlib import Path

import pytest

from abyssal.games import distant_plain
from abyssal.games.distant_plain.cards import KNOWN, SIDES, SOURCES, Cards
from abyssal.games.distant_plain.names import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS
from abyssal.language import LANGUAGES
from abyssal.language.bundles import bundle
from tests.language.test_messages import messages
from tools.cards_to_check import PAGE, note_id, page

DATA = Path(distant_plain.__file__).parent / "data"
RAW = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
EVENTS = RAW["events"]
CARDS = Cards(RAW)
EACH_SIDE = [(card["number"], side) for card in EVENTS for side in card["sources"]]


def test_72_events_and_6_propaganda_cards() -> None:
    """1.2 A deck of 78 cards."""
    assert [card["number"] for card in EVENTS] == list(range(1, 73))
    assert CARDS.propaganda == list(range(73, 79))
    assert len({card["id"] for card in EVENTS}) == len({card["title"] for card in EVENTS}) == 72
    assert all(card["id"].replace("_", "").isalnum() and card["id"].islower() for card in EVENTS)


def test_each_order_stands_on_three_cards() -> None:
    """2.3.2 All 24 orders, each on 3 cards that follow one another, sorted by the seats of 1.5."""
    orders = [CARDS.order[number] for number in range(1, 73)]
    assert orders == [list(order) for order in permutations(range(4)) for _ in range(3)]


def test_orders_that_a_source_states() -> None:
    """A page of one of the designers shows the order of two cards; the pattern of the others fits them."""
    assert [card["number"] for card in EVENTS if card["order_source"] != "pattern"] == [24, 30]
    assert CARDS.order[24] == [TALIBAN, COALITION, WARLORDS, GOVERNMENT]
    assert CARDS.order[30] == [TALIBAN, GOVERNMENT, WARLORDS, COALITION]


def test_capabilities() -> None:
    """5.3 Capabilities of the Coalition and of the Taliban, all of them with two sides."""
    coalition = {CARDS.title[number] for number in range(1, 73) if CARDS.owner[number] == COALITION}
    taliban = {CARDS.title[number] for number in range(1, 73) if CARDS.owner[number] == TALIBAN}
    assert coalition == {
        "ISR", "Predators", "Reapers", "Aerostats", "Find Fix Finish", "Village Stability Operations", "PRTs",
    }  # fmt: skip
    assert taliban == {
        "Roadside IEDs", "Night Letters", "Urban Specialists", "Car Bombs", "Suicide Bombers",
        "Accidental Guerrillas", "ID Cards",
    }  # fmt: skip
    for number in range(1, 79):
        assert CARDS.capability[number] == (CARDS.owner[number] in (COALITION, TALIBAN))
        assert CARDS.dual[number] or not CARDS.capability[number]
        assert not (CARDS.capability[number] and CARDS.momentum[number])


def test_capabilities_that_the_rulebook_names() -> None:
    """1.4 The markers shown, and what the Non-players heed by 8.6.1, 8.8.1 and 8.9.1."""
    named = {
        "coalition": ["isr", "predators", "prts", "village_stability_operations", "find_fix_finish", "aerostats"],
        "taliban": ["suicide_bombers", "accidental_guerrillas"],
    }
    for owner, ids in named.items():
        assert [CARDS.owner[CARDS.id.index(id)] for id in ids] == [FACTIONS.index(owner)] * len(ids)


def test_momentum() -> None:
    """5.4 Momentum by side."""
    found = {
        number: [side for side, is_momentum in zip(SIDES, CARDS.momentum_side[number], strict=True) if is_momentum]
        for number in range(1, 79)
        if CARDS.momentum[number]
    }
    assert found == {
        10: ["shaded"], 11: ["unshaded", "shaded"], 17: ["shaded"], 24: ["unshaded", "shaded"], 26: ["shaded"],
        36: ["shaded"], 45: ["unshaded"], 57: ["unshaded"], 58: ["unshaded"], 59: ["unshaded"],
    }  # fmt: skip


def test_momentum_that_the_rulebook_names() -> None:
    """5.1.2, 5.4 These cards by number or title, as 8.1 and 8.8.1 do; Partnering Policy shaded only."""
    for number, title in [
        (10, "Partnering Policy"), (24, "US-Taliban Talks"), (26, "MANPADS Scare"), (36, "Mullah Omar"),
        (45, "Tribal Elders"), (57, "Sandstorms"),
    ]:  # fmt: skip
        assert CARDS.title[number] == title
        assert CARDS.momentum[number]
    assert CARDS.momentum_side[10] == [False, True]


def test_islamabad() -> None:
    """6.6.1 Several Events shift Islamabad."""
    found = {number: CARDS.islamabad_side[number] for number in range(1, 79) if any(CARDS.islamabad_side[number])}
    both = [True, True]
    assert found == {
        6: both, 8: [False, True], 9: [False, True], 22: both, 39: both, 43: both, 44: [True, False], 48: both,
    }  # fmt: skip


def test_single_use() -> None:
    """5.2 Cards with one text: it counts as unshaded. The rulebook names card 44 (8.3.2)."""
    assert [number for number in range(1, 73) if not CARDS.dual[number]] == [20, 44, 45, 57, 59, 67, 71]
    assert CARDS.title[44] == "Pakistani Politics"
    for card in EVENTS:
        sides = SIDES if card["dual"] else ["unshaded"]
        assert list(card["sources"]) == sides
        assert set(card["momentum"]) | set(card["islamabad"]) <= set(sides)


def test_sources() -> None:
    """The source of each text; only a designer's page or an owner of the card makes it certain."""
    counts = dict.fromkeys(SOURCES, 0)
    for number, side in EACH_SIDE:
        source = CARDS.source[number][SIDES.index(side)]
        counts[source] += 1
        assert CARDS.reconstructed(number, side == "shaded") == (source not in KNOWN)
    assert counts == {"web page": 4, "owner": 0, "rulebook": 11, "public bot": 7, "designed": 115}
    assert {card["order_source"] for card in EVENTS} <= {*SOURCES, "pattern"}
    assert {card["dual_source"] for card in EVENTS} <= set(SOURCES)
    assert not any(CARDS.reconstructed(number, shaded) for number in CARDS.propaganda for shaded in (False, True))
    assert not CARDS.reconstructed(44, True), "a side that is not there is not reconstructed"
    for card in EVENTS:
        assert card["halo"] is None or set(card["halo"]) <= set(FACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_has_its_text(language: str) -> None:
    """5.0 No side without a text, no text without a side; a text of a lasting Event says that it is one."""
    texts = {id for id in messages(language, "distant-plain") if id.startswith("adp-card-")}
    assert texts == {f"adp-card-{number:02}-{side}" for number, side in EACH_SIDE}
    lasting = {
        "en": ["Coalition Capability:", "Taliban Capability:", "Momentum:"],
        "es": ["Capacidad de la Coalición:", "Capacidad de los Talibanes:", "Impulso:"],
        "fr": ["Capacité de la Coalition\u00a0:", "Capacité des Talibans\u00a0:", "Élan\u00a0:"],
    }[language]
    for number, side in EACH_SIDE:
        begins = ""
        if CARDS.capability[number]:
            begins = lasting[0 if CARDS.owner[number] == COALITION else 1]
        elif CARDS.momentum_side[number][SIDES.index(side)]:
            begins = lasting[2]
        text = said(language, f"adp-card-{number:02}-{side}")
        assert [text.startswith(start) for start in lasting] == [start == begins for start in lasting], (number, side)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_the_same_spaces_and_numbers(language: str) -> None:
    """A text names the same spaces and the same numbers in every language."""
    spaces = [space["name"] for space in json.loads((DATA / "map.json").read_text(encoding="utf-8"))["spaces"]]
    for number, side in EACH_SIDE:
        id = f"adp-card-{number:02}-{side}"
        here, english = said(language, id), said("en", id)
        assert [name for name in spaces if name in here] == [name for name in spaces if name in english], id
        assert digits(here) == digits(english), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reconstructed_side_says_so(language: str) -> None:
    """One message, with its own words for each source that leaves something open."""
    texts = {said(language, "reconstructed", source.replace(" ", "-")) for source in SOURCES if source not in KNOWN}
    assert len(texts) == 3


def test_the_page_of_cards_to_check_is_what_make_docs_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"


def test_the_page_lists_every_side_that_is_not_known() -> None:
    rows = [line.split(" | ") for line in page().splitlines() if line.startswith("| ") and line.count(" | ") == 6]
    listed = {(int(row[0][2:]), "unshaded" if row[2] == "only" else row[2]) for row in rows if row[0][2:].isdecimal()}
    assert listed == {side for side in EACH_SIDE if CARDS.reconstructed(side[0], side[1] == "shaded")}
    assert len(listed) == 133


def test_notes_are_about_sides_that_are_not_known() -> None:
    """What is partly stated has a note; what is known, and what is not on any card, has none."""
    notes = tomllib.loads((DATA / "card_sources.toml").read_text(encoding="utf-8"))
    unknown = {note_id(number, side) for number, side in EACH_SIDE if CARDS.reconstructed(number, side == "shaded")}
    assert set(notes) <= unknown
    for number, side in EACH_SIDE:
        if CARDS.source[number][SIDES.index(side)] in ("rulebook", "public bot"):
            assert note_id(number, side) in notes
    assert all(list(note) == ["stated", "ours"] and all(note.values()) for note in notes.values())


def said(language: str, id: str, source: str = "") -> str:
    found = bundle(language, "distant-plain")
    pattern = found.get_message(id).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, {"source": source})
    assert not errors
    return str(text)


def digits(text: str) -> list[str]:
    """The digits of a text, sorted: languages may say its numbers in another order."""
    return sorted(char for char in text if char.isdecimal())
