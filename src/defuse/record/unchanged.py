"""The whole state of a table as plain data, to see whether anything changed."""

from defuse.game.saving import freeze
from defuse.game.table import Table


def fingerprint(table: Table) -> list[object]:
    """Everything about a table, including its derived counts and how much it has logged."""
    told = None if table.log is None else len(table.log)
    outcomes = None if table.outcomes is None else list(table.outcomes)
    return [freeze(table), table.keepers, table.nopers, table.nowers, told, outcomes]
