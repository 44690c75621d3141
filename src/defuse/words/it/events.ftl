### Che cosa è successo, una frase per ogni evento.
###
### $who e $other sono nomi di chi gioca, mai da flettere. Dove uno di loro è chi legge c'è un messaggio
### apposta: -you se chi legge è $who, -to-you se chi legge è $other.
### $card, $named e $rest sono titoli di carte senza articolo, qui sempre tra virgolette, perché «No!» finisce con un
### punto esclamativo; $cards, $row e $set sono liste di titoli, qui tra parentesi o in mezzo alla frase.
### Un messaggio che finisce in -unseen parla di una carta che chi legge non può conoscere.

## Beginning

event-begins-with = { $who } inizia con queste carte ({ $cards }).
event-begins-with-you = Inizi con queste carte ({ $cards }).
event-begins-empty = { $who } inizia senza carte.
event-begins-empty-you = Inizi senza carte.
event-dealt = { $who } riceve queste carte ({ $cards }).
event-dealt-you = Ricevi queste carte ({ $cards }).
event-dealt-unseen = { $number ->
    [one] { $who } riceve una carta.
   *[other] { $who } riceve { $number } carte.
}
event-dealt-unseen-you = { $number ->
    [one] Ricevi una carta.
   *[other] Ricevi { $number } carte.
}

## Turns

# $number is at least 2
event-turn-began = { $who } deve giocare { $number } turni.
event-turn-began-you = Devi giocare { $number } turni.
event-owes = { $number ->
    [one] { $who } deve giocare un turno, questo.
   *[other] { $who } deve giocare { $number } turni, compreso questo.
}
event-owes-you = { $number ->
    [one] Devi giocare un turno, questo.
   *[other] Devi giocare { $number } turni, compreso questo.
}
event-reversed-clockwise = Ora si gioca in senso orario.
event-reversed-counterclockwise = Ora si gioca in senso antiorario.

## Cards that are played

event-played = { $who } gioca «{ $card }».
event-played-you = Giochi «{ $card }».
event-played-at = { $who } gioca «{ $card }» contro { $other }.
event-played-at-you = Giochi «{ $card }» contro { $other }.
event-played-at-to-you = { $who } gioca «{ $card }» contro di te.
event-played-godcat = { $who } gioca il Gatto Divino come «{ $card }».
event-played-godcat-you = Giochi il Gatto Divino come «{ $card }».
event-played-godcat-at = { $who } gioca il Gatto Divino come «{ $card }» contro { $other }.
event-played-godcat-at-you = Giochi il Gatto Divino come «{ $card }» contro { $other }.
event-played-godcat-at-to-you = { $who } gioca il Gatto Divino come «{ $card }» contro di te.
# A pair
event-played-pair = { $who } gioca { $set } per rubare una carta dalla mano di { $other }.
event-played-pair-you = Giochi { $set } per rubare una carta dalla mano di { $other }.
event-played-pair-to-you = { $who } gioca { $set } per rubare una carta dalla tua mano.
# A triple; $named is the card asked for
event-played-triple = { $who } gioca { $set } e vuole da { $other } questa carta: «{ $named }».
event-played-triple-you = Giochi { $set } e vuoi da { $other } questa carta: «{ $named }».
event-played-triple-to-you = { $who } gioca { $set } e vuole da te questa carta: «{ $named }».
# Five different titles; $named is the card to be taken from the discard pile
event-played-five = { $who } gioca { $set } per prendere «{ $named }» dalla pila degli scarti.
event-played-five-you = Giochi { $set } per prendere «{ $named }» dalla pila degli scarti.
event-played-both-barking = { $who } gioca entrambi i Barking Kitten contro { $other }!
event-played-both-barking-you = Giochi entrambi i Barking Kitten contro { $other }!
event-played-both-barking-to-you = { $who } gioca entrambi i Barking Kitten contro di te!

## Nope

event-noped = { $who }: No!
event-noped-you = Tu: No!
# A Nope that answers a Nope
event-noped-again = { $who }: No! a quel No!
event-noped-again-you = Tu: No! a quel No!
# $who played the card that is stopped
event-cancelled = «{ $card }» non ha effetto: la carta di { $who } è bloccata.
event-cancelled-you = «{ $card }» non ha effetto: la tua carta è bloccata.
event-cancelled-pair = La coppia di { $who } è bloccata.
event-cancelled-pair-you = La tua coppia è bloccata.
event-cancelled-triple = Il tris di { $who } è bloccato.
event-cancelled-triple-you = Il tuo tris è bloccato.
event-cancelled-five = La combinazione di cinque carte di { $who } è bloccata.
event-cancelled-five-you = La tua combinazione di cinque carte è bloccata.

