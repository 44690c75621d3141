# Che cosa dice il server a chi siede a un tavolo online: perché qualcosa non si fa.

online-late = Un attimo troppo tardi: nel frattempo è successo qualcosa.
online-late-window = Un attimo troppo tardi: il tempo per reagire è finito.
online-late-noped = { $who } ha fatto prima: c’è già una risposta.
online-no-such-move = Adesso non si può.
online-bad-blank = Questa mossa non si può fare così: { $problem }.
online-not-playing = Non giochi in questa partita.
online-no-game = Adesso non c’è nessuna partita.
online-in-game = Bisogna aspettare la fine della partita.
online-paused = La partita è in pausa.
online-host-only = Può farlo solo chi ospita.
online-nobody-there = Quella persona non è nella stanza.
online-seat-taken = Lì siede già qualcuno.
online-no-seat-left = Non ci sono posti liberi.
online-no-name = Scegli un nome e un gatto.
online-muted = Chi ospita ti ha tolto la parola.
online-nothing-said = Lì non c’è scritto niente.
online-too-long = È troppo lungo.
online-too-fast = Troppo in una volta. Aspetta un attimo.
online-busy = Il server ha troppo da fare in questo momento. Riprova tra poco.
online-crowded = Dalla tua rete arrivano troppe connessioni. Chiudi qualche finestra e riprova.
online-removed = Chi ospita ti ha allontanato da questa stanza.
online-no-store = Il server non può conservare nulla in questo momento, quindi non è stato fatto nulla. Riprova tra poco.
online-damaged = Questa stanza è danneggiata e non si può più leggere. Aprine una nuova.
online-malformed = Il server non ha capito.
online-other-version = Questa pagina è più vecchia o più nuova del server. Ricaricala.
online-no-room = Questa stanza non esiste, o è stata chiusa.
online-room-full = Questa stanza è piena.
online-bad-settings = Queste impostazioni non sono possibili.
online-not-alone = L’allenatore dà suggerimenti solo dove nessun altro gioca o guarda.
online-seeds-fixed = I semi di questa partita sono già fissati.
online-no-seed-wanted = Ora non si aspetta nessun seme da te.
online-another-seed = Questo non è il seme che il tuo browser aveva sigillato.

# Perché nessuna partita può cominciare.
online-wrong-seats = Non si gioca in { $number }; possibile: { $possible }.
online-cannot-be-played = Non si può giocare: { $reasons }

# Il comando che avvia un server.
cli-serve = apri un tavolo per gli amici, nel browser
cli-serve-host = dove ascoltare; 0.0.0.0 per tutta la rete, 127.0.0.1 solo per questo computer
cli-serve-port = su quale porta; 0 per una qualsiasi libera
cli-serve-database = dove si conservano le stanze: un file, o postgresql://...
cli-serve-public-url = a quale indirizzo tutti trovano il server, se sta dietro un altro
cli-serve-origin = un indirizzo web le cui pagine possono collegarsi anche loro
cli-serve-exchange = dove gli altri server sullo stesso database PostgreSQL raggiungono questo
cli-serve-grace = quanto si aspetta chi ha perso la connessione prima che giochi un bot
cli-serve-bot = un programma di questa macchina che le stanze possono avere come bot con questo nome; si può ripetere
cli-serve-bad-bot = Serve --bot NOME=PERCORSO con un nome di lettere, cifre, - e _, ciascuno una volta sola, e un programma, non { $text }.
cli-serve-no-limits = nessun limite di frequenza e indirizzo, per misurare e dove tutti si conoscono
cli-serve-no-browser = non aprire il browser
cli-serve-no-port = La porta { $port } non si può usare: { $problem }
cli-serve-no-asyncpg = Per PostgreSQL serve asyncpg, che si installa con: { $install }
serve-here = Il tuo tavolo: { $address }
serve-elsewhere = Per telefoni e amici nella tua rete: { $address }
serve-bots = Le stanze possono avere anche questi bot di questa macchina: { $names }
serve-end = Ctrl+C per chiudere. Stanze e partite restano conservate.

# Il comando per ciò che un server conserva.
cli-rooms = salva, ripristina e controlla le stanze di un server
cli-rooms-backup = copia tutte le stanze e le registrazioni in un file, mentre il server è acceso
cli-rooms-backup-file = il file da scrivere; non deve esistere
cli-rooms-restore = ripristina una copia in un archivio vuoto
cli-rooms-restore-file = la copia
cli-rooms-check = cerca danni; non cambia nulla
rooms-backed-up = { $number ->
    [one] 1 stanza salvata
   *[other] { $number } stanze salvate
} in { $file }.
rooms-restored = { $number ->
    [one] 1 stanza ripristinata
   *[other] { $number } stanze ripristinate
}.
rooms-sound = Nulla è danneggiato.
rooms-damaged = { $number ->
    [one] 1 danno trovato
   *[other] { $number } danni trovati
}.
