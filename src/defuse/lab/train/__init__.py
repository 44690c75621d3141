"""Training: a network plays against itself, its earlier versions and a bot, and learns who won. Needs torch."""
