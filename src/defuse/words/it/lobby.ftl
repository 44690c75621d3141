### Il browser fuori dalla partita: l'ingresso, la stanza prima di una partita, il dopo e le repliche.

## L'ingresso

landing-what = Un gioco di carte di gatti, bombe e nervi saldi: pesca finché hai coraggio, e non esplodere.
landing-play = Gioca subito contro i bot
landing-friends = Gioca con gli amici
    .text = Apre una stanza e ne copia il link. Non serve nessun account.
landing-learn = Impara a giocare
landing-watch = Guarda giocare i bot
landing-puzzles = Rompicapi
landing-opening = Un attimo …
landing-dealing = Si distribuiscono le carte …
landing-unofficial = Defuse è un progetto libero e non ufficiale di appassionati. Non appartiene a Exploding Kittens, Inc., che non lo sostiene né lo approva. Testi, disegni e suoni sono tutti nostri.
landing-home = Alla pagina iniziale
# The way back to one’s running games. $how: one of those below; $time: what is left on the clock, such as 0:31
landing-running = Le tue partite in corso
landing-back = Torna al tuo tavolo: { $how }
landing-back-timed = Torna al tuo tavolo: { $how }, { $time }
landing-back-turn = tocca a te
landing-back-asked = devi rispondere
landing-back-other = gioca { $who }
landing-back-on = la partita continua
landing-back-out = sei fuori
landing-back-paused = in pausa

## Invitare

lobby-invite = Invita gli amici
lobby-link = Link a questa stanza
lobby-copy = Copia il link
lobby-copied = Il link è copiato: mandalo ai tuoi amici.
lobby-copy-yourself = Il tuo browser non ci lascia copiare il link: è selezionato, copialo tu.
lobby-only-here = Questo link funziona solo su questo computer: per invitare altri apri Defuse all’indirizzo di rete che il server ha mostrato.
lobby-share = Condividi …
# Ciò che si manda insieme al link
lobby-share-text = Gioca a Defuse con me! Apri il link, siediti, non serve un account.
lobby-qr = Codice QR del link
    .text = Inquadralo con un telefono e sei in questa stanza.

## Chi c'è

lobby-title = Stanza
lobby-table = Il tavolo
lobby-your-name = Il tuo nome
lobby-choose-cat = Scegli il tuo gatto
# $number: 1, 2, 3 …
lobby-cat = Gatto { $number }
lobby-sit = Siediti
lobby-sit-next = Prendi posto per la prossima partita
lobby-stand = Alzati
lobby-change = Cambia nome o gatto
# Per chi usa un lettore di schermo. $number: del posto, da 1
lobby-seat = Posto { $number }:
lobby-sit-here = siediti qui
# $strength: quanto è bravo, per esempio «normali»
lobby-bot-strength = bot, { $strength }
lobby-bot-temper = { $strength }, { $temper }
temper-bold = audace
temper-cautious = prudente
temper-vengeful = vendicativo
lobby-you = tu
lobby-host = ospita
lobby-muted = senza voce
lobby-presence-here = presente
lobby-presence-reconnecting = si ricollega …
lobby-presence-away = assente, gioca un bot
lobby-presence-left = non c’è più
lobby-bench = Panchina
lobby-visitor = Qualcuno
lobby-fewer-seats = Un posto in meno
lobby-more-seats = Un posto in più
lobby-seats = { $number ->
    [one] 1 posto
   *[other] { $number } posti
}
lobby-watching = Guardi dalla panchina.
lobby-fair = Carte oneste
lobby-next-seat = Avrai un posto quando comincia la prossima partita.
lobby-leave = Lascia la stanza
lobby-last-replay = Replica dell’ultima partita

## Che cosa può fare chi ospita

# $name: una persona
lobby-powers = Che cosa fare con { $name }?
lobby-hand-over = Affida la stanza a { $name }
lobby-mute = Togli la voce
lobby-unmute = Ridai la voce
lobby-remove = Allontana dalla stanza
# $name: a person
lobby-remove-sure = { $name } deve lasciare subito la stanza; un bot gioca al suo posto.
lobby-done = Fatto

## Cominciare

lobby-begin = Comincia
lobby-begin-hint = { $number ->
    [0] A ogni posto siede una persona.
    [one] Un bot prende il posto vuoto.
   *[other] I bot prendono i { $number } posti vuoti.
}
lobby-waiting-for = { $name } avvia la partita.
lobby-waiting-for-host = Chi ospita avvia la partita.
lobby-no-line = La connessione è caduta; sta tornando …

