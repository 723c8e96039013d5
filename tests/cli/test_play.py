"""Playing in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from abyssal.cli import main
from abyssal.cli.answers import find, fold
from abyssal.cli.screen import columns, table
from abyssal.cli.session import Session
from abyssal.kernel.errors import Problem
from tests.cli.conftest import POSITION, Run


def journal(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith("  · ")]


def test_a_whole_card_by_names(play: Run) -> None:
    result = play("shaded", "huila", "farc base", "underground", "underground", "rally", "Chocó", "place", "done")
    assert result.status == 0
    assert journal(result.out) == [
        "  · FARC: Event 25 Ejército de Liberación Nacional, shaded",
        "  · 1 FARC Base placed in Huila",
        "  · 1 Underground FARC Guerrilla placed in Huila",
        "  · 1 Underground FARC Guerrilla placed in Huila",
        "  · AUC: Rally",
        "  · AUC: Resources −1, now 9",
        "  · 1 Underground AUC Guerrilla placed in Chocó",
    ]
    assert "1 1st Division\n" in result.out


def test_a_whole_card_by_numbers(play: Run) -> None:
    """FARC Rallies at its Base, AUC and the Government Pass, the Cartels Pass: the next card comes up."""
    result = play("3", "20", "1", "2", "26", "4", "5", "pass")
    assert result.status == 0
    told = journal(result.out)
    assert told[:3] == [
        "  · FARC: Rally",
        "  · FARC: Resources −1, now 9",
        "  · 2 Underground FARC Guerrillas placed in Meta West",
    ]
    assert "  · AUC: Pass" in told
    assert "  · Government: Pass" in told
    assert "  · Cartels: Pass" in told
    assert "\n1 1st Division\n" in result.out
    assert "Order: Govt · (FARC) · AUC · Cartels" in result.out


def test_enter_confirms_what_we_assume_about_a_printed_card(run: Run) -> None:
    """31 Car Bombs of A Distant Plain: four facts, because a Capability is no Momentum. The deck file keeps them."""
    deck = ["--deck", "mine.json", "--option", "cards=printed", "--option", "scenario=extended"]
    result = run(
        "play", "distant-plain", "--humans", "taliban", *deck, typed="31\n30\n\n\n\n\nsave game.record\nquit\n"
    )
    assert "1 Taliban · Warlords · Coalition · Govt (Enter)" in result.out
    assert "31 Car Bombs: printed details entered" in result.out
    facts = {"dual": True, "capability": "taliban", "momentum": [], "halo": []}
    order = ["taliban", "warlords", "coalition", "government"]
    assert json.loads(Path("mine.json").read_text(encoding="utf-8"))["cards"] == {"31": {"order": order, **facts}}
    # A saved game goes on with the file, which keeps more facts; its own facts stay those that it began with.
    result = run("play", "distant-plain", "--load", "game.record", "--deck", "mine.json", typed="quit\nquit\n")
    assert result.status == 0 and "31 Car Bombs" in result.out


def test_a_game_goes_on_if_its_deck_file_cannot_be_written(run: Run) -> None:
    """The choice counts all the same: it is not in the saved game."""
    deck = ["--deck", "nowhere/mine.json", "--option", "cards=printed", "--option", "scenario=extended"]
    typed = "31\n30\n\n\n\nsave game.record\n\nquit\nquit\n"
    out = run("play", "distant-plain", "--humans", "taliban", *deck, typed=typed).out
    assert out.count("Cannot write nowhere/mine.json") == 1
    assert out.count("The game is not saved.") == 1


def test_the_rules_for_a_bots_event_by_hand_are_shown_once(run: Run) -> None:
    options = [f"--option={one}" for one in ("cards=printed", "dice=printed", "events=printed", "scenario=extended")]
    typed = "30\n24\npass\n1\nroll\n4\nquit\nquit\n"
    out = run("play", "distant-plain", "--humans", "taliban", *options, typed=typed).out
    assert out.count("Table · Government, by hand: what next? (5.1)") == 2
    assert out.count("  8.3.3 Pieces in Events — Non-players place, remove or move as many pieces as") == 1


def test_a_computer_player_cannot_read_printed_cards(run: Run) -> None:
    seats = ["--seats", "farc=search:quick,auc=bot,cartels=bot"]
    result = run("play", "andean-abyss", *seats, "--option", "events=printed")
    assert result.status == 2 and "only people can read printed cards" in result.err
    assert run("play", "andean-abyss", *seats, "--option", "events=mixed", typed="quit\n").status == 0


def test_the_question(play: Run) -> None:
    out = play().out
    assert "FARC · What do you do with this card? (2.3.4)" in out
    assert " 1 Event, unshaded   2 Event, shaded   3 Rally   4 March   5 Terror   6 Pass" in out
    assert "Shaded    Place 3 FARC pieces" in out
    assert out.endswith("FARC> \nGoodbye.\n")


def test_undo(play: Run) -> None:
    result = play("rally", "meta west", "undo", "huila", "undo", "undo", "undo")
    assert "Undone: Meta West" in result.out
    assert "Undone: Huila" in result.out
    assert "Undone: Rally" in result.out
    assert "Nothing to undo" in result.out
    assert result.out.count("What do you do with this card?") == 2


def test_undo_takes_back_what_followed_unasked(play: Run) -> None:
    """No player chooses the Event's last two pieces: only one kind can still be placed."""
    out = play("shaded", "antioquia", "farc base", "undo", "log 1").out
    assert "Undone: FARC Base" in out
    assert out.rstrip().splitlines()[-3] == "  · FARC: Event 25 Ejército de Liberación Nacional, shaded"


