### The browser outside of the game: the way in, the room before a game, after it, and replays.

## The way in

landing-what = A card game of cats, bombs and nerves: draw as long as you dare, and try not to explode.
landing-play = Play now against bots
landing-friends = Play with friends
    .text = Opens a room and copies its link. No account needed.
landing-learn = Learn to play
landing-watch = Watch bots play
landing-puzzles = Puzzles
landing-opening = One moment …
landing-dealing = The cards are being dealt …
landing-unofficial = Defuse is a free, unofficial fan project. It does not belong to Exploding Kittens, Inc., and is neither supported nor approved by them. All text, art and sounds are our own.
landing-home = To the start page
# The way back to one’s running games. $how: one of those below; $time: what is left on the clock, such as 0:31
landing-running = Your running games
landing-back = Back to your table: { $how }
landing-back-timed = Back to your table: { $how }, { $time }
landing-back-turn = your turn
landing-back-asked = it is up to you
landing-back-other = { $who } is playing
landing-back-on = the game goes on
landing-back-out = you are out
landing-back-paused = paused

## Inviting

lobby-invite = Invite friends
lobby-link = Link to this room
lobby-copy = Copy link
lobby-copied = The link is copied: send it to your friends.
lobby-copy-yourself = Your browser does not let us copy the link: it is selected, copy it yourself.
lobby-only-here = This link works on this computer only. To invite others, open Defuse at the network address that the server has printed.
lobby-share = Share …
# What is sent along with the link
lobby-share-text = Play Defuse with me! Open the link, sit down, no account needed.
lobby-qr = QR code of the link
    .text = Scan it with a phone, and you are in this room.

## Who is here

lobby-title = Room
lobby-table = The table
lobby-your-name = Your name
lobby-choose-cat = Choose your cat
# $number: 1, 2, 3 …
lobby-cat = Cat { $number }
lobby-sit = Sit down
lobby-sit-next = Take a seat for the next game
lobby-stand = Stand up
lobby-change = Change name or cat
# For screen readers. $number: of the seat, from 1
lobby-seat = Seat { $number }:
lobby-sit-here = sit here
# $strength: how good it is, such as “normal”
lobby-bot-strength = bot, { $strength }
lobby-bot-temper = { $strength }, { $temper }
# What kind of player a bot is; it does not say how strong it is.
temper-bold = bold
temper-cautious = cautious
temper-vengeful = vengeful
lobby-you = you
lobby-host = host
lobby-muted = muted
lobby-presence-here = here
lobby-presence-reconnecting = reconnecting …
lobby-presence-away = away, a bot plays
lobby-presence-left = has left
lobby-bench = Bench
lobby-visitor = A visitor
lobby-fewer-seats = One seat fewer
lobby-more-seats = One seat more
lobby-seats = { $number ->
    [one] 1 seat
   *[other] { $number } seats
}
lobby-watching = You are watching from the bench.
lobby-fair = Fair deal
lobby-next-seat = You get a seat when the next game begins.
lobby-leave = Leave the room
lobby-last-replay = Replay of the last game

## What the host may do

# $name: a person
lobby-powers = What about { $name }?
lobby-hand-over = Make { $name } the host
lobby-mute = Mute
lobby-unmute = Let them talk again
lobby-remove = Remove from the room
# $name: a person
lobby-remove-sure = { $name } leaves the room at once; a bot plays on in their seat.
lobby-done = Done

## Beginning

lobby-begin = Begin
lobby-begin-hint = { $number ->
    [0] A person sits in every seat.
    [one] A bot takes the empty seat.
   *[other] Bots take the { $number } empty seats.
}
lobby-waiting-for = { $name } begins the game.
lobby-waiting-for-host = The host begins the game.
lobby-no-line = The connection is lost; it is coming back …

## What is played

settings-title = The game
settings-change = Change the game
# $game: the title of a box, a mix or a recipe
settings-will-play = You play: { $game }
settings-what = What is played
settings-boxes = Box
settings-recipes = Recipe
settings-own = Own recipe
settings-expansions = With expansions
# Cards of an expansion that stay in the box
settings-leave-out = Cards of the expansions to play with
# How many card titles stay in the box
settings-left-out = { $number ->
    [0] Leave cards out
    [one] 1 card left out
   *[other] { $number } cards left out
}
# $from and $to: how many can play
settings-players = { $from } to { $to } players
settings-players-exactly = { $number } players
settings-who = Who plays
settings-bots = Bots in empty seats
settings-own-bot = a program on the machine of this server
settings-time = Time
settings-window = Time to react
settings-window-text = How long everybody may say Nope. It is the same for every card.
settings-turn = Time for a turn
settings-turn-text = Then your spare time runs, then the simplest move is played.
settings-seconds = { $number } s
settings-unlimited = unlimited
settings-quick = Quick bots
    .text = Bots answer sooner, and pauses are shorter.
settings-rules = Rules
settings-as-printed = as printed
settings-changed = { $number ->
    [one] 1 not as printed
   *[other] { $number } not as printed
}
# $value: what is printed
settings-printed = as printed ({ $value })
settings-all-printed = All as printed
settings-seat = seat { $number }
settings-first-player = Who has the first turn.
settings-loading = Loading the games …
settings-only-host = Only the host can change this.

## A recipe of one's own

