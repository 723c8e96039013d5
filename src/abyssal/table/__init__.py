"""A table of people as plain Python: no sockets, no database, no threads, only the standard library and Fluent."""
