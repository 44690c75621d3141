### What only the browser says to learners: around its lessons, tips, the cards of a game, help for thumbs, bots to watch.
### The guide itself speaks in learn.ftl.

## The lessons

learning-guide = Mittens zeigt dir das Spiel
learning-before = Zur Lektion davor
learning-again = Diese Lektion noch einmal
learning-after = Zur nächsten Lektion
# While something happens at the table: do not wait for it
learning-go-on = Weiter
# After several wrong moves: the guide makes the right one
learning-show-me = Zeig es mir
learning-done = Das war meine letzte Lektion, und du lebst noch! Jetzt kommt eine richtige Partie. Wenn du vergisst, was eine Karte kann, halte sie gedrückt.

## Cards that one meets for the first time

# The name of a line such as “Skip: Ends your turn without drawing.”, for screen readers
learning-tip = Eine neue Karte
# For screen readers: the button closes the line
learning-tip-close = { $card }: verstanden
learning-tips-off = Keine Tipps mehr
learning-tips-on = Alle Karten noch einmal erklären

## The cards of a game

learning-cards = Karten dieses Spiels
# Beside a card: how many there are of it
learning-times = { $number }×
learning-in-this-game = { $number ->
    [one] Einmal in diesem Spiel.
   *[other] { $number }-mal in diesem Spiel.
}

## Help where there are no keys

learning-thumbs = Mit dem Daumen
learning-thumb-card = Tippe eine Karte an, um sie auszuwählen; tippe noch einmal, um sie zurückzulegen.
learning-thumb-together = Tippe zwei oder drei gleiche Karten an, um sie zusammen zu spielen.
learning-thumb-hold = Halte eine Karte gedrückt, um genau zu lesen, was sie tut.
learning-thumb-draw = Tippe auf den Spielstapel oder den gelben Knopf, um zu ziehen.
learning-thumb-player = Tippe auf jemanden am Tisch, um zu sehen, was du über die Karten weißt, oder um ein Ziel zu wählen.
learning-thumb-discard = Tippe auf den Ablagestapel, um ihn durchzusehen.
learning-thumb-title = Tippe auf den Namen des Spiels, um alle seine Karten zu sehen.

## Watching bots

# $masters and $careful: names of bots, by how strong they are
learning-levels = Meisterlich: { $masters } · Vorsichtig: { $careful }
learning-another = Noch eine Partie
