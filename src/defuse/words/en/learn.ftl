### The guided game of defuse learn. Mittens, a cat, is the guide; Ann and Ben play with the reader.
###
### What the guide says does not tell which keys are pressed: the same words stand at both tables of the terminal and in the browser.
### A message that asks for a move has a .hint, for readers who do something else; it says in a sentence what to do and why.
### Cards are called here as in cards.ftl.

## Around the lessons

learn-welcome = Hello! I am Mittens. I have exploded eight times, so I know what I am talking about. A few short lessons, about five minutes, and you can play.
# At the plain table. Words in quotation marks are typed as they are
learn-how = Type the number of a move, or its name, and press Enter. “?” lists your moves again, “help” tells what else you can type.
learn-lesson = Lesson { $number } of { $length }: { $title }
# $text: one of the messages below
learn-says = Mittens: { $text }
# The reader has made a move that is allowed, but not the one that is asked for. $hint: a .hint of the messages below
learn-not-now = Another time, perhaps. { $hint }
# $move: how the move is written, the same in every language
learn-write = Type this: { $move }
# A prompt, followed by a > sign; “again” is typed as it is
learn-go-on = Enter for the next lesson, or again
# At the drawn table: the last line, keys and what they do
learn-keys = ? keys · h hint · c card · < lesson before · r again · > next lesson · q leave
learn-begin = Let’s begin
learn-not-yet = Not now
learn-next = Next lesson
learn-finish = I am ready
learn-done = That was my last lesson, and you are still alive! Now for a real game: “defuse play”. If you forget what a card does: “defuse rules”.
learn-goodbye = Goodbye! “defuse learn” is here whenever you want to go on, and “defuse play” is a whole game.

## Help at the plain table. The left column stays as it is typed.

learn-help-next = go on to the next lesson
learn-help-back = back to the lesson before
learn-help-again = this lesson from its beginning
learn-help-quit = leave

## 1. Drawing. You draw a Tacocat, Ann draws, Ben explodes; you draw again, Ann explodes, you win

learn-title-draw = Drawing
learn-draw-first = Exploding Kittens hide in the draw pile, and whoever draws one is out. On your turn you may play cards; then you draw one, and that ends your turn. You have nothing to play yet, so draw.
    .hint = There is only one thing to do: draw.
learn-draw-others = A Tacocat, phew! Now it is the others who have to draw.
learn-draw-again = Boom, Ben is out of the game. Two cards are left in the pile, and one of them is a kitten. Be brave and draw.
    .hint = There is no way around it: draw.
learn-draw-done = The last one alive wins, and that is you! This time it was luck. The rest is skill.

## 2. Defuse. You draw a kitten and put it on top of the pile; Ann draws it and is out

learn-title-defuse = Defuse
learn-defuse-draw = Now you hold a Defuse; in a real game everybody starts with one. It saves you by itself when a kitten comes. Draw without fear.
    .hint = Keep calm and draw. The Defuse works by itself.
learn-defuse-top = Saved! Your Defuse is spent, and the kitten goes back into the pile, wherever you like, in secret. Ann draws next, so put it on top.
    .hint = Today we are mean to Ann: put it on top.
learn-defuse-done = Ann has drawn your kitten, and she had no Defuse. You alone saw that coming.

## 3. See the Future. A kitten lies on top; you skip, Ann draws it, defuses it and puts it back in secret

learn-title-future = See the Future
learn-future-look = It is even better to know what comes. See the Future shows you the top three cards of the pile, and your turn goes on. Play it.
    .hint = Have a look first: play See the Future.
learn-future-skip = A kitten, right on top! A Skip ends your turn without drawing and leaves that kitten to Ann. Play it.
    .hint = You know what lies on top. Leave it to Ann: play Skip.
learn-future-done = Ann had a Defuse. She has put the kitten back in secret, so now it is she who knows more than you.

## 4. Nope. Ann plays Favor on you, you say Nope; you play Skip, Ben says Nope, you say Nope to that

learn-title-nope = Nope
learn-nope-first = With her Favor Ann wants a card from you. A Nope stops almost any card before it takes effect, and you can play it at any time, not only on your turn. Say Nope!
    .hint = Do not let her have it: say Nope.
learn-nope-stopped = Stopped. Her Favor is wasted, but Ann's turn goes on: she still has to draw.
learn-nope-skip = Your turn, and I do not trust that pile. Play your Skip.
    .hint = Do not draw this time: play your Skip.
