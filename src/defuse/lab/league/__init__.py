"""A standing league of many bots: results in a file that grows, ratings, one page."""
