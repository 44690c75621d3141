### The cards. For each kind:
###   the value     its title, as it stands alone in sentences, without an article
###   .several      the title when there is more than one ("2 Skips"); may be the title again
###   .text         what it does, in one short line (about 50 letters)
###   .exactly      how exactly, in two to five sentences, with the ids of its rules in brackets

# A card that the reader may not know, standing alone.
card-unknown = card
    .several = cards
# An Imploding Kitten that lies face up in the pile.
card-imploding-kitten-up = Imploding Kitten (face up)
    .several = Imploding Kittens (face up)
# More than one card of a kind. $number (number), $cards: the .several of the card
card-counted = { $number } { $cards }

## Kittens

card-exploding-kitten = Exploding Kitten
    .several = Exploding Kittens
    .text = Whoever draws it needs a Defuse, or is out.
    .exactly = Drawn, it is shown at once (EK-1). With a Defuse you survive and put the kitten back into the draw pile, at any depth and in secret; your current turn is over, but only one of several you owe (EK-2). Without one you are out and lose all turns you owe (EK-3); your cards go to the discard pile, or stay hidden in Compact (EK-4). Nobody can Nope it (EK-5).

card-imploding-kitten = Imploding Kitten
    .several = Imploding Kittens
    .text = Drawn once, it goes back face up; then it kills.
    .exactly = Drawn face down, it goes back into the pile face up, at a depth that its drawer chooses in secret; no Defuse is needed and the turn ends (IK-1). Drawn face up, it kills, and neither Defuse nor Nope nor Godcat helps (IK-2). Everybody sees it when it lies face up on top (IK-3). A shuffle hides where it is, not its face (IK-4). A Streaking Kitten cannot hold it (IK-5).

card-streaking-kitten = Streaking Kitten
    .several = Streaking Kittens
    .text = Keep it: it holds back one Exploding Kitten.
    .exactly = While it is in your hand you may hold one Exploding Kitten there in secret (SK-1). As soon as the Streaking Kitten leaves your hand, the held kitten goes off (SK-2). Whoever steals or is given that kitten explodes, unless they may hold it themselves (SK-3). It goes off when you must discard it, not when you put it on the draw pile (SK-4). Neither kitten can be used or taken with five different titles (SK-5).

card-barking-kitten = Barking Kitten
    .several = Barking Kittens
    .text = Whoever has the other one needs a Defuse.
    .exactly = Lay it in front of you and ask for the other one: whoever has it, in hand or in front, uses a Defuse or is out (BK-1). If nobody has it, yours stays in front of you and waits (BK-2). With both you play them together at a player of your choice (BK-3). It does not end your turn and cannot be Noped (BK-4). The Defuse is spent and nothing goes back into the pile (BK-5).

## Saving and stopping

card-defuse = Defuse
    .several = Defuses
    .text = Saves you; the kitten goes back where you like.
    .exactly = Use it when an Exploding Kitten goes off: you survive and put the kitten back into the pile wherever you like, in secret (EK-1). That ends your current turn, but only one of several (EK-2). Against a Barking Kitten or Devilcat it is spent and nothing goes back (BK-5, AG-3). It cannot be Noped (EK-5) and does not help against a face-up Imploding Kitten (IK-2).

card-nope = Nope
    .several = Nopes
    .text = Stops a card or combination, or another Nope.
    .exactly = Play it at any time to stop an action before it takes effect, but not on your own latest card, and never on a kitten or a Defuse (NO-1). A Nope can be Noped: with an even number of them the action happens after all (NO-2). What was Noped stays on the discard pile and the turn goes on (NO-3, NO-4). Whoever is first wins (NO-5).

## Turns

card-attack = Attack
    .several = Attacks
    .text = End your turns; the next player takes two.
    .exactly = Your turns end without a draw and the next player owes two (ATK-1). Without stacking it is always two (ATK-2). With stacking, a player who was attacked and attacks in turn passes on the turns that are left plus two (ATK-3).

card-targeted-attack = Targeted Attack
    .several = Targeted Attacks
    .text = End your turns; somebody else takes two.
    .exactly = Like Attack, but you choose who owes the turns, and play goes on from that player (ATK-4). What is left of an earlier attack is passed on as with Attack (ATK-2, ATK-3). In Recipes for Disaster, and elsewhere with the option “Targeted attacks return”, play comes back to you afterwards (ATK-4).

card-personal-attack = Personal Attack
    .several = Personal Attacks
    .text = You take three turns, this one included.
    .exactly = You owe three turns, the current one counted (ATK-5). With stacking, the turns left from an earlier attack come on top (ATK-3, ATK-5).

card-skip = Skip
    .several = Skips
    .text = End this turn without drawing.
    .exactly = Your current turn ends without a draw (SKP-1). If you owe several turns, it ends only one of them (TURN-2).

