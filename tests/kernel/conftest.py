"""What cannot be tested with the compiled engine: its classes have no interpreted subclasses, so no toy game."""

import os

collect_ignore = ["test_toy.py"] if os.environ.get("ABYSSAL_ENGINE") == "compiled" else []
