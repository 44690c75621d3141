"""Bots on the command line: which one is meant, its limits, and why it cannot play."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from defuse.asked import CannotDo, meant, with_guess
from defuse.words import Words

if TYPE_CHECKING:
    from defuse.bots.entrants import Entrant, NoSuchEntrant
    from defuse.bots.outside.limits import Limits

LONGEST_MOVE: Final = 3600.0  # seconds
LEAST_MEMORY: Final = 16  # MB; no program that reads JSON needs less
MOST_MEMORY: Final = 1_000_000


def add_bot_limits(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the limits of outside bots."""
    parser.add_argument("--move-seconds", metavar="SECONDS", type=float, help=words("cli-move-seconds"))
    parser.add_argument("--memory", metavar="MB", type=int, help=words("cli-memory"))


def bot_limits_asked(chosen: argparse.Namespace, words: Words) -> "Limits | None":
    """The limits that were given; None for the usual ones."""
    seconds, memory = chosen.move_seconds, chosen.memory
    if seconds is None and memory is None:
        return None
    if seconds is not None and not 0 < seconds <= LONGEST_MOVE:
        raise CannotDo(words("bot-bad-seconds", value=f"{seconds:g}", most=f"{LONGEST_MOVE:g}"))
    if memory is not None and not LEAST_MEMORY <= memory <= MOST_MEMORY:
        raise CannotDo(words("bot-bad-memory", value=str(memory), least=str(LEAST_MEMORY), most=str(MOST_MEMORY)))
    from defuse.bots.outside.limits import limits_for

    return limits_for(seconds, memory)


def bots_asked(typed: Sequence[str], limits: "Limits | None", words: Words) -> "list[Entrant]":
    """The bots that are meant; raises CannotDo."""
    from defuse.bots.entrants import NoSuchEntrant, entrants

    try:
        return entrants(typed, limits)
    except NoSuchEntrant as error:
        raise CannotDo(why_not(error, words)) from None


def why_not(error: "NoSuchEntrant", words: Words) -> str:
    """The problem with a name, as a message."""
    if error.why == "no setting":
        return words("lab-player-no-setting", name=error.typed)
    if error.why == "bad setting":
        return _bad_setting(error, words)
    if error.why == "no class":
        return words("lab-player-no-class", name=error.typed, problem=error.problem)
    if error.why == "no program":
        from defuse.bots.outside.programs import NotABot
        from defuse.bots.outside.wording import why_no_bot

        return why_no_bot(NotABot(Path(error.typed), error.problem), words)
    from defuse.bots import BOTS

    unknown = words("lab-player-unknown", name=error.typed, names=error.problem)
    return with_guess(unknown, meant(error.typed, BOTS), words)


def _bad_setting(error: "NoSuchEntrant", words: Words) -> str:
    """What the settings of that bot can be, perhaps with the temperament that was meant."""
    from defuse.bots.temperament import TEMPERAMENTS

    kind, _, setting = error.typed.partition(":")
    temperaments = ", ".join(TEMPERAMENTS)
    if kind == "searcher":
        expected = words("bot-setting-searcher", temperaments=temperaments)
    elif kind == "master":
        expected = words("bot-setting-master", temperaments=temperaments)
    else:
        expected = words("bot-setting-temperament", temperaments=temperaments)
    refusal = words("lab-player-bad-setting", name=error.typed, expected=expected)
    last = setting.rpartition(":")[2]
    close = meant(last, TEMPERAMENTS)
    return with_guess(refusal, error.typed.removesuffix(last) + close if close else "", words)


def see_who_can_play(players: "Sequence[Entrant]", words: Words) -> None:
    """Check that every outside program can start and introduce itself, before any game is played."""
    said = [reason for player in players if (reason := why_cannot_play(player, words))]
    if said:
        raise CannotDo(*said)


def why_cannot_play(player: "Entrant", words: Words) -> str:
    """Why an outside program does not start or introduce itself; empty if it does, and for all other bots."""
    from defuse.bots.entrants import Outsider

    if not isinstance(player, Outsider):
        return ""
    from defuse.bots.outside.faults import Fault
    from defuse.bots.outside.limits import Limits
    from defuse.bots.outside.process_pool import meet
    from defuse.bots.outside.programs import program_at
    from defuse.bots.outside.wording import why_not_met

    met, errors = meet(program_at(player.path), player.limits or Limits())
    return "\n".join(why_not_met(player.name, met, errors, words)) if isinstance(met, Fault) else ""
