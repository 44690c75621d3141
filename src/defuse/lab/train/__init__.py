"""Learning to play by playing: Deep Monte Carlo self-play."""
