"""Messages for names on the command line that mean no bot, or a bot that cannot play."""

from collections.abc import Sequence
from pathlib import Path

from defuse.asked import CannotDo, meant, with_guess
from defuse.bots import BOTS
from defuse.bots.entrants import Entrant, NoSuchEntrant, Outsider, entrant, entrants
from defuse.words import Words

__all__ = ["Entrant", "NoSuchEntrant", "entrant", "entrants", "see_who_can_play", "why_not"]


def why_not(error: NoSuchEntrant, words: Words) -> str:
    """The problem with a name, as a message."""
    if error.why == "no setting":
        return words("lab-player-no-setting", name=error.typed)
    if error.why == "bad setting":
        return words("lab-player-bad-setting", name=error.typed, problem=error.problem)
    if error.why == "no class":
        return words("lab-player-no-class", name=error.typed, problem=error.problem)
    if error.why == "no program":
        from defuse.bots.outside import NotABot
        from defuse.bots.outside.wording import why_no_bot

        return why_no_bot(NotABot(Path(error.typed), error.problem), words)
    unknown = words("lab-player-unknown", name=error.typed, names=error.problem)
    return with_guess(unknown, meant(error.typed, BOTS), words)


def see_who_can_play(players: Sequence[Entrant], words: Words) -> None:
    """Check that every outside program can start and introduce itself, before any game is played."""
    outsiders = [player for player in players if isinstance(player, Outsider)]
    if not outsiders:
        return
    from defuse.bots.outside import Fault, Limits, meet, program_at
    from defuse.bots.outside.wording import why_not_met

    said: list[str] = []
    for outsider in outsiders:
        met, errors = meet(program_at(outsider.path), Limits())
        if isinstance(met, Fault):
            said.append("\n".join(why_not_met(outsider.name, met, errors, words)))
    if said:
        raise CannotDo(*said)
