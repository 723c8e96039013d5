"""3, 4 The questions and log lines of Operations and Special Activities of A Distant Plain have words in every
language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import abyssal
from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.names import CAPABILITIES, MOMENTUM, SHADED, UNSHADED
from abyssal.kernel.decision import CHANCE
from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.helpers import FACTIONS, RULES, announce, asks, board

GAME = Path(abyssal.__file__).parent / "games" / "distant_plain"
SOURCES = [*GAME.glob("s3_operations/*.py"), *GAME.glob("s4_special/*.py")]
SOURCES += [GAME / f"{name}.py" for name in ("moving", "capabilities", "civic_action", "tribal_elders")]
WORDS = [Words(language, RULES, strict=True) for language in LANGUAGES]
KINDS = sorted({kind for path in SOURCES for kind in re.findall(r'"([a-z][a-z-]+)",\s+"\d\.', path.read_text("utf-8"))})
CHOICES = {
    "train-build": ["civic-action", "base", "patronage"],
    "sweep-route": ["direct"],
    "assault-allies": ["alone", "with-government"],
    "rally-how": ["place", "base", "hide", "done"],
    "attack-how": ["attack", "ambush"],
    "surge-roll": ["roll", "done"],
    "manpads": ["cancel", "done"],
    "predators": ["drone", "usual"],
    "reapers": ["second", "done"],
    "govern-how": ["returnees", "divert"],
    "infiltrate-how": ["remove", "replace"],
    "suborn-how": ["cubes", "base", "guerrilla", "hide"],
    "tribal-elders": ["support", "neutral", "opposition", "done"],
    "after-operation": ["done"],
}

LINES = [
    "operation", "special", "select", "nothing-exposed", "ambush", "terror-by", "attack-rolled", "surge-rolled",
    "manpads",
]  # fmt: skip
"""The lines of the journal that Operations and Special Activities write themselves; effects write the others."""


def test_the_kinds_are_found() -> None:
    assert len(KINDS) > 60
    assert {"train-space", "sweep-route", "surge-count", "suborn-hide", "roadside-space", "sharia-steps"} <= set(KINDS)
    assert set(CHOICES) - {"after-operation"} <= set(KINDS)


@pytest.mark.parametrize("words", WORDS, ids=LANGUAGES)
def test_every_question_has_its_prompt(words: Words) -> None:
    assert [kind for kind in KINDS if not words.has(f"prompt-{kind}")] == []


@pytest.mark.parametrize("words", WORDS, ids=LANGUAGES)
def test_every_choice_has_its_words(words: Words) -> None:
    wanted = [f"choice-{kind}-{word}" for kind, found in CHOICES.items() for word in found]
    assert [id for id in [*wanted, "choice-done", "choice-take-back"] if not words.has(id)] == []


CASES: list[tuple[str, str, str, list[str], list[str]]] = [
    (
        "herat: coalition 1b\nkabul: government 30t 29p", "coalition", "train", ["herat", "1"],
        [
            "Train: no cubes are Available. Take cubes from where (5 at most)?",
            "Entrenamiento: no hay cubos Disponibles. ¿De dónde los tomas (como máximo 5)?",
            "Entraînement : aucun cube Disponible. Où en prendre (5 au plus) ?",
        ],
    ),
    (
        "kabul: government 2t\nloc_kabul_tor_kham: warlords 1g", "government", "sweep", ["khowst", "kabul"],
        [
            "Sweep: which route from Kabul to Khowst?",
            "Barrido: ¿qué ruta de Kabul a Khowst?",
            "Ratissage : par où aller de Kabul à Khowst ?",
        ],
    ),
    (
        "herat: coalition 1t, government 1t, taliban 2g(2a)", "coalition", "assault", ["herat"],
        [
            "Assault in Herat: with Government cubes?",
            "Asalto en Herat: ¿con cubos del Gobierno?",
            "Assaut dans Herat : avec des cubes du Gouvernement ?",
        ],
    ),
    (
        "ghazni: taliban 1b, terror 1", "taliban", "rally", ["ghazni", "place", "1", "done", "ghazni"],
        [
            "Sharia in Ghazni: how many steps, at 1 Resource each?",
            "Sharía en Ghazni: ¿cuántos pasos, a 1 Recurso cada uno?",
            "Charia dans Ghazni : combien de crans, à 1 Ressource chacun ?",
        ],
    ),
    (
        "kabul: coalition 1t", "coalition", "train", ["surge"],
        [
            "Surge in Kabul: how many Coalition Troops should be there?",
            "Refuerzo en Kabul: ¿qué número de Tropas de la Coalición debe haber?",
            "Renfort à Kabul : combien de Troupes de la Coalition doit-il y avoir ?",
        ],
    ),
    (
        "kabul: coalition 1t", "coalition", "train", ["surge", "0", "0", "roll", "5"],
        [
            "Surge: how much of 5 goes to Aid? The rest goes to the Warlords.",
            "Refuerzo: de 5, ¿cuánto va a la Ayuda? El resto va a los Señores de la Guerra.",
            "Renfort : sur 5, combien pour l’Aide ? Le reste va aux Seigneurs de la Guerre.",
        ],
    ),
    (
        "bamian: government 2t", "government", "patrol", ["transport", "2", "loc_kandahar_kabul"],
        [
            "Transport: from Kandahar–Kabul to where?",
            "Transporte: desde Kandahar–Kabul, ¿hasta dónde?",
            "Transport : depuis Kandahar–Kabul, vers quelle zone ?",
        ],
    ),
    (
        "herat: warlords 2g(2a)", "warlords", "rally", ["suborn"],
        [
            "Suborn in Herat: how many Active Warlords Guerrillas go Underground?",
            "Soborno en Herat: ¿qué número de Guerrillas Activas de los Señores de la Guerra pasan a Ocultas?",
            "Subornation dans Herat : combien de Guérillas Actives des Seigneurs de la Guerre deviennent Dormantes ?",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "who", "name", "choices", "prompts"), CASES)
def test_the_question(text: str, who: str, name: str, choices: list[str], prompts: list[str]) -> None:
    decision = asks(board(text, resources=30), who, name, *choices)
    assert [words.prompt(decision) for words in WORDS] == prompts


@pytest.mark.parametrize("side", [UNSHADED, SHADED])
def test_whole_operations_can_be_told(side: int) -> None:
    """Every question, choice and own line of each Operation on a full map, with every card in force."""
    for who, names in {
        "coalition": ["train", "patrol", "sweep", "assault"],
        "government": ["train", "patrol", "sweep", "assault"],
        "taliban": ["rally", "march", "attack", "terror"],
        "warlords": ["rally", "march", "attack", "terror"],
    }.items():
        for name in names:
            b = RULES.new_board(RULES.check_options({}))
            for card in [*CAPABILITIES, *MOMENTUM]:
                b.put_in_force(card, side)
            b.set(RULES.spec.at["elders"], 1)
            b.conduct.journal = []
            if not RULES.procedures.possible(b, Operation(FACTIONS[who], name, special=True)):
                continue
            flow = announce(b, who, name)
            decision = next(flow)
            for turn in range(200):
                for words in WORDS:
                    assert words.prompt(decision) and all(words.choice(decision, option) for option in decision.options)
                found = [option for option in decision.options if option not in ("take_back", "done")]
                choice = found[turn % len(found)] if found and decision.actor != CHANCE else decision.options[0]
                try:
                    decision = flow.send(choice)
                except StopIteration:
                    break
            for words in WORDS:
                assert all(words.entry(entry) for entry in b.conduct.journal or [] if entry[0] in LINES)
