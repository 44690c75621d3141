### Zombie Kittens: its box, its cards, what happens with them, and its rules.

box-zombie = Zombie Kittens
    .text = The dead keep their cards and go on playing; a Zombie Kitten saves you and brings somebody back.

## Cards

card-zombie-kitten = Zombie Kitten
    .several = Zombie Kittens
    .text = Saves you and brings a dead player back.
    .exactly = Use it when something goes off at you, or choose to die although you have one (ZMB-2). You survive and, if anybody is dead, revive one player of your choice; both kittens go back into the pile in secret, yours first (ZMB-4). It ends one turn and cannot be Noped. It does not help against a face-up Imploding Kitten (ZMB-15).
card-attack-of-the-dead = Attack of the Dead
    .several = Attacks of the Dead
    .text = End your turns; the next player takes three for each of the dead.
    .exactly = It needs somebody dead. Your turns end without a draw, and the next living player owes three turns for each dead player, on top of turns left from an attack (ZMB-7).
card-feed-the-dead = Feed the Dead
    .several = Feed the Dead
    .text = NOW: all other living players give a dead one a card.
    .exactly = Choose a dead player: every living player with cards, except you, gives that one a card of their choice, in secret. The dead may play it, too, also for themselves (ZMB-8). You may play it at any time between actions (NOW-1).
card-grave-robber = Grave Robber
    .several = Grave Robbers
    .text = The dead put a card each into the pile; shuffle it.
    .exactly = It needs somebody dead with cards. Every dead player with cards puts one of their choice face down into the pile, which is shuffled (ZMB-9).
card-clairvoyance = Clairvoyance
    .several = Clairvoyances
    .text = NOW: watch where somebody puts kittens back.
    .exactly = Play it when somebody else has survived, before a kitten goes back: you watch where each kitten goes. Several players may do so, the dead as well (ZMB-10).
card-dig-deeper = Dig Deeper
    .several = Dig Deeper
    .text = Look at the top card: take it, or take the second.
    .exactly = You end one turn: look at the top card and take it, or put it back on top and take the second, whatever it is. What you take counts as drawn (ZMB-11).
card-clone = Clone
    .several = Clones
    .text = Play it as the card on top of the discard pile.
    .exactly = In your own turn it is the card that lies on top of the discard pile, at a target of your choice; also a card that was Noped. It is never another Clone, a Nope, a card that saves, a kitten or a cat (ZMB-12).
card-shuffle-now = Shuffle NOW
    .several = Shuffle NOW
    .text = Shuffle the draw pile. Also before others draw.
    .exactly = The draw pile is shuffled at any time between actions, also when it is not your turn; whose turn it is does not change (ZMB-13). Whoever was about to draw chooses again (NOW-2).

## What happens

event-died = { $who } explodes and is dead.
event-died-you = You explode and are dead. You keep your cards.
event-died-imploding = { $who } implodes and is dead.
event-died-imploding-you = You implode and are dead. You keep your cards.
event-revived = { $who } brings { $other } back to life.
event-revived-you = You bring { $other } back to life.
event-revived-to-you = { $who } brings you back to life.
event-tucked = { $who } leaves the top card and takes the one below.
event-tucked-you = You leave the top card and take the one below.
event-defused-with-zombie = { $who } plays a Zombie Kitten and survives the { $card }.
event-defused-with-zombie-you = You play a Zombie Kitten and survive the { $card }.
event-played-clone = { $who } plays a Clone as { $card }.
event-played-clone-you = You play a Clone as { $card }.
event-played-clone-at = { $who } plays a Clone as { $card } on { $other }.
event-played-clone-at-you = You play a Clone as { $card } on { $other }.
event-played-clone-at-to-you = { $who } plays a Clone as { $card } on you.

## At the table

table-dead = dead
table-dead-and-playing = You are dead, and still play: Nopes and NOW cards. Somebody may bring you back.
menu-die = Die, and keep your cards.
menu-dig = Leave it there and take the second card.
deed-die = Die
deed-dig = Dig deeper
screen-rescued = { $who } has survived and is about to put a kitten back.
prompt-rescued = { $who } is about to put a kitten back: Clairvoyance, or Enter to let it happen

## Refusals

refusal-not-dead = Choose a player who is dead.
refusal-nobody-dead = Nobody is dead.
refusal-no-dead-cards = None of the dead has a card.
refusal-not-cloned = The card on top of the discard pile cannot be cloned.
refusal-no-rescue = Nobody else is about to put a kitten back.
refusal-dead-cannot = The dead play only Nope and cards marked NOW.
refusal-zombie-not-playable = A Zombie Kitten is used only when something explodes.

## Rules

rule-zmb-1 = Zombie Kittens: two players use the cards with a paw mark, three the plain ones, four and five all. Everybody gets a Zombie Kitten and seven cards; a Zombie Kitten that is left is in the pile.
rule-zmb-2 = Whoever draws an Exploding Kitten may use a Zombie Kitten, or choose to die although they have one.
rule-zmb-3 = The dead keep their hand, and the kitten lies in front of them. They take no turns, but may play Nope and cards marked NOW. Nobody can take their cards or look at them; everybody can count them.
rule-zmb-4 = A Zombie Kitten saves its player and revives exactly one dead player, if there is one. Both kittens go back into the pile in secret, one's own first. It ends one turn and cannot be Noped.
rule-zmb-5 = A revived player owes nothing and plays when the order of seats comes to them.
rule-zmb-6 = The last living player wins at once, whatever the dead hold.
rule-zmb-7 = Attack of the Dead needs somebody dead: your turns end without a draw, and the next living player owes three turns for each dead one, on top of turns left from an attack.
rule-zmb-8 = Feed the Dead, a NOW card: choose a dead player; every living player with cards, except the one who plays it, gives that one a card in secret. The dead may play it, also for themselves.
rule-zmb-9 = Grave Robber needs somebody dead with cards: all of them put one of their choice face down into the pile, which is shuffled.
rule-zmb-10 = Clairvoyance, a NOW card: after somebody else has survived and before a kitten goes back. Its player watches where each kitten goes; several may do so.
rule-zmb-11 = Dig Deeper ends one turn: look at the top card and take it, or put it back on top and take the second. What is taken counts as drawn.
rule-zmb-12 = Clone, in your own turn only, is the card on top of the discard pile; a Noped card as well, the Nopes on it do not count. Never another Clone, a Nope, a card that saves, a kitten or a cat.
rule-zmb-13 = Shuffle NOW shuffles the pile at any time between actions; whose turn it is does not change.
rule-zmb-14 = Zombie Kittens: attacks add up, any two or three cards of a title are a combination, and there are no five different titles.
rule-zmb-15 = These cards mix with all others. A Zombie Kitten saves from an Exploding Kitten, a Barking Kitten and Devilcat, never from a face-up Imploding Kitten, which goes back face up when its victim is revived. Held kittens of the dead go off only in the hand of somebody living.

## Why bots do it

why-revive = If somebody has to come back, then { $other }, who has the least.
why-dig = The top card is deadly: the one below can hardly be worse.
why-dig-take = The top card is harmless.
why-feast = Let the living feed the dead.
why-feed = Everybody else loses a card, and { $other } is no danger.
why-watch = It is good to know where { $other } puts the kitten.