## Che cosa si gioca

settings-title = La partita
settings-change = Cambia la partita
# $game: the title of a box, a mix or a recipe
settings-will-play = Si gioca: { $game }
settings-what = Che cosa si gioca
settings-boxes = Scatola
settings-recipes = Ricetta
settings-own = La tua ricetta
settings-expansions = Con le espansioni
# Cards of an expansion that stay in the box
settings-leave-out = Carte delle espansioni con cui si gioca
# How many card titles stay in the box
settings-left-out = { $number ->
    [0] Togli delle carte
    [one] 1 carta resta fuori
   *[other] { $number } carte restano fuori
}
# $from e $to: in quanti si può giocare
settings-players = da { $from } a { $to } giocatori
settings-players-exactly = { $number } giocatori
settings-who = Chi gioca
settings-bots = Bot nei posti vuoti
settings-own-bot = un programma sulla macchina di questo server
settings-time = Tempo
settings-window = Per reagire
settings-window-text = Per quanto tutti possono dire «No!». È lo stesso per ogni carta.
settings-turn = Per un turno
settings-turn-text = Poi si usa una riserva di tempo, poi si gioca la mossa più semplice.
settings-seconds = { $number } s
settings-unlimited = senza limite
settings-quick = Bot svelti
    .text = I bot rispondono prima e le pause sono più brevi.
settings-rules = Regole
settings-as-printed = come da regolamento
settings-changed = { $number ->
    [one] 1 diversa dal regolamento
   *[other] { $number } diverse dal regolamento
}
# $value: che cosa dice il regolamento
settings-printed = come da regolamento ({ $value })
settings-all-printed = Tutto come da regolamento
settings-seat = posto { $number }
settings-first-player = A chi tocca il primo turno.
settings-loading = Caricamento dei giochi …
settings-only-host = Solo chi ospita può cambiarlo.

## Una ricetta propria

own-text = Ricetta come testo (TOML)
own-upload = Carica un file
own-form = Come modulo
own-as-text = Come testo
own-title = Titolo
own-from = Giocatori da
own-to = a
own-hand = Carte con cui tutti cominciano
own-defuses = e Disinnesgatti
own-cards = Carte
own-cards-text = Un numero, o uno che dipende dai giocatori, per esempio «players - 1».
own-add = Aggiungi una carta
own-remove = Togli { $card }
own-checking = Si controlla …
own-fine = Si può giocare: { $players }
own-wrong = Non si può ancora giocare:
own-wrong-marked = Non si può ancora giocare. Ogni campo segnato dice perché.
own-line = Riga { $number }
# What is wrong with a recipe, after the line and the field: what should stand there, and what does.
own-expected = Serve: { $expected }. Ora c’è: { $found }.
own-unreadable = questo non è TOML ({ $words })
own-expected-number = un numero da { $low } a { $high }
own-expected-title = una riga di testo di al massimo { $number } lettere
own-expected-table = una tabella
own-expected-players = da { $low } a { $high } giocatori, prima il numero più piccolo
own-expected-every = un numero per ogni numero di giocatori
own-expected-case = un numero di giocatori da { $low } a { $high }, oppure else
own-expected-count = un numero, oppure un testo come «players - 1»
own-expected-card = almeno una carta
own-expected-kind = il nome di una carta
own-expected-kind-like = il nome di una carta, forse { $name }
own-expected-one-of = uno di { $names }
own-expected-kittens = almeno un gattino mortale in meno dei giocatori; con uno Streaking Kitten, uno per ogni giocatore
own-expected-either = { $one } o { $other }
own-expected-armageddon = 1, perché c’è Armageddon
own-expected-defuses = almeno quanti ne ricevono tutti all’inizio
own-expected-storage = { $number } per la riserva della Torre del Potere
own-expected-deal = { $number } carte da dare, { $each } a testa
own-expected-most = al massimo { $number } carte
own-found-key = una parola sconosciuta
own-found-kind = una carta sconosciuta
own-found-option = un’altra opzione
own-found-nothing = niente
own-found-players = da { $low } a { $high }
own-found-list = una lista
own-found-none-for = nessuno per { $players } giocatori
own-found-at = { $number } con { $players } giocatori
own-found-at-all = { $number } con { $low }–{ $high } giocatori
own-not-a-form = Questo testo non si può mostrare come modulo; prima correggilo come testo.
own-first-title = La mia ricetta

