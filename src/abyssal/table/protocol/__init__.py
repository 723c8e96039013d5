"""Messages from clients and answers to them, as types."""
