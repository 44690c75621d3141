"""Everything that is settled before the deal: the game, the players, and how reactions are asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.asked import USUAL_PLAYERS
from defuse.game.library import Edition, edition, recipes
from defuse.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from defuse.bots.outside.limits import Limits

BOT_NAMES: Final = ("Ann", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim")
BETWEEN_BOTS: Final = ","  # between the names of several bots, who sit down in turn

# How several people at one keyboard are asked for reactions.
ASK_EVERYBODY: Final = "ask"  # one after the other behind the same screen, whatever they hold
CALL_OUT: Final = "call"  # nobody is asked; a person who wants to react calls out
REACTIONS: Final = (ASK_EVERYBODY, CALL_OUT)


@dataclass(frozen=True)
class Invitation:
    """The game, the number of players, the people and the bots."""

    edition: Edition = field(default_factory=lambda: edition("original"))
    players: int = USUAL_PLAYERS
    options: Mapping[str, object] = field(default_factory=dict)
    people: tuple[str, ...] = ("You",)  # in the first seats; empty if only bots play
    bot: str = "careful"  # in all other seats: ours, or a program or class of somebody else; or several in turn
    seed: int | None = None
    countdown: int = 0  # seconds to say Nope; 0 waits for everybody
    reactions: str = ASK_EVERYBODY
    record: Path | None = None  # where the records are written
    words: Words = field(default_factory=lambda: words_in(ENGLISH))
    limits: "Limits | None" = None  # of bots of other people

    @property
    def title(self) -> str:
        """The title of the game."""
        return self.words.game(self.edition.name, own_title(self.edition))


def own_title(what: Edition) -> str:
    """The title of a custom recipe; empty for official games."""
    recipe = what.recipe
    return recipe.title if recipe is not None and recipe not in recipes() else ""


def seated(people: Sequence[str], players: int) -> list[str]:
    """The names of all players: people first, then bots with names that are still free."""
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return [*people, *free[: players - len(people)]]
