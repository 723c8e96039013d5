"""`abyssal completion`: a script that completes commands and arguments in the shell."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..games import GAMES

if TYPE_CHECKING:
    from .common import Commands

SHELLS = ("bash", "zsh", "fish")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "completion",
        help="complete commands in your shell",
        description="Print a completion script, e.g. abyssal completion bash >> ~/.bashrc",
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell to complete commands in")
    # The subparsers are known once all commands are added.
    parser.set_defaults(run=lambda args: run(args, commands.choices))


def run(args: argparse.Namespace, commands: Mapping[str, argparse.ArgumentParser]) -> int:
    offers = {name: words_of(parser) for name, parser in commands.items()}
    print(fish(offers) if args.shell == "fish" else bash(offers, zsh=args.shell == "zsh"), end="")
    return 0


def words_of(parser: argparse.ArgumentParser) -> list[str]:
    """Return the arguments to offer after a command: its options, games, and fixed choices."""
    found: list[str] = []
    for action in parser._actions:
        found += [flag for flag in action.option_strings if flag.startswith("--")]
        if not action.option_strings:
            found += GAMES if action.dest == "game" else [str(choice) for choice in action.choices or ()]
    return found


def bash(offers: dict[str, list[str]], zsh: bool = False) -> str:
    cases = "\n".join(f'    {name}) words="{" ".join(words)}" ;;' for name, words in offers.items())
    start = "autoload -U +X bashcompinit && bashcompinit\n" if zsh else ""
    return f"""{start}_abyssal() {{
  local words="{" ".join(offers)}"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "${{COMP_WORDS[1]}}" in
{cases}
    *) words="" ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _abyssal abyssal
"""


def fish(offers: dict[str, list[str]]) -> str:
    lines = [f'complete -c abyssal -n __fish_use_subcommand -f -a "{" ".join(offers)}"']
    for name, words in offers.items():
        lines.append(f'complete -c abyssal -n "__fish_seen_subcommand_from {name}" -a "{" ".join(words)}"')
    return "\n".join(lines) + "\n"
