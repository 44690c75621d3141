### What has happened, one sentence for each event.
###
### $who and $other are names of players, never to be inflected. Where one of them is the reader there is a message
### of its own: -you where the reader is $who, -to-you where the reader is $other.
### $card, $named and $rest are titles of cards without an article; $cards, $row and $set are lists of them
### ("2 Skips, Tacocat"; "Skip, Nope, Attack" in this order; "Tacocat + Feral Cat").
### A message ending in -unseen tells of a card that the reader may not know.

## Beginning

event-begins-with = { $who } begins with: { $cards }.
event-begins-with-you = You begin with: { $cards }.
event-begins-empty = { $who } begins without cards.
event-begins-empty-you = You begin without cards.
event-dealt = { $who } is dealt: { $cards }.
event-dealt-you = You are dealt: { $cards }.
event-dealt-unseen = { $number ->
    [one] { $who } is dealt a card.
   *[other] { $who } is dealt { $number } cards.
}
event-dealt-unseen-you = { $number ->
    [one] You are dealt a card.
   *[other] You are dealt { $number } cards.
}

## Turns

# $number is at least 2
event-turn-began = { $who } has { $number } turns to take.
event-turn-began-you = You have { $number } turns to take.
event-owes = { $number ->
    [one] { $who } has one turn to take, this one.
   *[other] { $who } has { $number } turns to take, this one included.
}
event-owes-you = { $number ->
    [one] You have one turn to take, this one.
   *[other] You have { $number } turns to take, this one included.
}
event-reversed-clockwise = Play now goes clockwise.
event-reversed-counterclockwise = Play now goes counterclockwise.

## Cards that are played

event-played = { $who } plays { $card }.
event-played-you = You play { $card }.
event-played-at = { $who } plays { $card } on { $other }.
event-played-at-you = You play { $card } on { $other }.
event-played-at-to-you = { $who } plays { $card } on you.
event-played-godcat = { $who } plays Godcat as { $card }.
event-played-godcat-you = You play Godcat as { $card }.
event-played-godcat-at = { $who } plays Godcat as { $card } on { $other }.
event-played-godcat-at-you = You play Godcat as { $card } on { $other }.
event-played-godcat-at-to-you = { $who } plays Godcat as { $card } on you.
# A pair
event-played-pair = { $who } plays { $set } to steal a card from { $other }.
event-played-pair-you = You play { $set } to steal a card from { $other }.
event-played-pair-to-you = { $who } plays { $set } to steal a card from you.
# A triple; $named is the card asked for
event-played-triple = { $who } plays { $set } and asks { $other } for: { $named }.
event-played-triple-you = You play { $set } and ask { $other } for: { $named }.
event-played-triple-to-you = { $who } plays { $set } and asks you for: { $named }.
# Five different titles; $named is the card to be taken from the discard pile
event-played-five = { $who } plays { $set } to take the { $named } from the discard pile.
event-played-five-you = You play { $set } to take the { $named } from the discard pile.
event-played-both-barking = { $who } plays both Barking Kittens at { $other }!
event-played-both-barking-you = You play both Barking Kittens at { $other }!
event-played-both-barking-to-you = { $who } plays both Barking Kittens at you!

## Nope

event-noped = { $who }: Nope!
event-noped-you = You: Nope!
# A Nope that answers a Nope
event-noped-again = { $who }: Nope to that Nope!
event-noped-again-you = You: Nope to that Nope!
# $who played the card that is stopped
event-cancelled = { $who }’s { $card } is stopped.
event-cancelled-you = Your { $card } is stopped.
event-cancelled-pair = { $who }’s pair is stopped.
event-cancelled-pair-you = Your pair is stopped.
event-cancelled-triple = { $who }’s three of a kind is stopped.
event-cancelled-triple-you = Your three of a kind is stopped.
event-cancelled-five = { $who }’s five different cards are stopped.
event-cancelled-five-you = Your five different cards are stopped.

## Drawing

