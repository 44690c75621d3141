### What has happened, one sentence for each event.
###
### $who and $other are names of players, never to be inflected. Where one of them is the reader there is a message
### of its own: -you where the reader is $who, -to-you where the reader is $other.
### $card, $named and $rest are titles of cards without an article; $cards, $row and $set are lists of them
### ("2 Skips, Tacocat"; "Skip, Nope, Attack" in this order; "Tacocat + Feral Cat").
### A message ending in -unseen tells of a card that the reader may not know.

## Beginning

event-begins-with = { $who } begint met: { $cards }.
event-begins-with-you = Je begint met: { $cards }.
event-begins-empty = { $who } begint zonder kaarten.
event-begins-empty-you = Je begint zonder kaarten.
event-dealt = { $who } krijgt uitgedeeld: { $cards }.
event-dealt-you = Je krijgt uitgedeeld: { $cards }.
event-dealt-unseen = { $number ->
    [one] { $who } krijgt een kaart uitgedeeld.
   *[other] { $who } krijgt { $number } kaarten uitgedeeld.
}
event-dealt-unseen-you = { $number ->
    [one] Je krijgt een kaart uitgedeeld.
   *[other] Je krijgt { $number } kaarten uitgedeeld.
}

## Turns

# $number is at least 2
event-turn-began = { $who } moet { $number } beurten spelen.
event-turn-began-you = Je moet { $number } beurten spelen.
event-owes = { $number ->
    [one] { $who } moet nog één beurt spelen, deze.
   *[other] { $who } moet { $number } beurten spelen, deze meegeteld.
}
event-owes-you = { $number ->
    [one] Je moet nog één beurt spelen, deze.
   *[other] Je moet { $number } beurten spelen, deze meegeteld.
}
event-reversed-clockwise = Het spel gaat nu met de klok mee.
event-reversed-counterclockwise = Het spel gaat nu tegen de klok in.

## Cards that are played

event-played = { $who } speelt “{ $card }”.
event-played-you = Je speelt “{ $card }”.
event-played-at = { $who } speelt “{ $card }” tegen { $other }.
event-played-at-you = Je speelt “{ $card }” tegen { $other }.
event-played-at-to-you = { $who } speelt “{ $card }” tegen jou.
event-played-godcat = { $who } speelt Godkat als “{ $card }”.
event-played-godcat-you = Je speelt Godkat als “{ $card }”.
event-played-godcat-at = { $who } speelt Godkat als “{ $card }” tegen { $other }.
event-played-godcat-at-you = Je speelt Godkat als “{ $card }” tegen { $other }.
event-played-godcat-at-to-you = { $who } speelt Godkat als “{ $card }” tegen jou.
# A pair
event-played-pair = { $who } speelt { $set } om een kaart te stelen van { $other }.
event-played-pair-you = Je speelt { $set } om een kaart te stelen van { $other }.
event-played-pair-to-you = { $who } speelt { $set } om een kaart te stelen van jou.
# A triple; $named is the card asked for
event-played-triple = { $who } speelt { $set } en vraagt { $other } om “{ $named }”.
event-played-triple-you = Je speelt { $set } en vraagt { $other } om “{ $named }”.
event-played-triple-to-you = { $who } speelt { $set } en vraagt jou om “{ $named }”.
# Five different titles; $named is the card to be taken from the discard pile
event-played-five = { $who } speelt { $set } om “{ $named }” uit de aflegstapel te pakken.
event-played-five-you = Je speelt { $set } om “{ $named }” uit de aflegstapel te pakken.
event-played-both-barking = { $who } speelt beide Barking Kittens tegen { $other }!
event-played-both-barking-you = Je speelt beide Barking Kittens tegen { $other }!
event-played-both-barking-to-you = { $who } speelt beide Barking Kittens tegen jou!

## Nope

event-noped = { $who }: Nope!
event-noped-you = Jij: Nope!
# A Nope that answers a Nope
event-noped-again = { $who }: Nope op die Nope!
event-noped-again-you = Jij: Nope op die Nope!
# $who played the card that is stopped
event-cancelled = “{ $card }” van { $who } gaat niet door.
event-cancelled-you = Jouw “{ $card }” gaat niet door.
event-cancelled-pair = Het paar van { $who } gaat niet door.
event-cancelled-pair-you = Jouw paar gaat niet door.
event-cancelled-triple = Het drietal van { $who } gaat niet door.
event-cancelled-triple-you = Jouw drietal gaat niet door.
event-cancelled-five = De vijf verschillende kaarten van { $who } gaan niet door.
event-cancelled-five-you = Jouw vijf verschillende kaarten gaan niet door.

