### The drawn table and its dialogs.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## The table

# In the frame of whose turn it is; $number is at least 2
screen-owes = { $number } beurten
screen-draw-pile = Stapel: { $number }
screen-discard-pile = Aflegstapel: { $number }
# Title of the meter: how likely the next draw goes off
screen-risk = Risico volgende kaart
screen-risk-none = geen
screen-risk-sure = Hij gaat af!
# $percent: a number such as 12.5
screen-risk-percent = { $percent }%
# The way the Collar of Shame points
screen-clockwise = ↻ met de klok mee
screen-counterclockwise = ↺ tegen de klok in
# The last line: keys, and what they show
screen-keys = ? toetsen · h hint · c kaart · x aflegstapel · v tafel · l verhaal · q stop

## What is asked and waited for

screen-about-to-draw = { $who } wil een kaart trekken.
screen-noped = { $who } zegt Nope.
screen-plays = { $who } speelt { $card }.
screen-plays-at = { $who } speelt { $card } tegen { $other }.
screen-plays-at-you = { $who } speelt { $card } tegen jou.
screen-reactions = Zegt iemand Nope?
# $names: one or more players
screen-waiting = Wachten op { $names } …
# Time left to say Nope
screen-seconds = { $number } s
screen-time-up = De tijd is om: het gaat door.
screen-look = Kijk nog even voordat je je kaarten verbergt.

## What can be done, on small buttons beside a key

deed-draw = Trek
deed-both = Beide Barking Kittens
deed-godcat-as = Godkat als …
deed-pair = Paar
deed-triple = Drietal
deed-five = Vijf verschillende
deed-blind = Draai er een om
deed-nope = Nope!
deed-pass = Laat het gebeuren
deed-insert = Steek hem terug
deed-order = Kies de volgorde
deed-defuse = Ontmantel
deed-defuse-with-godcat = Ontmantel met Godkat
deed-hold = Houd hem vast
deed-assign = Geef weg: { $card }
deed-keep = Houd
deed-swap = Ruil
deed-take = Neem hem
deed-top = Leg hem bovenop
deed-pick-godcat = Godkat
deed-pick-random = Willekeurige kaart
deed-hide = Verberg mijn kaarten

## Dialogs; the hints name keys

dialog-choose-hint = Nummer of Enter · Esc: terug
dialog-choose-must-hint = Nummer of Enter
dialog-order-hint = Nummers van boven naar onder · Backspace · Enter: klaar
dialog-several-hint = Nummers · Enter: klaar · Esc: terug
dialog-depth-hint = Pijltjes, Home, End of een getal · Enter
dialog-reader-hint = Pijltjes: bladeren · Esc: terug
dialog-line-hint = Enter: klaar · Esc: terug
dialog-depth-top = Bovenop: wie als volgende trekt, krijgt hem.
# $number is at least 1
dialog-depth-under = { $number ->
    [one] Onder 1 kaart.
   *[other] Onder { $number } kaarten.
}
dialog-depth-bottom = { $number ->
    [one] Helemaal onderop, onder 1 kaart.
   *[other] Helemaal onderop, onder { $number } kaarten.
}

## From hand to hand

hand-over-to = Nu is het aan { $who }.
hand-over-confirm = { $who }, pak het toetsenbord en druk op Enter als niemand anders meekijkt.
call-out = Wie wil reageren, drukt op het eigen nummer. Enter: niemand.

## Reading

screen-help = Toetsen en tekens
screen-which-card = Welke kaart?
screen-table = De tafel
screen-story = Wat er gebeurd is
screen-save = Sla het spel op als
# How fast the others play, from 1 to $most
screen-pace = Snelheid { $number } van { $most }
key-moves = Wat je nu kunt doen, staat onder je hand, telkens met de toets erbij. Kaarten die oplichten, kun je spelen.
key-cards = speel een kaart
key-look = bekijk een kaart
key-card = hoe een kaart precies werkt
key-discard = de hele aflegstapel
key-table = de tafel in woorden
key-story = alles wat er gebeurd is
key-hint = de coach vragen
key-pace = sneller, langzamer
key-hurry = meteen verder
key-colours = licht of donker
key-save = sla het spel op in een bestand
key-front = ligt voor een speler
key-marked = iedereen weet van deze kaart
key-known = jij weet van deze kaart
key-on-top = ligt open bovenop de stapel
key-quit = stop; het spel blijft bewaard

## The end

screen-won = { $who } wint het spel!
screen-you-won = Je hebt gewonnen!
end-again = Speel nog een keer
end-start = Kies een ander spel
end-look = Lees wat er gebeurd is
end-record = Sla het verslag op, voor “defuse replay”
end-leave = Stop
end-coach = Wat was geluk, wat kunde?

## When it cannot be shown

# $columns and $rows: what there is
screen-too-small = Dit venster heeft { $columns } × { $rows } tekens; de tafel heeft er { $wide } × { $high } nodig. Maak het groter, of speel met “defuse play --plain”.
