"""Connections, processes and notices: everything between the routes and the machine."""
