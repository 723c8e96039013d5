"""Server, words and terminal serve any game: they know no option, no agreement and no place of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyssal.games import rules_for
from abyssal.kernel.errors import Problem
from abyssal.language import Words

PACKAGE = Path(__file__).parents[2] / "src" / "abyssal"
SHARED = sorted(path for part in ("table", "server", "cli", "language") for path in (PACKAGE / part).rglob("*.py"))


@pytest.mark.parametrize("path", SHARED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_words_of_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"""["'](?:give|hand|edition|department|mountain)\b""", text)


@pytest.mark.parametrize("path", [path for path in SHARED if path.parent.name == "cli"], ids=lambda path: path.name)
def test_the_terminal_needs_no_server(path: Path) -> None:
    """But for the commands that run one or look after its database."""
    imports = re.findall(r"from \.\.(server\S*) import", path.read_text(encoding="utf-8"))
    assert not imports or path.name in ("serve.py", "tables.py")


def test_the_rules_tell_who_gives_what_to_whom() -> None:
    rules = rules_for("andean-abyss")
    gift = rules.deal("give govt farc 5")
    assert (gift.giver, gift.receiver, gift.amount, gift.stem) == (0, 1, 5, "give govt farc")
    shipment = rules.deal("hand cali cartels.guerrilla.u farc.guerrilla.a")
    assert (shipment.giver, shipment.receiver, shipment.amount, shipment.stem) == (3, 1, 0, "")
    words = Words("en", rules, strict=True)
    assert words.deal(gift) == "Government gives FARC 5 Resources"
    assert words.deal(shipment) == "Cali: Shipment from Underground Cartels Guerrilla to Active FARC Guerrilla"
    with pytest.raises(Problem, match="bad-aside"):
        rules.deal("steal govt farc 5")


def test_a_game_names_its_variant() -> None:
    rules = rules_for("andean-abyss")
    for edition in rules.lexicon().variants:
        assert rules.variant(rules.new_board(rules.check_options({"edition": edition}))) == edition
    assert rules.lexicon().variants == ["first", "second"]
