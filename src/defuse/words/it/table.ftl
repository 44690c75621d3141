### Che cosa mostra e chiede un tavolo. Le parole da scrivere (draw, nope, pass, insert, quit ...) sono uguali in ogni lingua.
### $who e $other sono nomi di chi gioca; $card è un titolo, $cards, $row e $set sono liste di titoli.
### Le righe che finiscono con una lista di titoli non hanno il punto, perché «No!» ha già il suo segno.

## Players

# One line for each player; $facts are the following messages, with semicolons between them
table-player = { $who }: { $facts }
table-you = Tu: { $facts }
table-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
table-out = fuori
table-blind = alla cieca
table-marked = visibile a tutti: { $cards }
table-known = sai che ha: { $cards }
table-in-front = davanti: { $card }
# I'll Take That, and whose it is
table-in-front-from = davanti: { $card } (di { $who })
table-in-front-from-you = davanti: { $card } (tua)
# The Tower of Power
table-crown = { $number ->
    [one] corona, riserva: 1 carta
   *[other] corona, riserva: { $number } carte
}

## Piles and direction

table-draw-pile = { $number ->
    [one] Mazzo di pesca: 1 carta.
   *[other] Mazzo di pesca: { $number } carte.
}
# $cards: the deadly kittens that can still go off
table-draw-pile-kittens = { $number ->
    [one] Mazzo di pesca: 1 carta; in gioco: { $cards }.
   *[other] Mazzo di pesca: { $number } carte; in gioco: { $cards }.
}
table-discard-pile = { $number ->
    [one] Pila degli scarti: 1 carta, in cima «{ $card }».
   *[other] Pila degli scarti: { $number } carte, in cima «{ $card }».
}
table-discard-pile-empty = Pila degli scarti: vuota.
table-clockwise = Si gioca in senso orario.
table-counterclockwise = Si gioca in senso antiorario.
# $row has a question mark for every place that is not known
table-pile-from-top = Il mazzo dalla cima: { $row }
table-pile-bottom = In fondo al mazzo: «{ $card }».
table-mat = Sul tappetino: { $cards }.
table-play-returns = Dopo questo attacco si torna a chi l’ha giocato.
# The chance that the next draw goes off, as far as the reader can know
table-risk = Rischio della prossima pescata: { $percent }%
# I'll Take That lies in front of the player: the card goes to $who
table-risk-for = { $who } prende questa carta: { $percent }% per { $who }

## Hand and turn

table-hand = La tua mano: { $cards }
table-hand-marked = La tua mano: { $cards } (visibile a tutti: { $marked }).
table-hand-empty = La tua mano è vuota.
table-hand-blind = { $number ->
    [one] La tua mano: 1 carta, a faccia in giù, perché giochi alla cieca.
   *[other] La tua mano: { $number } carte, a faccia in giù, perché giochi alla cieca.
}
table-your-turn = Tocca a te.
# $number is at least 2
table-your-turns = Tocca a te. Devi giocare { $number } turni.

## What has been laid down, in short

action-pair = una coppia
action-triple = un tris
action-five = una combinazione di cinque carte

## Questions

ask-give = Devi una carta a { $other }. Quale dai?
ask-put = Quale carta metti sul mazzo?
ask-insert = Dove metti «{ $card }» nel mazzo?
ask-order = In quale ordine rimetti le carte?
ask-defuse = Come ti salvi da «{ $card }»?
ask-assign = Gatto Divino e Gatto Diabolico: quale metti davanti a qualcun altro?
ask-keep = { $other } ha messo una carta a faccia in giù davanti a te. La tieni o la scambi?
ask-take = Stai guardando «{ $card }».
ask-pick = { $other } ha il Gatto Divino. Che cosa prendi?
ask-target = Hai scoperto «{ $card }». Per chi è?

## Prompts, followed by a > sign

prompt-turn = Che cosa fai?
prompt-nope = { $who } gioca { $card }: nope, oppure Invio per lasciar fare
prompt-nope-nope = { $who } dice No!: nope, oppure Invio per lasciar fare
prompt-now = { $who } sta per pescare: una carta ORA, oppure Invio per lasciar fare
prompt-depth = Da 0 (cima) a { $number } (fondo)
prompt-order = I numeri nel nuovo ordine, prima la cima, oppure Invio per lasciarle così
prompt-cards = Quali carte?
# Of several cards of a kind: $number of those that are used are marked
prompt-marked = Quale di queste?
choice-marked = { $number ->
    [0] una che nessuno ha visto
    [1] quella che tutti vedono
   *[other] { $number } che tutti vedono
}
prompt-as = Come quale carta?
prompt-target = Contro chi?
prompt-name = Quale carta chiedi?
prompt-discarded = Quale carta prendi?
prompt-five = Quali cinque? Numeri da 1 a { $number }
# Behind one of these at the plain table
prompt-or-back = { $prompt } (Invio: indietro)
prompt-watch = Invio per vedere come va a finire, oppure quit
prompt-another = Un’altra partita? (s/N)
# The answers that mean yes, with spaces between them
prompt-another-yes = s sì si y yes