event-drew = { $who } draws: { $card }.
event-drew-you = You draw: { $card }.
event-drew-unseen = { $who } draws a card.
event-drew-unseen-you = You draw a card without seeing it.
event-drew-bottom = { $who } draws from the bottom of the pile: { $card }.
event-drew-bottom-you = You draw from the bottom of the pile: { $card }.
event-drew-bottom-unseen = { $who } draws a card from the bottom of the pile.
event-drew-bottom-unseen-you = You draw a card from the bottom of the pile without seeing it.
event-drew-nothing = The pile is empty: { $who } draws nothing.
event-drew-nothing-you = The pile is empty: you draw nothing.
# Drawn to be looked at first (Bury, Raising Heck)
event-looked = { $who } looks at the top card of the pile: { $card }.
event-looked-you = You look at the top card of the pile: { $card }.
event-looked-unseen = { $who } looks at the top card of the pile.
event-looked-unseen-you = You take the top card of the pile without seeing it.
event-looked-bottom = { $who } looks at the bottom card of the pile: { $card }.
event-looked-bottom-you = You look at the bottom card of the pile: { $card }.
event-looked-bottom-unseen = { $who } looks at the bottom card of the pile.
event-looked-bottom-unseen-you = You take the bottom card of the pile without seeing it.
# The card of Raising Heck goes to the hand
event-took-looked-at = { $who } takes it: { $card }.
event-took-looked-at-you = You take it: { $card }.
event-took-looked-at-unseen = { $who } takes that card.
event-took-looked-at-unseen-you = You take that card.
# The card of Raising Heck goes on top
event-put-on-top = { $who } puts it on top of the draw pile: { $card }.
event-put-on-top-you = You put it on top of the draw pile: { $card }.
event-put-on-top-unseen = { $who } puts that card on top of the draw pile.
event-put-on-top-unseen-you = You put that card on top of the draw pile.
# I'll Take That: $who owns it, $other has drawn
event-took-over = { $who } gets the card that { $other } draws: { $card }.
event-took-over-you = You get the card that { $other } draws: { $card }.
event-took-over-to-you = { $who } gets the card that you draw: { $card }.
event-took-over-unseen = { $who } gets the card that { $other } draws.
event-took-over-unseen-you = You get the card that { $other } draws.
event-took-over-unseen-to-you = { $who } gets the card that you draw.

## What goes off

event-showed = { $who } reveals an { $card }!
event-showed-you = You reveal an { $card }!
event-showed-imploding = { $who } reveals the Imploding Kitten: it goes back face up.
event-showed-imploding-you = You reveal the Imploding Kitten: it goes back face up.
event-showed-imploding-up = { $who } gets the face-up Imploding Kitten!
event-showed-imploding-up-you = You get the face-up Imploding Kitten!
# $card is what went off
event-defused = { $who } plays a Defuse and survives the { $card }.
event-defused-you = You play a Defuse and survive the { $card }.
event-defused-with-godcat = { $who } survives the { $card } with Godcat.
event-defused-with-godcat-you = You survive the { $card } with Godcat.
event-held = { $who } holds the Exploding Kitten in secret, thanks to the Streaking Kitten.
event-held-you = You hold the Exploding Kitten in secret, thanks to your Streaking Kitten.
event-exploded = { $who } explodes and is out of the game.
event-exploded-you = You explode and are out of the game.
event-exploded-discarding = { $who } explodes and is out of the game. Discarded: { $cards }.
event-exploded-discarding-you = You explode and are out of the game. Discarded: { $cards }.
event-imploded = { $who } implodes and is out of the game.
event-imploded-you = You implode and are out of the game.
event-imploded-discarding = { $who } implodes and is out of the game. Discarded: { $cards }.
event-imploded-discarding-you = You implode and are out of the game. Discarded: { $cards }.
event-won = { $who } wins the game!
event-won-you = You win the game!

## Putting back

# $number cards lie above it, at least one
event-put-back = { $number ->
    [one] { $who } slips the { $card } back under the top card.
   *[other] { $who } slips the { $card } back under the top { $number } cards.
}
event-put-back-you = { $number ->
    [one] You slip the { $card } back under the top card.
   *[other] You slip the { $card } back under the top { $number } cards.
}
event-put-back-on-top = { $who } puts the { $card } back on top of the draw pile.
event-put-back-on-top-you = You put the { $card } back on top of the draw pile.
# The card is known, its place is not
event-put-back-somewhere = { $who } slips the { $card } back into the draw pile.
event-put-back-somewhere-you = You slip the { $card } back into the draw pile.
event-put-back-unseen = { $who } slips the card back into the draw pile.
event-put-back-unseen-you = You slip the card back into the draw pile.

## The draw pile

event-peeked = { $number ->
    [one] { $who } sees the top card: { $row }.
   *[other] { $who } sees the top { $number } cards: { $row }.
}
event-peeked-you = { $number ->
    [one] You see the top card: { $row }.
   *[other] You see the top { $number } cards: { $row }.
}
event-peeked-unseen = { $who } looks at the top of the draw pile.
event-peeked-unseen-you = You look at the top of the draw pile.
event-reordered = { $who } puts them back in this order: { $row }.
event-reordered-you = You put them back in this order: { $row }.
event-reordered-unseen = { $number ->
    [one] { $who } puts the top card back.
   *[other] { $who } puts the top { $number } cards back in the order they like.
}
event-reordered-unseen-you = { $number ->
    [one] You put the top card back.
   *[other] You put the top { $number } cards back in the order you like.
}
event-shuffled = The draw pile is shuffled.
event-swapped = The top and the bottom card of the pile change places.
event-catomic = { $number ->
    [one] The pile is shuffled, and its Exploding Kitten lies on top!
   *[other] The pile is shuffled, and its { $number } Exploding Kittens lie on top!
}
event-catomic-none = There is no Exploding Kitten in the pile.
event-put-on-pile = { $who } puts this on the draw pile: { $card }.
event-put-on-pile-you = You put this on the draw pile: { $card }.
event-put-on-pile-unseen = { $who } puts a card on the draw pile.
event-put-on-pile-unseen-you = You put a card on the draw pile without seeing it.
event-put-on-mat = { $who } puts Godcat on the mat.
event-put-on-mat-you = You put Godcat on the mat.
event-surfaced = The Imploding Kitten lies face up on top of the pile!

