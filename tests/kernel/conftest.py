"""Skip toy games with the compiled engine: its classes have no interpreted subclasses."""

from tests.engine import COMPILED

collect_ignore = ["test_hidden.py", "test_toy.py"] if COMPILED else []
