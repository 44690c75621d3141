### Boxes, expansions, recipes and rule options: the name, and in .text one line about it.

## Boxes and expansions

box-original = Original Edition
    .text = The game it all began with: five cats, five different titles, attacks that do not stack.
box-two-player = Two-Player Edition
    .text = A small deck for two, with one Exploding Kitten.
box-compact = Compact
    .text = A short game for up to four; the cards of who is out stay secret.
box-good-vs-evil = Good vs. Evil
    .text = Godcat saves, Devilcat kills, and Armageddon deals them out.
box-party-pack = Party Pack
    .text = For a full table: up to ten players. How many you are decides which part of the deck you use.
box-recipes = Recipes for Disaster
    .text = A larder of 121 cards for eighteen recipes.
box-imploding = Imploding Kittens
    .text = A kitten that no Defuse stops, targeted attacks, and turns that change direction; up to six players.
box-streaking = Streaking Kittens
    .text = Hold an Exploding Kitten in secret, curse others with blindness, mark their cards.
box-barking = Barking Kittens
    .text = Two kittens look for each other, a tower guards its wearer, and attacks stack.

## Recipes

recipe-attack-of-the-attacks = Attack of the Attacks
    .text = Attacks upon attacks, and few ways out.
recipe-black-hole = Black Hole
    .text = Only Imploding Kittens and no Defuse: know where they lie.
recipe-black-hole-2-players = Black Hole (2 players)
    .text = Black Hole for two: one Imploding Kitten and no Defuse.
recipe-card-hoarders = Card Hoarders
    .text = Many cats, few kittens: look ahead and collect.
recipe-cat-fight = Cat Fight
    .text = Two cards each, and most of them attack.
recipe-classic-mode = Classic Mode
    .text = The classic game with the cards of this box.
recipe-danger-mode = Danger Mode
    .text = Six Exploding Kittens, however few you are.
recipe-eye-for-an-eye = Eye for an Eye
    .text = Everybody looks into the future, and changes it.
recipe-lightning-kittens = Lightning Kittens
    .text = One card and one Defuse each: over in a few minutes.
recipe-meowsochist = Meowsochist
    .text = Attack yourself, and take what is not meant for you.
recipe-mind-games = Mind Games
    .text = See, bury, mark: who knows what lies where?
recipe-nope-sauce = Nope Sauce
    .text = All eight Nopes are in. Nothing is certain.
recipe-power-play = Power Play
    .text = The strongest cards of the box in one deck.
recipe-power-play-2-players = Power Play (2 players)
    .text = The strongest cards of the box for two.
recipe-sharing-is-caring = Sharing Is Caring
    .text = Shared futures, taken cards and two Barking Kittens.
recipe-sharing-is-caring-2-players = Sharing Is Caring (2 players)
    .text = Shared futures and two Barking Kittens for two.
recipe-sticky-fingers = Sticky Fingers
    .text = Cats, cats, cats: everybody steals.
recipe-the-purrrge = The Purrrge
    .text = No cats at all, only action; Nopes and attacks abound.

## Rule options. A value that is a word has a message of its own.

option-combos = Combinations
    .text = Which cards make pairs and triples.
option-combos-all = any two or three cards of one title
option-combos-cats = cats only
option-five-different = Five different titles
    .text = Five cards of different titles take a card from the discard pile.
option-attack-stacking = Attacks stack
    .text = Turns left from an attack are added to those of the next one.
option-attack-stacking-personal = only turns of a Personal Attack
option-targeted-attack-returns = Targeted attacks return
    .text = After the victim's turns play goes back to the attacker.
option-deal = Cards dealt
    .text = How many cards everybody starts with, Defuses not counted.
option-dead-hand = Cards of players who are out
    .text = What happens to the hand of a player who is out.
option-dead-hand-discard = to the discard pile
option-dead-hand-hidden = they stay hidden
option-fast = Fast game
    .text = A third of the pile is left out, unseen.
option-copies = Copies of the box
    .text = Two copies of a box allow more players.
option-first-player = First player
    .text = The seat that begins, counted from 0, or by lot.
option-first-player-random = by lot
# The values of options that can be switched
option-on = on
option-off = off
# A number as the value of an option
option-number = a number