## Dopo la partita

after-won = { $name } vince!
after-won-you = Hai vinto!
after-again = Gioca ancora
after-again-waiting = { $name } può avviare la rivincita.
after-places = Com’è finita
# $number: 1 per chi ha vinto
after-place = { $number }º posto
after-statistics = Com’è andata
after-drawn = Carte pescate
after-kittens = Gattini pescati
after-defused = Disinnescati
after-nopes = Carte No!
after-played = Carte giocate
after-stolen = Carte rubate
after-luck = Fortuna
    .text = Ogni pescata è un rischio. Tutti insieme dicono quanti gattini c’era da aspettarsi: chi ne ha pescati meno ha avuto fortuna.
# $expected: per esempio 1,3; $number: Kitten pescati
after-luck-of = { $name }: { $expected } gattini previsti, { $number } pescati
after-lucky = fortuna
after-very-lucky = gran fortuna
after-unlucky = sfortuna
after-very-unlucky = gran sfortuna
after-even = come previsto
after-expected = previsti
after-really = pescati
after-scores = Partite vinte in questa stanza
after-score = { $number ->
    [one] 1 partita
   *[other] { $number } partite
}
after-replay = Guarda la replica
after-record = Registrazione
after-check = Controlla le carte
after-scenario = Scenario
after-downloads = Scarica
after-share = Condividi la replica
# $name: chi ha vinto; $game: che cosa si è giocato
after-share-text = { $name } ha vinto una partita a Defuse ({ $game }). Guardala qui:
after-copied = Il link alla replica è copiato.
after-show-table = Mostra il tavolo
after-show-result = Mostra il risultato
after-next = La prossima partita

## Repliche

replay-title = Replica
replay-seen = Vista
replay-above = dall’alto
replay-by = come { $name }
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-back = Un passo indietro
replay-start = All’inizio
replay-end = Alla fine
replay-speed = Velocità
replay-times = { $number }×
# $number di $all
replay-step = Passo { $number } di { $all }
replay-place = Punto della partita
replay-coach = Che cosa dice l’allenatore?
replay-loading = Caricamento della partita …
replay-keys = Spazio avvia e ferma, ← e → vanno di un passo, Home e Fine saltano, + e - cambiano la velocità.

## Che cosa può andare storto

trouble-no-room = Questa stanza non c’è
trouble-no-room-text = Il link è sbagliato, o la stanza è stata chiusa perché da molto non c’era nessuno. Aprine una nuova: basta un clic.
trouble-full = Questa stanza è piena
trouble-full-text = Non può entrare altra gente. Chiedi a qualcuno di far posto, o apri una stanza tua.
trouble-removed = Ti hanno allontanato da questa stanza
trouble-removed-text = Chi ospita ti ha messo alla porta. Puoi aprire una stanza tua.
trouble-closed = Questa stanza è chiusa
trouble-closed-text = Da molto non c’era nessuno. Aprine una nuova: basta un clic.
trouble-elsewhere = Stai giocando in un’altra finestra
trouble-elsewhere-text = Lo stesso posto è stato aperto di nuovo, in un’altra scheda o finestra. Continua lì, o riportalo qui.
trouble-away = Il server non risponde
trouble-away-text = Forse sta ripartendo, o la tua rete non funziona. Continuiamo a provare: ciò che hai fatto resta.
trouble-malformed = Questa pagina e il server non si capiscono
trouble-malformed-text = Forse il server è più recente di questa pagina. Ricaricala.
trouble-crowded = Troppe connessioni
trouble-crowded-text = Dalla tua rete sono aperte troppe finestre. Chiudine qualcuna e riprova.
trouble-busy = Il server ora non può farlo
trouble-busy-text = Ha troppo da fare, o in questo momento non può conservare nulla. Riprova.
trouble-no-replay = Questa replica non c’è
trouble-no-replay-text = Il link è sbagliato, o la partita è così vecchia che non si conserva più.
trouble-opening = Il server non risponde. Riprova tra un attimo.
trouble-too-many = Dalla tua rete sono state appena aperte molte stanze. Riprova tra qualche minuto.
trouble-again = Riprova
trouble-here = Gioca qui
