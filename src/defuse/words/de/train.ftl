### defuse train: ein Netz lernt spielen.

cli-train = ein Netz trainieren, das gegen sich selbst spielt (braucht die Erweiterung „train“)
cli-train-folder = wo das Training liegt; eines, das schon da ist, geht weiter
cli-train-minutes = wie lange trainiert wird; ohne Angabe 60 Minuten
cli-train-box = nur für diese Schachtel, Mischung oder recipe:NAME trainieren; geht auch mehrmals
cli-train-from = von diesen Gewichten aus weiterlernen statt von vorn: everything, original oder eine Datei
train-no-time = --minutes muss mehr als 0 sein, nicht { $value }.
train-no-torch = Zum Trainieren braucht es torch; das kommt mit: { $install }
train-bad-folder = Das Training in { $folder } kann nicht weitergehen: { $problem }. Nimm für ein neues einen anderen Ordner.
train-bad-start = Von { $start } aus kann kein Training beginnen: { $problem }.
train-goes-on = Das Training geht weiter, nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} und { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}.
train-progress = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Fehler { $loss }
train-done = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}; alles liegt in { $folder }.
train-exam = { $game }, { $players } Personen: gewinnt { $percent } % gegen den vorsichtigen Bot.
train-play = Lass es spielen: defuse arena master:{ $file } careful
train-interrupted = Unterbrochen. Nichts ist verloren: Derselbe Befehl macht weiter.
train-plot-line = { $game }, { $players } Personen
train-plot-games = geübte Partien
train-plot-won = gegen den vorsichtigen Bot gewonnene Partien
