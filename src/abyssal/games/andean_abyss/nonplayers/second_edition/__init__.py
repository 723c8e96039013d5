"""Section 8 of the second edition: where it differs from the first, and the factions' charts."""

from __future__ import annotations

from typing import Final

from .. import auc as first_auc
from .. import cartels, farc
from ..edition import Edition
from . import auc
from .differences import SecondEdition

SECOND: Final[Edition] = SecondEdition(
    [None, farc.CHART, auc.CHART, cartels.CHART], [{}, farc.ANSWERS, first_auc.ANSWERS, cartels.ANSWERS]
)
"""Section 8 of the second edition."""