## Drawing

event-drew = { $who } trekt “{ $card }”.
event-drew-you = Je trekt “{ $card }”.
event-drew-unseen = { $who } trekt een kaart.
event-drew-unseen-you = Je trekt een kaart zonder hem te zien.
event-drew-bottom = { $who } trekt “{ $card }” van onder de stapel.
event-drew-bottom-you = Je trekt “{ $card }” van onder de stapel.
event-drew-bottom-unseen = { $who } trekt de onderste kaart van de stapel.
event-drew-bottom-unseen-you = Je trekt de onderste kaart van de stapel zonder hem te zien.
event-drew-nothing = De stapel is leeg: { $who } trekt niets.
event-drew-nothing-you = De stapel is leeg: je trekt niets.
# Drawn to be looked at first (Bury, Raising Heck)
event-looked = { $who } bekijkt de bovenste kaart van de stapel: { $card }.
event-looked-you = Je bekijkt de bovenste kaart van de stapel: { $card }.
event-looked-unseen = { $who } bekijkt de bovenste kaart van de stapel.
event-looked-unseen-you = Je pakt de bovenste kaart van de stapel zonder hem te zien.
event-looked-bottom = { $who } bekijkt de onderste kaart van de stapel: { $card }.
event-looked-bottom-you = Je bekijkt de onderste kaart van de stapel: { $card }.
event-looked-bottom-unseen = { $who } bekijkt de onderste kaart van de stapel.
event-looked-bottom-unseen-you = Je pakt de onderste kaart van de stapel zonder hem te zien.
# The card of Raising Heck goes to the hand
event-took-looked-at = { $who } neemt die kaart in de hand: { $card }.
event-took-looked-at-you = Je neemt die kaart in je hand: { $card }.
event-took-looked-at-unseen = { $who } neemt die kaart in de hand.
event-took-looked-at-unseen-you = Je neemt die kaart in je hand.
# The card of Raising Heck goes on top
event-put-on-top = { $who } legt “{ $card }” bovenop de stapel.
event-put-on-top-you = Je legt “{ $card }” bovenop de stapel.
event-put-on-top-unseen = { $who } legt die kaart bovenop de stapel.
event-put-on-top-unseen-you = Je legt die kaart bovenop de stapel.
# I'll Take That: $who owns it, $other has drawn
event-took-over = { $who } krijgt de kaart die { $other } trekt: { $card }.
event-took-over-you = Je krijgt de kaart die { $other } trekt: { $card }.
event-took-over-to-you = { $who } krijgt de kaart die jij trekt: { $card }.
event-took-over-unseen = { $who } krijgt de kaart die { $other } trekt.
event-took-over-unseen-you = Je krijgt de kaart die { $other } trekt.
event-took-over-unseen-to-you = { $who } krijgt de kaart die jij trekt.

## What goes off

event-showed = { $who } laat een { $card } zien!
event-showed-you = Je laat een { $card } zien!
event-showed-imploding = { $who } laat de Imploding Kitten zien: hij gaat open terug.
event-showed-imploding-you = Je laat de Imploding Kitten zien: hij gaat open terug.
event-showed-imploding-up = { $who } krijgt de open Imploding Kitten!
event-showed-imploding-up-you = Je krijgt de open Imploding Kitten!
# $card is what went off
event-defused = { $who } speelt een Ontmantelkaart en overleeft de { $card }.
event-defused-you = Je speelt een Ontmantelkaart en overleeft de { $card }.
event-defused-with-godcat = { $who } overleeft de { $card } dankzij Godkat.
event-defused-with-godcat-you = Je overleeft de { $card } dankzij Godkat.
event-held = { $who } houdt de Exploding Kitten in het geheim vast, dankzij de Streaking Kitten.
event-held-you = Je houdt de Exploding Kitten in het geheim vast, dankzij je Streaking Kitten.
event-exploded = { $who } ontploft en ligt uit het spel.
event-exploded-you = Je ontploft en ligt uit het spel.
event-exploded-discarding = { $who } ontploft en ligt uit het spel. Afgelegd: { $cards }.
event-exploded-discarding-you = Je ontploft en ligt uit het spel. Afgelegd: { $cards }.
event-imploded = { $who } implodeert en ligt uit het spel.
event-imploded-you = Je implodeert en ligt uit het spel.
event-imploded-discarding = { $who } implodeert en ligt uit het spel. Afgelegd: { $cards }.
event-imploded-discarding-you = Je implodeert en ligt uit het spel. Afgelegd: { $cards }.
event-won = { $who } wint het spel!
event-won-you = Je hebt gewonnen!

