"""Features of every board, whatever the game."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import AID, AUC, BOGOTA, CALI, FARC, FARC_U, META_WEST, TROOPS
from tests.games.andean_abyss.helpers import board


def test_a_trial_leaves_no_trace() -> None:
    b = board("bogota: govt 3t")
    b.conduct.journal = []
    audited: list[object] = []
    b.conduct.audit = audited.append
    held, before = b.n, b.snapshot()
    assert b.trial(lambda: b.remove(TROOPS, BOGOTA, 3), lambda: b.n[TROOPS + BOGOTA] == 0)
    assert not b.trial(lambda: b.add_aid(1), lambda: b.n[AID] == 99)
    assert b.n is held and b.snapshot() == before
    assert b.conduct.journal == [] and audited == []
    b.remove(TROOPS, BOGOTA)
    assert len(b.conduct.journal) == len(audited) == 1


def test_a_trial_that_fails_leaves_no_trace_either() -> None:
    b = board("bogota: govt 3t")
    before = b.snapshot()

    def fail() -> None:
        b.remove(TROOPS, BOGOTA)
        raise KeyError

    with pytest.raises(KeyError):
        b.trial(fail, lambda: True)
    assert b.snapshot() == before


def test_a_trial_within_a_trial() -> None:
    """The inner trial is undone alone; the outer one undoes the rest."""
    b = board("bogota: govt 3t")
    before = b.snapshot()

    def outer() -> None:
        b.remove(TROOPS, BOGOTA)
        assert b.trial(lambda: b.remove(TROOPS, BOGOTA), lambda: b.n[TROOPS + BOGOTA] == 1)
        assert b.n[TROOPS + BOGOTA] == 2

    assert b.trial(outer, lambda: b.n[TROOPS + BOGOTA] == 2)
    assert b.snapshot() == before


def test_a_trial_knows_what_it_has_changed_and_can_begin_anew() -> None:
    b = board()
    b.place(TROOPS, BOGOTA, 3)
    before = b.n[:]

    def act() -> None:
        b.remove(TROOPS, BOGOTA, 2)
        length = b.written()
        assert b.changes()[TROOPS + BOGOTA] == 1 and not b.changes(length)
        b.place(TROOPS, BOGOTA, 2)
        assert not b.changes() and b.changes(length)[TROOPS + BOGOTA] == 3
        b.add_aid(1)
        b.rewind()
        assert b.n == before and not b.written()
        b.remove(TROOPS, BOGOTA, 1)

    assert b.trial(act, lambda: b.n[TROOPS + BOGOTA] == 2)
    assert b.n == before


def test_where_pieces_are_and_how_many() -> None:
    b = board("""
        bogota: farc 2g(1a)
        cali: farc 1g(1a) 1b
        meta_west: farc 1g
    """)
    assert b.spaces_with(FARC_U) == [BOGOTA, META_WEST]
    assert b.camps(FARC) == b.spaces_with_either(FARC_U) == [BOGOTA, CALI, META_WEST]
    assert b.has_more_than(FARC, 4) and not b.has_more_than(FARC, 5)
    assert not b.has_more_than(AUC, 0)


def test_any_kind_of_space_but_city_and_loc_is_rural() -> None:
    """1.3.1 Each game has its own word for its rural spaces."""
    spec = board("").spec
    kinds = {s["kind"]: kind for s, kind in zip(spec.facts, spec.kind, strict=True)}
    assert kinds == {"city": 0, "department": 1, "loc": 2}
