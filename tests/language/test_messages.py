"""The messages themselves: complete in every language, well-formed, and used."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from abyssal import rules_index
from abyssal.coin import lexicon as shared
from abyssal.games import GAMES, rules_for
from abyssal.games.andean_abyss import lexicon, options
from abyssal.games.andean_abyss.nonplayers import FIRST
from abyssal.games.andean_abyss.nonplayers import reasons as andean_reasons
from abyssal.games.andean_abyss.nonplayers.attacking import TARGET_REASONS
from abyssal.games.andean_abyss.nonplayers.cartels import SUPPORT_FIRST, WITH
from abyssal.games.andean_abyss.nonplayers.events import WAY_REASONS
from abyssal.games.andean_abyss.nonplayers.second_edition import SECOND
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.games.andean_abyss.s7_victory import DEGREES, LONE_DEGREES
from abyssal.games.distant_plain import lexicon as distant_plain_lexicon
from abyssal.games.distant_plain import options as distant_plain_options
from abyssal.games.distant_plain.nonplayers import reasons as distant_plain_reasons
from abyssal.games.distant_plain.nonplayers.sequence import CONDITIONS
from abyssal.games.distant_plain.nonplayers.wishes import WISHES
from abyssal.language import LANGUAGES, Words
from abyssal.language.bundles import bundle, message_files
from tests.language import sources

GAME = "andean-abyss"
RULES = AndeanAbyss()
LEXICONS = {"andean-abyss": lexicon, "distant-plain": distant_plain_lexicon}
CLASHES = {"andean-abyss": options._CLASHES, "distant-plain": distant_plain_options._CLASHES}
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES)


@cache
def messages(language: str, game: str = GAME) -> dict[str, ftl.Message]:
    """Return every message of a language by its id: those of all games and those of one."""
    found: dict[str, ftl.Message] = {}
    for path in message_files(language, game):
        name = path.name
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def walk(node: Any) -> list[Any]:
    """Yield a node of a message and all nodes below it."""
    found = [node]
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += walk(child)
    return found


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def shown(message: ftl.Message) -> set[str]:
    """Return the placeholders whose value is shown. Those that only choose a form may differ between languages."""
    found = [node.expression for node in walk(message) if isinstance(node, ftl.Placeable)]
    return {expression.id.name for expression in found if isinstance(expression, ftl.VariableReference)}


def choosers(message: ftl.Message) -> dict[str, set[str]]:
    """Return the variables that choose a form, with the keys of the forms."""
    found: dict[str, set[str]] = {}
    for node in walk(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = {key.name if isinstance(key := v.key, ftl.Identifier) else str(key.value) for v in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def values(keys: set[str]) -> list[str | int]:
    """Return values that use each form once."""
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
    """Each file belongs to all games or to one of them."""
    folder = files("abyssal") / "locale" / language
    known = {path.name for game in GAMES for path in message_files(language, game)}
    assert {f.name for f in folder.iterdir()} == known


# The engine and the messages agree.


def ids(prefix: str, game: str = GAME) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en", game) if id.startswith(prefix)}


@games
def test_every_question_has_a_prompt(game: str) -> None:
    assert ids("prompt-", game) == sources.questions(game)


@games
def test_every_journal_entry_has_a_line_and_a_place_in_the_table(game: str) -> None:
    own = set(LEXICONS[game].JOURNAL)
    assert ids("journal-", game) == sources.journal_ids(game)
    assert set(shared.JOURNAL) | own == sources.journal_ids(game)
    assert not set(shared.JOURNAL) & own


@games
def test_the_table_of_the_journal_has_as_many_arguments_as_the_engine_gives(game: str) -> None:
    table = rules_for(game).lexicon().journal
    for name, call in sources.calls(sources.engine(game)):
        for id in sources.texts(call.args[0]) if name == "log" and call.args else ():
            assert not any(isinstance(arg, ast.Starred) for arg in call.args)
            assert len(table[id]) == len(call.args) - 1, id


@games
@languages
def test_lines_of_the_journal_speak_of_what_they_are_given(language: str, game: str) -> None:
    for id, arguments in rules_for(game).lexicon().journal.items():
        told = {name for name, _ in arguments}
        told |= {"at", "from"} if "space" in told else set()
        for _, kind in arguments:
            told |= {"piece": {"counted", "guerrillas", "side"}, "phase": {"rule"}}.get(kind, set())
        assert variables(messages(language, game)[f"journal-{id}"]) <= told, id


@pytest.mark.slow
def test_every_problem_has_words() -> None:
    assert ids("problem-") == sources.problems()


def test_every_reason_of_a_clash_has_words() -> None:
    reasons = {reason for clashes in CLASHES.values() for _, reason in clashes}
    reasons |= {"four-players", "insurgents", "government-led", "government-player", "seats", "pairing", "people"}
    reasons |= {"humans-and-seats", "computer-by-hand"}
    assert ids("reason-") == reasons


LISTED = {"andean-abyss": andean_reasons, "distant-plain": distant_plain_reasons}
"""The reasons of each game's Non-players."""
COMPOSED = {
    "andean-abyss": {
        *TARGET_REASONS,
        *WAY_REASONS.values(),
        *WITH,
        *SUPPORT_FIRST,
        FIRST.march_reason(),
        SECOND.march_reason(),
    },
    "distant-plain": {f"could-{wish}" for wishes in WISHES.values() for wish in wishes}
    | {word.replace("_", "-") for word in CONDITIONS},
}
"""Ids that are composed or looked up."""


