"""The texts of a game of A Distant Plain in all languages: its frame, and everything in random games."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain.names import (
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    KABUL,
    RESOURCES_PHASE,
    TALIBAN,
    TROOPS,
    WARLORDS,
    ZABOL,
)
from abyssal.kernel.decision import CHANCE, Decision, given
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.kernel.position import Entry
from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.helpers import RULES, board
from tests.language.test_words import check

ALL = [Words(language, RULES, strict=True) for language in LANGUAGES]
GAMES: list[dict[str, str]] = [
    {"scenario": "short"},
    {"scenario": "short", "deployment": "open", "sudden_propaganda": "true", "deception": "true"},
    {"scenario": "short", "players": "2", "pairing": "warlords"},
]


@pytest.mark.parametrize("seed", range(3))
def test_everything_said_in_random_games(seed: int) -> None:
    """Every question, choice and journal line reads well in every language."""
    random = Random(seed)
    game = Game.new(RULES, GAMES[seed])
    player, dice = RandomPlayer(random, generous=True), chance(random)
    asked: set[tuple[object, ...]] = set()
    told: set[Entry] = set()
    heard = 0
    while (decision := game.decision) is not None:
        d = decision
        about = (d.kind, d.space, d.origin, d.faction, d.piece, d.number, d.card, tuple(d.options))
        if about not in asked:
            asked.add(about)
            for words in ALL:
                check(words.prompt(d))
                names = [words.choice(d, option) for option in d.options]
                assert len(set(names)) == len(names), (d.kind, names)
                for name in names:
                    check(name)
        game.play((dice if d.actor == CHANCE else player)(game, d))
        for entry in set(game.journal[heard:]) - told:
            told.add(entry)
            for words in ALL:
                check(words.entry(entry))
        heard = len(game.journal)
    for words in ALL:
        check(words.tracks(game.board))


SAID: list[tuple[Entry, list[str]]] = [
    (("phase", (RESOURCES_PHASE,)), ["6.3 Resources Phase", "6.3 Fase de Recursos", "6.3 Phase de Ressources"]),
    (
        ("earnings-government", (9, 24)),
        [
            "Government Earnings (6.3.2): LoCs 9 + Aid 24",
            "Ganancias del Gobierno (6.3.2): LdC 9 + Ayuda 24",
            "Gains du Gouvernement (6.3.2) : LdC 9 + Aide 24",
        ],
    ),
    (
        ("earnings-warlords", (5, 1)),
        [
            "Warlords Earnings (6.3.3): 5 Bases + 1 Guerrilla on LoCs",
            "Ganancias de los Señores de la Guerra (6.3.3): 5 Bases + 1 Guerrilla en LdC",
            "Gains des Seigneurs de la Guerre (6.3.3) : 5 Bases + 1 Guérilla sur les LdC",
        ],
    ),
    (
        ("casualties-aid", (2,)),
        [
            "Casualties and Aid (6.3.4): 2 pieces × 3",
            "Bajas y Ayuda (6.3.4): 2 fichas × 3",
            "Pertes et Aide (6.3.4) : 2 pièces × 3",
        ],
    ),
    (
        ("control", (ZABOL, 2)),
        ["Zabol: Taliban Control", "Zabol: Control de los Talibanes", "Zabol : Contrôle des Talibans"],
    ),
    (("control", (ZABOL, 0)), ["Zabol: Uncontrolled", "Zabol: Sin Control", "Zabol : Incontrôlé"]),
    (
        ("islamabad-hard", (0,)),
        ["Islamabad: no longer Hard", "Islamabad: ya no está Endurecido", "Islamabad : n’est plus Durci"],
    ),
    (
        ("removed-card", (1,)),
        ["Removed from the deck: 1 ISR", "Se retira del mazo: 1 ISR", "Retirée de la pioche : 1 ISR"],
    ),
    (
        ("all-margins", (-12, 3, 0, -5)),
        [
            "Margins: Coalition −12, Taliban +3, Government 0, Warlords −5",
            "Márgenes: Coalición −12, Talibanes +3, Gobierno 0, Señores de la Guerra −5",
            "Marges : Coalition −12, Talibans +3, Gouvernement 0, Seigneurs de la Guerre −5",
        ],
    ),
    (
        ("rebox", (1, COALITION_TROOPS, 2, 1)),
        [
            "1 Coalition Troop: Casualties → Out of play",
            "1 Tropa de la Coalición: Bajas → Fuera de juego",
            "1 Troupe de la Coalition : Pertes → Hors jeu",
        ],
    ),
]


@pytest.mark.parametrize(("entry", "texts"), SAID, ids=[said[0][0] for said in SAID])
def test_journal(entry: Entry, texts: list[str]) -> None:
    assert [words.entry(entry) for words in ALL] == texts


def test_who_deserts() -> None:
    """6.5.1 One number settles both: the Troops, and Police for the rest."""
    question = Decision(GOVERNMENT, "desertion", "6.5.1", given(["0", "1"]), space=KABUL, piece=TROOPS)
    assert [words.prompt(question) for words in ALL] == [
        "Desertion in Kabul: how many Government Troops go? The rest are Police.",
        "Deserción en Kabul: ¿qué número de Tropas del Gobierno se va? El resto es Policía.",
        "Désertion à Kabul : combien de Troupes du Gouvernement partent ? Le reste est de la Police.",
    ]


def test_agreements() -> None:
    """1.5.1 Resources to another faction, Patronage to the Warlords' Resources."""
    assert [words.deal(RULES.deal("give taliban warlords 5")) for words in ALL] == [
        "Taliban gives Warlords 5 Resources",
        "Talibanes da 5 Recursos a Señores de la Guerra",
        "Talibans donne 5 Ressources à Seigneurs de la Guerre",
    ]
    assert [words.deal(RULES.deal("grant 3")) for words in ALL] == [
        "Government: 3 Patronage into Resources for Warlords",
        "Gobierno: 3 de Clientelismo en Recursos para Señores de la Guerra",
        "Gouvernement : 3 de Clientélisme en Ressources pour Seigneurs de la Guerre",
    ]


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (
            Problem("no-purse", choice="give coalition taliban 1"),
            "“give coalition taliban 1”: the Coalition has no Resources of its own to give or receive.",
        ),
        (Problem("too-little-patronage", choice="grant 9", has=5), "“grant 9”: Patronage is only 5."),
        (
            Problem("option-clash", reason="pairing"),
            "These options do not go together: pairings exist only with 2 players.",
        ),
        (
            Problem("no-room", what="government 1t", why="pakistan", where="waziristan"),
            "waziristan: no room (government 1t): only Taliban pieces in Pakistan.",
        ),
    ],
)
def test_problems(problem: Problem, text: str) -> None:
    assert Words("en", strict=True).problem(problem) == text


