### Watching bots, and looking at recorded games. Words to be typed are the same in every language.

# Whose turn it is; $number: turns to take
watch-turn = { $number ->
    [one] Turn: { $who }
   *[other] Turn: { $who }, { $number } turns to take
}
# $row: all cards of the draw pile, as far as they are known
watch-pile = The pile from the top: { $row }.
watch-paused = Paused.

## Prompts, followed by a > sign

watch-how = Enter goes on, run goes on by itself, ? shows what else there is.
# $place: how many moves have been made; $number: how many there are
watch-prompt = { $number ->
    [one] Move { $place } of 1
   *[other] Move { $place } of { $number }
}
watch-prompt-live = Move { $place }
watch-prompt-end = Move { $place }, the end
watch-unknown = “{ $text }” is nothing that can be done here; ? shows what there is.

## Help. The left column stays as it is typed.

watch-help-next = what happens next
watch-help-back = one step back
watch-help-go = to the table after so many moves
watch-help-run = go on by itself; Enter or Ctrl-C stops it
watch-help-end = to the end of the game
watch-help-seat = see it as this player does
watch-help-above = see everything
watch-help-table = the table as it is seen from here
watch-help-pile = the whole draw pile, as far as it is seen from here
watch-help-log = what has happened so far
watch-help-quit = stop watching

## The watch screen

# Beside the name of a key, on small buttons
film-run = Run
film-pause = Pause
film-back = Back
film-on = On
film-speed = Speed
# From whose seat the game is seen
film-seat = Seat
film-card = Cards
film-discard = Discards
film-story = Story
film-keys = Keys
film-record = Save the record
film-again = Another game
film-leave = Leave
# The names of two keys, as they are printed on keyboards
film-key-home = Home
film-key-end = End
# Where the film stands, with dots between these
film-place = Move { $place } of { $length }
# The game still goes on
film-place-so-far = Move { $place }
film-from-above = from above
film-from-seat = as { $who } sees it
film-as-spectator = as a spectator
film-moves-a-second = { $number ->
    [one] 1 move a second
   *[other] { $number } moves a second
}
# $number is at least 2
film-seconds-a-move = a move every { $number } seconds
film-running = running
film-paused = paused
# The end of a record whose game is not over
film-breaks-off = here the record ends
# Title of the meter: what the player whose turn it is knows of the risk
film-risk = Risk as { $who } sees it
# What the keys do
film-key-run = run and pause
film-key-on = one step on
film-key-back = one step back
film-key-begin = to the beginning
film-key-to-end = to the end of the game
film-key-leap = a tenth of the game back or on
film-key-speed = faster, slower
film-key-seat = from another seat, or from above
film-key-card = how a card works
film-key-pile = the draw pile, as far as it is known
film-key-record = save the record when the game is over
film-key-again = another game when this one is over
film-key-leave = leave
film-goodbye = Thank you for watching. Goodbye!
