### The drawn table and its dialogs.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## The table

# In the frame of whose turn it is; $number is at least 2
screen-owes = { $number } turns
screen-draw-pile = Draw pile: { $number }
screen-discard-pile = Discard pile: { $number }
# Title of the meter: how likely the next draw goes off
screen-risk = Risk of the next draw
screen-risk-none = none
screen-risk-sure = It goes off!
# $percent: a number such as 12.5
screen-risk-percent = { $percent }%
# The way the Collar of Shame points
screen-clockwise = ↻ clockwise
screen-counterclockwise = ↺ counterclockwise
# The last line: keys, and what they show
screen-keys = ? keys · h hint · c card · x discard pile · v table · l story · q leave

## What is asked and waited for

screen-about-to-draw = { $who } is about to draw.
screen-noped = { $who } says Nope.
screen-plays = { $who } plays { $card }.
screen-plays-at = { $who } plays { $card } on { $other }.
screen-plays-at-you = { $who } plays { $card } on you.
screen-reactions = Does anybody say Nope?
# $names: one or more players
screen-waiting = Waiting for { $names } …
# Time left to say Nope
screen-seconds = { $number } s
screen-time-up = Time is up: it happens.
screen-look = Have a look before you hide your cards.

## What can be done, on small buttons beside a key

deed-draw = Draw
deed-both = Both Barking Kittens
deed-godcat-as = Godcat as …
deed-pair = Pair
deed-triple = Three of a kind
deed-five = Five different
deed-blind = Turn one over
deed-nope = Nope!
deed-pass = Let it happen
deed-insert = Put it back
deed-order = Put in order
deed-defuse = Defuse
deed-defuse-with-godcat = Godcat as a Defuse
deed-hold = Hold it back
deed-assign = Give away { $card }
deed-keep = Keep
deed-swap = Swap
deed-take = Keep it
deed-top = Back on top
deed-pick-godcat = Godcat
deed-pick-random = A random card
deed-hide = Hide my cards

## Dialogs; the hints name keys

dialog-choose-hint = Number or Enter · Esc: back
dialog-choose-must-hint = Number or Enter
dialog-order-hint = Numbers from the top down · Backspace · Enter: done
dialog-several-hint = Numbers · Enter: done · Esc: back
dialog-depth-hint = Arrows, Home, End or a number · Enter
dialog-reader-hint = Arrows scroll · Esc: back
dialog-line-hint = Enter: done · Esc: back
dialog-depth-top = On top: whoever draws next gets it.
# $number is at least 1
dialog-depth-under = { $number ->
    [one] Under 1 card.
   *[other] Under { $number } cards.
}
dialog-depth-bottom = { $number ->
    [one] At the bottom, under 1 card.
   *[other] At the bottom, under { $number } cards.
}

## From hand to hand

hand-over-to = Over to { $who }.
hand-over-confirm = { $who }, take the keyboard and press Enter when nobody else is looking.
call-out = Whoever wants to react presses their number. Enter: nobody does.

## Reading

screen-help = Keys and signs
screen-which-card = Which card?
screen-table = The table
screen-story = What has happened
screen-save = Save the game as
# How fast the others play, from 1 to $most
screen-pace = Speed { $number } of { $most }
key-moves = What you can do now is listed below your hand, each with its key. Lit cards can be played.
key-cards = play a card
key-look = look at a card
key-card = how exactly it works
key-discard = the whole discard pile
key-table = the table in words
key-story = everything that has happened
key-hint = ask the coach
key-pace = faster, slower
key-hurry = go on at once
key-colours = light or dark
key-save = save the game in a file
key-front = lies in front of a player
key-marked = everybody knows of this card
key-known = you know of this card
key-on-top = lies face up on top of the draw pile
key-quit = leave; the game is kept

## The end

screen-won = { $who } wins the game!
screen-you-won = You win the game!
end-again = Play again
end-start = Choose another game
end-look = Read what happened
end-record = Save the record, for “defuse replay”
end-leave = Leave
end-coach = What was luck, what was skill?

## When it cannot be shown

# $columns and $rows: what there is
screen-too-small = This window has { $columns } × { $rows } characters; the table needs { $wide } × { $high }. Make it larger, or play with “defuse play --plain”.
