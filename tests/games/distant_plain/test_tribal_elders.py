"""5.4 Tribal Elders (45): the holder settles the level of each Province that an action changed."""

from __future__ import annotations

from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.elders import heeded
from abyssal.kernel.decision import Decision, Flow
from tests.games.distant_plain.events.outcome import outcome
from tests.games.distant_plain.helpers import FACTIONS, RULES, board, play, question

JIRGA = "khowst: government 1t, O\nbalkh: government 1t\nkonduz: government 1t"


def held_by(who: str, text: str) -> Afghanistan:
    """A position in which a faction holds the marker."""
    b = board(text)
    b.take_elders(FACTIONS[who])
    return b


def test_45_settles_each_province() -> None:
    """After the Event the holder is asked for each Province that it shifted, in the order of the map."""
    b = held_by("warlords", JIRGA)
    flow = RULES.procedures.event(b, names.GOVERNMENT, 47, False)
    b.executing = names.GOVERNMENT
    asked = question(flow, "khowst", "balkh", "done")
    assert (asked.actor, asked.kind, asked.rule) == (names.WARLORDS, "tribal-elders", "5.4")
    assert (asked.space, asked.options) == (names.BALKH, ["neutral", "opposition", "done"])
    b = held_by("warlords", JIRGA)
    assert outcome(b, "government", 47, False, "khowst", "balkh", "done", "opposition", "done") == {
        "khowst support": 1,
        "balkh support": -1,
        "patronage": 2,
    }


def test_45_holder_may_act() -> None:
    """The acting Faction may hold the marker; what it sets is no change that it is asked about again."""
    b = held_by("taliban", "khowst: coalition 1t, S")
    assert outcome(b, "taliban", 38, True, "khowst", "opposition") == {"khowst support": -2}


def test_45_not_kabul_and_not_unchanged() -> None:
    """Kabul is no Province; without a change there is no question."""
    b = held_by("taliban", "kabul: S")
    assert outcome(b, "warlords", 51, True) == {"patronage": -4, "kabul support": -1}
    assert outcome(b, "government", 50, False) == {"aid": 6, "resources government": 6}


def test_45_not_in_force() -> None:
    b = board(JIRGA)
    assert outcome(b, "government", 47, False, "khowst", "done") == {"khowst support": 1, "patronage": 2}


def shifting(b: Afghanistan, *steps: tuple[int, int], inner: Flow[None] | None = None) -> Flow[None]:
    """An action that shifts spaces, with another action in its midst."""
    for number, (s, by) in enumerate(steps):
        if number == 1 and inner is not None:
            yield from heeded(b, inner)
        b.shift(s, by)
    if len(steps) == 1 and inner is not None:
        yield from heeded(b, inner)


def test_45_action_within_an_action() -> None:
    """Each is asked about by itself: what the inner one changed is not the outer one's."""
    b = held_by("taliban", "khowst: S\nbalkh: S")
    inner = shifting(b, (names.BALKH, -1))
    flow = heeded(b, shifting(b, (names.KHOWST, -1), inner=inner))
    assert play(b, flow, "done", "opposition") == {"balkh support": -1, "khowst support": -2}


def test_45_both_change_the_same_province() -> None:
    """A Province that both changed is asked about twice, even if the holder's answer undid the first change."""
    b = held_by("taliban", "khowst: S")
    inner = shifting(b, (names.KHOWST, -1))
    flow = heeded(b, shifting(b, (names.KHOWST, -1), inner=inner))
    assert play(b, flow, "support", "neutral") == {"khowst support": -1}


def test_45_operation_before_its_special_activity() -> None:
    """An Operation is settled before the question whether a Special Activity is to follow."""

    def operation(b: Afghanistan) -> Flow[None]:
        b.shift(names.KHOWST, -1)
        yield Decision(names.TALIBAN, "after-operation", "4.1", ["done"])

    b = held_by("coalition", "khowst: S")
    assert question(heeded(b, operation(b))).kind == "tribal-elders"
    b = held_by("coalition", "khowst: S")
    assert play(b, heeded(b, operation(b)), "support", "done") == {}
