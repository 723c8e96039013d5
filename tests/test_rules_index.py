"""Where rules are found."""

from __future__ import annotations

from abyssal.rules_index import card_id, cited, find, index

ENTRIES = index("andean-abyss")


def names(id: str) -> list[str]:
    return [place.name for place in ENTRIES[id].code]


def test_a_docstring_cites_the_rules_it_begins_with() -> None:
    assert cited("3.3.2 March. Not 3.3.3.", ENTRIES) == ["3.3.2"]
    assert cited("4.3.1, 4.4.1 Extort.", ENTRIES) == ["4.3.1", "4.4.1"]
    assert cited("2.1 and 2.2: the draw deck", ENTRIES) == ["2.1", "2.2"]
    assert cited("3.2.4 Assault, 3.2.5 Drug Bust.", ENTRIES) == ["3.2.4", "3.2.5"]
    assert cited("6.2 (1.4) Who Controls", ENTRIES) == ["6.2", "1.4"]
    assert cited("3.3.4 Aid Cut: dear.", ENTRIES) == ["3.3.4", "3.3.4.aid_cut"]
    assert cited("3.3.4.aid_cut Dear.", ENTRIES) == ["3.3.4.aid_cut"]
    assert cited("Rule 3.3.2 is cited elsewhere.", ENTRIES) == []
    assert cited("3 Resources.", ENTRIES) == []


def test_rules() -> None:
    march = ENTRIES["3.3.2"]
    assert (march.title, march.kind) == ("March", "rule")
    assert "activates" in names("3.3.2")
    assert "aid_cut" in names("3.3.4.aid_cut")
    assert all(":" in str(place) for place in march.code)


def test_cards() -> None:
    assert names(card_id(25, True)) == ["eln_shaded"]
    assert names(card_id(25, False)) == ["eln"]
    assert card_id(19, True) not in ENTRIES
    assert any(place.name.startswith("test_25_eln") for place in ENTRIES[card_id(25, True)].tests)


def test_find() -> None:
    game = "andean-abyss"
    assert [entry.id for entry in find(game, "3.3.2")] == ["3.3.2"]
    assert [entry.id for entry in find(game, "25")] == ["card-25", "card-25-shaded"]
    assert [entry.id for entry in find(game, "card-19")] == ["card-19"]
    assert [entry.id for entry in find(game, "7s")] == ["card-07-shaded"]
    assert find(game, "9.9") == find(game, "99") == []
