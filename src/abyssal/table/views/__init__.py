"""What a viewer sees of a table, worded in the viewer's language."""
