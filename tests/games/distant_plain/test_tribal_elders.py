"""5.4 Tribal Elders (45): the holder sets the level of each Province that an action changed."""

from __future__ import annotations

from abyssal.coin.general import execute
from abyssal.coin.operation import Operation
from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.tribal_elders import heeded
from abyssal.kernel.decision import Flow
from tests.games.distant_plain.helpers import FACTIONS, RULES, board, event, play, question

JIRGA = "khowst: government 1t, O\nbalkh: government 1t\nkonduz: government 1t"


def held_by(who: str, text: str) -> Afghanistan:
    """A position in which a faction holds the marker."""
    b = board(text)
    b.take_elders(FACTIONS[who])
    return b


def test_45_settles_each_province() -> None:
    """After the Event the holder is asked for each Province that it shifted, in map order."""
    b = held_by("warlords", JIRGA)
    flow = RULES.procedures.event(b, names.GOVERNMENT, 47, False)
    b.executing = names.GOVERNMENT
    asked = question(flow, "khowst", "balkh", "done")
    assert (asked.actor, asked.kind, asked.rule) == (names.WARLORDS, "tribal-elders", "5.4")
    assert (asked.space, asked.options) == (names.BALKH, ["neutral", "opposition", "done"])
    b = held_by("warlords", JIRGA)
    assert event(b, "government", 47, False, "khowst", "balkh", "done", "opposition", "done") == {
        "khowst support": 1,
        "balkh support": -1,
        "patronage": 2,
    }


def test_45_holder_may_act() -> None:
    """The acting Faction may hold the marker; its own choice does not lead to another question."""
    b = held_by("taliban", "khowst: coalition 1t, S")
    assert event(b, "taliban", 38, True, "khowst", "opposition") == {"khowst support": -2}


def test_45_not_kabul_and_not_unchanged() -> None:
    """Kabul is not a Province; without a change there is no question."""
    b = held_by("taliban", "kabul: S")
    assert event(b, "warlords", 51, True) == {"patronage": -4, "kabul support": -1}
    assert event(b, "government", 50, False) == {"aid": 6, "resources government": 6}


def test_45_not_in_force() -> None:
    b = board(JIRGA)
    assert event(b, "government", 47, False, "khowst", "done") == {"khowst support": 1, "patronage": 2}


def test_45_operation_of_an_event() -> None:
    """A free Operation is handled by itself, and the Event does not ask about its changes again."""
    b = held_by("warlords", "khowst: taliban 1g, S\nbalkh: S")

    def grants_terror() -> Flow[None]:
        b.shift(names.BALKH, -1)
        yield from execute(b, Operation(names.TALIBAN, "terror", free=True, limited=True, event=True))

    assert play(b, heeded(b, grants_terror()), "khowst", "done", "opposition", "done") == {
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "khowst terror": 1,
        "khowst support": -2,
        "balkh support": -1,
    }


def test_45_event_and_its_operation() -> None:
    """A Province that both changed is asked about twice, even if the holder's answer undid the first change."""
    b = held_by("coalition", "khowst: taliban 1g, S")

    def grants_terror() -> Flow[None]:
        b.shift(names.KHOWST, -1)
        yield from execute(b, Operation(names.TALIBAN, "terror", free=True, limited=True, event=True))

    assert play(b, heeded(b, grants_terror()), "khowst", "done", "support", "neutral") == {
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "khowst terror": 1,
        "khowst support": -1,
    }
