"""One game in the tree: who chooses (chance or a player), between which actions, and what follows."""

from typing import Final

from defuse.adapters.asking import next_asked
from defuse.adapters.tree.bounds import SEED_NODES
from defuse.adapters.tree.chance import ChanceNode, Outcomes, TreeLuck, describe
from defuse.adapters.tree.deal import Deal
from defuse.adapters.tree.setting import TreeSetup
from defuse.encoding.speller import Speller, seen_at
from defuse.game.engine import Game, show_top
from defuse.game.events import Event
from defuse.game.moves import NOBODY, Move
from defuse.game.setup import deal
from defuse.game.table import Table

CHANCE: Final = -1
OVER: Final = -4
BYTES: Final[Outcomes] = [(byte, 1 / 256) for byte in range(256)]


class Heard:
    """A game's story as one seat knows it, and how much of the game it covers."""

    __slots__ = ("choices", "events", "text")

    def __init__(self, events: int, choices: int, text: str) -> None:
        self.events = events
        self.choices = choices
        self.text = text


class Choice:
    """An action of a player, and the number of events before it."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: int, events: int) -> None:
        self.seat = seat
        self.action = action
        self.events = events

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Choice, (self.seat, self.action, self.events))


class TreeRun:
    """A game from before the deal to its end."""

    __slots__ = (
        "_shared",
        "bytes",
        "chance_node",
        "choices",
        "dealing",
        "game",
        "heard",
        "luck",
        "move",
        "moves_made",
        "outset",
        "player",
        "seat",
        "setting",
        "speller",
    )

    def __init__(self, setting: TreeSetup) -> None:
        self.setting = setting
        self.player = CHANCE  # a seat, CHANCE or OVER
        self.bytes: list[int] = []  # of the seed, for seeded chance
        self.dealing: Deal | None = setting.deal if setting.exact else None
        self.game: Game | None = None  # from the deal on
        self.outset: Game | None = None  # as it was dealt; never played
        self.luck: TreeLuck | None = None  # what is not decided yet, in a game of exact chances
        self.chance_node: ChanceNode | None = None  # what chance has to decide now
        self.seat = NOBODY  # who is asked, or whose move is being carried out
        self.move: Move | None = None  # that waits for chance
        self.speller: Speller | None = None
        self._shared = False  # the speller is shared with a copy
        self.choices: list[Choice] = []
        self.moves_made = 0
        self.heard: dict[int, Heard] = {}  # the stories computed so far, by seat

    def copy(self) -> "TreeRun":
        """An independent copy of the game."""
        twin = TreeRun(self.setting)
        twin.player = self.player
        twin.outset = self.outset
        twin.chance_node = self.chance_node
        twin.seat = self.seat
        twin.move = self.move
        twin.moves_made = self.moves_made
        twin.bytes = self.bytes.copy()
        twin.dealing = self.dealing
        twin.game = None if self.game is None else copied(self.game)
        twin.luck = None if self.luck is None else self.luck.copy()
        twin.speller = self.speller
        twin._shared = self._shared = True
        twin.choices = self.choices.copy()
        twin.heard = self.heard.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "TreeRun":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        games = (_saved(self.game), _saved(self.outset))
        kept = [getattr(self, name) for name in _KEPT]
        return (_restored, (self.setting, games, kept))

    # What can happen now

    @property
    def broken_off(self) -> bool:
        """Whether the game was stopped at the maximal length (TURN-4)."""
        return self.player == OVER and self.game is not None and not self.game.over

    @property
    def open(self) -> list[int]:
        """The actions of the player who is asked, in ascending order."""
        return [] if self.speller is None else self.speller.open

    @property
    def outcomes(self) -> Outcomes:
        """What chance may say, and how likely that is."""
        if self.chance_node is not None:
            return self.chance_node.outcomes
        if self.dealing is None:
            return BYTES
        if not self.dealing.done:
            return self.dealing.outcomes()
        players = self.setting.players
        return [(seat, 1 / players) for seat in range(players)]

    def describe(self, outcome: int) -> str:
        """An outcome in words."""
        if self.chance_node is not None:
            return describe(outcome)
        if self.dealing is None:
            return f"seed {outcome}"
        return f"seat {outcome} begins" if self.dealing.done else self.dealing.describe(outcome)

    # Choosing

    def choose(self, action: int) -> None:
        """Take an outcome of chance, or an action of the player who is asked."""
        if self.player == CHANCE:
            self._decide(action)
            return
        game, speller = self.game, self.speller
        assert game is not None
        assert speller is not None
        if self._shared:
            self.speller = speller = speller.copy()
            self._shared = False
        speller.choose(action)
        self.choices.append(Choice(self.seat, action, len(game.events)))
        if speller.move is not None:
            self.move = speller.move
            self._go_on()

    def _decide(self, outcome: int) -> None:
        game, node, luck = self.game, self.chance_node, self.luck
        if game is not None and node is not None and luck is not None:
            self.chance_node = None
            luck.decide(game, node, outcome)
            if self.move is None:
                show_top(game.table, len(game.events))
            self._go_on()
        elif self.dealing is None:
            self.bytes.append(outcome)
            if len(self.bytes) == SEED_NODES:
                self._begin(deal(self.setting.plan, int.from_bytes(self.bytes), self.setting.quick))
        elif self.dealing.done:
            self._begin(self.dealing.game(outcome, self.setting.quick))
        else:
            self.dealing = self.dealing.after(outcome)
            self.begin_if_dealt()

    def begin_if_dealt(self) -> None:
        """Begin the game once it is dealt, unless chance still has to decide who begins."""
        first = self.setting.plan.options.first_player
        if self.dealing is not None and self.dealing.done and first >= 0:
            self._begin(self.dealing.game(first, self.setting.quick))

    def _begin(self, game: Game) -> None:
        if self.dealing is not None:
            self.luck = TreeLuck([True] * len(game.table.pile))
            self.luck.settle_what_is_certain(game.table.pile)
        self.dealing = None
        self.game, self.outset = game, copied(game)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out moves until chance or a player has to choose, or the game is over."""
        while self.move is None or self._carry_out(self.move):
            game = self.game
            assert game is not None
            self.speller, self.move = None, None
            seat = next_asked(game)
            if seat == NOBODY or max(self.moves_made, len(self.choices)) >= self.setting.longest:
                self.player = OVER
                return
            self.player = self.seat = seat
            moves = game.legal_moves(seat)
            if len(moves) > 1 or moves[0].open or not self.setting.quick:
                self.speller = Speller(self.setting.actions, moves, seen_at(game.table, seat))
                self._shared = False
                return
            self.move = moves[0]
        self.player = CHANCE

    def _carry_out(self, move: Move) -> bool:
        """Carry out the move; False if chance has to decide first."""
        game = self.game
        assert game is not None
        if self.luck is None:
            game.submit(self.seat, move)
        else:
            self.game, self.chance_node = self.luck.attempt(game, self.seat, move)
            if self.chance_node is not None:
                self.speller = None
                if self.chance_node.afterwards:
                    self.move = None
                    self.moves_made += 1
                return False
        self.moves_made += 1
        return True