## Putting back

# $number cards lie above it, at least one
event-put-back = { $number ->
    [one] { $who } steekt “{ $card }” terug onder de bovenste kaart.
   *[other] { $who } steekt “{ $card }” terug onder de bovenste { $number } kaarten.
}
event-put-back-you = { $number ->
    [one] Je steekt “{ $card }” terug onder de bovenste kaart.
   *[other] Je steekt “{ $card }” terug onder de bovenste { $number } kaarten.
}
event-put-back-on-top = { $who } legt “{ $card }” terug bovenop de stapel.
event-put-back-on-top-you = Je legt “{ $card }” terug bovenop de stapel.
# The card is known, its place is not
event-put-back-somewhere = { $who } steekt “{ $card }” ergens terug in de stapel.
event-put-back-somewhere-you = Je steekt “{ $card }” ergens terug in de stapel.
event-put-back-unseen = { $who } steekt de kaart ergens terug in de stapel.
event-put-back-unseen-you = Je steekt de kaart ergens terug in de stapel.

## The draw pile

event-peeked = { $number ->
    [one] { $who } ziet de bovenste kaart: { $row }.
   *[other] { $who } ziet de bovenste { $number } kaarten: { $row }.
}
event-peeked-you = { $number ->
    [one] Je ziet de bovenste kaart: { $row }.
   *[other] Je ziet de bovenste { $number } kaarten: { $row }.
}
event-peeked-unseen = { $who } bekijkt de bovenkant van de stapel.
event-peeked-unseen-you = Je bekijkt de bovenkant van de stapel.
event-reordered = { $who } legt ze terug in deze volgorde: { $row }.
event-reordered-you = Je legt ze terug in deze volgorde: { $row }.
event-reordered-unseen = { $number ->
    [one] { $who } legt de bovenste kaart terug.
   *[other] { $who } legt de bovenste { $number } kaarten terug in een volgorde naar keuze.
}
event-reordered-unseen-you = { $number ->
    [one] Je legt de bovenste kaart terug.
   *[other] Je legt de bovenste { $number } kaarten terug in een volgorde naar keuze.
}
event-shuffled = De stapel wordt geschud.
event-swapped = De bovenste en de onderste kaart van de stapel wisselen van plaats.
event-catomic = { $number ->
    [one] De stapel is geschud, en de Exploding Kitten ligt bovenop!
   *[other] De stapel is geschud, en de { $number } Exploding Kittens liggen bovenop!
}
event-catomic-none = Er zit geen Exploding Kitten in de stapel.
event-put-on-pile = { $who } legt “{ $card }” op de stapel.
event-put-on-pile-you = Je legt “{ $card }” op de stapel.
event-put-on-pile-unseen = { $who } legt een kaart op de stapel.
event-put-on-pile-unseen-you = Je legt een kaart op de stapel zonder hem te zien.
event-put-on-mat = { $who } legt Godkat op de speelmat.
event-put-on-mat-you = Je legt Godkat op de speelmat.
event-surfaced = De Imploding Kitten ligt open bovenop de stapel!

## From hand to hand

event-gave = { $who } geeft { $other } “{ $card }”.
event-gave-you = Je geeft { $other } “{ $card }”.
event-gave-to-you = { $who } geeft je “{ $card }”.
event-gave-unseen = { $who } geeft { $other } een kaart.
event-gave-unseen-you = Je geeft { $other } een kaart zonder hem te zien.
event-gave-unseen-to-you = { $who } geeft je een kaart.
event-stole = { $who } pakt “{ $card }” van { $other } af.
event-stole-you = Je pakt “{ $card }” van { $other } af.
event-stole-to-you = { $who } pakt “{ $card }” van jou af.
event-stole-unseen = { $who } pakt een kaart van { $other } af.
event-stole-unseen-you = Je pakt een kaart van { $other } af.
event-stole-unseen-to-you = { $who } pakt een kaart van jou af.
# $who was asked for $card in vain
event-found-none = { $who } heeft geen “{ $card }”.
event-found-none-you = Je hebt geen “{ $card }”.
# $other wears the crown
event-took-stored = De Toren van de Macht beschermt { $other }. { $who } pakt “{ $card }” uit de voorraad.
event-took-stored-you = De Toren van de Macht beschermt { $other }. Je pakt “{ $card }” uit de voorraad.
event-took-stored-to-you = De Toren van de Macht beschermt jou. { $who } pakt “{ $card }” uit de voorraad.
event-took-stored-unseen = De Toren van de Macht beschermt { $other }. { $who } pakt een kaart uit de voorraad.
event-took-stored-unseen-you = De Toren van de Macht beschermt { $other }. Je pakt een kaart uit de voorraad.
event-took-stored-unseen-to-you = De Toren van de Macht beschermt jou. { $who } pakt een kaart uit de voorraad.
event-took-discarded = { $who } pakt “{ $card }” uit de aflegstapel.
event-took-discarded-you = Je pakt “{ $card }” uit de aflegstapel.
event-marked = Vanaf nu ziet iedereen deze kaart in de hand van { $who }: { $card }.
event-marked-you = Vanaf nu ziet iedereen deze kaart in jouw hand: { $card }.
event-marked-unseen = Een kaart in de hand van { $who } wordt omgedraaid, zodat de anderen hem zien.
event-marked-unseen-you = Een kaart in jouw hand wordt omgedraaid, zodat de anderen hem zien.