card-super-skip = Super Skip
    .several = Super Skips
    .text = End all your turns without drawing.
    .exactly = All turns that you owe end without a draw (SKP-2), and play goes on with the next player.

card-reverse = Reverse
    .several = Reverses
    .text = Change direction and end this turn.
    .exactly = The direction of play turns round and your current turn ends without a draw; only one of several (REV-1). With two players alive it is a Skip (SKP-1). The direction is always shown (COL-1).

card-draw-from-the-bottom = Draw from the Bottom
    .several = Draw from the Bottom
    .text = End this turn with the bottom card.
    .exactly = You end your turn by drawing the bottom card of the pile instead of the top one (DFB-1). Everything a draw can bring applies: a kitten goes off (EK-1), and an I'll Take That takes the card (ITT-1).

## Other hands

card-favor = Favor
    .several = Favors
    .text = Somebody gives you a card of their choice.
    .exactly = Choose a player who has cards: they give you one, and they choose which (FAV-1). From the wearer of the crown you get a card of the storage instead (TOP-1). A blind player gives a random card (CB-7).

card-mark = Mark
    .several = Marks
    .text = Everybody sees a card of somebody's hand.
    .exactly = A random unmarked card in the hand of a player of your choice is turned outward: everybody sees it until it leaves that hand (MRK-1). A blind owner does not see it (CB-6).

card-curse-of-the-cat-butt = Curse of the Cat Butt
    .several = Curse of the Cat Butt
    .text = Somebody plays blind until a safe draw.
    .exactly = A player of your choice may not look at their cards until they have drawn one without exploding (CB-1). Until then they can only turn over a random card, which is played if that is possible and lost otherwise (CB-2), and they cannot Nope. Exploding blind, they turn over cards until a Defuse comes up (CB-3, CB-4).

card-ill-take-that = I'll Take That
    .several = I'll Take That
    .text = You get the next card that somebody draws.
    .exactly = Lay it in front of a player who has none there: the next card they draw is yours (ITT-1). If it is an Exploding Kitten, it goes off at you, and the turn of who drew it is over (ITT-2). An Imploding Kitten acts on you as if you had drawn it; when you or that player are out, the card is discarded (ITT-3).

card-tower-of-power = Tower of Power
    .several = Tower of Power
    .text = Thieves take from its storage, not from you.
    .exactly = You wear the crown and guard a storage of six unseen cards: whoever would take a card from your hand gets a random card of the storage instead, until it is empty (TOP-1). It stays with you; when you are out, storage and Tower are discarded (TOP-2).

## The draw pile

card-shuffle = Shuffle
    .several = Shuffles
    .text = Shuffle the draw pile.
    .exactly = The draw pile is shuffled (SHF-1). Whatever anybody knew of it is forgotten (INF-5); an Imploding Kitten stays face up (IK-4).

card-see-the-future-2 = See the Future (2x)
    .several = See the Future (2x)
    .text = Look at the top two cards.
    .exactly = You look at the top two cards of the draw pile, or the one that is left, and leave them as they lie (STF-1). The others do not see them.

card-see-the-future-3 = See the Future (3x)
    .several = See the Future (3x)
    .text = Look at the top three cards.
    .exactly = You look at the top three cards of the draw pile, or as many as there are, and leave them as they lie (STF-1). The others do not see them.

card-see-the-future-5 = See the Future (5x)
    .several = See the Future (5x)
    .text = Look at the top five cards.
    .exactly = You look at the top five cards of the draw pile, or as many as there are, and leave them as they lie (STF-1). The others do not see them.

card-reveal-the-future-3 = Reveal the Future (3x)
    .several = Reveal the Future (3x)
    .text = Show everybody the top three cards.
    .exactly = Everybody sees the top three cards of the draw pile, or as many as there are; they stay as they lie (STF-2).

card-alter-the-future-3 = Alter the Future (3x)
    .several = Alter the Future (3x)
    .text = Put the top three cards in any order.
    .exactly = You look at the top three cards of the draw pile, or as many as there are, and put them back in any order (STF-3). The others do not see them.

card-alter-the-future-5 = Alter the Future (5x)
    .several = Alter the Future (5x)
    .text = Put the top five cards in any order.
    .exactly = You look at the top five cards of the draw pile, or as many as there are, and put them back in any order (STF-3). The others do not see them.

card-alter-the-future-now-3 = Alter the Future NOW (3x)
    .several = Alter the Future NOW (3x)
    .text = Put the top three cards in any order. Also before others draw.
    .exactly = You look at the top three cards and put them back in any order (STF-3). You may play it at any time, also when somebody else is about to draw, but not while an action is being carried out (NOW-1). It does not change whose turn it is; whoever was about to draw chooses again (NOW-2). It can be Noped (NOW-3).

card-share-the-future-3 = Share the Future (3x)
    .several = Share the Future (3x)
    .text = Put the top three cards in any order. The next player sees them.
    .exactly = You look at the top three cards and put them back in any order; then the next player in the direction of play is shown how they lie (STF-4).