## Drawing

event-drew = { $who } pesca «{ $card }».
event-drew-you = Peschi «{ $card }».
event-drew-unseen = { $who } pesca una carta.
event-drew-unseen-you = Peschi una carta senza vederla.
event-drew-bottom = { $who } pesca «{ $card }» dal fondo del mazzo.
event-drew-bottom-you = Peschi «{ $card }» dal fondo del mazzo.
event-drew-bottom-unseen = { $who } pesca una carta dal fondo del mazzo.
event-drew-bottom-unseen-you = Peschi una carta dal fondo del mazzo senza vederla.
event-drew-nothing = Il mazzo è vuoto: { $who } non pesca niente.
event-drew-nothing-you = Il mazzo è vuoto: non peschi niente.
# Drawn to be looked at first (Bury, Raising Heck)
event-looked = { $who } guarda la prima carta del mazzo: «{ $card }».
event-looked-you = Guardi la prima carta del mazzo: «{ $card }».
event-looked-unseen = { $who } guarda la prima carta del mazzo.
event-looked-unseen-you = Prendi la prima carta del mazzo senza vederla.
event-looked-bottom = { $who } guarda l’ultima carta del mazzo: «{ $card }».
event-looked-bottom-you = Guardi l’ultima carta del mazzo: «{ $card }».
event-looked-bottom-unseen = { $who } guarda l’ultima carta del mazzo.
event-looked-bottom-unseen-you = Prendi l’ultima carta del mazzo senza vederla.
# The card of Raising Heck goes to the hand
event-took-looked-at = { $who } prende la carta: «{ $card }».
event-took-looked-at-you = Prendi la carta: «{ $card }».
event-took-looked-at-unseen = { $who } prende quella carta.
event-took-looked-at-unseen-you = Prendi quella carta.
# The card of Raising Heck goes on top
event-put-on-top = { $who } mette «{ $card }» in cima al mazzo di pesca.
event-put-on-top-you = Metti «{ $card }» in cima al mazzo di pesca.
event-put-on-top-unseen = { $who } mette quella carta in cima al mazzo di pesca.
event-put-on-top-unseen-you = Metti quella carta in cima al mazzo di pesca.
# I'll Take That: $who owns it, $other has drawn
event-took-over = { $who } riceve la carta pescata da { $other }: «{ $card }».
event-took-over-you = Ricevi la carta pescata da { $other }: «{ $card }».
event-took-over-to-you = { $who } riceve la carta che hai pescato: «{ $card }».
event-took-over-unseen = { $who } riceve la carta pescata da { $other }.
event-took-over-unseen-you = Ricevi la carta pescata da { $other }.
event-took-over-unseen-to-you = { $who } riceve la carta che hai pescato.

## What goes off

event-showed = { $who } scopre un { $card }!
event-showed-you = Scopri un { $card }!
event-showed-imploding = { $who } scopre l’Imploding Kitten: torna nel mazzo a faccia in su.
event-showed-imploding-you = Scopri l’Imploding Kitten: torna nel mazzo a faccia in su.
event-showed-imploding-up = A { $who } capita l’Imploding Kitten a faccia in su!
event-showed-imploding-up-you = Ti capita l’Imploding Kitten a faccia in su!
# $card is what went off
event-defused = { $who } usa un Disinnesgatto e si salva da un { $card }.
event-defused-you = Usi un Disinnesgatto e ti salvi da un { $card }.
event-defused-with-godcat = { $who } usa il Gatto Divino e si salva da un { $card }.
event-defused-with-godcat-you = Usi il Gatto Divino e ti salvi da un { $card }.
event-held = { $who } trattiene in segreto l’Exploding Kitten, grazie allo Streaking Kitten.
event-held-you = Trattieni in segreto l’Exploding Kitten, grazie al tuo Streaking Kitten.
event-exploded = { $who } esplode ed è fuori dal gioco.
event-exploded-you = Esplodi e sei fuori dal gioco.
event-exploded-discarding = { $who } esplode ed è fuori dal gioco. Le sue carte vanno negli scarti ({ $cards }).
event-exploded-discarding-you = Esplodi e sei fuori dal gioco. Le tue carte vanno negli scarti ({ $cards }).
event-imploded = { $who } implode ed è fuori dal gioco.
event-imploded-you = Implodi e sei fuori dal gioco.
event-imploded-discarding = { $who } implode ed è fuori dal gioco. Le sue carte vanno negli scarti ({ $cards }).
event-imploded-discarding-you = Implodi e sei fuori dal gioco. Le tue carte vanno negli scarti ({ $cards }).
event-won = { $who } vince la partita!
event-won-you = Hai vinto!

