"""What all boards can do, whatever the game."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import AID, BOGOTA, TROOPS
from tests.helpers import board


def test_a_trial_leaves_no_trace() -> None:
    b = board("bogota: govt 3t")
    b.journal = []
    audited: list[object] = []
    b.audit = audited.append
    held, before = b.n, b.snapshot()
    assert b.trial(lambda: b.remove(TROOPS, BOGOTA, 3), lambda: b.n[TROOPS + BOGOTA] == 0)
    assert not b.trial(lambda: b.add_aid(1), lambda: b.n[AID] == 99)
    assert b.n is held and b.snapshot() == before
    assert b.journal == [] and audited == []
    b.remove(TROOPS, BOGOTA)
    assert len(b.journal) == len(audited) == 1


def test_a_trial_that_fails_leaves_no_trace_either() -> None:
    b = board("bogota: govt 3t")
    before = b.snapshot()

    def fail() -> None:
        b.remove(TROOPS, BOGOTA)
        raise KeyError

    with pytest.raises(KeyError):
        b.trial(fail, lambda: True)
    assert b.snapshot() == before


def test_any_kind_of_space_but_city_and_loc_is_rural() -> None:
    """1.3.1 Each game has its own word for its rural spaces."""
    spec = board("").spec
    kinds = {s["kind"]: kind for s, kind in zip(spec.facts, spec.kind, strict=True)}
    assert kinds == {"city": 0, "department": 1, "loc": 2}
