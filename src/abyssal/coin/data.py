"""Read the data files of a game: JSON in the `data` folder beside its modules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_data(module: str, name: str) -> Any:
    """Return the contents of a file in the `data` folder beside a module, which is given by its `__file__`."""
    return json.loads((Path(module).parent / "data" / name).read_text(encoding="utf-8"))
