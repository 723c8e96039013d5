"""The server that puts tables on a network."""