@games
def test_every_reason_of_a_non_player_has_words_and_is_given(game: str) -> None:
    """Each reason is listed, worded, and used somewhere; each rule that reasons cite is in the index."""
    listed = LISTED[game]
    given = set(COMPOSED[game])
    places = sources.engine(game)
    for method in ("must", "limit", "prefer", "prefer_in_turn", "most", "fewest", "drawn", "asks", "says"):
        given |= sources.arguments_of(method, 0, "reason", places)
    given |= sources.arguments_of("prefer_in_turn", 3, "second", places)
    for helper in ("_best", "_short_for", "_police", "_fill"):
        given |= sources.arguments_of(helper, 2, "reason", places)
    assert {id.removeprefix("why-") for id in messages("en", game) if id.startswith("why-")} == given
    assert len(set(listed.REASONS)) == len(listed.REASONS)
    assert set(listed.REASONS) == given
    assert set(listed.RULES) <= {entry.id for entry in rules_index.index(game).values()}


def test_every_degree_of_success_has_words() -> None:
    assert ids("degree-") == {*DEGREES, *LONE_DEGREES}


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


@games
def test_every_word_that_is_offered_has_its_words(game: str) -> None:
    words = Words("en", rules_for(game))
    contexts = sources.questions(game)
    for option in sources.offered(game):
        word = option.replace("_", "-")
        known = [f"choice-{word}", f"operation-{word}", f"special-{word}", f"faction-{word}"]
        known += [f"choice-{kind}-{word}" for kind in contexts]
        assert any(words.has(id) for id in known), option


@games
def test_no_words_for_choices_that_nobody_offers(game: str) -> None:
    """Words for a kind of question belong to an existing kind."""
    contexts = sources.questions(game)
    general = sources.offered(game) | {"done", "pass", "event", "propaganda", "card", "take_back", "remove"}
    for id in ids("choice-", game):
        in_context = any(id.startswith(kind + "-") for kind in contexts)
        assert in_context or id.replace("-", "_") in general or id.endswith("-piece"), id


@games
@languages
def test_names(language: str, game: str) -> None:
    rules = rules_for(game)
    words = Words(language, rules, strict=True)
    spec = rules.spec
    for faction in range(len(spec.factions)):
        assert words.faction(faction)
        assert words.short(faction)
    for name in [piece.name for piece in spec.pieces] + spec.pools:
        assert words.piece(name, 1)
        assert words.counted(name, 3).startswith("3 ")
    for phase in range(len(words.lexicon.phases)):
        assert words.phase(phase, "first")
        assert words.phase(phase, "second")
    assert len({words.level(level) for level in range(-spec.levels, spec.levels + 1)}) == 2 * spec.levels + 1
    for ids in words.lexicon.lists.values():
        assert all(words.say(id) for id in ids)
    assert words.tracks(rules.new_board(rules.check_options({})))
    for agreement in ("notation", *rules.agreements):
        assert words.say(f"help-{agreement}")


@games
@languages
def test_options(language: str, game: str) -> None:
    """Each option that does not follow from the seats has a name, an explanation and a name for each value."""
    rules = rules_for(game)
    words = Words(language, rules, strict=True)
    for option, known in rules.option_values().items():
        if option not in words.lexicon.by_seats:
            assert words.say(f"option-{option}")
            assert words.say(f"option-{option}-about")
            named = [words.say(f"value-{option}-{value.replace('+', '-')}") for value in known]
            assert len(set(named)) == len(known)


def test_the_president_has_a_name() -> None:
    assert Words("en", RULES, strict=True).entry(("president", (1,))) == "Pastrana is El Presidente"


@languages
@pytest.mark.parametrize(
    ("game", "edition"), [("andean-abyss", "first"), ("andean-abyss", "second"), ("distant-plain", "")]
)
def test_every_side_of_every_card_has_its_text(language: str, game: str, edition: str) -> None:
    rules = rules_for(game)
    words = Words(language, rules, strict=True)
    cards = words.lexicon.cards
    for card in range(1, rules.spec.cards + 1):
        if card not in cards.propaganda:
            for shaded in (False, True) if cards.dual[card] else (False,):
                assert words.card_text(card, shaded, edition)
                assert words.card(card).startswith(f"{card} ")


@games
def test_no_line_of_a_french_card_begins_with_a_mark(game: str) -> None:
    """A non-breaking space precedes these marks."""
    prefix = rules_for(game).lexicon().card_text + "-"
    found = [written(bundle("fr", game), id, {}) for id in messages("fr", game) if id.startswith(prefix)]
    assert len(found) > 120
    assert not [text for text in found if re.search("[^\u00a0][:;?!»]|«[^\u00a0]", text)]


def test_the_second_edition_reads_its_own_text() -> None:
    words = Words("en", RULES)
    assert "Control Phase" in words.card_text(7, False, "first")
    assert "Sabotage Phase" in words.card_text(7, False, "second")
    assert words.phase(4, "second") == "Sabotage Phase"


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    """A colon or a question mark never begins a line."""
    loose = re.compile(r"(?<=\S) [:;!?»](?=\s|$)")
    found = []
    for file in (files("abyssal") / "locale" / "fr").iterdir():
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") and loose.search(line.partition(" = ")[2] or line):
                found.append(f"{file.name}:{n}")
    assert found == []
