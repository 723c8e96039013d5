"""The page's own texts, in all languages."""

from __future__ import annotations

import pytest

from abyssal.games import rules_for
from abyssal.language import LANGUAGES, Words
from abyssal.language.page import page_words

SAID: list[tuple[str, str, str, str]] = [
    ("seat-here", "Me", "Yo", "Moi"),
    ("seat-link", "Invite by link", "Invitar por enlace", "Inviter par lien"),
    # The game has a choice called « Passer », and its cards are « cartes ».
    ("skip-tale", "Skip", "Saltar", "Aller à la fin"),
    ("map", "Map", "Mapa", "Plateau"),
    ("map-fit", "Show the whole map", "Ver todo el mapa", "Voir tout le plateau"),
    ("board-map", "Map: {title}", "Mapa: {title}", "Plateau : {title}"),
    ("tab-card", "Card", "Carta", "Carte"),
    ("spaces", "Spaces", "Casillas", "Zones"),
    ("text-find", "Find a space…", "Buscar una casilla…", "Chercher une zone…"),
    ("board-kind-city", "City", "Ciudad", "Métropole"),
    ("board-terrain-forest", "Forest", "Bosque", "Forêt"),
    ("board-terrain-grassland", "Grassland", "Pradera", "Prairie"),
    ("board-empty", "No pieces", "Sin fichas", "Aucune pièce"),
    ("tab-replay", "Replay", "Repetición", "Revoir"),
    ("rewind", "Rewind to here", "Rebobinar hasta aquí", "Revenir jusqu’ici"),
    ("effect-momentum", "Momentum", "Impulso", "Élan Insurrectionnel"),
    # A preview says if the turn ends or a die is rolled.
    (
        "ends-text",
        "You can undo this only until a die is rolled, a card is drawn or someone else decides.",
        "Solo podrás deshacerlo hasta que se tire un dado, salga una carta o decida otra persona.",
        "Vous pourrez l’annuler tant qu’aucun dé n’est lancé, aucune carte tirée, et que personne d’autre ne décide.",
    ),
]


@pytest.mark.parametrize(("id", "english", "spanish", "french"), SAID, ids=[said[0] for said in SAID])
def test_said(id: str, english: str, spanish: str, french: str) -> None:
    words = [page_words(language, "andean-abyss") for language in LANGUAGES]
    assert [found[f"page-{id}"] for found in words] == [english, spanish, french]


def test_a_mark_on_a_card_is_explained() -> None:
    rules = rules_for("andean-abyss")
    assert [Words(language, rules, strict=True).say("mark-gray-two") for language in LANGUAGES] == [
        "Gray 2: as 2nd Eligible, a Non-player executes an Operation instead of this Event (8.1)",
        "2 gris: como 2ª Elegible, una Facción Sin Jugador ejecuta una Operación en lugar de este Evento (8.1)",
        "2 gris : en 2nde Éligible, un Non-Joueur exécute une Opération au lieu de cet Évènement (8.1)",
    ]
