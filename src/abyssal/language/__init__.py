"""All messages, in English, Spanish or French. The engine itself uses only names and numbers."""

from .bundles import LANGUAGES
from .words import Words

__all__ = ["LANGUAGES", "Words"]
