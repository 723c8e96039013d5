"""Views of a table, worded in the viewer's language."""
