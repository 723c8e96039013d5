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
