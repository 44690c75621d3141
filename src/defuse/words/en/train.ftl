### defuse train: a network learns to play.

cli-train = train a network that plays against itself (needs the extra "train")
cli-train-folder = where the training is kept; one that is there already goes on
cli-train-minutes = how long to train; 60 minutes if nothing is said
cli-train-box = train for this box, mix or recipe:NAME only; may be given several times
cli-train-from = start from these weights instead of from nothing: everything, original, or a file
train-no-time = --minutes has to be more than 0, not { $value }.
train-no-torch = Training needs torch, which comes with: { $install }
train-bad-folder = The training in { $folder } cannot go on: { $problem }. Name another folder for a new one.
train-bad-start = No training can start from { $start }: { $problem }.
train-goes-on = The training goes on after { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
# $loss: how wrong the network still is, a small number
train-progress = { $games ->
    [one] 1 game
   *[other] { $games } games
}, loss { $loss }
train-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}; everything is in { $folder }.
train-exam = { $game }, { $players } players: wins { $percent }% against the careful bot.
train-play = Let it play: defuse arena master:{ $file } careful
train-interrupted = Interrupted. Nothing is lost: the same command goes on.
# The learning curve
train-plot-line = { $game }, { $players } players
train-plot-games = games practised
train-plot-won = games won against the careful bot
