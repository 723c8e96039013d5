"""The names of A Distant Plain: one for each thing in the game, and the first game's terms where they exist."""

from __future__ import annotations

import pytest

from abyssal.games import rules_for
from abyssal.games.distant_plain.names import POSTURES
from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.language import LANGUAGES, Words

RULES = DistantPlain()
languages = pytest.mark.parametrize("language", LANGUAGES)

SPECIAL = [
    "surge", "air-lift", "air-strike", "govern", "transport", "eradicate",
    "extort", "infiltrate", "ambush", "cultivate", "traffic", "suborn",
]  # fmt: skip
OPERATIONS = ["train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror"]
OPTIONS = {
    "scenario": ["short", "main", "extended"],
    "deployment": ["standard", "open"],
    "sudden_propaganda": ["false", "true"],
    "deception": ["false", "true"],
    "patrol_assault": ["paid", "free"],
    "sponsorship": ["eligible", "standard"],
    "capabilities": ["true", "false"],
    "nonplayers": ["true", "false"],
}
TERMS = [
    ("faction-coalition", "Coalition", "Coalición", "Coalition"),
    ("faction-taliban", "Taliban", "Talibanes", "Talibans"),
    ("faction-government", "Government", "Gobierno", "Gouvernement"),
    ("faction-warlords", "Warlords", "Señores de la Guerra", "Seigneurs de la Guerre"),
    ("special-surge", "Surge", "Refuerzo", "Renfort"),
    ("special-govern", "Govern", "Gobernanza", "Gouvernance"),
    ("special-transport", "Transport", "Transporte", "Transport"),
    ("special-infiltrate", "Infiltrate", "Infiltración", "Infiltration"),
    ("special-traffic", "Traffic", "Tráfico", "Trafic"),
    ("special-suborn", "Suborn", "Soborno", "Subornation"),
    ("islamabad-hostility", "Hostility", "Hostilidad", "Hostilité"),
    ("islamabad-pressure", "Pressure", "Presión", "Pression"),
    ("islamabad-tolerance", "Tolerance", "Tolerancia", "Tolérance"),
    ("islamabad-backing", "Backing", "Respaldo", "Appui"),
    ("islamabad-sponsorship", "Sponsorship", "Patrocinio", "Parrainage"),
    ("islamabad-hard", "Hard", "Endurecido", "Durci"),
    ("track-patronage", "Patronage", "Clientelismo", "Clientélisme"),
    ("box-casualties", "Casualties", "Bajas", "Pertes"),
    ("box-momentum", "Momentum", "Impulso", "Élan"),
    ("phase-sharia", "Support Phase: Sharia", "Fase de Apoyo: Sharía", "Phase de Soutien\u00a0: Charia"),
    (
        "phase-desertion",
        "Redeploy Phase: Desertion",
        "Fase de Redespliegue: Deserción",
        "Phase de Redéploiement\u00a0: Désertion",
    ),
]
"""Terms that are new in this game."""


@pytest.mark.parametrize(("id", "english", "spanish", "french"), TERMS, ids=[term[0] for term in TERMS])
def test_term(id: str, english: str, spanish: str, french: str) -> None:
    assert [Words(language, RULES, strict=True).say(id) for language in LANGUAGES] == [english, spanish, french]


@languages
def test_names(language: str) -> None:
    words = Words(language, RULES, strict=True)
    spec = RULES.spec
    assert len({words.faction(faction) for faction in range(4)}) == 4
    assert len({words.short(faction) for faction in range(4)}) == 4
    pieces = [piece.name for piece in spec.pieces] + [pool for pool in spec.pools if pool.endswith("guerrilla")]
    assert len({words.piece(name) for name in pieces}) == len(pieces) == 13
    for name in pieces:
        assert words.counted(name, 3).startswith("3 ")
    assert len({words.level(level) for level in (-1, 0, 1)}) == 3
    for prefix, names in (("operation", OPERATIONS), ("special", SPECIAL), ("islamabad", [*POSTURES, "hard"])):
        assert len({words.say(f"{prefix}-{name}") for name in names}) == len(names)
    for scenario in RULES.scenarios:
        assert words.say(f"scenario-{scenario}")


@languages
def test_spaces_stay_as_printed(language: str) -> None:
    words = Words(language, RULES, strict=True)
    at = RULES.spec.space_index
    assert [words.space(at[id]) for id in ("northwest_frontier", "loc_kabul_tor_kham")] == [
        "Northwest Frontier", "Kabul–Tor Kham",
    ]  # fmt: skip


def test_places() -> None:
    at = RULES.spec.space_index
    told = [
        [Words(language, RULES).at(at[id]) for language in LANGUAGES] for id in ("kabul", "zabol", "loc_kabul_aibak")
    ]
    assert told == [
        ["in Kabul", "en Kabul", "à Kabul"],
        ["in Zabol", "en Zabol", "dans Zabol"],
        ["on Kabul–Aibak", "en Kabul–Aibak", "sur Kabul–Aibak"],
    ]


@languages
def test_options(language: str) -> None:
    """Each option has a name, an explanation and a name for each value."""
    words = Words(language, RULES, strict=True)
    for option, values in OPTIONS.items():
        assert words.say(f"option-{option}")
        assert words.say(f"option-{option}-about")
        assert len({words.say(f"value-{option}-{value}") for value in values}) == len(values)


@languages
def test_what_both_games_have_is_called_the_same(language: str) -> None:
    """The first game's glossary holds for the second; Government and Police pieces have their own full names here."""
    first = Words(language, rules_for("andean-abyss"), strict=True)
    second = Words(language, RULES, strict=True)
    same = [f"operation-{name}" for name in OPERATIONS]
    same += [f"special-{name}" for name in SPECIAL if first.has(f"special-{name}")]
    same += ["level-neutral", "side-unshaded", "side-shaded", "spaces-loc", "track-aid", "track-opposition"]
    same += [f"phase-{name}" for name in ("setup", "new-card", "turn", "victory", "resources", "reset", "over")]
    same += ["option-scenario", "option-deployment", "option-deployment-about"]
    same += ["value-deployment-standard", "value-deployment-open"]
    values = {"edition": "first", "left": "", "number": ""}
    assert [second.say(id, **values) for id in same] == [first.say(id, **values) for id in same]
    assert sum(id.startswith("special-") for id in same) == 6
