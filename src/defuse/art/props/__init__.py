"""The things that appear on cards, each drawn around its own origin, grouped by what they are for."""
