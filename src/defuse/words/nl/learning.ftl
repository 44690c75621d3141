### What only the browser says to learners: around its lessons, tips, the cards of a game, help for thumbs, bots to watch.
### The guide itself speaks in learn.ftl.

## The lessons

learning-guide = Mittens, je gids
learning-before = De vorige les
learning-again = Deze les nog een keer
learning-after = De volgende les
# While something happens at the table: do not wait for it
learning-go-on = Verder
# After several wrong moves: the guide makes the right one
learning-show-me = Laat het zien
learning-done = Dat was mijn laatste les, en je leeft nog! Nu een echt spel. Ben je vergeten wat een kaart doet, houd hem dan ingedrukt.

## Cards that one meets for the first time

# The name of a line such as “Skip: Ends your turn without drawing.”, for screen readers
learning-tip = Een nieuwe kaart
# For screen readers: the button closes the line
learning-tip-close = { $card }: begrepen
learning-tips-off = Geen tips meer
learning-tips-on = Leg alle kaarten nog een keer uit

## The cards of a game

learning-cards = Kaarten van dit spel
# Beside a card: how many there are of it
learning-times = { $number }×
learning-in-this-game = { $number ->
    [one] Eén keer in dit spel.
   *[other] { $number } keer in dit spel.
}

## Help where there are no keys

learning-thumbs = Met je duim
learning-thumb-card = Tik op een kaart om hem te kiezen; tik nog een keer om hem terug te leggen.
learning-thumb-together = Tik op twee of drie gelijke kaarten om ze samen te spelen.
learning-thumb-hold = Houd een kaart ingedrukt om precies te lezen wat die doet.
learning-thumb-draw = Tik op de stapel of de gele knop om te trekken.
learning-thumb-player = Tik op een speler om te zien wat je van de kaarten weet, of om die te kiezen.
learning-thumb-discard = Tik op de aflegstapel om die door te kijken.
learning-thumb-title = Tik op de naam van het spel voor alle kaarten.

## Watching bots

# $masters and $careful: names of bots, by how strong they are
learning-levels = Meester: { $masters } · Voorzichtig: { $careful }
learning-another = Nog een spel
