### What only the browser says to learners: around its lessons, tips, the cards of a game, help for thumbs, bots to watch.
### The guide itself speaks in learn.ftl.

## The lessons

learning-guide = Mittens, your guide
learning-before = Previous lesson
learning-again = Repeat this lesson
learning-after = Next lesson
# While something happens at the table: do not wait for it
learning-go-on = Go on
# After several wrong moves: the guide makes the right one
learning-show-me = Show me
learning-done = That was my last lesson, and you are still alive! Now for a real game. If you forget what a card does, hold it down.

## Cards that one meets for the first time

# The name of a line such as “Skip: Ends your turn without drawing.”, for screen readers
learning-tip = A new card
# For screen readers: the button closes the line
learning-tip-close = { $card }: got it
learning-tips-off = No more tips
learning-tips-on = Explain all cards again

## The cards of a game

learning-cards = Cards of this game
# Beside a card: how many there are of it
learning-times = { $number }×
learning-in-this-game = { $number ->
    [one] This game has one of them.
   *[other] This game has { $number } of them.
}

## Help where there are no keys

learning-thumbs = With your thumb
learning-thumb-card = Tap a card to choose it; tap it again to put it back.
learning-thumb-together = Tap two or three equal cards to play them together.
learning-thumb-hold = Hold a card down to read exactly what it does.
learning-thumb-draw = Tap the draw pile or the yellow button to draw.
learning-thumb-player = Tap a player to see what you know about their cards, or to choose them.
learning-thumb-discard = Tap the discard pile to look through it.
learning-thumb-title = Tap the name of the game for all its cards.

## Watching bots

# $masters and $careful: names of bots, by how strong they are
learning-levels = Master: { $masters } · Careful: { $careful }
learning-another = Another game
