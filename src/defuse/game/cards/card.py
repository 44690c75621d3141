"""What all cards have in common: name and number, when and at whom a card can be played, what it does, its traits."""

from typing import Final

from mypy_extensions import i64

from defuse.game.actions import Action
from defuse.game.agenda import ASK_WATCHERS, REACT_TO_RESCUE
from defuse.game.kinds import AFTER_A_RESCUE, NEVER
from defuse.game.moves import SEATS_IN
from defuse.game.refusals import BAD_TARGET, NO_RESCUE, NOT_PLAYABLE, Refusal
from defuse.game.table import Table

# Where a card lies after it was carried out.
NOT_IN_FRONT: Final = 0
BEFORE_ITS_PLAYER: Final = 1
BEFORE_ANOTHER: Final = 2

# Families: how cards are grouped where people see them.
KITTEN_FAMILY: Final = "kitten"
DEFUSE_FAMILY: Final = "defuse"
NOPE_FAMILY: Final = "nope"
ATTACK_FAMILY: Final = "attack"
ESCAPE_FAMILY: Final = "escape"
FUTURE_FAMILY: Final = "future"
PILE_FAMILY: Final = "pile"
THEFT_FAMILY: Final = "theft"
CAT_FAMILY: Final = "cat"
FAMILIES: Final[list[str]] = [
    KITTEN_FAMILY,
    DEFUSE_FAMILY,
    NOPE_FAMILY,
    ATTACK_FAMILY,
    ESCAPE_FAMILY,
    FUTURE_FAMILY,
    PILE_FAMILY,
    THEFT_FAMILY,
    CAT_FAMILY,
]


class Card:
    """A kind that does nothing when it is played alone; the cards that do something are its subclasses.

    The first attributes are for the rules. The others are traits: bots, searches, the server's clock and encodings go
    by them, and a card that says nothing gets what is right for a card nobody has studied yet.
    """

    def __init__(self, kind: i64, name: str, family: str) -> None:
        self.kind = kind
        self.name = name
        self.family = family
        self.plays = False  # it can be played alone
        self.aims = False  # it is played at somebody
        self.can_be_noped = True
        self.conditional = False  # there can be an obstacle to playing it, or its aim depends on the table
        self.unplayable: Refusal = NOT_PLAYABLE
        self.is_kitten = False  # never in a combination (COM-5), never Godcat's disguise (GC-1)
        self.is_cat = False
        self.is_deadly = False  # goes off when it is drawn
        self.held = True  # it can be in a hand
        self.taken_by_five = True  # from the discard pile (COM-3)
        self.now: int = NEVER  # whether, and when, it is played out of turn, also by the dead (NOW-1, ZMB-3)
        self.of_the_dead = False  # it speaks of the dead: in a game with it they play on (ZMB-3)
        self.is_rescue = False  # named to survive (ZMB-2), as an answer and never as an action
        self.lies: int = NOT_IN_FRONT  # whether, and before whom, it stays on the table (`in_front.py`)
        self.catches_draw = False  # while it lies there, `draw_instead` is what becomes of that player's draw
        self.verbs: list[int] = []  # the answers that it brings into the game (`moves.py`), besides playing it

        self.may_bring_kitten = True  # carrying it out can bring somebody an Exploding Kitten at once
        self.ends_turn = False  # of its player, without the usual draw
        self.sees = False  # its player sees the top of the pile
        self.alters = False  # its player puts the top of the pile in order
        self.stirs = False  # nobody knows the pile afterwards, or its player chooses what lies on top
        self.changes_draw = False  # another card than the top one is drawn next
        self.fills_pile = False  # many players put a card on the pile
        self.owner_gets_draw = False  # while it lies before another player, what that player draws goes to its owner
        self.draws_from_bottom = False  # while it lies before a player, that player draws the bottom card
        self.hits = False  # it hurts its target rather than taking something
        # Ranks: 0 for never, else the lower numbers first.
        self.leave_rank = 0  # how soon a careful player spends it not to draw
        self.leave_all_rank = 0  # the same with several turns owed
        self.wanted_rank = 0  # how soon it is asked for by a triple, or taken back by a five
        self.kept_rank = 0  # how long it is kept when five titles are laid down
        self.worth = 5  # to a player who counts, from -1 to 100
        self.odds = 0.29  # what it adds to its holder's logarithmic odds of winning; fitted (`searcher/outlook.py`)

    def acts_as(self, table: Table) -> i64:
        """The kind it counts as when it is played now; only a Clone is another one (ZMB-12)."""
        return self.kind

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        """Why it cannot be played now by a player who has it, whatever the target."""
        return None if self.plays else self.unplayable

    def needs_target(self, table: Table, seat: i64) -> bool:
        """Whether it is played at somebody; if that depends on the table, the card is conditional."""
        return self.aims

    def targets(self, table: Table, seat: i64) -> i64:
        """At whom it can be played, as bits."""
        return table.others(seat)

    def not_at(self) -> Refusal:
        """Why another player is no target."""
        return BAD_TARGET

    def carry_out(self, table: Table, act: Action) -> None:
        """Do what the card says; nobody has stopped it."""

    def draw_instead(self, table: Table, code: i64, bottom: bool) -> None:
        """Draw for the player before whom it lies, as the card in front says; only if it catches draws."""
        raise NotImplementedError


class ActionCard(Card):
    """A card that can be played alone."""

    def __init__(self, kind: i64, name: str, family: str, aims: bool = False) -> None:
        super().__init__(kind, name, family)
        self.plays = True
        self.aims = aims


class RescueCard(ActionCard):
    """A card that is played after somebody else has saved themselves, before a kitten goes back (ZMB-10)."""

    def __init__(self, kind: i64, name: str, family: str, aims: bool = False) -> None:
        super().__init__(kind, name, family, aims)
        self.conditional = True
        self.now = AFTER_A_RESCUE

    def obstacle(self, table: Table, seat: i64) -> Refusal | None:
        agenda = table.agenda
        is_moment = agenda and agenda[-1].what in (REACT_TO_RESCUE, ASK_WATCHERS) and agenda[-1].seat != seat
        return None if is_moment else NO_RESCUE


def with_cards(table: Table, seats: i64) -> i64:
    """Those of the seats that have cards in hand, as bits."""
    hands = table.hands
    seat: i64
    for seat in SEATS_IN[seats]:
        if not hands[seat]:
            seats &= ~(1 << seat)
    return seats