## The list of moves

menu-draw = Pesca una carta; il tuo turno finisce.
menu-both = Entrambi i Barking Kitten: a qualcuno serve un Disinnesgatto.
menu-godcat-as = Il Gatto Divino come un’altra carta.
# $sets: cards that go together
menu-pair = Con { $sets } ruba una carta a caso.
menu-triple = Con { $sets } chiedi una certa carta.
menu-sets-two = { $first } oppure { $second }
# $number is at least 3
menu-sets-many = una di { $number } combinazioni
menu-five = Cinque diverse: prendi una carta dagli scarti.
menu-blind = Scopri una carta a caso della tua mano.
menu-nope = Blocca tutto con un No!
menu-pass = Lascia fare.
menu-give = Dai «{ $card }».
menu-put = Metti sul mazzo «{ $card }».
menu-insert = Scegli dove va; 0 è la cima.
menu-order = Scegli il nuovo ordine, prima la carta in cima.
menu-defuse = Usa un Disinnesgatto.
menu-defuse-with-godcat = Usa il Gatto Divino come Disinnesgatto.
menu-hold = Trattienilo con il tuo Streaking Kitten, in segreto.
menu-assign = Qualcun altro riceve «{ $card }», a meno che non scambi.
menu-keep = Tieni la carta che hai davanti.
menu-swap = Scambiala con l’altra.
menu-take = Prendi «{ $card }».
menu-top = Metti in cima al mazzo «{ $card }».
menu-pick-godcat = Prendi il Gatto Divino.
menu-pick-random = Prendi a caso un’altra carta.
menu-target = Giocala contro { $who }.

## When something typed cannot be understood

say-lost = Scrivi ? per vedere che cosa puoi fare, oppure help.
say-no-number = Il numero { $number } non c’è; scrivi ? per vedere che cosa puoi fare.
say-not-aimed = Questa mossa non si può rivolgere contro { $who }.
say-depth = Scrivi un numero da 0, la cima, a { $number }, il fondo.
say-order = Scrivi una volta ogni numero da 1 a { $number }, prima la nuova carta in cima.
say-not-in-list = Questo non è nella lista.
say-unknown-card = Non c’è nessuna carta «{ $name }».
say-unknown-card-meant = Non c’è nessuna carta «{ $name }». Intendevi «{ $meant }»?
say-unknown-player = Al tavolo non c’è «{ $name }». Giocano: { $players }.
say-no-move = «{ $text }» non è una mossa. Scrivi ? per vedere che cosa puoi fare.
# $shape: how the move is written, the same in every language
say-write = Scrivi: { $shape }

deed-ask-again = Chiedimelo di nuovo
let-draws = Da ora si pesca sempre senza chiedertelo.
let-all = Da ora passa tutto senza chiedertelo, fino al tuo turno.
let-nothing = Ora te lo si chiede di nuovo.

## Help. The left column stays as it is typed.

help-moves = Scrivi il numero di una mossa, oppure la mossa stessa: attack, favor @Ben, pair tacocat tacocat @Cem, insert 3, nope, pass. Il nome di una carta si può abbreviare finché è chiaro quale intendi, e la @ si può tralasciare.
help-list = che cosa puoi fare ora
help-table = il tavolo come lo vedi tu
help-hand = le tue carte
help-discard = l’intera pila degli scarti
help-risk = quanto rischi alla prossima pescata, per quanto puoi sapere
help-hint = un suggerimento: uno spunto; di nuovo per una mossa, e ancora per il perché
help-log = che cosa è successo finora, per quanto ne sai, o solo le ultime cose
help-card = che cosa fa una carta, e come di preciso; help da solo mostra questo
help-rules = che cosa dice una regola
help-let-nothing = farti chiedere di nuovo
help-save = salva la partita in un file; viene conservata anche senza
help-quit = lascia il tavolo; la partita resta salvata
