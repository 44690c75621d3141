### Why a move is refused. The id of the rule is put behind each by the program.

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-you-are-out = You are out of the game.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = The table does not wait for you now.
refusal-other-answer = The table waits for another kind of answer.
refusal-fill-the-blank = This move still has a blank: fill it in first.

refusal-not-in-hand = You do not have these cards in your hand.
refusal-not-playable = This card does nothing when it is played alone.
refusal-needs-target = This move needs a player as its target.
refusal-takes-no-target = This move is not aimed at anybody.
refusal-bad-target = The target must be another living player.
refusal-target-has-no-cards = That player has no cards to take.
refusal-target-all-marked = That player has no unmarked card.
refusal-victim-has-no-cards = That player has no card to steal.
refusal-not-marked = You have no such marked card.
refusal-target-bears-one = An I'll Take That already lies in front of them.

refusal-already-noped = Somebody was faster: that card has been answered already.
refusal-nothing-to-nope = There is nothing to Nope now.
refusal-own-latest-card = You cannot Nope your own latest card.
refusal-no-nope = You have no Nope.
refusal-blind-cannot-react = A blind player cannot react.
refusal-not-now = A NOW card has to wait until the action has been carried out.

refusal-blind-plays-unseen = While blind you can only turn over a random card.
refusal-not-blind = You are not blind: choose a card.
refusal-no-cards = You have no cards.

refusal-kitten-not-playable = This kitten is not a card to play.
refusal-defuse-not-playable = A Defuse is used only when something explodes.
refusal-play-both = You have both Barking Kittens: play them together at a target.
refusal-not-both = You need both Barking Kittens for that.
refusal-mat-not-complete = Godcat and Devilcat must both lie on the mat.
refusal-not-as-godcat = Godcat cannot be played as that card.
refusal-bury-blocked = Bury cannot be played with an I'll Take That in front of you.

refusal-no-pair = These two cards are not a pair.
refusal-no-triple = These three cards are not alike.
refusal-no-five = These are not five different titles.
refusal-five-is-off = Five different titles are not played in this game.
refusal-cats-only = In this game only cats make combinations.
refusal-no-kittens = Kittens are never part of a combination.
refusal-not-in-discard = That card is not in the discard pile.
refusal-not-from-discard = That kitten cannot be taken from the discard pile.
refusal-no-such-kind = Name a card kind.

refusal-no-such-depth = The pile is not that deep.
refusal-other-cards = Put back exactly the cards you looked at.
refusal-no-such-way = You cannot survive that way.
