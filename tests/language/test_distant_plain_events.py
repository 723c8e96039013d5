"""5.1 What the Events of A Distant Plain ask for reads as what the card does."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.events.questions import asked
from tests.games.distant_plain.helpers import RULES, board
from tests.games.distant_plain.helpers import question as asks

WORDS = [Words(language, RULES, strict=True) for language in LANGUAGES]

CASES: list[tuple[str, str, int, bool, list[str], list[str]]] = [
    (
        "", "coalition", 11, False, [],
        [
            "Event: place Underground Taliban Guerrillas where?",
            "Evento: ¿dónde colocas Guerrillas Ocultas de los Talibanes?",
            "Évènement : où placer des Guérillas Dormantes des Talibans ?",
        ],
    ),
    (
        "", "coalition", 13, False, [],
        [
            "Event: how much Patronage becomes Aid?",
            "Evento: ¿cuánto Clientelismo se convierte en Ayuda?",
            "Évènement : combien de Clientélisme devient de l’Aide ?",
        ],
    ),
    (
        "", "taliban", 21, True, [],
        [
            "Event: how many Available Coalition Troops go out of play?",
            "Evento: ¿qué número de Tropas de la Coalición Disponibles pasa a fuera de juego?",
            "Évènement : combien de Troupes de la Coalition Disponibles mettre hors jeu ?",
        ],
    ),
    (
        "kabul: coalition 1t, government 1t 1p", "taliban", 25, True, ["kabul"],
        [
            "Event: remove which piece from Kabul?",
            "Evento: ¿qué ficha eliminas de Kabul?",
            "Évènement : quelle pièce éliminer à Kabul ?",
        ],
    ),
    (
        "kabul: coalition 1t, government 1t 1p", "taliban", 4, True, [],
        [
            "Event: place pieces where?",
            "Evento: ¿dónde colocas fichas?",
            "Évènement : où placer des pièces ?",
        ],
    ),
    (
        "", "taliban", 21, False, [],
        [
            "Event: which free action?",
            "Evento: ¿qué acción gratuita?",
            "Évènement : quelle action gratuite ?",
        ],
    ),
    (
        "", "coalition", 27, True, [],
        [
            "Event: free Rally where?",
            "Evento: ¿dónde haces un Reagrupamiento gratis?",
            "Évènement : Ralliement gratuit dans quelle zone ?",
        ],
    ),
    (
        "ghazni: S", "taliban", 15, True, ["ghazni"],
        [
            "Event: which Faction?",
            "Evento: ¿qué Facción?",
            "Évènement : quelle Faction ?",
        ],
    ),
    (
        "ghazni: S", "taliban", 15, True, ["ghazni", "taliban"],
        [
            "Event in Ghazni: how many Underground Taliban Guerrillas?",
            "Evento en Ghazni: ¿qué número de Guerrillas Ocultas de los Talibanes?",
            "Évènement dans Ghazni : combien de Guérillas Dormantes des Talibans ?",
        ],
    ),
    (
        "konduz: taliban 2g(1a)", "warlords", 35, False, ["konduz"],
        [
            "Event: replace which piece in Konduz?",
            "Evento: ¿qué ficha reemplazas en Konduz?",
            "Évènement : quelle pièce remplacer dans Konduz ?",
        ],
    ),
    (
        "zabol: government 1t, taliban 1g(1a)", "government", 37, False, [],
        [
            "Event: Assault with Government Troops where?",
            "Evento: ¿dónde haces un Asalto con Tropas del Gobierno?",
            "Évènement : où mener un Assaut avec des Troupes du Gouvernement ?",
        ],
    ),
    (
        "", "taliban", 41, True, [],
        [
            "Event: which Available Coalition piece goes out of play?",
            "Evento: ¿qué ficha Disponible de la Coalición sale del juego?",
            "Évènement : quelle pièce Disponible de la Coalition est mise hors jeu ?",
        ],
    ),
    (
        "zabol: taliban 1g", "taliban", 42, True, [],
        [
            "Event: Terror where?",
            "Evento: ¿dónde colocas Terror?",
            "Évènement : où placer la Terreur ?",
        ],
    ),
    (
        "kabul: terror 1", "government", 69, False, [],
        [
            "Event: remove Terror or Sabotage where?",
            "Evento: ¿de dónde eliminas Terror o Sabotaje?",
            "Évènement : où retirer Terreur ou Sabotage ?",
        ],
    ),
    (
        "kabul: government 1p\nzabol: government 1p", "government", 69, False, [],
        [
            "Event: place a +1 Pop marker where?",
            "Evento: ¿dónde colocas un marcador +1 Pob?",
            "Évènement : où placer un marqueur +1 Pop ?",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "who", "card", "shaded", "choices", "prompts"), CASES)
def test_the_question(text: str, who: str, card: int, shaded: bool, choices: list[str], prompts: list[str]) -> None:
    question = asked(board(text), who, card, shaded, *choices)
    assert [words.prompt(question) for words in WORDS] == prompts


def test_pieces_that_come_back() -> None:
    """41 unshaded asks for pieces that are out of play."""
    b = board()
    b.discard(names.COALITION_TROOPS, 2)
    question = asked(b, "coalition", 41, False)
    assert [words.prompt(question) for words in WORDS] == [
        "Event: which out-of-play Coalition piece becomes Available?",
        "Evento: ¿qué ficha de la Coalición fuera de juego pasa a Disponibles?",
        "Évènement : quelle pièce de la Coalition hors jeu devient Disponible ?",
    ]


def test_capabilities() -> None:
    """67 asks for a card."""
    b = board()
    b.put_in_force(names.ISR, names.UNSHADED)
    b.put_in_force(names.REAPERS, names.UNSHADED)
    question = asked(b, "coalition", 67, False)
    assert [words.prompt(question) for words in WORDS] == [
        "Event: turn which Capability to its other side?",
        "Evento: ¿a qué Capacidad das la vuelta?",
        "Évènement : quelle Capacité retourner ?",
    ]


def test_ways() -> None:
    """44 and 51 unshaded offer ways with words of their own."""
    question = asked(board(), "taliban", 44, False)
    assert [words.choice(question, question.options[1]) for words in WORDS] == [
        "1 box toward Hostility",
        "1 posición hacia Hostilidad",
        "1 case vers Hostilité",
    ]
    assert [WORDS[0].choice(question, option) for option in question.options] == [
        "2 boxes toward Hostility",
        "1 box toward Hostility",
        "1 box toward Sponsorship",
        "2 boxes toward Sponsorship",
    ]
    question = asked(board("zabol: government 1p"), "taliban", 51, False)
    assert [[words.choice(question, option) for option in question.options] for words in WORDS] == [
        ["Raise Patronage by 4", "Govern in up to 2 spaces"],
        ["Subir el Clientelismo 4", "Gobernanza en hasta 2 casillas"],
        ["Augmenter le Clientélisme de 4", "Gouvernance dans 2 zones au plus"],
    ]


def test_tribal_elders() -> None:
    """45 asks its holder about the Province by name."""
    b = board("khowst: coalition 1t, S")
    b.take_elders(names.TALIBAN)
    question = asks(RULES.procedures.event(b, names.WARLORDS, 38, True), "khowst")
    assert [words.prompt(question) for words in WORDS] == [
        "Tribal Elders: set Khowst to which level?",
        "Tribal Elders: ¿en qué nivel pones Khowst?",
        "Tribal Elders : à quel niveau mettre Khowst ?",
    ]
    assert [[words.choice(question, option) for option in question.options] for words in WORDS] == [
        ["Support", "Opposition", "Leave it as it is"],
        ["Apoyo", "Oposición", "Dejarlo como está"],
        ["Soutien", "Opposition", "Ne rien changer"],
    ]
