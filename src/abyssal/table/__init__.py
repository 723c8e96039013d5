"""A table of players in plain Python: no sockets, no database, no threads, only the standard library and Fluent."""
