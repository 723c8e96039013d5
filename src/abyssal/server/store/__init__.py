"""The database, and the tables that are loaded from it."""
