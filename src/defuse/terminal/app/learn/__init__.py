"""Lessons at the drawn table."""