def test_the_tracks_in_one_line() -> None:
    """6.6.1 A Hard marker still stands in a box."""
    b = board("kabul: government 2t, S\nhelmand: taliban 1g 1b, O", islamabad="sponsorship")
    b.shift_islamabad(1)
    assert ALL[0].tracks(b) == (
        "Aid 9 · Patronage 9 · Islamabad Sponsorship (Hard) · Support + Available 29 · Opposition + Bases 2 · "
        "COIN Control + Patronage 12 · Uncontrolled 21"
    )
    assert [words.track(words.lexicon.tracks(b)[2]) for words in ALL[1:]] == [
        "Patrocinio (Endurecido)", "Parrainage (Durci)",
    ]  # fmt: skip
    assert {COALITION, TALIBAN, GOVERNMENT, WARLORDS} == {
        track.faction for track in ALL[0].lexicon.tracks(b) if track.faction >= 0
    }


def test_a_marker_that_only_its_player_may_know() -> None:
    """7.3.option A drawn marker is named for its player and withheld from the others; the question before a check names
    none."""
    draw = Game.new(RULES, {"deception": "true"}).decision
    assert draw is not None
    assert [words.choice(draw, "?hidden_agenda") for words in ALL] == ["Hidden Agenda", "Plan Oculto", "Dessein caché"]
    assert [words.choice(draw, "?") for words in ALL] == ["Face down", "Boca abajo", "Face cachée"]
    question = Decision(GOVERNMENT, "show-agenda", "7.3.option", given(["hidden_agenda", "done"]))
    assert [words.choice(question, "hidden_agenda") for words in ALL] == [
        "Hidden Agenda: +1 to your margin",
        "Plan Oculto: +1 a tu margen",
        "Dessein caché\u00a0: +1 à votre marge",
    ]
    for words in ALL:
        assert words.say("deception-hidden-agenda") not in words.prompt(question)
    assert [words.entry(("deception-shown", (TALIBAN, 2))) for words in ALL] == [
        "Taliban: a Deception marker is shown, Hidden Asset",
        "Talibanes: se muestra un marcador de Engaño, Recurso Oculto",
        "Talibans\u00a0: un marqueur de Tromperie est montré, Atout caché",
    ]
