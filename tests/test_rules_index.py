"""Where rules are found."""

from __future__ import annotations

import pytest

from abyssal.games import GAMES, rules_for
from abyssal.language import LANGUAGES, Words
from abyssal.rules_index import RuleEntry, card_id, cited, find, index, listed

LISTED = [entry for game in GAMES for entry in listed(game).values()]
SAME_IN_ENGLISH = {
    "es": {"Terror", "AUC", "FARC", "Control"},
    "fr": {"Introduction", "Forces", "Agitation", "Police", "Cartels", "AUC", "FARC", "Provinces", "Transport"}
    | {"Sabotage"},
}
"""Titles that another language writes the same."""


def names(id: str) -> list[str]:
    return [place.name for place in index("andean-abyss")[id].code]


def test_a_docstring_cites_the_rules_it_begins_with() -> None:
    entries = index("andean-abyss")
    assert cited("3.3.2 March. Not 3.3.3.", entries) == ["3.3.2"]
    assert cited("4.3.1, 4.4.1 Extort.", entries) == ["4.3.1", "4.4.1"]
    assert cited("2.1 and 2.2: the draw deck", entries) == ["2.1", "2.2"]
    assert cited("3.2.4 Assault, 3.2.5 Drug Bust.", entries) == ["3.2.4", "3.2.5"]
    assert cited("6.2 (1.4) Who Controls", entries) == ["6.2", "1.4"]
    assert cited("3.3.4 Aid Cut: dear.", entries) == ["3.3.4", "3.3.4.aid_cut"]
    assert cited("3.3.4.aid_cut Dear.", entries) == ["3.3.4.aid_cut"]
    assert cited("Rule 3.3.2 is cited elsewhere.", entries) == []
    assert cited("3 Resources.", entries) == []


def test_rules() -> None:
    march = index("andean-abyss")["3.3.2"]
    assert (march.title, march.kind) == ("March", "rule")
    assert "activates" in names("3.3.2")
    assert "aid_cut" in names("3.3.4.aid_cut")
    assert all(":" in str(place) for place in march.code)


def test_cards() -> None:
    assert names(card_id(25, True)) == ["eln_shaded"]
    assert names(card_id(25, False)) == ["eln"]
    assert card_id(19, True) not in index("andean-abyss")
    assert any(place.name.startswith("test_25_eln") for place in index("andean-abyss")[card_id(25, True)].tests)


def test_find() -> None:
    game = "andean-abyss"
    assert [entry.id for entry in find(game, "3.3.2")] == ["3.3.2"]
    assert [entry.id for entry in find(game, "25")] == ["card-25", "card-25-shaded"]
    assert [entry.id for entry in find(game, "card-19")] == ["card-19"]
    assert [entry.id for entry in find(game, "7s")] == ["card-07-shaded"]
    assert find(game, "9.9") == find(game, "99") == []


def test_each_game_has_its_own_numbers() -> None:
    """One number is one activity in one book and another in the other; the second book has no 6.2."""
    assert [index(game)["4.4.2"].title for game in GAMES] == ["Assassinate", "Infiltrate"]
    assert ["6.2" in index(game) for game in GAMES] == [True, False]
    assert [place.name for place in index("distant-plain")["6.3.4"].code] == ["casualties_and_aid"]
    cited_by = {place.path for game in GAMES for place in index(game)["4.4.2"].tests if game == "andean-abyss"}
    assert not any("distant_plain" in path for path in cited_by)


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry.id)
def test_titles_and_notes_are_in_every_language(entry: RuleEntry) -> None:
    assert entry.title
    assert entry.note
    assert set(entry.translations) == set(LANGUAGES) - {"en"}
    for language, words in entry.translations.items():
        assert set(words) == {"title", "note"}
        assert all(text and text == text.strip() for text in words.values())
        assert entry.title_in(language) != entry.title or entry.title in SAME_IN_ENGLISH[language]
        assert entry.note_in(language) != entry.note
        assert entry.note_in(language).endswith(".")


@pytest.mark.parametrize("language", sorted(SAME_IN_ENGLISH))
def test_the_titles_said_to_be_the_same_are(language: str) -> None:
    same = {entry.title for entry in LISTED if entry.title_in(language) == entry.title}
    assert same == SAME_IN_ENGLISH[language]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sorted(SAME_IN_ENGLISH))
def test_titles_are_the_names_used_in_play(language: str, game: str) -> None:
    """A rule named after an operation, a special activity or a faction bears its name in every language."""
    rules = rules_for(game)
    english, here = Words("en", rules), Words(language, rules)
    names = {english.say(id): here.say(id) for kind in ("operation", "special") for id in english.lexicon.lists[kind]}
    names[english.say("special-ambush")] = here.say("special-ambush")
    names |= {english.faction(faction): here.faction(faction) for faction in range(len(rules.spec.factions))}
    titles = {entry.title: entry.title_in(language) for entry in index(game).values() if entry.title in names}
    assert len(titles) > 15
    assert titles == {title: names[title] for title in titles}


def test_titles_of_cards_stay_as_printed() -> None:
    card = index("andean-abyss")[card_id(25, True)]
    assert card.title_in("es") == card.title_in("fr") == card.title
