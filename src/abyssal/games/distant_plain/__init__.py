"""A Distant Plain: so far its map, pieces, scenarios and victory totals. Its Operations are yet to come."""
