"""The faults of other people's bots as a table, with the last fault of each."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from defuse.bots.outside.faults import Faults
from defuse.bots.outside.wording import last_words
from defuse.lab.running.wording import Wording, fault_names
from defuse.lab.simulate.layout import new_table, show_table


def show_faults(found: Iterable[tuple[str, Faults]], console: Console, wording: Wording) -> None:
    """Print a row for each bot with faults; a default was played for every move it lost."""
    words, whole = wording.words, wording.whole
    kinds = fault_names(words)
    columns = [words("arena-fault-asked"), words("arena-fault-lost"), *kinds.values()]
    table = new_table(words("arena-player"), columns)
    last = []
    for name, faults in found:
        if faults:
            counts = (faults.asked, faults.lost, *(faults.counts[kind] for kind in kinds))
            table.add_row(Text(name), *map(whole, counts))
            last.append(words("arena-fault-last", name=name, what=faults.last))
            last += last_words(name, faults, words)
    show_table(words("arena-faults"), table, console)
    for line in last:
        console.print(Text(line))
    console.print()
