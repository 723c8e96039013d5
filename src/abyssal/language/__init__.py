"""Everything the program says, in English, Spanish or French. The engine deals in names and numbers only."""

from .bundles import LANGUAGES
from .words import Words

__all__ = ["LANGUAGES", "Words"]
