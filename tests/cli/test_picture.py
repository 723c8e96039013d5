"""`abyssal show --svg`: the position as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"
POSITION = {
    "game": "andean-abyss",
    "card": 25,
    "resources": {"farc": 7},
    "spaces": {"huila": "farc 3g(1a) 1b, AO, terror 2", "cali": "govt 2p, PS", "loc_cali_pasto": "auc 1g, sabotage"},
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "huila.position"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    return path


def texts(path: Path) -> list[str]:
    return [found.text or "" for found in ElementTree.parse(path).getroot().iter(f"{SVG}text")]


def test_the_picture_shows_every_space_and_piece(run: Run, position: Path, tmp_path: Path) -> None:
    """The picture has names, values, each kind of piece with its letter and count, markers and Control flags; above
    them the card, Resources and tracks."""
    drawn = tmp_path / "huila.svg"
    assert run("show", str(position), "--svg", str(drawn)).status == 0
    found = texts(drawn)
    assert found[0] == "25 Ejército de Liberación Nacional"
    assert found[1].startswith("Resources: Govt 0 · FARC 7")
    assert {"Bogotá", "Huila –", "Tolima", "Pasto", "Vichada"} <= set(found)
    here = found.index("2 AO T2")
    assert found[here - 4 : here + 2] == ["F", "2", "F*", "F", "2 AO T2", "F"]
    here = found.index("3 PS")
    assert found[here - 2 : here + 2] == ["P", "2", "3 PS", "G"]
    here = found.index("S")
    assert found[here - 1] == "A"


def test_control_in_a_distant_plain(run: Run, tmp_path: Path) -> None:
    """COIN together or the Taliban have Control, in the picture and in the text; without Control nothing is shown."""
    spaces = {"kabul": "government 2p, S", "zabol": "taliban 2g", "herat": "warlords 1g"}
    (tmp_path / "plain.json").write_text(json.dumps({"game": "distant-plain", "card": 23, "spaces": spaces}))
    shown = run("show", "plain.json", "--svg", "plain.svg")
    lines = [" ".join(line.split()) for line in shown.out.splitlines()]
    assert "Kabul 3 government 2p, S · COIN Control" in lines
    assert "Zabol 0 taliban 2g · Taliban Control" in lines
    assert "Herat 1 warlords 1g" in lines
    found = texts(tmp_path / "plain.svg")
    assert found[found.index("3 S") + 1] == "C"
    assert found.count("T") == 2, "a Guerrilla, and the flag of Zabol"


def test_a_picture_of_a_record_in_another_language(run: Run, tmp_path: Path) -> None:
    drawn = tmp_path / "solo.svg"
    record = Path(__file__).parent.parent / "golden" / "andean-abyss" / "solo.record"
    assert run("show", str(record), "--at", "40", "--lang", "es", "--svg", str(drawn)).status == 0
    assert texts(drawn)[1].startswith("Recursos:")


def test_the_colours_are_those_of_the_page(run: Run, position: Path, tmp_path: Path) -> None:
    drawn = tmp_path / "huila.svg"
    run("show", str(position), "--svg", str(drawn))
    sheet = Path(__file__).parents[2] / "src" / "abyssal" / "web" / "games" / "andean-abyss" / "game.css"
    farc = sheet.read_text(encoding="utf-8").split("--farc: ")[1].split(";")[0]
    assert [shape.get("fill") for shape in ElementTree.parse(drawn).getroot().iter(f"{SVG}rect")].count(farc) == 2


def test_a_picture_that_cannot_be_written(run: Run, position: Path, tmp_path: Path) -> None:
    found = run("show", str(position), "--svg", str(tmp_path))
    assert found.status == 2
    assert found.err.count("\n") == 1
