"""Outside bots: programs by other people that speak JSON lines, each in its own process and within limits."""
