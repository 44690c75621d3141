"""People who type at a plain table, and its output."""

import io
from random import Random

from defuse.bots import RandomBot
from defuse.game.writing import write_move
from defuse.terminal.plain.console import BLANK_LINES
from defuse.terminal.plain.table import PlainTable

CLEARED = "\n" * BLANK_LINES


class Paper(io.StringIO):
    """The output of a table; knows the line that is being written."""

    def __init__(self) -> None:
        super().__init__()
        self.last = ""

    def write(self, text: str) -> int:
        self.last = (self.last + text)[-400:]
        return super().write(text)

    @property
    def prompt(self) -> str:
        """The current prompt."""
        return self.last.rpartition("\n")[2]


class Typist:
    """A person who types without end."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = 5000

    def readline(self) -> str:
        self.left -= 1
        assert self.left >= 0, "the game does not end"
        return f"{self.line()}\n"

    def line(self) -> str:
        raise NotImplementedError


class Fumbler(Typist):
    """Types numbers mostly, words of the game, and nonsense."""

    words = ("", "?", "help", "table", "draw", "pass", "nope", "top", "pair", "five", "favor @Ben", "attack ann")
    nonsense = ("@", "0", "99", "-1", "²", "help kitten", "draw draw", "insert x", "order 1 1", "1 2 3 4 5", "1 ben")
    rubbish = ("\x1b[2J", "é" * 999, "give", "put", "triple a b c", "give _", "@Ann", "skip @You", "9" * 5000)
    wishes = ("hand", "discard", "log 3", "risk", "rules TURN-1", "save", "rules xyzzy", "log x")

    def line(self) -> str:
        roll = self.random.random()
        if roll < 0.75:
            return str(self.random.randint(1, 7))
        return self.random.choice(self.words if roll < 0.9 else self.nonsense + self.rubbish + self.wishes)


class Fumblers(Fumbler):
    """Several of them at one keyboard, who mostly know what to do when it changes hands."""

    def __init__(self, random: Random, paper: Paper) -> None:
        super().__init__(random)
        self.left = 20_000
        self.paper = paper

    def line(self) -> str:
        prompt = self.paper.prompt
        waits = ("press Enter", "Enter when you have read", "Enter to go on", "Enter to see how it ends")
        if any(wait in prompt for wait in waits):
            return "" if self.random.random() < 0.9 else "draw"
        if "Type your name" in prompt:
            return self.random.choice(("", "", "", "Ann", "ben", "@Cem", "You", "draw"))
        return super().line()


class Writer(Typist):
    """Writes every move in full notation, using the view of its seat."""

    table: PlainTable

    def line(self) -> str:
        observer = self.table.local_game.observer(0)
        moves = observer.moves()
        if not moves:
            return ""  # out: let the others play on
        bot = RandomBot(self.random.randrange(2**32))
        return write_move(bot.choose(observer.view(), moves), self.table.players)


def screens(text: str) -> list[str]:
    """What was written between one clearing of the screen and the next."""
    return [screen.lstrip("\n") for screen in text.split(CLEARED)]
