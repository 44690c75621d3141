### The lab: arena and simulations.

## defuse simulate: many games of a recipe, and what they say about it

# How numbers are written: 12.5, 100,000, 12.5%
simulate-decimal-sign = .
simulate-thousands-sign = ,
simulate-percent = { $number }%
# An interval of a difference: −1.2 to +0.3
simulate-span = { $low } to { $high }
simulate-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
# A place in the order of play: 1 is whoever begins
simulate-place = no. { $number }
simulate-pair = Pairs
simulate-triple = Triples
simulate-five = Five different titles

# Headings. Two recipes side by side
simulate-versus = { $one } against { $other }
simulate-conditions = Bots: { $bots }; { $games } games for each number of players; seed { $seed }.
simulate-in-short = In short
simulate-which-real = Which differences are real
simulate-length = How long games are
simulate-wins = Who wins, by place in the order of play (no. 1 begins)
simulate-outs = What players go out by
simulate-nopes = Nopes and rescues
# $players: 4 players
simulate-cards = What cards are worth with { $players }
simulate-stops = What is stopped with { $players }
simulate-finishes = Where each place finishes with { $players }
simulate-compared = Side by side

# Columns, short
simulate-col-players = Players
simulate-col-turns = Turns
simulate-col-range = 90% of games
simulate-col-middle = Median
simulate-col-moves = Moves
simulate-col-waits = First out waits
simulate-col-unfinished = Without an end
simulate-col-spread = Spread of turns
simulate-col-place = Place
simulate-col-card = Card
simulate-col-all-outs = Of all who go out
simulate-col-first-out = Of the first
simulate-col-last-out = Of the last
simulate-col-nopes = Nopes
simulate-col-actions = Actions
simulate-col-stopped = Stopped
simulate-col-rescues = Deaths averted
simulate-col-count = Cards
simulate-col-dealt = Dealt
simulate-col-later = Got later
simulate-col-ever = Ever held
simulate-col-used = Used
simulate-col-used-share = Used by
simulate-col-uses = Uses a game
simulate-col-action = Action
simulate-col-laid = Laid down a game
simulate-col-finish = Finishes as { $number }
simulate-col-measure = Measure
simulate-col-one = A
simulate-col-other = B
simulate-col-difference = B − A (95%)
simulate-col-real = Real?
simulate-real = real
simulate-not-real = –

# Pictures. $players: 4 players
simulate-plot-turns = Turns with { $players }, share of games
simulate-plot-nopes = Nopes in a game with { $players }, share of games
simulate-plot-wins = Wins by place with { $players }, 95% intervals; dashed: a fair share, { $par }
simulate-plot-outs = What players go out by with { $players }, from the first to the last
simulate-plot-cards = Points won by being dealt a card with { $players }, 95% intervals
# Who goes out first, second ...
simulate-out-order = out no. { $number }

# Remarks under tables
simulate-note-length = Means with 95% intervals; moves are all decisions, passing with a Nope in hand included. First out waits: turns from the first death to the end.
simulate-note-wins = Shares of games with 95% intervals; a fair share is { $par }. ▲ and ▼ are real differences from it.
simulate-note-wins-many = Shares of games with 95% intervals. ▲ and ▼ are real differences from a fair share.
simulate-note-cards = Percentage points by which players with the card win more often than players without, ±95%. Dealt: it was in their first hand; that is luck alone, so the difference is what the card does, measured against the other cards one could have been dealt. Ever held and Used also say how long somebody lived: compare cards with each other there, not with zero. Used by: of those who ever had one.
simulate-note-compared = A: { $one }. B: { $other }. Real: still below { $level } after Holm's correction for all { $number } differences; then the chance of even one false alarm among them is below { $level }. The intervals are those of each difference by itself.