## Blind players

event-went-blind = { $who } is blind: de kaarten liggen gedekt totdat het trekken een keer goed afloopt.
event-went-blind-you = Je bent blind: je kaarten liggen gedekt totdat het trekken een keer goed afloopt.
event-saw-again = { $who } ziet alle kaarten weer: { $cards }.
event-saw-again-you = Je ziet je kaarten weer: { $cards }.
event-saw-again-unseen = { $who } is niet meer blind.
event-saw-again-unseen-you = Je bent niet meer blind.
event-turned-over = { $who } draait blindelings een kaart om: { $card }.
event-turned-over-you = Je draait blindelings een kaart om: { $card }.

## In front of players

event-laid-barking = Er ligt een Barking Kitten voor { $who }.
event-laid-barking-you = Er ligt een Barking Kitten voor jou.
# I'll Take That lies in front of $who and belongs to $other
event-laid-own = “{ $card }” blijft voor { $who } liggen.
event-laid-own-you = “{ $card }” blijft voor jou liggen.
event-laid-before = “{ $card }” van { $other } ligt voor { $who }.
event-laid-before-you = “{ $card }” van { $other } ligt voor jou.
event-laid-before-to-you = Jouw kaart “{ $card }” ligt voor { $who }.
event-laid = “{ $card }” ligt voor { $who }: de volgende kaart die daar getrokken wordt, gaat naar { $other }.
event-laid-you = “{ $card }” ligt voor jou: de volgende kaart die je trekt, gaat naar { $other }.
event-laid-to-you = “{ $card }” ligt voor { $who }: de volgende kaart die daar getrokken wordt, gaat naar jou.
event-cleared = De kaart die voor { $who } ligt, gaat naar de aflegstapel: { $card }.
event-cleared-you = De kaart die voor jou ligt, gaat naar de aflegstapel: { $card }.
event-cleared-tower = De Toren van de Macht die voor { $who } ligt, gaat met zijn voorraad naar de aflegstapel.
event-cleared-tower-you = De Toren van de Macht die voor jou ligt, gaat met zijn voorraad naar de aflegstapel.
event-crowned = { $number ->
    [one] { $who } draagt de kroon en bewaakt een voorraad van één kaart.
   *[other] { $who } draagt de kroon en bewaakt een voorraad van { $number } kaarten.
}
event-crowned-you = { $number ->
    [one] Je draagt de kroon en bewaakt een voorraad van één kaart.
   *[other] Je draagt de kroon en bewaakt een voorraad van { $number } kaarten.
}

## Armageddon

# $card lies in front of $other, $rest in front of $who
event-assigned = { $who } legt { $card } voor { $other } neer en { $rest } voor zichzelf.
event-assigned-you = Je legt { $card } voor { $other } neer en { $rest } voor jezelf.
event-assigned-to-you = { $who } legt { $card } voor jou neer en { $rest } voor zichzelf.
event-assigned-unseen = Godkat en Duivelkat liggen gedekt: een voor { $other }, een voor { $who }.
event-assigned-unseen-you = Godkat en Duivelkat liggen gedekt: een voor { $other }, een voor jou.
event-assigned-unseen-to-you = Godkat en Duivelkat liggen gedekt: een voor jou, een voor { $who }.
event-kept = { $who } houdt de kaart die daar ligt.
event-kept-you = Je houdt de kaart die daar ligt.
event-exchanged = { $who } ruilt de twee kaarten.
event-exchanged-you = Je ruilt de twee kaarten.
event-got-godcat = { $who } krijgt Godkat.
event-got-godcat-you = Je krijgt Godkat.
event-got-devilcat = { $who } krijgt Duivelkat!
event-got-devilcat-you = Je krijgt Duivelkat!
event-claimed-back = Godkat gaat terug naar de speelmat.
