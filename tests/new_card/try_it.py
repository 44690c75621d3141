"""Tries the new card in a copy of the tree that holds it: games are played until the card has shown everything.

Run as `python -m tests.new_card.try_it GROUP`, a file of `parts`. Prints a line for each part: how often the card was
carried out, how its question was answered, and how long it took.
"""

import sys
from importlib import import_module
from time import monotonic

import defuse
from defuse.words import Words
from tests.extent import LONG, ROOT
from tests.new_card.adding import CARD, WORD
from tests.new_card.meetings import PLAYED, Meetings
from tests.strict_seats import is_compiled, refuse_nobody


def main(group: str) -> None:
    assert ROOT.joinpath("src", "defuse").samefile(defuse.__path__[0]), "this is not the package of the copy"
    assert not is_compiled()
    Words.strict = True
    refuse_nobody()
    meetings = Meetings(CARD, WORD)
    tried = import_module(f"tests.new_card.parts.{group}")
    for part, games, long in tried.PLAYED:
        begun = monotonic()
        met = meetings.meet(part, long if LONG else games)
        counts = ", ".join(f"{what} {met[what]}" for what in (PLAYED, *meetings.answers))
        print(f"{part.__name__}: {counts}; {monotonic() - begun:.1f} s", flush=True)
    for check in tried.CHECKED:
        begun = monotonic()
        check()
        print(f"{check.__name__}: holds; {monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
