"""Tries the new cards in a copy of the tree that holds them: games are played until they have shown everything.

Run as `python -m tests.new_card.try_it GROUP`, a file of `parts`. Prints a line for each part: how often cards were
carried out, how the question was answered, and how long it took.
"""

import sys
from importlib import import_module
from time import monotonic
from typing import Final

import defuse
from defuse.words import Words
from tests.extent import LONG, ROOT
from tests.new_card.adding import CARD, OTHERS, WORD
from tests.new_card.meetings import Meetings
from tests.strict_seats import is_compiled, refuse_nobody

ALL_OF_THEM: Final = "rules"  # in this group every card has to come up, in the others the one with a question


def main(group: str) -> None:
    assert ROOT.joinpath("src", "defuse").samefile(defuse.__path__[0]), "this is not the package of the copy"
    assert not is_compiled()
    Words.strict = True
    refuse_nobody()
    meetings = Meetings(CARD, WORD, OTHERS if group == ALL_OF_THEM else ())
    tried = import_module(f"tests.new_card.parts.{group}")
    for part, games, long in tried.PLAYED:
        begun = monotonic()
        met = meetings.meet(part, long if LONG else games)
        counts = ", ".join(f"{what} {met[what]}" for what in meetings.wanted)
        print(f"{part.__name__}: {counts}; {monotonic() - begun:.1f} s", flush=True)
    for check in tried.CHECKED:
        begun = monotonic()
        check()
        print(f"{check.__name__}: holds; {monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
