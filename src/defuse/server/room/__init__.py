"""A room at work: its log, its members, what a command does, who is told."""
