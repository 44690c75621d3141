"""Where puzzles come from: moments of games, judged, written down, tried out and sorted."""
