"""The cards that cannot be played alone: kittens that are drawn, Defuse, Nope, Godcat and Devilcat, and all cats."""

from typing import Final

from mypy_extensions import i64

from defuse.game.cards.card import CAT_FAMILY, DEFUSE_FAMILY, KITTEN_FAMILY, NOPE_FAMILY, Card
from defuse.game.kinds import (
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    IMPLODING_KITTEN,
    NOPE,
    STREAKING_KITTEN,
)
from defuse.game.moves import (
    DEFUSE_IT,
    DEFUSE_WITH_GODCAT,
    GODCAT_AS,
    HOLD,
    NOPE_IT,
    PICK_GODCAT,
    PICK_RANDOM,
)
from defuse.game.refusals import DEFUSE_NOT_PLAYABLE, KITTEN_NOT_PLAYABLE


class Kitten(Card):
    """A kitten that nobody plays."""

    def __init__(self, kind: i64, name: str, family: str) -> None:
        super().__init__(kind, name, family)
        self.is_kitten = True
        self.taken_by_five = False
        self.unplayable = KITTEN_NOT_PLAYABLE


class ExplodingKitten(Kitten):
    """Drawn, it goes off (EK-1); a Streaking Kitten can hold it back (SK-1)."""

    def __init__(self) -> None:
        super().__init__(EXPLODING_KITTEN, "exploding_kitten", KITTEN_FAMILY)
        self.is_deadly = True
        self.held = False  # without a Streaking Kitten
        self.worth, self.odds = -1, -0.54  # one that is held back: it explodes in the next hand


class ImplodingKitten(Kitten):
    """Drawn face up, it kills (IK-2)."""

    def __init__(self) -> None:
        super().__init__(IMPLODING_KITTEN, "imploding_kitten", KITTEN_FAMILY)
        self.is_deadly = True
        self.held = False


class StreakingKitten(Kitten):
    """Its holder may keep an Exploding Kitten back (SK-1)."""

    def __init__(self) -> None:
        super().__init__(STREAKING_KITTEN, "streaking_kitten", DEFUSE_FAMILY)
        self.verbs = [DEFUSE_IT, HOLD]
        self.wanted_rank = 2
        self.worth, self.odds = 80, 0.71


class Defuse(Card):
    """Saves its player from an Exploding Kitten (EK-1)."""

    def __init__(self) -> None:
        super().__init__(DEFUSE, "defuse", DEFUSE_FAMILY)
        self.unplayable = DEFUSE_NOT_PLAYABLE
        self.wanted_rank = self.kept_rank = 1
        self.worth, self.odds = 100, 0.48


class Nope(Card):
    """Stops an action (NO-1)."""

    def __init__(self) -> None:
        super().__init__(NOPE, "nope", NOPE_FAMILY)
        self.verbs = [NOPE_IT]
        self.wanted_rank = self.kept_rank = 3
        self.worth, self.odds = 50, 0.44


class Godcat(Card):
    """Can be any card of the deck but a Nope or a kitten (GC-1)."""

    def __init__(self) -> None:
        super().__init__(GODCAT, "godcat", DEFUSE_FAMILY)
        self.verbs = [DEFUSE_IT, DEFUSE_WITH_GODCAT, GODCAT_AS, PICK_GODCAT, PICK_RANDOM]
        self.taken_by_five = False  # it is never in the discard pile (GC-2)
        self.kept_rank = 2
        self.worth, self.odds = 90, 0.83


class Devilcat(Card):
    """Lies on the mat until an Armageddon (AG-1)."""

    def __init__(self) -> None:
        super().__init__(DEVILCAT, "devilcat", KITTEN_FAMILY)
        self.held = False


class CatCard(Card):
    """Does nothing alone; two or three alike rob somebody (COM)."""

    def __init__(self, kind: i64, name: str) -> None:
        super().__init__(kind, name, CAT_FAMILY)
        self.is_cat = True


class FeralCat(CatCard):
    """Stands in for any plain cat (COM-4)."""

    def __init__(self) -> None:
        super().__init__(FERAL_CAT, "feral_cat")
        self.worth = 12


CARDS: Final[list[Card]] = [
    ExplodingKitten(),
    ImplodingKitten(),
    StreakingKitten(),
    Defuse(),
    Nope(),
    Godcat(),
    Devilcat(),
    FeralCat(),
    CatCard(37, "tacocat"),
    CatCard(38, "cattermelon"),
    CatCard(39, "hairy_potato_cat"),
    CatCard(40, "beard_cat"),
    CatCard(41, "rainbow_ralphing_cat"),
    CatCard(42, "zombie_cat"),
    CatCard(43, "horse_cat"),
    CatCard(44, "knight_cat"),
    CatCard(45, "mercat"),
    CatCard(46, "troll_cat"),
    CatCard(47, "cat_o_lantern"),
    CatCard(48, "de_cat_ipated"),
    CatCard(49, "electrocat"),
    CatCard(50, "vampire_cat"),
]
