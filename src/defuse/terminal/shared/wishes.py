"""What a person wants to play, from text to an invitation, or why it is impossible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from defuse.asked import CannotDo, cannot_play, check_players, check_seed, meant, usual_players, with_guess
from defuse.bot_arguments import bots_asked, see_who_can_play
from defuse.bots import BOTS
from defuse.game.library import CannotPlay, Edition, edition, plan, player_counts
from defuse.record.notation import is_name
from defuse.settings.declared import LONGEST_COUNTDOWN, LONGEST_NAME
from defuse.terminal.shared.invitation import ASK_EVERYBODY, BETWEEN_BOTS, REACTIONS, Invitation
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.bots.outside.limits import Limits


@dataclass(frozen=True)
class Wishes:
    """What a person has chosen so far; the rest has its default."""

    words: Words
    edition: Edition = field(default_factory=lambda: edition("original"))
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    people: tuple[str, ...] = ()
    bot: str = Invitation.bot
    seed: int | None = None
    countdown: int = 0
    reactions: str = ASK_EVERYBODY
    record: Path | None = None
    limits: "Limits | None" = None  # of bots of other people

    def invitation(self) -> Invitation:
        """The invitation to this game; raises CannotDo."""
        words = self.words
        if self.seed is not None:
            check_seed(self.seed, words)
        players = self._players()
        if len(self.people) > players:
            most = self.players or max(player_counts(self.edition, self.options), default=players)
            raise CannotDo(words("cli-too-many-people", people=len(self.people), number=most))
        try:
            plan(self.edition, players, self.options)
        except CannotPlay as error:
            raise cannot_play(error, words) from None
        return Invitation(
            edition=self.edition,
            players=players,
            options=self.options,
            people=self.people,
            bot=self.bot,
            seed=self.seed,
            countdown=self.countdown,
            reactions=self.reactions,
            record=self.record,
            words=words,
            limits=self.limits,
        )

    def _players(self) -> int:
        """The wanted number of players, or the usual one."""
        if self.players is None:
            return usual_players(self.edition, self.options, len(self.people))
        check_players(self.players, player_counts(self.edition, self.options), self.words)
        return self.players


def read_people(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of the people, each one word and different from the others."""
    for name in names:
        if not is_name(name) or len(name) > LONGEST_NAME:
            raise CannotDo(words("cli-bad-name", name=name, number=LONGEST_NAME))
    if len({name.casefold() for name in names}) < len(names):
        raise CannotDo(words("cli-same-name", names=", ".join(names)))
    return tuple(names)


def read_bot(name: str, words: Words) -> str:
    """The name of one of our bots."""
    if name not in BOTS:
        no_bot = words("cli-no-bot", name=name, names=", ".join(BOTS))
        raise CannotDo(with_guess(no_bot, meant(name, BOTS), words))
    return name


def read_any_bot(typed: str, limits: "Limits | None", words: Words) -> str:
    """The names of bots; also programs and classes of other people, which are started to see that they can play."""
    for name in typed.split(BETWEEN_BOTS):
        if any(sign in name for sign in "/\\:."):
            see_who_can_play(bots_asked([name], limits, words), words)
        else:
            read_bot(name, words)
    return typed


def read_countdown(text: str, words: Words) -> int:
    """The seconds to say Nope; 0 for no limit."""
    if not text.isdecimal() or len(text) > 4 or int(text) > LONGEST_COUNTDOWN:
        raise CannotDo(words("cli-bad-countdown", text=text, number=LONGEST_COUNTDOWN))
    return int(text)


def read_reactions(text: str, words: Words) -> str:
    """How several people are asked for reactions."""
    if text not in REACTIONS:
        raise CannotDo(words("cli-bad-reactions", text=text, names=", ".join(REACTIONS)))
    return text
