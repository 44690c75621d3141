### What only the browser says: the table there, its dialogs and its settings.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## Players and the table

browser-players = Players
# Under the name of whose turn it is: one short word or two
browser-plays-now = plays
browser-winner = has won
browser-bot = bot
browser-reconnecting = reconnecting
browser-absent = away
browser-away = away, a bot plays
# Before pressing a player at whom a card can be aimed; $facts is a list
browser-aim = Choose { $who }: { $facts }
browser-turn-of = { $who } is playing.
browser-in-play = Still in play: { $cards }
# Before the cards of the draw pile that one remembers, each with its number from the top
browser-remembered = You remember:
# The same for who sees all cards, in a replay
browser-in-the-pile = In the draw pile:
browser-mat = On the mat:
browser-hand = { $number ->
    [one] Your hand: 1 card
   *[other] Your hand: { $number } cards
}
browser-usable = can be used now
browser-marked = seen by all

## What one does

browser-tap-a-card = Press a card to play it, or draw.
browser-tap-to-give = Press the card of your choice.
browser-not-now = You cannot use this now.
browser-not-your-turn = It is not your turn.
browser-you-are-out = You are out. Watch how it ends.
browser-play = Play { $card }
browser-give = Give { $card }
browser-put = Put down { $card }
# A kitten is known to lie on top of the pile
browser-draw-sure = A kitten lies on top. Draw it?
browser-draw-anyway = Draw it anyway
# Where several are possible, which is asked next
browser-pair-which = Pair …
browser-triple-which = Three of a kind …
browser-back = Back
browser-exactly = { $card }: how exactly?
browser-how-exactly = How exactly?
# Large over the table, when somebody has survived a kitten
browser-defused = Defused!

## Reacting

browser-nope = Nope { $who }’s { $card }
browser-nope-pair = Nope { $who }’s pair
browser-nope-triple = Nope { $who }’s three of a kind
browser-nope-five = Nope { $who }’s five different cards
browser-yup = Yup: Nope { $who }’s Nope
browser-nope-nope = Nope { $who }’s Nope
browser-play-now = Play { $card }
browser-answered = You let it happen.
# Before somebody draws, when a card can still be played in between: this time and from now on
browser-let-all-draw = Let all draws happen
browser-lets-all-draw = You let all draws happen. Ask me again
browser-let-all-happen = Let everything happen until my turn
browser-lets-all-happen = Everything happens until your turn. Ask me again

## Dialogs

browser-close = Close
browser-which-five = Which five different cards?
# $number of 5 are chosen
browser-five-chosen = { $number } of 5: go on
browser-depth = How deep
browser-higher = higher
browser-deeper = deeper
browser-on-top = on top
browser-at-bottom = at the bottom
browser-anywhere = at random
# The card that is known to lie right above or below the chosen place
browser-above = Just above it: { $card }
browser-below = Just below it: { $card }
browser-order-hint = Drag the cards or use the arrows; the first one is drawn first.
browser-move-up = { $card }: closer to the top
browser-move-down = { $card }: deeper

## For who has never played

browser-help = Help
browser-short = The game in short
browser-short-turn = On your turn you may play as many cards as you like. Then draw one.
browser-short-kitten = An Exploding Kitten puts you out of the game, unless you have a Defuse: then you hide the kitten in the pile again.
browser-short-nope = Nearly everything can be stopped with a Nope, by anybody; and a Nope with another one.
browser-short-cats = Two matching cats steal a card from somebody. Press a card to read what it does.
browser-short-end = The last one left wins.

## Keys and signs

browser-key-card = choose the card with this number
browser-key-hand = go to your cards; arrows go from card to card
browser-key-hint = ask the coach
# A button: for a hint
browser-hint = Ask the coach
browser-key-crown = wears the crown of the Tower of Power
browser-key-blind = cannot see their own cards
browser-key-away = is away or has lost the connection

## Talking

browser-chat = Chat
browser-say = Say something short
browser-send = Send
browser-muted = The host has muted you.
emote-laugh = ha ha!
emote-wow = wow!
emote-cry = oh no
emote-angry = grrr!
emote-love = love it
emote-think = hmm …
emote-hurry = hurry up!
emote-sorry = sorry
emote-well-played = well played!
emote-oops = oops

## Settings and the line

browser-settings = Settings
browser-language = Language
browser-appearance = Colours
browser-appearance-system = as the system
browser-appearance-light = light
browser-appearance-dark = dark
browser-volume = Volume
browser-vibration = Vibration
browser-letter-keys = Single keys such as D for Draw
browser-sound-off = Sound is off
browser-pause = Pause the game
browser-go-on = Go on with the game
browser-paused = The game is paused.
browser-leave = Leave the table
browser-leave-sure = Leave the table?
browser-leave-alone = This ends the game: only bots would be left. To go on later, simply close this page; your table waits for you.
browser-leave-others = A bot plays on in your seat, and you cannot come back to this game. If you only have to go for a while, simply close this page.
browser-leave-end = End the game
browser-leave-go = Leave
browser-stay = Stay
browser-line-lost = The connection is lost; coming back …