learn-nope-yup = Ben says Nope! But a Nope can be Noped too, and then the card happens after all. That is called a Yup. Say Nope to his Nope.
    .hint = No need to be polite: say Nope to his Nope.
learn-nope-done = Two Nopes cancel each other out; a third one would have stopped your Skip again. Only kittens and Defuses cannot be Noped.

## 5. Attack. You attack Ann, who takes two turns; Ben attacks you, you skip one turn and draw for the other

learn-title-attack = Attack
learn-attack-first = An Attack ends your turn without drawing, and the next player has to take two turns. Play it.
    .hint = Make Ann work: play your Attack.
learn-attack-two = Two turns for Ann: she has to draw twice.
learn-attack-skip = Now Ben has attacked you: two turns for you. A Skip ends only one of them. Play it.
    .hint = Play your Skip, and see how many turns are left.
learn-attack-draw = Two minus one is one: there is still a turn to take. Draw.
    .hint = One turn is left. End it with a draw.
learn-attack-done = Done: one turn skipped, one turn drawn. Now it is Ann's turn, and just one.

## 6. Attacking back. 2 turns for you, 4 for Ann (takes one), 5 for Ben (skips one), 6 for you, 8 for Ann, who explodes

learn-title-revenge = Attacking back
learn-revenge-first = Two turns for you again. But this time you have an Attack of your own: the next player gets the turns that you have left, and two more. Attack!
    .hint = Do not take these turns, pass them on: attack.
learn-revenge-four = Your 2 turns and 2 more make 4 for Ann. Watch what she does.
learn-revenge-six = Ann took one turn and attacked: 3 + 2 = 5 for Ben. He skipped one and attacked: 4 + 2 = 6 for you. Strike back!
    .hint = Six turns? Surely not. Attack.
learn-revenge-eight = 6 + 2 = 8. Good luck, Ann!
learn-revenge-done = That was too much for Ann. Whoever is out owes nothing, so Ben has just one turn. In the Original Edition, though, an Attack is always worth two turns, however many you had left.

## 7. Combinations. You steal a Nope with a pair and get a Defuse with three of a kind, from Ann or Ben as you like

learn-title-cats = Pairs and more
learn-cats-pair = A cat alone does nothing. Two alike are a pair and steal a random card from a player of your choice. Play your two Tacocats.
    .hint = Play your two Tacocats as a pair. You will need all of your Beard Cats in a moment.
learn-cats-triple = A Nope, not bad! With three alike you name the card that you want, and get it if that player has it. Play your three Beard Cats and ask for a Defuse.
    .hint = Play your three Beard Cats, and ask Ann or Ben for a Defuse.
learn-cats-done = A Defuse, just like that! It need not be cats: any cards of the same title will do, two Skips for instance. And your turn still goes on.

## 8. The last duel. You see the kitten on top, fetch a Defuse with five cats, draw the kitten and put it on top for Ann

learn-title-showdown = The last duel
learn-showdown-look = Ben is out, only Ann and you are left, and you have no Defuse. First find out what lies on the pile.
    .hint = Never draw before you know: play See the Future.
learn-showdown-five = The kitten is next! Luckily you hold five different cats. In the Original Edition five different titles fetch any card from the discard pile. You know which one you need.
    .hint = Play your five different cats and take a Defuse from the discard pile.
learn-showdown-draw = Now you are ready for that kitten. Draw.
    .hint = You have a Defuse: draw.
learn-showdown-top = And now: where does the kitten go, if Ann draws next?
    .hint = Then you would be the one to draw it. On top it is for Ann.
learn-showdown-done = Boom! Ann had no Defuse left. You win, and this time it was no luck at all.

## 9. Being dead. You explode, are fed, Nope an Attack, and Ben brings you back

learn-title-dead = Being dead
learn-dead-draw = In Zombie Kittens there are no Defuses, and you have no Zombie Kitten either. Draw, and see what happens.
    .hint = It cannot be helped: draw.
learn-dead-dead = Boom! You are dead, but not out: the kitten lies in front of you and you keep your cards. The dead take no turns, yet they play Nopes and cards marked NOW.
learn-dead-feed = Ann is about to draw. You hold Feed the Dead, a NOW card: all the living give a dead player a card. Play it, for yourself!
    .hint = Play Feed the Dead and choose yourself.
learn-dead-nope = Two more cards. And now Ann attacks. You do not like that: say Nope.
    .hint = The dead may say Nope, too: do so.
learn-dead-done = Ben has drawn a kitten and used a Zombie Kitten: it saved him and had to bring a dead player back. You live again, and it is your turn.