def test_undo_takes_back_what_nobody_was_asked_for(run: Run, tmp_path: Path) -> None:
    """Without pieces a Rally can only place a Guerrilla, which is undone together with the choice of the space."""
    start = {"card": 25, "resources": {"farc": 5}, "spaces": {"huila": "AO"}}
    (tmp_path / "start.json").write_text(json.dumps(start), encoding="utf-8")
    out = run("play", "andean-abyss", "--position", "start.json", typed="rally\nhuila\nundo\nlog 1\n").out
    assert "Undone: Huila" in out
    assert journal(out)[-1] == "  · FARC: Rally"
    assert out.count("FARC · Rally: choose a space (3.3.1)") == 3


def test_undo_goes_back_to_the_last_choice_of_another(run: Run, tmp_path: Path) -> None:
    """After FARC, AUC can only Pass. Until the Government chooses, that can be undone, but not FARC's Terror."""
    start = {
        "card": 25,
        "resources": {"farc": 5, "govt": 9},
        "spaces": {"huila": "farc 3g(1a) 1b, AO", "bogota": "govt 2p, AS"},
    }
    (tmp_path / "start.json").write_text(json.dumps(start), encoding="utf-8")
    out = run("play", "andean-abyss", "--position", "start.json", typed="terror\n1\ndone\npass\nundo\nundo\n").out
    assert out.count("Undone") == out.count("Undone: Pass") == 1
    assert "Nothing to undo" in out.split("Undone: Pass")[1]
    assert out.rstrip().splitlines()[-1] == "Goodbye."


def test_bad_choices(play: Run) -> None:
    out = play("nonsense", "9", "event", "0", "pass").out
    assert "“nonsense” is not among the choices." in out
    assert "“9” is not among the choices." in out
    assert "“event” could be: Event, unshaded, Event, shaded." in out
    assert "FARC: Pass" in out


def test_enter_chooses_where_there_is_one_choice_and_repeats_the_question_elsewhere(play: Run) -> None:
    out = play("", "rally", "huila", "", "place", "done", "march", "medellin", "", "1", "").out
    assert out.count("FARC · What do you do with this card?") == 2
    assert " 1 Antioquia (Enter)   2 Remove own pieces to Available" in out
    assert "  · 1 Underground AUC Guerrilla: Antioquia → Medellín" in out
    assert out.count(" 1 Done (Enter)") == 1


