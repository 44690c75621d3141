"""`defuse review`: what was luck and what was skill in a recorded game."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.output_files import add_json, answer, files_asked
from defuse.words import Words, languages, words_in

if TYPE_CHECKING:
    from defuse.coach.review import Review
    from defuse.record.record import Record


def add_review(review: argparse.ArgumentParser, words: Words) -> None:
    review.add_argument("file", metavar="FILE", type=Path, help=words("cli-replay-file"))
    review.add_argument("--seat", metavar="NAME", help=words("cli-review-seat"))
    review.add_argument("--think", action="store_true", help=words("cli-review-think"))
    add_json(review, words)
    review.set_defaults(run=_review)


def _review(chosen: argparse.Namespace, words: Words) -> int:
    from defuse.asked import read_record_file

    files_asked([chosen.json], words)
    record = read_record_file(chosen.file, words)
    from defuse.coach.telling import as_data, line, told  # with it come the networks, which a bad file does not need

    seats = [_seat(chosen.seat, record, words)] if chosen.seat else _own_seats(record)
    found = _reviews(record, seats or range(len(record.players)), chosen.think, words)

    def document() -> dict[str, object]:
        return {"file": str(chosen.file), "reviews": [as_data(each, words) for each in found]}

    def show() -> None:
        if not seats:
            for each in found:
                print(f"{each.players[each.seat]}: {words.tell(line(each))}")
            print(words("cli-review-choose", name=record.players[0]))
        for each in found if seats else []:
            print("\n".join(told(each, words)))

    answer(chosen.json, document, show, words)
    return 0


def _seat(name: str, record: "Record", words: Words) -> int:
    from defuse.asked import no_seat

    for seat, player in enumerate(record.players):
        if player.casefold() == name.casefold():
            return seat
    raise no_seat(name, record.players, words)


def _own_seats(record: "Record") -> list[int]:
    """The seat of somebody who is called "You", as in games of the terminal."""
    called_you = {words_in(language)("app-you") for language in languages()}
    return [seat for seat, player in enumerate(record.players) if player in called_you][:1]


def _reviews(record: "Record", seats: Sequence[int], thinks: bool, words: Words) -> "list[Review]":
    from defuse.asked import CannotDo
    from defuse.coach.review import judge_for, review

    judge = judge_for(record)
    if judge is None:
        game = words.game(record.start.edition)
        raise CannotDo(words("coach-silent", game=game, players=len(record.players)))
    return [review(record, seat, judge, thinks=thinks) for seat in seats]
