"""Learning to play: a network plays itself, its earlier selves and a bot, and learns from who won. Needs torch."""
