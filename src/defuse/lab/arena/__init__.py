"""Matches between bots on the same deals, ratings, and a running ladder."""
