"""The terms of the published translations: the same words as in the printed rulebooks."""

from __future__ import annotations

import pytest

from abyssal.games import GAMES, rules_for
from abyssal.language import Words
from abyssal.language.bundles import message_files

TERMS = [
    ("operation-train", "Train", "Entrenamiento", "Entraînement"),
    ("operation-patrol", "Patrol", "Patrulla", "Patrouille"),
    ("operation-sweep", "Sweep", "Barrido", "Ratissage"),
    ("operation-assault", "Assault", "Asalto", "Assaut"),
    ("operation-rally", "Rally", "Reagrupamiento", "Ralliement"),
    ("operation-march", "March", "Marcha", "Marche"),
    ("operation-attack", "Attack", "Ataque", "Attaque"),
    ("operation-terror", "Terror", "Terror", "Terreur"),
    ("special-air-lift", "Air Lift", "Transporte Aéreo", "Transport Aérien"),
    ("special-air-strike", "Air Strike", "Ataque Aéreo", "Attaque Aérienne"),
    ("special-eradicate", "Eradicate", "Erradicación", "Éradication"),
    ("special-extort", "Extort", "Extorsión", "Extorsion"),
    ("special-ambush", "Ambush", "Emboscada", "Embuscade"),
    ("special-kidnap", "Kidnap", "Secuestro", "Kidnapping"),
    ("special-assassinate", "Assassinate", "Asesinato", "Assassinat"),
    ("special-cultivate", "Cultivate", "Cultivo", "Culture"),
    ("special-process", "Process", "Procesamiento", "Production"),
    ("special-bribe", "Bribe", "Soborno", "Corruption"),
    ("level-active-support", "Active Support", "Apoyo Activo", "Soutien Actif"),
    ("level-passive-support", "Passive Support", "Apoyo Pasivo", "Soutien Passif"),
    ("level-neutral", "Neutral", "Neutral", "Neutre"),
    ("level-passive-opposition", "Passive Opposition", "Oposición Pasiva", "Opposition Passive"),
    ("level-active-opposition", "Active Opposition", "Oposición Activa", "Opposition Active"),
    ("faction-govt", "Government", "Gobierno", "Gouvernement"),
    ("faction-farc", "FARC", "FARC", "FARC"),
    ("faction-auc", "AUC", "AUC", "AUC"),
    ("faction-cartels", "Cartels", "Cárteles", "Cartels"),
    ("degree-failure", "COIN Failure", "Fracaso de la COIN", "Échec de la COIN"),
    ("degree-stalemate", "Stalemate", "Punto Muerto", "Impasse"),
    ("degree-progress", "COIN Progress", "Progreso de la COIN", "Progrès de la COIN"),
    ("degree-triumph", "COIN Triumph", "Triunfo de la COIN", "Triomphe de la COIN"),
]
WORDS = [Words(language, rules_for("andean-abyss"), strict=True) for language in ("en", "es", "fr")]


@pytest.mark.parametrize(("id", "english", "spanish", "french"), TERMS, ids=[term[0] for term in TERMS])
def test_term(id: str, english: str, spanish: str, french: str) -> None:
    assert [words.say(id) for words in WORDS] == [english, spanish, french]


def test_every_operation_activity_level_and_faction_is_listed() -> None:
    rules = rules_for("andean-abyss")
    listed = {term[0] for term in TERMS}
    assert {f"faction-{name}" for name in rules.spec.factions} <= listed
    assert len([id for id in listed if id.startswith("operation-")]) == 8
    assert len([id for id in listed if id.startswith("special-")]) == 10
    assert len([id for id in listed if id.startswith("level-")]) == 5


AVOIDED = [("fr", "vénement", "Évènement"), ("fr", "espace", "zone"), ("es", " pieza", " ficha")]


@pytest.mark.parametrize(("language", "avoided", "said"), AVOIDED)
def test_one_word_and_one_spelling_for_a_thing(language: str, avoided: str, said: str) -> None:
    paths = {path.name: path for game in GAMES for path in message_files(language, game)}
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
    assert any(said in text for text in texts.values())
    assert [name for name, text in texts.items() if avoided in text.lower()] == []


def test_names_on_the_map_and_on_the_cards_stay_as_printed() -> None:
    """The Spanish and the French rulebook keep them in English too."""
    spec, cards = WORDS[0].spec, WORDS[0].lexicon.cards
    for words in WORDS:
        assert [words.space(spec.space_index[id]) for id in ("meta_east", "meta_west")] == ["Meta East", "Meta West"]
        assert words.card(cards.propaganda[0]) == "Propaganda!"
