"""Computer players and hints in the terminal."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from abyssal.agents.seats import player_for
from abyssal.cli import play as play_command
from abyssal.cli import session
from abyssal.kernel.game import Policy
from abyssal.language import LANGUAGES
from abyssal.search import SearchPlayer
from abyssal.search.rollouts import Worlds
from tests.cli.conftest import Run

FARC = ["play", "andean-abyss", "--scenario", "quick", "--humans", "govt", "--seed", "2", "--seats"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "human", "seats", "thinks"),
    [
        ("andean-abyss", "govt", "farc=search:2r", "FARC"),
        ("distant-plain", "coalition", "taliban=search:2r,warlords=search:2r", "Taliban"),
    ],
)
def test_an_opponent_that_thinks(run: Run, game: str, human: str, seats: str, thinks: str) -> None:
    """The terminal names the computer player, says that it is thinking, and shows its actions; then the player is asked
    again."""
    scenario = {"andean-abyss": "quick", "distant-plain": "short"}[game]
    command = ["play", game, "--scenario", scenario, "--humans", human, "--seats", seats, "--seed", "2"]
    out = run(*command, typed="pass\n" * 6).out
    assert f"{thinks}: computer player (search:2r)." in out
    told = out.partition(f"{thinks} is thinking…")[2]
    assert f"\n  · {thinks}: " in told and "> " in told


@pytest.mark.parametrize("seats", ["farc=genius", "peru=search:1s", "farc=search:0s", "farc"])
def test_players_that_cannot_be(run: Run, seats: str) -> None:
    assert run(*FARC, seats).status == 2


@pytest.mark.parametrize(
    ("game", "seats", "led"),
    [
        ("andean-abyss", ["--seats", "farc=bot"], "FARC"),
        ("andean-abyss", ["--humans", "govt,auc", "--seats", "farc=bot"], "FARC, Cartels"),
        ("andean-abyss", ["--humans", "govt", "--seats", "auc=bot,farc=search:2r"], "AUC, Cartels"),
        ("distant-plain", ["--seats", "taliban=bot"], "Taliban"),
    ],
)
def test_a_seat_for_the_rules(run: Run, game: str, seats: list[str], led: str) -> None:
    """`bot` makes a Non-player, as in `simulate`; other factions stay what they are without it."""
    out = run("play", game, *seats, "--seed", "2").out
    assert f"\nNon-players: {led}. " in out


@pytest.mark.parametrize("kind", ["bot", "search:1s"])
def test_a_seat_is_for_a_person_or_for_the_program(run: Run, kind: str) -> None:
    result = run("play", "andean-abyss", "--humans", "govt,farc", "--seats", f"farc={kind}")
    assert result.status == 2
    assert result.err == "These options do not go together: --humans and --seats name the same Faction.\n"


def test_a_saved_game_keeps_its_seats(run: Run) -> None:
    """A faction with a player does not become a Non-player."""
    run("play", "andean-abyss", "--humans", "govt", "--seed", "2", typed="save a.record\n")
    assert run("play", "andean-abyss", "--load", "a.record", "--seats", "farc=bot").status == 0
    assert run("play", "andean-abyss", "--load", "a.record", "--seats", "govt=bot").status == 2


def test_ctrl_c_ends_the_thinking_and_not_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search would take five minutes; on Ctrl-C the computer player makes the best turn found so far."""
    players: list[SearchPlayer] = []
    rollouts = 0
    worth = Worlds.worth

    def noted(kind: str, *about: Any) -> Policy:
        found = player_for(kind, *about)
        assert isinstance(found, SearchPlayer)
        players.append(found)
        return found

    def interrupted(worlds: Worlds, *trial: Any) -> float:
        nonlocal rollouts
        rollouts += 1
        if rollouts % 9 == 0:
            signal.raise_signal(signal.SIGINT)
        return worth(worlds, *trial)

    monkeypatch.setattr(play_command, "player_for", noted)
    monkeypatch.setattr(Worlds, "worth", interrupted)
    before = signal.getsignal(signal.SIGINT)
    result = run(*FARC, "farc=search:300s", typed="pass\n" * 3)
    assert "FARC is thinking… (Ctrl-C: play now)" in result.out and result.out.endswith("Goodbye.\n")
    assert players[0].finding is not None and 0 < players[0].finding.rollouts <= 9
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint(play: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """A hint lists turns with each faction's margin; it changes nothing."""
    monkeypatch.setattr(session, "HINT", 0.05)
    before, after = play(lang=lang).out, play("hint", lang=lang).out
    told = after.replace(before.partition("FARC> ")[0], "", 1).splitlines()
    turns = [line for line in told if line.strip().startswith(("1", "2", "3"))]
    margins = [line for line in told if line.count("·") == 3 and "100" in line]
    assert 1 <= len(turns) <= 3 and len(margins) == len(turns)
    assert after.count("FARC> ") == 2
