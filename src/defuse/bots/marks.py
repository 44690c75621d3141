"""Marked cards: everybody knows of them, so bots part with them first (MRK-1)."""

from defuse.game.moves import Move


def marked_first(moves: list[Move]) -> list[Move]:
    """Of moves that differ only in which of several cards of a kind they use, the one that gives nothing away."""
    if not any(move.marked for move in moves):
        return moves
    best: dict[Move, Move] = {}
    for move in moves:
        plain = move.with_marked(0)
        if plain not in best or int(move.marked).bit_count() > int(best[plain].marked).bit_count():
            best[plain] = move
    return list(best.values())
