### The coach: how likely a seat was to win, what was luck, what was skill, and what to try again.
### $step counts what the player heard of; figures are in percent or in points (hundredths of a win).

## Der Befehl

cli-review = was in einer aufgezeichneten Partie Glück war und was Können
cli-review-seat = um wessen Partie es geht
cli-review-think = die teuersten Entscheidungen an vielen Tischen durchprobieren
cli-review-choose = Eine Person im Einzelnen: --seat { $name }

coach-silent = Zu { $game } mit { $players } Leuten nach diesen Regeln sagt der Trainer nichts: Dafür ist er nicht geeicht.

## Die Zeile, die aufgeht

coach-line-won = Du hast mit { $start } % angefangen. Glück { $luck }, deine Entscheidungen { $own }, die anderen { $others }: gewonnen.
coach-line-lost = Du hast mit { $start } % angefangen. Glück { $luck }, deine Entscheidungen { $own }, die anderen { $others }: verloren.
coach-line-so-far = Du hast mit { $start } % angefangen. Glück { $luck }, deine Entscheidungen { $own }, die anderen { $others }: bisher { $result } %.

## Was den Ausschlag gab

coach-moments = Was am meisten ausgemacht hat:
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = Glück
coach-cause-own = deine Entscheidung
coach-cause-others = die anderen

## Entscheidungen

coach-dearest = Deine teuersten Entscheidungen:
coach-nothing-dear = Keine deiner Entscheidungen hat etwas gekostet, dessen sich der Trainer sicher wäre.
coach-dear = { $step }. Deine Wahl: „{ $made }“, { $after } %. Besser: „{ $best }“, { $instead } % (auf { $error } genau).
coach-equal = Ebenso gut, soweit sich das sagen lässt: { $moves }.
coach-risk = Das Risiko beim Ziehen betrug { $percent } %.

## Nö!

coach-nopes = Hat sich das Nö! gelohnt?
coach-nope-worth = { $step }. Ja: { $with } % damit, { $without } % ohne.
coach-nope-not = { $step }. Nein: { $with } % damit, { $without } % ohne.
coach-nope-equal = { $step }. Ein Unterschied ist nicht sicher: { $with } % damit, { $without } % ohne.

## Die Fehlerquote

coach-error-rate = Fehlerquote: { $rate } % von dem, was auf dem Spiel stand ({ $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}). 0 % heißt: so gut wie der meisterhafte Bot; 100 %: blind gewählt.
coach-no-decisions = Es gab nichts zu entscheiden, also auch keine Fehlerquote.

## Im Browser und an den Tischen des Terminals

coach-title = Der Trainer
coach-away = Der Trainer ist gerade nicht zu erreichen.
coach-curve = Deine Gewinnchance
# For screen readers
coach-curve-text = Sie begann bei { $start } %, lag zwischen { $low } % und { $high } % und endete bei { $end } %.
coach-last-games = In deinen letzten { $games } Partien: { $rate } %.
coach-try = Noch einmal versuchen
coach-see = In der Wiederholung ansehen
# $number counts the decisions to be tried again, the dearest first
coach-decision = Entscheidung { $number } von { $all }
coach-choose = So viel wusstest du. Was würdest du tun?
coach-found = Gut erkannt: { $percent } %.
coach-not-found = { $percent } %. Besser: „{ $best }“, { $instead } %.
coach-then = In der Partie war deine Wahl „{ $made }“: { $percent } %.
coach-next = Weiter
coach-done = Fertig

## Züge, als Teile dieser Sätze

coach-move-play = { $card }
coach-move-play-at = { $card } gegen { $other }
coach-move-godcat = Gottkatze als { $card }
coach-move-godcat-at = Gottkatze als { $card } gegen { $other }
coach-move-both = beide Barking Kittens gegen { $other }
coach-move-pair = Pärchen ({ $set }) gegen { $other }
coach-move-triple = Drilling ({ $set }) gegen { $other } für „{ $named }“
coach-move-five = fünf verschiedene ({ $set }) für „{ $named }“
coach-move-insert-top = obenauf legen
coach-move-insert = unter { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} zurückstecken
coach-move-insert-bottom = ganz unten zurückstecken
coach-move-order = die Reihenfolge { $row }
coach-move-give = { $card } hergeben
coach-move-put = { $card } ablegen
coach-move-assign = { $card } für { $other }
coach-move-target = gegen { $other }
