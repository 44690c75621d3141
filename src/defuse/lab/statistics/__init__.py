"""The mathematics: win rates by deal, sequential tests, ratings, intervals."""