_KEPT: Final = (
    "player",
    "bytes",
    "dealing",
    "luck",
    "chance_node",
    "seat",
    "move",
    "speller",
    "choices",
    "moves_made",
)
_Saved = tuple[Table, list[Event], int] | None


def _saved(game: Game | None) -> _Saved:
    return None if game is None else (game.table, game.events, game.public_until)


def _restored(setting: TreeSetup, games: tuple[_Saved, _Saved], kept: list[object]) -> TreeRun:
    run = TreeRun(setting)
    for name, value in zip(_KEPT, kept, strict=True):
        setattr(run, name, value)
    run.game, run.outset = (_thawed(saved) for saved in games)
    return run


def _thawed(saved: _Saved) -> Game | None:
    if saved is None:
        return None
    table, events, public_until = saved
    table.log = list(events)
    game = Game(table)
    game.public_until = public_until
    return game


def new_run(setting: TreeSetup) -> TreeRun:
    """A game before the deal, or after it if the deal needs no chance."""
    run = TreeRun(setting)
    run.begin_if_dealt()
    return run


def copied(game: Game) -> Game:
    """A copy that keeps the log."""
    table = game.table.clone()
    log = game.table.log
    table.log = None if log is None else log.copy()
    twin = Game(table)
    twin.public_until = game.public_until
    return twin
