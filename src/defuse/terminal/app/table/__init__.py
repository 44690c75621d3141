"""The drawn table."""