card-swap-top-and-bottom = Swap Top and Bottom
    .several = Swap Top and Bottom
    .text = Exchange the top and the bottom card.
    .exactly = The top and the bottom card of the draw pile change places, and nobody looks at them (SWP-1).

card-garbage-collection = Garbage Collection
    .several = Garbage Collection
    .text = Everybody puts a card on the pile; then shuffle.
    .exactly = Everybody who has cards, you too, chooses one and puts it face down on the draw pile, all at the same time; then the pile is shuffled (GAR-1). An Exploding Kitten put there does no harm (SK-4). Blind players put a random card (CB-7).

card-catomic-bomb = Catomic Bomb
    .several = Catomic Bombs
    .text = Exploding Kittens go on top; this turn ends.
    .exactly = All Exploding Kittens of the draw pile are taken out, the rest is shuffled and the kittens go on top (CAT-1). Your current turn ends without a draw. Imploding Kittens are shuffled with the rest and keep their side.

card-bury = Bury
    .several = Bury
    .text = End this turn: put the top card back anywhere.
    .exactly = You end your turn by drawing the top card, looking at it and putting it back at any depth, in secret; a kitten does nothing meanwhile (BUR-1). You cannot play it with an I'll Take That in front of you (BUR-2).

card-potluck = Potluck
    .several = Potlucks
    .text = Everybody puts a card on the pile, you first.
    .exactly = Beginning with you and in the direction of play, everybody who has cards puts one of their choice face down on top of the draw pile, which is not shuffled (POT-1). An Exploding Kitten put there does no harm (SK-4). Blind players put a random card (CB-7).

card-raising-heck = Raising Heck
    .several = Raising Heck
    .text = Look at the bottom card: take it or put it on top.
    .exactly = You end your turn by drawing the bottom card. Take it into your hand, and a kitten goes off as usual; or put it face down on top of the draw pile, and nothing happens (RHK-1).

## Good and evil

card-armageddon = Armageddon
    .several = Armageddons
    .text = Deal out Godcat and Devilcat; this turn ends.
    .exactly = Only while Godcat and Devilcat both lie on the mat (AG-1). You look at them and lay one face down in front of yourself and one in front of another player, who keeps it or swaps without looking (AG-2). Godcat goes to the hand; Devilcat needs a Defuse or kills, and returns to the mat (AG-3). Your current turn ends without a draw (AG-4).

card-godcat = Godcat
    .several = Godcats
    .text = In your turn it is any card but a Nope.
    .exactly = In your own turn you may play it as any card of this game except Nope and kittens, also in a combination or as the Defuse that saves you (GC-1). Then it returns to the mat, also when its holder is out (GC-2). Everybody sees who holds it, and a thief may pick it (GC-3).

card-devilcat = Devilcat
    .several = Devilcats
    .text = Whoever gets it needs a Defuse, or is out.
    .exactly = It lies on the mat until Armageddon brings it into play (AG-1). Whoever has it when the two cats are turned over uses a Defuse, which is spent, or is out; then it returns to the mat (AG-3).

## Cats

card-feral-cat = Feral Cat
    .several = Feral Cats
    .text = Counts as any cat; two or three alike steal.
    .exactly = In a combination it stands for any plain cat, and two or three Feral Cats alone are a pair or a triple (COM-4). Alone it does nothing. Pairs take a random card (COM-1), triples a card that you name (COM-2).

card-tacocat = Tacocat
    .several = Tacocats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-cattermelon = Cattermelon
    .several = Cattermelons
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-hairy-potato-cat = Hairy Potato Cat
    .several = Hairy Potato Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-beard-cat = Beard Cat
    .several = Beard Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-rainbow-ralphing-cat = Rainbow-Ralphing Cat
    .several = Rainbow-Ralphing Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-zombie-cat = Zombie Cat
    .several = Zombie Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-horse-cat = Horse Cat
    .several = Horse Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-knight-cat = Knight Cat
    .several = Knight Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-mercat = Mercat
    .several = Mercats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

card-troll-cat = Troll Cat
    .several = Troll Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-cat-o-lantern = Cat-o'-Lantern
    .several = Cat-o'-Lanterns
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-de-cat-ipated = De-cat-ipated
    .several = De-cat-ipated cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-electrocat = Electrocat
    .several = Electrocats
    .text = { -cat-text }
    .exactly = { -cat-exactly }
card-vampire-cat = Vampire Cat
    .several = Vampire Cats
    .text = { -cat-text }
    .exactly = { -cat-exactly }

-cat-text = Does nothing alone; two or three alike steal.
-cat-exactly = Alone it does nothing. Two alike take a random card from a player of your choice (COM-1). Three alike let you name a card, which that player must hand over if they have it (COM-2). Where five different titles are played, it is one of them (COM-3). A Feral Cat counts as any of these cats (COM-4).
