"""5.1 What Events ask for reads as what the card does."""

from __future__ import annotations

import pytest

from abyssal.language.words import Words
from tests.games.andean_abyss.events.questions import asked
from tests.games.andean_abyss.helpers import RULES, board

WORDS = [Words(language, RULES) for language in ("en", "es", "fr")]

CASES: list[tuple[str, str, int, bool, list[str], list[str]]] = [
    (
        "bogota: cartels 1g 1b\ncali: cartels 1g",
        "govt", 57, False, [],
        ["Event: replace pieces where?", "Evento: ¿dónde reemplazas fichas?", "Évènement : où remplacer des pièces ?"],
    ),
    (
        "cartagena: cartels 3g(1a), shipment cartels.u, shipment cartels.a\nbogota: cartels 4g",
        "govt", 55, False, [],
        [
            "Event in Cartagena: whose Shipment is removed?",
            "Evento en Cartagena: ¿de quién es el Cargamento que eliminas?",
            "Évènement à Cartagena : de qui éliminer la Cargaison ?",
        ],
    ),
    (
        "huila: auc 1g, govt 1t 1p",
        "farc", 40, True, ["neiva"],
        [
            "Event: move Police from Huila to where?",
            "Evento: ¿hasta dónde mueves Policías desde Huila?",
            "Évènement : déplacer des cubes de Police (départ : Huila) vers quelle zone ?",
        ],
    ),
    (
        "bogota: govt 2t\ncali: govt 2t",
        "farc", 23, True, [],
        [
            "Event: remove Troops from where?",
            "Evento: ¿de dónde eliminas Tropas?",
            "Évènement : où éliminer des Troupes ?",
        ],
    ),
    (
        "bogota: cartels 2g(1a)",
        "govt", 63, False, [],
        [
            "Event in Bogotá: which Guerrilla stays?",
            "Evento en Bogotá: ¿qué Guerrilla se queda?",
            "Évènement à Bogotá : quelle Guérilla reste ?",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "who", "card", "shaded", "choices", "prompts"), CASES)
def test_the_question(text: str, who: str, card: int, shaded: bool, choices: list[str], prompts: list[str]) -> None:
    question = asked(board(text), who, card, shaded, *choices)
    assert [words.prompt(question) for words in WORDS] == prompts


@pytest.mark.parametrize(
    ("text", "card", "ways"),
    [
        ("cartagena: cartels 1g, shipment cartels.u", 68, ["Remove 2 Cartels pieces", "Remove 1 or 2 Shipments"]),
        ("cesar: farc 1b, AO", 48, ["Set to Neutral", "Remove 1 FARC Base"]),
    ],
)
def test_the_ways_name_what_goes(text: str, card: int, ways: list[str]) -> None:
    question = asked(board(text), "govt", card, False)
    assert [WORDS[0].choice(question, option) for option in question.options] == ways
