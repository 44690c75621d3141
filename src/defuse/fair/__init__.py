"""Fair deals: the luck of a game, sealed before the deal and checked by anybody after the end (docs/fair-deals.md)."""
