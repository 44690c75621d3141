"""The whole state of a table as plain data, to see whether anything changed."""

from defuse.game.table import Table


def fingerprint(table: Table) -> list[object]:
    """Every field of a table but its log and what it shares with all tables of the game."""
    return [
        [list(hand) for hand in table.hands],
        list(table.pile),
        list(table.discard),
        list(table.storage),
        list(table.removed),
        list(table.air),
        list(table.marked),
        list(table.front),
        table.mat,
        table.alive,
        table.blind,
        table.turn,
        table.owed,
        table.attacked,
        table.direction,
        table.back_to,
        table.barking_settled,
        table.keepers,
        [step.as_list() for step in table.agenda],
        table.winner,
        [table.seed, table.shuffles, table.picks],
        list(table.pins),
        table.veil is not None,
    ]
