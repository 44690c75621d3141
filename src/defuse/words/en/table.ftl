### What a table shows and asks. Words to be typed (draw, nope, pass, insert, quit ...) are the same in every language.
### $who and $other are names of players; $card is a title, $cards, $row and $set are lists of titles.

## Players

# One line for each player; $facts are the following messages, with semicolons between them
table-player = { $who }: { $facts }
table-you = You: { $facts }
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-out = out
table-blind = blind
table-marked = seen by all: { $cards }
table-known = you know of: { $cards }
table-in-front = in front: { $card }
# I'll Take That, and whose it is
table-in-front-from = in front: { $card } (from { $who })
table-in-front-from-you = in front: { $card } (from you)
# The Tower of Power
table-crown = { $number ->
    [one] wears the crown, storage: 1 card
   *[other] wears the crown, storage: { $number } cards
}

## Piles and direction

table-draw-pile = { $number ->
    [one] Draw pile: 1 card.
   *[other] Draw pile: { $number } cards.
}
# $cards: the deadly kittens that can still go off
table-draw-pile-kittens = { $number ->
    [one] Draw pile: 1 card; in play: { $cards }.
   *[other] Draw pile: { $number } cards; in play: { $cards }.
}
table-discard-pile = { $number ->
    [one] Discard pile: 1 card, on top: { $card }.
   *[other] Discard pile: { $number } cards, on top: { $card }.
}
table-discard-pile-empty = Discard pile: empty.
table-clockwise = Play goes clockwise.
table-counterclockwise = Play goes counterclockwise.
# $row has a question mark for every place that is not known
table-pile-from-top = The pile from the top: { $row }.
table-pile-bottom = At its bottom: { $card }.
table-mat = On the mat: { $cards }.
table-play-returns = After this attack, play goes back to the attacker.
# The chance that the next draw goes off, as far as the reader can know
table-risk = Risk of the next draw: { $percent }%
# I'll Take That lies in front of the player: the card goes to $who
table-risk-for = { $who } takes that card: { $percent }% for { $who }

## Hand and turn

table-hand = Your hand: { $cards }.
table-hand-marked = Your hand: { $cards } (seen by all: { $marked }).
table-hand-empty = Your hand is empty.
table-hand-blind = { $number ->
    [one] Your hand: 1 card, face down: you are blind.
   *[other] Your hand: { $number } cards, face down: you are blind.
}
table-your-turn = Your turn.
# $number is at least 2
table-your-turns = Your turn. You have { $number } turns to take.

## What has been laid down, in short

action-pair = a pair
action-triple = three of a kind
action-five = five different cards

## Questions

ask-give = You owe { $other } a card. Which one do you give?
ask-put = Which card do you put on the pile?
ask-insert = Where in the pile do you put the { $card }?
ask-order = In which order do you put the cards back?
ask-defuse = How do you survive the { $card }?
ask-assign = Godcat and Devilcat: which one do you lay in front of somebody else?
ask-keep = { $other } has laid a card face down in front of you. Keep it or swap?
ask-take = You are looking at this card: { $card }.
ask-pick = { $other } holds Godcat. What do you take?
ask-target = You turned over: { $card }. Who is it for?

## Prompts, followed by a > sign

prompt-turn = What do you do?
prompt-nope = { $who } plays { $card }: nope, or Enter to let it happen
prompt-nope-nope = { $who } says Nope: nope, or Enter to let it happen
prompt-now = { $who } is about to draw: a NOW card, or Enter to let it happen
prompt-depth = 0 (top) to { $number } (bottom)
prompt-order = The numbers in the new order, top first, or Enter to leave them
prompt-cards = Which cards?
# Of several cards of a kind: $number of those that are used are marked
prompt-marked = Which of them?
choice-marked = { $number ->
    [0] one that nobody has seen
    [1] the one that everybody sees
   *[other] { $number } that everybody sees
}
prompt-as = As which card?
prompt-target = Which player?
prompt-name = Which card do you ask for?
prompt-discarded = Which card do you take?
prompt-five = Which five? Numbers from 1 to { $number }
# Behind one of these at the plain table
prompt-or-back = { $prompt } (Enter: back)
prompt-watch = Enter to see how it ends, or quit
prompt-another = Another game? (y/N)
# The answers that mean yes, with spaces between them
prompt-another-yes = y yes

## The list of moves

menu-draw = Draw a card; that ends your turn.
menu-both = Both Barking Kittens: somebody needs a Defuse.
menu-godcat-as = Godcat as another card.
# $sets: cards that go together
menu-pair = Steal a random card with: { $sets }.
menu-triple = Ask for a certain card with: { $sets }.
menu-sets-two = { $first } or { $second }
# $number is at least 3
menu-sets-many = one of { $number } sets of cards
menu-five = Five different: take a card from the discard pile.
menu-blind = Turn over a random card of your hand.
menu-nope = Stop it with a Nope.
menu-pass = Let it happen.
menu-give = Give away: { $card }.
menu-put = Put on the pile: { $card }.
menu-insert = Choose where it goes, 0 being the top.
menu-order = Choose the new order, the top card first.
menu-defuse = Use a Defuse.
menu-defuse-with-godcat = Use Godcat as a Defuse.
menu-hold = Hold it back with your Streaking Kitten, in secret.
menu-assign = Somebody else gets { $card }, unless they swap.
menu-keep = Keep the card that lies in front of you.
menu-swap = Swap it for the other one.
menu-take = Take it: { $card }.
menu-top = Put it on top of the pile: { $card }.
menu-pick-godcat = Take Godcat.
menu-pick-random = Take a random other card.
menu-target = Play it on { $who }.

## When something typed cannot be understood

say-lost = Type ? to see what you can do, or help.
say-no-number = There is no number { $number }; type ? to see what you can do.
say-not-aimed = That cannot be aimed at { $who }.
say-depth = Type a number from 0, the top, to { $number }, the bottom.
say-order = Type each number from 1 to { $number } once, the new top card first.
say-not-in-list = That is not in the list.
say-unknown-card = There is no card “{ $name }”.
say-unknown-card-meant = There is no card “{ $name }”. Did you mean { $meant }?
say-unknown-player = There is no player “{ $name }”. The players are: { $players }.
say-no-move = “{ $text }” is not a move. Type ? to see what you can do.
# $shape: how the move is written, the same in every language
say-write = Write: { $shape }

deed-ask-again = Ask me again
let-draws = All draws happen without a question now.
let-all = Everything happens without a question now until your turn.
let-nothing = You are asked again.

## Help. The left column stays as it is typed.

help-moves = Type the number of a move, or write it: attack, favor @Ben, pair tacocat tacocat @Cem, insert 3, nope, pass. A card can be cut short as long as it is clear which one you mean, and the @ can be left out.
help-list = what you can do now
help-table = the table as you see it
help-hand = your cards
help-discard = the whole discard pile
help-risk = how likely your next draw is to go off, as far as you can know
help-hint = a hint: something to think of; again for a move, and once more for the reason
help-log = what has happened so far as you heard it, or the last of it
help-card = what a card does, and how exactly; help alone shows this
help-rules = what a rule says
help-let-nothing = be asked again
help-save = save the game in a file; it is also kept without that
help-quit = leave the table; the game is kept