## Putting back

# $number cards lie above it, at least one
event-put-back = { $number ->
    [one] { $who } rimette «{ $card }» sotto la prima carta.
   *[other] { $who } rimette «{ $card }» sotto le prime { $number } carte.
}
event-put-back-you = { $number ->
    [one] Rimetti «{ $card }» sotto la prima carta.
   *[other] Rimetti «{ $card }» sotto le prime { $number } carte.
}
event-put-back-on-top = { $who } rimette «{ $card }» in cima al mazzo di pesca.
event-put-back-on-top-you = Rimetti «{ $card }» in cima al mazzo di pesca.
# The card is known, its place is not
event-put-back-somewhere = { $who } rimette «{ $card }» da qualche parte nel mazzo di pesca.
event-put-back-somewhere-you = Rimetti «{ $card }» da qualche parte nel mazzo di pesca.
event-put-back-unseen = { $who } rimette la carta da qualche parte nel mazzo di pesca.
event-put-back-unseen-you = Rimetti la carta da qualche parte nel mazzo di pesca.

## The draw pile

event-peeked = { $number ->
    [one] { $who } vede la prima carta ({ $row }).
   *[other] { $who } vede le prime { $number } carte ({ $row }).
}
event-peeked-you = { $number ->
    [one] Vedi la prima carta ({ $row }).
   *[other] Vedi le prime { $number } carte ({ $row }).
}
event-peeked-unseen = { $who } guarda in cima al mazzo di pesca.
event-peeked-unseen-you = Guardi in cima al mazzo di pesca.
event-reordered = { $who } le rimette in quest’ordine ({ $row }).
event-reordered-you = Le rimetti in quest’ordine ({ $row }).
event-reordered-unseen = { $number ->
    [one] { $who } rimette a posto la prima carta.
   *[other] { $who } rimette le prime { $number } carte nell’ordine che vuole.
}
event-reordered-unseen-you = { $number ->
    [one] Rimetti a posto la prima carta.
   *[other] Rimetti le prime { $number } carte nell’ordine che vuoi.
}
event-shuffled = Il mazzo di pesca viene mescolato.
event-swapped = La prima e l’ultima carta del mazzo si scambiano di posto.
event-catomic = { $number ->
    [one] Il mazzo viene mescolato, e il suo Exploding Kitten è in cima!
   *[other] Il mazzo viene mescolato, e i suoi { $number } Exploding Kitten sono in cima!
}
event-catomic-none = Nel mazzo non c’è nessun Exploding Kitten.
event-put-on-pile = { $who } mette «{ $card }» sul mazzo di pesca.
event-put-on-pile-you = Metti «{ $card }» sul mazzo di pesca.
event-put-on-pile-unseen = { $who } mette una carta sul mazzo di pesca.
event-put-on-pile-unseen-you = Metti una carta sul mazzo di pesca senza vederla.
event-put-on-mat = { $who } mette il Gatto Divino sul tappetino.
event-put-on-mat-you = Metti il Gatto Divino sul tappetino.
event-surfaced = L’Imploding Kitten è in cima al mazzo, a faccia in su!

## From hand to hand

event-gave = { $who } dà «{ $card }» a { $other }.
event-gave-you = Dai «{ $card }» a { $other }.
event-gave-to-you = { $who } ti dà «{ $card }».
event-gave-unseen = { $who } dà una carta a { $other }.
event-gave-unseen-you = Dai una carta a { $other } senza vederla.
event-gave-unseen-to-you = { $who } ti dà una carta.
event-stole = { $who } prende «{ $card }» dalla mano di { $other }.
event-stole-you = Prendi «{ $card }» dalla mano di { $other }.
event-stole-to-you = { $who } prende «{ $card }» dalla tua mano.
event-stole-unseen = { $who } prende una carta dalla mano di { $other }.
event-stole-unseen-you = Prendi una carta dalla mano di { $other }.
event-stole-unseen-to-you = { $who } prende una carta dalla tua mano.
# $who was asked for $card in vain
event-found-none = { $who } non ha nessuna carta «{ $card }».
event-found-none-you = Non hai nessuna carta «{ $card }».
# $other wears the crown
event-took-stored = La Torre del Potere protegge { $other }. { $who } prende dalla riserva «{ $card }».
event-took-stored-you = La Torre del Potere protegge { $other }. Prendi dalla riserva «{ $card }».
event-took-stored-to-you = La Torre del Potere ti protegge. { $who } prende dalla riserva «{ $card }».
event-took-stored-unseen = La Torre del Potere protegge { $other }. { $who } prende una carta dalla riserva.
event-took-stored-unseen-you = La Torre del Potere protegge { $other }. Prendi una carta dalla riserva.
event-took-stored-unseen-to-you = La Torre del Potere ti protegge. { $who } prende una carta dalla riserva.
event-took-discarded = { $who } prende «{ $card }» dalla pila degli scarti.
event-took-discarded-you = Prendi «{ $card }» dalla pila degli scarti.
event-marked = D’ora in poi tutti vedono questa carta nella mano di { $who }: «{ $card }».
event-marked-you = D’ora in poi tutti vedono questa carta nella tua mano: «{ $card }».
event-marked-unseen = Una carta nella mano di { $who } viene girata verso l’esterno, visibile agli altri.
event-marked-unseen-you = Una carta nella tua mano viene girata verso l’esterno, visibile agli altri.

