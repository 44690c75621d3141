### What only the browser says to learners: around its lessons, tips, the cards of a game, help for thumbs, bots to watch.
### The guide itself speaks in learn.ftl.

## The lessons

learning-guide = Mittens, la tua guida
learning-before = La lezione precedente
learning-again = Ripeti questa lezione
learning-after = La prossima lezione
# While something happens at the table: do not wait for it
learning-go-on = Avanti
# After several wrong moves: the guide makes the right one
learning-show-me = Fammi vedere
learning-done = Era la mia ultima lezione, e sei ancora in vita! Ora una partita vera. Se non ricordi che cosa fa una carta, tienila premuta.

## Cards that one meets for the first time

# The name of a line such as “Skip: Ends your turn without drawing.”, for screen readers
learning-tip = Una carta nuova
# For screen readers: the button closes the line
learning-tip-close = { $card }: ho capito
learning-tips-off = Basta consigli
learning-tips-on = Spiega di nuovo tutte le carte

## The cards of a game

learning-cards = Carte di questa partita
# Beside a card: how many there are of it
learning-times = { $number }×
learning-in-this-game = { $number ->
    [one] Una sola in questa partita.
   *[other] { $number } in questa partita.
}

## Help where there are no keys

learning-thumbs = Con il pollice
learning-thumb-card = Tocca una carta per sceglierla; toccala di nuovo per rimetterla a posto.
learning-thumb-together = Tocca due o tre carte uguali per giocarle insieme.
learning-thumb-hold = Tieni premuta una carta per leggere esattamente che cosa fa.
learning-thumb-draw = Tocca il mazzo di pesca o il pulsante giallo per pescare.
learning-thumb-player = Tocca un giocatore per vedere che cosa sai delle sue carte, o per sceglierlo.
learning-thumb-discard = Tocca la pila degli scarti per sfogliarla.
learning-thumb-title = Tocca il nome del gioco per vedere tutte le sue carte.

## Watching bots

# $masters and $careful: names of bots, by how strong they are
learning-levels = Maestri: { $masters } · Prudenti: { $careful }
learning-another = Un’altra partita
