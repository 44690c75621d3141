### Why a bot did what it did: one sentence, after its move was told. Only for who may see its hand.
### $other is the name of a player; $card is a title; $percent is the risk of drawing.

# Before each of them
why = Why: { $reason }

## What a bot answered. $who is its player; $answer and $problem are quoted as they were written; $seconds is a number.

note-answered = { $who } answered { $answer } after { $seconds } s.
note-chose = { $who } chose this after { $seconds } s.
note-fault = { $who } made no move of its own: { $problem } ({ $seconds } s).
note-wrong-answer = It had answered { $answer }

## Drawing, or not

why-draw-safe = The next card cannot go off.
why-draw = The risk of drawing is only { $percent }%.
why-draw-and-live = The risk of drawing is { $percent }%, and a kitten could be survived.
why-draw-at-last = The risk of drawing is { $percent }%, but no card in hand helps.
why-draw-keep = At a risk of { $percent }% the ways around a draw are kept for a worse moment.
# A blind player
why-turn-over = A draw would surely bring a kitten, and any card may help.
why-look = At a risk of { $percent }% it is better to look first.
why-alter = The risk of drawing is { $percent }%: something else had better lie on top.
why-leave = The risk of drawing is { $percent }%: let somebody else draw that card.
why-bottom = The risk of drawing is { $percent }%, and less at the bottom.
why-stir = The risk of drawing is { $percent }%, and less once the pile has changed.
why-armageddon = The risk of drawing is { $percent }%, and heaven or hell is the better bet.
# A Personal Attack
why-draw-thrice = The next cards are known to be safe, and they are a gain.

## Taking and hitting

why-pair = These two cards can be spared, and { $other } is most worth robbing.
why-triple = { $other } is likely to hold a Defuse.
why-five = These five cards can be spared for this one: { $card }.
why-rob = { $other } has the most to lose.
why-hit = { $other } is least likely to survive it.
why-hit-one = It is better that { $other } draws.
why-rob-one = A card of { $other }’s is worth the price.
why-ask = { $other } may well hold this: { $card }.
why-ask-known = { $other } is known to hold this: { $card }.
why-press = { $other } has to draw, and no card is risked.
# A vengeful bot
why-revenge = { $other } has it coming.
why-curse = Whoever is blind cannot escape, and { $other } is next.
why-take-that = What the next player draws is known to be harmless.
why-bark = Whoever has the other one needs a Defuse.
why-crown = With the crown, thieves only get what is in the storage.
why-pick-godcat = No other card is as good as Godcat.

## Nopes

why-nope-attack = It is too dangerous to be hit by { $other } now.
why-nope-escape = { $other } must not get away from the kitten.
why-nope-theft = { $other } would get too good a card.
why-nope-back = This has to succeed.
why-nope-gain = { $other } would gain too much by that.
why-keep-nope = The Nope is worth more later.
why-now = A kitten lies just below: now it comes to the top.

## Answers

why-give = This card is needed least: { $card }.
why-hold = Whoever holds the kitten back keeps the Defuse.
why-use-godcat = Anybody could steal Godcat; the Defuse is better kept.
why-heck-take = The bottom card is harmless.
why-heck-top = The bottom card is deadly: the next player can have it.
why-insert = There somebody else is likely to draw the kitten.
why-insert-for = If everybody draws, the kitten comes to { $other }.
why-insert-deep = Much can happen before anybody draws that card.
why-insert-away = There nobody will draw it soon.
why-order = The best cards come first.
why-order-kitten = Let somebody else draw the kitten.
why-order-own = In this order the cards help others least.
# Armageddon
why-luck = Nobody can know which side is which.
# The easy bot
why-whim = It was just an idea.
# A bot that weighs moves by figures; $percent is how often it expects to win from here
why-weighed = Of all moves this one wins most: about { $percent }% of such games.
