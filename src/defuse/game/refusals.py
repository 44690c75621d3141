"""Every reason why a move can be refused, with the rule it comes from.

A refusal is a value, not an exception: the table has not changed. `why` is its stable name for translations.
"""

from typing import Final


class Refusal:
    """A move was not accepted: the rule that forbids it and one sentence."""

    __slots__ = ("rule", "why", "words")

    def __init__(self, why: str, rule: str, words: str) -> None:
        self.why = why
        self.rule = rule
        self.words = words

    def __repr__(self) -> str:
        return f"Refusal({self.why!r}, {self.rule!r})"

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"

    def __reduce__(self) -> tuple[object, tuple[str, str, str]]:
        return (Refusal, (self.why, self.rule, self.words))


GAME_OVER: Final = Refusal("game-over", "END-1", "The game is over.")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "TURN-1", "There is no such seat at this table.")
YOU_ARE_OUT: Final = Refusal("you-are-out", "EK-1", "You are out of the game.")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "TURN-1", "It is not your turn.")
NOT_ASKED: Final = Refusal("not-asked", "TURN-1", "The table does not wait for you now.")
OTHER_ANSWER: Final = Refusal("other-answer", "TURN-1", "The table waits for another kind of answer.")
FILL_THE_BLANK: Final = Refusal("fill-the-blank", "TURN-1", "This move still has a blank: fill it in first.")

NOT_IN_HAND: Final = Refusal("not-in-hand", "TURN-1", "You do not have these cards in your hand.")
NOT_PLAYABLE: Final = Refusal("not-playable", "TURN-1", "This card does nothing when it is played alone.")
NEEDS_TARGET: Final = Refusal("needs-target", "TURN-1", "This move needs a player as its target.")
TAKES_NO_TARGET: Final = Refusal("takes-no-target", "TURN-1", "This move is not aimed at anybody.")
BAD_TARGET: Final = Refusal("bad-target", "TURN-1", "The target must be another living player.")
TARGET_HAS_NO_CARDS: Final = Refusal("target-has-no-cards", "FAV-1", "That player has no cards to take.")
TARGET_ALL_MARKED: Final = Refusal("target-all-marked", "MRK-1", "That player has no unmarked card.")
VICTIM_HAS_NO_CARDS: Final = Refusal("victim-has-no-cards", "COM-1", "That player has no card to steal.")
NOT_MARKED: Final = Refusal("not-marked", "MRK-1", "You have no such marked card.")
TARGET_BEARS_ONE: Final = Refusal("target-bears-one", "ITT-1", "An I'll Take That already lies in front of them.")

NOT_DEAD: Final = Refusal("not-dead", "ZMB-4", "Choose a player who is dead.")
NOBODY_DEAD: Final = Refusal("nobody-dead", "ZMB-7", "Nobody is dead.")
NO_DEAD_CARDS: Final = Refusal("no-dead-cards", "ZMB-9", "None of the dead has a card.")
NOT_CLONED: Final = Refusal("not-cloned", "ZMB-12", "The card on top of the discard pile cannot be cloned.")
NO_RESCUE: Final = Refusal("no-rescue", "ZMB-10", "Nobody else is about to put a kitten back.")
DEAD_CANNOT: Final = Refusal("dead-cannot", "ZMB-3", "The dead play only Nope and cards marked NOW.")
ZOMBIE_NOT_PLAYABLE: Final = Refusal(
    "zombie-not-playable", "ZMB-2", "A Zombie Kitten is used only when something explodes."
)

ALREADY_NOPED: Final = Refusal("already-noped", "NO-2", "Somebody was faster: that card has been answered already.")
NOTHING_TO_NOPE: Final = Refusal("nothing-to-nope", "NO-1", "There is nothing to Nope now.")
OWN_LATEST_CARD: Final = Refusal("own-latest-card", "NO-1", "You cannot Nope your own latest card.")
NO_NOPE: Final = Refusal("no-nope", "NO-1", "You have no Nope.")
BLIND_CANNOT_REACT: Final = Refusal("blind-cannot-react", "CB-2", "A blind player cannot react.")
NOT_NOW: Final = Refusal("not-now", "NOW-1", "A NOW card has to wait until the action has been carried out.")

BLIND_PLAYS_UNSEEN: Final = Refusal("blind-plays-unseen", "CB-2", "While blind you can only turn over a random card.")
NOT_BLIND: Final = Refusal("not-blind", "CB-2", "You are not blind: choose a card.")
NO_CARDS: Final = Refusal("no-cards", "TURN-3", "You have no cards.")

KITTEN_NOT_PLAYABLE: Final = Refusal("kitten-not-playable", "EK-1", "This kitten is not a card to play.")
DEFUSE_NOT_PLAYABLE: Final = Refusal("defuse-not-playable", "EK-1", "A Defuse is used only when something explodes.")
PLAY_BOTH: Final = Refusal("play-both", "BK-3", "You have both Barking Kittens: play them together at a target.")
NOT_BOTH: Final = Refusal("not-both", "BK-3", "You need both Barking Kittens for that.")
MAT_NOT_COMPLETE: Final = Refusal("mat-not-complete", "AG-1", "Godcat and Devilcat must both lie on the mat.")
NOT_AS_GODCAT: Final = Refusal("not-as-godcat", "GC-1", "Godcat cannot be played as that card.")
BURY_BLOCKED: Final = Refusal("bury-blocked", "BUR-2", "Bury cannot be played with an I'll Take That in front of you.")

NO_PAIR: Final = Refusal("no-pair", "COM-1", "These two cards are not a pair.")
NO_TRIPLE: Final = Refusal("no-triple", "COM-2", "These three cards are not alike.")
NO_FIVE: Final = Refusal("no-five", "COM-3", "These are not five different titles.")
FIVE_IS_OFF: Final = Refusal("five-is-off", "COM-3", "Five different titles are not played in this game.")
CATS_ONLY: Final = Refusal("cats-only", "COM-1", "In this game only cats make combinations.")
NO_KITTENS: Final = Refusal("no-kittens", "COM-5", "Kittens are never part of a combination.")
NOT_IN_DISCARD: Final = Refusal("not-in-discard", "COM-3", "That card is not in the discard pile.")
NOT_FROM_DISCARD: Final = Refusal("not-from-discard", "SK-5", "That kitten cannot be taken from the discard pile.")
NO_SUCH_KIND: Final = Refusal("no-such-kind", "COM-2", "Name a card kind.")

NO_SUCH_DEPTH: Final = Refusal("no-such-depth", "EK-1", "The pile is not that deep.")
OTHER_CARDS: Final = Refusal("other-cards", "STF-3", "Put back exactly the cards you looked at.")
NO_SUCH_WAY: Final = Refusal("no-such-way", "EK-1", "You cannot survive that way.")
