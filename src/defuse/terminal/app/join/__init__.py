"""The drawn table for a room of a server."""
