"""The questions that events ask, in readable form."""

from __future__ import annotations

from tests.scripted import event_asks as asked
from tests.scripted import in_brief

ALL_TALIBAN = """
waziristan: taliban 30g
khowst: taliban 2b
paktika: taliban 2b
ghazni: taliban 2b
oruzgan: taliban 2b
helmand: taliban 2b
kandahar: taliban 2b
"""
"""No Taliban piece is Available."""

__all__ = ["ALL_TALIBAN", "asked", "in_brief"]
