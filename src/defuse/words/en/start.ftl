### The first screen: what is played, by whom, and how.

## What will be played

# Titles of the frame around it
start-yours = Your game
start-not-yet = Not like this
start-enter = Enter starts it
# $names: all players; $number is at least 2
start-game = { $game }, { $number } players: { $names }.
start-watching = You watch.
# $bot: one of the bots below
start-bots = Bots: { $bot }.
# $rules: a list of rule options and what they are set to
start-rules = House rules: { $rules }.
start-rule = { $rule }: { $value }
# $cards: Exploding and Imploding Kittens with their numbers
start-deadly = deadly: { $cards }
start-bad-name = “{ $name }” cannot be a name: one word of at most { $number } letters without @ : # = ! ? | *
start-same-name = Two people are called { $name }.
# $number: people; $most: seats
start-too-many = { $number } people are named, but only { $most } can play this.

## Unfinished games

# $kept: as below
start-go-on = Go on with { $kept }
# $when: a date and a time
start-kept = { $number ->
    [one] { $game }: { $names } (1 move, { $when })
   *[other] { $game }: { $names } ({ $number } moves, { $when })
}
start-kept-more = { $number ->
    [one] 1 more unfinished game
   *[other] { $number } more unfinished games
}
start-which-kept = Go on with which game?
# $problem is not translated
start-kept-broken = This game cannot be read any more: { $problem }. It stays where it is: { $file }

## The rows: short words, and in .text a line or two about them

# Above them: how to get about
start-hint = ↑ ↓ to a row, ← → choose, or click
start-box = Box
start-expansions = Expansions
start-left-out = Left out
    .text = Cards of the expansions that stay in the box.
start-left-out-toggle = Space: out or in
start-recipe = Recipe
start-players = Players
    .text = How many sit at the table, bots included. A number key does it from anywhere.
start-people = People
    .text = Who sits at this keyboard, with spaces between the names. One plays against bots, several pass the keyboard on, nobody watches bots.
start-strength = Bots
start-countdown = Countdown
    .text = How long everybody may think about a Nope. Off: the table waits for you.
start-reactions = Reactions
start-options = Rules
    .text = What this table plays differently from the printed rules: combinations, attacks, a fast game … Space opens it.

## What can be chosen

# How strong the bots are
bot-random = random
    .text = It knows the rules and nothing else: any legal move is as good as another.
bot-timid = timid
    .text = It draws, and defuses if it has to. It never plays a card.
bot-easy = easy
    .text = It knows what is sensible, forgets what it has seen, and has strange ideas at times.
bot-careful = normal
    .text = It counts: it knows the risk, saves what it will need, and puts kittens where you draw them.
bot-searcher = hard
    .text = It tries every move out in its head, on tables that may be yours, before it plays one.
bot-master = master
    .text = It has played hundreds of thousands of games against itself, and knows which moves won.
start-off = off
start-seconds = { $number } s
start-ask = everybody is asked
    .text = One after the other behind the same screen, whatever they hold: it takes longer and tells nothing.
start-call = call out
    .text = Nobody is asked: what is played is shown to all, and whoever wants to react says so.
# Rule options, none of them or $number of them changed
start-as-printed = as printed
start-changed = { $number ->
    [one] 1 not as printed
   *[other] { $number } not as printed
}
# In the place of names
start-nobody = nobody: you watch
start-all-recipes = all recipes …

## Recipes

start-recipes = Which recipe?
start-recipes-hint = Arrows, first letter, Enter · Esc: back
start-own-recipe = A recipe of your own …
    .text = A recipe of your own.
start-recipe-file = The file of your recipe
    .text = docs/recipes.md says how to write one.
start-recipe-wrong = This recipe cannot be played:
start-no-home = There is no such home folder: { $file }

## The rules of this table

start-house-rules = House rules
start-house-rules-hint = Arrows · Backspace: all as printed · Enter: done · Esc: back
start-printed = * as printed

## What can be done, beside a key

start-start = Start
start-watch = Watch
start-play = Play myself
start-cards = The cards
start-learn = Learn to play
start-leave = Leave
