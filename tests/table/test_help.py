"""The help: complete in every language, about what there is in the engine, and a tutorial that can be followed."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from typing import Any

import pytest

from abyssal.games import rules_for
from abyssal.games.andean_abyss import s3_operations, s4_special
from abyssal.games.andean_abyss.nonplayers.reasons import RULES as CITED_BY_NONPLAYERS
from abyssal.kernel.errors import Problem
from abyssal.language import LANGUAGES, Words
from abyssal.rules_index import listed
from abyssal.table.play.exercises import LESSON, exercises
from abyssal.table.protocol import shapes
from abyssal.table.views.help import help_for
from tests.language import sources
from tests.language.test_messages import messages

GAME = "andean-abyss"
RULES = rules_for(GAME)
PARTS = {"map", "card", "choices", "undo", "log", "why", "factions", "tracks", "help"}
languages = pytest.mark.parametrize("language", LANGUAGES)


def items(faction: shapes.AidFaction) -> list[shapes.AidItem]:
    return [item for section in faction["sections"] for item in section["items"]]


def texts(value: Any) -> list[str]:
    """Every text a reader sees; ids, rule numbers and what the tutorial waits for are none."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [text for one in value for text in texts(one)]
    if isinstance(value, dict):
        return [
            text
            for key, one in value.items()
            if key not in ("id", "number", "rule", "faction", "choices", "light") and one != ""
            for text in texts(one)
        ]
    return []


@languages
def test_the_shape_of_the_interface(language: str) -> None:
    found = help_for(GAME, language)
    assert json.loads(json.dumps(found)) == found
    assert set(found) == {"factions", "rules", "tutorial", "puzzles"}
    for faction in found["factions"]:
        assert set(faction) == {"id", "title", "goal", "sections"}
        for section in faction["sections"]:
            assert set(section) == {"title", "items"}
            assert section["items"]
        assert all(set(item) == {"title", "text", "rule"} for item in items(faction))
    assert all(set(rule) == {"id", "number", "chapter", "title", "text"} for rule in found["rules"])
    assert all(set(step) == {"title", "text", "goal", "choices", "light"} for step in found["tutorial"])
    assert all(text.strip() == text and text for text in texts(found))


def test_languages_differ_only_in_their_texts() -> None:
    def bare(value: Any) -> Any:
        if isinstance(value, list):
            return [bare(one) for one in value]
        if isinstance(value, dict):
            return {key: bare(one) for key, one in value.items() if key not in ("title", "text", "goal", "chapter")}
        return value

    english, spanish, french = (help_for(GAME, language) for language in LANGUAGES)
    assert bare(english) == bare(spanish) == bare(french)
    assert not {text for text in texts(english) if len(text) > 40} & set(texts(spanish) + texts(french))


def test_every_text_is_shown() -> None:
    """No message for help is left over: each stands in the plan of the help, or summarizes a rule there is."""
    plan = (files("abyssal") / "games" / "andean_abyss" / "data" / "aid.json").read_text(encoding="utf-8")
    named = set(re.findall(r'"((?:aid|tutorial|rule-text)-[a-z0-9-]+)"', plan))
    for step in exercises(GAME)[LESSON].steps:
        named |= {step.id, f"{step.id}-title", *([f"{step.id}-goal"] if step.choices else [])}
    named |= {"rule-text-" + re.sub(r"[._]", "-", id) for id in listed(GAME)}
    there = {id for id in messages("en") if id.startswith(("aid-", "tutorial-", "rule-text-"))}
    assert there <= named
    assert {id for id in named if not id.startswith("rule-text-")} <= there


@languages
def test_french_spaces_and_quotes_as_in_the_other_files(language: str) -> None:
    for text in texts(help_for(GAME, language)["tutorial"] + help_for(GAME, language)["factions"]):
        assert "'" not in text or language == "en", text
        if language == "fr":
            assert not re.search(r"[^\u00a0][:;?!]", text), text


# The engine's factions, Operations, Special Activities and rules.


@languages
def test_every_operation_and_activity_of_every_faction(language: str) -> None:
    words = Words(language, RULES)
    found = {
        faction["id"]: {item["title"] for item in items(faction)} for faction in help_for(GAME, language)["factions"]
    }
    assert list(found) == RULES.spec.factions
    names = set()
    for id, faction in enumerate(RULES.spec.factions):
        mine = ["train", "patrol", "sweep", "assault"] if id == 0 else ["rally", "march", "attack", "terror"]
        assert {words.say(f"operation-{name}") for name in mine} <= found[faction]
        names |= set(mine)
    assert names == set(s3_operations.OPERATIONS)
    for name in [*s4_special.NAMES, "ambush"]:
        owners = {
            faction for faction, titles in found.items() if words.say("special-" + name.replace("_", "-")) in titles
        }
        assert owners == OWNERS[name], name


OWNERS = {
    "air_lift": {"govt"},
    "air_strike": {"govt"},
    "eradicate": {"govt"},
    "extort": {"farc", "auc"},
    "ambush": {"farc", "auc"},
    "kidnap": {"farc"},
    "assassinate": {"auc"},
    "cultivate": {"cartels"},
    "process": {"cartels"},
    "bribe": {"cartels"},
}