# The few sentences for a cook. $players: 2 / 4 players; $turns, $late, $usual, $rates ...: a figure for each of them, as in 24.1 / 37.3
simulate-sum-length = With { $players } a game takes { $turns } turns; 19 of 20 games are over after { $late }.
simulate-sum-length-short = Short: with { $players } a game takes { $turns } turns (Original Edition: { $usual }); 19 of 20 games are over after { $late }.
simulate-sum-length-usual = Not too long: with { $players } a game takes { $turns } turns (Original Edition: { $usual }); 19 of 20 games are over after { $late }.
simulate-sum-length-long = On the long side: with { $players } a game takes { $turns } turns (Original Edition: { $usual }); 19 of 20 games are over after { $late }.
simulate-sum-length-very-long = Too long for many tables: with { $players } a game takes { $turns } turns (Original Edition: { $usual }); 19 of 20 games are over after { $late }.
simulate-sum-waits = With { $players } whoever goes out first waits { $turns } turns for the end.
simulate-sum-first = With { $players } whoever begins wins { $rates } (fair: { $fair }).
simulate-sum-unfair = Unfair: with { $players } { $place } in the order of play wins { $rate } (fair: { $par }).
simulate-sum-nearly-fair = Nearly fair: there are real differences between seats, but none changes a fair share by a tenth.
simulate-sum-fair = Fair: no seat wins a tenth more or less than its share.
simulate-sum-fair-unknown = Whether seats are fair cannot be told yet: play more games.
simulate-sum-dead = Dead cards, used by fewer than { $limit } of those who get them: { $cards }.
simulate-sum-no-dead = No dead card: the least used one, { $card }, is used by { $share } of those who get it.
simulate-sum-no-dead-among = No dead card: the least used one is { $card }, with { $players }: { $share } of those who get it use it.
# $cards: Attack (+1.2 points with 4 players)
simulate-card-points = { $card } ({ $points } points with { $players })
simulate-sum-best = Good to be dealt: { $cards }.
simulate-sum-worst = Dead weight when dealt: { $cards }.
simulate-sum-alike = No card that is dealt changes the chance to win by a tenth of a fair share, as far as these games tell.
simulate-sum-one-end = What ends games: always { $card }.
# $ends: Exploding Kitten (71%) and Imploding Kitten (29%)
simulate-sum-ends = What ends games: { $ends }.
simulate-end = { $card } ({ $share })
simulate-from-to = { $low } to { $high }
simulate-sum-nopes = With { $players } { $nopes } Nopes fly in a game and { $stopped } of all actions are stopped.
simulate-sum-unfinished = Without an end: in { $share } of the games the pile ran dry and nobody could lose any more.
simulate-sum-faults = { $number ->
    [one] The bots failed once; a default move was played for them.
   *[other] The bots failed { $number } times; default moves were played for them.
}

