"""The messages themselves: all there in every language, all well-formed, all in use."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from abyssal import rules_index
from abyssal.games import GAMES
from abyssal.games.andean_abyss import lexicon, options
from abyssal.games.andean_abyss.nonplayers.attacking import TARGET_REASONS
from abyssal.games.andean_abyss.nonplayers.events import WAY_REASONS
from abyssal.games.andean_abyss.nonplayers.reasons import REASONS
from abyssal.games.andean_abyss.nonplayers.reasons import RULES as RULES_CITED
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.games.andean_abyss.s7_victory import DEGREES
from abyssal.kernel import lexicon as shared
from abyssal.language import LANGUAGES, Words
from abyssal.language.bundles import bundle, file_names
from tests.language import sources

GAME = "andean-abyss"
RULES = AndeanAbyss()
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES)


@cache
def messages(language: str, game: str = GAME) -> dict[str, ftl.Message]:
    """Every message of a language by its id: those of all games and those of one."""
    found: dict[str, ftl.Message] = {}
    for name in file_names(language, game):
        text = (files("abyssal") / "locale" / language / name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def walk(node: Any) -> list[Any]:
    """A node of a message and all below it."""
    found = [node]
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += walk(child)
    return found


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def shown(message: ftl.Message) -> set[str]:
    """The placeholders whose value is shown; what only chooses a form may differ between languages."""
    found = [node.expression for node in walk(message) if isinstance(node, ftl.Placeable)]
    return {expression.id.name for expression in found if isinstance(expression, ftl.VariableReference)}


def choosers(message: ftl.Message) -> dict[str, set[str]]:
    """The variables that choose a form, with the keys of the forms."""
    found: dict[str, set[str]] = {}
    for node in walk(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = {key.name if isinstance(key := v.key, ftl.Identifier) else str(key.value) for v in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def values(keys: set[str]) -> list[str | int]:
    """What to try so that each form is used once."""
    if keys <= {"one", "other", "zero", "two", "few", "many"}:
        return [0, 1, 2, 21]
    return [int(key) if key.isdecimal() else key for key in keys] + ["something else"]


def written(found: FluentBundle, id: str, arguments: dict[str, str | int]) -> str:
    pattern = found.get_message(id).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, arguments)
    assert not errors, f"{id} {arguments}: {errors}"
    return str(text)


@games
@languages
def test_every_message_is_there_with_the_same_placeholders(language: str, game: str) -> None:
    english, here = messages("en", game), messages(language, game)
    assert set(here) == set(english)
    for id, message in here.items():
        assert shown(message) == shown(english[id]), id


@games
@languages
def test_every_form_of_every_message_can_be_written(language: str, game: str) -> None:
    found = bundle(language, game)
    for id, message in messages(language, game).items():
        forms = choosers(message)
        plain: dict[str, str | int] = {name: f"<{name}>" for name in variables(message)}
        for chosen in product(*(values(keys) for keys in forms.values())):
            text = written(found, id, {**plain, **dict(zip(forms, chosen, strict=True))})
            assert text == text.strip(), id
            assert "  " not in text, id
            assert text, id


@languages
def test_files_are_all_loaded(language: str) -> None:
    """Each file belongs to all games or to one."""
    folder = files("abyssal") / "locale" / language
    known = {name for game in GAMES for name in file_names(language, game)}
    assert {f.name for f in folder.iterdir()} == known


# The engine and the messages know the same things.


def ids(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en") if id.startswith(prefix)}


def test_every_question_has_a_prompt() -> None:
    assert ids("prompt-") == sources.questions()


def test_every_journal_entry_has_a_line_and_a_place_in_the_table() -> None:
    assert ids("journal-") == sources.journal_ids()
    assert set(shared.JOURNAL) | set(lexicon.JOURNAL) == sources.journal_ids()
    assert not set(shared.JOURNAL) & set(lexicon.JOURNAL)


def test_the_table_of_the_journal_has_as_many_arguments_as_the_engine_gives() -> None:
    table = RULES.lexicon().journal
    for name, call in sources.calls(sources.ENGINE):
        for id in sources.texts(call.args[0]) if name == "log" and call.args else ():
            assert not any(isinstance(arg, ast.Starred) for arg in call.args)
            assert len(table[id]) == len(call.args) - 1, id


def test_every_problem_has_words() -> None:
    assert ids("problem-") == sources.problems()


def test_every_reason_of_a_clash_has_words() -> None:
    reasons = {reason for _, reason in options._CLASHES} | {"four-players", "insurgents", "government-player", "seats"}
    assert ids("reason-") == reasons


def test_every_reason_of_a_non_player_has_words_and_is_given() -> None:
    """Each is named in the list, worded, and given somewhere; each rule they cite is in the index."""
    given = {*TARGET_REASONS, *WAY_REASONS.values()}
    for method in ("must", "prefer", "prefer_in_turn", "most", "fewest", "asks", "says"):
        given |= sources.arguments_of(method, 0, "reason")
    given |= sources.arguments_of("prefer_in_turn", 3, "second")
    assert ids("why-") == set(REASONS) == given
    assert sorted(REASONS) == REASONS
    assert set(RULES_CITED) <= {entry.id for entry in rules_index.index(GAME).values()}


def test_every_degree_of_success_has_words() -> None:
    assert ids("degree-") == set(DEGREES)


@languages
def test_what_is_unknown_or_of_the_wrong_type_has_a_name(language: str) -> None:
    kinds = {
        text
        for function, index in (("unknown", 0), ("name_at", 1), ("names_at", 1))
        for text in sources.arguments_of(function, index, "kind")
    }
    assert kinds - {"word"} <= choosers(messages(language)["problem-unknown-name"])["kind"]
    types = sources.arguments_of("wrong_type", 0, "expected")
    assert types <= choosers(messages(language)["problem-wrong-type"])["expected"]


def test_every_word_that_is_offered_has_its_words() -> None:
    words = Words("en", RULES)
    contexts = sources.questions()
    for option in sources.offered():
        word = option.replace("_", "-")
        known = [f"choice-{word}", f"operation-{word}", f"special-{word}", f"faction-{word}"]
        known += [f"choice-{kind}-{word}" for kind in contexts]
        assert any(words.has(id) for id in known), option


def test_no_words_for_choices_that_nobody_offers() -> None:
    """Words for a kind of question belong to a kind there is."""
    contexts = sources.questions()
    general = sources.offered() | {"done", "pass", "event", "propaganda", "card", "take_back", "remove"}
    for id in ids("choice-"):
        in_context = any(id.startswith(kind + "-") for kind in contexts)
        assert in_context or id.replace("-", "_") in general or id.endswith("-piece"), id


@languages
def test_names(language: str) -> None:
    words = Words(language, RULES, strict=True)
    spec = RULES.spec
    for faction in range(len(spec.factions)):
        assert words.faction(faction)
        assert words.short(faction)
    for name in [piece.name for piece in spec.pieces] + spec.pools:
        assert words.piece(name, 1)
        assert words.counted(name, 3).startswith("3 ")
    for phase in range(len(words.lexicon.phases)):
        assert words.phase(phase, "first")
        assert words.phase(phase, "second")
    assert len({words.level(level) for level in range(-2, 3)}) == 5
    assert words.entry(("president", (1,))).startswith("Pastrana")
    for ids in words.lexicon.lists.values():
        assert all(words.say(id) for id in ids)


@languages
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_side_of_every_card_has_its_text(language: str, edition: str) -> None:
    words = Words(language, RULES, strict=True)
    cards = words.lexicon.cards
    for card in range(1, RULES.spec.cards + 1):
        if card not in cards.propaganda:
            for shaded in (False, True) if cards.dual[card] else (False,):
                assert words.card_text(card, shaded, edition)
                assert words.card(card).startswith(f"{card} ")


def test_the_second_edition_reads_its_own_text() -> None:
    words = Words("en", RULES)
    assert "Control Phase" in words.card_text(7, False, "first")
    assert "Sabotage Phase" in words.card_text(7, False, "second")
    assert words.phase(4, "second") == "Sabotage Phase"
