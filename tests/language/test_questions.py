"""The wording of the game's questions, in all languages."""

from __future__ import annotations

from abyssal.kernel.decision import DONE, Decision, given
from abyssal.language import LANGUAGES, Words
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import RULES, board

ALL = [Words(language, RULES, strict=True) for language in LANGUAGES]


def read(decision: Decision) -> list[str]:
    return [words.prompt(decision) for words in ALL]


def test_before_a_round_no_commands_of_the_terminal() -> None:
    """1.5.1 The page has a button for agreements, the terminal a list of commands."""
    assert read(Decision(0, "before-round", "1.5.1", given([DONE]), open=True)) == [
        "A Propaganda Round begins with a victory check. Anything to agree on first?",
        "La Ronda de Propaganda empieza comprobando la victoria. ¿Algún acuerdo antes?",
        "La Phase de Propagande commence par la vérification de la victoire. Un accord avant ?",
    ]


def test_nothing_is_left_to_choose_but_a_question_follows() -> None:
    """3.2.1 After the spaces of a Train comes a Base or Civic Action: it is not finished yet."""
    left = given([DONE, "take_back"])
    assert read(Decision(0, "train-space", "3.2.1", left)) == [
        "Train: no more spaces to choose. Go on?",
        "Entrenamiento: no quedan casillas que elegir. ¿Seguir?",
        "Entraînement : plus de zone à choisir. Continuer ?",
    ]
    assert read(Decision(1, "rally-how", "3.3.1", left, space=0)) == [
        "Rally in Bogotá: nothing to do here. Go on?",
        "Reagrupamiento en Bogotá: aquí no queda nada que hacer. ¿Seguir?",
        "Ralliement à Bogotá : plus rien à faire ici. Continuer ?",
    ]
    assert read(Decision(0, "train-build", "3.2.1", left)) == [
        "Train: nothing more to choose. Finish?",
        "Entrenamiento: no queda nada que elegir. ¿Terminar?",
        "Entraînement : plus rien à choisir. Terminer ?",
    ]


def test_the_odds_of_an_attack() -> None:
    """3.3.3 It succeeds on a roll of at most the number of Guerrillas, whatever their side."""
    b = board("huila: farc 3g(1a), govt 1p\ncali: farc 1g, govt 1p\nbogota: farc 7g, govt 1p")
    assert read(asks(b, "farc", "attack")) == [
        "Attack: choose a space. It succeeds on a roll no higher than your Guerrillas there.",
        "Ataque: elige una casilla. Tiene éxito con una tirada no mayor que el número de tus Guerrillas allí.",
        "Attaque : choisissez une zone. Elle réussit si le dé ne dépasse pas le nombre de vos Guérillas sur place.",
    ]
    ways = {space: asks(b, "farc", "attack", space) for space in ("huila", "cali", "bogota")}
    assert [[words.choice(way, "attack") for words in ALL] for way in ways.values()] == [
        [
            "Attack: succeeds on a roll of 1 to 3",
            "Ataque: éxito con una tirada de 1 a 3",
            "Attaque : réussit sur un jet de 1 à 3",
        ],
        ["Attack: succeeds on a roll of 1", "Ataque: éxito con una tirada de 1", "Attaque : réussit sur un 1"],
        [
            "Attack: succeeds on any roll",
            "Ataque: éxito con cualquier tirada",
            "Attaque : réussit à coup sûr",
        ],
    ]


def test_the_die_of_an_attack_tells_whether_it_succeeds() -> None:
    told = [[words.entry(("attack-rolled", numbers)) for words in ALL] for numbers in ((2, 3, 1), (2, 1, 0))]
    assert told == [
        [
            "Die roll: 2 against 3 Guerrillas: the Attack succeeds",
            "Tirada de dado: 2 contra 3 Guerrillas: el Ataque tiene éxito",
            "Jet de dé : 2 contre 3 Guérillas : l’Attaque réussit",
        ],
        [
            "Die roll: 2 against 1 Guerrilla: the Attack fails",
            "Tirada de dado: 2 contra 1 Guerrilla: el Ataque fracasa",
            "Jet de dé : 2 contre 1 Guérilla : l’Attaque échoue",
        ],
    ]


def test_where_an_air_lift_begins() -> None:
    assert read(Decision(0, "air-lift-origin", "4.2.1", given(["cali"]))) == [
        "Air Lift: Troops from where?",
        "Transporte Aéreo: ¿Tropas de dónde?",
        "Transport Aérien : d’où partent les Troupes ?",
    ]


def test_the_enemy_piece_is_removed_not_placed() -> None:
    loc = RULES.spec.space_index["loc_cartagena_barranquilla"]
    assert read(Decision(1, "attack-target", "3.3.3", given(["govt.police"]), space=loc)) == [
        "Which enemy piece is removed from Cartagena - Barranquilla?",
        "¿Qué ficha enemiga se elimina de Cartagena - Barranquilla?",
        "Quelle pièce ennemie éliminer sur Cartagena - Barranquilla ?",
    ]


def test_troops_alone_come_to_a_sweep() -> None:
    """3.2.3 Police do not move in."""
    assert read(asks(board("bogota: govt 1t"), "govt", "sweep", "huila")) == [
        "Sweep in Huila: bring Troops from where?",
        "Barrido en Huila: ¿de dónde traes Tropas?",
        "Ratissage dans le Huila : d’où faire venir des Troupes ?",
    ]
