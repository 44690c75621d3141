"""The ways into a server: pages, requests, the command that starts it."""
