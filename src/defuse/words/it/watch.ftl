### Guardare i bot e rivedere partite registrate. Le parole da scrivere sono uguali in ogni lingua.

# Whose turn it is; $number: turns to take
watch-turn = { $number ->
    [one] Turno: { $who }
   *[other] Turno: { $who }, { $number } turni da giocare
}
# $row: all cards of the draw pile, as far as they are known
watch-pile = Il mazzo dalla cima: { $row }
watch-paused = In pausa.

## Prompts, followed by a > sign

watch-how = Invio va avanti di un passo, run prosegue senza fermarsi, ? mostra che altro si può fare.
# $place: how many moves have been made; $number: how many there are
watch-prompt = { $number ->
    [one] Mossa { $place } di 1
   *[other] Mossa { $place } di { $number }
}
watch-prompt-live = Mossa { $place }
watch-prompt-end = Mossa { $place }, fine
watch-unknown = «{ $text }» qui non si può fare; ? mostra che cosa si può.

## Help. The left column stays as it is typed.

watch-help-next = che cosa succede dopo
watch-help-back = un passo indietro
watch-help-go = al tavolo dopo N mosse
watch-help-run = prosegue senza fermarsi; Invio o Ctrl-C lo ferma
watch-help-end = alla fine della partita
watch-help-seat = vedi come questa persona
watch-help-above = vedi tutto
watch-help-table = il tavolo come si vede da qui
watch-help-pile = l’intero mazzo di pesca, per quanto si vede da qui
watch-help-log = che cosa è successo finora
watch-help-quit = smetti di guardare

## The watch screen

# Beside the name of a key, on small buttons
film-run = Avvia
film-pause = Pausa
film-back = Indietro
film-on = Avanti
film-speed = Velocità
# From whose seat the game is seen
film-seat = Vista
film-card = Carte
film-discard = Scarti
film-story = Cronaca
film-keys = Tasti
film-record = Salva la registrazione
film-again = Un’altra partita
film-leave = Esci
# The names of two keys, as they are printed on keyboards
film-key-home = Home
film-key-end = Fine
# Where the film stands, with dots between these
film-place = Mossa { $place } di { $length }
# The game still goes on
film-place-so-far = Mossa { $place }
film-from-above = dall’alto
film-from-seat = come vede { $who }
film-as-spectator = dal pubblico
film-moves-a-second = { $number ->
    [one] 1 mossa al secondo
   *[other] { $number } mosse al secondo
}
# $number is at least 2
film-seconds-a-move = una mossa ogni { $number } secondi
film-running = in corso
film-paused = in pausa
# The end of a record whose game is not over
film-breaks-off = qui finisce la registrazione
# Title of the meter: what the player whose turn it is knows of the risk
film-risk = Rischio secondo { $who }
# What the keys do
film-key-run = avvia e metti in pausa
film-key-on = un passo avanti
film-key-back = un passo indietro
film-key-begin = all’inizio
film-key-to-end = alla fine della partita
film-key-leap = un decimo della partita indietro o avanti
film-key-speed = più veloce, più lento
film-key-seat = da un altro posto, oppure dall’alto
film-key-card = come funziona una carta
film-key-pile = il mazzo di pesca, per quanto è noto
film-key-record = salva la registrazione a partita finita
film-key-again = un’altra partita quando questa è finita
film-key-leave = esci
film-goodbye = Grazie per aver guardato. Ciao!
