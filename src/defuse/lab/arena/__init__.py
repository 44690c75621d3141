"""Who beats whom: matches on the same deals, ratings, a running ladder."""
