### Puzzles: moments of games in which one move is clearly better than every other. The titles and explanations are made of figures, in percent or in points (hundredths of a win).

## The command

cli-puzzles = the puzzle of the day, and a trainer
cli-puzzles-theme = only puzzles of this theme: { $themes }
cli-puzzles-puzzle = begin with this puzzle instead of the one of the day
cli-puzzles-mine = dig puzzles out of games
cli-puzzles-mine-records = recorded games, or folders of them; without any, bots play
cli-puzzles-mine-out = the folder of the puzzles and of the work on them; a run that was interrupted goes on there
cli-puzzles-mine-games = how many games bots play ({ $games } if nothing is said)
cli-puzzles-mine-keep = how many puzzles are kept at most ({ $puzzles } if nothing is said)
cli-puzzles-confirm = try puzzles out once more, with other luck
cli-puzzles-confirm-paths = puzzles, or folders of them
# $name says which games
cli-puzzles-dug = { $name }: { $number } found
cli-puzzles-kept = { $kept } of { $wanted } kept
cli-puzzles-mined = { $number } puzzles are in { $folder }, { $size } bytes.
cli-puzzles-no-records = There is no record in these folders.
cli-puzzles-passes = { $file }: confirmed, { $points } ± { $error } points
cli-puzzles-fails = { $file }: not confirmed, { $points } ± { $error } points
puzzle-mine-confirmed = { $number } of { $all } confirmed ({ $share }%), each with up to { $depth } games tried out.
cli-puzzles-no-theme = There is no theme “{ $name }”; there are: { $themes }.
puzzle-missing = There is no puzzle “{ $id }”.

## What a puzzle is about

puzzle-title = { $theme }: { $game }, { $players } players
puzzle-title-box = { $game }, { $players } players
puzzle-day = Puzzle of the day
puzzle-theme-nope = When to Nope
puzzle-theme-kitten = Where to put the kitten back
puzzle-theme-steal = Stealing
puzzle-theme-draw = To draw or not to draw
puzzle-theme-count = Counting
puzzle-theme-attack = Attack chains
puzzle-theme-order = Changing the future
puzzle-theme-give = What to give away
puzzle-theme-imploding = Imploding Kittens
puzzle-theme-streaking = Streaking Kittens
puzzle-theme-barking = Barking Kittens
puzzle-theme-good-vs-evil = Good vs. Evil
puzzle-theme-party-pack = Party Pack
puzzle-theme-zombie = Zombie Kittens
puzzle-theme-all = All themes
puzzle-grade-1 = very easy
puzzle-grade-2 = easy
puzzle-grade-3 = medium
puzzle-grade-4 = hard
puzzle-grade-5 = very hard
# $grade: one of the messages above
puzzle-about = Puzzle { $id }, { $grade }

## Solving it

puzzle-what = One move is clearly better than all others. What do you do?
puzzle-solved = Solved! That wins { $percent }% of the time.
puzzle-not-solved = Not this time: that wins { $percent }% of the time.
puzzle-not-solved-unknown = Not this time.
puzzle-best = Best: “{ $best }”, { $percent }%.
puzzle-second = The next best move wins { $percent }%, { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
puzzle-tried-out = Tried out on many tables that fit what you know, the best move won { $points ->
    [one] 1 point
   *[other] { $points } points
} more than any other.
puzzle-progress = { $streak } in a row, { $solved } of { $tried } solved. Strength { $strength }.
puzzle-next = Next puzzle
puzzle-themes = Themes
puzzle-done = You have tried this puzzle before: it does not count again.

## At the tables of the terminal

# Words in quotation marks are typed as they are
puzzle-how = Type a move as at the table: a number, or its name. “?” lists the moves again, “next” is another puzzle, “themes” lists the themes, “quit” leaves.
puzzle-go-on = Enter for the next puzzle
puzzle-goodbye = Until tomorrow: “defuse puzzles” has a new puzzle every day.
puzzle-keys = ? keys · c card · > next puzzle · t themes · q leave
puzzle-help-next = another puzzle
puzzle-help-themes = puzzles of a theme; without a name the themes are listed
puzzle-help-quit = leave

## In the browser

# A button: the reasons for the answer are shown
puzzle-see-why = See why
# A button: the link to this puzzle is shared or copied
puzzle-share = Send this puzzle
# What is sent together with the link
puzzle-share-text = One move is clearly better than all others. Can you find it?
puzzle-copied = The link is copied.
puzzle-copy-yourself = Your browser does not let us copy the link: { $link }
puzzle-none = There is no such puzzle here.
puzzle-today = To the puzzle of the day
# Above the best moves and their chances
puzzle-worth = What the best moves win
# Beside a theme
puzzle-tried-of = { $tried } of { $all } tried