## Blind players

event-went-blind = { $who } gioca alla cieca: le sue carte stanno a faccia in giù finché non pesca senza esplodere.
event-went-blind-you = Giochi alla cieca: le tue carte stanno a faccia in giù finché non peschi senza esplodere.
event-saw-again = { $who } vede di nuovo tutte le sue carte ({ $cards }).
event-saw-again-you = Vedi di nuovo le tue carte ({ $cards }).
event-saw-again-unseen = { $who } non gioca più alla cieca.
event-saw-again-unseen-you = Non giochi più alla cieca.
event-turned-over = { $who } scopre una carta alla cieca: «{ $card }».
event-turned-over-you = Scopri una carta alla cieca: «{ $card }».

## In front of players

event-laid-barking = Davanti a { $who } c’è un Barking Kitten.
event-laid-barking-you = Davanti a te c’è un Barking Kitten.
# I'll Take That lies in front of $who and belongs to $other
event-laid-own = «{ $card }» resta davanti a { $who }.
event-laid-own-you = «{ $card }» resta davanti a te.
event-laid-before = Davanti a { $who } c’è «{ $card }» di { $other }.
event-laid-before-you = Davanti a te c’è «{ $card }» di { $other }.
event-laid-before-to-you = Davanti a { $who } c’è la tua carta «{ $card }».
event-laid = Davanti a { $who } c’è «{ $card }»: la prossima carta pescata lì sarà di { $other }.
event-laid-you = Davanti a te c’è «{ $card }»: la prossima carta che peschi sarà di { $other }.
event-laid-to-you = Davanti a { $who } c’è «{ $card }»: la prossima carta pescata lì sarà tua.
event-cleared = La carta davanti a { $who } viene scartata: «{ $card }».
event-cleared-you = La carta davanti a te viene scartata: «{ $card }».
event-cleared-tower = La Torre del Potere davanti a { $who } viene scartata con la sua riserva.
event-cleared-tower-you = La Torre del Potere davanti a te viene scartata con la sua riserva.
event-crowned = { $number ->
    [one] { $who } porta la corona e custodisce una riserva di una carta.
   *[other] { $who } porta la corona e custodisce una riserva di { $number } carte.
}
event-crowned-you = { $number ->
    [one] Porti la corona e custodisci una riserva di una carta.
   *[other] Porti la corona e custodisci una riserva di { $number } carte.
}

## Armageddon

# $card lies in front of $other, $rest in front of $who
event-assigned = { $who } mette «{ $card }» davanti a { $other } e «{ $rest }» davanti a sé.
event-assigned-you = Metti «{ $card }» davanti a { $other } e «{ $rest }» davanti a te.
event-assigned-to-you = { $who } mette «{ $card }» davanti a te e «{ $rest }» davanti a sé.
event-assigned-unseen = Gatto Divino e Gatto Diabolico sono a faccia in giù: uno davanti a { $other }, uno davanti a { $who }.
event-assigned-unseen-you = Gatto Divino e Gatto Diabolico sono a faccia in giù: uno davanti a { $other }, uno davanti a te.
event-assigned-unseen-to-you = Gatto Divino e Gatto Diabolico sono a faccia in giù: uno davanti a te, uno davanti a { $who }.
event-kept = { $who } tiene la carta che ha davanti.
event-kept-you = Tieni la carta che hai davanti.
event-exchanged = { $who } scambia le due carte.
event-exchanged-you = Scambi le due carte.
event-got-godcat = { $who } riceve il Gatto Divino.
event-got-godcat-you = Ricevi il Gatto Divino.
event-got-devilcat = { $who } riceve il Gatto Diabolico!
event-got-devilcat-you = Ricevi il Gatto Diabolico!
event-claimed-back = Il Gatto Divino torna sul tappetino.
