"""What bots of other people did wrong, as a table with what each of them said the last time."""

from collections.abc import Iterable

from rich.box import SIMPLE
from rich.console import Group
from rich.table import Table
from rich.text import Text

from defuse.bots.outside.faults import CRASHED, FLOODED, ILLEGAL, LATE, MEMORY, NONSENSE, Faults
from defuse.bots.outside.wording import last_words
from defuse.lab.wording import Wording


def fault_table(found: Iterable[tuple[str, Faults]], wording: Wording) -> Group:
    """A row for each bot that has failed; a default was played for every move it lost."""
    words, whole = wording.words, wording.whole
    kinds = {
        CRASHED: words("arena-fault-crashed"),
        LATE: words("arena-fault-late"),
        NONSENSE: words("arena-fault-nonsense"),
        ILLEGAL: words("arena-fault-illegal"),
        FLOODED: words("arena-fault-flooded"),
        MEMORY: words("arena-fault-memory"),
    }
    table = Table(title=words("arena-faults"), title_justify="left", box=SIMPLE, pad_edge=False)
    table.add_column(words("arena-player"))
    for heading in (words("arena-fault-asked"), words("arena-fault-lost"), *kinds.values()):
        table.add_column(heading, justify="right")
    last = []
    for name, faults in found:
        if faults:
            counts = (faults.asked, faults.lost, *(faults.counts[kind] for kind in kinds))
            table.add_row(Text(name), *map(whole, counts))
            last.append(words("arena-fault-last", name=name, what=faults.last))
            last += last_words(name, faults, words)
    return Group(table, *map(Text, last))
