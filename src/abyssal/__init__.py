"""Abyssal: a digital edition of the COIN-series games Andean Abyss and A Distant Plain."""

__version__ = "0.1.0"
