"""What cannot be tested with the compiled engine: its classes have no interpreted subclasses, so no toy game."""

from tests.engine import COMPILED

collect_ignore = ["test_small.py", "test_toy.py"] if COMPILED else []
