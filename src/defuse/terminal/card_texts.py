"""What every card does, in one short sentence of our own."""

from typing import Final

from defuse.game import kinds as k

_CAT: Final = "Does nothing alone; two or three alike steal."
_ALTER: Final = "Put the top {} cards in any order."

CARD_TEXTS: Final[dict[int, str]] = {
    k.EXPLODING_KITTEN: "Whoever draws it needs a Defuse, or is out.",
    k.IMPLODING_KITTEN: "Drawn once, it goes back face up; then it kills.",
    k.STREAKING_KITTEN: "Keep it: it holds back one Exploding Kitten.",
    k.BARKING_KITTEN: "Whoever has the other one needs a Defuse.",
    k.DEFUSE: "Saves you; the kitten goes back where you like.",
    k.NOPE: "Stops a card or combination, or another Nope.",
    k.ATTACK: "End your turns; the next player takes two.",
    k.TARGETED_ATTACK: "End your turns; somebody else takes two.",
    k.PERSONAL_ATTACK: "You take three turns, this one included.",
    k.SKIP: "End this turn without drawing.",
    k.SUPER_SKIP: "End all your turns without drawing.",
    k.REVERSE: "Turn the direction and end this turn.",
    k.DRAW_FROM_THE_BOTTOM: "End this turn with the bottom card.",
    k.FAVOR: "Somebody gives you a card of their choice.",
    k.SHUFFLE: "Shuffle the draw pile.",
    k.SEE_THE_FUTURE_2: "Look at the top two cards.",
    k.SEE_THE_FUTURE_3: "Look at the top three cards.",
    k.SEE_THE_FUTURE_5: "Look at the top five cards.",
    k.REVEAL_THE_FUTURE_3: "Show everybody the top three cards.",
    k.ALTER_THE_FUTURE_3: _ALTER.format("three"),
    k.ALTER_THE_FUTURE_5: _ALTER.format("five"),
    k.ALTER_THE_FUTURE_NOW_3: _ALTER.format("three") + " Also before others draw.",
    k.SHARE_THE_FUTURE_3: _ALTER.format("three") + " The next player sees them.",
    k.SWAP_TOP_AND_BOTTOM: "Exchange the top and the bottom card.",
    k.GARBAGE_COLLECTION: "All put a card on the pile; then it is shuffled.",
    k.CATOMIC_BOMB: "Exploding Kittens go on top; this turn ends.",
    k.MARK: "A card of somebody's hand is seen by all.",
    k.CURSE_OF_THE_CAT_BUTT: "Somebody plays blind until a safe draw.",
    k.BURY: "End this turn: put the top card back anywhere.",
    k.TOWER_OF_POWER: "Thieves take from its storage, not from you.",
    k.ILL_TAKE_THAT: "You get the next card that somebody draws.",
    k.POTLUCK: "All put a card on top of the pile, you first.",
    k.ARMAGEDDON: "Deal out Godcat and Devilcat; this turn ends.",
    k.RAISING_HECK: "Look at the bottom card: take it or put it on top.",
    k.GODCAT: "In your turn it is any card but a Nope.",
    k.DEVILCAT: "Whoever gets it needs a Defuse, or is out.",
    k.FERAL_CAT: "Counts as any cat; two or three alike steal.",
    k.TACOCAT: _CAT,
    k.CATTERMELON: _CAT,
    k.HAIRY_POTATO_CAT: _CAT,
    k.BEARD_CAT: _CAT,
    k.RAINBOW_RALPHING_CAT: _CAT,
    k.ZOMBIE_CAT: _CAT,
    k.HORSE_CAT: _CAT,
    k.KNIGHT_CAT: _CAT,
    k.MERCAT: _CAT,
    k.TROLL_CAT: _CAT,
}
