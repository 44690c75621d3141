"""The first screen of the drawn table."""