own-text = Recipe as text (TOML)
own-upload = Load a file
own-form = As a form
own-as-text = As text
own-title = Title
own-from = Players from
own-to = to
own-hand = Cards everybody starts with
own-defuses = and Defuses
own-cards = Cards
own-cards-text = A number, or one that depends on the players, such as “players - 1”.
own-add = Add a card
own-remove = Leave out { $card }
own-checking = Checking …
# $players: how many can play it, such as “2 to 5 players”
own-fine = This can be played: { $players }
own-wrong = This cannot be played yet:
own-wrong-marked = This cannot be played yet. Each marked field says why.
own-line = Line { $number }
# What is wrong with a recipe, after the line and the field: what should stand there, and what does.
own-expected = Needed here: { $expected }. Now there is: { $found }.
own-unreadable = this is not TOML ({ $words })
own-expected-number = a number from { $low } to { $high }
own-expected-title = a line of text of at most { $number } letters
own-expected-table = a table
own-expected-players = from { $low } to { $high } players, the smaller number first
own-expected-every = a number for every player count
own-expected-case = a player count from { $low } to { $high }, or else
own-expected-count = a number, or a text such as “players - 1”
own-expected-card = at least one card
own-expected-kind = the name of a card
own-expected-kind-like = the name of a card, perhaps { $name }
own-expected-one-of = one of { $names }
own-expected-kittens = at least one deadly kitten fewer than there are players; with a Streaking Kitten, one for every player
own-expected-either = { $one } or { $other }
own-expected-armageddon = 1, since Armageddon is in
own-expected-defuses = at least as many as everybody starts with
own-expected-storage = { $number } for the storage of the Tower of Power
own-expected-deal = { $number } cards to deal, { $each } for each player
own-expected-most = at most { $number } cards
own-found-key = an unknown word
own-found-kind = an unknown card
own-found-option = another option
own-found-nothing = nothing
own-found-players = { $low } to { $high }
own-found-list = a list
own-found-none-for = none for { $players } players
own-found-at = { $number } with { $players } players
own-found-at-all = { $number } with { $low } to { $high } players
own-not-a-form = This text cannot be shown as a form; correct it as text first.
own-first-title = My recipe

## After the game

after-won = { $name } wins!
after-won-you = You win!
after-again = Play again
after-again-waiting = { $name } can start a rematch.
after-places = How it ended
# $number: 1 for who won
after-place = Place { $number }
after-statistics = How it went
after-drawn = Cards drawn
after-kittens = Kittens drawn
after-defused = Defused
after-nopes = Nopes
after-played = Cards played
after-stolen = Cards stolen
after-luck = Luck
    .text = Every draw has a risk. All risks together say how many kittens were to be expected: if you drew fewer, you were lucky.
# $expected: such as 1.3; $number: kittens drawn
after-luck-of = { $name }: { $expected } kittens expected, { $number } drawn
after-lucky = lucky
after-very-lucky = very lucky
after-unlucky = unlucky
after-very-unlucky = very unlucky
after-even = as expected
after-expected = expected
after-really = drawn
after-scores = Games won in this room
after-score = { $number ->
    [one] 1 game
   *[other] { $number } games
}
after-replay = Watch the replay
after-record = Record
after-check = Check this deal
after-scenario = Scenario
after-downloads = Download
after-share = Share the replay
# $name: who won; $game: what was played
after-share-text = { $name } has won a game of Defuse ({ $game }). Watch it here:
after-copied = The link to the replay is copied.
after-show-table = Show the table
after-show-result = Show the result
after-next = The next game

## Replays

replay-title = Replay
replay-seen = Seen
replay-above = from above
replay-by = by { $name }
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-back = Step back
replay-start = To the beginning
replay-end = To the end
replay-speed = Speed
replay-times = { $number }×
# $number of $all
replay-step = Step { $number } of { $all }
replay-place = Place in the game
replay-coach = What does the coach say?
replay-loading = Loading the game …
replay-keys = Space plays and pauses, ← and → step, Home and End jump, + and - change the speed.

## What can go wrong

trouble-no-room = There is no such room
trouble-no-room-text = The link is wrong, or the room was closed because nobody had been there for a long time. Open a new one: it takes one click.
trouble-full = This room is full
trouble-full-text = Nobody else can come in. Ask somebody to make room, or open a room of your own.
trouble-removed = You were removed from this room
trouble-removed-text = The host has shown you the door. You can open a room of your own.
trouble-closed = This room is closed
trouble-closed-text = Nobody had been here for a long time. Open a new one: it takes one click.
trouble-elsewhere = You are playing in another window
trouble-elsewhere-text = The same seat was opened again, in another tab or window. Go on there, or bring it back here.
trouble-away = The server does not answer
trouble-away-text = It may be starting again, or your network is down. We keep trying: whatever you have done is kept.
trouble-malformed = This page and the server do not understand each other
trouble-malformed-text = The server may be newer than this page. Reload it.
trouble-crowded = Too many connections
trouble-crowded-text = Too many windows are open from your network. Close some of them and try again.
trouble-busy = The server cannot do that now
trouble-busy-text = It has too much to do, or cannot keep anything at the moment. Try again.
trouble-no-replay = There is no such replay
trouble-no-replay-text = The link is wrong, or the game was so long ago that it is no longer kept.
trouble-opening = The server does not answer. Try again in a moment.
trouble-too-many = Many rooms were opened from your network just now. Try again in a few minutes.
trouble-again = Try again
trouble-here = Play here
