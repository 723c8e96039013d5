"""The README's example runs, the pages of options and commands are complete, and links work."""

from __future__ import annotations

import argparse
import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from abyssal import __version__
from abyssal.cli import main, parser
from abyssal.games import GAMES, rules_for

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
OPTIONS = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
TITLES = {"andean-abyss": "Andean Abyss", "distant-plain": "A Distant Plain"}
SHARED = "Arguments of several commands"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_readme() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 9
    assert results.failed == 0


def test_reasons_in_the_example(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample of `why` is what the program prints after three Passes in a game with this seed."""
    sample = COMMANDS.partition("```\n      Non-player")[2].partition("```")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("pass\npass\npass\nwhy\nquit\n"))
    main(("play", "andean-abyss", "--humans", "govt", "--seed", "4"))
    assert sample.count("\n") > 8
    assert "      Non-player" + sample in capsys.readouterr().out.partition("why\n")[2]


def section(page: str, title: str) -> str:
    assert page.count(f"\n## {title}\n") == 1
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_options_page_lists_every_option_and_value(game: str) -> None:
    """In the program's order, the default first, each with its meaning."""
    rows = re.findall(r"^\| `(\w+)` \| (`.+`) \| (\S.+) \|$", section(OPTIONS, TITLES[game]), re.MULTILINE)
    listed = [(name, re.findall(r"`([^`]+)`", values)) for name, values, _ in rows]
    assert listed == [(name, values) for name, values in rules_for(game).option_values().items() if len(values) > 1]


def subcommands() -> dict[str, argparse.ArgumentParser]:
    found = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found[0].choices)


def flags(text: str) -> set[str]:
    """The arguments in the first column of a table."""
    return {flag for row in re.findall(r"^\| `(--[^`]+)`", text, re.MULTILINE) for flag in re.findall(r"--[\w-]+", row)}


def test_commands_page_lists_every_command() -> None:
    assert re.findall(r"^\| \[`abyssal (\w+)`\]\(#\1\) \|", COMMANDS, re.MULTILINE) == list(subcommands())


@pytest.mark.parametrize("command", subcommands())
def test_commands_page_lists_every_argument(command: str) -> None:
    known = {flag for action in subcommands()[command]._actions for flag in action.option_strings} - {"-h", "--help"}
    own, shared = flags(section(COMMANDS, command)), flags(section(COMMANDS, SHARED))
    assert own & shared == set()
    assert known - shared == own


def test_every_shared_argument_belongs_to_several_commands() -> None:
    actions = [action for command in subcommands().values() for action in command._actions]
    every = [flag for action in actions for flag in action.option_strings]
    assert all(every.count(flag) > 1 for flag in flags(section(COMMANDS, SHARED)))


def commands() -> list[tuple[str, str]]:
    """Return the page and the text of every command in a block of code, in README, docs and the other pages."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            for line in block.replace("\\\n", " ").splitlines():
                for part in re.split(r"\||;|&&|<<", line.partition("  #")[0]):
                    found.append((page.name, re.sub(r"^(\s|do |[A-Z_]+=\S+ |\.venv/bin/)+", "", part).strip()))
    return [(page, part) for page, part in found if re.match(r"(abyssal|make|python3?|pip) \S", part)]


@pytest.mark.parametrize(("page", "line"), [(page, line) for page, line in commands() if line.startswith("abyssal ")])
def test_the_program_accepts_the_commands_of_all_pages(page: str, line: str) -> None:
    arguments = shlex.split(line.partition(" >")[0])[1:]
    if "coin-toy" in arguments:
        arguments = ["andean-abyss" if one == "coin-toy" else one for one in arguments]
    assert parser().parse_args(arguments).run


@pytest.mark.parametrize(("page", "line"), [(page, line) for page, line in commands() if line.startswith("make ")])
def test_make_has_the_targets_of_all_pages(page: str, line: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = [word for word in shlex.split(line)[1:] if "=" not in word]
    assert named
    assert set(named) <= targets


@pytest.mark.parametrize(("page", "line"), [(page, line) for page, line in commands() if "-m tools." in line])
def test_the_tools_have_the_arguments_of_all_pages(page: str, line: str) -> None:
    words = shlex.split(line)
    tool = words[words.index("-m") + 1]
    source = (ROOT / f"{tool.replace('.', '/')}.py").read_text(encoding="utf-8")
    assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []


def test_commands_are_found() -> None:
    """Of each kind there are some, so that the tests above test something."""
    lines = [line for _, line in commands()]
    assert len([line for line in lines if line.startswith("abyssal ")]) > 50
    assert len([line for line in lines if line.startswith("make ")]) > 3
    assert len([line for line in lines if "-m tools." in line]) > 0


def headings(text: str) -> set[str]:
    """The anchors of a page, as GitHub writes them."""
    titles = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if "://" not in link and not (
            target.exists() and (not anchor or anchor in headings(target.read_text(encoding="utf-8")))
        ):
            broken.append(link)
    assert broken == []


def test_the_citation_has_the_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
