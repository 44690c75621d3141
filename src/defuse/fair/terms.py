"""The terms of a deal: everything that its luck is bound to, fixed before anybody reveals a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from defuse import __version__
from defuse.fair.sealing import text_commitment
from defuse.game.kinds import ALL_KINDS, NAMES
from defuse.game.library import Plan
from defuse.game.options import written
from defuse.sight.view import names

FORMAT: Final = "defuse-fair-deal"
VERSION: Final = 1
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True)
class FairSeat:
    """A seat as the terms name it; the commitment is empty for bots, and for people whose browser sent none."""

    name: str
    is_bot: bool
    commitment: str = ""


def terms_of(
    plan: Plan, seats: Sequence[FairSeat], room: str, game: int, commitment: str, previous: str, recipe: str
) -> dict[str, object]:
    """The terms of a game: `room` is the digest of its name, `recipe` the text of a custom recipe or empty."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "room": room,
        "game": game,
        "previous": previous,
        "commitment": commitment,
        "edition": plan.edition_name,
        "recipe": text_commitment(recipe) if recipe else "",
        "rules": plan.options.rules,
        "options": written(plan.options),
        "box": box_of(plan),
        "seats": [
            {"name": seat.name, "kind": BOT if seat.is_bot else PERSON, "commitment": seat.commitment} for seat in seats
        ],
    }


def box_of(plan: Plan) -> dict[str, object]:
    """What is shuffled and dealt, and how, in names: enough to repeat the deal without the library of boxes."""
    return {
        "pile": names(plan.pile),
        "early_defuses": plan.early_defuses,
        "late_defuses": plan.late_defuses,
        "defuses_each": plan.defuses_each,
        "cards_each": plan.cards_each,
        "storage": plan.storage,
        "tower": plan.tower,
        "kittens": names(plan.kittens),
        "mat": names(plan.mat),
        "fast": plan.fast,
        "kinds": [[NAMES[kind], plan.cast[kind]] for kind in ALL_KINDS if plan.cast[kind]],  # sorted as hands are
    }
