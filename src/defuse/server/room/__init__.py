"""A running room: its log, its members, its commands, and what it broadcasts."""
