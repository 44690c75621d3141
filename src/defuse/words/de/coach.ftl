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

coach-moments = Was am meisten ausgemacht hat (die Zahlen sind Schritte der Wiederholung):
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = Glück
coach-cause-own = deine Entscheidung
coach-cause-others = die anderen

## Entscheidungen

coach-dearest = Deine teuersten Entscheidungen:
coach-nothing-dear = Keine deiner Entscheidungen hat etwas gekostet, dessen sich der Trainer sicher wäre.
coach-dear-together = Keine Entscheidung für sich hat etwas gekostet, dessen sich der Trainer sicher wäre. Kleine Unterschiede summieren sich aber: zusammen etwa { $points } Punkte.
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
}). 0 % heißt: so gut wie der meisterhafte Bot; 100 %: immer nur den zweitbesten Zug gemacht.
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
coach-move-triple = Drilling ({ $set }) gegen { $other } für ‚{ $named }‘
coach-move-five = fünf verschiedene ({ $set }) für ‚{ $named }‘
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

coach-hinted = { $number ->
    [one] 1 Entscheidung mit Tipp zählt nicht.
   *[other] { $number } Entscheidungen mit Tipp zählen nicht.
}

## Tipps: erst etwas zum Nachdenken, dann ein Zug, dann warum

hint-think-top = Du kennst die oberste Karte des Stapels. Was folgt daraus?
hint-think-knows = { $other } hat gesehen, was oben auf dem Stapel liegt. Denk daran, was { $other } weiß.
hint-think-shunned = Jemand kannte die oberste Karte und hat sie nicht gezogen. Warum wohl?
hint-think-put-back = { $other } hat eine Karte in den Stapel zurückgelegt, und du konntest nicht sehen, wohin. Wohin hättest du sie gelegt?
hint-think-owed = Du hast noch { $number } Züge vor dir. Was könnte sie beenden, ohne dass du ziehst?
hint-think-known-card = Du kennst eine Karte, die { $other } auf der Hand hat.
hint-think-unarmed = Nichts auf deiner Hand würde dich retten, wenn du jetzt ein Kitten ziehst.
hint-think-count = Zähl nach: Wie viele Kittens sind noch im Stapel, unter wie vielen Karten?
hint-think-rivals = Sieh dir die anderen an: Wer ist für dich am gefährlichsten, und wer kommt als Nächstes?
hint-think-at-you = { $other } hat es damit auf dich abgesehen. Was würde es dich kosten?
hint-think-yours = Das ist dein eigener Zug. Wie dringend muss er gelingen?
hint-think-whom = Wem hilft dieser Zug von { $other }, und wem schadet er?
hint-think-last-nope = Du hast nur ein einziges Nö!: Könnte noch etwas Schlimmeres kommen?
hint-think-who-draws = Zähl die Züge: Wer zieht als Nächstes, und wann bist du wieder dran?
hint-think-order = Welche dieser Karten wirst du selbst ziehen, und welche die anderen?
hint-think-need = Welche deiner Karten wirst du am wenigsten brauchen?
hint-think-compare = Geh deine Züge einen nach dem anderen durch: Was geschieht danach?
hint-think-no-matter = Hier gibt es keine falsche Wahl, soweit sich das sagen lässt: Alle Züge sind etwa gleich viel wert.
# $move: what is done, such as “Skip”
hint-move = Der Trainer würde das wählen: „{ $move }“.
hint-chance = Das gewinnt etwa { $percent } % solcher Partien, plus oder minus { $error }.
hint-rest = Der beste der übrigen Züge gewinnt { $percent } %.
hint-risk = Das Risiko beim Ziehen beträgt { $percent } %.
# The careful player goes by more than counting
hint-fear = Nach dem, was die anderen getan haben, rechnet ein vorsichtiger Mensch mit etwa { $percent } %.
hint-kittens = { $kittens ->
    [0] Kein Exploding Kitten liegt
    [one] 1 Exploding Kitten liegt
   *[other] { $kittens } Exploding Kittens liegen
} { $cards ->
    [one] im Stapel, der nur noch 1 Karte hat
   *[other] unter den { $cards } Karten des Stapels
}.
hint-unseen-nopes = { $nopes ->
    [0] Du weißt von jedem Nö!, wo es ist.
    [one] 1 Nö! liegt dort, wo du es nicht sehen kannst.
   *[other] { $nopes } Nö! liegen dort, wo du sie nicht sehen kannst.
}
hint-silent = Für dieses Spiel mit diesen Regeln hat der Trainer keine Zahlen. Das hier würde jemand tun, der vorsichtig spielt.
hint-nothing = Gerade gibt es für dich nichts zu wählen.
# Two buttons after something to think of
hint-show-move = Zeig mir den Zug
hint-alone = Ich finde ihn selbst
# Two buttons after the move
hint-why = Warum?
hint-thanks = Danke
hint-counts-not = Was du jetzt entscheidest, zählt nicht für deine Fehlerquote.
# Below a hint at the plain table; the word in quotation marks is typed
hint-more = Tippe noch einmal „hint“ für mehr.