def cited() -> set[str]:
    """Every rule that the engine names in a string: those of decisions and of the Non-players' reasons are such."""
    found = set()
    for _, tree in sources.trees([sources.home(GAME)]):
        for node in ast.walk(tree):
            found |= {text for text in sources.texts(node) if re.fullmatch(r"\d\.\d(\.[0-9a-z_]+)*|setup", text)}
    return found


@languages
def test_every_rule_that_is_cited_has_a_summary_of_its_own(language: str) -> None:
    words = Words(language, RULES)
    rules = cited()
    assert {"3.2.1", "6.4.4", "8.7.5", "setup", *CITED_BY_NONPLAYERS} <= rules
    summaries = {rule["id"]: rule["text"] for rule in help_for(GAME, language)["rules"]}
    for rule in rules:
        assert words.has("rule-text-" + re.sub(r"[._]", "-", rule)), rule
        # The journal cites named parts by the number of their rule.
        assert ".".join(part for part in rule.split(".") if part.isdecimal()) in summaries or rule == "setup"


@languages
def test_every_rule_has_a_summary(language: str) -> None:
    found = {rule["id"]: rule["text"] for rule in help_for(GAME, language)["rules"]}
    assert {rule.id for rule in listed(GAME).values() if rule.kind == "rule"} <= set(found)
    assert all(item["rule"] in found for faction in help_for(GAME, language)["factions"] for item in items(faction))


def test_rules_stand_under_their_chapters_by_printed_numbers() -> None:
    found = {rule["id"]: rule for rule in help_for(GAME, "fr")["rules"]}
    shown = [
        (found[id]["chapter"], found[id]["number"], found[id]["title"]) for id in ("3.2.4.bases_last", "setup.deck")
    ]
    assert shown == [("Opérations", "3.2.4", "Base en dernier"), ("Mise en place", "", "Pioche")]
    chapters = list(dict.fromkeys(rule["chapter"] for rule in help_for(GAME, "en")["rules"]))
    assert chapters == [
        "Introduction",
        "Sequence of play",
        "Operations",
        "Special activities",
        "Events",
        "Propaganda Round",
        "Victory",
        "Non-player factions",
        "Set-up",
    ]
    assert {item["rule"] for faction in help_for(GAME, "en")["factions"] for item in items(faction)} <= set(found)


@pytest.mark.parametrize(
    ("id", "texts"),
    [
        (
            "1.3.7",
            [
                "Spaces that touch the sea are coastal, LoCs too, as are Panamá and Ecuador once in play. "
                "Only the Event Narco-Subs asks for it.",
                "Son costeras las casillas que tocan el mar, también las LdC, y Panamá y Ecuador cuando están en "
                "juego. Solo el Evento Narco-Subs lo tiene en cuenta.",
                "Les zones qui touchent la mer sont côtières, LdC comprises, de même que Panamá et Ecuador une fois en "
                "jeu. Seul l’Évènement Narco-Subs en tient compte.",
            ],
        ),
        (
            "8.4",
            [
                "Non-players carry out Events as the points below say, even where an Event does them no good.",
                "Las Facciones Sin Jugador ejecutan los Eventos como dicen los puntos siguientes, aunque un Evento no "
                "les convenga.",
                "Les Non-Joueurs exécutent les Évènements comme le disent les points suivants, même quand un Évènement "
                "ne leur sert pas.",
            ],
        ),
        (
            "8.6.1.extort",
            [
                "With a Rally or March, AUC Extorts in every space where it can.",
                "Con Reagrupamiento o Marcha, las AUC hacen Extorsión en cada casilla en que pueden.",
                "Avec Ralliement ou Marche, les AUC mènent l’Extorsion dans chaque zone où elles le peuvent.",
            ],
        ),
    ],
)
def test_summaries_say_the_rule(id: str, texts: list[str]) -> None:
    """Not only what it is about."""
    found = [
        next(rule["text"] for rule in help_for(GAME, language)["rules"] if rule["id"] == id) for language in LANGUAGES
    ]
    assert found == texts


def test_numbers_agree_between_languages() -> None:
    """Costs and limits are the same in every language. Only 1 is also a word, and is counted differently."""
    found = [
        [(text, sorted(set(re.findall(r"\d+", text)) - {"1"})) for text in texts(help_for(GAME, language))]
        for language in LANGUAGES
    ]
    for english, *others in zip(*found, strict=True):
        for text, numbers in others:
            ordinals = {"2"} if "2nd Eligible" in english[0] else set()
            assert set(numbers) - ordinals == set(english[1]) - ordinals, text


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(Problem):
        help_for("chess", "en")
    with pytest.raises(Problem):
        help_for(GAME, "xx")


def test_the_tutorial_points_at_what_there_is() -> None:
    for step in help_for(GAME, "en")["tutorial"]:
        for name in step["light"]:
            assert name in PARTS or name in RULES.spec.space_index, name
