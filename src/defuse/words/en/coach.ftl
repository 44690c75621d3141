### The coach: how likely a seat was to win, what was luck, what was skill, and what to try again.
### $step counts what the player heard of; figures are in percent or in points (hundredths of a win).

## The command

cli-review = what was luck and what was skill in a recorded game
cli-review-seat = the player whose game it is
cli-review-think = try the costliest decisions out on many tables
cli-review-choose = One player in detail: --seat { $name }

coach-silent = The coach has nothing to say about { $game } with { $players } players by these rules: it has not been calibrated for that.

## The line that adds up. $luck, $own and $others have their signs.

coach-line-won = You began at { $start }%. Luck { $luck }, your decisions { $own }, the others { $others }: you won.
coach-line-lost = You began at { $start }%. Luck { $luck }, your decisions { $own }, the others { $others }: you lost.
coach-line-so-far = You began at { $start }%. Luck { $luck }, your decisions { $own }, the others { $others }: { $result }% so far.

## What moved it

coach-moments = What moved it most (the numbers are steps of the replay):
coach-moment = { $step }. { $told } { $change } ({ $cause })
coach-cause-luck = luck
coach-cause-own = your decision
coach-cause-others = the others

## Decisions

coach-dearest = Your costliest decisions:
coach-nothing-dear = None of your decisions cost anything that the coach can be sure of.
coach-dear-together = No single decision cost anything that the coach can be sure of. Small differences add up, though: about { $points } points together.
coach-dear = { $step }. You chose “{ $made }”: { $after }%. Better: “{ $best }”, { $instead }% (give or take { $error }).
coach-equal = As good, as far as the coach can tell: { $moves }.
coach-risk = The risk of drawing was { $percent }%.

## Nopes. $with and $without are chances in percent.

coach-nopes = Was that Nope worth it?
coach-nope-worth = { $step }. Yes: { $with }% with it, { $without }% without.
coach-nope-not = { $step }. No: { $with }% with it, { $without }% without.
coach-nope-equal = { $step }. It made no difference that the coach can be sure of: { $with }% with it, { $without }% without.

## The error rate

coach-error-rate = Error rate: { $rate }% of what was at stake ({ $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}). 0% is the master's play, 100% is always making the second best move.
coach-no-decisions = There was nothing to decide, so there is no error rate.

## In the browser and at the tables of the terminal

coach-title = The coach
coach-away = The coach cannot be reached just now.
coach-curve = Your chance of winning
# For screen readers
coach-curve-text = It began at { $start }%, was { $low }% at its lowest and { $high }% at its highest, and ended at { $end }%.
coach-last-games = Over your last { $games } games: { $rate }%.
coach-try = Try again
coach-see = See it in the replay
# $number counts the decisions to be tried again, the costliest first
coach-decision = Decision { $number } of { $all }
coach-choose = This is what you knew. What would you do?
coach-found = Well spotted: { $percent }%.
coach-not-found = { $percent }%. Better: “{ $best }”, { $instead }%.
coach-then = In the game you chose “{ $made }”: { $percent }%.
coach-next = Next
coach-done = Done

## Moves, as parts of these sentences; what has no message here is said as on the buttons

coach-move-play = { $card }
coach-move-play-at = { $card }, on { $other }
coach-move-godcat = Godcat as { $card }
coach-move-godcat-at = Godcat as { $card }, on { $other }
coach-move-both = both Barking Kittens, on { $other }
coach-move-pair = steal from { $other } with { $set }
coach-move-triple = ask { $other } for { $named } with { $set }
coach-move-five = take { $named } back with { $set }
coach-move-insert-top = put it on top
coach-move-insert = put it back under { $number ->
    [one] 1 card
   *[other] { $number } cards
}
coach-move-insert-bottom = put it at the bottom
coach-move-order = the order { $row }
coach-move-give = give away { $card }
coach-move-put = put down { $card }
coach-move-assign = { $card } for { $other }
coach-move-target = on { $other }

coach-hinted = { $number ->
    [one] 1 decision with a hint does not count.
   *[other] { $number } decisions with a hint do not count.
}

## Hints: something to think of, then a move, then why

hint-think-top = You know the top card of the draw pile. What follows from that?
hint-think-knows = { $other } has seen what lies on top of the draw pile. Think of what { $other } knows.
hint-think-shunned = Somebody knew the top card and did not draw it. Why not?
hint-think-put-back = { $other } has put a card back into the draw pile where you could not see it. Where would you have put it?
hint-think-owed = You owe { $number } turns. What could end them without a draw?
hint-think-known-card = You know a card that { $other } holds.
hint-think-unarmed = Nothing in your hand would save you if you drew a kitten now.
hint-think-count = Count: how many kittens are left in the draw pile, among how many cards?
hint-think-rivals = Look at the others: who is the most dangerous to you, and who comes next?
hint-think-at-you = { $other } aims this at you. What would it cost you?
hint-think-yours = This is your own move. How badly do you need it to succeed?
hint-think-whom = Whom does this move of { $other } help, and whom does it hurt?
hint-think-last-nope = You have one Nope. Could something worse be coming?
hint-think-who-draws = Count the turns: who draws next, and when is it your turn again?
hint-think-order = Which of these cards will you draw yourself, and which will the others draw?
hint-think-need = Which of your cards will you need least?
hint-think-compare = Go through your moves one by one: what happens after each of them?
hint-think-no-matter = There is no wrong choice here, as far as the coach can tell: all moves are worth about the same.
# $move: what is done, such as “Skip”
hint-move = The coach would choose: “{ $move }”.
hint-chance = It wins about { $percent }% of such games, give or take { $error }.
hint-rest = The best of the rest wins { $percent }%.
hint-risk = The risk of drawing is { $percent }%.
# The careful player goes by more than counting
hint-fear = By what the others did, a careful player reckons with about { $percent }%.
hint-kittens = { $kittens ->
    [0] No Exploding Kitten lies
    [one] 1 Exploding Kitten lies
   *[other] { $kittens } Exploding Kittens lie
} { $cards ->
    [one] in the draw pile, which has 1 card left
   *[other] among the { $cards } cards of the draw pile
}.
hint-unseen-nopes = { $nopes ->
    [0] You know where every Nope is.
    [one] 1 Nope lies where you cannot see it.
   *[other] { $nopes } Nopes lie where you cannot see them.
}
hint-silent = The coach has no figures for this game by these rules. This is what a careful player would do.
hint-nothing = There is nothing for you to choose just now.
# Two buttons after something to think of
hint-show-move = Show me the move
hint-alone = I will find it
# Two buttons after the move
hint-why = Why?
hint-thanks = Thank you
hint-counts-not = What you decide now does not count for your error rate.
# Below a hint at the plain table; the word in quotation marks is typed
hint-more = Type “hint” again for more.
