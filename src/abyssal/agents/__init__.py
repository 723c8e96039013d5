"""Seats for other people's programs: the line protocol, the processes behind it, and the MCP server."""