# Which differences between A and B are real. $level: 5%
simulate-some-real = { $real } of { $number } differences are real (after Holm's correction for looking at so many; chance of any false alarm below { $level }).
simulate-none-real = None of { $number } differences is certain (after Holm's correction for looking at so many; chance of any false alarm below { $level }).
simulate-more-real = Real as well, and in the table: { $number } more.
# 37.3 → 34.1
simulate-change = { $one } → { $other }
simulate-real-longer = With { $players } games are { $amount } turns longer ({ $change }).
simulate-real-shorter = With { $players } games are { $amount } turns shorter ({ $change }).
simulate-real-wins-more = With { $players } { $place } in the order of play wins { $amount } points more ({ $change }).
simulate-real-wins-less = With { $players } { $place } in the order of play wins { $amount } points less ({ $change }).
simulate-real-out-more = With { $players } more of those who go out do so by: { $card } ({ $change }).
simulate-real-out-less = With { $players } fewer of those who go out do so by: { $card } ({ $change }).
simulate-real-ends-more = With { $players } more games are ended by: { $card } ({ $change }).
simulate-real-ends-less = With { $players } fewer games are ended by: { $card } ({ $change }).
simulate-real-used-more = With { $players } more of those who get it use: { $card } ({ $change }).
simulate-real-used-less = With { $players } fewer of those who get it use: { $card } ({ $change }).
simulate-real-worth-more = With { $players } it is worth { $amount } points more to be dealt: { $card } ({ $change }).
simulate-real-worth-less = With { $players } it is worth { $amount } points less to be dealt: { $card } ({ $change }).
# $what: one of the measures below
simulate-real-other = With { $players }: { $what } { $change }.
simulate-measure-turns = Turns
simulate-measure-moves = Moves
simulate-measure-waits = Turns the first one out waits
simulate-measure-nopes = Nopes in a game
simulate-measure-rescues = Deaths averted in a game
simulate-measure-stopped = Actions stopped
simulate-measure-unfinished = Games without an end
simulate-measure-win = Wins of { $place }
simulate-measure-out = Out by { $card }
simulate-measure-ends = Ended by { $card }
simulate-measure-dealt = Dealt: { $card }
simulate-measure-used = Used: { $card }

# When it is done
simulate-speed = Played in { $seconds } s, { $speed } games a second.
simulate-made-by = Made with defuse { $version }, an unofficial project.
# What cannot be done
simulate-bad-players = “{ $written }” is no number of players; write 4, 2-5 or 2,4.
simulate-no-common-players = The two cannot be compared: there is no number of players that can play both.
simulate-against-one = Only one other game can be compared, not several: { $names }.
simulate-against-itself = There is nothing to compare: both sides are the same.
simulate-no-pyarrow = Parquet files need pyarrow: { $install }
simulate-no-game-won = Not one game came to an end, so there is nothing to report.

## The command line: defuse simulate

cli-simulate = play many games of a box or recipe and report on it: length, fairness, what cards are worth
cli-simulate-players = how many play: 4, 2-5 or 2,4; 4 where that is possible
cli-simulate-games = games for each number of players (10,000)
cli-simulate-bots = who plays in every seat: careful, random ...
cli-simulate-against = compare with another box or recipe (its name or file), or with the same under other rule options: fast=on ...
cli-simulate-json = write everything as JSON; - is standard output, with nothing else on it
cli-simulate-csv = write a table of all figures as CSV
cli-simulate-parquet = write the same table as Parquet
cli-simulate-html = write a report with pictures as one HTML page

## What the commands of the lab have in common

cli-lab-box = a box, a mix or a recipe: original+imploding, original+imploding~imploding_kitten, recipe:nope-sauce ...
cli-lab-recipe = a recipe by its name, or a file of your own
cli-lab-option = a rule option: fast=on ...
cli-lab-seed = a number that gives the same results again
cli-lab-workers = how many processes; as many as there are cores if you do not say
cli-lab-ray = work on a Ray cluster at this address, or on a Ray of its own on this machine (local)
lab-at-least-one = { $option } has to be at least 1, not { $value }.
lab-cannot-write = The file { $file } cannot be written.
lab-same-file = Two of the files have the same name.
lab-player-unknown = There is no bot “{ $name }”. There are: { $names }; or the path of a program (./my-bot.py), or a Python class (module:Class).
lab-player-no-setting = “{ $name }”: this bot has no settings.
# $problem is not translated, here and below
lab-player-bad-setting = “{ $name }”: this setting cannot be used; { $expected }.
bot-setting-temperament = it can be a temperament ({ $temperaments })
bot-setting-searcher = it can be a number of samples (400) or a time (200ms, 1s), and a temperament ({ $temperaments })
bot-setting-master = it can be a file of weights that can be read, and a temperament ({ $temperaments })
lab-player-no-class = “{ $name }” cannot be used as a bot: { $problem }
lab-no-ray = Ray is not installed; it comes with: { $install }
lab-ray-failed = Ray cannot be used: { $problem }
lab-no-matplotlib = Plots need matplotlib, which comes with: { $install }
lab-no-openskill = The ladder needs openskill, which comes with: { $install }
lab-no-plot-format = Plots cannot be written as { $file }; try .svg or .png.
# $task: what was being done; $problem: the report of the error, several lines; both are not translated
lab-task-failed = Something went wrong in: { $task }. Everything was stopped. { $problem }
lab-not-written = Nothing was written: { $problem }
lab-written = Written: { $file }
lab-interrupted = Stopped; nothing was written.
lab-so-far = Interrupted: this is what is known so far.
lab-progress = { $done } of { $all } games
league-starting = Starting the bots: { $done } of { $all }

## The arena: the command

cli-arena = let bots play many games and see who is better
cli-arena-entrants = at least two: bots (careful, searcher:200ms ...), programs (./my-bot.py), Python classes (module:Class)
cli-arena-players = how many sit at a table; 4 where that is possible
cli-arena-games = how many games each match has; 2000 if you do not say, and at most 40000 with --until-sure
cli-arena-until-sure = stop a match as soon as a sequential test is sure, with an error of 5 in 100 either way
cli-arena-bounds = what the test tells apart: two effects over par, in standard deviations of a game; 0 and 0.05 if you do not say
cli-arena-less-luck = take luck out of the win rates: the same games, narrower intervals, several times as long
cli-arena-json = write all results and games to this file; - is standard output, with nothing else on it
cli-arena-plot = draw the results: FILE.svg, FILE.png ...
cli-arena-ladder = keep a running ladder in this file
cli-arena-records = write a record of every game into this new or empty folder, for `defuse replay`
arena-records-not-empty = The folder of --records is not empty: { $folder }
arena-records-ray = --records writes on this machine and cannot be used with --ray.
arena-two = The arena needs two entrants at least.
arena-bounds-order = The first of --bounds has to be less than the second.
arena-bounds-far = With these --bounds a win rate would have to be below 0% or above 100%.
arena-bad-ladder = { $file } is not a ladder: { $problem }

## The arena: the report

# $game: what is played; $number: how many at a table; $games: how many games
arena-title = { $game }, { $number } at a table, { $games } games, seed { $seed }
arena-matches = Win rate
arena-candidate = candidate
# Those among whom the candidate sat
arena-opponents = among
arena-player = player
arena-games = games
# The share of games won, with its interval in brackets
arena-wins = wins (95% interval)
arena-interval = 95% interval
# What somebody wins who is as good as all others
arena-par = par
arena-over-par = over par
# An interval. $low, $high: numbers
arena-span = { $low } to { $high }
arena-cross-table = Cross table: how often the candidate of the row wins among players of the column
arena-cross-table-how = ± is half the 95% interval, clustered by deal; below it how many times par ({ $par }). ▲ surely above par, ▼ surely below.
# $rate: a win rate; $span: from one to another
arena-less-luck = Luck taken out: { $candidate } among { $opponent } wins { $rate } ({ $span }). That is as sure as { $times } times as many games.
# $none, $some: win rates; $candidate, $opponent: names of bots
arena-sure-more = Sure (H1 accepted): { $candidate } among { $opponent } wins { $some } or more, rather than { $none }.
arena-sure-less = Sure (H0 accepted): { $candidate } among { $opponent } wins { $none } or less, rather than { $some }.
arena-not-sure = Not sure: these games do not tell whether { $candidate } among { $opponent } wins { $none } (H0) or { $some } (H1).
arena-test = Log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }; effects { $none } and { $some } standard deviations of a game over par; errors { $alpha } and { $beta }.
arena-ratings = Ratings
arena-ratings-how = Plackett–Luce, fitted to the finishing orders of all games; 0 is the mean, 400 points are ten times the strength. Intervals clustered by deal.
arena-points = points
# How many points more than the next player has
arena-ahead = ahead of the next
arena-ladder = Running ladder (OpenSkill)
# What a rating is at least, in all likelihood
arena-ladder-sure = sure
arena-ladder-guess = estimate
# $names: bots that think for a time
arena-timed = A seed does not give the same games again here: { $names } think for a time, not for a number of steps.
arena-others = Whether a seed gives the same games again depends on the bots of other people: { $names }.
arena-endless = { $number ->
    [one] 1 game had no end; it was shared by those who were still in it.
   *[other] { $number } games had no end; each was shared by those who were still in it.
}
arena-faults = Faults of bots of other people; for each lost move a default was played
arena-fault-asked = asked
arena-fault-lost = lost
arena-fault-crashed = crashed
arena-fault-late = late
arena-fault-nonsense = nonsense
arena-fault-illegal = illegal
arena-fault-flooded = flooded
arena-fault-memory = memory
# $what is not translated
arena-fault-last = { $name }, the last time: { $what }

## The arena: plots

arena-plot-match = { $candidate } among { $opponent }
arena-plot-wins = wins, %
arena-plot-ratio = log-likelihood ratio
arena-plot-cross-table = Wins of the row among the column, %

## A standing league: `defuse league`

cli-league = let many bots play a standing league, with one page of results
cli-league-place = a folder of bots, or a file that lists one bot a line
cli-league-sure = a bot plays until half the interval of its rating is below this; 50 points if you do not say
cli-league-games = how many games each bot plays at most; 2000 if you do not say
cli-league-hours = stop after so many hours; the next run goes on from there
cli-league-page = where the page of results is written; league.html if you do not say
cli-league-show = write and show the results without playing on
league-no-bots = There are too few bots in { $place }: expected folders with a bot.py, Python files or executables, or a file that lists at least two.
league-cannot-read = { $file } cannot be read: { $problem }
league-in-use = This league is being played by another process: { $file }
league-bad-results = { $file } has results of something else: { $problem }
league-bad-number = { $option }: { $value } is not possible; expected a number above 0.
league-title = League: { $name }
league-conditions = { $game }, { $number } at a table; { $games } games between { $bots } bots; { $when }
league-place = place
league-wins = wins
league-state = rating
league-sure = sure
league-unsure = not sure yet
league-enough = all games played
league-cannot-play = cannot play
league-stopped = stopped: it fails too often
league-how = Points around the mean of all bots; 400 points are ten times the strength. ± is a 95 % interval.
league-plot = Ratings with their intervals
league-troubles = What went wrong
league-lost = { $lost } of { $asked } moves lost ({ $counts }). The last time: { $last }
league-cross-table = Who finishes before whom
league-cross-table-how = The share of their common games in which the bot of the row finished before the bot of the column, and how many games that were.
