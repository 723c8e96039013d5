"""How the questions of the game read, in all languages."""

from __future__ import annotations

from abyssal.kernel.decision import DONE, Decision, given
from abyssal.language import LANGUAGES, Words
from tests.helpers import RULES

ALL = [Words(language, RULES, strict=True) for language in LANGUAGES]


def read(decision: Decision) -> list[str]:
    return [words.prompt(decision) for words in ALL]


def test_before_a_round_no_commands_of_the_terminal() -> None:
    """1.5.1 The page has a button for agreements, the terminal a list of commands."""
    assert read(Decision(0, "before-round", "1.5.1", given([DONE]), open=True)) == [
        "A Propaganda Round begins with a check for victory. Anything to agree on before it?",
        "La Ronda de Propaganda empieza comprobando la victoria. ¿Algún acuerdo antes?",
        "La Phase de Propagande commence par la vérification de la victoire. Un accord avant ?",
    ]


def test_nothing_is_left_to_choose_but_a_question_follows() -> None:
    """3.2.1 After the spaces of a Train comes a Base or Civic Action: it is not finished yet."""
    left = given([DONE, "take_back"])
    assert read(Decision(0, "train-space", "3.2.1", left)) == [
        "Train: no more spaces to choose. Go on?",
        "Entrenamiento: no quedan casillas que elegir. ¿Seguir?",
        "Entraînement : plus de zone à choisir. Continuer ?",
    ]
    assert read(Decision(1, "rally-how", "3.3.1", left, space=0)) == [
        "Rally in Bogotá: nothing to do here. Go on?",
        "Reagrupamiento en Bogotá: aquí no queda nada que hacer. ¿Seguir?",
        "Ralliement à Bogotá : plus rien à faire ici. Continuer ?",
    ]
    assert read(Decision(0, "train-build", "3.2.1", left)) == [
        "Train: nothing more to choose. Finish?",
        "Entrenamiento: no queda nada que elegir. ¿Terminar?",
        "Entraînement : plus rien à choisir. Terminer ?",
    ]
