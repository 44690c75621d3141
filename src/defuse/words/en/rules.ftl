### Every rule by its id, explained in one to three sentences. The ids themselves are not translated.

## Setting up

rule-set-1 = Setting up: kittens, Defuses and the Tower of Power are taken out first and everybody gets the starting Defuses. Extra Defuses, the Tower and its storage go in and the hands are dealt, in the order that the edition prints; last the kittens go in and the pile is shuffled.
rule-set-2 = Several expansions together: the rules of every box hold. All cards are in, each player gets seven cards and a Defuse, and the kittens and Defuses decide how many can play.
rule-set-3 = A second copy of the box allows more players. A game needs enough kittens and a Defuse for everybody; otherwise it is refused and you are told what is missing.
rule-set-4 = Fast game: before the kittens go in, a third of the pile, rounded down, is taken out unseen for the whole game.
rule-set-5 = You may leave out some cards of an expansion: any of them, but both Barking Kittens or none. The kittens in the pile are counted for what is left; a game with too few of them is refused.
rule-set-6 = The first player is drawn by lot unless the table names one. Play goes clockwise.

## The turn

rule-turn-1 = In your turn play as many cards as you like, or none, then draw the top card of the pile: that ends the turn. A target is always another player who is still in the game.
rule-turn-2 = Whoever owes several turns takes them one after the other. Each ends with a draw or with a card that ends it.
rule-turn-3 = There is no hand limit, and a player without cards just draws. Everybody may know how many cards are in every hand and pile.
rule-turn-4 = Drawing from an empty pile draws nothing and ends the turn.
rule-end-1 = The last player alive wins at once, no matter whose turn it is.

## Exploding Kittens

rule-ek-1 = An Exploding Kitten is shown as soon as it is drawn. With a Defuse you survive and put the kitten back into the pile at any depth, in secret; without one you are out. If several cards could save you, you choose which.
rule-ek-2 = Defusing in your own turn ends that turn, but only one of several that you owe.
rule-ek-3 = Whoever is out loses all turns still owed, and the next player takes one turn. If it happens in somebody else's turn, that turn goes on.
rule-ek-4 = The cards of a player who is out go to the discard pile, the kitten on top. In Compact the hand stays face down in front of that player: secret and out of the game, but everybody can count it.
rule-ek-5 = Neither kittens nor Defuses can be Noped.

## Imploding Kittens

rule-ik-1 = An Imploding Kitten drawn face down goes back into the pile face up, at a depth chosen in secret. No Defuse is needed, and the turn ends.
rule-ik-2 = Drawn face up, an Imploding Kitten kills: no Defuse, no Nope and no Godcat helps.
rule-ik-3 = Everybody sees an Imploding Kitten that lies face up on top of the pile, at every moment. If another card covers it, everybody knows where it lies.
rule-ik-4 = A shuffle hides where the Imploding Kitten lies; it stays face up.
rule-ik-5 = A Streaking Kitten does not let you hold an Imploding Kitten.

## Streaking Kittens

rule-sk-1 = With a Streaking Kitten in your hand you may hold one Exploding Kitten there instead of defusing it. Nobody is told what you drew.
rule-sk-2 = When the Streaking Kitten leaves your hand, for whatever reason, the held kitten goes off at once.
rule-sk-3 = Whoever steals or is given an Exploding Kitten explodes and needs a Defuse, unless they may hold it themselves.
rule-sk-4 = If you must put an Exploding Kitten from your hand on the discard pile, it goes off. Put on the draw pile, it does not.
rule-sk-5 = Streaking and Exploding Kittens are never part of five different titles, nor can they be taken that way.

## Barking Kittens

rule-bk-1 = Lay a Barking Kitten in front of you: whoever has the other one, in hand or in front of them, uses a Defuse or is out. Both are discarded at the end of your turn.
rule-bk-2 = If nobody has the other Barking Kitten, yours stays face up in front of you. When somebody plays the other one, you are its target.
rule-bk-3 = Whoever has both Barking Kittens plays them together, at a player of their choice.
rule-bk-4 = A Barking Kitten does not end the turn and cannot be Noped.
rule-bk-5 = A Defuse used against a Barking Kitten is discarded, and nothing goes back into the pile.
rule-bk-6 = A Barking Kitten in the pile, in the storage or out of the game is had by nobody.

## Armageddon and Godcat

