### What only the browser says: the table there, its dialogs and its settings.
### $who and $other are names of players; $card is a title, $cards a list of titles.

## Players and the table

browser-players = Chi gioca
# Under the name of whose turn it is: one short word or two
browser-plays-now = gioca
browser-winner = ha vinto
browser-bot = bot
browser-reconnecting = si ricollega
browser-absent = assente
browser-away = assente, gioca un bot
# Before pressing a player at whom a card can be aimed; $facts is a list
browser-aim = Scegli { $who }: { $facts }
browser-turn-of = Tocca a { $who }.
browser-in-play = Ancora in gioco: { $cards }
# Before the cards of the draw pile that one remembers, each with its number from the top
browser-remembered = Ti ricordi:
# The same for who sees all cards, in a replay
browser-in-the-pile = Nel mazzo di pesca:
browser-mat = Sul tappetino:
browser-hand = { $number ->
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $number } carte
}
browser-usable = si può usare ora
browser-marked = vista da tutti

## What one does

browser-tap-a-card = Tocca una carta per giocarla, oppure pesca.
browser-tap-to-give = Tocca la carta che scegli.
browser-not-now = Ora non si può usare.
browser-not-your-turn = Non è il tuo turno.
browser-you-are-out = Sei fuori. Guarda come va a finire.
browser-play = Gioca { $card }
browser-give = Dai { $card }
browser-put = Metti giù { $card }
# A kitten is known to lie on top of the pile
browser-draw-sure = In cima c’è un gattino. Lo peschi?
browser-draw-anyway = Pesca lo stesso
# Where several are possible, which is asked next
browser-pair-which = Coppia …
browser-triple-which = Tris …
browser-back = Indietro
browser-exactly = { $card }: come di preciso?
browser-how-exactly = Come di preciso?
# Large over the table, when somebody has survived a kitten
browser-defused = Disinnescato!

## Reacting

browser-nope = No! a { $card } di { $who }
browser-nope-pair = No! alla coppia di { $who }
browser-nope-triple = No! al tris di { $who }
browser-nope-five = No! alle cinque carte diverse di { $who }
browser-yup = Sì: No! al No! di { $who }
browser-nope-nope = No! al No! di { $who }
browser-play-now = Gioca { $card }
browser-answered = Lasci fare.
# Before somebody draws, when a card can still be played in between: this time and from now on
browser-let-all-draw = Lascia sempre pescare
browser-lets-all-draw = Lasci sempre pescare. Chiedimelo di nuovo
browser-let-all-happen = Lascia passare tutto fino al mio turno
browser-lets-all-happen = Tutto passa fino al tuo turno. Chiedi di nuovo

## Dialogs

browser-close = Chiudi
browser-which-five = Quali cinque carte diverse?
# $number of 5 are chosen
browser-five-chosen = { $number } di 5: avanti
browser-depth = A che profondità
browser-higher = più su
browser-deeper = più giù
browser-on-top = in cima
browser-at-bottom = in fondo
browser-anywhere = a caso
# The card that is known to lie right above or below the chosen place
browser-above = Subito sopra c’è: { $card }
browser-below = Subito sotto c’è: { $card }
browser-order-hint = Trascina le carte o usa le frecce; la prima si pesca per prima.
browser-move-up = { $card }: più in alto
browser-move-down = { $card }: più in basso

## For who has never played

browser-help = Aiuto
browser-short = Il gioco in breve
browser-short-turn = Nel tuo turno puoi giocare tutte le carte che vuoi. Poi ne peschi una.
browser-short-kitten = Con un Exploding Kitten sei fuori, a meno che tu abbia un Disinnesgatto: allora nascondi di nuovo il gattino nel mazzo.
browser-short-nope = Chiunque può bloccare quasi tutto con un No!, e un No! con un altro No!
browser-short-cats = Due gatti uguali rubano una carta a qualcuno. Tocca una carta per leggere che cosa fa.
browser-short-end = Vince chi resta per ultimo.

## Keys and signs

browser-key-card = scegli la carta con questo numero
browser-key-hand = vai alle tue carte; le frecce passano da una all’altra
browser-key-hint = chiedere all’allenatore
# A button: for a hint
browser-hint = Chiedi all’allenatore
browser-key-crown = porta la corona della Torre del Potere
browser-key-blind = non vede le proprie carte
browser-key-away = è assente o ha perso la connessione

## Talking

browser-chat = Chat
browser-say = Di’ qualcosa di breve
browser-send = Invia
browser-muted = Chi ospita ti ha tolto la parola.
emote-laugh = ah ah!
emote-wow = wow!
emote-cry = oh no
emote-angry = grrr!
emote-love = che bello
emote-think = mmh …
emote-hurry = dai, su!
emote-sorry = scusa
emote-well-played = ben giocato!
emote-oops = ops

## Settings and the line

browser-settings = Impostazioni
browser-language = Lingua
browser-appearance = Colori
browser-appearance-system = come il sistema
browser-appearance-light = chiari
browser-appearance-dark = scuri
browser-volume = Volume
browser-vibration = Vibrazione
browser-letter-keys = Tasti singoli, come D per pescare
browser-sound-off = Il suono è spento
browser-pause = Metti in pausa
browser-go-on = Riprendi la partita
browser-paused = La partita è in pausa.
browser-leave = Lascia il tavolo
browser-leave-sure = Lasciare il tavolo?
browser-leave-alone = Così la partita finisce: resterebbero solo bot. Per continuare più tardi basta chiudere questa pagina; il tuo tavolo ti aspetta.
browser-leave-others = Un bot gioca al tuo posto, e in questa partita non puoi tornare. Se devi solo assentarti un momento, chiudi semplicemente questa pagina.
browser-leave-end = Termina la partita
browser-leave-go = Lascia
browser-stay = Resta
browser-line-lost = La connessione è caduta; torna subito …
