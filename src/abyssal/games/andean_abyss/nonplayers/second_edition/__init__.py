"""Section 8 of the second edition: its differences from the first, and the factions' charts."""

from __future__ import annotations

from typing import Final

from .. import auc as first_auc
from .. import cartels, farc
from ..edition import Edition
from . import auc, government
from .differences import SecondEdition

SECOND: Final[Edition] = SecondEdition(
    [government.CHART, farc.CHART, auc.CHART, cartels.CHART],
    [government.ANSWERS, farc.ANSWERS, first_auc.ANSWERS, cartels.ANSWERS],
)
"""Section 8 of the second edition."""
