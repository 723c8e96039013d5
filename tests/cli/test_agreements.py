"""Questions with a single option but something to agree on (1.5.1) are still asked in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run

ROUND = {"phase": "victory", "resources": {"govt": 5, "farc": 5}, "spaces": {"bogota": "govt 1t 1p"}}


def begin(run: Run, folder: Path, position: dict[str, Any], *lines: str) -> str:
    (folder / "start.json").write_text(json.dumps(position), encoding="utf-8")
    typed = "".join(line + "\n" for line in lines)
    return run("play", "andean-abyss", "--position", "start.json", typed=typed).out


def test_before_a_propaganda_round(run: Run, tmp_path: Path) -> None:
    """An empty line continues; before that, players may make agreements and undo them."""
    out = begin(run, tmp_path, ROUND, "give farc govt 2", "give govt auc 1", "")
    assert "Government · A Propaganda Round begins with a victory check." in out
    assert "  · FARC → Government: 2 Resources" in out
    assert "  · Government → AUC: 1 Resource\n" in out
    assert "Government · Civic Action: choose a space" in out.split("Government → AUC")[1]
    out = begin(run, tmp_path, ROUND, "done", "undo", "give govt farc 1")
    assert "Undone: Begin the Round" in out
    assert "  · Government → FARC: 1 Resource" in out
    out = begin(run, tmp_path, {**ROUND, "resources": {}})
    assert "victory check" not in out


def test_a_shipment_for_resources_only(run: Run, tmp_path: Path) -> None:
    """6.3.3 On a LoC, players first settle who gets the 6 Resources."""
    spaces = {"bogota": "govt 1p", "loc_cali_pasto": "farc 1g, auc 1g, shipment farc.u"}
    position = {"phase": "resources", "spaces": spaces}
    out = begin(run, tmp_path, position, "hand loc_cali_pasto farc.guerrilla.u auc.guerrilla.u", "", "")
    assert "FARC · Drug Profits on Cali - Pasto: what does the Shipment become? (6.3.3)" in out
    assert "AUC · Drug Profits on Cali - Pasto: what does the Shipment become? (6.3.3)" in out
    assert "  · AUC: Resources +6, now 6" in out
    assert "FARC: Resources +6" not in out


def test_who_can_only_pass_is_asked(run: Run, tmp_path: Path) -> None:
    """2.3.3 A faction opts to Pass: others may yet give it what an Operation costs (1.5.1)."""
    start = {
        "card": 25,
        "first": "farc",
        "first_did": "operation",
        "eligible": ["govt", "farc"],
        "resources": {"farc": 9},
        "spaces": {"cali": "govt 2t 2p"},
    }
    out = begin(run, tmp_path, start, "give farc govt 3", "train", "cali")
    assert "   1 Pass (Enter)\n" in out
    assert "  · FARC → Government: 3 Resources\n" in out
    assert "Government · Train in Cali" in out


def test_a_round_is_told_phase_by_phase(run: Run, tmp_path: Path) -> None:
    """6.0 Each phase under its rule; 6.6 the Reset in one line, also if Momentum lapses with it (5.4)."""
    position = {
        **ROUND,
        "aid": 9,
        "president": "uribe",
        "spaces": {"bogota": "govt 1t 1p", "huila": "farc 2g(2a), terror 1"},
        "momentum": {"27": "shaded"},
    }
    out = begin(run, tmp_path, position, "done", "done", "done", "done", "done", "done")
    told = [line for line in out.splitlines() if line.startswith(("6.", "  · "))]
    assert told == [
        "  · No Faction has reached its goal",
        "  · Margins: Government −60, FARC −25, AUC 0, Cartels −40",
        "6.2 Control Phase",
        "6.3 Resources Phase",
        "  · Government Earnings (6.3.1): LoCs 30 + Aid 9",
        "  · Government: Resources +39, now 44",
        "6.4.1 Support Phase: Civic Action",
        "6.4.2 Support Phase: Agitation",
        "6.4.3 Support Phase: Election",
        "  · Uribe stays El Presidente",
        "6.4.5 Support Phase: Elite Backing",
        "6.5 Redeploy Phase",
        "6.6 Reset Phase",
        "  · No longer in force: 27 Misil Antiaéreo",
        "  · All Factions Eligible, markers removed, Guerrillas Underground",
    ]
