"""`python -m abyssal`, and the program `abyssal`."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        # It takes a moment, in which Ctrl-C may come.
        from .cli import main as command
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    return command()


if __name__ == "__main__":
    sys.exit(main())
