### The program around the game: beginning and end of a game, the command line, what cannot be done.

## At the table

# $game: the box or recipe; $names: the other players
app-greeting = { $game }. You play against { $names }. Type help if you are lost.
# $first: one or more names with commas between them
app-names = { $first } and { $last }
app-game-without = { $game } without { $cards }
# The name of the player who has not given one: a single word
app-you = You
app-player = Player
app-goodbye = Thank you for playing. Goodbye!
app-written = The game is written down in { $file }.
app-not-written = The game could not be written to { $file }: { $problem }.
app-kept = The game is kept. Go on with: defuse play --resume
app-not-kept = This game cannot be kept for later: { $problem }.

## The command line: what the commands and their options are

cli-description = Every edition of Exploding Kittens (unofficial).
cli-lang = the language: { $languages }; otherwise that of your system
cli-play = sit down at a table with bots
cli-play-edition = original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-play-recipe = a recipe by its name, or the file of your own
cli-play-players = how many play, you included; 4 where that is possible
cli-play-bot = whom you play against: bots of these names, or a program (./my-bot); several with commas sit down in turn
cli-play-seed = a number that deals the same game again
cli-play-option = a rule option: fast=on ...
cli-play-name = your name at the table; given several times, so many people share the keyboard
cli-play-record = write the game down, for “defuse replay”
cli-play-countdown = seconds to say Nope, 0 for as long as you like
cli-play-reactions = several people at one keyboard: everybody is asked for reactions, or they call out
cli-play-resume = go on with an unfinished game: the latest, or the one in FILE
cli-plain = line by line, for every terminal and screen reader
cli-colours = the colours of the table: dark, light or none
cli-interactive = go step by step also where input is no terminal
cli-watch = watch bots play
cli-watch-players = how many play; 4 where that is possible
cli-watch-bot = who plays: bots of these names, or a program (./my-bot); several with commas sit down in turn
cli-watch-speed = so many steps a second when it runs by itself
cli-watch-seat = see only what this player sees
cli-watch-above = see everything; so it is if you say nothing else
cli-learn = learn the game by playing, in five minutes
cli-replay = tell a recorded game again
cli-replay-file = the record
cli-replay-seat = only what this player knew
cli-replay-scenario = write it as a scenario file instead
cli-check = run scenario files or folders of them
cli-check-paths = files or folders
cli-json = write the answer as JSON to this file; - is standard output, with nothing else on it
cli-rules = explain a card or a rule
cli-rules-name = the name of a card, or the id of a rule such as ATK-3; without it all are listed
cli-boxes = list the boxes and expansions, and the rule options
cli-boxes-name = a box, to see its cards
cli-recipes = list the recipes
cli-recipes-name = a recipe, to see its cards

## The command line: what cannot be done

cli-bad-name = “{ $name }” cannot be a name: that is one word of at most { $number } letters without @ : # = ! ? | *
cli-same-name = Everybody needs a name of their own: { $names }.
# $people is the number of people
cli-too-many-people = { $number ->
    [one] { $people } people cannot play a game for 1 player.
   *[other] { $people } people cannot play a game for { $number } players.
}
cli-no-bot = There is no bot “{ $name }”; there are: { $names }.
cli-bad-countdown = The countdown cannot be “{ $text }”; it is a number of seconds from 0 to { $number }.
cli-bad-reactions = Reactions cannot be “{ $text }”. Possible: { $names }.
cli-bad-speed = The speed cannot be “{ $text }”; it is a number of steps a second, from { $slowest } to { $fastest }.
cli-no-games = There is no unfinished game.
# $problem is not translated
cli-bad-save = { $file } cannot be played on: { $problem }
# $options: such as --players, --seed
cli-resume-alone = An unfinished game goes on as it was begun, without { $options }.
cli-no-language = There is no language “{ $name }” here; there are: { $languages }.
cli-meant = Did you mean { $meant }?
cli-no-command = There is no command “{ $name }”. “defuse --help” lists what there is.
cli-unknown-arguments = “{ $arguments }” means nothing here. “defuse { $command } --help” lists what there is.
cli-cannot-write = Nothing more can be written: { $problem }.
cli-check-empty = There is no scenario file (.toml) in { $path }.
cli-no-edition = There is no edition “{ $name }”. “defuse boxes” and “defuse recipes” list what there is.
cli-choose-recipe = This box is played by recipes; choose one of them: { $names }.
cli-bad-mix = These boxes cannot be played as “{ $name }”: it takes one box, and expansions only with the Original Edition, each once.
# $problem names the place and what is expected there; it is not translated
cli-cannot-play = This game cannot be set up: { $problem }
cli-bad-seed = The seed { $seed } cannot be used; it is a number from 0 to { $highest }.
# $counts: numbers such as 2, 3, 4
cli-players = { $number } cannot play this; possible are: { $counts }.
cli-no-option = There is no rule option “{ $name }”; there are: { $names }.
cli-bad-option = The rule option “{ $name }” cannot be “{ $value }”. Possible: { $values }.
# $problem is not translated
cli-bad-record = { $file } cannot be read as the record of a game: { $problem }
cli-no-seat = There is no player “{ $name }” in this game; there are: { $names }.
cli-no-rule = There is no card or rule “{ $name }”. “defuse rules” lists what there is.
cli-no-box = There is no box “{ $name }”; there are: { $names }.
cli-no-recipe = There is no recipe “{ $name }”; there are: { $names }.
cli-no-such-recipe = There is no recipe “{ $name }”.
# How many scenarios passed and failed

## Lists of cards, rules, boxes and recipes

list-cards = Cards
list-rules = Rules
list-boxes = Boxes
list-expansions = Expansions of the Original Edition
list-options = Rule options (--option NAME=VALUE)
list-recipes = Recipes
# Behind the list of cards and rules
list-rules-more = “defuse rules NAME” explains a card, “defuse rules ATK-3” a rule.
list-boxes-more = “defuse boxes NAME” shows the cards of a box; expansions are added with a plus: original+imploding.
list-recipes-more = “defuse recipes NAME” shows the cards of a recipe; “defuse play --edition recipe:NAME” plays it.
list-card-count = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
list-card-range = { $fewest } to { $most } cards
# $number is at least 2
list-players = { $number } players
list-players-range = { $fewest } to { $most } players
# What everybody starts with. $cards: a number or two such as 5–7; $defuses: a number, not 0
list-hand = dealt to each: { $cards } + { $defuses } Defuse
# The same without a Defuse
list-hand-bare = dealt to each: { $cards }
list-by-recipes = played by recipes
# Behind a card: the boxes it is in, with their numbers
list-found-in = In: { $boxes }
# Behind a rule option: what it can be
list-values = Values: { $values }