## From hand to hand

event-gave = { $who } gives { $other }: { $card }.
event-gave-you = You give { $other }: { $card }.
event-gave-to-you = { $who } gives you: { $card }.
event-gave-unseen = { $who } gives { $other } a card.
event-gave-unseen-you = You give { $other } a card without seeing it.
event-gave-unseen-to-you = { $who } gives you a card.
event-stole = { $who } takes from { $other }: { $card }.
event-stole-you = You take from { $other }: { $card }.
event-stole-to-you = { $who } takes from you: { $card }.
event-stole-unseen = { $who } takes a card from { $other }.
event-stole-unseen-you = You take a card from { $other }.
event-stole-unseen-to-you = { $who } takes a card from you.
# $who was asked for $card in vain
event-found-none = { $who } has no { $card }.
event-found-none-you = You have no { $card }.
# $other wears the crown
event-took-stored = The Tower of Power protects { $other }. { $who } takes this from the storage: { $card }.
event-took-stored-you = The Tower of Power protects { $other }. You take this from the storage: { $card }.
event-took-stored-to-you = The Tower of Power protects you. { $who } takes this from the storage: { $card }.
event-took-stored-unseen = The Tower of Power protects { $other }. { $who } takes a card from the storage.
event-took-stored-unseen-you = The Tower of Power protects { $other }. You take a card from the storage.
event-took-stored-unseen-to-you = The Tower of Power protects you. { $who } takes a card from the storage.
event-took-discarded = { $who } takes the { $card } from the discard pile.
event-took-discarded-you = You take the { $card } from the discard pile.
event-marked = From now on everybody can see this card in { $who }’s hand: { $card }.
event-marked-you = From now on everybody can see this card in your hand: { $card }.
event-marked-unseen = A card in { $who }’s hand is turned around for the others to see.
event-marked-unseen-you = A card in your hand is turned around for the others to see.

## Blind players

event-went-blind = { $who } is blind: their cards lie face down until their next safe draw.
event-went-blind-you = You are blind: your cards lie face down until your next safe draw.
event-saw-again = { $who } can see again: { $cards }.
event-saw-again-you = You can see your cards again: { $cards }.
event-saw-again-unseen = { $who } is no longer blind.
event-saw-again-unseen-you = You are no longer blind.
event-turned-over = { $who } turns over a card without looking: { $card }.
event-turned-over-you = You turn over a card without looking: { $card }.

## In front of players

event-laid-barking = A Barking Kitten lies in front of { $who }.
event-laid-barking-you = A Barking Kitten lies in front of you.
# I'll Take That lies in front of $who and belongs to $other
event-laid-own = { $card } stays in front of { $who }.
event-laid-own-you = { $card } stays in front of you.
event-laid-before = { $card } from { $other } lies in front of { $who }.
event-laid-before-you = { $card } from { $other } lies in front of you.
event-laid-before-to-you = Your { $card } lies in front of { $who }.
event-laid = { $card } lies in front of { $who }: the next card they draw goes to { $other }.
event-laid-you = { $card } lies in front of you: the next card you draw goes to { $other }.
event-laid-to-you = { $card } lies in front of { $who }: the next card they draw goes to you.
event-cleared = The card in front of { $who } is discarded: { $card }.
event-cleared-you = The card in front of you is discarded: { $card }.
event-cleared-tower = The Tower of Power in front of { $who } is discarded with its storage.
event-cleared-tower-you = The Tower of Power in front of you is discarded with its storage.
event-crowned = { $number ->
    [one] { $who } wears the crown, guarding a storage of one card.
   *[other] { $who } wears the crown, guarding a storage of { $number } cards.
}
event-crowned-you = { $number ->
    [one] You wear the crown, guarding a storage of one card.
   *[other] You wear the crown, guarding a storage of { $number } cards.
}

## Armageddon

# $card lies in front of $other, $rest in front of $who
event-assigned = { $who } lays { $card } in front of { $other } and { $rest } in front of themselves.
event-assigned-you = You lay { $card } in front of { $other } and { $rest } in front of yourself.
event-assigned-to-you = { $who } lays { $card } in front of you and { $rest } in front of themselves.
event-assigned-unseen = Godcat and Devilcat lie face down: one in front of { $other }, one in front of { $who }.
event-assigned-unseen-you = Godcat and Devilcat lie face down: one in front of { $other }, one in front of you.
event-assigned-unseen-to-you = Godcat and Devilcat lie face down: one in front of you, one in front of { $who }.
event-kept = { $who } keeps the card that lies there.
event-kept-you = You keep the card that lies there.
event-exchanged = { $who } swaps the two cards.
event-exchanged-you = You swap the two cards.
event-got-godcat = { $who } gets Godcat.
event-got-godcat-you = You get Godcat.
event-got-devilcat = { $who } gets Devilcat!
event-got-devilcat-you = You get Devilcat!
event-claimed-back = Godcat goes back to the mat.
