"""What must not be lost: the database, and the tables that are loaded from it."""