def test_commands(play: Run) -> None:
    out = play("help", "map", "map cali", "card", "log", "rule 3.3.1", "rule 25s", "rule 9.9", "# a comment").out
    assert "undo — undo your last choice" in out
    assert "  Bogotá 8  govt 3t 2p, AS · Govt Control\n" in out
    assert "Available: 27 Troops, 28 Police" in out
    assert "Cali 3 (cali): cartels 1g 1b" in out
    assert "Huila 2: farc 1g" in out
    assert out.count("25 Ejército de Liberación Nacional") >= 2
    assert "Nothing has happened yet." in out
    assert "3.3.1 Rally" in out
    assert "card-25-shaded Ejército" in out
    assert "There is no rule “9.9”." in out


def test_rules_in_the_language_of_the_game(play: Run) -> None:
    assert "3.3.1 Reagrupamiento\n  Colocar Guerrillas" in play("rule 3.3.1", lang="es").out


def test_agreements(play: Run) -> None:
    out = play("give farc auc 5", "give farc auc 50", "give x", "hand cali a b").out
    assert "  · FARC → AUC: 5 Resources" in out
    assert "the giver has only 5" in out
    assert out.count("Write an agreement as “help” shows it") == 2


def test_save_and_load(play: Run, run: Run, tmp_path: Path) -> None:
    result = play("rally", "huila", "place", "save game.rec", "save nowhere/game.rec", "save", "quit")
    assert "Saved: game.rec" in result.out
    assert "Cannot write nowhere/game.rec: " in result.out
    assert "Give a file name: save FILE." in result.out
    assert result.out.endswith("Goodbye.\n")
    assert "farc huila" in (tmp_path / "game.rec").read_text(encoding="utf-8")
    again = run("play", "andean-abyss", "--load", "game.rec", typed="undo\n")
    assert again.status == 0
    assert "FARC · Rally: choose a space" in again.out
    assert "Undone: Place Guerrillas" in again.out


def test_save_a_position(play: Run, run: Run, tmp_path: Path) -> None:
    """A name that ends in .position gets the position of the last checkpoint: here, the beginning of AUC's turn."""
    result = play("pass", "rally", "antioquia", "save here.position", "save nowhere/x.position", "quit", "help")
    assert "Saved the position at the last checkpoint: here.position" in result.out
    assert "Cannot write nowhere/x.position: " in result.out
    assert "The game is not saved." in result.out
    assert "FILE.position" in result.out
    data = json.loads((tmp_path / "here.position").read_text(encoding="utf-8"))
    assert data["acted"] == {"farc": "passed"}
    assert data["resources"] == {"govt": 20, "farc": 11, "auc": 10, "cartels": 10}
    again = run("play", "andean-abyss", "--position", "here.position").out
    assert "AUC · What do you do with this card?" in again


def test_files_of_the_other_kind(play: Run, run: Run, tmp_path: Path) -> None:
    play("pass", "save game.rec", "save game.json", "save here.position")
    for name in ("game.rec", "game.json"):
        result = run("play", "andean-abyss", "--position", name)
        assert (result.status, result.out) == (2, "")
        assert result.err == f"{name} does not hold a position. To continue a record, use play --load.\n"
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    assert run("play", "andean-abyss", "--position", "list.json").err.startswith("list.json does not hold a position")
    (tmp_path / "none.json").write_text('{"format": 1, "game": "andean-abyss", "version": "0.0.1"}', encoding="utf-8")
    assert "version 0.0.1" in run("play", "andean-abyss", "--load", "none.json").err
    result = run("play", "andean-abyss", "--load", "here.position")
    assert result.status == 2
    assert result.err.startswith("here.position holds a position, not a record")


def test_commands_that_ask_for_nothing(play: Run) -> None:
    out = play("map nowhere", "map meta", "log x", "log 0", "log -1", "log 1 2").out
    assert "map: unknown space “nowhere”." in out
    assert "“meta” could be: Meta East, Meta West." in out
    assert [line for line in out.splitlines() if line.startswith("Not a number")] == [
        f"Not a number above 0: “{text}”." for text in ("x", "0", "-1", "1 2")
    ]


