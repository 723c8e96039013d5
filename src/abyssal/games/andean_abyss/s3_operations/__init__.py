"""3.0 Operations, one module each."""
