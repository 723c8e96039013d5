"""The texts of a game, in all languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import FARC_A, FARC_U, TROOPS
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.kernel.decision import ANY_CARD, CHANCE, Decision, given
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.kernel.position import Entry
from abyssal.language import LANGUAGES, Words
from tests.games.andean_abyss.helpers import board

RULES = AndeanAbyss()
ALL = [Words(language, RULES, strict=True) for language in LANGUAGES]
ENGLISH, SPANISH, FRENCH = ALL

GAMES: list[dict[str, str]] = [
    {},
    {"edition": "second"},
    {"scenario": "quick"},
    {"deployment": "open", "piles": "rough"},
]


def check(text: str) -> None:
    """Check that a text is a clean line without open placeholders."""
    assert text
    assert text == text.strip()
    assert not re.search(r"  |[{}]|\bnone\b|\bNone\b", text), text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_everything_said_in_random_games(seed: int) -> None:
    """Every question, choice and journal line reads well in every language."""
    random = Random(seed)
    game = Game.new(RULES, GAMES[seed % len(GAMES)])
    player, dice = RandomPlayer(random, generous=True), chance(random)
    asked: set[tuple[object, ...]] = set()
    told = 0
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
        for entry in game.journal[told:]:
            for words in ALL:
                check(words.entry(entry))
        told = len(game.journal)


def ask(kind: str, space: int = -1, piece: int = -1) -> Decision:
    return Decision(1, kind, "3.3.1", given(["bogota", "done"]), space=space, piece=piece)


def test_prompts() -> None:
    question = ask("rally-count", space=RULES.spec.space_index["meta_west"], piece=FARC_U)
    assert ENGLISH.prompt(question) == "Rally in Meta West: how many Underground FARC Guerrillas?"
    assert SPANISH.prompt(question) == "Reagrupamiento en Meta West: ¿qué número de Guerrillas FARC Ocultas?"
    assert FRENCH.prompt(question) == "Ralliement dans le Meta West : combien de Guérillas FARC Dormantes ?"


def test_questions_when_nothing_is_left_to_choose() -> None:
    """Removing own pieces is always possible (1.4.1), so it does not count; a Special Activity (4.1) does."""
    options = {"left": ["extort", "done", "take_back"], "over": ["done", "take_back"]}
    after = {name: Decision(1, "after-operation", "4.1", given(found)) for name, found in options.items()}
    assert [words.prompt(after["left"]) for words in ALL] == [
        "Operation done. Add a Special Activity?",
        "Operación terminada. ¿Añades una Actividad Especial?",
        "Opération terminée. Ajouter une Activité Spéciale ?",
    ]
    assert [words.prompt(after["over"]) for words in ALL] == [
        "All done: end the turn?",
        "Todo hecho: ¿terminar el turno?",
        "Tout est fait : finir le tour ?",
    ]
    for name, done in (("left", "No Special Activity"), ("over", "End the turn")):
        assert ENGLISH.choice(after[name], "done") == done
    rally = Decision(1, "rally-space", "3.3.1", given(["done", "take_back"]))
    assert [words.prompt(rally) for words in ALL] == [
        "Rally: nothing more to choose. Finish?",
        "Reagrupamiento: no queda nada que elegir. ¿Terminar?",
        "Ralliement : plus rien à choisir. Terminer ?",
    ]
    assert ENGLISH.prompt(ask("rally-space")) == "Rally: choose a space"
    assert ENGLISH.choice(rally, "done") == "Done"


def test_reasons_count_candidates_in_one_way() -> None:
    rule, reason = 0, ENGLISH.lexicon.lists["reason"].index("why-city")
    narrow = [("bot-narrow", (rule, reason, 27, left)) for left in (3, 0)]
    found = [("bot-found", (rule, reason, count)) for count in (19, 1)]
    cited = ENGLISH.lexicon.rules[rule]
    assert [ENGLISH.entry(entry) for entry in [*narrow, *found]] == [
        f"{cited}: City: 27 candidates, 3 left",
        f"{cited}: City: 27 candidates, none left",
        f"{cited}: City: all 19 candidates",
        f"{cited}: City: the only candidate",
    ]


def test_places() -> None:
    spaces = RULES.spec.space_index
    assert [words.at(spaces["cali"]) for words in ALL] == ["in Cali", "en Cali", "à Cali"]
    assert [words.at(spaces["loc_cali_pasto"]) for words in ALL] == [
        "on Cali - Pasto",
        "en Cali - Pasto",
        "sur Cali - Pasto",
    ]


def test_event_questions_leave_out_what_they_are_not_about() -> None:
    assert ENGLISH.prompt(ask("event-count")) == "Event: how many?"
    assert ENGLISH.prompt(ask("event-count", space=0)) == "Event in Bogotá: how many?"
    assert ENGLISH.prompt(ask("event-count", space=0, piece=TROOPS)) == "Event in Bogotá: how many Troops?"


def test_choices() -> None:
    rally, bribe = ask("rally-how"), ask("bribe-guerrilla")
    draw = Decision(CHANCE, "draw", "2.2", given(["3", "propaganda"]), card=ANY_CARD)
    assert ENGLISH.choice(rally, "meta_west") == "Meta West"
    assert SPANISH.choice(rally, "cartels") == "Cárteles"
    assert ENGLISH.choice(rally, "place") == "Place Guerrillas"
    assert ENGLISH.choice(ask("cultivate-how"), "place") == "Place a Base"
    assert ENGLISH.choice(rally, "take_back") == "Remove own pieces to Available"
    assert FRENCH.choice(rally, "air_strike") == "Attaque Aérienne"
    assert ENGLISH.choice(bribe, "remove:auc.guerrilla.a") == "Remove Active AUC Guerrilla"
    assert ENGLISH.choice(rally, "3") == "3"
    assert ENGLISH.choice(draw, "3") == "3 Tapias"
    assert ENGLISH.choice(rally, "a_new_word") == "a new word"


def test_journal() -> None:
    assert ENGLISH.entry(("place", (1, TROOPS, 0))) == "1 Troop placed in Bogotá"
    assert SPANISH.entry(("place", (2, FARC_U, 0))) == "Se colocan 2 Guerrillas FARC Ocultas en Bogotá"
    assert FRENCH.entry(("remove", (1, FARC_A, 0))) == "On élimine 1 Guérilla FARC Active à Bogotá"
    assert ENGLISH.entry(("turn", (2, FARC_A, 0))) == "2 FARC Guerrillas Activated in Bogotá"
    assert FRENCH.entry(("turn", (1, FARC_A, 0))) == "On active 1 Guérilla FARC à Bogotá"
    assert ENGLISH.entry(("turn", (2, FARC_U, 0))) == "2 FARC Guerrillas turned Underground in Bogotá"
    assert ENGLISH.entry(("resources", (1, -3, 7))) == "FARC: Resources −3, now 7"
    assert ENGLISH.entry(("event", (1, 25, 1))).endswith(", shaded")
    assert ENGLISH.entry(("event", (1, 19, 0))) == "FARC: Event 19 General Offensive"
    assert ENGLISH.entry(("operation", (1, 4, 1, 1))) == "FARC: free Limited Operation, Rally"
    assert SPANISH.entry(("operation", (1, 4, 0, 1))) == "FARC: Reagrupamiento (Operación Gratuita)"
    assert ENGLISH.entry(("card", (RULES.cards.propaganda[0],))) == "Card: Propaganda!"


def test_where_all_have_lost_margins_tell_the_order() -> None:
    """7.1 The Non-players rank before the only player, but the places shown follow the margins."""
    b = board("cesar: farc 1b, AO\nhuila: auc 2b\nbogota: AS\ncali: AS", 0, players="1")
    assert [RULES.spec.factions[factions[0]] for factions in RULES.ranking(b)] == ["auc", "farc", "cartels", "govt"]
    assert [(factions[0], RULES.margin(b, factions[0])) for factions in ENGLISH.places(b)] == [
        (2, 1), (1, -22), (0, -38), (3, -40),
    ]  # fmt: skip


def test_problems() -> None:
    plain = Words("en", strict=True)
    assert plain.problem(Problem("nothing-to-undo")).startswith("Nothing to undo")
    clash = plain.problem(Problem("option-clash", reason="quick-open"))
    assert clash == "These options do not go together: the Quick scenario has no Open Deployment."
    broken = Problem("bad-record", line=7, reason="illegal-choice", details={"choice": "x", "expected": "y"})
    assert plain.problem(broken) == "Line 7: “x” is not among the choices. Expected: y"
    assert Words("es").problem(broken) == "Línea 7: «x» no está entre las opciones. Se esperaba: y"
    many = {"choice": "x", "expected": " ".join(str(i) for i in range(9))}
    assert plain.problem(Problem("bad-record", line=7, reason="illegal-choice", details=many)).endswith(" 6 7 …")


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Problem("too-many", what="farc 31g", most=30, where="cali"), "cali: too many (farc 31g), 30 at most."),
        (Problem("no-room", what="farc 1b", why="loc", where="x"), "x: no room (farc 1b): no Bases on a LoC."),
        (
            Problem("no-room", what="farc 1b", why="bases", where="x"),
            "x: no room (farc 1b): at most 2 Bases in a space.",
        ),
        (Problem("in-file", path="a.json", reason="not-text", details={}), "a.json: this is not text."),
    ],
)
def test_problems_say_why(problem: Problem, text: str) -> None:
    assert Words("en", strict=True).problem(problem) == text


def test_problems_tell_one_line_of_what_came_from_outside() -> None:
    """Outside text is cut to one line, however long it is and whatever control characters it has."""
    plain = Words("en", strict=True)
    long = {"kind": "word", "name": "x" * 3000, "where": "a\nb\x1b[31mc"}
    told = f"a b [31mc: unknown word “{'x' * 200}…”."
    assert plain.problem(Problem("unknown-name", **long)) == told
    assert plain.problem(Problem("in-file", path="p", reason="unknown-name", details=long)) == f"p: {told}"
    choices = " ".join(["c" * 30] * 60)
    assert plain.problem(Problem("ambiguous-choice", choice="c", matches=choices)) == f"“c” could be: {choices}."


def test_what_is_missing_reads_as_well_as_it_can() -> None:
    words = Words("en", RULES)
    assert words.say("no-such-message", number=3) == "no-such-message 3"
    assert words.entry(("no-such-entry", (1, 2))) == "no-such-entry 1 2"
    with pytest.raises(LookupError):
        ENGLISH.say("no-such-message")
    with pytest.raises(LookupError):
        ENGLISH.entry(("place", (1,)))


def test_unknown_language() -> None:
    with pytest.raises(Problem, match="unknown-language"):
        Words("de")


def test_journal_of_a_propaganda_round() -> None:
    """6.0 The journal has the phases with their rules, the sources of income, and why El Presidente stays or goes."""
    told: list[tuple[Entry, list[str]]] = [
        (("phase", (4, 0)), ["6.2 Control Phase", "6.2 Fase de Control", "6.2 Phase de Contrôle"]),
        (("phase", (4, 1)), ["6.2 Sabotage Phase", "6.2 Fase de Sabotaje", "6.2 Phase de Sabotage"]),
        (
            ("earnings-govt", (29, 9, 0)),
            [
                "Government Earnings (6.3.1): LoCs 29 + Aid 9",
                "Ganancias del Gobierno (6.3.1): LdC 29 + Ayuda 9",
                "Gains du Gouvernement (6.3.1) : LdC 29 + Aide 9",
            ],
        ),
        (
            ("earnings-govt", (29, 0, 1)),
            [
                "Government Earnings (6.3.1): LoCs 29, no Aid under Samper",
                "Ganancias del Gobierno (6.3.1): LdC 29, sin Ayuda con Samper",
                "Gains du Gouvernement (6.3.1) : LdC 29, pas d’Aide sous Samper",
            ],
        ),
        (
            ("earnings", (3, 4, 3)),
            [
                "Insurgent Earnings (6.3.2), Cartels: 4 Bases × 3",
                "Ganancias de los Insurgentes (6.3.2), Cárteles: 4 Bases × 3",
                "Gains des Insurgés (6.3.2), Cartels : 4 Bases × 3",
            ],
        ),
        (
            ("election", (0, 61, 60, 1)),
            [
                "Total Support 61, above 60: Samper stays El Presidente",
                "Apoyo Total 61, superior a 60: Samper sigue siendo El Presidente",
                "Soutien total 61, supérieur à 60 : Samper reste El Presidente",
            ],
        ),
        (
            ("election", (0, 60, 60, 0)),
            [
                "Total Support 60, not above 60: Samper has to go",
                "Apoyo Total 60, no superior a 60: Samper deja el cargo",
                "Soutien total 60, pas supérieur à 60 : Samper quitte son poste",
            ],
        ),
        (
            ("all-margins", (-12, 3, 0, -5)),
            [
                "Margins: Government −12, FARC +3, AUC 0, Cartels −5",
                "Márgenes: Gobierno −12, FARC +3, AUC 0, Cárteles −5",
                "Marges : Gouvernement −12, FARC +3, AUC 0, Cartels −5",
            ],
        ),
    ]
    for entry, texts in told:
        assert [words.entry(entry) for words in ALL] == texts
