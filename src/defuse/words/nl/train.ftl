### defuse train: een netwerk leert spelen.

cli-train = een netwerk trainen dat tegen zichzelf speelt (heeft de extra "train" nodig)
cli-train-folder = waar de training staat; een die er al is, gaat verder
cli-train-minutes = hoe lang er getraind wordt; 60 minuten als je niets zegt
cli-train-box = alleen trainen voor deze doos, mix of recipe:NAAM; mag vaker
cli-train-from = van deze gewichten uitgaan in plaats van vanaf nul: everything, original of een bestand
train-no-time = --minutes moet meer dan 0 zijn, niet { $value }.
train-no-torch = Voor trainen is torch nodig; dat komt met: { $install }
train-bad-folder = De training in { $folder } kan niet verdergaan: { $problem }. Kies voor een nieuwe een andere map.
train-bad-start = Vanaf { $start } kan geen training beginnen: { $problem }.
train-goes-on = De training gaat verder, na { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} en { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}.
train-progress = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, fout { $loss }
train-done = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} in { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}; alles staat in { $folder }.
train-exam = { $game }, { $players } spelers: wint { $percent }% tegen de voorzichtige bot.
train-play = Laat het spelen: defuse arena master:{ $file } careful
train-interrupted = Onderbroken. Er is niets verloren: dezelfde opdracht gaat verder.
train-plot-line = { $game }, { $players } spelers
train-plot-games = geoefende spellen
train-plot-won = tegen de voorzichtige bot gewonnen spellen