def test_quit_asks_twice_before_it_loses_a_game(play: Run) -> None:
    assert "not saved" not in play("quit").out
    out = play("pass", "quit", "quit", "pass").out
    assert "The game is not saved." in out
    assert out.endswith("Goodbye.\n")


def test_spanish(play: Run) -> None:
    out = play("Reagrupamiento", "meta west", "colocar", "1", "undo", "help", lang="es").out
    assert "FARC · ¿Qué haces con esta carta? (2.3.4)" in out
    assert "Sombreado     Coloca 3 fichas FARC" in out
    assert "Se coloca 1 Guerrilla FARC Oculta en Meta West" in out
    assert "Deshecho: 1" in out


def test_to_the_end(run: Run) -> None:
    """Every player always takes the last real choice: the game ends with a ranking."""
    result = run("play", "andean-abyss", "--scenario", "quick", "--seed", "2", typed="pass\n" + "pass\ndone\n" * 400)
    assert result.status == 0
    assert "The game is over.\n1. " in result.out
    assert len([line for line in result.out.splitlines() if line[:3] in ("1. ", "2. ", "3. ", "4. ")]) == 4


def test_non_players(run: Run) -> None:
    line = "Non-players: AUC, Cartels. `why` explains what they did.\n"
    assert line in run("play", "andean-abyss", "--humans", "govt,farc").out
    assert line in run("play", "andean-abyss", "--option", "players=2").out
    assert "Non-players" not in run("play", "andean-abyss", "--humans", "govt,farc,auc,cartels").out
    second = "Non-players follow the second edition’s section 8"
    assert second not in run("play", "andean-abyss", "--humans", "govt").out
    assert second in run("play", "andean-abyss", "--humans", "govt", "--option", "edition=second").out


@pytest.mark.parametrize("faction", ["farc", "auc", "cartels"])
def test_any_faction_alone(run: Run, faction: str) -> None:
    """In the second edition one player may take any faction; in the first, with the borrowed Government."""
    out = run("play", "andean-abyss", "--humans", faction, "--option", "edition=second", "--seed", "1").out
    assert "Non-players: Government, " in out
    assert "A table of our own decides which Events a Non-player Government takes" in out
    variant = run("play", "andean-abyss", "--humans", faction, "--option", "government=second", "--seed", "1").out
    assert "a house variant in the first edition" in variant


def test_alone_against_non_players(run: Run) -> None:
    """Non-players act by themselves; `why` shows their last actions with the reasons, the log only the actions."""
    result = run("play", "andean-abyss", "--humans", "govt", "--seed", "6", typed="why\npass\nwhy\nlog 5\nundo\nquit\n")
    assert "  · Cartels: Event 61 Air Bridge, shaded" in result.out
    first, second = (part.partition("\nGovt> ")[0] for part in result.out.split("Govt> why\n")[1:])
    assert first == second, "the Government’s Pass came in between, but no Non-player"
    reasons = [line.strip() for line in first.splitlines() if line.startswith("      ")]
    assert reasons[:4] == [
        "Non-player turn: Cartels",
        "8.1: Is its symbol leftmost on the card? yes",
        "8.1: Would the Event have an effect? yes",
        "Dice red 3, yellow 2, green 1 (8.2)",
    ]
    assert any(line.endswith("candidates, none left") for line in reasons)
    assert "      " not in result.out.split("Govt> log 5\n")[1].partition("Govt> ")[0]
    assert "Nothing to take back" not in result.out


def test_beside_non_players_of_the_other_game(run: Run) -> None:
    """A Distant Plain: the Non-players are named, and `why` gives their reasons."""
    typed = "pass\n" * 6 + "why\nquit\n"
    result = run("play", "distant-plain", "--humans", "coalition,government", "--seed", "5", typed=typed)
    assert "Non-players: Taliban, Warlords. `why` explains what they did.\n" in result.out
    told = result.out.split("> why\n")[1]
    reasons = [line.strip() for line in told.splitlines() if line.startswith("      ")]
    assert reasons[0].startswith("Non-player turn: ")
    assert all(
        reason.startswith(("Non-player turn", "8.", "Dice", "At random", "Taliban: ", "Warlords: "))
        or "not possible" in reason
        for reason in reasons
    )


