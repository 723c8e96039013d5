"""The kernel: decisions, the driver, records, hidden information, errors. It knows nothing of any game."""
