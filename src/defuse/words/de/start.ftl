### The first screen: what is played, by whom, and how.

## What will be played

# Titles of the frame around it
start-yours = Deine Partie
start-not-yet = So geht es nicht
start-enter = Mit Enter geht es los
# $names: all players; $number is at least 2
start-game = { $game }, { $number } am Tisch: { $names }.
start-watching = Du schaust zu.
# $bot: one of the bots below
start-bots = Bots: { $bot }.
# $rules: a list of rule options and what they are set to
start-rules = Hausregeln: { $rules }.
start-rule = { $rule }: { $value }
# $cards: Exploding and Imploding Kittens with their numbers
start-deadly = tödlich: { $cards }
start-bad-name = „{ $name }“ kann kein Name sein: erlaubt ist ein Wort mit höchstens { $number } Zeichen ohne @ : # = ! ? | *
start-same-name = Den Namen { $name } gibt es zweimal.
# $number: people; $most: seats
start-too-many = Du hast { $number } Namen angegeben, aber hier können nur { $most } mitspielen.

## Unfinished games

# $kept: as below
start-go-on = Weiter mit { $kept }
# $when: a date and a time
start-kept = { $number ->
    [one] „{ $game }“: { $names } (nach 1 Zug, { $when })
   *[other] „{ $game }“: { $names } (nach { $number } Zügen, { $when })
}
start-kept-more = { $number ->
    [one] 1 weitere angefangene Partie
   *[other] { $number } weitere angefangene Partien
}
start-which-kept = Mit welcher Partie geht es weiter?
# $problem is not translated
start-kept-broken = Diese Partie lässt sich nicht mehr lesen: { $problem }. Sie bleibt, wo sie ist: { $file }

## The rows: short words, and in .text a line or two about them

# Above them: how to get about
start-hint = ↑ ↓ Zeile, ← → Auswahl, oder klicken
start-box = Schachtel
start-expansions = Erweiterungen
start-left-out = Ohne
    .text = Karten der Erweiterungen, die in der Schachtel bleiben.
start-left-out-toggle = Leertaste: raus oder rein
start-recipe = Rezept
start-players = Am Tisch
    .text = Wie viele am Tisch sitzen, Bots mitgezählt. Eine Zifferntaste stellt das von überall ein.
start-people = Menschen
    .text = Die Namen an dieser Tastatur, mit Leerzeichen dazwischen. Mit einem spielst du gegen Bots, mit mehreren reicht ihr die Tastatur weiter, ohne Namen schaust du zu.
start-strength = Bots
start-countdown = Countdown
    .text = Wie lange alle über ein „Nö!“ nachdenken dürfen. Aus: Der Tisch wartet auf dich.
start-reactions = Reaktionen
start-options = Regeln
    .text = Was an diesem Tisch anders ist als in der Anleitung: Kombinationen, Angriffe, schnelles Spiel … Die Leertaste öffnet die Liste.

## What can be chosen

# How strong the bots are
bot-random = zufällig
    .text = Kennt die Regeln und sonst nichts: Jeder erlaubte Zug ist so gut wie der andere.
bot-timid = ängstlich
    .text = Zieht, und entschärft, wenn es sein muss. Spielt nie eine Karte.
bot-easy = leicht
    .text = Weiß, was vernünftig ist, vergisst, was zu sehen war, und hat manchmal seltsame Ideen.
bot-careful = normal
    .text = Zählt mit: kennt das Risiko, spart auf, was noch gebraucht wird, und legt Kitten dorthin, wo du sie ziehst.
bot-searcher = schwer
    .text = Probiert jeden Zug erst im Kopf aus, an Tischen, die deiner sein könnten.
bot-master = meisterhaft
    .text = Hat Hunderttausende Partien gegen sich selbst gespielt und weiß, welche Züge gewonnen haben.
start-off = aus
start-seconds = { $number } s
start-ask = alle werden gefragt
    .text = Alle nacheinander und auf dieselbe Art, egal, was sie auf der Hand haben: Das dauert länger, verrät aber nichts.
start-call = auf Zuruf
    .text = Niemand wird gefragt: Was gespielt wird, sehen alle, und wer reagieren will, meldet sich.
# Rule options, none of them or $number of them changed
start-as-printed = wie in der Anleitung
start-changed = { $number ->
    [one] 1 anders als in der Anleitung
   *[other] { $number } anders als in der Anleitung
}
# In the place of names
start-nobody = niemand: Du schaust zu
start-all-recipes = alle Rezepte …

## Recipes

start-recipes = Welches Rezept?
start-recipes-hint = Pfeile, Anfangsbuchstabe, Enter · Esc: zurück
start-own-recipe = Ein eigenes Rezept …
    .text = Ein eigenes Rezept.
start-recipe-file = Die Datei mit deinem Rezept
    .text = Wie man eines schreibt, steht in docs/recipes.md.
start-recipe-wrong = Dieses Rezept lässt sich nicht spielen:
start-no-home = Diesen Benutzerordner gibt es nicht: { $file }

## The rules of this table

start-house-rules = Hausregeln
start-house-rules-hint = Pfeile · Rücktaste: alles zurücksetzen · Enter: fertig · Esc: zurück
start-printed = * wie in der Anleitung

## What can be done, beside a key

start-start = Los
start-watch = Zuschauen
start-play = Selbst spielen
start-cards = Die Karten
start-learn = Spielen lernen
start-leave = Beenden