rule-ag-1 = Armageddon can be played only while Godcat and Devilcat both lie on the mat. It can be Noped until they are taken.
rule-ag-2 = The player of Armageddon looks at both cats and lays one face down in front of themselves and one in front of another player. That player keeps or swaps without looking, then both are turned over.
rule-ag-3 = Whoever has Godcat takes it into the hand. Whoever has Devilcat uses a Defuse, which is spent, or is out; Devilcat returns to the mat.
rule-ag-4 = The current turn of the Armageddon player ends without a draw: one of several turns owed.
rule-gc-1 = In your own turn Godcat can be any card of this game's deck except Nope and kittens: alone, in a combination (never with Nopes), or as the Defuse that saves you.
rule-gc-2 = After use Godcat returns to the mat, also when the play is Noped. It returns as well when its holder is out.
rule-gc-3 = Everybody sees who holds Godcat, and a thief who is entitled to a random card may pick it.

## Reactions

rule-no-1 = A Nope stops an action or combination before it takes effect, but not a kitten or a Defuse. Anybody still in the game may play it at any time, except on their own latest card.
rule-no-2 = A Nope can be Noped, and so on: with an even number of Nopes the action happens.
rule-no-3 = What was Noped stays on the discard pile, and the turn goes on: play on, or draw.
rule-no-4 = A Noped card does nothing at all: a Noped Attack or Skip does not end the turn.
rule-no-5 = The first to react wins. Who could have reacted is nobody's business.
rule-now-1 = Alter the Future NOW can be played at any time, also when somebody else is about to draw or while an action can still be Noped, but not while an action is being carried out. An action that waits can be Noped anew afterwards.
rule-now-2 = Alter the Future NOW does not change whose turn it is. Whoever it kept from drawing chooses again.
rule-now-3 = Alter the Future NOW can be Noped.

## Attacks and skips

rule-atk-1 = Attack: your turns end without a draw, and the next player owes two.
rule-atk-2 = Without stacking an attacked player who attacks ends all their turns, and the next victim owes two. With Barking Kittens only turns left from a Personal Attack are passed on in addition.
rule-atk-3 = With stacking an attacked player who attacks passes on the turns that are left, the current one counted, plus two: attacked and attacking at once makes four.
rule-atk-4 = Targeted Attack: like Attack, on a player of your choice, and play goes on from there. In Recipes for Disaster, and elsewhere with the option “Targeted attacks return”, it goes back to the attacker afterwards.
rule-atk-5 = Personal Attack: you owe three turns, this one included. With stacking, turns left from an earlier attack come on top.
rule-skp-1 = Skip ends one turn without a draw.
rule-skp-2 = Super Skip ends all turns that are owed.
rule-rev-1 = Reverse turns the direction of play and ends one turn without a draw. With two players it is a Skip.
rule-dfb-1 = Draw from the Bottom ends the turn with the bottom card of the pile. Everything that a draw can bring applies.

## The other cards

rule-fav-1 = Favor: a player of your choice who has cards gives you one of their own choice.
rule-shf-1 = Shuffle: the draw pile is shuffled.
rule-stf-1 = See the Future: look at the top cards, as many as the card says or as there are, and leave them in their order.
rule-stf-2 = Reveal the Future: everybody sees the top three cards.
rule-stf-3 = Alter the Future: look at the top cards and put them back in any order.
rule-stf-4 = Share the Future: alter the top three cards, then the next player is shown how they lie.
rule-swp-1 = Swap Top and Bottom: the top and the bottom card of the pile change places unseen.
rule-gar-1 = Garbage Collection: everybody who has cards puts one of their choice face down on the pile, all at once and in secret. Kittens that this sets off are settled; then the pile is shuffled.
rule-pot-1 = Potluck: from its player on, in the direction of play, everybody who has cards puts one face down on top of the pile. It is not shuffled.
rule-cat-1 = Catomic Bomb: all Exploding Kittens come out of the pile, the rest is shuffled and the kittens go on top. One turn ends without a draw; an Imploding Kitten is shuffled with the rest.
rule-mrk-1 = Mark: a random unmarked card in the hand of a player of your choice is seen by all until it is played or leaves that hand. Of several cards of a kind its owner chooses which one goes.
rule-bur-1 = Bury ends the turn: draw the top card, look at it and put it back at any depth, in secret. A kitten does nothing meanwhile.
rule-bur-2 = Bury cannot be played with an I'll Take That in front of you.
rule-itt-1 = I'll Take That lies in front of a player of your choice who has none: the next card that player draws is yours.
rule-itt-2 = If that card is an Exploding Kitten, you defuse it or are out. Then the turn of who drew it is over.
rule-itt-3 = An Imploding Kitten handed over acts on who receives it. When the owner or the bearer of I'll Take That is out, the card is discarded.
rule-top-1 = Tower of Power: its player wears the crown and guards six unseen cards, the storage. Whoever would take a card from that hand, even an empty one, takes a random card of the storage instead, until it is empty; its wearer never may.
rule-top-2 = The Tower of Power stays with its wearer. When the wearer is out, storage and Tower go to the discard pile.
rule-rhk-1 = Raising Heck ends the turn: draw the bottom card and take it into the hand, or put it face down on top of the pile; then nothing goes off.

