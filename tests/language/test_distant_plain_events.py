"""5.1 What the Events of A Distant Plain ask for reads as what the card does."""

from __future__ import annotations

import pytest

from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.events.questions import asked
from tests.games.distant_plain.helpers import RULES, board

WORDS = [Words(language, RULES, strict=True) for language in LANGUAGES]

CASES: list[tuple[str, str, int, bool, list[str], list[str]]] = [
    (
        "", "coalition", 11, False, [],
        [
            "Event: place Underground Taliban Guerrillas where?",
            "Evento: ¿dónde colocas Guerrillas Ocultas de los Talibanes?",
            "Évènement : placer des Guérillas Dormantes des Talibans où ?",
        ],
    ),
    (
        "", "coalition", 13, False, [],
        [
            "Event: how much Patronage becomes Aid?",
            "Evento: ¿cuánto Clientelismo se convierte en Ayuda?",
            "Évènement : combien de Clientélisme devient de l’Aide ?",
        ],
    ),
    (
        "", "taliban", 21, True, [],
        [
            "Event: how many Available Coalition Troops go out of play?",
            "Evento: ¿qué número de Tropas de la Coalición Disponibles pasa a fuera de juego?",
            "Évènement : combien de Troupes de la Coalition Disponibles mettre hors jeu ?",
        ],
    ),
    (
        "kabul: coalition 1t, government 1t 1p", "taliban", 25, True, ["kabul"],
        [
            "Event: remove which piece from Kabul?",
            "Evento: ¿qué ficha eliminas de Kabul?",
            "Évènement : quelle pièce éliminer à Kabul ?",
        ],
    ),
    (
        "kabul: coalition 1t, government 1t 1p", "taliban", 4, True, [],
        [
            "Event: place where?",
            "Evento: ¿dónde colocas?",
            "Évènement : placer où ?",
        ],
    ),
    (
        "", "taliban", 21, False, [],
        [
            "Event: what do you carry out, free?",
            "Evento: ¿qué llevas a cabo gratis?",
            "Évènement : que réalisez-vous gratuitement ?",
        ],
    ),
    (
        "", "coalition", 27, True, [],
        [
            "Event: Rally free, where?",
            "Evento: ¿dónde haces un Reagrupamiento gratis?",
            "Évènement : Ralliement gratuit dans quelle zone ?",
        ],
    ),
    (
        "ghazni: S", "taliban", 15, True, ["ghazni"],
        [
            "Event: which Faction?",
            "Evento: ¿qué Facción?",
            "Évènement : quelle Faction ?",
        ],
    ),
    (
        "ghazni: S", "taliban", 15, True, ["ghazni", "taliban"],
        [
            "Event in Ghazni: how many Underground Taliban Guerrillas?",
            "Evento en Ghazni: ¿qué número de Guerrillas Ocultas de los Talibanes?",
            "Évènement dans Ghazni : combien de Guérillas Dormantes des Talibans ?",
        ],
    ),
    (
        "konduz: taliban 2g(1a)", "warlords", 35, False, ["konduz"],
        [
            "Event: replace which piece in Konduz?",
            "Evento: ¿qué ficha reemplazas en Konduz?",
            "Évènement : quelle pièce remplacer dans Konduz ?",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "who", "card", "shaded", "choices", "prompts"), CASES)
def test_the_question(text: str, who: str, card: int, shaded: bool, choices: list[str], prompts: list[str]) -> None:
    question = asked(board(text), who, card, shaded, *choices)
    assert [words.prompt(question) for words in WORDS] == prompts
