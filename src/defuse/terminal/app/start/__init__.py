"""The start screen of the drawn table."""