## Blind players

rule-cb-1 = Curse of the Cat Butt: a player of your choice is blind. Their hand lies face down, and they may not look at it until they have drawn a card without exploding.
rule-cb-2 = To play a card, a blind player turns over a random one: it is played if it can be, and lost otherwise. No combinations, no Nopes.
rule-cb-3 = Exploding blind: random cards are turned over and lost until a Defuse comes up, which ends the blindness, or the hand is empty.
rule-cb-4 = An Exploding Kitten that is turned over blind goes off as well. So does a held one when the Streaking Kitten is lost this way.
rule-cb-5 = A card received while blind may be looked at once; then it is mixed in.
rule-cb-6 = A marked card is seen by all but its blind owner.
rule-cb-7 = If a blind player is asked for a named card, their hand is searched for it. If they are to choose a card, a random one is taken; they may look at it before it goes.
rule-cb-8 = A blind player with an I'll Take That in front sees the drawn card before handing it over and is no longer blind.
rule-cb-9 = Against a Barking Kitten a blind player turns over cards until a Defuse comes up. Once it is settled, both players look at their hands. A blind player who turns one over and has the other plays both and chooses the target.
rule-cb-10 = Cards of the storage are blind only in a blind hand.

## Combinations

rule-com-1 = Pair: two alike take a random card from a player of your choice. In the normal game any two cards of one title will do; with the option “Combinations: cats only” it takes cats.
rule-com-2 = Triple: with three alike name a card. The chosen player hands one over if they have it; otherwise you get nothing.
rule-com-3 = Five different titles: take any card you like from the discard pile. Only in the Original Edition and its expansions.
rule-com-4 = A Feral Cat counts as any plain cat in a combination, and as nothing else. Two or three Feral Cats are a pair or a triple, too.
rule-com-5 = Kittens are never part of a combination.
rule-com-6 = A combination is Noped as one action.

## What everybody knows

rule-col-1 = Where Reverse is in the game, the direction of play is shown at all times.
rule-inf-1 = Public is: whose turn it is, turns owed, direction, who is alive, the size of hands and piles, the whole discard pile, cards in front of players, marked cards, who holds Godcat, and every card played.
rule-inf-2 = Private is: your hand, what you saw of the pile, where you put a kitten, what you drew, and what you gave or took; the latter two players know.
rule-inf-3 = Nobody knows the rest of the pile, the storage, or the cards that a fast game took out.
rule-inf-4 = Nobody is told what they cannot know, in whatever way: not by words, not by questions, not by time.
rule-inf-5 = Players may remember: what you can still be sure of about the pile and the other hands is kept for you, until a shuffle or somebody's secret makes it unsure.

## Recipes

rule-rcp-1 = A recipe names its cards and how many of each, the cards and Defuses that everybody gets, its players, and rule options.
rule-rcp-2 = A recipe that cannot be played is refused with all reasons at once.
rule-rcp-3 = An own recipe needs enough deadly kittens for a winner to be left, enough Defuses and cards to deal, both Barking Kittens or none, Godcat and Devilcat for Armageddon, and six cards for the storage of a Tower of Power.

## Party Pack

rule-pty-1 = Party Pack: two or three players use the cards with a paw mark, four to seven the plain ones, eight to ten all. Kittens are set aside first whatever their mark; everybody gets a Defuse, all other Defuses of that part go into the pile, and seven cards each are dealt.
rule-pty-2 = Party Pack: attacks add up, any two or three cards of a title are a combination, there are no five different titles, play goes on from the victim of a Targeted Attack, and the cards of a player who is out are discarded.