def test_why_with_nobody_to_ask(play: Run) -> None:
    assert "No Non-player has acted yet." in play("why").out


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["players=2", "nonplayers=false"], "Players: Government + AUC; FARC + Cartels\n"),
        (["players=3", "edition=second"], "Players: Government; FARC; AUC + Cartels\n"),
        ([], ""),
    ],
)
def test_who_leads_which_factions(run: Run, options: list[str], line: str) -> None:
    out = run("play", "andean-abyss", *[part for option in options for part in ("--option", option)]).out
    assert line in out
    assert ("Players: " in out) == bool(line)


def test_help_fits_the_screen(play: Run) -> None:
    for lang in ("en", "es", "fr"):
        lines = play("help", lang=lang).out.partition("> help\n")[2].splitlines()
        assert all(len(line) <= 100 for line in lines)
        assert any("AS PS PO AO" in line for line in lines)
        named = {line.split()[0] for line in lines if line.strip()}
        assert named >= {"undo", "map", "card", "log", "why", "hint", "rule", "give", "hand", "save", "quit"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "There is no game “chess”."),
        (["distant-plain", "--option", "edition=first"], "There is no option “edition”."),
        (["andean-abyss", "--option", "colour=red"], "There is no option “colour”."),
        (["andean-abyss", "--option", "edition=third"], "Option “edition” cannot be “third”. Possible: first, second."),
        (["andean-abyss", "--option", "edition"], "Write an option as name=value"),
        (["andean-abyss", "--scenario", "quick", "--option", "short=true"], "These options do not go together"),
        (["andean-abyss", "--scenario", "quick", "--option", "scenario=standard"], "Option “scenario” is given twice."),
        (
            ["andean-abyss", "--humans", "govt,narcos"],
            "“narcos”. Possible: govt, farc, auc, cartels.",
        ),
        (["andean-abyss", "--humans", "farc"], "the first edition has no Government bot"),
        (["andean-abyss", "--humans", "govt", "--option", "players=3"], "the seats do not match the options"),
        (["andean-abyss", "--load", "a", "--humans", "govt"], "has its own options"),
        (["andean-abyss", "--load", "missing.rec"], "There is no file missing.rec."),
        (["andean-abyss", "--position", "missing.json"], "There is no file missing.json."),
        (["andean-abyss", "--position", "."], ". is a folder, not a file."),
        (["andean-abyss", "--load", "."], ". is a folder, not a file."),
        (["andean-abyss", "--load", "a", "--position", "b"], "not allowed with"),
        (["andean-abyss", "--load", "a", "--scenario", "quick"], "has its own options"),
        (["andean-abyss", "--lang", "de"], "invalid choice: 'de'"),
        (["andean-abyss", "--seed", "x"], "invalid int value"),
        ([], "the following arguments are required: GAME"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], message: str) -> None:
    result = run("play", *arguments)
    assert result.status == 2
    assert message in result.err
    assert not result.out


def test_bad_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(json.dumps({**POSITION, "spaces": {"bogota": "narcos 3g"}}), encoding="utf-8")
    result = run("play", "andean-abyss", "--position", "bad.json")
    assert result.status == 2
    assert result.err == "bad.json: bogota: narcos 3g: unknown word “narcos 3g”.\n"
    (tmp_path / "text.json").write_text("no JSON", encoding="utf-8")
    assert run("play", "andean-abyss", "--position", "text.json").status == 2
    (tmp_path / "cut.json").write_text('{"card": 25', encoding="utf-8")
    assert run("play", "andean-abyss", "--position", "cut.json").err.startswith("cut.json: this is not valid JSON")
    (tmp_path / "twice.json").write_text('{"card": 25, "card": 26}', encoding="utf-8")
    for command in (["play", "andean-abyss", "--position"], ["show"]):
        assert run(*command, "twice.json").err == "twice.json: JSON: “card” is named twice.\n"
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    assert run("play", "andean-abyss", "--position", "bytes.json").err == "bytes.json: this is not text.\n"


