"""The position as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from tests.cli.conftest import POSITION, Run

SVG = "{http://www.w3.org/2000/svg}"


def test_the_map_as_a_picture(run: Run, tmp_path: Path) -> None:
    """Every space has its shape, and what it holds is written at its place, in the colours of the factions."""
    position = json.loads(json.dumps(POSITION))
    position["spaces"]["loc_cali_pasto"] = "farc 1g(1a), sabotage"
    (tmp_path / "start.json").write_text(json.dumps(position), encoding="utf-8")
    result = run("show", "start.json", "--svg", "map.svg", "--lang", "fr")
    assert result.out == run("show", "start.json", "--lang", "fr").out
    picture = ElementTree.parse(tmp_path / "map.svg").getroot()
    texts = picture.findall(f"{SVG}text")
    held = {(text.text, text.get("fill")) for text in texts if text.get("class") == "held"}
    assert held == {
        ("Govt 3t 2p", "#1d4e9e"), ("AS", "#222"), ("FARC 2g 1b", "#b3201f"), ("AO", "#222"), ("FARC 1g", "#b3201f"),
        ("AUC 2g 1b", "#8a6500"), ("Cartels 1g 1b", "#1f6b35"), ("FARC 1g(1a)", "#b3201f"), ("sabotage", "#222"),
    }  # fmt: skip
    names = [text.text for text in texts if text.get("class") == "name"]
    assert {"Bogotá 8", "Meta West 1", "Ecuador"} <= set(names)
    assert len(picture.findall(f"{SVG}circle")) == 11
    bogota = ElementTree.tostring(picture.findall(f"{SVG}circle")[0], encoding="unicode")
    assert 'fill="#a9c6ec"' in bogota


def test_a_picture_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(json.dumps(POSITION), encoding="utf-8")
    result = run("show", "start.json", "--svg", ".")
    assert (result.status, result.err) == (2, "Cannot write .: Is a directory.\n")
