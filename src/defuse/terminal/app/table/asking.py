"""The question line: what the table waits for, as far as the viewer may know."""

from collections.abc import Sequence

from defuse.game.agenda import CHOOSE_PLAY, REACT, REACT_TO_DRAW, REACT_TO_RESCUE
from defuse.game.questions import QUESTIONS
from defuse.sight.view import View
from defuse.terminal.shared.menu import action_name, question_line
from defuse.words import Words


def asked(view: View, players: Sequence[str], words: Words) -> str:
    """The question to this seat."""
    question = view.question
    assert question is not None
    if question.what == CHOOSE_PLAY:
        return words("table-your-turn") if view.owed == 1 else words("table-your-turns", number=view.owed)
    if question.what == REACT_TO_DRAW:
        return words("screen-about-to-draw", who=players[question.seat])
    if question.what == REACT_TO_RESCUE:
        return words("screen-rescued", who=players[question.seat])
    if question.what == REACT and question.act is not None:
        if question.chain:
            return words("screen-noped", who=players[question.seat])
        return _played(view, players, words)
    return question_line(view, players, words)


def _played(view: View, players: Sequence[str], words: Words) -> str:
    question = view.question
    assert question is not None
    assert question.act is not None
    card = action_name(question.act, words)
    who = players[question.seat]
    target = question.act.target
    if target == view.seat:
        return words("screen-plays-at-you", who=who, card=card)
    if target >= 0:
        return words("screen-plays-at", who=who, other=players[target], card=card)
    return words("screen-plays", who=who, card=card)


def waiting_for(view: View, players: Sequence[str], words: Words) -> str:
    """Which other players the table waits for."""
    question = view.question
    if question is None:
        return ""
    if QUESTIONS[question.what].is_window:
        return words("screen-reactions")
    return words("screen-waiting", names=words.names([players[seat] for seat in question.waiting]))
