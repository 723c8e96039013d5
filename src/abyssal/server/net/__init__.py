"""Connections, processes, queues and notices."""
