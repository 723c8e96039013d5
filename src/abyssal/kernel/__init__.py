"""The series kernel: what every COIN game shares. No game's name, number or rule of its own is in here."""