def test_through_a_pipe(tmp_path: Path) -> None:
    """In a process of its own there are no colours and no cursor movements, and the answers are repeated."""
    (tmp_path / "start.json").write_text(json.dumps(POSITION), encoding="utf-8")
    command = [sys.executable, "-m", "abyssal", "play", "andean-abyss", "--position", "start.json", "--lang", "fr"]
    done = subprocess.run(
        command,
        input="ralliement\nmeta west\n1\n2\nfini\nterminé\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert "\x1b" not in done.stdout
    assert not done.stderr
    assert "FARC> ralliement\n" in done.stdout
    assert "On place 2 Guérillas FARC Dormantes dans le Meta West" in done.stdout
    assert "« fini » ne fait pas partie des choix." in done.stdout
    assert "AUC · Que faites-vous de cette carte ? Les Opérations sont Limitées. (2.3.4)" in done.stdout


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_typed_there_is_no_traceback(run: Run, seed: int) -> None:
    """Random numbers, names, commands and nonsense never cause a traceback."""
    random = Random(seed)
    words = [
        "undo",
        "map",
        "card",
        "log",
        "help",
        "done",
        "pass",
        "rally",
        "1",
        "2",
        "3",
        "7",
        "12",
        "",
        "give",
        "hand",
    ]
    words += [
        "rule",
        "save",
        "farc",
        "auc",
        "5",
        "bogota",
        "²",
        "٣",
        "9" * 5000,
        "\0",
        "-1",
        "meta",
        "log 0",
        "map cali",
        "🂡",
    ]
    lines = [" ".join(random.choices(words, k=random.choice([1, 1, 1, 2, 4]))) for _ in range(150)]
    typed = "".join(line + "\n" for line in lines if line != "quit" and not line.startswith("save "))
    result = run("play", "andean-abyss", "--seed", str(seed), typed=typed)
    assert result.status == 0
    assert not result.err


def test_without_any_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "andean-abyss"]) == 0


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*arguments: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "read", interrupt)
    assert main(["play", "andean-abyss"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")
    monkeypatch.setattr(Session, "run", interrupt)
    assert main(["play", "andean-abyss"]) == 1


def test_names_are_understood_without_accents_and_by_their_beginnings() -> None:
    options, names = (
        ["meta_west", "meta_east", "cali", "loc_cali_pasto"],
        ["Meta West", "Meta East", "Cali", "Cali - Pasto"],
    )
    assert fold("  Chocó—Córdoba ") == "choco cordoba"
    for typed, meant in {
        "meta_west": "meta_west",
        "META WEST": "meta_west",
        "meta w": "meta_west",
        "east": "meta_east",
        "cali": "cali",
        "cali pasto": "loc_cali_pasto",
        "loc": "loc_cali_pasto",
        "2": "meta_east",
    }.items():
        assert find(typed, options, names) == meant
    for typed, problem in {
        "meta": "ambiguous-choice",
        "5": "illegal-choice",
        "x": "illegal-choice",
        "-": "illegal-choice",
    }.items():
        with pytest.raises(Problem, match=problem):
            find(typed, options, names)


def test_numbers_mean_themselves_where_choices_are_numbers() -> None:
    assert find("0", ["0", "1", "2"], ["0", "1", "2"]) == "0"
    with pytest.raises(Problem):
        find("3", ["0", "1", "2"], ["0", "1", "2"])


def test_columns() -> None:
    assert columns(["a", "b", "c"], 20) == ["a  b  c"]
    assert columns(["aaaa", "bbbb", "cc"], 11) == ["aaaa  cc", "bbbb"]
    assert columns(["too long for it"], 5) == ["too long for it"]
    assert columns([], 5) == []


def test_table() -> None:
    assert table([["who", "n"], ["a", "10"]]) == ["who   n", "a    10"]
