"""Whom somebody means by what they type: "careful", "master:bold", "searcher:200ms", "./my-bot.py", "module:Class"."""

import importlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol

from defuse.bots import BOTS, Bot
from defuse.bots.temperament import split_setting
from defuse.game.moves import Move
from defuse.sight.view import View

if TYPE_CHECKING:
    from defuse.bots.outside.limits import Limits

Why = Literal["unknown", "no setting", "bad setting", "no program", "no class"]

_PATHS: Final = tuple(start + sep for start in (".", "..", "~", "") for sep in {"/", os.sep})
_TIME: Final = re.compile(r"[0-9.]+ ?m?s")


class NoSuchEntrant(ValueError):
    """What was typed names no player: what is wrong with it, and the problem in the words of the code that found it."""

    def __init__(self, typed: str, why: Why, problem: str = "") -> None:
        super().__init__(f"{typed}: {why} {problem}".rstrip())
        self.typed = typed
        self.why: Why = why
        self.problem = problem


class Chooser(Protocol):
    """What a bot of somebody else has to have: nothing of ours need be its base."""

    def choose(self, view: View, moves: list[Move]) -> Move: ...


@dataclass(frozen=True)
class Entrant:
    """A player by name. It can be sent to other processes, and makes a new bot for every seat of every game."""

    name: str

    def bot(self, seed: int) -> Chooser:
        """A new bot; the seed is that of its own dice."""
        raise NotImplementedError

    @property
    def ours(self) -> bool:
        """Whether it is one of our own bots, whose faults are bugs."""
        return False

    @property
    def timed(self) -> bool:
        """Whether it thinks for a time: then a seed does not give the same game again."""
        return False


@dataclass(frozen=True)
class OurBot(Entrant):
    """A bot of BOTS; the setting behind a colon goes to its maker as it is."""

    kind: str
    setting: str = ""

    def bot(self, seed: int) -> Bot:
        maker: Callable[..., Bot] = BOTS[self.kind]
        return maker(seed, self.setting) if self.setting else maker(seed)

    @property
    def ours(self) -> bool:
        return True

    @property
    def timed(self) -> bool:
        return _TIME.fullmatch(split_setting(self.setting)[0]) is not None


@dataclass(frozen=True)
class OwnClass(Entrant):
    """A Python class of somebody else, made with seed=... and asked with choose(view, moves)."""

    module: str
    title: str
    folder: str  # where the module is looked for besides the usual places

    def bot(self, seed: int) -> Chooser:
        if self.folder not in sys.path:
            sys.path.append(self.folder)
        maker: Callable[..., Chooser] = getattr(importlib.import_module(self.module), self.title)
        return maker(seed=seed)


@dataclass(frozen=True)
class Outsider(Entrant):
    """A program of somebody else, that runs in a process of its own."""

    path: str
    limits: "Limits | None" = None  # the usual ones

    def bot(self, seed: int) -> Chooser:
        from defuse.bots.outside.bot import OutsideBot

        made: Chooser = OutsideBot(self.path, seed, self.limits)
        return made


def entrant(typed: str, limits: "Limits | None" = None) -> Entrant:
    """The player that is meant, or NoSuchEntrant. A bot of ours comes first, then a file, then a class.

    The limits are those of a program of somebody else.
    """
    kind, colon, setting = typed.partition(":")
    if kind in BOTS and (setting or not colon):
        return _our_bot(typed, kind, setting)
    path = Path(typed).expanduser()
    if typed and (path.exists() or typed.startswith(_PATHS)):
        return _outsider(typed, path, limits)
    if kind and setting:
        return _own_class(typed, kind, setting)
    raise NoSuchEntrant(typed, "unknown", ", ".join(BOTS))


def entrants(typed: Sequence[str], limits: "Limits | None" = None) -> list[Entrant]:
    """Everybody who was named; a player who is named twice plays under two names."""
    found: list[Entrant] = []
    for text in typed:
        one = entrant(text, limits)
        again = typed[: len(found)].count(text)
        found.append(replace(one, name=f"{text}#{again + 1}") if again else one)
    return found


def _our_bot(typed: str, kind: str, setting: str) -> Entrant:
    if setting and len(inspect.signature(BOTS[kind]).parameters) < 2:
        raise NoSuchEntrant(typed, "no setting")
    meant = OurBot(typed, kind, setting)
    try:
        meant.bot(0)
    except ValueError as error:
        raise NoSuchEntrant(typed, "bad setting", str(error)) from None
    return meant


def _outsider(typed: str, path: Path, limits: "Limits | None") -> Entrant:
    from defuse.bots.outside.programs import NotABot, program_at

    try:
        program_at(path)
    except NotABot as error:
        raise NoSuchEntrant(typed, "no program", error.why) from None
    return Outsider(typed, str(path.resolve()), limits)


def _own_class(typed: str, module: str, title: str) -> Entrant:
    """One is made to see that it can be: anything can go wrong in what others have written."""
    meant = OwnClass(typed, module, title, str(Path.cwd()))
    try:
        made = meant.bot(0)
    except Exception as error:
        raise NoSuchEntrant(typed, "no class", f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise NoSuchEntrant(typed, "no class", "it has no choose(view, moves)")
    return meant
