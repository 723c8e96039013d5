"""A Distant Plain: its rules, Events, bots and data."""
