"""Entry point of `python -m abyssal` and of the `abyssal` command."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        # This import takes a moment; the user may press Ctrl-C meanwhile.
        from .cli import main as command
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    return command()


if __name__ == "__main__":
    sys.exit(main())
