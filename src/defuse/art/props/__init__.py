"""The objects on the cards, each drawn around its own origin, grouped by theme."""
