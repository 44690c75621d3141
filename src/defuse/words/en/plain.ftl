### The plain table: what is said line by line. Words to be typed are the same in every language.

## Several people at one keyboard

# $people and $bots: names
plain-greeting = { $game }. { $people } play.
plain-greeting-bots = { $game }. { $people } play against { $bots }.
plain-how-to-share = You share one keyboard: the screen is cleared before it goes to somebody else. Type help if you are lost.
# Prompts, followed by a > sign. Before the screen is cleared, for whoever has read their news
plain-pass-on = Enter when you have read this; then the screen is cleared
plain-go-on = Enter to go on
# Two lines of an empty screen; the second is a prompt
plain-hand-over = Pass the keyboard to { $who }.
plain-confirm = { $who }, press Enter when only you can see the screen
# Below what has been played, a prompt for everybody
plain-call-out = Type your name to call out a Nope (or NOW), Enter: nobody
# $name: what was typed; $names: who could call out
plain-cannot-call = Nobody here who could react is called “{ $name }”. That could be: { $names }.
plain-about-to-draw = { $who } is about to draw.

## Time

# $prompt: a question; $number: seconds for the answer
plain-timed = { $prompt } ({ $number } s)
plain-too-late = Time is up, too late: it happens.
# A prompt: what is being typed is dropped
plain-too-late-typing = What you are typing no longer counts: press Enter

## Looking around and leaving

# $row: the titles, the newest first
plain-discard-pile = { $number ->
    [one] Discard pile: 1 card: { $row }.
   *[other] Discard pile: { $number } cards, the newest first: { $row }.
}
plain-nothing-yet = Nothing has happened yet.
plain-saved = The game is saved in { $file }.

## Before the game: what is played. The left column of the help stays as it is typed.

invite-recommended = Welcome to Defuse. The recommended game:
# $people and $bots: names; $level: a kind of bot, such as careful
invite-game = { $game }: { $people }.
invite-game-bots = { $game }: { $people } against { $bots } (bots: { $level }).
# $options: such as fast=on, deal=5
invite-options = Rule options: { $options }.
invite-countdown = { $number ->
    [one] 1 second to say Nope.
   *[other] { $number } seconds to say Nope.
}
invite-ask = Everybody is asked for reactions.
invite-call = Reactions are called out.
# $game: the next message
invite-unfinished = Unfinished: { $game }. Type resume to go on with it.
invite-kept = { $number ->
    [one] { $game } with { $names }, 1 move
   *[other] { $game } with { $names }, { $number } moves
}
# A prompt, followed by a > sign
invite-prompt = Enter starts, ? shows what you can change
invite-unknown = “{ $text }” is nothing that can be changed here; ? shows what there is.
invite-no-number = There is no unfinished game number { $number }; games lists them.
invite-help-start = start this game
invite-help-box = another box, with or without expansions
invite-help-recipe = a recipe, or the file of your own
invite-help-players = how many play, bots included
invite-help-people = who plays at this keyboard, one name or several
# $names: the kinds of bots
invite-help-bots = how the bots play: { $names }
invite-help-option = a rule option; boxes lists them
invite-help-countdown = seconds to say Nope, 0 for as long as you like
invite-help-reactions = several people call out their Nopes; ask: everybody is asked, one after the other
invite-help-watch = watch bots play it instead
invite-help-boxes = what boxes there are, what is in one of them
invite-help-recipes = the same for recipes
invite-help-resume = unfinished games: list them, go on with the latest or another
invite-help-quit = leave
