"""The command `hint` of the plain table and of its lessons: each time it is typed it says a little more."""

from collections.abc import Callable

from defuse.coach.hints import CoachHint
from defuse.terminal.plain.console import Console
from defuse.terminal.shared.hinting import hint_steps
from defuse.words import Words


class PlainHints:
    """What has been said of the hint to one question."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._steps: list[str] = []
        self._about: object = None  # the question

    def say_more(self, about: object, make: Callable[[], CoachHint | None], counts: bool) -> bool:
        """Say the next step of the hint to a question, which is made when it is first asked for; False without one."""
        words, is_new = self._words, about != self._about
        if is_new:
            found = make()
            if found is None:
                self._console.say(words("hint-nothing"))
                return False
            self._about, self._steps = about, hint_steps(found, words)
        if len(self._steps) > 1:
            self._console.say(f"{self._steps.pop(0)} {words('hint-more')}")
        else:
            self._console.say(self._steps[0])
        if is_new and counts:
            self._console.say(words("hint-counts-not"))
        return True
