### Il tavolo disegnato e le sue finestre di dialogo.
### $who e $other sono nomi di chi gioca; $card è un titolo, $cards una lista di titoli.

## The table

# In the frame of whose turn it is; $number is at least 2
screen-owes = { $number } turni
screen-draw-pile = Mazzo di pesca: { $number }
screen-discard-pile = Scarti: { $number }
# Title of the meter: how likely the next draw goes off
screen-risk = Rischio se peschi
screen-risk-none = nessuno
screen-risk-sure = Esplode!
# $percent: a number such as 12.5
screen-risk-percent = { $percent }%
# The way the Collar of Shame points
screen-clockwise = ↻ in senso orario
screen-counterclockwise = ↺ in senso antiorario
# The last line: keys, and what they show
screen-keys = ? tasti · h aiuto · c carta · x scarti · v tavolo · l cronaca · q esci

## What is asked and waited for

screen-about-to-draw = { $who } sta per pescare.
screen-noped = { $who } dice No!
screen-plays = { $who } gioca { $card }.
screen-plays-at = { $who } gioca { $card } contro { $other }.
screen-plays-at-you = { $who } gioca { $card } contro di te.
screen-reactions = Qualcuno dice «No!»?
# $names: one or more players
screen-waiting = In attesa di { $names } …
# Time left to say Nope
screen-seconds = { $number } s
screen-time-up = Tempo scaduto: si va avanti.
screen-look = Guarda con calma prima di nascondere le tue carte.

## What can be done, on small buttons beside a key

deed-draw = Pesca
deed-both = I due Barking Kitten
deed-godcat-as = Gatto Divino come …
deed-pair = Coppia
deed-triple = Tris
deed-five = Cinque diverse
deed-blind = Scopri una carta
deed-nope = No!
deed-pass = Lascia fare
deed-insert = Rimetti nel mazzo
deed-order = Metti in ordine
deed-defuse = Disinnesca
deed-defuse-with-godcat = Usa il Gatto Divino
deed-hold = Trattienilo
deed-assign = Dai «{ $card }»
deed-keep = Tieni
deed-swap = Scambia
deed-take = Prendila
deed-top = Rimettila in cima
deed-pick-godcat = Gatto Divino
deed-pick-random = Una carta a caso
deed-hide = Nascondi le carte

## Dialogs; the hints name keys

dialog-choose-hint = Numero o Invio · Esc: indietro
dialog-choose-must-hint = Numero o Invio
dialog-order-hint = Numeri dalla cima in giù · Backspace · Invio: fatto
dialog-several-hint = Numeri · Invio: fatto · Esc: indietro
dialog-depth-hint = Frecce, Home, Fine o un numero · Invio
dialog-reader-hint = Scorri con le frecce · Esc: indietro
dialog-line-hint = Invio: fatto · Esc: indietro
dialog-depth-top = In cima: va a chi pesca dopo.
# $number is at least 1
dialog-depth-under = { $number ->
    [one] Sotto 1 carta.
   *[other] Sotto { $number } carte.
}
dialog-depth-bottom = { $number ->
    [one] In fondo, sotto 1 carta.
   *[other] In fondo, sotto { $number } carte.
}

## From hand to hand

hand-over-to = Ora tocca a { $who }.
hand-over-confirm = { $who }, prendi la tastiera e premi Invio quando nessun altro guarda.
call-out = Chi vuole reagire preme il proprio numero. Invio: nessuno.

## Reading

screen-help = Tasti e segni
screen-which-card = Quale carta?
screen-table = Il tavolo
screen-story = Che cosa è successo
screen-save = Salva la partita come
# How fast the others play, from 1 to $most
screen-pace = Velocità { $number } di { $most }
key-moves = Ciò che puoi fare ora è scritto sotto la tua mano, ogni cosa con il suo tasto. Le carte illuminate si possono giocare.
key-cards = gioca una carta
key-look = guarda una carta
key-card = come funziona di preciso
key-discard = l’intera pila degli scarti
key-table = il tavolo a parole
key-story = tutto ciò che è successo
key-hint = chiedere all’allenatore
key-pace = più veloce, più lento
key-hurry = avanti subito
key-colours = chiaro o scuro
key-save = salva la partita in un file
key-front = è davanti a qualcuno
key-marked = tutti conoscono questa carta
key-known = tu conosci questa carta
key-on-top = è a faccia in su in cima al mazzo di pesca
key-quit = esci; la partita resta salvata

## The end

screen-won = { $who } vince la partita!
screen-you-won = Hai vinto!
end-again = Gioca ancora
end-start = Scegli un’altra partita
end-look = Leggi che cosa è successo
end-record = Salva la registrazione, per «defuse replay»
end-leave = Esci
end-coach = Che cosa è stato fortuna, che cosa bravura?

## When it cannot be shown

# $columns and $rows: what there is
screen-too-small = Questa finestra ha { $columns } × { $rows } caratteri; per il tavolo ne servono { $wide } × { $high }. Ingrandiscila, oppure gioca con «defuse play --plain».
